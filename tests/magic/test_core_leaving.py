"""Leaving a game of several (800.4a): what a player owns, what he controls, and the stack."""

from tests.magic.arrange import Sitting, arrange

from arbitre.games.magic.rules.invariants import invariants
from arbitre.games.magic.rules.leaving import lose_game


def stacked() -> Sitting:
    """Alice has three spells and an ability on the stack, Bob one above them."""
    s = arrange(
        {"play": ["fever-dreamer", "garden-bear"], "hand": ["unholy-heat"] * 3, "lands": "RRRR",
         "graveyard": ["innocuous-rat", "plains", "scorching-dragonfire", "cursed-recording"]},
        {"play": ["old-oak"], "hand": ["unholy-heat"], "lands": "R"},
        seats=3,
    )  # fmt: skip
    s.use("fever-dreamer")
    for _ in range(3):
        s.cast("unholy-heat", "old-oak")
    s.say(("pass",))
    s.cast("unholy-heat", "garden-bear")
    assert [item.seat for item in s.table.board.stack] == [0, 0, 0, 0, 1]
    return s


def test_all_his_spells_and_abilities_go_with_him() -> None:
    s = stacked()
    bobs = s.table.board.stack[-1].id
    lose_game(s.table, {0: ("life", "704.5a")})
    assert [item.id for item in s.table.board.stack] == [bobs]
    assert invariants(s.table) == []


def test_a_spell_of_his_card_goes_whoever_cast_it() -> None:
    s = stacked()
    spell = s.table.board.stack[-1]
    s.table.own(spell.source).owner = 0
    lose_game(s.table, {0: ("life", "704.5a")})
    assert s.table.board.stack == () and s.where(spell.source) == "ceased"


def test_a_spell_he_cast_of_anothers_card_is_exiled() -> None:
    s = stacked()
    spell = s.table.board.stack[1]
    s.table.own(spell.source).owner = 2
    lose_game(s.table, {0: ("life", "704.5a")})
    assert len(s.table.board.stack) == 1 and s.where(spell.source) == "exile"
