"""Setting up, Aurora, Word and Night, energy, and decks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen.cards.index import CARD_NUMBER, COST, ENERGY, definition
from arbitre.games.seven_fallen.decks import DECKS
from arbitre.games.seven_fallen.decks.check import check
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import ADORATION, AURORA, BOOK, HAND, PER_SEAT, REGISTER
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario.running import check as run_scenarios
from arbitre.rulebook import words_of

FIRE_AND_WATER = ["ember-host", "drowned-treasury"]


def begin(decks: list[Any], seed: int = 1, **options: Any) -> Sitting:
    return Sitting(Game(RULES, RULES.start(2, {"decks": decks, **options}, seed)))


@pytest.mark.rule("F-021", "F-030")
def test_the_stronger_will_chooses_who_begins() -> None:
    for decks in (["ember-host", "long-vigil"], ["long-vigil", "ember-host"]):
        wills = [definition(CARD_NUMBER[DECKS[slug].divinity]).will for slug in decks]
        s = begin(decks)
        assert s.asked == "first" and s.game.pending and s.game.pending.seat == wills.index(max(wills))
        assert wills[0] != wills[1]


@pytest.mark.rule("F-022")
def test_chance_chooses_on_equal_wills() -> None:
    seats = {begin(["ember-host", "ember-host"], seed).game.pending.seat for seed in range(12)}  # type: ignore[union-attr]
    assert seats == {0, 1}


@pytest.mark.rule("F-023", "F-024", "FR-03")
def test_the_second_player_gets_energy_and_a_page() -> None:
    s = begin(FIRE_AND_WATER).say(("first", 1))
    assert [len(s.table.ids(area(seat, HAND))) for seat in (0, 1)] == [6, 5]
    printed = [ENERGY[s.table.pieces[player.temple].what] for player in s.table.seats]
    assert [player.energy for player in s.table.seats] == [printed[0] + 5, printed[1]]


@pytest.mark.rule("F-025", "F-026", "FR-04")
def test_divine_grace_changes_up_to_five_pages() -> None:
    s = begin(FIRE_AND_WATER).say(("first", 0))
    assert s.asked == "grace" and s.game.pending and (s.game.pending.least, s.game.pending.most) == (0, 5)
    s.say(tuple(s.options[:2]))
    assert len(s.table.ids(area(0, HAND))) == 5
    assert len(s.table.ids(area(0, BOOK))) == 37
    assert s.game.pending.seat == 1


@pytest.mark.rule("F-041", "F-042", "F-044", "F-079")
def test_a_worshipper_comes_and_the_others_go_back() -> None:
    s = begin(FIRE_AND_WATER, seed=4).say(("first", 0)).say(()).say(())
    assert s.asked == "worship"
    assert s.table.board.phase == AURORA
    top = s.table.ids(area(0, REGISTER))[-3:]
    seen = {p["id"]: p for zone in s.game.view(0).zones for p in zone.pieces}
    hidden = {p["id"]: p for zone in s.game.view(1).zones for p in zone.pieces}
    assert all("card" in seen[i] for i in top)
    assert all(hidden[i] == {"id": i} for i in top)
    temple = s.table.seats[0].energy
    s.say(s.options[0])
    assert s.table.seats[0].energy > temple
    assert s.asked == "put_back"
    left = [i for i in top if s.table.pieces[i].zone == area(0, REGISTER)]
    s.say(("under", left[0]))
    assert s.table.ids(area(0, REGISTER))[0] == left[0]
    s.say(("top", left[1]))
    assert s.table.ids(area(0, REGISTER))[-1] == left[1]
    assert s.asked == "word"


def aurora(s: Sitting) -> Sitting:
    """The turn after: seat 1's Aurora."""
    s.do("done").calm()
    return s


@pytest.mark.rule("F-045", "F-046", "F-047", "F-048", "FR-01")
def test_the_archangel_comes_instead_of_a_worshipper() -> None:
    time = definition(CARD_NUMBER["thalasse-the-ninth-wave"]).time
    early = arrange({}, {"archangel": "thalasse-the-ninth-wave", "register": time + 1})
    early.do("done")
    assert ("archangel",) not in early.options
    s = arrange({}, {"archangel": "thalasse-the-ninth-wave", "register": time})
    s.do("done")
    assert s.asked == "arrival"  # as many cards left as its Time Factor
    archangel = s.table.seats[1].archangel
    energy = s.table.seats[1].energy
    s.say(("archangel",))
    if s.asked == "target":
        s.do("none")
    assert s.where(archangel) == "rear"
    assert s.table.seats[1].energy == energy + ENERGY[s.piece(archangel).what] > energy
    assert s.asked == "word"
    assert not any(
        p.zone == area(1, ADORATION) and p.energy for p in s.table.pieces if p.id != s.table.seats[1].temple
    )


@pytest.mark.rule("F-077", "FR-07", "FR-25")
def test_retreat_is_a_choice_for_each_card() -> None:
    s = arrange({}, {"fire": [("spark-drake 2/2", "brick-golem 2"), "anchor-warden 2/6"]})
    s.do("done")
    assert s.asked == "retreat"
    assert len(s.options) == 3  # the Golem goes with its Angel
    s.do("retreat", "spark-drake")
    assert s.where("brick-golem") == "rear"
    s.do("stay")
    assert s.where("anchor-warden") == "fire"


