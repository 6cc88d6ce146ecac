### The rulebook: each clause of a game, sentence by sentence. A rule set shows only those that it plays.

# W-27 is a clause, `w-27--trump-only` one of its sentences. Regional words come from terms.ftl by $dialect.

## Watten: sections

section-watten-table = At the table
section-watten-cards = The cards
section-watten-deal = The deal
section-watten-announcing = Strike and trump
section-watten-play = Play
section-watten-stakes = Stakes
section-watten-end = Points and the end
section-watten-conduct = Signs and conduct

## Watten: at the table

w-49--four = Four play, two against two. Partners sit opposite each other and have one score.
w-49--two = Two play, one against the other.
w-49--three = Three play. In each round forehand stands alone against the two others. Everybody has a score of their own: what a side wins or loses goes in full to each of its players.
w-49--three-tense = A pair is tense as soon as one of the two is. If several reach the target at once the highest score wins; equal highest share the match.
w-49--clockwise = Deal and play go round clockwise.
w-49--anticlockwise = Deal and play go round anticlockwise.

## Watten: the cards

w-01--32 = The pack has 32 cards: acorns, leaves, hearts and bells, each with seven, eight, nine, ten, Unter, Ober, king and ace.
w-01--33 = The pack has 33 cards: acorns, leaves, hearts and bells, each with seven, eight, nine, ten, Unter, Ober, king and ace, and the Weli, the six of bells.
w-01--french = With a French pack clubs stand for acorns, spades for leaves and diamonds for bells.
w-02--max-belli-spitz = The criticals are always the highest cards, in this order: { word-max } (king of hearts), { word-belli } (seven of bells), { word-spitz } (seven of acorns).
w-02--max-spitz-belli = The criticals are always the highest cards, in this order: { word-max } (king of hearts), { word-spitz } (seven of acorns), { word-belli } (seven of bells).
w-02--max-belli-weli-spitz = The criticals are always the highest cards, in this order: { word-max } (king of hearts), { word-belli } (seven of bells), the Weli, { word-spitz } (seven of acorns).
w-02--max-belli-spitz-weli = The criticals are always the highest cards, in this order: { word-max } (king of hearts), { word-belli } (seven of bells), { word-spitz } (seven of acorns), the Weli.
w-02--max-weli-spitz = The criticals are always the highest cards, in this order: { word-max } (king of hearts), the Weli, { word-spitz } (seven of acorns).
w-02--max-weli-belli = The criticals are always the highest cards, in this order: { word-max } (king of hearts), the Weli, { word-belli } (seven of bells).
w-02--max-weli-belli-spitz = The criticals are always the highest cards, in this order: { word-max } (king of hearts), the Weli, { word-belli } (seven of bells), { word-spitz } (seven of acorns).
w-02--never-trump = A critical never becomes a trump or a strike, whatever is announced.
w-03--lowest-trump = The Weli is always a trump, whatever suit is named, and the lowest of them.
w-03--bells-six = The Weli is simply the lowest card of bells.
w-04--criticals = Under the criticals comes the chief strike ({ word-chief }): the card of the named rank in the trump suit. Then come the blinds ({ word-blinds }), the same rank in the other suits; then the other trumps; then the suit that was led. All other cards never win.
w-04--criticals-guate = Under the criticals comes the Guate, then the chief strike ({ word-chief }): the card of the named rank in the trump suit. Then come the blinds ({ word-blinds }), the same rank in the other suits; then the other trumps; then the suit that was led. All other cards never win.
w-04--guate = The highest card is the Guate, then comes the chief strike ({ word-chief }): the card of the named rank in the trump suit. Then come the blinds ({ word-blinds }), the same rank in the other suits; then the other trumps; then the suit that was led. All other cards never win.
w-04--chief = The highest card is the chief strike ({ word-chief }): the card of the named rank in the trump suit. Then come the blinds ({ word-blinds }), the same rank in the other suits; then the other trumps; then the suit that was led. All other cards never win.
w-05--ace-high = In each suit, trumps too, the order is ace, king, Ober, Unter, ten, nine, eight, seven.
w-05--ace-low = In each suit, trumps too, the order is king, Ober, Unter, ten, nine, eight, seven, ace.
w-05--weli = The Weli stands below all of them.
w-06 = If the named rank is that of a critical, the critical keeps its place and no other card moves up: there may be fewer blinds, and no separate chief strike.
w-07 = The blinds are equal: of several the one played first wins.
w-08 = The Guate ({ word-guate }) is the trump one rank above the strike, after the ace the seven. It beats the chief strike.
w-08--critical = Where that card is a critical there is no Guate.
w-08--six = With the six as strike there is no Guate.
w-09 = The six may be named as strike. Then the Weli is the only strike and the chief, whatever suit is trump, and there are no blinds.
w-09--critical = The Weli stays a critical all the same, at its old place.

