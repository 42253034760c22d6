"""How the server is reached: by which names, from which pages, and through which proxy.

A page of another site must not be able to speak to a server on somebody's own machine: neither by asking for
it (its `Origin` is not ours) nor by having its own name lead here (`Host` is none of our names).
"""

from __future__ import annotations

import socket
from functools import cached_property
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from .rest import Problem
from .sentences import say

ANY = "*"
INSIDE = "arbitre.inside"
"""What is in the scope of a request that another server of the house has let in."""


class Reach(msgspec.Struct, frozen=True, dict=True):
    """By which names people come here, besides bare addresses and this machine's own; `*` for any. `header`
    is what the proxy before us, and nobody else, writes the visitor's address into."""

    names: tuple[str, ...] = ()
    header: str = ""

    @cached_property
    def known(self) -> frozenset[str]:
        """All names that are ours."""
        own = socket.gethostname().lower()
        return frozenset(name.lower().rstrip(".") for name in (*self.names, "localhost", own, f"{own}.local"))

    def ours(self, host: str) -> bool:
        """Whether a name with or without a port is one of ours; a bare address always is."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return bool(name) and (ANY in self.names or name in self.known or _bare(name))

    def same_site(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours."""
        try:
            place = urlsplit(origin)
        except ValueError:
            return False
        wanted = place.netloc.lower()
        return place.scheme in ("http", "https") and (wanted == host.lower() or self._named(place.hostname))

    def _named(self, name: str | None) -> bool:
        return name is not None and name.lower() in {each.lower() for each in self.names}

    def address(self, scope: Any) -> str:
        """Whose address a request comes from: the neighbour's, or what our proxy says of it."""
        if self.header:
            wanted = self.header.lower().encode()
            # Others may have written before our proxy: it writes last.
            said = [value for name, value in scope["headers"] if name == wanted]
            if said:
                return str(said[-1].decode("latin-1").rsplit(",", 1)[-1].strip()[:45])
        return str((scope.get("client") or ("", 0))[0])

    def visitor(self, scope: Any) -> str:
        """The address, where it tells one visitor from another: not where everybody seems to come from this
        machine, as behind a proxy nobody told us of."""
        address = self.address(scope)
        try:
            found = ip_address(address)
        except ValueError:
            return address
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped  # else everybody of the old kind would be one visitor
        if found.is_loopback and not self.header:
            return ""
        # One visitor has as many addresses of the new kind as he likes, all in one network.
        return str(found) if found.version == 4 else ":".join(found.exploded.split(":")[:4])


def _bare(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class OwnPagesOnly:
    """Lets through what is meant for us, ends where it says it ends, and does not come from a page of another
    site."""

    def __init__(self, app: ASGIApp, reach: Reach) -> None:
        self.app = app
        self.reach = reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or INSIDE in scope:
            await self.app(scope, receive, send)
            return
        wrong = self._wrong(scope)
        if not wrong:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": wrong})
        else:
            french = b"lang=fr" in scope.get("query_string", b"")
            body = msgspec.json.encode(Problem(wrong, say(wrong, "fr" if french else "en")))
            kind = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            if wrong == "two_lengths":  # nobody knows where the next request would begin
                kind.append((b"connection", b"close"))
            status = 400 if wrong == "two_lengths" else 403
            await send({"type": "http.response.start", "status": status, "headers": kind})
            await send({"type": "http.response.body", "body": body})

    def _wrong(self, scope: Scope) -> str:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if b"transfer-encoding" in headers and b"content-length" in headers:
            return "two_lengths"
        host = headers.get(b"host", "")
        if not self.reach.ours(host):
            return "foreign_host"
        origin = headers.get(b"origin")
        looks_only = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is None or looks_only or self.reach.same_site(origin, host):
            return ""
        return "foreign_origin"
