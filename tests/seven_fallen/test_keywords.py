"""The keywords, rule by rule."""

from __future__ import annotations

import pytest
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen.figures import atq, has
from arbitre.games.seven_fallen.nodes import Pacifist

RICH = {"energy": 20, "worshippers": 3}


def night(s: Sitting) -> Sitting:
    """Leave the Divine Word, and come to the opponent's first question."""
    turn = s.table.board.turn
    s.do("done")
    while s.table.board.turn == turn and s.game.pending:
        s.say(s.options[-1]) if s.asked in ("answer",) else s.say(s.options[0])
    return s


@pytest.mark.rule("F-136", "F-137", "F-138")
def test_assassin_kills_the_wounded_only() -> None:
    s = arrange({"hand": ["killer"], **RICH}, {"rear": ["corsair", "wall"], "damage": {"corsair": 1}})
    s.do("play", "killer")
    assert s.asked == "target"
    s.do("target", "corsair").calm()
    assert s.where("corsair") == "purgatory"
    s = arrange({"hand": ["killer"], **RICH}, {"rear": ["wall"]})
    s.do("play", "killer").do("target", "wall").calm()
    assert s.where("wall") == "rear"


@pytest.mark.rule("F-139")
def test_an_archangel_is_no_target_for_assassin() -> None:
    s = arrange({"hand": ["killer"], **RICH}, {"archangel": "leviathan", "arrived": True})
    s.do("play", "killer")
    assert s.asked == "target"  # the killer itself is an Angel on the battlefield
    assert s.options == [("target", s["killer"]), ("none",)]


@pytest.mark.rule("F-149", "F-150")
def test_gust_comes_in_the_opponents_turn_as_a_pacifist() -> None:
    s = arrange({"rear": ["saint"]}, {"hand": ["breeze"], "energy": 5})
    s.do("done")
    assert s.game.pending and s.game.pending.seat == 1
    s.do("play", "breeze")
    assert s.asked == "word"  # the active player is back in his Divine Word
    assert has(s.table, s["breeze"], Pacifist)
    s.do("assault").do("ambush", "saint")
    if s.asked == "announce":
        s.do("ready")
    assert s.offered("attack", "saint", s.divinity(1))


@pytest.mark.rule("F-151", "F-152")
def test_what_forbids_angels_does_not_stop_gust_and_cannot_aim_at_it() -> None:
    s = arrange({"rear": ["vanaris"]}, {"hand": ["breeze", "storm"], "energy": 9})
    s.do("done")
    assert s.offered("play", "breeze")
    assert not s.offered("play", "storm")
    assert s.why(1, "play", "storm") == "F-003"
    s.do("play", "breeze")
    assert s.asked == "word"


@pytest.mark.rule("F-153", "F-154")
def test_catalyst_strengthens_another_card() -> None:
    s = arrange({"hand": ["squire"], "rear": [("wall", "clay")], **RICH}, {})
    s.do("play", "squire")
    assert ("target", s["squire"]) not in s.options
    s.do("target", "clay").calm()
    assert s.piece("clay").bou == 1
    s = arrange({"hand": ["squire"], "rear": ["wall"], **RICH}, {})
    s.do("play", "squire").do("target", "wall").calm()
    assert s.asked == "choose_one"
    s.say(s.options[1])
    assert s.piece("wall").fv == 1


@pytest.mark.rule("F-163")
def test_the_damned_are_banished() -> None:
    s = arrange({"hand": ["bolt"], **RICH}, {"rear": ["loyal"]})
    s.do("miracle", "bolt").calm()
    assert s.where("loyal") == "pandemonium"


@pytest.mark.rule("F-164", "F-165")
def test_last_breath_aims_from_the_purgatory() -> None:
    s = arrange({"hand": ["bolt"], "rear": ["saint"], **RICH}, {"rear": ["ghoul"]})
    s.do("miracle", "bolt").do("target", "ghoul").calm()
    assert s.where("ghoul") == "purgatory"
    assert s.asked == "target" and s.game.pending and s.game.pending.seat == 1
    s.do("target", "saint").calm()
    assert s.piece("saint").damage == 1


