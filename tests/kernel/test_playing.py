"""A game that is played through, its questions answered where they are asked, is the game of the same answers
given one by one: history, events, records, result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel import answering
from arbitre.kernel import game as driver
from arbitre.kernel.door import happen
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Accord, Answer, Concession, DeadEnd, Event
from arbitre.kernel.state import AnyState, State

GAMES = [("quarriors", 3), ("noxilia", 2), ("seven_fallen", 2), ("magic", 2), ("magic", 4)]
MOST = 700


def by_chance(seed: int) -> Callable[[Game], Answer]:
    """Chance that depends on the question's place in the game alone."""

    def choose(game: Game) -> Answer:
        assert game.pending is not None
        return one(game.pending, Luck(seed, len(game.history)))

    return choose


def one_by_one(game: Game, choose: Callable[[Game], Answer | None], most: int) -> list[bytes]:
    """The same with `answer`; the record at every question."""
    last = len(game.history) + most
    records = []
    while game.pending is not None and len(game.history) < last:
        records.append(game.save())
        answer = choose(game)
        assert answer is not None
        game.answer(answer)
    return records


def position(game: Game) -> tuple[Any, ...]:
    """All there is of a game: the table, what happened, what is asked, how it came here, how it ended."""
    state = game.state
    held = (state.pieces, state.zones, state.seats, state.board, state.rng, state.effects, state.serial)
    told = msgspec.json.encode((held, state.events_since(0), state.queue, game.pending))
    seen = [msgspec.json.encode(game.view(seat)) for seat in range(len(state.seats))]
    return told, seen, game.history[:], game.answers[:], game.result, game.save()


@pytest.mark.parametrize("brisk", [False, True])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_it_is_the_game_of_the_same_answers_given_one_by_one(name: str, seats: int, brisk: bool) -> None:
    for seed in (1, 2):
        through = arbitre.new(name, seed=seed, seats=seats, brisk=brisk)
        single = arbitre.new(name, seed=seed, seats=seats, brisk=brisk)
        stops = Random(seed)
        while through.pending is not None and len(through.history) < MOST:
            some = stops.choice((1, 2, 3, 40, 200))
            before = len(through.history)
            assert through.play(by_chance(seed), some) == len(through.history) - before
            one_by_one(single, by_chance(seed), some)
            assert position(through) == position(single)
        assert through.result == single.result


@pytest.mark.parametrize("brisk", [False, True])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_at_every_question_the_game_is_as_if_it_had_stopped_there(name: str, seats: int, brisk: bool) -> None:
    """Saved, forked, looked at and dreamt of in the midst of a step; and forks go their own ways."""
    through = arbitre.new(name, seed=4, seats=seats, brisk=brisk)
    records: list[bytes] = []
    looks: list[tuple[Any, ...]] = []
    forks: list[tuple[Game, Game, bytes]] = []
    luck = Random(4)

    def choose(game: Game) -> Answer:
        records.append(game.save())
        assert game.pending is not None
        if luck.random() < 0.3:
            looks.append((len(records) - 1, position(game), dreamt(game)))
            fork = game.fork()
            forks.append((fork, game.fork(), msgspec.json.encode(fork.state.pieces)))
        return by_chance(4)(game)

    through.play(choose, 240)
    single = arbitre.new(name, seed=4, seats=seats, brisk=brisk)
    at = {number: (seen, dream) for number, seen, dream in looks}

    def again(game: Game) -> Answer:
        number = len(single_records)
        single_records.append(b"")
        if number in at:
            assert (position(game), dreamt(game)) == at[number]
        return by_chance(4)(game)

    single_records: list[bytes] = []
    assert one_by_one(single, again, 240) == records
    assert position(through) == position(single)
    assert len(looks) > 5
    for fork, twin, pieces in forks:
        assert msgspec.json.encode(fork.state.pieces) == pieces
        assert fork.save() == twin.save()
        fork.play(by_chance(9), 30)
        one_by_one(twin, by_chance(9), 30)
        assert position(fork) == position(twin)


def dreamt(game: Game) -> list[bytes]:
    """What may come of the first answers, in one dream."""
    assert game.pending is not None
    glimpse = Glimpse(game)
    found = []
    for answer, _ in zip(game.pending.answers(), range(3)):
        state = glimpse.imagine(answer, 5).state
        found.append(msgspec.json.encode((state.pieces, state.zones, state.board, state.rng, state.key)))
    return found


