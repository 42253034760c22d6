"""From the `given` of a scenario to a state in which every rule of the game holds.

Only what is written is on the table, besides: the Monarch of each deck in his command zone, the rest of
each deck as its library, the zone cards, and the pool of treasures. Fate decks are empty unless written.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.chance import key_of
from arbitre.kernel.door import KERNEL_PERFORMS, SHUFFLED
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import NOBODY, Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item, Position
from arbitre.kernel.scenario.vocabulary import only, placed, repeated
from arbitre.kernel.state import State
from arbitre.words.finding import slug

from ..cards.index import CARDS, NUMBER, TYPE
from ..decks import DECKS, Deck
from ..language.definitions import COMMAND
from ..rules.changes.handling import wake
from ..rules.game import RULES
from ..rules.ground import DUEL
from ..rules.model import CAMP, FATE, LIBRARY, PLACES, Player, Realm, Table, Thing, lay_out
from ..rules.places import ground, place, pool
from ..rules.setup import read_options
from .lay import catch, lay, wear
from .phrases import named, title
from .places import space_meant, spots
from .turn import PHASES, set_turn

WORDS: Final = (
    "turn",
    "phase",
    "first",
    "starter",
    "active",
    "passed",
    "fate",
    "ground",
    "flooded",
    "treasures",
)
SEAT_WORDS: Final = ("deck", "zones", "controls", "latents", "gold", "allowance", "mana")
DEFAULT_DECKS: Final = ("aubeterre", "hollow-court")
OPEN_PLACES: Final = tuple(name.replace("_", " ") for name in PLACES if name not in ("carried", "camp"))


class Side:
    """What a `given` says about one player: words, units by space, cards by place."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.words: dict[str, Item] = {}
        self.units: list[tuple[int, Item]] = []
        self.places: dict[int, Item] = {}
        self.left = dict(deck.cards)

    def take(self, name: str) -> None:
        """A card written somewhere is no longer in the library, if it ever was."""
        if self.left.get(name):
            self.left[name] -= 1


def set_up(names: list[str], options: dict[str, Any], given: Item, seed: int) -> Position:
    """The position a `given` describes."""
    parts = given.table("a position: turn, phase, and for each player what lies where")
    if len(names) != 2:
        given.wrong(f"Noxilia is for 2 players, not {len(names)} (NR-33).")
    for word, item in parts.items():
        if word not in WORDS and word not in names:
            item.wrong(f"a position has no '{word}'; it has {', '.join(WORDS)} and {', '.join(names)}.")
    sides = [_side(names, seat, parts.get(name)) for seat, name in enumerate(names)]
    chosen = _options(options, given)
    phase = parts["phase"].text().lower() if "phase" in parts else "actions"
    if phase not in PHASES:
        parts["phase"].wrong(f"there is no phase '{phase}'; there are {', '.join(PHASES)}.")
    table = _table(names, sides, chosen, seed)
    mustering = phase == "muster"
    armour: dict[int, int] = {}
    for seat, side in enumerate(sides):
        _camp(table, seat, side, mustering)
        for space, item in side.units:
            for each in repeated(item):
                lay(table, names, seat, space, each, side.take, armour)
        _control(table, names, seat, side)
    for seat, side in enumerate(sides):
        _monarch(table, seat, side, mustering)
        _places(table, names, seat, side)
        _latents(table, names, seat, side)
    _ground(table, names, parts)
    _treasures(table)
    for card in table.board.places:
        wake(table, card)
    set_turn(table, names, parts, [side.words for side in sides], phase)
    catch(table)
    wear(table, armour)
    _alive(table, given)
    table.recent.clear()
    table.count = 0
    return Position(table, [])


def _alive(table: Table, given: Item) -> None:
    """Whoever stands there has life left: at 0 a unit is destroyed at once (N-039)."""
    for space in range(len(table.board.places)):
        for unit in table.ids(space):
            if traits(table, unit).life <= 0:
                given.wrong(f"{title(CARDS[table.pieces[unit].what].slug)} has no life left.")


