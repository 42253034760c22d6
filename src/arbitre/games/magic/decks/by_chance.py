"""Decks that chance builds, so that games of the lab use every card: legal, with lands for what they hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards.index import CARDS
from ..language.definitions import COLOURS, Card, Deck
from .check import LEAST_SCHEMES, can_lead, identity, is_scheme
from .lists import write_deck

SPELLS: Final = 36
LANDS: Final = 24
LED: Final = 99  # cards under a commander, of which …
LED_LANDS: Final = 38  # … these are lands
COPIES: Final = 2  # so that a deck shows seventeen cards …
MORE_COPIES: Final = 4  # … with more of the one it is built around
BASICS: Final = dict(zip(COLOURS, ("plains", "island", "swamp", "mountain", "forest"), strict=True))
POOL: Final = [
    card
    for card in CARDS
    if not card.token and "basic" not in card.faces[0].supertypes and not is_scheme(card)
]


def deck_by_chance(below: Callable[[int], int], seen: dict[str, int]) -> str:
    """The list of a legal deck around the card seen least: of its colours, and another one if it has not two,
    those seen least first."""
    rarest = sorted(POOL, key=_rarity(below, seen))
    colours = set(identity(rarest[0]))
    if len(colours) < 2:
        colours.add(COLOURS[below(len(COLOURS))])
    others = [card.slug for card in rarest[1:] if set(identity(card)) <= colours]
    main = [(rarest[0].slug, MORE_COPIES)]
    main += [(slug, COPIES) for slug in others[: (SPELLS - MORE_COPIES) // COPIES]]
    lands = [BASICS[colour] for colour in COLOURS if colour in colours]
    each, over = divmod(LANDS + SPELLS - sum(number for _, number in main), len(lands))
    main += [(slug, each + (k < over)) for k, slug in enumerate(lands)]
    return write_deck(Deck(slug="by-chance", main=tuple(main)))


def led_deck_by_chance(below: Callable[[int], int], seen: dict[str, int]) -> str:
    """The list of a legal Commander deck: under a legend the rarest card may follow, or now and then any, the
    cards of its colours seen least, one of each, and lands."""
    rarest = sorted(POOL, key=_rarity(below, seen))
    able = [card for card in rarest if can_lead(card)]
    anyone = able[below(len(able))]
    fits = [card for card in able if set(identity(rarest[0])) <= set(identity(card))]
    leader = fits[0] if below(3) and fits else anyone
    colours = set(identity(leader))
    others = [card.slug for card in rarest if card is not leader and set(identity(card)) <= colours]
    spells = others[: LED - LED_LANDS]
    lands = [BASICS[colour] for colour in COLOURS if colour in colours] or ["wastes"]
    each, over = divmod(LED - len(spells), len(lands))
    main = [(slug, 1) for slug in spells]
    main += [(slug, each + (k < over)) for k, slug in enumerate(lands)]
    return write_deck(Deck(slug="by-chance", main=tuple(main), commander=(leader.slug,)))


def schemes_by_chance(below: Callable[[int], int], seen: dict[str, int]) -> str:
    """The part of a deck list that is a legal scheme deck: of those seen least."""
    schemes = sorted((card for card in CARDS if is_scheme(card)), key=_rarity(below, seen))
    chosen = tuple(card.slug for card in schemes[: LEAST_SCHEMES + 2])
    return "\n" + write_deck(Deck(slug="by-chance", main=(), schemes=chosen))


def barred(*, led: bool, schemes: bool) -> frozenset[str]:
    """What is in no deck of a table: schemes where nobody plays them; under commanders, the cards of colours
    no legend has together."""
    able = [set(identity(card)) for card in POOL if can_lead(card)]
    left = [card for card in POOL if led and not any(set(identity(card)) <= colours for colours in able)]
    left += [card for card in CARDS if is_scheme(card) and not schemes]
    return frozenset(card.slug for card in left)


def _rarity(below: Callable[[int], int], seen: dict[str, int]) -> Callable[[Card], tuple[int, int]]:
    return lambda card: (seen.get(card.slug, 0), below(1 << 30))
