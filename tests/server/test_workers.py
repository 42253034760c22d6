"""Bots think elsewhere: in processes that can be lost, and that know no more than their seat."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import time
from collections.abc import Callable

import pytest

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.kernel.pieces import Answer
from arbitre.server import jobs
from arbitre.server.refusals import RequestRefused
from arbitre.server.workers import Workers

from .conftest import Running
from .player import Client, http


def test_a_worker_answers_as_the_bot_would_and_follows_undo() -> None:
    game = arbitre.new("noxilia", seed=4)
    start = game.save().decode()

    async def compare() -> None:
        workers = Workers(1)
        try:
            for step in range(12):
                assert game.pending is not None
                seat = game.pending.seat
                wanted = by_name("greedy", 9, seat).choose(Glimpse(game))
                assert await workers.think("g", start, list(game.history), "greedy", 9, seat) == wanted
                game.answer(wanted)
                if step == 8:
                    back = game.undo(4)
                    assert back.pending is not None
                    again = by_name("greedy", 9, back.pending.seat).choose(Glimpse(back))
                    found = await workers.think(
                        "g", start, list(back.history), "greedy", 9, back.pending.seat
                    )
                    assert found == again
        finally:
            workers.close()

    asyncio.run(compare())


def test_a_bot_that_takes_its_time_takes_none_of_the_rooms() -> None:
    """While one thinks the event loop goes on; where many wait, each thinks less long."""
    game = arbitre.new("quarriors", seed=4)
    while game.pending is not None and len(game.pending.options) < 4:
        game.answer(by_name("greedy", 9, game.pending.seat).choose(Glimpse(game)))
    assert game.pending is not None
    start, seat = arbitre.new("quarriors", seed=4).save().decode(), game.pending.seat

    async def wait() -> tuple[list[Answer], float]:
        workers = Workers(1)
        longest, began = 0.0, time.perf_counter()
        try:
            asked = [
                asyncio.create_task(workers.think(f"{n}", start, list(game.history), "club", 9, seat))
                for n in range(3)
            ]
            while not all(each.done() for each in asked):
                before = time.perf_counter()
                await asyncio.sleep(0.01)
                longest = max(longest, time.perf_counter() - before)
            return [each.result() for each in asked], longest / (time.perf_counter() - began)
        finally:
            workers.close()

    shares = []
    for _ in range(
        3
    ):  # a busy machine may stop everything once; a loop that waits for a bot stands still each time
        answers, longest = asyncio.run(wait())
        assert all(game.pending.refuse(answer) is None for answer in answers)
        shares.append(longest)
    assert min(shares) < 0.2, "of the time the three took"


def test_a_process_that_is_lost_is_replaced() -> None:
    game = arbitre.new("noxilia", seed=4)
    assert game.pending is not None
    about = ("g", game.save().decode(), [], "random", 1, game.pending.seat)

    async def lose() -> None:
        workers = Workers(1)
        try:
            first = await workers.think(*about)  # type: ignore[arg-type]
            pool = workers._thinkers[0]
            assert pool is not None
            for process in pool._processes.values():
                process.kill()
            assert await workers.think(*about) == first  # type: ignore[arg-type]
        finally:
            workers.close()

    asyncio.run(lose())


def test_the_workers_are_other_processes() -> None:
    async def ask() -> int:
        workers = Workers(1)
        try:
            return await workers.read(os.getpid)
        finally:
            workers.close()

    assert asyncio.run(ask()) != os.getpid()


def test_a_game_it_never_saw_begin_is_unknown() -> None:
    with pytest.raises(jobs.Unknown):
        jobs.follow("never", None, [])


def test_who_lets_everything_go_by_is_played_along_in_small_steps(serving: Callable[..., Running]) -> None:
    """Both seats pass whatever they are asked: the table goes on by itself, and everybody can follow it."""
    server = serving()
    made = http(server.url, "/api/rooms", {"game": "seven_fallen", "seats": [{"kind": "me"}] * 2, "pace": 0})
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    luck = random.Random(1)
    for client in clients:
        client.until("table")
        assert client.say(type="stops", passes=["word", "answer", "retreat", "grace", "contemplate"])
    from .player import play

    before = server.hub.rooms[made["room"]].room.number
    play(clients, luck, 12)
    entries = server.hub.rooms[made["room"]].room.number - before
    assert entries > 12
    assert all(client.table and client.table["view"]["number"] > 0 for client in clients)


def test_who_takes_too_long_or_too_much_loses_his_reader_and_nobody_elses() -> None:
    async def ask() -> None:
        workers = Workers(1, read_seconds=3.0)
        try:
            slow = asyncio.create_task(workers.read_for("mallory", time.sleep, 60))
            more = [asyncio.create_task(workers.read_for("mallory", os.getpid)) for _ in range(5)]
            began = time.monotonic()
            assert await workers.read_for("ada", os.getpid)  # one of two readers is never his
            assert time.monotonic() - began < 30
            with pytest.raises(RequestRefused) as refused:
                await slow
            assert refused.value.reason == "too_long"
            assert all(await asyncio.gather(*more))  # nothing that waited behind it was lost
            with pytest.raises(RequestRefused) as refused:
                await workers.read_for("mallory", bytearray, 4_000_000_000)
            assert refused.value.reason == "too_large"
            assert await workers.read_for("mallory", os.getpid)
        finally:
            workers.close()

    asyncio.run(ask())


def test_on_a_busy_machine_the_processor_time_counts() -> None:
    """What waits for a processor has not taken too long: the budget is of time at work."""

    async def ask() -> None:
        workers = Workers(1, read_seconds=1.0)
        try:
            await workers.read_for("ada", time.sleep, 1.6)
            with pytest.raises(RequestRefused) as refused:
                await workers.read_for("ada", _busy, 30.0)
            assert refused.value.reason == "too_long"
        finally:
            workers.close()

    asyncio.run(ask())


def _busy(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_nobody_fills_the_queue_for_others() -> None:
    async def ask() -> None:
        workers = Workers(1)
        try:
            many = [asyncio.create_task(workers.read_for("mallory", time.sleep, 0.1)) for _ in range(40)]
            pid = await workers.read_for("ada", os.getpid)
            assert pid != os.getpid()
            done = await asyncio.gather(*many, return_exceptions=True)
            refused = [each.reason for each in done if isinstance(each, RequestRefused)]
            assert 20 < len(refused) < 40 and set(refused) == {"too_fast"}
        finally:
            workers.close()

    asyncio.run(ask())


def test_a_reader_refuses_in_the_words_of_the_server() -> None:
    refused = pickle.loads(pickle.dumps(RequestRefused("bad_deck", status=409, what="x")))
    assert (refused.reason, refused.status, refused.text("en")) == ("bad_deck", 409, "x")


def test_who_is_sent_home_is_not_lost(caplog: pytest.LogCaptureFixture) -> None:
    async def close() -> None:
        workers = Workers(1)
        await workers.read(os.getpid)
        reading = asyncio.create_task(workers.read(time.sleep, 30))
        await asyncio.sleep(0.2)
        workers.close()
        with pytest.raises(RequestRefused):
            await reading

    asyncio.run(close())
    assert not [each for each in caplog.records if "lost" in each.getMessage()]
