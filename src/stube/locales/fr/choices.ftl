### Ce que l’on peut faire, en une phrase : vue texte, aide, terminal.

choice-play = Jouer : { $card }
choice-play-call = Jouer : { $card } – Atout ou Critique !
choice-take = Prendre : { $card }
choice-show = Montrer : { $card }
choice-strike = Annoncer la Frappe : { $what }
choice-trump = Annoncer l’atout : { $what }
choice-raise = Relancer à { $to }
choice-raises =
    { $step ->
        [1] Relancer, de { $from } à { $to }
       *[other] Relancer, de { $from } à { $to }, de { $step } en { $step }
    }
choice-jump = Directement à { $to }
choice-hold = Accepter – on joue pour { $stake }
choice-fold = Se coucher – ils marquent { $pays }
choice-farbe = Farbe ! Faire montrer la dernière carte
choice-stay = Jouer – pour { $stake }
choice-give = Laisser la donne – ils marquent { $pays }
choice-concede = Abandonner la donne – ils marquent { $pays }
choice-better = Bessere !
choice-better-asks = Demander des Bessere
choice-grant = Accorder
choice-refuse = Refuser
choice-keep = Garder : { $card }
choice-leave = La laisser
choice-swap = Demander l’échange de la Frappe et de l’atout
choice-maschine = La Machine !
choice-claim = Réclamer : { $card } ({ $who })

hint-title = Que puis-je faire ?
hint-wins = Au-dessus : { $card }, jouée par { $who } : { $reason }.
hint-none = On ne te demande rien pour l’instant.
hint-not =
    { $count ->
        [one] { $cards } n’est pas jouable maintenant.
       *[other] { $cards } ne sont pas jouables maintenant.
    }
hint-keys = Touches
text-view = En texte
text-view-hint = La même table en phrases et en boutons, sans images.
text-table = Sur la table
text-seats = À la table
text-seat =
    { $who } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
text-nothing = Aucune carte n’est encore posée.
text-happened = Ce qui s’est passé
text-pictures = Vers la table dessinée
text-tricks = Plis { $mine } : { $theirs }
text-stake = On joue pour { $stake }.
