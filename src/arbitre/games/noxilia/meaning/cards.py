"""The meaning of the verbs that touch players, zones and cards outside play."""

from __future__ import annotations

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.chance import below
from arbitre.kernel.door import SHUFFLED, happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import count, find, means
from arbitre.kernel.pieces import Event, Option

from .. import language as n
from ..cards.index import CARDS, DELAY, TYPE, UNIT
from ..rules.changes import things as did
from ..rules.changes import turn as turned
from ..rules.damage import take_off
from ..rules.figures import caught_at
from ..rules.fog import look_around
from ..rules.model import EXILE, GRAVEYARD, HAND, LIBRARY, Table
from ..rules.movement import arrived
from ..rules.places import ground, layout_of, place, pool, space_of
from .filters import seats_meant
from .units import has_hero


@means(n.GainGold)
def _gain_gold(table: Table, node: n.GainGold, scene: Scene) -> None:
    for seat in seats_meant(node.whose, scene.seat):
        amount = count(table, node.amount, scene)
        if amount > 0:
            happen(table, Event(turned.GOLD, seat, source=scene.source, amount=amount))


@means(n.LoseGold)
def _lose_gold(table: Table, node: n.LoseGold, scene: Scene) -> None:
    for seat in seats_meant(node.whose, scene.seat):
        amount = min(count(table, node.amount, scene), table.seats[seat].gold)
        if amount > 0:
            happen(table, Event(turned.GOLD, seat, source=scene.source, amount=-amount))
            if node.steal:
                happen(table, Event(turned.GOLD, scene.seat, source=scene.source, amount=amount))


def draw(table: Table, seat: int, number: int) -> None:
    """Draw from the top; an empty library gives nothing and costs nothing (N-012)."""
    for _ in range(number):
        library = table.ids(place(table, seat, LIBRARY))
        if not library:
            return
        happen(table, Event(turned.DREW, seat, library[-1]))


@means(n.DrawCards)
def _draw_cards(table: Table, node: n.DrawCards, scene: Scene) -> None:
    for seat in seats_meant(node.whose, scene.seat):
        draw(table, seat, count(table, node.number, scene))


@means(n.Discard)
def _discard(table: Table, node: n.Discard, scene: Scene) -> None:
    """An effect that allows it is the only way to discard (N-015)."""
    for seat in seats_meant(node.whose, scene.seat):
        for _ in range(node.number):
            hand = table.ids(place(table, seat, HAND))
            if not hand:
                break
            if node.random:
                card = hand[below(table, len(hand))]
            else:
                options = [("discard", c) for c in table.rules.alike(table, hand)]
                card = pick_openly(
                    table,
                    seat,
                    lambda: list(options),
                    ("discard", scene.source),
                    scene.source,
                    "N-015",
                )[1]
            happen(table, Event(did.DISCARDED, seat, card, to=place(table, seat, GRAVEYARD)))


@means(n.Search)
def _search(table: Table, node: n.Search, scene: Scene) -> None:
    """Look through the library, take a card or none, shuffle (N-013)."""
    seat = scene.seat
    library = place(table, seat, LIBRARY)
    if not table.ids(library):
        return
    happen(table, Event(did.LOOKED, seat, to=library))
    found = find(table, node.among, scene)
    if node.to == "queue":
        found = [c for c in found if UNIT[table.pieces[c].what] and may_come(table, c, seat)]

    def options() -> list[Option]:
        return [*(("take", c) for c in table.rules.alike(table, found)), ("none",)]

    choice = pick_openly(table, seat, options, ("search", scene.source), scene.source, "N-013")
    if choice[0] == "take":
        send(table, choice[1], node.to)
    happen(table, Event(SHUFFLED, seat, to=library))


def may_come(table: Table, card: int, seat: int) -> bool:
    """Whether a card may be put into play: not a second card of a Hero there (N-019)."""
    what = table.pieces[card].what
    return not (TYPE[what] == "hero" and has_hero(table, what, seat))


def send(table: Table, card: int, to: str) -> None:
    """Put a card into a place of its owner, or into play."""
    it = table.pieces[card]
    owner = it.owner
    if to in ("queue", "command"):
        if not UNIT[it.what] or not may_come(table, card, owner):
            return
        if to == "queue" and DELAY[it.what]:
            if 0 <= it.zone < len(table.board.places):
                happen(table, Event(did.RETURNED, owner, card, to=place(table, owner, HAND)))
            happen(table, Event(did.QUEUED, owner, card, amount=DELAY[it.what]))
        else:
            if 0 <= it.zone < len(table.board.places):
                happen(table, Event(did.RETURNED, owner, card, to=place(table, owner, HAND)))
            enter(table, owner, card)
        return
    zone = place(table, owner, {"hand": HAND, "library": LIBRARY, "graveyard": GRAVEYARD}[to])
    take_off(table, Event(did.RETURNED, owner, card, to=zone))
    if to == "library":
        happen(table, Event(SHUFFLED, owner, to=zone))


def enter(table: Table, seat: int, card: int) -> None:
    """A unit comes into play in its command zone, face down, whoever controls that (N-053, N-087)."""
    to = layout_of(table).command[seat]
    caught = caught_at(table, card, to, seat)
    happen(table, Event(did.ENTERED, seat, card, to=to, extra=caught))
    look_around(table, card)
    arrived(table, card)


@means(n.Return)
def _return(table: Table, node: n.Return, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        if TYPE[table.pieces[card].what] not in ("monarch", "zone"):
            send(table, card, node.to)


@means(n.Exile)
def _exile(table: Table, node: n.Exile, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        it = table.pieces[card]
        if TYPE[it.what] not in ("monarch", "zone"):
            take_off(table, Event(did.EXILED, scene.seat, card, to=place(table, it.owner, EXILE)))


@means(n.AddMana)
def _add_mana(table: Table, node: n.AddMana, scene: Scene) -> None:
    have = table.seats[scene.seat].mana
    values = tuple(a + b for a, b in zip(have, node.mana.counts[:7], strict=True))
    happen(table, Event(turned.MANA, scene.seat, source=scene.source, values=values))


@means(n.Flood)
def _flood(table: Table, node: n.Flood, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        markers = max(node.markers, table.pieces[card].time)
        happen(table, Event(did.FLOODED, scene.seat, card, scene.source, amount=markers))


@means(n.SeizeZone)
def _seize_zone(table: Table, node: n.SeizeZone, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        if table.pieces[card].controller != scene.seat:
            happen(table, Event(did.CAPTURED, scene.seat, card))


@means(n.BuryTreasure)
def _bury_treasure(table: Table, node: n.BuryTreasure, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        chest = [t for t in table.ids(pool(table)) if not CARDS[table.pieces[t].what].false]
        if chest:
            treasure = chest[below(table, len(chest))]
            happen(table, Event(did.BURIED, scene.seat, treasure, to=ground(table, space_of(table, card))))


@means(n.LookAt)
def _look_at(table: Table, node: n.LookAt, scene: Scene) -> None:
    for card in find(table, node.which, scene):
        happen(table, Event(did.LOOKED, scene.seat, card))
