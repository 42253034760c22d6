"""Set-up: two decks laid out, Edens in place, and the table options (F-004 to F-013, F-027 to F-029)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from arbitre.games.deck_reading import read_deck
from arbitre.kernel.chance import key_of, seeded
from arbitre.kernel.door import begin
from arbitre.kernel.rules import BadInput, Rules, Unplayable
from arbitre.kernel.state import State

from ..cards.index import ABILITIES, CARD_NUMBER, CARDS
from ..decks import DECKS, fitting
from ..decks.check import check
from ..language.definitions import Deck
from .model import ADORATION, BOOK, DIVINE, REGISTER, Copy, Figures, Heaven, Player, Table, lay_out
from .places import area

TURN_LIMIT: Final = 600

OPTIONS: Final[dict[str, Any]] = {
    "decks": "random",
    "format": "starter",
    "realm_limit": False,
    "turn_limit": TURN_LIMIT,
}
"""Every option of a table with its ordinary value. `decks` is "random" or two ready-made decks by name (or
decks written out); `format` is "starter", "constructed" or "any"; `turn_limit` ends an undecided game as a
draw after so many turns of both players together (0: never)."""
FORMATS: Final = ("starter", "constructed", "any")


def start(
    rules: Rules[Copy, Player, Heaven, Figures], seats: int, options: dict[str, Any], seed: int
) -> Table:
    """The table laid out: nothing is shuffled or drawn yet."""
    if seats != 2:
        raise BadInput(f"Seven Fallen is for 2 players, not {seats} (SG-11).")
    chosen = read_options(options)
    decks = choose_decks(chosen, Random(seeded(seed)))
    players = [Player(s, s, deck=deck.slug) for s, deck in enumerate(decks)]
    board = Heaven(turn_limit=chosen["turn_limit"], active=0)
    table: Table = State(rules, players, board, key_of(seed))
    lay_out(table)
    for seat, deck in enumerate(decks):
        _lay_deck(table, seat, deck)
    return table


def _lay_deck(table: Table, seat: int, deck: Deck) -> None:
    player = table.seats[seat]
    divinity: Any = CARDS[CARD_NUMBER[deck.divinity]]
    temple: Any = CARDS[CARD_NUMBER[deck.temple]]
    player.divinity = _lay(table, seat, deck.divinity, DIVINE, feathers=divinity.feathers)  # F-027
    player.temple = _lay(table, seat, deck.temple, ADORATION, energy=temple.energy)  # F-029, F-037
    player.energy = player.granted = temple.energy
    # Face down: its owner knows it, the other player does not (F-028).
    player.archangel = _lay(table, seat, deck.archangel, DIVINE, hidden=True, known=1 << seat)
    for piece in (player.divinity, player.temple):
        for name in ABILITIES[table.pieces[piece].what]:
            begin(table, name, seat, piece)
    for slug, number in deck.register:
        for _ in range(number):
            _lay(table, seat, slug, REGISTER)
    for slug, number in deck.book:
        for _ in range(number):
            _lay(table, seat, slug, BOOK)


def _lay(table: Table, seat: int, slug: str, which: int, **values: Any) -> int:
    return table.add_piece(Copy(0, CARD_NUMBER[slug], seat, area(seat, which), **values)).id


def read_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options with ordinary values filled in; says what is wrong with one that cannot be used."""
    for name in options:
        if name not in OPTIONS:
            raise BadInput(f"Seven Fallen has no option '{name}'; it has {', '.join(OPTIONS)}.")
    chosen = {**OPTIONS, **options}
    if chosen["format"] not in FORMATS:
        raise BadInput(f"Option 'format' is one of {', '.join(FORMATS)}, not {chosen['format']!r}.")
    if not isinstance(chosen["realm_limit"], bool):
        raise BadInput(f"Option 'realm_limit' is true or false, not {chosen['realm_limit']!r}.")
    limit = chosen["turn_limit"]
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 0:
        raise BadInput(f"Option 'turn_limit' is a number of turns (0 for none), not {limit!r}.")
    return chosen


def choose_decks(chosen: dict[str, Any], random: Random) -> list[Deck]:
    """Two decks that may be played in the format of the table."""
    wanted, style = chosen["decks"], chosen["format"]
    if wanted == "random":
        able = fitting(chosen)
        if not able:
            raise BadInput(f"There is no ready-made deck of the format '{style}'.")
        return [random.choice(able), random.choice(able)]
    if isinstance(wanted, str) or not isinstance(wanted, list | tuple) or len(wanted) != 2:
        raise BadInput("Option 'decks' is random, or two decks by name.")
    decks = [_given(each) for each in wanted]
    for deck in decks:
        if style not in ("any", deck.format):
            raise BadInput(f"The deck '{deck.slug}' is {deck.format}; this table is {style} (F-007).")
        faults = check(deck, chosen["realm_limit"])
        if faults:
            raise Unplayable(f"The deck '{deck.slug}'", faults)
    return decks


def _given(wanted: Any) -> Deck:
    if isinstance(wanted, Deck):
        return wanted
    if isinstance(wanted, dict):
        return read_deck(wanted, Deck)
    if wanted not in DECKS:
        raise BadInput(f"No ready-made deck is called '{wanted}'; there are {', '.join(DECKS)}.")
    return DECKS[wanted]
