"""What each event does to the table: the only functions of the game that write the state.

This half is about units and things; `turn` is about players, mana and the turn.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from arbitre.kernel.door import KERNEL_PERFORMS, end
from arbitre.kernel.pieces import NOBODY, Event, Result

from ...cards.index import NODES, TYPE, UNIT
from ...language import Modify
from ...language.keywords import RESISTANCE
from ..model import CARRIED, EXILE, GRAVEYARD, QUEUE, Table, Thing
from ..places import place
from .handling import dent, leave, rest, shift, strip, unhost, wake

ENTERED: Final = "entered"
STEPPED: Final = "stepped"
REVEALED: Final = "revealed"
CONCEALED: Final = "concealed"
ENGAGED: Final = "engaged"
DISENGAGED: Final = "disengaged"
WOUNDED: Final = "wounded"
ABSORBED: Final = "absorbed"
HEALED: Final = "healed"
POISONED: Final = "poisoned"
PURIFIED: Final = "purified"
CURSED: Final = "cursed"
DIED: Final = "died"
ADJUSTED: Final = "adjusted"
SKILLED: Final = "skilled"
ARMOURED: Final = "armoured"
AURA: Final = "aura"
ATTACKED: Final = "attacked"
DODGED: Final = "dodged"
GUARDED: Final = "guarded"
HALTED: Final = "halted"
CALLED_OFF: Final = "called_off"
RESOLVING: Final = "resolving"
ATTACK_OVER: Final = "attack_over"
EQUIPPED: Final = "equipped"
EXILED: Final = "exiled"
RETURNED: Final = "returned"
CREATED: Final = "created"
CONTROLLED: Final = "controlled"
HOSTED: Final = "hosted"
LAID: Final = "laid"
UNVEILED: Final = "unveiled"
CAPTURED: Final = "captured"
FOUND: Final = "found"
CRUMBLED: Final = "crumbled"
BURIED: Final = "buried"
FLOODED: Final = "flooded"
LOOKED: Final = "looked"
QUEUED: Final = "queued"
DISCARDED: Final = "discarded"
ADVENTURED: Final = "adventured"
USED: Final = "used"


# Units come, move, turn


def _entered(table: Table, event: Event) -> None:
    """A unit comes into play face down (N-071); `extra` is what an Interceptor there takes from it."""
    it = table.pieces[event.piece]
    event.frm = it.zone
    it = shift(table, event.piece, event.to)
    it.controller = event.seat
    it.hidden = True
    it.known = 1 << event.seat
    it.time = 0
    it.caught = event.extra
    table.own_board().come = event.piece


def _stepped(table: Table, event: Event) -> None:
    """A unit moves to another space; face down it stays face down (N-075). What an Interceptor took from it
    is given back, and `extra` taken (N-160)."""
    it = table.own(event.piece)
    event.frm = it.zone
    table.own_zone(it.zone).ids.remove(event.piece)
    table.own_zone(event.to).ids.append(event.piece)
    it.zone = event.to
    it.caught = event.extra
    table.own_board().come = event.piece
    if it.wear is not None and it.wear.trodden:
        it.wear = replace(it.wear, trodden=0)


def _revealed(table: Table, event: Event) -> None:
    it = table.own(event.piece)
    it.hidden = False
    it.known = 0
    if UNIT[it.what]:
        wake(table, event.piece)


def _concealed(table: Table, event: Event) -> None:
    rest(table, event.piece)
    it = table.own(event.piece)
    it.hidden = True
    it.known = 1 << it.controller


def _engaged(table: Table, event: Event) -> None:
    table.own(event.piece).engaged = True


def _disengaged(table: Table, event: Event) -> None:
    """One card, or all of them (N-089)."""
    if event.piece >= 0:
        table.own(event.piece).engaged = False
        return
    for it in table.pieces:
        if it.engaged or it.used:
            mine = table.own(it.id)
            mine.engaged = False
            mine.used = 0


# Damage and its kin


def _wounded(table: Table, event: Event) -> None:
    """Life falls by `amount`, armour by `extra`, which is below 0 when negative armour is used up: then
    `values` are 1 and how much of it is the zone card's."""
    it = table.own(event.piece)
    it.lost += event.amount
    if event.extra:
        dent(it, event.extra, event.values[1] if len(event.values) > 1 else 0)


