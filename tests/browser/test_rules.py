"""The pages about rules: making one's own, comparing two, the rulebook on the screen and on paper."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urljoin

import pytest
from browser.conftest import OpenPage
from browser.hands import at_rest
from browser.moments import MOMENTS
from browser.staged import Staged
from browser.test_access import LIGHTS, faults, lit
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SCREENS = ((320, 640), (844, 390), (1440, 900))


def editor(**fields: str) -> str:
    """Give the address of the editor with rules in its fragment."""
    return f"rules/edit#{urlencode(fields)}"


def book(clause: str = "", **fields: str) -> str:
    """Give the address of a rulebook."""
    return f"rules?{urlencode(fields)}" + (f"#{clause}" if clause else "")


def choose(page: Page, option: str, value: str) -> None:
    """Open an option and choose a value."""
    row = page.locator(f"[data-option={option}]")
    if row.locator(".row").get_attribute("aria-expanded") == "false":
        row.locator(".row").click()
    row.locator(f"input[value='{value}']").check()


def fingerprint(page: Page) -> str | None:
    """Give the fingerprint that a page shows."""
    return page.locator("[data-fingerprint]").first.get_attribute("data-fingerprint")


def wide(page: Page) -> bool:
    """Say whether a page is wider than its window."""
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found


def pages_of(pdf: bytes) -> int:
    """Count the pages of a document that Chromium printed."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_a_change_shows_at_once_what_it_changes(open_page: OpenPage) -> None:
    """The option is marked and counted, the clause that came and the one that went stand there; reset undoes it."""
    page = open_page(editor(game="watten", preset="bavaria-club"))
    page.wait_for_selector("[data-count='0']")
    before = fingerprint(page)
    choose(page, "target", "18")
    page.wait_for_selector("[data-option=target][data-changed=true]")
    page.wait_for_selector("[data-count='1']")
    expect(page.locator("[data-now] [data-clause=W-41]")).to_have_count(2)
    told = page.locator("[data-fingerprint]").first
    expect(told).not_to_have_attribute("data-fingerprint", before)
    page.click("[data-action=reset]")
    page.wait_for_selector("[data-count='0']")
    expect(told).to_have_attribute("data-fingerprint", before)


def test_a_clash_names_its_options_and_a_way_out(open_page: OpenPage) -> None:
    """Two options that contradict each other are named; until it is mended nothing can be played, kept or shared."""
    page = open_page(editor(game="watten", preset="bavaria-club"))
    page.wait_for_selector("[data-option]")
    before = fingerprint(page)
    choose(page, "announcement", "hidden")
    note = page.locator("[data-clash=call_needs_open]")
    note.wait_for()
    assert note.get_attribute("data-between") == "call announcement"
    assert page.locator("[data-action=play]").get_attribute("aria-disabled") == "true"
    expect(page.locator("[data-field=link]")).to_have_count(0)
    assert fingerprint(page) == before
    page.click("[data-mend='call=off']")
    note.wait_for(state="detached")
    page.wait_for_selector("[data-count='2']")
    assert page.locator("[data-action=play]").get_attribute("aria-disabled") == "false"
    choose(page, "call", "optional")
    page.click("[data-action=undo]")
    page.wait_for_selector("[data-count='2']")


def test_a_link_brings_the_same_rules(open_page: OpenPage) -> None:
    """Name, words and rules come over by the link; who opens it is told whose rules they are."""
    page = open_page(editor(game="watten", preset="tirol-open-15"))
    page.wait_for_selector("[data-option]")
    choose(page, "target", "18")
    page.wait_for_selector("[data-count='1']")
    page.fill("[data-field=name]", "As at the <inn> & home")
    page.click("[data-setting=dialect] [data-value=south-tyrolean]")
    link = page.input_value("[data-field=link]")
    other = open_page(link.split("/", 3)[3])
    other.wait_for_selector("[data-came]")
    assert other.locator("[data-name]").inner_text() == "As at the <inn> & home"
    assert fingerprint(other) == fingerprint(page)
    assert other.locator("[data-setting=dialect] [aria-pressed=true]").get_attribute("data-value") == "south-tyrolean"


