"""The table's options, each independent of the others: never one word for a format."""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.kernel.rules import BadInput

from ..decks.check import COMMANDER, CONSTRUCTED, DeckRules
from .model import Table


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays. `teams` gives each seat its team; `decks` names a deck for each seat (or "" for
    the ready ones in turn). What is 0 of `starting_life`, `deck_size` and `copies` is as the rules say for a
    table with these options."""

    decks: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    shared_life: bool = False
    starting_life: int = 0
    commander: bool = False
    turn_limit: int = 0
    first: int = -1  # who begins; -1: chosen by chance
    mulligans: bool = True
    deck_size: int = 0
    copies: int = 0


def read(seats: int, options: dict[str, Any]) -> Options:
    """The options as given, or `BadInput` saying what is wrong."""
    try:
        found = msgspec.convert({**options, "decks": _decks(options)}, Options, strict=False)
    except msgspec.ValidationError as error:
        known = ", ".join(Options.__struct_fields__)
        raise BadInput(f"Magic: {error}. The options are {known}.") from error
    if not 2 <= seats <= 6:
        raise BadInput(f"Magic is played by 2 to 6 here, not by {seats}.")
    if found.teams and len(found.teams) != seats:
        raise BadInput(f"'teams' names {len(found.teams)} teams for {seats} seats: one number for each seat.")
    if found.teams and len(set(found.teams)) == 1:
        raise BadInput("'teams' puts everybody on one side; a game needs at least two.")
    if found.shared_life and len(set(found.teams)) == len(found.teams):
        raise BadInput("'shared_life' does nothing without 'teams' of more than one player.")
    if found.decks and len(found.decks) != seats:
        raise BadInput(f"'decks' names {len(found.decks)} decks for {seats} seats: one for each seat.")
    if found.first >= seats:
        raise BadInput(f"'first' is seat {found.first}, but seats are 0 to {seats - 1}.")
    for key in ("starting_life", "deck_size", "copies"):
        if getattr(found, key) < 0:
            raise BadInput(f"'{key}' is {getattr(found, key)}; write 0 for what the rules say.")
    if found.turn_limit < 0:
        raise BadInput(f"'turn_limit' is {found.turn_limit}; write 0 for none.")
    return found


def _decks(options: dict[str, Any]) -> Any:
    """The decks as given; as one text ("random", or names with commas) as they are written on a command."""
    given = options.get("decks", ())
    if not isinstance(given, str):
        return given
    return () if given in ("", "random") else tuple(name.strip() for name in given.split(","))


def words(options: Options) -> str:
    """The options the rules ask for while playing, as words on the board."""
    on = [name for name in ("shared_life", "commander") if getattr(options, name)]
    return " ".join((*on, f"life={life_to_begin_with(options)}"))


def life_to_begin_with(options: Options) -> int:
    """The starting life total: as chosen, or 20 (103.4), 40 with commanders (103.4c, 903.7)."""
    return options.starting_life or (40 if options.commander else 20)


def deck_rules(options: Options) -> DeckRules:
    """What this table asks of a deck (100.2, 903.5)."""
    usual = COMMANDER if options.commander else CONSTRUCTED
    size = options.deck_size or usual.least
    return msgspec.structs.replace(
        usual, least=size, most=size if options.commander else None, copies=options.copies or usual.copies
    )


def starting_life(table: Table) -> int:
    """The starting life total of this table (103.4)."""
    return next(int(w[5:]) for w in table.board.options.split() if w.startswith("life="))
