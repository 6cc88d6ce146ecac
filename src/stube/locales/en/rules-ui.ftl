### Rules in the browser: making one’s own, comparing two, reading them, a first lesson.

## Groups of rules

group-watten-pack = Pack and ranks
group-watten-seats = Seats, deal, announcing
group-watten-play = Play
group-watten-stakes = Stakes
group-watten-end = End of the match
group-watten-conduct = Conduct
group-german-whist-seats = Seats and deal
group-german-whist-stock = Stock
group-german-whist-play = Play
group-german-whist-count = Counting
group-german-whist-match = Match

## The table’s own rules

editor-open = Own rules
editor-title = The rules of this table
editor-start-from = Start from
editor-name = What you call it
editor-name-example = for example: As at the village inn
editor-nameless = no name yet
editor-unchanged = Just as { $preset }
editor-was = in { $preset }: { $value }
editor-is-changed = changed
editor-reset = Reset everything
editor-reset-one = Back to: { $value }
editor-no-effect = has no effect here
editor-only-changed = Show only what changed
editor-search = Find a rule
editor-search-none = No rule has that name.
editor-clash = { $first } and { $second } do not go together.
editor-clash-three = { $first }, { $second } and { $third } do not go together.
editor-clash-mend = { $option }: { $value }
editor-clash-wait = As long as two rules contradict each other, they cannot be played.
editor-play = Play by these rules
editor-keep = Keep on this device
editor-kept = Kept.
editor-own = My rules
editor-forget = Forget
editor-forget-again = Really forget “{ $name }”?
editor-share = Share
editor-link-copy = Copy the link
editor-link-copied = The link is copied.
editor-file-save = Save as a file
editor-file-open = Open a file
editor-came-by-link = Somebody shares these rules with you: { $name }
editor-bad-link = There are no rules in this link that I can read.
editor-bad-file = There are no rules in this file that I can read.
editor-too-large = This is too large for rules: { $bytes } bytes at most.
editor-nothing-taken = Nothing has been taken over.
editor-fingerprint = Fingerprint { $fingerprint }
editor-fingerprint-note = Where the fingerprint is the same, the game is the same.
editor-dialect = Words of the region
editor-dialect-note = What the cards are called at this table; everybody chooses a language alone.

## Comparing

compare-open = Compare
compare-title = Two rule sets side by side
compare-first = This one
compare-second = The other
compare-swap = Change sides
compare-rule = Rule
compare-count =
    { $count ->
        [one] One difference
       *[other] { $count } differences
    }
compare-same = Both play exactly alike.
compare-same-play = What stands differently has no effect: they play alike.
compare-all = Show all rules

## Rulebook

rulebook-title = The rules: { $name }
rulebook-this-table = This is how this table plays.
rulebook-contents = Contents
rulebook-clause = Clause { $clause }
rulebook-clause-link = Link to clause { $clause }
rulebook-secret = The hidden announcement is at work here: the reason is told after the round.
rulebook-not-played = This table does not play by this clause.
rulebook-ours = This is our own completion: no source settles it.
rulebook-unconfirmed = This is not confirmed: only one source has it so.
rulebook-ladder = Who beats whom
rulebook-ladder-strike = Which strike?
rulebook-ladder-trump = Which trumps?
rulebook-ladder-all = All { $count } cards, from the top down
rulebook-ladder-equal = these are equal, the first one wins
rulebook-ladder-plain = wins only if its suit is led
rulebook-example-trick = The trick, card by card
rulebook-example-wins = The { $card } wins: { $reason }.
rulebook-print-page = Print on one page
rulebook-printed-from = Printed from Stube. Fingerprint { $fingerprint }

## A first round

lesson-title = Your first round
lesson-step = Step { $number } of { $total }
lesson-next = Next
lesson-before = One step back
lesson-skip = Skip the lesson
lesson-your-turn = Now you
lesson-other-card = That would do as well. Here we want to show something else: { $hint }
lesson-done = That was a whole round.
lesson-play = To a real table
lesson-again = Once more
