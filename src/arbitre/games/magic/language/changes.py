"""What a continuous effect does to an object, by layer (613). Used in `StaticAbility`, `Affect` and in the
exceptions of a copy (then they are part of what is copied, 707.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.kernel.effects import Node

COPY: Final = 1
CONTROL: Final = 2
TEXT: Final = 3
TYPE: Final = 4
COLOUR: Final = 5
ABILITY: Final = 6
CDA: Final = 70
SET_PT: Final = 71
MODIFY_PT: Final = 72
SWITCH: Final = 74


class Change(Node, frozen=True):
    """One change in one layer."""

    layer: ClassVar[int] = 0


class ControlledBy(Change, frozen=True):
    """A player controls it; None is you."""

    layer: ClassVar[int] = CONTROL
    who: Node | None = None


class IsAlso(Change, frozen=True):
    """Has types, supertypes or subtypes in addition to its others; with `chosen_type`, the type chosen."""

    layer: ClassVar[int] = TYPE
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    chosen_type: bool = False


class Becomes(Change, frozen=True):
    """Has these types and no others: card types it had go, with the subtypes that belonged to them (205.1a).
    With empty `subtypes` the subtypes that still fit stay."""

    layer: ClassVar[int] = TYPE
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class IsNot(Change, frozen=True):
    """Is not of these types, with the subtypes that belonged to them; or does not have these supertypes."""

    layer: ClassVar[int] = TYPE
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()


class HasColours(Change, frozen=True):
    """Has these colours; with `also`, in addition to its others."""

    layer: ClassVar[int] = COLOUR
    colours: str
    also: bool = False


class Has(Change, frozen=True):
    """Has keywords or other abilities."""

    layer: ClassVar[int] = ABILITY
    abilities: tuple[Node, ...]


class Loses(Change, frozen=True):
    """Loses a keyword."""

    layer: ClassVar[int] = ABILITY
    keyword: type[Node]


class LosesAllAbilities(Change, frozen=True):
    """Loses all abilities."""

    layer: ClassVar[int] = ABILITY


class HasActivatedAbilitiesOf(Change, frozen=True):
    """Has all activated abilities of other objects."""

    layer: ClassVar[int] = ABILITY
    of: Node


class HasBase(Change, frozen=True):
    """Has base power and toughness; None leaves one as it is."""

    layer: ClassVar[int] = SET_PT
    power: int | Node | None = None
    toughness: int | Node | None = None


class Gets(Change, frozen=True):
    """Gets +N/+N."""

    layer: ClassVar[int] = MODIFY_PT
    power: int | Node = 0
    toughness: int | Node = 0


class Switched(Change, frozen=True):
    """Power and toughness are switched."""

    layer: ClassVar[int] = SWITCH
