"""The attack phase, rule by rule."""

from __future__ import annotations

import pytest
from tests.seven_fallen.arrange import Sitting, arrange


def assault(sitting: Sitting, *announced: tuple[str, str]) -> Sitting:
    sitting.do("assault")
    for verb, name in announced:
        sitting.do(verb, name)
    return sitting.do("ready") if sitting.asked == "announce" else sitting


@pytest.mark.rule("F-092", "F-102", "F-117", "F-123")
def test_an_attacker_goes_to_the_firing_line_tilts_and_both_strike_at_once() -> None:
    s = arrange({"rear": ["rager"]}, {"rear": ["corsair"]})
    assault(s, ("announce", "rager"))
    assert s.where("rager") == "fire"
    s.do("attack", "rager", "corsair").calm()
    assert s.piece("rager").tilted
    assert s.where("corsair") == "purgatory"
    assert s.piece("rager").damage == 3


@pytest.mark.rule("F-104", "F-105", "F-106")
def test_in_the_contemplation_the_attacker_has_the_first_word() -> None:
    s = arrange({"rear": ["rager"], "hand": ["spark"]}, {"rear": ["corsair"], "hand": ["iron"]})
    assault(s, ("announce", "rager")).do("attack", "rager", "corsair")
    assert s.game.pending and s.game.pending.seat == 0
    s.do("pass")
    assert s.game.pending.seat == 1
    s.do("pass")
    assert s.asked == "berserk" or s.where("corsair") == "purgatory"


@pytest.mark.rule("F-120", "F-122", "FR-16")
def test_a_page_attacked_in_the_firing_line_takes_double_damage() -> None:
    s = arrange({"rear": ["spark"]}, {"fire": [("frost", "iron")]})
    assault(s, ("announce", "spark")).do("attack", "spark", "frost").calm()
    assert s.where("iron") == "purgatory"  # 2 x 2 on a Shield of 4
    assert s.piece("frost").damage == 0
    assert s.where("spark") == "purgatory"  # took 2, not 4: FV 2 anyway


@pytest.mark.rule("F-121")
def test_an_archangel_in_the_firing_line_takes_no_double_damage() -> None:
    s = arrange({"rear": ["archer"]}, {"archangel": "leviathan", "arrived": True})
    leviathan = s.table.seats[1].archangel
    s.table.own(leviathan)
    assault(s, ("announce", "archer"))
    s.do("attack", "archer", leviathan)
    assert s.asked in ("answer", "target")
    if s.asked == "target":
        s.do("none")
    s.calm()
    assert s.piece(leviathan).damage == 2


@pytest.mark.rule("F-261")
def test_the_valiant_takes_no_double_damage() -> None:
    s = arrange({"rear": ["spark"]}, {"fire": ["breaker"]})
    assault(s, ("announce", "spark")).do("attack", "spark", "breaker").calm()
    assert s.piece("breaker").damage == 2


@pytest.mark.rule("F-062", "F-119", "FR-15")
def test_damage_goes_to_the_shield_first_and_the_rest_to_the_angel() -> None:
    s = arrange({"rear": ["breaker"]}, {"rear": [("frost", "clay")]})
    assault(s, ("announce", "breaker")).do("attack", "breaker", "frost").calm()
    assert s.where("clay") == "purgatory"
    assert s.piece("frost").damage == 3


@pytest.mark.rule("F-187")
def test_trickery_ignores_the_shield() -> None:
    s = arrange({"rear": ["killer"]}, {"rear": [("frost", "clay")]})
    assault(s, ("announce", "killer")).do("attack", "killer", "frost").calm()
    assert s.piece("clay").damage == 0
    assert s.piece("frost").damage == 3


@pytest.mark.rule("F-107", "F-109", "F-118")
def test_in_a_group_attack_the_defender_strikes_once_and_its_player_splits() -> None:
    s = arrange({"rear": ["spark", "killer"]}, {"rear": ["wall"]})
    assault(s, ("announce", "spark"), ("announce", "killer"))
    s.do("attack", "spark", "wall")
    assert s.asked == "group"
    s.do("join", "killer").calm()
    assert s.asked == "split"
    assert s.game.pending and s.game.pending.seat == 1
    s.say((2, 0))
    assert s.where("spark") == "purgatory"
    assert s.piece("killer").damage == 0


@pytest.mark.rule("F-094", "F-096", "F-111", "F-113")
def test_only_an_ambusher_attacks_the_divinity_and_only_undefended() -> None:
    s = arrange({"rear": ["rager", "spark"]}, {"rear": ["clay"]})
    assault(s, ("announce", "rager"), ("ambush", "spark"))
    assert not s.offered("attack", "rager", s.divinity(1))
    assert s.why(0, "attack", "rager", s.divinity(1)) == "F-094"
    assert s.why(0, "attack", "spark", s.divinity(1)) == "F-112"
    s.do("cancel", "rager")
    assert s.offered("attack", "spark", s.divinity(1))  # a lone Golem does not defend (F-097)
    s.do("attack", "spark", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).damage == 2


