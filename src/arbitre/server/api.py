"""The plain HTTP side: lobby, cards, rules, scenarios, rooms, replays, exports. A refusal is a `Problem`."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from arbitre import __version__, build
from arbitre.games import GAMES, spec
from arbitre.kernel.rules import BadInput
from arbitre.kernel.shapes import reader

from . import drawing, exports, guides, lobby, positions, replays, rest, reviews, scenarios, secrecy
from .bounds import bounded_deck, bounded_options
from .database import StoreTrouble
from .hub import Hub
from .limits import Bucket, Buckets
from .live import Live
from .logs import fault
from .metrics import REFUSALS
from .protocol import Lang
from .reach import Reach
from .refusals import RequestRefused
from .seating import opening_hand
from .sentences import say

T = TypeVar("T")
HEARD_OUT = 16_000_000
MOMENT = 1.0
"""Seconds for which a list of tables is new enough."""
Handler = Callable[[Request], Awaitable[Response]]


def reply(shape: Any, status: int = 200, seconds: int = 0) -> Response:
    """A shape as JSON; `seconds` says how long it may be kept."""
    headers = {"Cache-Control": f"private, max-age={seconds}" if seconds else "no-store"}
    return Response(msgspec.json.encode(shape), status, headers, "application/json")


def lang_of(request: Request) -> Lang:
    """The language asked for: in the body, once that was read, or in the address."""
    said: Lang | None = getattr(request.state, "lang", None)
    return said or ("fr" if request.query_params.get("lang") == "fr" else "en")


def _let_by(request: Request) -> None:
    """Whether one more request may be made, by this visitor and by all. Raises `RequestRefused`."""
    looks: Buckets = request.app.state.visitors_reads
    each: Buckets = request.app.state.visitors_posts
    together: Bucket = request.app.state.posts
    if request.method != "POST":
        passes = looks.take(who(request))
    else:
        passes = each.take(who(request)) and together.take()
    if not passes:
        raise RequestRefused("too_fast", status=429)


def guarded(handler: Handler) -> Handler:
    """Turn whatever goes wrong into a `Problem`, never a traceback."""

    async def run(request: Request) -> Response:
        try:
            hub: Hub = request.app.state.hub
            _let_by(request)
            if hub.closing:
                raise RequestRefused("shutdown", status=503)
            return await handler(request)
        except RequestRefused as refused:
            REFUSALS.add(refused.reason)
            return reply(rest.Problem(refused.reason, refused.text(lang_of(request))), refused.status)
        except StoreTrouble:
            REFUSALS.add("not_stored")
            return reply(rest.Problem("not_stored", say("not_stored", lang_of(request))), 503)
        except replays.BadRecord as bad:
            text = say("bad_record", lang_of(request), what=str(bad)[:300])
            return reply(rest.Problem("bad_record", text), 400)
        except ClientDisconnect:
            return Response(status_code=400)  # it went while it spoke; nobody hears this
        except BadInput as wrong:
            return reply(rest.Problem("bad_input", str(wrong)), 400)
        except Exception:
            fault("a request failed", path=request.scope.get("route_name", request.url.path.split("/")[1]))
            return reply(rest.Problem("fault", say("fault", lang_of(request))), 500)

    return run


async def body(request: Request, shape: type[T], most: int, empty: bytes = b"") -> T:
    """The body of a request as a shape; `empty` stands for one without. Raises `RequestRefused`."""
    try:
        found = reader(shape).decode(await raw(request, most) or empty)
    except msgspec.ValidationError as error:
        raise RequestRefused("malformed", what=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RequestRefused("malformed", what="not JSON") from None
    request.state.lang = getattr(found, "lang", None)
    return found


async def raw(request: Request, most: int) -> bytes:
    """The bytes of a body, no more than so many, in reasonable time. Raises `RequestRefused`."""
    data, size = bytearray(), 0
    try:
        async with asyncio.timeout(hub_of(request).limits.body_seconds):
            async for chunk in request.stream():
                size += len(chunk)
                # A little too much is let by unread: who is cut off while he speaks does not hear why.
                if size <= most:
                    data += chunk
                elif size > most + HEARD_OUT:
                    break
    except TimeoutError:
        raise RequestRefused("too_slow", status=408) from None
    if size > most:
        raise RequestRefused("too_large", status=413)
    return bytes(data)


def game_of(request: Request) -> str:
    """The game in the address. Raises `RequestRefused`."""
    name = str(request.path_params["game"])
    if name not in GAMES:
        raise RequestRefused("no_game", status=404)
    return name


def hub_of(request: Request) -> Hub:
    return cast("Hub", request.app.state.hub)


def who(request: Request) -> str:
    """The visitor a request comes from, for sharing what there is among all who ask."""
    reach: Reach = request.app.state.reach
    return reach.visitor(request.scope)


async def live_of(request: Request) -> Live:
    """The room in the address. Raises `RequestRefused`."""
    name = str(request.path_params["room"])
    live = await hub_of(request).find(name) if name.isalnum() and len(name) <= 32 else None
    if live is None:
        raise RequestRefused("no_room", status=404)
    return live


def token_of(request: Request) -> str:
    """The token that came along: `Authorization: Bearer …`. An address is written down in too many places."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if scheme.lower() == "bearer" else ""


