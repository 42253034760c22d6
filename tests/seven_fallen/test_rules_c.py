"""Rules of the keywords that no card of the house shows, and those about writing a Sacred Book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen import GAME, figures, offers, rules
from arbitre.games.seven_fallen import nodes as n
from arbitre.games.seven_fallen.catalogue import CARDS, NAMES
from arbitre.games.seven_fallen.deck_check import check
from arbitre.games.seven_fallen.decks import DECKS
from arbitre.games.seven_fallen.figures import has
from arbitre.games.seven_fallen.model import HAND, LIMBO
from arbitre.kernel.door import begin
from arbitre.kernel.effects import It, Lasting, Node, Scene, play
from arbitre.kernel.game import Game

RICH = {"energy": 20, "worshippers": 3}
TRIAL = "trial-of-rules-c"


@pytest.fixture(autouse=True)
def _forget_trials() -> Iterator[None]:
    """What a test has made up is no card of the game."""
    yield
    for name in [name for name in NAMES.nodes if name.startswith(f"{TRIAL}/")]:
        del NAMES._names[id(NAMES.nodes.pop(name))]


def suffer(s: Sitting, node: Node, *pieces: int, seat: int = 0, source: int = -1) -> Sitting:
    """An effect that no card of the set has happens to these pieces now."""
    NAMES.add(TRIAL, node)
    play(s.table, node, Scene(seat, source, it=pieces, other=1 - seat))
    return Sitting(Game(GAME, s.table))


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
def test_leaders_of_different_names_are_not_mixed() -> None:
    broken = faults((("elora-captain-of-the-elite", 1), ("sample-leader", 1)))
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
    s = arrange({"rear": [("corsair", "clay"), "storm"], "hand": ["veil"], "worshippers": 1, "energy": 5}, {})
    corsair = s["corsair"]
    suffer(s, n.Mark(It(), atq=2, fv=1), corsair)
    suffer(s, n.GainPoseidor(It(), 3), corsair)
    s = suffer(s, n.Chill(It()), corsair)
    assert s.piece(corsair).atq == 2 and s.piece(corsair).poseidor == 3 and s.piece(corsair).frozen
    s.do("miracle", s["veil"])
    s.say(True)
    s.say(corsair)
    it = s.piece(corsair)
    assert s.where(corsair) == "secret" and it.hidden
    assert (it.atq, it.fv, it.poseidor, it.damage, it.frozen, it.link) == (0, 0, 0, 0, False, -1)
    assert s.table.seats[0].energy == 5


@pytest.mark.rule("F-201")
def test_a_page_in_secret_that_is_revealed_is_still_in_secret() -> None:
    s = arrange({"energy": 5}, {"secret": ["spy"], "energy": 5})
    spy = s["spy"]

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
def test_a_miracle_out_of_secret_pays_what_its_effect_costs() -> None:
    poor = arrange({"secret": ["trap"], "energy": 1}, {"rear": ["wall"]})
    assert poor.why(0, "unveil", "trap") == "F-040"
    s = arrange({"secret": ["trap"], "energy": 3}, {"rear": ["corsair"], "hand": ["bolt"]})
    trap = s["trap"]
    s.do("unveil", trap)
    assert s.table.seats[0].energy == 1  # X is 1, the effect costs 1 more
    assert [item.source for item in s.table.board.stack] == [trap]
    s.calm()
    assert s.piece("corsair").damage == 2 and s.where("trap") == "purgatory"


# Guardian


@pytest.mark.rule("F-202")
def test_a_guardian_is_not_put_in_the_firing_line() -> None:
    s = arrange({"rear": ["wall", "corsair"]}, {})
    s = suffer(s, n.Advance(It()), s["wall"], s["corsair"])
    assert s.where("wall") == "rear" and s.where("corsair") == "fire"


@pytest.mark.rule("F-203")
def test_an_announced_attacker_that_becomes_a_guardian_finishes_its_attack() -> None:
    s = arrange({"rear": ["corsair", "storm"]}, {"rear": ["wall"]})
    s.do("assault").do("announce", "corsair").do("ready")
    s = gain(s, n.Guardian(), s["corsair"])
    assert has(s.table, s["corsair"], n.Guardian) and s.where("corsair") == "fire"
    assert not s.table.board.stack
    s.do("attack", "corsair", "wall")
    assert s.piece("wall").damage == 2  # 3, less the 1 that the wall itself prevents
    assert s.where("corsair") == "fire"


@pytest.mark.rule("F-203")
def test_a_card_that_becomes_a_guardian_in_the_firing_line_stays_there() -> None:
    s = arrange({"fire": ["corsair"], "rear": ["storm"]}, {})
    s = gain(s, n.Guardian(), s["corsair"])
    assert s.where("corsair") == "fire"
    s = gain(s, n.Guardian(), s["storm"])
    assert s.why(0, "assault") == "F-095" and not s.offered("assault")


@pytest.mark.rule("F-231")
def test_an_announced_attacker_that_becomes_a_pacifist_finishes_its_attack() -> None:
    s = arrange({"rear": ["corsair"]}, {"rear": ["saint"]})
    s.do("assault").do("announce", "corsair")
    if s.asked == "announce":
        s.do("ready")
    s = gain(s, n.Pacifist(), s["corsair"])
    s.do("attack", "corsair", "saint")
    assert s.where("saint") == "purgatory"


# Honour


@pytest.mark.rule("F-210")
def test_honour_adds_up() -> None:
    s = arrange({"rear": [("squire", "blade"), "storm"]}, {"rear": ["wall"]})
    s = gain(s, n.Honour(2), s["squire"])
    s.do("assault").do("announce", "squire").do("ready").do("attack", "squire", "wall")
    while s.asked in ("target", "answer"):
        s.say(("none",) if s.asked == "target" else ("pass",))
    assert s.asked == "may"
    s.say(True)
    assert (s.piece("squire").atq, s.piece("squire").fv) == (3, 3)


# Divine Intervention


@pytest.mark.rule("F-212")
def test_a_miracle_with_divine_intervention_answers_nothing() -> None:
    s = arrange({"hand": ["bolt"], **RICH}, {"rear": ["corsair"], "hand": ["veil", "bolt"], **RICH})
    s.do("miracle", s[0, "bolt"])
    assert s.asked == "answer" and s.game.pending and s.game.pending.seat == 1
    assert s.options == [("miracle", s[1, "bolt"]), ("pass",)]
    assert s.why(1, "miracle", s["veil"]) == "F-212"


@pytest.mark.rule("F-212", "F-211")
def test_where_no_stack_is_open_it_may_be_played_and_is_not_answered() -> None:
    s = arrange({"rear": ["corsair"], "hand": ["veil"], **RICH}, {"hand": ["denial"], **RICH})
    s.do("miracle", s["veil"])
    assert s.asked == "may"  # at once: nobody had the word in between
    s.say(True)
    assert s.where("corsair") == "secret" and s.where("veil") == "purgatory"


# Phoenix


@pytest.mark.rule("F-235", "F-236")
def test_an_archangel_with_phoenix_goes_to_limbo_instead_of_the_pandemonium() -> None:
    s = arrange({"archangel": "herald", "arrived": True, "energy": 9, "rear": ["storm"]}, {})
    herald = s.table.seats[0].archangel
    s = suffer(s, n.Damage(It(), 8), herald)
    s.do("done")
    assert s.asked == "phoenix" and s.game.pending and s.game.pending.seat == 0
    s.say(True)
    assert s.where(herald) == "limbo"
    assert CARDS[s.piece(herald).what].slug == "sample-herald"


@pytest.mark.rule("F-235")
def test_an_archangel_that_does_not_rise_goes_to_the_pandemonium() -> None:
    s = arrange({"archangel": "herald", "arrived": True, "rear": ["storm"]}, {})
    herald = s.table.seats[0].archangel
    s = suffer(s, n.Damage(It(), 8), herald)
    s.do("done").say(False)
    assert s.where(herald) == "pandemonium"


# Tornado


@pytest.mark.rule("F-253")
@pytest.mark.parametrize("where", ["hand", "limbo"])
def test_an_ability_that_gives_tornado_reaches_hand_and_limbo(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    giver = n.Gain(n.Tornado(), who=n.Cards(n.YOURS, ("angel",), ("hand", "limbo")))
    NAMES.add(TRIAL, giver)
    for reader in (figures, offers):  # what the catalogue would say of it, were it on a card
        monkeypatch.setattr(reader, "REACHING", {NAMES.name(giver)})
    monkeypatch.setitem(rules.BEYOND, NAMES.name(giver), (HAND, LIMBO))
    s = arrange({"hand": ["bolt"], **RICH}, {"rear": ["wall"], where: ["corsair"], **RICH})
    without = arrange({"hand": ["bolt"], **RICH}, {"rear": ["wall"], where: ["corsair"], **RICH})
    begin(s.table, NAMES.name(giver), 1, s["wall"])
    for each in (s, without):
        each.do("miracle", each["bolt"])
        assert each.asked == "answer"
    assert s.offered("play", s["corsair"])
    assert without.why(1, "play", without["corsair"]) == "F-247"


# Sudden Death


@pytest.mark.rule("F-225")
def test_an_archangel_that_has_sudden_death_outlives_the_turn() -> None:
    s = arrange({"archangel": "leviathan", "arrived": True, "rear": ["storm"]}, {})
    archangel = s.table.seats[0].archangel
    s = gain(s, n.SuddenDeath(), archangel)
    s = gain(s, n.SuddenDeath(), s["storm"])
    turn = s.table.board.turn
    s.do("done")
    while s.table.board.turn == turn:
        s.say(s.options[0])
    assert s.where(archangel) == "rear" and s.where("storm") == "purgatory"


# Darkness


@pytest.mark.rule("F-260")
def test_a_page_with_darkness_does_not_go_from_the_pandemonium_to_the_purgatory() -> None:
    s = arrange({"pandemonium": ["ghoul", "corsair"]}, {})
    s = suffer(s, n.MoveTo(It(), "purgatory"), s["ghoul"], s["corsair"])
    assert s.where("ghoul") == "pandemonium" and s.where("corsair") == "purgatory"
    s = suffer(s, n.MoveTo(It(), "limbo"), s["ghoul"])
    assert s.where("ghoul") == "limbo"


@pytest.mark.rule("F-259")
@pytest.mark.parametrize("where", ["hand", "limbo", "purgatory", "rear", "fire"])
def test_a_page_with_darkness_is_banished_from_nowhere(where: str) -> None:
    s = arrange({where: ["ghoul", "corsair"]}, {})
    s = suffer(s, n.Banish(It()), s["ghoul"], s["corsair"])
    assert s.where("ghoul") == where and s.where("corsair") == "pandemonium"