## Watten: the deal

w-16--low = Before the first round everybody lifts a card; the lowest deals, with the ace as high. If the lowest is not alone, all lift again.
w-16--high = Before the first round everybody lifts a card; the highest deals, with the ace as high. If the highest is not alone, all lift again.
w-16--weli = When lifting, the Weli is the lowest card.
w-16--random = The first dealer is drawn by lot.
w-17 = After every round the deal passes to the next player.
w-56--cutter = The player before the dealer cuts and looks at the bottom card of the part lifted. A critical may be kept; its keeper then gets one card fewer in the last packet.
w-56--kept = The others see that a card was kept, not which.
w-56--dealer = Once the cutter has kept one, the dealer looks at the next card and may do the same.
w-11--three-two = Everybody gets three cards, then two. The player after the dealer gets them first, the dealer last.
w-11--two-three = Everybody gets two cards, then three. The player after the dealer gets them first, the dealer last.
w-11--three = Everybody gets three cards at once. The player after the dealer gets them first, the dealer last.
w-11--five = Everybody gets five cards at once. The player after the dealer gets them first, the dealer last.
w-11--second-later = The two cards are dealt only when strike and trump are fixed.

## Watten: strike and trump

w-12--after-dealer = Forehand is the player after the dealer.
w-12--before-dealer = Forehand is the player before the dealer; deal and play keep their direction.
w-12--two = Forehand is whoever does not deal.
w-12--names = Forehand names the strike, which is a rank. Then the dealer names the trump suit.
w-18--shown-open = Forehand and the dealer each choose a card of their hand. Forehand’s card stays face down until the dealer has chosen too; then both are shown to everybody. Forehand’s card gives the strike by its rank, the dealer’s the trump by its suit.
w-18--shown-hidden = Forehand and the dealer each choose a card of their hand. Forehand’s card stays face down until the dealer has chosen too; then they show them to each other alone. Forehand’s card gives the strike by its rank, the dealer’s the trump by its suit.
w-18--shown-weli = The Weli cannot be shown for the strike.
w-18--bottom = The card dealt to forehand first gives the strike by its rank; the card dealt to the dealer first gives the trump by its suit.
w-18--lowest = The lowest of forehand’s first three cards gives the strike by its rank, the lowest of the dealer’s the trump by its suit. The ace is high, and of equal cards the one dealt first counts.
w-18--open = Both cards are shown to everybody.
w-18--hidden = Forehand and the dealer show them to each other alone.
w-18--next-weli = If it is the Weli for the strike, forehand’s next card counts instead.
w-18--bells = For the trump the Weli means bells.
w-19 = Nobody names anything and nobody can ask for better cards; all cards are dealt at once.
w-10 = Only forehand and the dealer know strike and trump. The others see who wins a trick, but not why; they are told when the round is over.
w-13--in-turn = Forehand looks at the cards when it is time to fix the strike, the dealer when it is time for the trump.
w-13--at-once = Forehand and the dealer look at their cards before the strike is fixed.
w-13--first-three = At that time they see only their first three cards.
w-14--after-both = The others look only when strike and trump are fixed.
w-14--staged = The partner of whoever fixes the strike looks after that, the other partner after the trump.
w-14--free = The others may look at once.
w-15--any = Any rank and any suit may be named, held or not.
w-15--held = Only what is among the cards that one sees may be named: a rank for the strike, a suit for the trump.
w-55 = Before anything is fixed the dealer may ask to swap. If forehand agrees, the dealer fixes the strike and forehand the trump; forehand still leads.
w-55--once = It is asked once in a round at most, and what was agreed holds after a new deal too.
w-21--asks = Before it is time to decide, whoever fixes strike or trump may ask for better cards ({ word-better }). The other one of the two grants it or not.
w-21--again = What was not granted counts as asked, and is not asked again with the same cards.
w-20--forced = Before deciding, whoever fixes strike or trump may call for better cards ({ word-better }). Nobody can refuse it.
w-20--free = Better cards cost nothing.
w-20--deduct = Better cards cost the side that gets them two points, below zero too.
w-20--written = For better cards the other side writes two points, which may win it the match at once.
w-20--once = Each side can do so once in a round.
w-20--often = There is no limit to how often.
w-22--whole-deal = Better cards are a new deal by the same dealer: all cards are thrown in, and what was fixed is void.
w-22--announcers = Forehand and the dealer lay their cards aside and get as many new ones, forehand first. It is possible only while enough cards are left.
w-22--stands = A strike that was named already stands.
w-22--chosen-again = A card that was chosen already is chosen again.

