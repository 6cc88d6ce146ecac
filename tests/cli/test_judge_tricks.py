"""The worked examples of who wins, what may be played, what an announcement makes high (T, C, A, G)."""

import pytest
from cli.typed import judged

WELI = "--set deck=33 --set weli=critical --set criticals="
LOWEST = "--set deck=33 --set criticals=none --set weli=lowest_trump"
SIX = "--set deck=33 --set criticals=none --set weli=bells_six"

TRICKS = [
    ("T01", "", "9", "H", "EK EA LA E8", "EA", "led_suit"),
    ("T02", "--set ace=low", "9", "H", "EK EA LA E8", "EK", "led_suit"),
    ("T03", "", "9", "H", "E8 LA SK E10", "ET", "led_suit"),
    ("T04", "", "9", "H", "S8 LA EK LO", "S8", "led_suit"),
    ("T05", "", "9", "H", "EA H8 EK LA", "H8", "trump"),
    ("T06", "", "9", "L", "LU LK LA L10", "LA", "trump"),
    ("T07", "--set ace=low", "9", "L", "LU LK LA L10", "LK", "trump"),
    ("T08", "", "9", "H", "HA E9 HO LA", "E9", "blind"),
    ("T09", "", "9", "H", "HA E9 L9 S9", "E9", "first_blind"),
    ("T10", "", "9", "H", "S9 E9 H9 L9", "H9", "chief"),
    ("T11", "", "9", "H", "H9 H8 HO E7", "E7", "critical"),
    ("T13", "", "9", "H", "E7 S7 HK H9", "HK", "critical"),
    ("T14", "", "10", "L", "SA SK SO S7", "S7", "critical"),
    ("T15", "", "10", "S", "SA S8 S7 S10", "S7", "critical"),
    ("T16", "", "8", "L", "L7 EA SA HA", "L7", "trump"),
    ("T17", "", "K", "H", "EK LK HA HK", "HK", "critical"),
    ("T18", "", "K", "H", "LK EK SK HA", "LK", "first_blind"),
    ("T19", "", "K", "E", "LK EK SK EA", "EK", "chief"),
    ("T21", "", "7", "S", "H7 L7 SA S8", "H7", "first_blind"),
    ("T22", "", "7", "S", "H7 E7 L7 SA", "E7", "critical"),
    ("T24", "", "7", "H", "L7 HA H7 HO", "H7", "chief"),
    ("T25", "", "A", "E", "SA EK LA EA", "EA", "chief"),
    ("T26", "", "A", "E", "SA EK LA HA", "SA", "first_blind"),
    ("T27", f"{WELI}HK,S7,S6,E7", "9", "H", "E7 S6 H9 HA", "S6", "critical"),
    ("T28", f"{WELI}HK,S7,E7,S6", "9", "H", "E7 S6 H9 HA", "E7", "critical"),
    ("T30", f"{WELI}HK,S7,S6,E7", "9", "H", "S6 S7 H9 HA", "S7", "critical"),
    ("T31", f"{WELI}HK,S6,E7", "9", "H", "S7 S6 E7 HA", "S6", "critical"),
    ("T32", f"{WELI}HK,S6,E7", "9", "H", "S8 S7 SU LA", "SU", "led_suit"),
    ("T33", LOWEST, "9", "H", "LA S6 LK LO", "S6", "trump"),
    ("T34", LOWEST, "9", "H", "S6 H7 LA SA", "H7", "trump"),
    ("T36", SIX, "9", "S", "LA S6 LK LO", "S6", "trump"),
    ("T37", "--set criticals=none", "9", "H", "HK H9 S7 HA", "H9", "chief"),
    ("T38", "--set guate=on --set criticals=none", "10", "L", "L10 EU LU LA", "LU", "guate"),
    ("T40", f"--set strike_six=on {LOWEST}", "6", "H", "HA S6 HK LA", "S6", "chief"),
    ("T41", "--set criticals=HK,E7,S7", "9", "H", "S7 E7 H9 HA", "E7", "critical"),
]


