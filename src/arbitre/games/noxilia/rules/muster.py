"""Set-up with decisions: starting units, the deal, the mulligan, primo-treasures (N-056 to N-069)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.ask import pick_openly
from arbitre.kernel.chance import below
from arbitre.kernel.door import SHUFFLED, TUCKED, happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import Event, Option, Refusal

from ..cards.index import CARDS, DEEDS, GOLD, TYPE, UNIT, WHO
from ..meaning.cards import draw
from .changes import things as did
from .changes import turn as turned
from .costs import gold_in, pay_costs, payable
from .model import CAMP, DAWN, FATE, HAND, LIBRARY, MULLIGAN, Table
from .places import ground, layout_of, place, pool

SECOND_PLAYER_GOLD: Final = 2  # N-058
SAME_UNIT: Final = 2  # N-061
FIRST_HAND: Final = 6  # N-065

NOT_A_UNIT: Final = Refusal("N-059", ("not_a_unit",))
TWICE_ALREADY: Final = Refusal("N-061", ("twice_already",))
HERO_ALREADY: Final = Refusal("N-018", ("hero_in_play",))
NO_EXTRA: Final = Refusal("N-062", ("cannot_pay_extra",))
NO_ROOM: Final = Refusal("N-059", ("no_room",))


def begin(table: Table) -> None:
    """Chance hides what lies where, and chooses who begins; the other gets 2 gold (N-057, N-058)."""
    for seat in (0, 1):
        happen(table, Event(SHUFFLED, seat, to=place(table, seat, LIBRARY)))
        happen(table, Event(SHUFFLED, seat, to=place(table, seat, FATE)))
    happen(table, Event(SHUFFLED, to=pool(table)))
    first = below(table, 2)
    happen(table, Event(turned.STARTED, first))
    happen(table, Event(turned.GOLD, 1 - first, amount=SECOND_PLAYER_GOLD))


def banner_of(table: Table, seat: int) -> int:
    """A player's Banner."""
    return table.ids(place(table, seat, CAMP))[0]


def muster(table: Table) -> None:
    """One player places his Monarch, then starting units one by one, face down (N-059, N-060)."""
    seat = table.board.active
    camp = table.ids(place(table, seat, CAMP))
    if len(camp) > 1:
        monarch = camp[1]
        _place(table, seat, monarch, rooms(table, seat, monarch), 0)
        return
    choice = pick_openly(table, seat, lambda: choices(table, seat), ("muster",), rule="N-059")
    if choice[0] == "muster":
        card = choice[1]
        what = table.pieces[card].what
        price = GOLD[what] + gold_in(CARDS[what].costs)
        _place(table, seat, card, rooms(table, seat, card), price)
        return
    banner = banner_of(table, seat)
    scene = Scene(seat, banner)
    for deed in DEEDS[table.pieces[banner].what]:  # only set-up effects of a Banner are played (NR-38)
        play(table, deed, scene)
    happen(table, Event(turned.READY, seat))
    if table.board.phase == MULLIGAN:
        deal(table)


def _place(table: Table, seat: int, card: int, spaces: list[int], price: int) -> None:
    space = pick_openly(table, seat, lambda: [("to", s) for s in spaces], ("place", card), card, "N-059")[1]
    pay_costs(table, seat, CARDS[table.pieces[card].what].costs, card)
    happen(table, Event(turned.MUSTERED, seat, card, to=space, amount=price))


def rooms(table: Table, seat: int, card: int) -> list[int]:
    """Where the Banner lets a starting unit be placed."""
    layout = layout_of(table)
    rule = CARDS[table.pieces[banner_of(table, seat)].what].placement
    monarch = TYPE[table.pieces[card].what] == "monarch"
    kinds = rule.monarch if monarch else rule.units
    return [
        space
        for space in layout.own[seat]
        if layout.kinds[space] in kinds
        and (monarch or not rule.at_most or len(table.ids(space)) < rule.at_most)
    ]


def may_muster(table: Table, seat: int, card: int) -> Refusal | None:
    """Choose a starting unit from one's deck (N-059, N-061, N-062)."""
    return _may_join(table, seat, card, _chosen(table, seat), None)


def _chosen(table: Table, seat: int) -> list[int]:
    """What a seat's units are that are placed already."""
    return [table.pieces[u].what for space in layout_of(table).own[seat] for u in table.ids(space)]


def _may_join(table: Table, seat: int, card: int, chosen: list[int], room: bool | None) -> Refusal | None:
    """The same, with what is placed already, and whether there is `room` for one more where that is known."""
    it = table.pieces[card]
    if it.zone != place(table, seat, LIBRARY) or not UNIT[it.what]:
        return NOT_A_UNIT
    extra = CARDS[it.what].costs
    price = GOLD[it.what] + (gold_in(extra) if extra else 0)
    have = table.seats[seat].allowance
    if price > have:
        return Refusal("N-059", ("too_poor", price, have))
    if chosen.count(it.what) >= SAME_UNIT:
        return TWICE_ALREADY
    if TYPE[it.what] == "hero" and any(WHO[what] == WHO[it.what] for what in chosen):
        return HERO_ALREADY
    if extra and not payable(table, seat, extra, card):
        return NO_EXTRA
    if room is None:
        room = bool(rooms(table, seat, card))
    return None if room else NO_ROOM


def choices(table: Table, seat: int) -> list[Option]:
    """One of each unit that may still be chosen, or to have done."""
    have = table.seats[seat].allowance
    library = table.ids(place(table, seat, LIBRARY))
    cards = [i for i in library if UNIT[table.pieces[i].what] and GOLD[table.pieces[i].what] <= have]
    able: list[Option] = []
    if cards:
        chosen = _chosen(table, seat)
        room = bool(rooms(table, seat, cards[0]))  # for one unit as for another: no Monarch is in a library
        fresh = table.rules.alike(table, cards)
        able += [("muster", card) for card in fresh if _may_join(table, seat, card, chosen, room) is None]
    return [*able, ("done",)]


def deal(table: Table) -> None:
    """Shuffle what is left; six cards each (N-064, N-065)."""
    for seat in (table.board.starter, 1 - table.board.starter):
        happen(table, Event(SHUFFLED, seat, to=place(table, seat, LIBRARY)))
        draw(table, seat, FIRST_HAND)


def mulligan(table: Table) -> None:
    """Once, put any number of cards under the library and draw as many (N-066, NR-34)."""
    seat = table.board.active
    hand = table.ids(place(table, seat, HAND))
    back = ask.pick(table, seat, lambda: list(hand), 0, len(hand), ("mulligan", len(hand)), rule="N-066")
    for card in back:
        happen(table, Event(TUCKED, seat, card, to=place(table, seat, LIBRARY)))
    draw(table, seat, len(back))
    happen(table, Event(turned.KEPT, seat))
    if all(player.mulligan for player in table.seats):
        bury_treasures(table)
        happen(table, Event(turned.TURN, table.board.starter))
        happen(table, Event(turned.PHASE, amount=DAWN))


def bury_treasures(table: Table) -> None:
    """One treasure and one false one, in an order nobody knows, on the battlefields (N-067)."""
    chest = table.ids(pool(table))
    real = [t for t in chest if not CARDS[table.pieces[t].what].false]
    false = [t for t in chest if CARDS[table.pieces[t].what].false]
    laid = [part[below(table, len(part))] for part in (real, false) if part]
    fields = layout_of(table).battlefields
    if len(laid) == 2 and below(table, 2):
        laid.reverse()
    for space, treasure in zip(fields, laid, strict=False):
        happen(table, Event(did.BURIED, piece=treasure, to=ground(table, space), extra=1))
