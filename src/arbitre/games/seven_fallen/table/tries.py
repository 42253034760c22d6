"""What a player might try with what lies before him, legal or not: the actions `why not?` explains."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView

from ..cards.index import CARD_NUMBER, COMBAT_POWERS, PURGATORY_POWERS, STEALTH, WORD_POWERS


def expected(view: View) -> list[Option]:
    """What a player might try with what lies before him, legal or not: the actions `why` explains."""
    seat = view.seat
    tries: list[Option] = []
    for which in ("hand", "limbo"):
        for piece in _alike(_zone(view, which, seat).pieces):
            kind, what = piece["type"], CARD_NUMBER[piece["card"]]
            tries.append(("miracle" if kind == "miracle" else "play", piece["id"]))
            if STEALTH[what] >= 0:
                tries.append(("hide", piece["id"]))
            if which == "limbo":
                tries.append(("rise", piece["id"]))
    tries += [("unveil", piece["id"]) for piece in _zone(view, "secret", seat).pieces]
    for which in ("rear", "fire", "adoration", "divine", "purgatory"):
        for piece in _zone(view, which, seat).pieces:
            what = CARD_NUMBER[piece["card"]]
            powers = (
                PURGATORY_POWERS[what] if which == "purgatory" else WORD_POWERS[what] + COMBAT_POWERS[what]
            )
            tries += [("use", piece["id"], power) for power in powers]
    tries.append(("assault",))
    if view.board["attack"]:
        rear = [piece["id"] for piece in _zone(view, "rear", seat).pieces]
        tries += [(verb, piece) for piece in rear for verb in ("announce", "ambush", "reinforce")]
        goals = [
            p["id"] for w in ("rear", "fire", "secret", "divine") for p in _zone(view, w, 1 - seat).pieces
        ]
        mine = [*view.board["attackers"], *view.board["ambushers"]]
        tries += [("attack", piece, goal) for piece in mine for goal in goals]
    return tries


def _alike(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One of each card that is known."""
    return list({piece["card"]: piece for piece in reversed(pieces) if "card" in piece}.values())


def _zone(view: View, which: str, owner: int) -> ZoneView:
    return next(zone for zone in view.zones if zone.name == which and zone.owner == owner)
