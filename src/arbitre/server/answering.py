"""From the wire to an answer: only offered parts, as they were offered, and reasons that tell nothing.

A refusal is explained only for actions the seat could think of from its own view: a reason about a piece it
cannot see would tell what that piece is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.games import spec
from arbitre.kernel import ask
from arbitre.kernel.ask import Decision
from arbitre.kernel.pieces import Answer, Option, Refusal, freeze

from .protocol import Reason
from .refusals import RequestRefused
from .showing import Showing, rule_text

DEEPEST = 4
LONGEST = 400


def plain(value: Any, what: str, depth: int = 0) -> Answer:
    """What came over the wire as an answer may be: whole numbers, words, yes and no, and lists of these.
    Raises `RequestRefused`; `what` is the field it came in."""
    if isinstance(value, bool) and depth == 0:
        return value
    if type(value) is int and -(2**53) <= value <= 2**53:
        return value
    if type(value) is str and len(value) <= LONGEST:
        return value
    if type(value) is list and depth < DEEPEST and len(value) <= LONGEST:
        return tuple(plain(part, what, depth + 1) for part in value)
    raise RequestRefused("malformed", what=what)


def as_offered(pending: Decision, answer: Answer) -> Answer | None:
    """The answer with each part taken from the offered ones; nothing if it is no answer to the question."""
    if pending.kind == ask.YES:
        return answer if isinstance(answer, bool) else None
    if isinstance(answer, bool):
        return None
    if pending.kind == ask.NUMBER:
        return answer if type(answer) is int and pending.refuse(answer) is None else None
    offered = {_key(option): option for option in pending.options}
    if pending.single:
        return offered.get(_key(answer))
    if not isinstance(answer, tuple):
        return None
    parts: tuple[Any, ...] = answer
    if pending.kind in (ask.PICK, ask.ORDER):
        parts = tuple(offered.get(_key(part)) for part in answer)
    elif not all(type(part) is int for part in answer):
        return None
    if any(part is None for part in parts) or pending.refuse(parts) is not None:
        return None
    return parts


def _key(option: Any) -> bytes:
    """Equal only to itself: 1, true and 1.0 are three different things here."""
    return msgspec.json.encode(option)


def refusal_of(showing: Showing, answer: Answer) -> Refusal | None:
    """The game's own reason for an answer that was not offered, where the seat may know it."""
    pending = showing.game.pending
    if pending is None or pending.seat != showing.seat:
        return None
    if answer in expected(showing):
        return showing.game.why_not(showing.seat, answer)
    if not pending.single and not isinstance(answer, bool):
        refusal = pending.refuse(answer)
        # These speak of the numbers of the question only.
        return refusal if refusal is not None and refusal.say[0] != "not_offered" else None
    return None


def expected(showing: Showing) -> list[Option]:
    """What the seat might try with what it sees."""
    if showing.seat < 0 or showing.game.over:
        return []
    return spec(showing.game.rules.name).deeds.expected(showing.view)


def reasons(showing: Showing, piece: int, zone: int, option: Any) -> tuple[list[Reason], bool]:
    """Why what one might expect of a piece, a zone or an option cannot be done; and whether there is
    anything one might expect."""
    game = showing.game
    wanted = freeze(option) if option is not None else None
    twins = showing.twins()
    meant = twins.get(piece, piece)
    alike = {("piece", meant), *(("piece", twin) for twin, of in twins.items() if of == meant)}
    tries = []
    for each in expected(showing):
        at = showing.points(each)
        if (wanted is not None and each == wanted) or alike.intersection(at) or ("zone", zone) in at:
            tries.append(each)
    found: dict[tuple[str, str], Reason] = {}
    buttons = showing.teller.offered() if tries else set()
    for each in tries:
        refusal = game.why_not(showing.seat, each)
        choice = showing.choice(each)
        if refusal is None or choice.label in buttons:
            continue
        text = showing.teller.refusal(refusal)
        reason = found.setdefault(
            (text, refusal.rule),
            Reason(text, refusal.rule, rule_text(game.rules.name, refusal.rule, showing.lang), [], []),
        )
        if choice.label not in reason.labels:
            reason.labels.append(choice.label)
            reason.pieces += [number for number in choice.pieces if number not in reason.pieces]
    return list(found.values()), bool(tries)
