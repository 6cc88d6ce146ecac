### Was die Befehle Menschen sagen; `--json` antwortet in Codes.

## Abgelehntes

cli-at-line = Zeile { $line }: { $sentence }
cli-at-event = { $sentence } (Ereignis { $event }: { $text })

## Der Schiedsrichter

cli-on-top = { $card } gewinnt (Karte { $place } des Stichs): { $reason }.
cli-legal = { $cards }: { $reason }.
cli-assumed = angenommen: { $change }, weil es offen blieb
cli-announced = Schlag { $strike }, Trumpf { $trump }: { $ladder }, dann die Farben.
legal-lead = wer ausspielt, darf jede Karte legen
legal-free = es ist freies Spiel
legal-void = nichts auf der Hand, was verlangt ist: jede Karte darf gelegt werden
legal-no-call-with-this-card = diese Karte kann nicht rufen: es ist freies Spiel
legal-must-give-trump = ein Trumpf muss gelegt werden
legal-must-give-trump-or-critical = ein Trumpf oder Kritischer muss gelegt werden
legal-must-follow-trump = Trumpf ist ausgespielt: ein Trumpf oder Schlag muss gelegt werden
legal-must-follow-suit = Farbe muss bedient werden
cli-match-open = die Partie geht weiter
cli-match-won = { $side } haben die Partie gewonnen
cli-stake = Einsatz { $stake }
cli-asked = auf { $to } erhöht, noch ohne Antwort
cli-may-raise = { $side } dürfen erhöhen
cli-may-not-raise = { $side } dürfen nicht erhöhen ({ $why })
cli-counted =
    { $result ->
        [replayed] Gleichstand: wird noch einmal gegeben
        [won] gewonnen: { $winners }
       *[draw] unentschieden
    } (gezählt { $counts }; Punkte { $points }).
cli-presets =
    { $count ->
        [one] { $game }: eine Fassung; darunter, was von der Vorgabe abweicht.
       *[other] { $game }: { $count } Fassungen; darunter, was von der Vorgabe abweicht.
    }
cli-the-defaults = die Vorgabe
cli-defaults = Vorgabe: { $options }

## Bots unter sich

cli-progress = { $done } von { $rounds } Runden
cli-selfplay =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, Serien zu Ende: { $finished }; Punkte: { $points }
cli-arena-progress = { $a } gegen { $b }: { $done } von { $pairs } Paaren, noch etwa { $seconds } s
cli-arena-title = { $a } gegen { $b }: { $game }, { $preset }, { $pairs } Paare
cli-arena-figure =
    { $measure ->
        [share] { $unit ->
            [match] gewonnene Partien
           *[other] gewonnene Runden
        }
        [tricks] { $unit ->
            [match] Stiche Vorsprung je Partie
           *[other] Stiche Vorsprung je Runde
        }
       *[other] { $unit ->
            [match] Punkte Vorsprung je Partie
           *[other] Punkte Vorsprung je Runde
        }
    }: { $figure }
cli-arena-bootstrap =
    Bootstrap über Paare: { $bounds }{ $agrees ->
        [yes] { "" }
       *[no] { " " }(stimmt nicht überein: es braucht mehr Paare)
    }
cli-arena-reduced = ohne das Glück beim Ziehen: { $figure } (Varianz { $narrower }-mal kleiner)
cli-arena-pairing = getauschte Seiten machen die Varianz der Punkte { $narrower }-mal kleiner
cli-arena-sprt =
    { $verdict ->
        [H0] Der Test sagt: { $h0 }, nicht { $h1 }
        [H1] Der Test sagt: { $h1 }, nicht { $h0 }
       *[open] Der Test zwischen { $h0 } und { $h1 } ist offen
    } (Log-Likelihood-Quotient { $llr }, Schranken { $low } und { $high }).
cli-arena-spent = { $bot } denkt im Mittel { $milliseconds } ms nach (Entscheidungen: { $decisions })
cli-arena-stopped = Abgebrochen: gezählt ist, was gespielt wurde. Mit --resume geht es von dort weiter.
cli-arena-league = Punkte der Zeile gegen die Spalte, mit der halben Breite des 95-%-Intervalls:
cli-arena-mean = Mittel

## Was es braucht

cli-bench-column =
    { $column ->
        [row] Zeile
        [mark] was
        [value] Wert
        [ratio] Verhältnis
        [must] Muss
        [goal] Ziel
       *[peer] anderswo
    }
cli-bench-reference = Die feste Schleife brauchte { $milliseconds } ms; Verhältnisse sind Vielfache davon (Zeiten) oder das, was in eine hineinpasst (Raten).

## Eine Partie, noch einmal erzählt

replay-round = Runde { $number }
replay-trick = Stich { $number }:  { $cards }   → { $who }
replay-unfinished = nicht beendet:  { $cards }
replay-score = Stand { $score }
replay-open = (hier endet die Aufzeichnung; die Serie ist nicht zu Ende)
replay-ghost = Geisterhand

## Regeln


cli-rules-own = Ausgang ist die Fassung { $preset }; geändert: { $changed }.
cli-rules-fine = In Ordnung. Fingerabdruck { $fingerprint }.
cli-rules-same = Beide spielen sich völlig gleich.
cli-rules-alike = { $option }: { $one } und { $other } (ohne Wirkung)
cli-rules-other = { $option }: { $one } und { $other }
cli-rules-only = Nur { $which }:
cli-rules-mark-ours = (von uns: keine Quelle klärt es)
cli-rules-mark-unconfirmed = (unbestätigt: nur eine Quelle hat es)

## Ehrlich gegeben

verify-table = Tisch { $table }, { $deals ->
        [one] ein Mal gegeben
       *[other] { $deals }-mal gegeben
    }
verify-deal = Geben { $number } ({ $kind ->
        [cut] Abheben
        [dealer] Los
       *[deck] Karten
    }): { $found }
verify-holds = von allen gemischt, und alles passt
verify-partly = alles passt, aber nicht von allen gemischt: kein Anteil von { $names }
verify-withheld = alles passt, aber ein zugesagter Anteil kam nie: { $names }
verify-sealed = was offen liegt, passt; der Server hat seinen Anteil nicht gezeigt
verify-flaw =
    passt nicht: { $flaw ->
        [share_differs] Der Anteil von { $name } ist nicht der zugesagte
        [share_not_pledged] { $name } hatte den verwendeten Anteil nicht zugesagt
        [server_share_differs] Der Anteil des Servers ist nicht der zugesagte
        [deal_differs] Aus den Anteilen ergeben sich andere Karten ({ $right })
       *[root_differs] Die Karten waren nicht in dieser Folge versiegelt
    }
verify-all = Jedes Geben folgt aus seinen Anteilen.
verify-some = Nicht jedes Geben lässt sich nachrechnen.
verify-none = Mindestens ein Geben passt nicht.
