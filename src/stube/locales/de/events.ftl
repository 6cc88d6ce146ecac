### Was geschehen ist: für den Verlauf und für das Ohr. Dazu, was am Tisch gesagt wird (`voice-…`).
###
### $seat ist ein Name, $you „yes“, wenn es der eigene Platz ist. $side und $winners sind Namen
### („wir“, „sie“ oder Namen). $card, $cards, $suit, $rank, $strike, $trump sind ausgeschrieben.
### $won sagt, wer gewonnen hat: „us“, „you“, „them“ oder „nobody“. Fehlt $you, $won oder $reason,
### so stimmt der Satz trotzdem.

## Abheben, geben

event-cut = Abgehoben: { $cards }.
event-cut-again = Gleich hoch: Es wird noch einmal abgehoben.
event-dealer =
    { $you ->
        [yes] Du gibst.
       *[no] { $seat } gibt.
    }
event-cut-seen =
    { $you ->
        [no] { $seat } sieht beim Abheben: { $card }.
       *[yes] Beim Abheben siehst du: { $card }.
    }
event-kept =
    { $you ->
        [yes] Du behältst die abgehobene Karte.
       *[no] { $seat } behält die abgehobene Karte.
    }
event-left =
    { $you ->
        [yes] Du lässt die abgehobene Karte liegen.
       *[no] { $seat } lässt die abgehobene Karte liegen.
    }
event-dealt =
    { $count ->
        [one] Eine Karte für jeden.
       *[other] { $count } Karten für jeden.
    }
event-picked-up =
    { $you ->
        [no] { $seat } hat: { $cards }.
       *[yes] Deine Karten: { $cards }.
    }

## Ansagen

event-strike =
    { $you ->
        [yes] Du sagst den Schlag an: { $rank }.
       *[no] { $seat } sagt den Schlag an: { $rank }.
    }
event-trump =
    { $you ->
        [yes] Du sagst Trumpf an: { $suit }.
       *[no] { $seat } sagt Trumpf an: { $suit }.
    }
event-shown =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $seat } zeigt: { $cards }.
    }
event-chosen =
    { $you ->
        [no] { $seat } wählt: { $card }.
       *[yes] Du wählst: { $card }. Gezeigt wird, wenn beide gewählt haben.
    }
event-has-chosen =
    { $you ->
        [yes] Deine Karte liegt bereit.
       *[no] { $seat } hat eine Karte gewählt.
    }
event-swap-asked =
    { $you ->
        [yes] Du fragst, ob ihr Schlag und Trumpf tauscht.
       *[no] { $seat } möchte Schlag und Trumpf tauschen.
    }
event-swap-granted =
    { $you ->
        [yes] Du tauschst: Der Geber sagt den Schlag an, du sagst Trumpf an.
       *[no] { $seat } tauscht: Der Geber sagt den Schlag an, die Vorhand Trumpf.
    }
event-swap-refused =
    { $you ->
        [yes] Du tauschst nicht.
       *[no] { $seat } tauscht nicht.
    }
event-better =
    { $you ->
        [yes] Du rufst „Bessere!“: Es gibt neue Karten.
       *[no] { $seat } ruft „Bessere!“: Es gibt neue Karten.
    }
event-better-asked =
    { $you ->
        [yes] Du bittest um Bessere.
       *[no] { $seat } bittet um Bessere.
    }
event-better-granted =
    { $you ->
        [yes] Du gibst Bessere.
       *[no] { $seat } gibt Bessere.
    }
event-better-refused =
    { $you ->
        [yes] Du gibst keine Besseren.
       *[no] { $seat } gibt keine Besseren.
    }
event-exchanged =
    { $count ->
        [one] Beide Ansager bekommen eine neue Karte.
       *[other] Beide Ansager bekommen { $count } neue Karten.
    }
event-penalty =
    { $points ->
        [one] { $side }: ein Punkt Abzug.
       *[other] { $side }: { $points } Punkte Abzug.
    }
event-written =
    { $points ->
        [one] { $side }: ein Punkt gutgeschrieben.
       *[other] { $side }: { $points } Punkte gutgeschrieben.
    }
event-revealed = Angesagt war: Schlag { $strike }, Trumpf { $trump }.

## Spielen

event-played =
    { $you ->
        [yes] Du legst { $card }
       *[no] { $seat } legt { $card }
    }{ $called ->
        [true] {""}: Trumpf oder Kritische!
       *[false] .
    }
event-trick-won =
    { $you ->
        [yes] Dein Stich
       *[no] Stich für { $seat }
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
        [yes] Du deckst auf: { $cards }.
       *[no] { $seat } deckt auf: { $cards }.
    }

## Einsatz

event-raised =
    { $you ->
        [yes] Du erhöhst auf { $to }.
       *[no] { $seat } erhöht auf { $to }.
    }
event-held =
    { $you ->
        [yes] Du hältst – es geht um { $stake }.
       *[no] { $seat } hält – es geht um { $stake }.
    }
event-folded =
    { $you ->
        [yes] Du gibst auf
       *[no] { $seat } gibt auf
    } – { $pays ->
        [one] ein Punkt für die andere Seite.
       *[other] { $pays } Punkte für die andere Seite.
    }
event-conceded =
    { $you ->
        [yes] Du gibst die Runde her
       *[no] { $seat } gibt die Runde her
    } – { $pays ->
        [one] ein Punkt für die andere Seite.
       *[other] { $pays } Punkte für die andere Seite.
    }
event-misraised =
    { $you ->
        [yes] Du erhöhst gespannt auf { $to }: Das gilt nicht.
       *[no] { $seat } erhöht gespannt auf { $to }: Das gilt nicht.
    }
