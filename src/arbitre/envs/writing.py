"""A seat's view as arrays. Nothing but the view, the offers of the open question and public counts goes in.

`observation` is one row of figures: the question, the board, the seats from the reader's own on, how many
pieces lie in each zone. `pieces` has a row for each piece the seat knows anything of, `options` one for each
choice on offer, with the figures of the piece it is about. All are int16; what does not fit is cut to it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from zlib import crc32

import numpy as np

from arbitre.games import spec
from arbitre.games.arrays import Arrays, Reader
from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES
from arbitre.kernel.deeds import Deeds
from arbitre.kernel.pieces import NOBODY, Option
from arbitre.kernel.view import View

from .choosing import SLOTS, SORTS, Choosing, Offer

ROWS: Final = 128
"""Rows of `pieces` for each seat at the table."""
MOST: Final = 32_767
KINDS: Final = (PICK, YES, NUMBER, ORDER, SPLIT)
PROMPTS: Final = 32_749
"""A prompt is told by a number made of its name, below this prime."""

QUESTION: Final = ("mine", "asked", "kind", "prompt", "least", "most", "chosen", "about", "part")
PIECE: Final = ("there", "count", "zone", "whose", "from top")
OPTION: Final = ("sort", "verb", "number", "which", "piece", "other piece", "seat", "zone")

Observation = dict[str, Any]


def _whole(number: int) -> int:
    """A number as the arrays can hold it."""
    return max(-MOST, min(MOST, number))


@cache
def _prompt(key: str) -> int:
    return crc32(key.encode()) % PROMPTS + 1


class Shapes:
    """What the columns of a game's arrays are called, and how large the arrays are."""

    def __init__(self, game: str, seats: int) -> None:
        arrays = spec(game).arrays
        chairs = ["me", *(f"next {n}" for n in range(1, seats))]
        self.observation = [
            *QUESTION,
            *(column.name for column in arrays.board),
            *(f"{chair}: {column.name}" for chair in chairs for column in arrays.seat),
            *(f"{chair}: in {zone}" for chair in ("nobody", *chairs) for zone in arrays.zones),
        ]
        self.pieces = [*PIECE, *(column.name for column in arrays.piece)]
        self.options = [*OPTION, *self.pieces]
        self.rows = ROWS * seats


