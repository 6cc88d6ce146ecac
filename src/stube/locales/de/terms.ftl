### Wörter, die von Tal zu Tal anders sind. Die Mundart gehört zu den Regeln, die Sprache zum Leser.

# Nachrichten und keine Fluent-Terme: Ein Term nimmt nur feste Texte, $dialect aber kommt vom Tisch:
# bavarian, tyrolean, south-tyrolean. Welches Tal welches Wort sagt, klärt keine Quelle; jeder Tisch wählt.

dialect-bavarian = Bairisch
dialect-tyrolean = Tirolerisch
dialect-south-tyrolean = Südtirolerisch

word-max =
    { $dialect ->
       *[bavarian] Max
        [tyrolean] Maxl
        [south-tyrolean] Maxi
    }
word-belli =
    { $dialect ->
       *[bavarian] Belli
        [tyrolean] Welle
        [south-tyrolean] Belle
    }
word-spitz =
    { $dialect ->
       *[bavarian] Spitz
        [tyrolean] Soacher
        [south-tyrolean] Spritzer
    }
word-chief =
    { $dialect ->
       *[bavarian] Hauptschlag, Haube
        [tyrolean] Hauptschlag
        [south-tyrolean] Hauptschlag, die Rechte
    }
word-blinds =
    { $dialect ->
       *[bavarian] Blinde
        [tyrolean] die anderen Schläge
        [south-tyrolean] Blinde
    }
word-guate = Guater
word-tense =
    { $dialect ->
       *[bavarian] gespannt
        [tyrolean] gestrichen
        [south-tyrolean] gespannt
    }
word-better =
    { $dialect ->
       *[bavarian] Bessere!
        [tyrolean] Schönere!
        [south-tyrolean] Schönere!
    }
