"""The attack phase, rule by rule."""

from __future__ import annotations

import pytest
from tests.seven_fallen.arrange import Sitting, arrange, reprint

from arbitre.games.seven_fallen.cards.index import ATQ, CARD_NUMBER
from arbitre.games.seven_fallen.language import Archery, damage_less
from arbitre.games.seven_fallen.rules.figures import value


def assault(sitting: Sitting, *announced: tuple[str, str]) -> Sitting:
    sitting.do("assault")
    for verb, name in announced:
        sitting.do(verb, name)
    return sitting.do("ready") if sitting.asked == "announce" else sitting


@pytest.mark.rule("F-092", "F-102", "F-117", "F-123")
def test_an_attacker_goes_to_the_firing_line_tilts_and_both_strike_at_once() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4"]}, {"rear": ["gangway-corsair 3/3"]})
    assault(s, ("announce", "twin-axe-zealot"))
    assert s.where("twin-axe-zealot") == "fire"
    s.do("attack", "twin-axe-zealot", "gangway-corsair").calm()
    assert s.piece("twin-axe-zealot").tilted
    assert s.where("gangway-corsair") == "purgatory"
    assert s.piece("twin-axe-zealot").damage == 3


@pytest.mark.rule("F-104", "F-105", "F-106")
def test_in_the_contemplation_the_attacker_has_the_first_word() -> None:
    s = arrange(
        {"rear": ["twin-axe-zealot 3/4"], "hand": ["spark-drake"]},
        {"rear": ["gangway-corsair 3/3"], "hand": ["strongbox-golem"]},
    )
    assault(s, ("announce", "twin-axe-zealot")).do("attack", "twin-axe-zealot", "gangway-corsair")
    assert s.game.pending and s.game.pending.seat == 0
    s.do("pass")
    assert s.game.pending.seat == 1
    s.do("pass")
    assert s.asked == "berserk" or s.where("gangway-corsair") == "purgatory"


@pytest.mark.rule("F-120", "F-122", "FR-16")
def test_a_page_attacked_in_the_firing_line_takes_double_damage() -> None:
    s = arrange({"rear": ["spark-drake 2/2"]}, {"fire": [("rime-siren 2/4", "strongbox-golem 4")]})
    assault(s, ("announce", "spark-drake")).do("attack", "spark-drake", "rime-siren").calm()
    assert s.where("strongbox-golem") == "purgatory"  # 2 x 2 on a Shield of 4
    assert s.piece("rime-siren").damage == 0
    assert s.where("spark-drake") == "purgatory"  # took 2, not 4: FV 2 anyway


@pytest.mark.rule("F-121")
def test_an_archangel_in_the_firing_line_takes_no_double_damage() -> None:
    s = arrange({"rear": ["spark-drake 2/2"]}, {"archangel": "thalasse-the-ninth-wave", "arrived": "fire"})
    archangel = s.table.seats[1].archangel
    assert s.where(archangel) == "fire"
    assault(s, ("announce", "spark-drake")).do("attack", "spark-drake", archangel).calm()
    assert s.piece(archangel).damage == 2


@pytest.mark.rule("F-261")
def test_the_valiant_takes_no_double_damage() -> None:
    s = arrange({"rear": ["spark-drake 2/2"]}, {"fire": ["siege-drake 5/4"]})
    assault(s, ("announce", "spark-drake")).do("attack", "spark-drake", "siege-drake").calm()
    assert s.piece("siege-drake").damage == 2


@pytest.mark.rule("F-062", "F-119", "FR-15")
def test_damage_goes_to_the_shield_first_and_the_rest_to_the_angel() -> None:
    s = arrange({"rear": ["siege-drake 5/4"]}, {"rear": [("rime-siren 2/4", "brick-golem 2")]})
    assault(s, ("announce", "siege-drake")).do("attack", "siege-drake", "rime-siren").calm()
    assert s.where("brick-golem") == "purgatory"
    assert s.piece("rime-siren").damage == 3


@pytest.mark.rule("F-187")
def test_trickery_ignores_the_shield() -> None:
    s = arrange({"rear": ["trickster-manta 3/2"]}, {"rear": [("rime-siren 2/4", "brick-golem 2")]})
    assault(s, ("announce", "trickster-manta")).do("attack", "trickster-manta", "rime-siren").calm()
    assert s.piece("brick-golem").damage == 0
    assert s.piece("rime-siren").damage == 3


