"""What the bot drawer works out without playing: the ways of a move, and what a table adds up to."""

from __future__ import annotations

import pytest

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, Luck
from arbitre.bots.advice import advice
from arbitre.bots.greedy import DEPTH, FOLLOW_UPS, Follow, Look
from arbitre.bots.sample import one
from arbitre.games.noxilia.bot.field import survey
from arbitre.games.noxilia.bot.value import parts, value
from arbitre.games.noxilia.bot.walks import ends
from arbitre.games.noxilia.rules.model import Table
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer

from .arena import A_WALL, FIELD, FIELD_2, A, Arena, B

CLANS = ("aubeterre", "hollow-court", "willow-choir", "brass-ledger")


def begun(seed: int, player: str) -> tuple[Game, list[bots.Bot]]:
    """A game of two clans, and who plays it."""
    game = arbitre.new(
        "noxilia", seed=seed, seats=2, brisk=True, decks=[CLANS[seed % 4], CLANS[(seed // 4) % 4]]
    )
    return game, [bots.by_name(player, seed, seat) for seat in (0, 1)]


def lies(table: Table) -> str:
    """All that lies on a table; what an action that is over hands on to the other player left aside."""
    zones = [zone.ids for zone in table.zones]
    return repr((table.pieces, zones, table.effects, table.queue, table.rng, [s.gold for s in table.seats]))


def foretold(glimpse: Glimpse, answer: Answer, dream: int) -> tuple[list[float], list[Table]] | None:
    """What an answer is worth or comes to, without its being played."""
    return ends(lambda: glimpse.present(dream), glimpse.decision, glimpse.said, answer, DEPTH, FOLLOW_UPS)


def compared(game: Game, answer: Answer, dream: int) -> int:
    """An answer, foretold and played; how many positions it was found to come to."""
    glimpse = Glimpse(game)
    found = foretold(glimpse, answer, dream)
    if found is None:
        return 0
    worths, others = found
    look = Look(glimpse.seat, Luck(dream), advice("noxilia"))
    follow = Follow(look, DEPTH)
    worth = follow.worth(glimpse.imagine(answer, dream, follow.answer))
    played = {lies(table): value(table, glimpse.seat) for table in look.judged}
    assert {lies(table) for table in others} <= set(played)
    assert {*worths, *(value(table, glimpse.seat) for table in others)} == set(played.values())
    assert max(played.values()) == worth
    assert not look.left, "another was asked"
    assert glimpse.surely(others, dream) == glimpse.surely(look.judged, dream)
    return len(worths) + len(others)


@pytest.mark.parametrize("seed", [3, 6])
def test_the_ways_of_a_move_lead_where_they_lead_when_they_are_played(seed: int) -> None:
    game, players = begun(seed, "random" if seed % 2 else "greedy")
    known = 0
    for number in range(240):
        if game.pending is None:
            break
        glimpse = Glimpse(game)
        if game.pending.say[0] in ("act", "move", "move_on") and number % 4 == 0:
            for answer in glimpse.decision.answers():
                known += compared(game, answer, number)
        game.answer(players[glimpse.seat].choose(glimpse))
    assert known > 100


def test_a_move_somebody_answers_is_not_foretold() -> None:
    """A latent spell under the zone it comes to: its player is asked, so it must be played (N-132)."""
    for trap in (False, True):
        arena = Arena()
        walker = arena.unit("oath-pikeman", A, A_WALL)
        if trap:
            arena.latent("aegis-of-dawn", B, arena.table.board.places[FIELD])
        assert (compared(arena.game, ("move", walker), 1) > 2) != trap


def test_who_comes_within_one_zone_is_seen_when_a_move_is_foretold() -> None:
    """One dream tells no more than that somebody is there (N-072)."""
    arena = Arena()
    walker = arena.unit("oath-pikeman", A, A_WALL)
    hidden = arena.unit("gallows-knight", B, FIELD_2, hidden=True)
    glimpse = Glimpse(arena.game)
    found = foretold(glimpse, ("move", walker), 4)
    assert found is not None
    worths, others = found
    assert worths, "it need not come near"
    assert {table.pieces[hidden].hidden for table in others} == {False}
    assert not glimpse.surely(others, 4)
    assert compared(arena.game, ("move", walker), 4) == len(worths) + len(others)


@pytest.mark.parametrize("seed", [2, 7, 13])
def test_what_is_added_up_anew_comes_to_what_is_added_up_from_nothing(seed: int) -> None:
    """At every question of a game by chance, from a table that was looked at some answers before."""
    game = arbitre.new("noxilia", seed=seed, decks=[CLANS[seed % 4], CLANS[(seed + 1) % 4]])
    kept = differing = 0
    while game.pending is not None and len(game.history) < 500:
        if len(game.history) % 12 == 0:
            survey(game.checkpoint, seed % 2)
            looked = game.checkpoint.standing
        game.answer(one(game.pending, Luck(seed, len(game.history))))
        table = game.state
        if table.standing is looked:
            kept += 1
            worth = parts(table, seed % 2)
            table.standing = None
            assert parts(table, seed % 2) == worth
            table.standing = looked
            differing += worth != parts(game.start, seed % 2)
    assert kept > 100
    assert differing > 100
