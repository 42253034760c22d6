"""Endings by hand: conceding, agreed draws, and positions in which nothing changes."""

from __future__ import annotations

import pytest

import arbitre
from arbitre.bots import by_name, everybody, play_out
from arbitre.games import GAMES, rules, teller
from arbitre.kernel.endings import STILL_TURNS, still_turns
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.loading import load, replay
from arbitre.kernel.pieces import Accord, Concession, Event, Result


def begun(game: str, seats: int = 2) -> Game:
    """A game with some answers given."""
    played = arbitre.new(game, 11, seats)
    play_out(played, [by_name("random", 11, seat) for seat in range(seats)], 25)
    return played


@pytest.mark.parametrize("game", GAMES)
def test_who_concedes_between_two_has_lost(game: str) -> None:
    played = begun(game)
    played.answer(Concession(0))
    assert played.result is not None and played.result.winners == (1,)
    assert played.pending is None
    assert teller(played, 1, "en", ["Ada", "Bo"]).result() and teller(played, 1, "fr", ["Ada", "Bo"]).result()


def test_among_several_quarriors_knows_no_conceding() -> None:
    played = begun("quarriors", 3)
    with pytest.raises(Refused, match="no_conceding"):
        played.answer(Concession(0))
    assert played.pending is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_is_agreed_by_all_who_play_and_kept_in_the_record(game: str) -> None:
    played = begun(game)
    with pytest.raises(Refused, match="not_agreed"):
        played.answer(Accord((0,)))
    assert not played.over
    played.answer(everybody(played))
    assert played.result == Result((), "agreed")
    assert played.undo().pending is not None
    loaded = load(played.save(), rules)
    assert loaded.result == played.result and loaded.history == played.history
    again, answers = replay(played.save(), rules)
    for answer in answers:
        again.answer(answer)
    assert again.result == played.result
    said = [teller(played, 0, lang).result() for lang in ("en", "fr")]
    assert said == [
        "The players have agreed on a draw.",
        "Les joueurs se sont accordés sur une partie nulle.",
    ]


def test_turns_without_a_change_are_counted_in_the_story() -> None:
    played = begun("seven_fallen")
    state, kinds = played.state, played.rules
    state.recent.append(Event("damaged"))
    assert still_turns(state) == 0
    for turn in range(1, STILL_TURNS + 1):
        assert still_turns(state) == max(0, turn - 2)
        state.recent += [Event(kinds.turning), *(Event(kind) for kind in sorted(kinds.idle))]
    assert not played.still
    state.recent.append(Event(kinds.turning))
    assert still_turns(state) == STILL_TURNS and played.still
    state.recent.append(Event("damaged"))
    assert still_turns(state) == 0 and not played.still
