### Was man tun kann, als Satz: Textansicht, Hilfe, Terminal.

choice-play = { $card } legen
choice-play-call = { $card } legen: Trumpf oder Kritische!
choice-take = Nehmen: { $card }
choice-show = { $card } zeigen
choice-strike = Schlag ansagen: { $what }
choice-trump = Trumpf ansagen: { $what }
choice-raise = Erhöhen auf { $to }
choice-raises =
    { $step ->
        [1] Erhöhen auf { $from } bis { $to }
       *[other] Erhöhen auf { $from } bis { $to }, je { $step } mehr
    }
choice-jump = Gleich auf { $to }
choice-hold = Halten – es geht um { $stake }
choice-fold = Aufgeben – sie bekommen { $pays }
choice-farbe = Farbe! Die letzte Karte zeigen lassen
choice-stay = Spielen – es geht um { $stake }
choice-give = Hergeben – sie bekommen { $pays }
choice-concede = Die Runde hergeben – sie bekommen { $pays }
choice-better = Bessere!
choice-better-asks = Um Bessere fragen
choice-grant = Zugestehen
choice-refuse = Ablehnen
choice-keep = Behalten: { $card }
choice-leave = Liegen lassen
choice-swap = Um Tausch von Schlag und Trumpf fragen
choice-maschine = Maschine!
choice-claim = Reklamieren: { $card } von { $who }

hint-title = Was kann ich tun?
hint-wins = Oben liegt { $card } von { $who }: { $reason }.
hint-none = Gerade wird von dir nichts verlangt.
hint-not =
    { $count ->
        [one] { $cards } geht jetzt nicht.
       *[other] { $cards } gehen jetzt nicht.
    }
hint-keys = Tasten
text-view = Als Text
text-view-hint = Derselbe Tisch in Sätzen und Knöpfen, ohne Bilder.
text-table = Auf dem Tisch
text-seats = Am Tisch
text-seat =
    { $who }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
text-nothing = Noch liegt keine Karte.
text-happened = Was geschah
text-pictures = Zum gemalten Tisch
text-tricks = Stiche { $mine } : { $theirs }
text-stake = Es gilt { $stake }.
