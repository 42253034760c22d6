"""The one battlefield as tables draw it: for each player a row of creatures, one of lands, one of the rest.

What is attached lies in the row of what it is attached to, whoever controls it.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.view import View, ZoneView

from ..cards.index import CARD_NUMBER, CARDS

BATTLEFIELD: Final = "battlefield"
CREATURES: Final = "creatures"
OTHERS: Final = "others"
LANDS: Final = "lands"
ROWS: Final = (CREATURES, OTHERS, LANDS)
EXILED: Final = "exiled"
IN_MOTION: Final = "in_motion"


def in_play(view: View) -> list[dict[str, Any]]:
    """All permanents of a view, whether or not it was put into rows."""
    return [piece for zone in view.zones if zone.name in (BATTLEFIELD, *ROWS) for piece in zone.pieces]


def host_of(piece: dict[str, Any]) -> int:
    """The permanent something is attached to, or nobody."""
    host = piece.get("host")
    if isinstance(host, int):
        return host
    return int(host[1]) if host and host[0] == "piece" else NOBODY


def row_of(piece: dict[str, Any]) -> str:
    """The row something lies in by what it is now."""
    types = piece.get("types", ())
    if "creature" in types:
        return CREATURES
    return LANDS if "land" in types else OTHERS


def rows(view: View) -> dict[tuple[int, str], list[dict[str, Any]]]:
    """The permanents by player and row."""
    found: dict[tuple[int, str], list[dict[str, Any]]] = {
        (seat, row): [] for seat in range(len(view.seats)) for row in ROWS
    }
    pieces = in_play(view)
    known = {piece["id"]: piece for piece in pieces}
    for piece in pieces:
        bearer = piece
        for _ in pieces:  # an Equipment on a creature that is itself attached: the last host
            host = host_of(bearer)
            if host not in known:
                break
            bearer = known[host]
        found[bearer["controller"], row_of(bearer)].append(piece)
    _line_up(view, found)
    return found


def _line_up(view: View, found: dict[tuple[int, str], list[dict[str, Any]]]) -> None:
    """Attackers come first in their row, and blockers in the order of what they block: they face it."""
    place: dict[int, int] = {}
    for number, attack in enumerate(view.board.get("attacks", ())):
        for piece in (attack["piece"], *attack["blockers"]):
            place.setdefault(piece, number)
    for (_, row), pieces in found.items():
        if row == CREATURES:
            pieces.sort(key=lambda piece: place.get(piece["id"], len(place)))


def _is_scheme(piece: dict[str, Any]) -> bool:
    return "card" in piece and "scheme" in CARDS[CARD_NUMBER[piece["card"]]].faces[0].types


def spread(view: View) -> None:
    """Move what lies on the battlefield into rows of its own, what is exiled to its owner, and schemes out of
    the command zone to lie beside their deck, after all other zones: those keep their places. What is exiled
    face down says nothing of its owner and stays."""
    found = rows(view)
    for seat in range(len(view.seats)):
        found[seat, EXILED] = []
        found[seat, IN_MOTION] = []
    for zone in view.zones:
        if zone.name == BATTLEFIELD:
            zone.pieces = []
        elif zone.name == "exile":
            for piece in zone.pieces:
                if "owner" in piece:
                    found[piece["owner"], EXILED].append(piece)
            zone.pieces = [piece for piece in zone.pieces if "owner" not in piece]
        elif zone.name == "command":
            found[zone.owner, IN_MOTION] = [piece for piece in zone.pieces if _is_scheme(piece)]
            zone.pieces = [piece for piece in zone.pieces if not _is_scheme(piece)]
    view.zones += [ZoneView(row, seat, pieces) for (seat, row), pieces in found.items()]
