"""From the `given` of a scenario to a state in which every rule of the game holds.

Only what is written is on the table, besides: the Eden of each deck (the Archangel face down), the rest of
its book and of its Register, in an order nobody knows. Hands and lines are empty unless written.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.chance import key_of
from arbitre.kernel.door import KERNEL_PERFORMS, SHUFFLED
from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position
from arbitre.kernel.scenario.vocabulary import only, placed, repeated, so_many
from arbitre.kernel.state import State

from ..cards.index import CARD_NUMBER, CARDS, ENERGY, TYPE
from ..decks import DECKS
from ..language.definitions import TYPES, Deck
from ..rules.game import RULES
from ..rules.model import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRE,
    REAR,
    REGISTER,
    SET_UP,
    Copy,
    Heaven,
    Player,
    Table,
    lay_out,
)
from ..rules.places import area
from ..rules.setup import read_options
from .areas import WORDS as AREA_WORDS
from .areas import area_named, area_word
from .lay import hurt, lay, read, wake
from .phrases import Described, named, title
from .turn import PHASES, set_turn

WORDS: Final = ("turn", "phase", "active", "attacked", "stack", "word")
SEAT_WORDS: Final = (
    "deck",
    "divinity",
    "temple",
    "archangel",
    "energy",
    "worshippers",
    "fv",
    "feathers",
    "mortal",
)
DEFAULT_DECK: Final = "drowned-treasury"
"""Its Divinity and its Temple have nothing to say in anybody's attack phase: the least to pass over."""
PILES: Final = (BOOK, REGISTER)


