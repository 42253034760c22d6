"""Paying mana: the solver against trying everything, and what is asked."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.magic.arena import Arena, act, offered, pass_all, say, table_of
from tests.magic.arrange import arrange

from arbitre.games.magic.language.definitions import mana
from arbitre.games.magic.rules.mana.bill import Bill, bill
from arbitre.games.magic.rules.mana.solver import BIT, mask, payable, phyrexian, spend, two_for
from arbitre.games.magic.rules.model import BATTLEFIELD


def by_trying(owed: Bill, units: tuple[int, ...], life: int) -> bool:
    """Whether some order of the units pays symbol after symbol: the definition, not the algorithm."""
    if not owed.symbols:
        return len(units) >= owed.generic
    first, rest = owed.symbols[0], Bill(owed.generic, owed.symbols[1:])
    for k, unit in enumerate(units):
        if unit & mask(first) and by_trying(rest, units[:k] + units[k + 1 :], life):
            return True
    if phyrexian(first) and life >= 2 and by_trying(rest, units, life - 2):
        return True
    return two_for(first) and by_trying(Bill(rest.generic + 2, rest.symbols), units, life)


@pytest.mark.parametrize("seed", range(8))
def test_the_solver_agrees_with_trying_everything(seed: int) -> None:
    random = Random(seed)
    symbols = ("W", "U", "B", "R", "G", "C", "W/U", "B/R", "2/G", "G/P", "U/P", "G/U/P")
    both = set()
    for _ in range(400):
        owed = Bill(random.randrange(4), tuple(random.choices(symbols, k=random.randrange(4))))
        units = tuple(sorted(random.randrange(1, 64) for _ in range(random.randrange(6))))
        life = random.randrange(6)
        expected = by_trying(owed, units, life)
        assert payable(owed, units, (), life) == expected, (owed, units, life)
        both.add(expected)
    assert both == {True, False}


@pytest.mark.parametrize("seed", range(4))
def test_mana_pays_the_choosiest_symbol_that_keeps_the_rest_payable(seed: int) -> None:
    random = Random(seed)
    for symbols in (("W", "U", "B", "C"), ("W", "U", "W/U", "2/G")):
        kinds = set()
        for _ in range(300):
            owed = Bill(random.randrange(3), tuple(random.choices(symbols, k=random.randrange(4))))
            units = tuple(sorted(random.randrange(1, 16) for _ in range(random.randrange(5))))
            unit = random.randrange(1, 16)
            ways = [
                Bill(owed.generic, owed.symbols[:k] + owed.symbols[k + 1 :])
                for k in sorted(range(len(owed.symbols)), key=lambda k: mask(owed.symbols[k]).bit_count())
                if unit & mask(owed.symbols[k])
            ]
            ways += [Bill(owed.generic - 1, owed.symbols)] if owed.generic else []
            ways += [
                Bill(owed.generic + 1, owed.symbols[:k] + owed.symbols[k + 1 :])
                for k, symbol in enumerate(owed.symbols)
                if two_for(symbol)
            ]
            expected = next((way for way in ways if by_trying(way, units, 0)), None)
            assert spend(owed, unit, units, (), 0) == expected, (owed, unit, units)
            kinds.add(expected is None)
        assert kinds == {True, False}


def test_a_source_of_two_mana_pays_with_either_of_its_ways() -> None:
    two_of_one = (((BIT["R"], BIT["R"]), (BIT["G"], BIT["G"])),)
    assert payable(bill(mana("{1}{R}")), (), two_of_one)
    assert payable(bill(mana("{G}{G}")), (), two_of_one)
    assert not payable(bill(mana("{R}{G}")), (), two_of_one)


def test_mana_is_spent_where_the_rest_stays_payable() -> None:
    """{1}{R} with a Mountain and a Plains: the red mana must not pay the generic part."""
    left = spend(bill(mana("{1}{R}")), BIT["R"], (BIT["W"],), (), 0)
    assert left == Bill(1, ())
    assert spend(bill(mana("{1}{R}")), BIT["W"], (BIT["R"],), (), 0) == Bill(0, ("R",))
    assert spend(bill(mana("{R}")), BIT["W"], (BIT["R"],), (), 0) is None


def test_every_order_of_sources_pays() -> None:
    for order in permutations(("mountain", "plains", "forest")):
        arena = Arena()
        arena.put(0, *order)
        piece = arena.hand(0, "doorstep-mastiff")[0]  # {1}{W}
        game = arena.game()
        act(game, ("cast", piece, ""))
        tapped = [i for i in table_of(game).ids(BATTLEFIELD) if table_of(game).pieces[i].tapped]
        assert len(tapped) == 2


def test_a_spell_is_offered_only_if_it_can_be_paid() -> None:
    arena = Arena()
    arena.put(0, "mountain", "mountain")
    white, red = arena.hand(0, "doorstep-mastiff", "chandelier-swinger")
    game = arena.game()
    assert offered(game, "cast") == [("cast", red, "")]
    refusal = game.why_not(0, ("cast", white, ""))
    assert refusal is not None and refusal.rule == "601.2h"


def test_lands_that_are_alike_are_offered_once_and_the_rest_is_settled() -> None:
    arena = Arena()
    arena.put(0, "plains", "plains", "plains")
    piece = arena.hand(0, "doorstep-mastiff")[0]
    game = arena.game()
    assert len(offered(game, "activate")) == 1  # one Plains stands for all three
    game.answer(("cast", piece, ""))
    assert say(game) == "priority"  # nothing was asked about the payment


def test_a_source_that_others_need_is_not_offered_for_generic_mana() -> None:
    arena = Arena()
    arena.put(0, "plains", "mountain", "mountain")
    piece = arena.hand(0, "twin-blade-butler")[0]  # {2}{W}
    game = arena.game()
    game.answer(("cast", piece, ""))
    assert say(game) == "priority"


def test_convoke_lets_creatures_pay_for_generic_mana_or_their_colour() -> None:
    arena = Arena()
    arena.put(0, "plains", "plains", "plains")
    helpers = arena.put(0, "lamp-lighter", "stove-imp")  # white, red
    piece = arena.hand(0, "the-wandering-rescuer")[0]  # {3}{W}{W}, convoke
    game = arena.game()
    assert ("cast", piece, "") in offered(game)
    act(game, ("cast", piece, ""))
    assert all(table_of(game).pieces[i].tapped for i in helpers)


def test_phyrexian_mana_may_be_paid_with_life() -> None:
    arena = Arena()
    target = arena.graveyard(0, "garden-bear")[0]
    piece = arena.hand(0, "noxious-revival")[0]  # {G/P}
    game = arena.game()
    game.answer(("cast", piece, ""))
    assert table_of(game).seats[0].life == 18
    pass_all(game)
    assert table_of(game).pieces[target].zone != BATTLEFIELD


def test_unspent_mana_is_lost_as_the_step_ends() -> None:
    arena = Arena(step="upkeep")
    arena.put(0, "forest")
    game = arena.game()
    game.answer(offered(game, "activate")[0])
    assert [m.symbol for m in table_of(game).seats[0].pool] == ["G"]
    pass_all(game)
    assert table_of(game).board.step == "draw"
    assert table_of(game).seats[0].pool == ()


def test_lands_that_differ_only_in_the_turn_they_came_are_one_choice() -> None:
    s = arrange({"play": ["forest", "forest sick", "garden-bear", "garden-bear sick"]})
    forests = [option for option in s.options if option[0] == "activate"]
    assert [option[1] for option in forests] == [s.all("forest")[0]]
    assert len(s.game.rules.alike(s.table, s.all("forest"))) == 1
    assert len(s.game.rules.alike(s.table, s.all("garden-bear"))) == 2  # only one of them may attack


def test_an_ability_had_twice_is_one_choice() -> None:
    """Each of two Cold Hearths gives both of them the same ability to sacrifice themselves for mana."""
    arena = Arena()
    arena.put(0, "plains", "mountain", "cold-hearth", "cold-hearth")
    piece = arena.hand(0, "doorstep-mastiff")[0]
    game = arena.game()
    assert len(offered(game, "activate")) == len(set(offered(game, "activate")))
    game.answer(("cast", piece, ""))
    given_up = offered(game, "give_up")
    assert len(given_up) == len(set(given_up)) == 2
