"""Triggered abilities (603): hearing what happened, and waiting for the next priority."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from arbitre.kernel.door import happen
from arbitre.kernel.effects import walk
from arbitre.kernel.meaning import holds, play
from arbitre.kernel.pieces import Effect

from ... import language as n
from ...cards.index import NODES, targets
from ...meaning.filters import fits
from .. import changes as did
from ..changes.things import UNTIL_LEAVES
from ..continuous.abilities import AGAIN, STATES, at_work
from ..continuous.alone import COUNTING, counted_anew
from ..continuous.beginning import end
from ..continuous.coming import came_or_went
from ..continuous.index import scene_of, statics
from ..continuous.layers import derive
from ..continuous.standing import DEALT, NOT_STIRRED, QUIET, both, concerns, dealt, stir
from ..continuous.touching import DEAF, touches
from ..events import Happening
from ..first_look import may_be
from ..looking import LOOKING, take_looks
from ..model import BATTLEFIELD, EXILE, Play, StackItem, Table
from ..permissions import cannot
from ..teams import together
from ..verbs.zones import put_onto_battlefield
from .scenes import scene_for


def hear(table: Table, events: Sequence[Any], before: dict[str, tuple[Effect, ...]]) -> None:
    """Let triggers hear what happened together (603.2). Leaving the battlefield is heard by what was there
    just before (603.10a), everything else by what is there now."""
    if len(events) == 1:
        _hear_one(table, events[0], before)
        return
    hurt = False
    touched = False
    stirred = NOT_STIRRED
    given: list[int] = []
    moved = []
    for event in events:
        event.batch = table.count
        kind = event.kind
        if kind not in QUIET:
            stirred = both(stirred, concerns(table, kind, event.piece))
            if kind in DEALT:
                dealt(event, given)
            hurt = hurt or kind == did.DAMAGED
        if not touched and touches(table, event):
            touched = True
        if kind == did.MOVED:
            moved.append(event)
    if touched:
        if not (came_or_went(table, events) if moved else counted_anew(table, events)):
            table.current_stamp = -1
            derive(table)
    elif stirred != NOT_STIRRED:
        stir(table, stirred, given, hurt)
    if touched or stirred != NOT_STIRRED:
        did.unrest(table)  # whatever it was, state-based actions look before anybody gets priority (704.3)
    now = table.triggers
    if moved or any(event.kind in now for event in events):
        if before or now:
            _let_hear(table, [*events, *_echoes(table, events)], before)
        left = [event for event in moved if event.frm == BATTLEFIELD]
        if left:
            _come_back(table, left)
    if LOOKING in table.statics:
        take_looks(table, libraries=True)


def _hear_one(table: Table, event: Any, before: dict[str, tuple[Effect, ...]]) -> None:
    """The same for an event that happened by itself, as nearly all do."""
    event.batch = table.count
    kind = event.kind
    if kind in DEAF:
        if kind in table.triggers:
            _let_hear(table, (event,), before)
        return
    if touches(table, event):
        if not _written(table, event):
            table.current_stamp = -1
            derive(table)
        did.unrest(table)
    elif kind not in QUIET:
        given: list[int] = []
        if kind in DEALT:
            dealt(event, given)
        stir(table, concerns(table, kind, event.piece), given, kind == did.DAMAGED)
        did.unrest(table)
    moved = kind == did.MOVED
    if kind in table.triggers or (moved and (kind in before or event.counters or event.doors)):
        echoes = _echoes(table, (event,)) if moved or kind == did.STEP else []
        _let_hear(table, [event, *echoes], before)
    if moved and event.frm == BATTLEFIELD:
        _come_back(table, (event,))
    if LOOKING in table.statics:
        take_looks(table, libraries=True)


def _written(table: Table, event: Any) -> bool:
    """Write what an event changes into traits and indexes by itself; False if all must be computed anew."""
    if event.kind == did.MOVED:
        return came_or_went(table, (event,))
    return event.kind in COUNTING and counted_anew(table, (event,))


def _echoes(table: Table, events: Sequence[Any]) -> list[Happening]:
    """What is part of an event: counters something enters with are put on it (122.6), a door unlocks (709.5),
    a step that is shared begins for each of a team."""
    found = []
    for event in events:
        if event.kind == did.STEP:
            found += _steps_of_mates(table, event)
        if event.kind == did.MOVED and event.to == BATTLEFIELD:
            life = event.life + 1
            for kind, number in event.counters:
                found.append(
                    Happening(did.COUNTERS, event.seat, event.piece, amount=number, word=kind, life=life)
                )
            for door in (0, 1):
                if event.doors >> door & 1:
                    full = int(event.doors == 3)
                    found.append(
                        Happening(did.UNLOCKED, event.seat, event.piece, amount=door, extra=full, life=life)
                    )
    return found


def _steps_of_mates(table: Table, event: Happening) -> list[Happening]:
    """A step of a turn that a team shares is one of each of its players (805.4)."""
    return [
        Happening(did.STEP, seat, word=event.word, amount=event.amount)
        for seat in together(table, event.seat)
        if seat != event.seat
    ]


def _come_back(table: Table, left: Sequence[Any]) -> None:
    """What was exiled until one of these left the battlefield returns at once, all of it together if they
    left together (610.3a, 610.3d)."""
    pieces = table.pieces
    marked = [i for i in table.ids(EXILE) if UNTIL_LEAVES in pieces[i].marks]
    if marked:
        gone = {(event.piece, event.life): event for event in left}
        back = {i: gone[link] for i in marked if (link := pieces[i].linked) is not None and link in gone}
        if back:
            by = next(iter(back.values()))
            put_onto_battlefield(table, Play(by.seat, by.piece, life=by.life), back)


def _let_hear(table: Table, events: Sequence[Any], before: dict[str, tuple[Effect, ...]]) -> None:
    gathered: dict[tuple[int, str, int], tuple[Effect, list[Happening]]] = {}
    gone = _again_until_now(table, events)
    for event in events:
        back = event.kind == did.MOVED and event.frm == BATTLEFIELD
        for effect in (before if back else table.triggers).get(event.kind, ()):
            node = NODES.nodes[effect.ability]
            assert isinstance(node, n.Triggered)
            if may_be(node.when, event) and makes_trigger(table, effect, node, event):
                if node.one_or_more or node.when.together:
                    each = node.when.per_player or (
                        event.kind in (did.DAMAGED, did.ATTACKED) and not node.when.together
                    )
                    about = event.other if each else 0
                    key = (effect.id, effect.ability, about)
                    gathered.setdefault(key, (effect, []))[1].append(event)
                else:
                    _trigger(table, effect, node, event, (event,), gone if back else ())
    for effect, heard in gathered.values():
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.Triggered)
        back = heard[0].kind == did.MOVED and heard[0].frm == BATTLEFIELD
        _trigger(table, effect, node, heard[0], tuple(heard), gone if back else ())


def _again_until_now(table: Table, events: Sequence[Any]) -> list[Effect]:
    """Of the permanents that left just now, the abilities that make others trigger again: they still count
    for whatever looks back to the moment before (603.2d, 603.10a)."""
    found = []
    for event in events:
        if event.kind == did.MOVED and event.frm == BATTLEFIELD:
            last = table.pieces[event.piece].last
            if last is not None and last.life == event.life:
                found += [
                    Effect(-1, name, last.traits.controller, event.piece, event.life)
                    for key, name in at_work(last.traits.abilities, "battlefield").statics
                    if key == AGAIN
                ]
    return found


def makes_trigger(table: Table, effect: Effect, node: n.Triggered, event: Happening) -> bool:
    """Whether an event makes an ability trigger."""
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
    if node.word == n.Ward.word and cannot(table, "trigger_ward", effect.source):
        return False
    entry = (effect.source, effect.life, effect.ability)
    if node.once_per_turn and entry in table.board.used:
        return False
    done = _once_each_turn(effect.ability)
    if done and (effect.source, effect.life, done) in table.board.used:
        return False  # 603.2i
    return not (node.once and entry in table.board.spent)


@cache
def _once_each_turn(ability: str) -> str:
    """Of an ability that says "do this only once each turn", the word under which it is noted that it was
    done."""
    node = NODES.nodes[ability]
    assert isinstance(node, n.Triggered)
    return f"{NODES.name(node.do)}#" if isinstance(node.do, n.OnceEachTurn) else ""


def _trigger(
    table: Table,
    effect: Effect,
    node: n.Triggered,
    event: Happening,
    batch: tuple[Happening, ...],
    gone: Sequence[Effect],
) -> None:
    if node.once_per_turn or node.once:
        cause = "once" if node.once else ""
        happen(
            table,
            Happening(
                did.USED, effect.seat, effect.source, life=effect.life, word=effect.ability, cause=cause
            ),
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
        end(table, (effect,))  # a delayed trigger fires once (603.7b)
    times = _chapters(node, event) * times_triggered(table, effect, event, gone)
    if makes_mana(node, event):
        for _ in range(times):
            play(table, node.do, scene_for(table, item))  # 605.4a
        return
    did.wait(table, (item,) * times)


def _chapters(node: n.Triggered, event: Happening) -> int:
    """A sentence of several chapters is one ability for each (714.2d); all that are reached trigger."""
    if not isinstance(node.when, n.ChapterReached):
        return 1
    return sum(event.extra < chapter <= event.extra + event.amount for chapter in node.when.chapters)


_GIVES: Final[dict[str, bool]] = {}


def makes_mana(node: n.Triggered, event: Happening) -> bool:
    """A triggered mana ability: it hears mana being made, makes mana and has no target (605.1b)."""
    if event.kind != did.MANA:
        return False
    name = NODES.name(node.do)
    gives = _GIVES.get(name)
    if gives is None:
        adds = any(isinstance(part, n.AddMana | n.AddSameMana) for part in walk(node.do))
        gives = _GIVES[name] = adds and not targets(name)
    return gives


def times_triggered(
    table: Table, effect: Effect, event: Happening | None, gone: Sequence[Effect] = ()
) -> int:
    """How many times an ability triggers: once, and as many more as effects say (603.2d), also of a mana
    ability or on a state (no `event`); delayed triggers are of no object, and what triggers only once does so
    whatever an effect says. What has left counts as it last was (603.10a); `gone` are the effects that say so
    of permanents that left with it."""
    if effect.id >= 0 or not (gone or AGAIN in table.statics):
        return 1
    own = NODES.nodes[effect.ability]
    assert isinstance(own, n.Triggered)
    if own.once or own.once_per_turn:
        return 1
    times = 1
    before = ((NODES.nodes[each.ability], scene_of(table, each)) for each in gone)
    for node, scene in (*statics(table, AGAIN), *before):
        scene.event = event
        if not fits(table, node.who, effect.source, scene, effect.life):
            continue
        if node.when is None or (event is not None and holds(table, node.when, scene)):
            times += 1
    return times


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
            did.wait(table, (item,) * times_triggered(table, effect, None))
            found = True
    return found