HOSTILE = {
    "option": "game=watten&rule.speed=9",
    "value": "game=watten&rule.target=12",
    "preset": "game=watten&preset=atlantis",
    "game": "game=chess",
    "clash": "game=watten&preset=bavaria-club&rule.announcement=hidden",
    "markup": "game=watten&rule.target=<img src=x onerror=alert(1)>",
    "prototype": "game=watten&rule.__proto__=x",
    "stranger": "<script>alert(1)</script>",
    "large": "game=watten&name=" + "x" * 7000,
    "twice": "game=watten&game=german_whist",
}


def test_a_bad_link_takes_nothing_over(open_page: OpenPage) -> None:
    """Whatever stands in the link: it is said, and the rules are those of the house."""
    page = open_page("rules/edit")
    page.wait_for_selector("[data-option]")
    home, plain = page.url, fingerprint(page)
    for name, fragment in HOSTILE.items():
        page.goto(f"{home}?{name}#{fragment}")  # the name makes it another page
        page.locator("[data-bad=link][role=alert]").wait_for()
        page.wait_for_selector("[data-count='0']")
        assert fingerprint(page) == plain, name


def test_a_file_brings_the_same_rules_and_a_bad_one_none(open_page: OpenPage, tmp_path: Path) -> None:
    """What was saved can be opened; a file that cannot be read, or is too large, changes nothing."""
    page = open_page(editor(game="german_whist", preset="classic", name="Ours"))
    page.wait_for_selector("[data-option]")
    choose(page, "trump", "none")
    page.wait_for_selector("[data-count='1']")
    saved = fingerprint(page)
    with page.expect_download() as download:
        page.click("[data-action=save]")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.read_text().startswith("stube-rules 1\ngame: german_whist\npreset: classic\nrule trump: none\n")
    other = open_page("rules/edit")
    other.wait_for_selector("[data-option]")
    for content in (b"no rules", b"stube-rules 1\ngame: watten\nrule target: 99\n", b"#" * 20_000, b"\xff\xfe\x00"):
        bad = tmp_path / "bad.txt"
        bad.write_bytes(content)
        other.set_input_files("input[type=file]", bad)
        other.wait_for_selector("[data-bad=file]")
        expect(other.locator("[data-count='0']")).to_have_count(1)
        other.select_option("[data-start=from]", index=0)
        other.locator("[data-bad]").wait_for(state="detached")
    other.set_input_files("input[type=file]", path)
    other.wait_for_selector(f"[data-fingerprint={saved}]")


def test_own_rules_are_kept_and_played(open_page: OpenPage) -> None:
    """Rules kept on the device can be started from; who plays by them sits at a table that has them."""
    page = open_page(editor(game="watten", preset="two-hand", name="Just us"))
    page.wait_for_selector("[data-option]")
    choose(page, "target", "18")
    page.wait_for_selector("[data-count='1']")
    page.click("[data-action=keep]")
    page.reload()
    page.goto(page.url.split("#")[0])
    page.select_option("[data-start=from]", label="Just us")
    page.wait_for_selector("[data-option=target][data-changed=true]")
    page.click("[data-action=play]")
    page.wait_for_selector("main[data-game=watten]")
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('stube.seats'))[0]")
    told = page.request.post(urljoin(page.url, "/api/invitations"), data={"invitation": kept["invitation"]}).json()
    assert (told["rules"]["target"], len(told["seats"])) == ("18", 2)
    expect(page.get_by_text("18").first).to_be_attached()


