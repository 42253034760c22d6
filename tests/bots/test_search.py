"""The bot that searches: within its budget, the same for the same seed, blind to what its seat cannot see."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, SearchBot
from arbitre.bots.advice import advice
from arbitre.bots.deadline import Deadline, TimeUp
from arbitre.bots.glimpse import under_way
from arbitre.bots.levels import LEVELS
from arbitre.bots.luck import Luck
from arbitre.bots.playout import chance_of_winning, ranked
from arbitre.bots.search import Search
from arbitre.kernel.chance import by_chance
from arbitre.kernel.game import Game
from arbitre.lab.simulate import simulate


def some_way(game: str, seed: int, answers: int) -> Game:
    """A game greedy has played for so many answers, at a question where there is something to search."""
    begun = arbitre.new(game, seed=seed)
    players = [bots.by_name("greedy", seed, seat) for seat in range(2)]
    bots.play_out(begun, players, most=answers)
    while begun.pending is not None and decided(begun):
        bots.play_out(begun, players, most=1)
    assert begun.pending is not None
    return begun


def decided(begun: Game) -> bool:
    """Whether greedy is sure of the answer to the open question, or dreams tell nothing of it."""
    assert begun.pending is not None
    if advice(begun.rules.name).trifle(begun.pending):
        return True
    return len(Search(Glimpse(begun), Luck(3), Deadline()).race) < 2


@pytest.mark.parametrize("game", arbitre.games)
def test_a_search_answers_legally_and_the_same_way_each_time(game: str) -> None:
    begun = some_way(game, 3, 30)
    assert begun.pending is not None
    before = begun.save()
    chosen = [SearchBot(3, begun.pending.seat, iterations=4).choose(Glimpse(begun)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert begun.pending.refuse(chosen[0]) is None
    assert begun.save() == before


@pytest.mark.parametrize("game", arbitre.games)
def test_a_search_does_not_depend_on_what_the_seat_cannot_see(game: str) -> None:
    begun = arbitre.new(game, seed=8)
    players = [bots.by_name("greedy", 8, seat) for seat in range(2)]
    bots.play_out(begun, players, most=24)
    compared = 0
    while compared < 6:
        bots.play_out(begun, players, most=1)
        assert begun.pending is not None
        seat = begun.pending.seat
        if begun.answers or begun.state.count != begun.checkpoint.count or len(begun.pending.options) < 3:
            continue
        twin = dealt_otherwise(begun, seat)
        if [p.what for p in twin.state.pieces] == [p.what for p in begun.state.pieces]:
            continue
        assert twin.view(seat) == begun.view(seat)
        searches = [SearchBot(8, seat, iterations=3).search(Glimpse(each)) for each in (begun, twin)]
        seen = [[(arm.answer, arm.prior, arm.won) for arm in s.arms] for s in searches]
        assert seen[0] == seen[1]
        compared += 1


def test_what_is_supposed_in_a_dream_is_as_dreamt_while_its_first_step_runs() -> None:
    """A step is played again from its beginning; that of the first step of a dream is real."""
    game = arbitre.new("noxilia", seed=8)
    players = [bots.by_name("greedy", 8, seat) for seat in range(2)]
    compared = 0
    while compared < 40:
        assert game.pending is not None
        glimpse = Glimpse(game)
        for number, answer in enumerate(advice("noxilia").answers(game.pending, Luck(3), 6)):
            dream = glimpse.imagine(answer, number)
            if dream.pending is None or not under_way(dream):
                continue
            dreamt = [piece.what for piece in dream.state.pieces]
            real = [piece.what for piece in game.state.pieces]
            for reply in advice("noxilia").answers(dream.pending, Luck(4), 3):
                after = dream.suppose(reply, b"k" * 32)
                if dreamt != real and not by_chance(after.state):
                    assert [piece.what for piece in after.state.pieces[: len(dreamt)]] == dreamt
                    compared += 1
        bots.play_out(game, players, most=1)


def dealt_otherwise(game: Game, seat: int) -> Game:
    """The same game for this seat, with what it cannot see in another order."""
    checkpoint = game.checkpoint.fork()
    for group in game.rules.hidden_from(checkpoint, seat):
        whats = [checkpoint.pieces[i].what for i in group]
        Random(1).shuffle(whats)
        for i, what in zip(group, whats, strict=True):
            checkpoint.own(i).what = what
    checkpoint.current_stamp = -1
    twin = Game(game.rules, game.start, checkpoint, [])
    twin.history = game.history[:]
    return twin


@pytest.mark.parametrize("game", arbitre.games)
def test_a_search_ends_when_its_time_is_over(game: str) -> None:
    begun = some_way(game, 5, 40)
    assert begun.pending is not None
    bot = SearchBot(5, begun.pending.seat, milliseconds=1000)
    bot.choose(Glimpse(begun))  # what is read once is read now
    took = []
    for _ in range(3):
        began = process_time()  # its own: another program may have had the core
        bot.choose(Glimpse(begun))
        took.append(process_time() - began)
    assert min(took) <= 1.1


def test_time_is_looked_at_inside_a_play_out() -> None:
    begun = some_way("quarriors", 5, 30)
    assert begun.pending is not None
    late = Deadline(0.001)
    while not late.over:
        pass
    with pytest.raises(TimeUp):
        ranked(begun.fork(), advice("quarriors"), Luck(1), late)


def test_answers_leave_the_race_and_those_left_have_had_the_same_dreams() -> None:
    begun = some_way("noxilia", 4, 20)
    while begun.pending is None or len(begun.pending.options) < 8:
        bots.play_out(begun, [bots.by_name("greedy", 4, seat) for seat in range(2)], most=1)
    left = []
    for budget in (1, 20, 90):
        search = Search(Glimpse(begun), Luck(1), Deadline())
        assert len(search.arms) > 6
        left.append(len(search.race))
        search.think(budget)
        left.append(len(search.race))
        assert search.best() in search.race
        assert {len(arm.won) for arm in search.race} <= {search.dreams, search.dreams + 1}
        assert sum(arm.tried for arm in search.arms) == search.done
        assert search.done == budget or len(search.race) == 1
    assert left[0] == left[2] == left[4] > 1
    assert left[1] >= left[3] >= left[5] and left[5] < left[0]


def test_a_search_is_soon_sure_where_dreams_hardly_differ() -> None:
    """In Magic one dream is not far from the next: most questions are decided before half the budget."""
    budget, used = 90, []
    for answers in (30, 60, 90):
        begun = some_way("magic", 7, answers)
        search = Search(Glimpse(begun), Luck(1), Deadline())
        assert search.spread == advice("magic").luck < advice("quarriors").luck
        search.think(budget)
        used.append(search.done)
        assert search.done <= budget
    assert sorted(used)[1] < budget / 2


def test_a_search_sees_the_winning_answer() -> None:
    """The last answer of a game somebody won by it: the search finds it certain."""
    game = arbitre.new("quarriors", seed=2)
    bots.play_out(game, [bots.by_name("greedy", 2, seat) for seat in range(2)])
    assert game.result is not None
    back = 1
    while True:
        before = game.undo(back)
        assert before.pending is not None
        if before.pending.seat in game.result.winners and len(before.pending.options) > 1:
            break
        back += 1
    search = SearchBot(2, before.pending.seat, iterations=10).search(Glimpse(before))
    assert search.estimate(search.best()) > 0.8


def test_chances_of_winning_lie_between_0_and_1() -> None:
    assert chance_of_winning(0.0, 5.0) == 0.5
    assert chance_of_winning(1000.0, 5.0) == 1.0
    assert chance_of_winning(-1000.0, 5.0) == 0.0
    assert chance_of_winning(5.0, 5.0) == pytest.approx(0.731, abs=0.001)


def test_levels_think_longer_one_after_the_other_and_less_in_a_crowd() -> None:
    thinking = [(level.iterations, level.milliseconds) for level in LEVELS.values()]
    assert list(LEVELS) == ["club", "strong", "expert"]
    assert thinking == sorted(thinking)
    begun = some_way("magic", 6, 60)
    assert begun.pending is not None
    hurried = bots.by_name("expert", 6, begun.pending.seat, crowd=40)
    began = process_time()
    hurried.choose(Glimpse(begun))
    assert process_time() - began < LEVELS["expert"].milliseconds / 1000 / 2


def test_budgets_are_named_in_iterations_or_milliseconds() -> None:
    for name in ("search:5", "search:50ms", "club", "beginner"):
        assert bots.by_name(name).name == name
        assert bots.exists(name)
    for name in (
        "search",
        "search:",
        "search:0",
        "search:-1",
        "search:ms",
        "search:1e3",
        "search:9999999999",
    ):
        assert not bots.exists(name)
        with pytest.raises(arbitre.BadInput):
            bots.by_name(name)
    assert bots.brisk(["greedy", "search:5", "expert"])
    assert not bots.brisk(["greedy", "beginner"])


def test_a_beginner_slips_now_and_then() -> None:
    game = arbitre.new("quarriors", seed=12)
    apart = together = 0
    while game.pending is not None and apart + together < 60:
        choices = [
            bots.by_name(name, 12, game.pending.seat).choose(Glimpse(game)) for name in ("beginner", "greedy")
        ]
        apart += choices[0] != choices[1]
        together += choices[0] == choices[1]
        game.answer(choices[1])
    assert 0 < apart < together


@pytest.mark.parametrize("game", ["quarriors", "magic"])
def test_a_search_sits_at_a_table_of_four(game: str) -> None:
    begun = arbitre.new(game, seed=2, seats=4)
    players = [bots.by_name("search:2" if seat == 0 else "random", 2, seat) for seat in range(4)]
    assert bots.play_out(begun, players, most=60) == 60


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("quarriors", "search:6"),
        ("quarriors", "beginner"),
        ("seven_fallen", "beginner"),
        ("seven_fallen", "search:6"),
    ],
)
def test_a_search_beats_chance_and_a_beginner_does_too(game: str, name: str) -> None:
    report = simulate(game, 2, seed=1, seats=[name, "random"], paired=True)
    assert report.errors == 0
    assert report.players[0].share == 1.0
