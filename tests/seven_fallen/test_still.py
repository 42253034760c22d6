"""Games that come to nothing: a draw is proposed after six turns in which nothing but energy changed."""

from __future__ import annotations

from typing import Any

from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.bots import agree
from arbitre.kernel.endings import STILL_TURNS

SPENT: dict[str, Any] = {"register": 0, "book": 0, "archangel": "thalasse-the-ninth-wave", "fv": 0}
"""Nothing left to draw; a mortal Divinity, and the Archangel gone into play."""


def facing(energy: int, **more: Any) -> Sitting:
    """Two who stand guard and dare not attack; with an empty Register their Temples give energy."""
    guard = {**SPENT, "arrived": "rear", "rear": ["tomb-lid"], "energy": energy}
    return arrange({**guard, **more}, guard)


def turn(sitting: Sitting, use: bool) -> None:
    """One turn: the Temple is used or not, an attack phase opened with nobody, then it is over."""
    number = sitting.table.board.turn
    if use:
        temple = sitting.table.seats[sitting.table.board.active].temple
        sitting.say(next(option for option in sitting.options if option[:2] == ("use", temple))).calm()
    while sitting.table.board.turn == number:
        verbs = {option[0]: option for option in sitting.options}
        sitting.game.answer(next(verbs[v] for v in ("pass", "done", "stay", "next", "end") if v in verbs))


def test_energy_nobody_can_spend_is_no_change() -> None:
    sitting = facing(9)
    for _ in range(STILL_TURNS + 1):
        assert not sitting.game.still
        turn(sitting, use=True)
    assert sitting.game.still
    assert agree(sitting.game)


def test_a_page_that_is_played_is_a_change() -> None:
    sitting = facing(9, hand=["reef-polyp"])
    for _ in range(4):
        turn(sitting, use=False)
    sitting.do("play", "reef-polyp")
    for _ in range(3):
        turn(sitting, use=False)
    assert not sitting.game.still
