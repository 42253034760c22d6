"""Coins, dice, votes, piles, and the spells that make rules visible."""

from __future__ import annotations

import pytest
from tests.magic.arrange import arrange

from arbitre.games.magic.rules.model import BATTLEFIELD


@pytest.mark.parametrize(("side", "cards"), [(1, 3), (0, 0)])
def test_a_coin_is_won_or_lost(side: int, cards: int) -> None:
    s = arrange({"lands": "R", "hand": ["heads-or-tails", "forest"]}, dice=(side,))
    s.cast("heads-or-tails").resolve()
    assert s.hand(0) == cards


@pytest.mark.parametrize(("rolled", "cards", "life"), [(0, 0, 19), (3, 1, 20), (5, 3, 20)])
def test_a_die_gives_the_highest_result_reached(rolled: int, cards: int, life: int) -> None:
    s = arrange({"lands": "RR", "hand": ["parlour-game"]}, dice=(rolled,))
    s.cast("parlour-game").resolve()
    assert (s.hand(0), s.life(0)) == (cards, life)


def test_everybody_votes_and_a_tie_goes_to_the_last() -> None:
    s = arrange({"lands": "WWW", "hand": ["house-meeting"], "play": ["garden-bear"]})
    s.cast("house-meeting").resolve()
    life, death = s.options
    s.say(life)
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    s.say(death)
    assert s.where("garden-bear") == "graveyard"
    assert s.life(0) == 20


def test_an_opponent_makes_piles_and_you_take_one() -> None:
    s = arrange(
        {"lands": "UUUU", "hand": ["two-trunks"], "library": ["old-oak", "forest", "swamp", "island"]}
    )
    oak = s["old-oak"]
    s.cast("two-trunks").resolve()
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    s.say((oak,))
    assert s.game.pending.seat == 0
    s.say(s.options[1])
    assert s.hand(0) == 3
    assert s.where(oak) == "library"


def test_something_is_taken_at_random() -> None:
    s = arrange({"lands": "RR", "hand": ["wrong-room"], "play": ["garden-bear"]}, {"play": ["old-oak"]})
    s.cast("wrong-room").resolve()
    assert sorted((s.where("garden-bear"), s.where("old-oak"))) == ["battlefield", "exile"]


def test_a_locked_door_loses_its_words_and_an_open_one_gets_them() -> None:
    s = arrange(
        {
            "lands": "CC",
            "hand": ["bolt-the-door", "skeleton-key"],
            "play": ["mirror-room-fractured-realm open"],
        }
    )
    room = s["mirror-room-fractured-realm"]
    s.cast("bolt-the-door").resolve().say(("door", room, 0))
    assert s.traits(room).names == ("fractured-realm",)
    s.cast("skeleton-key").resolve()
    assert s.piece(room).doors == 3


def test_switched_set_and_emptied() -> None:
    s = arrange(
        {
            "lands": "UUU",
            "hand": ["upside-down", "cut-to-size", "blank-stare"],
            "play": ["unidentified-hovership", "ivy-climber"],
        }
    )
    s.cast("upside-down").resolve()
    assert s.size("ivy-climber") == (3, 1)
    s.cast("cut-to-size").resolve()
    assert s.size("ivy-climber") == (1, 1)
    s.cast("blank-stare").resolve()
    assert not s.traits("ivy-climber").has("reach")


def test_prevented_damage_is_not_dealt() -> None:
    s = arrange({"lands": "WR", "hand": ["thick-curtain", "sharp-retort"], "play": ["garden-bear"]})
    s.cast("thick-curtain").resolve()
    s.cast("sharp-retort", "garden-bear").resolve()
    assert s.piece("garden-bear").damage == 1


def test_morph_is_turned_up_for_its_cost_and_hears_it() -> None:
    s = arrange({"lands": "UUUUU", "hand": ["attic-shape"]})
    shape = s["attic-shape"]
    s.cast(shape, way="face_down").resolve()
    assert s.size(shape) == (2, 2)
    s.say(next(o for o in s.options if o[0] == "face_up")).resolve()
    assert s.size(shape) == (3, 3)
    assert s.hand(0) == 1


def test_a_kicked_creature_enters_with_counters() -> None:
    for kicked, counters in ((True, {"+1/+1": 2}), (False, {})):
        s = arrange({"lands": "WWWW", "hand": ["hired-hand"]})
        s.say(("cast", s["hired-hand"], "")).say(kicked).resolve()
        assert s.counters("hired-hand") == counters


def test_x_is_remembered_by_what_it_paid_for() -> None:
    s = arrange({"lands": "BBBB", "hand": ["growing-shadow"]})
    s.say(("cast", s["growing-shadow"], "")).say(3).resolve()
    assert s.size("growing-shadow") == (3, 3)


def test_manifesting_dread_is_heard_even_from_an_empty_library() -> None:
    s = arrange({"lands": "GG", "hand": ["manifest-dread"], "play": ["paranoid-guest"], "bare": True})
    s.cast("manifest-dread").resolve().resolve()
    assert not [i for i in s.table.ids(BATTLEFIELD) if s.table.pieces[i].facing]
    assert s.life(0) == 21


def test_a_double_faced_card_is_its_front() -> None:
    s = arrange({"lands": "GRR", "hand": ["under-the-sheet"], "library": ["two-faced-guest"]})
    s.cast("under-the-sheet").resolve()
    guest = s["two-faced-guest"]
    s.say(next(o for o in s.options if o[0] == "face_up"))
    assert s.traits(guest).types == ("creature",)
    assert s.size(guest) == (3, 2)


def test_an_eager_creature_must_attack_and_speaks_of_the_player_attacked() -> None:
    s = arrange({"play": ["eager-pup"]})
    while s.asked == "priority" and s.table.board.step != "attackers":
        s.passing()
    s.resolve()
    assert s.life(1) == 19
    s = arrange({"play": ["garden-bear"]}, {"play": ["eager-pup"]})
    s.attack("garden-bear").block(eager_pup="garden-bear").resolve()
    assert s.life(1) == 21


def test_odd_costs_are_paid() -> None:
    s = arrange({"play": ["odd-job-man tapped"], "hand": ["forest"], "graveyard": ["odd-job-man"]})
    man = s.all("odd-job-man", where="battlefield")[0]
    discard = next(o for o in s.options if o[0] == "activate" and o[1] == man)
    s.say(discard).resolve()
    assert s.where("forest") == "graveyard"
    assert s.counters(man) == {"+1/+1": 1}
    s.say(next(o for o in s.options if o[0] == "activate" and o[1] == man)).resolve()
    assert s.counters(man) == {}
    assert s.hand(0) == 1
    buried = s.all("odd-job-man", where="graveyard")[0]
    s.use(buried).resolve()
    assert s.where(buried) == "exile"
    assert s.life(0) == 23
