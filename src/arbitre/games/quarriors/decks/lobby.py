"""The Wilds as the lobby knows them: ready-made ones, and ten cards as somebody pastes them."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.faults import refused
from arbitre.games.specification import Decks
from arbitre.games.tables import DeckFault, Ready, label
from arbitre.kernel.rules import BadInput
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER
from ..speech.lexicon import WILDS
from ..speech.messages.refusals import REFUSALS
from . import WILDS as READY
from .check import check


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


def faults(
    written: str | dict[str, Any], lang: Language, options: dict[str, Any] | None = None
) -> list[DeckFault]:
    """What is wrong with a Wilds written out; nothing if it may be played. No option changes that."""
    if isinstance(written, str):
        return []  # a ready-made one
    return [refused(refusal, REFUSALS, CARD_NUMBER, lang) for refusal in check(deck(written))]


def deck(written: str | dict[str, Any]) -> Any:
    """The value of the option `wilds`."""
    if isinstance(written, str):
        return written
    cards = written.get("cards")
    if not isinstance(cards, list) or not all(isinstance(slug, str) for slug in cards) or len(cards) > 40:
        raise BadInput("A Wilds is a list of ten card names.")
    return cards


LOBBY: Final = Decks(
    option="wilds",
    per_seat=False,
    ready=ready,
    lists=READY,
    gather=gather,
    faults=faults,
    deck=deck,
    fitting=lambda options: [],
)