def seat_in(request: Request, live: Live) -> int:
    """The seat the token opens. Raises `RequestRefused`."""
    seat = hub_of(request).seat_of(live, token_of(request))
    if seat is None:
        raise RequestRefused("foreign", status=403)
    return seat


# The lobby


async def health(request: Request) -> Response:
    """Whether the server is alive: it answers, whatever its store does."""
    hub = hub_of(request)
    up = round(time.monotonic() - hub.began, 1)
    return reply(rest.Health(True, __version__, build, len(hub.rooms), hub.connections, up))


async def ready(request: Request) -> Response:
    """Whether an answer could be kept now, or a moment ago: that is tried once for all who ask."""
    hub = hub_of(request)
    return reply(rest.Ready(True, round(await hub.probed() * 1000, 1)))


async def lasting(request: Request, key: str, work: Callable[..., Any], *about: Any) -> Response:
    """Something long that is always the same: read once by a worker, then kept as it is sent."""
    kept: dict[str, bytes] = request.app.state.lasting
    if key not in kept:
        found = msgspec.json.encode(await hub_of(request).workers.read(work, *about))
        kept[key] = await asyncio.to_thread(gzip.compress, found, 9, mtime=0)
    return pressed(request, kept[key])


def pressed(request: Request, data: bytes) -> Response:
    """What was compressed once for all; whoever cannot read that gets it plain."""
    headers = {"Cache-Control": "private, max-age=60", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(data), 200, headers, "application/json")


def _games() -> bytes:
    return gzip.compress(msgspec.json.encode(lobby.games()), 9, mtime=0)


async def games(request: Request) -> Response:
    kept: dict[str, bytes] = request.app.state.lasting
    if "games" not in kept:
        kept["games"] = await asyncio.to_thread(_games)
    return pressed(request, kept["games"])


async def cards(request: Request) -> Response:
    game, lang = game_of(request), lang_of(request)
    return await lasting(request, f"cards {game} {lang}", lobby.cards, game, lang)


async def decks_check(request: Request) -> Response:
    asked = await body(request, rest.CheckDeck, hub_of(request).limits.body_bytes)
    if asked.game not in GAMES:
        raise RequestRefused("no_game", status=404)
    bounded_options(asked.options, spec(asked.game).decks.option)
    about = (asked.game, asked.text, asked.lang, asked.options)
    return reply(await hub_of(request).workers.read_for(who(request), lobby.check_deck, *about))


async def decks_hand(request: Request) -> Response:
    asked = await body(request, rest.DealHand, hub_of(request).limits.body_bytes)
    if asked.game not in GAMES:
        raise RequestRefused("no_game", status=404)
    bounded_options(asked.options, spec(asked.game).decks.option)
    bounded_deck(asked.deck)
    about = (asked.game, asked.deck, asked.options, asked.lang)
    return reply(rest.Hand(await hub_of(request).workers.read_for(who(request), opening_hand, *about)))


# The rulebook


async def rules(request: Request) -> Response:
    game, lang = game_of(request), lang_of(request)
    return await lasting(request, f"rules {game} {lang}", scenarios.rules, game, lang)


async def guide(request: Request) -> Response:
    game, lang = game_of(request), lang_of(request)
    return await lasting(request, f"guide {game} {lang}", guides.walk, game, lang)


async def how_to_play(request: Request) -> Response:
    game, lang = game_of(request), lang_of(request)
    return await lasting(request, f"how {game} {lang}", guides.how_to_play, game, lang)


async def words(request: Request) -> Response:
    game, lang = game_of(request), lang_of(request)
    return await lasting(request, f"words {game} {lang}", guides.words, game, lang)


def _number(request: Request, name: str, ordinary: int, least: int, most: int) -> int:
    text = request.query_params.get(name, str(ordinary))
    try:
        found = int(text[:10])
    except ValueError:
        raise RequestRefused("malformed", what=name) from None
    if not least <= found <= most:
        raise RequestRefused("malformed", what=name)
    return found


async def scenario(request: Request) -> Response:
    seat = _number(request, "seat", 0, -1, 7)
    name = str(request.path_params["id"])[:100]
    about = (game_of(request), name, seat, lang_of(request))
    try:
        shown = await hub_of(request).workers.read_for(who(request), scenarios.play, *about)
        return reply(shown, seconds=60)
    except scenarios.NoScenario:
        raise RequestRefused("no_scenario", status=404) from None


