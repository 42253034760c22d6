"""`arbitre decks GAME`: the ready-made Wilds (or decks) of a game; with `--write`, the list of one of them
or of one in a file, checked and written in the reader's language."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from arbitre.games import spec
from arbitre.games.specification import Speech
from arbitre.words import write

from .arguments import Parser
from .lookup import game_named, read_options
from .strings import STRINGS
from .ui import FAILED, OK, Bad, Ui, bad

LONGEST = 20_000
"""Bytes of a deck: as much as a table takes."""


def options(parser: Parser) -> None:
    """The game, a deck to write, and the options of the table it is for."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.option("--write", "help.write_deck", metavar="DECK")
    parser.option("--option", "help.option", metavar="K=V", action="append", default=[])


def run(args: Namespace, ui: Ui) -> int:
    """List them with their cards, or write one."""
    game = game_named(args.game)
    if args.write is not None:
        return _write(game, args.write, read_options(game, args.option, ui), ui)
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


def _write(game: str, wanted: str, chosen: dict[str, Any], ui: Ui) -> int:
    """The list of a ready-made deck, or of one in a file if it may be played; else what is wrong with it."""
    from arbitre.server.lobby import check_deck, game_info

    ready = next((deck for deck in game_info(game).decks if deck.slug == wanted), None)
    if ready is not None:
        said = ready.text.fr if ui.lang == "fr" else ready.text.en
        if ui.as_json:
            ui.document({"game": game, "deck": wanted, "text": said, "faults": []})
        else:
            ui.write(said.rstrip("\n"))
        return OK
    text = _pasted(wanted)
    checked = check_deck(game, text, ui.lang, chosen)
    write_list = spec(game).decks.write
    said = write_list(checked.deck, ui.lang) if checked.ok and write_list is not None else ""
    if ui.as_json:
        faults = [{"line": fault.line, "text": fault.text, "rule": fault.rule} for fault in checked.faults]
        ui.document({"game": game, "deck": wanted, "text": said, "faults": faults})
    elif checked.ok:
        ui.write(said.rstrip("\n") or ui.text("decks.fine", cards=checked.cards))
    for fault in () if ui.as_json else checked.faults:
        at = ui.text("decks.line", line=fault.line, text=fault.text) if fault.line else fault.text
        ui.write(f"{at} ({fault.rule})" if fault.rule else at)
    return OK if checked.ok else FAILED


def _pasted(file: str) -> str:
    """A deck as somebody wrote it into a file; refuses what is no text, and what is no deck by its length."""
    data = Path(file).read_bytes()
    if len(data) > LONGEST:
        bad("bad.deck_long", file=file, most=LONGEST)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Bad("bad.not_text", file=file, at=error.start) from None


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
