"""`arbitre replay FILE`: a recorded game seen again, answer by answer, through one pair of eyes."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import arbitre
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Answer
from arbitre.kernel.view import SPECTATOR

from . import records
from .arguments import Parser, whole, words
from .reader import NoMore, ask_line
from .tables import looks
from .ui import OK, Bad, Ui, at_terminal, bad


def options(parser: Parser) -> None:
    """The record, whose eyes, how far."""
    parser.option("file", "help.record_file", nargs="?", metavar="FILE")
    parser.option("--seat", "help.see_as", metavar="N", type=whole("--seat", 0, 99))
    parser.option("--until", "help.until", metavar="N", type=whole("--until", 0, 10**9))
    parser.option("--name", "help.names", metavar="A,B", type=words, default=[])


class Reel:
    """A record being shown."""

    def __init__(self, start: Game, answers: list[Answer], seat: int, names: list[str], ui: Ui) -> None:
        self.games = [start]
        self.answers = answers
        self.seat = seat
        self.names = names
        self.ui = ui

    def at(self, number: int) -> Game:
        """The game after so many answers."""
        while len(self.games) <= number:
            after = self.games[-1].fork()
            after.answer(self.answers[len(self.games) - 1])
            self.games.append(after)
        return self.games[number]

    def teller(self, game: Game) -> Any:
        """Who tells the story to the eyes that watch."""
        from arbitre.games import teller

        return teller(game, self.seat, self.ui.lang, self.names)

    def log(self, number: int) -> list[str]:
        """What that answer led to (with 0, what happened before the first), told at that moment."""
        since = self.at(number - 1).state.count if number else 0
        lines: list[str] = self.teller(self.at(number)).log(since)
        return lines

    def label(self, number: int) -> str:
        """The answer that was given there, in words."""
        from arbitre.games import teller

        before = self.at(number)
        assert before.pending is not None
        return teller(before, before.pending.seat, self.ui.lang, self.names).label(self.answers[number])


def run(args: Namespace, ui: Ui) -> int:
    """Show it: step by step at a terminal, as a story elsewhere."""
    if args.file is None:
        bad("bad.no_record")
    data = records.read(args.file)
    start, answers = arbitre.replay(data, args.file)
    seats = len(start.state.seats)
    if args.seat is not None and args.seat >= seats:
        bad("bad.seat", most=seats - 1, given=args.seat)
    if args.until is not None and args.until > len(answers):
        bad("bad.until", most=len(answers), given=args.until)
    last = len(answers) if args.until is None else args.until
    seat = SPECTATOR if args.seat is None else args.seat
    names = [
        *args.name[:seats],
        *(ui.text("play.player", number=n + 1) for n in range(len(args.name), seats)),
    ]
    reel = Reel(start, answers, seat, names, ui)
    try:
        reel.at(last)
    except Refused as refused:
        raise Bad("bad.record", file=args.file, reason=refused) from None
    if ui.as_json:
        _document(reel, last)
    elif at_terminal():
        _step_through(reel, last, args.until is not None)
    else:
        _tell(reel, last)
    return OK


def _document(reel: Reel, last: int) -> None:
    import msgspec

    game = reel.at(last)
    steps = []
    for number in range(last):
        before = reel.at(number)
        assert before.pending is not None
        steps.append(
            {
                "number": number + 1,
                "seat": before.pending.seat,
                "rule": before.pending.rule,
                "answer": reel.answers[number],
                "label": reel.label(number),
                "log": reel.log(number + 1),
            }
        )
    reel.ui.document(
        {
            "game": game.rules.name,
            "lang": reel.ui.lang,
            "answers": len(reel.answers),
            "until": last,
            "steps": steps,
            "view": msgspec.to_builtins(game.view(reel.seat)),
            "result": msgspec.to_builtins(game.result),
        }
    )


def _tell(reel: Reel, last: int) -> None:
    from .screen import Screen

    screen = Screen()
    for number in range(last + 1):
        for line in reel.log(number):
            screen.line(line)
    _position(reel, last, screen)


def _position(reel: Reel, number: int, screen: Any) -> None:
    game = reel.at(number)
    looks(game.rules.name).show(screen, game.view(reel.seat), reel.names, reel.ui, True)
    if game.over:
        screen.line(reel.teller(game).result(), "bold")


def _step_through(reel: Reel, last: int, at_end: bool) -> None:
    """n, p, a number or q, each with Enter; Enter alone goes on."""
    from .screen import QUIET, STRONG, Screen

    screen = Screen()
    number = last if at_end else 0
    shown = -1
    while True:
        if number != shown:
            if number and number == shown + 1:
                before = reel.at(number - 1)
                assert before.pending is not None
                who = reel.names[before.pending.seat]
                label = reel.label(number - 1)
                screen.line(reel.ui.text("replay.answer", name=who, label=label), STRONG)
                for line in reel.log(number):
                    screen.line(" " + line)
            _position(reel, number, screen)
            shown = number
        screen.line(reel.ui.text("replay.keys", number=number, last=last), QUIET)
        try:
            key = ask_line().casefold()
        except (NoMore, KeyboardInterrupt):
            return
        if key in ("q", "quit", "quitter"):
            return
        if key in ("", "n"):
            if number == last:
                return
            number += 1
        elif key == "p":
            number = max(0, number - 1)
        elif key.isdecimal():
            number = min(last, int(key))
