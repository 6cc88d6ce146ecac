"""Pictures of what the arena found: a league as its whole matrix, beliefs against what came true."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from stube.arena.league import League
from stube.errors import Code, RulesError, StubeError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from stube.arena.calibration import Calibration

INK = "#23201c"


def require_plots() -> None:
    """Make sure that there will be a picture, before hours of play.

    Raises:
        RulesError: `missing_extra`: matplotlib is not installed.
    """
    try:
        from matplotlib import figure  # noqa: F401, PLC0415 - an extra, and slow to load
    except ImportError:
        raise RulesError(Code.MISSING_EXTRA, extra="arena") from None


def draw_league(league: League, path: Path, measure: str = "points") -> None:
    """Draw a league's matrix into a file; its ending says in which form (PNG, SVG, PDF).

    Args:
        league: the league.
        path: the file.
        measure: what is drawn; see `League.ahead`.

    Raises:
        RulesError: `missing_extra`: matplotlib is not installed.
        StubeError: `bad_usage`: the file cannot be written.
    """
    require_plots()
    from matplotlib.figure import Figure  # noqa: PLC0415

    count = len(league.names)
    # Best on top: who gains most on average; ties and rings are seen in the cells.
    order = sorted(league.names, key=lambda name: -(league.mean(name, measure) or 0.0))
    cells = [[league.ahead(row, column, measure) for column in order] for row in order]
    values = [[cell[0] if cell else 0.0 for cell in row] for row in cells]
    most = max((abs(value) for row in values for value in row), default=0.0) or 1.0
    figure = Figure(figsize=(2.6 + 1.45 * count, 1.9 + 0.8 * count), layout="constrained")
    axes = figure.subplots()
    shown = axes.imshow(values, cmap="PuOr", vmin=-most, vmax=most, aspect="auto")
    axes.set_xticks(range(count), order, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(count), order)
    axes.tick_params(length=0)
    digits = 1 if measure == "share" else 3
    for down, row in enumerate(cells):
        for right, cell in enumerate(row):
            if cell is None:
                continue
            mean, half = cell
            strong = abs(mean) > 0.6 * most
            # Bold is what the interval is sure of.
            color, weight = "white" if strong else INK, "bold" if abs(mean) > half else "normal"
            text = f"{mean:+.{digits}f}\n± {half:.{digits}f}"
            axes.text(right, down, text, ha="center", va="center", fontsize=9, color=color, fontweight=weight)
    played = next(iter(league.played.values()), None)
    unit = "match" if played is not None and played.contest.matches else "round"
    what = f"{unit}s won of a hundred, over the half" if measure == "share" else f"{measure} a {unit}"
    if played is not None:
        budget = "" if played.contest.budget is None else f", {played.contest.budget} a decision"
        axes.set_title(
            f"{played.contest.game}: {what}, row against column\n"
            f"{played.pairs} pairs a cell, 95 % intervals, bold: without 0{budget}",
            fontsize=10,
        )
    figure.colorbar(shown, ax=axes, label=what, shrink=0.9)
    _save(figure, path)


def draw_beliefs(found: "Sequence[Calibration]", path: Path) -> None:
    """Draw for each kind of belief what was said against what came true.

    Raises:
        RulesError: `missing_extra`: matplotlib is not installed.
        StubeError: `bad_usage`: the file cannot be written.
    """
    require_plots()
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(4.2 * len(found), 4.6), layout="constrained")
    for place, one in enumerate(found, 1):
        axes = figure.add_subplot(1, len(found), place)
        axes.plot([0, 1], [0, 1], color=INK, linewidth=0.8, linestyle=":")
        most = max(some.forecasts for some in one.bins)
        for some in one.bins:
            low, high = max(0.0, some.came.low), min(1.0, some.came.high)
            axes.plot([some.said, some.said], [low, high], color="#1f5e34", linewidth=1.5)
            axes.scatter([some.said], [some.came.mean], s=12 + 90 * some.forecasts / most, color="#1f5e34")
        axes.set(xlim=(-0.02, 1.02), ylim=(-0.02, 1.02), aspect="equal", xlabel="said", ylabel="came true")
        better = f"better than plain by {one.better.mean:.3f} [{one.better.low:.3f}, {one.better.high:.3f}] nats"
        axes.set_title(f"{one.kind}, {one.deals} deals\n{better}", fontsize=9)
    _save(figure, path)


def _save(figure: "Figure", path: Path) -> None:
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as wrong:
        raise StubeError(Code.BAD_USAGE, message=f"{path}: {wrong}") from wrong
