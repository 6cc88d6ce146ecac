### Les noms : jeux, cartes, rôles, raisons, variantes, bots.

## Jeux

game-watten = Watten
    .line = à quatre, deux contre deux
game-german-whist = Whist allemand
    .line = à deux, avec une pioche

## Enseignes allemandes et françaises. `.letter` figure dans le coin et à côté du signe.

suit-E = Glands
    .letter = G
suit-L = Feuilles
    .letter = F
suit-H = Cœurs
    .letter = C
suit-S = Cloches
    .letter = L
suit-french-C = trèfle
suit-french-D = carreau
suit-french-H = cœur
suit-french-S = pique

## Rangs

rank-6 = Weli
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-U = Unter
rank-O = Ober
rank-K = roi
rank-A = as
rank-french-2 = deux
rank-french-3 = trois
rank-french-4 = quatre
rank-french-5 = cinq
rank-french-6 = six
rank-french-7 = sept
rank-french-8 = huit
rank-french-9 = neuf
rank-french-T = dix
rank-french-J = valet
rank-french-Q = dame
rank-french-K = roi
rank-french-A = as

# $suit, $rank : les noms ci-dessus. Le Weli se passe d’enseigne.
card =
    { $rank ->
        [Weli] Weli
       *[other] { $rank } de { $suit }
    }

## Ce qu’est une carte dans cette donne

role-max = Max
role-belli = Belli
role-spitz = Spitz
role-weli = Weli
role-guate = Bon
role-chief = Droite
role-blind = Frappe
role-trump = Atout
role-plain = Enseigne simple

## Pourquoi une carte prend le pli

reason-critical = une Critique
reason-guate = le Bon
reason-chief = la Frappe droite
reason-blind = une Frappe
reason-first-blind = la première de plusieurs Frappes
reason-trump = le plus haut atout
reason-led-suit = la plus haute carte de l’enseigne demandée
reason-higher-card = la plus haute carte de la couleur demandée

## Comment une donne s’est terminée

how-played = Les cartes ont décidé.
how-folded = La relance n’a pas été acceptée.
how-conceded = La donne a été abandonnée.
how-misraised = Un camp tendu a relancé.
how-written = Les points des Bessere ont décidé.
how-given = Le camp tendu a laissé la donne pour deux points.
how-machine = La Machine : toutes les Critiques dans une main.
how-challenged = « Farbe ! » a décidé.
how-claimed = Une carte a été réclamée.
how-race = La course est gagnée.

## Variantes du Watten

preset-watten-bavarian-11 = Bavarois en 11
    .line = 32 cartes ; Max, Belli et Spitz battent toujours toutes les autres.
preset-watten-bavarian-15 = Bavarois en 15
    .line = Comme en 11, mais plus long : on est tendu dès 13.
preset-watten-tyrol-kritisch-15 = Kritisch tyrolien en 15
    .line = 33 cartes : le Weli est la troisième Critique, après Max et Belli.
preset-watten-tyrol-kritisch-18 = Kritisch tyrolien en 18
    .line = Avec le Weli en troisième Critique, et en 18 points.
preset-watten-blind = Watten aveugle
    .line = Deux joueurs seulement savent la Frappe et l’atout, fixés par leur carte du dessous. Sans signes, en 15.
preset-watten-blind-literal = Watten aveugle à la lettre
    .line = La plus basse de trois cartes annonce, au vu de tous. Avec le Weli, en 15.
preset-watten-wurf = Wurftwatten
    .line = Trois cartes seulement : deux plis suffisent. En 11.
preset-watten-kritischer-cup = Kritischer Watten
    .line = On relance de deux en deux ; en 15, deux parties gagnantes.
preset-watten-house-21 = Règle maison en 21
    .line = Un enjeu qui dépasserait l’objectif doit être accepté. Deux parties gagnantes.
preset-watten-italian-11 = Italien en 11
    .line = On annonce sur les cinq cartes, sans Bessere, et on relance à tout moment.
preset-watten-italian-tirolo-15 = Italien avec Weli en 15
    .line = Comme l’italien, avec 33 cartes : le Weli est la quatrième Critique.