## Watten: play

w-57--two = Whoever holds all criticals may declare the machine before the first card is led. The round is over, and that side gets two points.
w-57--three = Whoever holds all criticals may declare the machine before the first card is led. The round is over, and that side gets three points.
w-23--lead = Forehand leads to the first trick; whoever wins a trick leads to the next.
w-23--free = Everybody plays what they like: nobody has to follow suit, to trump or to beat.
w-23--free-call = Everybody plays what they like, except after the call: nobody has to follow suit or to beat.
w-23--trump-all = When a trump is led, whoever holds a trump must play a trump or a blind. Nobody has to beat; otherwise play is free.
w-23--trump-two = When a trump is led, whoever follows with a trump in hand must play a trump or a blind. It need not beat; otherwise play is free.
w-23--trump-announcers = When a trump is led, forehand and the dealer must play a trump or a blind if they hold a trump. They need not beat; everybody else plays freely, and so do they otherwise.
w-23--criticals = A critical may always be played to it, and never has to be.
w-23--chief-exempt = The chief strike may be held back.
w-23--guate-exempt = The chief strike and the Guate may be held back.
w-24--optional = Whoever leads the chief strike may call: trump or critical!
w-24--automatic = To lead the chief strike is to call: trump or critical!
w-25--any-trick = That holds in every trick.
w-25--first-trick = That holds for the lead to the first trick only.
w-26--critical = After the call each opponent must play a trump or a critical, if they hold one.
w-26--trump = After the call each opponent must play a trump, if they hold one.
w-27--trump-only = The leader’s partner must play a trump if they hold one, and cannot give a critical instead. Without a trump they play freely.
w-27--trump = The leader’s partner must play a trump too, if they hold one.
w-27--same = The leader’s partner is bound just like the opponents.
w-27--free = The leader’s partner plays freely.
w-28--blinds = A blind is no trump here: nobody has to play it, and it does not answer the call.
w-28--blinds-count = A blind counts as a trump here.
w-28--critical = A critical of the trump suit is no trump for the partner.
w-28--critical-counts = A critical of the trump suit counts as a trump for the partner.
w-29--double = A critical that is the chief strike as well can carry the call.
w-29--not-double = A critical that is the chief strike as well does not carry the call.
w-29--lapses = Once the card led has been beaten, those still to play are free.
w-29--stays = The duty stays when the card led has been beaten.
w-30--three = Three tricks win the round.
w-30--two = Two tricks win the round.
w-31--stops = The round is over as soon as it is decided.
w-31--shows = The cards left are shown then.
w-31--played-out = When the round is decided the other tricks are played for nothing, and nobody can raise any more.

## Watten: stakes

w-32 =
    { $points ->
        [one] A round is worth { $points } point. Its winner gets the stake that was agreed on.
       *[other] A round is worth { $points } points. Its winner gets the stake that was agreed on.
    }
w-33--before-own-card = To raise, one must not have played to the trick yet; it need not be one’s turn.
w-33--own-turn = To raise, it must be one’s turn to play.
w-33--between-tricks = Anybody may raise before a trick is led.
w-33--any-time = Anybody may raise at any time.
w-33--never = Nobody can raise before strike and trump are fixed, or once the round is decided.
w-34--step =
    { $step ->
        [one] A raise asks for { $step } point more.
       *[other] A raise asks for { $step } points more.
    }
