"""Nothing hidden crosses the wire: what a seat may not know is changed, and it gets the same bytes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.games import GAMES, spec
from arbitre.games.stops import stop
from arbitre.kernel.chance import dream, twist
from arbitre.kernel.game import Game
from arbitre.kernel.record import restore, snapshot
from arbitre.server import secrecy
from arbitre.server.entries import Chair, Setup

from .conftest import Running
from .player import Client

NAMES = ("Ada", "Blaise", "Carol", "Dora")
VERBS = (
    "play",
    "cast",
    "summon",
    "attack",
    "move",
    "melee",
    "miracle",
    "lay",
    "muster",
    "use",
    "event",
    "hide",
)


def position(game: str, seed: int, least: int, seats: int = 2, **options: Any) -> Game:
    """A game after some random answers, between two steps, where something is asked that does not go by: what
    is drawn after it would be new to see."""
    played = arbitre.new(game, seed=seed, seats=seats, **options)
    luck = random.Random(seed)
    quiet = spec(game).table.stops.quiet
    while played.pending is not None and (
        len(played.history) < least or played.answers or stop(played) in quiet
    ):
        bot = by_name("random", luck.randrange(10**6), played.pending.seat)
        played.answer(bot.choose(Glimpse(played)))
    return played


def starting(played: Game, eyes: int, seed: int) -> tuple[str, bytes]:
    """A record that begins there, with what these eyes cannot see dealt anew if there is a seed; and the view
    that tells whether anything but the unseen differs."""
    state = restore(played.rules, snapshot(played.checkpoint))
    if seed:
        for seat in [eyes] if eyes >= 0 else range(len(state.seats)):
            twist(state, dream(state, 0, state.rules.hidden_from(state, seat), seed))
    fresh = Game(played.rules, state)
    return fresh.save().decode(), snapshot(fresh.checkpoint)


def talk(server: Running, game: str, record: str, eyes: int, seats: int = 2) -> str:
    """Everything a seat is told that looks at all it can look at and tries all it cannot do."""
    tokens = [secrecy.new_token() for _ in range(seats)]
    chairs = [
        Chair("me", name, token=secrecy.digest(token))
        for name, token in zip(NAMES[:seats], tokens, strict=True)
    ]
    made = server.do(server.hub.admit(Setup(game, chairs, {}, start=record, bot_seed=1), [], []))
    client = Client(server.url, made.room, tokens[eyes] if eyes >= 0 else "", lang="fr")
    welcome = client.until("welcome")
    table = client.until("table")
    client.send(type="language", lang="en")
    client.until("table")
    if eyes >= 0:
        decision = table["question"]["id"] if table["question"] else 1
        pieces = [piece for zone in table["view"]["zones"] for piece in zone["pieces"]]
        for piece in pieces:
            client.say(id=f"w{piece['id']}", type="whynot", piece=piece["id"])
        unseen = [piece["id"] for piece in pieces if "card" not in piece]
        for piece in random.Random(1).sample(unseen, min(20, len(unseen))):
            for verb in VERBS:
                for rest in ([], [0]):
                    about = f"{piece}{verb}{len(rest)}"
                    client.say(id=f"v{about}", type="whynot", option=[verb, piece, *rest])
                    illegal = [verb, piece, *rest]
                    client.say(id=f"a{about}", type="answer", decision=decision, answer=illegal)
        for zone in range(len(table["view"]["zones"])):
            client.say(id=f"z{zone}", type="whynot", zone=zone)
    said = client.bytes.decode().replace(made.room, "ROOM").replace(welcome["stream"], "STREAM")
    client.close()
    return said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [0, 1, -1])
def test_what_is_not_seen_makes_no_difference(server: Running, game: str, eyes: int) -> None:
    different = 0
    for seed, least in ((3, 8), (8, 40), (21, 110)):
        played = position(game, seed, least)
        if played.over:
            continue
        record, as_it_is = starting(played, eyes, 0)
        said = talk(server, game, record, eyes)
        assert len(said) > 2_000
        other, dealt_anew = starting(played, eyes, seed + 100)
        different += as_it_is != dealt_anew
        assert talk(server, game, other, eyes) == said
    assert different, "nothing was dealt anew: this showed nothing"


@pytest.mark.parametrize("format_", ["two-headed-giant", "archenemy-commander", "supervillain-rumble"])
@pytest.mark.parametrize("eyes", [1, 2, -1])
def test_what_is_not_seen_makes_no_difference_in_company(server: Running, format_: str, eyes: int) -> None:
    """Among four, with schemes and teammates: a seat beside another one's, a seat across, and a spectator."""
    played = position("magic", 4, 90, 4, format=format_)
    record, as_it_is = starting(played, eyes, 0)
    other, dealt_anew = starting(played, eyes, 104)
    assert as_it_is != dealt_anew
    said = talk(server, "magic", record, eyes, 4)
    assert len(said) > 2_000
    assert talk(server, "magic", other, eyes, 4) == said


def test_the_logs_name_rooms_and_seats_and_nothing_else(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    import logging

    from arbitre.server.logs import FIELDS, LOGGER, Lines

    LOGGER.addHandler(caplog.handler)
    caplog.set_level(logging.INFO, logger=LOGGER.name)
    try:
        played = position("seven_fallen", 3, 40)
        talk(server, "seven_fallen", starting(played, 0, 0)[0], 0)
    finally:
        LOGGER.removeHandler(caplog.handler)
    lines = [json.loads(Lines().format(record)) for record in caplog.records]
    assert lines
    allowed = FIELDS | {"at", "level", "what", "where"}
    for line in lines:
        assert line.keys() <= allowed
        assert not any(isinstance(value, (list, dict)) for value in line.values())


def test_an_exceptions_words_are_not_logged() -> None:
    import logging
    import sys

    from arbitre.server.logs import Lines

    try:
        raise ValueError("obscura-archqueen")
    except ValueError:
        made: Any = logging.LogRecord("x", logging.ERROR, "f", 1, "it failed", (), sys.exc_info())
    line = Lines().format(made)
    assert "obscura" not in line
    assert json.loads(line)["error"] == "ValueError"