preset-watten-bavaria-club = Bavarois de club
    .line = Une Critique trouvée à la coupe peut se garder ; dès qu’un camp est tendu, on joue pour trois. En 15.
preset-watten-bavaria-cup = Tournoi bavarois
    .line = Trois parties, et chacune compte. Pas de Bessere ; une renonce se réclame. En 15.
preset-watten-tirol-open-11 = Tyrol ouvert en 11
    .line = Pas de Critiques : le Weli est le plus petit atout, et il faut fournir à l’atout.
preset-watten-tirol-open-15 = Tyrol ouvert en 15
    .line = On fournit à l’atout ; tendu, on joue pour trois ou on laisse deux. « Farbe ! » vérifie la dernière carte.
preset-watten-tirol-kritisch = Kritisch tyrolien en 11
    .line = Max, Weli et Spitz sont les Critiques ; pour le reste, on joue comme en Bavière.
preset-watten-southtyrol-open-15 = Tyrol du Sud ouvert en 15
    .line = Ni Critiques ni Bon, et on fournit à l’atout. De nouvelles cartes pour tous si les deux le veulent.
preset-watten-southtyrol-guate-18 = Tyrol du Sud avec le Bon, en 18
    .line = L’atout juste au-dessus de la Frappe, le Bon, bat même la Frappe droite.
preset-watten-southtyrol-blind-18 = Tyrol du Sud aveugle en 18
    .line = Les annonceurs se montrent une carte ; eux seuls savent la Frappe et l’atout. Avec le Bon.
preset-watten-ladin = Ladin en 11
    .line = La première carte des deux annonceurs décide : eux seuls le savent et fournissent à l’atout.
preset-watten-two-hand = Watten à deux
    .line = Un contre un, cinq cartes, et pour le reste comme au club bavarois. En 15.
preset-watten-three-hand = Watten à trois
    .line = L’avant-main seul contre les deux autres ; chacun marque pour soi. En 15.

## Variantes du Whist allemand

preset-german-whist-classic = Classique
    .line = Les 26 plis comptent ; deux donnes gagnantes.
preset-german-whist-last13 = Les treize derniers
    .line = Les plis ne comptent qu’une fois la pioche épuisée.
preset-german-whist-open-stock = Pioche ouverte
    .line = Trois cartes sont visibles ; qui prend le pli choisit la sienne.
preset-german-whist-race-7 = Course à 7
    .line = Le premier à sept plis gagne la donne.
preset-german-whist-race-9 = Course à 9
    .line = Le premier à neuf plis gagne la donne.
preset-german-whist-no-trump = Sans atout, pioche cachée
    .line = Pas d’atout, et toute la pioche reste cachée.
preset-german-whist-no-trump-upcard = Sans atout
    .line = Pas d’atout ; la carte du dessus de la pioche est visible.
preset-german-whist-three = À trois
    .line = Sept cartes chacun ; une main fantôme reste cachée.
preset-german-whist-weighted = Pondéré
    .line = Un pli compte un tant qu’on pioche, puis deux.
preset-german-whist-points-50 = En 50
    .line = Les treize derniers plis comptent, donne après donne, jusqu’à 50 points.
preset-german-whist-high-low = Haut ou bas
    .line = Sans atout : la première carte dit s’il faut beaucoup de plis (rouge) ou peu (noire).

## Bots

bot-random = Le Dé
    .line = Joue n’importe quoi de permis.
bot-lowest = L’Économe
    .line = Joue toujours la carte la plus basse et ne relance jamais.
bot-highest = Le Casse-cou
    .line = Joue toujours la carte la plus haute et ne relance jamais.
bot-sensible = La Raisonnable
    .line = Annonce selon sa main, joue avec son partenaire et compte avant de relancer.
bot-regular = L’Habitué
    .line = Évalue quelques dizaines de donnes possibles.
bot-strong = La Futée
    .line = Évalue plus de cent donnes possibles.
bot-master = Le Vieux Maître
    .line = Évalue des centaines de donnes possibles.
