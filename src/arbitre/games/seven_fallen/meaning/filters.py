"""The meaning of filters, amounts and conditions: which cards, how many, whether."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import count, find, means
from arbitre.kernel.pieces import NOBODY

from .. import language as n
from ..cards.index import ATQ, BOU, CARDS, COST, FV, GOLEM, TYPE
from ..language.definitions import TYPES
from ..language.sentences import OnThatLine
from ..rules.changes import left
from ..rules.figures import FIGHTERS, atq, classes, has
from ..rules.model import AREAS, FIRE, HAND, LIMBO, PER_SEAT, REAR, SECRET, UNSEEN, WAYS, Table
from ..rules.places import area
from ..rules.traits import traits

AREA: Final = {name: number for number, name in enumerate(AREAS)}
PILES: Final = {"book": AREA["book"], "register": AREA["register"]}


def seats_meant(table: Table, whose: str, seat: int) -> tuple[int, ...]:
    """The seats a "whose" speaks of."""
    if whose == n.YOURS:
        return (seat,)
    return (1 - seat,) if whose == n.OPPONENTS else (seat, 1 - seat)


# Filters

Test = Callable[[Table, int, Scene], bool]
Plan = tuple[tuple[int, ...], frozenset[int], tuple[Test, ...], n.Cards]
_PLANS: Final[dict[int, Plan]] = {}
"""By the identity of the filter, which is kept with its plan: no other is ever taken for it."""


def _flag(wanted: bool, test: Callable[[Table, int], bool]) -> Test:
    return lambda table, piece, scene: test(table, piece) == wanted


def _plan(node: n.Cards) -> Plan:
    """What a filter looks at, made once: the areas, the types, and the tests beyond them."""
    tests: list[Test] = []
    if node.classes:
        wanted = set(node.classes)
        tests.append(lambda table, piece, scene: not wanted.isdisjoint(classes(table, piece)))
    if node.without_classes:
        banned = set(node.without_classes)
        tests.append(lambda table, piece, scene: banned.isdisjoint(classes(table, piece)))
    if node.realms:
        tests.append(lambda table, piece, scene: CARDS[table.pieces[piece].what].realm in node.realms)
    if node.named:
        tests.append(lambda table, piece, scene: CARDS[table.pieces[piece].what].slug == node.named)
    if node.same_name:
        tests.append(lambda table, piece, scene: table.pieces[piece].what == table.pieces[scene.source].what)
    for name, test in FLAGS.items():
        wish = getattr(node, name)
        if wish is not None:
            tests.append(_flag(wish, test))
    if node.keyword is not None:
        keyword = node.keyword
        tests.append(lambda table, piece, scene: has(table, piece, keyword))
    if node.without is not None:
        lacking = node.without
        tests.append(lambda table, piece, scene: not has(table, piece, lacking))
    tests += _figure_tests(node)
    if node.destroyed_this_turn:
        tests.append(lambda table, piece, scene: (piece, table.pieces[piece].life) in table.board.fallen)
    if node.among is not None:
        among = node.among
        tests.append(lambda table, piece, scene: piece in find(table, among, scene))
    areas = tuple(AREA[place] for place in node.where)
    types = (
        frozenset(TYPES.index(name) for name in node.types) if node.types else frozenset(range(len(TYPES)))
    )
    return areas, types, tuple(tests), node


def _figure_tests(node: n.Cards) -> list[Test]:
    tests: list[Test] = []
    if node.cost_at_most is not None:
        most = node.cost_at_most

        def cheap(table: Table, piece: int, scene: Scene) -> bool:
            cost = COST[table.pieces[piece].what]
            return cost is not None and cost <= count(table, most, scene)  # F-217

        tests.append(cheap)
    if node.cost_at_least is not None:
        least = node.cost_at_least

        def dear(table: Table, piece: int, scene: Scene) -> bool:
            cost = COST[table.pieces[piece].what]
            return cost is not None and cost >= least

        tests.append(dear)
    if node.atq_at_most is not None:
        weak = node.atq_at_most
        tests.append(lambda table, piece, scene: atq(table, piece) <= weak)
    if node.atq_at_least is not None:
        strong = node.atq_at_least
        tests.append(lambda table, piece, scene: atq(table, piece) >= strong)
    if node.fv_at_most is not None:
        frail = node.fv_at_most
        tests.append(lambda table, piece, scene: left(table, piece) <= frail)
    return tests


def _attacking(table: Table, piece: int) -> bool:
    """Announced, and not given up: who gave up is no attacker any more, and was never tilted (F-110)."""
    board = table.board
    if piece not in board.announced:
        return False
    return piece in board.attackers or piece in board.ambushers or table.pieces[piece].tilted


FLAGS: Final[dict[str, Callable[[Table, int], bool]]] = {
    "wounded": lambda table, i: table.pieces[i].damage > 0,
    "tilted": lambda table, i: table.pieces[i].tilted or table.pieces[i].frozen,
    "frozen": lambda table, i: table.pieces[i].frozen,
    "linked": lambda table, i: table.pieces[i].link >= 0,
    "equipped": lambda table, i: bool(equipment_on(table, i)),
    "attacking": _attacking,
    "ambush": lambda table, i: i in table.board.ambushers,
    "in_combat": lambda table, i: i in table.board.fighters or i == table.board.defender,
    "markers": lambda table, i: bool(table.pieces[i].atq or table.pieces[i].fv or table.pieces[i].bou),
}


@means(n.Cards)
def _cards(table: Table, node: n.Cards, scene: Scene) -> list[int]:
    plan = _PLANS.get(id(node))
    if plan is None:
        plan = _PLANS[id(node)] = _plan(node)
    areas, types, tests, _ = plan
    pieces, zones = table.pieces, table.zones
    blind = bool(tests or node.types)
    found = []
    for seat in seats_meant(table, node.whose, scene.seat):
        home = seat * PER_SEAT
        for which in areas:
            for i in zones[home + which].ids:
                it = pieces[i]
                if it.hidden and (which != SECRET or node.types):
                    continue  # F-192; an Archangel face down
                if blind and which in UNSEEN and seat != scene.seat and not it.known >> scene.seat & 1:
                    continue  # what a player holds unseen is found by nobody else
                if TYPE[it.what] not in types or (node.other and i == scene.source):
                    continue
                for test in tests:
                    if not test(table, i, scene):
                        break
                else:
                    found.append(i)
    return found


@means(n.Top)
def _top(table: Table, node: n.Top, scene: Scene) -> list[int]:
    return [
        i
        for seat in seats_meant(table, node.whose, scene.seat)
        for i in table.ids(area(seat, PILES[node.pile]))[: -node.number - 1 : -1]
    ]


@means(n.LinkedTo)
def _linked_to(table: Table, node: n.LinkedTo, scene: Scene) -> list[int]:
    links = [table.pieces[i].link for i in find(table, node.of, scene)]
    return [i for i in links if i >= 0]


@means(n.Bearer)
def _bearer(table: Table, node: n.Bearer, scene: Scene) -> list[int]:
    host = table.pieces[scene.source].host
    return [host] if host >= 0 else []


def equipment_on(table: Table, piece: int) -> list[int]:
    """The Equipment on a card."""
    return [i for i in table.ids(table.pieces[piece].zone) if table.pieces[i].host == piece]


@means(n.EquipmentOn)
def _equipment_on(table: Table, node: n.EquipmentOn, scene: Scene) -> list[int]:
    return [e for i in find(table, node.of, scene) for e in equipment_on(table, i)]


@means(n.Attackers)
def _attackers(table: Table, node: n.Attackers, scene: Scene) -> list[int]:
    return list(table.board.fighters)


@means(n.Defender)
def _defender(table: Table, node: n.Defender, scene: Scene) -> list[int]:
    return [table.board.defender] if table.board.defender >= 0 else []


@means(n.EventSource)
def _event_source(table: Table, node: n.EventSource, scene: Scene) -> list[int]:
    source = scene.event.source if scene.event is not None else NOBODY
    return [source] if source >= 0 and table.pieces[source].zone % PER_SEAT in (REAR, FIRE) else []


@means(n.AllOf)
def _all_of(table: Table, node: n.AllOf, scene: Scene) -> list[int]:
    return list(dict.fromkeys(i for part in node.parts for i in find(table, part, scene)))


@means(OnThatLine)
def _on_that_line(table: Table, node: OnThatLine, scene: Scene) -> list[int]:
    """The zone of the defender is in the event, the defender and its Golem in its group (F-155, F-161)."""
    assert scene.event is not None
    return [
        i
        for i in table.ids(scene.event.frm)
        if i not in scene.event.group and TYPE[table.pieces[i].what] in (FIGHTERS[0], GOLEM)
    ]


# Amounts


@means(n.CountOf)
def _count_of(table: Table, node: n.CountOf, scene: Scene) -> int:
    return len(find(table, node.of, scene))


FIGURES: Final[dict[str, Callable[[Table, int], int]]] = {
    "atq": atq,
    "fv": left,
    "bou": left,
    "damage": lambda table, i: max(0, table.pieces[i].damage),
    "cost": lambda table, i: COST[table.pieces[i].what] or 0,
    "energy": lambda table, i: table.pieces[i].energy,
    "poseidor": lambda table, i: table.pieces[i].poseidor,
    "feathers": lambda table, i: table.pieces[i].feathers,
}
PRINTED: Final[dict[str, Any]] = {"atq": ATQ, "fv": FV, "bou": BOU}


@means(n.Figure)
def _figure(table: Table, node: n.Figure, scene: Scene) -> int:
    pieces = find(table, node.of, scene)
    if node.printed and node.which in PRINTED:
        return sum(PRINTED[node.which][table.pieces[i].what] for i in pieces)
    return sum(FIGURES[node.which](table, i) for i in pieces)


@means(n.EventAmount)
def _event_amount(table: Table, node: n.EventAmount, scene: Scene) -> int:
    return scene.event.amount if scene.event is not None else scene.amount


@means(n.Times)
def _times(table: Table, node: n.Times, scene: Scene) -> int:
    return count(table, node.amount, scene) * node.by


@means(n.Half)
def _half(table: Table, node: n.Half, scene: Scene) -> int:
    return count(table, node.amount, scene) // 2


@means(n.Energy)
def _energy(table: Table, node: n.Energy, scene: Scene) -> int:
    return sum(table.seats[s].energy for s in seats_meant(table, node.whose, scene.seat))


# Conditions


@means(n.AboutBearer)
def _about_bearer(table: Table, node: n.AboutBearer, scene: Scene) -> bool:
    host = table.pieces[scene.source].host
    if scene.event is None or host < 0:
        return False
    return scene.event.piece == host or host in scene.event.group


@means(n.About)
def _about(table: Table, node: n.About, scene: Scene) -> bool:
    event = scene.event
    if event is None or event.piece < 0:
        return False
    it = table.pieces[event.piece]
    if it.hidden or (node.other and event.piece == scene.source):
        return False
    if it.owner not in seats_meant(table, node.whose, scene.seat):
        return False
    if node.types and TYPES[TYPE[it.what]] not in node.types:
        return False
    gone = it.zone % PER_SEAT not in (REAR, FIRE, HAND, LIMBO)
    if node.classes:
        have = it.last.classes if gone and it.last is not None else traits(table, event.piece).classes
        if not set(node.classes) & set(have):
            return False
    return not node.ways or WAYS[event.amount] in node.ways


@means(n.ByThis)
def _by_this(table: Table, node: n.ByThis, scene: Scene) -> bool:
    event = scene.event
    if event is None:
        return False
    return scene.source == event.source or (event.kind == "declared" and scene.source in event.group)


@means(n.InCombat)
def _in_combat(table: Table, node: n.InCombat, scene: Scene) -> bool:
    return scene.event is not None and scene.event.extra == 1


@means(n.YourTurn)
def _your_turn(table: Table, node: n.YourTurn, scene: Scene) -> bool:
    return table.board.active == scene.seat


@means(n.AttackPhase)
def _attack_phase(table: Table, node: n.AttackPhase, scene: Scene) -> bool:
    board = table.board
    return bool(board.attack) and board.active in seats_meant(table, node.whose, scene.seat)


@means(n.Mortal)
def _mortal(table: Table, node: n.Mortal, scene: Scene) -> bool:
    seats = seats_meant(table, node.whose, scene.seat)
    return any(table.pieces[table.seats[s].divinity].mortal for s in seats)


@means(n.AngelDied)
def _angel_died(table: Table, node: n.AngelDied, scene: Scene) -> bool:
    seats = seats_meant(table, node.whose, scene.seat)
    return any(table.pieces[i].owner in seats for i, _ in table.board.fallen)
