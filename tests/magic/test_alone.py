"""What one permanent is, computed by itself, is what it is when all are computed together."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.magic.arrange import arrange
from tests.playing import playing

from arbitre.games.magic.rules.continuous.alone import renew
from arbitre.games.magic.rules.continuous.layers import derive
from arbitre.games.magic.rules.continuous.reads import minds_counters
from arbitre.games.magic.rules.game import RULES
from arbitre.games.magic.rules.invariants import stale
from arbitre.games.magic.rules.model import BATTLEFIELD
from arbitre.kernel.game import Game


@pytest.mark.parametrize("seed", range(1, 5))
def test_each_permanent_by_itself_is_as_among_all(seed: int) -> None:
    game = Game(RULES, RULES.start(2, {"turn_limit": 14}, seed))
    met: Counter[str] = Counter()
    for at in playing(game, seed):
        table = at.state.fork()
        derive(table)
        together = table.current
        for piece in table.ids(BATTLEFIELD):
            if renew(table, [piece]):
                met["changed" if not together[piece].shared else "as printed"] += 1
            else:
                met["with all others"] += 1
        assert table.current == together, len(at.history)
        assert not stale(table)
    assert met["as printed"] > 100, met
    assert sum(met.values()) > met["with all others"], met


def test_a_creature_with_counters_is_computed_by_itself() -> None:
    s = arrange({"play": ["acrobatic-cheerleader", "acrobatic-cheerleader"]})
    table = s.game.state.fork()
    derive(table)
    first, second = table.ids(BATTLEFIELD)[:2]
    others = table.current[second]
    table.own(first).counters = (("+1/+1", 2),)
    assert renew(table, [first])
    assert table.current[first].power == others.power + 2
    assert table.current[second] is others
    assert not stale(table)


def test_what_looks_at_counters_of_others_is_known_beforehand() -> None:
    assert not minds_counters("spineseeker-centipede/5")
    assert not minds_counters("impending:41/8")  # "isn't a creature while it has time counters": its own
