### Perché i programmi e le pagine sulle regole non accettano qualcosa.

## Scrittura

error-bad-card = Non conosco la carta “{ $text }”. Scrivi seme e rango, per esempio { $pack ->
        [french-52] HK o S10.
       *[other] HK o E10.
    }
error-bad-action = Non capisco “{ $text }” come giocata.
error-bad-state = Non riesco a leggere questo stato di gioco.
error-bad-deal = Questa distribuzione non torna: ogni carta deve esserci una volta sola.
error-bad-number = “{ $text }” qui non va bene come numero.
error-bad-form = “{ $text }” qui non si scrive così; per esempio: { $right }.
error-too-many-cards = { $count } carte qui sono troppe: al massimo { $most }.
error-bad-seat = Al tavolo non c’è un posto così.
error-bad-event = Non capisco “{ $text }”. Si può: { $known }.
error-card-twice = { $card } c’è due volte; di ogni carta ce n’è una sola.

## Domande al programma

error-bad-usage = Il comando si scrive in un altro modo: { $message }
error-missing-argument = Manca ancora: { $argument }.
error-argument-not-used = “{ $argument }” qui non dice nulla. Si può: { $known }.
error-not-judged = Qui l’arbitro non risponde a “{ $question }”. Si può chiedere: { $known }.

## Regole

error-unknown-game = Non conosco il gioco “{ $game }”. Ci sono: { $known }.
error-unknown-preset = Non conosco la variante “{ $preset }”. Ci sono: { $known }.
error-unknown-option = Non conosco la regola “{ $option }”. Ci sono: { $known }.
error-unknown-value = La regola “{ $option }” non conosce “{ $value }”. Si può: { $known }.
error-unknown-setup = “{ $key }” non si può impostare. Si può: { $known }.
error-rules-too-large = È troppo grande per delle regole: al massimo { $limit } byte.
error-rules-not-text = La riga { $line } delle regole non è un testo leggibile.
error-rules-no-header = Non sono regole di Stube: comincerebbero con { $right }.
error-rules-line-unknown = La riga { $line } non è una riga di regole.
error-rules-field-twice = “{ $field }” si ripete alla riga { $line }.
error-rules-field-missing = Manca “{ $field }”. Si può: { $right }.
error-options-clash =
    { $clash ->
        [weli_disagrees] Il Weli vuole 33 carte, ed è Kritischer solo se figura tra questi.
        [packets_do_not_fit] I gruppi devono formare la mano intera.
        [announce_on_does_not_fit] Con tre carte in mano si dichiara su tre carte.
        [announce_on_needs_three] Per dichiarare su tre carte, il primo gruppo deve essere di tre.
        [tricks_do_not_fit] Con così poche carte non tutti potrebbero fare tante prese.
        [call_needs_open] “Trumpf oder Kritisch” vuole una dichiarazione nota a tutti.
        [call_needs_free_follow] “Trumpf oder Kritisch” vuole che per il resto ci sia libertà di scarto.
        [forced_trumps_need_open] Perché tutti rispondano a briscola, tutti devono conoscere la dichiarazione.
        [last_card_needs_open] Per una regola sull’ultima carta, tutti devono conoscere la dichiarazione.
        [ghost_needs_three] La mano fantasma c’è solo in tre.
        [three_need_ghost] In tre serve una mano fantasma.
        [hand_size_does_not_fit] Con mani di questa misura il tallone non si divide alla pari.
        [three_players_count_all] In tre contano tutte le prese.
        [race_without_scope] Per una corsa bisogna dire quali prese contano.
        [open_n_without_open_stock] Le carte scoperte vogliono un tallone aperto.
        [open_stock_needs_open_n] Per un tallone aperto bisogna dire quante carte sono scoperte.
        [by_upcard_has_no_trump] Se la prima carta dice se vincono molte o poche prese, non c’è briscola.
        [by_upcard_needs_upcard] Perché la prima carta fissi l’obiettivo, deve essere scoperta.
       *[other] Queste regole non stanno insieme: { $options }.
    }
error-not-yet-playable = “{ $option } = { $value }” non si può ancora giocare; arriverà con le varianti regionali.

## Partite registrate

error-record-too-large = La registrazione è troppo grande.
error-record-not-text = La riga { $line } non è un testo leggibile.
error-record-no-header = Non è una registrazione di Stube: comincerebbe con { $right }.
error-record-format-unknown = Riga { $line }: non leggo il formato { $version }, solo { $right }.
error-record-truncated = La registrazione si interrompe alla riga { $line }.
error-record-damaged = La registrazione è danneggiata vicino alla riga { $line }.
error-record-line-unknown = Non capisco la riga { $line }.
error-record-field-missing = Prima della riga { $line } manca “{ $field }”.
error-record-field-twice = “{ $field }” si ripete alla riga { $line }.
error-record-bad-value =
    { $line ->
        [one] Riga { $line }:
        [other] Riga { $line }:
       *[none] Registrazione:
    } non capisco il valore di “{ $field }”.
error-record-illegal-action = Riga { $line }: “{ $text }” non è possibile a questo punto. Si può: { $right }.
error-record-rotated =
    { $seats ->
        [one] Riga { $line }: i posti sono spostati di uno.
       *[other] Riga { $line }: i posti sono spostati di { $seats }.
    }
error-record-without-proof = Questa registrazione non dice come sono state date le carte: non viene da un tavolo di Stube, o è più vecchia.

## I bot tra loro

error-bad-budget = Non so leggere “{ $text }” come tempo per pensare. Scrivi 5ms, 0.2s o 200worlds.
error-budget-empty = Senza tempo e senza mondi un bot non può pensare.
error-budget-too-large = { $budget } è troppo per una decisione: al massimo { $seconds } secondi o { $worlds } mondi.
error-bot-erred = Il bot “{ $bot }” ha scelto “{ $text }” nella coppia { $pair }; lì non si può ({ $why }).
error-worker-died = Uno dei processi che giocano è morto. Le coppie finite restano: si continua con --resume.
error-arena-file-other = Il file { $file } è di un altro confronto: lì “{ $field }” è diverso.
error-arena-file-damaged = Il file { $file } è danneggiato alla riga { $line }.
error-unknown-row = Non conosco niente da misurare con il nome “{ $row }”. Ci sono: { $known }.
error-missing-extra = Serve più dell’installazione semplice: installa stube[{ $extra }].
