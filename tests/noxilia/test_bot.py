"""What Noxilia's bot drawer thinks good: a safe Monarch, income, cards; and nothing it may not know."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, Luck
from arbitre.bots.sample import one
from arbitre.games.noxilia.bot.value import parts, value
from arbitre.games.noxilia.bot.walks import Walk, same_walk
from arbitre.games.noxilia.cards.index import CARDS, LIFE, NUMBER
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.model import HAND, QUEUE, Table
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Result
from arbitre.lab.simulate import simulate

from .arena import (
    A_ROOM,
    A_WALL,
    A_WALL_2,
    B_COMMAND,
    B_ROOM,
    B_WALL,
    B_WALL_2,
    FIELD,
    FIELD_2,
    KING,
    QUEEN,
    A,
    Arena,
    B,
)

CLANS = ("aubeterre", "hollow-court", "willow-choir")


def midway(seed: int, most: int = 150) -> Table:
    """A position in the middle of a game by chance."""
    game = arbitre.new("noxilia", seed=seed, decks=[CLANS[seed % 3], CLANS[(seed + 1) % 3]])
    bots.play_out(game, [bots.by_name("random", seed, seat) for seat in (0, 1)], most)
    return game.state


def choice(arena: Arena) -> tuple[Any, ...]:
    """What greedy does here."""
    assert arena.game.pending is not None
    answer = bots.by_name("greedy", 3, arena.game.pending.seat).choose(Glimpse(arena.game))
    assert isinstance(answer, tuple)
    return answer


def test_what_one_seat_likes_the_other_dislikes() -> None:
    def both(unit_of: int) -> tuple[float, float]:
        arena = Arena()
        arena.unit("oath-knight", unit_of, FIELD)
        return value(arena.table, A), value(arena.table, B)

    assert both(A)[0] > both(B)[0]
    assert both(A)[1] < both(B)[1]


def test_winning_is_best_and_a_draw_between() -> None:
    table = Arena().table
    plain = value(table, A)
    worth = {}
    for winners in ((A,), (), (B,)):
        table.result = Result(winners, "monarch")
        worth[winners] = value(table, A)
    assert worth[(A,)] > plain > worth[()] > worth[(B,)]


def test_life_armour_gear_cards_and_gold_are_worth_something() -> None:
    def worth(**fields: Any) -> float:
        arena = Arena()
        arena.unit("oath-knight", A, A_WALL, **fields)
        return value(arena.table, A)

    whole = worth()
    assert worth(lost=1) < whole
    assert worth(poison=1) < whole
    arena = Arena(gold=3)
    arena.table.seats[A].allowance = 0
    before = value(arena.table, A)
    arena.table.seats[A].gold += 1
    richer = value(arena.table, A)
    arena.hand("oath-knight")
    assert before < richer < value(arena.table, A)
    # Gold that nothing can be bought for is worth next to nothing.
    arena.table.seats[A].gold = 80
    first = value(arena.table, A)
    arena.table.seats[A].gold = 90
    assert value(arena.table, A) - first < 10 * (richer - before) / 2


def test_a_monarch_fears_who_can_reach_it() -> None:
    def worth(space: int) -> float:
        arena = Arena()
        arena.unit("flesh-cart", B, space)
        return value(arena.table, A)

    assert worth(A_WALL) < worth(FIELD) < worth(B_WALL) < worth(B_COMMAND)


def test_a_latent_spell_is_laid_where_somebody_may_strike() -> None:
    """A spell that waits for an attack is worth more under whom enemies can reach."""

    def waiting(enemy: int, laid: bool) -> float:
        arena = Arena()
        unit = arena.unit("oath-knight", A, A_WALL)
        arena.unit("flesh-cart", B, enemy)
        if laid:
            arena.latent("aegis-of-dawn", A, unit)
        return value(arena.table, A)

    near = waiting(FIELD, True) - waiting(FIELD, False)
    far = waiting(B_ROOM, True) - waiting(B_ROOM, False)
    assert near > far > 0


def test_negative_armour_may_outweigh_life() -> None:
    """Life 3 and armour -10 against a blow of 4: all of it is at risk, and no share is without end."""
    arena = Arena()
    arena.unit("oath-pikeman", A, FIELD, armour=-10)
    arena.unit("hired-blade", B, FIELD)
    assert abs(value(arena.table, A)) < 1000


def test_who_has_waited_long_grows_bold() -> None:
    """Two armies that wait for each other wait for ever: late in a game to go near is worth the risk."""

    def going(turn: int, space: int) -> float:
        arena = Arena()
        arena.table.own_board().turn = turn
        arena.unit("gate-sergeant", A, space)
        arena.unit("flesh-cart", B, B_WALL)
        return value(arena.table, A)

    early = going(4, FIELD) - going(4, A_WALL)
    late = going(40, FIELD) - going(40, A_WALL)
    assert early < 0 < late


def test_who_has_waited_far_too_long_fears_nothing() -> None:
    """Twenty brutes at the gate, and one who carries a shield: somebody has to go."""

    def going(turn: int, space: int) -> float:
        arena = Arena()
        arena.table.own_board().turn = turn
        arena.unit("pavise-bearer", A, space)
        for _ in range(20):
            arena.unit("flesh-cart", B, B_WALL)
        return value(arena.table, A)

    assert going(28, FIELD) < going(28, A_WALL)
    assert going(45, FIELD) > going(45, A_WALL)


def test_armies_that_have_stood_before_each_other_for_long_come_to_blows() -> None:
    """Thirty units a side at a gate, those behind it face down: such games ended at the limit of turns."""
    arena = Arena(gold=0)
    arena.table.own_board().turn = 45
    for _ in range(30):
        arena.unit("gate-sergeant", A, FIELD)
        arena.unit("blood-sworn", B, B_WALL, hidden=True)
    assert choice(arena)[:1] == ("charge",)


def test_to_see_a_unit_is_neither_good_nor_bad_on_average() -> None:
    """What is face down counts as the mean of what it may be: units and Heroes, each as likely."""

    def units(slug: str, hidden: bool) -> float:
        arena = Arena()
        arena.unit(slug, B, B_WALL, hidden=hidden)
        return parts(arena.table, A)[1]

    slugs = [card.slug for card in CARDS if card.type in ("unit", "hero")]
    seen = sum(units(slug, False) for slug in slugs) / len(slugs)
    assert units(slugs[0], True) == pytest.approx(seen)


def test_to_find_the_other_monarch_is_no_gain_in_units() -> None:
    """A Monarch is no unit one could kill like another: face down it must not count as one."""

    def units(hidden: bool) -> float:
        arena = Arena()
        arena.unit("flesh-cart", B, B_WALL, hidden=True)
        king = arena.table.pieces[arena.king]
        king.hidden, king.known = hidden, 1 << B if hidden else king.known
        return parts(arena.table, A)[1]

    assert units(True) == pytest.approx(units(False))


def test_an_income_zone_counts_when_captured_and_nearly_so_when_held_alone() -> None:
    """Held alone it turns at the end of the turn (N-207)."""

    def worth(controller: int, guard: bool) -> float:
        arena = Arena()
        arena.unit("rag-ghoul", A, B_WALL)
        if guard:
            arena.unit("rag-ghoul", B, B_WALL)
        arena.table.pieces[arena.table.board.places[B_WALL]].controller = controller
        return value(arena.table, A)

    captured, lost = worth(A, True), worth(B, True)
    assert captured > lost
    turning = worth(A, False) - worth(B, False)
    assert 0 < turning < captured - lost  # most of it is counted already


def test_what_an_unseen_unit_is_changes_nothing() -> None:
    """Face down, in the queue or in hand: the opponent's cards are numbers only."""
    for other in ("flesh-cart", "oath-pikeman", "marrow-scribe"):
        arena = Arena()
        arena.unit(other, B, B_WALL, hidden=True)
        queued = arena.hand(other, B)
        arena.table.pieces[queued].hidden, arena.table.pieces[queued].known = True, 1 << B
        arena.table.own_zone(place(arena.table, B, HAND)).ids.remove(queued)
        arena.table.own_zone(place(arena.table, B, QUEUE)).ids.append(queued)
        arena.hand(other, B)
        worth = value(arena.table, A)
        if other == "flesh-cart":
            first = worth
        assert worth == first


