"""`arbitre cards GAME [NAME…]`: every card with its text, written from its definition."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from .arguments import Parser
from .catalogue import cards_named, drawer_of, game_named
from .ui import OK, Ui

if TYPE_CHECKING:
    from .screen import Screen


def options(parser: Parser) -> None:
    """The game, and names of cards."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.option("names", "help.cards", nargs="*", metavar="NAME")


def run(args: Namespace, ui: Ui) -> int:
    """Print them, or give them as JSON."""
    game = game_named(args.game)
    cards = cards_named(game, args.names)
    if ui.as_json:
        rows = [_row(game, card, ui) for card in cards]
        ui.document({"game": game, "lang": ui.lang, "cards": rows})
        return OK
    from .screen import Screen

    screen = Screen()
    for at, card in enumerate(cards):
        if at:
            screen.line()
        print_card(screen, game, card, ui)
    return OK


def _faces(game: str, kind: str, ui: Ui) -> list[str]:
    from arbitre.words import write

    catalogue, texts = drawer_of(game, "catalogue"), drawer_of(game, "texts")
    faces = catalogue.KINDS[catalogue.KIND_NUMBER[kind]].faces
    return [write(texts.face_text(face), ui.lang) for face in faces]


def _row(game: str, card: Any, ui: Ui) -> dict[str, Any]:
    texts = drawer_of(game, "texts")
    from arbitre.words import write

    return {
        "slug": card.slug,
        "name": drawer_of(game, "lexicon").name(card.slug, ui.lang),
        "kind": card.kind,
        "box": card.box,
        "cost": card.cost,
        "glory": card.glory,
        "type": write(texts.type_line(card.slug), ui.lang),
        "text": write(texts.card_text(card.slug), ui.lang),
        "faces": _faces(game, card.kind, ui),
        "house": card.house,
        "uncertain": card.uncertain,
    }


def print_card(screen: Screen, game: str, card: Any, ui: Ui, brief: bool = False) -> None:
    """A card as it would lie on the table; `brief` leaves its dice out."""
    from .screen import QUIET, STRONG

    row = _row(game, card, ui)
    screen.line(str(row["name"]), STRONG)
    screen.indented(row["type"], QUIET)
    for line in str(row["text"]).splitlines():
        screen.indented(line)
    if not brief:
        counted: dict[str, int] = {}
        for face in row["faces"]:
            counted[face] = counted.get(face, 0) + 1
        faces = [f"{number} × {face}" if number > 1 else face for face, number in counted.items()]
        screen.indented(ui.text("cards.faces", faces=" · ".join(faces)), QUIET)
