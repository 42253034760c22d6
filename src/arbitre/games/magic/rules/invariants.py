"""What holds at every decision of any game of Magic.

Zones, things and the stack are looked at whenever somebody asks. To compute all traits anew, twice, is dear:
it is done for every position whose last event has a number that `LAYERS_EVERY` divides.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.soundness import places

from .continuous.layers import derive
from .model import BATTLEFIELD, EXILE, SHARED, STACK, Table
from .refs import is_piece, role
from .teams import shares_life

LAYERS_EVERY: Final = 8


def invariants(table: Table) -> list[str]:
    """What is broken in this position; nothing in a sound one."""
    wrong = _zones(table) + _things(table) + _stack(table) + _lives(table)
    return wrong + _layers(table) if table.count % LAYERS_EVERY == 0 else wrong


def _zones(table: Table) -> list[str]:
    """Every thing is in exactly one zone, cards of a player's zones are his own (400.3)."""
    return places(table, "thing") + [
        f"thing {piece} lies in a zone of player {zone.owner}, who does not own it"
        for zone in table.zones[SHARED:]
        for piece in zone.ids
        if table.pieces[piece].owner != zone.owner
    ]


def _things(table: Table) -> list[str]:
    wrong = []
    settled = not table.board.restless  # else state-based actions have still to put Auras away (704.5m)
    for number, it in enumerate(table.pieces):
        zone, host, counters = it.zone, it.host, it.counters
        if zone != BATTLEFIELD:
            counted = counters and zone != EXILE  # a suspended card has time counters (702.62)
            if it.damage or it.tapped or counted or host >= 0:
                wrong.append(f"thing {number} in {role(zone)} remembers the battlefield")
            if zone != STACK and it.facing:
                wrong.append(f"thing {number} in {role(zone)} is face down as a permanent")
        if counters and any(count <= 0 for _, count in counters):
            wrong.append(f"thing {number} has no counters of a kind it lists")
        if settled and host >= 0 and is_piece(host) and table.pieces[host].zone != BATTLEFIELD:
            wrong.append(f"thing {number} is attached to thing {it.host}, which is not on the battlefield")
    return wrong


def _lives(table: Table) -> list[str]:
    """Those who share a life total have the same (810.9)."""
    if not shares_life(table):
        return []
    totals = {(player.team, player.life) for player in table.seats}
    teams = [team for team, _ in totals]
    return [
        f"team {team} shares its life, and it is not the same" for team in set(teams) if teams.count(team) > 1
    ]


UNDER_WAY = 2
"""Spells that may lie on the stack without being items of it: the one being cast (601.2a), and the one that
is resolving and lets it be cast (608.2)."""


def _stack(table: Table) -> list[str]:
    """Spells lie on the stack zone when they are items (405.1), or while they are cast or resolve."""
    spells = [item.source for item in table.board.stack if item.kind == "spell"]
    lying = table.ids(STACK)
    under_way = [piece for piece in lying if piece not in spells]
    leaving = [piece for piece in spells if piece not in lying]  # its item goes right after it
    if len(set(spells)) != len(spells) or len(under_way) > UNDER_WAY or len(leaving) > 1:
        return [f"spells {spells} are items, {lying} lie on the stack"]
    return []


def _layers(table: Table) -> list[str]:
    """Computing traits twice gives the same. The kept ones are put back: inside a batch they are those of
    the moment before, which triggers still look at."""
    kept = (table.current, table.current_stamp, table.triggers, table.guards, table.statics, table.standing)
    table.current_stamp = -1
    derive(table)
    before = table.current
    table.current_stamp = -1
    derive(table)
    wrong = [
        f"thing {i} has other traits when computed again"
        for i, t in before.items()
        if table.current.get(i) != t
    ]
    table.current, table.current_stamp, table.triggers, table.guards, table.statics, table.standing = kept
    return wrong


def stale(table: Table) -> list[str]:
    """What is kept of the traits, and of what is at work, and no longer true: nothing, whenever somebody
    decides."""
    if table.current_stamp < 0:
        return []
    kept = table.current
    indexes = (table.triggers, table.guards, table.statics)
    table.current_stamp = -1
    derive(table)
    there = table.zones[BATTLEFIELD].ids
    known = [i for i in kept if table.pieces[i].zone == BATTLEFIELD]
    wrong = [] if known == there else ["permanents are remembered in another order"]
    wrong += [f"thing {i} is remembered wrongly" for i, t in kept.items() if table.current.get(i) != t]
    wrong += [f"thing {i} is not remembered" for i in table.current if i not in kept]
    for was, now in zip(indexes, (table.triggers, table.guards, table.statics), strict=True):
        wrong += [f"'{k}' is remembered wrongly" for k in {*was, *now} if was.get(k) != now.get(k)]
    return wrong