@pytest.mark.rule("F-170", "F-171", "FR-31")
def test_dilemma_grows_with_copies_in_the_purgatory() -> None:
    s = arrange({"hand": ["bargain"], "purgatory": ["bargain"], **RICH}, {"hand": ["spark"]})
    bargain = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("play", bargain)
    assert s.asked == "dilemma" and s.game.pending and s.game.pending.seat == 1
    assert len(s.options) == 3
    s.say(s.options[0])
    assert s.asked == "dilemma" and len(s.options) == 2


@pytest.mark.rule("F-173", "F-175", "F-176")
def test_a_doppelganger_takes_one_class() -> None:
    s = arrange({"hand": ["mirror"], **RICH}, {})
    s.do("play", "mirror")
    assert s.asked == "class"
    s.say(("class", "dragon"))
    assert s.piece("mirror").cls == "dragon"


@pytest.mark.rule("F-177", "F-178", "F-179")
def test_aegis_spares_from_the_first_miracle_of_the_turn_only() -> None:
    s = arrange({"hand": ["bolt", "bolt"], **RICH}, {"rear": ["saint"]})
    first = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("miracle", first).calm()
    assert s.piece("saint").damage == 0
    second = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("miracle", second).calm()
    assert s.where("saint") == "purgatory"


@pytest.mark.rule("F-180")
def test_evade_costs_extra_energy_or_cannot_be_targeted() -> None:
    s = arrange({"hand": ["bolt"], "worshippers": 1, "energy": 2}, {"rear": ["storm"]})
    s.do("miracle", "bolt").calm()
    assert s.table.seats[0].energy == 0
    assert s.where("storm") == "purgatory"
    s = arrange({"hand": ["bolt"], "worshippers": 1, "energy": 1}, {"rear": ["storm"]})
    assert not s.offered("miracle", "bolt")
    assert s.why(0, "miracle", "bolt") == "FR-22"


@pytest.mark.rule("F-185", "F-186")
def test_flame_lets_the_opponent_choose() -> None:
    s = arrange({"hand": ["spark"], **RICH}, {"rear": ["wall", "corsair"]})
    s.do("play", "spark").calm()
    assert s.asked == "choose" and s.game.pending and s.game.pending.seat == 1
    s.say(s["corsair"])
    assert s.piece("corsair").damage == 1


@pytest.mark.rule("F-189", "F-191", "F-192")
def test_a_page_in_secret_is_unknown_and_untouchable() -> None:
    s = arrange({"hand": ["spy"], **RICH}, {"hand": ["bolt"], "worshippers": 2, "rear": ["wall"]})
    spy = s["spy"]
    s.do("hide", "spy")
    assert s.table.seats[0].energy == 18
    assert s.where(spy) == "secret"
    other = s.game.view(1)
    shown = next(p for zone in other.zones for p in zone.pieces if p["id"] == spy)
    assert shown == {"id": spy}
    s.do("done")
    s.do("miracle", (1, "bolt"))
    assert ("target", spy) not in (s.options if s.asked == "target" else [])


@pytest.mark.rule("F-193", "F-194", "F-196")
def test_an_angel_comes_out_of_secret_for_its_price() -> None:
    s = arrange({"secret": ["spy"], **RICH}, {"hand": ["wall"]})
    spy = s["spy"]
    s.do("unveil", spy)
    assert s.where(spy) == "rear"
    assert s.table.seats[0].energy == 19
    assert [item.name for item in s.table.board.stack] == ["sample-spy/2"] or s.asked


@pytest.mark.rule("F-195")
def test_a_miracle_out_of_secret_ignores_its_worshippers() -> None:
    s = arrange({"secret": ["trap"], "energy": 2}, {"rear": ["corsair"]})
    trap = s["trap"]
    s.do("unveil", trap).calm()
    assert s.piece("corsair").damage == 2
    assert s.where(trap) == "purgatory"
    assert s.table.seats[0].energy == 0


