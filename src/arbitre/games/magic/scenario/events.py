"""What happened, in words: "died Garden Bear", "damaged Bob by 3", "triggered Infernal Phantom"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.happening import about_nothing, in_the_moment, pieces_of, read_event, which

from ..cards.index import CARD_NUMBER, CARDS, NODES
from ..language import Triggered
from ..rules import changes as did
from ..rules.events import Happening
from ..rules.model import FIRST_ITEM, Table
from ..rules.refs import is_item, role
from .phrases import Described, parse, title


def _from_to(frm: str, to: str) -> Callable[[Happening], bool]:
    def test(event: Happening) -> bool:
        return (not frm or role(event.frm) == frm) and (not to or role(event.to) == to)

    return test


def _because(cause: str) -> Callable[[Happening], bool]:
    return lambda event: event.cause == cause


MOVES: Final[dict[str, Callable[[Happening], bool]]] = {
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
ALSO: Final = {"triggered": did.PUT}
SOURCES: Final = (
    *(did.PUT, did.TOKENS, did.MANIFESTED_DREAD, did.SURVEILED, did.SCRIED, did.SEARCHED, did.PLAYED_LAND),
    *(did.FLIPPED, did.ROLLED, did.VOTED, did.DECIDED, did.BEGAN),
)
"""Events that are about the thing they came from."""
ON_STACK: Final = (did.RESOLVED, did.COUNTERED, did.COPIED_SPELL)
"""Events that are about a spell, or an ability of a thing."""
ONE_BY_ONE: Final = (
    *(*MOVES, *ALSO, did.MOVED, did.ACTIVATED, did.ATTACHED, did.ATTACKED, did.BEGAN, did.BLOCKED, did.CHOSE),
    *(did.COMBAT_ENDED, did.COPIED, did.COPIED_SPELL, did.COUNTERED, did.DECIDED, did.DRAWN_BY_LOT),
    *(did.DREW, did.EMPTIED, did.ENDED, did.EXTRA_PHASE, did.EXTRA_TURN, did.GOADED, did.HEALED),
    *(did.LEFT_GAME, did.LOOKED, did.LOSES, did.MANA, did.MANIFESTED_DREAD, did.MINGLED, did.ORDERED),
    *(did.PASSED, did.PICKED, did.PLAYED_LAND, did.PUT, did.REGARDED, did.REMOVED_FROM_COMBAT),
    *(did.RESOLVED, did.REVEALED, did.SEARCHED, did.SET_IN_MOTION, did.SHUFFLED, did.TAPPED),
    *(did.TARGETED, did.TRANSFORMED, did.TURNED, did.UNBLOCKED, did.UNTAPPED, did.USED, did.VOTED),
    *(did.WINS),
)
"""Events without a number: of several things there are several."""
OF_PLAYERS: Final = (
    *(
        did.GAINED,
        did.LOST,
        did.SPENT,
        did.EMPTIED,
        did.TURN,
        did.STEP,
        did.STEP_ENDED,
        did.PASSED,
        did.SHUFFLED,
    ),
    did.MINGLED,
    *(did.EXTRA_TURN, did.EXTRA_PHASE, did.LOSES, did.WINS, did.LEFT_GAME, did.COMBAT_ENDED, did.ENDED),
)
"""Events that are about no thing."""
TO_PLAYERS: Final = (did.DAMAGED, did.ATTACKED, did.TARGETED, did.DRAWN_BY_LOT)
"""Events that happen to the other player they name."""


def event_test(stage: Stage, text: str) -> Callable[[Event], bool]:
    """The test for the events a text means: a kind, a player or a thing, and "by N" for an amount."""
    told = read_event(text, (*MOVES, *ALSO, *did.PERFORMS), ONE_BY_ONE)
    moves = MOVES.get(told.kind)
    wanted = did.MOVED if moves else ALSO.get(told.kind, told.kind)
    seat, rest = stage.led_by(told.about)
    thing = _about(stage, told.kind, wanted, told.about) if rest else None

    def test(event: Event) -> bool:
        assert isinstance(event, Happening)
        if event.kind != wanted or not told.fits(event) or (moves is not None and not moves(event)):
            return False
        if thing is not None:
            return thing(event)
        return seat is None or _player_of(event) == seat

    return test


def _player_of(event: Happening) -> int:
    """The player an event is about."""
    to_player = event.kind in TO_PLAYERS or (event.kind == did.COUNTERS and event.piece < 0)
    return event.other if to_player else event.seat


def _about(stage: Stage, kind: str, wanted: str, text: str) -> Callable[[Happening], bool]:
    """The test for events about the thing a text names."""
    if wanted in OF_PLAYERS:
        raise about_nothing(kind, text)
    ability = re.fullmatch(r"(?:the |an )?ability of (.+)", text) if wanted in ON_STACK else None
    one = re.fullmatch(r"(.+?)\s*\(([^)]+)\)", text) if wanted == did.PUT else None
    phrase = parse(stage.names, ability[1] if ability else one[1] if one else text)
    if phrase.in_the_moment:
        raise in_the_moment(text, "its thing by name, whose it is (its owner's), 'second', 'token' or 'card'")
    meant = _things(stage, phrase)
    names = _triggers(phrase.slug, one[2]) if one else None

    def test(event: Happening) -> bool:
        if names is not None and event.word not in names:
            return False
        if wanted in ON_STACK:
            piece, spell = _on_stack(stage.state, event)
            return spell == (ability is None) and meant(piece, event)
        about = (event.source,) if wanted in SOURCES else event.group or (event.piece,)
        return any(meant(piece, event) for piece in about)

    return test


def _things(stage: Stage, phrase: Described) -> Callable[[int, Happening], bool]:
    """The test for a thing of an event."""
    table: Table = stage.state
    what = CARD_NUMBER[phrase.slug] if phrase.slug else None
    token = phrase.flags.get("token")

    def fits(piece: int) -> bool:
        it = table.pieces[piece]
        return (token is None or it.token == token) and phrase.whose in (None, it.owner)

    def alike(piece: int) -> bool:
        return what in (None, table.pieces[piece].what) and fits(piece)

    nth = which(stage, alike, phrase.nth, phrase.text)

    def test(piece: int, event: Happening) -> bool:
        if piece < 0 or not fits(piece) or not nth(piece):
            return False
        return what in (None, pieces_of(event).get(piece, table.pieces[piece].what))

    return test


def _on_stack(table: Table, event: Happening) -> tuple[int, bool]:
    """The thing whose spell (or ability) resolved, was countered or copied, and whether it was a spell."""
    if event.refs and not is_item(event.refs[0]):
        return event.refs[0], True
    item = event.refs[0] - FIRST_ITEM if event.refs else event.extra
    for earlier in reversed(table.events_since(0)):
        if earlier.extra == item and earlier.kind in (did.PUT, did.ACTIVATED):
            return (earlier.source if earlier.kind == did.PUT else earlier.piece), False
        if earlier.extra == item and earlier.kind == did.COPIED_SPELL and earlier is not event:
            assert isinstance(earlier, Happening)
            if is_item(earlier.refs[0]):  # a copy of an ability
                item = earlier.refs[0] - FIRST_ITEM
    return event.source, True


def _triggers(slug: str, one: str) -> list[str]:
    """The names of the triggered abilities of a card that are meant: "(2)" by number, "(eerie)" by word."""
    own = [a for face in CARDS[CARD_NUMBER[slug]].faces for a in face.abilities if isinstance(a, Triggered)]
    found = own[int(one) - 1 : int(one)] if one.isdecimal() and one != "0" else []
    found = found or [ability for ability in own if ability.word == one.lower()]
    if not found:
        raise BadInput(f"{title(slug)} has no triggered ability '({one})'; it has {len(own)} of them.")
    return [NODES.name(ability) for ability in found]
