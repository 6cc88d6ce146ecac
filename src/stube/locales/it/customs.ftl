### Usanze di un tavolo oltre alle regole.

## Usanze

customs-title = Le usanze di questo tavolo
customs-done = Facciamo così
customs-absence = Quando qualcuno si assenta
customs-absence-bot = lo sostituisce un bot
customs-absence-wait = tutti aspettano
customs-absence-end = la partita finisce
customs-patience = Dopo quanto tempo
customs-clock = Tempo per giocare
customs-no-clock = senza orologio
customs-watchers = Chi guarda vede
customs-watchers-none = niente
customs-watchers-no-hands = nessuna mano
customs-watchers-delayed = le mani, una smazzata dopo
customs-watchers-open = tutte le mani
customs-watchers-open-hint = Solo quando al tavolo sono tutti d’accordo. Finché vale, il tavolo lo dice.
customs-speed = Velocità dei bot
customs-speed-slow = con calma
customs-speed-normal = normale
customs-speed-fast = svelta
customs-bots-signal = I bot fanno segnali
customs-bots-signal-hint = Si guardano intorno, vedono i segnali e dicono al compagno che cosa hanno.
customs-gesture = Quanto dura un segnale
customs-open-deals = Scoprire le carte lasciate per controllare
customs-open-deals-match = dopo la partita
customs-open-deals-never = mai
customs-listed = Nell’elenco dei tavoli aperti
customs-listed-hint = Allora può sedersi chiunque. Altrimenti solo chi ha il link.
customs-calls = Frasi
customs-calls-hint = poche frasi fatte; durante la smazzata solo se le regole lo permettono
customs-chat = Scrivere
customs-chat-hint = parole libere tra amici; durante la smazzata solo se le regole lo permettono
customs-fold = Mollare solo in due
customs-fold-hint = devono essere d’accordo entrambi i compagni
customs-line-listed = aperto a tutti
customs-line-private = solo con il link
customs-line-absence-bot = dopo { $time } di assenza gioca un bot
customs-line-absence-wait = chi manca si aspetta
customs-line-absence-end = dopo { $time } di assenza la partita finisce
customs-line-clock = { $time } per pensare
customs-line-no-clock = senza orologio
customs-line-chat = si può scrivere
