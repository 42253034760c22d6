"""Which objects: each node finds pieces, or tells whether a piece fits.

All that is said must fit; what is not said does not matter. Current traits are read, or the last known
ones of an object that has left. `types`, `subtypes` and `colours` ask for at least one of those named.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

from .players import ANYONES, OPPONENTS, YOURS, Players, You


class Filter(Node, frozen=True, kw_only=True):
    """What all filters of objects can ask."""

    whose: str = ANYONES  # controlled by; for cards outside the battlefield and the stack, owned by
    not_whose: str = ""  # not controlled by
    controlled_by: Node | None = None  # by one of these players (owned by, as with `whose`)
    owned: str = ANYONES
    owned_by: Node | None = None  # by one of these players
    types: tuple[str, ...] = ()
    all_types: tuple[str, ...] = ()  # every one of these
    without_types: tuple[str, ...] = ()
    card_types_at_least: int | None = None
    supertypes: tuple[str, ...] = ()  # every one of these
    without_supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    without_subtypes: tuple[str, ...] = ()
    colours: str = ""
    without_colours: str = ""
    colourless: bool = False
    keyword: type[Node] | None = None
    without_keyword: type[Node] | None = None
    mana_value_at_most: int | Node | None = None
    mana_value_at_least: int | Node | None = None
    power_at_most: int | Node | None = None
    power_at_least: int | Node | None = None
    toughness_at_most: int | Node | None = None
    toughness_at_least: int | Node | None = None
    named: str = ""  # slug
    shares_name_with: Node | None = None
    no_name_in_common_with: Node | None = None
    chosen_type: bool = False  # has the type chosen for this
    chosen_name: bool = False  # has the name chosen for this
    chosen_parity: bool = False  # its power is odd or even, as was chosen for this
    token: bool | None = None
    other: bool = False  # not this object
    other_than: Node | None = None  # none of these
    among: Node | None = None  # only among those another filter finds


class Permanents(Filter, frozen=True, kw_only=True):
    """Permanents on the battlefield."""

    tapped: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    unblocked: bool | None = None  # an attacker that is not blocked, after blockers were declared
    face_down: bool | None = None
    counters: str = ""  # has at least one counter of this kind; "any" for any kind
    attached_to: Node | None = None
    commander: bool | None = None  # is a commander (903.3)
    modified: bool | None = None  # has a counter, is equipped or is enchanted by its controller's Aura


class Cards(Filter, frozen=True, kw_only=True):
    """Cards in zones other than battlefield and stack: "graveyard", "hand", "library", "exile", "command".
    `suspended`: in exile, with suspend and a time counter (702.62b)."""

    where: tuple[str, ...] = ("graveyard",)
    suspended: bool = False


class Spells(Filter, frozen=True, kw_only=True):
    """Spells on the stack. `targets_only`: each target is this one object (and there is just one)."""

    targets_only: Node | None = None
    cast_from: tuple[str, ...] = ()  # zones


class OnStack(Node, frozen=True):
    """Spells and abilities on the stack (no mana abilities, they never lie there)."""

    whose: str = ANYONES
    spells: bool = True
    abilities: bool = True
    single_target: bool = False  # with exactly one target


class Objects(Filter, frozen=True, kw_only=True):
    """Any object that can be a source: permanents, spells, cards, emblems (609.7)."""


class AnyOf(Node, frozen=True):
    """What any of several filters finds, each object once."""

    parts: tuple[Node, ...]


class That(Node, frozen=True):
    """The object the triggering event is about: what entered, died, was cast, became blocked …; of "one or
    more", all of them."""


class Those(Node, frozen=True):
    """All objects the events that triggered this are about: the creatures you attacked with. Those that have
    left are spoken of as they last were (608.2h)."""


class ThatSource(Node, frozen=True):
    """What did it: the source of the damage, the spell or ability that targets."""


class Made(Node, frozen=True):
    """What the sentence before produced: tokens created, the card manifested, cards exiled or milled."""


class Attached(Node, frozen=True):
    """The object this Aura or Equipment is attached to: "enchanted creature", "equipped creature"."""


class ExiledWith(Node, frozen=True):
    """The cards in exile that this object's abilities (or the cost to cast it) put there (607.2)."""


class PaidWith(Node, frozen=True):
    """What the costs of this spell or ability were paid with, as it was then: "the sacrificed creature"."""


class Target(Node, frozen=True):
    """What is targeted, chosen when the spell or ability is put on the stack (601.2c): a reference to what is
    still there and still legal. `least` is how few may be chosen ("one or
    two"), `up_to` allows none; `divided` is an amount shared out among them, at least one each (601.2d);
    `same_controller`: one player controls them all; `each_opponent`: so many for each opponent, of those he
    controls."""

    among: Node
    number: int | Node = 1
    up_to: bool = False
    least: int | None = None
    divided: int | Node = 0
    same_controller: bool = False
    each_opponent: bool = False


class Targeted(Node, frozen=True):
    """What was targeted by the target of that place (0 is the first), said again."""

    place: int = 0


class NotChosen(Node, frozen=True):
    """Of these, those that were not chosen just before: "the other"."""

    of: Node


class TopCards(Node, frozen=True):
    """The top cards of your library, or of the libraries of these players."""

    number: int | Node = 1
    of: Node = You()


class YourCommander(Node, frozen=True):
    """Your commander, wherever it is; of several the one you choose (903.3)."""


class AllButBottom(Node, frozen=True):
    """All cards of the libraries of these players, except so many on the bottom."""

    number: int
    who: Node


CREATURE: Final = Permanents(types=("creature",))
CREATURE_YOU_CONTROL: Final = Permanents(whose=YOURS, types=("creature",))
OTHER_CREATURE_YOU_CONTROL: Final = Permanents(whose=YOURS, types=("creature",), other=True)
CREATURE_AN_OPPONENT_CONTROLS: Final = Permanents(whose=OPPONENTS, types=("creature",))
CREATURE_OR_PLANESWALKER: Final = Permanents(types=("creature", "planeswalker"))
PERMANENT_YOU_CONTROL: Final = Permanents(whose=YOURS)
NONLAND_PERMANENT: Final = Permanents(without_types=("land",))
ENCHANTMENT_YOU_CONTROL: Final = Permanents(whose=YOURS, types=("enchantment",))
ROOM_YOU_CONTROL: Final = Permanents(whose=YOURS, subtypes=("room",))
ARTIFACT: Final = Permanents(types=("artifact",))
INSTANT_OR_SORCERY: Final = Spells(whose=YOURS, types=("instant", "sorcery"))
CREATURE_CARD_IN_YOUR_GRAVEYARD: Final = Cards(whose=YOURS, types=("creature",))
PLAYER: Final = Players()
OPPONENT: Final = Players(OPPONENTS)
ANY_TARGET: Final = AnyOf((Permanents(types=("creature", "planeswalker", "battle")), Players()))
"""What "any target" means (115.4)."""
