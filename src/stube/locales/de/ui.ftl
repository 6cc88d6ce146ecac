# Der Tisch im Browser: Knöpfe, Beschriftungen, Blätter.

## Spiele, Startseite

greeting = Hock di her!
opening = Die Stube wird aufgesperrt …
unreachable = Der Tisch antwortet nicht. Läuft er noch?
start-what = Was spielen wir?
start-who = Mit wem?
start-bots = Mit Bots
    .line = allein, gleich los
start-friends = Mit Freunden
    .line = Link zum Mitspielen
change = Ändern
choose-rules = Nach welchen Regeln?
sit-down = Hinsetzen
friends-open = Tisch aufmachen
tables-open = Offene Tische
back-to-table = Zurück an meinen Tisch – { $game }
promise = Ohne Konto. Ohne Tracking.
language = Sprache
close = Schließen

## Plätze

you = Du
us = Wir
them = Sie
seat-nameless = Platz { $number }
seat-free = Freier Platz
seat-standin = { $name } (Bot)
bot-name-1 = Anna
bot-name-2 = Hansl
bot-name-3 = Vroni
bot-name-4 = Luis
bot-name-5 = Resi
bot-name-6 = Toni
bot-name-7 = Moidl
bot-name-8 = Sepp
note-bot = Bot
note-away = fort
note-thinks = überlegt
note-dealer = hat gegeben

## Wand

band-wall = Wand: Ansage und Spielstand
band-table = Tisch: Plätze und Stich
band-word = Du bist gefragt
band-hand = Deine Karten
slate-announced = Was angesagt ist
slate-score = Spielstand
strike = Schlag
trump = Trumpf
secret = geheim
no-trumps = Ohne Trumpf
goal-fewest = Wenigste Stiche gewinnen
trick-number = Stich { $number }
trick-of = Stich { $number } von { $total }
stage-endgame = Die letzten Stiche
score-line =
    { $tense ->
        [yes] { $who } { $points }, gespannt.
       *[no] { $who } { $points }.
    }
won-before = bisher gewonnen: { $count }
target = bis { $points }
needed-most = { $count } Stiche gewinnen
needed-fewest = { $count } Stiche verlieren
we-are-tense = Wir sind gespannt
they-are-tense = Sie sind gespannt

## Tisch

seat-left = links von dir
seat-across = dir gegenüber
seat-right = rechts von dir
seat-partner = spielt mit dir
seat-backs =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
stake-is = es gilt
tricks-tally = Stiche { $mine } : { $theirs }
trick-on-table = Der Stich auf dem Tisch
your-place = dein Platz
on-top = liegt oben
heard-on-top = Sie liegt oben.
laid-by =
    { $wins ->
        [yes] { $who }: { $card }, liegt jetzt oben
       *[no] { $who }: { $card }
    }
pile-us =
    { $count ->
        [one] Wir: { $count } Stich
       *[other] Wir: { $count } Stiche
    }
pile-them =
    { $count ->
        [one] Sie: { $count } Stich
       *[other] Sie: { $count } Stiche
    }
stock-count =
    { $count ->
        [one] Talon: eine Karte
       *[other] Talon: { $count } Karten
    }
open-row = Offene Karten des Talons
take = Nehmen: { $card }
upcard = Aufgedeckt: { $card }
winner-takes = Gewinner nimmt: { $card }
winner-draws-first = Gewinner zieht zuerst
winner-chooses = Gewinner sucht sich eine aus
loser-draws = Verlierer zieht verdeckt
loser-draws-top = Verlierer zieht die oberste

## Wort

your-turn = Du bist dran.
your-lead = Du bist dran: spiel aus.
take-one = Nimm eine der offenen Karten.
trick-is-yours = Dein Stich.
trick-goes-to = Der Stich geht an { $who }.
waits-for =
    { $count ->
        [one] { $who } überlegt.
       *[other] { $who } überlegen.
    }
dealing = Es wird gegeben.
not-yet-looked = Deine Karten darfst du ansehen, sobald beide angesagt haben.
play-card = { $card } legen
call = Trumpf oder Kritische!
raise = Erhöhen auf { $to }
raise-more = Erhöhen …
raise-though-tense = Gespannt: das kostet euch
raise-back = Halten und auf { $to }
raise-to = auf { $to }
raise-others = mehr …
answer-title = { $who } erhöht auf { $to }. Haltet ihr?
answer-now = Jetzt gilt es { $stake }.
answer-either = Du oder { $others }: wer zuerst antwortet.
answer-must-hold = Ihr müsst halten.
answer-must-fold = Ihr müsst aufgeben.
hold = Halten
hold-effect = es geht um { $stake }
fold = Aufgeben
fold-effect = sie bekommen { $points }
fold-again = Wirklich aufgeben?
fold-yes = Ja, aufgeben
back = Zurück
concede = Hergeben
concede-again = Diese Runde wirklich hergeben?
concede-yes = Ja, hergeben
name-strike = Schlag ansagen
name-trump = Trumpf ansagen
announce-strike = Schlag ansagen: { $what }
announce-trump = Trumpf ansagen: { $what }
you-hold =
    { $count ->
        [0] davon hast du keine
        [one] eine davon hast du
       *[other] { $count } davon hast du
    }
