"""The meaning of what players choose for each other, and of choices among things that must differ."""

from __future__ import annotations

from functools import partial
from itertools import permutations

from arbitre.kernel import ask
from arbitre.kernel.meaning import find, holds, means, play

from .. import language as n
from ..cards.index import NODES
from ..language.definitions import CARD_TYPES
from ..rules.continuous.layers import traits_of
from ..rules.life import any_cannot
from ..rules.model import HAND, Play, Table
from ..rules.refs import is_piece, seat_of, seat_ref, zone
from ..rules.teams import life_mates
from ..rules.verbs import players, things, zones
from ..rules.verbs.reports import report
from .cards import pick_unlike
from .permanents import acting
from .players import seats


@means(n.ChoosesPlayer)
def _chooses_player(table: Table, node: n.ChoosesPlayer, scene: Play) -> None:
    for seat in seats(table, node.by, scene):
        options = [("seat", seat_of(ref)) for ref in find(table, node.among, scene)]
        say = ("choose_player",)
        chosen = ask.pick_one(table, seat, partial(list, options), say, scene.source, "608.2d")
        scene.it = (seat_ref(int(chosen[1])),)
        play(table, node.do, scene)


@means(n.Spares)
def _spares(table: Table, node: n.Spares, scene: Play) -> None:
    among = [ref for ref in find(table, node.among, scene) if is_piece(ref)]
    for seat in seats(table, node.by, scene) if among else ():
        say = ("spare", NODES.name(node))
        spared = ask.pick_one(table, seat, partial(list, among), say, scene.source, "608.2d")
        report(scene, [ref for ref in among if ref != spared])
        play(table, node.rest, scene)


@means(n.FacedPiles)
def _faced_piles(table: Table, node: n.FacedPiles, scene: Play) -> None:
    """The face-up pile is shown to all, the other one only its player has seen; who chooses sees how many
    cards it has."""
    which = zones.look(table, scene, scene.seat, find(table, node.which, scene))
    say = ("face_down_pile", NODES.name(node))
    down = ask.pick(table, scene.seat, partial(list, which), 0, len(which), say, scene.source, "700.3")
    up = tuple(i for i in which if i not in down)
    zones.reveal(table, scene, up)
    foes = [("seat", seat) for seat in table.opponents(scene.seat)]
    foe = ask.pick_one(table, scene.seat, partial(list, foes), ("choose_opponent",), scene.source)
    options = [("pile", 0, *down), ("pile", 1, *up)]
    say = ("pile", NODES.name(node))
    choice = ask.pick_one(table, int(foe[1]), partial(list, options), say, scene.source, "700.3")
    piles = (tuple(down), up)
    for pile, do in ((piles[choice[1]], node.chosen), (piles[1 - choice[1]], node.other)):
        report(scene, pile)
        play(table, do, scene)


@means(n.ChooseDifferent)
def _choose_different(table: Table, node: n.ChooseDifferent, scene: Play) -> None:
    """One after the other: what has the mana value of one chosen before cannot be chosen any more."""
    able = find(table, node.among, scene)
    scene.it = tuple(pick_unlike(table, node, scene, able, lambda traits: traits.value))
    play(table, node.do, scene)


@means(n.OnePerType)
def _one_per_type(table: Table, node: n.OnePerType, scene: Play) -> None:
    """A card that has several of the types is put for one of them; all of them enter together. Kindred is a
    type that permanents have as well (308)."""
    there = {word for i in find(table, node.of, scene) for word in traits_of(table, i).types}
    hand = list(table.ids(zone(scene.seat, HAND)))
    put: list[int] = []
    for word in (each for each in CARD_TYPES if each in there):
        able = [i for i in hand if i not in put and word in traits_of(table, i).types]
        able = [i for i in able if zones.can_be_permanent(table, i)]
        say = ("put_of_type", word)
        put += ask.pick(table, scene.seat, partial(list, able), 0, 1, say, scene.source, openly=True)
    zones.put_onto_battlefield(table, scene, put, under=scene.seat)


@means(n.DiscardAndRedraw)
def _discard_and_redraw(table: Table, node: n.DiscardAndRedraw, scene: Play) -> None:
    """All discard before anybody draws (101.4)."""
    number = {
        seat: len(zones.discard(table, scene, seat, list(table.ids(zone(seat, HAND)))))
        for seat in seats(table, node.who, scene)
    }
    for seat in table.opponents(scene.seat):
        zones.draw(table, scene, seat, max(0, number.get(seat, 0) - 1))
    if number.get(scene.seat):
        zones.draw(table, scene, scene.seat, node.yours)


@means(n.CopiesOrElse)
def _copies_or_else(table: Table, node: n.CopiesOrElse, scene: Play) -> None:
    assert isinstance(node.of, n.Target) and isinstance(node.of.number, int)
    made: list[int] = []
    for of in find(table, node.of, scene):
        made += things.create_copies(table, scene, scene.seat, of)
    short = node.of.number - len(made)
    if short > 0:
        made += things.create_tokens(table, scene, scene.seat, node.token, short)
    report(scene, made)


@means(n.RepeatOnce)
def _repeat_once(table: Table, node: n.RepeatOnce, scene: Play) -> None:
    play(table, node.do, scene)
    if holds(table, node.if_, scene):
        play(table, node.do, scene)


@means(n.ForThese)
def _for_these(table: Table, node: n.ForThese, scene: Play) -> None:
    scene.it = tuple(acting(table, node.which, scene))
    if scene.it:
        play(table, node.do, scene)


@means(n.RedistributeLife)
def _redistribute_life(table: Table, node: n.RedistributeLife, scene: Play) -> None:
    """Each side chosen gets the total of one of them. Whoever cannot gain life gets none that is higher than
    his, whoever cannot lose life none that is lower (119.7, 119.8)."""
    sides = [s.id for s in table.seats if not s.out and life_mates(table, s.id)[0] == s.id]
    options = [("seat", seat) for seat in sides]
    say: tuple[str | int, ...] = ("redistribute",)
    picked = ask.pick(table, scene.seat, partial(list, options), 0, len(sides), say, scene.source, "119.5")
    chosen = [int(option[1]) for option in picked]
    ways = [way for way in permutations(chosen) if _can_get(table, chosen, way)]
    for place, seat in enumerate(chosen):
        able = [("seat", of) for of in dict.fromkeys(way[place] for way in ways)]
        say = ("life_for", seat)
        answer = ask.pick_one(table, scene.seat, partial(list, able), say, scene.source, "119.5")
        ways = [way for way in ways if way[place] == answer[1]]
    totals = {seat: table.seats[of].life for way in ways[:1] for seat, of in zip(chosen, way, strict=True)}
    players.set_lives(table, scene, totals)


def _can_get(table: Table, seats: list[int], way: tuple[int, ...]) -> bool:
    for seat, of in zip(seats, way, strict=True):
        more = table.seats[of].life - table.seats[seat].life
        if (more > 0 and any_cannot(table, "gain_life", seat)) or (
            more < 0 and any_cannot(table, "lose_life", seat)
        ):
            return False
    return True
