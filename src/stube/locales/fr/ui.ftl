# La table dans le navigateur : boutons, étiquettes, panneaux.

## Page d’accueil

greeting = Assieds-toi avec nous !
opening = On ouvre la Stube…
unreachable = La table ne répond pas. Est-elle encore ouverte ?
start-what = À quoi joue-t-on ?
start-who = Avec qui ?
start-bots = Avec des bots
    .line = en solo, tout de suite
start-friends = Avec des amis
    .line = un lien pour jouer
change = Changer
choose-rules = Avec quelles règles ?
sit-down = S’asseoir
friends-open = Ouvrir la table
tables-open = Tables ouvertes
back-to-table = Retour à ma table – { $game }
promise = Sans compte. Sans pistage.
language = Langue
close = Fermer

## Places

you = Toi
us = Nous
them = Eux
seat-nameless = Place { $number }
seat-free = Place libre
seat-standin = { $name } (bot)
bot-name-1 = Anna
bot-name-2 = Hansl
bot-name-3 = Vroni
bot-name-4 = Luis
bot-name-5 = Resi
bot-name-6 = Toni
bot-name-7 = Moidl
bot-name-8 = Sepp
note-bot = bot
note-away = absent
note-thinks = réfléchit
note-dealer = a donné

## Mur

band-wall = Mur : annonce et score
band-table = Table : les places et le pli
band-word = À toi de dire
band-hand = Tes cartes
slate-announced = L’annonce
slate-score = Score
strike = Frappe
trump = Atout
secret = secret
no-trumps = Sans atout
goal-fewest = Le moins de plis gagne
trick-number = Pli { $number }
trick-of = Pli { $number } sur { $total }
stage-endgame = Les derniers plis
score-line =
    { $tense ->
        [yes] { $who } { $points }, tendus.
       *[no] { $who } { $points }.
    }
won-before = déjà gagnées : { $count }
target = en { $points }
needed-most = { $count } plis gagnent
needed-fewest = { $count } plis perdent
we-are-tense = Nous sommes tendus
they-are-tense = Ils sont tendus

## Table

seat-left = à ta gauche
seat-across = en face de toi
seat-right = à ta droite
seat-partner = joue avec toi
seat-backs =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
stake-is = enjeu
tricks-tally = plis { $mine } : { $theirs }
trick-on-table = Le pli sur la table
your-place = ta carte
on-top = au-dessus
heard-on-top = Elle est au-dessus.
laid-by =
    { $wins ->
        [yes] { $who } : { $card }, emporte le pli pour l’instant
       *[no] { $who } : { $card }
    }
pile-us =
    { $count ->
        [one] Nous : { $count } pli
       *[other] Nous : { $count } plis
    }
pile-them =
    { $count ->
        [one] Eux : { $count } pli
       *[other] Eux : { $count } plis
    }
stock-count =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
open-row = Cartes visibles de la pioche
take = Prendre : { $card }
upcard = Carte visible : { $card }
winner-takes = Le gagnant prend : { $card }
winner-draws-first = Le gagnant pioche d’abord
winner-chooses = Le gagnant en choisit une
loser-draws = Le perdant pioche à l’aveugle
loser-draws-top = Le perdant pioche celle du dessus

## Parole

your-turn = À toi.
your-lead = À toi : entame.
take-one = Prends une des cartes visibles.
trick-is-yours = Le pli est à toi.
trick-goes-to = { $who } prend le pli.
waits-for =
    { $count ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }
dealing = On donne les cartes.
not-yet-looked = Tu pourras regarder tes cartes après les deux annonces.
play-card = Jouer : { $card }
call = Atout ou Critique !
raise = Relancer à { $to }
raise-more = Relancer…
raise-though-tense = Tendu : cela vous coûte
raise-back = Relancer à { $to }
raise-to = à { $to }
raise-others = plus …
answer-title = { $who } relance à { $to }. Vous acceptez ?
answer-now = L’enjeu est de { $stake }.
answer-either = Toi ou { $others } : la première réponse compte.
answer-must-hold = Vous devez accepter.
answer-must-fold = Vous devez vous coucher.
hold = Accepter
hold-effect = on joue pour { $stake }
fold = Se coucher
fold-effect = ils marquent { $points }
fold-again = Vraiment se coucher ?
fold-yes = Oui, se coucher
back = Retour
concede = Abandonner
concede-again = Vraiment abandonner cette donne ?
concede-yes = Oui, abandonner
name-strike = Annoncer la Frappe
name-trump = Annoncer l’atout
announce-strike = Annoncer la Frappe : { $what }
announce-trump = Annoncer l’atout : { $what }
you-hold =
    { $count ->
        [0] tu n’en as pas
        [one] tu en as une
       *[other] tu en as { $count }
    }
choose-first = Touche un choix, puis annonce-le.
better = Bessere !
better-ask = Demander des Bessere
better-cost = coûte { $points }
grant-title = { $who } demande des Bessere.
grant = Accorder
grant-effect = on redonne des cartes
refuse = Refuser
refuse-effect = on garde ces cartes

