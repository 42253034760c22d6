"""Combat, armour, ripostes and the abilities that change them."""

from __future__ import annotations

import pytest
from tests.noxilia.arena import A_WALL, B_COMMAND, B_WALL, FIELD, FIELD_2, A, Arena, B

rule = pytest.mark.rule


@rule("N-110", "N-134", "N-138")
def test_melee_takes_armour_then_life_and_nothing_comes_back() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    scout = arena.unit("sample-scout", B, FIELD)  # armour 1, life 3
    arena.does(("melee", mage))
    assert arena.life(scout) == 3 and arena.figures(scout).armour == 0
    assert arena.life(mage) == 3
    assert arena.it(mage).engaged


@rule("N-174", "N-176")
def test_riposte_engages_and_strikes_back_if_alive() -> None:
    arena = Arena()
    attacker = arena.unit("sample-archer", A, FIELD)  # melee 1, life 2
    militia = arena.unit("sample-militia", B, FIELD)  # melee 2, life 3
    arena.does(("melee", attacker), True)
    assert arena.it(militia).engaged
    assert arena.dies(attacker)


@rule("N-177")
def test_an_engaged_unit_cannot_riposte() -> None:
    arena = Arena()
    attacker = arena.unit("sample-archer", A, FIELD)
    arena.unit("sample-militia", B, FIELD, engaged=True)
    arena.does(("melee", attacker))
    assert arena.on_board(attacker)
    assert arena.game.pending is not None and arena.game.pending.say == ("act",)


@rule("N-142")
def test_stealth_attack_gets_no_riposte() -> None:
    arena = Arena()
    scout = arena.unit("sample-scout", A, FIELD)
    arena.unit("sample-militia", B, FIELD)
    arena.does(("melee", scout))
    assert arena.game.pending is not None and arena.game.pending.kind == "pick"
    assert arena.life(scout) == 3


@rule("N-178", "N-179")
def test_lightning_riposte_strikes_first_and_may_spare_the_blow() -> None:
    arena = Arena()
    attacker = arena.unit("sample-archer", A, FIELD)  # life 2
    viper = arena.unit("sample-viper", B, FIELD)  # melee 2
    arena.does(("melee", attacker), True)
    assert arena.dies(attacker)
    assert arena.life(viper) == 2


@rule("N-181", "N-182")
def test_instinctive_riposte_is_automatic_but_not_on_a_charge() -> None:
    arena = Arena()
    attacker = arena.unit("sample-mage", A, FIELD)
    arena.unit("sample-brute", B, FIELD, engaged=True)
    arena.does(("melee", attacker))
    assert arena.life(attacker) == 2
    arena = Arena()
    attacker = arena.unit("sample-mage", A, FIELD)
    arena.unit("sample-brute", B, FIELD_2)
    arena.does(("charge", attacker))
    assert arena.life(attacker) == 3


@rule("N-100", "N-101", "N-152", "N-175")
def test_charge_moves_hits_harder_costs_armour_and_gets_no_riposte() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)  # melee 4, Charge 2, armour 2
    brute = arena.unit("sample-brute", B, FIELD_2)  # life 6
    arena.does(("charge", knight))
    assert arena.dies(brute)
    assert arena.it(knight).zone == FIELD_2
    assert arena.figures(knight).armour == 1


@rule("N-102")
def test_no_charge_from_a_zone_with_enemies() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-mage", B, FIELD_2)
    assert ("charge", knight) not in arena.offered()
    refusal = arena.game.why_not(A, ("charge", knight))
    assert refusal is not None and refusal.rule == "N-102"


@rule("N-103", "N-161")
def test_fast_march_charges_at_distance_two_for_two_armour() -> None:
    arena = Arena()
    scout = arena.unit("sample-scout", A, FIELD)  # armour 1
    mage = arena.unit("sample-mage", B, B_COMMAND)
    arena.does(("charge", scout), ("target", mage))
    assert arena.it(scout).zone == B_COMMAND
    assert arena.figures(scout).armour == -1  # NR-16


@rule("N-036", "N-037")
def test_negative_armour_adds_to_one_attack_and_is_gone() -> None:
    arena = Arena()
    first = arena.unit("sample-mage", A, FIELD)
    brute = arena.unit("sample-brute", B, FIELD, engaged=True, worn=2)  # armour -2
    arena.does(("melee", first))
    assert arena.life(brute) == 6 - 1 - 2
    assert arena.figures(brute).armour == 0


@rule("N-145", "N-146", "N-143", "N-165")
def test_piercing_ignores_armour_disables_and_poisons() -> None:
    arena = Arena()
    viper = arena.unit("sample-viper", A, FIELD)
    scout = arena.unit("sample-scout", B, FIELD)  # armour 1, life 3
    arena.does(("melee", viper))
    assert arena.life(scout) == 1
    assert arena.figures(scout).armour == 1
    assert arena.it(scout).engaged
    assert arena.it(scout).poison == 2


@rule("N-144")
def test_no_poison_and_no_disabling_when_armour_takes_it_all() -> None:
    arena = Arena()
    archer = arena.unit("sample-archer", A, FIELD)
    knight = arena.unit("sample-knight", B, FIELD)
    arena.does(("melee", archer))
    assert arena.life(knight) == 5 and not arena.it(knight).engaged


@rule("N-185")
def test_a_solid_unit_is_not_engaged_by_an_enemy() -> None:
    arena = Arena()
    viper = arena.unit("sample-viper", A, FIELD)
    knight = arena.unit("sample-knight", B, FIELD)
    arena.does(("melee", viper))
    assert arena.life(knight) == 3 and not arena.it(knight).engaged