w-34--multiples =
    { $step ->
        [one] A raise asks for { $step } point more or for any multiple of it, up to what would win the match for the side further behind.
       *[other] A raise asks for { $step } points more or for any multiple of it, up to what would win the match for the side further behind.
    }
w-35--alternates = The side that raised last waits for the other to raise.
w-35--again = A side may raise again though it raised last.
w-35--at-once = Whoever holds may raise further in the same answer.
w-35--later = An answer holds or folds, and raises no further.
w-35--four = The stake never goes above four.
w-35--needed = A side that would win the match with the stake as it stands cannot raise.
w-37--either = Any player of the other side answers, and the first answer counts.
w-37--next = The next player of the other side answers.
w-37--two = The other player answers.
w-37--first = Until then nothing else is done.
w-37--first-looks = Until then nothing else is done but looks and signs.
w-36--agreed = Who folds gives the other side the stake as it was before the raise.
w-36--minus-one = Who folds gives the other side the stake asked for less one.
w-36--two = Who folds gives the other side two points.
w-38--stake = On its turn a side may give the round up though nobody has raised; the other side gets the stake.
w-38--minus-one = On its turn a side may give the round up though nobody has raised; the other side gets the stake less one.
w-47 = Before the first lead, if nobody has raised, a side at least four points behind may bet four at once. If the others fold it gets two; if they hold, the right to raise is theirs. A tense side cannot do so.
w-58--must-match = When both sides lack one trick and nobody has raised so far, then once that trick is led only those may raise whose last card is of the suit led, a trump, a strike or a critical.
w-58--challenge = When both sides lack one trick and nobody has raised so far, then a raise after the lead may also be answered with Farbe: the last card of whoever raised is shown. If it is of the suit led, a trump, a strike or a critical, the raising side wins the stake asked for; if not, the other side does.
w-39--hidden = Cards left in the hands stay hidden after the round.
w-39--folded-hidden = When a side folds or gives up, its cards stay hidden.
w-39--shown = The cards of a side that folds or gives up are shown, and so are those left when a round is decided.
w-39--folded-shown = The cards of a side that folds or gives up are shown.

## Watten: points and the end

w-41 =
    { $target ->
        [one] The first to have { $target } point wins the match. Everything counts in the order in which it happens.
       *[other] The first to have { $target } points wins the match. Everything counts in the order in which it happens.
    }
w-40--counts = Points beyond the target are written too.
w-40--capped = No score goes beyond the target.
w-42--within-two = Who needs two points or fewer is tense ({ word-tense }).
w-42--exactly-two = Who needs exactly two points is tense ({ word-tense }).
w-42--no-raise = A tense side may not raise. It may hold and fold.
w-44--counts-three = When one side is tense and the other is not, the round counts three from the start and nobody can raise.
w-44--chooses = When one side is tense and the other is not, forehand or the dealer decides for the tense side before the lead: it plays for three without raises, or gives the others two.
w-44--four = When one side is tense and the other is not, forehand or the dealer decides for the tense side before the lead: it plays without raises, or gives the others two. It plays for four while the others have fewer than ten points, else for three.
w-44--four-ours = The limit of ten points comes from matches to eighteen.
w-44--in-full = This stake is paid in full.
w-44--both = When both are tense the round counts two and nobody can raise.
w-43--base = A tense side that loses gives two points, however high the stake.
w-43--stake = A tense side that loses gives the full stake.
w-45--two = If a tense side raises all the same, the round is over and the others get two points.
w-45--bid = If a tense side raises all the same, the round is over and the others get the stake it asked for.
w-45--deduct = If a tense side raises all the same, it loses two points, the raise is void and the round goes on.
w-45--in-full = This is paid in full. In an answer a tense side cannot raise at all.
w-46--either = A raise cannot be folded if the stake asked for would carry either side beyond the target.
w-46--raiser = A raise cannot be folded if the stake asked for would carry the raising side beyond the target.
w-46--fold = A raise can only be folded if the stake asked for would carry either side beyond the target.
w-48--single = One match decides.
w-48--two = The first to win two matches wins the series. Each match begins at nothing, and the deal goes on passing.
w-60--three = Three matches are played, all of them. Most matches win the series; equal most share it.
w-60--named = A match in which the losers have no point is called Schneider.
w-60--double = A match in which the losers have no point (Schneider) counts as two.

