"""What is printed: the nine types of card, as frozen data.

A deck is an **Eden** (one Divinity, one Temple, one Archangel), a **Register** of Worshippers and a
**Sacred Book** of pages (Angels, Golems, Miracles, Equipment, Blessings). Every card has a realm, classes
(plain tags, FR-39) and `abilities`: keyword nodes and kernel abilities, in the order they are written on
the card. Names and flavour live in the lexicon, under the slug.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from arbitre.kernel.effects import Node

METASCIENCE: Final = "metascience"
EONDRA: Final = "eondra"
ENDLESS_NIGHT: Final = "endless-night"  # Nuit Sans Fin
TEMPLE_OF_LIGHT: Final = "temple-of-light"  # Temple de la Lumière
POSEIDIA: Final = "poseidia"
CELESTIAL_PURITY: Final = "celestial-purity"  # Pureté Céleste
THE_WAY: Final = "the-way"  # La Voie
NO_REALM: Final = ""
REALMS: Final = (
    METASCIENCE,
    EONDRA,
    ENDLESS_NIGHT,
    TEMPLE_OF_LIGHT,
    POSEIDIA,
    CELESTIAL_PURITY,
    THE_WAY,
)
"""The seven realms (7F-01)."""

VALKYR: Final = "valkyr"  # Valhalla does not bring these back (F-262)
IMPERIAL_SPIRITIST: Final = "imperial-spiritist"  # Invocation destroys one of these (F-215)
STRUCTURE_EXTROS: Final = "structure-extros"  # a Temple of this class lets Swarm work (F-182)

COPIES: Final = 3  # F-008


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What all cards have. `copies` is the printed maximum in a Sacred Book (F-008)."""

    type: ClassVar[str] = ""
    slug: str
    realm: str = NO_REALM
    classes: tuple[str, ...] = ()
    abilities: tuple[Node, ...] = ()
    copies: int = COPIES
    rarity: str = "common"  # "common", "uncommon", "rare", "legendary"
    house: bool = True  # False only where a published source names the card


class Divinity(Card, frozen=True, kw_only=True):
    """The card to bring down: Vital Force, then Feathers (F-001, F-031, F-033)."""

    type: ClassVar[str] = "divinity"
    fv: int = 20
    feathers: int = 1
    will: int  # Divine Will: who chooses the first player, nothing else (F-030)


class Temple(Card, frozen=True, kw_only=True):
    """A source of Celestial Energy from the start (F-037)."""

    type: ClassVar[str] = "temple"
    energy: int = 5


class Archangel(Card, frozen=True, kw_only=True):
    """Comes into play instead of a Worshipper once the Register is down to `time` cards (F-045)."""

    type: ClassVar[str] = "archangel"
    atq: int
    fv: int
    time: int
    energy: int


class Worshipper(Card, frozen=True, kw_only=True):
    """A card of the Register: a source of Celestial Energy, and what Miracles ask for."""

    type: ClassVar[str] = "worshipper"
    energy: int


class Angel(Card, frozen=True, kw_only=True):
    """A fighter. `cost` is None for an Angel with Invocation: it has no cost at all (F-217)."""

    type: ClassVar[str] = "angel"
    cost: int | None
    atq: int
    fv: int


class Golem(Card, frozen=True, kw_only=True):
    """The Shield of an Angel. `tempest` is None where the lightning is crossed out (F-249). Only a Golem
    with the ability `MayAttack` has any use for `atq` (F-056)."""

    type: ClassVar[str] = "golem"
    cost: int
    tempest: int | None
    shield: int
    atq: int = 0


class Miracle(Card, frozen=True, kw_only=True):
    """Played for Worshippers, not for energy: `worshippers` must be in your Adoration, `revoke` of them are
    destroyed as its cost (F-067, F-068). Each oath (`Vow`, or any condition) must be satisfied (F-074)."""

    type: ClassVar[str] = "miracle"
    worshippers: int
    revoke: int = 0
    oaths: tuple[Node, ...] = ()
    effect: Node


class Equipment(Card, frozen=True, kw_only=True):
    """House default (FR-38): played in your Divine Word onto one of your Angels; goes with it. Its modifiers
    say `who=Bearer()`."""

    type: ClassVar[str] = "equipment"
    cost: int


class Blessing(Card, frozen=True, kw_only=True):
    """House default (FR-38): played in your Divine Word, stays beside the Temple with a lasting effect."""

    type: ClassVar[str] = "blessing"
    cost: int


Page = Angel | Golem | Miracle | Equipment | Blessing
"""What may be written in a Sacred Book (F-009)."""

TYPES: Final = (
    "divinity",
    "temple",
    "archangel",
    "worshipper",
    "angel",
    "golem",
    "miracle",
    "equipment",
    "blessing",
)


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck by slugs. `book` and `register` name each card with its number of copies."""

    slug: str
    divinity: str
    temple: str
    archangel: str
    register: tuple[tuple[str, int], ...]
    book: tuple[tuple[str, int], ...]
    format: str = "starter"  # "starter" (42 + 9) or "constructed" (50 or more + 10)
