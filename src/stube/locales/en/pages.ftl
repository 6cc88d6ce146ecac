### Pages about rules: what the sheets themselves need.

rules-ways = Rules and learning
rules-unfit = does not fit now
rules-came = new
rules-went = dropped
rules-nothing = Nothing changes in the rules as they are written.
rules-asking = Looking it up …
rules-undo = Back to: { $value }
rules-mend = This would fit:
rules-seats = { $count } seats
rules-legend-ours = completed by us
rules-legend-unconfirmed = not confirmed
rules-only = Only in: { $name }
rules-example-led = The { $card } is led.
rules-examples = How a trick ends
rules-own-link = Make or open rules of your own
advice-open = Old advice
past-open = Open a record
editor-changed =
    { $count ->
        [one] one rule differs from { $preset }
       *[other] { $count } rules differ from { $preset }
    }

## Ways to the rulebook

lesson-open = Show me how it goes
lesson-offer = New here? Play a round to learn
rulebook-open = Rulebook
rulebook-why-card = Why not? Clause { $clause }
lesson-rule = Read more: clause { $clause }

## offline.html

offline-title = No connection to Stube
offline-text = The table does not answer. Your seat is kept: load the page again once you are back online.