# Rooms


async def make_room(request: Request) -> Response:
    hub = hub_of(request)
    asked = await body(request, rest.NewRoom, hub.limits.body_bytes)
    rooms: Buckets = request.app.state.visitors_rooms
    if not rooms.take(who(request)):
        raise RequestRefused("too_fast", "too_many_rooms", status=429)
    start = ""
    if asked.scenario is not None or asked.replay is not None or asked.guide is not None:
        start = await _position(request, asked)
        number = len(_seats(start))
        if number != len(asked.seats):
            raise RequestRefused("bad_seats", game=asked.game, seats=number)
        if any(seat.kind == "open" for seat in asked.seats):
            # Whoever made the room has seen all of the position.
            raise RequestRefused("bad_seed")
    return reply(await hub.make(asked, start), 201)


async def _position(request: Request, asked: rest.NewRoom) -> str:
    """The record of a position of the rulebook or of a replay. Raises `RequestRefused`."""
    hub = hub_of(request)
    if asked.game not in GAMES:
        raise RequestRefused("no_game", status=404)
    seed = secrecy.any_seed() if asked.seed is None else asked.seed
    try:
        if asked.scenario is not None:
            wanted = asked.scenario
            about = (asked.game, wanted.id, wanted.step, seed)
            return await hub.workers.read_for(who(request), scenarios.go_on, *about)
        if asked.guide is not None:
            where = (asked.game, asked.guide.step, seed)
            return await hub.workers.read_for(who(request), guides.go_on, *where)
        assert asked.replay is not None
        record = await hub.store.replay(asked.replay.id)
        if record is None:
            raise RequestRefused("no_replay", status=404)
        return await hub.workers.read_for(who(request), replays.go_on, record, asked.replay.step)
    except (scenarios.NoScenario, guides.NoMoment):
        raise RequestRefused("no_scenario", status=404) from None
    except LookupError:
        raise RequestRefused("malformed", what="step") from None
    except replays.BadRecord as bad:
        raise RequestRefused("bad_position", what=str(bad)[:300]) from None


def _seats(record: str) -> list[Any]:
    """The seats of the game in a record."""
    found = msgspec.json.decode(record.split("\n")[1])
    return list(found["start"]["seats"])


async def room(request: Request) -> Response:
    live = await live_of(request)
    token = token_of(request)
    seat = hub_of(request).seat_of(live, token) if token else None
    return reply(live.info(-1 if seat is None else seat))


async def tables(request: Request) -> Response:
    hub, kept = hub_of(request), request.app.state.tables
    if time.monotonic() - kept[0] > MOMENT:
        kept[:] = [time.monotonic(), hub.tables()]
    return reply(rest.Tables(kept[1]))


async def invitation(request: Request) -> Response:
    asked = await body(request, rest.Invited, hub_of(request).limits.body_bytes)
    return reply(hub_of(request).invitation(await live_of(request), asked))


async def join(request: Request) -> Response:
    asked = await body(request, rest.Join, hub_of(request).limits.body_bytes)
    rooms: Buckets = request.app.state.visitors_rooms
    if not rooms.take(who(request)):
        raise RequestRefused("too_fast", status=429)
    return reply(await hub_of(request).join(await live_of(request), asked, who(request)))


@contextlib.asynccontextmanager
async def _open_record(request: Request) -> AsyncIterator[Live]:
    """A room whose record its asker may have (it tells what everybody holds), as long as that is so: another
    game may begin at any moment. Raises `RequestRefused`."""
    live = await live_of(request)
    async with live.lock:
        seat_in(request, live)
        if live.room.game is None:
            raise RequestRefused("waiting", status=409)
        if not live.room.over and not live.room.setup.private:
            raise RequestRefused("secret", status=403)
        yield live


async def _recorded(request: Request) -> tuple[Live, bytes]:
    async with _open_record(request) as live:
        return live, await live.effort.apart(exports.record, live.room)


async def record(request: Request) -> Response:
    live, found = await _recorded(request)
    name = f"{live.room.setup.game}-{live.room.name}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(found, 200, headers, "application/octet-stream")


async def export(request: Request) -> Response:
    told = await body(request, rest.Reported, hub_of(request).limits.body_bytes, b"{}")
    async with _open_record(request) as live:
        return reply(await live.effort.apart(exports.export, live.room, lang_of(request), told.note))


async def room_replay(request: Request) -> Response:
    _, found = await _recorded(request)
    return _uploaded(await _keep(request, found.decode()))


# Replays


