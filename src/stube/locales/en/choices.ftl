### What one can do, as a sentence: text view, help, terminal.

choice-play = Play the { $card }
choice-play-call = Play the { $card }: trump or critical!
choice-take = Take the { $card }
choice-show = Show the { $card }
choice-strike = Name the strike: { $what }
choice-trump = Name trumps: { $what }
choice-raise = Raise to { $to }
choice-raises =
    { $step ->
        [1] Raise to anything from { $from } to { $to }
       *[other] Raise to anything from { $from } to { $to }, in steps of { $step }
    }
choice-jump = Straight to { $to }
choice-hold = Hold – playing for { $stake }
choice-fold = Fold – they score { $pays }
choice-farbe = Farbe! Have the last card shown
choice-stay = Play – for { $stake }
choice-give = Give the round up – they score { $pays }
choice-concede = Concede the round – they score { $pays }
choice-better = Better cards!
choice-better-asks = Ask for better cards
choice-grant = Grant it
choice-refuse = Refuse
choice-keep = Keep the { $card }
choice-leave = Leave it
choice-swap = Ask to swap strike and trumps
choice-maschine = Machine!
choice-claim = Claim: { $card } of { $who }

hint-title = What can I do?
hint-wins = On top: { $card }, played by { $who }: { $reason }.
hint-none = Nothing is asked of you right now.
hint-not =
    { $count ->
        [one] { $cards } does not go now.
       *[other] { $cards } do not go now.
    }
hint-keys = Keys
text-view = As text
text-view-hint = The same table in sentences and buttons, without pictures.
text-table = On the table
text-seats = At the table
text-seat =
    { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
text-nothing = No card lies yet.
text-happened = What happened
text-pictures = To the drawn table
text-tricks = Tricks { $mine } : { $theirs }
text-stake = Playing for { $stake }.
