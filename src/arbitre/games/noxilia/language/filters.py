"""Which units, zones and cards; how many; whether."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

from .keywords import Skill

YOURS: Final = "yours"
OPPONENTS: Final = "opponents"
ANYONES: Final = "anyones"


# Filters: units


class Units(Node, frozen=True):
    """Units on the board. `at` says where: "" anywhere, "here" in the zone of this card (of the caster, of
    the bearer, of the zone), "near" there or adjacent, "it" in the zone chosen or the zone of `It()`; or a
    kind of zone ("rampart", "battlefield" …). `types` are card types; `common` means no Monarch, Hero,
    token."""

    whose: str = ANYONES
    at: str = ""
    types: tuple[str, ...] = ()
    common: bool = False
    race: str = ""
    clan: str = ""
    skill: type[Skill] | None = None
    engaged: bool | None = None
    wounded: bool | None = None
    poisoned: bool | None = None
    cursed: bool | None = None
    face_down: bool | None = None
    cost_at_most: int = 99  # cards with an additional cost never fit (N-205)
    melee_at_most: int = 99
    life_at_most: int = 99
    producer: bool | None = None  # whether it produces mana
    other: bool = False  # not this one


class Attacker(Node, frozen=True):
    """The unit that attacks (in what an attack set off)."""


class Attacked(Node, frozen=True):
    """The unit that is attacked."""


class Bearer(Node, frozen=True):
    """The unit that carries this equipment or has this latent spell under it."""


class Caster(Node, frozen=True):
    """The unit that casts this spell."""


class YourMonarch(Node, frozen=True):
    """Your Monarch."""


# Filters: other things. A zone is chosen and named by its zone card.


class Zones(Node, frozen=True):
    """Zones of the board. `whose` is the controller (battlefields nobody controls are in ANYONES only);
    `home` is whose half it lies in; `near` only those at most so many steps from here (-1 all)."""

    whose: str = ANYONES
    home: str = ANYONES
    kinds: tuple[str, ...] = ()
    near: int = -1
    empty_of: str = ""  # no unit of these players there


class Here(Node, frozen=True):
    """The zone of this card: where the unit stands, where the bearer or caster stands, the zone itself."""


class Equipment(Node, frozen=True):
    """Equipment and captured treasures on the board. `carried` True: by a unit of `whose`; False: on the
    ground."""

    whose: str = ANYONES
    carried: bool | None = None
    at: str = ""


class Latents(Node, frozen=True):
    """Latent spells that lie face down on the board, by position only."""

    whose: str = OPPONENTS
    at: str = ""


class Cards(Node, frozen=True):
    """Cards in a place of a player: "hand", "library", "graveyard", "exile", "queue"."""

    place: str
    whose: str = YOURS
    types: tuple[str, ...] = ()
    race: str = ""
    clan: str = ""
    cost_at_most: int = 99  # cards with an additional cost never fit (N-205)
    top: int = 0  # only so many from the top of the place (the latest)


# Amounts


class CountOf(Node, frozen=True):
    """How many a filter finds, times `each`, at most `most`."""

    of: Node
    each: int = 1
    most: int = 99


class FigureOf(Node, frozen=True):
    """A figure of the one unit found: "melee", "ranged", "armour", "life" (left), "lost" (life lost),
    "cost"."""

    of: Node
    figure: str


class ThatMuch(Node, frozen=True):
    """The amount of the event that set this off: life lost, gold gained …"""


# Conditions


class AboutBearer(Node, frozen=True):
    """The event is about the unit that carries this."""


class ByThis(Node, frozen=True):
    """This unit did it: attacked, dealt the damage (its bearer, for an equipment)."""


class About(Node, frozen=True):
    """The event's piece is one a filter finds (now)."""

    which: Node


class AboutPlayer(Node, frozen=True):
    """The event's piece is controlled by these players."""

    whose: str


class YourMoment(Node, frozen=True):
    """It is your part of a start or end of turn (the controller of this card)."""


class Standing(Node, frozen=True):
    """This unit stands in a zone of one of these kinds; of `whose` half."""

    kinds: tuple[str, ...]
    home: str = ANYONES
