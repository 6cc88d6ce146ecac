### At the table with friends: inviting, sitting down, being away, calling, playing again.

## Start page

friends-seats = Who sits where
friends-seat-friend = Friend
friends-seat-change = Change seat { $number }
friends-your-name = Your name
friends-name-example = what they call you
friends-name-keep = That’s me
friends-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
friends-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }

## Invitation and gathering

friends-rules = The rules
friends-own-rules = Their own rules
friends-band-seats = The table from above
friends-who-sits = Who sits at the table
friends-free = free
friends-free-chair = A free seat
friends-take-chair = Take this seat
friends-change-seat = Change this seat
friends-invited = Come to the table!
friends-invited-by = { $who } invites you
friends-to-start = To the start page
friends-full = All seats are taken.
friends-free-count =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
friends-watch = Just watch
friends-elsewhere = Your seat is on another device now.
friends-your-table = Your table
friends-all-here = Everybody is seated. The cards come next.
friends-waiting =
    { $count ->
        [one] One seat is still free. Play begins when everybody is seated.
       *[other] { $count } seats are still free. Play begins when everybody is seated.
    }
friends-fill-all = Bots on the free seats
friends-fill-all-effect = then play begins at once
friends-invite = Invite your friends
friends-subject = { $game } at Stube: { $rules }
friends-alone = This link works on this device only. For others in the house, start Stube with --lan.
friends-link = Link to the table
friends-link-hint = Send the link, or let them scan the code.
friends-qr = The link as a code to scan
friends-copy = Copy the link
friends-copied = Copied. Now paste it.
friends-copy-by-hand = The link is selected: copy it by hand.
friends-share = Share…
friends-bot-here = A bot plays here:
friends-make-host = Hand the table over
friends-make-host-effect = may then fill and free seats
friends-free-seat = Free this seat
friends-free-seat-effect = whoever has the link may sit here

## Who is here

note-host = host
note-muted = muted
news-sat =
    { $you ->
        [yes] You have sat down.
       *[no] { $who } has sat down.
    }
news-rose =
    { $you ->
        [yes] You have got up.
       *[no] { $who } has got up.
    }
news-filled = { $who }, a bot, has sat down.
news-freed = The seat of { $who } is free.
news-gone = { $who } is away.
news-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }
news-standin = A bot plays for { $who } now.
news-renamed = The seat is now { $who }’s.
news-host =
    { $you ->
        [yes] You are the host now.
       *[no] { $who } is the host now.
    }
news-rematch =
    { $you ->
        [yes] You want a rematch.
       *[no] { $who } wants a rematch.
    }
news-ran-out =
    { $you ->
        [yes] Your time was up: a bot has chosen for you.
       *[no] The time of { $who } was up: a bot has chosen.
    }

## Calls

call-take = Take it!
call-leave = Leave it!
call-hold-question = Shall we hold?
call-knock = Knock, knock!
call-well-played = Well played!
call-sorry = Sorry!
call-hurry = Come on, play!
talk-calls = Calls
talk-written = Written
talk-nothing = Nobody has written anything yet.
talk-write = Write something
talk-send = Send
talk-closed = There is no talking during the round. You may talk again once it is over.

## People

people-mute = Mute { $who } (only here)
people-change = Change the seat of { $who }
people-invite = Invite somebody
people-invite-seat = a seat is free
people-invite-bot = to take a bot’s seat, or to watch
people-invite-watch = to watch
people-open-hands = Watchers may see all cards
people-open-hands-hint =
    { $count ->
        [0] Holds once everybody agrees.
        [one] Holds once everybody agrees; one person so far.
       *[other] Holds once everybody agrees; { $count } so far.
    }
people-rename = Change my name
people-move = Go on with another device
people-move-effect = a link that works once
people-move-title = Open on the other device
people-move-once = Works once, for five minutes. Give it to nobody else: it takes your seat along.
people-rise = Give up my seat
people-rise-effect = somebody else may sit here
people-rise-again = Really get up? Your seat will be free.
people-rise-yes = Yes, give up my seat
people-delete = Delete the table
people-delete-effect = with all that is stored of it
people-delete-again = Really delete the table? It will be gone for everybody.
people-delete-yes = Yes, delete the table
evening-title = Tonight’s score sheet
evening-match = Match
evening-who = Who
evening-won = won
again-wanted = { $who } wants a rematch
again-waits = waiting for { $who }

## At the table

assent-waits = You want to fold. Your partner has to agree.
assent-title = { $who } wants to fold. Do you?
assent-yes = Yes, fold
assent-no = No, we hold
watch-bench = You are watching.
watch-mode-none = At this table there is nothing to see from here.
watch-mode-no-hands = You see nobody’s hand.
watch-mode-delayed = You see the hands one round later.
watch-mode-open = Everybody has agreed: you see every hand.
watch-foot = In front sits { $who }.
watch-sit = Take the free seat
watch-open-mark = Watchers see all cards
ended-title = The match was broken off.
ended-why = Did not come back: { $who }.
clock-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
clock-half = Half the time is gone: { $seconds } seconds left.
clock-soon = { $seconds } seconds left.

## Another device, open tables

continue-title = Go on here
continue-text = This link brings your seat to this device. The other one loses it.
continue-here = Go on with this device
tables-title = Open tables
tables-line =
    { $free ->
        [one] { $who } · one seat free
       *[other] { $who } · { $free } seats free
    }
tables-seek = Find me a table
tables-seek-effect = with these rules; after half a minute bots join in
tables-seek-rules = The rules are those of the start page. Whoever comes later takes over from a bot between rounds.
tables-open-now = There is room here
tables-none = Nobody is waiting right now. Look for a table, and others will find you.
