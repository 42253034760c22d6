"""A client for tests: plain HTTP, and a websocket that answers by chance."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect


def http(url: str, path: str, body: Any = None, raw: bytes | None = None, **headers: str) -> Any:
    """A request; the answer as JSON. Raises `HTTPError` for a refusal. A `token` goes where it belongs."""
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, headers=sent(**headers))
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.loads(reply.read())


def sent(token: str = "", **headers: str) -> dict[str, str]:
    """The headers of a request; `forwarded_for` is `Forwarded-For`."""
    found = {name.replace("_", "-").title(): value for name, value in headers.items()}
    return found | ({"Authorization": f"Bearer {token}"} if token else {})


def refusal(
    url: str, path: str, body: Any = None, raw: bytes | None = None, **headers: str
) -> tuple[int, dict[str, Any]]:
    """The status and the problem of a request that must be refused."""
    try:
        http(url, path, body, raw, **headers)
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())
    raise AssertionError("this was not refused")


def text(url: str, path: str, **headers: str) -> bytes:
    """The bytes at an address."""
    request = urllib.request.Request(url + path, headers=sent(**headers))
    with urllib.request.urlopen(request, timeout=60) as reply:
        return bytes(reply.read())


def choose(question: dict[str, Any], luck: random.Random) -> Any:
    """A legal answer by chance, made of what was offered."""
    offered = [option["answer"] for option in question["options"]]
    least, most = question["least"], question["most"]
    match question["kind"]:
        case "yes":
            return luck.choice(offered)
        case "number":
            return luck.randint(least, most)
        case "pick":
            return (
                luck.choice(offered)
                if question["single"]
                else luck.sample(offered, luck.randint(least, most))
            )
        case "order":
            return luck.sample(offered, len(offered))
        case "split":
            shares = [0] * len(offered)
            for _ in range(most):
                shares[luck.randrange(len(shares))] += 1
            return shares
    return [luck.choice(question["places"])["answer"] for _ in offered]


EVERYBODY: list[Client] = []
"""The clients that are still connected; a test's server sees them off."""


class Client:
    """One pair of eyes."""

    def __init__(self, url: str, room: str, token: str = "", lang: str = "en", **hello: Any) -> None:
        self._open = connect(f"ws{url[4:]}/ws/{room}", max_size=None, open_timeout=60)
        self.socket: ClientConnection = self._open.__enter__()
        EVERYBODY.append(self)
        self.heard: list[dict[str, Any]] = []
        self.bytes = b""
        self.asked = 0
        self.table: dict[str, Any] | None = None
        self.send(type="hello", token=token, lang=lang, **hello)

    def send(self, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 60) -> dict[str, Any]:
        """The next message."""
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        message: dict[str, Any] = json.loads(data)
        self.bytes += data.encode()
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, kind: str, timeout: float = 60, **wanted: Any) -> dict[str, Any]:
        """Listen until a message of this type, with these fields, comes."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message

    def say(self, **message: Any) -> dict[str, Any]:
        """Say something with a name; what comes back for it."""
        self.asked += 1
        name = message.setdefault("id", f"{id(self)}-{self.asked}")
        self.send(**message)
        while True:
            reply = self.hear()
            if reply["type"] in ("accepted", "refused", "reasons", "advice", "pong") and reply["id"] == name:
                return reply

    @property
    def question(self) -> dict[str, Any] | None:
        """What this seat is asked, as far as it has heard."""
        return self.table["question"] if self.table else None

    def answer(self, luck: random.Random) -> dict[str, Any]:
        """Answer the open question by chance; the table after it."""
        question = self.question
        assert question is not None
        reply = self.say(type="answer", decision=question["id"], answer=choose(question, luck))
        assert reply["type"] == "accepted", reply
        return self.until("table")

    def close(self) -> None:
        """Go."""
        if self in EVERYBODY:
            EVERYBODY.remove(self)
            self._open.__exit__(None, None, None)


def two_seats(url: str, game: str, **more: Any) -> tuple[str, Client, Client, list[str]]:
    """A room for two people, both there: its name, the clients, the tokens."""
    made = http(url, "/api/rooms", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    code = made["joins"][0][1]
    other = http(url, f"/api/rooms/{made['room']}/join", {"code": code, "name": "Blaise"})
    tokens = [made["places"][0]["token"], other["token"]]
    clients = [Client(url, made["room"], token) for token in tokens]
    for client in clients:
        client.until("table")
    return made["room"], clients[0], clients[1], tokens


def wished(client: Client) -> dict[str, Any]:
    """What somebody wishes, as this client hears of it; before that it may hear who has come."""
    while True:
        wish: dict[str, Any] | None = client.until("room")["room"]["undo"]
        if wish is not None:
            return wish


def settle(clients: list[Client]) -> None:
    """Listen until everybody has the newest table and it asks somebody, or tells how the game ended.

    What goes by of itself is told in tables of its own; after its pong a client has heard all that was told.
    """
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for client in clients:
            client.say(type="ping")
        tables = [client.table for client in clients if client.table]
        asked = [table for table in tables if table["question"]]
        same = len({table["view"]["number"] for table in tables}) == 1
        if len(tables) == len(clients) and same and (len(asked) == 1 or tables[0]["ending"]):
            return
    raise AssertionError("nobody was asked anything in a minute")


def play(clients: list[Client], luck: random.Random, answers: int) -> int:
    """Let both answer by chance; how many answers were given."""
    settle(clients)
    for given in range(answers):
        asked = [client for client in clients if client.question]
        if not asked:
            return given
        asked[0].answer(luck)
        settle(clients)
    return answers
