"""Doing again what one just did (732.2): the same answers while they fit, everybody asked every time."""

from tests.magic.arrange import Sitting, arrange

import arbitre
from arbitre.games.repeating import Step, fitting, round_before
from arbitre.games.stops import stop

DELIRIUM = ["garden-bear", "plains", "unholy-heat", "cursed-recording"]


def again(s: Sitting) -> list[Step]:
    """What could be done again now."""
    return round_before([s.game.undo(back) for back in range(len(s.game.history), -1, -1)])


def repeat(s: Sitting, times: int) -> int:
    """Do again what Alice just did, while Bob passes; how many answers fitted."""
    fitted = 0
    for step in again(s) * times:
        while s.game.pending is not None and s.game.pending.seat != step.seat:
            s.game.answer(("pass",))
        answer = fitting(s.game, step)
        if answer is None:
            break
        s.game.answer(answer)
        fitted += 1
    while s.game.pending is not None and s.game.pending.seat != 0:
        s.game.answer(("pass",))
    return fitted


def test_an_ability_is_activated_so_many_times() -> None:
    s = arrange({"play": ["fever-dreamer"], "graveyard": DELIRIUM, "lands": "CCCCCC"})
    s.use("fever-dreamer").resolve()
    assert s.life(0) == 22
    repeat(s, 3)
    assert s.life(0) == 28 and not s.table.board.stack and s.asked == "priority"


def test_it_ends_where_an_answer_no_longer_fits() -> None:
    s = arrange({"play": ["fever-dreamer"], "graveyard": DELIRIUM, "lands": "CCC"})
    s.use("fever-dreamer").resolve()
    repeat(s, 50)
    assert s.life(0) == 26 and s.game.pending is not None and s.game.pending.seat == 0
    assert again(s) == []


def test_another_of_the_same_name_does_where_the_first_is_gone() -> None:
    s = arrange({"play": ["found-footage"] * 3, "lands": "CCCCCC", "library": ["garden-bear"] * 12})
    s.use("found-footage").resolve()
    while s.asked != "priority":  # surveil two bears: the first into the graveyard
        assert s.game.pending is not None
        s.say(next(answer for answer in s.game.pending.answers() if answer != ()))
    assert len(s.all("garden-bear", where="graveyard")) == 1
    repeat(s, 2)
    assert s.hand(0) == 3 and len(s.all("garden-bear", where="graveyard")) == 3
    assert s.all("found-footage", where="battlefield") == []


def test_an_optional_loop_is_gone_round_so_many_times() -> None:
    s = arrange({"play": ["revolving-door"], "hand": ["warm-soup"], "lands": "W"}).cast("warm-soup")
    for _ in range(2):
        while s.asked == "priority":
            s.say(("pass",))
        assert s.asked == "may"
        s.say(True)
    while s.asked == "priority":
        s.say(("pass",))
    steps = again(s)
    assert [step.answer for step in steps] == [True, ("pass",), ("pass",)]
    assert repeat(s, 20) == 60
    assert s.asked == "may" and not s.game.over


def test_what_was_declined_or_let_go_by_is_not_done_again() -> None:
    s = arrange({"play": ["fever-dreamer"], "graveyard": DELIRIUM, "lands": "CCCCCC"})
    assert again(s) == []  # nothing was done yet
    s.use("fever-dreamer").resolve()
    assert again(s) != []
    s.say(("pass",)).say(("pass",))  # the main phase is over
    while s.table.board.step != "main_2" or s.game.pending is None or s.game.pending.seat != 0:
        s.say(("pass",) if ("pass",) in s.options else s.options[0])
    assert again(s) == []


def test_the_other_player_may_step_in() -> None:
    s = arrange(
        {"play": ["fever-dreamer"], "graveyard": DELIRIUM, "lands": "CCCCCC"},
        {"hand": ["unholy-heat"], "lands": "R"},
    )
    s.use("fever-dreamer").resolve()
    first, *rest = again(s) * 2
    assert fitting(s.game, first) is not None
    s.say(fitting(s.game, first))
    s.say(("pass",))
    assert s.game.pending is not None and s.game.pending.seat == 1
    assert all(fitting(s.game, step) is None for step in rest)  # Bob's question is not Alice's to answer
    s.cast("unholy-heat").say(("pass",))
    assert all(fitting(s.game, step) is None for step in rest)  # nor does her pass fit the new spell


def test_having_chosen_nothing_fits_no_question_that_wants_one_answer() -> None:
    game = arbitre.new("quarriors", seed=1)
    assert game.pending is not None and game.pending.single
    assert fitting(game, Step(game.pending.seat, stop(game), (), ())) is None
