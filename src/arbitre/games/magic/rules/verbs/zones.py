"""The verbs that move cards between zones, look at them and turn libraries over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arbitre.kernel import ask
from arbitre.kernel.chance import below
from arbitre.kernel.door import happen, happen_together
from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import NOBODY, Say

from ...cards.index import NODES
from .. import changes as did
from ..attaching import can_enchant
from ..changes.effects import begin_effect
from ..combat.entering import enter_attacking
from ..continuous.layers import controller, traits_of
from ..events import CopyOf, Counters, Happening
from ..model import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, Play, Table
from ..refs import library, named, seat_ref, unnamed, zone
from ..replacing import foresee
from .reports import permanents, report, there
from .timestamps import by_timestamp


def move_all(table: Table, scene: Play, events: Sequence[Happening]) -> tuple[int, ...]:
    """Let zone changes happen together; the pieces that moved."""
    for event in events:
        event.source = scene.source
    return report(scene, (kept.piece for kept in happen_together(table, events)))


def to_owners(table: Table, scene: Play, refs: Iterable[int], which: int, cause: str) -> tuple[int, ...]:
    """Put things into a zone of their owners."""
    return move_all(
        table,
        scene,
        [
            Happening(
                did.MOVED,
                controller(table, i),
                i,
                to=zone(table.pieces[i].owner, which),
                cause=cause,
            )
            for i in there(table, refs)
        ],
    )


# Cards


def draw(table: Table, scene: Play, seat: int, number: int = 1) -> tuple[int, ...]:
    """Draw cards, one after the other (121.2)."""
    drawn = []
    for _ in range(number):
        cards = library(table, seat)
        top = cards[-1] if cards else NOBODY
        event = Happening(
            did.DREW, seat, top, scene.source, zone(seat, LIBRARY), zone(seat, HAND), cause="draw", amount=1
        )
        if happen(table, event) and event.piece >= 0:
            drawn.append(event.piece)
            if event.extra == 1 and table.board.turn:
                _reveal_for_miracle(table, seat, event.piece)
    return report(scene, drawn)


def _reveal_for_miracle(table: Table, seat: int, piece: int) -> None:
    """Who draws a card with miracle, the first this turn, may reveal it as he draws it (702.94a)."""
    if "miracle" in traits_of(table, piece).keywords and ask.yes(
        table, seat, ("miracle", piece), piece, "702.94a"
    ):
        happen(table, Happening(did.REVEALED, seat, piece, piece, group=(piece,), cause="miracle"))


def mill(table: Table, scene: Play, seat: int, number: int) -> tuple[int, ...]:
    """Put the top cards of a library into its owner's graveyard (701.13)."""
    top = library(table, seat)[::-1][: max(0, number)]
    return to_owners(table, scene, top, GRAVEYARD, "mill")


def discard(table: Table, scene: Play, seat: int, pieces: Iterable[int]) -> tuple[int, ...]:
    """Discard these cards of the hand (701.8)."""
    hand = table.ids(zone(seat, HAND))
    return to_owners(table, scene, [i for i in pieces if i in hand], GRAVEYARD, "discard")


def discard_at_random(table: Table, scene: Play, seat: int, number: int) -> tuple[int, ...]:
    """Discard cards at random."""
    hand = list(table.ids(zone(seat, HAND)))
    chosen = [hand.pop(below(table, len(hand))) for _ in range(min(number, len(hand)))]
    return discard(table, scene, seat, chosen)


def surveil(table: Table, scene: Play, seat: int, number: int) -> tuple[int, ...]:
    """Look at the top cards; any of them go to the graveyard, the rest back in any order (701.42)."""
    seen = _look_at_top(table, scene, seat, number)
    if seen:
        say = ("surveil", len(seen))
        gone = ask.pick(table, seat, lambda: seen, 0, len(seen), say, scene.source, "701.42")
        to_owners(table, scene, gone, GRAVEYARD, "surveil")
        _order_top(table, scene, seat, [i for i in seen if i not in gone])
    happen(table, Happening(did.SURVEILED, seat, source=scene.source, amount=number))
    return report(scene, seen)


def scry(table: Table, scene: Play, seat: int, number: int) -> tuple[int, ...]:
    """Look at the top cards; any of them go to the bottom, the rest back, each in any order (701.18)."""
    seen = _look_at_top(table, scene, seat, number)
    if seen:
        say = ("scry", len(seen))
        under = ask.pick(table, seat, lambda: seen, 0, len(seen), say, scene.source, "701.18")
        put_into_library(table, scene, _ordered(table, scene, seat, list(under)), bottom=True)
        _order_top(table, scene, seat, [i for i in seen if i not in under])
    happen(table, Happening(did.SCRIED, seat, source=scene.source, amount=number))
    return report(scene, seen)


