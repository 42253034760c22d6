"""The keywords, rule by rule."""

from __future__ import annotations

import pytest
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen.cards.index import (
    CARD_NUMBER,
    COST,
    KEYWORDS,
    STEALTH,
    TEMPEST_COST,
    definition,
)
from arbitre.games.seven_fallen.language import Evade, Invocation, Pacifist
from arbitre.games.seven_fallen.rules import changes as did
from arbitre.games.seven_fallen.rules.figures import atq, has, value, worshippers
from arbitre.games.seven_fallen.rules.model import PURGATORY
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Event

VERDICT = definition(CARD_NUMBER["verdict-by-fire"])  # destroys a wounded Angel
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
    s = arrange(
        {"hand": ["grave-knife"], **RICH},
        {"rear": ["gangway-corsair 3/3", "anchor-warden 2/6"], "damage": {"gangway-corsair": 1}},
    )
    s.do("play", "grave-knife")
    assert s.asked == "target"
    s.do("target", "gangway-corsair").calm()
    assert s.where("gangway-corsair") == "purgatory"
    s = arrange({"hand": ["grave-knife"], **RICH}, {"rear": ["anchor-warden 2/6"]})
    s.do("play", "grave-knife").do("target", "anchor-warden").calm()
    assert s.where("anchor-warden") == "rear"


@pytest.mark.rule("F-139")
def test_an_archangel_is_no_target_for_assassin() -> None:
    s = arrange(
        {"hand": ["grave-knife"], **RICH}, {"archangel": "thalasse-the-ninth-wave", "arrived": "rear"}
    )
    s.do("play", "grave-knife")
    assert s.asked == "target"  # the knife itself is an Angel on the battlefield
    assert s.options == [("target", s["grave-knife"]), ("none",)]


@pytest.mark.rule("F-149", "F-150")
def test_gust_comes_in_the_opponents_turn_as_a_pacifist() -> None:
    s = arrange({"rear": ["lantern-inquisitor 3/3"]}, {"hand": ["squall-rider"], "energy": 5})
    s.do("done")
    assert s.game.pending and s.game.pending.seat == 1
    s.do("play", "squall-rider")
    assert s.asked == "word"  # the active player is back in his Divine Word
    assert has(s.table, s["squall-rider"], Pacifist)
    s.do("assault").do("ambush", "lantern-inquisitor")
    if s.asked == "announce":
        s.do("ready")
    assert s.offered("attack", "lantern-inquisitor", s.divinity(1))


@pytest.mark.rule("F-151", "F-152")
def test_what_forbids_angels_does_not_stop_gust_and_cannot_aim_at_it() -> None:
    hand = {"hand": ["squall-rider", "surge-sentinel"], "energy": 20, "rear": ["anchor-warden 2/6"]}
    s = arrange({"rear": ["vanaris"]}, hand)
    s.do("assault").do("announce", "vanaris").do("attack", "vanaris", "anchor-warden")
    assert s.game.pending and s.game.pending.seat == 1
    assert s.offered("play", "squall-rider")
    assert not s.offered("play", "surge-sentinel")
    assert s.why(1, "play", "surge-sentinel") == "F-003"
    s = arrange({"rear": ["ragwell"]}, hand)
    s.do("done").do("play", "squall-rider")
    assert s.asked == "word"  # nobody was asked for a target
    s.do("done").do("play", "surge-sentinel")
    assert s.asked == "target" and s.offered("target", "surge-sentinel")


@pytest.mark.rule("F-153", "F-154")
def test_catalyst_strengthens_another_card() -> None:
    s = arrange({"hand": ["homunculus-of-reason"], "rear": [("anchor-warden", "brick-golem")], **RICH}, {})
    s.do("play", "homunculus-of-reason")
    assert ("target", s["homunculus-of-reason"]) not in s.options
    s.do("target", "brick-golem").calm()
    assert s.piece("brick-golem").bou == 1
    s = arrange({"hand": ["homunculus-of-reason"], "rear": ["anchor-warden"], **RICH}, {})
    s.do("play", "homunculus-of-reason").do("target", "anchor-warden").calm()
    assert s.asked == "choose_one"
    s.say(s.options[1])
    assert s.piece("anchor-warden").fv == 1