event-jumped =
    { $you ->
        [yes] Du gehst gleich auf { $to }.
       *[no] { $seat } geht gleich auf { $to }.
    }
event-farbe =
    { $you ->
        [yes] Du sagst „Farbe!“: Die letzte Karte wird gezeigt.
       *[no] { $seat } sagt „Farbe!“: Die letzte Karte wird gezeigt.
    }
event-stayed =
    { $you ->
        [yes] Du spielst: Es geht um { $stake }.
       *[no] { $seat } spielt: Es geht um { $stake }.
    }
event-given =
    { $you ->
        [yes] Du gibst die Runde her – zwei Punkte für die andere Seite.
       *[no] { $seat } gibt die Runde her – zwei Punkte für die andere Seite.
    }
event-machine =
    { $you ->
        [yes] Du sagst „Maschine!“
       *[no] { $seat } sagt „Maschine!“
    }
event-claimed =
    { $you ->
        [yes] Du reklamierst
       *[no] { $seat } reklamiert
    } { $card }: { $right ->
        [true] Zu Recht, es war eine andere Karte zu legen.
       *[false] Zu Unrecht, die Karte durfte liegen.
    }

## Deuten

event-looked =
    { $at ->
        [hand]
            { $you ->
                [yes] Du schaust in deine Karten.
               *[no] { $seat } schaut in die Karten.
            }
       *[other]
            { $you ->
                [yes] Du schaust zu { $at }.
               *[no] { $seat } schaut zu { $at }.
            }
    }
event-gesture =
    { $you ->
        [yes] Du:
       *[no] { $seat }:
    } { $gesture ->
        [wink] ein Zwinkern.
        [nose] eine gerümpfte Nase.
        [lips] gespitzte Lippen.
        [mouth] ein verzogener Mund.
        [shoulder] ein Zucken mit der Schulter.
        [up] ein Blick nach oben.
        [nod] ein Nicken.
        [down] ein Blick nach unten.
        [blink] ein Lidschlag.
        [brows] gehobene Brauen.
        [kiss] ein Kussmund.
       *[other] ein Zeichen.
    }
event-gesture-over =
    { $you ->
        [yes] Dein Zeichen ist vorbei.
       *[no] { $seat }: Das Zeichen ist vorbei.
    }
event-meant =
    { $you ->
        [yes] Du zu deinem Partner:
       *[no] { $seat } zu dir:
    } { $gesture ->
        [wink] zwinkern,
        [nose] Nase rümpfen,
        [lips] Lippen spitzen,
        [mouth] Mundwinkel ziehen,
        [shoulder] Schulter zucken,
        [up] hinaufschauen,
        [nod] nicken,
        [down] hinunterschauen,
        [blink] blinzeln,
        [brows] Brauen heben,
       *[kiss] ein Bussl geben,
    } { $meaning ->
        [max] das heißt: Max.
        [belli] das heißt: Belli.
        [spitz] das heißt: Spitz.
        [weli] das heißt: Weli.
        [chief] das heißt: der Rechte.
        [nothing] das heißt: nichts in der Hand.
        [lead_trumps] das heißt: spiel Trumpf aus.
       *[none] das heißt nichts.
    }

## Talon

event-upcard = Offen liegt: { $card }.
event-row = Offen liegen: { $cards }.
event-drew =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $seat } nimmt { $card }.
    }
event-drew-hidden =
    { $you ->
        [yes] Du nimmst eine verdeckte Karte.
       *[no] { $seat } nimmt eine verdeckte Karte.
    }
event-ghost-played = Die Geisterhand legt { $card }.

## Das Ende

event-round-over =
    { $won ->
        [us] Die Runde gehört uns.
        [you] Die Runde gehört dir.
        [them] Die Runde geht an { $winners }.
        [nobody] Die Runde endet unentschieden.
       *[unsaid] Die Runde ist aus.
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
        [us] Die Partie gehört uns!
        [you] Die Partie gehört dir!
        [them] Die Partie geht an { $winners }.
        [shared] Die Partie teilen sich { $winners }.
       *[unsaid] Die Partie ist gewonnen: { $winners }.
    }{ $schneider ->
        [true] {" "}Schneider: Das zählt doppelt.
       *[false] {""}
    }
event-series-over =
    { $won ->
        [us] Wir haben gewonnen!
        [you] Du hast gewonnen!
        [them] Gewonnen: { $winners }.
        [shared] Gewonnen haben gemeinsam { $winners }.
       *[unsaid] Es ist entschieden: { $winners }.
    }
event-tie-replayed = Gleichstand: Die Runde wird noch einmal gegeben.
event-target-rises = Beide sind am Ziel: Jetzt geht es bis { $target }.

## Was am Tisch gesagt wird; hier darf die Mundart herein.

voice-strike = { $what }!
voice-trump = { $what } is Trumpf!
voice-called = Trumpf oder Kritische!
voice-better = Bessere!
voice-better-asked = Gibst ma Bessere?
voice-better-granted = Von mir aus.
voice-better-refused = Nix da.
voice-raised =
    { $to ->
        [3] Drei!
        [4] Vier!
        [5] Fünf!
        [6] Sechs!
        [7] Sieben!
        [8] Acht!
        [9] Neun!
        [10] Zehn!
       *[other] { $to }!
    }
voice-held = Halt ma!
voice-folded = Gut is. Habts es.
voice-conceded = De ghört eich.
voice-misraised = Hoppla – mir san ja gspannt.
voice-jumped = Glei auf viere!
voice-farbe = Farb!
voice-stayed = Mir spuin.
voice-given = Zwoa guat.
voice-machine = Maschin!
voice-claimed = Verleugnet!
voice-swap-asked = Tausch ma?
voice-swap-granted = Tausch ma.
voice-swap-refused = Bleibt, wia’s is.