def test_two_rule_sets_stand_side_by_side(open_page: OpenPage) -> None:
    """Every option that differs is named with both values; rules that play alike are said to."""
    one, other = ({"game": "watten", "preset": "bavaria-club"}, {"game": "watten", "preset": "bavaria-cup"})
    page = open_page("rules/compare#" + urlencode({"one": urlencode(one), "other": urlencode(other)}))
    page.wait_for_selector("[data-difference]")
    named = page.locator("[data-difference]").evaluate_all("rows => rows.map((row) => row.dataset.difference)")
    told = page.evaluate(
        "async (body) => (await (await fetch('/api/rules/diff', {method: 'POST', body: JSON.stringify(body),"
        " headers: {'content-type': 'application/json'}})).json()).options.map((row) => row.name)",
        {"one": one, "other": other},
    )
    assert sorted(named) == sorted(told)
    page.select_option("[data-start=other]", label="Bavarian as in the clubs")
    page.wait_for_selector("[data-count='0']")
    expect(page.locator("[data-difference]")).to_have_count(0)


@pytest.mark.parametrize(("language", "trump"), [("de", "Laub"), ("en", "leaves"), ("it", "Foglie")])
def test_the_rulebook_says_what_is_played(open_page: OpenPage, language: str, trump: str) -> None:
    """The clauses are those of the rule set and no other, each a sentence and no message id; the ladder is complete."""
    page = open_page(book(game="watten", preset="southtyrol-blind-18"), language=language)
    page.wait_for_selector("[data-example]")
    told = page.evaluate(
        "async () => (await (await fetch('/api/rules', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({game: 'watten', preset: 'southtyrol-blind-18'})})).json()).entries"
        ".map((entry) => entry.message)"
    )
    shown = page.locator("[data-message]")
    assert shown.evaluate_all("all => all.map((one) => one.dataset.message)") == told
    assert all(len(text) > 10 and not re.fullmatch(r"w-\d\d.*", text) for text in shown.all_inner_texts())
    page.check("[data-choose=trump] input[value=L]", force=True)
    page.check("[data-choose=strike] input[value=O]", force=True)
    chief = page.locator(".screen [data-role=chief]")
    page.wait_for_selector(".screen [data-role=chief][data-cards=LO]")
    expect(chief).to_have_count(1)
    cards = page.locator(".screen [data-role]").evaluate_all(
        "all => all.flatMap((one) => one.dataset.cards.split(' '))"
    )
    assert len(cards) == len(set(cards)) == 33
    assert trump in page.locator(".screen [data-role=trump]").inner_text()


def test_a_clause_has_an_address(open_page: OpenPage) -> None:
    """The address of a clause brings it into sight; one that this table does not play is said so."""
    page = open_page(book("W-41", game="watten", preset="tirol-open-15"))
    page.wait_for_selector("#W-41.asked")
    assert page.evaluate("document.activeElement.id") == "W-41"
    box = page.locator("#W-41").bounding_box()
    assert box is not None
    assert 0 < box["y"] < 844
    other = open_page(book("W-26", game="watten", preset="tirol-open-15"))
    other.wait_for_selector(".tools .bad")
    expect(other.locator("#W-26")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_preset_is_one_printed_page(open_page: OpenPage, language: str) -> None:
    """The longest, two in the middle and the shortest rule set each fill one A4 page, ladder and all."""
    page = open_page(language=language)
    for game, preset in (
        ("watten", "bavaria-club"),
        ("watten", "wurf"),
        ("watten", "italian-tirolo-15"),
        ("german_whist", "classic"),
    ):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + "/" + book(game=game, preset=preset))
        page.wait_for_selector("[data-example]")
        assert pages_of(page.pdf(prefer_css_page_size=True, print_background=True)) == 1, preset


