"""The fingerprint of a rule set: the same for two that play alike, another for any other two."""

from base64 import b32encode
from hashlib import sha256

from stube.core.rules import RuleSet

FINGERPRINT_LENGTH = 10
"""Letters of a fingerprint: 50 bits, so that no two rule sets that people make meet by chance."""


def canonical_lines(game: str, rules: RuleSet) -> tuple[str, ...]:
    """Give the lines that a fingerprint is made of: the game, then each option that is not at its default.

    Options without effect are at their defaults here. Defaults are left out, so that an option that
    a later version adds does not change the fingerprints of the rule sets that do not use it.

    Args:
        game: id of the game.
        rules: a rule set of this game.
    """
    values = rules.canonical().values()
    changed = sorted(
        f"{option.name} = {values[option.name]}" for option in rules.options() if values[option.name] != option.default
    )
    return f"game = {game}", *changed


def fingerprint(game: str, rules: RuleSet) -> str:
    """Give the fingerprint of a rule set: ten letters and digits, `a` to `z` and `2` to `7`.

    The first letters of the SHA-256 of the canonical lines, each with its line feed, in base 32. It is
    a public contract: a fingerprint that was once given never changes.

    Args:
        game: id of the game.
        rules: a rule set of this game.
    """
    text = "".join(f"{line}\n" for line in canonical_lines(game, rules))
    return b32encode(sha256(text.encode()).digest()).decode()[:FINGERPRINT_LENGTH].lower()
