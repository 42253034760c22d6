"""The table's options, each independent of the others: never one word for a format."""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.kernel.rules import BadInput
from arbitre.kernel.shapes import shaped

from ..decks.check import COMMANDER, CONSTRUCTED, DeckRules
from .formats import TWO_HEADED_GIANT, expanded
from .model import Table


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays. `teams` gives each seat its team; `decks` names a deck for each seat (or "" for
    the ready ones in turn); `schemes` are the seats with a scheme deck; `lives` gives each seat its starting
    life where they differ. What is 0 of `starting_life`, `deck_size` and `copies` is as the rules say for a
    table with these options."""

    decks: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    shared_life: bool = False
    shared_turn: bool = False
    schemes: tuple[int, ...] = ()
    starting_life: int = 0
    lives: tuple[int, ...] = ()
    commander: bool = False
    turn_limit: int = 0
    first: int = -1  # who begins; -1: chosen by chance, or the only one with a scheme deck
    mulligans: bool = True
    deck_size: int = 0
    copies: int = 0


WANTED: dict[Any, str] = {
    int: "a whole number",
    bool: "yes or no",
    tuple[int, ...]: "a list of whole numbers, such as 0, 0, 1",
    tuple[str, ...]: "a list of names",
}
"""What is to be written for an option of each kind."""

LED_GIANT = 60
"""The life of a team of Two-Headed Giant with commanders: half as much again as one player's, as without."""

LISTS = ("decks", "teams", "schemes", "lives")
"""The options that are lists: on a command they are written with commas."""


def read(seats: int, options: dict[str, Any]) -> Options:
    """The options as given, or `BadInput` saying what is wrong."""
    if not 2 <= seats <= 6:
        raise BadInput(f"Magic is played by 2 to 6 here, not by {seats}.")
    whole = expanded(seats, options)
    found = Options(**{name: _read(name, value) for name, value in {**whole, **_lists(whole)}.items()})
    if found.commander and options.get("format") == TWO_HEADED_GIANT and not options.get("starting_life"):
        found = msgspec.structs.replace(found, starting_life=LED_GIANT)
    _check_teams(seats, found)
    _check_schemes(seats, found)
    for name, each in (("decks", found.decks), ("lives", found.lives)):
        if each and len(each) != seats:
            raise BadInput(f"'{name}' names {len(each)} {name} for {seats} seats: one for each seat.")
    if found.first >= seats:
        raise BadInput(f"'first' is seat {found.first}, but seats are 0 to {seats - 1}.")
    for key in ("starting_life", "deck_size", "copies"):
        if getattr(found, key) < 0:
            raise BadInput(f"'{key}' is {getattr(found, key)}; write 0 for what the rules say.")
    if any(life < 1 for life in found.lives):
        raise BadInput("'lives' gives each player his starting life total: at least 1.")
    if found.lives and len(set(found.lives)) == 1:
        raise BadInput("'lives' gives everybody the same: write 'starting_life' instead.")
    if found.lives and found.starting_life:
        raise BadInput("'starting_life' does nothing where 'lives' gives each player his own.")
    if found.turn_limit < 0:
        raise BadInput(f"'turn_limit' is {found.turn_limit}; write 0 for none.")
    return found


def _read(name: str, value: Any) -> Any:
    """One option as it is meant, or `BadInput` saying what it should be."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Options)}
    if name not in kinds:
        known = ", ".join(("format", "archenemy", *kinds))
        raise BadInput(f"Magic has no option '{name}'; it has {known}.")
    try:
        return shaped(value, kinds[name], strict=False)
    except msgspec.ValidationError:
        raise BadInput(f"Option '{name}' is {WANTED[kinds[name]]}, not {value!r}.") from None


def _check_teams(seats: int, found: Options) -> None:
    teams = found.teams
    if teams and len(teams) != seats:
        raise BadInput(f"'teams' names {len(teams)} teams for {seats} seats: one number for each seat.")
    if teams and len(set(teams)) == 1:
        raise BadInput("'teams' puts everybody on one side; a game needs at least two.")
    alone = len(set(teams)) == len(teams)
    if teams and alone:
        raise BadInput("'teams' does nothing where everybody is on a team of his own.")
    for name in ("shared_life", "shared_turn"):
        if getattr(found, name) and alone:
            raise BadInput(f"'{name}' does nothing without 'teams' of more than one player.")
    if found.shared_turn and sum(teams[k] != teams[k - 1] for k in range(seats)) > len(set(teams)):
        raise BadInput("'shared_turn' wants the players of a team to sit side by side: 'teams' parts them.")
    for team in set(teams) if found.shared_life and found.lives else ():
        if len({life for life, of in zip(found.lives, teams, strict=False) if of == team}) > 1:
            raise BadInput(
                "'lives' gives players of a team other totals, but with 'shared_life' they have one."
            )


def _check_schemes(seats: int, found: Options) -> None:
    schemes = found.schemes
    if any(not 0 <= seat < seats for seat in schemes) or len(set(schemes)) != len(schemes):
        raise BadInput(f"'schemes' names seats with a scheme deck, each once: seats are 0 to {seats - 1}.")
    if len(schemes) == 1 and found.first not in (-1, schemes[0]):
        raise BadInput("'first' does nothing: the only one with a scheme deck always begins.")


def _lists(options: dict[str, Any]) -> dict[str, Any]:
    """The lists as given; those written as one text ("random", or parts with commas) taken apart."""
    return {name: _listed(options[name]) for name in LISTS if name in options}


def _listed(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    return () if given in ("", "random") else tuple(part.strip() for part in given.split(","))


def words(options: Options) -> str:
    """The options the rules ask for while playing, as words on the board."""
    on = [name for name in ("shared_life", "shared_turn", "schemes", "commander") if getattr(options, name)]
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


def lives(options: Options, seats: int) -> tuple[int, ...]:
    """The starting life total of each seat (103.4); those of a team that shares its life have one."""
    return options.lives or (life_to_begin_with(options),) * seats


def starting_life(table: Table) -> int:
    """The starting life total of this table (103.4)."""
    return next(int(w[5:]) for w in table.board.options.split() if w.startswith("life="))


def plays_schemes(table: Table) -> bool:
    """Whether anybody has a scheme deck."""
    return "schemes" in table.board.options
