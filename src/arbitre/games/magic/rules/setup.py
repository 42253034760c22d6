"""How a game begins (103): decks, who plays first, hands and mulligans, actions from the opening hand."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.chance import below, key_of, seeded
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput, Rules, Unplayable
from arbitre.kernel.state import State

from .. import language as n
from ..cards.index import CARD_NUMBER, CARDS
from ..decks import DECKS, SCHEME_DECKS, fitting
from ..decks.check import DeckRules, checked
from ..decks.lists import read_deck
from ..language.definitions import Deck
from . import changes as did
from .continuous.traits import Traits
from .events import Happening
from .model import (
    BATTLEFIELD,
    COMMAND,
    HAND,
    LIBRARY,
    MULLIGANS,
    OPENING,
    SCHEMES,
    Match,
    Play,
    Player,
    Table,
    Thing,
    lay_out,
)
from .options import Options, deck_rules, lives, read, words
from .refs import zone
from .teams import in_turn_order
from .verbs.zones import draw, put_into_library, shuffle

HAND_SIZE = 7
OPTIONS: Final[dict[str, Any]] = {
    "format": "free-for-all",
    "archenemy": NOBODY,
    "decks": "random",
    "commander": False,
    "starting_life": 0,
    "turn_limit": 0,
    "first": -1,
    "mulligans": True,
}
"""What a table of two or of everybody for himself may choose, with the ordinary values."""


def start(
    rules: Rules[Thing, Player, Match, Traits], seats: int, options: dict[str, Any], seed: int
) -> Table:
    """The table before anything has happened: decks in libraries, not shuffled yet."""
    chosen = read(seats, options)
    players = [
        Player(seat, chosen.teams[seat] if chosen.teams else seat, life=life, starting_life=life)
        for seat, life in enumerate(lives(chosen, seats))
    ]
    begins = chosen.schemes[0] if len(chosen.schemes) == 1 else chosen.first  # the archenemy (103.1b)
    board = Match(first=begins, options=words(chosen), turn_limit=chosen.turn_limit)
    if not chosen.mulligans:
        board.options += " no_mulligans"
    table: Table = State(rules, players, board, key_of(seed))
    lay_out(table)
    for player in players:
        _lay_deck(table, player, chosen, seed)
    return table


def _lay_deck(table: Table, player: Player, options: Options, seed: int) -> None:
    """A player's own deck, or a ready-made one: which of them comes first is left to chance."""
    named = options.decks[player.id] if options.decks else ""
    asked = deck_rules(options)
    if named:
        deck = DECKS.get(named) or read_deck(named)
        _judge(deck, asked)
    else:
        ready = fitting(asked)
        if not ready:
            raise BadInput("No ready-made deck may be played at this table; name one for each seat.")
        deck = ready[(player.id + seeded(seed)) % len(ready)]
    player.deck = deck.slug
    for slug, number in deck.main:
        for _ in range(number):
            what = CARD_NUMBER[slug]
            table.add_piece(Thing(0, what, player.id, zone(player.id, LIBRARY), controller=player.id))
    if player.id in options.schemes:
        _lay_schemes(table, player, deck)
    for slug in deck.commander:
        what = CARD_NUMBER[slug]
        table.add_piece(Thing(0, what, player.id, zone(player.id, COMMAND), controller=player.id))
        did.name_commander(table, player.id, what)  # 903.6


def _lay_schemes(table: Table, player: Player, deck: Deck) -> None:
    """A player's scheme deck, face down in the command zone (904.3): his deck's, or a ready-made one."""
    for slug in deck.schemes or SCHEME_DECKS[player.id % len(SCHEME_DECKS)].schemes:
        place = zone(player.id, SCHEMES)
        table.add_piece(Thing(0, CARD_NUMBER[slug], player.id, place, controller=player.id))


def _judge(deck: Deck, asked: DeckRules) -> None:
    """Refuse a deck that may not be played at this table, with all that is wrong with it (100.2a, 903.5)."""
    faults = checked(deck, asked)
    if faults:
        raise Unplayable("The deck", list(faults))


def step(table: Table) -> bool:
    """One step of the beginning; whether the first turn is to begin."""
    board = table.board
    if board.step == MULLIGANS:
        if not any(player.mulligans or player.kept for player in table.seats) and not table.count:
            _deal(table)
        if _mulligans(table):
            did.set_step(table, OPENING)
        return False
    return _opening(table)


def _deal(table: Table) -> None:
    """Chance decides who begins (103.1); libraries are shuffled, seven cards drawn (103.5)."""
    first = table.board.first
    if first < 0:
        first = below(table, len(table.seats))
    did.set_first(table, first)
    for seat in in_turn_order(table, first):
        shuffle(table, seat)
        if table.ids(zone(seat, SCHEMES)):
            shuffle(table, seat, SCHEMES)
    for seat in in_turn_order(table, first):
        draw(table, Play(seat), seat, HAND_SIZE)


def _mulligans(table: Table) -> bool:
    """One round of London mulligans (103.5): in turn order each says whether to keep, then those who do not
    take a mulligan at the same time: they shuffle, draw seven again, and put one card to the bottom for each
    mulligan taken. The first one is free in a game of more than two (103.5c). True when all have kept."""
    undecided = [seat for seat in in_turn_order(table, table.board.first) if not table.seats[seat].kept]
    again = []
    for seat in undecided:
        taken = table.seats[seat].mulligans
        may = _owed(table, taken) < HAND_SIZE and "no_mulligans" not in table.board.options
        if may and not ask.yes(table, seat, ("keep", taken, _owed(table, taken + 1)), rule="103.5"):
            again.append(seat)
    for seat in undecided:
        if seat not in again:
            did.kept(table, seat)
    for seat in again:
        did.mulliganed(table, seat)
        put_into_library(table, Play(seat), list(table.ids(zone(seat, HAND))))
        shuffle(table, seat)
        draw(table, Play(seat), seat, HAND_SIZE)
    for seat in again:
        _bottom(table, seat, _owed(table, table.seats[seat].mulligans))
    return not again


def _owed(table: Table, taken: int) -> int:
    """How many cards go to the bottom after so many mulligans."""
    return max(0, taken - 1 if len(table.seats) > 2 else taken)


def _bottom(table: Table, seat: int, owed: int) -> None:
    """Put cards of the new hand under the library, in any order."""
    hand = list(table.ids(zone(seat, HAND)))
    if owed:
        under = ask.pick(table, seat, lambda: hand, owed, owed, ("bottom", owed), rule="103.5")
        under = ask.order(table, seat, list(under), ("order_library", owed), rule="103.5")
        put_into_library(table, Play(seat), under, bottom=True)


def _opening(table: Table) -> bool:
    """In turn order, players may begin with cards of their opening hand in play (103.6). Everybody is asked:
    not being asked would tell that there is none."""
    for seat in in_turn_order(table, table.board.first):
        for piece in _begin_with(table, seat):
            happen(table, Happening(did.MOVED, seat, piece, to=BATTLEFIELD, cause="opening"))
    return True


def _begin_with(table: Table, seat: int) -> tuple[int, ...]:
    able = [i for i in table.ids(zone(seat, HAND)) if _may_begin(table.pieces[i].what)]
    say = ("begin_in_play",)
    return ask.pick(table, seat, lambda: able, 0, len(able), say, rule="103.6", openly=True)


def _may_begin(what: int) -> bool:
    return any(isinstance(a, n.MayBeginInPlay) for face in CARDS[what].faces for a in face.abilities)
