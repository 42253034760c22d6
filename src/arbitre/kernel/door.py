"""The one door: every change of the state is an event that passes here.

An event is offered to guards (replacements), performed by the one function that knows how, recorded, and
heard by triggers. Guards, triggers and statics are indexed by kind, never found by scanning the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, NoReturn

from . import ask
from .chance import shuffle
from .effects import Ability, Guard, Lasting, Scene, Static, Trigger
from .meaning import holds, means, play
from .pieces import EVERYBODY, NOBODY, Effect, Event, Over, Piece, Result, Stalled, Triggered
from .state import AnyState

MOVED: Final = "moved"
TUCKED: Final = "tucked"
POURED: Final = "poured"
SHUFFLED: Final = "shuffled"
BEGAN: Final = "began"
ENDED: Final = "ended"


def happen(state: AnyState, event: Event) -> bool:
    """Let an event happen. False if a guard called it off."""
    kind = event.kind
    if state.derives:
        if state.current_stamp < 0:
            state.rules.derive(state)
        if not state.guarded(state, event):
            return False
        if state.count >= state.limit:
            raise Stalled(f"a step made more than {state.rules.step_budget} events; the last was '{kind}'")
        earlier = state.triggers
        _perform(state, event)
        if state.result is not None:
            raise Over
        state.hear(state, (event,), earlier)
        return True
    if state.count >= state.limit:
        raise Stalled(f"a step made more than {state.rules.step_budget} events; the last was '{kind}'")
    if state.guards and kind in state.guards and not _guarded(state, event):
        return False
    before = state.triggers
    _perform(state, event)
    if state.result is not None:
        raise Over
    if before or state.triggers:
        _heard(state, event, before.get(kind, ()), state.triggers.get(kind, ()))
    return True


def happen_together(state: AnyState, events: Sequence[Event]) -> list[Event]:
    """Let events happen at the same time: guards are offered each, then all are performed, then triggers hear
    all of them against the moment before and the moment after. Gives those that were not called off."""
    rules = state.rules
    if rules.derives:
        rules.derive(state)
        kept = [event for event in events if rules.guarded(state, event)]
    else:
        kept = [event for event in events if event.kind not in state.guards or _guarded(state, event)]
    if not kept:
        return kept
    if state.count + len(kept) > state.limit:
        raise Stalled(f"a step made more than {rules.step_budget} events; the last was '{kept[-1].kind}'")
    before = state.triggers
    for event in kept:
        _perform(state, event)
    if state.result is not None:
        raise Over
    if rules.derives:
        rules.hear(state, kept, before)
    elif before or state.triggers:
        for event in kept:
            _heard(state, event, before.get(event.kind, ()), state.triggers.get(event.kind, ()))
    return kept


def _perform(state: AnyState, event: Event) -> None:
    """Write the event into the state and record it, with who could see its piece before or after."""
    number = event.piece
    if number < 0:
        state.rules.performs[event.kind](state, event)
    else:
        piece = state.pieces[number]
        event.what = piece.what
        seen = _seers(state, piece)
        state.rules.performs[event.kind](state, event)
        if seen != EVERYBODY:
            event.seen = seen | _seers(state, state.pieces[number])
    if event.group:
        # What is told of a group everybody is told: a face-down piece in it stays unknown.
        group = [state.pieces[i] for i in event.group]
        event.whats = tuple([NOBODY if piece.hidden else piece.what for piece in group])
    state.recent.append(event)
    state.count += 1


def _seers(state: AnyState, piece: Piece) -> int:
    """The seats that may know this piece, as a mask."""
    if piece.hidden or piece.zone < 0:
        return piece.known
    return piece.known | state.zones[piece.zone].sight


def _guarded(state: AnyState, event: Event) -> bool:
    """Offer the event to each guard at most once; the affected seat orders them if several apply."""
    used: set[int] = set()
    register = state.rules.register
    while True:
        offers: dict[int, tuple[Effect, Guard, Scene]] = {}
        for effect in state.guards.get(event.kind, ()):
            guard = register.ability(effect.ability)
            assert isinstance(guard, Guard)
            scene = _scene(effect, event)
            if effect.id not in used and holds(state, guard.when, scene):
                offers[effect.id] = (effect, guard, scene)
        if not offers:
            return True
        names = [("guard", e.source, e.ability, e.id) for e, _, _ in offers.values()]
        affected = state.rules.affected(state, event)
        say = ("order_guards", event.kind)
        chosen = ask.pick_one(state, affected, lambda: names, say, event.piece)[3]
        used.add(chosen)
        effect, guard, scene = offers[chosen]
        if guard.may and not ask.yes(state, effect.seat, ("may", effect.ability), piece=effect.source):
            continue
        play(state, guard.by, scene)
        if scene.called_off:
            return False


def _heard(state: AnyState, event: Event, before: tuple[Effect, ...], after: tuple[Effect, ...]) -> None:
    """Triggers look at the moment before (leaving) and after (arriving)."""
    hearers = before if after is before else before + tuple(e for e in after if e not in before)
    register = state.rules.register
    for effect in hearers:
        trigger = register.ability(effect.ability)
        assert isinstance(trigger, Trigger)
        scene = _scene(effect, event)
        if holds(state, trigger.when, scene):
            state.queue = (*state.queue, Triggered(effect, event))


def _scene(effect: Effect, event: Event) -> Scene:
    return Scene(effect.seat, effect.source, event, (event.piece,), event.other, effect=effect)


def _words(room: ModuleType) -> set[str]:
    """The words a room has names for, each in capitals."""
    return {word for name, word in vars(room).items() if name.isupper() and isinstance(word, str)}


def performers(*rooms: ModuleType) -> dict[str, Callable[[Any, Any], None]]:
    """The functions called `performs_<kind>` in these rooms, by the kind of event they write, which is named
    beside them."""
    return {
        kind: vars(room)[f"performs_{kind}"]
        for room in rooms
        for kind in _words(room)
        if f"performs_{kind}" in vars(room)
    }


def conclude(state: AnyState, result: Result) -> NoReturn:
    """The game is over, by a rule that nothing can replace; nothing more is played."""
    state.result = result
    raise Over


def take_triggers(state: AnyState) -> tuple[Triggered, ...]:
    """What triggers are waiting, for a game that puts them on a stack of its own."""
    waiting = state.queue
    state.queue = ()
    return waiting


def resolve_triggers(state: AnyState, first: int) -> None:
    """Play what triggers are waiting: the first seat orders its own, then the others clockwise."""
    while state.queue:
        waiting = state.queue
        seat = next(s for s in state.clockwise(first) if any(t.effect.seat == s for t in waiting))
        mine = [i for i, t in enumerate(waiting) if t.effect.seat == seat]
        if len(mine) > 1 and len({waiting[i].effect.ability for i in mine}) > 1:
            names = [("trigger", waiting[i].effect.source, waiting[i].effect.ability, i) for i in mine]
            chosen = ask.pick_one(state, seat, lambda: names, ("next_trigger",))[3]
        else:
            chosen = mine[0]
        state.queue = waiting[:chosen] + waiting[chosen + 1 :]
        resolve(state, waiting[chosen])


def resolve(state: AnyState, triggered: Triggered) -> None:
    """Play one trigger."""
    effect, event = triggered.effect, triggered.event
    trigger = state.rules.register.ability(effect.ability)
    assert isinstance(trigger, Trigger)
    play(state, trigger.do, _scene(effect, event))


def begin(
    state: AnyState,
    ability: str,
    seat: int,
    source: int,
    until: str = "",
    targets: tuple[int, ...] = (),
    amount: int = 0,
) -> Effect:
    """Put an ability to work (from a function that performs an event)."""
    life = state.pieces[source].life if source >= 0 else 0
    effect = Effect(state.serial, ability, seat, source, life, until, targets, amount)
    state.serial += 1
    state.effects = (*state.effects, effect)
    index, key = _shelf(state, state.rules.register.ability(ability))
    index[key] = (*index.get(key, ()), effect)
    state.current_stamp = -1
    return effect


def end(state: AnyState, gone: tuple[Effect, ...]) -> None:
    """Take effects out of work (from a function that performs an event)."""
    state.effects = tuple(e for e in state.effects if e not in gone)
    for effect in gone:
        index, key = _shelf(state, state.rules.register.ability(effect.ability))
        left = tuple(e for e in index.get(key, ()) if e is not effect)
        if left:
            index[key] = left
        else:
            index.pop(key, None)
    state.current_stamp = -1


def _shelf(state: AnyState, ability: Ability) -> tuple[dict[str, tuple[Effect, ...]], str]:
    """A fresh copy of the index an ability belongs in (forks share the old one), and its key there."""
    if isinstance(ability, Trigger):
        state.triggers = dict(state.triggers)
        return state.triggers, ability.on
    if isinstance(ability, Guard):
        state.guards = dict(state.guards)
        return state.guards, ability.on
    assert isinstance(ability, Static)
    state.statics = dict(state.statics)
    return state.statics, ability.key


@means(Lasting)
def _lasting(state: AnyState, node: Lasting, scene: Scene) -> None:
    name = state.rules.register.name(node.ability)
    happen(state, Event(BEGAN, scene.seat, source=scene.source, extra=state.serial))
    begin(state, name, scene.seat, scene.source, node.until, scene.it, scene.amount)


def expire(state: AnyState, moment: str) -> None:
    """End what was to last until this moment."""
    gone = tuple(e for e in state.effects if e.until == moment)
    if gone:
        happen(state, Event(ENDED, extra=len(gone)))
        end(state, gone)


def reindex(state: AnyState) -> None:
    """Build the indexes again from the list of effects (after decoding)."""
    state.triggers, state.guards, state.statics = {}, {}, {}
    if state.rules.derives:
        return  # the game makes them when it first needs them
    for effect in state.effects:
        index, key = _shelf(state, state.rules.register.ability(effect.ability))
        index[key] = (*index.get(key, ()), effect)


def performs_move(state: AnyState, event: Event) -> None:
    """Take the piece out of its zone and lay it last (on top) in the other."""
    number, to = event.piece, event.to
    piece = state.own(number)
    if piece.zone >= 0:
        event.frm = piece.zone
        state.own_zone(piece.zone).ids.remove(number)
    state.own_zone(to).ids.append(number)
    piece.zone = to
    piece.known = 0
    piece.life += 1


def performs_tuck(state: AnyState, event: Event) -> None:
    """Like a move, but first (at the bottom) in the other zone."""
    performs_move(state, event)
    ids = state.own_zone(event.to).ids
    ids.insert(0, ids.pop())


def performs_pour(state: AnyState, event: Event) -> None:
    """Move all pieces of one zone to another, in their order: one event instead of one for each."""
    source = state.own_zone(event.frm)
    ids, source.ids = source.ids, []
    state.own_zone(event.to).ids.extend(ids)
    event.amount = len(ids)
    to = event.to
    for piece in state.own_all(ids):
        piece.zone = to
        piece.known = 0
        piece.life += 1


def performs_shuffle(state: AnyState, event: Event) -> None:
    """Shuffle a zone so that nobody can follow a piece through it.

    The numbers keep their places and what is printed behind them is dealt anew: a number seen before
    the shuffle says nothing afterwards. Whoever knew a piece in there no longer does.
    """
    ids = state.ids(event.to)
    pieces = state.own_all(ids)
    deal = [piece.what for piece in pieces]
    shuffle(state, deal)
    for piece, what in zip(pieces, deal, strict=True):
        piece.what = what
        piece.known = 0
        piece.life += 1


def _nothing(state: AnyState, event: Event) -> None:
    """An event that only tells: its record is all it does."""


KERNEL_PERFORMS: Final = {
    MOVED: performs_move,
    TUCKED: performs_tuck,
    POURED: performs_pour,
    SHUFFLED: performs_shuffle,
    BEGAN: _nothing,
    ENDED: _nothing,
}


def move(state: AnyState, piece: int, to: int, seat: int = NOBODY, source: int = NOBODY) -> bool:
    """Move a piece to another zone."""
    return happen(state, Event(MOVED, seat, piece, source, to=to))
