### Perché qualcosa non va, e che cosa andrebbe: un messaggio per ogni codice.

## Scrittura

error-bad-card = Non conosco la carta “{ $text }”. Scrivi seme e valore, per esempio { $pack ->
        [french-52] HK o S10.
       *[other] HK o E10.
    }
error-bad-action = Non capisco “{ $text }” come giocata.
error-bad-state = Non riesco a leggere questo stato di gioco.
error-bad-deal = Questa distribuzione non torna: ogni carta deve esserci una volta sola.
error-bad-number = “{ $text }” qui non va bene come numero.
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
        [by_upcard_needs_upcard] Perché la prima carta fissi lo scopo, deve essere scoperta.
       *[other] Queste regole non stanno insieme: { $options }.
    }
error-not-yet-playable = “{ $option } = { $value }” non si può ancora giocare; arriverà con le varianti regionali.

## Al tavolo, in ogni gioco

error-needs-deal = Prima si distribuiscono le carte.
error-no-deal-needed = Le carte sono già distribuite.
error-series-is-over = La partita è finita.
error-not-your-turn = Non tocca ancora a te.
error-not-now = In questo momento non si può.
error-not-your-card = Non hai in mano questa carta: { $card }.
error-must-follow-suit = Si risponde al seme: gioca { $suit }.

## Watten: dichiarare

error-unknown-strike = “{ $rank }” non può essere lo Schlag.
error-unknown-trump = “{ $suit }” non può essere briscola.
error-must-hold-it = Qui si dichiara solo ciò che si ha in mano.
error-cannot-show = Questa carta qui non si può mostrare per lo Schlag: { $card }.
error-nothing-to-keep = All’alzata si può tenere solo un Kritischer.
error-swap-is-off = A questo tavolo Schlag e briscola non si scambiano.
error-swap-was-asked = In questa smazzata lo scambio è già stato chiesto.
error-better-is-off = A questo tavolo non ci sono Bessere.
error-better-limit-reached = In questa smazzata avete già avuto le Bessere.
error-better-was-refused = Le Bessere non sono state concesse: dichiara con queste carte.
error-not-enough-cards = Non restano abbastanza carte per le Bessere.

## Watten: giocare

error-must-give-trump = Il tuo compagno ha detto “Trumpf oder Kritisch”: gioca una briscola.
error-must-give-trump-or-critical = È stato detto “Trumpf oder Kritisch”: gioca una briscola o un Kritischer.
error-must-follow-trump = È uscita briscola: gioca una briscola o uno Schlag.
error-no-call-with-this-card = “Trumpf oder Kritisch” si dice solo uscendo con il Rechte.

## Watten: la posta

error-answer-first = Prima la domanda sul tavolo aspetta una risposta.
error-nothing-to-answer = Non c’è nulla da vedere né da mollare.
error-side-is-tense = Gespannt: niente rilanci
error-other-side-is-to-raise = Ora tocca agli avversari rilanciare.
error-raise-too-late = La tua carta è già sul tavolo: potrai rilanciare alla prossima presa.
error-raise-not-out-of-turn = Puoi rilanciare quando tocca a te.
error-raise-between-tricks = Qui si rilancia prima che si esca.
error-stake-limit-reached = La posta non sale oltre.
error-enough-to-win = La posta vi basta già per vincere.
error-wrong-raise = Da qui non si passa a { $to }.
error-not-far-behind = Per andare subito a quattro bisogna essere indietro di almeno quattro punti.
error-last-card-must-match = All’ultima presa rilancia chi ha come ultima carta il seme d’uscita, una briscola, uno Schlag o un Kritischer.
error-no-reraise-in-answer = Qui si vede o si molla; dopo potrai rilanciare.
error-must-accept = La posta supera il traguardo: va vista.
error-must-fold = La posta supera il traguardo: non si può vedere.
error-round-is-decided = La smazzata è già decisa.
error-concede-is-off = A questo tavolo la smazzata si gioca fino in fondo.
error-not-all-criticals = Per la Macchina ti servono in mano tutti i Kritische.
error-nothing-to-claim = Su questa carta non c’è nulla da reclamare: { $card }.

## Watten: i segnali

error-signals-are-off = A questo tavolo niente segnali.
error-signals-not-open = I segnali cominciano quando Schlag e briscola sono dichiarati.
error-unknown-gesture = Il tavolo non conosce questo segnale.
error-false-signal = A questo tavolo i segnali sono sinceri: questo non va con le tue carte.
error-gesture-running = Un segnale alla volta: l’ultimo si vede ancora.
error-no-gesture-running = Ora non stai facendo segnali.
error-bad-look = Adesso non puoi guardare lì.

