"""The meaning of the verbs about permanents, damage and players."""

from __future__ import annotations

from functools import partial

from arbitre.kernel import ask
from arbitre.kernel.effects import It, Node, Scene, This
from arbitre.kernel.meaning import count, find, means, possible_if

from .. import language as n
from ..cards.index import NODES, targets
from ..rules import attaching
from ..rules import changes as did
from ..rules.continuous.layers import controller, thing_as
from ..rules.damage import Blow
from ..rules.events import Happening
from ..rules.model import BATTLEFIELD, HAND, Play, StackItem, Table
from ..rules.refs import is_piece, zone
from ..rules.verbs import lasting, players, things, zones
from . import changes
from .filters import fits
from .players import life_meant, seats


def acting(table: Table, node: Node, scene: Play) -> list[int]:
    """What a verb acts on: an object that has become another since is not found any more (400.7), except
    that an ability that hears it leave finds the card it became (400.7e)."""
    return [ref for ref in find(table, node, scene) if not is_piece(ref) or _same(table, node, ref, scene)]


def _same(table: Table, node: Node, ref: int, scene: Play) -> bool:
    now = table.pieces[ref].life
    event = scene.event if isinstance(scene.event, Happening) else None
    if isinstance(node, n.That) and len(scene.batch) > 1:
        event = next((each for each in scene.batch if each.piece == ref), event)
    moved = event is not None and event.kind == did.MOVED and event.piece == ref
    if isinstance(node, This):
        if moved and event is not None and event.life == scene.life:
            return now == scene.life + 1
        return scene.life < 0 or now == scene.life
    if isinstance(node, n.That) and event is not None:
        return now == event.life + 1 if moved else event.life in (0, now)
    if isinstance(node, n.Attached):
        last = table.pieces[scene.source].last
        left = last is not None and last.life == scene.life != table.pieces[scene.source].life
        return last.host_life == now if left and last is not None else table.pieces[ref].zone == BATTLEFIELD
    if isinstance(node, It) and isinstance(scene.item, StackItem) and scene.item.that:
        spoken = scene.item.that
        return any(spoken[k] == ref and spoken[k + 1] == now for k in range(0, len(spoken), 2))
    return True


def as_seat(scene: Play, seat: int) -> Play:
    """The same scene, played by another player."""
    other = scene.__copy__()
    other.seat = seat
    return other


# Permanents


@means(n.Destroy)
def _destroy(table: Table, node: n.Destroy, scene: Play) -> None:
    zones.destroy(table, scene, acting(table, node.which, scene))


@means(n.Exile)
def _exile(table: Table, node: n.Exile, scene: Play) -> None:
    which = acting(table, node.which, scene)
    zones.exile(
        table,
        scene,
        which,
        until_leaves=node.until_leaves,
        face_down=node.face_down,
        counters=node.counters,
    )


@means(n.Sacrifice)
def _sacrifice(table: Table, node: n.Sacrifice, scene: Play) -> None:
    """Only its controller can sacrifice a permanent (701.16a)."""
    mine = [i for i in acting(table, node.which, scene) if controller(table, i) == scene.seat]
    zones.sacrifice(table, scene, mine)


@means(n.SacrificeOf)
def _sacrifice_of(table: Table, node: n.SacrificeOf, scene: Play) -> None:
    number = count(table, node.number, scene)
    among = find(table, node.among, scene)
    chosen: list[int] = []
    for seat in seats(table, node.who, scene):
        if node.up_to:
            mine = [i for i in among if controller(table, i) == seat]
            most = min(number, len(mine))
            say = ("sacrifice", NODES.name(node))
            chosen += ask.pick(table, seat, partial(list, mine), 0, most, say, scene.source, "701.16")
        else:
            chosen += zones.choose_to_sacrifice(table, scene, seat, among, number, NODES.name(node))
    zones.sacrifice(table, scene, chosen)


