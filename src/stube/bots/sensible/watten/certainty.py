"""What is certain, whatever cards the others hold among those that they may hold."""

from stube.bots.sensible.watten.playouts import top_of
from stube.bots.sensible.watten.ranking import Ranking
from stube.bots.sensible.watten.situation import Situation


def partner_has_won(situation: Situation) -> bool:
    """Say whether the partner's card is on top and no opponent still to play can beat it."""
    top = situation.top_seat
    return top is not None and top != situation.me and trick_is_won(situation)


def trick_is_won(situation: Situation) -> bool:
    """Say whether the own side is on top and no opponent still to play can beat that."""
    top = situation.top_seat
    if top is None or not situation.is_ours(top):
        return False
    opponents = [seat for seat in situation.to_come if not situation.is_ours(seat)]
    return all(not _can_beat(situation, ranking, seat) for ranking in situation.rankings for seat in opponents)


def trick_is_lost(situation: Situation) -> bool:
    """Say whether an opponent wins the trick even if the own side lays its best and they lay their least."""
    return bool(situation.laid) and all(_is_lost_under(situation, ranking) for ranking in situation.rankings)


def _is_lost_under(situation: Situation, ranking: Ranking) -> bool:
    """Say whether the trick is lost under one announcement, whatever is laid to it."""
    row = ranking.rows[situation.laid[0][1]]
    laid = list(situation.laid)
    for seat in situation.to_come:
        cards = situation.playable if seat == situation.me else situation.may_hold(seat)
        choose = max if situation.is_ours(seat) else min
        laid.append((seat, choose(cards, key=row.__getitem__)))
    return not situation.is_ours(top_of(laid, ranking)[0])


def beats(situation: Situation, ranking: Ranking, card: int) -> bool:
    """Say whether a card would go on top of the trick on the table."""
    row = ranking.rows[situation.laid[0][1]]
    return row[card] > max(row[laid] for _, laid in situation.laid)


def _can_beat(situation: Situation, ranking: Ranking, seat: int) -> bool:
    return any(beats(situation, ranking, card) for card in situation.may_hold(seat))


def no_way_left(situation: Situation) -> bool:
    """Say whether the round is lost in every deal that fits, however everybody plays.

    Of the tricks to come, this one counted, the own side needs more than are left when those that the
    opponents cannot but win are taken away: the trick on the table, if it is lost, and one with a card that
    an opponent is known to hold and that nothing beats.
    """
    tricks_left = len(situation.hand) + int(situation.has_played)
    lost_now = trick_is_lost(situation)
    playing = set(situation.to_come) if lost_now else set()
    sure = any(
        not situation.is_ours(seat) and seat not in playing and _holds_unbeatable(situation, seat)
        for seat in range(situation.seats)
    )
    return tricks_left - lost_now - sure < situation.missing


def _holds_unbeatable(situation: Situation, seat: int) -> bool:
    """Say whether a seat is known to hold a card above all that can still be played against it."""
    others = (*situation.unseen, *situation.hand)
    return any(
        all(
            ranking.worth[card] >= ranking.floor
            and all(ranking.worth[other] < ranking.worth[card] for other in others if other != card)
            for ranking in situation.rankings
        )
        for card in situation.held[seat]
    )


def round_is_won(situation: Situation) -> bool:
    """Say whether the own side is sure to win the round: it has the trick that decides, or holds the tops."""
    now = trick_is_won(situation)
    if situation.missing <= 1 and now:
        return True
    if not all(_top_cards(situation, ranking) >= situation.missing - now for ranking in situation.rankings):
        return False
    if now or not situation.laid or situation.they_miss > 1:
        return True
    # This trick would decide the round for the others: a top card must take it.
    return not situation.has_played and all(_takes_now(situation, ranking) for ranking in situation.rankings)


def _top_cards(situation: Situation, ranking: Ranking) -> int:
    """Count the own cards above all that anybody else may hold."""
    ceiling = max((ranking.worth[card] for card in situation.unseen), default=0)
    return sum(ranking.worth[card] > max(ceiling, ranking.floor - 1) for card in situation.hand)


def _takes_now(situation: Situation, ranking: Ranking) -> bool:
    """Say whether a top card may be played to this trick and wins it."""
    top = max(situation.playable, key=ranking.worth.__getitem__)
    return beats(situation, ranking, top) and _top_cards(situation, ranking) > 0
