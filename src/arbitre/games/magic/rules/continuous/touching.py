"""Which events can change traits or what is at work."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Event

from .. import changes as did
from ..model import BATTLEFIELD, PER_SEAT, SHARED, Table
from ..refs import role
from .abilities import ELSEWHERE, SPELL_TRAITS
from .index import FORCES, SENSITIVE
from .reads import EVERYTHING, OF_CREATURES, ZONE

TOUCHING: Final = frozenset(
    (
        did.COUNTERS,
        did.UNCOUNTERED,
        did.ATTACHED,
        did.TURNED,
        did.UNLOCKED,
        did.LOCKED,
        did.TRANSFORMED,
        did.COPIED,
        did.MARKED,
        did.CHOSE,
        did.MINGLED,
        did.LEFT_GAME,
        did.SET_IN_MOTION,
    )
)
"""The kinds of event that can change traits or what is at work, whatever is in force. Effects that last are
written before it is told that they began or ended, and make everything be computed anew by themselves."""

SENSITIVE_TO_ALL: Final = SENSITIVE + EVERYTHING
TAPPED_CREATURES: Final = SENSITIVE + OF_CREATURES
TAPPING: Final = frozenset((did.TAPPED, did.UNTAPPED))
READS: Final = tuple(f"{SENSITIVE}{ZONE}{role(number)}" for number in range(SHARED + 6 * PER_SEAT))
"""For each zone, the key that says an effect in force reads what lies there."""
DEAF: Final = frozenset((did.PASSED, did.SPENT, did.EMPTIED))


_READING: Final[dict[str, str]] = {}


def _reading(kind: str) -> str:
    """The key that says an effect in force reads what events of a kind change."""
    found = _READING.get(kind)
    if found is None:
        found = _READING[kind] = SENSITIVE + kind
    return found


def touches(table: Table, event: Event) -> bool:
    """Whether an event can change traits or what is at work."""
    kind = event.kind
    if kind in TOUCHING:
        return True
    if kind in DEAF:
        return False
    statics = table.statics
    if FORCES in statics and (_reading(kind) in statics or SENSITIVE_TO_ALL in statics):
        return True
    if kind in TAPPING:
        traits = table.current.get(event.piece)
        return TAPPED_CREATURES in statics and (traits is None or "creature" in traits.types)
    if kind == did.SHUFFLED:
        return _reads_within(table, event.to)
    if kind not in (did.MOVED, did.DREW):
        return False
    if BATTLEFIELD in (event.frm, event.to):
        return True
    if READS[event.frm] in statics or READS[event.to] in statics:
        return True
    what = event.what
    return what in ELSEWHERE.get(role(event.frm), ()) or what in ELSEWHERE.get(role(event.to), ())


def _reads_within(table: Table, zone: int) -> bool:
    """Whether it can matter which of the cards of a zone is which."""
    if READS[zone] in table.statics or ELSEWHERE.get(role(zone)):
        return True
    return len(table.current) > len(table.zones[BATTLEFIELD].ids)  # effects reach cards elsewhere


def matters_there(table: Table, zone: int, what: int) -> bool:
    """Whether anything would be something else if a card lay in this zone no longer, but on the stack."""
    statics = table.statics
    if READS[zone] in statics or SENSITIVE_TO_ALL in statics or SENSITIVE + did.MOVED in statics:
        return True
    if SPELL_TRAITS in statics:
        return True
    return what in ELSEWHERE.get(role(zone), ())
