"""The table through one pair of eyes, as text and as a picture (SVG): what a view shows, zone by zone."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape

from arbitre.games import spec, teller
from arbitre.games.tables import Zone
from arbitre.kernel.game import Game
from arbitre.kernel.view import View
from arbitre.words.phrase import Language

WIDE, CARD_WIDE, CARD_HIGH, LINE = 960, 110, 44, 18
MANY = 24
"""Pieces of one zone that are drawn; of more, the number is told."""


class Row(NamedTuple):
    """A zone: whose, what it is called, what can be read of its pieces, how many lie there unread."""

    owner: int
    title: str
    names: list[str]
    unread: int


def _zone(zones: tuple[Zone, ...], name: str) -> Zone | None:
    for zone in zones:
        if zone.name == name or (zone.name.endswith("*") and name.startswith(zone.name[:-1])):
            return zone
    return None


def rows(view: View, lang: Language) -> list[Row]:
    """What there is to see, the seats in their order and what belongs to nobody first."""
    known = spec(view.game)
    layout = known.table.layout
    found = []
    for zone in sorted(view.zones, key=lambda zone: zone.owner):
        drawn = _zone(tuple(layout.zones), zone.name)
        if not zone.pieces or drawn is None or (drawn.mine == drawn.theirs == "none"):
            continue
        names, unread = [], 0
        for piece in zone.pieces:
            slug = piece.get("card") or piece.get("kind")
            if slug is None:
                unread += 1
                continue
            figures = piece.get("figures") or piece.get("size")
            told = "/".join(map(str, figures)) if figures else ""
            turned = "*" if piece.get("tapped") or piece.get("engaged") or piece.get("tilted") else ""
            names.append(f"{known.speech.name(slug, lang)}{turned}{' ' + told if told else ''}")
        found.append(Row(zone.owner, getattr(drawn.label, lang) or zone.name, names, unread))
    return found


def _status(game: Game, seat: int, lang: Language) -> list[str]:
    """Who is asked what, or how it ended; and the figures of the seats."""
    view = game.view(seat)
    told = [
        f"{owner}: " + ", ".join(f"{key} {value}" for key, value in shown.items() if type(value) is int)
        for owner, shown in enumerate(view.seats)
    ]
    tells = teller(game, seat, lang)
    return [tells.result() if game.over else tells.prompt(), *told]


def text(game: Game, seat: int, lang: Language = "en") -> str:
    """The table in words."""
    lines = _status(game, seat, lang)
    for owner, title, names, unread in rows(game.view(seat), lang):
        whose = f"{owner} " if owner >= 0 else ""
        shown = names[:MANY] + ([f"… {len(names) - MANY}"] if len(names) > MANY else [])
        lines.append(f"{whose}{title}: " + ", ".join([*shown, *([f"({unread})"] if unread else [])]))
    return "\n".join(lines)


def svg(game: Game, seat: int, lang: Language = "en") -> str:
    """The table as a picture."""
    parts: list[str] = []
    y = LINE
    for line in _status(game, seat, lang):
        parts.append(f'<text x="12" y="{y}" font-size="13">{escape(line)}</text>')
        y += LINE
    for owner, title, names, unread in rows(game.view(seat), lang):
        whose = f"{owner} · " if owner >= 0 else ""
        parts.append(f'<text x="12" y="{y + 12}" font-size="12" fill="#667">{escape(whose + title)}</text>')
        y += LINE
        backs = min(unread, max(0, MANY - len(names)))
        cards = [*names[:MANY], *[""] * backs]
        across = (WIDE - 24) // (CARD_WIDE + 6)
        for at, name in enumerate(cards):
            parts.append(_card(12 + at % across * (CARD_WIDE + 6), y + at // across * (CARD_HIGH + 6), name))
        y += -(-len(cards) // across) * (CARD_HIGH + 6)
        left = len(names) + unread - len(cards)
        if left:
            parts.append(f'<text x="12" y="{y + 10}" font-size="11">… {left}</text>')
            y += LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{y + 12}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="#f4f1ea"/>{"".join(parts)}</svg>'
    )


def _card(x: int, y: int, name: str) -> str:
    """A piece: its name on two lines, or its back."""
    if not name:
        return f'<rect x="{x}" y="{y}" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="5" fill="#8a93a8"/>'
    words, lines = name.split(" "), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 17 and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    shown = "".join(
        f'<text x="{x + 6}" y="{y + 15 + 12 * at}" font-size="10.5">{escape(line)}</text>'
        for at, line in enumerate(lines[:3])
    )
    box = f'width="{CARD_WIDE}" height="{CARD_HIGH}" rx="5" fill="#fff" stroke="#b9b2a3"'
    return f'<rect x="{x}" y="{y}" {box}/>{shown}'
