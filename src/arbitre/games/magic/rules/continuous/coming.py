"""Permanents that come and go without anything else becoming something else.

Most things that enter or leave change no other object: then the traits of all others and what they have at
work stay as they are, and only what came or went is written, and what looks at where it came from or went to.
Where that is not certain everything is computed anew (`layers`). `invariants.stale` holds both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arbitre.kernel.pieces import NOBODY, Effect

from ...cards.index import NODES
from ...meaning.filters import fits
from .. import changes as did
from ..model import BATTLEFIELD, Table
from ..refs import role
from .abilities import ELSEWHERE, at_work
from .alone import renew
from .index import CHOOSY, FORCES, SENSITIVE, TANGLED, WIDE, Index, add, scene_of, with_forces
from .layer_work import layer_work
from .printed import STARS, base_traits
from .reads import about_itself, events_read, minds_others
from .standing import DEALT, dealt, left
from .standing import came as arrived
from .touching import READS, SENSITIVE_TO_ALL, touches

MOVES: Final = SENSITIVE + did.MOVED


def came_or_went(table: Table, events: Sequence[Any]) -> bool:
    """Write what came and went into traits and indexes, if that is all these events change; else False."""
    statics = table.statics
    if table.current_stamp < 0 or WIDE in statics or SENSITIVE_TO_ALL in statics or MOVES in statics:
        return False
    came: list[int] = []
    went: list[int] = []
    readers: list[int] = []
    for event in events:
        kind = event.kind
        if kind != did.MOVED:
            if kind == did.DAMAGED or touches(table, event):
                return False
        elif not _leaves_all_else(table, event, readers):
            return False
        elif event.to == BATTLEFIELD:
            came.append(event.piece)
        elif event.frm == BATTLEFIELD:
            went.append(event.piece)
    kept = table.current
    current = dict(kept)
    for piece in went:
        traits = current.pop(piece, None)
        if traits is None:
            return False
    if list(current) + came != table.zones[BATTLEFIELD].ids:
        return False  # effects reach cards elsewhere, or something came and went at once
    renewing: list[int] = []
    for piece in came:
        current[piece] = base_traits(table, piece)
        if not _plain(table, piece):
            renewing.append(piece)
    for piece in readers:
        if piece in current and piece not in renewing:
            renewing.append(piece)
    forces = _forces(table, came, went)
    if forces is None:
        return False
    table.current = current
    if forces is not statics.get(FORCES, ()):
        table.statics = with_forces(statics, forces)
    if renewing and not renew(table, renewing):
        table.current, table.statics = kept, statics
        return False
    given: list[int] = []
    for event in events:
        if event.kind in DEALT:
            dealt(event, given)
    if went:
        left(table, went, kept, given)
        _unlist(table, went)
    if came or not went:
        arrived(table, came, given)
    for piece in came:
        _list(table, piece)
    return True


def _leaves_all_else(table: Table, event: Any, readers: list[int]) -> bool:
    """Whether no effect looks at the zones between which something moves, but for those about one of these
    `readers` alone, and it has nothing at work outside the battlefield."""
    frm, to, what, statics = event.frm, event.to, event.what, table.statics
    if READS[frm] in statics or READS[to] in statics:
        zones = (READS[frm][len(SENSITIVE) :], READS[to][len(SENSITIVE) :])
        for effect in statics[FORCES]:
            read = events_read(effect.ability)
            if zones[0] in read or zones[1] in read:
                if not about_itself(effect.ability):
                    return False
                readers.append(effect.source)
    return what not in ELSEWHERE.get(role(frm), ()) and what not in ELSEWHERE.get(role(to), ())


def _forces(table: Table, came: list[int], went: list[int]) -> tuple[Effect, ...] | None:
    """The continuous effects there are after that; nothing if one of them that begins or ends is about other
    objects than its own."""
    known = table.statics.get(FORCES, ())
    beginning: list[Effect] = []
    for piece in came:
        it = table.pieces[piece]
        if it.host != NOBODY:
            return None
        for name in at_work(base_traits(table, piece).abilities, "battlefield").layered:
            if not about_itself(name) or minds_others(name) or layer_work(name, NODES.nodes[name]).tangling:
                return None
            beginning.append(Effect(0, name, it.controller, piece, it.life))
    ending = [effect for effect in known if not effect.until and effect.source in went]
    if not beginning and not ending:
        return known
    if TANGLED in table.statics or not all(about_itself(effect.ability) for effect in ending):
        return None
    left = [effect for effect in known if effect not in ending]
    at = 0
    while at < len(left) and not left[at].until and table.pieces[left[at].source].zone == BATTLEFIELD:
        at += 1
    return (*left[:at], *beginning, *left[at:])


def _plain(table: Table, piece: int) -> bool:
    """Whether what came is as printed, changes nothing by itself, and no effect applies to it."""
    it = table.pieces[piece]
    if it.counters or it.copies or it.host != NOBODY or (it.what >= 0 and STARS[it.what]):
        return False
    if at_work(base_traits(table, piece).abilities, "battlefield").layered:
        return False
    if any(piece in effect.targets for effect in table.effects):
        return False  # what it was made to be as it entered
    for effect in table.statics.get(CHOOSY, ()):
        if fits(table, NODES.nodes[effect.ability].who, piece, scene_of(table, effect)):  # type: ignore[attr-defined]
            return False
    return True


def _unlist(table: Table, pieces: list[int]) -> None:
    """Take what permanents had at work out of the indexes."""
    table.triggers = _without(table.triggers, pieces)
    table.guards = _without(table.guards, pieces)
    table.statics = _without(table.statics, pieces)


def _without(shelf: Index, pieces: list[int]) -> Index:
    kept = {}
    for kind, effects in shelf.items():
        if any(effect.id < 0 and effect.source in pieces for effect in effects):
            effects = tuple([effect for effect in effects if effect.id >= 0 or effect.source not in pieces])
        if effects:
            kept[kind] = effects
    return kept


def _list(table: Table, piece: int) -> None:
    """Add what a permanent has at work to the indexes."""
    traits = table.current[piece]
    work = at_work(traits.abilities, "battlefield")
    if work.heard:
        triggers: Index = {}
        guards: Index = {}
        statics: Index = {}
        add(work, piece, traits.controller, table.pieces[piece].life, triggers, guards, statics)
        table.triggers = _with(table, table.triggers, triggers)
        table.guards = _with(table, table.guards, guards)
        table.statics = _with(table, table.statics, statics)


def _with(table: Table, shelf: Index, new: Index) -> Index:
    """What lies on the battlefield comes first, in the order it came; then the rest."""
    if not new:
        return shelf
    whole = dict(shelf)
    for kind, effects in new.items():
        known = whole.get(kind, ())
        at = 0
        while at < len(known) and known[at].id < 0 and table.pieces[known[at].source].zone == BATTLEFIELD:
            at += 1
        whole[kind] = (*known[:at], *effects, *known[at:])
    return whole
