"""What a seat that has the word may play now: made fast, and held by a test against the checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel.pieces import Option, Refusal

from .. import language as n
from ..cards.index import (
    BURIED,
    CARDS,
    COMBAT_POWERS,
    COST,
    EMPOWERING,
    GOLEM,
    KINDS,
    MIRACLE,
    NODES,
    POWERFUL,
    PURGATORY_POWERS,
    REACHING,
    SACRIFICES,
    STEALTH,
    TYPE,
    WORD_POWERS,
)
from .actions import (
    SECRET_PRICE,
    main_time,
    may_attack,
    may_hide,
    may_miracle,
    may_pay_for,
    may_play,
    may_unveil,
    quick_way,
)
from .changes import IN_PLAY, LINES
from .fate import equip_hosts
from .figures import at_work, keywords
from .model import HAND, LIMBO, PER_SEAT, PLAYED, PURGATORY, SECRET, Table
from .powers import may_invoke, may_rise, may_sacrifice, may_use, useful, victims

CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "play": may_play,
    "miracle": may_miracle,
    "hide": may_hide,
    "unveil": may_unveil,
    "use": may_use,
    "sacrifice": may_sacrifice,
    "rise": may_rise,
    "invoke": may_invoke,
    "assault": may_attack,
}
"""For each verb, why it fails."""

INSTANT: Final = tuple(
    TYPE[w] == GOLEM or bool(KINDS[w] & {n.Tempest, n.Tornado, n.Gust}) for w in range(len(CARDS))
)
"""For each card: whether it may ever be played outside one's own Divine Word (printed)."""
QUICK: Final = tuple(INSTANT[w] or TYPE[w] == MIRACLE for w in range(len(CARDS)))
"""The same, with those that are Miracles."""


def offers(table: Table, seat: int) -> list[Option]:
    """Everything a seat that has the word may play now, without the word that passes it."""
    found: list[Option] = []
    pieces, zones, board = table.pieces, table.zones, table.board
    home = seat * PER_SEAT
    main = main_time(table, seat)
    energy = table.seats[seat].energy
    dear = n.CostChange.key in table.statics
    reached = at_work(table, REACHING)
    seen: set[int] = set()
    for zone in (home + HAND, home + LIMBO):
        for i in zones[zone].ids:
            what = pieces[i].what
            if not (main or reached or QUICK[what]):
                continue
            if what in seen and zone == home + HAND:
                continue  # twins offer the same
            seen.add(what)
            if TYPE[what] == MIRACLE:
                if may_miracle(table, seat, i) is None:
                    found.append(("miracle", i))
            elif (main or reached or INSTANT[what]) and (dear or _within(what, energy)):
                if zone == home + LIMBO and n.Phoenix in KINDS[what]:
                    way = 0  # F-236
                else:
                    way = PLAYED if main else quick_way(table, seat, i)
                if way and may_pay_for(table, seat, i, way) is None:
                    found.append(("play", i))
            if main and STEALTH[what] >= 0 and energy >= SECRET_PRICE:
                found.append(("hide", i))
            if (
                main
                and zone == home + LIMBO
                and n.Phoenix in KINDS[what]
                and may_rise(table, seat, i) is None
            ):
                found.append(("rise", i))
    if not board.attack:
        found += [("unveil", i) for i in zones[home + SECRET].ids if may_unveil(table, seat, i) is None]
    _offer_powers(table, seat, main, found)
    if main and may_attack(table, seat) is None:
        found.append(("assault",))
    return found


def _within(what: int, energy: int) -> bool:
    """Whether the printed cost is not above the energy (a Golem's lightning may be cheaper)."""
    cost = COST[what]
    return TYPE[what] == GOLEM or (cost is not None and cost <= energy)


def _offer_powers(table: Table, seat: int, main: bool, found: list[Option]) -> None:
    pieces, zones, board = table.pieces, table.zones, table.board
    home = seat * PER_SEAT
    gained = at_work(table, EMPOWERING)
    fighting, settled = bool(board.attack), not board.stack
    if not (main or fighting or settled or gained):
        return
    for which in IN_PLAY:
        for i in zones[home + which].ids:
            it = pieces[i]
            what = it.what
            if not (gained or POWERFUL[what]) or it.hidden:
                continue
            names = WORD_POWERS[what] if main else COMBAT_POWERS[what] if fighting else ()
            sacrifices = SACRIFICES[what] if settled else ()
            if gained and which in LINES:
                names, sacrifices = _all_powers(table, i, names, sacrifices, main)
            if main:
                found += [("use", i, name) for name in names if useful(table, seat, i, name)]
            else:
                found += [("use", i, name) for name in names if may_use(table, seat, i, name) is None]
            for name in sacrifices:
                found += [
                    ("sacrifice", i, name, victim)
                    for victim in victims(table, seat)
                    if may_sacrifice(table, seat, i, name, victim) is None
                ]
    if main:
        for i in zones[home + PURGATORY].ids:
            what = pieces[i].what
            if not BURIED[what]:
                continue
            for name in PURGATORY_POWERS[what]:
                if useful(table, seat, i, name):
                    found.append(("use", i, name))
            if n.Invocation in KINDS[what]:
                found += [
                    ("invoke", i, victim)
                    for victim in equip_hosts(table, seat)
                    if may_invoke(table, seat, i, victim) is None
                ]


def _all_powers(
    table: Table, piece: int, names: tuple[str, ...], sacrifices: tuple[str, ...], main: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The abilities of a card with those it gained."""
    for keyword in keywords(table, piece):
        if (isinstance(keyword, n.DivineWord) and main) or (
            isinstance(keyword, n.CombatPhase) and table.board.attack
        ):
            names = (*names, NODES.name(keyword))
        elif isinstance(keyword, n.Sacrifice) and not table.board.stack:
            sacrifices = (*sacrifices, NODES.name(keyword))
    return tuple(dict.fromkeys(names)), tuple(dict.fromkeys(sacrifices))
