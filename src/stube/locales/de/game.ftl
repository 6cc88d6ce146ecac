### Namen: Spiele, Karten, Rollen, Gründe, Fassungen, Bots.

## Spiele

game-watten = Watten
    .line = zu viert, zwei gegen zwei
game-german-whist = Deutsches Whist
    .line = zu zweit, mit einem Talon

## Farben: deutsches und französisches Blatt. `.letter` steht im Eck und neben dem Zeichen.

suit-E = Eichel
    .letter = E
suit-L = Laub
    .letter = L
suit-H = Herz
    .letter = H
suit-S = Schellen
    .letter = S
suit-french-C = Kreuz
suit-french-D = Karo
suit-french-H = Herz
suit-french-S = Pik

## Ränge

rank-6 = Weli
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-U = Unter
rank-O = Ober
rank-K = König
rank-A = Ass
rank-french-2 = Zwei
rank-french-3 = Drei
rank-french-4 = Vier
rank-french-5 = Fünf
rank-french-6 = Sechs
rank-french-7 = Sieben
rank-french-8 = Acht
rank-french-9 = Neun
rank-french-T = Zehn
rank-french-J = Bube
rank-french-Q = Dame
rank-french-K = König
rank-french-A = Ass

# $suit, $rank: die Namen von oben. Der Weli steht für sich.
card =
    { $rank ->
        [Weli] Weli
       *[other] { $suit }-{ $rank }
    }

## Was eine Karte in dieser Runde ist

role-max = Max
role-belli = Belli
role-spitz = Spitz
role-weli = Weli
role-guate = Guater
role-chief = Rechter
role-blind = Linker
role-trump = Trumpf
role-plain = Farbe

## Warum eine Karte den Stich macht

reason-critical = ein Kritischer
reason-guate = der Guate
reason-chief = der Rechte
reason-blind = ein Linker
reason-first-blind = von mehreren Linken der erste
reason-trump = der höchste Trumpf
reason-led-suit = die höchste Karte der ausgespielten Farbe
reason-higher-card = die höchste Karte der ausgespielten Farbe

## Wie eine Runde geendet hat

how-played = Die Karten haben entschieden.
how-folded = Die Erhöhung wurde nicht gehalten.
how-conceded = Die Runde wurde hergegeben.
how-misraised = Gespannt wurde erhöht.
how-written = Die Punkte für die Besseren haben entschieden.
how-given = Gespannt: Die Runde wurde für zwei hergegeben.
how-machine = Maschine: alle Kritischen in einer Hand.
how-challenged = „Farbe!“ hat entschieden.
how-claimed = Eine Karte wurde reklamiert.
how-race = Das Rennen ist gewonnen.

## Fassungen des Watten

preset-watten-bavarian-11 = Bayerisch bis 11
    .line = 32 Karten; Max, Belli und Spitz sind immer die höchsten.
preset-watten-bavarian-15 = Bayerisch bis 15
    .line = Wie bis 11, nur länger: Gespannt ist man ab 13.
preset-watten-tyrol-kritisch-15 = Tiroler Kritisch bis 15
    .line = 33 Karten: Der Weli ist dritter Kritischer, nach Max und Belli.
preset-watten-tyrol-kritisch-18 = Tiroler Kritisch bis 18
    .line = Mit Weli als drittem Kritischen, und bis 18.
preset-watten-blind = Blindwatten
    .line = Nur zwei kennen Schlag und Trumpf: Die unterste Karte sagt sie an. Ohne Deuten, bis 15.
preset-watten-blind-literal = Blindwatten nach dem Wortlaut
    .line = Die niedrigste von drei Karten sagt an, und alle erfahren es. Mit Weli, bis 15.
preset-watten-wurf = Wurftwatten
    .line = Nur drei Karten für jeden: Zwei Stiche gewinnen. Bis 11.
preset-watten-kritischer-cup = Kritischer Watten
    .line = Erhöht wird um zwei; bis 15, auf zwei gewonnene Partien.
preset-watten-house-21 = Hausregel bis 21
    .line = Geht der Einsatz über das Ziel hinaus, muss gehalten werden. Auf zwei gewonnene Partien.
preset-watten-italian-11 = Italienisch bis 11
    .line = Ansagen mit allen fünf Karten, keine Besseren, erhöhen jederzeit.
preset-watten-italian-tirolo-15 = Italienisch mit Weli bis 15
    .line = Wie italienisch, mit 33 Karten: Der Weli ist vierter Kritischer.
