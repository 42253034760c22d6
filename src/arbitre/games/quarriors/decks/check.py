"""Whether ten cards make a Wilds, and what is wrong with them, each fault with its rule (Q-003, Q-004)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Refusal

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ..language.definitions import Card

SPELL_CARDS: Final = 3
CREATURE_CARDS: Final = 7


def check(wanted: list[str] | tuple[str, ...]) -> list[Refusal]:
    """Everything that is wrong with a Wilds; nothing if it may be played."""
    unknown = [slug for slug in wanted if slug not in CARD_NUMBER]
    if unknown:
        return [Refusal("", ("unknown_card", slug)) for slug in dict.fromkeys(unknown)]
    cards = [CARDS[CARD_NUMBER[slug]] for slug in wanted]
    sorts = [_sort(card) for card in cards]
    wrong = [Refusal("Q-003", ("not_for_the_wilds", card.slug)) for card in cards if _sort(card) == "basic"]
    spells, creatures = sorts.count("spell"), sorts.count("creature")
    if (spells, creatures) != (SPELL_CARDS, CREATURE_CARDS):
        wrong.append(Refusal("Q-003", ("wilds_size", SPELL_CARDS, CREATURE_CARDS, spells, creatures)))
    first: dict[str, str] = {}
    for card in cards:
        other = first.setdefault(card.kind, card.slug)
        if other != card.slug:
            wrong.append(Refusal("Q-004", ("same_kind", card.slug, other)))
    twice = [slug for slug in dict.fromkeys(wanted) if wanted.count(slug) > 1]
    return wrong + [Refusal("Q-004", ("same_card", slug)) for slug in twice]


def _sort(card: Card) -> str:
    return KINDS[KIND_NUMBER[card.kind]].sort