@pytest.mark.rule("F-107", "F-109", "F-118")
def test_in_a_group_attack_the_defender_strikes_once_and_its_player_splits() -> None:
    s = arrange({"rear": ["spark-drake 2/2", "trickster-manta 3/2"]}, {"rear": ["anchor-warden 2/6"]})
    assault(s, ("announce", "spark-drake"), ("announce", "trickster-manta"))
    s.do("attack", "spark-drake", "anchor-warden")
    assert s.asked == "group"
    s.do("join", "trickster-manta").calm()
    assert s.asked == "split"
    assert s.game.pending and s.game.pending.seat == 1
    s.say((2, 0))
    assert s.where("spark-drake") == "purgatory"
    assert s.piece("trickster-manta").damage == 0


@pytest.mark.rule("F-094", "F-096", "F-111", "F-113")
def test_only_an_ambusher_attacks_the_divinity_and_only_undefended() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4", "spark-drake 2/2"]}, {"rear": ["brick-golem 2"]})
    assault(s, ("announce", "twin-axe-zealot"), ("ambush", "spark-drake"))
    assert not s.offered("attack", "twin-axe-zealot", s.divinity(1))
    assert s.why(0, "attack", "twin-axe-zealot", s.divinity(1)) == "F-094"
    assert s.why(0, "attack", "spark-drake", s.divinity(1)) == "F-112"
    s.do("cancel", "twin-axe-zealot")
    assert s.offered("attack", "spark-drake", s.divinity(1))  # a lone Golem does not defend (F-097)
    s.do("attack", "spark-drake", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).damage == 2


@pytest.mark.rule("F-098", "FR-14")
def test_a_defender_that_comes_in_tempest_makes_the_ambush_fail() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4"]}, {"hand": ["surge-sentinel"], "energy": 6})
    assault(s, ("ambush", "twin-axe-zealot")).do("attack", "twin-axe-zealot", s.divinity(1))
    if s.game.pending and s.game.pending.seat == 0:
        s.do("pass")
    s.do("play", (1, "surge-sentinel")).calm()
    assert s.where("surge-sentinel") == "rear"
    assert s.piece(s.divinity(1)).damage == 0
    assert s.piece("twin-axe-zealot").tilted
    assert s.asked == "word"  # no second attack for a Berserk that failed


@pytest.mark.rule("F-099", "F-093", "F-101")
def test_one_reinforcement_when_nobody_defends() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4", "spark-drake 2/2", "longbow-captain 2/3"]}, {})
    s.do("assault")
    assert not s.offered("reinforce", "spark-drake")
    s.do("ambush", "twin-axe-zealot")
    assert not s.offered("ambush", "spark-drake")
    s.do("reinforce", "spark-drake")
    assert not s.offered("reinforce", "longbow-captain")
    assert s.why(0, "reinforce", "longbow-captain") == "F-099"


@pytest.mark.rule("F-229", "F-228")
def test_pacifists_do_not_defend() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4", "spark-drake 2/2"]}, {"rear": ["anayas-dove 0/3"]})
    s.do("assault").do("ambush", "twin-axe-zealot")
    assert s.offered("reinforce", "spark-drake")
    s.do("ready")
    assert s.offered("attack", "twin-axe-zealot", s.divinity(1))
    assert s.offered("attack", "twin-axe-zealot", "anayas-dove")  # F-230


@pytest.mark.rule("F-127", "F-128", "F-031")
def test_the_phase_ends_when_a_divinity_becomes_mortal() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4", "spark-drake 2/2"]}, {"fv": 2, "feathers": 2})
    assault(s, ("ambush", "twin-axe-zealot"), ("reinforce", "spark-drake"))
    s.do("attack", "twin-axe-zealot", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).mortal
    assert s.asked in ("withdraw", "word")
    assert s.piece(s.divinity(1)).feathers == 2
    if s.asked == "withdraw":
        s.do("stay")
    assert not s.offered("assault")
    assert s.why(0, "assault") == "F-084"


@pytest.mark.rule("F-129", "F-131", "F-002", "F-144")
def test_each_ambush_attack_takes_one_feather_and_the_last_one_wins() -> None:
    s = arrange({"rear": ["twin-axe-zealot 3/4"]}, {"fv": 0, "feathers": 2})
    assault(s, ("ambush", "twin-axe-zealot")).do("attack", "twin-axe-zealot", s.divinity(1)).calm()
    assert s.piece(s.divinity(1)).feathers == 1
    assert s.asked == "berserk"
    s.do("attack", "twin-axe-zealot", s.divinity(1)).calm()
    assert s.game.result is not None and s.game.result.winners == (0,)