@pytest.mark.rule("F-204", "F-206", "F-208")
def test_freeze_until_the_end_of_its_controllers_night() -> None:
    s = arrange({"hand": ["frost"], **RICH}, {"rear": ["corsair"]})
    s.do("play", "frost").do("target", "corsair").calm()
    assert s.piece("corsair").frozen
    night(s)
    assert s.piece("corsair").frozen


@pytest.mark.rule("F-211")
def test_divine_intervention_cannot_be_answered() -> None:
    s = arrange({"hand": ["judge"], **RICH}, {"rear": ["wall"], "hand": ["bolt"], "worshippers": 3})
    s.do("play", "judge").do("target", "wall")
    assert s.where("wall") == "purgatory"
    assert s.asked == "word"


@pytest.mark.rule("F-214", "F-215", "F-216", "FR-36")
def test_invocation_from_the_purgatory() -> None:
    s = arrange({"hand": ["summoned"], "rear": ["medium"], "energy": 2}, {})
    assert s.why(0, "play", "summoned") == "F-214"
    s = arrange({"purgatory": ["summoned"], "rear": ["medium"], "energy": 2}, {})
    s.do("invoke", "summoned", "medium")
    assert s.where("summoned") == "rear"
    assert s.where("medium") == "purgatory"
    assert s.table.seats[0].energy == 0


@pytest.mark.rule("F-235", "F-236", "F-237", "F-238")
def test_the_phoenix_rises_from_limbo_for_its_own_price() -> None:
    s = arrange({"rear": ["phoenix", "spark"], "energy": 9}, {"hand": ["doom"], "worshippers": 3})
    s.do("done").do("miracle", (1, "doom"))
    s.do("target", "phoenix").calm()
    assert s.asked == "phoenix" and s.game.pending and s.game.pending.seat == 0
    s.say(True)
    assert s.where("phoenix") == "limbo"
    assert s.asked == "word"
    assert s.why(0, "play", "phoenix") == "F-236"
    s.do("rise", "phoenix")
    assert s.table.seats[0].energy == 0  # 10 less 1 for the Dragon with Flame


@pytest.mark.rule("F-239", "F-240", "F-016")
def test_a_purgatory_ability_once_per_turn() -> None:
    s = arrange({"purgatory": ["medium"], "energy": 2}, {})
    name = next(option for option in s.options if option[0] == "use" and option[1] == s["medium"])
    s.say(name)
    s.calm()
    assert s.where("medium") == "limbo"


@pytest.mark.rule("F-243", "F-244", "FR-37")
def test_sacrifice_destroys_an_angel_and_its_last_breath_comes_on_top() -> None:
    s = arrange({"rear": ["priest", "ghoul"]}, {"rear": ["wall"], "hand": ["spark"]})
    option = next(o for o in s.options if o[0] == "sacrifice" and o[3] == s["ghoul"])
    s.say(option)
    assert s.where("ghoul") == "purgatory"
    assert s.asked == "target"
    s.do("target", "wall")
    assert [s.table.pieces[item.source].id for item in s.table.board.stack] == [s["priest"], s["ghoul"]]


@pytest.mark.rule("F-246")
def test_symbiosis_counts_the_others() -> None:
    s = arrange({"rear": ["coral", "coral", "coral"]}, {"rear": ["coral"]})
    assert atq(s.table, s["coral"]) == 3


@pytest.mark.rule("F-249", "F-059")
def test_a_golem_in_tempest_pays_its_lightning_and_a_crossed_out_one_cannot() -> None:
    s = arrange({}, {"hand": ["clay", "statue"], "energy": 2})
    s.do("done")
    assert s.offered("play", (1, "clay"))
    assert s.why(1, "play", (1, "statue")) == "F-249"
    s.do("play", (1, "clay"))
    assert s.table.seats[1].energy == 0


@pytest.mark.rule("F-251")
def test_no_tornado_in_the_opponents_attack_phase() -> None:
    s = arrange({"rear": ["saint"]}, {"hand": ["whirl"], "rear": ["wall"], "energy": 9})
    s.do("assault").do("announce", "saint").do("attack", "saint", "wall")
    assert s.game.pending and s.game.pending.seat == 1
    assert s.why(1, "play", "whirl") == "F-251"


