# Eine Partie nochmals ansehen

past-title = Nochmals angesehen
past-bar = Durch die Partie gehen
past-strip = Runden und Stiche
past-back = Zurück
past-on = Weiter
past-play = Los
past-pause = Halt
past-pace = Tempo
past-pace-now =
    { $pace ->
        [slow] langsam
       *[normal] normal
        [fast] schnell
    }
past-hands = Alle Karten
past-round = Runde { $round }
past-trick = Stich { $trick }
past-deal = Geben und Ansagen
past-place = Runde { $round } von { $rounds }, { $part }, Schritt { $step } von { $steps }.
past-hand = Karten: { $cards }.
past-checked = Geprüft: Niemand hat diese Karten ausgesucht.
past-wrong = Diese Karten passen nicht zu dem, was vorher versprochen war.
past-keys = Pfeile links und rechts: ein Schritt. Pfeile auf und ab: ein Stich. Bildtasten: eine Runde. Pos1 und Ende: Anfang und Schluss. Leertaste: los und halt.
past-closed = Dieser Tisch deckt nie auf: Die Karten der anderen bleiben zu.

past-text = Eine Partie, die du am Tisch gesichert hast oder die dir jemand geschickt hat: Sie wird hier am Tisch nochmals gespielt, mit allen Karten. Die Datei wird nirgends behalten.
past-choose = Datei wählen
past-busy = Die Aufzeichnung wird gelesen …
past-drop = Oder zieh sie hierher.
past-empty = Von diesem Tisch ist hier keine Partie zu sehen.