def _look_at_top(table: Table, scene: Play, seat: int, number: int) -> list[int]:
    seen = library(table, seat)[::-1][: max(0, number)]
    look(table, scene, seat, seen)
    return seen


def _ordered(table: Table, scene: Play, seat: int, pieces: list[int]) -> list[int]:
    return list(ask.order(table, seat, pieces, ("order_library", len(pieces)), scene.source))


def _order_top(table: Table, scene: Play, seat: int, rest: list[int]) -> None:
    """Put cards back on top of the library; the first of the order is on top."""
    if len(rest) > 1:
        for piece in reversed(_ordered(table, scene, seat, rest)):
            put_into_library(table, scene, (piece,))
            look(table, scene, seat, (piece,))


def put_into_library(
    table: Table, scene: Play, refs: Iterable[int], *, bottom: bool = False, at: int = 0
) -> tuple[int, ...]:
    """Put things into their owners' libraries: on top, at the bottom, or `at` so many from the top."""
    return move_all(
        table,
        scene,
        [
            Happening(
                did.MOVED,
                controller(table, i),
                i,
                to=zone(table.pieces[i].owner, LIBRARY),
                cause="effect",
                amount=-1 if bottom else at,
            )
            for i in there(table, refs)
        ],
    )


def put_in_order(table: Table, scene: Play, seat: int, refs: Sequence[int], *, bottom: bool = False) -> None:
    """Put things on top of their owner's library, or on the bottom, in an order he chooses (401.4)."""
    order = _ordered(table, scene, seat, list(refs)) if len(refs) > 1 else refs
    put_into_library(table, scene, order if bottom else order[::-1], bottom=bottom)


def put_at_random(table: Table, scene: Play, refs: Iterable[int], *, bottom: bool = True) -> None:
    """Put cards on the bottom (or the top) of their owners' libraries in a random order; that is no shuffling
    (701.20)."""
    put = put_into_library(table, scene, refs, bottom=bottom)
    for seat in table.seats:
        mine = tuple(i for i in put if table.pieces[i].zone == zone(seat.id, LIBRARY))
        if len(mine) > 1:
            happen(table, Happening(did.MINGLED, seat.id, source=scene.source, group=mine))


