"""The board, movement, fog of war, capture."""

from __future__ import annotations

import pytest
from tests.noxilia.arena import (
    A_COMMAND,
    A_ROOM,
    A_WALL,
    A_WALL_2,
    B_COMMAND,
    B_WALL,
    FIELD,
    FIELD_2,
    A,
    Arena,
    B,
)

from arbitre.games.noxilia.ground import DUEL
from arbitre.games.noxilia.model import DAWN, EXILE, QUEUE, place

rule = pytest.mark.rule


@rule("N-008", "N-044", "N-045", "N-046", "N-047")
def test_the_board_has_eight_card_zones_and_two_battlefields() -> None:
    assert sum(space.home >= 0 for space in DUEL.spaces) == 8
    assert DUEL.battlefields == (FIELD, FIELD_2)
    assert DUEL.adjacent[A_COMMAND] == (A_ROOM, A_WALL)
    assert DUEL.steps[A_COMMAND][B_COMMAND] == 4


@rule("N-096", "N-004", "N-005")
def test_a_move_is_up_to_two_steps_and_engages() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_WALL)
    arena.does(("move", mage), ("to", FIELD), ("to", FIELD_2))
    assert arena.it(mage).zone == FIELD_2 and arena.it(mage).engaged
    assert arena.now.board.active == B
    arena.does(("pass",))
    assert ("move", mage) not in arena.offered()


@rule("N-097", "N-161")
def test_fast_march_takes_a_third_step_for_armour() -> None:
    arena = Arena()
    scout = arena.unit("sample-scout", A, A_COMMAND)
    arena.does(("move", scout), ("to", A_WALL), ("to", FIELD))
    assert arena.figures(scout).armour == 1
    arena.does(("to", FIELD_2))
    assert arena.figures(scout).armour == 0


@rule("N-098", "N-099")
def test_not_from_enemies_to_enemies() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-mage", B, FIELD_2)
    arena.does(("move", mage))
    assert ("to", FIELD_2) not in arena.offered()
    assert ("to", A_WALL) in arena.offered()


@rule("N-159", "N-189")
def test_infiltrators_and_flyers_go_on() -> None:
    for slug in ("sample-scout", "sample-hawk"):
        arena = Arena()
        unit = arena.unit(slug, A, FIELD)
        arena.unit("sample-mage", B, FIELD)
        arena.unit("sample-mage", B, FIELD_2)
        arena.does(("move", unit))
        assert ("to", FIELD_2) in arena.offered()


@rule("N-160")
def test_an_interceptor_grounds_them() -> None:
    arena = Arena()
    scout = arena.unit("sample-scout", A, FIELD)
    arena.unit("sample-hawk", B, FIELD)
    arena.unit("sample-mage", B, FIELD_2)
    arena.does(("move", scout))
    assert ("to", FIELD_2) not in arena.offered()


@rule("N-164")
def test_force_through_hurts() -> None:
    arena = Arena()
    brute = arena.unit("sample-brute", A, FIELD)
    arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-mage", B, FIELD_2)
    arena.does(("move", brute), ("to", FIELD_2), ("stop",))
    assert arena.life(brute) == 5


@rule("N-106", "N-107", "N-108", "N-109")
def test_fall_back_homewards() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    scout = arena.unit("sample-scout", A, FIELD)
    arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-mage", B, A_WALL)
    arena.unit("sample-mage", B, B_WALL)
    refusal = arena.game.why_not(A, ("fall_back", scout))
    assert refusal is not None and refusal.rule == "N-109"
    arena.does(("fall_back", mage))
    assert arena.it(mage).zone == A_WALL and arena.figures(mage).armour == -1


@rule("N-071", "N-072", "N-075")
def test_a_face_down_unit_moves_unseen_until_an_enemy_is_near() -> None:
    arena = Arena()
    hidden = arena.unit("sample-mage", A, A_COMMAND, hidden=True)
    other = arena.unit("sample-mage", B, B_WALL, hidden=True)
    arena.does(("move", hidden), ("to", A_WALL))
    assert arena.it(hidden).hidden
    arena.does(("to", FIELD))
    assert not arena.it(hidden).hidden and not arena.it(other).hidden


@rule("N-077")
def test_a_face_down_mover_is_asked_for_a_third_step_whoever_it_is() -> None:
    for slug in ("sample-mage", "sample-scout"):
        arena = Arena()
        unit = arena.unit(slug, A, A_ROOM, hidden=True)
        arena.does(("move", unit), ("to", A_WALL_2), ("to", A_WALL))
        assert arena.game.pending is not None and arena.game.pending.seat == A
        assert ("stop",) in arena.offered()


@rule("N-075")
def test_an_action_other_than_moving_reveals() -> None:
    arena = Arena()
    arena.unit("sample-militia", A, A_COMMAND, lost=1)
    monk = arena.unit("sample-monk", A, A_COMMAND, hidden=True)
    arena.does(("heal", monk), ("to", A_COMMAND))
    assert not arena.it(monk).hidden


@rule("N-068", "N-069")
def test_a_primo_treasure_turns_up_but_is_not_captured() -> None:
    arena = Arena()
    crown = arena.lying("sample-crown", FIELD, hidden=True, primo=True)
    mage = arena.unit("sample-mage", A, A_WALL)
    arena.does(("move", mage), ("to", FIELD), ("stop",))
    assert not arena.it(crown).hidden and arena.it(crown).host < 0


