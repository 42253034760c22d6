"""Damage (120): who deals it to whom, and what it brings about."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arbitre.kernel.door import happen_together
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import NOBODY

from ..cards.index import NODES
from . import changes as did
from .continuous.layers import last_or_now, traits_of
from .events import Happening
from .life import gain
from .model import BATTLEFIELD, Play, Table
from .refs import is_piece, is_seat, seat_of


class Blow:
    """Damage about to be dealt: by which object, to which ref, how much."""

    __slots__ = ("amount", "life", "source", "to")

    def __init__(self, source: int, life: int, to: int, amount: int) -> None:
        self.source = source
        self.life = life
        self.to = to
        self.amount = amount


def deal(table: Table, blows: Sequence[Blow], combat: bool = False) -> list[Happening]:
    """Deal damage at the same time (120.4): offered to replacements and prevention, then life lost, loyalty
    removed, damage marked, life gained through lifelink. Gives what was really dealt."""
    events = [_event(table, blow, combat) for blow in blows if blow.amount > 0 and _can_take(table, blow.to)]
    dealt = [k for k in happen_together(table, events) if isinstance(k, Happening)]
    _results(table, dealt)
    for event in events:
        _besides(table, event)
    return dealt


def _besides(table: Table, event: Happening) -> None:
    """What a prevention does besides comes right after all the damage was dealt (615.5)."""
    more, event.besides = event.besides, ()
    for name, seat, source, life, prevented in more:
        about = msgspec.structs.replace(event, amount=prevented)
        it = (event.piece,) if event.piece >= 0 else ()
        play(table, NODES.nodes[name], Play(seat, source, about, it, event.other, prevented, life=life))


def _can_take(table: Table, ref: int) -> bool:
    """Damage is dealt to players, creatures, planeswalkers and battles only (120.1)."""
    if is_seat(ref):
        return not table.seats[seat_of(ref)].out
    if not is_piece(ref) or table.pieces[ref].zone != BATTLEFIELD:
        return False
    types = traits_of(table, ref).types
    return "creature" in types or "planeswalker" in types or "battle" in types


def _event(table: Table, blow: Blow, combat: bool) -> Happening:
    by = last_or_now(table, blow.source, blow.life) if blow.source >= 0 else None
    event = Happening(
        did.DAMAGED,
        by.controller if by is not None else NOBODY,
        source=blow.source,
        amount=blow.amount,
        combat=combat,
        host=blow.life,
    )
    if by is not None and by.controller == NOBODY:
        event.seat = table.pieces[blow.source].owner
    if is_seat(blow.to):
        event.other = seat_of(blow.to)
    else:
        event.piece = blow.to
        event.word = "creature" if "creature" in traits_of(table, blow.to).types else ""
        event.extra = int(by is not None and by.has("deathtouch"))
    return event


def lethal(table: Table, piece: int) -> int:
    """How much more damage would be lethal for a creature (120.6)."""
    return max(0, traits_of(table, piece).toughness - table.pieces[piece].damage)


def excess(dealt: Sequence[Happening], left: dict[int, int]) -> int:
    """How much of the damage dealt to creatures was more than lethal (120.10), by how much would have been:
    from a source with deathtouch no more than 1 is needed."""
    total = 0
    for event in dealt:
        if event.word == "creature":
            needed = min(1, left[event.piece]) if event.extra else left[event.piece]
            total += max(0, event.amount - needed)
            left[event.piece] = max(0, left[event.piece] - event.amount)
    return total


def _results(table: Table, dealt: Sequence[Happening]) -> None:
    """What damage results in (120.3): a player loses the sum at once, each lifelink source is one gain."""
    sums: dict[int, int] = {}
    results: list[Happening] = []
    links: dict[tuple[int, int], Happening] = {}
    for event in dealt:
        if event.amount <= 0:
            continue
        if event.piece < 0:
            sums[event.other] = sums.get(event.other, 0) + event.amount
            if event.combat and event.source >= 0 and table.board.commanders:
                did.dealt_by_commander(table, event.other, event.source, event.amount)
        else:
            types = traits_of(table, event.piece).types
            for type_, kind in (("planeswalker", "loyalty"), ("battle", "defense")):
                if type_ in types:
                    results.append(
                        Happening(
                            did.UNCOUNTERED,
                            event.seat,
                            event.piece,
                            event.source,
                            amount=event.amount,
                            word=kind,
                            cause="damage",
                        )
                    )
        if event.source >= 0 and last_or_now(table, event.source, event.host).has("lifelink"):
            link = Happening(did.GAINED, event.seat, source=event.source, cause="lifelink")
            links.setdefault((event.source, event.host), link).amount += event.amount
    results += [Happening(did.LOST, seat, amount=amount, cause="damage") for seat, amount in sums.items()]
    happen_together(table, results)
    gain(table, list(links.values()))
