"""The six faces of a die in words, and the type line of a card."""

from __future__ import annotations

from typing import Final

from arbitre.words import *

from ...cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ...language.definitions import Face
from ..lexicon import NAMES


def stars(bursts: int) -> tuple[Phrase, ...]:
    """The burst marks of a face: nothing, ★ or ★★."""
    return (Symbol("★" * bursts),) if bursts else ()


def face_text(face: Face) -> Phrase:
    """One side of a die: 1 quiddity; draw 2; creature, level 2, 4/4, ★; lock, ★★."""
    parts: list[Phrase] = []
    if face.creature:
        figures = Symbol("?/?" if face.unknown else f"{face.attack}/{face.defense}")
        parts += [NP("creature"), Figure("level", face.level), figures]
    if face.spell:
        parts.append(NP("spell"))
    if face.lock:
        parts.append(NP("quarriors.lock"))
    uses: list[Phrase] = []
    if face.quiddity:
        uses.append(NP("quarriors.quiddity", count=face.quiddity))
    if face.reroll:
        also = {1: None, 2: NP("die", count=2)}[face.reroll]
        uses.append(Clause(None, "reroll", also, mood="infinitive"))
    if face.draw:
        uses.append(Clause(None, "draw", Symbol(str(face.draw)), mood="infinitive"))
    if uses:
        parts.append(All(tuple(uses), "or" if face.either else "and"))
    return All((*parts, *stars(face.bursts)), "")


_SORTS: Final[dict[str, Name]] = {
    "basic": Name("Basic die", "Dé de base"),
    "spell": Name("Spell", "Sort"),
    "creature": Name("Creature", "Créature", "f"),
}
_TIMINGS: Final[dict[str, Name]] = {
    "cast": Name("cast on your turn", "à lancer pendant votre tour"),
    "immediate": Name("immediate", "immédiat"),
    "attach": Name("attach to your creature", "à attacher à votre créature"),
    "reaction": Name("reaction", "réaction"),
}
_HOUSE: Final = Name("house text and dice", "texte et dés maison")
_SINGLE_SOURCE: Final = Name("figures from a single source", "chiffres d'une seule source")
_FIGURES: Final = Name("sources disagree on its figures", "sources en désaccord sur ses chiffres")
_DICE: Final = Name("sources disagree on one face", "sources en désaccord sur une face")


def type_line(slug: str) -> Phrase:
    """What a card is: Creature — Deathdealer, cost 3, 2 Glory."""
    card = CARDS[CARD_NUMBER[slug]]
    kind = KINDS[KIND_NUMBER[card.kind]]
    facts: list[Phrase] = [Figure("cost", card.cost)]
    if card.glory:
        facts.append(NP("quarriors.glory", count=card.glory))
    if card.timing:
        facts.append(_TIMINGS[card.timing])
    head = Join((_SORTS[kind.sort], NAMES[kind.slug]), "—")
    return All((head, *facts), "")


def provenance(slug: str) -> Phrase:
    """What of a card no source settles. "House" means that no published text or dice are known, and that
    these are ours."""
    card = CARDS[CARD_NUMBER[slug]]
    kind = KINDS[KIND_NUMBER[card.kind]]
    marks: list[Phrase] = []
    if card.house or kind.house:
        marks.append(_HOUSE)
    if card.uncertain:
        marks.append(_SINGLE_SOURCE if "single source" in card.uncertain else _FIGURES)
    if kind.uncertain:
        marks.append(_DICE)
    return All(tuple(marks), "") if marks else Words(())
