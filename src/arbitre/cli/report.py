"""`arbitre report FILE`: what `arbitre simulate --json` found, as one page to look at."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from .arguments import Parser
from .ui import OK, Ui, bad

STDIN = "-"


def options(parser: Parser) -> None:
    """The report, and where the page goes."""
    parser.option("file", "help.report_file", nargs="?", metavar="FILE")
    parser.option("--out", "help.report_out", metavar="PAGE")


def run(args: Namespace, ui: Ui) -> int:
    """Read the report, write the page beside it or where it is wanted."""
    from arbitre.lab.page import page, read

    if not args.file:
        bad("bad.report_file")
    data = sys.stdin.buffer.read() if args.file == STDIN else Path(args.file).read_bytes()
    report = read(data)
    written = page(report, ui.lang)
    if args.file == STDIN and not args.out:
        if ui.as_json:
            bad("bad.report_out")
        ui.write(written.rstrip("\n"))
        return OK
    out = Path(args.out) if args.out else Path(args.file).with_suffix(".html")
    out.write_text(written, encoding="utf-8")
    if ui.as_json:
        ui.document({"game": report.game, "games": report.games, "page": str(out)})
    else:
        ui.say("report.written", file=out, games=report.games)
    return OK
