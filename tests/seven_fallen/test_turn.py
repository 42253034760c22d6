"""Setting up, Aurora, Word and Night, energy, and decks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen import GAME
from arbitre.games.seven_fallen.deck_check import check
from arbitre.games.seven_fallen.decks import DECKS
from arbitre.games.seven_fallen.model import ADORATION, AURORA, BOOK, HAND, PER_SEAT, REGISTER, area
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput


def begin(decks: list[Any], seed: int = 1, **options: Any) -> Sitting:
    return Sitting(Game(GAME, GAME.start(2, {"decks": decks, **options}, seed)))


@pytest.mark.rule("F-021", "F-030")
def test_the_stronger_will_chooses_who_begins() -> None:
    s = begin(["sample-fire", "sample-mixed"])
    assert s.asked == "first" and s.game.pending and s.game.pending.seat == 1


@pytest.mark.rule("F-022")
def test_chance_chooses_on_equal_wills() -> None:
    seats = {begin(["sample-fire", "sample-water"], seed).game.pending.seat for seed in range(12)}  # type: ignore[union-attr]
    assert seats == {0, 1}


@pytest.mark.rule("F-023", "F-024", "FR-03")
def test_the_second_player_gets_energy_and_a_page() -> None:
    s = begin(["sample-fire", "sample-water"]).say(("first", 1))
    assert [len(s.table.ids(area(seat, HAND))) for seat in (0, 1)] == [6, 5]
    assert [player.energy for player in s.table.seats] == [6 + 5, 5]


@pytest.mark.rule("F-025", "F-026", "FR-04")
def test_divine_grace_changes_up_to_five_pages() -> None:
    s = begin(["sample-fire", "sample-water"]).say(("first", 0))
    assert s.asked == "grace" and s.game.pending and (s.game.pending.least, s.game.pending.most) == (0, 5)
    s.say(tuple(s.options[:2]))
    assert len(s.table.ids(area(0, HAND))) == 5
    assert len(s.table.ids(area(0, BOOK))) == 37
    assert s.game.pending.seat == 1


@pytest.mark.rule("F-041", "F-042", "F-044", "F-079")
def test_a_worshipper_comes_and_the_others_go_back() -> None:
    s = begin(["sample-fire", "sample-water"], seed=4).say(("first", 0)).say(()).say(())
    assert s.asked == "worship"
    assert s.table.board.phase == AURORA
    top = s.table.ids(area(0, REGISTER))[-3:]
    seen = {p["id"]: p for zone in s.game.view(0).zones for p in zone.pieces}
    hidden = {p["id"]: p for zone in s.game.view(1).zones for p in zone.pieces}
    assert all("card" in seen[i] for i in top)
    assert all(hidden[i] == {"id": i} for i in top)
    s.say(s.options[0])
    assert s.table.seats[0].energy > 6
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
    s = arrange({}, {"register": 5})
    s.do("done")
    assert s.asked == "arrival"  # Time Factor 5, 5 cards left
    archangel = s.table.seats[1].archangel
    energy = s.table.seats[1].energy
    s.say(("archangel",))
    assert s.where(archangel) == "rear"
    assert s.table.seats[1].energy == energy + 3
    assert s.asked == "word"
    assert not any(
        p.zone == area(1, ADORATION) and p.energy for p in s.table.pieces if p.id != s.table.seats[1].temple
    )


@pytest.mark.rule("F-077", "FR-07", "FR-25")
def test_retreat_is_a_choice_for_each_card() -> None:
    s = arrange({}, {"fire": [("spark", "clay"), "wall"]})
    s.do("done")
    assert s.asked == "retreat"
    assert len(s.options) == 3  # the Golem goes with its Angel
    s.do("retreat", "spark")
    assert s.where("clay") == "rear"
    s.do("stay")
    assert s.where("wall") == "fire"


@pytest.mark.rule("F-088", "F-089", "F-223", "FR-09")
def test_the_night_straightens_draws_and_takes_the_short_lived() -> None:
    s = arrange({"rear": ["bomb"]}, {"rear": ["wall"]})
    hand = len(s.table.ids(area(0, HAND)))
    s.do("done").calm()
    assert len(s.table.ids(area(0, HAND))) == hand + 2
    assert s.where("bomb") == "purgatory"


@pytest.mark.rule("FR-30")
def test_an_empty_book_costs_nothing() -> None:
    s = arrange({"book": 0}, {})
    s.do("done").calm()
    assert s.table.board.active == 1 and s.game.result is None


@pytest.mark.rule("F-036", "F-038", "F-039", "F-040")
def test_a_cost_is_split_among_sources_as_one_likes() -> None:
    s = arrange({"hand": ["spark"], "energy": 2, "worshippers": 1, "each": 2}, {})
    monk = next(i for i in s.table.ids(area(0, ADORATION)) if i != s.table.seats[0].temple)
    s.game.answer(("play", s["spark"]))
    assert s.asked == "pay"
    temple = s.table.seats[0].temple
    assert set(s.options) == {("pay", temple, 1), ("pay", temple, 2), ("pay", monk, 1), ("pay", monk, 2)}
    s.game.answer(("pay", temple, 1))
    assert s.table.pieces[monk].energy == 1 and s.table.pieces[temple].energy == 1


def test_the_turn_limit_is_a_draw() -> None:
    from tests.playing import playing

    game = Game(GAME, GAME.start(2, {"decks": ["sample-fire", "sample-water"], "turn_limit": 2}, 3))
    for _ in playing(game, 3):
        pass
    assert game.result is not None and game.result.winners == () and game.result.reason == "turn_limit"


# Decks


def rules_broken(**changes: Any) -> set[str]:
    return {fault.rule for fault in check(msgspec.structs.replace(DECKS["sample-fire"], **changes))}


@pytest.mark.rule("F-004", "F-005", "F-006", "F-007", "F-008", "F-009")
def test_a_deck_is_told_what_is_wrong_with_it() -> None:
    assert not rules_broken()
    assert rules_broken(format="constructed") == {"F-004", "F-005"}
    assert rules_broken(temple="sample-sun") == {"F-006"}
    assert rules_broken(register=()) == {"F-007"}
    book = DECKS["sample-fire"].book
    assert "F-008" in rules_broken(book=((book[0][0], 4), *book[1:]))
    assert "F-009" in rules_broken(book=(("sample-monk", 3), *book[1:]))


@pytest.mark.rule("F-182")
def test_swarm_needs_the_right_temple() -> None:
    swarm = (("sample-coral", 6), *DECKS["sample-fire"].book[:12])
    assert rules_broken(book=swarm) == {"F-182"}
    assert rules_broken(book=swarm, temple="sample-hive") == set()


@pytest.mark.rule("F-218", "F-219")
def test_a_leader_makes_every_other_page_single() -> None:
    names = [slug for slug, _ in DECKS["sample-fire-50"].book]
    singles = tuple((slug, 1) for slug in names)
    led = (("sample-leader", 3), *singles)
    assert rules_broken(book=led) == {"F-007"}
    assert rules_broken(book=(("sample-leader", 3), *DECKS["sample-fire"].book[:13])) == {"F-218"}


@pytest.mark.rule("F-221")
def test_a_loyalist_wants_angels_of_its_class_only() -> None:
    book = (("sample-loyal", 3), *DECKS["sample-fire"].book[:13])
    assert "F-221" in rules_broken(book=book)


def test_a_bad_deck_is_no_table() -> None:
    bad = msgspec.structs.replace(DECKS["sample-fire"], book=())
    with pytest.raises(BadInput, match="F-007"):
        GAME.start(2, {"decks": [bad, "sample-water"]}, 1)
    with pytest.raises(BadInput, match="turn_limit"):
        GAME.start(2, {"turn_limit": -1}, 1)
    assert PER_SEAT == 11
