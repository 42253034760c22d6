"""What happened, in words: "died Garden Bear", "damaged Bob by 3", "triggered Infernal Phantom"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.phrasing import perhaps

from . import changes as did
from . import events as e
from .catalogue import CARD_NUMBER, CARDS, NAMES
from .model import FIRST_ITEM, Table
from .nodes import Triggered
from .phrases import Phrase, parse
from .refs import is_item, role


def _from_to(frm: str, to: str) -> Callable[[e.Happening], bool]:
    def test(event: e.Happening) -> bool:
        return (not frm or role(event.frm) == frm) and (not to or role(event.to) == to)

    return test


def _because(cause: str) -> Callable[[e.Happening], bool]:
    return lambda event: event.cause == cause


MOVES: Final[dict[str, Callable[[e.Happening], bool]]] = {
    "died": _from_to("battlefield", "graveyard"),
    "entered": _from_to("", "battlefield"),
    "left": _from_to("battlefield", ""),
    "exiled": _from_to("", "exile"),
    "buried": _from_to("", "graveyard"),
    "returned": _from_to("", "hand"),
    "discarded": _because("discard"),
    "milled": _because("mill"),
    "sacrificed": _because("sacrifice"),
    "destroyed": _because("destroy"),
}
"""Words for moves, which are one kind of event."""
ALSO: Final = {"triggered": e.PUT}
SOURCES: Final = (
    *(e.PUT, e.TOKENS, e.MANIFESTED_DREAD, e.SURVEILED, e.SCRIED, e.SEARCHED, e.PLAYED_LAND),
    *(e.FLIPPED, e.ROLLED, e.VOTED, e.BEGAN),
)
"""Events that are about the thing they came from."""
ON_STACK: Final = (e.RESOLVED, e.COUNTERED, e.COPIED_SPELL)
"""Events that are about a spell, or an ability of a thing."""
OF_PLAYERS: Final = (
    *(e.GAINED, e.LOST, e.SPENT, e.EMPTIED, e.TURN, e.STEP, e.STEP_ENDED, e.PASSED, e.SHUFFLED),
    *(e.EXTRA_TURN, e.EXTRA_PHASE, e.LOSES, e.WINS, e.LEFT_GAME, e.COMBAT_ENDED, e.ENDED),
)
"""Events that are about no thing."""
TO_PLAYERS: Final = (e.DAMAGED, e.ATTACKED, e.TARGETED)
"""Events that happen to the other player they name."""


def event_test(stage: Stage, text: str) -> Callable[[Event], bool]:
    """The test for the events a text means: a kind, a player or a thing, and "by N" for an amount."""
    amount = re.search(r" by (-?\d+)$", text)
    bare = text[: amount.start()] if amount else text
    kind, _, rest = bare.partition(" ")
    moves = MOVES.get(kind)
    wanted = e.MOVED if moves else ALSO.get(kind, kind)
    if wanted not in did.PERFORMS:
        known = (*MOVES, *ALSO, *did.PERFORMS)
        raise BadInput(
            f"nothing that happens is called '{kind}'{perhaps(kind, known)}; there are {', '.join(known)}."
        )
    seat, about = stage.led_by(rest)
    thing = _about(stage, kind, wanted, rest) if about else None

    def test(event: Event) -> bool:
        assert isinstance(event, e.Happening)
        if event.kind != wanted or (amount and event.amount != int(amount[1])):
            return False
        if moves is not None and not moves(event):
            return False
        if thing is not None:
            return thing(event)
        return seat is None or _player_of(event) == seat

    return test


def _player_of(event: e.Happening) -> int:
    """The player an event is about."""
    to_player = event.kind in TO_PLAYERS or (event.kind == e.COUNTERS and event.piece < 0)
    return event.other if to_player else event.seat


def _about(stage: Stage, kind: str, wanted: str, text: str) -> Callable[[e.Happening], bool]:
    """The test for events about the thing a text names."""
    if wanted in OF_PLAYERS:
        raise BadInput(f"'{kind}' happens to a player, not to a thing: '{text}' can never match.")
    ability = re.fullmatch(r"(?:the |an )?ability of (.+)", text) if wanted in ON_STACK else None
    which = re.fullmatch(r"(.+?)\s*\(([^)]+)\)", text) if wanted == e.PUT else None
    phrase = parse(stage.names, ability[1] if ability else which[1] if which else text)
    if phrase.in_the_moment:
        raise BadInput(
            f"'{text}': an event tells its thing by name, whose it is (its owner's), 'second', 'token' or "
            "'card'; how it lay there is not remembered. Check that before it happens."
        )
    meant = _things(stage, phrase)
    names = _triggers(phrase.slug, which[2]) if which else None

    def test(event: e.Happening) -> bool:
        if names is not None and event.word not in names:
            return False
        if wanted in ON_STACK:
            piece, spell = _on_stack(stage.state, event)
            return spell == (ability is None) and meant(piece, event)
        about = (event.source,) if wanted in SOURCES else event.group or (event.piece,)
        return any(meant(piece, event) for piece in about)

    return test


def _things(stage: Stage, phrase: Phrase) -> Callable[[int, e.Happening], bool]:
    """The test for a thing of an event. "Second" counts as the scenario began: among those that lay in the
    same zone then, or among those that came later."""
    table: Table = stage.state
    what = CARD_NUMBER[phrase.slug] if phrase.slug else None
    token = phrase.flags.get("token")
    start: Table = stage.game.start

    def fits(piece: int) -> bool:
        it = table.pieces[piece]
        return (token is None or it.token == token) and phrase.whose in (None, it.owner)

    def place(piece: int) -> int:
        return start.pieces[piece].zone if piece < len(start.pieces) else -1

    def test(piece: int, event: e.Happening) -> bool:
        told = dict(zip(event.group, event.whats)) | {event.piece: event.what}
        if piece < 0 or what not in (None, told.get(piece, table.pieces[piece].what)) or not fits(piece):
            return False
        if phrase.nth is None:
            return True
        lying = start.ids(place(piece)) if place(piece) >= 0 else range(len(start.pieces), len(table.pieces))
        alike = [other for other in lying if what in (None, table.pieces[other].what) and fits(other)]
        return piece in alike[phrase.nth : phrase.nth + 1]

    return test


def _on_stack(table: Table, event: e.Happening) -> tuple[int, bool]:
    """The thing whose spell (or ability) resolved, was countered or copied, and whether it was a spell."""
    if event.refs and not is_item(event.refs[0]):
        return event.refs[0], True
    item = event.refs[0] - FIRST_ITEM if event.refs else event.extra
    for earlier in reversed(table.events_since(0)):
        if earlier.extra == item and earlier.kind in (e.PUT, e.ACTIVATED):
            return (earlier.source if earlier.kind == e.PUT else earlier.piece), False
        if earlier.extra == item and earlier.kind == e.COPIED_SPELL and earlier is not event:
            assert isinstance(earlier, e.Happening)
            if is_item(earlier.refs[0]):  # a copy of an ability
                item = earlier.refs[0] - FIRST_ITEM
    return event.source, True


def _triggers(slug: str, which: str) -> list[str]:
    """The names of the triggered abilities of a card that are meant: "(2)" by number, "(eerie)" by word."""
    own = [a for face in CARDS[CARD_NUMBER[slug]].faces for a in face.abilities if isinstance(a, Triggered)]
    found = own[int(which) - 1 : int(which)] if which.isdecimal() and which != "0" else []
    found = found or [ability for ability in own if ability.word == which.lower()]
    if not found:
        raise BadInput(f"{slug} has no triggered ability '({which})'; it has {len(own)} of them.")
    return [NAMES.name(ability) for ability in found]
