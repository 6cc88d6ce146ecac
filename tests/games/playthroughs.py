"""Playthroughs: files in which a person reads what the rules do, one a preset.

    python -m games.playthroughs --update       (from the folder `tests`; the diff is the review)

Each line of play stands after `>`, then what happened (with who learns of it), the state as a watcher
sees it, and for every seat its hand and what it may do.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from stube.cards import draw, format_deal
from stube.core import Event, Game, State, View
from stube.games import catalogue

FOLDER = Path(__file__).resolve().parents[1] / "data/playthroughs"
ROUNDS = 2


def file_of(game: str, preset: str) -> Path:
    """Where the playthrough of a preset lies."""
    return FOLDER / game / f"{preset}-1.txt"


def playthrough(game: Game, preset: str) -> str:
    """Play two rounds (or to the end, if that comes first) at random from a fixed seed and write them down."""
    random = Random(f"{game.id} {preset}")
    rules = game.presets[preset].rules
    state: State = game.start(rules)
    lines = [f"# {game.id} {preset}, rules version {game.rules_version}"]
    lines += [f"# {name} = {value}" for name, value in rules.values().items()]
    while not state.over and not (state.view(None).result and state.view(None).round >= ROUNDS):
        line, step = _next(game, state, random)
        state = step[0]
        lines += ["", f"> {line}", *map(_event, step[1]), _standing(state.view(None))]
        lines += [text for seat in range(state.seats) for text in _seat(state.view(seat))]
    return "\n".join(lines) + "\n"


def _next(game: Game, state: State, random: Random) -> tuple[str, tuple[State, tuple[Event, ...]]]:
    if state.needs_deal:
        deal = draw(state.needs_deal, game.pack(state.rules), state.seats, random)
        step = state.deal(deal)
        return format_deal(deal), (step.state, step.events)
    seat = random.choice(state.turn)
    actions = [action for action in state.choices(seat) if action.kind not in {"raise", "better"}]
    if random.random() < 0.12:
        seat = random.randrange(state.seats)
        actions = [*state.choices(seat), *state.free(seat)]
    actions = actions or list(state.choices(seat)) or list(state.free(seat))
    if not actions:
        return _next(game, state, random)
    action = random.choice(actions)
    done = state.play(seat, action)
    return f"{seat} {action}", (done.state, done.events)


def _event(event: Event) -> str:
    args = " ".join(f"{name}={_text(value)}" for name, value in event.args.items())
    audience = "all" if event.audience is None else "+".join(map(str, sorted(event.audience)))
    return f"  * {event.code} {args} [{audience}]"


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _standing(view: View) -> str:
    own = {name: getattr(view, name) for name in ("strike", "trump", "stake", "upcard", "stage") if hasattr(view, name)}
    fields = {
        "phase": view.phase,
        "round": view.round,
        "dealer": view.dealer,
        "turn": view.turn,
        "trick": tuple(f"{laid.seat}:{laid.card}" for laid in view.trick.laid),
        "won_tricks": view.won_tricks,
        "score": view.score,
        "won": view.won,
        **own,
    }
    return "  = " + " ".join(f"{name}={_text(value)}" for name, value in fields.items())


def _seat(view: View) -> Iterator[str]:
    hand = " ".join(card.card + (f"({card.role})" if card.role else "") for card in view.hand)
    hidden = f" +{view.unseen} unseen" if view.unseen else ""
    yield f"  {view.seat}: {hand}{hidden}"
    for name, offered in (("may", view.choices), ("besides", view.free)):
        texts = [choice.action for choice in offered if choice.kind not in {"look", "sign"}]
        if texts:
            yield f"     {name}: {', '.join(texts)}"


def main() -> int:
    """Write all playthroughs anew, or say which differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", action="store_true")
    update = parser.parse_args().update
    differ = 0
    for game in catalogue().values():
        for preset in game.presets:
            path, text = file_of(game.id, preset), playthrough(game, preset)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                differ += 1
                sys.stdout.write(f"{path.relative_to(FOLDER)} differs\n")
                if update:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text, encoding="utf-8")
    return 0 if update else int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
