"""What greedy sees in an attack."""

from __future__ import annotations

from dataclasses import replace

from tests.seven_fallen.arrange import arrange

import arbitre
from arbitre.bots import by_name, play_out
from arbitre.bots.advice import Advice, advice
from arbitre.bots.deadline import Deadline
from arbitre.bots.glimpse import Glimpse
from arbitre.bots.greedy import rated
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.games.seven_fallen.bot.field import Field, field, survey
from arbitre.games.seven_fallen.bot.habits import ROUTINE, sensible
from arbitre.games.seven_fallen.bot.value import parts
from arbitre.games.seven_fallen.decks import STARTERS
from arbitre.games.seven_fallen.rules.model import Table


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


def test_where_greedy_does_not_think_its_value_tells_the_answers_hardly_apart() -> None:
    """The energy of any source is as good, and what is under a register is as unknown as what is on it."""
    thinking = Advice(
        replace(spec("seven_fallen").bot, sensible=lambda asked: None), advice("seven_fallen").turns
    )
    asked: dict[str, int] = {}
    apart = 0
    for seed in range(2):
        game = arbitre.new("seven_fallen", seed, 2, brisk=True)
        players = [by_name("greedy", seed, seat) for seat in range(2)]
        while game.pending is not None and sum(asked.values()) < 30 * (seed + 1):
            glimpse = Glimpse(game)
            if sensible(glimpse.decision) is not None:
                worths = [worth for _, worth in rated(glimpse, 3, Luck(3), Deadline(), thinking)]
                apart += max(worths) - min(worths) > 0.01
                asked[glimpse.decision.say[0]] = asked.get(glimpse.decision.say[0], 0) + 1
            game.answer(players[glimpse.seat].choose(glimpse))
    assert set(asked) <= set(ROUTINE)
    assert len(asked) > 2
    assert apart <= 3


def test_a_field_that_is_kept_is_worth_what_it_would_be_read_anew() -> None:
    """Dreams find what both sides have on the battlefield in the table they began from, attacks and all."""
    kept = played = 0

    def judge(table: Table) -> None:
        nonlocal kept
        looked = table.standing
        assert isinstance(looked, Field)
        now = field(table)
        kept += (now.first is looked.first) + (now.second is looked.second)
        found = [part for seat in (0, 1) for part in parts(table, seat)]
        table.standing = None
        assert found == [part for seat in (0, 1) for part in parts(table, seat)]
        table.standing = looked

    for seed in range(4):
        game = arbitre.new("seven_fallen", seed, 2)
        bots = [by_name("greedy", seed, seat) for seat in (0, 1)]
        play_out(game, bots, 60 + 30 * seed)
        for at in range(25):
            if game.pending is None:
                break
            glimpse = Glimpse(game)
            survey(glimpse.beginning(at), glimpse.seat)
            answers = advice("seven_fallen").answers(glimpse.decision, Luck(at), 6)
            for answer in answers:
                judge(glimpse.imagine(answer, at).state)
                played += 1
            game.answer(bots[glimpse.seat].choose(Glimpse(game)))
    assert 100 < kept < 2 * played
