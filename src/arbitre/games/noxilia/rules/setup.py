"""Set-up before the first decision: zone cards, decks, treasures, options (N-056, N-057, N-067)."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.chance import key_of, seeded
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput, Rules, Unplayable
from arbitre.kernel.state import State

from ..cards.index import CARDS, NUMBER
from ..decks import DECKS, READY, Deck
from ..decks.check import check
from .changes.handling import wake
from .ground import LAYOUTS
from .model import CAMP, FATE, LIBRARY, Figures, Player, Realm, Table, Thing, lay_out
from .places import ground, place, pool

OPTIONS: Final[dict[str, Any]] = {"decks": "random", "layout": "duel", "turn_limit": 60, "veterans": False}
"""Every option of a table with its ordinary value. `decks` is "random" or a list of two deck names (or decks
written out); `turn_limit` is the number of turns after which an undecided game is a draw; `veterans` is a
rule of the house, a use for gold once a library is empty (NG-08)."""


def start(
    rules: Rules[Thing, Player, Realm, Figures], seats: int, options: dict[str, Any], seed: int
) -> Table:
    """The table before anybody has chosen anything."""
    if seats != 2:
        raise BadInput(f"Noxilia is for 2 players, not {seats} (NR-33).")
    chosen = read_options(options)
    decks = choose_decks(chosen["decks"], seed)
    layout = LAYOUTS[chosen["layout"]]
    board = Realm(
        layout=layout.name,
        turn_limit=chosen["turn_limit"],
        veterans=chosen["veterans"],
        places=(0,) * layout.size,
    )
    table: Table = State(rules, [Player(0, 0), Player(1, 1)], board, key_of(seed))
    lay_out(table, layout)
    places = []
    zone_cards = {
        space: (seat, slug)
        for seat in (0, 1)
        for space, slug in zip(layout.homes_of(seat), decks[seat].zones, strict=True)
    }
    for space in range(layout.size):
        seat, slug = zone_cards.get(space, (NOBODY, "battlefield"))
        card = table.add_piece(Thing(0, NUMBER[slug], seat, ground(table, space), controller=seat))
        places.append(card.id)
    board.places = tuple(places)
    for seat, deck in enumerate(decks):
        _bring(table, seat, deck)
    for number, printed in enumerate(CARDS):
        if printed.type == "treasure":
            table.add_piece(Thing(0, number, NOBODY, pool(table)))
    for thing in places:
        wake(table, thing)
    return table


def _bring(table: Table, seat: int, deck: Deck) -> None:
    """Lay out what a player brings."""
    banner = CARDS[NUMBER[deck.banner]]
    table.seats[seat].allowance = banner.gold
    table.add_piece(Thing(0, NUMBER[deck.banner], seat, place(table, seat, CAMP), controller=seat))
    table.add_piece(
        Thing(0, NUMBER[deck.monarch], seat, place(table, seat, CAMP), hidden=True, controller=seat)
    )
    for slug, number in deck.cards:
        for _ in range(number):
            table.add_piece(Thing(0, NUMBER[slug], seat, place(table, seat, LIBRARY), controller=seat))
    for slug in deck.fates:
        table.add_piece(Thing(0, NUMBER[slug], seat, place(table, seat, FATE), controller=seat))


def read_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options with ordinary values filled in; says what is wrong with one that cannot be used."""
    for name in options:
        if name not in OPTIONS:
            raise BadInput(f"Noxilia has no option '{name}'; it has {', '.join(OPTIONS)}.")
    chosen = {**OPTIONS, **options}
    if chosen["layout"] not in LAYOUTS:
        raise BadInput(f"No board is called '{chosen['layout']}'; there is {', '.join(LAYOUTS)}.")
    limit = chosen["turn_limit"]
    if type(limit) is not int or limit < 1:
        raise BadInput(f"Option 'turn_limit' is a number of turns from 1 on, not {limit!r}.")
    if type(chosen["veterans"]) is not bool:
        raise BadInput(f"Option 'veterans' is yes or no, not {chosen['veterans']!r}.")
    return chosen


def choose_decks(wanted: Any, seed: int) -> tuple[Deck, Deck]:
    """The two decks, checked (N-214 to N-219)."""
    names = [deck.slug for deck in READY]
    if wanted == "random":
        first = seeded(seed) % len(names)
        second = (first + 1 + seeded(seed + 1) % max(1, len(names) - 1)) % len(names)
        wanted = [names[first], names[second]]
    if not isinstance(wanted, list | tuple) or len(wanted) != 2:
        raise BadInput("Option 'decks' is random, or a list of two decks.")
    decks = []
    for deck in wanted:
        if isinstance(deck, str):
            if deck not in DECKS:
                raise BadInput(f"No deck is called '{deck}'; there are {', '.join(names)}.")
            deck = DECKS[deck]
        if not isinstance(deck, Deck):
            raise BadInput(f"A deck is a name or a Deck, not {deck!r}.")
        faults = check(deck)
        if faults:
            raise Unplayable(f"The deck '{deck.slug}'", faults)
        decks.append(deck)
    return decks[0], decks[1]
