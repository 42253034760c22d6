"""Which pages may speak to a server, and by which names it goes."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from arbitre.server.limits import Limits
from arbitre.server.reach import Reach

from .conftest import Running
from .player import http, refusal

ROOM = {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://x", "//["])
def test_a_page_of_another_site_makes_no_room_and_opens_no_websocket(server: Running, origin: str) -> None:
    status, problem = refusal(server.url, "/api/rooms", ROOM, origin=origin)
    assert (status, problem["reason"]) == (403, "foreign_origin")
    made = http(server.url, "/api/rooms", ROOM, origin=server.url)
    with pytest.raises(InvalidStatus), connect(f"ws{server.url[4:]}/ws/{made['room']}", origin=origin):  # type: ignore[arg-type]
        pass
    with connect(f"ws{server.url[4:]}/ws/{made['room']}", origin=server.url):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "", "[", "a b"])
def test_a_name_that_is_not_ours_leads_nowhere(server: Running, host: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert raw.recv(100).split()[1] in (b"403", b"400")


def test_ours_are_bare_addresses_this_machine_and_what_it_was_given() -> None:
    reach = Reach(("Play.example.org",))
    for host in (
        "127.0.0.1:8080",
        "[::1]:80",
        "192.168.1.4",
        "localhost:1",
        "play.example.org",
        socket.gethostname(),
    ):
        assert reach.ours(host)
    assert not reach.ours("other.example.org") and Reach(("*",)).ours("other.example.org")
    assert reach.same_site("https://play.example.org", "inner:8080")  # behind a proxy that changes the name
    assert not reach.same_site("https://play.example.org.evil.example", "inner:8080")


def test_a_visitors_address_is_the_neighbours_unless_our_proxy_says_it() -> None:
    scope = {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4")]}
    assert Reach().address(scope) == "10.0.0.1"
    assert Reach(header="X-Forwarded-For").address(scope) == "1.2.3.4"
    assert Reach(header="X-Real-IP").address(scope) == "10.0.0.1"


def test_an_old_address_written_as_a_new_one_is_still_one_visitor() -> None:
    """Some proxies write `::ffff:` before it; all of these used to count as one visitor."""
    reach = Reach(header="X-Real-IP")

    def visitor(address: str) -> str:
        return reach.visitor({"headers": [(b"x-real-ip", address.encode())], "client": ("127.0.0.1", 1)})

    assert visitor("::ffff:203.0.113.7") == visitor("203.0.113.7") != visitor("::ffff:203.0.113.8")
    assert visitor("2001:db8:1:2:3::4") == visitor("2001:db8:1:2:9::") != visitor("2001:db8:1:3::4")
    assert Reach().visitor({"headers": [], "client": ("::ffff:127.0.0.1", 1)}) == ""


def test_only_the_proxy_that_was_named_says_who_comes(
    serving: Callable[..., Running], tmp_path: Path
) -> None:
    """What listens beneath us used to believe any neighbour on this machine: whoever came through a proxy
    that hands on `X-Forwarded-For` was a new visitor each time, or an honest one whose share he used up."""
    limits = Limits(visitor_reads_at_once=5, visitor_reads_per_second=0.001)
    server = serving(limits=limits)
    for _ in range(20):
        http(server.url, "/api/tables", x_forwarded_for="203.0.113.7")
    named = serving(f"sqlite:///{tmp_path / 'other.sqlite'}", limits, Reach(header="X-Real-IP"))
    for at in range(5):
        http(named.url, "/api/tables", x_forwarded_for=f"203.0.113.{at}", x_real_ip="198.51.100.1")
    refused = refusal(named.url, "/api/tables", x_forwarded_for="203.0.113.9", x_real_ip="198.51.100.1")
    assert refused[0] == 429
