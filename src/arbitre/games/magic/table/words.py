"""What lies on a permanent or a player, in the reader's words: counters, keywords, marks, choices."""

from __future__ import annotations

from functools import cache
from typing import Any

from arbitre.kernel.view import View
from arbitre.words import write
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER, CARDS
from ..language.keywords import Keyword
from ..rules.combat.battles import PROTECTOR
from ..speech.lexicon import name
from ..speech.naming import sentence
from ..speech.terms import COLOUR_NAMES, KEYWORD_WORDS, SUBTYPES, TYPES, Sort, counter_kind
from .sides import name_sides


def translate(view: View, lang: Language) -> None:
    """Write what pieces, effects and players have by name."""
    name_sides(view, lang)
    for zone in view.zones:
        for piece in zone.pieces:
            if len(piece) > 2:  # else it is a number, or a number and a card: nothing to be said in words
                _piece(piece, lang)
    for item in view.board.get("stack", ()):
        if item.get("effect"):
            item["text"] = write(sentence(item["effect"]), lang)
            printed_on = item["effect"].partition("/")[0]
            if printed_on in CARD_NUMBER:
                item["card"] = printed_on  # for when its source is no more


def _piece(piece: dict[str, Any], lang: Language) -> None:
    if "counters" in piece:
        piece["counted"] = counters(piece["counters"], lang)
    keywords = piece.get("keywords")
    gained = [word for word in keywords if word not in _printed(piece)] if keywords else []
    if gained:
        piece["gains"] = [_called(KEYWORD_WORDS[word], lang) for word in gained if word in KEYWORD_WORDS]
    if "chosen" in piece:
        chosen = dict(piece["chosen"])
        if PROTECTOR in chosen:
            piece["protector"] = int(chosen.pop(PROTECTOR))
        if chosen:
            piece["choices"] = [choice(word, lang) for word in chosen.values()]
    if "doors" in piece:
        piece["open"] = [str(door + 1) for door in range(2) if piece["doors"] >> door & 1]


def _printed(piece: dict[str, Any]) -> frozenset[str]:
    """The keywords on the card itself; face down there are none."""
    if "card" not in piece or piece.get("face_down"):
        return frozenset()
    return _keywords(piece.get("copy_of", piece["card"]))


@cache
def _keywords(slug: str) -> frozenset[str]:
    """The keywords printed on a card."""
    faces = CARDS[CARD_NUMBER[slug]].faces
    return frozenset(node.word for face in faces for node in face.abilities if isinstance(node, Keyword))


def counters(kinds: dict[str, int], lang: Language) -> list[str]:
    """Counters as they are told on a permanent: « 2 +1/+1 »."""
    called = {kind: counter_kind(kind) for kind in kinds}
    return [f"{number} {write(called[kind], lang)}" for kind, number in kinds.items()]


def doors(piece: dict[str, Any], lang: Language) -> list[str]:
    """The names of the unlocked doors of a Room."""
    faces = CARDS[CARD_NUMBER[piece.get("copy_of", piece["card"])]].faces
    return [name(face.slug, lang) for at, face in enumerate(faces) if piece["doors"] >> at & 1]


def choice(word: str, lang: Language) -> str:
    """What was chosen for a permanent: a colour, a type, a card, or a number."""
    if word in COLOUR_NAMES:
        return COLOUR_NAMES[word][lang == "fr"]
    sort = SUBTYPES.get(word) or TYPES.get(word)
    if sort is not None:
        return _called(sort, lang)
    return name(word, lang) if word in CARD_NUMBER else word


def _called(sort: Sort, lang: Language) -> str:
    return sort.fr if lang == "fr" else sort.en
