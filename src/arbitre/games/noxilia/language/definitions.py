"""What is printed on a Noxilia card, as frozen data, and one maker for each type of card.

Write a card with its maker (`unit`, `hero`, `spell`, `latent` …), never with `Card` itself: a maker takes
only what that type of card can have. `skills` are keyword abilities (`keywords.Flying()`); `does` is
everything else that is written on the card, one node for each sentence.
"""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

import msgspec
from msgspec.structs import replace

from arbitre.kernel.effects import Node

COLOURS: Final = ("light", "infernal", "corruption", "death", "nature", "psionic")
"""The six colours of mana (N-197)."""

COMMAND: Final = "command"
RAMPART: Final = "rampart"
COMPLEMENTARY: Final = "complementary"
BATTLEFIELD: Final = "battlefield"
ZONE_KINDS: Final = (COMMAND, COMPLEMENTARY, RAMPART, BATTLEFIELD)

UNIT_TYPES: Final = ("monarch", "hero", "unit", "token")
DECK_TYPES: Final = ("hero", "unit", "spell", "latent", "event", "equipment")
TYPES: Final = ("banner", "zone", "fate", "treasure", *UNIT_TYPES, *DECK_TYPES[2:])


class Mana(msgspec.Struct, frozen=True):
    """An amount of mana, produced or asked. `any` is only ever asked (N-198); `pure`, when produced, pays
    every colour, when asked it must be pure (N-199)."""

    light: int = 0
    infernal: int = 0
    corruption: int = 0
    death: int = 0
    nature: int = 0
    psionic: int = 0
    pure: int = 0
    any: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers in the order of the fields."""
        return (
            self.light,
            self.infernal,
            self.corruption,
            self.death,
            self.nature,
            self.psionic,
            self.pure,
            self.any,
        )

    @property
    def total(self) -> int:
        """How much in all."""
        return sum(self.counts)


NO_MANA: Final = Mana()


class Placement(Node, frozen=True):
    """Where a Banner lets starting units be placed (N-059): the kinds of one's own zones, for units and for
    the Monarch, and how many units one zone may take (0: any number)."""

    units: tuple[str, ...] = (COMMAND, COMPLEMENTARY, RAMPART)
    monarch: tuple[str, ...] = (COMMAND, COMPLEMENTARY)
    at_most: int = 0


ANYWHERE: Final = Placement()
"""Any of one's own zones; the Monarch in the back row."""


class Card(msgspec.Struct, frozen=True):
    """A printed card. Use the makers below."""

    slug: str
    type: str
    clan: str = ""  # "" no clan symbol: any deck of the right race (N-043)
    race: str = ""
    gold: int = 0  # cost; on a Banner the allowance for starting units; on a zone its income
    mana: Mana = NO_MANA  # cost of a spell; of an event or equipment that asks mana too
    costs: tuple[Node, ...] = ()  # additional costs (N-206)
    melee: int = 0
    wounded: int = 0  # a hero's melee once it has lost life (N-032)
    ranged: int = 0
    armour: int = 0
    life: int = 0
    produces: Mana = NO_MANA
    skills: tuple[Node, ...] = ()
    does: tuple[Node, ...] = ()
    on: str = ""  # of a latent spell: the moment it answers
    reach: int = -1  # of a spell: zones it reaches; -1 everywhere
    kind: str = ""  # of a zone card
    draw: int = 0  # of a zone card: cards drawn at the start of the turn
    water: bool = False  # of a zone card: only Aquatic units may enter (NR-35)
    once: bool = False  # of an equipment: a second one on the same unit is not active (N-118)
    false: bool = False  # of a treasure: a false one (N-067)
    races: tuple[str, ...] = ()  # of a Banner
    colours: tuple[str, ...] = ()  # of a Banner: colours of spells it allows
    spells: tuple[str, ...] = ()  # of a Banner: types of spell it allows
    placement: Placement = ANYWHERE
    version_of: str = ""  # of a Hero: the slug of the card that shows the same person first (N-018)
    house: bool = True

    @property
    def is_unit(self) -> bool:
        """Monarchs, heroes, common units and tokens are all units (N-020)."""
        return self.type in UNIT_TYPES

    @property
    def common(self) -> bool:
        """A unit that is no Monarch, no Hero and no token (N-009)."""
        return self.type == "unit"


class Worn(TypedDict, total=False):
    """What an equipment or a treasure may have printed beside its name."""

    melee: int
    ranged: int
    armour: int
    life: int
    produces: Mana
    skills: tuple[Node, ...]
    does: tuple[Node, ...]


class Fighter(TypedDict, total=False):
    """What a unit may have printed beside its race, cost, melee and life."""

    clan: str
    ranged: int
    armour: int
    produces: Mana
    skills: tuple[Node, ...]
    does: tuple[Node, ...]
    costs: tuple[Node, ...]


class Owned(TypedDict, total=False):
    """Whose a spell, an event or an equipment is, and what else it costs."""

    clan: str
    race: str
    costs: tuple[Node, ...]