preset-watten-bavaria-club = Bayerisch wie im Verein
    .line = Einen Kritischen vom Abheben darf man behalten; ist wer gespannt, geht es gleich um drei. Bis 15.
preset-watten-bavaria-cup = Bayerisches Preiswatten
    .line = Drei Partien, und jede zählt. Keine Besseren; verleugnete Karten werden reklamiert. Bis 15.
preset-watten-tirol-open-11 = Tirol offen bis 11
    .line = Keine Kritischen: Der Weli ist der niedrigste Trumpf, und Trumpf muss man bedienen.
preset-watten-tirol-open-15 = Tirol offen bis 15
    .line = Mit Trumpfzwang; wer gespannt ist, spielt um drei oder gibt zwei her. „Farbe!“ prüft die letzte Karte.
preset-watten-tirol-kritisch = Tiroler Kritisch bis 11
    .line = Max, Weli und Spitz sind die Kritischen; gespielt wird wie in Bayern.
preset-watten-southtyrol-open-15 = Südtirol offen bis 15
    .line = Keine Kritischen, kein Guater, Trumpfzwang. Neue Karten gibt es für alle, wenn beide wollen.
preset-watten-southtyrol-guate-18 = Südtirol mit Guatem bis 18
    .line = Der Trumpf gleich über dem Schlag, der Guate, sticht sogar den Rechten.
preset-watten-southtyrol-blind-18 = Südtirol blind bis 18
    .line = Die Ansager zeigen einander je eine Karte; nur sie zwei wissen Schlag und Trumpf. Mit Guatem.
preset-watten-ladin = Ladinisch bis 11
    .line = Die erste Karte der beiden Ansager gilt: Nur sie wissen es, nur sie müssen Trumpf bedienen.
preset-watten-two-hand = Watten zu zweit
    .line = Einer gegen einen, fünf Karten, sonst wie im bayerischen Verein. Bis 15.
preset-watten-three-hand = Watten zu dritt
    .line = Die Vorhand allein gegen die zwei anderen; jeder schreibt für sich. Bis 15.

## Fassungen des Deutschen Whist

preset-german-whist-classic = Klassisch
    .line = Alle 26 Stiche zählen; wer zwei Runden gewinnt, gewinnt.
preset-german-whist-last13 = Die letzten dreizehn
    .line = Erst wenn der Talon leer ist, zählen die Stiche.
preset-german-whist-open-stock = Offener Talon
    .line = Drei Karten liegen offen; wer den Stich macht, sucht sich eine aus.
preset-german-whist-race-7 = Rennen bis 7
    .line = Wer zuerst sieben Stiche hat, gewinnt die Runde.
preset-german-whist-race-9 = Rennen bis 9
    .line = Wer zuerst neun Stiche hat, gewinnt die Runde.
preset-german-whist-no-trump = Ohne Trumpf, verdeckt
    .line = Kein Trumpf, und der ganze Talon liegt verdeckt.
preset-german-whist-no-trump-upcard = Ohne Trumpf
    .line = Kein Trumpf; die oberste Karte des Talons liegt offen.
preset-german-whist-three = Zu dritt
    .line = Sieben Karten für jeden; eine Geisterhand bleibt verdeckt liegen.
preset-german-whist-weighted = Gewichtet
    .line = Stiche beim Ziehen zählen einen Punkt, danach zwei.
preset-german-whist-points-50 = Bis 50
    .line = Die letzten dreizehn Stiche zählen, Runde um Runde bis 50 Punkte.
preset-german-whist-high-low = Hoch oder tief
    .line = Ohne Trumpf: Die erste Karte sagt, ob viele Stiche gewinnen (rot) oder wenige (schwarz).

## Bots

bot-random = Der Würfel
    .line = Legt irgendetwas, was erlaubt ist.
bot-lowest = Der Sparsame
    .line = Legt immer die niedrigste Karte und erhöht nie.
bot-highest = Der Draufgänger
    .line = Legt immer die höchste Karte und erhöht nie.
bot-sensible = Die Vernünftige
    .line = Sagt an, was sie hält, spielt mit dem Partner und rechnet, bevor sie erhöht.
bot-regular = Der Stammgast
    .line = Wägt ein paar Dutzend mögliche Verteilungen ab.
bot-strong = Die Gewiefte
    .line = Wägt mehr als hundert mögliche Verteilungen ab.
bot-master = Der Altmeister
    .line = Wägt Hunderte möglicher Verteilungen ab.
