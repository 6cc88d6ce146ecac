"""A league as a picture: the whole matrix, each cell with its figure and interval."""

from pathlib import Path

from stube.arena.league import League
from stube.errors import Code, RulesError, StubeError

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


def draw_league(league: League, path: Path) -> None:
    """Draw a league's matrix into a file; its ending says in which form (PNG, SVG, PDF).

    Raises:
        RulesError: `missing_extra`: matplotlib is not installed.
        StubeError: `bad_usage`: the file cannot be written.
    """
    require_plots()
    from matplotlib.figure import Figure  # noqa: PLC0415

    count = len(league.names)
    # Best on top: who gains most on average; ties and rings are seen in the cells.
    order = sorted(league.names, key=lambda name: -(league.mean(name) or 0.0))
    cells = [[league.points(row, column) for column in order] for row in order]
    values = [[cell["mean"] if cell else 0.0 for cell in row] for row in cells]
    most = max((abs(value) for row in values for value in row), default=0.0) or 1.0
    figure = Figure(figsize=(2.6 + 1.45 * count, 1.9 + 0.8 * count), layout="constrained")
    axes = figure.subplots()
    shown = axes.imshow(values, cmap="PuOr", vmin=-most, vmax=most, aspect="auto")
    axes.set_xticks(range(count), order, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(count), order)
    axes.tick_params(length=0)
    for down, row in enumerate(cells):
        for right, cell in enumerate(row):
            if cell is None:
                continue
            strong = abs(cell["mean"]) > 0.6 * most
            # Bold is what the interval is sure of.
            sure = abs(cell["mean"]) > cell["half"]
            color, weight = "white" if strong else INK, "bold" if sure else "normal"
            text = f"{cell['mean']:+.3f}\n± {cell['half']:.3f}"
            axes.text(right, down, text, ha="center", va="center", fontsize=9, color=color, fontweight=weight)
    played = next(iter(league.played.values()), None)
    if played is not None:
        unit = "match" if played.contest.matches else "round"
        budget = "" if played.contest.budget is None else f", {played.contest.budget} a decision"
        axes.set_title(
            f"{played.contest.game}: points a {unit}, row against column\n"
            f"{played.pairs} pairs a cell, 95 % intervals, bold: without 0{budget}",
            fontsize=10,
        )
    figure.colorbar(shown, ax=axes, label="points", shrink=0.9)
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as wrong:
        raise StubeError(Code.BAD_USAGE, message=f"{path}: {wrong}") from wrong
