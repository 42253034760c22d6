"""From the `given` of a scenario to a position in which every rule of the game holds.

Only what is written is on the table, besides libraries: what is written lies on top, then enough cards that
no scenario speaks of. Nothing waits, nobody has done anything this turn, and permanents are not new.
"""

from __future__ import annotations

import re
from typing import Any, Final

from arbitre.kernel.chance import key_of
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position
from arbitre.kernel.scenario.vocabulary import numbered, only, placed, repeated
from arbitre.kernel.state import State

from ..cards.index import CARD_NUMBER, CARDS
from ..language.definitions import mana
from ..rules.changes.commanders import dealt_by_commander, name_commander
from ..rules.game import RULES
from ..rules.model import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    SCHEMES,
    Mana,
    Match,
    Player,
    Table,
    Thing,
    lay_out,
)
from ..rules.options import lives, plays_schemes
from ..rules.options import read as read_options
from ..rules.options import words as option_words
from ..rules.refs import role, zone
from ..rules.schemes import is_scheme
from .lay import FIRST_LIFE, Laid, lay, link, read, settle
from .phrases import title
from .turn import set_turn

WORDS: Final = ("turn", "step", "active", "priority", "rolls")
PLACES: Final = {
    "battlefield": BATTLEFIELD,
    "hand": HAND,
    "graveyard": GRAVEYARD,
    "exile": EXILE,
    "library": LIBRARY,
    "whole library": LIBRARY,
    "command zone": COMMAND,
    "scheme deck": SCHEMES,
}
FIGURES: Final = (
    *("life", "mana", "poison", "lands played", "life lost", "life gained", "cards drawn"),
    "commander damage",
)
OPTIONS: Final = (
    *("format", "archenemy", "teams", "shared_life", "shared_turn", "schemes", "starting_life", "lives"),
    *("commander", "turn_limit"),
)
"""The table's options that matter once a game is under way; the others are about its beginning."""
SO_OFTEN: Final = r"(\d{1,9})(?:\s*[x×]\s*| )(.+)"
"""How several of one thing are written."""
FILLER: Final = "second-mould"
"""What lies in libraries where nothing is written: no scenario names it."""
DEPTH: Final = 20


