"""How cards come into play, are hurt, destroyed and banished: what verbs, keywords and combat share."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import NOBODY, Event

from .. import language as n
from ..cards.index import (
    ANGEL,
    ARCHANGEL,
    BOU,
    CLASSES,
    DIVINITY,
    EQUIPMENT,
    FV,
    GOLEM,
    KINDS,
    NODES,
    TYPE,
    WORSHIPPER,
)
from ..meaning.filters import equipment_on
from ..meaning.keywords import last_breaths, on_entering
from . import changes as did
from .figures import at_work, free_angels, has, lone_golems
from .model import (
    ADORATION,
    COMBAT_DOOM,
    FIRE,
    GUST,
    LIGHT_DOOM,
    LIMBO,
    PANDEMONIUM,
    PER_SEAT,
    PURGATORY,
    REAR,
    SECRET,
    SUDDEN_DOOM,
    Copy,
    Table,
)
from .places import area

HOUSE_OF = {ANGEL: REAR, ARCHANGEL: REAR, GOLEM: REAR}
"""Where a card of each type enters; the others beside the Temple (F-057, FR-10, FR-38)."""


def enter(table: Table, piece: int, way: int, host: int = NOBODY) -> None:
    """A card comes into play under its owner, and what enters with it is activated."""
    it = table.pieces[piece]
    owner = it.owner
    kind = TYPE[it.what]
    to = table.pieces[host].zone if kind == EQUIPMENT else area(owner, HOUSE_OF.get(kind, ADORATION))
    event = Event(did.ENTERED, owner, piece, host, to=to, amount=way)
    doppelganger = n.Doppelganger in KINDS[it.what]
    if doppelganger:  # chosen first: who looks at what enters play sees the class it has there (F-175)
        event.values = (ask_class(table, piece),)
    happen(table, event)
    if doppelganger:
        happen(table, Event(did.CLASSED, owner, piece, amount=event.values[0]))
    if owner != table.board.active and (way == GUST or n.Gust in KINDS[it.what]):  # F-150
        did.set_calm(table, piece)
    did.await_stack(table, on_entering(table, piece))


def ask_class(table: Table, piece: int) -> int:
    """The number of the class a Doppelganger takes."""
    owner = table.pieces[piece].owner
    name = ask.pick_one(
        table, owner, lambda: [("class", name) for name in CLASSES], ("class", piece), piece, "F-175"
    )[1]
    return CLASSES.index(name)


def choose_class(table: Table, piece: int) -> None:
    """A Doppelganger that is revealed takes one class (F-174)."""
    number = ask_class(table, piece)
    happen(table, Event(did.CLASSED, table.pieces[piece].owner, piece, amount=number))


def equip_hosts(table: Table, seat: int) -> list[int]:
    """The Angels an Equipment of this seat may go on to (FR-38)."""
    home = seat * PER_SEAT
    return [
        i for which in (REAR, FIRE) for i in table.ids(home + which) if TYPE[table.pieces[i].what] == ANGEL
    ]


def choose_host(table: Table, seat: int, piece: int) -> int:
    """The Angel an Equipment goes on to."""
    hosts = equip_hosts(table, seat)
    return int(
        ask.pick_one(table, seat, lambda: [("on", i) for i in hosts], ("equip", piece), piece, "F-034")[1]
    )


# Damage


def _brings(table: Table, source: int) -> tuple[int, ...]:
    """What damage from this card brings with it."""
    if source < 0:
        return ()
    flags = LIGHT_DOOM * has(table, source, n.Light) | SUDDEN_DOOM * has(table, source, n.SuddenDeath)
    return (flags,) if flags else ()


def deal(table: Table, source: int, piece: int, amount: int, seat: int, combat: bool = False) -> int:
    """Deal damage to a card, or to the pair it is half of: Shield first, the rest to the Angel (F-062,
    FR-15). Gives the damage really taken."""
    if amount <= 0:
        return 0
    kind = TYPE[table.pieces[piece].what]
    if kind == DIVINITY:
        return _deal_divinity(table, source, piece, amount, seat, combat)
    link = table.pieces[piece].link
    if link < 0:
        return _hurt(table, source, piece, amount, seat, combat)
    golem, angel = (piece, link) if kind == GOLEM else (link, piece)
    if source >= 0 and has(table, source, n.Trickery):
        return _hurt(table, source, angel, amount, seat, combat)  # F-187
    shield = did.left(table, golem)
    taken = _hurt(table, source, golem, min(amount, shield), seat, combat) if shield > 0 else 0
    if amount > shield:
        taken += _hurt(table, source, angel, amount - max(0, shield), seat, combat)
    return taken


def _hurt(table: Table, source: int, piece: int, amount: int, seat: int, combat: bool) -> int:
    event = Event(
        did.DAMAGED, seat, piece, source, amount=amount, extra=int(combat), values=_brings(table, source)
    )
    return event.amount if happen(table, event) else 0


def _deal_divinity(table: Table, source: int, piece: int, amount: int, seat: int, combat: bool) -> int:
    """Damage to a Divinity; at 0 it is mortal (F-031). A mortal one has nothing left to lose but Feathers."""
    if table.pieces[piece].mortal:
        return 0
    taken = _hurt(table, source, piece, amount, seat, combat)
    if did.left(table, piece) <= 0:
        happen(table, Event(did.MORTAL, seat, piece, source))
    return taken


# Destruction


def destroy(
    table: Table,
    piece: int,
    seat: int,
    source: int = NOBODY,
    combat: bool = False,
    kind: str = did.DESTROYED,
    cost: bool = False,
) -> None:
    """Destroy a card in play, and activate its Last Breath; as a `cost` no card destroys it (FR-49)."""
    it = table.pieces[piece]
    if it.hidden or it.zone % PER_SEAT not in did.IN_PLAY or TYPE[it.what] == DIVINITY:
        return
    light = bool(it.doom & LIGHT_DOOM) or (source >= 0 and has(table, source, n.Light))
    pile = _pile(table, piece, light, cost)
    breaths = [b for i in (piece, *equipment_on(table, piece)) for b in last_breaths(table, i)]
    event = Event(kind, seat, piece, source, to=area(it.owner, pile), extra=int(combat))
    if not happen(table, event):
        return
    did.await_stack(table, [item for item in breaths if _breathes(table, item.source)])


def _breathes(table: Table, piece: int) -> bool:
    """Last Breath works in the Purgatory and in Limbo, not for a page that was banished; for an Archangel in
    the Pandemonium (F-164, F-168, F-169)."""
    it = table.pieces[piece]
    ended = it.zone % PER_SEAT
    return ended in (PURGATORY, LIMBO) or (ended == PANDEMONIUM and TYPE[it.what] == ARCHANGEL)


def _pile(table: Table, piece: int, light: bool, cost: bool) -> int:
    """Where a destroyed card goes: Limbo by Phoenix, Pandemonium by Light or Damned or as Archangel, else the
    Purgatory."""
    it = table.pieces[piece]
    if not light and not cost and has(table, piece, n.Phoenix):  # F-235
        say = ("phoenix", piece)
        if ask.yes(table, it.owner, say, piece, "F-235"):
            return LIMBO
    kind = TYPE[it.what]
    if kind == ARCHANGEL:
        return PANDEMONIUM  # F-050
    banished = has(table, piece, n.Damned) or (light and kind == ANGEL)  # F-163, F-222
    return PANDEMONIUM if banished and not has(table, piece, n.Darkness) else PURGATORY  # F-259


def banish(table: Table, piece: int, seat: int, source: int = NOBODY, oath: bool = False) -> None:
    """Banish a card from wherever it is (F-259: not with Darkness, unless an Oath does it)."""
    it = table.pieces[piece]
    kind = TYPE[it.what]
    if kind == DIVINITY or it.zone % PER_SEAT == PANDEMONIUM:
        return
    if not oath and n.Darkness in KINDS[it.what]:
        return
    if it.zone % PER_SEAT in (REAR, FIRE) and not oath and has(table, piece, n.Darkness):
        return
    happen(table, Event(did.BANISHED, seat, piece, source, to=area(it.owner, PANDEMONIUM)))


def revoke(table: Table, seat: int, number: int, piece: int) -> None:
    """Destroy Worshippers of one's choice as a cost (F-068, F-069)."""
    for _ in range(number):
        mine = [i for i in table.ids(area(seat, ADORATION)) if TYPE[table.pieces[i].what] == WORSHIPPER]
        if not mine:
            return
        chosen = ask.pick_one(
            table,
            seat,
            lambda: [("revoke", i) for i in table.rules.alike(table, mine)],
            ("revoke", piece),
            piece,
            "F-068",
        )[1]
        destroy(table, chosen, seat, piece, kind=did.REVOKED)


