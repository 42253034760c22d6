"""Mana, spells, latent spells, costs, healing, events."""

from __future__ import annotations

import pytest
from tests.noxilia.arena import (
    A_COMMAND,
    A_ROOM,
    A_WALL,
    B_COMMAND,
    B_ROOM,
    B_WALL,
    FIELD,
    FIELD_2,
    A,
    Arena,
    B,
)

from arbitre.games.noxilia.mana import after, covers
from arbitre.games.noxilia.model import GRAVEYARD, HAND, place

rule = pytest.mark.rule


@rule("N-198", "N-199")
def test_any_and_pure() -> None:
    bolt = (0, 2, 0, 0, 0, 0, 0, 0)
    assert covers((0, 1, 0, 0, 0, 0, 1), bolt)
    assert not covers((5, 1, 0, 0, 0, 0, 0), bolt)
    assert covers((3, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 3))
    assert after((0, 1, 0, 0, 0, 0, 2), bolt) == (0, 0, 0, 0, 0, 0, 1)
    assert not covers((9, 9, 9, 9, 9, 9, 0), (0, 0, 0, 0, 0, 0, 1, 0))


@rule("N-113", "N-192", "N-200", "N-202", "N-203", "N-041")
def test_casting_engages_the_caster_and_surplus_floats() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)  # infernal 2, corruption 1
    knight = arena.unit("sample-knight", B, FIELD_2)
    bolt = arena.hand("sample-bolt")
    arena.does(("cast", bolt), ("caster", mage), ("target", knight))
    assert arena.life(knight) == 4  # armour 2 absorbs (N-038)
    assert arena.it(mage).engaged
    assert arena.now.seats[A].mana == (0, 0, 1, 0, 0, 0, 0)
    assert arena.it(bolt).zone == place(arena.now, A, GRAVEYARD)


@rule("N-170", "N-171")
def test_resistances_add_up_against_their_own() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    other = arena.unit("sample-mage", B, FIELD_2)  # Magic Resistance 1, Resistance infernal 1
    bolt = arena.hand("sample-bolt")
    arena.does(("cast", bolt), ("caster", mage), ("target", other))
    assert arena.life(other) == 2


@rule("N-052")
def test_a_rampart_blocks_the_reach_of_a_spell() -> None:
    arena = Arena()
    arena.unit("sample-mage", A, FIELD)
    arena.unit("sample-militia", B, B_WALL)
    bolt = arena.hand("sample-bolt")
    refusal = arena.game.why_not(A, ("cast", bolt))
    assert refusal is not None and refusal.rule == "N-191"


@rule("N-042", "N-114", "N-184")
def test_only_sorcerers_of_the_colour_cast() -> None:
    arena = Arena()
    arena.unit("sample-monk", A, FIELD)
    arena.unit("sample-militia", B, FIELD_2)
    bolt = arena.hand("sample-bolt")
    refusal = arena.game.why_not(A, ("cast", bolt))
    assert refusal is not None and refusal.rule == "N-113"


@rule("N-074", "N-153")
def test_a_hidden_righteous_target_is_offered_revealed_and_not_touched() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_COMMAND)
    monk = arena.unit("sample-monk", B, B_ROOM, hidden=True)
    hex_ = arena.hand("sample-hex")
    arena.does(("cast", hex_), ("caster", mage))
    assert ("target", monk) in arena.offered()
    arena.does(("target", monk))
    assert not arena.it(monk).hidden
    assert arena.figures(monk).melee == 1
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_COMMAND)
    monk = arena.unit("sample-monk", B, B_ROOM)
    hex_ = arena.hand("sample-hex")
    arena.does(("cast", hex_), ("caster", mage))
    assert ("target", monk) not in arena.offered()


@rule("N-168")
def test_purification_ends_curses_and_poison() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_COMMAND)
    militia = arena.unit("sample-militia", B, B_WALL, poison=2)
    monk = arena.unit("sample-monk", B, B_WALL)
    hex_ = arena.hand("sample-hex")
    arena.does(("cast", hex_), ("caster", mage), ("target", militia))
    assert arena.figures(militia).melee == 1
    arena.does(("purify", monk))
    assert arena.figures(militia).melee == 2 and arena.it(militia).poison == 0


@rule("N-122", "N-183", "N-123")
def test_move_and_heal() -> None:
    arena = Arena()
    monk = arena.unit("sample-monk", A, A_WALL)
    militia = arena.unit("sample-militia", A, FIELD, lost=2)
    arena.does(("heal", monk))
    assert arena.it(monk).zone == FIELD and arena.it(militia).lost == 0


