"""What a player might try with what he sees, legal or not: cards to play, abilities to activate, doors to
unlock, creatures to fight with. Cards that look alike are tried once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arbitre.kernel.deeds import Values
from arbitre.kernel.view import View

from .. import language as n
from ..cards.index import CARD_NUMBER, CARDS, NODES
from ..language.definitions import ROOM, Card
from ..language.keywords import Disguise, Morph, Suspend
from ..rules.casting.ways import printed_ways
from ..rules.continuous.abilities import at_work, of_kind
from ..rules.model import ATTACKERS, BLOCKERS
from ..table.rows import in_play


def _cards(view: View) -> Iterator[tuple[dict[str, Any], str]]:
    """The cards one could play, and where they lie; of those that look alike one."""
    for zone in view.zones:
        if zone.owner == view.seat and zone.name in ("hand", "graveyard", "command"):
            alike = {piece["card"]: piece for piece in reversed(zone.pieces) if "card" in piece}
            yield from ((piece, zone.name) for piece in alike.values())


def _printed(card: Card) -> tuple[str, ...]:
    return tuple(NODES.name(ability) for face in card.faces for ability in face.abilities)


def _is_land(piece: dict[str, Any]) -> bool:
    return "land" in CARDS[CARD_NUMBER[piece["card"]]].faces[0].types


def lands(view: View) -> Iterator[Values]:
    return ((piece["id"],) for piece, where in _cards(view) if where == "hand" and _is_land(piece))


def spells(view: View) -> Iterator[Values]:
    """Cards with each of their ways to be cast."""
    for piece, where in _cards(view):
        what = CARD_NUMBER[piece["card"]]
        if where == "command" or (where == "hand" and not _is_land(piece)):
            yield from ((piece["id"], way.word) for way in printed_ways(what))
        for other in of_kind(_printed(CARDS[what]), n.AlternativeCost):
            if where in other.zones:
                yield piece["id"], other.mark


def suspensions(view: View) -> Iterator[Values]:
    for piece, where in _cards(view):
        if where == "hand" and of_kind(_printed(CARDS[CARD_NUMBER[piece["card"]]]), Suspend):
            yield (piece["id"],)


def _mine(view: View) -> Iterator[tuple[dict[str, Any], Card]]:
    """One's permanents that one knows, and what they are or copy."""
    for piece in in_play(view):
        if piece.get("controller") == view.seat and "card" in piece:
            yield piece, CARDS[CARD_NUMBER[piece.get("copy_of", piece["card"])]]


def abilities(view: View) -> Iterator[Values]:
    """Activated abilities of cards and of permanents that are face up."""
    for piece, where in _cards(view):
        names = _printed(CARDS[CARD_NUMBER[piece["card"]]])
        yield from ((piece["id"], name) for name in at_work(names, where).activated)
    for piece, card in _mine(view):
        if not piece.get("face_down"):
            names = tuple(piece["abilities"]) if "abilities" in piece else _printed(card)
            yield from ((piece["id"], name) for name in at_work(names, "battlefield").activated)


def turnings(view: View) -> Iterator[Values]:
    """Face-down permanents with the ways to turn them up."""
    for piece, card in _mine(view):
        if piece.get("face_down"):
            words = [a.word for face in card.faces for a in face.abilities if isinstance(a, Morph | Disguise)]
            yield from ((piece["id"], way) for way in ("", *words))


def doors(view: View) -> Iterator[Values]:
    for piece, card in _mine(view):
        if card.layout == ROOM and not piece.get("face_down"):
            yield from ((piece["id"], door) for door in range(2) if not piece.get("doors", 0) >> door & 1)


def _creatures(view: View) -> list[int]:
    mine = [piece for piece in in_play(view) if piece.get("controller") == view.seat]
    return [piece["id"] for piece in mine if "creature" in piece.get("types", ())]


def attacks(view: View) -> Iterator[Values]:
    """In one's own turn, each creature against whatever could be attacked."""
    if view.board["active"] != view.seat:
        return
    goals = [("seat", seat) for seat in range(len(view.seats)) if seat != view.seat]
    for piece in in_play(view):
        types = piece.get("types", ())
        if "battle" in types or ("planeswalker" in types and piece["controller"] != view.seat):
            goals.append(("piece", piece["id"]))
    yield from ((creature, goal) for creature in _creatures(view) for goal in goals)


def blocks(view: View) -> Iterator[Values]:
    """In another's turn, each creature against whatever attacks."""
    if view.board["active"] == view.seat or view.board["step"] not in (ATTACKERS, BLOCKERS):
        return
    attackers = [attack["piece"] for attack in view.board.get("attacks", ())]
    yield from ((creature, attacker) for creature in _creatures(view) for attacker in attackers)