## Watten: signs and conduct

w-50--gestures = While a round is played, players may look about and make signs. They do not talk about their cards.
w-50--talk = While a round is played, players may look about, make signs and talk as they like, truly or not.
w-50--none = No signs and no talk about the cards.
w-51 = Everybody looks at their own hand or at one other player, and all can see where.
w-52 = A sign begins and ends. Whoever looks at that player in between has seen it, partner or opponent; nobody else is told. While making a sign one sees none.
w-53--table = What the signs mean is agreed on by the table; several may mean the same.
w-53--partners = Partners may agree on signs of their own while no cards are out. The others learn them when the match is over.
w-53--account = When the match is over, every sign is shown and who saw it.
w-54--allowed = A sign may mislead.
w-54--forbidden = A sign for a card is made only with that card in hand.
w-59--prevented = A card that the call does not allow cannot be played.
w-59--trump-prevented = A card that the trump led does not allow cannot be played.
w-59--two = Any card can be played. Until the next deal an opponent may claim that a card broke a duty; then the hand of that moment is shown. Whoever is right gets two points for their side, and the round is over.
w-59--stake = Any card can be played. Until the next deal an opponent may claim that a card broke a duty; then the hand of that moment is shown. Whoever is right gets the agreed stake for their side, and the round is over.
w-59--hidden = While strike and trump are hidden only forehand and the dealer can claim.

## German Whist: sections

section-german-whist-table = At the table
section-german-whist-deal = The deal
section-german-whist-play = Tricks
section-german-whist-stock = The stock
section-german-whist-score = What counts
section-german-whist-match = The match
section-german-whist-knowledge = Who may know what

## German Whist: at the table

g-01--two = Two play against each other with the French pack of 52 cards.
g-01--three = Three play with the French pack of 52 cards, each alone.
g-02 = In each suit the order is ace, king, queen, jack, ten, and down to the two.
g-40 = A ghost hand is dealt too, the last in each round of the deal.
g-40--aside = It lies aside unseen and is out of play.
g-41 = The hands have a size with which the stock runs out evenly for all who draw. All tricks count.

## German Whist: the deal

g-03--high = Before the first round everybody cuts; the highest card deals, with the ace as high. If the highest is not alone, all cut again.
g-03--random = The first dealer is drawn by lot.
g-03--passes = After that the deal passes to the next player every round.
g-04 =
    { $cards ->
        [one] Cards are dealt one by one, the first to the player after the dealer, until everybody has { $cards } card.
       *[other] Cards are dealt one by one, the first to the player after the dealer, until everybody has { $cards } cards.
    }
g-05 = The other cards are the stock; they are taken in their order.
g-06--upcard = The first card of the stock is turned. Its suit is trump in this round.
g-06--none = There are no trumps.
g-22 = The first card of the stock is turned. If it is red most tricks win, if it is black fewest.
g-07 = The player after the dealer leads to the first trick.

## German Whist: tricks

g-10 = Everybody plays one card in turn.
g-11 = Whoever has a card of the suit led must play one. Whoever has none plays what they like: nobody has to trump or to beat.
g-12--trump = The highest trump wins the trick; without a trump in it, the highest card of the suit led.
g-12--none = The highest card of the suit led wins the trick.
g-13--trump = A card that is neither of the suit led nor a trump never wins.
g-13--none = A card of another suit than the one led never wins.
g-18 = Whoever wins a trick leads to the next.
g-43 = The ghost sits after the last player and plays by itself: always the lowest card that it may, of equal ranks in the order clubs, diamonds, hearts, spades. When it wins it leads.

## German Whist: the stock

g-14 = After each trick everybody draws one card while the stock lasts: the winner first, then the others in turn. Nobody can decline.
g-15 = The first card of the stock lies face up and goes to the winner of the trick. When all have drawn the next one is turned.
g-33 =
    { $cards ->
        [one] { $cards } card of the stock lies face up. The winner of the trick takes whichever they like, the others get hidden cards from the top. Then the row is filled up again.
       *[other] { $cards } cards of the stock lie face up. The winner of the trick takes whichever they like, the others get hidden cards from the top. Then the row is filled up again.
    }
