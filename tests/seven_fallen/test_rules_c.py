"""Rules of the keywords that no card of the house shows, and those about writing a Sacred Book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.seven_fallen.arrange import Sitting, arrange, reprint, second_leader

from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import NODES
from arbitre.games.seven_fallen.decks import DECKS
from arbitre.games.seven_fallen.decks.check import check
from arbitre.games.seven_fallen.rules import figures, offers
from arbitre.games.seven_fallen.rules import printed as rules
from arbitre.games.seven_fallen.rules.figures import has
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import HAND, LIMBO, REGISTER
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import begin
from arbitre.kernel.effects import It, Lasting, Node, Scene
from arbitre.kernel.game import Game
from arbitre.kernel.meaning import play

RICH = {"energy": 20, "worshippers": 3}
TRIAL = "trial-of-rules-c"


@pytest.fixture(autouse=True)
def _forget_trials() -> Iterator[None]:
    """What a test has made up is no card of the game."""
    yield
    for name in [name for name in NODES.nodes if name.startswith(TRIAL)]:
        del NODES._names[id(NODES.nodes.pop(name))]


def made_up(node: Node) -> None:
    """Name an effect. Each has names of its own: one whose name goes to another is forgotten too early."""
    NODES.add(f"{TRIAL}-{len(NODES.nodes)}", node)


def suffer(s: Sitting, node: Node, *pieces: int, seat: int = 0, source: int = -1) -> Sitting:
    """An effect that no card of the set has happens to these pieces now."""
    made_up(node)
    play(s.table, node, Scene(seat, source, it=pieces, other=1 - seat))
    return Sitting(Game(RULES, s.table))


def gain(s: Sitting, keyword: Node, piece: int) -> Sitting:
    return suffer(s, Lasting(n.Gain(keyword, who=It())), piece)


# Writing a Sacred Book


def faults(book: tuple[tuple[str, int], ...], **changes: Any) -> set[tuple[Any, ...]]:
    """What is wrong with the copies, whatever the size of the book: each rule with the card."""
    deck = msgspec.structs.replace(DECKS["drowned-treasury"], book=book, **changes)
    return {(fault.rule, fault.say[1]) for fault in check(deck) if fault.rule not in ("F-004", "F-007")}


@pytest.mark.rule("F-182")
def test_swarm_allows_its_own_number_with_a_temple_of_structure_extros_only() -> None:
    assert faults((("coral-swarmling", 8),), temple="living-reef") == set()
    assert faults((("coral-swarmling", 9),), temple="living-reef") == {("F-182", "coral-swarmling")}
    assert faults((("coral-swarmling", 3),), temple="sunken-treasury") == set()
    assert faults((("coral-swarmling", 4),), temple="sunken-treasury") == {("F-182", "coral-swarmling")}
    assert faults((("reef-polyp", 4),), temple="living-reef") == {("F-008", "reef-polyp")}


@pytest.mark.rule("F-218", "F-219")
def test_beside_a_leader_every_page_is_single_but_the_leader_is_not() -> None:
    leader = "elora-captain-of-the-elite"
    others = ("gnawling", "brick-golem", "lance-of-flame", "dawnsteel-sabre", "hymn-of-the-anvil")
    assert faults(((leader, 3), *((slug, 1) for slug in others))) == set()
    assert faults(((leader, 4),)) == {("F-008", leader)}
    for slug in others:
        assert faults(((leader, 1), (slug, 2))) == {("F-218", slug)}
        assert faults(((leader, 1), (slug, 1), (slug, 1))) == {("F-218", slug)}  # however it is written
        assert faults(((slug, 2),)) == set()


@pytest.mark.rule("F-219")
def test_leaders_of_different_names_are_not_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    second_leader(monkeypatch)
    broken = faults((("elora-captain-of-the-elite", 1), ("hearthguard", 1)))
    assert {rule for rule, _ in broken} == {"F-219"}


@pytest.mark.rule("F-220")
def test_two_versions_of_a_character_are_two_pages() -> None:
    assert faults((("elora-captain-of-the-elite", 1), ("elora-of-eondra", 1))) == set()
    assert faults((("elora-captain-of-the-elite", 3), ("elora-of-eondra", 2))) == {
        ("F-218", "elora-of-eondra")
    }


@pytest.mark.rule("F-221")
def test_a_loyalist_suffers_angels_of_exactly_its_classes() -> None:
    others = (("brick-golem", 3), ("lance-of-flame", 3))
    assert faults((("oathbound-ghoul", 3), ("gnawling", 3), ("tomb-lid", 3), *others)) == set()
    assert faults((("oathbound-ghoul", 3), ("rime-siren", 1), *others)) == {("F-221", "rime-siren")}
    assert faults((("rime-siren", 1), ("oathbound-ghoul", 3))) == {("F-221", "rime-siren")}
    assert faults((("gnawling", 3), ("rime-siren", 1), *others)) == set()


# Secret


@pytest.mark.rule("F-190", "F-200")
def test_an_effect_puts_an_angel_in_secret_for_nothing_and_it_forgets_everything() -> None:
    s = arrange({"rear": [("gangway-corsair", "brick-golem"), "surge-sentinel"], "energy": 5}, {})
    corsair = s["gangway-corsair"]
    suffer(s, n.Mark(It(), atq=2, fv=1), corsair)
    suffer(s, n.GainPoseidor(It(), 3), corsair)
    s = suffer(s, n.Chill(It()), corsair)
    assert s.piece(corsair).atq == 2 and s.piece(corsair).poseidor == 3 and s.piece(corsair).frozen
    s = suffer(s, n.PutInSecret(It()), corsair)
    it = s.piece(corsair)
    assert s.where(corsair) == "secret" and it.hidden
    assert (it.atq, it.fv, it.poseidor, it.damage, it.frozen, it.link) == (0, 0, 0, 0, False, -1)
    assert s.table.seats[0].energy == 5


@pytest.mark.rule("F-201")
def test_a_page_in_secret_that_is_revealed_is_still_in_secret() -> None:
    s = arrange({"energy": 5}, {"secret": ["fog-smuggler"], "energy": 5})
    spy = s["fog-smuggler"]

    def named() -> bool:
        view = s.game.view(0)
        return any(p["id"] == spy and "card" in p for zone in view.zones for p in zone.pieces)

    assert not named()
    s = suffer(s, n.Reveal(It()), spy)
    assert named()
    assert s.where(spy) == "secret" and s.piece(spy).hidden
    assert not has(s.table, spy, n.Stealth)  # it has no characteristic still (F-192)
    assert not s.table.board.stack and not s.table.board.waiting  # nor has it come out


@pytest.mark.rule("F-195")
def test_a_miracle_out_of_secret_pays_what_its_effect_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    shot = n.OutOfSecret(n.Target(n.Cards(n.OPPONENTS, ("angel",)), n.Damage(It(), 2)), n.Cost(energy=1))
    reprint(monkeypatch, "message-in-a-bottle", n.Stealth(1), shot)
    poor = arrange({"secret": ["message-in-a-bottle"], "energy": 1}, {"rear": ["anchor-warden 2/6"]})
    assert poor.why(0, "unveil", "message-in-a-bottle") == "F-040"
    s = arrange(
        {"secret": ["message-in-a-bottle"], "energy": 3},
        {"rear": ["gangway-corsair 3/3"], "hand": ["lance-of-flame"]},
    )
    trap = s["message-in-a-bottle"]
    s.do("unveil", trap)
    assert s.table.seats[0].energy == 1  # X is 1, the effect costs 1 more
    assert [item.source for item in s.table.board.stack] == [trap]
    s.calm()
    assert s.piece("gangway-corsair").damage == 2 and s.where("message-in-a-bottle") == "purgatory"


# Guardian


@pytest.mark.rule("F-202")
def test_a_guardian_is_not_put_in_the_firing_line() -> None:
    s = arrange({"rear": ["anchor-warden 2/6", "gangway-corsair 3/3"]}, {})
    s = suffer(s, n.Advance(It()), s["anchor-warden"], s["gangway-corsair"])
    assert s.where("anchor-warden") == "rear" and s.where("gangway-corsair") == "fire"


@pytest.mark.rule("F-203")
def test_an_announced_attacker_that_becomes_a_guardian_finishes_its_attack() -> None:
    s = arrange({"rear": ["gangway-corsair 3/3", "surge-sentinel 3/3"]}, {"rear": ["anchor-warden 2/6"]})
    s.do("assault").do("announce", "gangway-corsair").do("ready")
    s = gain(s, n.Guardian(), s["gangway-corsair"])
    assert has(s.table, s["gangway-corsair"], n.Guardian) and s.where("gangway-corsair") == "fire"
    assert not s.table.board.stack
    s.do("attack", "gangway-corsair", "anchor-warden")
    assert s.piece("anchor-warden").damage == 3
    assert s.where("gangway-corsair") == "fire"


@pytest.mark.rule("F-203")
def test_a_card_that_becomes_a_guardian_in_the_firing_line_stays_there() -> None:
    s = arrange({"fire": ["gangway-corsair 3/3"], "rear": ["surge-sentinel 3/3"]}, {})
    s = gain(s, n.Guardian(), s["gangway-corsair"])
    assert s.where("gangway-corsair") == "fire"
    s = gain(s, n.Guardian(), s["surge-sentinel"])
    assert s.why(0, "assault") == "F-095" and not s.offered("assault")


@pytest.mark.rule("F-231")
def test_an_announced_attacker_that_becomes_a_pacifist_finishes_its_attack() -> None:
    s = arrange({"rear": ["gangway-corsair 3/3"]}, {"rear": ["lantern-inquisitor 3/3"]})
    s.do("assault").do("announce", "gangway-corsair")
    if s.asked == "announce":
        s.do("ready")
    s = gain(s, n.Pacifist(), s["gangway-corsair"])
    s.do("attack", "gangway-corsair", "lantern-inquisitor")
    assert s.where("lantern-inquisitor") == "purgatory"


# Honour


@pytest.mark.rule("F-210")
def test_honour_adds_up() -> None:
    s = arrange(
        {"rear": [("ember-recruit", "dawnsteel-sabre"), "surge-sentinel"]}, {"rear": ["anchor-warden 0/9"]}
    )
    s = gain(s, n.Honour(2), s["ember-recruit"])
    s.do("assault").do("announce", "ember-recruit").do("ready").do("attack", "ember-recruit", "anchor-warden")
    while s.asked in ("target", "answer"):
        s.say(("none",) if s.asked == "target" else ("pass",))
    assert s.asked == "may"
    s.say(True)
    assert (s.piece("ember-recruit").atq, s.piece("ember-recruit").fv) == (3, 3)


# Divine Intervention


@pytest.mark.rule("F-212")
def test_a_miracle_with_divine_intervention_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "cold-kiss", n.DivineIntervention())
    s = arrange(
        {"hand": ["lance-of-flame"], **RICH},
        {"rear": ["gangway-corsair 3/3"], "hand": ["cold-kiss", "lance-of-flame"], **RICH},
    )
    s.do("miracle", s[0, "lance-of-flame"])
    assert s.asked == "answer" and s.game.pending and s.game.pending.seat == 1
    assert s.options == [("miracle", s[1, "lance-of-flame"]), ("pass",)]
    assert s.why(1, "miracle", s["cold-kiss"]) == "F-212"


@pytest.mark.rule("F-212", "F-211")
def test_where_no_stack_is_open_it_may_be_played_and_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "cold-kiss", n.DivineIntervention())
    s = arrange(
        {"rear": ["gangway-corsair"], "hand": ["cold-kiss"], **RICH}, {"hand": ["silence-in-heaven"], **RICH}
    )
    s.do("miracle", s["cold-kiss"])
    assert s.asked == "word"  # at once: nobody had the word in between
    assert s.piece("gangway-corsair").atq < 0 and s.where("cold-kiss") == "purgatory"


# Phoenix


@pytest.mark.rule("F-235", "F-236")
def test_an_archangel_with_phoenix_goes_to_limbo_instead_of_the_pandemonium(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reprint(monkeypatch, "carmine-who-strikes-first", n.Phoenix(7))
    s = arrange({"archangel": "carmine-who-strikes-first", "arrived": "rear", "rear": ["surge-sentinel"]}, {})
    herald = s.table.seats[0].archangel
    s = suffer(s, n.Damage(It(), 99), herald)
    s.do("done")
    assert s.asked == "phoenix" and s.game.pending and s.game.pending.seat == 0
    s.say(True)
    assert s.where(herald) == "limbo"
    assert s.table.seats[0].energy == 0  # what lay on it is lost


@pytest.mark.rule("F-235")
def test_an_archangel_that_does_not_rise_goes_to_the_pandemonium(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "carmine-who-strikes-first", n.Phoenix(7))
    s = arrange({"archangel": "carmine-who-strikes-first", "arrived": "rear", "rear": ["surge-sentinel"]}, {})
    herald = s.table.seats[0].archangel
    s = suffer(s, n.Damage(It(), 99), herald)
    s.do("done").say(False)
    assert s.where(herald) == "pandemonium"


# Tornado


@pytest.mark.rule("F-253")
@pytest.mark.parametrize("where", ["hand", "limbo"])
def test_an_ability_that_gives_tornado_reaches_hand_and_limbo(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    giver = n.Gain(n.Tornado(), who=n.Cards(n.YOURS, ("angel",), ("hand", "limbo")))
    made_up(giver)
    for reader in (figures, offers):  # what the catalogue would say of it, were it on a card
        monkeypatch.setattr(reader, "REACHING", {NODES.name(giver)})
    monkeypatch.setitem(rules.BEYOND, NODES.name(giver), (HAND, LIMBO))
    s = arrange(
        {"hand": ["lance-of-flame"], **RICH},
        {"rear": ["anchor-warden 2/6"], where: ["gangway-corsair"], **RICH},
    )
    without = arrange(
        {"hand": ["lance-of-flame"], **RICH},
        {"rear": ["anchor-warden 2/6"], where: ["gangway-corsair"], **RICH},
    )
    begin(s.table, NODES.name(giver), 1, s["anchor-warden"])
    for each in (s, without):
        each.do("miracle", each["lance-of-flame"])
        assert each.asked == "answer"
    assert s.offered("play", s["gangway-corsair"])
    assert without.why(1, "play", without["gangway-corsair"]) == "F-247"


# Sudden Death


@pytest.mark.rule("F-225")
def test_an_archangel_that_has_sudden_death_outlives_the_turn() -> None:
    s = arrange(
        {"archangel": "thalasse-the-ninth-wave", "arrived": "rear", "rear": ["surge-sentinel 3/3"]}, {}
    )
    archangel = s.table.seats[0].archangel
    s = gain(s, n.SuddenDeath(), archangel)
    s = gain(s, n.SuddenDeath(), s["surge-sentinel"])
    turn = s.table.board.turn
    s.do("done")
    while s.table.board.turn == turn:
        s.say(s.options[0])
    assert s.where(archangel) == "rear" and s.where("surge-sentinel") == "purgatory"


# Eden cards and Worshippers with keywords of pages


@pytest.mark.rule("F-169", "F-050")
def test_an_archangel_has_its_last_breath_on_the_way_to_the_pandemonium(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reprint(monkeypatch, "thalasse-the-ninth-wave", n.LastBreath(n.Draw(2)))
    s = arrange(
        {"rear": ["siege-drake 99/9"], "hand": ["spark-drake"]},
        {"archangel": "thalasse-the-ninth-wave", "arrived": "rear"},
    )
    archangel = s.table.seats[1].archangel
    hand = len(s.table.ids(area(1, HAND)))
    s.do("assault").do("announce", "siege-drake").do("attack", "siege-drake", archangel)
    s.do("pass")
    assert s.where(archangel) == "pandemonium"
    assert [item.source for item in s.table.board.stack] == [archangel]
    s.calm()
    assert len(s.table.ids(area(1, HAND))) == hand + 2


@pytest.mark.rule("F-141", "F-142")
def test_a_worshipper_with_an_aurora_effect_misses_the_aurora_it_comes_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reprint(monkeypatch, "salt-banker", n.DivineAurora(n.GainEnergy(1)))
    s = arrange({"hand": ["gnawling"]}, {"worshippers": 1, "register": 8, "hand": ["gnawling"]})
    for piece in s.table.ids(area(1, REGISTER)):
        s.table.own(piece).what = s.piece((1, "salt-banker")).what
    was_there = s[1, "salt-banker"]
    s.do("done").do("pass")
    assert [item.source for item in s.table.board.stack] == [was_there]
    s.calm()
    assert s.asked == "worship"
    s.say(s.options[0])
    while s.asked == "put_back":
        s.say(s.options[0])
    assert s.asked == "word" and not s.table.board.stack


# Darkness


@pytest.mark.rule("F-260")
def test_a_page_with_darkness_does_not_go_from_the_pandemonium_to_the_purgatory() -> None:
    s = arrange({"pandemonium": ["pallbearer", "gangway-corsair"]}, {})
    s = suffer(s, n.MoveTo(It(), "purgatory"), s["pallbearer"], s["gangway-corsair"])
    assert s.where("pallbearer") == "pandemonium" and s.where("gangway-corsair") == "purgatory"
    s = suffer(s, n.MoveTo(It(), "limbo"), s["pallbearer"])
    assert s.where("pallbearer") == "limbo"


@pytest.mark.rule("F-259")
@pytest.mark.parametrize("where", ["hand", "limbo", "purgatory", "rear", "fire"])
def test_a_page_with_darkness_is_banished_from_nowhere(where: str) -> None:
    s = arrange({where: ["pallbearer", "gangway-corsair"]}, {})
    s = suffer(s, n.Banish(It()), s["pallbearer"], s["gangway-corsair"])
    assert s.where("pallbearer") == where and s.where("gangway-corsair") == "pandemonium"
