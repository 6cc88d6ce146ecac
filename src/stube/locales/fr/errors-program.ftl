### Pourquoi les programmes et les pages sur les règles refusent quelque chose.

## Écriture

error-bad-card = Je ne connais pas la carte « { $text } ». Écris l’enseigne puis le rang, par exemple { $pack ->
        [french-52] HK ou S10.
       *[other] HK ou E10.
    }
error-bad-action = Je ne comprends pas « { $text } » comme coup.
error-bad-state = Je ne peux pas lire cet état de jeu.
error-bad-deal = Cette donne n’est pas juste : chaque carte doit y être exactement une fois.
error-bad-number = « { $text } » ne convient pas comme nombre ici.
error-bad-form = « { $text } » ne s’écrit pas ainsi ici ; par exemple : { $right }.
error-too-many-cards = { $count } cartes, c’est trop ici : { $most } au plus.
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
        [hand_size_does_not_fit] Avec des mains de cette taille, la pioche ne tombe pas juste.
        [three_players_count_all] À trois, tous les plis comptent.
        [race_without_scope] Pour une course, il faut dire quels plis comptent.
        [open_n_without_open_stock] Des cartes visibles demandent une pioche ouverte.
        [open_stock_needs_open_n] Pour une pioche ouverte, il faut dire combien de cartes sont visibles.
        [by_upcard_has_no_trump] Si la première carte dit qu’il faut beaucoup ou peu de plis, il n’y a pas d’atout.
        [by_upcard_needs_upcard] Pour que la première carte fixe le but, elle doit être visible.
       *[other] Ces règles ne vont pas ensemble : { $options }.
    }
error-not-yet-playable = « { $option } = { $value } » ne se joue pas encore ; cela vient avec les variantes régionales.

## Parties enregistrées

error-record-too-large = L’enregistrement est trop grand.
error-record-not-text = La ligne { $line } n’est pas un texte lisible.
error-record-no-header = Ce n’est pas un enregistrement de Stube : il commencerait par { $right }.
error-record-format-unknown = Ligne { $line } : je ne lis pas le format { $version }, seulement { $right }.
error-record-truncated = L’enregistrement s’arrête net à la ligne { $line }.
error-record-damaged = L’enregistrement est endommagé vers la ligne { $line }.
error-record-line-unknown = Je ne comprends pas la ligne { $line }.
error-record-field-missing = Avant la ligne { $line }, il manque « { $field } ».
error-record-field-twice = « { $field } » revient à la ligne { $line }.
error-record-bad-value =
    { $line ->
        [one] Ligne { $line } :
        [other] Ligne { $line } :
       *[none] Enregistrement :
    } je ne comprends pas la valeur de « { $field } ».
error-record-illegal-action = Ligne { $line } : « { $text } » n’est pas possible à cet endroit. Possible : { $right }.
error-record-rotated =
    { $seats ->
        [one] Ligne { $line } : les places sont décalées d’un rang.
       *[other] Ligne { $line } : les places sont décalées de { $seats } rangs.
    }
error-record-without-proof = Cet enregistrement ne dit pas comment les cartes ont été données : il ne vient pas d’une table de Stube, ou il est plus ancien.

## Les bots entre eux

error-bad-budget = Je ne sais pas lire « { $text } » comme temps de réflexion. Écris 5ms, 0.2s ou 200worlds.
error-budget-empty = Sans temps et sans mondes, un bot ne peut pas réfléchir.
error-budget-too-large = { $budget }, c’est trop pour une décision : { $seconds } secondes ou { $worlds } mondes au plus.
error-bot-erred = Le bot « { $bot } » a choisi « { $text } » dans la paire { $pair } ; ce n’est pas possible à cet endroit ({ $why }).
error-worker-died = Un des processus qui jouent est mort. Les paires finies sont gardées : continue avec --resume.
error-arena-file-other = Le fichier { $file } appartient à une autre comparaison : « { $field } » y est différent.
error-arena-file-damaged = Le fichier { $file } est endommagé à la ligne { $line }.
error-unknown-row = Je ne connais rien à mesurer du nom de « { $row } ». Il y a : { $known }.
error-missing-extra = Il faut plus que l’installation simple : installe stube[{ $extra }].
