### Palabras que cambian de valle en valle. El dialecto es de las reglas; el idioma, de quien lee.

# Son mensajes y no términos de Fluent: un término solo recibe un texto fijo, y $dialect viene de la mesa:
# bavarian, tyrolean, south-tyrolean. Qué valle dice qué palabra no lo aclara ninguna fuente: cada mesa elige.

dialect-bavarian = bávaro
dialect-tyrolean = tirolés
dialect-south-tyrolean = surtirolés

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
       *[bavarian] ¡Bessere!
        [tyrolean] ¡Schönere!
        [south-tyrolean] ¡Schönere!
    }
