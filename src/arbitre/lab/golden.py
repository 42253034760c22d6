"""Golden games: what seeded games between chance came to, kept in a table so that any changed event shows.

Like a chess engine's perft: a rule that is only moved about must leave every line of the table alone, plain
and compiled. `python -m arbitre.lab.golden GAME 200` prints the table of that many games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

import arbitre
from arbitre.bots import by_name, play_out
from arbitre.games import spec

FIRST_SEED = 1000
MOST_ANSWERS = 3000
"""A game that lasts longer is compared as far as this."""


def line(game: str, number: int) -> str:
    """One game: seed, seats, answers, events, how it ended, and a digest of every event."""
    seed = FIRST_SEED + number
    able = [seats for seats in (2, 3, 4) if seats == 2 or game in MANY]
    seats = able[number % len(able)]
    decks = list(spec(game).decks.lists)[:2]
    given = (
        [decks[(number + seat) % 2] for seat in range(seats)]
        if spec(game).decks.per_seat
        else decks[number % 2]
    )
    options: dict[str, Any] = {spec(game).decks.option: given}
    played = arbitre.new(game, seed, seats, **options)
    play_out(played, [by_name("random", seed, seat) for seat in range(seats)], MOST_ANSWERS)
    events = msgspec.json.encode(played.state.events_since(0))
    ended = played.result
    how = f"{ended.reason} {','.join(map(str, ended.winners))}".strip() if ended else "goes on"
    digest = sha256(events).hexdigest()[:16]
    return "\t".join(map(str, (seed, seats, len(played.history), played.state.count, how, digest)))


MANY = ("quarriors", "magic")
"""The games for more than two."""


def lines(game: str, games: int) -> Iterator[str]:
    """The table of so many games."""
    return (line(game, number) for number in range(games))


if __name__ == "__main__":
    for row in lines(sys.argv[1], int(sys.argv[2])):
        print(row)
