"""`arbitre bench`: how fast it is, beside python-chess as the yardstick."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from .arguments import Parser
from .lookup import game_named
from .simulate import MOST_SEED, Progress
from .ui import OK, Ui, bad

if TYPE_CHECKING:
    from arbitre.lab.growth import Grown


def options(parser: Parser) -> None:
    """Which game, and how long to measure."""
    parser.option("game", "help.game_or_all", nargs="?", metavar="GAME")
    parser.counted("--seed", "help.seed", 0, 0, MOST_SEED)
    parser.option("--quick", "help.quick", action="store_true")


def run(args: Namespace, ui: Ui) -> int:
    """Measure and report."""
    games = [game_named(args.game)] if args.game else None
    try:
        import chess  # noqa: F401
    except ImportError:
        bad("bad.no_chess")
    from arbitre.lab.bench import bench

    with Progress(ui) as progress:
        report = bench(games, args.quick, args.seed, progress.show)
    if ui.as_json:
        ui.document(report.json())
        return OK
    ui.say(
        "bench.chess",
        decisions=ui.figure(report.chess.decisions_per_s),
        games=ui.figure(report.chess.games_per_s, 1),
        copy=ui.figure(report.chess.copy_us, 2),
    )
    ui.say("bench.compiled" if report.build == "compiled" else "bench.python")
    for game, of in report.games.items():
        ui.say(
            "bench.game",
            game=game,
            decisions=ui.figure(of.decisions_per_s),
            ratio=ui.figure(of.ratio_decisions, 2),
        )
        ui.say(
            "bench.games",
            games=ui.figure(of.games_per_s, 1),
            ratio=ui.figure(of.ratio_games, 2),
            turns=ui.figure(of.turns_per_s),
            greedy=ui.figure(of.greedy_games_per_s, 2),
            beside=ui.figure(of.ratio_greedy, 3),
        )
        ui.say(
            "bench.times",
            fork=ui.figure(of.fork_us, 2),
            ratio=ui.figure(of.ratio_fork, 2),
            view=ui.figure(of.view_us),
            save=ui.figure(of.save_us),
            memory=ui.figure(of.forks_mb, 1),
        )
        _grown(ui, "bench.players", of.players)
    _grown(ui, "bench.permanents", report.permanents)
    return OK


def _grown(ui: Ui, key: str, sizes: dict[int, Grown]) -> None:
    """How the costs grow."""
    for size, of in sizes.items():
        ui.say(
            key,
            size=size,
            decision=ui.figure(of.decision_us, 1),
            fork=ui.figure(of.fork_us, 2),
            view=ui.figure(of.view_us),
            save=ui.figure(of.save_us),
        )