def _options(options: dict[str, Any], given: Item) -> dict[str, Any]:
    only(options, ("turn_limit", "veterans"), given)
    try:
        return read_options(options)
    except BadInput as error:
        raise placed(given, error) from None


def _spot(names: list[str], word: str, item: Item, seat: int | None, table: Table | None = None) -> int:
    """The space a word names; complains at the item if there is none, or if it is not said whose."""
    try:
        space = space_meant(table, names, word, seat)
    except BadInput as error:
        raise placed(item, error) from None
    if space is None:
        item.wrong(f"no zone is called '{word}'; there are {spots()}.")
    return space


def _side(names: list[str], seat: int, item: Item | None) -> Side:
    """Sort what is written about a player."""
    words = item.table("what a player has: zones, hand, gold …") if item is not None else {}
    deck = DECKS[DEFAULT_DECKS[seat]]
    if "deck" in words:
        wanted = slug(words["deck"].text("the name of a deck"))
        if wanted not in DECKS:
            words["deck"].wrong(f"no deck is called '{wanted}'; there are {', '.join(DECKS)}.")
        deck = DECKS[wanted]
    side = Side(deck)
    for word, each in words.items():
        if word in SEAT_WORDS:
            side.words[word] = each
        elif word in OPEN_PLACES:
            side.places[PLACES.index(word.replace(" ", "_"))] = each
        else:
            space = space_meant(None, names, word, seat)
            if space is None:
                known = ", ".join((*OPEN_PLACES, *SEAT_WORDS))
                each.wrong(
                    f"a player has no '{word}'; he has units in zones (command, rampart 1 …), {known}."
                )
            side.units.append((space, each))
    return side


def _table(names: list[str], sides: list[Side], chosen: dict[str, Any], seed: int) -> Table:
    """The board with its zone cards, and nothing else."""
    limit, veterans = chosen["turn_limit"], chosen["veterans"]
    board = Realm(layout=DUEL.name, turn_limit=limit, veterans=veterans, places=(0,) * DUEL.size)
    table: Table = State(RULES, [Player(0, 0), Player(1, 1)], board, key_of(seed))
    lay_out(table, DUEL)
    cards: dict[int, tuple[int, str]] = {}
    for seat, side in enumerate(sides):
        spaces = DUEL.homes_of(seat)
        cards |= {space: (seat, name) for space, name in zip(spaces, side.deck.zones, strict=True)}
        written = side.words["zones"].table("zone cards by zone") if "zones" in side.words else {}
        for word, item in written.items():
            space = _spot(names, word, item, seat)
            name = named(item.text("the name of a zone card"))
            if name is None or CARDS[NUMBER[name]].type != "zone":
                item.wrong(f"wanted a zone and its zone card, found '{word}: {item.text()}'.")
            if CARDS[NUMBER[name]].kind != DUEL.kinds[space]:
                item.wrong(f"{title(name)} is no {DUEL.kinds[space]} card (N-026).")
            cards[space] = (seat, name)
    places = []
    for space in range(DUEL.size):
        seat, name = cards.get(space, (NOBODY, "battlefield"))
        card = table.add_piece(Thing(0, NUMBER[name], seat, ground(table, space), controller=seat))
        places.append(card.id)
    board.places = tuple(places)
    return table


def _camp(table: Table, seat: int, side: Side, mustering: bool) -> None:
    """The Banner; while starting units are chosen, the Monarch too."""
    banner = NUMBER[side.deck.banner]
    table.add_piece(Thing(0, banner, seat, place(table, seat, CAMP), controller=seat))
    if mustering:
        table.seats[seat].allowance = CARDS[banner].gold