def return_to_hand(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Put things into their owners' hands."""
    return to_owners(table, scene, refs, HAND, "effect")


def put_into_graveyard(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Put things into their owners' graveyards."""
    return to_owners(table, scene, refs, GRAVEYARD, "effect")


# Permanents leaving


def destroy(table: Table, scene: Play, refs: Iterable[int], cause: str = "destroy") -> tuple[int, ...]:
    """Destroy permanents that are not indestructible (701.7, 702.12b)."""
    able = [i for i in permanents(table, refs) if not traits_of(table, i).has("indestructible")]
    return to_owners(table, scene, able, GRAVEYARD, cause)


def sacrifice(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Their controllers put permanents into their owners' graveyards (701.16)."""
    return to_owners(table, scene, permanents(table, refs), GRAVEYARD, "sacrifice")


def give_up(table: Table, scene: Play, chosen: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Players sacrifice permanents and discard cards, all at the same time."""
    events = []
    for seat, piece in chosen:
        owner = table.pieces[piece].owner
        cause = "sacrifice" if table.pieces[piece].zone == BATTLEFIELD else "discard"
        events.append(Happening(did.MOVED, seat, piece, to=zone(owner, GRAVEYARD), cause=cause))
    return move_all(table, scene, events)


def choose_to_sacrifice(
    table: Table, scene: Play, seat: int, among: Iterable[int], number: int, name: str
) -> tuple[int, ...]:
    """Only choose, as the effect of this name says: when several sacrifice, all choose first (101.4)."""
    mine = [i for i in permanents(table, among) if controller(table, i) == seat]
    number = min(number, len(mine))
    if not number:
        return ()
    say = ("sacrifice", name)
    return ask.pick(table, seat, lambda: mine, number, number, say, scene.source, "701.16")


def exile(
    table: Table,
    scene: Play,
    refs: Iterable[int],
    *,
    until_leaves: bool = False,
    face_down: bool = False,
    counters: Counters = (),
    cause: str = "effect",
) -> tuple[int, ...]:
    """Exile things, linked to the object that did it (607.2). `until_leaves`: they come back at once when
    that leaves the battlefield (610.3); if it has left already, nothing happens (610.3b)."""
    pieces = there(table, refs)
    if until_leaves and not still_there(table, scene):
        return report(scene, ())
    return move_all(
        table,
        scene,
        [
            Happening(
                did.MOVED,
                controller(table, i),
                i,
                to=EXILE,
                cause="until_leaves" if until_leaves else cause,
                facing="exile" if face_down else "",
                counters=counters,
                linked=(scene.source, scene.life),
            )
            for i in pieces
        ],
    )


def still_there(table: Table, scene: Play) -> bool:
    """Whether the source is still the object on the battlefield it was."""
    if scene.source < 0:
        return False
    it = table.pieces[scene.source]
    return it.zone == BATTLEFIELD and (scene.life in (NOBODY, it.life))


def exiled_with(table: Table, source: int, life: int) -> list[int]:
    """The cards in exile that an object put there."""
    return [i for i in table.ids(EXILE) if table.pieces[i].linked == (source, life)]


# Arriving


def put_onto_battlefield(
    table: Table,
    scene: Play,
    refs: Iterable[int],
    *,
    under: int | None = None,
    tapped: bool = False,
    counters: Counters = (),
    facing: str = "",
    host: int = NOBODY,
    marks: tuple[str, ...] = (),
    copies: tuple[CopyOf, ...] = (),
    attacking: int | None = None,
    becoming: Node | None = None,
    cause: str = "effect",
) -> tuple[int, ...]:
    """Put cards onto the battlefield together, under a player's control (None: their owners').

    Cards that are no permanent cards stay where they are (304.4, 307.4) unless face down. An Aura that is not
    told where to go is attached to something its player chooses, or stays (303.4f, 303.4g). With `attacking`
    (a ref, or NOBODY to choose) it enters attacking that. `becoming` is a registered node with a field of
    that name: changes that apply for good from the moment it enters.
    """
    events = []
    for i in refs if cause == "create" else there(table, refs):
        it = table.pieces[i]
        if not facing and not copies and not can_be_permanent(table, i):
            continue
        seat = it.owner if under is None else under
        to = host
        if to == NOBODY and not facing and "aura" in traits_of(table, i).subtypes:
            to = _aura_host(table, scene, i, seat)
            if to == NOBODY:
                continue
        events.append(
            Happening(
                did.MOVED,
                seat,
                i,
                to=BATTLEFIELD,
                cause=cause,
                tapped=tapped,
                counters=counters,
                facing=facing,
                host=to,
                marks=marks,
                copies=copies,
            )
        )
    if becoming is not None:
        for event in events:
            later = (event.piece, table.pieces[event.piece].life + 1)
            begin_effect(table, scene, NODES.name(becoming), "game", later)
    if len(events) > 1:
        events = by_timestamp(table, events)
        foresee(table, events)
    done = move_all(table, scene, events)
    if attacking is not None:
        enter_attacking(table, scene, done, attacking)
    return report(scene, done)


def can_be_permanent(table: Table, piece: int) -> bool:
    """Whether a card could be a permanent: no instant, no sorcery."""
    types = traits_of(table, piece).types
    return "instant" not in types and "sorcery" not in types


def _aura_host(table: Table, scene: Play, piece: int, seat: int) -> int:
    players = [seat_ref(s.id) for s in table.seats if not s.out]
    able = [ref for ref in (*table.ids(BATTLEFIELD), *players) if can_enchant(table, piece, ref, seat)]
    if not able:
        return NOBODY
    options = [("host", *named(ref)) for ref in able]
    return unnamed(ask.pick_one(table, seat, lambda: options, ("attach", piece), piece, "303.4f"))


# Looking


def search(
    table: Table,
    scene: Play,
    seat: int,
    found: Sequence[int],
    number: int = 1,
    *,
    up_to: bool = True,
    say: Say = ("search",),
) -> tuple[int, ...]:
    """Search one's library among what fits; asked openly, for not being asked would tell what is in it. A
    player who looks for cards of some quality need not find them (701.19b)."""
    happen(table, Happening(did.SEARCHED, seat, source=scene.source, to=zone(seat, LIBRARY)))
    most = min(number, len(found))
    least = 0 if up_to else most
    return ask.pick(table, seat, lambda: list(found), least, most, say, scene.source, "701.19", openly=True)


def shuffle(table: Table, seat: int, which: int = LIBRARY) -> None:
    """Shuffle a library (701.20), or a scheme deck."""
    happen(table, Happening(did.SHUFFLED, seat, to=zone(seat, which)))


def reveal(table: Table, scene: Play, refs: Iterable[int]) -> tuple[int, ...]:
    """Show cards to all players (701.16)."""
    pieces = tuple(there(table, refs))
    if pieces:
        happen(table, Happening(did.REVEALED, scene.seat, source=scene.source, group=pieces))
    return report(scene, pieces)


def look(table: Table, scene: Play, seat: int, refs: Iterable[int]) -> tuple[int, ...]:
    """A player looks at cards; he may look again as long as they stay where they are."""
    for i in there(table, refs):
        if not table.pieces[i].known >> seat & 1:
            happen(table, Happening(did.LOOKED, seat, i, scene.source))
    return report(scene, there(table, refs))
