"""What is paid: costs of activated abilities, additional and alternative costs, ward, "unless"."""

from __future__ import annotations

from arbitre.kernel.effects import Node

from .filters import Cards, Permanents
from .players import YOURS


class Mana(Node, frozen=True):
    """A mana cost, as printed: `Mana("{2}{R}")`."""

    cost: str


class OwnManaCost(Node, frozen=True):
    """The mana cost of the card itself, reduced by so much generic mana; of a Room, of the half that is cast.
    A card without one cannot be cast so (118.6)."""

    less: int = 0


class GenericMana(Node, frozen=True):
    """Generic mana, as much as an amount says."""

    amount: Node


class TapSelf(Node, frozen=True):
    """{T}: tap this permanent (a creature needs to have been there, 302.6)."""


class UntapSelf(Node, frozen=True):
    """{Q}: untap this permanent."""


class PayLife(Node, frozen=True):
    """Pay life."""

    amount: int | Node


class PayLifeForManaValue(Node, frozen=True):
    """Pay life equal to the mana value of the spell that is cast."""


class SacrificeSelf(Node, frozen=True):
    """Sacrifice this permanent."""


class SacrificeSome(Node, frozen=True):
    """Sacrifice permanents like this that you control."""

    among: Node
    number: int | Node = 1


class DiscardSome(Node, frozen=True):
    """Discard cards of your choice."""

    number: int | Node = 1
    among: Node = Cards(whose=YOURS, where=("hand",))
    random: bool = False


class DiscardSelf(Node, frozen=True):
    """Discard this card."""


class ExileSome(Node, frozen=True):
    """Exile objects like this: permanents you control, or cards from a zone of yours. They are exiled with
    the object the cost is for (607.2)."""

    among: Node
    number: int | Node = 1


class ExileSelf(Node, frozen=True):
    """Exile this card, or this permanent."""


class RemoveSome(Node, frozen=True):
    """Remove counters of a kind from this."""

    kind: str
    number: int | Node = 1


class ReturnSome(Node, frozen=True):
    """Return permanents like this to their owner's hand."""

    among: Node
    number: int | Node = 1


class TapSome(Node, frozen=True):
    """Tap untapped permanents like this that you control: so many, or any number with a total power
    (crew). They need not have been there since your turn began."""

    among: Node = Permanents(whose=YOURS, types=("creature",), tapped=False)
    number: int = 0
    total_power: int = 0


class ChooseSome(Node, frozen=True):
    """Choose objects like this; nothing else happens to them."""

    among: Node
    number: int | Node = 1


class RevealSome(Node, frozen=True):
    """Reveal cards like this from your hand."""

    among: Node
    number: int | Node = 1


class RevealSelf(Node, frozen=True):
    """Reveal this card from your hand."""
