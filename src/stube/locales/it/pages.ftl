### Pagine sulle regole: ciò che serve ai fogli stessi.

rules-ways = Regole e lezioni
rules-game = Quale gioco?
rules-unfit = qui non va
rules-came = nuovo
rules-went = cade
rules-nothing = Nelle regole scritte non cambia nulla.
rules-against = Diversamente da { $preset }
rules-asking = Sto guardando …
rules-undo = Torna a: { $value }
rules-mend = Così andrebbe:
rules-print = Si gioca: { $name }
rules-seats = { $count } posti
rules-legend-ours = aggiunto da noi
rules-legend-unconfirmed = non confermato
rules-here = Qui:
rules-only-one = Solo in: { $name }
rules-only-other = Solo in: { $name }
rules-no-strike = senza Schlag
rules-no-trump = senza briscola
rules-example-led = Si esce con: { $card }.
rules-example-seat = Posto { $number }
rules-examples = Come finisce una presa
rules-name-shared = Regole condivise
rules-own-link = Fare o aprire regole proprie
