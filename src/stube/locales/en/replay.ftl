# Looking at a match again

past-title = Looked at again
past-bar = Go through the match
past-strip = Rounds and tricks
past-back = Back
past-on = On
past-play = Play
past-pause = Pause
past-pace = Pace
past-pace-now =
    { $pace ->
        [slow] slow
       *[normal] normal
        [fast] fast
    }
past-hands = All hands
past-round = Round { $round }
past-trick = Trick { $trick }
past-deal = Deal and announcing
past-place = Round { $round } of { $rounds }, { $part }, step { $step } of { $steps }.
past-hand = Cards: { $cards }.
past-checked = Checked: nobody has chosen these cards.
past-wrong = These cards do not follow from what was promised before.
past-keys = Left and right arrow: one step. Up and down arrow: one trick. Page keys: one round. Home and End: beginning and end. Space bar: play and pause.
past-closed = This table never opens its cards: those of the others stay face down.

past-text = A match that you have saved at a table, or that somebody has sent you: it is played here once more, with all cards. The file is kept nowhere.
past-choose = Choose a file
past-busy = Reading the record …
past-drop = Or drag it here.
past-empty = There is no match of this table to be seen here.