@rule("N-132", "N-193", "N-196")
def test_a_latent_spell_is_paid_revealed_and_saves_its_unit() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    militia = arena.unit("sample-militia", B, FIELD)
    mage = arena.unit("sample-mage", B, B_COMMAND)
    ward = arena.latent("sample-ward", B, militia)
    arena.does(("melee", knight))
    assert arena.offered() == [("reveal", ward), ("pass",)]
    arena.does(("reveal", ward), ("produce", mage))
    assert arena.life(militia) == 3
    assert arena.it(ward).zone == place(arena.now, B, GRAVEYARD)
    assert arena.it(mage).engaged


@rule("N-194", "N-077")
def test_the_question_does_not_tell_which_latent_spell_lies_there() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    militia = arena.unit("sample-militia", B, FIELD)
    arena.latent("sample-mirror", B, militia)
    arena.does(("melee", knight))
    assert arena.game.pending is not None and arena.game.pending.seat == B
    assert arena.offered() == [("pass",)]


@rule("N-195")
def test_a_latent_spell_answers_a_latent_spell() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    militia = arena.unit("sample-militia", B, FIELD)
    arena.unit("sample-mage", B, B_COMMAND)
    ward = arena.latent("sample-ward", B, militia)
    arena.table.seats[A].mana = (1, 0, 0, 0, 0, 0, 0)
    arena.table.seats[B].mana = (1, 0, 0, 0, 0, 0, 0)
    hush = arena.latent("sample-hush", A, knight)
    arena.does(("melee", knight), ("reveal", ward), ("reveal", hush))
    assert arena.dies(militia)


@rule("N-191")
def test_a_latent_spell_cancels_a_spell() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    knight = arena.unit("sample-knight", B, FIELD_2)
    arena.table.seats[B].mana = (1, 0, 0, 0, 0, 0, 0)
    mirror = arena.latent("sample-mirror", B, knight)
    bolt = arena.hand("sample-bolt")
    arena.does(("cast", bolt), ("caster", mage), ("target", knight), ("reveal", mirror))
    assert arena.life(knight) == 5 and arena.figures(knight).armour == 2


def test_a_snare_waits_in_its_zone() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    arena.table.seats[B].mana = (1, 0, 0, 0, 0, 0, 0)
    snare = arena.latent("sample-snare", B, arena.table.board.places[B_WALL])
    arena.does(("move", mage), ("to", B_WALL), ("reveal", snare))
    assert arena.life(mage) == 1


@rule("N-115", "N-204", "N-206")
def test_an_additional_cost_is_paid_or_the_card_stays() -> None:
    arena = Arena(monarchs=False)
    arena.unit("sample-queen", A, A_COMMAND, engaged=True)
    arena.unit("sample-king", B, B_COMMAND)
    knight = arena.hand("sample-knight")
    refusal = arena.game.why_not(A, ("play", knight))
    assert refusal is not None and refusal.rule == "N-206"
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_WALL)
    knight = arena.hand("sample-knight")
    arena.does(("play", knight), ("pay", mage))
    assert arena.it(mage).engaged and arena.now.seats[A].mana == (0,) * 7


@rule("N-014", "N-116", "N-025")
def test_damage_as_a_cost_ignores_armour() -> None:
    arena = Arena()
    tax = arena.hand("sample-tax")
    arena.hand("sample-sword", B)
    arena.does(("event", tax), ("pay", arena.queen))
    assert arena.it(arena.queen).lost == 1 and arena.figures(arena.queen).armour == 2
    assert arena.now.seats[A].gold == 21 and arena.now.seats[B].gold == 19
    arena.does(("discard", arena.offered()[0][1]))
    assert not arena.now.ids(place(arena.now, B, HAND))


@rule("N-018", "N-019")
def test_a_hero_is_unique() -> None:
    arena = Arena()
    arena.unit("sample-champion", A, A_WALL)
    second = arena.hand("sample-champion")
    refusal = arena.game.why_not(A, ("play", second))
    assert refusal is not None and refusal.rule == "N-019"


@rule("N-137")
def test_a_borrowed_unit_dies_into_its_owners_graveyard_or_comes_back() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    militia = arena.unit("sample-militia", B, FIELD_2)
    beguile = arena.hand("sample-beguile")
    arena.table.seats[A].mana = (0, 0, 1, 0, 0, 0, 0)
    arena.does(("cast", beguile), ("caster", mage), ("target", militia))
    assert arena.it(militia).controller == A
    arena.does(("pass",), ("pass",))
    assert arena.it(militia).controller == B


@rule("N-201", "N-022")
def test_equipment_gives_mana_too() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, A_ROOM)
    orb = arena.hand("sample-orb")
    arena.does(("attach", orb), ("bearer", arena.queen), ("pass",))
    raise_ = arena.hand("sample-raise")
    assert raise_ is not None and mage is not None
    assert arena.it(orb).host == arena.queen
