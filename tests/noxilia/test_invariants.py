"""Every invariant can fail: a sound position, one thing broken in it, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from arbitre.games.noxilia.cards.index import AT_WORK, CARDS, NUMBER, TYPE, UNIT
from arbitre.games.noxilia.rules.accounts import audit
from arbitre.games.noxilia.rules.changes.handling import wake
from arbitre.games.noxilia.rules.changes.turn import MANA
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.invariants import spotted
from arbitre.games.noxilia.rules.model import (
    CARRIED,
    EXILE,
    FATE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    Table,
    Thing,
    Wear,
)
from arbitre.games.noxilia.rules.places import gone, ground, place, pool
from arbitre.kernel.door import end, happen
from arbitre.kernel.pieces import Event

from .arena import A_COMMAND, A_ROOM, B_ROOM, FIELD, A, Arena, B
from .random_play import begun, some

HERO = "isaut-the-unbent"


def sound() -> Table:
    """Units of both sides face up and face down, one with gear and a latent spell, a face-down treasure."""
    arena = Arena()
    arena.unit("rag-ghoul", B, B_ROOM, hidden=True)
    arena.unit("oath-pikeman", A, A_ROOM, hidden=True)
    bearer = arena.unit("gate-sergeant", A, A_COMMAND)
    table = arena.table
    arena.latent("aegis-of-dawn", A, bearer)
    blade = Thing(0, NUMBER["oath-blade"], A, place(table, A, CARRIED), controller=A, host=bearer)
    table.pieces[bearer].gear = (table.add_piece(blade).id,)
    wake(table, blade.id)
    treasure = next(i for i in table.ids(pool(table)) if not CARDS[table.pieces[i].what].false)
    move(table, treasure, ground(table, FIELD))
    table.pieces[treasure].hidden = table.pieces[treasure].primo = True
    assert RULES.invariants(table) == []
    return table


def move(table: Table, thing: int, to: int) -> None:
    table.zones[table.pieces[thing].zone].ids.remove(thing)
    table.zones[to].ids.append(thing)
    table.pieces[thing].zone = to


def the(table: Table, slug: str) -> Thing:
    """The card of this name that was put on the board."""
    return [it for it in table.pieces if it.what == NUMBER[slug]][-1]


def top(table: Table, seat: int, which: int) -> Thing:
    return table.pieces[table.ids(place(table, seat, which))[-1]]


# Each card in one place, no unit in two zones


def twice(table: Table) -> None:
    table.zones[FIELD].ids.append(the(table, "gate-sergeant").id)


def nowhere(table: Table) -> None:
    table.zones[place(table, A, LIBRARY)].ids.pop()


def elsewhere(table: Table) -> None:
    the(table, "gate-sergeant").zone = FIELD


def no_unit_on_the_board(table: Table) -> None:
    move(table, next(it.id for it in table.pieces if TYPE[it.what] == "spell"), FIELD)


def hero_twice(table: Table) -> None:
    for _ in range(2):
        table.add_piece(Thing(0, NUMBER[HERO], A, A_COMMAND, controller=A))


# What is carried


def gear_of_nobody(table: Table) -> None:
    the(table, "gate-sergeant").gear = ()


def gear_of_another(table: Table) -> None:
    the(table, "oath-blade").host = the(table, "oath-pikeman").id


def gear_of_the_dead(table: Table) -> None:
    move(table, the(table, "gate-sergeant").id, place(table, A, GRAVEYARD))


def gear_on_the_ground(table: Table) -> None:
    move(table, the(table, "oath-blade").id, ground(table, FIELD))


def carried_by_nobody(table: Table) -> None:
    blade = the(table, "oath-blade")
    the(table, "gate-sergeant").gear, blade.host = (), -1


def spell_left_over(table: Table) -> None:
    move(table, next(it.id for it in table.pieces if TYPE[it.what] == "spell"), gone(table))


def two_events(table: Table) -> None:
    for event in [it.id for it in table.pieces if TYPE[it.what] == "event"][:2]:
        move(table, event, gone(table))


# Numbers


def no_controller(table: Table) -> None:
    the(table, "gate-sergeant").controller = -1


def less_than_no_wounds(table: Table) -> None:
    the(table, "gate-sergeant").lost = -1


def armour_never_had(table: Table) -> None:
    the(table, "gate-sergeant").wear = Wear(absorbed=-1)


def debt(table: Table) -> None:
    table.seats[A].gold = -1


def mana_debt(table: Table) -> None:
    table.seats[B].mana = (0, 0, -1, 0, 0, 0, 0)


# Face-down cards are known only to those who may know


def face_down_and_known(table: Table) -> None:
    the(table, "rag-ghoul").known |= 1 << A


def face_down_and_unknown(table: Table) -> None:
    the(table, "rag-ghoul").known = 0


def latent_unknown(table: Table) -> None:
    the(table, "aegis-of-dawn").known = 1 << B


def treasure_known(table: Table) -> None:
    next(it for it in table.pieces if it.primo).known = 1 << A


def pool_known(table: Table) -> None:
    table.pieces[table.ids(pool(table))[-1]].known = 1 << B


def fate_known(table: Table) -> None:
    top(table, A, FATE).known = 1 << A


def library_known(table: Table) -> None:
    top(table, A, LIBRARY).known = 1 << B


def hand_known(table: Table) -> None:
    card = top(table, A, LIBRARY)
    move(table, card.id, place(table, A, HAND))
    card.known = 1 << B


def known_to_a_stranger(table: Table) -> None:
    the(table, "gate-sergeant").known = 1 << 2


def face_down_in_exile(table: Table) -> None:
    card = top(table, A, LIBRARY)
    move(table, card.id, place(table, A, EXILE))
    card.hidden = True


def face_down_beside_an_enemy(table: Table) -> None:
    move(table, the(table, "rag-ghoul").id, FIELD)
    move(table, the(table, "gate-sergeant").id, FIELD)


# Abilities at work


def asleep(table: Table) -> None:
    queen = next(
        it for it in table.pieces if TYPE[it.what] == "monarch" and it.controller == A and it.zone < 10
    )
    assert AT_WORK[queen.what]
    end(table, tuple(effect for effect in table.effects if effect.source == queen.id))


def awake_face_down(table: Table) -> None:
    sleeper = next(n for n, names in enumerate(AT_WORK) if names and UNIT[n] and TYPE[n] == "unit")
    the(table, "rag-ghoul").what = sleeper
    wake(table, next(it for it in table.pieces if it.hidden and it.what == sleeper).id)


BROKEN: list[tuple[Callable[[Table], None], str]] = [
    (twice, "lies in zones"),
    (nowhere, "1 pieces are nowhere"),
    (elsewhere, "thinks it is in zone"),
    (no_unit_on_the_board, "is no unit"),
    (hero_twice, "controls a Hero twice"),
    (gear_of_nobody, "which does not know it"),
    (gear_of_another, "which thinks otherwise"),
    (gear_of_the_dead, "out of play and still carries something"),
    (gear_on_the_ground, "is carried but lies in zone"),
    (carried_by_nobody, "is carried by nobody"),
    (spell_left_over, "out of the game and not being cast"),
    (two_events, "take effect at the same time"),
    (no_controller, "has no controller"),
    (less_than_no_wounds, "numbers below zero"),
    (armour_never_had, "armour used up that it never had"),
    (debt, "less than no gold"),
    (mana_debt, "less than no mana"),
    (face_down_and_known, "known to who may not know it"),
    (face_down_and_unknown, "unknown to its player"),
    (latent_unknown, "unknown to its player"),
    (treasure_known, "known to who may not know it"),
    (pool_known, "known to who may not know it"),
    (fate_known, "known to who may not know it"),
    (library_known, "known to who may not know it"),
    (hand_known, "known to who may not know it"),
    (known_to_a_stranger, "a seat that does not exist"),
    (face_down_in_exile, "lies face down in zone"),
    (face_down_beside_an_enemy, "face down with an enemy within one zone"),
    (asleep, "abilities at work instead of"),
    (awake_face_down, "abilities at work instead of"),
]


@pytest.mark.parametrize(("broken", "said"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_a_broken_position_is_told(broken: Callable[[Table], None], said: str) -> None:
    table = sound()
    broken(table)
    assert said in "; ".join(RULES.invariants(table))


def test_a_spy_may_know_a_latent_spell() -> None:
    table = sound()
    the(table, "aegis-of-dawn").known |= 1 << B
    assert RULES.invariants(table) == []


def test_only_round_the_unit_that_has_just_come_may_cards_still_lie_face_down() -> None:
    table = sound()
    sergeant = the(table, "gate-sergeant").id
    face_down_beside_an_enemy(table)
    table.board.come = sergeant
    assert RULES.invariants(table) == []
    assert spotted(table, range(10)) != []
    table.board.come = next(it.id for it in table.pieces if it.zone == A_COMMAND)
    assert "face down with an enemy" in "; ".join(RULES.invariants(table))


# Gold and mana are conserved: the story tells every coin


def played() -> Table:
    """A game of some turns, by chance, at a moment when somebody has mana."""
    for seed in range(40):
        random, game = Random(seed), begun(seed)
        while game.pending is not None:
            if game.state.board.turn > 2 and any(any(seat.mana) for seat in game.state.seats):
                assert audit(game.state) == []
                return game.state.fork()
            game.answer(some(game.pending, random))
    raise AssertionError("no game by chance has floating mana")


def test_gold_from_nowhere_is_told() -> None:
    table = played()
    table.own_seat(A).gold += 1
    assert "gold and its story tells of" in "; ".join(audit(table))


def test_an_allowance_from_nowhere_is_told() -> None:
    table = played()
    table.own_seat(B).allowance = 3
    assert "has an allowance of 3" in "; ".join(audit(table))


def test_mana_from_nowhere_and_mana_that_vanishes_are_told() -> None:
    for change in (1, -1):
        table = played()
        seat = next(seat.id for seat in table.seats if any(seat.mana))
        mana = list(table.seats[seat].mana)
        mana[mana.index(max(mana))] += change
        table.own_seat(seat).mana = tuple(mana)
        assert "and its story tells of" in "; ".join(audit(table))


def test_a_payment_that_takes_too_little_is_told() -> None:
    table = played()
    seat = next(seat for seat in table.seats if any(seat.mana))
    happen(table, Event(MANA, seat.id, amount=1, values=seat.mana))
    assert "paid 1 mana" in "; ".join(audit(table))


def test_the_books_are_looked_at_once_a_turn() -> None:
    table = played()
    table.own_seat(A).gold += 1
    assert RULES.invariants(table) == []
    happen(table, Event("turn", A))
    assert "gold and its story" in "; ".join(RULES.invariants(table))
