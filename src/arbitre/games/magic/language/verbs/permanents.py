"""What a spell or ability does to permanents. `which` finds objects, mostly `Target(…)` or `This()`; `who`
finds players. A verb with several objects does it to all of them at the same time."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, Node, This

from ..changes import Change
from ..players import You

ANY_NUMBER: Final = 99
"""For "any number of targets"."""
ALL: Final = -1
"""All counters of a kind, all cards in hand."""


class Destroy(Node, frozen=True):
    """Destroy permanents (701.7)."""

    which: Node


class Exile(Node, frozen=True):
    """Exile objects, with this (607.2); `until_leaves`: until this leaves the battlefield (610.3); with
    `counters` on them."""

    which: Node
    until_leaves: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, int], ...] = ()


class Sacrifice(Node, frozen=True):
    """Their controllers sacrifice permanents."""

    which: Node


class SacrificeOf(Node, frozen=True):
    """Players sacrifice so many permanents of their choice, or any number up to that. They are `Made()`."""

    among: Node
    number: int | Node = 1
    who: Node = You()
    up_to: bool = False


class Tap(Node, frozen=True):
    """Tap permanents."""

    which: Node


class Untap(Node, frozen=True):
    """Untap permanents."""

    which: Node


class Attach(Node, frozen=True):
    """Attach this (or another Aura or Equipment) to an object or player."""

    to: Node
    what: Node = This()


class PutCounters(Node, frozen=True):
    """Put counters on objects: "+1/+1", "-1/-1", "flying", "stun", "finality", "time", "loyalty", "lore" …"""

    which: Node
    kind: str
    number: int | Node = 1


class PutDividedCounters(Node, frozen=True):
    """Put counters on the targets as they were divided when targets were chosen."""

    which: Node
    kind: str


class PutSameCounters(Node, frozen=True):
    """Put on an object the counters that others have, or last had: as many of each kind."""

    which: Node
    as_: Node


class RemoveCounters(Node, frozen=True):
    """Remove counters of a kind from objects; `ALL` of them."""

    which: Node
    kind: str
    number: int | Node = 1


class MoveCounters(Node, frozen=True):
    """Move all counters from one object onto another (122.5)."""

    from_: Node
    onto: Node


class DoubleCounters(Node, frozen=True):
    """Put as many counters of the kind on each object as it has."""

    which: Node
    kind: str


class DealDamage(Node, frozen=True):
    """A source (this, or others, each of them) deals damage to objects and players; in the amount, `It()` is
    the source that deals it. `divided`: as it was divided when targets were chosen."""

    to: Node
    amount: int | Node
    source: Node = This()
    divided: bool = False


class Affect(Node, frozen=True):
    """Objects are changed until a moment: "turn" (its end), "next end step", "your next turn", "end of
    your next turn", "game" (for good), "leaves" (while this is on the battlefield). `x` is what X is, counted
    once as it begins (608.2i)."""

    which: Node
    do: tuple[Change, ...]
    until: str = "turn"
    x: Node | None = None


class Enforce(Node, frozen=True):
    """An ability without an object is in force until a moment: a restriction, a permission, a replacement.
    Inside it, `It()` are the objects `about`."""

    ability: Ability
    about: Node | None = None
    until: str = "turn"


class Delayed(Node, frozen=True):
    """A delayed triggered ability (603.7), for once, or each time until a moment. Inside it, `It()` are the
    objects `about` (if they are still the same)."""

    ability: Ability
    about: Node | None = None
    until: str = ""  # "" waits until it happens
    each_time: bool = False


class BecomeCopy(Node, frozen=True):
    """Permanents become copies of an object."""

    which: Node
    of: Node
    except_: tuple[Change, ...] = ()
    until: str = "game"


class Monstrosity(Node, frozen=True):
    """Unless this is monstrous, put so many +1/+1 counters on it and it becomes monstrous (701.37)."""

    number: int


class Transform(Node, frozen=True):
    """Transform permanents (701.28): those that are double-faced show their other face."""

    which: Node


class Goad(Node, frozen=True):
    """Goad creatures (701.15): until your next turn, or ("game") for the rest of the game."""

    which: Node
    until: str = "your next turn"


class MustAttack(Node, frozen=True):
    """Creatures attack these players if able, until a moment: "combat" (its end) or "turn" (508.1d)."""

    who: Node
    whom: Node
    until: str = "turn"


class UnlockDoor(Node, frozen=True):
    """Unlock a door of a Room, or lock one (`lock`), of your choice; `both`: both at the same time."""

    which: Node
    lock: bool = False
    both: bool = False
