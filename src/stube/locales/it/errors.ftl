### Perché qualcosa non va, e che cosa andrebbe: un messaggio per ogni codice.

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

## Tavoli

error-unknown-table = Questo tavolo non c’è (o non c’è più).
error-unknown-seat-secret = Questa chiave non apre nessun posto al tavolo.
error-unknown-invitation = Questo invito non porta a nessun tavolo (o non più).
error-unknown-ticket = Questo link è già stato usato o è scaduto. Chiedine un altro.
error-seat-taken = A questo posto siede già qualcuno.
error-seats-are-free = Ci sono posti liberi: si danno le carte quando tutti sono seduti.
error-already-seated = Siedi già a questo tavolo.
error-not-the-host = Questo può farlo solo chi tiene il tavolo.
error-talk-is-closed = Durante la smazzata non si parla.
error-chat-is-off = A questo tavolo non si scrive.
error-unknown-call = Il tavolo non conosce questa frase.
error-stale = Intanto è successo qualcosa: guarda di nuovo.
error-pledge-not-now = Le buste di questa smazzata sono già chiuse, o è ancora troppo lontana.
error-share-not-asked = Adesso la tua busta non serve.
error-share-differs = Questa non è la busta che avevi posato.
error-deal-differs = Le carte distribuite non vengono dalle buste.
error-bad-message = Il browser e il tavolo non si capiscono. Ricarica la pagina.
error-unknown-bot = Non conosco il bot “{ $bot }”. Ci sono: { $known }.
error-wrong-bot-count =
    { $seats ->
        [one] A questo tavolo serve un giocatore.
       *[other] Il tavolo ha { $seats } posti: di’ chi siede a ciascuno.
    }
error-too-many-requests = Un po’ troppo in fretta. Riprova tra un momento.
error-try-again = Adesso non si può. Riprova tra qualche secondo: non si è perso nulla.
error-record-rules-version-unknown = Questa registrazione segue la versione { $version } delle regole, che non conosco.
error-record-stays-closed = Questo tavolo tiene coperte le carte lasciate; perciò non c’è registrazione.
error-record-not-yet = La registrazione sarà disponibile a partita finita.
