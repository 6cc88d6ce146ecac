### How the cards were dealt: the mark on the table and the sheet behind it.

deals-title = How the cards are dealt
deals-mark =
    { $state ->
        [sealed] Sealed
        [partly] Not by all
        [checked] Checked
       *[wrong] Does not fit!
    }
deals-state =
    { $state ->
        [sealed] Everybody had a hand in these cards, and each was sealed at its place before anyone saw it. What you have seen of them fits.
        [partly] These cards are sealed, and what you have seen of them fits. But not everybody had a hand in them.
        [checked] The match is over and the server has opened its envelopes: your browser has dealt every round again, and all of it fits.
       *[wrong] Something about these cards does not fit. Save the record, and do not trust this table until somebody can explain it.
    }
deals-how = Nobody chooses the cards, not even the server. Before each deal the server and every browser at the table put a number into an envelope. Only when all envelopes lie on the table are they opened, and the order of the pack follows from all of them together. One honest envelope is enough.
deals-seals = Each card is sealed at its place before it is dealt. Whenever a card reaches you, your browser looks whether it is the one under the seal.
deals-end = The server opens its own envelope when the match is over, for it would tell the cards. Then your browser deals every round again, the folded cards too.
deals-never = At this table folded cards are never opened. So only the cards that you have seen are checked.
deals-limits = What no seal can show: whether the server tells the cards to somebody. It can only not choose them.
deals-who = Envelopes for this deal
deals-server = the server
deals-share =
    { $share ->
        [given] opened
        [withheld] put down, never opened
        [closed] closed until the end
        [bot] a bot: has none
       *[silent] none
    }
deals-withheld = An envelope that is not opened can be a bad connection. If it is always the same one, you know enough.
deals-flaws = What does not fit
deals-flaw =
    Deal { $deal }: { $code ->
        [promise_differs] the server’s envelope was exchanged
        [asked_twice] your envelope was asked for a second time, with other ones than before
        [list_differs] other envelopes were used than had been put down
        [share_differs] somebody’s envelope held something else than had been sealed
        [deal_skipped] the deal before it was never shown
        [made_twice] the same deal was made twice
        [card_not_sealed] a card was not the one under its seal
        [card_not_proven] a card came without its seal
        [card_twice] one card lay at two places
        [server_share_differs] the server’s envelope held something else than had been sealed
        [deal_differs] other cards follow from the envelopes
        [root_differs] the cards were sealed in another order
       *[record_differs] the record tells something else than you were told
    }
deals-save = Save the record
deals-save-effect = the whole match as a file; “stube verify” checks it anywhere
past-look = Look at it again
