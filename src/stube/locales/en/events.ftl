### What happened: for the history and for the ear. Then what is said at the table (`voice-…`).
###
### $seat is a name, $you is “yes” if it is the own seat. $side and $winners are names
### (“we”, “they”, or names). $card, $cards, $suit, $rank, $strike, $trump are spelt out.
### $won says who has won: “us”, “you”, “them” or “nobody”. Without $you, $won or $reason
### the sentence is right all the same.

## Cutting, dealing

event-cut = Cut: { $cards }.
event-cut-again = Equally high: the cards are cut again.
event-dealer =
    { $you ->
        [yes] You deal.
       *[no] { $seat } deals.
    }
event-cut-seen =
    { $you ->
        [no] { $seat } sees at the cut: { $card }.
       *[yes] At the cut you see: { $card }.
    }
event-kept =
    { $you ->
        [yes] You keep the card from the cut.
       *[no] { $seat } keeps the card from the cut.
    }
event-left =
    { $you ->
        [yes] You leave the card from the cut.
       *[no] { $seat } leaves the card from the cut.
    }
event-dealt =
    { $count ->
        [one] One card each.
       *[other] { $count } cards each.
    }
event-picked-up =
    { $you ->
        [no] { $seat } has: { $cards }.
       *[yes] Your cards: { $cards }.
    }

## Announcing

event-strike =
    { $you ->
        [yes] You name the strike: { $rank }.
       *[no] { $seat } names the strike: { $rank }.
    }
event-trump =
    { $you ->
        [yes] You name trumps: { $suit }.
       *[no] { $seat } names trumps: { $suit }.
    }
event-shown =
    { $you ->
        [yes] You show: { $cards }.
       *[no] { $seat } shows: { $cards }.
    }
event-chosen =
    { $you ->
        [no] { $seat } chooses: { $card }.
       *[yes] You choose: { $card }. It is shown once both have chosen.
    }
event-has-chosen =
    { $you ->
        [yes] Your card is ready.
       *[no] { $seat } has chosen a card.
    }
event-swap-asked =
    { $you ->
        [yes] You ask to swap strike and trumps.
       *[no] { $seat } asks to swap strike and trumps.
    }
event-swap-granted =
    { $you ->
        [yes] You swap: the dealer names the strike, you name trumps.
       *[no] { $seat } swaps: the dealer names the strike, forehand names trumps.
    }
event-swap-refused =
    { $you ->
        [yes] You do not swap.
       *[no] { $seat } does not swap.
    }
event-better =
    { $you ->
        [yes] You call “better cards!”: there are new ones.
       *[no] { $seat } calls “better cards!”: there are new ones.
    }
event-better-asked =
    { $you ->
        [yes] You ask for better cards.
       *[no] { $seat } asks for better cards.
    }
event-better-granted =
    { $you ->
        [yes] You grant better cards.
       *[no] { $seat } grants better cards.
    }
event-better-refused =
    { $you ->
        [yes] You keep to these cards.
       *[no] { $seat } keeps to these cards.
    }
event-exchanged =
    { $count ->
        [one] Both announcers get one new card.
       *[other] Both announcers get { $count } new cards.
    }
event-penalty =
    { $points ->
        [one] { $side }: one point off.
       *[other] { $side }: { $points } points off.
    }
event-written =
    { $points ->
        [one] { $side }: one point written.
       *[other] { $side }: { $points } points written.
    }
event-revealed = Announced were: strike { $strike }, trumps { $trump }.

## Playing

event-played =
    { $you ->
        [yes] You play the { $card }
       *[no] { $seat } plays the { $card }
    }{ $called ->
        [true] {""}: trump or critical!
       *[false] .
    }
event-trick-won =
    { $you ->
        [yes] Your trick
       *[no] { $seat } takes the trick
    }{ $reason ->
        [critical] {""} – { reason-critical }.
        [guate] {""} – { reason-guate }.
        [chief] {""} – { reason-chief }.
        [blind] {""} – { reason-blind }.
        [first_blind] {""} – { reason-first-blind }.
        [trump] {""} – { reason-trump }.
        [led_suit] {""} – { reason-led-suit }.
        [higher_card] {""} – { reason-higher-card }.
       *[none] .
    }
event-cards-shown =
    { $you ->
        [yes] You turn up: { $cards }.
       *[no] { $seat } turns up: { $cards }.
    }

## The stake

event-raised =
    { $you ->
        [yes] You raise to { $to }.
       *[no] { $seat } raises to { $to }.
    }
event-held =
    { $you ->
        [yes] You hold – playing for { $stake }.
       *[no] { $seat } holds – playing for { $stake }.
    }
event-folded =
    { $you ->
        [yes] You fold
       *[no] { $seat } folds
    } – { $pays ->
        [one] one point for the other side.
       *[other] { $pays } points for the other side.
    }
event-conceded =
    { $you ->
        [yes] You give the round up
       *[no] { $seat } gives the round up
    } – { $pays ->
        [one] one point for the other side.
       *[other] { $pays } points for the other side.
    }
event-misraised =
    { $you ->
        [yes] You raise to { $to } while tense: it does not stand.
       *[no] { $seat } raises to { $to } while tense: it does not stand.
    }
