"""The type line of a card, as it is printed."""

from __future__ import annotations

from arbitre.games.card_names import house_mark
from arbitre.words import *
from arbitre.words.typography import spaced

from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import ROOM, Card, Face
from ..terms import SUBTYPES, SUPERTYPES, TYPES


def type_line(slug: str) -> Phrase:
    """Creature — Rat / Créature : rat, with cost and figures."""
    card = CARDS[CARD_NUMBER[slug]]
    en, fr = types(card.faces[0])
    before = cost_line(card)
    notes = [note for note in (figures(card.faces[0]),) if note]
    en_notes = [*notes, *(["token"] if card.token else [])]
    fr_notes = [*notes, *(["jeton"] if card.token else [])]

    def line(said: str, more: list[str]) -> str:
        parts = [part for part in (before, said) if part]
        tail = f" ({', '.join(more)})" if more else ""
        return " ".join(parts) + tail

    return Name(line(en, en_notes), line(fr, fr_notes))


def provenance(slug: str) -> Phrase:
    """Whether a card is ours."""
    return house_mark(CARDS[CARD_NUMBER[slug]].house)


def cost_line(card: Card) -> str:
    """The mana cost; of a Room that of both doors."""
    costs = [face.cost for face in card.faces if face.cost is not None]
    return " // ".join(costs) if card.layout == ROOM else (costs[0] if costs else "")


def figures(face: Face) -> str:
    """Power and toughness, or loyalty."""
    if face.loyalty is not None:
        return str(face.loyalty)
    if face.power is None or face.toughness is None:
        return ""
    return "/".join(str(part) if isinstance(part, int) else "*" for part in (face.power, face.toughness))


def types(face: Face) -> tuple[str, str]:
    """Supertypes, types and subtypes in both languages."""
    words = [SUPERTYPES[word][0] for word in face.supertypes] + [
        TYPES[word].en.capitalize() for word in face.types
    ]
    en = " ".join(words)
    order = sorted(face.types, key=lambda word: word != "creature")
    fr = "-".join(TYPES[word].fr for word in order if word != "kindred")
    fr = fr[:1].upper() + fr[1:]
    if "kindred" in face.types:
        fr += f" de {TYPES['kindred'].fr}"
    for word in face.supertypes:
        fr += f" {SUPERTYPES[word][1]}"
    if face.subtypes:
        en += " — " + " ".join(SUBTYPES[word].en for word in face.subtypes)
        fr += " : " + " et ".join(SUBTYPES[word].fr for word in face.subtypes)
    return en, spaced(fr)
