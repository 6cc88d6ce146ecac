### Why something cannot be done, and what could: a message for every code.

## Writing

error-bad-card = I do not know “{ $text }” as a card. Write suit and rank, for example { $pack ->
        [french-52] HK or S10.
       *[other] HK or E10.
    }
error-bad-action = I do not understand “{ $text }” as an action.
error-bad-state = I cannot read this state of play.
error-bad-deal = This deal does not fit: each card has to be there exactly once.
error-bad-number = “{ $text }” does not fit as a number here.
error-bad-seat = There is no such seat at the table.
error-bad-event = I do not understand “{ $text }”. Possible are: { $known }.
error-card-twice = { $card } stands there twice; there is only one of each card.

## Questions to the program

error-bad-usage = The command works differently: { $message }
error-missing-argument = Still missing: { $argument }.
error-argument-not-used = “{ $argument }” has no meaning here. Possible are: { $known }.
error-not-judged = The referee has no answer for “{ $question }” here. You can ask for: { $known }.

## Rules

error-unknown-game = I do not know the game “{ $game }”. There are: { $known }.
error-unknown-preset = I do not know the form “{ $preset }”. There are: { $known }.
error-unknown-option = I do not know the rule “{ $option }”. There are: { $known }.
error-unknown-value = The rule “{ $option }” does not know “{ $value }”. Possible are: { $known }.
error-unknown-setup = “{ $key }” cannot be set. Possible are: { $known }.
error-rules-too-large = This is too large for rules: { $limit } bytes at most.
error-rules-not-text = Line { $line } of the rules is no readable text.
error-rules-no-header = This is no rule set of Stube: one begins with { $right }.
error-rules-line-unknown = Line { $line } is no line of a rule set.
error-rules-field-twice = “{ $field }” stands in line { $line } for the second time.
error-rules-field-missing = “{ $field }” is missing. Possible are: { $right }.
error-options-clash =
    { $clash ->
        [weli_disagrees] The Weli needs 33 cards, and is a critical only if it is listed among them.
        [packets_do_not_fit] The packets have to add up to the hand.
        [announce_on_does_not_fit] With three cards in hand, three are what you announce on.
        [announce_on_needs_three] To announce on three cards, a packet of three has to come first.
        [tricks_do_not_fit] With so few cards not every side could take that many tricks.
        [call_needs_open] “Trump or critical” needs an announcement that everybody knows.
        [call_needs_free_follow] “Trump or critical” needs play that is otherwise free.
        [forced_trumps_need_open] For everybody to follow trumps, everybody has to know the announcement.
        [last_card_needs_open] For a rule about the last card, everybody has to know the announcement.
        [ghost_needs_three] A ghost hand is for three players only.
        [three_need_ghost] Three players need a ghost hand.
        [hand_size_does_not_fit] With hands of this size the stock does not come out even.
        [three_players_count_all] With three players all tricks count.
        [race_without_scope] A race needs to say which tricks count.
        [open_n_without_open_stock] Open cards need an open stock.
        [open_stock_needs_open_n] An open stock needs to say how many cards lie open.
        [by_upcard_has_no_trump] Where the first card says whether many or few tricks win, there are no trumps.
        [by_upcard_needs_upcard] For the first card to say the goal, it has to lie open.
       *[other] These rules do not go together: { $options }.
    }
error-not-yet-playable = “{ $option } = { $value }” cannot be played yet; it comes with the regional forms.

## At the table, in every game

error-needs-deal = First the cards are dealt.
error-no-deal-needed = The cards are dealt already.
error-series-is-over = The match is over.
error-not-your-turn = It is not your turn yet.
error-not-now = That does not work at this moment.
error-not-your-card = You do not hold the { $card }.
error-must-follow-suit = Follow suit: play { $suit }.

## Watten: announcing

error-unknown-strike = “{ $rank }” cannot be the strike.
error-unknown-trump = “{ $suit }” cannot be trumps.
error-must-hold-it = Here you name only what you hold.
error-cannot-show = The { $card } cannot be shown for the strike here.
error-nothing-to-keep = At the cut, only a critical can be kept.
error-swap-is-off = Strike and trumps are not swapped at this table.
error-swap-was-asked = The swap has been asked for in this round.
error-better-is-off = There are no better cards at this table.
error-better-limit-reached = Your side has had better cards in this round.
error-better-was-refused = Better cards were refused: announce on these.
error-not-enough-cards = There are not enough cards left for better ones.

## Watten: playing

error-must-give-trump = Your partner called “trump or critical”: play a trump.
error-must-give-trump-or-critical = “Trump or critical” was called: play a trump or a critical.
error-must-follow-trump = Trumps are led: play a trump or a strike.
error-no-call-with-this-card = “Trump or critical” goes with the chief strike only, when you lead it.

## Watten: the stake

