### Seiten über Regeln: was die Blätter selbst brauchen.

rules-ways = Regeln und Lernen
rules-unfit = passt gerade nicht
rules-came = neu
rules-went = fällt weg
rules-nothing = An den Regeln zum Nachlesen ändert sich nichts.
rules-asking = Ich schlage nach …
rules-undo = Zurück auf: { $value }
rules-mend = Das würde passen:
rules-seats = { $count } Plätze
rules-legend-ours = von uns ergänzt
rules-legend-unconfirmed = nicht bestätigt
rules-only = Nur in: { $name }
rules-example-led = Ausgespielt wird { $card }.
rules-examples = So geht ein Stich aus
rules-own-link = Eigene Regeln machen oder öffnen
advice-open = Alte Ratschläge
past-open = Aufzeichnung öffnen
editor-changed =
    { $count ->
        [one] eine Regel anders als { $preset }
       *[other] { $count } Regeln anders als { $preset }
    }

## Ways to the rulebook

lesson-open = Zeig mir, wie es geht
lesson-offer = Neu hier? Eine Runde zum Lernen
rulebook-open = Regelbuch
rulebook-why-card = Warum geht das nicht? Regel { $clause }
lesson-rule = Nachlesen: Regel { $clause }

## offline.html

offline-title = Keine Verbindung zur Stube
offline-text = Der Tisch antwortet nicht. Dein Platz bleibt dir: Lade die Seite neu, sobald du wieder Netz hast.