@rule("N-207", "N-208", "N-211", "N-212", "N-129", "N-130")
def test_zones_and_treasures_are_captured_at_end_of_turn() -> None:
    arena = Arena()
    crown = arena.lying("sample-crown", B_WALL, hidden=True)
    knight = arena.unit("sample-knight", A, B_WALL, armour=-1, melee=3)
    arena.does(("pass",), ("pass",))
    card = arena.now.board.places[B_WALL]
    assert arena.it(card).controller == A
    assert arena.it(knight).gear == (crown,)
    assert arena.figures(knight).armour == 3 and arena.it(knight).melee == 0


@rule("N-124", "N-125", "N-126")
def test_the_first_of_the_closing_passes_begins_the_next_turn() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", B, B_WALL)
    arena.does(("pass",), ("move", mage), ("to", FIELD), ("stop",))
    assert not arena.now.seats[A].passed
    arena.does(("move", arena.queen), ("to", A_ROOM), ("stop",))
    arena.does(("pass",))  # B
    arena.does(("pass",))  # A
    assert arena.now.board.turn == 2 and arena.now.board.first == B


@rule("N-115", "N-086", "N-087", "N-088", "N-013")
def test_a_unit_waits_one_turn_in_the_queue_and_enters_face_down() -> None:
    arena = Arena()
    militia = arena.hand("sample-militia")
    arena.does(("play", militia))
    assert arena.it(militia).zone == place(arena.now, A, QUEUE) and arena.it(militia).hidden
    assert arena.now.seats[A].gold == 19
    arena.does(("pass",), ("pass",))
    assert arena.it(militia).zone == A_COMMAND and arena.it(militia).hidden


@rule("N-172", "N-173")
def test_distant_reinforcements() -> None:
    arena = Arena()
    hawk, frog = arena.hand("sample-hawk"), arena.hand("sample-frogman")
    arena.does(("play", hawk))
    assert arena.it(hawk).zone == A_COMMAND
    arena.does(("pass",), ("play", frog), ("pass",), ("pass",))
    assert arena.it(frog).time == 1


@rule("N-162", "N-163", "N-090")
def test_an_adventure_takes_its_time() -> None:
    arena = Arena()
    wanderer = arena.unit("sample-wanderer", A, A_WALL)
    arena.does(("adventure", wanderer))
    assert arena.it(wanderer).zone == place(arena.now, A, EXILE) and arena.it(wanderer).time == 2
    for wanted in (1, 0):
        arena.does(("pass",), ("pass",))
        assert arena.it(wanderer).time == wanted and arena.dies(wanderer)
    arena.does(("pass",), ("pass",))
    assert arena.it(wanderer).zone == A_COMMAND


@rule("N-139", "N-091")
def test_water_is_for_aquatic_units() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_WALL)
    frog = arena.unit("sample-frogman", A, A_WALL)
    arena.table.pieces[arena.table.board.places[FIELD]].time = 1
    arena.does(("move", mage))
    assert ("to", FIELD) not in arena.offered()
    arena.does(("to", A_COMMAND), ("stop",), ("pass",), ("move", frog))
    assert ("to", FIELD) in arena.offered()


@rule("N-127", "N-167")
def test_poison_ignores_armour_at_end_of_turn() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, A_WALL, poison=2)
    arena.does(("pass",), ("pass",))
    assert arena.life(knight) == 3


@rule("N-089", "N-092", "N-150", "N-151", "N-169")
def test_start_of_turn() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, A_WALL, engaged=True, worn=2)
    monk = arena.unit("sample-monk", A, A_WALL, lost=2)
    arena.does(("pass",), ("pass",))
    assert not arena.it(knight).engaged and arena.figures(knight).armour == 2
    assert arena.it(monk).lost == 1 and arena.it(monk).aura == 1


@rule("N-136", "N-119", "N-121")
def test_equipment_falls_and_is_picked_up() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    mage = arena.unit("sample-mage", B, FIELD)
    sword = arena.hand("sample-sword", B)
    militia = arena.unit("sample-militia", A, A_WALL)
    arena.does(("pass",), ("attach", sword), ("bearer", mage))
    assert arena.figures(mage).melee == 3
    arena.does(("melee", knight))
    assert arena.it(sword).host < 0
    arena.does(("pass",), ("equip", militia))
    assert arena.it(sword).host == militia and arena.it(militia).zone == FIELD


@rule("N-118")
def test_a_second_copy_of_a_once_only_equipment_is_idle() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_WALL)
    for _ in range(2):
        arena.hand("sample-sword")
    swords = [it.id for it in arena.table.pieces[-2:]]
    arena.does(("attach", swords[0]), ("bearer", mage), ("pass",), ("attach", swords[1]), ("bearer", mage))
    assert arena.figures(mage).melee == 3
    assert [arena.it(s).idle for s in swords] == [False, True]


def test_turn_limit_is_a_draw() -> None:
    arena = Arena()
    arena.table.board.turn_limit = 1
    arena.does(("pass",), ("pass",))
    assert arena.game.result is not None and arena.game.result.reason == "turn_limit"
    assert arena.now.board.phase != DAWN
