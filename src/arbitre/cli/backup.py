"""`arbitre backup FILE`: all that a server keeps in one file, while it runs; `--restore` puts it back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .arguments import Parser
from .ui import OK, Ui, bad


def options(parser: Parser) -> None:
    """Which file, and which store."""
    parser.option("file", "help.backup_file", metavar="FILE", nargs="?", default="")
    parser.option("--store", "help.store", metavar="URL")
    parser.option("--restore", "help.restore", action="store_true")


def run(args: Namespace, ui: Ui) -> int:
    """Take it, or put it back."""
    from arbitre.server.app import usual_store
    from arbitre.server.backup import put_back, take
    from arbitre.server.database import StoreTrouble

    if not args.file:
        bad("bad.backup_file")
    file, store = Path(args.file), args.store or usual_store()
    try:
        counts = put_back(file, store) if args.restore else take(store, file)
    except StoreTrouble as trouble:
        bad("bad.store", reason=trouble)
    if ui.as_json:
        ui.document({"file": str(file), "restored": args.restore, **counts})
    else:
        ui.say("backup.restored" if args.restore else "backup.taken", file=file, rooms=counts["rooms"])
    return OK
