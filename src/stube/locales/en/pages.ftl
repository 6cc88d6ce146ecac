### Pages about rules: what the sheets themselves need.

rules-ways = Rules and learning
rules-game = Which game?
rules-unfit = does not fit now
rules-came = new
rules-went = goes
rules-nothing = Nothing changes in the rules as they are written.
rules-against = Unlike { $preset }
rules-asking = Looking it up …
rules-undo = Back to: { $value }
rules-mend = This would fit:
rules-print = We play: { $name }
rules-seats = { $count } seats
rules-legend-ours = completed by us
rules-legend-unconfirmed = not confirmed
rules-here = Here:
rules-only-one = Only in: { $name }
rules-only-other = Only in: { $name }
rules-no-strike = no strike
rules-no-trump = no trumps
rules-example-led = The { $card } is led.
rules-example-seat = Seat { $number }
rules-examples = How a trick ends
rules-name-shared = Shared rules
rules-own-link = Make or open rules of your own
