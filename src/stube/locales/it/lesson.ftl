### La prima smazzata, passo per passo. $partner, $left, $right: i nomi degli altri al tavolo.

## Watten

lesson-watten-hello = Watten: quattro al tavolo, due contro due. { $partner }, di fronte, gioca con te; { $left } e { $right } giocano contro di voi. Tre prese su cinque vincono la smazzata e segnano due punti.
lesson-watten-criticals = Vedi già tre carte. Il re di Cuori è il Maxi, la carta più alta di tutte. Con Belli e Spritzer è uno dei Kritische: questi tre battono tutto il resto.
lesson-watten-strike = Sei il primo di mano e dichiari lo Schlag, cioè un rango. Hai due Unter: dichiara l’Unter.
lesson-watten-chief = { $right } ha dato le carte e scelto Foglie come briscola. Così l’Unter di Foglie nella tua mano è il Rechte; sopra ci sono solo i Kritische. Gli altri Unter sono i Blinde. La gerarchia mostra tutto.
lesson-watten-call = Esci con il Rechte e chiama “Trumpf oder Kritisch!”: toccalo, attiva la chiamata e giocalo. Ogni avversario deve allora dare una briscola o un Kritischer, se ne ha.
lesson-watten-signal = La prima presa è vostra, ed entrambi gli avversari hanno dato una briscola. Guardavi { $partner } e hai visto un occhiolino: è un buon segno. Solo chi guarda vede un segnale.
lesson-watten-partner = Fidati: gioca l’asso di Campanelli. Se un avversario lo batte, { $partner } può ancora superarlo.
lesson-watten-raise = { $partner } ha preso con il Belli: due prese per voi. Eppure { $right } rilancia a tre. Si vede o si molla; chi molla dà due punti agli altri. Hai ancora il Maxi: ti conviene vedere.
lesson-watten-max = { $right } ha messo l’asso di Ghiande. Prendi con il Maxi: sopra non c’è nulla.
lesson-watten-end = Tre prese, e tre punti perché avete visto.

## German Whist

lesson-german-whist-hello = Il whist tedesco si gioca in due. Ciascuno ha tredici carte, le altre 26 formano il tallone. Ci sono 26 prese; chi ne fa di più vince la smazzata.
lesson-german-whist-stock = La prima carta del tallone è scoperta. Cuori è briscola perché la prima è di cuori. Chi vince la presa la prende; l’altro pesca la successiva, che nessuno vede.
lesson-german-whist-win = Un fante di briscola vale la pena. Esci con l’asso di fiori: nessun fiori è più alto.
lesson-german-whist-lose = Il fante è tuo. La nuova carta scoperta è povera, quella coperta forse è migliore. Lascia la presa: gioca il tre di fiori.
lesson-german-whist-follow = { $left } esce a quadri. Hai quadri, quindi devi rispondere. La donna di quadri è scoperta: prendi con il re.
lesson-german-whist-endgame = Si va avanti così finché il tallone non finisce. Poi nessuno pesca più, e chi è stato attento sa che cosa ha l’altro. Saltiamo all’ultima presa.
lesson-german-whist-last = Ti resta una carta. Mettila giù.
lesson-german-whist-end = Le tue sedici prese sono più della metà di 26: la smazzata è tua.