g-34 = When no hidden cards are left the others choose from the row as well. A last single card goes without a choice.
g-35 = The stock lies face down; the winner of the trick too draws a hidden card.
g-35--trump = The first card is turned once, to fix trumps, and is still the first one drawn.
g-16 =
    { $cards ->
        [one] The foregame lasts as long as the stock. Then comes the endgame, with the { $cards } card that everybody holds.
       *[other] The foregame lasts as long as the stock. Then comes the endgame, with the { $cards } cards that everybody holds.
    }
g-17--hidden = A hidden card is seen only by whoever draws it.
g-17--open = Everybody has seen a card that lay face up.
g-44 = The ghost draws in turn. Its tricks belong to nobody and are in no count; only where more than half of the tricks are asked for do they belong to the whole.
g-44--open = Where a player would choose the ghost takes the lowest card.

## German Whist: what counts

g-20--all = Every trick counts one.
g-20--last = Only tricks of the endgame count.
g-20--weighted = A trick of the foregame counts one, a trick of the endgame two.
g-21--most = Whoever has most counted tricks wins the round.
g-21--red = If most win, whoever has most counted tricks wins the round.
g-23--fewest = Whoever has fewest counted tricks wins the round.
g-23--black = If fewest win, whoever has fewest counted tricks wins the round.
g-25--number =
    { $tricks ->
        [one] The round ends at once when somebody has { $tricks } trick.
       *[other] The round ends at once when somebody has { $tricks } tricks.
    }
g-25--half = The round ends at once when somebody has more than half of the tricks.
g-25--endgame = For this only tricks of the endgame are looked at.
g-25--wins = That player wins.
g-25--loses = That player loses.
g-25--by-upcard = That player wins where most win, and loses where fewest win.
g-25--others = Where that player loses the two others are compared.
g-28--most = If nobody gets there, most of these tricks win.
g-28--fewest = If nobody gets there, fewest of these tricks win.
g-28--by-upcard = If nobody gets there these tricks are compared: most win or fewest, as the card says.
g-28--nobody = If nobody gets there, nobody wins.
g-24--draw = Equal numbers are a draw: nobody wins.
g-24--replay = Equal numbers do not count at all: the same dealer deals again.
g-24--last-trick = With equal numbers whoever won the last trick wins.
g-24--endgame = With equal numbers most tricks of the endgame win; if these are equal too it is a draw.
g-24--endgame-fewest = With equal numbers fewest tricks of the endgame win; if these are equal too it is a draw.
g-24--endgame-by-upcard = With equal numbers the tricks of the endgame decide, most or fewest as the card says; if these are equal too it is a draw.
g-42--share = Equal firsts share the win.
g-42--drawn = With equal firsts the round is drawn.
g-42--last-trick = The last trick breaks a tie only if one of the equal firsts won it; otherwise it is as with a draw: a single match is shared, another round is drawn.
g-42--endgame = Only the equal firsts are compared; if they stay equal a single match is shared, another round is drawn.
g-26--most = Where most win, the winner gets the counted tricks above an even share of all.
g-26--fewest = Where fewest win, the winner gets what is missing to an even share of all.
g-26--race = After a race it is at least one point.
g-26--hand = The winner of a round gets one point.
g-27--tricks = Where most win, everybody gets a point for each counted trick of their own.
g-27--tricks-fewest = Where fewest win, everybody gets a point for each counted trick of the others.
g-27--over-six = Where most win, everybody gets a point for each counted trick above six.
g-27--over-six-fewest = Where fewest win, everybody gets a point for each counted trick of the others above six.
g-27--draw = These points are given in a drawn round too.

## German Whist: the match

g-30--three = The first to win two rounds wins the match. Points are added up besides.
g-30--five = The first to win three rounds wins the match. Points are added up besides.
g-30--single = One round decides.
g-31 = A drawn round counts for nobody; the next dealer deals.
g-32 = Whoever alone has fifty points or more after a round wins the match. As long as several have reached the target it rises by ten.

## German Whist: who may know what

g-60 = Everybody sees their own hand, the open part of the stock, every trick, and how many cards each hand and the stock have. Who only watches sees no hand.
g-61 = Cards that were taken face up are listed for the others until they are played.
g-61--first = The card turned first is listed for the others until it is played.
g-62 = Cards left in the hands when a race ends the round stay hidden.
