# Zeichen und Blicke: der Zeichenbogen, was man sieht, was nach der Partie gezeigt wird.

tool-signs = Zeichen
key-signs = Zeichen
key-look = schauen: dann Pfeil oder Name
signs-note = Ein Zeichen sieht nur, wer gerade zu dir schaut. Solange du deutest, siehst du selbst keines.
look-where = Wohin schaust du?
look-at = Zu { $name } schauen
look-hand = In die eigenen Karten schauen
look-own = meine Karten
looks-hand = schaut in die Karten
looks-you = schaut zu dir
looks-at = schaut zu { $name }
name-looks-you = { $name } schaut zu dir.
own-sign = Solange du deutest, siehst du keine Zeichen.
meaning-none = unbelegt
gesture-means = Das heißt: { $meaning }.
code-title = Unsere Zeichen
code-note = Mach mit deinem Partner aus, was gilt: Ein Tipp gibt einem Zeichen die nächste Bedeutung. Die anderen erfahren es erst, wenn die Partie aus ist.
made-title = Alle Zeichen der Partie
made-line = { $name }: { $sign } – { $meaning }. { $seen }
made-round = Runde { $round }
made-seen = Gesehen: { $names }.
made-unseen = Niemand hat es gesehen.
made-none = Es wurde nicht gedeutet.
codes-title = Eigene Zeichen von { $names }

gesture-wink = zwinkern
gesture-nose = Nase rümpfen
gesture-lips = Lippen spitzen
gesture-mouth = Mund­winkel ziehen
gesture-shoulder = Schulter zucken
gesture-up = hinauf­schauen
gesture-nod = nicken
gesture-down = hinunter­schauen
gesture-blink = blinzeln
gesture-brows = Brauen heben
gesture-kiss = ein Bussl geben

does-wink = zwinkert
does-nose = rümpft die Nase
does-lips = spitzt die Lippen
does-mouth = zieht den Mundwinkel
does-shoulder = zuckt mit der Schulter
does-up = schaut hinauf
does-nod = nickt
does-down = schaut hinunter
does-blink = blinzelt
does-brows = hebt die Brauen
does-kiss = gibt ein Bussl

meaning-max = Max
meaning-belli = Belli
meaning-spitz = Spitz
meaning-weli = Weli
meaning-chief = der Rechte
meaning-nothing = nichts in der Hand
meaning-lead-trumps = spiel Trumpf aus
