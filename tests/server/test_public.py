"""Public tables: the list is everybody's."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack

from websockets.sync.client import connect

from arbitre.server.reach import Reach

from .conftest import Running
from .player import http

OPEN = {"game": "quarriors", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3], "public": True}


def test_nobody_fills_the_list_of_public_tables_alone(serving: Callable[..., Running]) -> None:
    """One visitor's tables used to be all that was shown, and nobody found another."""
    server = serving(reach=Reach(header="X-Real-Ip"))
    made = []
    with ExitStack() as stack:
        for number in range(60):
            address = {"X-Real-Ip": "10.0.0.7" if number < 59 else "10.0.0.8"}
            room = http(server.url, "/api/rooms", OPEN, x_real_ip=address["X-Real-Ip"])
            wire = stack.enter_context(
                connect(f"ws{server.url[4:]}/ws/{room['room']}", additional_headers=address)
            )
            wire.send(json.dumps({"type": "hello", "token": room["places"][0]["token"]}))
            assert json.loads(wire.recv(30))["type"] == "welcome"
            made.append(room["room"])
        listed = [table["room"] for table in http(server.url, "/api/tables")["tables"]]
    assert made[-1] in listed
    assert len(set(listed) & set(made[:-1])) == 3
