### Regeln im Browser: eigene machen, zwei vergleichen, nachlesen, die erste Runde lernen.

## Gruppen von Regeln

group-watten-pack = Blatt und Rangfolge
group-watten-seats = Plätze, Geben, Ansagen
group-watten-play = Spielen
group-watten-stakes = Einsatz
group-watten-end = Ende der Partie
group-watten-conduct = Benehmen am Tisch
group-german-whist-seats = Plätze und Geben
group-german-whist-stock = Talon
group-german-whist-play = Spielen
group-german-whist-count = Zählen
group-german-whist-match = Serie

## Eigene Regeln

editor-open = Eigene Regeln
editor-title = Die Regeln dieses Tisches
editor-start-from = Ausgehen von
editor-name = Name
editor-name-example = zum Beispiel: Wie beim Kirchenwirt
editor-nameless = ohne Namen
editor-unchanged = Genau wie { $preset }
editor-was = in { $preset }: { $value }
editor-is-changed = geändert
editor-reset = Alles zurücksetzen
editor-reset-one = Zurück auf: { $value }
editor-no-effect = wirkt sich hier nicht aus
editor-only-changed = Nur geänderte zeigen
editor-search = Regel suchen
editor-search-none = Keine Regel heißt so.
editor-clash = { $first } und { $second } passen nicht zusammen.
editor-clash-three = { $first }, { $second } und { $third } passen nicht zusammen.
editor-clash-mend = { $option }: { $value }
editor-clash-wait = Solange zwei Regeln einander widersprechen, kann man damit nicht spielen.
editor-play = Mit diesen Regeln spielen
editor-keep = Auf diesem Gerät merken
editor-kept = Gemerkt.
editor-own = Meine Regeln
editor-forget = Vergessen
editor-forget-again = „{ $name }“ wirklich vergessen?
editor-share = Teilen
editor-link-copy = Link kopieren
editor-link-copied = Der Link ist kopiert.
editor-file-save = Als Datei sichern
editor-file-open = Datei öffnen
editor-came-by-link = Jemand teilt diese Regeln mit dir: { $name }
editor-bad-link = In diesem Link stehen keine Regeln, die ich lesen kann.
editor-bad-file = In dieser Datei stehen keine Regeln, die ich lesen kann.
editor-too-large = Das ist zu groß für Regeln: Höchstens { $bytes } Byte gehen.
editor-nothing-taken = Es ist nichts übernommen worden.
editor-fingerprint = Fingerabdruck { $fingerprint }
editor-fingerprint-note = Wo derselbe Fingerabdruck steht, wird dasselbe gespielt.
editor-dialect = Wörter der Gegend
editor-dialect-note = So heißen die Karten an diesem Tisch; die Sprache wählt jeder selbst.

## Vergleichen

compare-open = Vergleichen
compare-title = Zwei Regelwerke nebeneinander
compare-first = Das eine
compare-second = Das andere
compare-swap = Seiten tauschen
compare-rule = Regel
compare-count =
    { $count ->
        [one] Ein Unterschied
       *[other] { $count } Unterschiede
    }
compare-same = Beide spielen genau gleich.
compare-same-play = Was verschieden dasteht, hat keine Wirkung: Gespielt wird gleich.
compare-all = Alle Regeln zeigen

## Regelbuch

rulebook-title = Die Regeln: { $name }
rulebook-this-table = So wird an diesem Tisch gespielt.
rulebook-contents = Inhalt
rulebook-clause = Regel { $clause }
rulebook-clause-link = Link auf Regel { $clause }
rulebook-secret = Hier spielt die geheime Ansage mit: Den Grund erfährst du nach der Runde.
rulebook-not-played = Diese Regel gibt es an diesem Tisch nicht.
rulebook-ours = Das haben wir ergänzt: Keine Quelle sagt etwas dazu.
rulebook-unconfirmed = Das ist nicht bestätigt: Nur eine Quelle sagt es so.
rulebook-ladder = Wer sticht wen
rulebook-ladder-strike = Welcher Schlag?
rulebook-ladder-trump = Welcher Trumpf?
rulebook-ladder-all = Alle { $count } Karten, von oben nach unten
rulebook-ladder-equal = diese sind gleich hoch, die erste gewinnt
rulebook-ladder-plain = sticht nur, wenn seine Farbe ausgespielt ist
rulebook-example-trick = Der Stich, Karte für Karte
rulebook-example-wins = { $card } gewinnt: { $reason }.
rulebook-print-page = Auf eine Seite drucken
rulebook-printed-from = Gedruckt aus der Stube. Fingerabdruck { $fingerprint }

## Die erste Runde

lesson-title = Deine erste Runde
lesson-step = Schritt { $number } von { $total }
lesson-next = Weiter
lesson-before = Schritt zurück
lesson-skip = Überspringen
lesson-your-turn = Jetzt du
lesson-other-card = Das ginge auch. Hier wollen wir etwas anderes zeigen: { $hint }
lesson-done = Das war eine ganze Runde.
lesson-play = An einen richtigen Tisch
lesson-again = Noch einmal
