# The browser's table: buttons, labels, sheets.

## Games, start page

greeting = Sit down with us!
opening = Opening the Stube …
unreachable = The table does not answer. Is it still running?
start-what = What shall we play?
start-who = Who with?
start-bots = With bots
    .line = alone, straight away
start-friends = With friends
    .line = a link to join you
change = Change
choose-rules = Which rules?
sit-down = Sit down
friends-open = Open the table
tables-open = Open tables
back-to-table = Back to my table – { $game }
promise = No account. Nothing is tracked.
language = Language
close = Close

## Seats

you = You
us = We
them = They
seat-nameless = Seat { $number }
seat-free = Free seat
seat-standin = { $name } (bot)
bot-name-1 = Anna
bot-name-2 = Hansl
bot-name-3 = Vroni
bot-name-4 = Luis
bot-name-5 = Resi
bot-name-6 = Toni
bot-name-7 = Moidl
bot-name-8 = Sepp
note-bot = bot
note-away = away
note-thinks = thinking
note-dealer = dealer

## Wall

band-wall = Wall: announcement and score
band-table = Table: the seats and the trick
band-word = Your word
band-hand = Your hand
slate-announced = What was announced
slate-score = Score
strike = Strike
trump = Trumps
secret = secret
no-trumps = No trumps
goal-fewest = Fewest tricks win
trick-number = Trick { $number }
trick-of = Trick { $number } of { $total }
stage-endgame = The last tricks
score-line =
    { $tense ->
        [yes] { $who } { $points }, tense.
       *[no] { $who } { $points }.
    }
won-before = won so far: { $count }
target = to { $points }
needed-most = { $count } tricks win
needed-fewest = { $count } tricks lose
we-are-tense = We are tense
they-are-tense = They are tense

## Table

seat-left = on your left
seat-across = opposite you
seat-right = on your right
seat-partner = plays with you
seat-backs =
    { $count ->
        [one] one face-down card
       *[other] { $count } face-down cards
    }
stake-is = stake
tricks-tally = tricks { $mine } : { $theirs }
trick-on-table = The trick on the table
your-place = your card
on-top = on top
heard-on-top = It is on top.
laid-by =
    { $wins ->
        [yes] { $who }: { $card }, now winning
       *[no] { $who }: { $card }
    }
pile-us =
    { $count ->
        [one] We: { $count } trick
       *[other] We: { $count } tricks
    }
pile-them =
    { $count ->
        [one] They: { $count } trick
       *[other] They: { $count } tricks
    }
stock-count =
    { $count ->
        [one] Stock: one card
       *[other] Stock: { $count } cards
    }
open-row = Open cards of the stock
take = Take: { $card }
upcard = Upcard: { $card }
winner-takes = Winner takes: { $card }
winner-draws-first = Winner draws first
winner-chooses = Winner chooses one
loser-draws = Loser draws one unseen
loser-draws-top = Loser draws the top one

## Word

