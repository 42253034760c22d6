"""The greedy bot at a table of Magic: it attacks, blocks and casts sensibly, and never peeks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.dealing import deal_anew
from tests.magic.arrange import Sitting, arrange

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse
from arbitre.games.magic.bot.by_heart import by_heart
from arbitre.games.magic.bot.habits import sensible
from arbitre.games.magic.bot.value import value
from arbitre.games.magic.cards.index import CARD_NUMBER
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.model import HAND
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.decisions import Decision
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Option
from arbitre.lab.simulate import simulate


def choice(sitting: Sitting) -> Any:
    """What greedy answers to the open question."""
    assert sitting.game.pending is not None
    return bots.by_name("greedy", 3, sitting.game.pending.seat).choose(Glimpse(sitting.game))


def played(sitting: Sitting, *asked: str) -> list[Answer]:
    """Greedy plays for everybody; its answers to questions of these sorts, until the turn is over."""
    turn = sitting.table.board.turn
    given: list[Answer] = []
    while sitting.game.pending is not None and sitting.table.board.turn == turn:
        answer = choice(sitting)
        if sitting.asked in asked and answer != ("pass",):
            given.append(answer)
        sitting.game.answer(answer)
    return given


def to_attack(sitting: Sitting) -> Sitting:
    while sitting.asked == "priority":
        sitting.passing()
    assert sitting.asked == "attack"
    return sitting


def to_block(sitting: Sitting, *attackers: str) -> Sitting:
    """Seat 0 attacks with these, and seat 1 is asked for blocks."""
    to_attack(sitting).attack(*attackers)
    while sitting.asked == "priority":
        sitting.passing()
    assert sitting.asked == "block"
    return sitting


# Attacking


def test_it_takes_a_lethal_attack_that_no_creature_could_win_alone() -> None:
    s = arrange({"play": ["garden-bear"] * 3, "life": 3}, {"play": ["cellar-crab"], "life": 4})
    given = played(to_attack(s), "attack")
    assert [answer[0] for answer in given] == ["attack"] * 3  # type: ignore[index]
    assert s.game.result is not None and s.game.result.winners == (0,)


def test_it_does_not_throw_a_creature_away() -> None:
    s = to_attack(arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]}))
    assert choice(s)[0] in ("stay", "done")


def test_it_attacks_where_nobody_can_block() -> None:
    s = to_attack(arrange({"play": ["moth-of-the-attic"]}, {"play": ["garden-bear tapped", "bolted-door"]}))
    assert choice(s)[0] == "attack"


def test_it_stays_home_when_the_answer_would_kill() -> None:
    """A 3/3 for three damage, but then nobody stops the two that come back for the last lives."""
    theirs = {"play": ["furnace-ogre tapped", "garden-bear tapped"], "life": 20}
    s = to_attack(arrange({"play": ["wind-up-soldier"], "life": 5}, theirs))
    assert choice(s)[0] in ("stay", "done")


def test_it_attacks_the_same_way_if_there_is_nothing_to_fear() -> None:
    theirs = {"play": ["furnace-ogre tapped", "garden-bear tapped"], "life": 20}
    s = to_attack(arrange({"play": ["wind-up-soldier"], "life": 20}, theirs))
    assert choice(s)[0] == "attack"


# Blocking


def test_it_does_not_chump_needlessly() -> None:
    s = to_block(arrange({"play": ["old-oak"]}, {"play": ["lamp-lighter"], "life": 20}), "old-oak")
    assert choice(s)[0] in ("stay", "done")


def test_it_blocks_to_survive() -> None:
    s = to_block(arrange({"play": ["old-oak"]}, {"play": ["lamp-lighter"], "life": 4}), "old-oak")
    assert choice(s) == ("block", s["lamp-lighter"], s["old-oak"])


def test_it_blocks_with_as_many_as_it_takes_to_survive() -> None:
    mine = {"play": ["old-oak", "furnace-ogre"]}
    theirs = {"play": ["lamp-lighter", "pantry-rats"], "life": 3}
    s = to_block(arrange(mine, theirs), "old-oak", "furnace-ogre")
    given = played(s, "block")
    assert {answer[2] for answer in given} == {s["old-oak"], s["furnace-ogre"]}  # type: ignore[index]
    assert s.life(1) == 3


def test_it_blocks_where_it_wins() -> None:
    s = to_block(arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]}), "garden-bear")
    assert choice(s) == ("block", s["old-oak"], s["garden-bear"])


def test_it_does_not_block_first_strike_it_would_lose_to() -> None:
    s = to_block(arrange({"play": ["hat-stand-duellist"]}, {"play": ["garden-bear"]}), "hat-stand-duellist")
    assert choice(s)[0] in ("stay", "done")


# Casting


def test_it_plays_its_land_then_casts_its_creatures() -> None:
    s = arrange({"hand": ["garden-bear", "forest", "lamp-lighter"], "lands": "GW"})
    given = played(s, "priority")
    assert [answer[0] for answer in given] == ["play", "cast", "cast"]  # type: ignore[index]
    assert s.where("garden-bear") == s.where("lamp-lighter") == "battlefield"


def test_it_plays_the_land_whose_colour_it_lacks() -> None:
    s = arrange({"hand": ["forest", "plains", "lamp-lighter"], "lands": "GG"})
    assert choice(s) == ("play", s["plains"])


def test_it_taps_no_land_for_nothing() -> None:
    s = arrange({"lands": "GGG"}, {"play": ["garden-bear"]})
    assert len(s.options) > 1
    assert s.game.pending is not None and sensible(s.game.pending) == [("pass",)]
    assert choice(s) == ("pass",)


def test_of_the_colours_a_permanent_could_pay_with_it_looks_at_one() -> None:
    taps: list[Option] = [("tap", land, f"{land}/1", colour) for land in range(12) for colour in "WUBRG"]
    few: list[Option] = [*taps[:10], ("convoke", 30), ("convoke", 31)]
    question = Decision(1, "pick", 0, few, 1, 1, ("pay", "{2}", 5))
    assert sensible(question) == [taps[0], taps[5], ("convoke", 30), ("convoke", 31)]
    question.options = taps
    assert sensible(question) == taps[:40:5]


def test_a_hand_with_some_lands_and_some_spells_is_kept_by_heart() -> None:
    question = Decision(1, "yes", 0, [], 1, 1, ("keep", 0, 1))
    kept = []
    for lands in range(8):
        hand = ["forest"] * lands + ["unholy-heat"] * (7 - lands)
        kept.append(by_heart(arrange({"hand": hand}, {}).table, question))
    assert kept == [None, None, True, True, True, True, None, None]


def test_by_heart_it_pays_with_the_lands_that_its_other_cards_need_least() -> None:
    def paying(taps: list[str], *hand: str) -> Answer | None:
        s = arrange({"hand": list(hand), "play": taps}, {})
        colours = {"forest": "G", "plains": "W", "mountain": "R", "lamp-lighter": "W"}
        ways: list[Option] = [("tap", s[name], "", colours[name]) for name in dict.fromkeys(taps)]
        question = Decision(1, "pick", 0, [("convoke", 0), *ways], 1, 1, ("pay", "{1}", 0))
        answer: Any = by_heart(s.table, question)
        question.options = [*question.options, ("spend", 0)]
        assert by_heart(s.table, question) == ("spend", 0)
        question.options = [*question.options, ("life", "{R/P}")]
        assert by_heart(s.table, question) is None
        return s.table.pieces[answer[1]].what

    forest, mountain = CARD_NUMBER["forest"], CARD_NUMBER["mountain"]
    assert paying(["forest"]) == forest
    assert paying(["forest", "mountain"], "unholy-heat") == forest
    assert paying(["forest", "mountain"], "garden-bear") == mountain
    assert paying(["plains", "mountain", "forest"], "unholy-heat", "lamp-lighter") == forest
    assert paying(["plains", "forest", "forest"]) == forest
    assert paying(["forest", "lamp-lighter"]) == forest
    assert paying(["lamp-lighter"]) == CARD_NUMBER["lamp-lighter"]


def test_an_ordinary_hand_is_kept_in_a_game_that_begins() -> None:
    """The question comes inside the step that deals the hands."""
    thought = 0
    for seed in range(8):
        game = arbitre.new("magic", seed=seed)
        assert game.pending is not None and game.pending.say[0] == "keep"
        glimpse = Glimpse(game)
        hand = glimpse.asked(1).zones[zone(glimpse.seat, HAND)].ids
        assert len(hand) == 7
        thought += by_heart(glimpse.asked(1), game.pending) is None
    assert thought < 4


def test_it_burns_what_it_can_kill_and_never_its_own() -> None:
    s = arrange(
        {"hand": ["unholy-heat"], "lands": "R", "play": ["lamp-lighter"]},
        {"play": ["garden-bear", "old-oak"]},
    )
    given = played(s, "priority", "target")
    assert ("target", "piece", s[1, "garden-bear"]) in given
    assert s.where((1, "garden-bear")) == "graveyard"


def test_it_keeps_burn_that_would_kill_nothing() -> None:
    s = arrange({"hand": ["unholy-heat"], "lands": "R"}, {"play": ["old-oak"]})
    assert not played(s, "priority")
    assert s.where("unholy-heat") == "hand"


def test_it_keeps_a_trick_for_the_fight_it_wins() -> None:
    mine = {"hand": ["jump-scare"], "lands": "WW", "play": ["wind-up-soldier"]}
    s = arrange(mine, {"play": ["old-oak"]})
    assert choice(s) == ("pass",)  # in the main phase it would be wasted
    s = to_attack(arrange(mine, {"play": ["old-oak"]})).attack("wind-up-soldier")
    s.block(old_oak="wind-up-soldier")
    while s.asked == "priority" and s.game.pending is not None and s.game.pending.seat != 0:
        s.passing()
    assert choice(s) == ("cast", s["jump-scare"], "")


def test_it_wastes_nothing_on_what_comes_anyway() -> None:
    """Passing lets an Overlord wake up; a trick on somebody else's creature would not keep it asleep."""
    s = arrange(
        {"hand": ["jump-scare"], "lands": "WW", "life": 8},
        {"play": ["garden-bear", "overlord-of-the-hauntwoods time=1"]},
        active=1,
        step="main_2",
    )
    s.table.own(s["overlord-of-the-hauntwoods"]).marks = ("impending",)
    s.table.current_stamp = -1
    s = Sitting(Game(RULES, s.table)).passing()
    assert s.game.pending is not None and s.game.pending.seat == 0
    assert s.offered("cast", "jump-scare")
    assert choice(s) == ("pass",)


