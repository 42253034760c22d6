"""`arbitre serve`: the table in the browser, for this machine or for whoever can reach it."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from .arguments import Parser, whole
from .ui import OK, Ui, bad


def options(parser: Parser) -> None:
    """Where to listen, and where rooms are kept."""
    parser.option("--host", "help.host", metavar="HOST", default="127.0.0.1")
    parser.option("--port", "help.port", metavar="N", default=8080, type=whole("--port", 0, 65_535))
    parser.option("--store", "help.store", metavar="URL")
    parser.option("--name", "help.name", metavar="NAME", action="append", default=[])
    parser.option("--proxy-header", "help.proxy_header", metavar="HEADER", default="")
    parser.option("--shared", "help.shared", metavar="ADDRESS")
    parser.option("--open", "help.open", action="store_true")


def run(args: Namespace, ui: Ui) -> int:
    """Serve until stopped."""
    if ui.as_json:
        bad("bad.json_serve")
    from arbitre.server.app import serve, usual_store
    from arbitre.server.database import StoreTrouble
    from arbitre.server.pages import home
    from arbitre.server.reach import Reach

    def ready(port: int) -> None:
        host = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{host}:{port}"
        ui.say("serve.ready", address=address)
        if home() is None:
            ui.say("serve.no_client", address=address)
        sys.stdout.flush()
        if args.open and has_display():
            import webbrowser

            webbrowser.open(address)

    try:
        reach = Reach((*args.name, args.host), args.proxy_header)
        serve(
            args.store or usual_store(),
            args.host,
            args.port,
            ready,
            reach=reach,
            address=_address(args.shared),
        )
    except StoreTrouble as trouble:
        bad("bad.store", reason=trouble)
    except OSError as trouble:
        bad("bad.listen", host=args.host, port=args.port, reason=trouble.strerror or trouble)
    return OK


def _address(given: str | None) -> str:
    """Where other servers reach this one."""
    if given is not None and not given.startswith(("http://", "https://")):
        bad("bad.shared", given=given)
    return (given or "").rstrip("/")


def has_display() -> bool:
    """Whether a browser could show anything here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