@pytest.mark.rule("F-163")
def test_the_damned_are_banished() -> None:
    s = arrange({"hand": ["lance-of-flame"], **RICH}, {"rear": ["damned-champion 2/1"]})
    s.do("miracle", "lance-of-flame").calm()
    assert s.where("damned-champion") == "pandemonium"


@pytest.mark.rule("F-164", "F-165")
def test_last_breath_aims_from_the_purgatory() -> None:
    s = arrange(
        {"hand": ["lance-of-flame"], "rear": ["lantern-inquisitor 3/3"], **RICH}, {"rear": ["gnawling 2/1"]}
    )
    s.do("miracle", "lance-of-flame").do("target", "gnawling").calm()
    assert s.where("gnawling") == "purgatory"
    assert s.asked == "target" and s.game.pending and s.game.pending.seat == 1
    s.do("target", "lantern-inquisitor").calm()
    assert s.piece("lantern-inquisitor").damage == 1


@pytest.mark.rule("F-170", "F-171", "FR-31")
def test_dilemma_grows_with_copies_in_the_purgatory() -> None:
    s = arrange(
        {"hand": ["bargain-peddler"], "purgatory": ["bargain-peddler"], **RICH}, {"hand": ["spark-drake"]}
    )
    bargain = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("play", bargain)
    assert s.asked == "dilemma" and s.game.pending and s.game.pending.seat == 1
    assert len(s.options) == 3
    s.say(s.options[0])
    assert s.asked == "dilemma" and len(s.options) == 2


@pytest.mark.rule("F-173", "F-175", "F-176")
def test_a_doppelganger_takes_one_class() -> None:
    s = arrange({"hand": ["faceless-guest"], **RICH}, {})
    s.do("play", "faceless-guest")
    assert s.asked == "class"
    s.say(("class", "dragon"))
    assert s.piece("faceless-guest").cls == "dragon"


@pytest.mark.rule("F-177", "F-178", "F-179")
def test_aegis_spares_from_the_first_miracle_of_the_turn_only() -> None:
    s = arrange({"hand": ["lance-of-flame", "lance-of-flame"], **RICH}, {"rear": ["lantern-inquisitor 3/1"]})
    first = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("miracle", first).calm()
    assert s.piece("lantern-inquisitor").damage == 0
    second = next(p.id for p in s.table.pieces if p.zone == 1)
    s.do("miracle", second).calm()
    assert s.where("lantern-inquisitor") == "purgatory"


@pytest.mark.rule("F-180")
def test_evade_costs_extra_energy_or_cannot_be_targeted() -> None:
    s = arrange({"hand": ["lance-of-flame"], "worshippers": 1, "energy": 20}, {"rear": ["mirror-eel 3/1"]})
    evade = value(s.table, s["mirror-eel"], Evade)
    s.do("miracle", "lance-of-flame").calm()
    assert s.table.seats[0].energy == 20 - evade < 20
    assert s.where("mirror-eel") == "purgatory"
    poor = {"hand": ["lance-of-flame"], "worshippers": 1, "energy": evade - 1}
    s = arrange(poor, {"rear": ["mirror-eel 3/1"]})
    assert not s.offered("miracle", "lance-of-flame")
    assert s.why(0, "miracle", "lance-of-flame") == "FR-22"


@pytest.mark.rule("F-185", "F-186")
def test_flame_lets_the_opponent_choose() -> None:
    s = arrange({"hand": ["spark-drake"], **RICH}, {"rear": ["anchor-warden 2/6", "gangway-corsair 3/3"]})
    s.do("play", "spark-drake").calm()
    assert s.asked == "choose" and s.game.pending and s.game.pending.seat == 1
    s.say(s["gangway-corsair"])
    assert s.piece("gangway-corsair").damage == 1


@pytest.mark.rule("F-189", "F-191", "F-192")
def test_a_page_in_secret_is_unknown_and_untouchable() -> None:
    s = arrange(
        {"hand": ["fog-smuggler"], **RICH},
        {"hand": ["lance-of-flame"], "worshippers": 2, "rear": ["anchor-warden 2/6"]},
    )
    spy = s["fog-smuggler"]
    s.do("hide", "fog-smuggler")
    assert s.table.seats[0].energy == 18
    assert s.where(spy) == "secret"
    other = s.game.view(1)
    shown = next(p for zone in other.zones for p in zone.pieces if p["id"] == spy)
    assert shown == {"id": spy}
    s.do("done")
    s.do("miracle", (1, "lance-of-flame"))
    assert ("target", spy) not in (s.options if s.asked == "target" else [])