@pytest.mark.rule("F-143", "F-145", "F-147", "F-148")
def test_berserk_attacks_twice_in_a_row_and_no_third_time() -> None:
    s = arrange(
        {"rear": ["twin-axe-zealot 3/4", "longbow-captain 2/3"]},
        {"rear": ["spark-drake 2/2", "reef-polyp 1/2", "rime-siren 2/4"]},
    )
    assault(s, ("announce", "twin-axe-zealot"), ("announce", "longbow-captain"))
    s.do("attack", "twin-axe-zealot", (1, "reef-polyp")) if s.asked == "declare" else None
    if s.asked == "group":
        s.do("go")
    s.calm()
    assert s.asked == "berserk"
    assert all(option[1] == s["twin-axe-zealot"] for option in s.options)
    s.do("attack", "twin-axe-zealot", (1, "rime-siren")).calm()
    assert s.asked in ("declare", "word", "withdraw")
    assert s.asked == "declare"


@pytest.mark.rule("F-132", "F-133", "F-135")
def test_archery_hits_on_declaration_but_not_against_the_divinity() -> None:
    s = arrange(
        {"rear": ["longbow-captain 2/3"]},
        {"rear": ["gangway-corsair 3/3", "anayas-dove 0/3"], "hand": ["strongbox-golem"]},
    )
    assault(s, ("announce", "longbow-captain")).do("attack", "longbow-captain", "gangway-corsair")
    assert s.asked == "target"
    s.do("target", "anayas-dove")
    assert len(s.table.board.stack) == 1
    s.calm()
    assert s.piece("anayas-dove").damage == value(s.table, s["longbow-captain"], Archery) > 0
    s = arrange({"rear": ["longbow-captain 2/3"]}, {"rear": ["anayas-dove 0/3"]})
    assault(s, ("ambush", "longbow-captain")).do("attack", "longbow-captain", s.divinity(1))
    assert s.asked != "target"


@pytest.mark.rule("F-155", "F-156", "F-158")
def test_collateral_deals_what_was_really_dealt() -> None:
    s = arrange({"rear": ["siege-drake 5/4"]}, {"rear": ["gangway-corsair 3/2", "anchor-warden 2/6"]})
    assault(s, ("announce", "siege-drake")).do("attack", "siege-drake", "gangway-corsair").calm()
    assert s.asked == "target"
    s.do("target", "anchor-warden").calm()
    assert s.piece("anchor-warden").damage == 2  # of 5, the corsair could take 2


