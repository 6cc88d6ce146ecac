# Revoir une partie

past-title = Partie revue
past-bar = Parcourir la partie
past-strip = Donnes et plis
past-back = Retour
past-on = Suite
past-play = Lire
past-pause = Pause
past-pace = Allure
past-pace-now =
    { $pace ->
        [slow] lente
       *[normal] normale
        [fast] rapide
    }
past-hands = Tout voir
past-round = Donne { $round }
past-trick = Pli { $trick }
past-deal = Distribution et annonce
past-place = Donne { $round } sur { $rounds }, { $part }, étape { $step } sur { $steps }.
past-hand = Cartes : { $cards }.
past-checked = Vérifié : personne n’a choisi ces cartes.
past-wrong = Ces cartes ne découlent pas de ce qui avait été promis.
past-keys = Flèches gauche et droite : une étape. Flèches haut et bas : un pli. Touches de page : une donne. Début et Fin : début et fin. Barre d’espace : lire et pause.
past-closed = Cette table ne découvre jamais ses cartes : celles des autres restent cachées.

past-text = Une partie que tu as enregistrée à une table, ou que quelqu’un t’a envoyée : elle se rejoue ici, toutes cartes visibles. Le fichier n’est gardé nulle part.
past-choose = Choisir un fichier
past-busy = Lecture du fichier …
past-drop = Ou fais-le glisser ici.
past-empty = Aucune partie de cette table ne peut être vue ici.