class Side:
    """What a `given` says about one player: words, and cards by area."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.words: dict[str, Item] = {}
        self.areas: dict[int, Item] = {}
        self.left = {BOOK: dict(deck.book), REGISTER: dict(deck.register)}

    def take(self, slug: str) -> None:
        """A card written somewhere is no longer in its pile, if it ever was."""
        for pile in self.left.values():
            if pile.get(slug):
                pile[slug] -= 1


def set_up(names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
    """The position a `given` describes."""
    parts = given.table("a position: turn, phase, and for each player what lies where")
    if len(names) != 2:
        given.wrong(f"Seven Fallen is for 2 players, not {len(names)} (SG-11).")
    for word, item in parts.items():
        if word not in WORDS and word not in names:
            item.wrong(f"a position has no '{word}'; it has {', '.join(WORDS)} and {', '.join(names)}.")
    sides = [_side(parts.get(name)) for name in names]
    only(options, ("turn_limit",), given)
    try:
        chosen = read_options(options)
    except BadInput as error:
        raise placed(given, error) from None
    table = _table(sides, chosen["turn_limit"], seed)
    phase = parts["phase"].text().lower() if "phase" in parts else "word"
    if phase not in PHASES:
        parts["phase"].wrong(f"there is no phase '{phase}'; there are {', '.join(PHASES)}.")
    least = int(PHASES[phase][0] > SET_UP)
    table.board.turn = parts["turn"].at_least(least) if "turn" in parts else least
    wounds: list[tuple[int, Item, Described]] = []
    for seat, side in enumerate(sides):
        _eden(table, seat, side)
        _cards(table, names, seat, side, wounds)
        _worshippers(table, seat, side)
        _piles(table, names, seat, side)
    for piece, item, phrase in wounds:
        hurt(table, table.pieces[piece], item, phrase)
    for seat, side in enumerate(sides):
        _life(table, seat, side)
    set_turn(table, names, parts, phase)
    table.current_stamp = -1
    table.recent.clear()
    table.count = 0
    return Position(table, [])


def _side(item: Item | None) -> Side:
    """Sort what is written about a player."""
    words = item.table("what a player has: rear guard, hand, energy …") if item is not None else {}
    deck = DECKS[DEFAULT_DECK]
    if "deck" in words:
        wanted = words["deck"].text("the name of a deck").lower().replace(" ", "-")
        if wanted not in DECKS:
            words["deck"].wrong(f"no deck is called '{wanted}'; there are {', '.join(DECKS)}.")
        deck = DECKS[wanted]
    side = Side(deck)
    for word, each in words.items():
        which = area_named(word)
        if word in SEAT_WORDS:
            side.words[word] = each
        elif which is None or which == DIVINE:
            known = ", ".join((*(area_word(a) for a in AREA_WORDS if a != DIVINE), *SEAT_WORDS))
            each.wrong(f"a player has no '{word}'; he has {known}.")
        else:
            side.areas[which] = each
    return side


def _table(sides: list[Side], turn_limit: int, seed: int) -> Table:
    """Empty areas."""
    players = [Player(seat, seat, deck=side.deck.slug) for seat, side in enumerate(sides)]
    table: Table = State(RULES, players, Heaven(turn_limit=turn_limit, active=0), key_of(seed))
    lay_out(table)
    return table


def _eden(table: Table, seat: int, side: Side) -> None:
    """Divinity, Temple and Archangel: those of the deck, or those written."""
    player = table.seats[seat]
    chosen: dict[str, str] = {}
    for kind in ("divinity", "temple", "archangel"):
        slug: str | None = getattr(side.deck, kind)
        if kind in side.words:
            slug = named(side.words[kind].text(f"the name of a {kind}"))
            if slug is None or TYPES[TYPE[CARD_NUMBER[slug]]] != kind:
                side.words[kind].wrong(f"'{side.words[kind].text()}' is no {kind}.")
        chosen[kind] = str(slug)
    divinity, temple, archangel = (CARD_NUMBER[chosen[k]] for k in ("divinity", "temple", "archangel"))
    feathers = getattr(CARDS[divinity], "feathers", 1)
    player.divinity = table.add_piece(Copy(0, divinity, seat, area(seat, DIVINE), feathers=feathers)).id
    energy = side.words["energy"].at_least(0) if "energy" in side.words else ENERGY[temple]
    player.temple = table.add_piece(Copy(0, temple, seat, area(seat, ADORATION), energy=energy)).id
    player.energy = player.granted = energy
    hidden = Copy(0, archangel, seat, area(seat, DIVINE), hidden=True, known=1 << seat)
    player.archangel = table.add_piece(hidden).id
    for piece in (player.divinity, player.temple):
        wake(table, piece)


def _cards(
    table: Table, names: list[str], seat: int, side: Side, wounds: list[tuple[int, Item, Described]]
) -> None:
    """Everything that is written, area by area; piles come last."""
    for which, item in side.areas.items():
        if which in PILES:
            continue
        for each in repeated(item):
            phrase = read(names, each)
            piece = lay(table, seat, which, each, phrase)
            for slug in (phrase.slug, *(part.slug for part in phrase.carried)):
                side.take(slug)
            if which in (REAR, FIRE):
                wounds.append((piece, each, phrase))


def _worshippers(table: Table, seat: int, side: Side) -> None:
    """So many plain Worshippers whose energy is spent."""
    if "worshippers" not in side.words:
        return
    slug = next(slug for slug, _ in side.deck.register if not CARDS[CARD_NUMBER[slug]].abilities)
    given = side.words["worshippers"]
    for _ in range(so_many(given, given.at_least(0))):
        table.add_piece(Copy(0, CARD_NUMBER[slug], seat, area(seat, ADORATION)))
        side.take(slug)


def _piles(table: Table, names: list[str], seat: int, side: Side) -> None:
    """Book and Register: as written, top card first, or the rest of the deck in an order nobody knows."""
    for which in PILES:
        zone = area(seat, which)
        if which in side.areas:
            for each in reversed(repeated(side.areas[which])):
                lay(table, seat, which, each, read(names, each))
            continue
        for slug, number in side.left[which].items():
            for _ in range(number):
                table.add_piece(Copy(0, CARD_NUMBER[slug], seat, zone))
        KERNEL_PERFORMS[SHUFFLED](table, Event(SHUFFLED, seat, to=zone))


def _life(table: Table, seat: int, side: Side) -> None:
    """The Vital Force and the Feathers of the Divinity; at 0 it is mortal (F-031)."""
    it = table.pieces[table.seats[seat].divinity]
    words = side.words
    if "feathers" in words:
        it.feathers = words["feathers"].at_least(0)
    full = getattr(CARDS[it.what], "fv", 0)
    left = words["fv"].at_least(0) if "fv" in words else full
    if left > full:
        words["fv"].wrong(f"{title(CARDS[it.what].slug)} has {full} when unhurt.")
    if "mortal" in words and words["mortal"].flag() != (left <= 0):
        if "fv" in words:
            words["mortal"].wrong(f"'fv {left} mortal' says two things that cannot both be so.")
        left = 0 if words["mortal"].flag() else left
    it.damage, it.mortal = full - left, left <= 0
