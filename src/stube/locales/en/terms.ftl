### Words that change from valley to valley. The rule set has the dialect, the reader the language.

# These are messages and no Fluent terms, because a term can only be handed a fixed text, and here $dialect
# comes from the table: bavarian, tyrolean, south-tyrolean. The mountains keep no map of it: which valley
# says which word is not settled by any source, so each table may pick its dialect.

dialect-bavarian = Bavarian
dialect-tyrolean = Tyrolean
dialect-south-tyrolean = South Tyrolean

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
        [south-tyrolean] Rechte
    }
word-blinds =
    { $dialect ->
       *[bavarian] Blinde
        [tyrolean] Linke
        [south-tyrolean] Blinde, Ciechi
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