@pytest.mark.rule("F-193", "F-194", "F-196")
def test_an_angel_comes_out_of_secret_for_its_price() -> None:
    s = arrange({"secret": ["fog-smuggler"], **RICH}, {"hand": ["anchor-warden"]})
    spy = s["fog-smuggler"]
    s.do("unveil", spy)
    assert s.where(spy) == "rear"
    assert s.table.seats[0].energy == 20 - STEALTH[s.piece(spy).what]
    assert [item.source for item in s.table.board.stack] == [spy]  # its out-of-Secret effect


@pytest.mark.rule("F-195")
def test_a_miracle_out_of_secret_ignores_its_worshippers() -> None:
    s = arrange({"secret": ["message-in-a-bottle"], "energy": 9}, {"rear": ["gangway-corsair"]})
    bottle, corsair = s["message-in-a-bottle"], s["gangway-corsair"]
    s.do("unveil", bottle).calm()
    assert s.where(corsair) == "book"
    assert s.where(bottle) == "purgatory"
    assert s.table.seats[0].energy == 9 - STEALTH[s.piece(bottle).what]


@pytest.mark.rule("F-204", "F-206", "F-208")
def test_freeze_until_the_end_of_its_controllers_night() -> None:
    s = arrange({"hand": ["rime-siren"], **RICH}, {"rear": ["gangway-corsair 3/3"]})
    s.do("play", "rime-siren").do("target", "gangway-corsair").calm()
    assert s.piece("gangway-corsair").frozen
    night(s)
    assert s.piece("gangway-corsair").frozen


@pytest.mark.rule("F-211")
def test_divine_intervention_cannot_be_answered() -> None:
    s = arrange(
        {"hand": ["master-of-the-unasked"], **RICH},
        {"rear": ["anchor-warden 2/1"], "hand": ["lance-of-flame"], "worshippers": 3},
    )
    s.do("play", "master-of-the-unasked").do("target", "anchor-warden")
    assert s.where("anchor-warden") == "purgatory"
    assert s.asked == "word"


def lacking() -> int:
    """What the printed cost of the Cantor lacks to the Emperor's Invocation (FR-36)."""
    invoked = next(k for k in KEYWORDS[CARD_NUMBER["hollow-emperor"]] if isinstance(k, Invocation))
    return invoked.value - (COST[CARD_NUMBER["imperial-cantor"]] or 0)


@pytest.mark.rule("F-214", "F-215", "F-216", "FR-36")
def test_invocation_from_the_purgatory() -> None:
    s = arrange({"hand": ["hollow-emperor"], "rear": ["imperial-cantor"], "energy": 2}, {})
    assert s.why(0, "play", "hollow-emperor") == "F-214"
    s = arrange({"purgatory": ["hollow-emperor"], "rear": ["imperial-cantor"], "energy": lacking()}, {})
    s.do("invoke", "hollow-emperor", "imperial-cantor")
    assert s.where("hollow-emperor") == "rear"
    assert s.where("imperial-cantor") == "purgatory"
    assert s.table.seats[0].energy == 0


@pytest.mark.rule("F-235", "F-236", "F-237", "F-238")
def test_the_phoenix_rises_from_limbo_for_its_own_price() -> None:
    s = arrange(
        {"rear": ["thanator-the-gold", "spark-drake"], "energy": 9, "damage": {"thanator-the-gold": 1}},
        {"hand": ["verdict-by-fire"], "worshippers": VERDICT.worshippers},
    )
    s.do("done").do("miracle", (1, "verdict-by-fire")).calm()
    assert s.asked == "phoenix" and s.game.pending and s.game.pending.seat == 0
    s.say(True)
    assert s.where("thanator-the-gold") == "limbo"
    assert s.asked == "word"
    assert s.why(0, "play", "thanator-the-gold") == "F-236"
    s.do("rise", "thanator-the-gold")
    assert s.table.seats[0].energy == 0  # 10 less 1 for the Dragon with Flame


