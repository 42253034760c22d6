"""What happens, or would happen: the events triggers hear and replacements replace.

Each node is a pattern: it names the kinds of event it concerns (`kinds()`) and is a condition that holds if
the event in the scene fits. `That()` is then the object, `ThatPlayer()` the player, `ThatMuch()` the amount.
"""

from __future__ import annotations

from typing import ClassVar

from arbitre.kernel.effects import Node, This

from .players import ANYONES, YOURS, Players, You


class Happens(Node, frozen=True):
    """Something that happens; `on` is the kind of event. `together`: all such events of a moment are one
    happening, whomever they are about; with `per_player`, one for each player they are about."""

    on: ClassVar[str] = ""
    together: ClassVar[bool] = False
    per_player: ClassVar[bool] = False

    def kinds(self) -> tuple[str, ...]:
        """The kinds of event it concerns."""
        return (self.on,)


class AnyHappens(Happens, frozen=True):
    """Whenever this or that happens."""

    parts: tuple[Happens, ...]

    def kinds(self) -> tuple[str, ...]:
        """The kinds of event any of them concerns."""
        return tuple(dict.fromkeys(kind for part in self.parts for kind in part.kinds()))


class YouDid(Happens, frozen=True):
    """You did what the sentence before says: the "when you do" of a reflexive trigger (603.12)."""


class RevealedThisWay(Happens, frozen=True):
    """You revealed at least one card like this with the sentence before (603.12): they are `It()`."""

    card: Node


class IsSo(Happens, frozen=True):
    """A state of the game, not an event: it triggers when it is so, but not again while one of it waits
    or is on the stack (603.8)."""

    state: Node

    def kinds(self) -> tuple[str, ...]:
        """No kind of event."""
        return ()


# Coming and going


class Enters(Happens, frozen=True):
    """An object enters the battlefield."""

    on: ClassVar[str] = "moved"
    who: Node = This()


class Leaves(Happens, frozen=True):
    """A permanent leaves the battlefield."""

    on: ClassVar[str] = "moved"
    who: Node = This()


class Dies(Happens, frozen=True):
    """A permanent is put into a graveyard from the battlefield (700.4)."""

    on: ClassVar[str] = "moved"
    who: Node = This()


class PutIntoGraveyard(Happens, frozen=True):
    """A card is put into a graveyard: from anywhere, or from where cards like this are looked for; `cards`
    leaves tokens out (a token is no card)."""

    on: ClassVar[str] = "moved"
    who: Node
    cards: bool = True


class LeavesStack(Happens, frozen=True):
    """A spell leaves the stack for anywhere but the battlefield."""

    on: ClassVar[str] = "moved"
    who: Node = This()


class Drawn(Happens, frozen=True):
    """A player draws a card."""

    on: ClassVar[str] = "drew"
    who: Node = You()


class RevealedAsDrawn(Happens, frozen=True):
    """This card was revealed as it was drawn, for its miracle (702.94a)."""

    on: ClassVar[str] = "revealed"


class Discarded(Happens, frozen=True):
    """A player discards a card like this."""

    on: ClassVar[str] = "moved"
    who: Node


class ExiledByItself(Happens, frozen=True):
    """This card was exiled by an ability of its own instead of going where it would have gone."""

    on: ClassVar[str] = "moved"


class Destroyed(Happens, frozen=True):
    """A permanent is destroyed (701.7), by an effect or for lethal damage."""

    on: ClassVar[str] = "moved"
    who: Node = This()


class Sacrificed(Happens, frozen=True):
    """A permanent like this is sacrificed."""

    on: ClassVar[str] = "moved"
    who: Node


class TokensMade(Happens, frozen=True):
    """Tokens would be created under the control of these players."""

    on: ClassVar[str] = "tokens"
    who: Node = You()


# Turn


class BeginningOf(Happens, frozen=True):
    """The beginning of a step or phase: "upkeep", "draw", "first main", "second main", "combat", "end".
    `whose` turn: YOURS, OPPONENTS, ANYONES; `player` for a player named otherwise."""

    on: ClassVar[str] = "step"
    step: str
    whose: str = YOURS
    player: Node | None = None


# Casting, targets, activating


class Casts(Happens, frozen=True):
    """A player casts a spell like this; `first`: it is the first spell that player casts this turn."""

    on: ClassVar[str] = "cast"
    spell: Node
    first: bool = False


