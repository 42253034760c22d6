"""Games that come to nothing: a draw is proposed after six turns in which nothing but energy changed, and
where a turn begins for the eighth time in the same position."""

from __future__ import annotations

from typing import Any

from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.bots import agree
from arbitre.games import rules
from arbitre.games.seven_fallen.rules.position import position
from arbitre.kernel.endings import STILL_TURNS
from arbitre.kernel.loading import load

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


GUARDED: dict[str, Any] = {
    "register": 0,
    "book": 0,
    "archangel": "thalasse-the-ninth-wave",
    "arrived": "rear",
}
"""Nothing left to draw, and an Archangel on guard."""


def test_a_wound_that_heals_every_turn_comes_to_nothing() -> None:
    """Year of Quiet deals 1 to a Divinity each night, whose Dove gives it 1 back in the next."""
    quiet = {**GUARDED, "blessings": ["year-of-quiet"], "fv": 9}
    sitting = arrange(quiet, {**GUARDED, "rear": ["anayas-dove"], "fv": 9})
    for _ in range(15):
        assert not sitting.game.still
        turn(sitting, use=False)
    # Eight turns began in one position: the 2nd, the 4th … and the 16th.
    assert sitting.table.board.turn == 16
    assert sitting.game.still and agree(sitting.game)
    loaded = load(sitting.game.save(), rules)
    assert loaded.still


def test_what_grows_every_turn_is_a_change() -> None:
    """Daybreak Lancer has one more attack at each of its Auroras: some day it breaks through."""
    sitting = arrange({**GUARDED, "rear": ["daybreak-lancer"], "fv": 9}, {**GUARDED, "fv": 9})
    for _ in range(24):
        turn(sitting, use=False)
        assert not sitting.game.still


def test_while_a_book_holds_pages_no_position_comes_again() -> None:
    sitting = arrange({**GUARDED, "book": 12}, {**GUARDED})
    assert not position(sitting.table)
    assert position(arrange({**GUARDED}, {**GUARDED}).table)


def test_only_what_everybody_sees_is_compared() -> None:
    """Another page in hand is no other position: else a proposal would tell what is in the hand."""

    def holding(*hand: str) -> int:
        return position(arrange({**GUARDED, "hand": hand}, {**GUARDED}).table)

    assert holding("reef-polyp") == holding("anchor-warden") != holding("reef-polyp", "anchor-warden")


def test_energy_is_left_aside_and_what_stands_on_the_field_is_not() -> None:
    def standing(**wish: Any) -> int:
        return position(arrange({**GUARDED, **wish}, {**GUARDED}).table)

    there = {"rear": ["anchor-warden 2/6"]}
    assert standing(**there, energy=9) == standing(**there, energy=1)
    for other in (
        {"rear": ["anchor-warden 3/6"]},
        {"rear": ["anchor-warden 2/7"]},
        {"fire": ["anchor-warden 2/6"]},
        {**there, "frozen": ["anchor-warden"]},
        {**there, "damage": {"anchor-warden": 1}},
        {**there, "fv": 3},
        {**there, "limbo": ["reef-polyp"]},
    ):
        assert standing(**other) != standing(**there), other
