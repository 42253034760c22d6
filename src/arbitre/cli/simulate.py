"""`arbitre simulate GAME`: bots play many games; who won, and how fast it went. With `--tournament`, every
ready-made deck (or those named by `--decks`) against every other."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arbitre.games import spec

from .arguments import Parser, words
from .lookup import check_seats, engine, game_named, read_options
from .ui import FAILED, OK, Ui, bad

if TYPE_CHECKING:
    from arbitre.lab.simulate import Report
    from arbitre.lab.tournament import Report as Standings

MOST_GAMES = 10_000_000
MOST_SEED = 2**63 - 1
MOST_JOBS = 1024
ENDS = {
    "monarch": "ends.monarch",
    "both_monarchs": "ends.both_monarchs",
    "feathers": "ends.feathers",
    "dead": "ends.dead",
    "agreed": "ends.agreed",
    "turn_limit": "ends.turn_limit",
}
"""How games of decks end, in words."""


def options(parser: Parser) -> None:
    """The game, how many, who, from which seed, over how many processes."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.counted("--games", "help.games", 100, 1, MOST_GAMES)
    parser.counted("--seed", "help.seed", 0, 0, MOST_SEED)
    parser.option("--seats", "help.bot_seats", metavar="A,B", type=words, default=["greedy", "random"])
    parser.counted("--jobs", "help.jobs", 1, 1, MOST_JOBS)
    parser.option("--on", "help.on", metavar="ray[://HOST:PORT]", type=engine, default="")
    parser.option("--paired", "help.paired", action="store_true")
    parser.option("--tournament", "help.tournament", action="store_true")
    parser.option("--decks", "help.meeting", metavar="A,B", type=words, default=[])
    parser.option("--option", "help.option", metavar="K=V", action="append", default=[])


def run(args: Namespace, ui: Ui) -> int:
    """Simulate and report."""
    game = game_named(args.game)
    check_bots(args.seats)
    if not args.tournament:
        check_seats(game, len(args.seats), ui)
    chosen = read_options(game, args.option, ui)
    if args.tournament:
        return _tournament(game, chosen, args, ui)
    from arbitre.lab.simulate import simulate

    with Progress(ui) as progress:
        report = simulate(
            game,
            games=args.games,
            seed=args.seed,
            seats=args.seats,
            options=chosen,
            jobs=args.jobs,
            progress=progress.show,
            paired=args.paired,
            on=args.on,
        )
    if ui.as_json:
        ui.document(report.json())
        return FAILED if report.errors else OK
    _head(game, report, ui)
    for seat, share in enumerate(report.players):
        ui.say(
            "simulate.wins",
            seat=seat + 1,
            bot=share.player,
            wins=share.wins,
            percent=ui.figure(100 * share.share, 1),
            low=ui.figure(100 * share.low, 1),
            high=ui.figure(100 * share.high, 1),
        )
    if report.shared:
        ui.say("simulate.shared", shared=report.shared)
    for row in (*report.bots, *(report.seatings if args.paired else ())):
        ui.say(
            "simulate.seating" if row.seats else "simulate.bot",
            bot=row.bot,
            seats=row.seats,
            wins=row.wins,
            games=row.games,
            percent=ui.figure(100 * row.share, 1),
            low=ui.figure(100 * row.low, 1),
            high=ui.figure(100 * row.high, 1),
        )
    return _foot(report, ui)


def _tournament(game: str, chosen: dict[str, Any], args: Namespace, ui: Ui) -> int:
    """Every deck against every other; the first bot named plays on both sides."""
    from arbitre.lab.tournament import deck_names, tournament

    ready = deck_names(game, chosen)
    for deck in args.decks:
        if deck not in ready:
            bad("bad.meeting", given=deck, decks=ready)
    with Progress(ui) as progress:
        report = tournament(
            game,
            games=args.games,
            seed=args.seed,
            bot=args.seats[0],
            options=chosen,
            jobs=args.jobs,
            progress=progress.show,
            on=args.on,
            decks=args.decks,
        )
    if ui.as_json:
        ui.document(report.json())
        return FAILED if report.errors else OK
    _head(game, report, ui)
    ui.say("tournament.how", bot=report.bot, deals=report.deals, seed=report.seed)

    def share(of: Any) -> dict[str, str]:
        return {name: ui.figure(100 * getattr(of, name), 1) for name in ("share", "low", "high")}

    names = _deck_names(game, [deck.deck for deck in report.decks], ui)
    wide = max(map(len, names.values()))
    ui.write()
    for deck in report.decks:
        ui.say(
            "tournament.deck",
            deck=f"{names[deck.deck]:{2 * wide + 3}}",
            wins=f"{deck.wins:4}",
            games=f"{deck.games:4}",
            **share(deck),
        )
    ui.write()
    for pair in report.pairs:
        ui.say(
            "tournament.pair",
            pair=f"{' – '.join(names[deck] for deck in pair.decks):{2 * wide + 3}}",
            wins=f"{pair.wins[0]:4}",
            games=f"{pair.games:4}",
            turns=ui.figure(pair.turns.median, 1),
            **share(pair),
        )
    ui.write()
    ui.say("tournament.first", wins=report.first.wins, games=report.first.games, **share(report.first))
    ends = [f"{ui.text(ENDS[why]) if why in ENDS else why} {n}" for why, n in report.reasons.items()]
    ui.say("tournament.ends", ends=ends)
    return _foot(report, ui)


def _head(game: str, report: Report | Standings, ui: Ui) -> None:
    """How many games there were, and how fast."""
    ui.say(
        "simulate.head",
        game=game,
        finished=report.finished,
        games=report.games,
        seconds=ui.figure(report.seconds, 2),
        rate=ui.figure(report.games / report.seconds if report.seconds else 0, 1),
        decisions=report.decisions,
    )


def _foot(report: Report | Standings, ui: Ui) -> int:
    """How long they were, and what went wrong."""
    turns = {name: getattr(report.turns, name) for name in ("median", "least", "most")}
    ui.say("simulate.turns", **{n: ui.figure(turns[n], 1 if n == "median" else 0) for n in turns})
    if not report.errors:
        return OK
    first = report.failures[0]
    ui.say("simulate.errors", errors=report.errors, first=first.message, seed=first.seed)
    return FAILED


def _deck_names(game: str, slugs: list[str], ui: Ui) -> dict[str, str]:
    """What the decks are called, where the game has a name for them."""
    speech = spec(game).speech
    found = {}
    for slug in slugs:
        try:
            found[slug] = speech.name(slug, ui.lang)
        except KeyError:
            found[slug] = slug
    return found


def check_bots(names: list[str]) -> None:
    """Refuse a bot that does not exist."""
    from arbitre.bots import BOTS, exists

    for name in names:
        if not exists(name):
            bad("bad.bot", given=name, bots=list(BOTS))
    if not names:
        bad("bad.bot", given="", bots=list(BOTS))


class Progress:
    """A bar on stderr while somebody watches; nothing where nobody does."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.show: Callable[[int, int], None] | None = None

    def __enter__(self) -> Progress:
        if not sys.stderr.isatty():
            return self
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        self.bar = Bar(
            TextColumn(self.ui.text("lab.progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self.bar.start()
        task = self.bar.add_task("", total=None)
        self.show = lambda done, total: self.bar.update(task, completed=done, total=total)
        return self

    def __exit__(self, *_: object) -> None:
        if self.show is not None:
            self.bar.stop()