choose-first = Tipp eines an, dann sag es an.
better = Bessere!
better-ask = Um Bessere fragen
better-cost = kostet { $points }
grant-title = { $who } fragt um Bessere.
grant = Zugestehen
grant-effect = es gibt neue Karten
refuse = Ablehnen
refuse-effect = es bleibt bei diesen Karten

## Hand

own-cards =
    { $count ->
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
face-down = verdeckte Karte
hand-card =
    { $has ->
        [yes] { $card }, { $role }
       *[no] { $card }
    }{ $state ->
        [yes] , spielbar
        [chosen] , gewählt, Enter legt sie
        [no] , nicht spielbar: { $reason }
       *[none] { "" }
    }
not-now = { $card } geht jetzt nicht.

## Werkzeuge, Blätter

menu = Menü
help = Hilfe
tool-ladder = Rangfolge
tool-last = Letzter Stich
tool-said = Verlauf
tool-people = Wer ist da?
tool-talk = Zurufe
talk-unread =
    { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }
took-it = Stich gemacht
no-trick-yet = In dieser Runde ist noch kein Stich gemacht.
said-nothing = Noch ist nichts geschehen.
ladder-note = { $strike } ist Schlag, { $trump } ist Trumpf.
ladder-note-trump = { $trump } ist Trumpf.
ladder-equal = gleich hoch, der erste gewinnt
ladder-down = von oben nach unten
ladder-rest = Darunter zählt nur die ausgespielte Farbe, vom Ass bis zum Siebener.
ladder-none = Die Rangfolge steht, sobald angesagt ist.
fate-mine = deine
    .long = in deiner Hand
fate-table = liegt
    .long = liegt auf dem Tisch
fate-gone = weg
    .long = gespielt, weg
fate-open = noch aus
    .long = noch nicht gesehen

## Ende einer Runde, eines Spiels

column-tricks = Stiche
column-points = Punkte
column-score = Stand
over-trick = { $number }. Stich: { $who } mit { $card }
over-tricks =
    { $who }: { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
over-deals = Die nächste Runde gibt { $who }.
over-you-deal = Die nächste Runde gibst du.
round-drawn = Die Runde ist unentschieden.
round-won-us = Die Runde gehört uns!
round-won-you = Die Runde gehört dir!
round-won-others =
    { $count ->
        [one] { $who } gewinnt die Runde.
       *[other] { $who } gewinnen die Runde.
    }
series-drawn = Keiner gewinnt: unentschieden.
series-won-us = Wir haben gewonnen!
series-won-you = Du hast gewonnen!
series-won-others =
    { $count ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben gewonnen.
    }
series-stand = Bisher { $mine } : { $theirs }, { $needed } braucht es.
series-stand-all = Bisher { $mine } : { $theirs }; alle { $matches } Partien werden gespielt.
next-round = Nächste Runde
again = Revanche
leave = Aufstehen
leave-effect = dein Platz bleibt dir

## Menü

speed = Wie lang ein Stich liegt
speed-slow = lang
speed-normal = normal
speed-fast = kurz
speed-tap = bis ich tippe
theme = Licht
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Lampe
theme-contrast = Kontrast
index = Zeichen in der Ecke
index-auto = automatisch
index-on = groß
index-off = ohne
family = Kartenbild
family-region = wie in der Gegend
family-double = doppelt, wie in Bayern
family-standing = stehend, wie in Salzburg
two-tap = Mit zwei Tipps spielen
two-tap-hint = Der erste wählt eine Karte, der zweite legt sie.
keys = Einzelne Tasten
keys-hint = Ziffern legen, Buchstaben sagen an. Die Hilfe zählt sie auf.
french-suits = Französische Farben
french-suits-hint = Kreuz, Pik, Herz, Karo statt Eichel, Laub, Herz, Schellen
four-colours = Vier Farben
four-colours-hint = Pik grün, Karo orange: wie Laub und Schellen
last-card = Die letzte Karte legt sich selbst
last-card-hint = wenn es nichts anderes zu tun gibt
sound = Geräusche
sound-hint = Karten, Klopfen, Kreide; leise, in diesem Gerät gemacht

## Hilfe

help-table = Tipp eine Karte an, um sie zu legen. Eine schraffierte geht jetzt nicht: Tipp sie an, und sie sagt warum. Ein Tipp auf den Tisch macht es schneller.
key-digits = die Karte, die Antwort oder das Feld mit dieser Nummer nehmen
key-arrows = in der Hand wandern
key-ends = zur ersten oder letzten Karte der Hand
key-enter = die gewählte Karte legen, ansagen, weiter
key-call = mit Ruf oder ohne
key-raise = erhöhen
key-hold = halten
key-fold = aufgeben (fragt; noch einmal: ja)
key-farbe = Farbe! Die letzte Karte zeigen lassen (fragt noch einmal)
key-better = Bessere rufen oder darum fragen
key-swap = um Tausch von Schlag und Trumpf fragen
key-jump = gleich auf vier
key-maschine = Maschine ansagen
key-ladder = Rangfolge
key-last = letzter Stich
key-said = Verlauf
key-claims = Karten zum Reklamieren
key-people = wer da ist
key-menu = Menü
key-help = diese Liste
key-close = schließen, zurück

## Titel, Verbindung

title-your-turn = Du bist dran
connection-lost = Keine Verbindung. Dein Platz bleibt dir.