@pytest.mark.rule("F-239", "F-240", "F-016")
def test_a_purgatory_ability_once_per_turn() -> None:
    s = arrange({"purgatory": ["pallbearer"], "hand": ["gnawling", "gnawling"], "energy": 2}, {})
    pallbearer = s["pallbearer"]
    name = next(option for option in s.options if option[0] == "use" and option[1] == pallbearer)
    s.say(name)
    assert s.asked == "discard"
    s.say(s.options[0]).calm()
    assert s.where("pallbearer") == "limbo"
    happen(s.table, Event(did.MOVED, 0, pallbearer, to=area(0, PURGATORY)))
    assert s.game.why_not(0, name).rule == "F-239"  # type: ignore[union-attr]


@pytest.mark.rule("F-243", "F-244", "FR-37")
def test_sacrifice_destroys_an_angel_and_its_last_breath_comes_on_top() -> None:
    s = arrange(
        {"rear": ["ghoul-matriarch", "gnawling"]}, {"rear": ["anchor-warden"], "hand": ["spark-drake"]}
    )
    option = next(o for o in s.options if o[0] == "sacrifice" and o[3] == s["gnawling"])
    s.say(option)
    assert s.where("gnawling") == "purgatory"
    assert s.asked == "target"
    s.do("target", "anchor-warden")
    assert [item.source for item in s.table.board.stack] == [s["ghoul-matriarch"], s["gnawling"]]


@pytest.mark.rule("F-246")
def test_symbiosis_counts_the_others() -> None:
    s = arrange(
        {"rear": ["reef-polyp 1/2", "reef-polyp 1/2", "reef-polyp 1/2"]}, {"rear": ["reef-polyp 1/2"]}
    )
    assert atq(s.table, s["reef-polyp"]) == 3


@pytest.mark.rule("F-249", "F-059")
def test_a_golem_in_tempest_pays_its_lightning_and_a_crossed_out_one_cannot() -> None:
    lightning = TEMPEST_COST[CARD_NUMBER["brick-golem"]]
    s = arrange({}, {"hand": ["brick-golem", "wandering-idol"], "energy": lightning})
    s.do("done")
    assert s.offered("play", (1, "brick-golem"))
    assert s.why(1, "play", (1, "wandering-idol")) == "F-249"
    s.do("play", (1, "brick-golem"))
    assert s.table.seats[1].energy == 0


@pytest.mark.rule("F-251")
def test_no_tornado_in_the_opponents_attack_phase() -> None:
    s = arrange(
        {"rear": ["lantern-inquisitor 3/3"]},
        {"hand": ["whirlpool-dancer"], "rear": ["anchor-warden 2/6"], "energy": 9},
    )
    s.do("assault").do("announce", "lantern-inquisitor").do("attack", "lantern-inquisitor", "anchor-warden")
    assert s.game.pending and s.game.pending.seat == 1
    assert s.why(1, "play", "whirlpool-dancer") == "F-251"


@pytest.mark.rule("F-259", "F-074")
def test_an_oath_banishes_even_darkness() -> None:
    able = {"hand": ["bury-alive"], "worshippers": 5}
    s = arrange({**able, "purgatory": ["pallbearer"]}, {"rear": ["gangway-corsair"]})
    s.do("miracle", "bury-alive").calm()
    assert s.where("pallbearer") == "pandemonium"
    assert s.where("gangway-corsair") == "pandemonium"
    s = arrange(able, {"rear": ["gangway-corsair"]})
    assert s.why(0, "miracle", "bury-alive") == "F-074"


@pytest.mark.rule("F-262", "F-226")
def test_valhalla_brings_a_fallen_angel_to_limbo() -> None:
    s = arrange(
        {"rear": ["pyre-valkyr", "spark-drake 2/1"]},
        {"rear": ["lantern-inquisitor"], "hand": ["lance-of-flame"], "worshippers": 1},
    )
    s.do("done").do("miracle", (1, "lance-of-flame")).do("target", "spark-drake").calm()
    s.do("done").calm()
    assert s.asked == "target"
    s.do("target", "spark-drake").calm()
    assert s.where("spark-drake") == "limbo"


