"""« Why not? » has a reason: measured on seeded games, at moments that come as they come."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import arbitre
from arbitre.games import GAMES, spec
from arbitre.games import teller as teller_of

NAMES = ("Ada", "Hugo")


@pytest.mark.parametrize("game", GAMES)
def test_few_refusals_are_without_a_reason(game: str) -> None:
    refused = without = 0
    for seed in range(3):
        for sitting in _moments(game, seed):
            assert sitting.pending is not None
            seat = sitting.pending.seat
            offered = teller_of(sitting, seat, "fr", NAMES).offered()
            for option in spec(game).deeds.expected(sitting.view(seat)):
                refusal = sitting.why_not(seat, option)
                if refusal is None or teller_of(sitting, seat, "fr", NAMES).label(option) in offered:
                    continue
                refused += 1
                without += refusal.say[0] == "not_offered"
    assert refused > 100
    assert without < 0.05 * refused


def test_while_something_else_is_asked_that_comes_first() -> None:
    found = 0
    for sitting in _moments("quarriors", 4, every=1):
        assert sitting.pending is not None
        seat, asked = sitting.pending.seat, sitting.pending.say[0]
        refusal = sitting.why_not(seat, ("capture", 0))
        if asked == "pay" and refusal is not None and refusal.say[0] == "answer_first":
            told = teller_of(sitting, seat, "fr", NAMES)
            assert refusal.rule == sitting.pending.rule
            asked = told.prompt().removesuffix(".")
            assert told.refusal(refusal) == f"Répondez d’abord\u00a0: «\u00a0{asked}\u00a0»."
            found += 1
    assert found


def test_what_looks_like_an_option_on_a_button_is_not_explained() -> None:
    """Of two Assistants that show the same face one is offered; the other is the same to anybody."""
    twins = 0
    for sitting in _moments("quarriors", 3, every=1):
        assert sitting.pending is not None
        told = teller_of(sitting, sitting.pending.seat, "fr", NAMES)
        tried = spec("quarriors").deeds.expected(sitting.view(sitting.pending.seat))
        hidden = [each for each in tried if told.label(each) in told.offered()]
        twins += sum(sitting.why_not(sitting.pending.seat, each) is not None for each in hidden)
    assert twins


def _moments(game: str, seed: int, every: int = 6) -> Iterator[arbitre.Game]:
    sitting = arbitre.new(game, seed=seed)
    chance = Random(seed)
    for at in range(120):
        if sitting.pending is None:
            return
        if at % every == 0:
            yield sitting
        sitting.answer(chance.choice(list(islice(sitting.pending.answers(), 40))))
