"""The turn as a table: five phases, each a short step that is run until it hands on (Q-048)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.chance import below
from arbitre.kernel.door import POURED, SHUFFLED, conclude, expire, happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import find
from arbitre.kernel.pieces import NOBODY, Event, Option, Result

from .. import language as n
from ..cards.index import KINDS, NODES
from . import changes as did
from .actions import act, may_place, offers
from .combat import attack, destroy
from .model import ATTACK, BAG, CAPTURE, CLEAN_UP, POOL, READY, ROLL, SCORE, SPENT, USED, Table
from .places import area
from .scoring import offer_cull, score

DICE_DRAWN: Final = 6
READY_DICE: Final = ("act", ROLL)
CAPTURE_A_DIE: Final = ("act", CAPTURE)


def step(table: Table) -> None:
    """Play the next step of the phase the game is in, and after it what can be played without asking.

    The quiet part comes last, so it is hardly ever played again when an answer arrives.
    """
    if table.board.culls:
        offer_cull(table)
        if table.board.culls:
            return
    phase = TURN[table.board.phase]
    while phase(table):
        phase = TURN[table.board.phase]
    if n.Perishes.key in table.statics:
        _perish(table)


def _set_up(table: Table) -> bool:
    """Fill the bags' order with chance and let chance choose who begins (Q-006)."""
    for seat in table.seats:
        happen(table, Event(SHUFFLED, seat.id, to=area(seat.id, BAG)))
    return _begin_turn(table, below(table, len(table.seats)))


def _begin_turn(table: Table, seat: int) -> bool:
    happen(table, Event(did.TURN, seat))
    return True


def _score(table: Table) -> bool:
    """Phase 1. Score creatures; a die may be culled for each before anything else (Q-040)."""
    seat = table.board.active
    survivors = did.creatures(table, seat)
    if survivors:
        score(table, survivors)
        return False
    happen(table, Event(did.PHASE, seat, amount=ROLL))
    return False


def opens(table: Table) -> bool:
    """No step is sure to begin with a question: what can be played without one comes last in each."""
    return False


def rests(table: Table) -> bool:
    """Whether all of a turn is done and nothing rolled in the next: there a dream is judged."""
    return table.board.phase == ROLL and not table.board.rolled


def _roll(table: Table) -> bool:
    """Phase 2. Draw, roll, then ready dice in any order until the player moves on (Q-041, QR-18)."""
    seat = table.board.active
    if not table.board.rolled:
        # Dice that came to the pool before the turn are rolled with the six.
        did.refill_and_draw(table, seat, dice_to_draw(table, seat))
        happen(table, Event(did.ROLLED, seat, group=tuple(table.ids(area(seat, POOL)))))
        return False
    action = ask.pick_one(table, seat, lambda: offers(table, seat), READY_DICE, NOBODY, "Q-042")
    if action[0] != "done":
        act(table, seat, action)
        return False
    while must_lock(table, seat):
        choice = ask.pick_one(table, seat, lambda: lock_choices(table, seat), ("must_lock",), rule="Q-063")
        act(table, seat, choice)
    happen(table, Event(did.PHASE, seat, amount=ATTACK))
    return not table.board.to_attack


def dice_to_draw(table: Table, seat: int) -> int:
    """Six, unless a locked die says otherwise; the last one locked is heeded."""
    for effect in reversed(table.statics.get(n.DrawSize.key, ())):
        size = NODES.ability(effect.ability)
        assert isinstance(size, n.DrawSize)
        if effect.seat == seat:
            return size.dice
    return DICE_DRAWN


def must_lock(table: Table, seat: int) -> bool:
    """A lock face shows and nothing was locked at home this turn."""
    if table.board.lock_made >= 0:
        return False
    return bool(_lock_faces(table, seat))


def _lock_faces(table: Table, seat: int) -> list[int]:
    pieces = table.pieces
    pool = table.zones[area(seat, POOL)].ids
    return [die for die in pool if LOCK[pieces[die].what][pieces[die].face]]


LOCK: Final = tuple(tuple(face.lock for face in kind.faces) for kind in KINDS)
"""For each kind and side: whether it is a lock face."""


def lock_choices(table: Table, seat: int) -> list[Option]:
    """One of the lock faces, at home; or elsewhere if its card says so (Q-070, QR-14)."""
    dice = table.rules.alike(table, _lock_faces(table, seat))
    choices: list[Option] = [("lock", die) for die in dice]
    for die in dice:
        choices += [
            ("place", die, other)
            for other in table.opponents(seat)
            if may_place(table, seat, die, other) is None
        ]
    return choices


def _attack(table: Table) -> bool:
    """Phase 3. Attack each opponent in turn; it is mandatory (Q-024, Q-044)."""
    board = table.board
    if not board.to_attack:
        happen(table, Event(did.PHASE, board.active, amount=CAPTURE))
        return False
    defender = board.to_attack[0]
    if did.creatures(table, defender):
        attack(table, defender)
    else:
        happen(table, Event(did.SPARED, board.active, other=defender))
    return not table.board.to_attack


def _capture(table: Table) -> bool:
    """Phase 4. Capture from the Wilds, if wanted (Q-045)."""
    seat = table.board.active
    action = ask.pick_one(table, seat, lambda: offers(table, seat), CAPTURE_A_DIE, NOBODY, "Q-045")
    if action[0] == "done":
        happen(table, Event(did.PHASE, seat, amount=CLEAN_UP))
        return True
    act(table, seat, action)
    return False


def _clean_up(table: Table) -> bool:
    """Phase 5. What is left of the pool, and the Spent Pile, go to the Used Pile (Q-036, Q-046)."""
    board = table.board
    seat = board.active
    for pile in (POOL, SPENT):
        if table.ids(area(seat, pile)):
            happen(table, Event(POURED, seat, frm=area(seat, pile), to=area(seat, USED)))
    if table.effects:
        expire(table, "turn")
    if board.last_turn:
        best = max(s.glory for s in table.seats)
        winners = tuple(s.id for s in table.seats if s.glory == best)  # QG-02: a tie is shared
        conclude(table, Result(winners, "wilds", "Q-038"))
    return _begin_turn(table, table.clockwise(seat)[1])


def _perish(table: Table) -> None:
    """Creatures that live only while their player has dice of some kind."""
    for effect in table.statics[n.Perishes.key]:
        ability = NODES.ability(effect.ability)
        assert isinstance(ability, n.Perishes)
        die = effect.source
        alive = table.pieces[die].zone == area(effect.seat, READY)
        if alive and not find(table, ability.without, Scene(effect.seat, die)):
            destroy(table, die, effect.seat)


TURN: Final[dict[int, Callable[[Table], bool]]] = {
    0: _set_up,
    SCORE: _score,
    ROLL: _roll,
    ATTACK: _attack,
    CAPTURE: _capture,
    CLEAN_UP: _clean_up,
}
"""Each says whether what comes next hardly ever asks, so that it may be played in the same step."""
