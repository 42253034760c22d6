"""What a player might try with what lies before him, legal or not: the actions `why not?` explains."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView

from ..cards.index import ACTIVATED, CARDS, NUMBER
from ..language.definitions import Card
from ..rules.model import MUSTER, PLACES

_ALWAYS: Final = ("move", "charge", "fall_back", "melee", "equip")
_WITH: Final = {"Heal": "heal", "Purification": "purify", "Adventure": "adventure"}
_FROM_HAND: Final = {
    "unit": "play",
    "hero": "play",
    "event": "event",
    "equipment": "attach",
    "spell": "cast",
    "latent": "lay",
}


def expected(view: View) -> list[Option]:
    """What a player might try with what lies before him, legal or not: the actions `why` explains."""
    seat = view.seat
    if view.board["phase"] == MUSTER:
        deck = _alike(_place(view, seat, "library").pieces)
        return [("muster", piece["id"]) for piece in deck if _card(piece).is_unit]
    tries: list[Option] = []
    for at in range(len(view.board["zones"])):
        for unit in view.zones[at].pieces:
            if "card" not in unit or unit["controller"] != seat:
                continue
            tries += [(verb, unit["id"]) for verb in _ALWAYS]
            if unit["figures"][1]:
                tries.append(("ranged", unit["id"]))
            tries += [(verb, unit["id"]) for skill, verb in _WITH.items() if skill in unit["skills"]]
            powers = len(ACTIVATED[NUMBER[unit["card"]]])
            tries += [("ability", unit["id"], which) for which in range(powers)]
    for piece in _alike(_place(view, seat, "hand").pieces):
        verb = _FROM_HAND.get(_card(piece).type)
        tries += [(verb, piece["id"])] if verb else []
    return tries


def _card(piece: dict[str, Any]) -> Card:
    return CARDS[NUMBER[piece["card"]]]


def _alike(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One of each card that is known."""
    return list({piece["card"]: piece for piece in reversed(pieces) if "card" in piece}.values())


def _place(view: View, seat: int, which: str) -> ZoneView:
    return view.zones[2 * len(view.board["zones"]) + seat * len(PLACES) + PLACES.index(which)]