@pytest.mark.parametrize(("number", "options", "strike", "trump", "cards", "card", "reason"), TRICKS)
def test_a_trick_of_watten(
    number: str,
    options: str,
    strike: str,
    trump: str,
    cards: str,
    card: str,
    reason: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples T01 to T41: the card that wins, its place, and why."""
    answer = judged(f"trick --game watten {options} --strike {strike} --trump {trump} {cards}", capsys)
    place = cards.replace("10", "T").split().index(card)
    assert answer == {"winner": place, "card": card, "reason": reason}, number


CALL = "--strike O --trump L --led LO --called"
MAX_CALL = "--strike K --trump H --led HK --called"
FORCED = "--set call=off --set follow=trump_all --strike 9 --trump H"
ANNOUNCERS = FORCED.replace("trump_all", "trump_announcers")
SIX_FORCED = f"{SIX} {FORCED}"

LEGAL = [
    ("C01", f"{CALL} --role opponent", "E9 L8 HK", "L8 HK", "must_give_trump_or_critical"),
    ("C02", f"{CALL} --role opponent", "E9 S10 H8", "E9 ST H8", "void"),
    ("C03", f"{CALL} --role opponent", "EO S9 H8", "EO S9 H8", "void"),
    ("C04", f"--set call_blinds=count_as_trump {CALL}", "EO S9 H8", "EO", "must_give_trump_or_critical"),
    ("C06", f"{CALL} --role partner", "L9 HK S8", "L9", "must_give_trump"),
    (
        "C07",
        f"--set call_partner=trump_or_critical {CALL} --role partner",
        "L9 HK S8",
        "L9 HK",
        "must_give_trump_or_critical",
    ),
    ("C08", f"{CALL} --role partner", "S7 E9 H8", "S7 E9 H8", "void"),
    ("C10", f"--set call_partner=free {CALL} --role partner", "L9 HK S8", "L9 HK S8", "free"),
    ("C11", "--strike O --trump L --led LO --role opponent", "E9 L8 HK", "E9 L8 HK", "free"),
    ("C12", f"{CALL} --played HK --role opponent", "L7 E7 SA", "L7 E7", "must_give_trump_or_critical"),
    ("C14", "--strike 9 --trump S --led S9 --called --role partner", "S7 E8", "S7 E8", "void"),
    (
        "C15",
        "--set call_critical_is_trump=yes --strike 9 --trump S --led S9 --called --role partner",
        "S7 E8",
        "S7",
        "must_give_trump",
    ),
    ("C17", f"{MAX_CALL} --role opponent", "E8 H8 L9", "H8", "must_give_trump_or_critical"),
    ("C18", f"{FORCED} --led HO --role announcer", "H7 E9 LA", "H7 E9", "must_follow_trump"),
    ("C19", f"{FORCED} --led HO", "E9 LA SK", "E9 LA SK", "void"),
    ("C21", f"{SIX_FORCED} --led S6", "H7 LA SK", "H7 LA SK", "free"),
    ("C22", f"{FORCED} --led E9", "H7 LA", "H7 LA", "free"),
    ("C24", f"--set rechte_exempt=no {FORCED} --led HO", "H9 LA SK", "H9", "must_follow_trump"),
    # ours: what the table of examples leaves open
    ("lapsed", f"--set call_lapses=yes {CALL} --played HK", "L7 E7 SA", "L7 E7 SA", "free"),
    ("automatic", "--set call=automatic --strike O --trump L --led LO", "E9 L8", "L8", "must_give_trump_or_critical"),
    ("later", f"--preset italian-11 {CALL} --trick 2", "E9 L8 HK", "E9 L8 HK", "no_call_with_this_card"),
    ("exempt", f"--set rechte_exempt=yes {FORCED} --led HO", "H9 LA SK", "H9 LA SK", "void"),
    ("leading", "--strike O --trump L", "E9 L8 HK", "E9 L8 HK", "lead"),
    (
        "partners",
        "--set follow=trump_announcers --set call=off --strike 9 --trump H --led HO",
        "H7 LA",
        "H7 LA",
        "free",
    ),
    (
        "announcers",
        f"{ANNOUNCERS} --led HO --role announcer",
        "H7 LA",
        "H7",
        "must_follow_trump",
    ),
]


@pytest.mark.parametrize(("number", "options", "hand", "legal", "reason"), LEGAL)
def test_legal_cards_of_watten(
    number: str, options: str, hand: str, legal: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Examples C01 to C24: the cards that may be played, and which duty says so."""
    answer = judged(f'legal --game watten {options} "{hand}"', capsys)
    assert answer == {"legal": legal.split(), "reason": reason}, number


OUR_WELI = "--set weli=bells_six --set criticals=HK,S7,E7"
ANNOUNCED = [
    ("A01", "--strike U --trump L", ("U", "L", "LU", None, "EU HU SU")),
    ("A02", "--preset blind --forehand LU --dealer S9", ("U", "S", "SU", None, "EU LU HU")),
    ("A03", "--preset blind --forehand HK --dealer E7", ("K", "E", "EK", None, "LK SK")),
    ("A04", '--preset blind --forehand "S6 E9" --dealer HA', ("9", "H", "H9", None, "E9 L9 S9")),
    (
        "A05",
        f'--preset blind --set strike_six=on {OUR_WELI} --forehand "S6 E9" --dealer HA',
        ("6", "H", "S6", None, ""),
    ),
    (
        "A07",
        '--set announce_source=lowest_rank --forehand "E9 H8 L8" --dealer "SA S10 EK"',
        ("8", "S", "S8", None, "E8 L8 H8"),
    ),
    ("A08", "--set guate=on --set criticals=none --strike O --trump L", ("O", "L", "LO", "LK", "EO HO SO")),
]


@pytest.mark.parametrize(("number", "options", "expected"), ANNOUNCED)
def test_announcements(
    number: str,
    options: str,
    expected: tuple[str, str, str, str | None, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Examples A01 to A08: what is fixed, named or read off cards, and what it makes high."""
    answer = judged(f"announce --game watten {options}", capsys)
    strike, trump, chief, guate, blinds = expected
    found = (answer["strike"], answer["trump"], answer["chief"], answer["guate"])
    assert found == (strike, trump, chief, guate), number
    assert set(answer["blinds"]) == set(blinds.split()), number


def test_the_ladder_of_an_announcement(capsys: pytest.CaptureFixture[str]) -> None:
    """Examples A03, A08: Max stays Max under strike K; the Guate stands over the chief, then blinds, then trumps."""
    answer = judged("announce --game watten --preset blind --forehand HK --dealer E7", capsys)
    assert [rung["role"] for rung in answer["ladder"]][:6] == ["max", "belli", "weli", "spitz", "chief", "blind"]
    answer = judged("announce --game watten --set guate=on --set criticals=none --strike O --trump L", capsys)
    ladder = [rung["cards"] for rung in answer["ladder"]]
    assert ladder[:2] == [["LK"], ["LO"]]
    assert sorted(ladder[2]) == ["EO", "HO", "SO"]
    assert ladder[3:] == [["LA"], ["LU"], ["LT"], ["L9"], ["L8"], ["L7"]]


WHIST_TRICKS = [
    ("G01", "H", "9C QC", 1, "higher_card"),
    ("G02", "H", "AC 2H", 1, "trump"),
    ("G03", "H", "AC KD", 0, "led_suit"),
    ("G04", "H", "5H 3H", 0, "higher_card"),
    ("G05", "none", "9C AD", 0, "led_suit"),
    ("G06", "H", "2D 2H", 1, "trump"),
]


@pytest.mark.parametrize(("number", "trump", "cards", "winner", "reason"), WHIST_TRICKS)
def test_a_trick_of_german_whist(
    number: str, trump: str, cards: str, winner: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Examples G01 to G06: leader or follower, and why."""
    answer = judged(f"trick --game german_whist --trump {trump} {cards}", capsys)
    assert answer == {"winner": winner, "card": cards.split()[winner][::-1], "reason": reason}, number


@pytest.mark.parametrize(
    ("number", "hand", "legal", "reason"),
    [("G07", "S7 KH 2C", "S7", "must_follow_suit"), ("G08", "KH 2C", "HK C2", "void")],
)
def test_legal_cards_of_german_whist(
    number: str, hand: str, legal: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Examples G07, G08: suit is followed; there is no duty to trump."""
    answer = judged(f'legal --game german_whist --trump H --led S4 "{hand}"', capsys)
    assert answer == {"legal": legal.split(), "reason": reason}, number
