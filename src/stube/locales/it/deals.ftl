### Come si danno le carte: il segno al tavolo e il foglio che lo spiega.

deals-title = Come si danno le carte
deals-mark =
    { $state ->
        [sealed] Sigillato
        [partly] Non da tutti
        [checked] Controllato
       *[wrong] Non torna!
    }
deals-state =
    { $state ->
        [sealed] Tutti hanno mescolato queste carte, e ognuna era sigillata al suo posto prima che qualcuno la vedesse. Quello che ne hai visto torna.
        [partly] Queste carte sono sigillate, e quello che ne hai visto torna. Ma non tutti le hanno mescolate.
        [checked] La partita è finita e il server ha aperto le sue buste: il tuo browser ha ridato ogni smazzata, e tutto torna.
       *[wrong] In queste carte qualcosa non torna. Salva la registrazione, e non fidarti di questo tavolo finché qualcuno non te lo spiega.
    }
deals-how = Nessuno sceglie le carte, nemmeno il server. Prima di ogni smazzata il server e ogni browser al tavolo mettono un numero in una busta. Solo quando tutte le buste sono sul tavolo si aprono, e da tutte insieme viene l’ordine del mazzo. Basta una sola busta onesta.
deals-seals = Ogni carta viene sigillata al suo posto prima di essere data. Quando te ne arriva una, il tuo browser guarda se è quella sotto il sigillo.
deals-end = Il server apre la propria busta solo a partita finita, perché rivelerebbe le carte. Allora il tuo browser ridà ogni smazzata, anche le carte lasciate.
deals-never = A questo tavolo le carte lasciate non si scoprono mai. Perciò si controllano solo quelle che hai visto.
deals-limits = Quello che nessun sigillo mostra: se il server rivela le carte a qualcuno. Sceglierle non può.
deals-who = Buste di questa smazzata
deals-server = il server
deals-share =
    { $share ->
        [given] aperta
        [withheld] posata, mai aperta
        [closed] chiusa fino alla fine
        [bot] un bot: non ne ha
       *[silent] nessuna
    }
deals-withheld = Una busta che resta chiusa può dipendere dalla rete. Se è sempre la stessa, sai come regolarti.
deals-flaws = Quello che non torna
deals-flaw =
    Smazzata { $deal }: { $code ->
        [promise_differs] la busta del server è stata scambiata
        [asked_twice] la tua busta è stata chiesta una seconda volta, con altre rispetto alla prima
        [list_differs] sono state usate altre buste da quelle sul tavolo
        [share_differs] in una busta c’era altro da quello che era stato sigillato
        [deal_skipped] la smazzata prima non è mai stata mostrata
        [made_twice] la stessa smazzata è stata fatta due volte
        [card_not_sealed] una carta non era quella sotto il suo sigillo
        [card_not_proven] una carta è arrivata senza il suo sigillo
        [card_twice] una carta stava in due posti
        [server_share_differs] nella busta del server c’era altro da quello che era stato sigillato
        [deal_differs] dalle buste escono altre carte
        [root_differs] le carte erano sigillate in un altro ordine
       *[record_differs] la registrazione dice altro da quello che ti è stato detto
    }
deals-save = Salva la registrazione
deals-save-effect = tutta la partita in un file; “stube verify” la controlla ovunque
past-look = Rivedila
