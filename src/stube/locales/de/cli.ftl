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

## Eine Partie, noch einmal erzählt

replay-round = Runde { $number }
replay-trick = Stich { $number }:  { $cards }   → { $who }
replay-unfinished = nicht beendet:  { $cards }
replay-score = Stand { $score }
replay-open = (hier endet die Aufzeichnung; die Serie ist nicht zu Ende)
replay-ghost = Geisterhand

## Regeln


cli-rules-own = Ausgang ist die Spielform { $preset }; geändert: { $changed }.
cli-rules-fine = In Ordnung. Kennung { $fingerprint }.
cli-rules-same = Beide spielen sich völlig gleich.
cli-rules-alike = { $option }: { $one } und { $other } (ohne Wirkung)
cli-rules-other = { $option }: { $one } und { $other }
cli-rules-only = Nur { $which }:
cli-rules-mark-ours = (von uns: keine Quelle klärt es)
cli-rules-mark-unconfirmed = (unbestätigt: nur eine Quelle hat es)