@pytest.mark.parametrize("name", ["quarriors", "noxilia", "seven_fallen", "magic"])
def test_greedy_plays_the_same_game_through(name: str) -> None:
    games = []
    for through in (False, True):
        game = arbitre.new(name, seed=3, brisk=True)
        bots = [by_name("greedy", 3, seat) for seat in (0, 1)]

        def choose(game: Game, bots: list[Any] = bots) -> Answer:
            assert game.pending is not None
            answer: Answer = bots[game.pending.seat].choose(Glimpse(game))
            return answer

        if through:
            game.play(choose, 60)
        else:
            one_by_one(game, choose, 60)
        games.append(position(game))
    assert games[0] == games[1]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_no_checkpoint_is_kept_as_long_as_nobody_looks_for_one(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    forks = []
    fork = State.fork

    def counted(state: AnyState) -> AnyState:
        forks.append(1)
        return fork(state)

    game = arbitre.new(name, seed=1, seats=seats, brisk=True)
    monkeypatch.setattr(State, "fork", counted)
    game.play(by_chance(1))
    assert game.over
    assert len(forks) <= 1, "but the one a game that has not begun to be played stands at"


def test_who_chooses_may_stop_the_game_at_any_question() -> None:
    game = arbitre.new("magic", seed=6)
    single = arbitre.new("magic", seed=6)
    while game.pending is not None and len(game.history) < 200:
        left = [3]

        def choose(game: Game, left: list[int] = left) -> Answer | None:
            left[0] -= 1
            return by_chance(6)(game) if left[0] else None

        assert game.play(choose) == 2
        one_by_one(single, by_chance(6), 2)
        assert position(game) == position(single)


@pytest.mark.parametrize("name", ["quarriors", "magic"])
def test_what_is_no_answer_is_refused_and_the_game_stands_where_it_was_given(name: str) -> None:
    tried = 0
    for wrong_at in range(40, 90, 3):
        game = arbitre.new(name, seed=7)

        def choose(game: Game, wrong_at: int = wrong_at) -> Answer:
            return "nonsense" if len(game.history) == wrong_at else by_chance(7)(game)

        single = arbitre.new(name, seed=7)
        one_by_one(single, by_chance(7), wrong_at)
        with pytest.raises(Refused) as told:
            game.play(choose)
        with pytest.raises(Refused) as same:
            single.answer("nonsense")
        assert told.value.refusal == same.value.refusal
        assert position(game) == position(single)
        tried += bool(game.answers)
        game.play(by_chance(7), 30)
        one_by_one(single, by_chance(7), 30)
        assert position(game) == position(single)
    assert tried, "no wrong answer fell into the midst of a step"


def test_what_goes_wrong_with_who_chooses_is_told_where_the_game_stands() -> None:
    for wrong_at in range(30, 50, 3):
        game = arbitre.new("magic", seed=7)

        def choose(game: Game, wrong_at: int = wrong_at) -> Answer:
            if len(game.history) == wrong_at:
                raise KeyboardInterrupt
            return by_chance(7)(game)

        with pytest.raises(KeyboardInterrupt):
            game.play(choose)
        single = arbitre.new("magic", seed=7)
        one_by_one(single, by_chance(7), wrong_at)
        assert position(game) == position(single)


@pytest.mark.parametrize("brisk", [False, True])
def test_where_the_rules_go_wrong_the_game_stands_at_the_question_before(
    brisk: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same question as if the answers had come one by one, wherever in a game it happens."""
    rules = arbitre.new("magic", seed=8).rules
    broken_at = [10**9]
    perform = dict(rules.performs)

    def breaking(do: Callable[[Any, Event], None]) -> Callable[[Any, Event], None]:
        def performs(state: Any, event: Event) -> None:
            if state.count >= broken_at[0]:
                raise ZeroDivisionError
            do(state, event)

        return performs

    monkeypatch.setattr(rules, "performs", {kind: breaking(do) for kind, do in perform.items()})
    for at in range(120, 200, 9):
        broken_at[0] = at
        games = []
        for through in (False, True):
            game = arbitre.new("magic", seed=8, brisk=brisk)
            with pytest.raises(ZeroDivisionError):
                if through:
                    game.play(by_chance(8))
                else:
                    one_by_one(game, by_chance(8), 10**6)
            games.append(position(game))
        assert games[0] == games[1]


def test_a_dead_end_in_the_midst_of_a_step_stands_at_the_question_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = driver.answerable
    for at in range(10, 40, 3):
        single = arbitre.new("quarriors", seed=8)
        one_by_one(single, by_chance(8), at)
        dead = single.pending
        assert dead is not None
        for room in (driver, answering):
            monkeypatch.setattr(room, "answerable", lambda of, dead=dead: of != dead and asked(of))
        through = arbitre.new("quarriors", seed=8)
        with pytest.raises(DeadEnd):
            through.play(by_chance(8))
        for room in (driver, answering):
            monkeypatch.setattr(room, "answerable", asked)
        single = arbitre.new("quarriors", seed=8)
        one_by_one(single, by_chance(8), at - 1)
        assert position(through) == position(single)


def test_giving_up_and_agreeing_are_answers_too() -> None:
    for at in range(60, 90, 4):
        games = []
        for through in (False, True):
            game = arbitre.new("magic", seed=2, seats=2)

            def choose(game: Game, at: int = at) -> Answer:
                return Concession(1) if len(game.history) == at else by_chance(2)(game)

            if through:
                game.play(choose)
            else:
                one_by_one(game, choose, 10**6)
            games.append(position(game))
        assert games[0] == games[1]
        assert games[0][4] is not None
    game = arbitre.new("magic", seed=2, seats=2)
    game.play(lambda it: Accord((0, 1)) if len(it.history) == 70 else by_chance(2)(it))
    assert game.result is not None
    assert game.result.reason == "agreed"


def test_others_play_on_where_one_of_several_gives_up() -> None:
    games = []
    for through in (False, True):
        game = arbitre.new("magic", seed=2, seats=4)
        gone: list[int] = []

        def choose(game: Game, gone: list[int] = gone) -> Answer:
            begun = bool(game.answers) or game.state.count != game.checkpoint.count
            if len(game.history) >= 90 and not begun and not gone:
                gone.append(2)
                return Concession(2)
            return by_chance(2)(game)

        if through:
            game.play(choose, 200)
        else:
            one_by_one(game, choose, 200)
        assert gone
        games.append(position(game))
    assert games[0] == games[1]


def test_nobody_else_answers_meanwhile() -> None:
    game = arbitre.new("quarriors", seed=1)

    def choose(game: Game) -> Answer:
        with pytest.raises(RuntimeError):
            game.answer(by_chance(1)(game))
        with pytest.raises(RuntimeError):
            game.play(by_chance(1))
        return by_chance(1)(game)

    assert game.play(choose, 12) == 12
    game.answer(by_chance(1)(game))


def test_a_brisk_game_that_only_forces_asks_in_the_end_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "FORCED_ANSWERS", 3)
    games = []
    for through in (False, True):
        game = arbitre.new("magic", seed=8, brisk=True)
        asked: list[int] = []

        def choose(game: Game, asked: list[int] = asked) -> Answer:
            asked.append(len(game.history))
            return by_chance(8)(game)

        if through:
            game.play(choose, 400)
        else:
            one_by_one(game, choose, 400)
        games.append((asked, position(game)))
    assert games[0] == games[1]


@pytest.mark.parametrize("steps", [3, 4, 5, 6, 8])
def test_a_game_stalls_at_the_same_answer(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "IDLE_STEPS", steps)
    for name in ("quarriors", "seven_fallen"):
        for brisk in (False, True):
            games = []
            for through in (False, True):
                game = arbitre.new(name, seed=8, brisk=brisk)
                if through:
                    game.play(by_chance(8), 150)
                else:
                    one_by_one(game, by_chance(8), 150)
                games.append(position(game))
            assert games[0] == games[1]


def test_an_endless_step_is_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = arbitre.new("magic", seed=8).rules
    monkeypatch.setattr(type(rules), "step_budget", 14)
    games = []
    for through in (False, True):
        game = arbitre.new("magic", seed=8)
        if through:
            game.play(by_chance(8), 600)
        else:
            one_by_one(game, by_chance(8), 600)
        games.append(position(game))
    assert games[0] == games[1]


def test_a_dream_can_be_played_through() -> None:
    """Its first step parts from what is real at the open question, whoever answers the rest of it."""
    for name, _ in GAMES[:4]:
        game = arbitre.new(name, seed=5)
        parted = 0
        while game.pending is not None and len(game.history) < 120:
            answer = next(iter(game.pending.answers()))
            dream = game.dream(game.pending.seat, 77)
            parted += bool(game.answers)
            through, single = game.imagine(answer, dream), game.imagine(answer, dream)
            assert through.play(by_chance(5), 8) == len(through.history)
            one_by_one_plainly(single, by_chance(5), 8)
            assert told(through) == told(single)
            game.answer(by_chance(1)(game))
        assert parted


def one_by_one_plainly(game: Game, choose: Callable[[Game], Answer], most: int) -> None:
    while game.pending is not None and len(game.history) < most:
        game.answer(choose(game))


def told(game: Game) -> tuple[Any, ...]:
    """All there is of a dream, which has no record."""
    state = game.state
    held = (state.pieces, state.zones, state.seats, state.board, state.rng, state.key, state.effects)
    return (
        msgspec.json.encode((held, state.events_since(0), state.queue, game.pending)),
        game.history,
        game.answers,
        game.result,
    )


def test_happening_is_unchanged_by_who_looks_on() -> None:
    """A fork in the midst of a step takes nothing from the step: what it wrote stays written."""
    game = arbitre.new("quarriors", seed=3)
    single = arbitre.new("quarriors", seed=3)

    def choose(game: Game) -> Answer:
        fork = game.fork()
        happen(fork.state.fork(), Event("ended", extra=1))
        fork.play(by_chance(11), 3)
        return by_chance(3)(game)

    game.play(choose, 200)
    one_by_one(single, by_chance(3), 200)
    assert position(game) == position(single)


def test_a_fork_keeps_the_history_it_had() -> None:
    game = arbitre.new("quarriors", seed=4, seats=2)
    answers = by_chance(4)
    game.play(answers, 20)
    before = list(game.history)
    fork, other = game.fork(), game.fork()
    twin = fork.fork()
    game.play(answers, 10)
    assert len(game.history) == len(before) + 10
    assert fork.history == twin.history == before
    fork.play(by_chance(5), 10)
    assert fork.history[: len(before)] == other.history == before
    assert fork.history[len(before) :] != game.history[len(before) :]
    assert game.undo(10).history == before
