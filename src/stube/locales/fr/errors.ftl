### Pourquoi quelque chose ne va pas, et ce qui irait : un message par code.

## Écriture

error-bad-card = Je ne connais pas la carte « { $text } ». Écris l’enseigne puis le rang, par exemple { $pack ->
        [french-52] HK ou S10.
       *[other] HK ou E10.
    }
error-bad-action = Je ne comprends pas « { $text } » comme coup.
error-bad-state = Je ne peux pas lire cet état de jeu.
error-bad-deal = Cette donne ne va pas : chaque carte doit y être exactement une fois.
error-bad-number = « { $text } » ne va pas comme nombre ici.
error-bad-seat = Cette place n’existe pas à la table.
error-bad-event = Je ne comprends pas « { $text } ». Possible : { $known }.
error-card-twice = { $card } y est deux fois ; chaque carte n’existe qu’une fois.

## Questions au programme

error-bad-usage = La commande s’écrit autrement : { $message }
error-missing-argument = Il manque encore : { $argument }.
error-argument-not-used = « { $argument } » n’a pas de sens ici. Possible : { $known }.
error-not-judged = L’arbitre ne répond pas à « { $question } » ici. On peut demander : { $known }.

## Règles

error-unknown-game = Je ne connais pas le jeu « { $game } ». Il y a : { $known }.
error-unknown-preset = Je ne connais pas la variante « { $preset } ». Il y a : { $known }.
error-unknown-option = Je ne connais pas la règle « { $option } ». Il y a : { $known }.
error-unknown-value = La règle « { $option } » ne connaît pas « { $value } ». Possible : { $known }.
error-unknown-setup = « { $key } » ne se règle pas. Possible : { $known }.
error-rules-too-large = C’est trop grand pour des règles : { $limit } octets au plus.
error-rules-not-text = La ligne { $line } des règles n’est pas un texte lisible.
error-rules-no-header = Ce ne sont pas des règles de Stube : elles commenceraient par { $right }.
error-rules-line-unknown = La ligne { $line } n’est pas une ligne de règles.
error-rules-field-twice = « { $field } » revient à la ligne { $line }.
error-rules-field-missing = Il manque « { $field } ». Possible : { $right }.
error-options-clash =
    { $clash ->
        [weli_disagrees] Le Weli demande 33 cartes, et il n’est Critique que s’il figure parmi elles.
        [packets_do_not_fit] Les paquets doivent faire la main entière.
        [announce_on_does_not_fit] Avec trois cartes en main, on annonce sur trois cartes.
        [announce_on_needs_three] Pour annoncer sur trois cartes, le premier paquet doit être de trois.
        [tricks_do_not_fit] Avec si peu de cartes, chaque camp ne pourrait pas faire autant de plis.
        [call_needs_open] « Atout ou Critique » demande une annonce connue de tous.
        [call_needs_free_follow] « Atout ou Critique » demande que le jeu soit libre pour le reste.
        [forced_trumps_need_open] Pour que tous fournissent à l’atout, tous doivent connaître l’annonce.
        [last_card_needs_open] Pour une règle sur la dernière carte, tous doivent connaître l’annonce.
        [ghost_needs_three] Il n’y a de main fantôme qu’à trois.
        [three_need_ghost] À trois, il faut une main fantôme.
        [hand_size_does_not_fit] Avec des mains de cette taille, la pioche ne se partage pas.
        [three_players_count_all] À trois, tous les plis comptent.
        [race_without_scope] Pour une course, il faut dire quels plis comptent.
        [open_n_without_open_stock] Des cartes visibles demandent une pioche ouverte.
        [open_stock_needs_open_n] Pour une pioche ouverte, il faut dire combien de cartes sont visibles.
        [by_upcard_has_no_trump] Si la première carte dit qu’il faut beaucoup ou peu de plis, il n’y a pas d’atout.
        [by_upcard_needs_upcard] Pour que la première carte fixe le but, elle doit être visible.
       *[other] Ces règles ne vont pas ensemble : { $options }.
    }
error-not-yet-playable = « { $option } = { $value } » ne se joue pas encore ; cela vient avec les variantes régionales.

## À la table, dans tous les jeux