error-answer-first = First the question at the table needs its answer.
error-nothing-to-answer = There is nothing to hold or to fold.
error-side-is-tense = Tense: no raise
error-other-side-is-to-raise = It is for the other side to raise next.
error-raise-too-late = Your card lies already: you can raise again in the next trick.
error-raise-not-out-of-turn = You can raise when it is your turn.
error-raise-between-tricks = Raises come before a trick is led.
error-stake-limit-reached = The stake goes no higher.
error-enough-to-win = The stake is already enough for you to win.
error-wrong-raise = From here it does not go to { $to }.
error-not-far-behind = Only a side at least four points behind can go straight to four.
error-last-card-must-match = In the last trick you can raise if your last card is of the suit led, a trump, a strike or a critical.
error-no-reraise-in-answer = Here you only hold or fold; you can raise afterwards.
error-must-accept = The stake passes the target: it has to be held.
error-must-fold = The stake passes the target: it cannot be held.
error-round-is-decided = The round is decided already.
error-concede-is-off = At this table a round is played to its end.
error-not-all-criticals = For the machine you need every critical in your hand.
error-nothing-to-claim = There is nothing to claim about the { $card } now.

## Watten: signs

error-signals-are-off = No signs at this table.
error-signals-not-open = Signs begin once strike and trump are named.
error-unknown-gesture = The table does not know this sign.
error-false-signal = Signs are honest at this table: this one does not fit your cards.
error-gesture-running = One sign after the other: the last one still shows.
error-no-gesture-running = You are not making a sign.
error-bad-look = You cannot look there now.

## German Whist

error-nothing-to-take = There is no card to take now.
error-not-in-the-row = The { $card } does not lie open.

## Records

error-record-too-large = The record is too large.
error-record-not-text = Line { $line } is no readable text.
error-record-no-header = This is no record of Stube: one begins with { $right }.
error-record-format-unknown = Line { $line }: I cannot read format { $version }, only { $right }.
error-record-rules-version-unknown = This record follows version { $version } of the rules, which I do not know.
error-record-truncated = The record breaks off in line { $line }.
error-record-damaged = The record is damaged near line { $line }.
error-record-line-unknown = I do not understand line { $line }.
error-record-field-missing = Before line { $line } “{ $field }” is missing.
error-record-field-twice = “{ $field }” stands in line { $line } for the second time.
error-record-bad-value =
    { $line ->
        [one] Line { $line }:
        [other] Line { $line }:
       *[none] Record:
    } I do not understand the value of “{ $field }”.
error-record-illegal-action = Line { $line }: “{ $text }” cannot happen at this point. Possible are: { $right }.
error-record-rotated =
    { $seats ->
        [one] Line { $line }: the seats are shifted by one.
       *[other] Line { $line }: the seats are shifted by { $seats }.
    }
error-record-without-proof = This record says nothing of how its deals were made: it was not played at a table of Stube, or is an older one.
error-record-stays-closed = This table keeps its folded cards closed, so there is no record of its deals.
error-record-not-yet = The record can be had when the match is over.

## Bots among themselves

error-bad-budget = I cannot read “{ $text }” as thinking time. Write 5ms, 0.2s or 200worlds.
error-budget-empty = Without time and without worlds a bot cannot think.
error-budget-too-large = { $budget } is too much for one decision: { $seconds } seconds or { $worlds } worlds at most.
error-bot-erred = The bot “{ $bot }” chose “{ $text }” in pair { $pair }, which cannot be done there ({ $why }).
error-worker-died = One of the processes that play has died. The finished pairs are kept: go on with --resume.
error-arena-file-other = The file { $file } belongs to another comparison: its “{ $field }” is different.
error-arena-file-damaged = The file { $file } is damaged in line { $line }.
error-unknown-row = I know nothing to measure called “{ $row }”. There are: { $known }.
error-missing-extra = This needs more than the plain installation: install stube[{ $extra }].

## Tables

error-unknown-table = This table is not there (any more).
error-unknown-seat-secret = This key fits no seat at this table.
error-unknown-invitation = This invitation leads to no table (any more).
error-unknown-ticket = This link has been used or has run out. Ask for a new one.
error-seat-taken = Somebody is sitting on this seat already.
error-seats-are-free = There are free seats: cards are dealt when everybody has sat down.
error-already-seated = You are sitting at this table already.
error-not-the-host = Only the host of the table may do that.
error-talk-is-closed = There is no talking during the round.
error-chat-is-off = Nobody writes at this table.
error-unknown-call = The table does not know this call.
error-stale = Something has happened meanwhile: have another look.
error-pledge-not-now = The envelopes for this deal are closed, or it is too far ahead.
error-share-not-asked = Your share is not asked for now.
error-share-differs = This is not the share that you pledged.
error-deal-differs = The deal in the log does not follow from its shares.
error-bad-message = Browser and table do not understand each other. Please load the page again.
error-unknown-bot = I do not know the bot “{ $bot }”. There are: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] This table needs one player.
       *[other] The table has { $seats } seats: say for each who sits there.
    }
error-too-many-requests = That was a little fast. Please try again in a moment.
error-try-again = That is not possible right now. Please try again in a few seconds; nothing is lost.
