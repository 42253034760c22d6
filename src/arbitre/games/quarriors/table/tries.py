"""What a player might try with what lies before him, legal or not: the actions `why not?` explains."""

from __future__ import annotations

from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView

from ..cards.index import KIND_NUMBER, KINDS


def expected(view: View) -> list[Option]:
    """What a player might try with what lies before him, legal or not: the actions `why` explains."""
    seat = view.seat
    tries: list[Option] = []
    seen = set()
    for piece in _zone(view, "pool", seat).pieces:
        if (piece["kind"], piece["face"]) in seen:
            continue
        seen.add((piece["kind"], piece["face"]))
        face = KINDS[KIND_NUMBER[piece["kind"]]].faces[piece["face"]]
        die = piece["id"]
        sort = KINDS[KIND_NUMBER[piece["kind"]]].sort
        if sort == "creature" or face.creature:
            tries.append(("summon", die))
        if any(side.lock for side in KINDS[KIND_NUMBER[piece["kind"]]].faces):
            tries.append(("lock", die))
            tries += [
                ("place", die, other) for other in range(len(view.seats)) if other != seat and face.lock
            ]
        if sort == "spell":
            tries += [("ready", die), ("use", die)]
        if face.reroll:
            tries.append(("reroll", die))
        if face.draw:
            tries.append(("draw", die))
    for piece in _zone(view, "ready", seat).pieces:
        if "figures" not in piece:
            tries.append(("cast", piece["id"]))
    for owner in range(len(view.seats)):
        tries += [("unlock", piece["id"]) for piece in _zone(view, "locked", owner).pieces]
    tries += [("capture", slot) for slot in range(len(view.board["wilds"]))]
    return tries


def _zone(view: View, which: str, owner: int) -> ZoneView:
    return next(zone for zone in view.zones if zone.name == which and zone.owner == owner)