@pytest.mark.parametrize("size", SCREENS)
def test_pages_about_rules_fit_and_have_no_fault(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Nothing is wider than the screen, and axe finds nothing by day and by lamp, also with an option that clashes."""
    page = open_page(editor(game="watten", preset="bavaria-club"), size=size, language="fr")
    page.wait_for_selector("[data-option]")
    choose(page, "announcement", "hidden")
    page.wait_for_selector("[data-mend]")
    home = page.url.split("rules/")[0]
    for path, ready in (
        ("", "[data-mend]"),
        (book(game="watten"), "[data-example]"),
        ("rules/compare", "[data-difference]"),
        ("lesson?game=watten", "[data-step='1']"),
    ):
        if path:
            page.goto(home + path)
            page.wait_for_selector(ready)
        for light in LIGHTS:
            lit(page, light)
            assert (wide(page), faults(page)) == (False, []), (path, light)


def test_the_start_page_leads_to_the_rules(open_page: OpenPage) -> None:
    """From the start one comes to the rulebook of the chosen rules, and to making one's own."""
    page = open_page()
    page.click("[data-way=rulebook]")
    page.wait_for_selector("[data-page=rulebook] [data-message]")
    page.go_back()
    page.click("[data-action=change]")
    page.click("dialog [data-way=editor]")
    page.wait_for_selector("[data-page=editor] [data-option]")


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_refused_card_leads_to_its_clause(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Why a card does not go names a clause; a tap opens the rulebook there, beside the table, which stays."""
    page = Staged(open_page, MOMENTS["a suit to follow"](), size=size).page
    at_rest(page)
    page.locator(".refused").first.click(position={"x": 8, "y": 8}, force=True)
    page.click("button[data-clause=G-11]")
    page.wait_for_selector("[data-panel=rules] [id='G-11'].asked")
    assert page.evaluate("document.activeElement.id") == "G-11"
    expect(page.locator("main[data-game=german_whist]")).to_have_count(1)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-panel]").wait_for(state="detached")


def step(page: Page, number: int | str) -> None:
    """Wait until a lesson has come to a step."""
    page.wait_for_selector(f"[data-step='{number}']")


@pytest.mark.parametrize("size", [(360, 740), (844, 390)])
def test_the_lesson_of_watten_is_learnt_by_keys(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Announcing, the call, a raise and the last card are done by keys alone; another choice is kindly put off."""
    page = open_page("lesson?game=watten", size=size, settings={"speed": "fast"}, tempo=5)
    for number in (1, 2):
        step(page, number)
        page.focus("[data-action=lesson-next]")
        page.keyboard.press("Enter")
    step(page, 3)
    assert (faults(page), wide(page)) == ([], False)
    page.keyboard.press("1")  # the seven
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-hint]")
    page.keyboard.press("5")  # the Unter
    page.keyboard.press("Enter")
    step(page, 4)
    page.focus("[data-action=lesson-next]")
    page.keyboard.press("Enter")
    step(page, 5)
    place = page.locator(".hand [data-card]").evaluate_all("all => all.findIndex((card) => card.dataset.card === 'LU')")
    page.keyboard.press(str(place + 1))
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    step(page, 6)
    page.focus("[data-action=lesson-next]")
    page.keyboard.press("Enter")
    step(page, 7)
    play(page, "SA")
    step(page, 8)
    assert faults(page) == []
    page.keyboard.press("h")
    step(page, 9)
    play(page, "HK")
    step(page, "done")
    assert (faults(page), wide(page)) == ([], False)
    page.click("[data-action=lesson-again]")
    step(page, 1)


def play(page: Page, card: str) -> None:
    """Play a card by its key; where it could be played in two ways, by Enter after it."""
    cards = page.locator(".hand .held").evaluate_all("all => all.map((held) => held.dataset.card)")
    page.keyboard.press(str((cards.index(card) + 1) % 10))


def test_the_lesson_of_german_whist_goes_to_its_end(open_page: OpenPage) -> None:
    """By clicks, with a step back; every text is a sentence and no message id."""
    page = open_page("lesson?game=german_whist", language="de", settings={"speed": "fast"}, tempo=5)
    step(page, 1)
    page.click("[data-action=lesson-next]")
    step(page, 2)
    page.click("[data-action=lesson-back]")
    step(page, 1)
    for number in (1, 2):
        step(page, number)
        page.click("[data-action=lesson-next]")
    for number, card in ((3, "CA"), (4, "C3"), (5, "DK")):
        step(page, number)
        assert "lesson-" not in page.locator(".slip").inner_text()
        page.locator(f".hand [data-card={card}]").click(position={"x": 8, "y": 8})
    step(page, 6)
    page.click("[data-action=lesson-next]")
    step(page, 7)
    page.locator(".hand [data-card]").click()
    step(page, "done")
    page.click("[data-way=table]")
    page.wait_for_selector("[data-action=sit]")
