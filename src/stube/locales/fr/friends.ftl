### À table avec des amis : inviter, s’asseoir, s’absenter, lancer un mot, rejouer.

## Page d’accueil

friends-seats = Qui s’assoit où
friends-seat-friend = Ami
friends-seat-change = Changer la place { $number }
friends-your-name = Ton nom
friends-name-example = comme on t’appelle
friends-name-keep = C’est moi
friends-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
friends-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Invitation et attente

friends-rules = Les règles
friends-own-rules = Règles maison
friends-band-seats = La table vue d’en haut
friends-who-sits = Qui est à la table
friends-free = libre
friends-free-chair = Une place libre
friends-take-chair = Prendre cette place
friends-change-seat = Changer cette place
friends-invited = Rejoins la table !
friends-invited-by = { $who } t’invite
friends-to-start = Vers l’accueil
friends-full = Toutes les places sont prises.
friends-free-count =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
friends-watch = Seulement regarder
friends-elsewhere = Ta place est maintenant sur un autre appareil.
friends-your-table = Ta table
friends-all-here = Tout le monde est assis. On donne les cartes.
friends-waiting =
    { $count ->
        [one] Une place est encore libre. On commence quand tout le monde est assis.
       *[other] { $count } places sont encore libres. On commence quand tout le monde est assis.
    }
friends-fill-all = Des bots aux places libres
friends-fill-all-effect = et l’on commence aussitôt
friends-invite = Invite tes amis
friends-subject = { $game } dans la Stube : { $rules }
friends-alone = Ce lien ne marche que sur cet appareil. Pour les autres dans la maison, lance Stube avec --lan.
friends-link = Lien vers la table
friends-link-hint = Envoie le lien ou fais scanner le code.
friends-qr = Le lien sous forme de code à scanner
friends-copy = Copier le lien
friends-copied = Copié. Il n’y a plus qu’à coller.
friends-copy-by-hand = Le lien est sélectionné : copie-le à la main.
friends-share = Partager…
friends-bot-here = Un bot joue ici :
friends-make-host = Confier la table
friends-make-host-effect = pourra remplir et libérer les places
friends-free-seat = Libérer la place
friends-free-seat-effect = qui a le lien peut s’y asseoir

## Qui est là

note-host = tient la table
note-muted = en sourdine
news-sat =
    { $you ->
        [yes] Tu as pris place.
       *[no] { $who } a pris place.
    }
news-rose =
    { $you ->
        [yes] Tu as quitté la table.
       *[no] { $who } a quitté la table.
    }
news-filled = { $who }, un bot, a pris place.
news-freed = { $who } n’occupe plus sa place.
news-gone = { $who } n’est plus là.
news-back =
    { $you ->
        [yes] Te revoilà.
       *[no] { $who } est de retour.
    }
news-standin = Un bot joue maintenant pour { $who }.
news-renamed = La place est maintenant à { $who }.
news-host =
    { $you ->
        [yes] C’est toi qui tiens la table.
       *[no] C’est { $who } qui tient la table.
    }
news-rematch =
    { $you ->
        [yes] Tu veux la revanche.
       *[no] { $who } veut la revanche.
    }
news-ran-out =
    { $you ->
        [yes] Ton temps était écoulé : un bot a choisi pour toi.
       *[no] { $who } n’avait plus de temps : un bot a choisi.
    }

## Mots lancés

call-take = Prends-le !
call-leave = Laisse-le !
call-hold-question = On accepte ?
call-knock = Toc, toc !
call-well-played = Bien joué !
call-sorry = Pardon !
call-hurry = Allez, joue !
talk-calls = Répliques
talk-written = Écrit
talk-nothing = Personne n’a encore rien écrit.
talk-write = Écrire quelque chose
talk-send = Envoyer
talk-closed = On ne parle pas pendant la donne. Une fois qu’elle est finie, on peut de nouveau.

## Les gens

people-mute = Mettre { $who } en sourdine (ici)
people-change = Changer cette place : { $who }
people-invite = Inviter quelqu’un
people-invite-seat = une place est libre
people-invite-bot = à la place d’un bot, ou pour regarder
people-invite-watch = pour regarder
people-open-hands = Les spectateurs peuvent voir toutes les cartes
people-open-hands-hint =
    { $count ->
        [0] Vaut dès que tous sont d’accord.
        [one] Vaut dès que tous sont d’accord ; une personne pour l’instant.
       *[other] Vaut dès que tous sont d’accord ; { $count } pour l’instant.
    }
people-rename = Changer de nom
people-move = Continuer sur un autre appareil
people-move-effect = un lien qui sert une fois
people-move-title = À ouvrir sur l’autre appareil
people-move-once = Sert une fois, pendant cinq minutes. Ne le donne à personne : il emporte ta place.
people-rise = Laisser ma place
people-rise-effect = quelqu’un d’autre peut s’asseoir ici
people-rise-again = Vraiment quitter la table ? Ta place sera libre.
people-rise-yes = Oui, laisser ma place
people-delete = Effacer la table
people-delete-effect = avec tout ce qui en est gardé
people-delete-again = Vraiment effacer la table ? Elle disparaît pour tous.
people-delete-yes = Oui, effacer la table
evening-title = La feuille de la soirée
evening-match = Partie
evening-who = Qui
evening-won = gagné
again-wanted = { $who } veut la revanche
again-waits = on attend { $who }

## À la table

assent-waits = Tu veux te coucher. Ton partenaire doit être d’accord.
assent-title = { $who } veut se coucher. Toi aussi ?
assent-yes = Oui, se coucher
assent-no = Non, on accepte
watch-bench = Tu regardes.
watch-mode-none = À cette table on ne voit rien d’ici.
watch-mode-no-hands = Tu ne vois aucune main.
watch-mode-delayed = Tu vois les mains une donne plus tard.
watch-mode-open = Tous sont d’accord : tu vois chaque main.
watch-foot = Au premier plan : { $who }.
watch-sit = Prendre la place libre
watch-open-mark = Les spectateurs voient tout
ended-title = La partie a été interrompue.
ended-why = N’est pas revenu : { $who }.
clock-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
clock-half = La moitié du temps est passée : encore { $seconds } secondes.
clock-soon = Plus que { $seconds } secondes.

## Autre appareil, tables ouvertes

continue-title = Continuer ici
continue-text = Ce lien amène ta place sur cet appareil. L’autre ne l’a plus.
continue-here = Continuer sur cet appareil
tables-title = Tables ouvertes
tables-line =
    { $free ->
        [one] { $who } · une place libre
       *[other] { $who } · { $free } places libres
    }
tables-seek = Trouve-moi une table
tables-seek-effect = avec ces règles ; après une demi-minute, des bots prennent place
tables-seek-rules = Les règles sont celles de l’accueil. Qui vient plus tard relaie un bot entre deux donnes.
tables-open-now = Il y a de la place ici
tables-none = Personne n’attend en ce moment. Cherche une table, et les autres te trouveront.
