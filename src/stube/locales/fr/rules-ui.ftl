### Les règles dans le navigateur : faire les siennes, comparer, lire, une première leçon.

## Groupes de règles

group-watten-pack = Jeu et hiérarchie
group-watten-seats = Places, donne, annonces
group-watten-play = Le jeu de la carte
group-watten-stakes = L’enjeu
group-watten-end = Fin de la partie
group-watten-conduct = La tenue à table
group-german-whist-seats = Places et donne
group-german-whist-stock = La pioche
group-german-whist-play = Le jeu de la carte
group-german-whist-count = Le compte
group-german-whist-match = La série

## Ses propres règles

editor-open = Règles maison
editor-title = Les règles de cette table
editor-start-from = Partir de
editor-name = Nom de ces règles
editor-name-example = par exemple : Comme à l’auberge
editor-nameless = sans nom
editor-unchanged = Exactement comme : { $preset }
editor-was = dans { $preset } : { $value }
editor-is-changed = modifié
editor-reset = Tout rétablir
editor-reset-one = Revenir à : { $value }
editor-no-effect = sans effet ici
editor-only-changed = Montrer seulement les changements
editor-search = Chercher une règle
editor-search-none = Aucune règle ne s’appelle ainsi.
editor-clash = { $first } et { $second } ne vont pas ensemble.
editor-clash-three = { $first }, { $second } et { $third } ne vont pas ensemble.
editor-clash-mend = { $option } : { $value }
editor-clash-wait = Tant que deux règles se contredisent, on ne peut pas les jouer.
editor-play = Jouer avec ces règles
editor-keep = Garder sur cet appareil
editor-kept = Gardé.
editor-own = Mes règles
editor-forget = Oublier
editor-forget-again = Vraiment oublier « { $name } » ?
editor-share = Partager
editor-link-copy = Copier le lien
editor-link-copied = Le lien est copié.
editor-file-save = Enregistrer en fichier
editor-file-open = Ouvrir un fichier
editor-came-by-link = On partage ces règles avec toi : { $name }
editor-bad-link = Je ne peux lire aucune règle dans ce lien.
editor-bad-file = Je ne peux lire aucune règle dans ce fichier.
editor-too-large = C’est trop gros pour des règles : { $bytes } octets au plus.
editor-nothing-taken = Rien n’a été repris.
editor-fingerprint = Empreinte { $fingerprint }
editor-fingerprint-note = Même empreinte, même jeu.
editor-dialect = Mots de la région
editor-dialect-note = Le nom des cartes à cette table ; la langue, chacun la choisit.

## Comparer

compare-open = Comparer
compare-title = Deux jeux de règles côte à côte
compare-first = Les premières
compare-second = Les secondes
compare-swap = Inverser
compare-rule = Règle
compare-count =
    { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }
compare-same = On y joue exactement de même.
compare-same-play = Ce qui diffère est sans effet : on joue de même.
compare-all = Montrer toutes les règles

## Livre de règles

rulebook-title = Les règles : { $name }
rulebook-this-table = Voici comment on joue à cette table.
rulebook-contents = Sommaire
rulebook-clause = Règle { $clause }
rulebook-clause-link = Lien vers la règle { $clause }
rulebook-secret = L’annonce cachée joue ici : la raison se dit après la donne.
rulebook-not-played = Cette table ne joue pas cette règle.
rulebook-ours = C’est notre complément : aucune source n’en parle.
rulebook-unconfirmed = Ce n’est pas confirmé : une seule source le dit.
rulebook-ladder = Qui bat qui
rulebook-ladder-strike = Quelle Frappe ?
rulebook-ladder-trump = Quel atout ?
rulebook-ladder-all = Les { $count } cartes, de haut en bas
rulebook-ladder-equal = celles-ci sont égales, la première gagne
rulebook-ladder-plain = ne gagne que si son enseigne est demandée
rulebook-example-trick = Le pli, carte par carte
rulebook-example-wins = { $card } gagne : { $reason }.
rulebook-print-page = Imprimer sur une page
rulebook-printed-from = Imprimé depuis Stube. Empreinte { $fingerprint }

## La première donne

lesson-title = Ta première donne
lesson-step = Étape { $number } sur { $total }
lesson-next = Suite
lesson-before = Étape précédente
lesson-skip = Passer la leçon
lesson-your-turn = À toi maintenant
lesson-other-card = Cela irait aussi. Ici, nous voulons montrer autre chose : { $hint }
lesson-done = C’était une donne entière.
lesson-play = À une vraie table
lesson-again = Encore une fois
