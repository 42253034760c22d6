"""Leaving a game of several (800.4a): what a player owns, what he controls, and the stack."""

import pytest
from tests.magic.arrange import Sitting, arrange

from arbitre.games import spec
from arbitre.games.magic.rules.invariants import invariants
from arbitre.games.magic.rules.leaving import lose_game
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Concession, Refusal
from arbitre.kernel.scenario.reading import read


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


def concession(format_: str, seat: int) -> tuple[Game, Refusal | None]:
    """Somebody gives up while Alice chooses the target of a spell; what that is answered."""
    text = (
        "title: Giving up\ngame: magic\ngiven:\n  Alice: { battlefield: [Mountain], hand: [Sharp Retort] }\n"
        "  Bob: {}\n  Carol: {}\n  Dave: {}\nwhen: [Alice pass]\nthen: {turn: 3}"
    )
    given = read(text, "giving up")[0].given
    names = ["Alice", "Bob", "Carol", "Dave"]
    state = spec("magic").scenario.position(names, {"format": format_}, given, 1).state
    game = Game(state.rules, state)
    assert game.pending is not None
    game.answer(next(option for option in game.pending.options if option[0] == "cast"))  # type: ignore[index]
    assert game.pending.say[0] == "target"
    try:
        game.answer(Concession(seat))
    except Refused as refused:
        return game, refused.refusal
    return game, None


@pytest.mark.parametrize("seat", [1, 2])
def test_where_a_teammate_plays_on_nobody_leaves_in_the_middle_of_an_action(seat: int) -> None:
    game, refusal = concession("teams", seat)
    assert refusal is not None and refusal.say == ("under_way",)
    game.answer(("target", "seat", 3))
    game.answer(Concession(seat))
    assert game.state.seats[seat].out and not game.over
    assert invariants(game.state) == []


def test_where_it_ends_the_game_anybody_may_leave_at_any_moment() -> None:
    game, refusal = concession("two-headed-giant", 1)
    assert refusal is None and game.result is not None and game.result.winners == (2, 3)