@pytest.mark.rule("F-088", "F-089", "F-223", "FR-09")
def test_the_night_straightens_draws_and_takes_the_short_lived() -> None:
    s = arrange({"rear": ["one-night-bride 4/1"]}, {"rear": ["anchor-warden 2/6"]})
    hand = len(s.table.ids(area(0, HAND)))
    s.do("done").calm()
    assert len(s.table.ids(area(0, HAND))) == hand + 2
    assert s.where("one-night-bride") == "purgatory"


@pytest.mark.rule("FR-30")
def test_an_empty_book_costs_nothing() -> None:
    s = arrange({"book": 0}, {})
    s.do("done").calm()
    assert s.table.board.active == 1 and s.game.result is None


@pytest.mark.rule("F-036", "F-038", "F-039", "F-040")
def test_a_cost_is_split_among_sources_as_one_likes() -> None:
    cost = COST[CARD_NUMBER["rime-siren"]]
    assert cost is not None and cost > 1
    s = arrange({"hand": ["rime-siren"], "energy": cost, "worshippers": 1, "each": cost}, {})
    monk = next(i for i in s.table.ids(area(0, ADORATION)) if i != s.table.seats[0].temple)
    s.game.answer(("play", s["rime-siren"]))
    assert s.asked == "pay"
    temple = s.table.seats[0].temple
    assert set(s.options) == {("pay", i, part) for i in (temple, monk) for part in range(1, cost + 1)}
    s.game.answer(("pay", temple, 1))
    assert s.table.pieces[monk].energy == 1 and s.table.pieces[temple].energy == cost - 1


def test_the_turn_limit_is_a_draw() -> None:
    from tests.playing import playing

    game = Game(RULES, RULES.start(2, {"decks": FIRE_AND_WATER, "turn_limit": 2}, 3))
    for _ in playing(game, 3):
        pass
    assert game.result is not None and game.result.winners == () and game.result.reason == "turn_limit"


# Decks


def first_pages(number: int) -> tuple[tuple[str, int], ...]:
    """The first pages of a starter's book, so many of them."""
    found: list[tuple[str, int]] = []
    for slug, copies in DECKS["ember-host"].book:
        left = number - sum(each for _, each in found)
        if left:
            found.append((slug, min(copies, left)))
    return tuple(found)


def rules_broken(**changes: Any) -> set[str]:
    return {fault.rule for fault in check(msgspec.structs.replace(DECKS["ember-host"], **changes))}


@pytest.mark.rule("F-004", "F-005", "F-006", "F-007", "F-008", "F-009")
def test_a_deck_is_told_what_is_wrong_with_it() -> None:
    assert not rules_broken()
    assert rules_broken(format="constructed") == {"F-004", "F-005"}
    assert rules_broken(temple="ignarra-hearth-of-heaven") == {"F-006"}
    assert rules_broken(register=()) == {"F-007"}
    book = DECKS["ember-host"].book
    assert "F-008" in rules_broken(book=((book[0][0], 4), *book[1:]))
    assert "F-009" in rules_broken(book=(("salt-banker", 3), *book[1:]))


@pytest.mark.rule("F-182")
def test_swarm_needs_the_right_temple() -> None:
    swarm = (("coral-swarmling", 6), *first_pages(36))
    assert rules_broken(book=swarm) == {"F-182"}
    assert rules_broken(book=swarm, temple="living-reef") == set()


@pytest.mark.rule("F-218", "F-219")
def test_a_leader_makes_every_other_page_single() -> None:
    leader = "elora-captain-of-the-elite"
    singles = tuple((slug, 1) for slug, _ in DECKS["ember-host"].book if slug != leader)
    assert rules_broken(book=((leader, 3), *singles)) == {"F-007"}
    assert rules_broken(book=((leader, 3), *first_pages(39))) == {"F-218"}


@pytest.mark.rule("F-221")
def test_a_loyalist_wants_angels_of_its_class_only() -> None:
    assert rules_broken(book=(("oathbound-ghoul", 3), *first_pages(39))) == {"F-221"}


def test_a_bad_deck_is_no_table() -> None:
    bad = msgspec.structs.replace(DECKS["ember-host"], book=())
    with pytest.raises(BadInput, match="F-007"):
        RULES.start(2, {"decks": [bad, "drowned-treasury"]}, 1)
    with pytest.raises(BadInput, match="turn_limit"):
        RULES.start(2, {"turn_limit": -1}, 1)
    assert PER_SEAT == 11


def test_a_position_holds_no_more_worshippers_than_it_may() -> None:
    words = words_of("seven_fallen")
    text = """
title: Too many to count
game: seven_fallen
rules: [F-211]
given: {{ Bob: {{ worshippers: {number} }} }}
then:
  - over: no
"""
    [many] = run_scenarios(text.format(number=99999999999), "many.yaml", lambda _: words)
    assert not many.ok and "at most 1000 of one thing" in many.problem
    [few] = run_scenarios(text.format(number=3), "few.yaml", lambda _: words)
    assert few.ok
