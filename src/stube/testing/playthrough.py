"""A random series as a file in which a person reads what the rules do.

Each line of play stands after `>`, then what happened (with who learns of it), the state as a watcher
sees it, and for every seat its hand and what it may do.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random

from stube.cards import draw, format_deal
from stube.core import Event, Game, State, Step, View

OUT_OF_TURN = 0.12
"""How often somebody does what nobody waits for."""


def playthrough(
    game: Game,
    preset: str,
    *,
    rounds: int = 2,
    fields: Sequence[str] = (),
    rarely: Collection[str] = (),
    silent: Collection[str] = (),
) -> str:
    """Play some rounds (or to the end, if that comes first) at random from a fixed seed and write them down.

    Args:
        game: the game.
        preset: id of a preset; game and preset are the seed.
        rounds: how many rounds.
        fields: fields that the game adds to its views and that belong into the line of the state.
        rarely: kinds of choices that are taken out of turn alone, so that rounds are played out.
        silent: kinds of actions that are not listed among what a seat may do.
    """
    random = Random(f"{game.id} {preset}")
    rules = game.presets[preset].rules
    state: State = game.start(rules)
    lines = [f"# {game.id} {preset}, rules version {game.rules_version}"]
    lines += [f"# {name} = {value}" for name, value in rules.values().items()]
    while not state.over and not (state.view(None).result and state.view(None).round >= rounds):
        line, step = _next(state, random, rarely)
        state = step.state
        lines += ["", f"> {line}", *map(_event, step.events), _standing(state.view(None), fields)]
        lines += [text for seat in range(state.seats) for text in _seat(state.view(seat), silent)]
    return "\n".join(lines) + "\n"


def _next(state: State, random: Random, rarely: Collection[str]) -> tuple[str, Step[State]]:
    if state.needs_deal:
        deal = draw(state.needs_deal, state.pack, state.seats, random)
        return format_deal(deal), state.deal(deal)
    seat = random.choice(state.turn)
    actions = [action for action in state.choices(seat) if action.kind not in rarely]
    if random.random() < OUT_OF_TURN:
        seat = random.randrange(state.seats)
        actions = [*state.choices(seat), *state.free(seat)]
    actions = actions or list(state.choices(seat)) or list(state.free(seat))
    if not actions:
        return _next(state, random, rarely)
    action = random.choice(actions)
    return f"{seat} {action}", state.play(seat, action)


def _event(event: Event) -> str:
    args = " ".join(f"{name}={_text(value)}" for name, value in event.args.items())
    audience = "all" if event.audience is None else "+".join(map(str, sorted(event.audience)))
    return f"  * {event.code} {args} [{audience}]"


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _standing(view: View, fields: Sequence[str]) -> str:
    standing = {
        "phase": view.phase,
        "round": view.round,
        "dealer": view.dealer,
        "turn": view.turn,
        "trick": tuple(f"{laid.seat}:{laid.card}" for laid in view.trick.laid),
        "won_tricks": view.won_tricks,
        "score": view.score,
        "won": view.won,
        **{name: getattr(view, name) for name in fields if hasattr(view, name)},
    }
    return "  = " + " ".join(f"{name}={_text(value)}" for name, value in standing.items())


def _seat(view: View, silent: Collection[str]) -> Iterator[str]:
    hand = " ".join(card.card + (f"({card.role})" if card.role else "") for card in view.hand)
    hidden = f" +{view.unseen} unseen" if view.unseen else ""
    yield f"  {view.seat}: {hand}{hidden}"
    for name, offered in (("may", view.choices), ("besides", view.free)):
        texts = [choice.action for choice in offered if choice.kind not in silent]
        if texts:
            yield f"     {name}: {', '.join(texts)}"
