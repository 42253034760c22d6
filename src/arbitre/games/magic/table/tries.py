"""What a player might try with what lies before him, legal or not: the actions `why not?` explains."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View

from .. import language as n
from ..cards.index import CARD_NUMBER, CARDS, NAMES
from ..language.definitions import ROOM, Card
from ..language.keywords import Disguise, Morph, Suspend
from ..rules.casting.ways import printed_ways
from ..rules.continuous.abilities import at_work, of_kind
from ..rules.model import ATTACKERS, BLOCKERS
from .rows import in_play


def expected(view: View) -> list[Option]:
    """Cards to play, abilities to activate, doors to unlock, creatures to fight with: all of what the seat
    itself sees. Cards that look alike are tried once."""
    tries: list[Option] = []
    seen: set[str] = set()
    for zone in view.zones:
        if zone.owner == view.seat and zone.name in ("hand", "graveyard", "command"):
            for piece in zone.pieces:
                key = f"{zone.name} {piece.get('card')}"
                if "card" in piece and key not in seen:
                    seen.add(key)
                    tries += _card(piece, zone.name)
    mine = [piece for piece in in_play(view) if piece.get("controller") == view.seat]
    for piece in mine:
        tries += _permanent(piece)
    return tries + _combat(view, mine)


def _card(piece: dict[str, Any], where: str) -> list[Option]:
    what = CARD_NUMBER[piece["card"]]
    names = _printed(CARDS[what])
    found: list[Option] = []
    if where == "hand" and "land" in CARDS[what].faces[0].types:
        found.append(("play", piece["id"]))
    elif where in ("hand", "command"):
        found += [("cast", piece["id"], way.word) for way in printed_ways(what)]
    found += [
        ("cast", piece["id"], other.mark)
        for other in of_kind(names, n.AlternativeCost)
        if where in other.zones
    ]
    if where == "hand" and of_kind(names, Suspend):
        found.append(("suspend", piece["id"]))
    return found + _abilities(piece["id"], names, where)


def _printed(card: Card) -> tuple[str, ...]:
    return tuple(NAMES.name(ability) for face in card.faces for ability in face.abilities)


def _abilities(piece: int, names: Iterable[str], where: str) -> list[Option]:
    return [("activate", piece, name) for name in at_work(tuple(names), where).activated]


def _permanent(piece: dict[str, Any]) -> list[Option]:
    if "card" not in piece:
        return []
    card = CARDS[CARD_NUMBER[piece.get("copy_of", piece["card"])]]
    number = piece["id"]
    if piece.get("face_down"):
        words = [a.word for f in card.faces for a in f.abilities if isinstance(a, Morph | Disguise)]
        return [("face_up", number, way) for way in ("", *words)]
    names = piece["abilities"] if "abilities" in piece else _printed(card)
    found = _abilities(number, names, "battlefield")
    if card.layout == ROOM:
        found += [("unlock", number, door) for door in range(2) if not piece.get("doors", 0) >> door & 1]
    return found


def _combat(view: View, mine: list[dict[str, Any]]) -> list[Option]:
    """Attacking is tried in one's own turn, blocking against what attacks."""
    creatures = [piece["id"] for piece in mine if "creature" in piece.get("types", ())]
    board = view.board
    if board["active"] == view.seat:
        goals: list[tuple[str, int]] = [
            ("seat", seat) for seat in range(len(view.seats)) if seat != view.seat
        ]
        goals += [
            ("piece", piece["id"])
            for piece in in_play(view)
            if ("planeswalker" in piece.get("types", ()) and piece["controller"] != view.seat)
            or "battle" in piece.get("types", ())
        ]
        return [("attack", creature, *goal) for creature in creatures for goal in goals]
    if board["step"] not in (ATTACKERS, BLOCKERS):
        return []
    attackers = [attack["piece"] for attack in board.get("attacks", ())]
    return [("block", creature, attacker) for creature in creatures for attacker in attackers]
