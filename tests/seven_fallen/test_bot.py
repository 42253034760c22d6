"""What greedy sees in an attack."""

from __future__ import annotations

from tests.seven_fallen.arrange import arrange

import arbitre
from arbitre.bots import by_name, play_out
from arbitre.bots.glimpse import Glimpse
from arbitre.games.seven_fallen.decks import STARTERS


def test_greedy_pays_for_the_way_to_the_last_feather() -> None:
    """Each exchange with the guard is a bad one by itself; behind it lies the game."""
    mine = {"rear": ["mirror-eel 5/6", "anchor-warden 2/6", "leviathan-calf 5/6", "gangway-corsair 9/5"]}
    sitting = arrange(mine, {"rear": ["hearthguard 7/7"], "fv": 0, "feathers": 1, "book": 0})
    play_out(sitting.game, [by_name("greedy", 1, seat) for seat in range(2)], 12)
    assert sitting.game.result is not None
    assert sitting.game.result.winners == (0,)


def test_greedy_attacks_where_nobody_can_strike_back() -> None:
    """Guardians alone never attack: whoever stands in the Firing Line is not exposed to them."""
    mine = {"rear": ["overclocked-cherub 4/30", "hearthguard 2/9"], "book": 0}
    sitting = arrange(mine, {"rear": ["hearthguard 2/6"], "book": 0})
    play_out(sitting.game, [by_name("greedy", 1, seat) for seat in range(2)], 12)
    assert any(event.kind == "declared" for event in sitting.game.state.events_since(0))


def test_greedy_begins_where_its_divinity_has_the_stronger_will() -> None:
    """F-021: whoever begins wins 53 of 100 games, for all the energy and the page the other gets."""
    for number, deck in enumerate(STARTERS):
        for other in STARTERS[:number]:
            game = arbitre.new("seven_fallen", number, 2, decks=[deck.slug, other.slug])
            asked = game.pending
            assert asked is not None and asked.say[0] == "first"
            answer = by_name("greedy", 1, asked.seat).choose(Glimpse(game))
            assert answer == ("first", asked.seat), (deck.slug, other.slug)