def test_what_is_face_down_is_not_read_in_real_games_either() -> None:
    for seed in range(4):
        table = midway(seed, 60).fork()
        for seat in (A, B):
            before = value(table, seat)
            changed = table.fork()
            unseen = [i for group in RULES.hidden_from(table, seat) for i in group]
            theirs = [i for i in dict.fromkeys(unseen) if table.pieces[i].owner == 1 - seat]
            for piece in theirs:
                changed.own(piece).what = NUMBER["oath-pikeman"]
            assert value(changed, seat) == pytest.approx(before)


def test_greedy_kills_a_monarch_it_can_kill() -> None:
    arena = Arena()
    arena.table.pieces[arena.king].lost = LIFE[NUMBER[KING]] - 1
    knight = arena.unit("oath-knight", A, B_COMMAND, melee=9)
    assert choice(arena) == ("melee", knight)


def test_greedy_shoots_rather_than_walks_into_reach() -> None:
    arena = Arena()
    archer = arena.unit("wall-crossbow", A, A_WALL)
    for space in (FIELD, FIELD_2, B_WALL, B_WALL_2):
        arena.unit("flesh-cart", B, space)
    assert choice(arena) == ("ranged", archer)


def test_greedy_takes_its_monarch_out_of_reach() -> None:
    """Wounded, nobody beside it and two brutes at the gate: it goes to the other room."""
    arena = Arena()
    arena.table.pieces[arena.queen].lost = LIFE[NUMBER[QUEEN]] - 3
    for _ in range(2):
        arena.unit("flesh-cart", B, A_WALL)
    assert choice(arena) == ("move", arena.queen)
    arena.does(("move", arena.queen))
    assert choice(arena) == ("to", A_ROOM)


