### Am Tisch mit den Regeln der Gegenden: abheben, zeigen, tauschen, hergeben, reklamieren.

## Abheben

cut-title = Du hebst ab und siehst: { $card }
cut-secret = Die anderen sehen nur, ob du sie behältst.
cut-nothing = Kein Kritischer: Die Karte bleibt liegen.
keep = Behalten
keep-effect = dafür bekommst du am Schluss eine weniger
leave-it = Liegen lassen
leave-it-effect = es wird gegeben wie immer
kept-card = vom Abheben behalten

## Eine Karte zeigen

show-rank = Karte für den Schlag zeigen
show-suit = Karte für Trumpf zeigen
show-card = { $card } zeigen
show-rank-effect = Schlag: { $what }
show-suit-effect = Trumpf: { $what }
show-note = Gezeigt wird erst, wenn ihr beide gewählt habt.
show-tap = Tippe eine Karte in deiner Hand an.
chosen-card = gewählt
show-waits = Gewählt: { $card }. { $who } wählt noch.
show-between-two = Nur ihr zwei werdet Schlag und Trumpf wissen.

## Schlag und Trumpf tauschen

swap-ask = Um Tausch fragen
swap-ask-effect = du sagst dann den Schlag an
swap-title = { $who } fragt: Schlag und Trumpf tauschen?
swap-grant = Tauschen
swap-grant-effect = { $who } sagt den Schlag an, du Trumpf
swap-refuse = Nicht tauschen
swap-refuse-effect = du sagst den Schlag an

## Gespannt: spielen oder hergeben

choose-title = Gespannt: spielen oder die Runde hergeben?
stay = Spielen
stay-effect = es geht um { $stake }, ohne Erhöhen
give = Hergeben
give-again = Wirklich hergeben?
give-yes = Ja, hergeben

## Maschine, auf vier, Farbe

machine = Maschine!
machine-effect =
    { $points ->
        [one] alle Kritischen: ein Punkt, Runde aus
       *[other] alle Kritischen: { $points } Punkte, Runde aus
    }
jump = Gleich auf { $to }
jump-effect = wird nicht gehalten: { $points } für deine Seite
farbe = Farbe!
farbe-effect = { $who } zeigt die letzte Karte: Passt sie, gehen { $stake } an die andere Seite, sonst an deine
farbe-short = die letzte Karte zeigen lassen
farbe-fits = Sie passt mit der ausgespielten Farbe, als Trumpf, als Schlag oder als Kritischer.
farbe-again = Die letzte Karte zeigen lassen?
farbe-yes = Ja, Farbe!

## Reklamieren

claim = Reklamieren
claim-title = Welche Karte hätte nicht liegen dürfen?
claim-card = { $who }: { $card }
claim-effect = zu Recht: { $points } für deine Seite; sonst für die andere
claim-again = { $who } hatte etwas anderes zu legen?
claim-open = Die Hand von damals wird für alle aufgedeckt.
claim-yes = Ja, reklamieren

## Warnungen

breaks-duty = Gegen die Pflicht: { $reason }
breaks-duty-effect = wird es reklamiert: { $points } für die andere Seite
play-though = { $card } trotzdem legen
hand-card-warned = { $card }, spielbar, aber gegen die Pflicht: { $reason }
misraise-effect =
    { $misraise ->
        [opponents_2_end] gespannt: 2 für die andere Seite, Runde aus
        [opponents_bid_end] gespannt: { $to } für die andere Seite, Runde aus
       *[deduct_2] gespannt: kostet 2 und gilt nicht
    }
misraise-again = Gespannt: wirklich erhöhen?
misraise-yes = Trotzdem erhöhen

## Zu zweit, zu dritt

me = Ich
note-alone = allein
note-forehand = Vorhand
alone-against = { $who } allein gegen { $others }
gets-points =
    { $count ->
        [one] { $who } bekommt { $points }
       *[other] { $who } bekommen { $points }
    }
is-tense = { $who }: gespannt
answer-title-alone = { $who } erhöht auf { $to }. Hältst du?
answer-must-hold-alone = Du musst halten.
answer-must-fold-alone = Du musst aufgeben.
you-are-tense = Du bist gespannt

## Partien

match-won-us = Die Partie gehört uns!
match-won-you = Die Partie gehört dir!
match-won-others = Die Partie geht an { $who }.
match-shared = Die Partie teilen sich { $who }.
series-shared = Gewonnen haben gemeinsam { $who }.
schneider = Schneider
schneider-effect = ohne Punkt verloren: zählt doppelt
