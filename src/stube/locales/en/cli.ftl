### What the commands say to people; `--json` answers in codes.

## Refusals

cli-at-line = Line { $line }: { $sentence }
cli-at-event = { $sentence } (event { $event }: { $text })

## The referee

cli-on-top = { $card } wins (card { $place } of the trick): { $reason }.
cli-legal = { $cards }: { $reason }.
cli-assumed = taking { $change }, which was left open
cli-announced = strike { $strike }, trump { $trump }: { $ladder }, then the plain suits.
legal-lead = the leader may play any card
legal-free = play is free
legal-void = nothing held that the duty asks for: any card may be played
legal-no-call-with-this-card = this lead carries no call: play is free
legal-must-give-trump = a trump must be given
legal-must-give-trump-or-critical = a trump or a critical must be given
legal-must-follow-trump = trumps are led: a trump or a strike must be given
legal-must-follow-suit = suit must be followed
cli-match-open = the match goes on
cli-match-won = { $side } have won the match
cli-stake = stake { $stake }
cli-asked = raise to { $to } unanswered
cli-may-raise = { $side } may raise
cli-may-not-raise = { $side } may not raise ({ $why })
cli-counted =
    { $result ->
        [replayed] tied: dealt again
        [won] { $winners } won
       *[draw] a draw
    } (counted { $counts }; points { $points }).
cli-presets =
    { $count ->
        [one] { $game }: one form; below each what differs from the defaults.
       *[other] { $game }: { $count } forms; below each what differs from the defaults.
    }
cli-the-defaults = the defaults
cli-defaults = defaults: { $options }

## Bots among themselves

cli-progress = { $done } of { $rounds } rounds
cli-selfplay =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $finished } series finished; points: { $points }
cli-arena-progress = { $a } against { $b }: { $done } of { $pairs } pairs, about { $seconds } s to go
cli-arena-title = { $a } against { $b }: { $game }, { $preset }, { $pairs } pairs
cli-arena-figure =
    { $measure ->
        [share] { $unit ->
            [match] matches won
           *[other] rounds won
        }
        [tricks] { $unit ->
            [match] tricks ahead a match
           *[other] tricks ahead a round
        }
       *[other] { $unit ->
            [match] points ahead a match
           *[other] points ahead a round
        }
    }: { $figure }
cli-arena-bootstrap =
    bootstrap over pairs: { $bounds }{ $agrees ->
        [yes] { "" }
       *[no] { " " }(does not agree: more pairs are needed)
    }
cli-arena-reduced = without the luck of the draw: { $figure } (variance { $narrower } times smaller)
cli-arena-pairing = exchanged sides make the variance of points { $narrower } times smaller
cli-arena-sprt =
    { $verdict ->
        [H0] The test says: { $h0 }, not { $h1 }
        [H1] The test says: { $h1 }, not { $h0 }
       *[open] The test between { $h0 } and { $h1 } is open
    } (log-likelihood ratio { $llr }, bounds { $low } and { $high }).
cli-arena-spent = { $bot } thinks for { $milliseconds } ms on average (decisions: { $decisions })
cli-arena-stopped = Cut short: the figures count what was played. With --resume it goes on from there.
cli-arena-league = Points of the row against the column, with half the width of the 95 % interval:
cli-arena-mean = mean

## What things take

cli-bench-column =
    { $column ->
        [row] row
        [mark] what
        [value] value
        [ratio] ratio
        [must] must
        [goal] goal
       *[peer] elsewhere
    }
cli-bench-reference = The fixed loop took { $milliseconds } ms; ratios are multiples of it (times) or what is done in one (rates).

## A match told again

replay-round = Round { $number }
replay-trick = trick { $number }:  { $cards }   → { $who }
replay-unfinished = unfinished:  { $cards }
replay-score = score { $score }
replay-open = (the record ends here; the series is not over)
replay-ghost = ghost hand

## Rule sets


cli-rules-own = It starts from the form { $preset }; changed: { $changed }.
cli-rules-fine = In order. Fingerprint { $fingerprint }.
cli-rules-same = Both play exactly alike.
cli-rules-alike = { $option }: { $one } and { $other } (no effect)
cli-rules-other = { $option }: { $one } and { $other }
cli-rules-only = Only { $which }:
cli-rules-mark-ours = (ours: no source settles it)
cli-rules-mark-unconfirmed = (unconfirmed: only one source has it)

## Honest deals

verify-table = Table { $table }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
verify-deal = deal { $number } ({ $kind ->
        [cut] cut
        [dealer] lot
       *[deck] deck
    }): { $found }
verify-holds = made by all, and everything fits
verify-partly = everything fits, but not made by all: no share from { $names }
verify-withheld = everything fits, but a share that was pledged never came: { $names }
verify-sealed = what is open fits; the server has not shown its share
verify-flaw =
    does not fit: { $flaw ->
        [share_differs] the share of { $name } is not the one that was pledged
        [share_not_pledged] { $name } had not pledged the share that was used
        [server_share_differs] the server’s share is not the one that it promised
        [deal_differs] the shares give another deal ({ $right })
       *[root_differs] the cards were not sealed in this order
    }
verify-all = Every deal follows from its shares.
verify-some = Not every deal can be worked out.
verify-none = At least one deal does not fit.
