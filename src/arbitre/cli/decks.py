"""`arbitre decks GAME`: the ready-made Wilds (or decks) of a game."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from arbitre.games import spec
from arbitre.games.specification import Speech
from arbitre.words import write

from .arguments import Parser
from .lookup import game_named
from .strings import STRINGS
from .ui import OK, Ui


def options(parser: Parser) -> None:
    """The game."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")


def run(args: Namespace, ui: Ui) -> int:
    """List them with their cards."""
    game = game_named(args.game)
    ready, speech = spec(game).decks.lists, spec(game).speech
    rows = []
    for slug, deck in ready.items():
        title = speech.decks[slug]
        about = write(title.line, ui.lang)
        rows.append({"slug": slug, "name": speech.name(slug, ui.lang), "about": about, **_parts(deck)})
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
        for part in _parts(ready[str(row["slug"])]):
            names = [_counted(card, speech, ui) for card in row[part]]
            screen.indented(ui.text(f"decks.{part}", cards=names))
    return OK


def _parts(deck: Any) -> dict[str, list[Any]]:
    """The parts of a deck by name: cards, or cards with their number of copies."""
    parts = {}
    for part in deck.__struct_fields__:
        value = getattr(deck, part)
        if part != "slug" and value and f"decks.{part}" in STRINGS:
            parts[part] = list(value) if isinstance(value, tuple) else [value]
    return parts


def _counted(card: Any, speech: Speech, ui: Ui) -> str:
    if isinstance(card, str):
        return speech.name(card, ui.lang)
    slug, number = card
    return f"{number} × {speech.name(slug, ui.lang)}"