class PlaysCard(Happens, frozen=True):
    """You play a card (like this): as a land, or by casting it as a spell (701.14a); a copy that is cast is
    no card."""

    on: ClassVar[str] = "cast"
    like: Node | None = None

    def kinds(self) -> tuple[str, ...]:
        """Spells cast, and lands played."""
        return ("cast", "played_land")


class BecomesTarget(Happens, frozen=True):
    """An object becomes the target of a spell or ability that these players control; `of_spell`: of a spell
    only."""

    on: ClassVar[str] = "targeted"
    who: Node = This()
    of_whose: str = ANYONES
    of_spell: bool = False


# Combat


class Attacks(Happens, frozen=True):
    """A creature is declared as an attacker; `player`: it attacks a player (of this sort), not a
    planeswalker; `first_time`: for the first time this turn; `alone`: no other creature is declared as an
    attacker with it (506.5)."""

    on: ClassVar[str] = "attacked"
    who: Node = This()
    player: Node | None = None
    first_time: bool = False
    alone: bool = False


class YouAttack(Happens, frozen=True):
    """You declare one or more attackers (508.3d): once in a combat, however many there are. With `creatures`
    the sentence speaks of them again: they are `Those()`."""

    on: ClassVar[str] = "attacked"
    together: ClassVar[bool] = True
    creatures: bool = False


class YouAttackPlayer(Happens, frozen=True):
    """You declare one or more creatures as attackers of a player: once for each player attacked."""

    on: ClassVar[str] = "attacked"
    together: ClassVar[bool] = True
    per_player: ClassVar[bool] = True


class Blocks(Happens, frozen=True):
    """A creature is declared as a blocker."""

    on: ClassVar[str] = "blocked"
    who: Node = This()


class BecomesBlocked(Happens, frozen=True):
    """An attacking creature becomes blocked."""

    on: ClassVar[str] = "became_blocked"
    who: Node = This()


class DealsDamage(Happens, frozen=True):
    """A source deals damage; `to` objects or players; combat damage only, or none of it, where said."""

    on: ClassVar[str] = "damaged"
    source: Node | None = None
    to: Node | None = None
    combat: bool | None = None


# Life, counters, doors, faces


class GainsLife(Happens, frozen=True):
    """A player gains life."""

    on: ClassVar[str] = "gained"
    who: Node = You()


class LosesLife(Happens, frozen=True):
    """A player loses life (damage included); `first`: for the first time in a turn of his own."""

    on: ClassVar[str] = "lost"
    who: Node = You()
    first: bool = False


class CountersPut(Happens, frozen=True):
    """Counters of a kind are put on an object."""

    on: ClassVar[str] = "counters"
    who: Node
    kind: str = ""


class LastCounterGone(Happens, frozen=True):
    """The last counter of a kind is removed from an object."""

    on: ClassVar[str] = "uncountered"
    kind: str
    who: Node = This()


class UnlocksThisDoor(Happens, frozen=True):
    """You unlock this door (709.5)."""

    on: ClassVar[str] = "unlocked"


class FullyUnlocks(Happens, frozen=True):
    """A Room becomes fully unlocked under your control."""

    on: ClassVar[str] = "unlocked"


class TurnedFaceUp(Happens, frozen=True):
    """A permanent is turned face up."""

    on: ClassVar[str] = "turned"
    who: Node = This()


class TappedForMana(Happens, frozen=True):
    """A permanent is tapped for mana (106.12)."""

    on: ClassVar[str] = "mana"
    who: Node


class Surveils(Happens, frozen=True):
    """A player surveils."""

    on: ClassVar[str] = "surveiled"
    who: Node = You()


class ManifestsDread(Happens, frozen=True):
    """A player manifests dread, even if there was nothing to manifest; `That()` is the card that was put into
    the graveyard."""

    on: ClassVar[str] = "manifested_dread"
    who: Node = You()


class ChapterReached(Happens, frozen=True):
    """A lore counter was put on this Saga, so that these chapters are reached (714.2)."""

    on: ClassVar[str] = "counters"
    chapters: tuple[int, ...]


class SetInMotion(Happens, frozen=True):
    """You set a scheme in motion (701.25): this one, or one like this."""

    on: ClassVar[str] = "set_in_motion"
    who: Node = This()


class LosesTheGame(Happens, frozen=True):
    """A player would lose the game."""

    on: ClassVar[str] = "loses"
    who: Node = Players()