event-jumped =
    { $you ->
        [yes] You go straight to { $to }.
       *[no] { $seat } goes straight to { $to }.
    }
event-farbe =
    { $you ->
        [yes] You say “Farbe!”: the last card is shown.
       *[no] { $seat } says “Farbe!”: the last card is shown.
    }
event-stayed =
    { $you ->
        [yes] You play on – for { $stake }.
       *[no] { $seat } plays on – for { $stake }.
    }
event-given =
    { $you ->
        [yes] You give the round up – two points for the other side.
       *[no] { $seat } gives the round up – two points for the other side.
    }
event-machine =
    { $you ->
        [yes] You declare the machine.
       *[no] { $seat } declares the machine.
    }
event-claimed =
    { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } the { $card }: { $right ->
        [true] rightly, another card was due.
       *[false] the card was fine, so the claim costs.
    }

## Signs

event-looked =
    { $at ->
        [hand]
            { $you ->
                [yes] You look at your cards.
               *[no] { $seat } looks at the cards in hand.
            }
       *[other]
            { $you ->
                [yes] You look at { $at }.
               *[no] { $seat } looks at { $at }.
            }
    }
event-gesture =
    { $you ->
        [yes] You:
       *[no] { $seat }:
    } { $gesture ->
        [wink] a wink.
        [nose] a wrinkled nose.
        [lips] pursed lips.
        [mouth] a twisted mouth.
        [shoulder] a shrug of one shoulder.
        [up] a glance up.
        [nod] a nod.
        [down] a glance down.
        [blink] a blink.
        [brows] raised brows.
        [kiss] a kiss in the air.
       *[other] a sign.
    }
event-gesture-over =
    { $you ->
        [yes] Your sign is over.
       *[no] { $seat }: the sign is over.
    }
event-meant =
    { $you ->
        [yes] You to your partner:
       *[no] { $seat } to you:
    } { $gesture ->
        [wink] wink,
        [nose] wrinkle the nose,
        [lips] purse the lips,
        [mouth] twist the mouth,
        [shoulder] shrug a shoulder,
        [up] look up,
        [nod] nod,
        [down] look down,
        [blink] blink,
        [brows] raise the brows,
       *[kiss] blow a kiss,
    } { $meaning ->
        [max] that means: Max.
        [belli] that means: Belli.
        [spitz] that means: Spitz.
        [weli] that means: Weli.
        [chief] that means: the chief strike.
        [nothing] that means: nothing in hand.
        [lead_trumps] that means: lead trumps.
       *[none] that means nothing.
    }

## The stock

event-upcard = Turned up: { $card }.
event-row = Lying open: { $cards }.
event-drew =
    { $you ->
        [yes] You draw the { $card }.
       *[no] { $seat } draws the { $card }.
    }
event-drew-hidden =
    { $you ->
        [yes] You draw a hidden card.
       *[no] { $seat } draws a hidden card.
    }
event-ghost-played = The ghost hand plays the { $card }.

## The end

event-round-over =
    { $won ->
        [us] The round is ours.
        [you] The round is yours.
        [them] The round goes to { $winners }.
        [nobody] The round is a draw.
       *[unsaid] The round is over.
    } { $how ->
        [folded] { how-folded }
        [conceded] { how-conceded }
        [misraised] { how-misraised }
        [written] { how-written }
        [given] { how-given }
        [machine] { how-machine }
        [challenged] { how-challenged }
        [claimed] { how-claimed }
        [race] { how-race }
       *[played] { how-played }
    }
event-match-over =
    { $won ->
        [us] The match is ours!
        [you] The match is yours!
        [them] The match goes to { $winners }.
        [shared] The match is shared by { $winners }.
       *[unsaid] The match is won: { $winners }.
    }{ $schneider ->
        [true] {" "}Schneider: it counts double.
       *[false] {""}
    }
event-series-over =
    { $won ->
        [us] We have won!
        [you] You have won!
        [them] Won by { $winners }.
        [shared] Won together by { $winners }.
       *[unsaid] It is decided: { $winners }.
    }
event-tie-replayed = A tie: the round is dealt once more.
event-target-rises = Both are there: now it goes to { $target }.

## What is said at the table.

voice-strike = { $what }!
voice-trump = { $what } are trumps!
voice-called = Trump or critical!
voice-better = Better cards!
voice-better-asked = Better cards?
voice-better-granted = All right, new ones.
voice-better-refused = We stay with these.
voice-raised =
    { $to ->
        [3] Three!
        [4] Four!
        [5] Five!
        [6] Six!
        [7] Seven!
        [8] Eight!
        [9] Nine!
        [10] Ten!
       *[other] { $to }!
    }
voice-held = We hold!
voice-folded = Have it.
voice-conceded = It’s yours.
voice-misraised = Oops – we are tense.
voice-jumped = Straight to four!
voice-farbe = Farbe!
voice-stayed = We play.
voice-given = Take the two.
voice-machine = The machine!
voice-claimed = Revoke!
voice-swap-asked = Swap?
voice-swap-granted = Let’s swap.
voice-swap-refused = As it is.
