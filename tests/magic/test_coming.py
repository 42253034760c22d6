"""What is written of a permanent that comes or goes by itself is what computing everything anew gives."""

from __future__ import annotations

from random import Random

import pytest
from tests.playing import playing

from arbitre.games.magic.decks.by_chance import deck_by_chance
from arbitre.games.magic.rules.continuous.reads import applies_by_filter, minds_others
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.invariants import stale
from arbitre.kernel.game import Game


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(6))
def test_kept_traits_and_indexes_are_those_computed_anew(seed: int) -> None:
    chance, seen = Random(seed), dict[str, int]()
    decks = [deck_by_chance(chance.randrange, seen) for _ in range(2)]
    game = Game(RULES, RULES.start(2, {"turn_limit": 30, "decks": decks}, seed))
    for at in playing(game, seed):
        assert not stale(at.state), len(at.history)


def test_an_effect_that_counts_what_it_applies_to_minds_what_comes() -> None:
    assert applies_by_filter("porcelain-gallery/0")  # "creatures you control have base power and toughness …"
    assert minds_others("porcelain-gallery/0")  # "… each equal to the number of creatures you control"


def test_an_effect_about_its_own_object_alone_minds_nobody() -> None:
    assert not applies_by_filter("spineseeker-centipede/5")
    assert not minds_others("spineseeker-centipede/5")
