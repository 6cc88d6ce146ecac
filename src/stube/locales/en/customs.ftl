### Customs of a table beside its rules.

## Customs

customs-title = How things go at this table
customs-done = That’s how we do it
customs-absence = When somebody is away
customs-absence-bot = a bot stands in
customs-absence-wait = everybody waits
customs-absence-end = the match ends
customs-patience = After how long
customs-clock = Time for one action
customs-no-clock = no clock
customs-watchers = Those who watch see
customs-watchers-none = nothing at all
customs-watchers-no-hands = nobody’s hand
customs-watchers-delayed = the hands, one round later
customs-watchers-open = all hands
customs-watchers-open-hint = Only once everybody at the table agrees. While it holds, the table says so.
customs-speed = How fast bots play
customs-speed-slow = at leisure
customs-speed-normal = normal
customs-speed-fast = briskly
customs-bots-signal = Bots make signs
customs-bots-signal-hint = They look about, see signs and tell their partner what they hold.
customs-gesture = How long a sign takes
customs-open-deals = Open the folded cards for checking
customs-open-deals-match = after the match
customs-open-deals-never = never
customs-listed = In the list of open tables
customs-listed-hint = Then anybody may sit down. Otherwise only those who have the link.
customs-calls = Calls
customs-calls-hint = a few fixed words; during a round only where the rules allow it
customs-chat = Writing
customs-chat-hint = free words among friends; during a round only where the rules allow it
customs-fold = Fold only together
customs-fold-hint = both partners have to agree
customs-line-listed = open to all
customs-line-private = by link only
customs-line-absence-bot = away for { $time }: a bot stands in
customs-line-absence-wait = we wait for who is away
customs-line-absence-end = away for { $time }: the match ends
customs-line-clock = { $time } to think
customs-line-no-clock = no clock
customs-line-chat = with writing
