### At the table with the regional rules: cut, show, swap, give, claim.

## The cut

cut-title = You cut and see: { $card }
cut-secret = The others see only whether you keep it.
cut-nothing = Not a critical: the card stays.
keep = Keep it
keep-effect = you get one card fewer at the end
leave-it = Leave it
leave-it-effect = the cards are dealt as always
kept-card = kept from the cut

## Showing a card

show-rank = Show a card for the strike
show-suit = Show a card for trumps
show-card = Show the { $card }
show-rank-effect = strike: { $what }
show-suit-effect = trumps: { $what }
show-note = It is shown once you have both chosen.
show-tap = Tap a card in your hand.
chosen-card = chosen
show-waits = Chosen: { $card }. { $who } is still choosing.
show-between-two = Only you two will know strike and trumps.

## Swapping strike and trumps

swap-ask = Ask to swap
swap-ask-effect = you would name the strike
swap-title = { $who } asks: swap strike and trumps?
swap-grant = Swap
swap-grant-effect = { $who } names the strike, you trumps
swap-refuse = Do not swap
swap-refuse-effect = you name the strike

## Tense: play or give

choose-title = Tense: play the round or give it up?
stay = Play
stay-effect = for { $stake }, without raises
give = Give it up
give-again = Really give it up?
give-yes = Yes, give it up

## Machine, straight to four, Farbe

machine = The machine!
machine-effect =
    { $points ->
        [one] all criticals: one point, round over
       *[other] all criticals: { $points } points, round over
    }
jump = Straight to { $to }
jump-effect = if it is not held, your side scores { $points }
farbe = Farbe! Show it
farbe-effect = { $who } shows the last card: if it fits, the other side scores { $stake }, if not, yours does
farbe-short = have the last card shown
farbe-fits = It fits if it is of the suit led, a trump, a strike or a critical.
farbe-again = Have the last card shown?
farbe-yes = Yes, Farbe!

## Claiming a card

claim = Claim
claim-title = Which card should not have been played?
claim-card = { $who }: { $card }
claim-effect = rightly: { $points } for your side; otherwise for the other
claim-again = Another card was due from { $who }?
claim-open = The hand of that moment is shown to all.
claim-yes = Yes, claim it

## Warnings

breaks-duty = Against your duty: { $reason }
breaks-duty-effect = if it is claimed: { $points } for the other side
play-though = Play the { $card } all the same
hand-card-warned = { $card }, playable, but against your duty: { $reason }
misraise-effect =
    { $misraise ->
        [opponents_2_end] tense: 2 for the other side, round over
        [opponents_bid_end] tense: { $to } for the other side, round over
       *[deduct_2] tense: costs 2 and does not stand
    }
misraise-again = Tense: really raise?
misraise-yes = Raise all the same

## Two and three players

me = Me
note-alone = alone
note-forehand = forehand
alone-against = { $who } alone against { $others }
gets-points =
    { $count ->
        [one] { $who } scores { $points }
       *[other] { $who } score { $points }
    }
is-tense = { $who }: tense
answer-title-alone = { $who } raises to { $to }. Will you hold?
answer-must-hold-alone = You must hold here.
answer-must-fold-alone = You must fold here.
you-are-tense = You are tense

## Matches

match-won-us = This match is ours!
match-won-you = This match is yours!
match-won-others = This match goes to { $who }.
match-shared = This match is shared by { $who }.
series-shared = Won together by { $who }.
schneider = Schneider
schneider-effect = lost without a point: counts double
