"""`arbitre decks GAME`: the ready-made Wilds (or decks) of a game."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from .arguments import Parser
from .catalogue import drawer_of, game_named
from .strings import STRINGS
from .ui import OK, Ui


def options(parser: Parser) -> None:
    """The game."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")


def run(args: Namespace, ui: Ui) -> int:
    """List them with their cards."""
    game = game_named(args.game)
    decks, lexicon = drawer_of(game, "decks"), drawer_of(game, "lexicon")
    ready: dict[str, Any] = (
        decks.WILDS if hasattr(decks, "WILDS") else {deck.slug: deck for deck in decks.READY}
    )
    titles = lexicon.WILDS if hasattr(decks, "WILDS") else lexicon.DECKS
    rows = []
    for slug, deck in ready.items():
        title = titles[slug]
        about = title.line.fr if ui.lang == "fr" else title.line.en
        rows.append({"slug": slug, "name": lexicon.name(slug, ui.lang), "about": about, **_parts(deck)})
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
            names = [_counted(card, lexicon, ui) for card in row[part]]
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


def _counted(card: Any, lexicon: Any, ui: Ui) -> str:
    if isinstance(card, str):
        return str(lexicon.name(card, ui.lang))
    slug, number = card
    return f"{number} × {lexicon.name(slug, ui.lang)}"