@means(n.Tap)
def _tap(table: Table, node: n.Tap, scene: Play) -> None:
    things.tap(table, scene, acting(table, node.which, scene))


@means(n.Untap)
def _untap(table: Table, node: n.Untap, scene: Play) -> None:
    things.untap(table, scene, acting(table, node.which, scene))


@means(n.Attach)
def _attach(table: Table, node: n.Attach, scene: Play) -> None:
    what = acting(table, node.what, scene)
    to = acting(table, node.to, scene)
    if what and to:
        attaching.attach(table, scene, what[0], to[0])


@means(n.Goad)
def _goad(table: Table, node: n.Goad, scene: Play) -> None:
    things.goad(table, scene, acting(table, node.which, scene), for_good=node.until == "game")


@means(n.TurnFaceUp)
def _turn_face_up(table: Table, node: n.TurnFaceUp, scene: Play) -> None:
    things.turn_face_up(table, scene, acting(table, node.which, scene))


@means(n.TurnFaceDown)
def _turn_face_down(table: Table, node: n.TurnFaceDown, scene: Play) -> None:
    things.turn_face_down(table, scene, acting(table, node.which, scene))


@means(n.Monstrosity)
def _monstrosity(table: Table, node: n.Monstrosity, scene: Play) -> None:
    """Monstrous is no ability, only something that is so of a permanent (701.37b)."""
    for piece in acting(table, This(), scene):
        if things.MONSTROUS not in table.pieces[piece].marks:
            things.put_counters(table, scene, (piece,), "+1/+1", node.number)
            things.mark(table, scene, piece, things.MONSTROUS)


@means(n.Transform)
def _transform(table: Table, node: n.Transform, scene: Play) -> None:
    things.transform(table, scene, acting(table, node.which, scene))


@means(n.UnlockDoor)
def _unlock_door(table: Table, node: n.UnlockDoor, scene: Play) -> None:
    """A door that is locked already cannot be chosen to be locked, nor an open one to be unlocked."""
    for room in acting(table, node.which, scene):
        open_ = table.pieces[room].doors
        able = [d for d in range(things.doors_of(table, room)) if bool(open_ >> d & 1) is node.lock]
        if not able:
            continue
        if node.both:
            (things.lock if node.lock else things.unlock)(table, scene, room, *able)
            continue
        options = [("door", room, door) for door in able]
        say = ("lock" if node.lock else "unlock", room)
        door = ask.pick_one(table, scene.seat, partial(list, options), say, room)[2]
        (things.lock if node.lock else things.unlock)(table, scene, room, door)


# Counters


@means(n.PutCounters)
def _put_counters(table: Table, node: n.PutCounters, scene: Play) -> None:
    which = acting(table, node.which, scene)
    things.put_counters(table, scene, which, node.kind, count(table, node.number, scene))


def shares(scene: Play, target: Node) -> dict[int, int]:
    """How an amount was divided among the targets of this place (601.2d)."""
    item = scene.item
    assert isinstance(item, StackItem)
    aims = targets(item.name, item.modes)
    place = next(k for k, each in enumerate(aims) if each is target)
    divided = item.shares[place]
    return {ref: divided[k] for k, (ref, _) in enumerate(item.aims[place])}


@means(n.PutDividedCounters)
def _put_divided_counters(table: Table, node: n.PutDividedCounters, scene: Play) -> None:
    which = find(table, node.which, scene)
    divided = shares(scene, node.which)
    things.put_counters(table, scene, which, node.kind, tuple(divided[ref] for ref in which))


@means(n.PutSameCounters)
def _put_same_counters(table: Table, node: n.PutSameCounters, scene: Play) -> None:
    """As many of each kind as it had; nothing is moved (ruling reluctant-role-model/2)."""
    kinds: dict[str, int] = {}
    for ref in find(table, node.as_, scene):
        for kind, number in thing_as(table, ref, life_meant(table, ref, scene)).counters:
            kinds[kind] = kinds.get(kind, 0) + number
    which = acting(table, node.which, scene)
    for kind, number in kinds.items():
        things.put_counters(table, scene, which, kind, number)