@pytest.mark.rule("F-209", "F-210", "F-134")
def test_honour_needs_an_equipment() -> None:
    s = arrange(
        {"rear": [("ember-recruit", "comet-lance")]}, {"rear": ["anchor-warden 0/9"], "hand": ["spark-drake"]}
    )
    s.do("assault").do("announce", "ember-recruit").do("attack", "ember-recruit", "anchor-warden")
    assert s.asked == "target"  # Archery from the lance
    s.do("none")
    s.calm()
    assert s.asked == "may"
    s.say(True)
    assert s.piece("ember-recruit").atq == s.piece("ember-recruit").fv == 1
    bare = arrange({"rear": ["ember-recruit"]}, {"rear": ["anchor-warden 0/9"], "hand": ["spark-drake"]})
    bare.do("assault").do("announce", "ember-recruit").do("attack", "ember-recruit", "anchor-warden").calm()
    assert bare.asked == "word" and bare.piece("ember-recruit").atq == 0


@pytest.mark.rule("F-068", "F-071", "F-073", "F-067")
def test_a_miracle_asks_for_worshippers_and_revokes_some() -> None:
    wounded = {"rear": ["gangway-corsair 3/3"], "damage": {"gangway-corsair": 1}}
    s = arrange({"hand": ["verdict-by-fire"], "worshippers": VERDICT.worshippers, "each": 1}, wounded)
    energy = s.table.seats[0].energy
    s.do("miracle", "verdict-by-fire").calm()
    assert s.where("gangway-corsair") == "purgatory"
    assert len(worshippers(s.table, 0)) == VERDICT.worshippers - VERDICT.revoke < VERDICT.worshippers
    assert s.table.seats[0].energy == energy - VERDICT.revoke  # what lay on them is lost
    s = arrange({"hand": ["verdict-by-fire"], "worshippers": VERDICT.worshippers - 1}, wounded)
    assert s.why(0, "miracle", "verdict-by-fire") == "F-067"


@pytest.mark.rule("FR-22", "FR-23")
def test_an_answer_resolves_first() -> None:
    s = arrange(
        {"hand": ["lance-of-flame"], "worshippers": 5},
        {"rear": ["gangway-corsair 3/1"], "hand": ["silence-in-heaven"], "worshippers": 5},
    )
    s.do("miracle", "lance-of-flame")
    assert s.game.pending and s.game.pending.seat == 1
    s.do("miracle", (1, "silence-in-heaven")).calm()
    assert s.where("gangway-corsair") == "rear"
    assert s.where("lance-of-flame") == "purgatory" and s.where("silence-in-heaven") == "purgatory"


@pytest.mark.rule("F-060", "F-063", "F-064", "F-066")
def test_a_golem_links_to_a_free_angel_never_to_an_archangel() -> None:
    s = arrange({"hand": ["brick-golem"], "rear": ["anchor-warden 2/6"], **RICH}, {})
    s.do("play", "brick-golem")
    assert s.piece("brick-golem").link == s["anchor-warden"]
    s = arrange(
        {"hand": ["brick-golem"], "archangel": "carmine-who-strikes-first", "arrived": "rear", **RICH}, {}
    )
    s.do("play", "brick-golem")
    assert s.piece("brick-golem").link == -1


@pytest.mark.rule("F-065", "FR-24", "FR-26")
def test_a_lone_golem_links_when_an_angel_is_free() -> None:
    s = arrange({"hand": ["spark-drake"], "rear": ["brick-golem 2"], **RICH}, {})
    s.do("play", "spark-drake")
    assert s.piece("brick-golem").link == s["spark-drake"]


@pytest.mark.rule("FR-38")
def test_equipment_goes_with_its_angel() -> None:
    s = arrange(
        {"hand": ["dawnsteel-sabre"], "rear": ["anchor-warden 2/6"], "damage": {"anchor-warden": 1}, **RICH},
        {"hand": ["verdict-by-fire"], "worshippers": VERDICT.worshippers},
    )
    s.do("play", "dawnsteel-sabre")
    assert atq(s.table, s["anchor-warden"]) > 2
    s.do("done").do("miracle", (1, "verdict-by-fire")).calm()
    assert s.where("anchor-warden") == "purgatory" and s.where("dawnsteel-sabre") == "purgatory"
