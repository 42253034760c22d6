"""What the lab counts in a game of Noxilia: turns, what each card did, and tables that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from arbitre.games.labels import verb_and_card
from arbitre.games.specification import Tally
from arbitre.kernel.pieces import Event, Option

from .cards.index import CARDS
from .decks import READY, Deck
from .decks.check import DECK_SIZE, FEWEST_FATES, MOST_COPIES, ZONES, check
from .language.definitions import DECK_TYPES, Card
from .rules.changes import things as did
from .rules.changes import turn as turned
from .rules.model import Table

COUNTED: Final = frozenset(
    {
        turned.MUSTERED,
        turned.CAST,
        turned.ENACTED,
        did.QUEUED,
        did.ENTERED,
        did.ATTACKED,
        did.DIED,
        did.EQUIPPED,
        did.LAID,
        did.UNVEILED,
        did.CAPTURED,
        did.FOUND,
        did.ADVENTURED,
        did.USED,
    }
)
USES: Final = {
    "banner": {turned.READY},
    "zone": {turned.GOLD, did.CAPTURED},
    "fate": {turned.FATE_TURNED},
    "treasure": {did.BURIED},
    "monarch": {turned.MUSTERED},
    "hero": {turned.MUSTERED, did.ENTERED},
    "unit": {turned.MUSTERED, did.ENTERED},
    "token": {did.CREATED},
    "spell": {turned.CAST},
    "latent": {did.UNVEILED},
    "event": {turned.ENACTED},
    "equipment": {did.EQUIPPED},
}


def cards() -> list[str]:
    """Every card of the game."""
    return [card.slug for card in CARDS]


def first(table: Table) -> int:
    """The seat that began the game (chance chooses it, N-057)."""
    return table.board.starter


def deeds(table: Table, events: list[Event]) -> Iterator[tuple[str, str]]:
    """What a card did: the card and the kind of event, one pair each time. The attacker attacks, and who
    strikes a unit down kills."""
    pieces = table.pieces
    for event in events:
        kind = event.kind
        if kind not in COUNTED:
            continue
        if kind == did.ATTACKED:
            if event.source >= 0:
                yield CARDS[pieces[event.source].what].slug, kind
            continue
        if event.what >= 0:
            yield CARDS[event.what].slug, kind
        if kind == did.DIED and event.source >= 0:
            yield CARDS[pieces[event.source].what].slug, "killed"


def uses(table: Table, event: Event) -> Iterator[str]:
    """The cards this event uses: a unit comes into play, a spell is cast, a zone gives its income."""
    kind = event.kind
    if kind == turned.PHASE:
        for place in table.board.places:
            yield CARDS[table.pieces[place].what].slug
    elif kind == turned.READY:
        for piece in table.pieces:
            if piece.owner == event.seat and CARDS[piece.what].type == "banner":
                yield CARDS[piece.what].slug
    elif event.what >= 0 and kind in USES[CARDS[event.what].type]:
        yield CARDS[event.what].slug


def label(table: Table, option: Option) -> str:
    """What an option is about, for play that tries the rarest first: the verb and the card."""
    if isinstance(option, tuple) and option[:1] == ("to",):
        return "to"  # a zone
    return verb_and_card(table, option, lambda piece: CARDS[table.pieces[piece].what].slug)


def varied(
    below: Callable[[int], int], seen: dict[str, int], seats: int, asked: dict[str, Any]
) -> dict[str, Any]:
    """Options of a table unlike the last ones: ready-made decks, or decks of the cards seen least."""
    first = below(len(READY))
    second = (first + 1 + below(len(READY) - 1)) % len(READY)
    decks: list[Any] = [READY[first], READY[second]]
    if below(3):
        decks = [_seen_least(below, seen, deck) for deck in decks]
        return {"decks": decks, **asked}
    return {"decks": [deck.slug for deck in decks], **asked}


def _seen_least(below: Callable[[int], int], seen: dict[str, int], like: Deck) -> Deck:
    """A legal deck for the same Banner, of the cards seen least."""

    def rare(cards: list[Card]) -> list[Card]:
        ranked = [(seen.get(card.slug, 0), below(1 << 30), card) for card in cards]
        return [card for _, _, card in sorted(ranked, key=lambda entry: entry[:2])]

    def fits(card: Card) -> bool:
        return not any(card.slug in fault.say for fault in check(_with(like, card.slug)))

    zones = []
    for kind in ZONES:
        able = [c for c in CARDS if c.kind == kind and c.type == "zone" and c.clan in ("", _clan(like))]
        zones.append(rare(able)[0 if below(2) else below(len(able))].slug)
    fates = rare([c for c in CARDS if c.type == "fate" and c.clan in ("", _clan(like))])[:FEWEST_FATES]
    sixty: list[tuple[str, int]] = []
    left = DECK_SIZE
    for card in rare([c for c in CARDS if c.type in DECK_TYPES and fits(c)]):
        number = min(left, MOST_COPIES[card.type])
        if number:
            sixty.append((card.slug, number))
        left -= number
    return Deck(
        f"{like.slug}-varied",
        like.banner,
        like.monarch,
        (zones[0], zones[1], zones[2], zones[3]),
        tuple(card.slug for card in fates),
        tuple(sixty),
    )


def _clan(deck: Deck) -> str:
    return next(card.clan for card in CARDS if card.slug == deck.banner)


def _with(deck: Deck, slug: str) -> Deck:
    return Deck(deck.slug, deck.banner, deck.monarch, deck.zones, deck.fates, ((slug, 1),))


PLAYED: Final = frozenset({turned.MUSTERED, turned.CAST, turned.ENACTED, did.QUEUED, did.EQUIPPED, did.LAID})
TALLY: Final = Tally(cards, deeds, uses, label, varied, first=first, played=PLAYED)
