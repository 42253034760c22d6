"""`arbitre cards GAME [NAME…]`: every card with its text, written from its definition.

With `--markdown` it writes docs/cards/GAME.md, where a change of any sentence shows in review.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from arbitre.games import spec

from .arguments import Parser
from .lookup import cards_named, game_named, title
from .tables import looks
from .ui import LANGUAGES, OK, Ui

if TYPE_CHECKING:
    from .screen import Screen

HOUSE_MARK: Final = "⌂"
"""Behind the name of a card of which something is ours or unsettled."""


def options(parser: Parser) -> None:
    """The game, and names of cards."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.option("names", "help.cards", nargs="*", metavar="NAME")
    parser.option("--fixtures", "help.fixtures", action="store_true")
    parser.option("--markdown", "help.markdown", action="store_true")
    parser.option("--no-reminders", "help.no_reminders", action="store_false", dest="reminders")


def run(args: Namespace, ui: Ui) -> int:
    """Print them, or give them as JSON or as a page to browse."""
    game = game_named(args.game)
    cards = cards_named(game, args.names, args.fixtures)
    if args.markdown:
        ui.write("\n".join(_page(game, cards, args.reminders)))
        return OK
    if ui.as_json:
        rows = [_row(game, card, ui, args.reminders) for card in cards]
        ui.document({"game": game, "lang": ui.lang, "cards": rows})
        return OK
    from .screen import Screen

    screen = Screen()
    for at, card in enumerate(cards):
        if at:
            screen.line()
        print_card(screen, game, card, ui, reminders=args.reminders)
    return OK


def _page(game: str, cards: Sequence[Any], reminders: bool) -> Iterator[str]:
    """Every card in both languages, a line for each sentence or figure."""
    yield f"# {title(game, Ui())}"
    for card in cards:
        for lang in LANGUAGES:
            row = _row(game, card, Ui(lang), reminders)
            yield f"\n{'##' if lang == 'en' else '###'} {row['name']}\n"
            yield from (f"- {line}" for line in (f"*{row['type']}*", *row["text"].splitlines()))


def _row(game: str, card: Any, ui: Ui, reminders: bool) -> dict[str, Any]:
    """What every game's cards have, and what this game's table adds (`card_facts`)."""
    speech = spec(game).speech
    from arbitre.words import write

    return {
        "slug": card.slug,
        "name": speech.name(card.slug, ui.lang),
        "type": write(speech.type_line(card.slug), ui.lang),
        "text": write((speech.reminded if reminders else speech.card_text)(card.slug), ui.lang),
        "house": card.house,
        "provenance": write(speech.provenance(card.slug), ui.lang),
        **looks(game).card_facts(card, ui),
    }


def print_card(
    screen: Screen, game: str, card: Any, ui: Ui, brief: bool = False, reminders: bool = True
) -> None:
    """A card as it would lie on the table, a mark behind the name of one that is not all printed so; `brief`
    leaves out its dice and what that mark means, without `reminders` what its keywords do is left out."""
    from .screen import QUIET, STRONG

    row = _row(game, card, ui, reminders)
    ours = str(row["provenance"])
    screen.line(f"{row['name']} {HOUSE_MARK}" if ours else str(row["name"]), STRONG)
    screen.indented(row["type"], QUIET)
    for line in str(row["text"]).splitlines():
        screen.indented(line)
    if not brief:
        for line in looks(game).card_lines(card, ui):
            screen.indented(line, QUIET)
        if ours:
            screen.indented(f"{HOUSE_MARK} {ours}", QUIET)