@means(n.MoveCounters)
def _move_counters(table: Table, node: n.MoveCounters, scene: Play) -> None:
    onto = acting(table, node.onto, scene)
    for ref in acting(table, node.from_, scene) if onto else ():
        for kind, number in table.pieces[ref].counters:
            if things.remove_counters(table, scene, (ref,), kind, number):
                things.put_counters(table, scene, onto[:1], kind, number)


@means(n.RemoveCounters)
def _remove_counters(table: Table, node: n.RemoveCounters, scene: Play) -> None:
    which = acting(table, node.which, scene)
    things.remove_counters(table, scene, which, node.kind, count(table, node.number, scene))


@means(n.DoubleCounters)
def _double_counters(table: Table, node: n.DoubleCounters, scene: Play) -> None:
    which = [i for i in acting(table, node.which, scene) if is_piece(i)]
    have = tuple(dict(table.pieces[i].counters).get(node.kind, 0) for i in which)
    things.put_counters(table, scene, which, node.kind, have)


# Damage and life


@means(n.DealDamage)
def _deal_damage(table: Table, node: n.DealDamage, scene: Play) -> None:
    to = acting(table, node.to, scene)
    if not isinstance(node.source, This):
        _deal_each(table, node, scene, to)
        return
    amount: int | tuple[int, ...] = count(table, node.amount, scene)
    if node.divided:
        divided = shares(scene, node.to)
        amount = tuple(divided[ref] for ref in to)
    players.deal_damage(table, scene, to, amount)


def _deal_each(table: Table, node: n.DealDamage, scene: Play, to: list[int]) -> None:
    """Each of these sources deals its damage, all at the same time."""
    said = scene.it
    blows = []
    for source in find(table, node.source, scene):
        scene.it = (source,)
        amount = count(table, node.amount, scene)
        blows += [Blow(source, life_meant(table, source, scene), ref, amount) for ref in to]
    scene.it = said
    players.deal_blows(table, scene, blows)


@means(n.GainLife)
def _gain_life(table: Table, node: n.GainLife, scene: Play) -> None:
    players.gain_life(table, scene, seats(table, node.who, scene), count(table, node.amount, scene))


@means(n.LoseLife)
def _lose_life(table: Table, node: n.LoseLife, scene: Play) -> None:
    players.lose_life(table, scene, seats(table, node.who, scene), count(table, node.amount, scene))


@means(n.SetLife)
def _set_life(table: Table, node: n.SetLife, scene: Play) -> None:
    """A player gains or loses what is between (119.5). Of players who have one life total, their team chooses
    the one who does (810.9)."""
    amount = count(table, node.amount, scene)
    for seat in players.one_of_each(table, scene, seats(table, node.who, scene)):
        life = table.seats[seat].life
        if amount > life:
            players.gain_life(table, scene, (seat,), amount - life)
        elif amount < life:
            players.lose_life(table, scene, (seat,), life - amount)


@means(n.AddMana)
def _add_mana(table: Table, node: n.AddMana, scene: Play) -> None:
    symbols = node.symbols
    if node.any_of:
        options = [("mana", symbol) for symbol in node.any_of]
        say = ("choose_mana", NODES.name(node))
        symbol = ask.pick_one(table, scene.seat, lambda: options, say, scene.source)[1]
        symbols = str(symbol) * count(table, node.amount, scene)
    players.add_mana(table, scene, scene.seat, symbols, node if node.only_for else None)


@means(n.AddSameMana)
def _add_same_mana(table: Table, node: n.AddSameMana, scene: Play) -> None:
    """Of the types in the event that was heard; who adds it chooses among several."""
    assert isinstance(scene.event, Happening)
    options = [("mana", symbol) for symbol in dict.fromkeys(scene.event.word)]
    say = ("choose_mana", NODES.name(node))
    for seat in seats(table, node.who, scene):
        symbol = ask.pick_one(table, seat, partial(list, options), say, scene.source)[1]
        players.add_mana(table, scene, seat, str(symbol))


