"""`arbitre games`: what can be played."""

from __future__ import annotations

from argparse import Namespace

from arbitre.games import GAMES, spec

from .arguments import Parser
from .lookup import seat_numbers, title
from .ui import OK, Ui


def options(parser: Parser) -> None:
    """No arguments of its own."""


def run(args: Namespace, ui: Ui) -> int:
    """List the games."""
    rows = []
    for game in GAMES:
        cards = len(spec(game).collection)
        seats = seat_numbers(game)
        rows.append({"game": game, "title": title(game, ui), "seats": seats, "cards": cards})
        if not ui.as_json:
            ui.say(
                "games.line", game=game, title=title(game, ui), least=seats[0], most=seats[-1], cards=cards
            )
    if ui.as_json:
        ui.document({"games": rows})
    return OK
