"""The one authority on sight: what a seat may see, built from nothing.

A piece the seat may not see is made here as a blank with a number and nothing else; no full piece is
ever redacted. State, events, prompts and replays for people, bots and spectators all come through here.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .decisions import Decision
from .pieces import EVERYBODY, NOBODY, Event
from .shown import View, ZoneView
from .state import AnyState

SPECTATOR: Final = NOBODY
"""A pair of eyes without a seat: sees what everybody sees."""


def sees(state: AnyState, seat: int, piece: int) -> bool:
    """Whether a seat may know which piece this is."""
    it = state.pieces[piece]
    if seat >= 0 and it.known >> seat & 1:
        return True
    if it.hidden or it.zone < 0:
        return False
    sight = state.zones[it.zone].sight
    return bool(sight >> seat & 1) if seat >= 0 else sight == -1


def view(state: AnyState, seat: int, pending: Decision | None) -> View:
    """What `seat` sees of the state and of the question that is open."""
    rules = state.rules
    show_piece, show_hidden = rules.show_piece, rules.show_hidden
    have = state.pieces
    zones = []
    for zone in state.zones:
        pieces: list[dict[str, Any]] = []
        sight = zone.sight
        open_to = sight == EVERYBODY or (
            seat >= 0 and sight >> seat & 1 == 1
        )  # as `sees`, once for all of it
        blind = False
        for piece in zone.ids:
            it = have[piece]
            if (open_to and not it.hidden) or (seat >= 0 and it.known >> seat & 1):
                pieces.append(show_piece(state, piece, seat))
            else:
                down = it.hidden and sight == EVERYBODY
                pieces.append(show_hidden(state, piece) if down else {"id": piece})
                blind = True
        show = rules.show_zone(state, zone.id, seat) if blind else {}
        zones.append(ZoneView(zone.name, zone.owner, pieces, show))
    return View(
        rules.name,
        seat,
        state.count,
        rules.show_board(state, seat),
        [rules.show_seat(state, of.id, seat) for of in state.seats],
        zones,
        pending.seat if pending else NOBODY,
        pending if pending and pending.seat == seat else None,
        state.result,
    )


def seen_event(event: Event, seat: int) -> Event:
    """The event as a seat may know it: the piece is blank if it could not see which one it was."""
    open_to = event.seen == -1 if seat < 0 else event.seen >> seat & 1
    if event.piece < 0 or open_to:
        return msgspec.structs.replace(event, seen=-1)
    return Event(event.kind, event.seat, event.piece, frm=event.frm, to=event.to)


def seen_events(state: AnyState, seat: int, since: int = 0) -> list[Event]:
    """The story so far from event number `since`, as `seat` may know it."""
    return [seen_event(event, seat) for event in state.events_since(since)]


__all__ = ["SPECTATOR", "View", "ZoneView", "seen_event", "seen_events", "sees", "view"]
