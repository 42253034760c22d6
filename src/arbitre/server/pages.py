"""The client's files: whatever the build has made, and its first page for every address of the client."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .limits import Buckets
from .reach import Reach

PLACES = (Path(__file__).parent / "client", Path(__file__).parents[3] / "web" / "dist")
"""Where a built client may be: packed into the wheel, or in a checkout."""

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
PRESSED = (".js", ".css", ".html", ".svg", ".json", ".map", ".txt", ".webmanifest")
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Arbitre</title>"
    "<p>The client is not built: <code>make play</code> builds it. The interface is at <code>/api</code>."
    "<p>Le client n'est pas construit : <code>make play</code> le construit."
)


mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


def home() -> Path | None:
    """Where the built client is, if anywhere."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


@cache
def _listed(place: Path, changed: int) -> dict[str, Path]:
    """Every file of the client by its address: what is not in this table cannot be asked for. Looked up once
    for each build: anybody may ask for anything, as often as he likes."""
    del changed  # part of the key
    return {file.relative_to(place).as_posix(): file for file in place.rglob("*") if file.is_file()}


@cache
def _pressed(file: Path, changed: int) -> bytes:
    del changed  # part of the key
    return gzip.compress(file.read_bytes(), 9, mtime=0)


async def page(request: Request) -> Response:
    """A file of the client, or its first page."""
    place = home()
    if place is None:
        return HTMLResponse(NOT_BUILT, 200 if request.url.path == "/" else 404, HEADERS)
    looks: Buckets = request.app.state.visitors_pages
    reach: Reach = request.app.state.reach
    if not looks.take(reach.visitor(request.scope)):
        return Response("Too many requests", 429, HEADERS, "text/plain")
    files = _listed(place, (place / "index.html").stat().st_mtime_ns)
    wanted = request.path_params.get("path", "")
    # Browsers ask for this one by themselves where a page names no icon, as those of the interface.
    file = files.get("icon.svg" if wanted == "favicon.ico" else wanted)
    if file is None:
        last = wanted.rsplit("/", 1)[-1]
        routed = wanted.startswith(("rules/", "replay/", "room/"))
        if wanted.startswith("assets/") or ("." in last and not routed):
            return Response("Not found", 404, HEADERS, "text/plain")
        file = files["index.html"]
    lasting = wanted.startswith("assets/")
    headers = {
        **HEADERS,
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in PRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(_pressed(file, file.stat().st_mtime_ns), 200, headers, kind)
    return Response(file.read_bytes(), 200, headers, kind)