@rule("N-140", "N-141")
def test_guardian_angel_takes_the_attack_and_does_not_riposte() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, FIELD)
    militia = arena.unit("sample-militia", B, FIELD)
    knight = arena.unit("sample-knight", B, FIELD)
    arena.does(("melee", mage), ("target", militia), ("guard", knight))
    assert arena.it(knight).engaged and arena.figures(knight).armour == 1
    assert arena.life(militia) == 3 and not arena.it(militia).engaged


@rule("N-186")
def test_a_solid_attacker_is_not_redirected() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    mage = arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-knight", B, FIELD)
    arena.does(("melee", knight), ("target", mage))
    assert arena.dies(mage)


@rule("N-154")
def test_dodge_cancels_one_melee_attack_in_the_game() -> None:
    arena = Arena()
    one = arena.unit("sample-mage", A, FIELD)
    two = arena.unit("sample-mage", A, FIELD)
    hawk = arena.unit("sample-hawk", B, FIELD)  # life 2
    arena.does(("melee", one), True, ("pass",), ("melee", two))
    assert arena.life(hawk) == 1
    assert arena.it(hawk).dodged


@rule("N-147", "N-148", "N-149")
def test_mass_attack_modifies_the_first_blow_only() -> None:
    arena = Arena()
    brute = arena.unit("sample-brute", A, FIELD, melee=1)  # 4 + 1
    one = arena.unit("sample-knight", B, FIELD)  # armour 2, life 5
    two = arena.unit("sample-brute", B, FIELD, engaged=True)  # life 6
    arena.does(("melee", brute), ("target", one), ("target", two), ("pass",))  # the knight does not guard
    assert arena.life(one) == 2
    assert arena.life(two) == 2


@rule("N-111", "N-112", "N-188")
def test_rapid_fire_shoots_different_targets_next_door_without_riposte() -> None:
    arena = Arena()
    archer = arena.unit("sample-archer", A, FIELD)
    one = arena.unit("sample-militia", B, FIELD_2)
    two = arena.unit("sample-militia", B, B_WALL)
    arena.does(("ranged", archer), ("target", one))
    assert ("target", one) not in arena.offered()
    arena.does(("target", two))
    assert arena.life(one) == 1 and arena.life(two) == 1
    assert arena.life(archer) == 2


@rule("N-187")
def test_own_zone_needs_point_blank() -> None:
    arena = Arena()
    champion = arena.unit("sample-champion", A, FIELD, ranged=2)
    archer = arena.unit("sample-archer", A, FIELD)
    arena.unit("sample-militia", B, FIELD)
    assert ("ranged", archer) in arena.offered()
    assert ("ranged", champion) not in arena.offered()


@rule("N-032")
def test_a_wounded_hero_has_its_second_melee_value() -> None:
    arena = Arena()
    champion = arena.unit("sample-champion", A, FIELD)
    assert arena.figures(champion).melee == 5
    hurt = Arena()
    champion = hurt.unit("sample-champion", A, FIELD, lost=1)
    assert hurt.figures(champion).melee == 3


@rule("N-157")
def test_blood_brothers_grow_wild() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, FIELD)
    viper = arena.unit("sample-viper", B, FIELD, engaged=True)
    brute = arena.unit("sample-brute", B, FIELD)
    arena.does(("melee", knight), ("target", viper))
    assert arena.dies(viper)
    assert arena.figures(brute).melee == 6 and arena.figures(brute).armour == -1


@rule("N-156", "N-155")
def test_brothers_in_arms_stand_and_fight() -> None:
    arena = Arena()
    militia = [arena.unit("sample-militia", A, FIELD) for _ in range(3)]
    arena.unit("sample-mage", B, FIELD)
    arena.unit("sample-mage", B, A_WALL)
    assert arena.figures(militia[0]).melee == 3
    assert ("fall_back", militia[0]) not in arena.offered()
    refusal = arena.game.why_not(A, ("fall_back", militia[0]))
    assert refusal is not None and refusal.rule == "N-155"


@rule("N-049", "N-050", "N-158")
def test_a_rampart_weakens_attackers_but_not_climbers() -> None:
    arena = Arena()
    mage = arena.unit("sample-mage", A, B_WALL)
    scout = arena.unit("sample-scout", A, B_WALL)
    hawk = arena.unit("sample-hawk", A, B_WALL)
    assert arena.figures(mage).melee == 0
    assert arena.figures(scout).melee == 2
    assert arena.figures(hawk).melee == 3  # N-190
    arena = Arena()
    hawk = arena.unit("sample-hawk", A, B_WALL)
    arena.unit("sample-hawk", B, B_WALL)
    assert arena.figures(hawk).melee == 2  # N-051


@rule("N-001", "N-003")
def test_a_monarch_dies_and_the_game_is_over() -> None:
    arena = Arena()
    knight = arena.unit("sample-knight", A, B_COMMAND)
    arena.table.pieces[arena.king].lost = 10
    arena.does(("melee", knight))
    assert arena.game.over and arena.game.result is not None
    assert arena.game.result.winners == (A,)


@rule("N-002")
def test_both_monarchs_in_one_action_is_a_draw() -> None:
    arena = Arena(monarchs=False)
    queen = arena.unit("sample-queen", A, FIELD, lost=9, worn=2)
    king = arena.unit("sample-king", B, FIELD, lost=10, worn=1)
    arena.table.pieces[king].skills |= 1 << 26  # Instinctive Riposte
    arena.table.pieces[king].xs = ((1 << 26, 1),)
    arena.does(("melee", queen))
    assert arena.game.result is not None
    assert arena.game.result.winners == () and arena.game.result.rule == "N-002"
