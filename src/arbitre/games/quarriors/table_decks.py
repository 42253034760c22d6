"""The Wilds as the lobby knows them: ready-made ones, and ten cards as somebody pastes them."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games import rules
from arbitre.games.tables import DeckFault, Ready, label
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

from .decks import WILDS as READY
from .lexicon import WILDS

DECK_OPTION: Final = "wilds"
PER_SEAT: Final = False


def ready() -> list[Ready]:
    """The ready-made Wilds."""
    return [
        Ready(
            slug,
            label(WILDS[slug].name),
            label(WILDS[slug].line),
            [(card, 1) for card in (*wilds.creatures, *wilds.spells)],
            [wilds.creatures[-1], wilds.creatures[0], wilds.spells[0]],
        )
        for slug, wilds in READY.items()
    ]


def gather(cards: list[tuple[str, int]]) -> dict[str, Any]:
    """A Wilds from cards and their numbers."""
    return {"cards": [slug for slug, number in cards for _ in range(number)]}


def faults(written: dict[str, Any], lang: Language) -> list[DeckFault]:
    """What is wrong with a Wilds written out; nothing if it may be played."""
    try:
        rules("quarriors").start(2, {DECK_OPTION: deck(written)}, 0)
    except BadInput as error:
        return [DeckFault(str(error))]
    return []


def deck(written: str | dict[str, Any]) -> Any:
    """The value of the option `wilds`."""
    if isinstance(written, str):
        return written
    cards = written.get("cards")
    if not isinstance(cards, list) or not all(isinstance(slug, str) for slug in cards) or len(cards) > 40:
        raise BadInput("A Wilds is a list of ten card names.")
    return cards
