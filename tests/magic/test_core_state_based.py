"""State-based actions and replacements: all at once, again and again, and who chooses."""

from __future__ import annotations

from tests.magic.arena import Arena, act, offered, pass_all, say, table_of

from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.events import Happening
from arbitre.games.magic.rules.model import BATTLEFIELD, EXILE, GRAVEYARD
from arbitre.games.magic.rules.refs import zone
from arbitre.games.magic.rules.state_based import settle
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY


def test_a_creature_with_lethal_damage_is_destroyed_and_its_aura_follows() -> None:
    arena = Arena()
    bear = arena.put(1, "garden-bear", damage=2)[0]
    aura = arena.put(0, "unable-to-scream", host=bear)[0]
    oak = arena.put(1, "old-oak", damage=4)[0]
    game = arena.game()
    game.answer(("pass",))
    table = table_of(game)
    assert table.pieces[bear].zone == zone(1, GRAVEYARD)
    assert table.pieces[aura].zone == zone(0, GRAVEYARD)
    assert table.pieces[oak].zone == BATTLEFIELD


def test_an_indestructible_creature_stays_but_not_with_no_toughness() -> None:
    arena = Arena()
    bust = arena.put(0, "iron-bust", damage=9)[0]
    weak = arena.put(0, "iron-bust", counters=(("-1/-1", 2),))[0]
    game = arena.game()
    game.answer(("pass",))
    assert table_of(game).pieces[bust].zone == BATTLEFIELD
    assert table_of(game).pieces[weak].zone == zone(0, GRAVEYARD)


def test_opposite_counters_annihilate() -> None:
    arena = Arena()
    bear = arena.put(0, "garden-bear", counters=(("+1/+1", 3), ("-1/-1", 2)))[0]
    game = arena.game()
    game.answer(("pass",))
    assert table_of(game).pieces[bear].counters == (("+1/+1", 1),)


def test_of_two_legends_with_one_name_their_controller_keeps_one() -> None:
    arena = Arena()
    one, two = arena.put(0, "niko-light-of-hope", "niko-light-of-hope")
    game = arena.game()
    assert say(game) == "legend_rule" and offered(game) == [one, two]
    game.answer(two)
    assert table_of(game).pieces[one].zone == zone(0, GRAVEYARD)
    assert table_of(game).pieces[two].zone == BATTLEFIELD


def test_a_player_at_no_life_loses_and_both_at_once_is_a_draw() -> None:
    arena = Arena()
    arena.table.own_seat(1).life = 0
    game = arena.game()
    assert game.result is not None and game.result.winners == (0,) and game.result.rule == "704.5a"
    arena = Arena()
    for seat in (0, 1):
        arena.table.own_seat(seat).life = -1
    game = arena.game()
    assert game.result is not None and game.result.winners == () and game.result.reason == "draw"


def test_drawing_from_an_empty_library_loses_only_at_the_next_check() -> None:
    arena = Arena(step="upkeep")
    arena.table.own_zone(zone(0, 0)).ids.clear()
    for piece in arena.table.pieces:
        if piece.zone == zone(0, 0):
            piece.zone = zone(0, GRAVEYARD)
            arena.table.own_zone(zone(0, GRAVEYARD)).ids.append(piece.id)
    game = arena.game()
    pass_all(game)
    assert game.result is not None and game.result.rule == "704.5b" and game.result.winners == (1,)


def test_the_controller_of_what_is_affected_chooses_between_replacements() -> None:
    """A creature with a finality counter dies under an opponent's Leyline of the Void: both say exile."""
    arena = Arena()
    arena.put(0, "leyline-of-the-void")
    bear = arena.put(1, "garden-bear", damage=2, counters=(("finality", 1),))[0]
    game = arena.game()
    assert say(game) == "order_guards" and game.pending is not None and game.pending.seat == 1
    assert len(offered(game)) == 2
    game.answer(offered(game)[0])
    assert table_of(game).pieces[bear].zone == EXILE


def test_a_stun_counter_is_removed_instead_of_untapping() -> None:
    arena = Arena(step="end", active=1)
    bear = arena.put(0, "garden-bear", tapped=True, counters=(("stun", 2),))[0]
    game = arena.game()
    for _ in range(12):
        if table_of(game).board.active == 0 and table_of(game).board.step == "upkeep":
            break
        options = offered(game)
        game.answer(("pass",) if ("pass",) in options else options[0])
    table = table_of(game)
    assert table.board.active == 0
    assert table.pieces[bear].tapped and table.pieces[bear].counters == (("stun", 1),)


def test_prevention_and_exile_until_a_permanent_leaves() -> None:
    arena = Arena()
    arena.put(0, "plains", "plains", "plains")
    bear = arena.put(1, "garden-bear")[0]
    screen = arena.hand(0, "trapped-in-the-screen")[0]
    arena.put(1, "plains")
    game = arena.game()
    act(game, ("cast", screen, ""))
    pass_all(game)
    pass_all(game)
    table = table_of(game)
    assert table.pieces[bear].zone == EXILE and table.pieces[screen].zone == BATTLEFIELD
    fork = game.checkpoint.fork()
    from arbitre.games.magic.rules.model import Play
    from arbitre.games.magic.rules.verbs.zones import return_to_hand

    return_to_hand(fork, Play(0), (screen,))
    assert fork.pieces[bear].zone == BATTLEFIELD and fork.pieces[bear].controller == 1


def test_an_aura_does_not_stay_on_what_left_and_came_back_at_once() -> None:
    arena = Arena()
    bear = arena.put(1, "garden-bear")[0]
    aura = arena.put(0, "unable-to-scream", host=bear)[0]
    tools = arena.put(0, "dissection-tools", host=bear)[0]
    table = arena.table
    happen(table, Happening(did.MOVED, 1, bear, to=EXILE))
    happen(table, Happening(did.MOVED, 1, bear, to=BATTLEFIELD))
    settle(table)
    assert table.pieces[bear].zone == BATTLEFIELD
    assert table.pieces[aura].zone == zone(0, GRAVEYARD)
    assert table.pieces[tools].zone == BATTLEFIELD
    assert table.pieces[tools].host == NOBODY
