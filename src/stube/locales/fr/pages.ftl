### Pages sur les règles : ce qu’il faut aux feuilles mêmes.

rules-ways = Règles et apprentissage
rules-game = Quel jeu ?
rules-unfit = ne convient pas ici
rules-came = nouveau
rules-went = disparaît
rules-nothing = Rien ne change dans les règles écrites.
rules-against = Autrement que { $preset }
rules-asking = Je regarde …
rules-undo = Revenir à : { $value }
rules-mend = Ceci conviendrait :
rules-print = On joue : { $name }
rules-seats = { $count } places
rules-legend-ours = complété par nous
rules-legend-unconfirmed = non confirmé
rules-here = Ici :
rules-only-one = Seulement dans : { $name }
rules-only-other = Seulement dans : { $name }
rules-no-strike = sans Frappe
rules-no-trump = sans atout
rules-example-led = On entame par : { $card }.
rules-example-seat = Place { $number }
rules-examples = Comment finit un pli
rules-name-shared = Règles partagées
rules-own-link = Faire ou ouvrir ses propres règles
