"""How the texts are written: translated, with each language's marks, kind to who reads them."""

import re
from itertools import combinations

import pytest
from locales.reading import everywhere, messages

from stube.locales import LANGUAGES

# Proper names, and words that Watten has in every language.
SAME_EVERYWHERE = re.compile(
    r"bot-name-\d|role-(belli|weli)|rank-[6UO]|preset-watten-(wurf|kritischer-cup)|note-bot|word-.*|meaning-(max|belli|spitz|weli)"
)
BARE = {"ja", "nein", "na", "yes", "no", "oui", "non", "sí", "sì", "si"}
NO_BREAK = "\u00a0"
GLOSSARY = {
    "trump": {"de": "Trumpf", "en": "Trumps", "fr": "Atout", "es": "Triunfo", "it": "Briscola"},
    "role-trump": {"de": "Trumpf", "en": "Trump", "fr": "Atout", "es": "Triunfo", "it": "Briscola"},
    "strike": {"de": "Schlag", "en": "Strike", "fr": "Frappe", "es": "Golpe", "it": "Schlag"},
    "column-tricks": {"de": "Stiche", "en": "Tricks", "fr": "Plis", "es": "Bazas", "it": "Prese"},
    "call": {
        "de": "Trumpf oder Kritische!",
        "en": "Trump or critical!",
        "fr": f"Atout ou Critique{NO_BREAK}!",
        "es": "¡Triunfo o Crítica!",
        "it": "Trumpf oder Kritisch!",
    },
    "hold": {"de": "Halten", "en": "Hold", "fr": "Accepter", "es": "Aceptar", "it": "Vedere"},
    "fold": {"de": "Aufgeben", "en": "Fold", "fr": "Se coucher", "es": "Retirarse", "it": "Mollare"},
    "again": {"de": "Revanche", "en": "Rematch", "fr": "Revanche", "es": "Revancha", "it": "Rivincita"},
    "next-round": {
        "de": "Nächste Runde",
        "en": "Next round",
        "fr": "Donne suivante",
        "es": "Siguiente mano",
        "it": "Prossima smazzata",
    },
    "error-side-is-tense": {
        "de": "Gespannt: kein Erhöhen",
        "en": "Tense: no raise",
        "fr": f"Tendu{NO_BREAK}: pas de relance",
        "es": "Tenso: no se puede subir",
        "it": "Gespannt: niente rilanci",
    },
}


def test_texts_are_translated() -> None:
    """No text is the same in all five languages, names and pure numbers apart."""
    same = [
        name
        for name in messages("en")
        if len({messages(language)[name].whole for language in LANGUAGES}) == 1
        and any(map(str.isalpha, messages("en")[name].whole))
        and not SAME_EVERYWHERE.fullmatch(name)
    ]
    assert same == []


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_sentences_are_translated(one: str, other: str) -> None:
    """No text of three words and more is the same in two languages."""
    same = [
        name
        for name, message in messages(one).items()
        if message.whole == messages(other)[name].whole
        and len(re.findall(r"[^\W\d]{2,}", message.whole)) > 2
        and not name.startswith("word-")
    ]
    assert same == []


@pytest.mark.parametrize("message", GLOSSARY)
def test_words_of_the_glossary(message: str) -> None:
    """The words on the table and its buttons are those of the glossary (`rules.md` §5, `look.md` §10)."""
    assert {language: messages(language)[message].whole for language in LANGUAGES} == GLOSSARY[message]


def test_no_bare_yes_or_no() -> None:
    """Nothing that is said or pressed is a bare yes or no: it names its effect (K-36)."""
    for language, message in everywhere():
        assert message.whole.strip(" .!?¡¿" + NO_BREAK).lower() not in BARE, (language, message.id)


def test_nobody_is_scolded() -> None:
    """A refusal says what would be right; it never speaks of a wrong or illegal move."""
    scolding = re.compile(
        r"illegal|unerlaubt|verboten|interdit|prohibid|vietat|falsch\b|wrong\b|invalid", re.IGNORECASE
    )
    assert [(language, one.id) for language, one in everywhere() if scolding.search(one.whole)] == []


def test_typographic_marks() -> None:
    """Quotes and apostrophes are the printed ones in every language."""
    assert [(language, one.id) for language, one in everywhere() if re.search(r"""['"]""", "".join(one.texts))] == []


def test_each_language_has_its_quotes() -> None:
    """German „…“, English “…”, French « … » with no-break spaces, Spanish «…», Italian “…”."""
    allowed = {"de": "„“", "en": "“”", "fr": "«»", "es": "«»", "it": "“”"}
    for language, message in everywhere():
        found = set("„“”«»") & set(message.whole)
        assert found <= set(allowed[language]), (language, message.id)


def test_french_spaces() -> None:
    """In French a no-break space stands before : ; ! ? and inside the quotes, never a plain one."""
    for message in messages("fr").values():
        assert not re.search(r" [:;!?»]|« ", message.whole), message.id
        assert not re.search(rf"[^\s{NO_BREAK}][:;!?»](?=\s|$)", message.whole), message.id
        assert not re.search(rf"«[^{NO_BREAK}]", message.whole), message.id


def test_spanish_marks_come_in_pairs() -> None:
    """In Spanish every exclamation and question is opened as well as closed."""
    for message in messages("es").values():
        for opening, closing in ("¡!", "¿?"):
            assert message.whole.count(opening) == message.whole.count(closing), message.id


def test_german_and_swiss_spelling_do_not_mix() -> None:
    """German is written with ß where it belongs; no umlaut is written out."""
    texts = " ".join(message.whole for message in messages("de").values())
    assert not re.search(r"\b(gross|weiss|heisst|ausser|schliessen|fuer|ueber|koennen)", texts, re.IGNORECASE)


def test_lines_fit_a_phone() -> None:
    """A preset's line has at most 120 characters in every language, a role's tag 16; a card's fate is not broken."""
    for language, message in everywhere():
        if message.id.startswith("preset-"):
            assert len(message.whole.splitlines()[1]) <= 120, (language, message.id)
        if message.id.startswith("role-"):
            assert len(message.whole) <= 16, (language, message.id)
        if message.id.startswith("fate-"):
            # Under a card of the ladder, which is 51 pixels wide.
            assert max(map(len, message.whole.splitlines()[0].split())) <= 7, (language, message.id)
