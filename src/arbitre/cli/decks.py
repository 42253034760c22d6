"""`arbitre decks GAME`: the ready-made Wilds (or decks) of a game."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from .arguments import Parser
from .catalogue import drawer_of, game_named
from .ui import OK, Ui


def options(parser: Parser) -> None:
    """The game."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")


def run(args: Namespace, ui: Ui) -> int:
    """List them with their cards."""
    game = game_named(args.game)
    ready: dict[str, Any] = drawer_of(game, "decks").WILDS
    lexicon = drawer_of(game, "lexicon")
    rows = []
    for slug, deck in ready.items():
        title = lexicon.WILDS[slug]
        rows.append(
            {
                "slug": slug,
                "name": lexicon.name(slug, ui.lang),
                "about": title.line.fr if ui.lang == "fr" else title.line.en,
                "creatures": list(deck.creatures),
                "spells": list(deck.spells),
            }
        )
    if ui.as_json:
        ui.document({"game": game, "lang": ui.lang, "decks": rows})
        return OK
    from .screen import STRONG, Screen

    screen = Screen()
    for at, row in enumerate(rows):
        if at:
            screen.line()
        screen.line(f"{row['name']} ({row['slug']})", STRONG)
        screen.line(str(row["about"]))
        for part in ("creatures", "spells"):
            names = [lexicon.name(card, ui.lang) for card in getattr(ready[str(row["slug"])], part)]
            screen.indented(ui.text(f"decks.{part}", cards=names))
    return OK
