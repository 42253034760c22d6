"""Triggered abilities (603): hearing what happened, and waiting for the next priority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arbitre.kernel.door import happen
from arbitre.kernel.effects import walk
from arbitre.kernel.meaning import holds, play
from arbitre.kernel.pieces import Effect, Event

from ... import language as n
from ...cards.index import NODES, targets
from ...meaning.filters import fits
from .. import changes as did
from .. import events as e
from ..changes.effects import end_effects
from ..changes.things import UNTIL_LEAVES
from ..continuous.abilities import AGAIN, ELSEWHERE, STATES
from ..continuous.index import FORCES, SENSITIVE, scene_of, statics
from ..continuous.layers import derive
from ..continuous.reads import EVERYTHING, OF_CREATURES, ZONE
from ..continuous.standing import QUIET, concerns, stir
from ..events import Happening
from ..model import BATTLEFIELD, EXILE, PER_SEAT, SHARED, Play, StackItem, Table
from ..permissions import cannot
from ..refs import role
from ..verbs.zones import put_onto_battlefield
from .scenes import scene_for

TOUCHING: Final = frozenset(
    (
        e.COUNTERS,
        e.UNCOUNTERED,
        e.CONTROLLED,
        e.ATTACHED,
        e.TURNED,
        e.UNLOCKED,
        e.LOCKED,
        e.TRANSFORMED,
        e.COPIED,
        e.MARKED,
        e.CHOSE,
        e.BEGAN,
        e.ENDED,
        e.SHUFFLED,
        e.LEFT_GAME,
    )
)
"""The kinds of event that can change traits or what is at work, whatever is in force."""

UNEASY: Final = frozenset((e.MOVED, e.DAMAGED, e.LOST, e.DREW, e.LOSES, e.REMOVED_FROM_COMBAT))
"""Those after which state-based actions must look, besides those that touch traits."""

SENSITIVE_TO_ALL: Final = SENSITIVE + EVERYTHING
TAPPED_CREATURES: Final = SENSITIVE + OF_CREATURES
TAPPING: Final = frozenset((e.TAPPED, e.UNTAPPED))
READS: Final = tuple(f"{SENSITIVE}{ZONE}{role(number)}" for number in range(SHARED + 6 * PER_SEAT))
"""For each zone, the key that says an effect in force reads what lies there."""
WARD: Final = n.Ward.word
DEAF: Final = frozenset((e.PASSED, e.SPENT, e.EMPTIED))


def touches(table: Table, event: Event) -> bool:
    """Whether an event can change traits or what is at work."""
    kind = event.kind
    if kind in TOUCHING:
        return True
    if kind in DEAF:
        return False
    statics = table.statics
    if FORCES in statics and (SENSITIVE + kind in statics or SENSITIVE_TO_ALL in statics):
        return True
    if kind in TAPPING:
        traits = table.current.get(event.piece)
        return TAPPED_CREATURES in statics and (traits is None or "creature" in traits.types)
    if kind not in (e.MOVED, e.DREW):
        return False
    if BATTLEFIELD in (event.frm, event.to):
        return True
    if READS[event.frm] in statics or READS[event.to] in statics:
        return True
    what = event.what
    return what in ELSEWHERE.get(role(event.frm), ()) or what in ELSEWHERE.get(role(event.to), ())


def hear(table: Table, events: Sequence[Any], before: dict[str, tuple[Effect, ...]]) -> None:
    """Let triggers hear what happened together (603.2). Leaving the battlefield is heard by what was there
    just before (603.10a), everything else by what is there now."""
    if len(events) == 1 and events[0].kind in DEAF and events[0].kind not in table.triggers:
        events[0].batch = table.count
        return  # nothing but a player passing or mana going: as most of the time
    touched = False
    uneasy = False
    stirred: set[int] = set()
    moved = []
    for event in events:
        event.batch = table.count
        kind = event.kind
        if kind not in QUIET:
            stirred.add(concerns(table, kind, event.piece))
        if not touched and touches(table, event):
            touched = True
        if kind in UNEASY:
            uneasy = True
            if kind == e.MOVED:
                moved.append(event)
    if touched:
        table.current_stamp = -1
        derive(table)
    elif stirred:
        stir(table, stirred)
    if touched or uneasy:
        did.unrest(table)
    now = table.triggers
    if moved or any(event.kind in now for event in events):
        if before or now:
            _let_hear(table, [*events, *_echoes(table, events)], before)
        for event in moved:
            if event.frm == BATTLEFIELD:
                _come_back(table, event)


def _echoes(table: Table, events: Sequence[Any]) -> list[Happening]:
    """What is part of an arrival: counters it enters with are put on it (122.6), a door unlocks (709.5)."""
    found = []
    for event in events:
        if event.kind == e.MOVED and event.to == BATTLEFIELD:
            life = event.life + 1
            for kind, number in event.counters:
                found.append(
                    Happening(e.COUNTERS, event.seat, event.piece, amount=number, word=kind, life=life)
                )
            for door in (0, 1):
                if event.doors >> door & 1:
                    full = int(event.doors == 3)
                    found.append(
                        Happening(e.UNLOCKED, event.seat, event.piece, amount=door, extra=full, life=life)
                    )
    return found


def _come_back(table: Table, event: Happening) -> None:
    """What was exiled until this left the battlefield returns at once (610.3a)."""
    back = [
        i
        for i in table.ids(EXILE)
        if table.pieces[i].linked == (event.piece, event.life) and UNTIL_LEAVES in table.pieces[i].marks
    ]
    if back:
        put_onto_battlefield(table, Play(event.seat, event.piece, life=event.life), back)


def _let_hear(table: Table, events: Sequence[Any], before: dict[str, tuple[Effect, ...]]) -> None:
    gathered: dict[tuple[int, str, int], tuple[Effect, list[Happening]]] = {}
    for event in events:
        back = event.kind == e.MOVED and event.frm == BATTLEFIELD
        for effect in (before if back else table.triggers).get(event.kind, ()):
            node = NODES.nodes[effect.ability]
            assert isinstance(node, n.Triggered)
            if _heard(table, effect, node, event):
                if node.one_or_more or node.when.together:
                    each = event.kind in (e.DAMAGED, e.ATTACKED) and not node.when.together
                    about = event.other if each else 0
                    key = (effect.id, effect.ability, about)
                    gathered.setdefault(key, (effect, []))[1].append(event)
                else:
                    _trigger(table, effect, node, event, (event,))
    for effect, heard in gathered.values():
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Triggered)
        _trigger(table, effect, node, heard[0], tuple(heard))


def _heard(table: Table, effect: Effect, node: n.Triggered, event: Happening) -> bool:
    if table.seats[effect.seat].out:
        return False
    scene = scene_of(table, effect)
    scene.event = event
    if not effect.targets:
        scene.it = (event.piece,)
    if not holds(table, node.when, scene):
        return False
    if node.if_ is not None and not holds(table, node.if_, scene):
        return False  # 603.4
    if node.word == WARD and cannot(table, "trigger_ward", effect.source):
        return False
    entry = (effect.source, effect.life, effect.ability)
    if node.once_per_turn and entry in table.board.used:
        return False
    return not (node.once and entry in table.board.spent)


def _trigger(
    table: Table, effect: Effect, node: n.Triggered, event: Happening, batch: tuple[Happening, ...]
) -> None:
    if node.once_per_turn or node.once:
        cause = "once" if node.once else ""
        happen(
            table,
            Happening(e.USED, effect.seat, effect.source, life=effect.life, word=effect.ability, cause=cause),
        )
    name = NODES.name(node.do)
    item = StackItem(
        0,
        name,
        effect.seat,
        effect.source,
        effect.life,
        event,
        ability=effect.ability,
        batch=batch,
        that=effect.targets,
        x=effect.amount,
    )
    if effect.id >= 0 and effect.until.endswith("!"):
        end_effects(table, (effect,))  # a delayed trigger fires once (603.7b)
    if _makes_mana(node, event):
        play(table, node.do, scene_for(table, item))  # 605.4a
        return
    did.wait(table, (item,) * (_chapters(node, event) * (1 + _again(table, effect, event))))


def _chapters(node: n.Triggered, event: Happening) -> int:
    """A sentence of several chapters is one ability for each (714.2d); all that are reached trigger."""
    if not isinstance(node.when, n.ChapterReached):
        return 1
    return sum(event.extra < chapter <= event.extra + event.amount for chapter in node.when.chapters)


def _makes_mana(node: n.Triggered, event: Happening) -> bool:
    """A triggered mana ability: it hears mana being made, makes mana and has no target (605.1b)."""
    if event.kind != e.MANA:
        return False
    return any(isinstance(part, n.AddMana) for part in walk(node.do)) and not targets(NODES.name(node.do))


def _again(table: Table, effect: Effect, event: Happening) -> int:
    """How many additional times an ability triggers (603.2d); delayed triggers are of no object, and what
    triggers only once does so whatever an effect says. What has left counts as it last was (603.10a)."""
    if AGAIN not in table.statics or effect.id >= 0:
        return 0
    own = NODES.nodes[effect.ability]
    assert isinstance(own, n.Triggered)
    if own.once or own.once_per_turn:
        return 0
    more = 0
    for node, scene in statics(table, AGAIN):
        scene.event = event
        if fits(table, node.who, effect.source, scene, effect.life) and holds(table, node.when, scene):
            more += 1
    return more


def notice_states(table: Table) -> bool:
    """Abilities that trigger on a state do so when it is so, but not again while one of them waits or is on
    the stack (603.8); whether any did."""
    derive(table)
    found = False
    for effect in table.statics.get(STATES, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Triggered)
        key = (effect.ability, effect.source, effect.life)
        items = (*table.board.stack, *table.board.waiting)
        if table.seats[effect.seat].out or any((i.ability, i.source, i.life) == key for i in items):
            continue
        if holds(table, node.when, scene_of(table, effect)):
            name = NODES.name(node.do)
            item = StackItem(0, name, effect.seat, effect.source, effect.life, ability=effect.ability)
            did.wait(table, (item,))
            found = True
    return found