@pytest.mark.rule("F-098", "FR-14")
def test_a_defender_that_comes_in_tempest_makes_the_ambush_fail() -> None:
    s = arrange({"rear": ["rager"]}, {"hand": ["storm"], "energy": 6})
    assault(s, ("ambush", "rager")).do("attack", "rager", s.divinity(1))
    if s.game.pending and s.game.pending.seat == 0:
        s.do("pass")
    s.do("play", (1, "storm")).calm()
    assert s.where("storm") == "rear"
    assert s.piece(s.divinity(1)).damage == 0
    assert s.piece("rager").tilted
    assert s.asked == "withdraw"  # no second attack for a Berserk that failed


@pytest.mark.rule("F-099", "F-093", "F-101")
def test_one_reinforcement_when_nobody_defends() -> None:
    s = arrange({"rear": ["rager", "spark", "archer"]}, {})
    s.do("assault")
    assert not s.offered("reinforce", "spark")
    s.do("ambush", "rager")
    assert not s.offered("ambush", "spark")
    s.do("reinforce", "spark")
    assert not s.offered("reinforce", "archer")
    assert s.why(0, "reinforce", "archer") == "F-099"


@pytest.mark.rule("F-229", "F-228")
def test_pacifists_do_not_defend() -> None:
    s = arrange({"rear": ["rager", "spark"]}, {"rear": ["dove"]})
    s.do("assault").do("ambush", "rager")
    assert s.offered("reinforce", "spark")
    s.do("ready")
    assert s.offered("attack", "rager", s.divinity(1))
    assert s.offered("attack", "rager", "dove")  # F-230


@pytest.mark.rule("F-127", "F-128", "F-031")
def test_the_phase_ends_when_a_divinity_becomes_mortal() -> None:
    s = arrange({"rear": ["rager", "spark"]}, {"fv": 2})
    assault(s, ("ambush", "rager"), ("reinforce", "spark"))
    s.do("attack", "rager", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).mortal
    assert s.asked in ("withdraw", "word")
    assert s.piece(s.divinity(1)).feathers == 2
    if s.asked == "withdraw":
        s.do("stay")
    assert not s.offered("assault")
    assert s.why(0, "assault") == "F-084"


@pytest.mark.rule("F-129", "F-131", "F-002", "F-144")
def test_each_ambush_attack_takes_one_feather_and_the_last_one_wins() -> None:
    s = arrange({"rear": ["rager"]}, {"fv": 0})
    assault(s, ("ambush", "rager")).do("attack", "rager", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).feathers == 1
    assert s.asked == "berserk"
    s.do("attack", "rager", s.divinity(1)).calm()
    assert s.game.result is not None and s.game.result.winners == (0,)


@pytest.mark.rule("F-143", "F-145", "F-147", "F-148")
def test_berserk_attacks_twice_in_a_row_and_no_third_time() -> None:
    s = arrange({"rear": ["rager", "archer"]}, {"rear": ["spark", "coral", "frost"]})
    assault(s, ("announce", "rager"), ("announce", "archer"))
    s.do("attack", "rager", (1, "coral")) if s.asked == "declare" else None
    if s.asked == "group":
        s.do("go")
    s.calm()
    assert s.asked == "berserk"
    assert all(option[1] == s["rager"] for option in s.options)
    s.do("attack", "rager", (1, "frost")).calm()
    assert s.asked in ("declare", "word", "withdraw")
    assert s.asked == "declare"


@pytest.mark.rule("F-132", "F-133", "F-135")
def test_archery_hits_on_declaration_but_not_against_the_divinity() -> None:
    s = arrange({"rear": ["archer"]}, {"rear": ["corsair", "dove"], "hand": ["iron"]})
    assault(s, ("announce", "archer")).do("attack", "archer", "corsair")
    assert s.asked == "target"
    s.do("target", "dove")
    assert len(s.table.board.stack) == 1
    s.calm()
    assert s.piece("dove").damage == 2
    s = arrange({"rear": ["archer"]}, {"rear": ["dove"]})
    assault(s, ("ambush", "archer")).do("attack", "archer", s.divinity(1))
    assert s.asked != "target"


@pytest.mark.rule("F-155", "F-156", "F-158")
def test_collateral_deals_what_was_really_dealt() -> None:
    s = arrange({"rear": ["breaker"]}, {"rear": ["corsair", "wall"]})
    assault(s, ("announce", "breaker")).do("attack", "breaker", "corsair").calm()
    assert s.asked == "target"
    s.do("target", "wall").calm()
    assert s.piece("wall").damage == 2  # 3 really dealt, the wall takes one less


