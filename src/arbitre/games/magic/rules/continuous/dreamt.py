"""What a dream leaves as it is: traits and indexes, where only cards that nothing looks at are dealt anew."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import NOBODY, Twist

from ..model import HAND, LIBRARY, PER_SEAT, SHARED, Table
from .abilities import ELSEWHERE
from .layers import granted
from .standing import EVERYBODY, stir
from .touching import READS, SENSITIVE_TO_ALL

UNSEEN: Final = (HAND, LIBRARY)


def dreamt(table: Table, dream: Twist) -> None:
    """Hands and libraries are others than before: that changes no trait and nothing at work, unless effects
    look there or a card works from there. `invariants.stale` computes all of it anew and compares."""
    if table.current_stamp < 0:
        return
    if granted(table) or SENSITIVE_TO_ALL in table.statics or not _unread(table, dream):
        table.current_stamp = -1
    else:
        stir(table, EVERYBODY, [EVERYBODY])


def _unread(table: Table, dream: Twist) -> bool:
    statics, there, pieces = table.statics, ELSEWHERE["hand"], table.pieces
    last = NOBODY
    hand = False
    for dealt in dream.deal:
        zone = pieces[dealt.number].zone
        if zone != last:  # many of one zone follow each other
            if zone < SHARED or (zone - SHARED) % PER_SEAT not in UNSEEN or READS[zone] in statics:
                return False
            last, hand = zone, (zone - SHARED) % PER_SEAT == HAND
        if hand and (dealt.was.what in there or dealt.dreamt.what in there):
            return False
    return True
