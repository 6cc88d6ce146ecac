### Names: games, cards, roles, reasons, forms of a game, bots.

## Games

game-watten = Watten
    .line = four seats, two against two
game-german-whist = German Whist
    .line = two seats, a stock between you

## Suits of the German and the French pack. `.letter` stands in the corner and beside the pip.

suit-E = acorns
    .letter = A
suit-L = leaves
    .letter = L
suit-H = hearts
    .letter = H
suit-S = bells
    .letter = B
suit-french-C = clubs
suit-french-D = diamonds
suit-french-H = hearts
suit-french-S = spades

## Ranks

rank-6 = Weli
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-U = Unter
rank-O = Ober
rank-K = king
rank-A = ace
rank-french-2 = two
rank-french-3 = three
rank-french-4 = four
rank-french-5 = five
rank-french-6 = six
rank-french-7 = seven
rank-french-8 = eight
rank-french-9 = nine
rank-french-T = ten
rank-french-J = jack
rank-french-Q = queen
rank-french-K = king
rank-french-A = ace

# $suit, $rank: the names above. The Weli stands for itself.
card =
    { $rank ->
        [Weli] Weli
       *[other] { $rank } of { $suit }
    }

## What a card is in this round

role-max = Max
role-belli = Belli
role-spitz = Spitz
role-weli = Weli
role-guate = Guate
role-chief = Chief
role-blind = Blind
role-trump = Trump
role-plain = Plain suit

## Why a card takes the trick

reason-critical = a critical
reason-guate = the Guate
reason-chief = the chief strike
reason-blind = a blind strike
reason-first-blind = of several blind strikes the first
reason-trump = the highest trump
reason-led-suit = the highest card of the suit led
reason-higher-card = the highest card of the suit led

## How a round ended

how-played = The cards decided it.
how-folded = A raise was not held.
how-conceded = The round was given up.
how-misraised = A tense side raised.
how-written = The points for better cards decided it.
how-given = A tense side gave the round up for two.
how-machine = The machine: all criticals in one hand.
how-challenged = “Farbe!” decided it.
how-claimed = A card was claimed.
how-race = The race is won.

## Forms of Watten

preset-watten-bavarian-11 = Bavarian to 11
    .line = 32 cards; Max, Belli and Spitz always beat the rest.
preset-watten-bavarian-15 = Bavarian to 15
    .line = As to 11, only longer: you are tense from 13.
preset-watten-tyrol-kritisch-15 = Tyrolean Kritisch to 15
    .line = 33 cards: the Weli is the third critical, after Max and Belli.
preset-watten-tyrol-kritisch-18 = Tyrolean Kritisch to 18
    .line = With the Weli as third critical, and to 18.
preset-watten-blind = Blind Watten
    .line = Only two know strike and trump, named by their bottom cards. No signs, to 15.
preset-watten-blind-literal = Blind Watten to the letter
    .line = The lowest of three cards announces, and all are told. With the Weli, to 15.
preset-watten-wurf = Wurftwatten
    .line = Only three cards each: two tricks win. To 11.
preset-watten-kritischer-cup = Kritischer Watten
    .line = Raises go up by two; to 15, first to win two matches.
preset-watten-house-21 = House rule to 21
    .line = A stake that would pass the target must be held. First to win two matches.
preset-watten-italian-11 = Italian to 11
    .line = Announced on all five cards, no better cards, raises at any time.
preset-watten-italian-tirolo-15 = Italian with the Weli, to 15
    .line = As Italian, with 33 cards: the Weli is the fourth critical.
preset-watten-bavaria-club = Bavarian as in the clubs
    .line = A critical met at the cut may be kept; once a side is tense, the round is for three. To 15.
preset-watten-bavaria-cup = Bavarian tournament
    .line = Three matches, and each one counts. No better cards; a revoke has to be claimed. To 15.
preset-watten-tirol-open-11 = Tyrol, open, to 11
    .line = No criticals: the Weli is the lowest trump, and trumps must be followed.
preset-watten-tirol-open-15 = Tyrol, open, to 15
    .line = Trumps must be followed; when tense, play for three or give two. “Farbe!” tests the last card.
preset-watten-tirol-kritisch = Tyrolean Kritisch to 11
    .line = Max, Weli and Spitz are the criticals; otherwise it is played as in Bavaria.
preset-watten-southtyrol-open-15 = South Tyrol, open, to 15
    .line = No criticals, no Guate, trumps must be followed. New cards for all if both agree.
preset-watten-southtyrol-guate-18 = South Tyrol with the Guate, to 18
    .line = The trump just above the strike, the Guate, beats even the chief strike.
preset-watten-southtyrol-blind-18 = South Tyrol, blind, to 18
    .line = The announcers show each other one card; only these two know strike and trumps. With the Guate.
preset-watten-ladin = Ladin to 11
    .line = The announcers’ first cards decide: only they know, and only they must follow trumps.
preset-watten-two-hand = Watten for two
    .line = One against one, five cards each, otherwise as in a Bavarian club. To 15.
preset-watten-three-hand = Watten for three
    .line = Forehand alone against the other two; each keeps a score. To 15.

## Forms of German Whist

preset-german-whist-classic = Classic
    .line = All 26 tricks count; win two rounds to win.
preset-german-whist-last13 = The last thirteen
    .line = Tricks count only once the stock is used up.
preset-german-whist-open-stock = Open stock
    .line = Three cards lie open; whoever takes the trick picks one.
preset-german-whist-race-7 = Race to 7
    .line = First to seven tricks wins the round.
preset-german-whist-race-9 = Race to 9
    .line = First to nine tricks wins the round.
preset-german-whist-no-trump = No trumps, hidden stock
    .line = No trumps, and the whole stock lies face down.
preset-german-whist-no-trump-upcard = No trumps
    .line = No trumps; the top card of the stock lies open.
preset-german-whist-three = Three players
    .line = Seven cards each; a ghost hand stays face down.
preset-german-whist-weighted = Weighted
    .line = Tricks count one while you draw, and two afterwards.
preset-german-whist-points-50 = To 50
    .line = The last thirteen tricks count, round after round, up to 50 points.
preset-german-whist-high-low = High or low
    .line = No trumps: the first card says whether many tricks win (red) or few (black).

## Bots

bot-random = Dice
    .line = Plays anything that is allowed.
bot-lowest = Penny
    .line = Always plays the lowest card and never raises.
bot-highest = Daredevil
    .line = Always plays the highest card and never raises.
bot-sensible = Level Head
    .line = Announces what it holds, plays with its partner, and counts before it raises.
bot-regular = The Regular
    .line = Weighs a few dozen deals that may be.
bot-strong = Sharp Eye
    .line = Weighs more than a hundred deals that may be.
bot-master = Old Master
    .line = Weighs hundreds of deals that may be.
