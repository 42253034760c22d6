"""A teller that remembers which pieces it spoke of, so that words on a screen can point at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arbitre.games import spec
from arbitre.kernel.pieces import Event
from arbitre.words import Phrase
from arbitre.words.story import Told
from arbitre.words.telling import Teller

from .protocol import Line


class PointingTeller(Teller):
    """Tells as any teller does; `told()` gives the pieces and zones named since it was last asked."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._pieces: dict[int, None] = {}
        self._zones: dict[int, None] = {}
        self._looks = spec(self.state.rules.name).table.layout.effects

    def told(self) -> tuple[list[int], list[int]]:
        """The pieces and zones named since the last call, in the order they were named."""
        pieces, zones = list(self._pieces), list(self._zones)
        self._pieces.clear()
        self._zones.clear()
        return pieces, zones

    def _point(self, piece: int) -> None:
        if 0 <= piece < len(self.state.pieces):
            self._pieces[piece] = None

    def piece(self, piece: int, /) -> Phrase:
        self._point(piece)
        return super().piece(piece)

    def unseen(self, piece: int, /) -> Phrase:
        self._point(piece)
        return super().unseen(piece)

    def what(self, piece: int, /) -> int:
        self._point(piece)
        return super().what(piece)

    def zone(self, zone: int, /) -> Phrase:
        self._zones[zone] = None
        return super().zone(zone)

    def choice(self, piece: int, /) -> Phrase:
        self._point(piece)
        return super().choice(piece)

    def _line(self, events: Sequence[Event], told: Told) -> str | None:
        self.told()  # what a line before this one named
        return super()._line(events, told)

    def story(self, first: int, events: Sequence[Event], known: Told) -> list[Line]:
        """Events from number `first` on as lines of the story; `known` is kept up."""
        lines = []
        for places, text in self.lines(events, known):
            pieces, _ = self.told()
            told = [events[place] for place in places]
            about = [piece for event in told for piece in (event.piece, *event.group) if piece >= 0]
            turn = any(self._looks.get(event.kind) == "turn" for event in told)
            lines.append(
                Line(first + places[0], text, list(dict.fromkeys([*about, *pieces])), told[0].seat, turn)
            )
        return lines
