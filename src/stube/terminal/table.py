"""The table as a terminal shows it: what lies, what happened, and a list of what can be done."""

import asyncio
from collections.abc import Iterator

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from stube.core import Choice, View
from stube.core.event import Seen
from stube.terminal.sitting import Sitting
from stube.terminal.words import TALK, Words

ASKED_AGAIN = {"fold": "fold-again", "concede": "concede-again", "give": "give-again", "farbe": "farbe-again"}
SIDES = 2
NEXT, LEAVE, BACK = "next", "leave", "back"
"""Ids of entries that are no actions."""


class Table(App[None]):
    """Shows one sitting; arrows and Enter choose, digits are short for the first nine, q leaves."""

    CSS = """
    #sides { height: 1fr; }
    #left { width: 3fr; }
    #log { width: 2fr; border-left: solid $primary; padding: 0 1; }
    #table { height: auto; padding: 1 2; }
    #word { height: auto; padding: 0 2; text-style: bold; }
    #deeds { height: 1fr; }
    #deeds > .option-list--option-disabled { color: $text-muted; }
    #deeds:focus > .option-list--option-highlighted { color: $text; background: $primary-darken-2; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, words: Words, pause: float = 0.6) -> None:
        """Show a sitting.

        Args:
            sitting: who plays.
            words: the language.
            pause: seconds between what two bots do.
        """
        super().__init__()
        self.sitting = sitting
        self._words = words
        self._pause = pause
        self._asking: Choice | None = None
        self.title = words.say(f"game-{sitting.game.id.replace('_', '-')}")
        self.bind("q", "quit", description=words.say("leave"))

    def compose(self) -> ComposeResult:
        """Lay the table: what lies and what can be done at the left, what happened at the right."""
        with Horizontal(id="sides"):
            with Vertical(id="left"):
                yield Static(id="table", markup=False)
                yield Static(id="word", markup=False)
                yield OptionList(id="deeds", markup=False)
            yield RichLog(id="log", wrap=True, markup=False, min_width=10)
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(OptionList).focus()
        self._go_on()

    def _go_on(self) -> None:
        self.run_worker(self._until_asked(), exclusive=True)

    async def _until_asked(self) -> None:
        """Deal and let bots act until the person is asked, or a round is over."""
        self._show()
        while not self.sitting.mine:
            if self.sitting.ended and self.sitting.view.result is not None:
                break
            self._tell(await asyncio.to_thread(self.sitting.step))
            self._show()
            await asyncio.sleep(self._pause)
        self._show()

    def _tell(self, events: tuple[Seen, ...]) -> None:
        log = self.query_one(RichLog)
        for event in events:
            line = self._words.event(self.sitting.view, event)
            if line:
                log.write(line)

    def _show(self) -> None:
        view = self.sitting.view
        self.query_one("#table", Static).update("\n".join(self._lines(view)))
        self.query_one("#word", Static).update(self._word(view))
        deeds = self.query_one(OptionList)
        deeds.clear_options()
        deeds.add_options(list(self._options(view)))
        deeds.action_first()

    def _lines(self, view: View) -> Iterator[str]:
        """Say what can be seen, in the order of the browser's text view."""
        words = self._words
        yield " ".join(words.score(view))
        for name, told in (("strike", words.rank), ("trump", words.suit)):
            letter = getattr(view, name, None)
            if letter:
                yield f"{words.say(name)}: {told(letter)}"
        stake = getattr(view, "stake", None)
        if stake is not None:
            yield words.say("text-stake", stake=stake)
        if len(view.won_tricks) == SIDES:
            mine = next((at for at, side in enumerate(view.sides) if view.seat in side), 0)
            yield words.say("text-tricks", mine=view.won_tricks[mine], theirs=view.won_tricks[1 - mine])
        if getattr(view, "upcard", None):
            yield words.say("upcard", card=words.card(getattr(view, "upcard", "")))
        if getattr(view, "stock_count", 0):
            yield words.say("stock-count", count=getattr(view, "stock_count", 0))
        yield ""
        trick = view.trick if view.trick.laid or not view.tricks else view.tricks[-1]
        yield words.say("text-table" if trick is view.trick else "tool-last")
        for laid in trick.laid:
            wins = "yes" if laid.seat == trick.winner else "no"
            yield "  " + words.say("laid-by", who=words.who(view, laid.seat), card=words.card(laid.card), wins=wins)
        if not trick.laid:
            yield "  " + words.say("text-nothing")

    def _word(self, view: View) -> str:
        words = self._words
        if self._asking is not None:
            return words.say(ASKED_AGAIN[self._asking.kind])
        if view.choices:
            return words.say("your-turn")
        names = tuple(words.who(view, seat) for seat in view.turn if seat != view.seat)
        return words.say("waits-for", who=names, count=len(names)) if names and view.result is None else ""

    def _options(self, view: View) -> Iterator[Option]:
        words = self._words
        if self._asking is not None:
            yield Option(words.say("back"), id=BACK)
            yield Option(words.choice(view, self._asking), id=self._asking.action)
            return
        if view.result is not None:
            yield Option(words.say("next-round" if not view.over else "leave"), id=LEAVE if view.over else NEXT)
            return
        offered = [choice for choice in (*view.choices, *view.free) if choice.kind not in TALK and view.choices]
        for number, choice in enumerate(offered, 1):
            yield Option(f"{number}  {words.choice(view, choice)}", id=choice.action)
        cards = {choice.args.get("card") for choice in offered}
        for held in view.hand:
            if held.card not in cards:
                why = "" if held.refusal is None else words.refusal(view, held.refusal.code, held.refusal.args)
                yield Option(f"–  {words.card(held.card)}  {why}".rstrip(), disabled=True)

    def on_key(self, event: object) -> None:
        """Take a digit for the entry of that number."""
        key = str(getattr(event, "key", ""))
        deeds = self.query_one(OptionList)
        if (
            key.isdigit()
            and 1 <= int(key) <= deeds.option_count
            and not deeds.get_option_at_index(int(key) - 1).disabled
        ):
            deeds.highlighted = int(key) - 1
            deeds.action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen; giving something up is asked once more."""
        action, view = event.option.id, self.sitting.view
        if action == LEAVE:
            self.exit()
            return
        asked, self._asking = self._asking, None
        if action == NEXT:
            self._tell(self.sitting.step())
        elif action != BACK and action is not None:
            choice = next(choice for choice in (*view.choices, *view.free) if choice.action == action)
            if choice.kind in ASKED_AGAIN and asked is None:
                self._asking = choice
                self._show()
                return
            self._tell(self.sitting.act(action))
        self._go_on()
