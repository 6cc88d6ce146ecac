"""Building the table of raises: one balance for each score near the target, and what scores are worth."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from stube.games.watten.rules import PRESETS, WattenRules
from stube.games.watten.scoring import Stakes
from stube.solvers.equity.balance import (
    KNOTS,
    RAISES,
    STREETS,
    Balance,
    Courses,
    Graph,
    Strategy,
    mixed,
    points,
    thresholds,
    walk,
)
from stube.solvers.equity.match import MatchEquity, RoundModel
from stube.solvers.equity.table import FULL, KINDS, LOWEST, NEEDS, Table

MODELS: dict[str, str] = {
    "spared": "bavarian-11",
    "pays": "italian-11",
    "closed": "bavaria-club",
    "double": "kritischer-cup",
    "bound": "house-21",
}
"""The preset that stands for each kind of stakes."""

OFTEN = 0.22
"""How much of the time the other side is thought to raise and fold by fixed chances, as most do."""

FAR = 5
"""How many times the iterations of a cell go into those far from the target."""

CHANCES = np.tile(KNOTS, STREETS)


def usual(graph: Graph) -> Strategy:
    """Give the mean of many pairs of fixed chances: how most raise and hold."""
    return mixed(
        [
            thresholds(graph, CHANCES, raises, holds)
            for raises in (0.55, 0.6, 0.65, 0.7, 0.75)
            for holds in (0.2, 0.25, 0.3, 0.35)
        ]
    )


def single(rules: WattenRules) -> WattenRules:
    """Give the same rules with one match for the series."""
    return WattenRules.read({**rules.values(), "match": "single"})


def model_of(courses: Courses, graph: Graph, strategy: Strategy) -> RoundModel:
    """Count how rounds go when both sides play a strategy.

    Args:
        courses: rounds; side 0 is the dealer's.
        graph: the stakes.
        strategy: what both sides say.
    """

    def share(settled: npt.NDArray[np.float64], folds: npt.NDArray[np.float64]) -> float:
        """Give how often a round ends at a node: the worth, if that is paid 1 and all else nothing."""
        blank = Graph(graph.opens, graph.asked, graph.raises, settled, graph.holds, folds, graph.back, graph.answers)
        return float(walk(courses, blank, strategy).mean())

    nothing = np.where(np.isnan(graph.folds), np.nan, 0.0)
    ways: dict[tuple[int, bool], float] = {}
    for (agreed, _, _), node in graph.opens.items():
        settled = np.zeros_like(graph.settled)
        settled[node] = 1.0
        way = agreed - min(key[0] for key in graph.opens), False
        ways[way] = ways.get(way, 0.0) + share(settled, nothing)
    for (agreed, _, _), node in graph.asked.items():
        folds = nothing.copy()
        if np.isnan(folds[node]):
            continue
        folds[node] = 1.0
        way = agreed - min(key[0] for key in graph.opens) + 1, True
        ways[way] = ways.get(way, 0.0) + share(np.zeros_like(graph.settled), folds)
    rounded = {way: Fraction(round(1000 * often), 1000) for way, often in ways.items()}
    rounded[0, False] += 1 - sum(rounded.values())
    dealers = Fraction(round(1000 * float((courses.winner == 0).mean())), 1000)
    return RoundModel(dealers, tuple((raises, folded, often) for (raises, folded), often in rounded.items() if often))


def graph_at(rules: WattenRules, needs: tuple[int, int], equity: MatchEquity) -> Graph | None:
    """Give the stakes at a score; None where nobody may raise.

    Args:
        rules: the rule set, of one match.
        needs: points that side 0 and side 1 still need.
        equity: what scores are worth.
    """
    target = int(rules.target)
    begin = Stakes.begin(rules, (target - needs[0], target - needs[1]))
    if begin.closed:
        return None

    def worth(stakes: Stakes) -> float:
        return float(equity.after(stakes, 0) + equity.after(stakes, 1))

    graph = Graph.build(begin, worth)
    return graph if len(graph.asked) else None


def cells(
    kinds: Sequence[str], shards: tuple[Courses, ...], model: RoundModel, iterations: int, often: float = OFTEN
) -> Iterator[tuple[str, tuple[int, int], Graph, Balance]]:
    """Solve cell after cell; the other side of each is found with it."""
    for kind in kinds:
        rules = single(_rules(MODELS[kind]))
        equity = MatchEquity(rules, model)
        for mine in NEEDS[:-1]:
            for theirs in NEEDS[:-1]:
                graph = graph_at(rules, (mine, theirs), equity) if mine <= theirs else None
                if graph is None:
                    continue
                scale = np.abs(graph.settled).max()
                graph.settled, graph.folds = graph.settled / scale, graph.folds / scale
                balance = Balance(shards, graph, usual(graph), often).solve(iterations)
                yield kind, (mine, theirs), graph, balance


def build(
    shards: tuple[Courses, ...],
    model: RoundModel,
    iterations: int,
    *,
    kinds: Sequence[str] = KINDS,
    known: Table | None = None,
    told: Callable[[str], None] = print,
) -> dict[str, npt.NDArray[np.generic]]:
    """Solve cells; give the arrays of `raising.npz`.

    Args:
        shards: rounds as both sides saw them.
        model: how rounds go.
        iterations: of each cell near the target; those far from it, which most rounds are played in, get more.
        kinds: kinds of stakes whose cells near the target are solved.
        known: the table that the cells of other kinds are taken from.
        told: is told of each cell.
    """
    size = len(KINDS), len(NEEDS), len(NEEDS), RAISES, STREETS * len(KNOTS)
    speak, answer = np.zeros(size, np.uint8), np.zeros((*size, 2), np.uint8)
    answer[..., 0] = FULL
    if known is not None:
        some = known.speak.shape[1]
        speak[:, :some, :some], answer[:, :some, :some] = known.speak, known.answer
    for kind, needs, graph, balance in cells(kinds, shards, model, iterations):
        _keep_both(speak, answer, kind, needs, graph, balance.average())
        told(f"{kind} {needs}")
    for tables in speak, answer:
        tables[:, -1], tables[:, :, -1] = tables[:, -2], tables[:, :, -2]
    for kind in KINDS:
        told(f"{kind} far")
        _keep_both(speak, answer, kind, (NEEDS[-1],) * 2, *_far(_rules(MODELS[kind]).raise_step, shards, iterations))
    equity = {f"equity/{name}": table_of(single(_rules(name)), model) for name in PRESETS}
    return {"speak": speak, "answer": answer, **equity}


@lru_cache(maxsize=len(KINDS))
def _far(step: str, shards: tuple[Courses, ...], iterations: int) -> tuple[Graph, Strategy]:
    """Solve the raising for points alone, by the size of a raise."""
    graph = Graph.build(Stakes.begin(WattenRules.read({"raise_step": step}), (0, 0)), points)
    return graph, Balance(shards, graph, usual(graph), OFTEN).solve(FAR * iterations).average()


def _keep_both(
    speak: npt.NDArray[np.uint8],
    answer: npt.NDArray[np.uint8],
    kind: str,
    needs: tuple[int, int],
    graph: Graph,
    found: Strategy,
) -> None:
    for side in (0, 1):
        where = KINDS.index(kind), NEEDS.index(needs[side]), NEEDS.index(needs[1 - side])
        _keep(speak[where], answer[where], graph, found, side)


def _keep(
    speak: npt.NDArray[np.uint8], answer: npt.NDArray[np.uint8], graph: Graph, found: Strategy, side: int
) -> None:
    for node, level in _speaking(graph, side):
        speak[level] = np.rint(FULL * found.speak[side, :, node])
    for node, level in _answering(graph, side):
        answer[level] = np.floor(FULL * found.answer[:, node][:, [0, 2]])


def kept(known: Table, graph: Graph, kind: str, needs: tuple[int, int]) -> Strategy:
    """Give a strategy as it stands in a table.

    Args:
        known: the table.
        graph: the stakes at the score.
        kind: one of `KINDS`.
        needs: points that side 0 and side 1 still need.
    """
    speak = np.zeros((2, len(CHANCES), len(graph.opens)))
    answer = np.zeros((len(CHANCES), len(graph.asked), 3))
    for side in (0, 1):
        where = KINDS.index(kind), NEEDS.index(needs[side]), NEEDS.index(needs[1 - side])
        for node, level in _speaking(graph, side):
            speak[side, :, node] = known.speak[(*where, level)] / FULL
        for node, level in _answering(graph, side):
            hold, back = known.answer[(*where, level)].T / FULL
            answer[:, node] = np.stack([hold, 1 - hold - back, back], axis=-1)
    return Strategy(speak, answer)


def _speaking(graph: Graph, side: int) -> list[tuple[int, int]]:
    """Give the open nodes where a side may raise, each with how often has been raised."""
    steps = sorted({agreed for agreed, _, _ in graph.opens})
    return [
        (node, steps.index(agreed)) for (agreed, _, _), node in graph.opens.items() if graph.raises[node, side] >= 0
    ]


def _answering(graph: Graph, side: int) -> list[tuple[int, int]]:
    """Give the asked nodes that a side answers, each with how often had been raised before."""
    steps = sorted({agreed for agreed, _, _ in graph.opens})
    return [(node, steps.index(agreed)) for (agreed, _, raiser), node in graph.asked.items() if raiser != side]


def table_of(rules: WattenRules, model: RoundModel) -> npt.NDArray[np.float32]:
    """Give the match equity of every score: [own, theirs, whether the own side deals]."""
    equity, span = MatchEquity(rules, model), range(LOWEST, int(rules.target))
    return np.array(
        [[[float(equity.of((own, other), dealer)) for dealer in (1, 0)] for other in span] for own in span], np.float32
    )


def _rules(name: str) -> WattenRules:
    rules = PRESETS[name].rules
    assert isinstance(rules, WattenRules)
    return rules
