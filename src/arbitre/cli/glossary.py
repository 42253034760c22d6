"""`arbitre glossary GAME`: each keyword with what it means, and a scene that shows it."""

from __future__ import annotations

from argparse import Namespace

from .arguments import Parser
from .lookup import game_named
from .screen import QUIET, STRONG, Screen
from .ui import OK, Ui


def options(parser: Parser) -> None:
    """The game."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")


def run(args: Namespace, ui: Ui) -> int:
    """List the keywords by the alphabet."""
    from arbitre.rulebook.glossary import glossary
    from arbitre.words.typography import typeset

    game = game_named(args.game)
    words = glossary(game, ui.lang)
    if ui.as_json:
        ui.document(
            [
                {
                    "name": word.name,
                    "about": word.about,
                    "scene": word.scene.titled(ui.lang) if word.scene else "",
                    "file": word.scene.file if word.scene else "",
                }
                for word in words
            ]
        )
        return OK
    if not words:
        ui.say("glossary.none", game=game)
    screen = Screen()
    for word in words:
        screen.line(word.name, STRONG)
        screen.indented(word.about)
        if word.scene:
            screen.indented(typeset(ui.text("glossary.scene", title=word.scene.titled(ui.lang))), style=QUIET)
    return OK