## Main

own-cards =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
face-down = carte cachée
hand-card =
    { $has ->
        [yes] { $card }, { $role }
       *[no] { $card }
    }{ $state ->
        [yes] , jouable
        [chosen] , choisie, Entrée la joue
        [no] , pas jouable : { $reason }
       *[none] { "" }
    }
not-now = { $card } : pas maintenant.

## Outils, panneaux

menu = Menu
help = Aide
tool-ladder = Hiérarchie
tool-last = Dernier pli
tool-said = Historique
tool-people = Qui est là ?
tool-talk = Répliques
talk-unread =
    { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
took-it = pli gagné
no-trick-yet = Aucun pli n’a été fait dans cette donne.
said-nothing = Il ne s’est encore rien passé.
ladder-note = { $strike } est Frappe, { $trump } est atout.
ladder-note-trump = { $trump } est atout.
ladder-equal = égales, la première gagne
ladder-down = de haut en bas
ladder-rest = Au-dessous, seule compte l’enseigne demandée, de l’as au sept.
ladder-none = La hiérarchie est fixée dès l’annonce.
fate-mine = à toi
    .long = dans ta main
fate-table = sur la table
    .long = sur la table
fate-gone = jouée
    .long = déjà jouée
fate-open = pas vue
    .long = pas encore vue

## Fin d’une donne, d’une partie

column-tricks = Plis
column-points = Points
column-score = Score
over-trick = Pli { $number } : { $who } avec { $card }
over-tricks =
    { $who } : { $count ->
        [one] 1 pli
       *[other] { $count } plis
    }
over-deals = { $who } distribue la donne suivante.
over-you-deal = Tu distribues la donne suivante.
round-drawn = La donne est nulle.
round-won-us = La donne est à nous !
round-won-you = La donne est à toi !
round-won-others =
    { $count ->
        [one] { $who } gagne la donne.
       *[other] { $who } gagnent la donne.
    }
series-drawn = Personne ne gagne : match nul.
series-won-us = Nous avons gagné !
series-won-you = Tu as gagné !
series-won-others =
    { $count ->
        [one] { $who } a gagné.
       *[other] { $who } ont gagné.
    }
series-stand = Jusqu’ici { $mine } : { $theirs }, il en faut { $needed }.
series-stand-all = Jusqu’ici { $mine } : { $theirs } ; les { $matches } parties se jouent toutes.
next-round = Donne suivante
again = Revanche
leave = Quitter la table
leave-effect = ta place te reste

## Menu

speed = Combien de temps un pli reste
speed-slow = longtemps
speed-normal = normal
speed-fast = peu
speed-tap = jusqu’au toucher
theme = Lumière
theme-system = comme l’appareil
theme-light = jour
theme-dark = lampe
theme-contrast = contraste
index = Signe dans le coin
index-auto = automatique
index-on = grand
index-off = sans
family = Dessin des cartes
family-region = comme dans la région
family-double = à deux têtes, comme en Bavière
family-standing = en pied, comme à Salzbourg
two-tap = Jouer en touchant deux fois
two-tap-hint = La première fois choisit une carte, la seconde la joue.
keys = Touches seules
keys-hint = Les chiffres jouent, les lettres parlent. L’aide en donne la liste.
french-suits = Enseignes françaises
french-suits-hint = Trèfle, pique, cœur, carreau au lieu de Glands, Feuilles, Cœurs, Cloches
four-colours = Quatre couleurs
four-colours-hint = Pique vert, carreau orange : comme Feuilles et Cloches
last-card = La dernière carte se joue seule
last-card-hint = quand il n’y a rien d’autre à faire
sound = Sons
sound-hint = Cartes, coups sur la table, craie ; discrets, faits sur cet appareil

## Aide

help-table = Touche une carte pour la jouer. Une carte hachurée n’est pas jouable maintenant : touche-la, elle dit pourquoi. Toucher la table accélère le jeu.
key-digits = prendre la carte, la réponse ou la case de ce numéro
key-arrows = se déplacer dans la main
key-ends = à la première ou à la dernière carte de la main
key-enter = jouer la carte choisie, annoncer, continuer
key-call = avec l’appel ou sans
key-raise = relancer
key-hold = accepter
key-fold = se coucher (demande ; encore une fois : oui)
key-farbe = Farbe ! Faire montrer la dernière carte (demande encore une fois)
key-better = appeler Bessere ou demander des Bessere
key-swap = demander l’échange de la Frappe et de l’atout
key-jump = directement à quatre
key-maschine = annoncer la Machine
key-ladder = hiérarchie
key-last = dernier pli
key-said = historique
key-claims = les cartes à réclamer
key-people = qui est là
key-menu = menu
key-help = cette liste
key-close = fermer, revenir

## Titre, connexion

title-your-turn = À toi de jouer
connection-lost = Pas de connexion. Ta place te reste.
