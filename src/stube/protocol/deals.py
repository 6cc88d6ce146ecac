"""How a deal that nobody can choose goes over the wire; the construction is `docs/reference/verifiable-deals.md`."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from stube.protocol.limits import Count, Id

Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal digits: a share, a commitment, a salt or another hash."""

MOST_PLEDGED = 16
"""How many deals ahead may be pledged for."""

Commitments: TypeAlias = Annotated[tuple[Digest, ...], Meta(min_length=1, max_length=MOST_PLEDGED)]


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pledge"):
    """Commit to shares of the next deals; until a deal's pledges are closed a newer one takes the older one's place.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        first: number of the deal that the first commitment is for; the others follow it.
        commitments: see the construction.
    """

    id: Id
    first: Count
    commitments: Commitments


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """Show the share that was pledged for a deal, after `Closed` has told on which list.

    Attributes:
        id: made by the client; the same id sent twice acts once.
        deal: number of the deal.
        share: the share.
    """

    id: Id
    deal: Count
    share: Digest


class Promised(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="promised"):
    """The server's commitments for the next deals; sent on arrival, and after each deal for the one farthest ahead.

    Attributes:
        next: number of the next deal.
        first: number of the deal that the first commitment is for.
        commitments: the server's.
        pledged: number of the first deal that the receiver's seat has not pledged for.
    """

    next: Count
    first: Count
    commitments: Commitments
    pledged: Count


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="closed"):
    """A deal is due: the list of all commitments for it, fixed before any share is shown.

    Attributes:
        deal: number of the deal.
        promise: the server's.
        pledges: by seat; None for a seat that made none.
    """

    deal: Count
    promise: Digest
    pledges: tuple[Digest | None, ...]


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="made"):
    """A deal was made.

    Attributes:
        deal: number of the deal.
        promise: the server's commitment.
        pledges: by seat, the commitments on which shares were opened.
        shares: by seat, the shares that were opened; None for one that never came or was not pledged.
        root: seals the cards of a deck; None for a cut or a lot.
        size: number of cards that it seals.
    """

    deal: Count
    promise: Digest
    pledges: tuple[Digest | None, ...]
    shares: tuple[Digest | None, ...]
    root: Digest | None
    size: Count


class CardProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, its place in the deck from 0, and what proves that it was sealed there."""

    place: Count
    card: Id
    salt: Digest
    path: tuple[Digest, ...]


class Proven(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="proven"):
    """Cards of a deal that the receiver may know with their places; sent before the update that shows them.

    Attributes:
        deal: number of the deal.
        cards: with their proofs, in the order of their places.
    """

    deal: Count
    cards: tuple[CardProof, ...]
