"""`arbitre fuzz [GAME]`: random games in which everything that must hold is checked after every event."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from arbitre.games import GAMES, spec

from .arguments import Parser, whole, words
from .lookup import check_seats, engine, game_named, read_options, seat_numbers
from .simulate import MOST_GAMES, MOST_JOBS, MOST_SEED, Progress
from .ui import FAILED, OK, Ui, bad


def options(parser: Parser) -> None:
    """Which games, how many for each number of players, from which seed, over how many processes."""
    parser.option("game", "help.game_or_all", nargs="?", metavar="GAME")
    parser.counted("--games", "help.games_each", 100, 1, MOST_GAMES)
    parser.option("--from", "help.first_game", metavar="N", type=_first, default=0, dest="first")
    parser.option("--seats", "help.seat_counts", metavar="2,3,4", type=_numbers)
    parser.counted("--seed", "help.seed", 0, 0, MOST_SEED)
    parser.counted("--jobs", "help.jobs", 1, 1, MOST_JOBS)
    parser.option("--on", "help.on", metavar="ray[://HOST:PORT]", type=engine, default="")
    parser.option("--option", "help.option", metavar="K=V", action="append", default=[])


def _first(text: str) -> int:
    from arbitre.lab.fuzz import BATCH

    number = whole("--from", 0, MOST_GAMES)(text)
    if number % BATCH:
        bad("bad.first_game", given=number)
    return number


def _numbers(text: str) -> list[int]:
    return [whole("--seats", 1, 99)(word) for word in words(text) or [text]]


def run(args: Namespace, ui: Ui) -> int:
    """Fuzz and report; errors make it fail."""
    games = [game_named(args.game)] if args.game else list(GAMES)
    for game in games:
        for number in args.seats or []:
            check_seats(game, number, ui)
    found = [_fuzz(game, args.seats or seat_numbers(game), args, ui) for game in games]
    errors = sum(each["errors"] for each in found)
    if ui.as_json:
        ui.document(found[0] if len(found) == 1 else {"games": found, "errors": errors})
    return FAILED if errors else OK


def _fuzz(game: str, seats: list[int], args: Namespace, ui: Ui) -> dict[str, Any]:
    from arbitre.lab.fuzz import fuzz

    reports = []
    chosen = read_options(game, args.option, ui)
    for number in seats:
        with Progress(ui) as progress:
            report = fuzz(
                game, args.games, number, args.seed, args.jobs, progress.show, chosen, args.on, args.first
            )
        reports.append(report)
        if not ui.as_json:
            ui.say(
                "fuzz.head",
                game=game,
                seats=number,
                finished=report.finished,
                games=report.games,
                errors=report.errors,
                decisions=report.decisions,
                seconds=ui.figure(report.seconds, 1),
            )
            ends = [f"{why} {times}" for why, times in report.reasons.items()]
            ui.say("fuzz.ends", ends=ends, longest=ui.figure(report.longest_s, 1))
            if report.failures:
                first = report.failures[0]
                ui.say("fuzz.errors", first=first.message, seed=first.seed, decision=first.decision)
    unused = [card for card in reports[0].unused if all(card in each.unused for each in reports)]
    if not ui.as_json:
        if unused:
            ui.say("fuzz.unused", cards=[spec(game).speech.name(card, ui.lang) for card in unused])
        else:
            ui.say("fuzz.all_used")
    return {
        "game": game,
        "games": sum(each.games for each in reports),
        "finished": sum(each.finished for each in reports),
        "errors": sum(each.errors for each in reports),
        "decisions": sum(each.decisions for each in reports),
        "seconds": round(sum(each.seconds for each in reports), 3),
        "unused": unused,
        "runs": [each.json() for each in reports],
    }
