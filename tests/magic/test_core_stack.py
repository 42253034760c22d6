"""The stack: order, priority, targets checked again, triggers."""

from __future__ import annotations

from tests.magic.arena import Arena, act, offered, pass_all, say, table_of

from arbitre.games.magic.rules.model import BATTLEFIELD, GRAVEYARD
from arbitre.games.magic.rules.refs import zone
from arbitre.kernel.game import Game


def test_priority_is_asked_even_if_only_passing_is_possible() -> None:
    game = Arena(step="upkeep").game()
    assert game.pending is not None and game.pending.seat == 0
    assert offered(game) == [("pass",)]
    game.answer(("pass",))
    assert game.pending is not None and game.pending.seat == 1 and offered(game) == [("pass",)]


def test_the_last_spell_put_on_the_stack_resolves_first_and_the_first_finds_no_target() -> None:
    arena = Arena()
    arena.put(0, "plains")
    arena.put(1, "mountain", "mountain")
    bear = arena.put(1, "garden-bear")[0]
    remake = arena.hand(0, "unwanted-remake")[0]
    fire = arena.hand(1, "scorching-dragonfire")[0]
    game = arena.game()
    act(game, ("cast", remake, ""), ("pass",), ("cast", fire, ""))
    assert [item.source for item in table_of(game).board.stack] == [remake, fire]
    pass_all(game)
    table = table_of(game)
    assert table.pieces[bear].zone != BATTLEFIELD  # the second spell resolved
    assert [item.source for item in table.board.stack] == [remake]
    pass_all(game)
    table = table_of(game)
    assert table.pieces[remake].zone == zone(0, GRAVEYARD)
    # It did not resolve, so nobody manifested dread (608.2b).
    assert not [i for i in table.ids(BATTLEFIELD) if table.pieces[i].hidden]


def test_the_player_who_acted_gets_priority_again_and_the_active_one_after_a_resolution() -> None:
    arena = Arena()
    arena.put(0, "plains")
    lamp = arena.hand(0, "lamp-lighter")[0]
    game = arena.game()
    act(game, ("cast", lamp, ""))
    assert game.pending is not None and game.pending.seat == 0
    pass_all(game)
    assert table_of(game).pieces[lamp].zone == BATTLEFIELD
    assert game.pending is not None and game.pending.seat == 0 and not table_of(game).board.stack


def test_sorcery_timing() -> None:
    arena = Arena(active=1)
    arena.put(0, "plains", "island", "island")
    slow, quick = arena.hand(0, "lamp-lighter", "curtain-lurker")  # the second has flash
    game = arena.game()
    game.answer(("pass",))
    assert offered(game, "cast") == [("cast", quick, "")]
    refusal = game.why_not(0, ("cast", slow, ""))
    assert refusal is not None and refusal.rule == "302.1"


def test_hexproof_keeps_opponents_from_targeting_but_not_its_controller() -> None:
    arena = Arena()
    arena.put(0, "mountain", "mountain", "island")
    arena.put(1, "unseen-lodger")
    heat = arena.hand(0, "unholy-heat")[0]
    game = arena.game()
    refusal = game.why_not(0, ("cast", heat, ""))
    assert refusal is not None and refusal.rule == "601.2c"


def ward(life: int) -> Game:
    arena = Arena()
    arena.put(0, "mountain", *(["plains"] * life))
    arena.put(1, "sealed-portrait")  # ward {2}
    heat = arena.hand(0, "unholy-heat")[0]
    game = arena.game()
    act(game, ("cast", heat, ""))
    return game


def test_ward_triggers_for_an_opponents_spell_and_counters_it_unless_paid() -> None:
    game = ward(0)
    assert [item.kind for item in table_of(game).board.stack] == ["spell", "triggered"]
    pass_all(game)
    assert not table_of(game).board.stack  # nothing to pay with: countered
    paid = ward(2)
    pass_all(paid)
    assert paid.pending is not None and paid.pending.kind == "yes" and paid.pending.seat == 0
    paid.answer(True)
    assert [item.kind for item in table_of(paid).board.stack] == ["spell"]


def test_triggers_go_on_the_stack_in_turn_order_so_the_active_players_resolve_last() -> None:
    arena = Arena(active=1)
    for seat in (0, 1):
        arena.put(seat, "innocuous-rat", damage=1)
        arena.library(seat, "old-oak", "garden-bear")
    game = arena.game()
    game.answer(("pass",))
    assert [item.seat for item in table_of(game).board.stack] == [1, 0]
    pass_all(game)
    assert say(game) == "manifest_dread" and game.pending is not None and game.pending.seat == 0


def test_a_land_is_played_once_a_turn_in_a_main_phase_and_uses_no_stack() -> None:
    arena = Arena()
    first, second = arena.hand(0, "forest", "island")
    game = arena.game()
    game.answer(("play", first))
    assert table_of(game).pieces[first].zone == BATTLEFIELD and not table_of(game).board.stack
    assert not offered(game, "play")
    refusal = game.why_not(0, ("play", second))
    assert refusal is not None and refusal.rule == "305.2"


def test_a_refusal_does_not_tell_what_a_hidden_card_is() -> None:
    arena = Arena()
    land = arena.hand(1, "forest")[0]
    spell = arena.hand(1, "garden-bear")[0]
    game = arena.game()
    assert game.why_not(0, ("play", land)) == game.why_not(0, ("play", spell))
    assert say(game) == "priority"