your-turn = Your turn.
your-lead = Your turn: you lead.
take-one = Take one of the open cards.
trick-is-yours = Your trick.
trick-goes-to = { $who } takes the trick.
waits-for =
    { $count ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
dealing = The cards are being dealt.
not-yet-looked = You may look at your cards once both have announced.
play-card = Play the { $card }
call = Trump or critical!
raise = Raise to { $to }
raise-more = Raise …
raise-though-tense = Tense: this costs you
raise-back = Hold and raise to { $to }
raise-to = to { $to }
raise-others = more …
answer-title = { $who } raises to { $to }. Do you hold?
answer-now = The stake is { $stake } now.
answer-either = You or { $others }: whoever answers first.
answer-must-hold = You have to hold.
answer-must-fold = You have to fold.
hold = Hold
hold-effect = playing for { $stake }
fold = Fold
fold-effect = they score { $points }
fold-again = Really fold?
fold-yes = Yes, fold
back = Back
concede = Give up
concede-again = Really give up this round?
concede-yes = Yes, give up
name-strike = Name the strike
name-trump = Name trumps
announce-strike = Name the strike: { $what }
announce-trump = Name trumps: { $what }
you-hold =
    { $count ->
        [0] you hold none
        [one] you hold one
       *[other] you hold { $count }
    }
choose-first = Tap one, then announce it.
better = Better cards!
better-ask = Ask for better cards
better-cost = costs { $points }
grant-title = { $who } asks for better cards.
grant = Grant
grant-effect = new cards are dealt
refuse = Refuse
refuse-effect = these cards stay

## Hand

own-cards =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
face-down = face-down card
hand-card =
    { $has ->
        [yes] { $card }, { $role }
       *[no] { $card }
    }{ $state ->
        [yes] , playable
        [chosen] , chosen, Enter plays
        [no] , not playable: { $reason }
       *[none] { "" }
    }
not-now = { $card } does not go now.

## Tools, sheets

menu = Menu
help = Help
tool-ladder = Who beats?
tool-last = Last trick
tool-said = So far
tool-people = Who is here?
tool-talk = Calls
talk-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
took-it = won the trick
no-trick-yet = No trick has been won in this round.
said-nothing = Nothing has happened yet.
ladder-note = { $strike } is the strike, { $trump } are trumps.
ladder-note-trump = { $trump } are trumps.
ladder-equal = equal: the first one wins
ladder-down = from the top down
ladder-rest = Below these only the led suit counts, ace to seven.
ladder-none = The order stands once it is announced.
fate-mine = yours
    .long = in your hand
fate-table = lies
    .long = lies on the table
fate-gone = gone
    .long = played, gone
fate-open = unseen
    .long = not seen yet

## End of a round, of a match

column-tricks = Tricks
column-points = Points
column-score = Score
over-trick = Trick { $number }: { $who } with { $card }
over-tricks =
    { $who }: { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
over-deals = { $who } deals the next round.
over-you-deal = You deal the next round.
round-drawn = The round is drawn.
round-won-us = We win the round!
round-won-you = You win the round!
round-won-others =
    { $count ->
        [one] { $who } wins the round.
       *[other] { $who } win the round.
    }
series-drawn = Nobody wins: a draw.
series-won-us = We win the match!
series-won-you = You win the match!
series-won-others =
    { $count ->
        [one] { $who } wins the match.
       *[other] { $who } win the match.
    }
series-stand = Won so far { $mine } : { $theirs }, { $needed } are needed.
series-stand-all = So far { $mine } : { $theirs }; all { $matches } matches are played.
next-round = Next round
again = Rematch
leave = Leave the table
leave-effect = your seat stays yours

## Menu

speed = How long a trick lies
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-tap = until I tap
theme = Light
theme-system = as the device
theme-light = day
theme-dark = lamplight
theme-contrast = contrast
index = Sign in the corner
index-auto = automatic
index-on = large
index-off = none
family = How cards are drawn
family-region = as in the region
family-double = double-headed, as in Bavaria
family-standing = standing, as in Salzburg
two-tap = Two taps play
two-tap-hint = The first chooses a card, the second plays it.
keys = Single keys
keys-hint = Digits play, letters call. Help lists them.
french-suits = French suits
french-suits-hint = Clubs, spades, hearts, diamonds for acorns, leaves, hearts, bells
four-colours = Four colours
four-colours-hint = Spades green, diamonds orange: like leaves and bells
last-card = The last card plays itself
last-card-hint = when there is nothing else to do
sound = Sound
sound-hint = Cards, knocks, chalk; quiet, made on this device

## Help

help-table = Tap a card to play it. A hatched card does not go now: tap it and it says why. A tap on the table hurries things along.
key-digits = take the card, answer or tile of this number
key-arrows = move in the hand
key-ends = to the first or last card of the hand
key-enter = play the chosen card, announce, go on
key-call = with the call or without
key-raise = raise
key-hold = hold
key-fold = fold (asks; again: yes)
key-farbe = Farbe! Have the last card shown (asks once more)
key-better = call or ask for better cards
key-swap = ask to swap strike and trumps
key-jump = straight to four
key-maschine = declare the machine
key-ladder = who beats whom
key-last = last trick
key-said = what happened so far
key-claims = cards that may be claimed
key-people = who is here
key-menu = menu
key-help = this list
key-close = close, go back

## Titles, connection

title-your-turn = Your turn
connection-lost = No connection. Your seat stays yours.