def discard(table: Table, piece: int, seat: int, source: int = NOBODY) -> None:
    """A page goes from the hand to the Purgatory."""
    owner = table.pieces[piece].owner
    happen(table, Event(did.DISCARDED, seat, piece, source, to=area(owner, PURGATORY)))


def draw(table: Table, seat: int, number: int) -> None:
    """Draw pages; an empty book gives none and costs nothing (FR-30)."""
    book, hand = area(seat, 0), area(seat, 1)
    for _ in range(number):
        ids = table.ids(book)
        if not ids:
            return
        happen(table, Event(did.DRAWN, seat, ids[-1], to=hand))


# What follows from damage and from coming and going


def _raises(amount: object) -> bool:
    return isinstance(amount, int) and amount >= 0


LOWERING: Final = frozenset(
    name
    for name, node in NODES.nodes.items()
    if isinstance(node, Modifier)
    and not isinstance(node, n.Gain | n.Lose | n.GainClass)
    and not (isinstance(node, n.Modify) and _raises(node.fv) and _raises(node.bou))
)
"""The modifiers that may take from what a card can bear."""


def _stands(table: Table, it: Copy) -> bool:
    """Whether a card on the battlefield has anything left: by what is printed, where nothing takes from that;
    else by its figures now."""
    own = BOU[it.what] + it.bou if TYPE[it.what] == GOLEM else FV[it.what] + it.fv
    return (own > it.damage and not at_work(table, LOWERING)) or did.left(table, it.id) > 0


