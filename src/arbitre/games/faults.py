"""What is wrong with a deck, in words, before there is a table to tell it at."""

from __future__ import annotations

from collections.abc import Container, Sequence

from arbitre.kernel.pieces import Refusal
from arbitre.words import Catalogue, write
from arbitre.words.phrase import Language

from .tables import DeckFault


def refused(refusal: Refusal, refusals: Catalogue, cards: Container[str], lang: Language) -> DeckFault:
    """A refusal of a deck, told from the game's `refusals`. No table is there yet: such sentences speak of
    cards by name and of numbers only."""
    key, *about = refusal.say
    phrase = refusals.phrase(None, (f"no.{key}", *about))
    first = about[0] if about else ""
    return DeckFault(write(phrase, lang), refusal.rule, first if first in cards else "")


def in_words(refusals: Sequence[Refusal], told: Catalogue, lang: Language = "en") -> str:
    """Several such refusals, each with its rule."""
    faults = [refused(refusal, told, (), lang) for refusal in refusals]
    return " ".join(f"{fault.text[:-1]} ({fault.rule})." if fault.rule else fault.text for fault in faults)
