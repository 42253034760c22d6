"""What the keywords put on the stack, and when: on entering, dying, attacking, at Aurora and Night.

What each of them then does is written in `sentences` and on the cards. Keywords that change a rule (Guardian,
Light, Valiant …) are read where that rule stands.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import possible
from arbitre.kernel.pieces import Event
from arbitre.kernel.stack import Item

from .. import language as n
from ..cards.index import KEYWORDS, KINDS, NODES, PHASING
from ..rules import changes as did
from ..rules.figures import at_work, has, keywords, value
from ..rules.model import PER_SEAT, PURGATORY, Table
from ..rules.places import area
from .filters import equipment_on

ENTERING: Final = {
    n.Assassin: "assassin/0",
    n.Catalyst: "catalyst/0",
    n.Flame: "flame/0",
    n.Freeze: "freeze/0",
}
"""The effects of these keywords join Fervour and Dilemma in one stack (F-184)."""


def new_item(
    table: Table, name: str, piece: int, event: Event | None = None, it: tuple[int, ...] = ()
) -> Item:
    """An effect of a card, activated by its owner."""
    copy = table.pieces[piece]
    return Item(0, name, copy.owner, piece, copy.life, event, it=it)


def on_entering(table: Table, piece: int) -> list[Item]:
    """What a card activates when it comes into play; it counts as in play (F-137, F-183)."""
    items: list[Item] = []
    for keyword in keywords(table, piece):
        name = ENTERING.get(type(keyword))  # type: ignore[arg-type]
        if name is not None:
            items.append(new_item(table, name, piece))
        elif isinstance(keyword, n.Fervour):
            items.append(new_item(table, NODES.name(keyword.do), piece))
        elif isinstance(keyword, n.Dilemma):
            items += _dilemma(table, keyword, piece)
    return items


def _dilemma(table: Table, keyword: n.Dilemma, piece: int) -> list[Item]:
    """The opponent chooses: one effect, and one more for each copy in the Purgatory (F-170, F-171, FR-31).
    Where as many must be as there are, nothing is left to choose: their order is not his (F-172)."""
    it = table.pieces[piece]
    copies = sum(1 for i in table.ids(area(it.owner, PURGATORY)) if table.pieces[i].what == it.what)
    scene = Scene(it.owner, piece, other=1 - it.owner)
    valid = [NODES.name(e) for e in keyword.effects if possible(table, e, scene)]
    if len(valid) <= 1 + copies:
        return [new_item(table, name, piece) for name in valid]
    items = []
    for _ in range(1 + copies):
        name = ask.pick_one(
            table,
            1 - it.owner,
            lambda: [("effect", name) for name in valid],
            ("dilemma", piece),
            piece,
            "F-170",
        )[1]
        valid.remove(name)
        items.append(new_item(table, name, piece))
    return items


def last_breaths(table: Table, piece: int) -> list[Item]:
    """The Last Breath of a card about to be destroyed: read before, activated where it then lies (F-165)."""
    it = table.pieces[piece]
    if not has(table, piece, n.LastBreath):
        return []
    return [
        new_item(table, NODES.name(k.do), piece)
        for k in keywords(table, piece)
        if isinstance(k, n.LastBreath) and it.zone % PER_SEAT in did.IN_PLAY
    ]


def on_declaring(table: Table, fighters: tuple[int, ...], divinity: bool) -> list[Item]:
    """Archery (not against a Divinity, F-133) and Honour (with an Equipment, F-209)."""
    items = []
    for piece in fighters:
        archery = value(table, piece, n.Archery)
        if archery and not divinity:
            event = Event("archery", table.pieces[piece].owner, amount=archery)
            items.append(new_item(table, "archery/0", piece, event))
        honour = value(table, piece, n.Honour)
        if honour and equipment_on(table, piece):
            event = Event("honour", table.pieces[piece].owner, amount=honour)
            items.append(new_item(table, "honour/0", piece, event))
    return items


STIRRING: Final = {
    kind: tuple(kind in kinds or n.Valhalla in kinds for kinds in KINDS)
    for kind in (n.DivineAurora, n.DivineNight)
}
"""For each of the two, which cards do something by what is printed on them."""


def at_phase(table: Table, kind: Any) -> list[Item]:
    """The Aurora or Night abilities of the active player's cards that were in play when the phase began and
    still are (F-078, F-087, F-142, F-227)."""
    items: list[Item] = []
    active = table.board.active
    stirring = STIRRING[kind]
    gained = at_work(table, PHASING)
    for piece in table.board.present:
        it = table.pieces[piece]
        if not gained and not stirring[it.what]:
            continue
        if it.owner != active or it.zone % PER_SEAT not in did.IN_PLAY:
            continue
        for keyword in keywords(table, piece):
            if isinstance(keyword, kind):
                items.append(new_item(table, NODES.name(keyword.do), piece))
            elif kind is n.DivineNight and isinstance(keyword, n.Valhalla):
                items.append(new_item(table, "valhalla/0", piece))  # F-262
    return items


def after_secret(
    table: Table, piece: int, kind: type[n.OutOfSecret] | type[n.Exposed]
) -> list[tuple[Item, Any]]:
    """What a page does after it came out of Secret, each with its cost."""
    return [
        (new_item(table, NODES.name(k.do), piece), k) for k in _printed(table, piece) if isinstance(k, kind)
    ]


def _printed(table: Table, piece: int) -> tuple[Any, ...]:
    return KEYWORDS[table.pieces[piece].what]


def intervenes(table: Table, piece: int) -> bool:
    """Divine Intervention: effects of this card cannot be answered (F-211)."""
    it = table.pieces[piece]
    return n.DivineIntervention in KINDS[it.what] or has(table, piece, n.DivineIntervention)
