"""`arbitre coverage GAME`: which rules of the index have a passing example, and which have none."""

from __future__ import annotations

from argparse import Namespace

from .arguments import Parser
from .lookup import game_named
from .ui import FAILED, OK, Ui


def options(parser: Parser) -> None:
    """The game."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")


def run(args: Namespace, ui: Ui) -> int:
    """Count; missing rules make it fail."""
    game = game_named(args.game)
    from arbitre.rulebook import coverage

    report = coverage(game)
    if ui.as_json:
        ui.document(report.json())
    else:
        ui.say("coverage.sum", game=game, passing=report.passing, total=report.total)
        if report.missing:
            ui.say("coverage.missing", missing=report.missing)
        for problem in report.failing:
            ui.write(f"  {problem}")
    return FAILED if report.missing else OK