# The game


@means(n.ExtraPhase)
def _extra_phase(table: Table, node: n.ExtraPhase, scene: Play) -> None:
    players.extra_phase(table, scene, node.phase)


@means(n.ExtraTurn)
def _extra_turn(table: Table, node: n.ExtraTurn, scene: Play) -> None:
    for seat in seats(table, node.who, scene):
        players.extra_turn(table, scene, seat)


@means(n.WinGame)
def _win_game(table: Table, node: n.WinGame, scene: Play) -> None:
    players.win(table, scene, scene.seat)


@means(n.LoseGame)
def _lose_game(table: Table, node: n.LoseGame, scene: Play) -> None:
    for seat in seats(table, node.who, scene):
        players.lose(table, scene, seat)


# Lasting


@means(n.Affect)
def _affect(table: Table, node: n.Affect, scene: Play) -> None:
    """What it counts is counted once, now (608.2h)."""
    amounts = [part for change in node.do for part in changes.amounts(change) if isinstance(part, Node)]
    counted = node.x or next((part for part in amounts if not isinstance(part, n.X)), None)
    amount = None if counted is None else count(table, counted, scene)
    which = acting(table, node.which, scene)
    if which:
        lasting.until(table, scene, node, which, node.until, amount)


@means(n.Enforce)
def _enforce(table: Table, node: n.Enforce, scene: Play) -> None:
    about = [] if node.about is None else acting(table, node.about, scene)
    if about or node.about is None:
        lasting.until(table, scene, node.ability, about, node.until)


@means(n.MustAttack)
def _must_attack(table: Table, node: n.MustAttack, scene: Play) -> None:
    who = acting(table, node.who, scene)
    if who:
        lasting.until(table, scene, node, (*who, *find(table, node.whom, scene)), node.until)


@means(n.Delayed)
def _delayed(table: Table, node: n.Delayed, scene: Play) -> None:
    about = [] if node.about is None else acting(table, node.about, scene)
    if about or node.about is None:
        until = node.until
        lasting.delayed(table, scene, node.ability, about, until, once=not node.each_time)


@means(n.WhenYouDo)
def _when_you_do(table: Table, node: n.WhenYouDo, scene: Play) -> None:
    ability = node.ability
    assert isinstance(ability, n.Triggered)
    that = list(scene.that)
    if isinstance(ability.when, n.RevealedThisWay):
        card = ability.when.card
        that = [i for i in that if fits(table, card, i, scene)]
        if not that:
            return
    lasting.reflexive(table, scene, ability, that)


@possible_if(n.SacrificeOf)
def _can_sacrifice(table: Table, node: n.SacrificeOf, scene: Play) -> bool:
    among = find(table, node.among, scene)
    who = seats(table, node.who, scene)
    return any(controller(table, i) in who for i in among)


@possible_if(n.Discard)
def _can_discard(table: Table, node: n.Discard, scene: Scene) -> bool:
    return any(table.ids(zone(seat, HAND)) for seat in seats(table, node.who, scene))


@possible_if(n.Exile)
def _can_exile(table: Table, node: n.Exile, scene: Play) -> bool:
    """What has become another object cannot be exiled any more (400.7, 608.2d)."""
    return bool(acting(table, node.which, scene))


@possible_if(n.Enforce)
def _can_enforce(table: Table, node: n.Enforce, scene: Play) -> bool:
    """An effect about nothing does nothing."""
    return node.about is None or bool(acting(table, node.about, scene))


@possible_if(n.TurnFaceUp)
def _can_turn_face_up(table: Table, node: n.TurnFaceUp, scene: Play) -> bool:
    """What cannot be turned up is not offered (608.2d)."""
    return any(things.can_turn_up(table, ref) for ref in acting(table, node.which, scene) if is_piece(ref))