class Writer:
    """Writes the arrays of one game for tables of so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.shapes = Shapes(game, seats)
        self.seats = seats
        self._arrays: Arrays = spec(game).arrays
        self._deeds: Deeds = spec(game).deeds
        self._zone = {name: number for number, name in enumerate(self._arrays.zones, 1)}
        self._verb = {verb: number for number, verb in enumerate(self._arrays.verbs, 1)}
        self._readers = [Reader(seat, seats, self._arrays.cards) for seat in range(seats)]
        self._boards = [column.read for column in self._arrays.board]
        self._seats = [column.read for column in self._arrays.seat]
        self._pieces = [column.read for column in self._arrays.piece]
        self._read: list[dict[int, tuple[dict[str, Any], list[int]]]] = [{} for _ in range(seats)]
        """For each seat what was last shown of a piece, with its figures: most pieces stay as they were."""

    def write(self, view: View, choosing: Choosing | None) -> Observation:
        """The arrays of a view; `choosing` only for who is asked."""
        reader = self._readers[view.seat]
        rows, row_of, zone_of, counts = self._rows(view, reader)
        shapes = self.shapes
        pieces: Any = np.zeros((shapes.rows, len(shapes.pieces)), np.int16)
        if rows:
            kept = rows[: shapes.rows]
            pieces[: len(kept)] = kept
        options: Any = np.zeros((SLOTS, len(shapes.options)), np.int16)
        mask: Any = np.zeros(SLOTS, np.int8)
        table = self._question(view, reader, choosing, row_of)
        table += [read(view.board, reader) for read in self._boards]
        for chair in range(self.seats):
            shown = view.seats[(view.seat + chair) % self.seats]
            table += [read(shown, reader) for read in self._seats]
        for count in counts:
            table += count
        if choosing is not None:
            offers = choosing.offers
            mask[: len(offers)] = 1
            options[: len(offers)] = self._offers(view, reader, offers, rows, row_of, zone_of)
        return {
            "observation": np.array([_whole(number) for number in table], np.int16),
            "pieces": pieces,
            "options": options,
            "action_mask": mask,
        }

    def _question(
        self, view: View, reader: Reader, choosing: Choosing | None, row_of: dict[int, int]
    ) -> list[int]:
        asked = reader.chair(view.waiting_for)
        if choosing is None:
            return [0, asked, 0, 0, 0, 0, 0, 0, 0]
        decision = choosing.decision
        part = decision.options[len(choosing.chosen)] if decision.kind == SPLIT else NOBODY
        return [
            1,
            asked,
            KINDS.index(decision.kind) + 1,
            _prompt(str(decision.say[0])),
            decision.least,
            decision.most,
            len(choosing.chosen),
            row_of.get(decision.piece, -1) + 1,
            max(row_of.get(self._first_piece(view, part), -1) + 1, 0),
        ]

    def _rows(
        self, view: View, reader: Reader
    ) -> tuple[list[list[int]], dict[int, int], dict[int, int], list[list[int]]]:
        """A row for each piece of which anything is known, where to find them, the zone of every piece, and
        how many lie in each zone, by whose it is."""
        marks = self._arrays.marks(view)
        rows: list[list[int]] = []
        row_of: dict[int, int] = {}
        zone_of: dict[int, int] = {}
        counts = [[0] * len(self._arrays.zones) for _ in range(self.seats + 1)]
        for zone in view.zones:
            name = self._zone[zone.name]
            whose = reader.chair(zone.owner)
            number = len(zone.pieces)
            counts[whose][name - 1] += number
            lots = self._arrays.unseen(zone) if zone.show else ()
            told = {lot["id"]: lot for lot in lots if "id" in lot}
            for at, shown in enumerate(zone.pieces):
                piece = shown["id"]
                zone_of[piece] = name
                known: dict[str, Any] = shown
                if piece in told or piece in marks:
                    known = {**shown, **told.get(piece, {}), **marks.get(piece, {})}
                if len(known) > 1:
                    row_of[piece] = len(rows)
                    rows.append([1, 1, name, whose, number - at, *self._figures(piece, known, reader)])
            for lot in lots:
                if "id" not in lot:
                    figures = [_whole(read(lot, reader)) for read in self._pieces]
                    rows.append([1, lot["count"], name, whose, 0, *figures])
        return rows, row_of, zone_of, counts

    def _figures(self, piece: int, known: dict[str, Any], reader: Reader) -> list[int]:
        """The columns of a piece."""
        read_before = self._read[reader.seat]
        before = read_before.get(piece)
        if before is not None and before[0] == known:
            return before[1]
        figures = [_whole(read(known, reader)) for read in self._pieces]
        read_before[piece] = known, figures
        return figures

    def _offers(
        self,
        view: View,
        reader: Reader,
        offers: list[Offer],
        rows: list[list[int]],
        row_of: dict[int, int],
        zone_of: dict[int, int],
    ) -> list[list[int]]:
        blank = [0] * len(self.shapes.pieces)
        times: dict[tuple[int, int], int] = {}
        found = []
        for offer in offers:
            verb = seat = zone = 0
            pieces: list[int] = []
            if offer.option is not None:
                verb = self._verb.get(_verb(offer.option), 0)
                pieces, seat, place = self._points(view, offer.option)
                seat = reader.chair(seat)
                if place >= 0:
                    zone = self._zone[view.zones[place].name]
            first = pieces[0] if pieces else NOBODY
            other = pieces[1] if len(pieces) > 1 else NOBODY
            key = verb, first
            times[key] = times.get(key, 0) + 1
            row = row_of.get(first, -1)
            about = rows[row] if row >= 0 else blank
            if first >= 0 and not zone:
                zone = zone_of.get(first, 0)
            found.append(
                [
                    SORTS[offer.sort],
                    verb,
                    _whole(offer.number) if offer.sort == "number" else 0,
                    times[key],
                    row + 1,
                    row_of.get(other, -1) + 1,
                    seat,
                    zone,
                    *about,
                ]
            )
        return found

    def _points(self, view: View, option: Option) -> tuple[list[int], int, int]:
        """The pieces, the seat and the zone an option points at."""
        pieces, seat, place = [], NOBODY, NOBODY
        for sort, number in self._deeds.points(view, option):
            if sort == "piece":
                pieces.append(number)
            elif sort == "seat":
                seat = number
            elif sort == "zone":
                place = number
        if not pieces and (about := self._arrays.about(view, option)) >= 0:
            pieces.append(about)
        return pieces, seat, place

    def _first_piece(self, view: View, option: Option) -> int:
        """The piece an option is about, if it is about any."""
        if option == NOBODY:
            return NOBODY
        pieces, _, _ = self._points(view, option)
        return pieces[0] if pieces else NOBODY


def _verb(option: Option) -> str:
    """The word an option begins with."""
    word = option[0] if isinstance(option, tuple) and option else option
    return word if isinstance(word, str) else ""


@cache
def writer(game: str, seats: int) -> Writer:
    """The one who writes the arrays of a game."""
    return Writer(game, seats)