@pytest.mark.rule("F-259", "F-074")
def test_an_oath_banishes_even_darkness() -> None:
    s = arrange({"hand": ["exile"], "purgatory": ["ghoul"], "worshippers": 2}, {"rear": ["corsair"]})
    s.do("miracle", "exile").calm()
    assert s.where("ghoul") == "pandemonium"
    assert s.where("corsair") == "pandemonium"
    s = arrange({"hand": ["exile"], "worshippers": 2}, {"rear": ["corsair"]})
    assert s.why(0, "miracle", "exile") == "F-074"


@pytest.mark.rule("F-262", "F-226")
def test_valhalla_brings_a_fallen_angel_to_limbo() -> None:
    s = arrange({"rear": ["valkyr", "spark"]}, {"rear": ["saint"], "hand": ["bolt"], "worshippers": 1})
    s.do("done").do("miracle", (1, "bolt")).do("target", "spark").calm()
    s.do("done").calm()
    assert s.asked == "target"
    s.do("target", "spark").calm()
    assert s.where("spark") == "limbo"


@pytest.mark.rule("F-209", "F-210", "F-134")
def test_honour_needs_an_equipment() -> None:
    s = arrange({"rear": [("squire", "blade")]}, {"rear": ["wall"], "hand": ["spark"]})
    s.do("assault").do("announce", "squire").do("attack", "squire", "wall")
    assert s.asked == "target"  # Archery (1) from the blade
    s.do("none")
    s.calm()
    assert s.asked == "may"
    s.say(True)
    assert s.piece("squire").atq == 1 and s.piece("squire").fv == 1


@pytest.mark.rule("F-068", "F-071", "F-073", "F-067")
def test_a_miracle_asks_for_worshippers_and_revokes_some() -> None:
    s = arrange({"hand": ["doom"], "worshippers": 3}, {"rear": ["corsair"]})
    s.do("miracle", "doom").calm()
    assert s.where("corsair") == "purgatory"
    assert sum(1 for p in s.table.pieces if p.zone == 3) == 3  # the Temple and two Worshippers
    s = arrange({"hand": ["doom"], "worshippers": 2}, {"rear": ["corsair"]})
    assert s.why(0, "miracle", "doom") == "F-067"


@pytest.mark.rule("FR-22", "FR-23")
def test_an_answer_resolves_first() -> None:
    s = arrange(
        {"hand": ["doom"], "worshippers": 3}, {"rear": ["corsair"], "hand": ["denial"], "worshippers": 2}
    )
    s.do("miracle", "doom")
    assert s.game.pending and s.game.pending.seat == 1
    s.do("miracle", (1, "denial")).calm()
    assert s.where("corsair") == "rear"
    assert s.where("doom") == "purgatory" and s.where("denial") == "purgatory"


@pytest.mark.rule("F-060", "F-063", "F-064", "F-066")
def test_a_golem_links_to_a_free_angel_never_to_an_archangel() -> None:
    s = arrange({"hand": ["clay"], "rear": ["wall"], **RICH}, {})
    s.do("play", "clay")
    assert s.piece("clay").link == s["wall"]
    s = arrange({"hand": ["clay"], "archangel": "herald", "arrived": True, **RICH}, {})
    s.do("play", "clay")
    assert s.piece("clay").link == -1


@pytest.mark.rule("F-065", "FR-24", "FR-26")
def test_a_lone_golem_links_when_an_angel_is_free() -> None:
    s = arrange({"hand": ["spark"], "rear": ["clay"], **RICH}, {})
    s.do("play", "spark")
    assert s.piece("clay").link == s["spark"]


@pytest.mark.rule("FR-38")
def test_equipment_goes_with_its_angel() -> None:
    s = arrange({"hand": ["blade"], "rear": ["wall"], **RICH}, {"hand": ["doom"], "worshippers": 3})
    s.do("play", "blade")
    assert atq(s.table, s["wall"]) == 4
    s.do("done").do("miracle", (1, "doom")).calm()
    assert s.where("wall") == "purgatory" and s.where("blade") == "purgatory"