def bury(table: Table) -> None:
    """Destroy together every card that has nothing left, or that Sudden Death touched (F-123, F-224)."""
    did.clean(table, dirty=False)
    doomed: list[int] = []
    active = table.board.active
    for seat in (active, 1 - active):
        for which in (REAR, FIRE):
            for i in table.ids(area(seat, which)):
                it = table.pieces[i]
                if TYPE[it.what] not in (ANGEL, ARCHANGEL, GOLEM):
                    continue
                if it.doom & SUDDEN_DOOM or not _stands(table, it):
                    doomed.append(i)
                elif it.doom:
                    did.forget_doom(table, i)
    for i in doomed:
        source = table.pieces[i].hurt_by
        by = table.pieces[source].owner if source >= 0 else table.pieces[i].owner
        destroy(table, i, by, source, combat=bool(table.pieces[i].doom & COMBAT_DOOM))


def link_lonely(table: Table) -> None:
    """A lone Golem and a free Angel of one player link at once, as he picks (F-060, F-065, FR-24)."""
    active = table.board.active
    for seat in (active, 1 - active):
        golems, angels = lone_golems(table, seat), free_angels(table, seat)
        if golems and angels:
            _, golem, angel = ask.pick_one(
                table,
                seat,
                lambda: [("link", golem, angel) for golem in golems for angel in angels],
                ("link",),
                golems[0],
                "F-060",
            )
            happen(table, Event(did.LINKED, seat, golem, angel))
            return
    did.clean(table, lonely=False)


def hide(table: Table, piece: int, seat: int) -> None:
    """Put a page in Secret; only Angels and Miracles can be (F-189)."""
    it = table.pieces[piece]
    if it.zone % PER_SEAT != SECRET:
        happen(table, Event(did.HIDDEN, seat, piece, to=area(it.owner, SECRET)))