@pytest.mark.rule("F-155")
@pytest.mark.parametrize("stubborn", ["gangway-corsair", "anchor-warden"])
def test_damage_that_was_prevented_is_not_dealt(stubborn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the defender it is no part of the Collateral either; on its target the Collateral is less."""
    reprint(monkeypatch, stubborn, damage_less(1))
    s = arrange({"rear": ["siege-drake 3/9"]}, {"rear": ["gangway-corsair 3/9", "anchor-warden 2/9"]})
    assault(s, ("announce", "siege-drake")).do("attack", "siege-drake", "gangway-corsair").calm()
    s.do("target", "anchor-warden").calm()
    assert s.piece("gangway-corsair").damage == (2 if stubborn == "gangway-corsair" else 3)
    assert s.piece("anchor-warden").damage == 2


@pytest.mark.rule("F-160")
def test_no_collateral_from_a_destroyed_attacker() -> None:
    s = arrange(
        {"rear": ["siege-drake 5/4"], "damage": {"siege-drake": 3}},
        {"rear": ["gangway-corsair 3/3", "anchor-warden 2/6"]},
    )
    assault(s, ("announce", "siege-drake")).do("attack", "siege-drake", "gangway-corsair").calm()
    assert s.where("siege-drake") == "purgatory"
    assert s.asked == "word"


@pytest.mark.rule("F-254", "F-255")
def test_treasure_counts_the_damage_really_taken() -> None:
    s = arrange({"rear": ["gangway-corsair 3/3"]}, {"rear": ["reef-polyp 1/2"]})
    assault(s, ("announce", "gangway-corsair")).do("attack", "gangway-corsair", "reef-polyp").calm()
    assert s.piece("gangway-corsair").poseidor == 2


@pytest.mark.rule("F-256")
def test_several_treasure_hunters_share_as_their_player_likes() -> None:
    s = arrange({"rear": ["gangway-corsair 3/3", "gangway-corsair 3/3"]}, {"rear": ["anchor-warden 2/4"]})
    hunters = [p.id for p in s.table.pieces if p.zone == 5 and p.id != -1]
    s.do("assault").do("announce", hunters[0]).do("announce", hunters[1])
    s.do("attack", hunters[0], "anchor-warden").do("join", hunters[1]).calm()
    if s.asked == "split":
        s.say((2, 0))
    assert s.asked == "treasure"
    assert ("treasure", 1, 3) in s.options and ("treasure", 3, 1) in s.options
    assert all(sum(option[1:]) == 4 and max(option[1:]) <= 3 for option in s.options)


@pytest.mark.rule("F-110")
def test_a_cancelled_attacker_is_out_for_the_turn() -> None:
    s = arrange({"rear": ["trickster-manta"]}, {"rear": ["gangway-corsair 3/3"]})
    assault(s, ("announce", "trickster-manta")).do("cancel", "trickster-manta")
    assert s.asked == "withdraw"
    s.do("withdraw", "trickster-manta")
    assert s.where("trickster-manta") == "rear"
    assert not s.offered("assault")


@pytest.mark.rule("F-202", "F-205", "F-231", "F-056")
def test_who_cannot_be_announced() -> None:
    s = arrange(
        {
            "rear": ["anchor-warden 2/6", "anayas-dove 0/3", "spark-drake 2/2"],
            "fire": ["strongbox-golem 4"],
            "frozen": ["spark-drake"],
        },
        {},
    )
    assert s.why(0, "assault") == "F-095"
    s = arrange({"rear": ["anchor-warden 2/6", "anayas-dove 0/3", "spark-drake 2/2"]}, {})
    s.do("assault")
    assert [o for o in s.options if o[0] == "announce"] == [("announce", s["spark-drake"])]
    assert s.why(0, "announce", "anchor-warden") == "F-202"
    assert s.why(0, "announce", "anayas-dove") == "F-231"


@pytest.mark.rule("F-222", "F-259")
def test_light_banishes_but_not_darkness() -> None:
    s = arrange({"rear": ["lantern-inquisitor 3/3"]}, {"rear": ["gangway-corsair 3/3"]})
    assault(s, ("announce", "lantern-inquisitor")).do(
        "attack", "lantern-inquisitor", "gangway-corsair"
    ).calm()
    assert s.where("gangway-corsair") == "pandemonium"
    s = arrange({"rear": ["lantern-inquisitor 3/3"]}, {"rear": ["pallbearer 2/1"]})
    assault(s, ("announce", "lantern-inquisitor")).do("attack", "lantern-inquisitor", "pallbearer").calm()
    assert s.where("pallbearer") == "purgatory"


@pytest.mark.rule("F-224")
def test_sudden_death_kills_what_it_wounds() -> None:
    s = arrange({"rear": ["one-night-bride 4/1"]}, {"rear": ["anchor-warden 2/6"]})
    assault(s, ("announce", "one-night-bride")).do("attack", "one-night-bride", "anchor-warden").calm()
    assert s.where("anchor-warden") == "purgatory"


@pytest.mark.rule("F-197", "F-199", "FR-32")
def test_an_angel_attacked_in_secret_defends_with_half_its_force() -> None:
    s = arrange({"rear": ["lantern-inquisitor 9/9"]}, {"secret": ["fog-smuggler"]})
    spy = s[1, "fog-smuggler"]
    assault(s, ("announce", "lantern-inquisitor")).do("attack", "lantern-inquisitor", spy)
    assert s.where(spy) == "fire"
    assert not s.piece(spy).hidden
    if s.asked == "target":
        s.do("none")
    s.calm()
    assert s.piece("lantern-inquisitor").damage == ATQ[CARD_NUMBER["fog-smuggler"]] // 2
    assert s.where(spy) == "pandemonium"  # destroyed, and by Light


@pytest.mark.rule("F-198")
def test_a_miracle_attacked_in_secret_cancels_the_attack() -> None:
    s = arrange({"rear": ["lantern-inquisitor 3/3"]}, {"secret": ["message-in-a-bottle"]})
    trap = s[1, "message-in-a-bottle"]
    hand = len(s.table.ids(12))
    assault(s, ("announce", "lantern-inquisitor")).do("attack", "lantern-inquisitor", trap).calm()
    assert s.where(trap) == "purgatory"
    assert s.piece("lantern-inquisitor").tilted
    assert len(s.table.ids(12)) == hand + 2
    assert s.asked == "word"
