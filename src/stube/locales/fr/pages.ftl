### Pages sur les règles : ce qu’il faut aux feuilles mêmes.

rules-ways = Règles et apprentissage
rules-unfit = ne convient pas ici
rules-came = nouveau
rules-went = disparaît
rules-nothing = Rien ne change dans les règles écrites.
rules-asking = Je regarde…
rules-undo = Revenir à : { $value }
rules-mend = Ceci conviendrait :
rules-seats = { $count } places
rules-legend-ours = complété par nous
rules-legend-unconfirmed = non confirmé
rules-only = Seulement dans : { $name }
rules-example-led = On entame par : { $card }.
rules-examples = Comment finit un pli
rules-own-link = Faire ou ouvrir ses propres règles
advice-open = Vieux conseils
past-open = Ouvrir une partie notée
editor-changed =
    { $count ->
        [one] { $count } règle diffère de : { $preset }
       *[other] { $count } règles diffèrent de : { $preset }
    }

## Ways to the rulebook

lesson-open = Montre-moi comment on joue
lesson-offer = Première fois ? Une donne pour apprendre
rulebook-open = Livre de règles
rulebook-why-card = Pourquoi pas ? Règle { $clause }
lesson-rule = À lire : règle { $clause }

## offline.html

offline-title = Pas de connexion à Stube
offline-text = La table ne répond pas. Ta place t’est gardée : recharge la page dès que tu as du réseau.