def _healed(table: Table, event: Event) -> None:
    table.own(event.piece).lost -= event.amount


def _poisoned(table: Table, event: Event) -> None:
    table.own(event.piece).poison = event.amount


def _purified(table: Table, event: Event) -> None:
    it = table.own(event.piece)
    it.poison = 0
    over = tuple(e for e in table.effects if e.until == "purified" and event.piece in e.targets)
    if not over:
        return
    end(table, over)
    if it.wear is not None and it.wear.spent:
        curses = [NODES.nodes[e.ability] for e in over]
        took = sum(-c.armour for c in curses if isinstance(c, Modify) and type(c.armour) is int)
        it.wear = replace(it.wear, spent=max(0, it.wear.spent - max(0, took)))


def _died(table: Table, event: Event) -> None:
    """To the graveyard of its owner, whoever controlled it (N-137)."""
    it = table.pieces[event.piece]
    if TYPE[it.what] == "monarch":
        table.own_board().fallen |= 1 << it.owner
    leave(table, event, place(table, it.owner, GRAVEYARD))


def _fell(table: Table, event: Event) -> None:
    """One Monarch dead: the other wins; both: a draw (N-001, N-002)."""
    fallen = table.board.fallen
    winners = tuple(s.id for s in table.seats if not fallen >> s.id & 1)
    table.result = Result(winners, "monarch" if winners else "both_monarchs", "N-001" if winners else "N-002")


def _adjusted(table: Table, event: Event) -> None:
    """For this turn: `values` are melee, ranged, armour."""
    it = table.own(event.piece)
    melee, ranged, armour = event.values
    it.melee += melee
    it.ranged += ranged
    it.armour += armour
    if it.wear is not None and armour < 0:
        it.wear = replace(it.wear, malus=it.wear.malus + armour)


def _skilled(table: Table, event: Event) -> None:
    """For this turn: `values` are keys of skills, each followed by its figure."""
    it = table.own(event.piece)
    keys, figures = event.values[::2], event.values[1::2]
    for key in keys:
        it.skills |= key if key > 0 else RESISTANCE
    it.xs = (*it.xs, *zip(keys, figures, strict=True))


def _armoured(table: Table, event: Event) -> None:
    table.own(event.piece).worn -= event.amount


def _aura(table: Table, event: Event) -> None:
    """The allies in a space have the bonus for the turn (N-150)."""
    for unit in table.ids(event.to):
        if table.pieces[unit].controller == event.seat:
            table.own(unit).aura = event.amount


def _attacked(table: Table, event: Event) -> None:
    board = table.own_board()
    board.attacker, board.target, board.sort = event.source, event.piece, event.extra
    board.guarded = board.off = False


def _guarded(table: Table, event: Event) -> None:
    """The attack goes to another unit; `extra` is 1 for a Guardian Angel."""
    board = table.own_board()
    board.target = event.piece
    board.guarded = bool(event.extra)


def _halted(table: Table, event: Event) -> None:
    table.own_board().off = True


def _called_off(table: Table, event: Event) -> None:
    table.own_board().hushed = event.piece


def _resolving(table: Table, event: Event) -> None:
    """The spell or ability that answers can cancel now; the unit `source` casts it. `amount` is 1 when it
    is a new one and not the return to what was being resolved, `extra` 1 when it took corruption mana."""
    board = table.own_board()
    board.spell, board.caster = event.piece, event.source
    board.corrupt = bool(event.extra)
    if event.amount:
        board.hushed = NOBODY


def _attack_over(table: Table, event: Event) -> None:
    board = table.own_board()
    board.attacker = board.target = NOBODY
    board.off = False


def _dodged(table: Table, event: Event) -> None:
    table.own(event.piece).dodged = True
    table.own_board().off = True


# Things


def _equipped(table: Table, event: Event) -> None:
    """An equipment is on the unit `source`; idle if `extra` (N-118)."""
    thing = event.piece
    rest(table, thing)
    unhost(table, thing)
    bearer = table.pieces[event.source]
    event.frm = table.pieces[thing].zone
    it = shift(table, thing, place(table, bearer.controller, CARRIED))
    it.host = event.source
    it.controller = bearer.controller
    it.idle = bool(event.extra)
    host = table.own(event.source)
    host.gear = (*host.gear, thing)
    wake(table, thing)