def _monarch(table: Table, seat: int, side: Side, mustering: bool) -> None:
    """Every player has his Monarch: where it is written, else in his command zone, face up."""
    mine = [it for it in table.pieces if it.owner == seat and TYPE[it.what] == "monarch"]
    if mine:
        return
    home = next(s for s in DUEL.own[seat] if DUEL.kinds[s] == COMMAND)
    it = Thing(0, NUMBER[side.deck.monarch], seat, home, controller=seat)
    if mustering:
        it.zone, it.hidden, it.known = place(table, seat, CAMP), True, 1 << seat
    table.add_piece(it)
    if not mustering:
        wake(table, it.id)


def _control(table: Table, names: list[str], seat: int, side: Side) -> None:
    """Zones that were captured before."""
    if "controls" not in side.words:
        return
    for each in side.words["controls"].items():
        space = _spot(names, each.text("a zone"), each, seat, table)
        card = table.pieces[table.board.places[space]]
        if card.controller == seat:
            each.wrong(f"{each.text()} is {names[seat]}'s anyway: write what was captured.")
        card.controller = seat


def _places(table: Table, names: list[str], seat: int, side: Side) -> None:
    """Hand, library and the like. Libraries and fate decks are written from the top."""
    for which, item in side.places.items():
        if which == LIBRARY:
            continue
        cards = repeated(item)
        for each in cards[::-1] if which == FATE else cards:
            lay(table, names, seat, place(table, seat, which), each, side.take, {})
    library = place(table, seat, LIBRARY)
    if LIBRARY in side.places:
        for each in repeated(side.places[LIBRARY])[::-1]:
            lay(table, names, seat, library, each, side.take, {})
        return
    for name, number in side.left.items():
        for _ in range(number):
            table.add_piece(Thing(0, NUMBER[name], seat, library, controller=seat))
    KERNEL_PERFORMS[SHUFFLED](table, Event(SHUFFLED, seat, to=library))


def _latents(table: Table, names: list[str], seat: int, side: Side) -> None:
    """Latent spells under zones."""
    if "latents" not in side.words:
        return
    for word, item in side.words["latents"].table("latent spells by the zone they lie under").items():
        space = _spot(names, word, item, seat, table)
        for each in repeated(item):
            card = lay(table, names, seat, ground(table, space), each, side.take, {})
            if TYPE[table.pieces[card].what] != "latent":
                each.wrong(f"{each.text()} is no latent spell (N-193).")
            spell, host = table.pieces[card], table.pieces[table.board.places[space]]
            spell.hidden, spell.known, spell.host = True, spell.known | 1 << seat, host.id
            host.under = (*host.under, card)


def _ground(table: Table, names: list[str], parts: dict[str, Item]) -> None:
    """Equipment and treasures lying about; floods."""
    for key in ("ground", "treasures"):
        if key not in parts:
            continue
        for word, item in parts[key].table("what lies on the ground, by zone").items():
            space = _spot(names, word, item, None, table)
            if key == "treasures" and DUEL.homes[space] >= 0:
                item.wrong(f"the treasures of the beginning lie on battlefields, not in '{word}' (N-067).")
            for each in repeated(item):
                card = lay(table, names, NOBODY, ground(table, space), each, None, {})
                it = table.pieces[card]
                if TYPE[it.what] not in ("equipment", "treasure"):
                    each.wrong(f"{each.text()} is neither equipment nor treasure.")
                if key == "treasures":
                    it.primo = True
                    it.hidden = "face up" not in each.text().lower()
    if "flooded" in parts:
        for word, item in parts["flooded"].table("time markers by zone").items():
            space = _spot(names, word, item, None, table)
            table.pieces[table.board.places[space]].time = item.at_least(0)


def _treasures(table: Table) -> None:
    """The treasures that lie nowhere are in the pool."""
    there = {it.what for it in table.pieces}
    for number, card in enumerate(CARDS):
        if card.type == "treasure" and number not in there:
            table.add_piece(Thing(0, number, NOBODY, pool(table)))