def test_it_opens_a_door_it_can_pay_for() -> None:
    s = arrange({"lands": "WWWWWW", "play": ["dollmakers-shop-porcelain-gallery door0", "garden-bear"]})
    assert choice(s)[0] == "unlock"


# Hidden information


def with_other_unseen(game: Game, seat: int, seed: int) -> Game:
    """The same game with everything `seat` cannot see dealt otherwise, taken at the beginning of a step."""
    checkpoint = game.checkpoint.fork()
    deal_anew(checkpoint, seat, Random(seed))
    checkpoint.current_stamp = -1
    twin = Game(game.rules, game.start, checkpoint, [])
    twin.history = game.history[:]
    return twin


@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_see_changes_neither_value_nor_choice(seed: int) -> None:
    game = arbitre.new("magic", seed=seed)
    players = [bots.by_name("greedy", seed, seat) for seat in range(2)]
    looked = moved = 0
    while game.pending is not None and looked < 25:
        seat = game.pending.seat
        answer = players[seat].choose(Glimpse(game))
        at_rest = not game.answers and game.state.count == game.checkpoint.count
        if at_rest and len(sensible(game.pending) or (1, 2)) > 1:
            twin = with_other_unseen(game, seat, looked)
            moved += [p.what for p in twin.state.pieces] != [p.what for p in game.state.pieces]
            if not game.state.board.stack:
                assert value(twin.state, seat) == value(game.state, seat)
            assert players[seat].choose(Glimpse(twin)) == answer
            looked += 1
        game.answer(answer)
    assert looked > 10 and moved > 10


def test_an_unseen_creature_face_down_is_worth_the_same_whatever_it_is() -> None:
    worths = set()
    for slug in ("old-oak", "forest", "lamp-lighter"):
        s = arrange({}, {"play": [slug]})
        thing = s.table.own(s[slug])
        thing.facing, thing.hidden, thing.known = "manifest", True, 2
        s.table.current_stamp = -1
        worths.add(round(value(s.table, 0), 6))
    assert len(worths) == 1


# Whole games


def test_it_plays_at_a_table_of_four() -> None:
    game = arbitre.new("magic", seed=2, seats=4)
    players = [bots.by_name("greedy" if seat == 0 else "random", 2, seat) for seat in range(4)]
    assert bots.play_out(game, players, most=150) == 150


@pytest.mark.slow
def test_greedy_beats_chance_on_paired_seats() -> None:
    report = simulate("magic", 12, seed=1, seats=["greedy", "random"], paired=True)
    assert report.errors == 0
    assert report.players[0].share >= 0.85
