"""Killed with every table at play: nothing that anybody was told is lost, and every room goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .crowd import Crowd
from .player import http
from .process import Process

ROOMS = 20
SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]


def alive(group: int) -> bool:
    """Whether any process of a group runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
def test_killed_under_load_nothing_acknowledged_is_lost(process: Callable[..., Process]) -> None:
    running = process()
    asked = {"game": "quarriors", "seats": SEATS, "pace": 0}
    crowd = Crowd(running.url, [http(running.url, "/api/rooms", asked) for _ in range(ROOMS)], think=0.1)
    records: dict[str, list[list[Any]]] = {}

    async def direct() -> None:
        await crowd.until(lambda company: len(company.given) >= 4 or company.ended, 60)
        records["playing"] = await crowd.records()
        crowd.about_to_die()
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
        records["again"] = await crowd.records()
        await crowd.until(lambda company: company.went_on, 60)

    with ThreadPoolExecutor(1) as aside:  # a browser of other tests may have a loop in this thread
        aside.submit(asyncio.run, crowd.play(direct)).result()
        records["after"] = aside.submit(asyncio.run, crowd.records()).result()
    assert running.process.poll() is None, "the server that was started again still runs"
    assert crowd.errors == []
    for at, company in enumerate(crowd.companies):
        again, after = records["again"][at], records["after"][at]
        assert len(again) >= company.asked_before
        assert again[: len(records["playing"][at])] == records["playing"][at]
        assert after[: len(again)] == again
        assert company.lost(after) == []
    assert sum(len(company.given) for company in crowd.companies) > 5 * ROOMS


def test_a_killed_server_leaves_no_process_behind(process: Callable[..., Process]) -> None:
    running = process()
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    http(running.url, "/api/rooms", {"game": "quarriors", "seats": [{"kind": "me"}, *bots]})
    http(running.url, "/api/games/quarriors/cards?lang=en")  # wakes a worker
    group = running.process.pid
    os.kill(group, signal.SIGKILL)
    running.process.wait(30)
    until = time.monotonic() + 60
    while alive(group) and time.monotonic() < until:
        time.sleep(0.05)
    left = alive(group)
    if left:
        os.killpg(group, signal.SIGKILL)
    assert not left
