### Seiten über Regeln: was die Blätter selbst brauchen.

rules-ways = Regeln und Lernen
rules-game = Welches Spiel?
rules-unfit = passt gerade nicht
rules-came = neu
rules-went = fällt weg
rules-nothing = An den Regeln zum Nachlesen ändert sich nichts.
rules-against = Anders als { $preset }
rules-asking = Ich schlage nach …
rules-undo = Zurück auf: { $value }
rules-mend = Das würde passen:
rules-print = Gespielt wird: { $name }
rules-seats = { $count } Plätze
rules-legend-ours = von uns ergänzt
rules-legend-unconfirmed = nicht bestätigt
rules-here = Hier gilt:
rules-only-one = Nur in: { $name }
rules-only-other = Nur in: { $name }
rules-no-strike = ohne Schlag
rules-no-trump = ohne Trumpf
rules-example-led = Ausgespielt wird { $card }.
rules-example-seat = Platz { $number }
rules-examples = So geht ein Stich aus
rules-name-shared = Geteilte Regeln
rules-own-link = Eigene Regeln machen oder öffnen
