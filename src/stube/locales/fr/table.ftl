### À la table avec les règles des régions : couper, montrer, échanger, laisser, réclamer.

## La coupe

cut-title = Tu coupes et tu vois : { $card }
cut-secret = Les autres voient seulement si tu la gardes.
cut-nothing = Pas une Critique : la carte reste là.
keep = La garder
keep-effect = tu recevras une carte de moins à la fin
leave-it = La laisser
leave-it-effect = on donne comme d’habitude
kept-card = gardée de la coupe

## Montrer une carte

show-rank = Montrer une carte pour la Frappe
show-suit = Montrer une carte pour l’atout
show-card = Montrer : { $card }
show-rank-effect = Frappe : { $what }
show-suit-effect = atout : { $what }
show-note = On montre quand vous avez choisi tous les deux.
show-tap = Touche une carte de ta main.
chosen-card = choisie
show-waits = Choisie : { $card }. { $who } choisit encore.
show-between-two = Vous serez deux à savoir la Frappe et l’atout.

## Échanger la Frappe et l’atout

swap-ask = Demander l’échange
swap-ask-effect = tu annoncerais la Frappe
swap-title = { $who } demande : échanger la Frappe et l’atout ?
swap-grant = Échanger
swap-grant-effect = { $who } annonce la Frappe, toi l’atout
swap-refuse = Ne pas échanger
swap-refuse-effect = tu annonces la Frappe

## Tendu : jouer ou laisser

choose-title = Tendu : jouer la donne ou la laisser ?
stay = Jouer
stay-effect = pour { $stake }, sans relance
give = La laisser
give-again = Vraiment la laisser ?
give-yes = Oui, la laisser

## Machine, quatre d’un coup, Farbe

machine = La Machine !
machine-effect =
    { $points ->
        [one] toutes les Critiques : un point, donne finie
       *[other] toutes les Critiques : { $points } points, donne finie
    }
jump = Directement à { $to }
jump-effect = si on se couche : { $points } pour ton camp
farbe = Farbe !
farbe-effect = { $who } montre la dernière carte : si elle convient, { $stake } pour l’autre camp, sinon pour le tien
farbe-short = faire montrer la dernière carte
farbe-fits = Elle convient si c’est une carte de l’enseigne demandée, un atout, une Frappe ou une Critique.
farbe-again = Faire montrer la dernière carte ?
farbe-yes = Oui, Farbe !

## Réclamer

claim = Réclamer
claim-title = Quelle carte ne devait pas se jouer ?
claim-card = { $who } : { $card }
claim-effect = à juste titre : { $points } pour ton camp ; sinon pour l’autre
claim-again = { $who } devait jouer une autre carte ?
claim-open = La main de ce moment est montrée à tous.
claim-yes = Oui, réclamer

## Avertissements

breaks-duty = Contre l’obligation : { $reason }
breaks-duty-effect = si l’on réclame : { $points } pour l’autre camp
play-though = Jouer quand même : { $card }
hand-card-warned = { $card }, jouable, mais contre l’obligation : { $reason }
misraise-effect =
    { $misraise ->
        [opponents_2_end] tendu : 2 pour l’autre camp, donne finie
        [opponents_bid_end] tendu : { $to } pour l’autre camp, donne finie
       *[deduct_2] tendu : coûte 2 et ne vaut pas
    }
misraise-again = Tendu : vraiment relancer ?
misraise-yes = Relancer quand même

## À deux, à trois

me = Moi
note-alone = en solo
note-forehand = avant-main
alone-against = { $who } en solo contre { $others }
gets-points =
    { $count ->
        [one] { $who } marque { $points }
       *[other] { $who } marquent { $points }
    }
is-tense = { $who } : tendu
answer-title-alone = { $who } relance à { $to }. Tu acceptes ?
answer-must-hold-alone = Tu dois accepter.
answer-must-fold-alone = Tu dois te coucher.
you-are-tense = Tu es tendu

## Parties

match-won-us = La partie est à nous !
match-won-you = La partie est à toi !
match-won-others = Partie gagnée par { $who }.
match-shared = Partie partagée entre { $who }.
series-shared = Victoire partagée : { $who }.
schneider = Capot
schneider-effect = perdu sans un point : compte double