@pytest.mark.rule("F-160")
def test_no_collateral_from_a_destroyed_attacker() -> None:
    s = arrange({"rear": ["breaker"], "damage": {"breaker": 3}}, {"rear": ["corsair", "wall"]})
    assault(s, ("announce", "breaker")).do("attack", "breaker", "corsair").calm()
    assert s.where("breaker") == "purgatory"
    assert s.asked == "word"


@pytest.mark.rule("F-254", "F-255")
def test_treasure_counts_the_damage_really_taken() -> None:
    s = arrange({"rear": ["corsair"]}, {"rear": ["coral"]})
    assault(s, ("announce", "corsair")).do("attack", "corsair", "coral").calm()
    assert s.piece("corsair").poseidor == 2


@pytest.mark.rule("F-256")
def test_several_treasure_hunters_share_as_their_player_likes() -> None:
    s = arrange({"rear": ["corsair", "corsair"]}, {"rear": ["wall"]})
    hunters = [p.id for p in s.table.pieces if p.zone == 5 and p.id != -1]
    s.do("assault").do("announce", hunters[0]).do("announce", hunters[1])
    s.do("attack", hunters[0], "wall").do("join", hunters[1]).calm()
    if s.asked == "split":
        s.say((2, 0))
    assert s.asked == "treasure"
    assert ("treasure", 1, 3) in s.options and ("treasure", 3, 1) in s.options
    assert all(sum(option[1:]) == 4 and max(option[1:]) <= 3 for option in s.options)


@pytest.mark.rule("F-110")
def test_a_cancelled_attacker_is_out_for_the_turn() -> None:
    s = arrange({"rear": ["rager"]}, {"rear": ["corsair"]})
    assault(s, ("announce", "rager")).do("cancel", "rager")
    assert s.asked == "withdraw"
    s.do("withdraw", "rager")
    assert s.where("rager") == "rear"
    assert not s.offered("assault")


@pytest.mark.rule("F-202", "F-205", "F-231", "F-056")
def test_who_cannot_be_announced() -> None:
    s = arrange({"rear": ["wall", "dove", "spark"], "fire": ["iron"], "frozen": ["spark"]}, {})
    assert s.why(0, "assault") == "F-095"
    s = arrange({"rear": ["wall", "dove", "spark"]}, {})
    s.do("assault")
    assert [o for o in s.options if o[0] == "announce"] == [("announce", s["spark"])]
    assert s.why(0, "announce", "wall") == "F-202"
    assert s.why(0, "announce", "dove") == "F-231"


@pytest.mark.rule("F-222", "F-259")
def test_light_banishes_but_not_darkness() -> None:
    s = arrange({"rear": ["saint"]}, {"rear": ["corsair"]})
    assault(s, ("announce", "saint")).do("attack", "saint", "corsair").calm()
    assert s.where("corsair") == "pandemonium"
    s = arrange({"rear": ["saint"]}, {"rear": ["ghoul"]})
    assault(s, ("announce", "saint")).do("attack", "saint", "ghoul").calm()
    assert s.where("ghoul") == "purgatory"


@pytest.mark.rule("F-224")
def test_sudden_death_kills_what_it_wounds() -> None:
    s = arrange({"rear": ["bomb"]}, {"rear": ["wall"]})
    assault(s, ("announce", "bomb")).do("attack", "bomb", "wall").calm()
    assert s.where("wall") == "purgatory"


@pytest.mark.rule("F-197", "F-199", "FR-32")
def test_an_angel_attacked_in_secret_defends_with_half_its_force() -> None:
    s = arrange({"rear": ["saint"]}, {"secret": ["spy"]})
    spy = s[1, "spy"]
    assault(s, ("announce", "saint")).do("attack", "saint", spy)
    assert s.where(spy) == "fire"
    assert not s.piece(spy).hidden
    if s.asked == "target":
        s.do("none")
    s.calm()
    assert s.piece("saint").damage == 2
    assert s.where(spy) == "pandemonium"  # 6 damage, and Light


@pytest.mark.rule("F-198")
def test_a_miracle_attacked_in_secret_cancels_the_attack() -> None:
    s = arrange({"rear": ["saint"]}, {"secret": ["trap"]})
    trap = s[1, "trap"]
    hand = len(s.table.ids(12))
    assault(s, ("announce", "saint")).do("attack", "saint", trap).calm()
    assert s.where(trap) == "purgatory"
    assert s.piece("saint").tilted
    assert len(s.table.ids(12)) == hand + 1
    assert s.asked == "word"
