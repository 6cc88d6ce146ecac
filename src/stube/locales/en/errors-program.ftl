### Why programs and the pages about rules do not take something.

## Writing

error-bad-card = I do not know “{ $text }” as a card. Write suit and rank, for example { $pack ->
        [french-52] HK or S10.
       *[other] HK or E10.
    }
error-bad-action = I do not understand “{ $text }” as an action.
error-bad-state = I cannot read this state of play.
error-bad-deal = This deal does not fit: each card has to be there exactly once.
error-bad-number = “{ $text }” does not fit as a number here.
error-bad-form = “{ $text }” is not written as it should be here, for example { $right }.
error-too-many-cards = { $count } cards are too many here: { $most } at most.
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

## Records

error-record-too-large = The record is too large.
error-record-not-text = Line { $line } is no readable text.
error-record-no-header = This is no record of Stube: one begins with { $right }.
error-record-format-unknown = Line { $line }: I cannot read format { $version }, only { $right }.
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