async def _keep(request: Request, data: str) -> str:
    """The name of a record that is kept for looking at. Raises `RequestRefused`."""
    hub, name = hub_of(request), secrecy.new_room()
    kept: Buckets = request.app.state.visitors_replays
    space: Buckets = request.app.state.visitors_replay_bytes
    if not (kept.take(who(request)) and space.take(who(request), len(data.encode()))):
        raise RequestRefused("too_fast", "too_many_replays", status=429)
    if not await hub.store.keep_replay(name, data, hub.limits.replays):
        raise RequestRefused("full_house", status=503)
    return name


def _uploaded(name: str) -> Response:
    return reply(rest.Uploaded(name, f"/replay/{name}"), 201)


async def upload(request: Request) -> Response:
    hub = hub_of(request)
    data = await raw(request, hub.limits.record_bytes)
    try:
        text = data.decode()
        await hub.workers.read_for(who(request), replays.check, text)
    except UnicodeDecodeError:
        raise RequestRefused("bad_record", what="UTF-8") from None
    return _uploaded(await _keep(request, text))


async def position(request: Request) -> Response:
    hub = hub_of(request)
    asked = await body(request, rest.LayOut, hub.limits.body_bytes)
    if asked.game not in GAMES:
        raise RequestRefused("no_game", status=404)
    about = (asked.game, asked.text, asked.seat, asked.lang, secrecy.any_seed(), asked.drag)
    laid, record = await hub.workers.read_for(who(request), positions.lay, *about)
    if asked.keep and record:
        laid.replay = await _keep(request, record)
    return reply(laid)


async def _kept(request: Request) -> tuple[str, str]:
    name = str(request.path_params["id"])
    found = await hub_of(request).store.replay(name) if name.isalnum() and len(name) <= 32 else None
    if found is None:
        raise RequestRefused("no_replay", status=404)
    return name, found


async def replay(request: Request) -> Response:
    name, found = await _kept(request)
    about = (name, found, lang_of(request))
    return reply(await hub_of(request).workers.read_for(who(request), replays.about, *about))


async def replay_frames(request: Request) -> Response:
    name, found = await _kept(request)
    seat = _number(request, "seat", -1, -1, 7)
    first = _number(request, "first", 0, 0, replays.MOST_ANSWERS)
    last = _number(request, "last", first, first, replays.MOST_ANSWERS)
    about = (name, found, seat, lang_of(request), first, last)
    try:
        shown = await hub_of(request).workers.read_for(who(request), replays.frames, *about)
        return reply(rest.Frames(shown))
    except LookupError:
        raise RequestRefused("no_eyes", status=404) from None


async def replay_review(request: Request) -> Response:
    name, found = await _kept(request)
    about = (name, found, lang_of(request))
    return reply(await hub_of(request).workers.read_for(who(request), reviews.review, *about), seconds=60)


async def replay_file(request: Request) -> Response:
    name, found = await _kept(request)
    headers = {"Content-Disposition": f'attachment; filename="replay-{name}.json"'}
    return Response(found.encode(), 200, headers, "application/octet-stream")


async def lab(request: Request) -> Response:
    hub = hub_of(request)
    data = await raw(request, hub.limits.report_bytes)
    return reply(await hub.workers.read_for(who(request), drawing.drawn, data, lang_of(request)))


async def nothing(request: Request) -> Response:
    raise RequestRefused("no_page", status=404)


ROUTES: list[BaseRoute] = [
    Route(path, guarded(handler), methods=[method])
    for method, path, handler in (
        ("GET", "/api/health", health),
        ("GET", "/api/ready", ready),
        ("GET", "/api/games", games),
        ("GET", "/api/games/{game}/cards", cards),
        ("GET", "/api/games/{game}/rules", rules),
        ("GET", "/api/games/{game}/guide", guide),
        ("GET", "/api/games/{game}/how", how_to_play),
        ("GET", "/api/games/{game}/words", words),
        ("GET", "/api/scenarios/{game}/{id}", scenario),
        ("POST", "/api/decks/check", decks_check),
        ("POST", "/api/decks/hand", decks_hand),
        ("GET", "/api/tables", tables),
        ("POST", "/api/rooms", make_room),
        ("GET", "/api/rooms/{room}", room),
        ("POST", "/api/rooms/{room}/invitation", invitation),
        ("POST", "/api/rooms/{room}/join", join),
        ("GET", "/api/rooms/{room}/record", record),
        ("POST", "/api/rooms/{room}/export", export),
        ("POST", "/api/rooms/{room}/replay", room_replay),
        ("POST", "/api/positions", position),
        ("POST", "/api/replays", upload),
        ("GET", "/api/replays/{id}", replay),
        ("GET", "/api/replays/{id}/frames", replay_frames),
        ("GET", "/api/replays/{id}/review", replay_review),
        ("GET", "/api/replays/{id}/file", replay_file),
        ("POST", "/api/lab", lab),
        ("GET", "/api/{rest:path}", nothing),
    )
]
