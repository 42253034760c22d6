"""The seven kinds of secrets of Noxilia, and dealing one of them anew (N-077)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from arbitre.games.noxilia.cards.index import CARDS, NUMBER
from arbitre.games.noxilia.decks import READY
from arbitre.games.noxilia.rules.changes.things import ENTERED, REVEALED
from arbitre.games.noxilia.rules.changes.turn import MUSTERED
from arbitre.games.noxilia.rules.game import RULES
from arbitre.games.noxilia.rules.model import CAMP, FATE, HAND, LIBRARY, QUEUE, Table
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.game import Game
from arbitre.kernel.view import sees

LATENTS = [NUMBER[card.slug] for card in CARDS if card.type == "latent"]
TREASURES = [NUMBER[card.slug] for card in CARDS if card.type == "treasure"]
Whats = dict[int, int]


def unseen(table: Table, seat: int, pieces: Sequence[int]) -> list[int]:
    """Those that lie face down and the seat does not know."""
    return [i for i in pieces if table.pieces[i].hidden and not table.pieces[i].known >> seat & 1]


def came(table: Table, seat: int, kind: str) -> list[int]:
    """The opponent's face-down units on the board that came there in this way."""
    last = {e.piece: e.kind for e in table.events_since(0) if e.kind in (MUSTERED, ENTERED)}
    board = [u for space in range(10) for u in table.ids(space)]
    return [u for u in unseen(table, seat, board) if last.get(u) == kind]


def shuffled(table: Table, pieces: Sequence[int], random: Random) -> Whats:
    whats = [table.pieces[i].what for i in pieces]
    random.shuffle(whats)
    return dict(zip(pieces, whats, strict=True))


def others(table: Table, pieces: Sequence[int], among: Sequence[int], random: Random) -> Whats:
    """Any cards instead, but for a Monarch."""
    plain = [i for i in pieces if CARDS[table.pieces[i].what].type != "monarch"]
    return {i: random.choice(among) for i in plain}


def _common(table: Table, seat: int) -> list[int]:
    """The common units of the opponent's deck, by his Banner."""
    camp = {CARDS[table.pieces[i].what].slug for i in table.ids(place(table, 1 - seat, CAMP))}
    deck = next(deck for deck in READY if deck.banner in camp)
    return [NUMBER[slug] for slug, _ in deck.cards if CARDS[NUMBER[slug]].type == "unit"]


def starting_units(table: Table, seat: int, random: Random) -> Whats:
    """Other units, and the Monarch is another one of them."""
    units = came(table, seat, MUSTERED)
    deal = {i: table.pieces[i].what for i in units} | others(table, units, _common(table, seat), random)
    whats = list(deal.values())
    random.shuffle(whats)
    return dict(zip(deal, whats, strict=True))


def reinforcements(table: Table, seat: int, random: Random) -> Whats:
    waiting = unseen(table, seat, table.ids(place(table, 1 - seat, QUEUE)))
    return others(table, [*waiting, *came(table, seat, ENTERED)], _common(table, seat), random)


def latent_spells(table: Table, seat: int, random: Random) -> Whats:
    lying = [it.id for it in table.pieces if it.host >= 0]
    return others(table, unseen(table, seat, lying), LATENTS, random)


def primo_treasures(table: Table, seat: int, random: Random) -> Whats:
    laid = [it.id for it in table.pieces if it.primo]
    return others(table, unseen(table, seat, laid), TREASURES, random)


def hands(table: Table, seat: int, random: Random) -> Whats:
    """The opponent's hand and the cards he might hold instead, where the hand has changed."""
    hand = table.ids(place(table, 1 - seat, HAND))
    deal = shuffled(table, [*hand, *table.ids(place(table, 1 - seat, LIBRARY))], random)
    return deal if any(deal[i] != table.pieces[i].what for i in hand) else {}


def libraries(table: Table, seat: int, random: Random) -> Whats:
    """The order of both; while the seat may look through its own it is no secret."""
    found: Whats = {}
    for of in (0, 1):
        library = table.ids(place(table, of, LIBRARY))
        found |= shuffled(table, [i for i in library if not table.pieces[i].known >> seat & 1], random)
    return found


def fate_order(table: Table, seat: int, random: Random) -> Whats:
    return {
        i: what
        for of in (0, 1)
        for i, what in shuffled(table, table.ids(place(table, of, FATE)), random).items()
    }


SECRETS: dict[str, Callable[[Table, int, Random], Whats]] = {
    "starting units": starting_units,
    "reinforcements": reinforcements,
    "latent spells": latent_spells,
    "primo treasures": primo_treasures,
    "hands": hands,
    "libraries": libraries,
    "fate order": fate_order,
}
"""For each kind of secret, what its cards might be instead; nothing where there are none."""


def dealt_anew(game: Game, seat: int, secret: str, random: Random) -> Game | None:
    """The same game for a seat with one kind of secret dealt anew, asked afresh; None if nothing changed, or
    if both games turn it face up on the way to the question: a reinforcement that comes beside an enemy."""
    assert not game.answers
    deal = game.checkpoint.fork()
    changes = SECRETS[secret](deal, seat, random)
    if all(deal.pieces[i].what == what for i, what in changes.items()):
        return None
    for number, what in changes.items():
        assert not sees(deal, seat, number), (secret, number)
        deal.own(number).what = what
    deal.current_stamp = -1
    other = Game(RULES, deal)
    since = game.checkpoint.count
    told = [
        {e.piece for e in now.events_since(since) if e.kind == REVEALED} for now in (game.state, other.state)
    ]
    return None if told[0] & told[1] & changes.keys() else other
