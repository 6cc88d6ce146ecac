### Les mots qui changent d’une vallée à l’autre. Le dialecte va avec les règles, la langue avec le lecteur.

# Ce sont des messages et non des termes Fluent : un terme ne reçoit qu’un texte fixe, et $dialect vient de la
# table : bavarian, tyrolean, south-tyrolean. Quelle vallée dit quel mot, aucune source ne le tranche : chaque
# table choisit.

dialect-bavarian = bavarois
dialect-tyrolean = tyrolien
dialect-south-tyrolean = sud-tyrolien

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
       *[bavarian] Bessere !
        [tyrolean] Schönere !
        [south-tyrolean] Schönere !
    }
