### Che cosa si conserva.

## Che cosa si conserva

privacy-title = Che cosa si conserva
privacy-short = In breve: il tavolo e le sue carte, e il nome che ti dai. Nient’altro.
privacy-server = Sul server
privacy-server-table = Di ogni tavolo le regole, le usanze e tutto ciò che vi è successo: carte date e giocate, dichiarazioni, segnali, frasi, quello che si è scritto. Così non si perde niente quando un dispositivo si guasta.
privacy-server-name = Il nome che scrivi. Può essere inventato o vuoto; lo vede chi è al tavolo o ha il link.
privacy-server-secret = Della chiave del tuo posto solo un’impronta, dalla quale la chiave non si può ricavare.
privacy-server-address = Il tuo indirizzo di rete solo in memoria e per poco tempo, perché nessuno sommerga il server. Non va a nessun tavolo e in nessun file.
privacy-browser = In questo browser
privacy-browser-seats = Le chiavi dei tuoi ultimi posti, così dopo un ricaricamento siedi allo stesso tavolo.
privacy-browser-name = Il tuo nome, e chi hai silenziato.
privacy-browser-rules = Impostazioni, regole proprie e le tue ultime scelte.
privacy-not = Che cosa qui non c’è
privacy-not-account = Nessun account, nessuna registrazione, nessuna classifica dei giocatori.
privacy-not-others = Niente di terzi: nessuna pubblicità, nessun tracciamento, nessun carattere tipografico da fuori. Questa pagina interroga soltanto questo server.
privacy-not-cookie = Nessun cookie.
privacy-delete = Cancellare
privacy-delete-table = Chi tiene il tavolo può cancellarlo con tutto ciò che contiene: “Chi c’è?”, in fondo.
privacy-delete-time = Dove da un po’ non viene nessuno, il server cancella da sé i nomi e quello che è stato scritto, più tardi tutto il tavolo. Dopo quanto, lo decide chi lo gestisce; altrimenti dopo due settimane e dopo due mesi.
privacy-delete-browser = Quello che sa questo browser lo dimentica con un tocco:
privacy-forget = Dimentica tutto in questo browser
privacy-forget-effect = Anche i tuoi posti: ai tavoli in corso si torna solo con il link, su un posto libero.
privacy-forgotten = Dimenticato.
