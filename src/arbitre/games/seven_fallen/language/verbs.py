"""What a card does: targets, costs and the verbs. Each `which` is a filter, mostly `It()`.

Aim with `Target` (chosen when the effect is announced, so that the other player can answer, FR-22); pick
with the kernel's `Choose` (chosen on resolution, aims at nothing: Evade and Aegis do not matter).
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import It, Node

from .filters import YOURS, Cards

# Aiming and paying


class Target(Node, frozen=True):
    """Target cards when the effect is announced, then on resolution do something with those that are still
    there and still fit (they are `It()`).

    With `may` ("you may target") nothing need be chosen, and then the effect is not announced at all. One
    effect may hold several `Target`s, one after the other in a `Seq`. Pages in Secret cannot be targeted
    (F-191); Evade, Aegis and `Untargetable` are heeded.
    """

    among: Node
    do: Node
    number: int = 1
    up_to: bool = False
    may: bool = False


class Cost(Node, frozen=True):
    """What is paid to use an ability: energy, Poseidor markers (from any sources), Worshippers revoked, pages
    of your hand discarded, this card tilted or destroyed."""

    energy: int = 0
    poseidor: int = 0
    revoke: int = 0
    discard: int = 0
    tilt: bool = False
    destroy_this: bool = False


FREE: Final = Cost()


class Vow(Node, frozen=True):
    """An Oath that is paid: choose so many of these and do something with them (`It()`) when the Miracle is
    played. A banishment by an Oath works even on Darkness (F-259). As an Oath any condition serves too."""

    among: Node
    do: Node
    number: int = 1


# Fighting


class Damage(Node, frozen=True):
    """Deal damage (no combat damage, never doubled, FR-17). A linked pair takes it on the Shield first
    (F-062). Divinities can be damaged too: `Cards(OPPONENTS, ("divinity",), ("divine",))`."""

    which: Node
    amount: int | Node


class Heal(Node, frozen=True):
    """Take damage off cards; None takes all. A Divinity gains Vital Force, unless it is mortal (F-032)."""

    which: Node
    amount: int | Node | None = None


class Destroy(Node, frozen=True):
    """Destroy cards: pages to the Purgatory, an Archangel to the Pandemonium."""

    which: Node


class Banish(Node, frozen=True):
    """Banish cards, from wherever they are, to the Pandemonium; never one with Darkness (F-259)."""

    which: Node


class Mark(Node, frozen=True):
    """Put markers on cards: +ATQ, +FV (Angels, Archangels), +BOU (Golems); negative ones too."""

    which: Node
    atq: int | Node = 0
    fv: int | Node = 0
    bou: int | Node = 0


class Tilt(Node, frozen=True):
    """Tilt cards: they cannot be announced as attackers until straightened."""

    which: Node


class Chill(Node, frozen=True):
    """Freeze Angels (as the keyword Freeze does: no effect on one already tilted, F-208)."""

    which: Node


class Straighten(Node, frozen=True):
    """Straighten cards, frozen or tilted. It gives no second attack."""

    which: Node


class FallBack(Node, frozen=True):
    """Move cards from the Firing Line to the Rear Guard; an attacker is no attacker any more."""

    which: Node


class Advance(Node, frozen=True):
    """Move cards from the Rear Guard to the Firing Line (not Guardians and Pacifists)."""

    which: Node


class CancelAttack(Node, frozen=True):
    """The attack under way is cancelled: no damage, its attackers stay tilted."""


class Counter(Node, frozen=True):
    """Cancel the nearest effect of an opponent below this one on the stack: a Miracle (`miracles`), any other
    effect (`others`), or either."""

    miracles: bool = True
    others: bool = True


# Pages


class Draw(Node, frozen=True):
    """Draw pages; an empty book gives none (FR-30)."""

    number: int | Node = 1
    whose: str = YOURS


class Discard(Node, frozen=True):
    """Players put pages of their hand into the Purgatory: of their choice, or at random."""

    number: int = 1
    whose: str = YOURS
    random: bool = False


class MoveTo(Node, frozen=True):
    """Move cards to a place of their owner: "hand", "limbo", "purgatory", "top" or "under" (of the book).
    From the battlefield to Limbo non-damage markers stay (F-016). A card with Darkness does not go from the
    Pandemonium to the Purgatory (F-260). Worshippers go "top" or "under" their Register; an Archangel that
    leaves play goes to the Pandemonium."""

    which: Node
    to: str


class PutIntoPlay(Node, frozen=True):
    """Put cards into play without paying: fighters on their owner's Rear Guard, Worshippers in Adoration,
    Equipment onto one of your Angels. Enter-play effects happen; it is not "played"."""

    which: Node


class PutInSecret(Node, frozen=True):
    """Put pages in Secret without the 2 EC (F-190); one already in play loses its memory (F-200)."""

    which: Node


class Reveal(Node, frozen=True):
    """Show cards to all players; a page in Secret is turned down again and stays there (F-201)."""

    which: Node


class LookAt(Node, frozen=True):
    """Look at cards that lie hidden, alone; then do something with them (they are `It()`), usually
    `Choose(It(), …)`."""

    which: Node
    do: Node


class ShuffleBook(Node, frozen=True):
    """Shuffle the Sacred Book (`pile="register"`: the Register)."""

    whose: str = YOURS
    pile: str = "book"


# Energy and Poseidor

TEMPLE: Final = Cards(YOURS, ("temple",), ("adoration",))
"""Your Temple."""


class GainEnergy(Node, frozen=True):
    """Put Celestial Energy on sources (each), your Temple unless said otherwise."""

    amount: int | Node
    onto: Node = TEMPLE


class LoseEnergy(Node, frozen=True):
    """Take Celestial Energy off sources (each), as much as there is."""

    amount: int | Node
    off: Node = It()


class GainPoseidor(Node, frozen=True):
    """Put Poseidor markers on cards."""

    which: Node
    amount: int | Node = 1


# Inside a guard


class Prevent(Node, frozen=True):
    """(In a `Guard`.) Some of the damage is prevented; None prevents it all, or calls the event off."""

    amount: int | Node | None = None


class SendTo(Node, frozen=True):
    """(In a `Guard("destroyed", …)`.) It goes to another place instead: "hand", "limbo", "top", "under",
    "pandemonium". Going to Limbo its Last Breath still works (F-164)."""

    to: str


# Players


class OpponentDoes(Node, frozen=True):
    """The opponent plays this node: he chooses, "yours" in it means his."""

    do: Node


class UnlessPays(Node, frozen=True):
    """The opponent may pay energy; if he does not (or cannot), this happens."""

    energy: int | Node
    do: Node


class MayPay(Node, frozen=True):
    """You may pay; if you do, this happens."""

    cost: Cost
    do: Node


class ChooseOne(Node, frozen=True):
    """Choose one of these that is possible, on resolution."""

    parts: tuple[Node, ...]


class Repeat(Node, frozen=True):
    """Do this so many times."""

    times: int | Node
    do: Node
