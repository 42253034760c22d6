"""The stack of effects: activating, aiming, putting on, resolving (FR-22)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen, take_triggers
from arbitre.kernel.effects import Scene, Trigger
from arbitre.kernel.meaning import find, means, play, possible_if
from arbitre.kernel.pieces import Event, Triggered
from arbitre.kernel.stack import Item, Resolving

from .. import language as n
from ..cards.index import ANGEL, MIRACLE, NODES, TYPE
from ..meaning.keywords import intervenes
from . import changes as did
from .energy import pay
from .fate import bury, link_lonely
from .figures import has, statics, value
from .model import PER_SEAT, PURGATORY, SECRET, STACK_ZONE, Table
from .places import area
from .printed import targets


def legal_targets(table: Table, node: n.Target, scene: Scene, miracle: bool, spare: int) -> list[int]:
    """The cards a target may be now; `spare` is the energy left for Evade (F-180, F-191)."""
    found = find(table, node.among, scene)
    pieces = table.pieces
    if miracle:
        seat = scene.seat
        found = [i for i in found if pieces[i].owner == seat or value(table, i, n.Evade) <= spare]
    if n.Untargetable.key in table.statics:
        shielded: set[int] = set()
        for ability, where in statics(table, n.Untargetable):
            if where.seat != scene.seat and (miracle or not ability.miracles_only):
                shielded.update(find(table, ability.who, where))
        found = [i for i in found if i not in shielded]
    return [i for i in found if pieces[i].zone % PER_SEAT != SECRET or pieces[i].zone == STACK_ZONE]


def aim(table: Table, item: Item, reserve: int = 0) -> Item | None:
    """Choose the targets of an effect. None if it is not activated after all: it is all about a target, and
    there is none or none was wanted. `reserve` is energy its other costs will take."""
    wanted = targets(item.name)
    if not wanted:
        return item
    seat = item.seat
    miracle = TYPE[table.pieces[item.source].what] == MIRACLE
    scene = Resolving(seat, item.source, item.event, item.it, 1 - seat)
    aims: list[tuple[tuple[int, int], ...]] = []
    extra = 0
    for node in wanted:
        chosen: list[int] = []
        while len(chosen) < node.number:
            spare = table.seats[seat].energy - extra - reserve
            legal = [i for i in legal_targets(table, node, scene, miracle, spare) if i not in chosen]
            if not legal:
                break
            choice = ask.pick_one(
                table,
                seat,
                lambda: [
                    *(("target", i) for i in legal),
                    *((("none",),) if node.may or node.up_to else ()),
                ],
                ("target", NODES.name(node), item.source),
                item.source,
                "FR-22",
            )
            if choice[0] == "none":
                break
            chosen.append(choice[1])
            if miracle and table.pieces[choice[1]].owner != seat:
                extra += value(table, choice[1], n.Evade)
        aims.append(tuple((i, table.pieces[i].life) for i in chosen))
    if not any(aims) and isinstance(NODES.nodes[item.name], n.Target):
        return None
    if extra:
        pay(table, seat, extra, item.source)  # F-180
    spared: tuple[int, ...] = ()
    if miracle:
        aimed = tuple(i for chosen_ones in aims for i, _ in chosen_ones if table.pieces[i].owner != seat)
        spared = tuple(
            i
            for i in aimed
            if i not in table.board.aimed and TYPE[table.pieces[i].what] == ANGEL and has(table, i, n.Aegis)
        )
    return Item(item.id, item.name, seat, item.source, item.life, item.event, tuple(aims), spared, item.it)


@means(n.Target)
def _target(table: Table, node: n.Target, scene: Scene) -> None:
    """On resolution: with those aimed at that are still the same cards and still fit."""
    item = scene.item if isinstance(scene, Resolving) else None
    if item is None:
        return
    at = next(k for k, each in enumerate(targets(item.name)) if each is node)
    if at >= len(item.aims):
        return
    before = Resolving(item.seat, item.source, item.event, item.it, 1 - item.seat)
    legal = find(table, node.among, before)
    kept = []
    for piece, life in item.aims[at]:
        if table.pieces[piece].life != life or piece not in legal:
            continue
        if piece in item.spared and has(table, piece, n.Aegis):
            continue  # F-177, F-178
        kept.append(piece)
    if kept:
        scene.it = tuple(kept)
        play(table, node.do, scene)


@possible_if(n.Target)
def _target_possible(table: Table, node: n.Target, scene: Scene) -> bool:
    return bool(legal_targets(table, node, scene, False, 0))


def resolve(table: Table, item: Item) -> None:
    """Play an effect; a Miracle then goes to the Purgatory (F-072)."""
    happen(table, Event(did.RESOLVED, item.seat, item.source, extra=item.id))
    play(
        table,
        NODES.nodes[item.name],
        Resolving(item.seat, item.source, item.event, item.it, 1 - item.seat, item=item),
    )
    to_purgatory(table, item)


def to_purgatory(table: Table, item: Item) -> None:
    """A Miracle that has left the stack."""
    it = table.pieces[item.source]
    if it.zone == STACK_ZONE:
        happen(table, Event(did.MOVED, it.owner, item.source, to=area(it.owner, PURGATORY)))


def resolve_top(table: Table) -> None:
    """The last effect put on the stack resolves."""
    resolve(table, did.pop_stack(table))


def activate(table: Table, item: Item) -> None:
    """Put an aimed effect on the stack; with Divine Intervention it resolves at once (F-211)."""
    if TYPE[table.pieces[item.source].what] == MIRACLE:
        aimed = (i for aims in item.aims for i, _ in aims)
        did.note_aims(table, tuple(i for i in aimed if table.pieces[i].owner != item.seat))
    if intervenes(table, item.source):
        resolve(table, item)
    else:
        did.put_on_stack(table, item)


def settle(table: Table) -> None:
    """After everything that happens: bury the destroyed, link lone Golems, put what was activated on the
    stack, until nothing is left to do."""
    while True:
        board = table.board
        if board.dirty:
            bury(table)
        elif board.lonely:
            link_lonely(table)
        elif board.waiting or table.queue:
            _put_waiting(table)
        else:
            return


def _put_waiting(table: Table) -> None:
    """The player whose turn it is first (F-167), each in the order he likes (F-166, F-184); effects with
    Divine Intervention last, and these resolve at once (F-213)."""
    items = [*did.take_waiting(table), *(_heard(table, triggered) for triggered in take_triggers(table))]
    active = table.board.active
    swift = [i for i in items if intervenes(table, i.source)]
    slow = [i for i in items if i not in swift]
    for group in (slow, swift):
        for seat in (active, 1 - active):
            mine = [i for i in group if i.seat == seat]
            while mine:
                item = _next(table, seat, mine)
                mine.remove(item)
                aimed = aim(table, item)
                if aimed is not None:
                    activate(table, aimed)


def _next(table: Table, seat: int, mine: list[Item]) -> Item:
    if len({item.name for item in mine}) == 1:
        return mine[0]
    chosen = ask.pick_one(
        table,
        seat,
        lambda: [("next", item.source, item.name, k) for k, item in enumerate(mine)],
        ("next_effect",),
        rule="F-184",
    )
    return mine[int(chosen[3])]


def _heard(table: Table, triggered: Triggered) -> Item:
    """A trigger that heard its event becomes an effect to put on the stack."""
    trigger = NODES.ability(triggered.effect.ability)
    assert isinstance(trigger, Trigger)
    effect, event = triggered.effect, triggered.event
    return Item(
        0,
        NODES.name(trigger.do),
        effect.seat,
        effect.source,
        effect.life,
        event,
        it=(event.piece,) if event.piece >= 0 else (),
    )
