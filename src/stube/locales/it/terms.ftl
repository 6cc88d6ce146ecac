### Parole che cambiano di valle in valle. Il dialetto è delle regole, la lingua di chi legge.

# Sono messaggi e non termini di Fluent: un termine riceve solo un testo fisso, e $dialect viene dal tavolo:
# bavarian, tyrolean, south-tyrolean. Quale valle dica quale parola non lo chiarisce nessuna fonte: ogni tavolo sceglie.

dialect-bavarian = bavarese
dialect-tyrolean = tirolese
dialect-south-tyrolean = sudtirolese

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
        [tyrolean] Rechter
        [south-tyrolean] Hauptschlag, Rechte
    }
word-blinds =
    { $dialect ->
       *[bavarian] Linke
        [tyrolean] Linke
        [south-tyrolean] Ciechi, Linke
    }
word-guate = Guater
word-tense =
    { $dialect ->
       *[bavarian] teso
        [tyrolean] gestrichen
        [south-tyrolean] teso
    }
word-better =
    { $dialect ->
       *[bavarian] Bessere!
        [tyrolean] Schönere!
        [south-tyrolean] Schönere!
    }