def _laid(table: Table, event: Event) -> None:
    """A latent spell lies face down under the unit or zone card `source` (N-193). Which card it is its player
    alone knows; under what it lies everybody saw, and `HOSTED` has told."""
    event.frm = table.pieces[event.piece].zone
    over = table.pieces[event.source]
    unit = UNIT[over.what]
    it = shift(table, event.piece, place(table, event.seat, CARRIED) if unit else over.zone)
    it.controller = event.seat
    it.hidden = True
    it.known = 1 << event.seat
    it.host = event.source
    host = table.own(event.source)
    host.under = (*host.under, event.piece)


def _unveiled(table: Table, event: Event) -> None:
    """A latent spell is turned up and goes to the graveyard (N-048)."""
    unhost(table, event.piece)
    it = table.pieces[event.piece]
    event.frm = it.zone
    shift(table, event.piece, place(table, it.owner, GRAVEYARD))
    strip(table, event.piece)


def _controlled(table: Table, event: Event) -> None:
    """A unit acts for `seat`; `extra` is 1 until end of turn only (NG-07)."""
    thing = event.piece
    for part in (thing, *table.pieces[thing].gear):
        rest(table, part)
        table.own(part).controller = event.seat
    for part in table.pieces[thing].gear:
        shift(table, part, place(table, event.seat, CARRIED))
    table.own_board().come = thing
    it = table.own(thing)
    it.lent = bool(event.extra) and it.owner != event.seat
    if it.hidden:
        it.known = 1 << event.seat
    else:
        wake(table, thing)
    for part in it.gear:
        wake(table, part)


def _queued(table: Table, event: Event) -> None:
    """A unit waits face down in the queue of its owner for `amount` turns (N-115, NR-13)."""
    event.frm = table.pieces[event.piece].zone
    it = shift(table, event.piece, place(table, table.pieces[event.piece].owner, QUEUE))
    strip(table, event.piece)
    it.hidden = True
    it.known = 1 << it.owner
    it.time = event.amount


def _left(table: Table, event: Event) -> None:
    """A card leaves for the zone the event names."""
    leave(table, event, event.to)


def _created(table: Table, event: Event) -> None:
    """A token, whose printed number is `amount`, comes to the board face up (NG-05); `extra` is what an
    Interceptor there takes from it."""
    it = table.add_piece(
        Thing(0, event.amount, event.seat, event.to, controller=event.seat, caught=event.extra)
    )
    event.piece, event.what = it.id, it.what
    table.own_board().come = it.id
    wake(table, it.id)


def _adventured(table: Table, event: Event) -> None:
    """Into exile with `amount` time markers (N-162)."""
    leave(table, event, place(table, table.pieces[event.piece].owner, EXILE))
    it = table.own(event.piece)
    it.time = event.amount
    it.away = True


def _used(table: Table, event: Event) -> None:
    """An activated ability was used this turn."""
    table.own(event.piece).used |= 1 << event.amount


def _told(table: Table, event: Event) -> None:
    """Nothing to write: the event tells."""


UNIT_PERFORMS: Final = {
    **KERNEL_PERFORMS,
    ENTERED: _entered,
    STEPPED: _stepped,
    REVEALED: _revealed,
    CONCEALED: _concealed,
    ENGAGED: _engaged,
    DISENGAGED: _disengaged,
    WOUNDED: _wounded,
    ABSORBED: _wounded,
    HEALED: _healed,
    POISONED: _poisoned,
    PURIFIED: _purified,
    CURSED: _told,
    DIED: _died,
    "fell": _fell,
    ADJUSTED: _adjusted,
    SKILLED: _skilled,
    ARMOURED: _armoured,
    AURA: _aura,
    ATTACKED: _attacked,
    GUARDED: _guarded,
    HALTED: _halted,
    CALLED_OFF: _called_off,
    RESOLVING: _resolving,
    ATTACK_OVER: _attack_over,
    DODGED: _dodged,
    EQUIPPED: _equipped,
    HOSTED: _told,
    LAID: _laid,
    UNVEILED: _unveiled,
    CONTROLLED: _controlled,
    QUEUED: _queued,
    EXILED: _left,
    RETURNED: _left,
    DISCARDED: _left,
    CREATED: _created,
    ADVENTURED: _adventured,
    USED: _used,
}
