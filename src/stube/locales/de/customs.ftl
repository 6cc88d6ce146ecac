### Bräuche eines Tisches neben seinen Regeln.

## Bräuche

customs-title = Wie es an diesem Tisch zugeht
customs-done = So machen wir es
customs-absence = Wenn jemand fort ist
customs-absence-bot = ein Bot springt ein
customs-absence-wait = alle warten
customs-absence-end = die Partie endet
customs-patience = Nach welcher Zeit
customs-clock = Zeit für einen Zug
customs-no-clock = keine Uhr
customs-watchers = Wer zuschaut, sieht
customs-watchers-none = gar nichts
customs-watchers-no-hands = keine Hand
customs-watchers-delayed = die Hände, eine Runde später
customs-watchers-open = alle Hände
customs-watchers-open-hint = Erst, wenn alle am Tisch zustimmen. Solange es gilt, steht es auf dem Tisch.
customs-speed = Wie schnell Bots spielen
customs-speed-slow = gemütlich
customs-speed-normal = normal
customs-speed-fast = flott
customs-bots-signal = Bots deuten mit
customs-bots-signal-hint = Sie schauen umher, sehen Zeichen und sagen ihrem Partner, was sie haben.
customs-gesture = Wie lang ein Zeichen dauert
customs-open-deals = Weggelegte Karten zum Nachprüfen aufdecken
customs-open-deals-match = nach der Partie
customs-open-deals-never = nie
customs-listed = In der Liste der offenen Tische
customs-listed-hint = Dann kann sich jeder dazusetzen. Sonst nur, wer den Link hat.
customs-calls = Zurufe
customs-calls-hint = ein paar feste Worte; während der Runde nur, wo die Regeln es erlauben
customs-chat = Schreiben
customs-chat-hint = freie Worte unter Freunden; während der Runde nur, wo die Regeln es erlauben
customs-fold = Aufgeben nur zu zweit
customs-fold-hint = beide Partner müssen zustimmen
customs-line-listed = für alle offen
customs-line-private = nur mit Link
customs-line-absence-bot = wer { $time } fort ist, für den spielt ein Bot
customs-line-absence-wait = wer fort ist, auf den wird gewartet
customs-line-absence-end = wer { $time } fort ist, beendet die Partie
customs-line-clock = { $time } Bedenkzeit
customs-line-no-clock = ohne Uhr
customs-line-chat = mit Schreiben
