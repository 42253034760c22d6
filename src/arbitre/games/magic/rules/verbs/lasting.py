"""Effects that outlive what made them: until a moment, delayed triggers, reflexive triggers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import Effect

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..continuous.beginning import begin, end
from ..continuous.index import live_targets
from ..continuous.layers import controller
from ..events import Happening
from ..model import BATTLEFIELD, STACK, Permit, Play, StackItem, Table
from ..refs import life_of
from .reports import moment_of
from .things import end_copies

ONCE: Final = "!"
"""At the end of a moment: what lasts until then is over as soon as it has triggered (603.7b)."""


CONTROLLED: Final = "controlled"
"""The moment at which the player an effect belongs to loses control of the object it is about."""


def with_lives(table: Table, refs: Iterable[int]) -> tuple[int, ...]:
    """Refs with the objects they are now: (ref, life, ref, life …)."""
    return tuple(part for ref in refs for part in (ref, life_of(table, ref)))


def until(
    table: Table,
    scene: Play,
    node: Node,
    refs: Iterable[int] = (),
    moment: str = "turn",
    amount: int | None = None,
) -> Effect:
    """Put a node to work until a moment: one with changes (`do`) on these objects, or an ability in which
    `It()` are these objects. Moments: "turn", "next end step", "your next turn", "end of your next
    turn", "leaves", "game".
    """
    targets = with_lives(table, refs)
    if moment == "end of your next turn":
        moment = f"{_end_of_turns(scene.seat)}{table.board.turn}"
    effect = begin(table, scene, NODES.name(node), moment_of(scene, moment), targets, amount)
    happen(table, Happening(did.BEGAN, scene.seat, source=scene.source, extra=effect.id))
    return effect


def delayed(
    table: Table,
    scene: Play,
    node: Node,
    refs: Iterable[int] = (),
    moment: str = "",
    once: bool = True,
) -> Effect:
    """A delayed triggered ability (603.7): for once, or each time until a moment."""
    return until(table, scene, node, refs, moment + ONCE if once else moment)


def while_controlled(table: Table, scene: Play, node: Node, spell: int) -> None:
    """A change of a spell, and of the permanent it becomes, until its player loses control of it."""
    life = table.pieces[spell].life
    effect = begin(table, scene, NODES.name(node), CONTROLLED, (spell, life, spell, life + 1))
    happen(table, Happening(did.BEGAN, scene.seat, source=scene.source, extra=effect.id))


def reflexive(table: Table, scene: Play, ability: n.Triggered, refs: Iterable[int] = ()) -> None:
    """ "When you do": the ability triggers at once and waits for the next priority (603.12)."""
    item = StackItem(
        0,
        NODES.name(ability.do),
        scene.seat,
        scene.source,
        scene.life,
        scene.event if isinstance(scene.event, Happening) else None,
        ability=NODES.name(ability),
        that=with_lives(table, refs),
        x=scene.x,
    )
    did.wait(table, (item,))


def permit(
    table: Table,
    scene: Play,
    seat: int,
    pieces: Iterable[int] = (),
    moment: str = "turn",
    *,
    which: Node | None = None,
    free: bool = False,
    cost: Node | None = None,
    lands: bool = True,
    mark: str = "",
) -> None:
    """A player may play these cards (or all a filter finds) from where they are; `cost` is a registered node
    whose field `paying` are the costs paid instead of the mana cost."""
    moment = moment_of(scene, moment)
    price = NODES.name(cost) if cost is not None else ""
    if which is not None:
        did.permit(
            table,
            Permit(seat, -1, 0, moment, free, price, NODES.name(which), scene.source, mark, lands),
        )
    for piece in pieces:
        life = table.pieces[piece].life
        did.permit(table, Permit(seat, piece, life, moment, free, price, "", scene.source, mark, lands))


def expire(table: Table, moment: str) -> None:
    """End what was to last until this moment."""
    gone = tuple(effect for effect in table.effects if effect.until in (moment, moment + ONCE))
    if gone:
        end(table, gone)
        happen(table, Happening(did.ENDED, extra=len(gone)))
    did.end_permits(table, moment)
    end_copies(table, moment)


def _end_of_turns(seat: int) -> str:
    """How the moment is called that is the end of a player's next turn; behind it stands the turn in which it
    was said."""
    return f"end of a turn of {seat} after "


def expire_with_turn(table: Table, seat: int) -> None:
    """At the end of a player's turn: what was to last until then, or until the end of his next turn, if this
    is it (514.2)."""
    expire(table, "turn")
    lead = _end_of_turns(seat)
    moments = {effect.until for effect in table.effects if effect.until.startswith(lead)}
    for moment in sorted(moments):
        if int(moment.removeprefix(lead)) < table.board.turn:
            expire(table, moment)


def expire_left(table: Table) -> None:
    """End what lasts as long as its source is on the battlefield, where that has left (611.2b), or as long as
    its player controls what it is about."""
    gone = tuple(
        effect
        for effect in table.effects
        if (effect.until == "leaves" and not _source_stays(table, effect))
        or (effect.until == CONTROLLED and not _is_controlled(table, effect))
    )
    if gone:
        end(table, gone)
        happen(table, Happening(did.ENDED, extra=len(gone)))


def _source_stays(table: Table, effect: Effect) -> bool:
    it = table.pieces[effect.source]
    return it.zone == BATTLEFIELD and it.life == effect.life


def _is_controlled(table: Table, effect: Effect) -> bool:
    """Whether what an effect is about is still the spell or permanent of its player."""
    return any(
        table.pieces[i].zone in (BATTLEFIELD, STACK) and controller(table, i) == effect.seat
        for i in live_targets(table, effect)
    )