def set_up(names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
    """The position a `given` describes."""
    parts = given.table("a position: step, active, and for each player what lies where")
    for word, item in parts.items():
        if word not in WORDS and word not in names:
            item.wrong(f"a position has no '{word}'; it has {', '.join(WORDS)} and {', '.join(names)}.")
    table = _table(names, options, given, seed)
    table.board.turn = parts["turn"].at_least(int(_begun(parts))) if "turn" in parts else 3
    laid: list[Laid] = []
    for seat, name in enumerate(names):
        side = parts[name].table("what a player has: battlefield, hand, life …") if name in parts else {}
        _player(table, seat, side)
        for word, item in side.items():
            if word in PLACES:
                laid += _cards(table, names, seat, word, item)
        if "library" not in side and "whole library" not in side:
            _fill(table, seat)
    _check_lives(table, names, parts)
    wanted = "format" not in options  # a format that is named brings more than these
    _name_commanders(table, laid, given, wanted)
    _check_schemes(table, given, wanted)
    _check_command_zone(table, laid)
    _commander_damage(table, names, laid, parts)
    link(table, [each for each in laid if table.pieces[each.piece].zone in (BATTLEFIELD, EXILE)], names)
    set_turn(table, parts, parts["active"].seat(names) if "active" in parts else 0)
    if "priority" in parts:
        holder = parts["priority"].seat(names)
        if table.board.round.holder < 0:
            parts["priority"].wrong("nobody has priority where the step has still to begin.")
        table.board.round = type(table.board.round)(holder, 0)
        table.board.leader = holder
    table.current_stamp = -1
    settle(table)
    return Position(table, [_roll(each) for each in parts["rolls"].items()] if "rolls" in parts else [])


def _begun(parts: dict[str, Item]) -> bool:
    """Whether the first turn has begun."""
    return "step" not in parts or parts["step"].text() != "opening hand"


def _table(names: list[str], options: dict[str, Any], given: Item, seed: int) -> Table:
    only(options, OPTIONS, given)
    try:
        chosen = read_options(len(names), options)
    except BadInput as error:
        raise placed(given, error) from None
    players = [
        Player(seat, chosen.teams[seat] if chosen.teams else seat, life=life, starting_life=life, kept=True)
        for seat, life in enumerate(lives(chosen, len(names)))
    ]
    board = Match(first=0, options=option_words(chosen), turn_limit=chosen.turn_limit)
    table: Table = State(RULES, players, board, key_of(seed))
    lay_out(table)
    return table


def _player(table: Table, seat: int, side: dict[str, Item]) -> None:
    player = table.seats[seat]
    if "library" in side and "whole library" in side:
        side["library"].wrong("'library whole library' says two things that cannot both be so.")
    for word, item in side.items():
        if word not in PLACES and word not in FIGURES:
            item.wrong(f"a player has no '{word}'; he has {', '.join((*PLACES, *FIGURES))}.")
        if word == "life":
            player.life = item.number()
        elif word == "poison":
            player.counters = (("poison", item.at_least(0)),)
        elif word == "mana":
            player.pool = tuple(Mana(symbol) for symbol in pool(item))
        elif word == "lands played":
            player.lands = item.at_least(0)
        elif word == "life lost":
            player.lost = item.at_least(0)
        elif word == "life gained":
            player.gained = item.at_least(0)
        elif word == "cards drawn":
            player.drawn = item.at_least(0)


def _check_lives(table: Table, names: list[str], parts: dict[str, Item]) -> None:
    """Those who share a life total have the same."""
    if "shared_life" not in table.board.options:
        return
    for player in table.seats:
        mates = [other for other in table.seats if other.team == player.team]
        if any(other.life != player.life for other in mates) and names[player.id] in parts:
            parts[names[player.id]].wrong(
                f"{', '.join(names[other.id] for other in mates)} share one life total (810.9): "
                "write the same 'life' for each of them."
            )


def _name_commanders(table: Table, laid: list[Laid], given: Item, wanted: bool) -> None:
    """Commanders are there where the table plays with them (if it is `wanted`), and only there; each is the
    only card of its name in its deck (903.5b)."""
    marked = [each for each in laid if each.phrase.flags.get("commander")]
    if bool(marked) != ("commander" in table.board.options.split()) and (marked or wanted):
        given.wrong(
            "a 'commander' is marked, but the table does not play with them: 'options: { commander: yes }'."
            if marked
            else "with the option 'commander' somebody has one: mark a card 'commander'."
        )
    for each in marked:
        it = table.pieces[each.piece]
        same = [o for o in table.pieces if (o.what, o.owner, o.token) == (it.what, it.owner, it.token)]
        if it.token or len(same) > 1:
            each.item.wrong("a commander is a card, and the only one of its name in its deck (903.5b).")
        name_commander(table, it.owner, it.what)


def _commander_damage(table: Table, names: list[str], laid: list[Laid], parts: dict[str, Item]) -> None:
    """What each commander has dealt a player before (903.10a): "commander damage: { Stove Imp: 11 }"."""
    for seat, name in enumerate(names):
        side = parts[name].table("what a player has") if name in parts else {}
        if "commander damage" not in side:
            continue
        for text, item in side["commander damage"].table("commanders and how much damage each dealt").items():
            wanted = read(names, Item(text, item.file, item.line))
            meant = [
                each.piece
                for each in laid
                if each.phrase.flags.get("commander")
                and each.phrase.slug == wanted.slug
                and wanted.whose in (None, table.pieces[each.piece].owner)
            ]
            if len(meant) != 1:
                item.wrong(f"'{text}' is {len(meant)} commanders; say whose.")
            dealt_by_commander(table, seat, meant[0], item.at_least(0))


def _check_schemes(table: Table, given: Item, wanted: bool) -> None:
    """Schemes lie in the command zone, beside their deck or in it, of those who have one; and somebody has
    one (if it is `wanted`)."""
    for it in table.pieces:
        place = role(it.zone)
        if place != "command" and is_scheme(table, it.id) != (place == "schemes"):
            name = title(CARDS[it.what].slug)
            given.wrong(
                f"{name} is no scheme: only schemes lie in a scheme deck."
                if place == "schemes"
                else f"{name} is a scheme: it lies in a scheme deck or in the command zone."
            )
    there = any(is_scheme(table, it.id) for it in table.pieces)
    if there != plays_schemes(table) and (there or wanted):
        given.wrong(
            "there is a scheme, but nobody has a scheme deck: 'options: { schemes: [0] }'."
            if there
            else "with the option 'schemes' somebody has one: write a 'scheme deck'."
        )


def _check_command_zone(table: Table, laid: list[Laid]) -> None:
    """Of what a position begins with, only commanders and schemes lie there."""
    for each in laid:
        it, name = table.pieces[each.piece], title(each.phrase.slug)
        commands = each.phrase.flags.get("commander") or is_scheme(table, it.id)
        if role(it.zone) == "command" and not commands:
            each.item.wrong(
                f"{name} is neither a commander nor a scheme: it does not lie in the command zone."
            )


def pool(item: Item) -> str:
    """Floating mana, "{U}{U}{2}": a number is so much colourless mana."""
    try:
        cost = mana(item.text("mana like {U}{U}{2}"))
    except ValueError as error:
        item.wrong(f"{error}.")
    if cost.x or any("/" in symbol for symbol in cost.symbols):
        item.wrong("floating mana is of one type each: {W} {U} {B} {R} {G} {C}, or a number for colourless.")
    return "".join(cost.symbols) + "C" * cost.generic


def _cards(table: Table, names: list[str], seat: int, word: str, item: Item) -> list[Laid]:
    place = PLACES[word]
    at = place if place in (BATTLEFIELD, EXILE) and word in ("battlefield", "exile") else zone(seat, place)
    written = _numbered(item)
    if word == "library":
        _fill(table, seat)
    if "library" in word or word == "scheme deck":
        written.reverse()  # the top card is the last of its zone
    found: list[Laid] = []
    for each in written:
        phrase = read(names, each)
        numbered(each, phrase.nth, sum(other.phrase.slug == phrase.slug for other in found))
        found.append(lay(table, seat, at, each, phrase))
    return found


def _numbered(item: Item) -> list[Item]:
    """The items of a list, each as often as it says: "4 Island" or "4x Island"."""
    return repeated(item, SO_OFTEN)


def _fill(table: Table, seat: int) -> None:
    """Cards nobody speaks of, below what is written."""
    for _ in range(DEPTH):
        place = zone(seat, LIBRARY)
        table.add_piece(
            Thing(0, CARD_NUMBER[FILLER], seat, place, controller=seat, life=FIRST_LIFE, stamp=table.serial)
        )
        table.serial += 1


def _roll(item: Item) -> tuple[int, int, str]:
    """A coin ("won", "lost") or a die ("17 of 20") that will fall so."""
    text = item.text("won, lost, or a roll like '17 of 20'").lower()
    if text in ("won", "lost"):
        return 2, int(text == "won"), text
    die = re.fullmatch(r"(\d+) of (\d+)", text)
    if not die or not 1 <= int(die[1]) <= int(die[2]):
        item.wrong(f"'{text}' is no result: write won, lost, or a roll like '17 of 20'.")
    return int(die[2]), int(die[1]) - 1, text