error-needs-deal = On donne d’abord les cartes.
error-no-deal-needed = Les cartes sont déjà données.
error-series-is-over = La partie est finie.
error-not-your-turn = Ce n’est pas encore à toi.
error-not-now = Cela ne va pas à ce moment.
error-not-your-card = Tu n’as pas cette carte : { $card }.
error-must-follow-suit = Il faut fournir : joue { $suit }.

## Watten : annoncer

error-unknown-strike = « { $rank } » ne peut pas être la Frappe.
error-unknown-trump = « { $suit } » ne peut pas être l’atout.
error-must-hold-it = Ici, on n’annonce que ce qu’on a en main.
error-cannot-show = Cette carte ne peut pas se montrer pour la Frappe ici : { $card }.
error-nothing-to-keep = À la coupe, on ne garde qu’une Critique.
error-swap-is-off = À cette table, on n’échange pas la Frappe et l’atout.
error-swap-was-asked = L’échange a déjà été demandé dans cette donne.
error-better-is-off = À cette table, pas de Bessere.
error-better-limit-reached = Votre camp a déjà eu des Bessere dans cette donne.
error-better-was-refused = Les Bessere ont été refusées : annonce sur ces cartes.
error-not-enough-cards = Il ne reste pas assez de cartes pour des Bessere.

## Watten : jouer

error-must-give-trump = Ton partenaire a dit « Atout ou Critique » : joue un atout.
error-must-give-trump-or-critical = « Atout ou Critique » est annoncé : joue un atout ou une Critique.
error-must-follow-trump = Atout est entamé : joue un atout ou une Frappe.
error-no-call-with-this-card = « Atout ou Critique » se dit en entamant la Frappe droite, et seulement elle.

## Watten : l’enjeu

error-answer-first = D’abord, la question posée attend sa réponse.
error-nothing-to-answer = Il n’y a rien à accepter ni à refuser.
error-side-is-tense = Tendu : pas de relance
error-other-side-is-to-raise = C’est à l’autre camp de relancer.
error-raise-too-late = Ta carte est déjà jouée : tu pourras relancer au pli suivant.
error-raise-not-out-of-turn = Tu peux relancer quand c’est à toi.
error-raise-between-tricks = Ici, on relance avant l’entame d’un pli.
error-stake-limit-reached = L’enjeu ne monte pas plus haut.
error-enough-to-win = L’enjeu vous suffit déjà pour gagner.
error-wrong-raise = D’ici, on ne passe pas à { $to }.
error-not-far-behind = Pour passer tout de suite à quatre, il faut au moins quatre points de retard.
error-last-card-must-match = Au dernier pli, on relance si sa dernière carte est de l’enseigne demandée, un atout, une Frappe ou une Critique.
error-no-reraise-in-answer = Ici, on accepte ou on se couche ; tu pourras relancer ensuite.
error-must-accept = L’enjeu dépasse l’objectif : il faut l’accepter.
error-must-fold = L’enjeu dépasse l’objectif : on ne peut pas l’accepter.
error-round-is-decided = La donne est déjà décidée.
error-concede-is-off = À cette table, une donne se joue jusqu’au bout.
error-not-all-criticals = Pour la Machine, il te faut toutes les Critiques en main.
error-nothing-to-claim = Il n’y a rien à réclamer sur cette carte : { $card }.

## Watten : les signes

error-signals-are-off = À cette table, pas de signes.
error-signals-not-open = Les signes viennent une fois la Frappe et l’atout annoncés.
error-unknown-gesture = La table ne connaît pas ce signe.
error-false-signal = Ici, les signes sont honnêtes : celui-ci ne va pas avec tes cartes.
error-gesture-running = Un signe après l’autre : le dernier se voit encore.
error-no-gesture-running = Tu ne fais aucun signe en ce moment.
error-bad-look = Tu ne peux pas regarder par là maintenant.

## Whist allemand

error-nothing-to-take = Il n’y a pas de carte à prendre maintenant.
error-not-in-the-row = Cette carte n’est pas visible : { $card }.

## Parties enregistrées