def test_greedy_passes_when_nothing_is_better() -> None:
    arena = Arena(gold=0)
    for unit in (arena.queen, arena.king):
        arena.table.pieces[unit].engaged = True
    assert choice(arena) == ("pass",)


def test_the_value_is_quick() -> None:
    """60 µs is the aim on a quiet machine; here only that it is no hundred times more."""
    table = midway(1)
    began = process_time()
    for _ in range(200):
        value(table, A)
    assert (process_time() - began) / 200 < 0.002


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    """The full measure (400 games) is in bench/RESULTS.md."""
    report = simulate("noxilia", 8, seed=5, seats=["greedy", "random"], paired=True)
    assert report.errors == 0
    assert report.players[0].wins >= 6


def lies(game: Game) -> str:
    """All that lies on the table, and what is asked."""
    table = game.state
    say = game.pending.say if game.pending is not None else ()
    zones = [zone.ids for zone in table.zones]
    return repr((table.pieces, zones, table.seats, table.board, table.effects, table.queue, say))


def walked(game: Game, found: dict[Walk, set[str]]) -> None:
    """Take every way of the move under way to its end; where those that are the same come to."""
    pending = game.pending
    if pending is None or pending.say[0] not in ("move", "move_on"):
        return
    since = game.state.events_since(game.checkpoint.count)
    for answer in pending.options:
        end = same_walk(game.state, pending, answer, since)
        on = game.fork()
        on.answer(answer)
        if end is not None:
            found.setdefault(end, set()).add(lies(on))
        walked(on, found)


@pytest.mark.parametrize("seed", [1, 4])
def test_ways_of_a_move_that_are_called_the_same_come_to_the_same_position(seed: int) -> None:
    game = arbitre.new("noxilia", seed=seed)
    tried = 0
    while game.pending is not None and len(game.history) < 260:
        pending = game.pending
        moves = [o for o in pending.options if isinstance(o, tuple) and o[0] == "move"]
        if len(game.history) > 60 and moves and len(game.history) % 4 == 0:
            found: dict[Walk, set[str]] = {}
            on = game.fork()
            on.answer(Luck(seed, len(game.history)).pick(moves))
            walked(on, found)
            tried += len(found)
            assert [end for end, positions in found.items() if len(positions) > 1] == []
        game.answer(one(pending, Luck(seed, len(game.history))))
    assert tried > 40


def test_ways_into_a_zone_with_enemies_are_never_called_the_same() -> None:
    """From one held zone into another it takes the damage of Force Through, by the open way not (N-164)."""
    arena = Arena()
    walker = arena.unit("gallows-knight", A, A_WALL)
    arena.unit("oath-pikeman", B, FIELD)
    arena.unit("oath-pikeman", B, FIELD_2)
    arena.does(("move", walker))
    found: dict[Walk, set[str]] = {}
    walked(arena.game, found)
    assert len(found) > 3
    assert [end for end, positions in found.items() if len(positions) > 1] == []
    through = arena.game.fork()
    for answer in (("to", FIELD), ("to", FIELD_2)):
        through.answer(answer)
    around = arena.game.fork()
    for answer in (("to", A_WALL_2), ("to", FIELD_2)):
        around.answer(answer)
    assert lies(through) != lies(around)
