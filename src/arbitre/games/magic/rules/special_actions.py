"""Special actions (116.2): playing a land, unlocking a door, turning a permanent face up, suspending."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import Refusal

from .. import language as n
from ..cards.index import CARDS, NODES
from ..language.definitions import ROOM, mana
from ..language.keywords import Disguise, Morph, Suspend
from . import changes as did
from .casting.cast import changed, main_time, why_not_begin
from .casting.costs import mana_of, others, pay_others, payable_others
from .casting.sparing import besides, kept_back
from .casting.ways import permissions
from .continuous.abilities import of_kind
from .continuous.layers import controller, if_face_up, traits_of
from .events import Happening
from .mana.bill import Bill, Use, bill
from .mana.pay import pay_mana
from .mana.purse import Purses, can_pay, purse
from .model import BATTLEFIELD, EXILE, HAND, Play, Table
from .permissions import allowing, cannot
from .refs import seat_ref, zone
from .verbs.things import doors_of, turn_face_up, unlock

# Lands (305)


def land_plays(table: Table, seat: int) -> int:
    """How many lands a player may play this turn: one, and one for each effect that says so (305.2)."""
    return 1 + allowing(table, "play_more_lands", seat_ref(seat))


def why_not_land(table: Table, seat: int, piece: int) -> Refusal | None:
    """Why a player cannot play this land now."""
    it = table.pieces[piece]
    if "land" not in CARDS[it.what].faces[0].types:
        return Refusal("305.1", ("no_land",))
    if it.zone != zone(seat, HAND) and not permissions(table, seat, piece, None):
        return Refusal("305.1", ("cannot_play_from_there",))
    if not main_time(table, seat):
        return Refusal("305.1", ("only_main_phase",))
    if table.seats[seat].lands >= land_plays(table, seat):
        return Refusal("305.2", ("land_played",))
    if cannot(table, "play_lands", seat_ref(seat)):
        return Refusal("101.2", ("cannot_play",))
    return None


def play_land(table: Table, seat: int, piece: int) -> None:
    """Put a land onto the battlefield: no spell, nothing to answer (116.2a, 305.4)."""
    happen(table, Happening(did.PLAYED_LAND, seat, source=piece))
    happen(table, Happening(did.MOVED, seat, piece, to=BATTLEFIELD, cause="play"))


# Doors (709.5, 116.2m)


def unlock_bill(table: Table, seat: int, piece: int, door: int) -> Bill:
    """What unlocking a door costs: its mana cost, changed by effects."""
    what = _copied(table, piece)
    return changed(table, seat, piece, bill(mana(CARDS[what].faces[door].cost or "")), "unlock")


def _copied(table: Table, piece: int) -> int:
    it = table.pieces[piece]
    return it.copies[-1].what if it.copies else it.what


def why_not_unlock(
    table: Table, seat: int, piece: int, door: int, purses: Purses | None = None
) -> Refusal | None:
    """Why a player cannot pay to unlock this door now; `purses` are those of this moment, if known."""
    it = table.pieces[piece]
    if it.zone != BATTLEFIELD or controller(table, piece) != seat:
        return Refusal("709.5", ("not_yours",))
    if not 0 <= door < doors_of(table, piece):
        return Refusal("709.5", ("no_door",))
    if it.doors >> door & 1:
        return Refusal("709.5", ("door_open",))
    if not main_time(table, seat):
        return Refusal("709.5", ("only_main_phase",))
    owed = unlock_bill(table, seat, piece, door)
    use = Use("unlock", piece)
    if not can_pay(purses.get(use, False) if purses else purse(table, seat, use), owed):
        return Refusal("709.5", ("cannot_pay", owed.written()))
    return None


def pay_to_unlock(table: Table, seat: int, piece: int, door: int) -> None:
    """Pay the mana cost of a locked door: it becomes unlocked; nobody can answer."""
    pay_mana(table, seat, unlock_bill(table, seat, piece, door), Use("unlock", piece))
    unlock(table, Play(seat, piece, life=table.pieces[piece].life), piece, door)


# Faces (708, 116.2b)


def face_up_costs(table: Table, piece: int) -> dict[str, tuple[Node, ...]]:
    """What turning a permanent face up may cost, by its way: a manifested creature card its mana cost
    (701.34b); morph or disguise what that says, if it would have it face up (702.37e)."""
    it = table.pieces[piece]
    face = CARDS[it.what].faces[0]
    found: dict[str, tuple[Node, ...]] = {}
    single = CARDS[it.what].layout != ROOM
    if it.facing in ("manifest", "cloak") and "creature" in face.types and face.cost is not None and single:
        found[""] = (n.Mana(face.cost),)
    what = it.copies[-1].what if it.copies else it.what
    if what >= 0 and any(isinstance(a, Morph | Disguise) for f in CARDS[what].faces for a in f.abilities):
        for name in if_face_up(table, piece).abilities:
            ability = NODES.nodes[name]
            if isinstance(ability, Morph | Disguise):
                found[ability.word] = (n.Mana(ability.cost),)
    return found


def why_not_face_up(table: Table, seat: int, piece: int, way: str = "") -> Refusal | None:
    """Why a player cannot turn this face up now. What it is, is said only to those who may know."""
    it = table.pieces[piece]
    if it.zone != BATTLEFIELD or not it.facing:
        return Refusal("708.7", ("not_face_down",))
    if controller(table, piece) != seat:
        return Refusal("708.7", ("not_yours",))
    costs = face_up_costs(table, piece).get(way)
    if costs is None:
        return Refusal("702.37e" if way else "701.34b", ("no_creature_card",))
    if cannot(table, "turn_face_up", piece):
        return Refusal("101.2", ("cannot_turn_up",))
    scene = Play(seat, piece, life=it.life)
    owed = face_up_bill(table, seat, piece, costs)
    if not payable_others(table, others(costs), scene):
        return Refusal("708.7", ("cannot_pay_costs",))
    barred = kept_back(table, besides(costs, scene))
    if not can_pay(purse(table, seat, Use("face_up", piece), barred=barred), owed):
        return Refusal("708.7", ("cannot_pay", owed.written()))
    return None


def face_up_bill(table: Table, seat: int, piece: int, costs: tuple[Node, ...]) -> Bill:
    """The mana of turning face up, changed by effects."""
    scene = Play(seat, piece, life=table.pieces[piece].life)
    return changed(table, seat, piece, mana_of(table, costs, scene), "face_up")


def pay_to_turn_up(table: Table, seat: int, piece: int, way: str) -> None:
    """Reveal what it is, pay, turn it face up; nobody can answer (708.7)."""
    costs = face_up_costs(table, piece)[way]
    scene = Play(seat, piece, life=table.pieces[piece].life)
    x = sum(mana(cost.cost).x for cost in costs if isinstance(cost, n.Mana))
    if x:
        most = 0
        while most < 100 and _payable_x(table, seat, piece, costs, most + 1):
            most += 1
        scene.x = ask.number(table, seat, 0, most, ("x", piece), piece, "708.7")
    owed = changed(table, seat, piece, mana_of(table, costs, scene), "face_up")
    pay_mana(table, seat, owed, Use("face_up", piece), other=besides(costs, scene))
    pay_others(table, others(costs), scene, Use("face_up", piece))
    turn_face_up(table, scene, (piece,))


def _payable_x(table: Table, seat: int, piece: int, costs: tuple[Node, ...], x: int) -> bool:
    scene = Play(seat, piece, life=table.pieces[piece].life, x=x)
    owed = changed(table, seat, piece, mana_of(table, costs, scene), "face_up")
    barred = kept_back(table, besides(costs, scene))
    return can_pay(purse(table, seat, Use("face_up", piece), barred=barred), owed)


# Suspending (702.62, 116.2f)


def suspension(table: Table, piece: int) -> Suspend | None:
    """The suspend ability of a card, if it has one."""
    return next(iter(of_kind(traits_of(table, piece).abilities, Suspend)), None)


def why_not_suspend(table: Table, seat: int, piece: int, purses: Purses | None = None) -> Refusal | None:
    """Why a player cannot suspend this card now: it must be in his hand, and he must be able to begin to cast
    it, whatever that would cost and aim at (702.62a). `purses` are those of this moment, if known."""
    ability = suspension(table, piece)
    if ability is None:
        return Refusal("702.62", ("no_suspend",))
    if table.pieces[piece].zone != zone(seat, HAND):
        return Refusal("116.2f", ("suspend_from_hand",))
    if refusal := why_not_begin(table, seat, piece):
        return refusal if refusal.rule == "101.2" else Refusal("116.2f", refusal.say)
    use = Use("suspend", piece)
    owed = bill(mana(ability.cost))
    if not can_pay(purses.get(use, False) if purses else purse(table, seat, use), owed):
        return Refusal("702.62", ("cannot_pay", owed.written()))
    return None


def suspend(table: Table, seat: int, piece: int) -> None:
    """Pay its suspend cost and exile the card face up with its time counters; nobody can answer."""
    ability = suspension(table, piece)
    assert ability is not None
    pay_mana(table, seat, bill(mana(ability.cost)), Use("suspend", piece))
    time = (("time", ability.number),)
    happen(table, Happening(did.MOVED, seat, piece, to=EXILE, cause="suspend", counters=time))
