### Pagine sulle regole: ciò che serve ai fogli stessi.

rules-ways = Regole e lezioni
rules-unfit = qui non va
rules-came = nuovo
rules-went = sparisce
rules-nothing = Nelle regole scritte non cambia nulla.
rules-asking = Sto guardando…
rules-undo = Torna a: { $value }
rules-mend = Così andrebbe:
rules-seats = { $count } posti
rules-legend-ours = aggiunto da noi
rules-legend-unconfirmed = non confermato
rules-only = Solo in: { $name }
rules-example-led = Si esce con: { $card }.
rules-examples = Come finisce una presa
rules-own-link = Fare o aprire regole proprie
advice-open = Vecchi consigli
past-open = Apri una registrazione
editor-changed =
    { $count ->
        [one] una regola diversa da { $preset }
       *[other] { $count } regole diverse da { $preset }
    }

## Ways to the rulebook

lesson-open = Fammi vedere come si gioca
lesson-offer = Prima volta? Una smazzata per imparare
rulebook-open = Regolamento
rulebook-why-card = Perché no? Regola { $clause }
lesson-rule = Da leggere: regola { $clause }

## offline.html

offline-title = Nessuna connessione con Stube
offline-text = Il tavolo non risponde. Il tuo posto resta tuo: ricarica la pagina quando torna la rete.
