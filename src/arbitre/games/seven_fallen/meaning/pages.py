"""The meaning of the verbs that move pages, energy and Poseidor."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.chance import below
from arbitre.kernel.door import SHUFFLED, happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import count, find, means, play, possible_if
from arbitre.kernel.pieces import Event

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, DIVINITY, EQUIPMENT, KINDS, MIRACLE, TYPE, WORSHIPPER
from ..rules import changes as did
from ..rules.fate import choose_class, choose_host, discard, draw, enter, equip_hosts, hide
from ..rules.figures import on_field
from ..rules.model import (
    BOOK,
    HAND,
    LIMBO,
    PANDEMONIUM,
    PER_SEAT,
    PURGATORY,
    PUT,
    REGISTER,
    SECRET,
    STACK_ZONE,
    Table,
)
from ..rules.places import area
from .filters import PILES, seats_meant

# Pages


@means(n.Draw)
def _draw(table: Table, node: n.Draw, scene: Scene) -> None:
    for seat in seats_meant(table, node.whose, scene.seat):
        draw(table, seat, count(table, node.number, scene))


@possible_if(n.Draw)
def _draw_possible(table: Table, node: n.Draw, scene: Scene) -> bool:
    return any(table.ids(area(seat, BOOK)) for seat in seats_meant(table, node.whose, scene.seat))


@means(n.Discard)
def _discard(table: Table, node: n.Discard, scene: Scene) -> None:
    for seat in seats_meant(table, node.whose, scene.seat):
        for _ in range(node.number):
            hand = table.ids(area(seat, HAND))
            if not hand:
                break
            if node.random:
                piece = hand[below(table, len(hand))]
            else:
                piece = ask.pick_one(
                    table,
                    seat,
                    lambda: [("discard", i) for i in table.rules.alike(table, hand)],
                    ("discard", scene.source),
                    scene.source,
                )[1]
            discard(table, piece, seat, scene.source)


@possible_if(n.Discard)
def _discard_possible(table: Table, node: n.Discard, scene: Scene) -> bool:
    return any(table.ids(area(seat, HAND)) for seat in seats_meant(table, node.whose, scene.seat))


PLACES = {"hand": HAND, "limbo": LIMBO, "purgatory": PURGATORY, "top": BOOK, "under": BOOK}


@means(n.MoveTo)
def _move_to(table: Table, node: n.MoveTo, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        move_to(table, piece, node.to, scene.seat, scene.source)


def move_to(table: Table, piece: int, place: str, seat: int, source: int) -> None:
    """Move a card to a place of its owner; Eden cards stay, an Archangel that leaves is banished."""
    it = table.pieces[piece]
    kind = TYPE[it.what]
    which = PLACES[place]
    here = it.zone % PER_SEAT if it.zone != STACK_ZONE else -1
    if kind == DIVINITY or here == SECRET:
        return
    if kind == ARCHANGEL:
        which = PANDEMONIUM if which != LIMBO else LIMBO
    if here == PANDEMONIUM and which == PURGATORY and n.Darkness in KINDS[it.what]:
        return  # F-260
    if kind == WORSHIPPER and which in (BOOK, HAND):
        which = REGISTER
    if which == here and which != BOOK:
        return
    how = did.TUCKED if place == "under" and which in (BOOK, REGISTER) else did.MOVED
    happen(table, Event(how, seat, piece, source, to=area(it.owner, which)))


@means(n.PutIntoPlay)
def _put_into_play(table: Table, node: n.PutIntoPlay, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        it = table.pieces[piece]
        kind = TYPE[it.what]
        if kind == MIRACLE or (it.zone % PER_SEAT in did.IN_PLAY and it.zone != STACK_ZONE):
            continue
        if kind == EQUIPMENT:
            if equip_hosts(table, it.owner):
                enter(table, piece, PUT, choose_host(table, it.owner, piece))
        else:
            enter(table, piece, PUT)


@means(n.PutInSecret)
def _put_in_secret(table: Table, node: n.PutInSecret, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        if TYPE[table.pieces[piece].what] in (ANGEL, MIRACLE):
            hide(table, piece, scene.seat)


@means(n.Reveal)
def _reveal(table: Table, node: n.Reveal, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        happen(table, Event(did.REVEALED, scene.seat, piece, scene.source))
        if n.Doppelganger in KINDS[table.pieces[piece].what]:
            choose_class(table, piece)  # F-174


@means(n.LookAt)
def _look_at(table: Table, node: n.LookAt, scene: Scene) -> None:
    found = find(table, node.which, scene)
    for piece in found:
        happen(table, Event(did.LOOKED, scene.seat, piece, scene.source))
    if found:
        scene.it = tuple(found)
        play(table, node.do, scene)


@means(n.ShuffleBook)
def _shuffle(table: Table, node: n.ShuffleBook, scene: Scene) -> None:
    for seat in seats_meant(table, node.whose, scene.seat):
        happen(table, Event(SHUFFLED, seat, to=area(seat, PILES[node.pile])))


# Energy and Poseidor


@means(n.GainEnergy)
def _gain_energy(table: Table, node: n.GainEnergy, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    for piece in find(table, node.onto, scene):
        if amount > 0 and is_source(table, piece):
            happen(table, Event(did.ENERGISED, scene.seat, piece, scene.source, amount=amount))


@means(n.LoseEnergy)
def _lose_energy(table: Table, node: n.LoseEnergy, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    for piece in find(table, node.off, scene):
        lost = min(amount, table.pieces[piece].energy)
        if lost > 0:
            happen(table, Event(did.ENERGISED, scene.seat, piece, scene.source, amount=-lost))


def is_source(table: Table, piece: int) -> bool:
    """Temple, Worshippers and the Archangel hold energy while in play (F-035)."""
    it = table.pieces[piece]
    return TYPE[it.what] in (1, ARCHANGEL, WORSHIPPER) and it.zone % PER_SEAT in did.IN_PLAY and not it.hidden


@means(n.GainPoseidor)
def _gain_poseidor(table: Table, node: n.GainPoseidor, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    found = tuple(i for i in find(table, node.which, scene) if on_field(table, i))
    if found and amount > 0:
        happen(table, Event(did.POSEIDOR, scene.seat, group=found, values=(amount,) * len(found)))