error-record-too-large = L’enregistrement est trop grand.
error-record-not-text = La ligne { $line } n’est pas un texte lisible.
error-record-no-header = Ce n’est pas un enregistrement de Stube : il commencerait par { $right }.
error-record-format-unknown = Ligne { $line } : je ne lis pas le format { $version }, seulement { $right }.
error-record-rules-version-unknown = Cet enregistrement suit la version { $version } des règles, que je ne connais pas.
error-record-truncated = L’enregistrement s’arrête net à la ligne { $line }.
error-record-damaged = L’enregistrement est abîmé vers la ligne { $line }.
error-record-line-unknown = Je ne comprends pas la ligne { $line }.
error-record-field-missing = Avant la ligne { $line }, il manque « { $field } ».
error-record-field-twice = « { $field } » revient à la ligne { $line }.
error-record-bad-value =
    { $line ->
        [one] Ligne { $line } :
        [other] Ligne { $line } :
       *[none] Enregistrement :
    } je ne comprends pas la valeur de « { $field } ».
error-record-illegal-action = Ligne { $line } : « { $text } » ne va pas à cet endroit. Possible : { $right }.
error-record-rotated =
    { $seats ->
        [one] Ligne { $line } : les places sont décalées d’un rang.
       *[other] Ligne { $line } : les places sont décalées de { $seats } rangs.
    }
error-record-without-proof = Cet enregistrement ne dit pas comment les cartes ont été données : il ne vient pas d’une table de Stube, ou il est plus ancien.
error-record-stays-closed = Cette table garde ses cartes jetées fermées ; il n’y a donc pas d’enregistrement.
error-record-not-yet = L’enregistrement est là quand la partie est finie.

## Les bots entre eux

error-bad-budget = Je ne sais pas lire « { $text } » comme temps de réflexion. Écris 5ms, 0.2s ou 200worlds.
error-budget-empty = Sans temps et sans mondes, un bot ne peut pas réfléchir.
error-budget-too-large = { $budget }, c’est trop pour une décision : { $seconds } secondes ou { $worlds } mondes au plus.
error-bot-erred = Le bot « { $bot } » a choisi « { $text } » dans la paire { $pair } ; ce n’est pas possible à cet endroit ({ $why }).
error-worker-died = Un des processus qui jouent est mort. Les paires finies sont gardées : continue avec --resume.
error-arena-file-other = Le fichier { $file } appartient à une autre comparaison : « { $field } » y est différent.
error-arena-file-damaged = Le fichier { $file } est abîmé à la ligne { $line }.
error-unknown-row = Je ne connais rien à mesurer du nom de « { $row } ». Il y a : { $known }.
error-missing-extra = Il faut plus que l’installation simple : installe stube[{ $extra }].

## Tables

error-unknown-table = Cette table n’existe pas (ou plus).
error-unknown-seat-secret = Cette clé ne va avec aucune place de la table.
error-unknown-invitation = Cette invitation ne mène à aucune table (ou plus).
error-unknown-ticket = Ce lien a déjà servi ou n’est plus valable. Demandes-en un autre.
error-seat-taken = Quelqu’un est déjà assis à cette place.
error-seats-are-free = Il reste des places libres : on donne quand tout le monde est assis.
error-already-seated = Tu es déjà assis à cette table.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-talk-is-closed = On ne parle pas pendant la donne.
error-chat-is-off = On ne s’écrit pas à cette table.
error-unknown-call = La table ne connaît pas cet appel.
error-stale = Il s’est passé quelque chose entre-temps : regarde encore une fois.
error-pledge-not-now = Les enveloppes de cette donne sont déjà fermées, ou elle est encore trop loin.
error-share-not-asked = Ta part n’est pas demandée pour l’instant.
error-share-differs = Ce n’est pas la part que tu avais promise.
error-deal-differs = La donne du journal ne découle pas de ses parts.
error-bad-message = Le navigateur et la table ne se comprennent pas. Recharge la page.
error-unknown-bot = Je ne connais pas le bot « { $bot } ». Il y a : { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] Cette table a besoin d’un joueur.
       *[other] La table a { $seats } places : dis pour chacune qui s’y assied.
    }
error-too-many-requests = C’était un peu rapide. Réessaie dans un instant.
error-try-again = Ce n’est pas possible à l’instant. Réessaie dans quelques secondes, rien n’est perdu.
