### What is stored.

## What is stored

privacy-title = What is stored
privacy-short = In short: the table and its cards, and the name you give yourself. Nothing else.
privacy-server = On the server
privacy-server-table = For each table its rules, its customs and all that has happened there: cards dealt and played, announcements, signs, calls, what was written. So nothing is lost when a device fails.
privacy-server-name = The name you enter. It may be made up or empty; those at the table or with the link see it.
privacy-server-secret = Of the key to your seat only a check value, from which the key cannot be worked out.
privacy-server-address = Your network address in memory only and for a short time, so that nobody can flood the server. It goes to no table and into no file.
privacy-browser = In this browser
privacy-browser-seats = The keys to your last seats, so that after a reload you sit at the same table.
privacy-browser-name = Your name, and whom you have muted.
privacy-browser-rules = Settings, rules of your own and what you chose last.
privacy-not = What there is not
privacy-not-account = No account, no login, no rating of you.
privacy-not-others = Nothing of others: no advertising, no tracking, no fonts from elsewhere. This page asks this one server only.
privacy-not-cookie = No cookies.
privacy-delete = Deleting
privacy-delete-table = The host of a table can delete it with all that belongs to it: “Who is here?”, at the bottom.
privacy-delete-time = Where nobody has been for a while the server itself deletes the names and what was written, later the whole table. After how long, whoever runs it decides; unless they do, after two weeks and after two months.
privacy-delete-browser = What this browser knows it forgets with one tap:
privacy-forget = Forget everything in this browser
privacy-forget-effect = Your seats too: to tables in play you come back only by the link, on a free seat.
privacy-forgotten = Forgotten.
