"""A backup taken while people play is a store that can be served, and goes back into an empty one."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arbitre.server.backup import put_back, take
from arbitre.server.database import StoreTrouble
from arbitre.server.entries import Chair, Setup
from arbitre.server.store import Store

from .conftest import Running
from .player import Client, play, two_seats
from .postgres import start_postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL started for these tests."""
    with start_postgres() as address:
        yield address


def check(serving: Callable[..., Running], source: str, target: str, tmp_path: Path) -> None:
    """Play on one store, keep it in a file in the middle of it, put it back into another and play on."""
    server = serving(source)
    room, one, other, tokens = two_seats(server.url, "noxilia")
    luck = random.Random(3)
    play([one, other], luck, 4)
    done: list[dict[str, int]] = []
    file = tmp_path / "kept.sqlite"
    aside = threading.Thread(target=lambda: done.append(take(source, file)))
    aside.start()
    play([one, other], luck, 6)  # nobody waits for it
    aside.join()
    assert done[0]["rooms"] == 1
    numbers = server.hub.rooms[room].room.number
    assert 0 < done[0]["journal"] <= numbers
    server.stop()
    assert put_back(file, target) == done[0]
    again = serving(target)
    clients = [Client(again.url, room, token) for token in tokens]
    for client in clients:
        client.until("table")
    play(clients, luck, 3)
    again.stop()
    with pytest.raises(StoreTrouble, match="not empty"):
        put_back(file, target)
    with pytest.raises(StoreTrouble, match="there already"):
        take(source, file)


def test_rooms_come_back_from_a_backup(serving: Callable[..., Running], tmp_path: Path) -> None:
    check(serving, f"sqlite:///{tmp_path / 'a.sqlite'}", f"sqlite:///{tmp_path / 'b.sqlite'}", tmp_path)


@pytest.mark.slow
def test_rooms_of_sqlite_come_back_in_postgresql(
    serving: Callable[..., Running], tmp_path: Path, postgres: str
) -> None:
    check(serving, f"sqlite:///{tmp_path / 'a.sqlite'}", postgres, tmp_path)
    file = tmp_path / "of-postgres.sqlite"
    assert take(postgres, file)["rooms"] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="who may read a file is told otherwise there")
def test_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    """The store has the secrets that games are dealt from, and what everybody holds."""
    file = tmp_path / "rooms.sqlite"
    store = Store(f"sqlite:///{file}")
    asyncio.run(store.create("room", Setup("noxilia", [Chair("bot"), Chair("bot")], {}), []))
    take(f"sqlite:///{file}", tmp_path / "backup.sqlite")
    kept = [each for each in tmp_path.iterdir() if ".lease" not in each.name]
    assert len(kept) >= 3  # what is written ahead among them
    assert not [each.name for each in kept if each.stat().st_mode & 0o077]
    store.close()
