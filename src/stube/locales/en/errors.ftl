### Why something cannot be done, and what could: a message for every code.

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
error-share-not-asked = Your envelope is not asked for now.
error-share-differs = This is not the envelope that you put down.
error-deal-differs = The cards dealt do not follow from the envelopes.
error-bad-message = Browser and table do not understand each other. Please load the page again.
error-unknown-bot = I do not know the bot “{ $bot }”. There are: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] This table needs one player.
       *[other] The table has { $seats } seats: say for each who sits there.
    }
error-too-many-requests = That was a little fast. Please try again in a moment.
error-try-again = That is not possible right now. Please try again in a few seconds; nothing is lost.
error-record-rules-version-unknown = This record follows version { $version } of the rules, which I do not know.
error-record-stays-closed = This table keeps its folded cards closed, so there is no record of its deals.
error-record-not-yet = The record can be had when the match is over.