## Whist tedesco

error-nothing-to-take = Ora non c’è una carta da prendere.
error-not-in-the-row = Questa carta non è scoperta: { $card }.

## Partite registrate

error-record-too-large = La registrazione è troppo grande.
error-record-not-text = La riga { $line } non è un testo leggibile.
error-record-no-header = Non è una registrazione di Stube: comincerebbe con { $right }.
error-record-format-unknown = Riga { $line }: non leggo il formato { $version }, solo { $right }.
error-record-rules-version-unknown = Questa registrazione segue la versione { $version } delle regole, che non conosco.
error-record-truncated = La registrazione si interrompe alla riga { $line }.
error-record-damaged = La registrazione è rovinata vicino alla riga { $line }.
error-record-line-unknown = Non capisco la riga { $line }.
error-record-field-missing = Prima della riga { $line } manca “{ $field }”.
error-record-field-twice = “{ $field }” si ripete alla riga { $line }.
error-record-bad-value =
    { $line ->
        [one] Riga { $line }:
        [other] Riga { $line }:
       *[none] Registrazione:
    } non capisco il valore di “{ $field }”.
error-record-illegal-action = Riga { $line }: “{ $text }” non ci sta a questo punto. Si può: { $right }.
error-record-rotated =
    { $seats ->
        [one] Riga { $line }: i posti sono spostati di uno.
       *[other] Riga { $line }: i posti sono spostati di { $seats }.
    }
error-record-without-proof = Questa registrazione non dice come sono state date le carte: non viene da un tavolo di Stube, o è più vecchia.
error-record-stays-closed = Questo tavolo tiene coperte le carte lasciate; perciò non c’è registrazione.
error-record-not-yet = La registrazione c’è quando la partita è finita.

## I bot tra loro

error-bad-budget = Non so leggere “{ $text }” come tempo per pensare. Scrivi 5ms, 0.2s o 200worlds.
error-budget-empty = Senza tempo e senza mondi un bot non può pensare.
error-budget-too-large = { $budget } è troppo per una decisione: al massimo { $seconds } secondi o { $worlds } mondi.
error-bot-erred = Il bot “{ $bot }” ha scelto “{ $text }” nella coppia { $pair }; lì non si può ({ $why }).
error-worker-died = Uno dei processi che giocano è morto. Le coppie finite restano: si continua con --resume.
error-arena-file-other = Il file { $file } è di un altro confronto: lì “{ $field }” è diverso.
error-arena-file-damaged = Il file { $file } è rovinato alla riga { $line }.
error-unknown-row = Non conosco niente da misurare con il nome “{ $row }”. Ci sono: { $known }.
error-missing-extra = Serve più dell’installazione semplice: installa stube[{ $extra }].

## Tavoli

error-unknown-table = Questo tavolo non c’è (o non c’è più).
error-unknown-seat-secret = Questa chiave non apre nessun posto al tavolo.
error-unknown-invitation = Questo invito non porta a nessun tavolo (o non più).
error-unknown-ticket = Questo link è già stato usato o è scaduto. Chiedine un altro.
error-seat-taken = A questo posto siede già qualcuno.
error-seats-are-free = Ci sono posti liberi: si danno le carte quando tutti sono seduti.
error-already-seated = Siedi già a questo tavolo.
error-not-the-host = Questo può farlo solo chi ospita il tavolo.
error-talk-is-closed = Durante la smazzata non si parla.
error-chat-is-off = A questo tavolo non si scrive.
error-unknown-call = Il tavolo non conosce questo richiamo.
error-stale = Intanto è successo qualcosa: guarda di nuovo.
error-pledge-not-now = Le buste di questa smazzata sono già chiuse, o è ancora troppo lontana.
error-share-not-asked = Adesso la tua parte non serve.
error-share-differs = Questa non è la parte che avevi promesso.
error-deal-differs = Le carte nel registro non seguono dalle loro parti.
error-bad-message = Il browser e il tavolo non si capiscono. Ricarica la pagina.
error-unknown-bot = Non conosco il bot “{ $bot }”. Ci sono: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] A questo tavolo serve un giocatore.
       *[other] Il tavolo ha { $seats } posti: di’ chi siede a ciascuno.
    }
error-too-many-requests = Un po’ troppo in fretta. Riprova tra un momento.
error-try-again = Adesso non si può. Riprova tra qualche secondo: non si è perso nulla.