def banner(
    slug: str,
    *,
    clan: str,
    races: tuple[str, ...],
    gold: int,
    colours: tuple[str, ...],
    spells: tuple[str, ...] = ("spell", "latent"),
    placement: Placement = ANYWHERE,
    does: tuple[Node, ...] = (),
) -> Card:
    """A Banner: clan, races, colours and types of spell allowed (N-214), gold allowance for starting units,
    their placement, and `does`, played once when starting units are placed (NR-38)."""
    allowed = Card(slug, "banner", clan, races[0], gold, races=races, colours=colours, spells=spells)
    return replace(allowed, placement=placement, does=does)


def monarch(slug: str, *, race: str, melee: int, life: int, **more: Unpack[Fighter]) -> Card:
    """A Monarch: costs nothing, is always among the starting units (N-059)."""
    return Card(slug, "monarch", race=race, melee=melee, wounded=melee, life=life, **more)


def unit(slug: str, *, race: str, gold: int, melee: int, life: int, **more: Unpack[Fighter]) -> Card:
    """A common unit. Delay in the queue is 1 unless it has `DistantReinforcements(x)` (NR-13)."""
    return Card(slug, "unit", race=race, gold=gold, melee=melee, wounded=melee, life=life, **more)


class Legend(Fighter, total=False):
    """What a Hero may have printed beside what any unit has."""

    version_of: str


def hero(
    slug: str, *, race: str, gold: int, melee: int, wounded: int, life: int, **more: Unpack[Legend]
) -> Card:
    """A Hero: unique under your control (N-018), with a second melee value when wounded (N-032). Another
    version of a Hero is a card of its own that names the first one in `version_of`."""
    return Card(slug, "hero", race=race, gold=gold, melee=melee, wounded=wounded, life=life, **more)


def token(slug: str, *, race: str, melee: int, life: int, **more: Unpack[Fighter]) -> Card:
    """A token: a unit outside the deck that vanishes when it leaves play (NG-05)."""
    return Card(slug, "token", race=race, melee=melee, wounded=melee, life=life, **more)


def zone(
    slug: str,
    *,
    kind: str,
    clan: str = "",
    draw: int = 0,
    gold: int = 0,
    income: tuple[Node, ...] = (),
    does: tuple[Node, ...] = (),
    water: bool = False,
) -> Card:
    """A zone card of a kind (`COMMAND`, `RAMPART`, `COMPLEMENTARY`). `draw` and `gold` go to its controller
    at each start of turn; `income` are further gains, played in the collection step (N-083) with
    `nodes.Here()` meaning this zone; `does` holds `nodes.Ground` and other abilities at work (N-049)."""
    both = (*income, *does)
    return Card(slug, "zone", clan, gold=gold, does=both, kind=kind, draw=draw, water=water)


def fate(slug: str, *, does: tuple[Node, ...], clan: str = "") -> Card:
    """A Hand of Fate: `does` is played when it is revealed, for all players alike; what is to hold for the
    turn is a `Lasting(…)` (N-024, NG-04). "You" in it is the player whose deck it came from."""
    return Card(slug, "fate", clan, does=does)


def spell(slug: str, *, mana: Mana, does: tuple[Node, ...], reach: int = -1, **more: Unpack[Owned]) -> Card:
    """An active spell (N-191). Whatever it aims at is a `nodes.Target`; `reach` is how many zones from the
    caster its targets may be (0 his own zone, -1 anywhere; ramparts block a reach, NR-21)."""
    return Card(slug, "spell", mana=mana, does=does, reach=reach, **more)


def latent(slug: str, *, mana: Mana, on: str, does: tuple[Node, ...], **more: Unpack[Owned]) -> Card:
    """A latent spell (N-193): laid under one of your units or zones for 1 mana of any type, revealed for
    `mana` when `on` happens there: "attacked", "targeted", "entered" or "latent" (`nodes.MOMENTS`)."""
    return Card(slug, "latent", mana=mana, on=on, does=does, **more)


def event(slug: str, *, gold: int, does: tuple[Node, ...], **more: Unpack[Owned]) -> Card:
    """An event: pay gold and additional costs, apply at once (N-025, N-116). It targets with
    `nodes.Target`."""
    return Card(slug, "event", gold=gold, does=does, **more)


class Gear(Worn, Owned, total=False):
    """What an equipment may have printed beside its cost."""

    once: bool


def equipment(slug: str, *, gold: int, **more: Unpack[Gear]) -> Card:
    """An equipment: figures and skills are added to its bearer's (N-022). In `does`, `nodes.Bearer()` is the
    unit that carries it."""
    return Card(slug, "equipment", gold=gold, wounded=more.get("melee", 0), **more)


def treasure(slug: str, *, false: bool = False, **more: Unpack[Worn]) -> Card:
    """A treasure: carried like an equipment once captured. Nodes of `does` that are no abilities are its
    reveal effect, played for the capturer (N-212). A false treasure is only removed (NR-32)."""
    return Card(slug, "treasure", false=false, wounded=more.get("melee", 0), **more)
