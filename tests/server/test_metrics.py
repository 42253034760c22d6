"""Seen from outside: figures, the operator's page, and logs that say why and never what anybody holds."""

from __future__ import annotations

import base64
import json
import logging
import random
import re
import urllib.error
from collections.abc import Callable

import pytest

from arbitre.server import logs, metrics
from arbitre.server.reach import Reach

from .conftest import Running
from .player import Client, http, play, refusal, text, two_seats

WORD = "only the operator knows"
LINE = re.compile(r'([a-z_]+(?:\{[a-z]+="[^"]*"(?:,le="[^"]+")?\})?) (\S+)')


@pytest.fixture
def watched(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Running:
    monkeypatch.setenv("ARBITRE_OPERATOR", WORD)
    return serving()


def figures(server: Running) -> dict[str, float]:
    """What `/metrics` says, each line read as Prometheus reads it."""
    found = {}
    for line in text(server.url, "/metrics", token=WORD).decode().splitlines():
        if not line.startswith("#"):
            read = LINE.fullmatch(line)
            assert read is not None, line
            name, value = read.groups()
            found[name] = float(value)
    return found


def test_figures_follow_what_happens(watched: Running) -> None:
    before = figures(watched)
    room, one, other, _ = two_seats(watched.url, "quarriors")
    play([one, other], random.Random(1), 6)
    assert one.say(type="answer", decision=0, answer=["done"])["type"] == "refused"
    refusal(watched.url, "/api/rooms", {"game": "chess", "seats": [{"kind": "me"}]})
    after = figures(watched)

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert after["arbitre_rooms"] == after["arbitre_rooms_playing"] == 1
    assert after["arbitre_seats"] == after["arbitre_seats_here"] == 2
    assert grown('arbitre_answer_seconds_count{game="quarriors"}') == 6
    assert grown('arbitre_answer_seconds_bucket{game="quarriors",le="+Inf"}') == 6
    assert grown('arbitre_entries_total{kind="answer"}') >= 6
    assert grown('arbitre_refusals_total{reason="late"}') == 1
    assert grown('arbitre_refusals_total{reason="no_game"}') == 1
    assert grown('arbitre_store_seconds_count{kind="write"}') > 6
    assert after["arbitre_memory_bytes"] > 10_000_000
    assert room not in text(watched.url, "/metrics", token=WORD).decode()


def test_a_bots_thinking_is_measured(watched: Running) -> None:
    before = figures(watched).get('arbitre_bot_seconds_count{bot="random"}', 0)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = http(watched.url, "/api/rooms", {"game": "quarriors", "seats": seats, "pace": 0})
    client = Client(watched.url, made["room"])
    for _ in range(4):
        client.until("table")
    assert figures(watched)['arbitre_bot_seconds_count{bot="random"}'] > before


def status(server: Running, path: str, token: str) -> int:
    """What a request that must be refused is answered with."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        text(server.url, path, token=token)
    refused.value.close()
    return refused.value.code


def test_only_the_operator_sees_them(server: Running, watched: Running) -> None:
    for path in ("/metrics", "/operator"):
        assert status(server, path, WORD) == 404, "nobody gave this server an operator"
        for token in ("", "guessed"):
            assert status(watched, path, token) == 401
        basic = base64.b64encode(f"me:{WORD}".encode()).decode()
        assert text(watched.url, path, authorization=f"Basic {basic}")


def test_the_operators_page_shows_rooms_and_nothing_anybody_holds(watched: Running) -> None:
    room, one, other, tokens = two_seats(watched.url, "noxilia")
    play([one, other], random.Random(1), 6)
    logs.fault("something <b>went</b> wrong", room=room, reason="for a test")
    for lang, word in (("en", "Newest faults"), ("fr", "Dernières fautes")):
        shown = text(watched.url, f"/operator?lang={lang}", token=WORD).decode()
        assert room in shown and word in shown and "noxilia" in shown and "2/2" in shown
        assert "&lt;b&gt;went&lt;/b&gt;" in shown and "<b>went" not in shown
        hidden = watched.hub.rooms[room].room
        assert hidden.setup.secret not in shown and not any(token in shown for token in tokens)
        cards = {
            piece["slug"]
            for zone in one.table["view"]["zones"]
            for piece in zone["pieces"]
            if "slug" in piece
        }  # type: ignore[index]
        assert not any(f">{card}<" in shown for card in cards)


def test_a_log_line_tells_what_led_to_a_fault_and_no_message_of_it(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, logs.LOGGER.name)
    logs.LOGGER.propagate = True
    try:
        try:
            raise KeyError("the hidden card")
        except KeyError as error:
            raise ValueError("holds the hidden card") from error
    except ValueError:
        logs.fault("it failed", room="abc", hand="the hidden card")
    line = json.loads(logs.Lines().format(caplog.records[-1]))
    assert (line["what"], line["room"], line["error"]) == ("it failed", "abc", "ValueError")
    assert line["causes"][0].startswith("KeyError ") and "test_metrics" in line["where"]
    assert "hidden card" not in json.dumps(line) and "hidden card" not in str(logs.FAULTS)


def test_words_of_a_figure_do_not_grow_for_ever() -> None:
    count = metrics.Count("c", "of a test", "word")
    for number in range(5000):
        count.add(f"word{number}")
    assert len(count.of) <= metrics.MOST_LABELS + 1 and sum(count.of.values()) == 5000


def test_the_operators_word_is_not_guessed_for_ever(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some wrong ones even the right word is refused, to him who guesses and to nobody else."""
    monkeypatch.setenv("ARBITRE_OPERATOR", WORD)
    server = serving(reach=Reach(header="X-Real-Ip"))

    def status(word: str, visitor: str) -> int:
        try:
            text(server.url, "/metrics", token=word, x_real_ip=visitor)
        except urllib.error.HTTPError as error:
            return error.code
        return 200

    assert status(WORD, "10.0.0.7") == 200
    guessed = [status(f"guess {at}", "10.0.0.7") for at in range(30)]
    assert guessed[0] == 401 and guessed[-1] == 429
    assert status(WORD, "10.0.0.7") == 429
    assert status(WORD, "10.0.0.8") == 200
