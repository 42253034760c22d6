"""For whoever runs the server: figures for Prometheus (`/metrics`) and a page (`/operator`).

Both are there only where an operator's word was given (`ARBITRE_OPERATOR` in the environment), only for who
knows it: as `Authorization: Bearer`, or as the password a browser asks for.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import time
from html import escape

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from . import logs, metrics
from .hub import Hub
from .limits import Buckets
from .pages import HEADERS
from .protocol import Lang
from .reach import Reach
from .sentences import say

SHOWN = 200
"""Rooms on the page, those touched last."""
STYLE = (
    "body{font:15px system-ui;margin:2em;max-width:70em}table{border-collapse:collapse;margin:1em 0}"
    "td,th{padding:2px 10px;text-align:left;border-bottom:1px solid #9994}code{font-size:13px}"
)


def _knows(request: Request, word: str) -> bool:
    """Whether a request brings the operator's word."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "basic":
        try:
            given = base64.b64decode(given, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return False
    elif scheme.lower() != "bearer":
        return False
    return hmac.compare_digest(given.strip().encode(), word.encode())


def _refused(request: Request) -> Response | None:
    """The answer to whoever may not see it; nothing for who may."""
    word: str = request.app.state.operator
    if not word:
        return PlainTextResponse("Not found", 404)
    guesses: Buckets = request.app.state.guesses
    reach: Reach = request.app.state.reach
    visitor = reach.visitor(request.scope)
    if guesses.dry(visitor):  # whatever is guessed now: the right word would not be told from a wrong one
        return PlainTextResponse("Too many requests", 429)
    if not _knows(request, word):
        metrics.REFUSALS.add("operator")
        guesses.take(visitor)
        ask = {"WWW-Authenticate": 'Basic realm="Arbitre", charset="UTF-8"'}
        return PlainTextResponse("Unauthorized", 401, ask)
    return None


async def figures(request: Request) -> Response:
    """`GET /metrics`."""
    hub: Hub = request.app.state.hub
    return _refused(request) or PlainTextResponse(
        metrics.written(hub), headers={"Cache-Control": "no-store"}, media_type="text/plain; version=0.0.4"
    )


async def page(request: Request) -> Response:
    """`GET /operator`."""
    lang: Lang = "fr" if request.query_params.get("lang") == "fr" else "en"
    shown = _refused(request)
    if shown is None:
        headers = {**HEADERS, "Cache-Control": "no-store"}
        shown = Response(_html(request.app.state.hub, lang), 200, headers, "text/html; charset=utf-8")
    return shown


def _html(hub: Hub, lang: Lang) -> str:
    other = "en" if lang == "fr" else "fr"
    title = escape(say("operator", lang))
    parts = [
        f"<!doctype html><html lang={lang}><meta charset=utf-8><title>{title}</title>",
        f"<style>{STYLE}</style><h1>{title}</h1>",
        f'<p><a href="?lang={other}" hreflang={other}>{"Français" if other == "fr" else "English"}</a>',
        _table(("operator_figure", "operator_value"), _figures(hub), lang),
        f"<h2>{escape(say('operator_rooms', lang))}</h2>",
        _table(ROOM_COLUMNS, _rooms(hub), lang),
        f"<h2>{escape(say('operator_faults', lang))}</h2>",
        _table(("operator_when", "operator_what"), [(at, what) for at, what in reversed(logs.FAULTS)], lang),
    ]
    return "\n".join(parts)


ROOM_COLUMNS = (
    "operator_room",
    "operator_game",
    "operator_status",
    "operator_people",
    "operator_entries",
    "operator_quiet",
)


def _figures(hub: Hub) -> list[tuple[object, ...]]:
    rows: list[tuple[object, ...]] = [(name, f"{value:g}") for name, value in metrics.gauges(hub).items()]
    for spread in (metrics.ANSWERS, metrics.BOTS, metrics.STORE):
        for word, counts in sorted(spread.of.items()):
            half, most = spread.within(word, 0.5), spread.within(word, 0.99)
            rows.append((f"{spread.name} {word}", f"{sum(counts)}: 50 % ≤ {half:g} s, 99 % ≤ {most:g} s"))
    rows += [(f"{metrics.REFUSALS.name} {word}", n) for word, n in sorted(metrics.REFUSALS.of.items())]
    return rows


def _rooms(hub: Hub) -> list[tuple[object, ...]]:
    now = time.monotonic()
    newest = sorted(hub.rooms.values(), key=lambda live: -live.touched)[:SHOWN]
    return [
        (
            live.room.name,
            live.room.setup.game,
            live.room.status,
            f"{len({s.seat for s in live.here if s.seat >= 0})}/{len(live.room.sitters)}",
            live.room.number,
            f"{now - live.touched:.0f} s",
        )
        for live in newest
    ]


def _table(heads: tuple[str, ...], rows: list[tuple[object, ...]], lang: Lang) -> str:
    head = "".join(f"<th>{escape(say(each, lang))}" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}" for cell in row) for row in rows)
    return f"<table><tr>{head}{body}</table>"
