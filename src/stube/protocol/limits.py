"""How long a text or a list on the wire may be."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")]
"""An id of a game, a preset, an option, a bot, a table or a command."""

Value: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A value of an option."""

ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""The text form of an action."""

Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The secret of a seat, an invitation or a ticket."""

NewSecret: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
"""A secret that a browser makes for a seat: at least 128 bits in letters of 6."""

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""What one person writes to the others."""

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""What a person wants to be called; may be empty."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A counter that the browser holds exactly."""
