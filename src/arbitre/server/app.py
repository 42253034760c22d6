"""The server as one application, and how it is run."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server

from platformdirs import user_data_path
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from . import api, operating, pages
from .connection import Connection
from .forwarding import HandOn, Housemates
from .hub import Hub
from .limits import Bucket, Buckets, Limits
from .listening import Server, open_more_files
from .logs import write_to_stderr
from .reach import OwnPagesOnly, Reach
from .store import Store


def usual_store() -> str:
    """What the environment names, since an order is shown to everybody on the machine and an address may hold
    a password; else SQLite in the user's data folder."""
    named = os.environ.get("ARBITRE_STORE")
    if named:
        return named
    home = user_data_path("arbitre", appauthor=False)
    Path(home).mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'rooms.sqlite'}"


def make_app(
    store: str,
    limits: Limits | None = None,
    thinkers: int = 0,
    reach: Reach | None = None,
    address: str = "",
) -> Starlette:
    """The application on a store; `address` is where other servers on it reach this one, if it is shared.
    Raises `StoreTrouble`."""
    bounds, ways = limits or Limits(), reach or Reach()
    hub = Hub(Store(store, address=address), bounds, thinkers)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        hub.open()
        yield
        await hub.close()

    async def table(websocket: WebSocket) -> None:
        visitor = ways.visitor(websocket.scope)
        await Connection(hub, websocket, visitor).serve(str(websocket.path_params["room"]))

    routes = [
        *api.ROUTES,
        WebSocketRoute("/ws/{room}", table),
        Route("/metrics", operating.figures),
        Route("/operator", operating.page),
        Route("/", pages.page),
        Route("/{path:path}", pages.page),
    ]
    guards = [
        Middleware(Housemates, hub=hub),
        Middleware(OwnPagesOnly, reach=ways),
        Middleware(HandOn, hub=hub, reach=ways),
    ]
    app = Starlette(routes=routes, lifespan=life, middleware=guards)
    app.state.reach = ways
    app.state.hub = hub
    app.state.lasting = {}
    app.state.tables = [-60.0, []]
    app.state.operator = os.environ.get("ARBITRE_OPERATOR", "")
    app.state.posts = Bucket(bounds.posts_per_second, bounds.posts_at_once)
    app.state.visitors_posts = Buckets(bounds.visitor_posts_per_second, bounds.visitor_posts_at_once)
    app.state.visitors_reads = Buckets(bounds.visitor_reads_per_second, bounds.visitor_reads_at_once)
    app.state.visitors_pages = Buckets(bounds.visitor_pages_per_second, bounds.visitor_pages_at_once)
    app.state.guesses = Buckets(bounds.visitor_guesses_per_second, bounds.visitor_guesses_at_once)
    app.state.visitors_rooms = Buckets(bounds.visitor_rooms_per_second, bounds.visitor_rooms_at_once)
    app.state.visitors_replays = Buckets(bounds.visitor_replays_per_second, bounds.visitor_replays_at_once)
    app.state.visitors_replay_bytes = Buckets(
        bounds.visitor_replay_bytes_per_second, bounds.visitor_replay_bytes_at_once
    )
    return app


def serve(
    store: str,
    host: str,
    port: int,
    ready: Callable[[int], None],
    limits: Limits | None = None,
    reach: Reach | None = None,
    address: str = "",
) -> None:
    """Listen until told to stop; `ready` hears the port. `address` is that of `make_app`, and may leave
    the port open (`{port}`). Raises `OSError` where it cannot listen there."""
    write_to_stderr()
    open_more_files()
    with create_server((host, port), family=AF_INET6 if ":" in host else AF_INET, backlog=1024) as listening:
        port = int(listening.getsockname()[1])
        app = make_app(store, limits, reach=reach, address=address.replace("{port}", str(port)))

        def started() -> None:
            app.state.hub.warm_up()
            ready(port)

        Server(app, started).run([listening])
