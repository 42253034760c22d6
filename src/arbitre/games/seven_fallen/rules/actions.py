"""What a seat may do when it has the word, and why not.

Each verb has a check that returns the reason it fails, or nothing. Legality, the greyed-out card and "why
not?" all read that one value. Doing it is in `plays`.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import POSSIBLE, holds, possible
from arbitre.kernel.pieces import Refusal

from .. import language as n
from ..cards.index import (
    ANGEL,
    ARCHANGEL,
    CARDS,
    EQUIPMENT,
    GOLEM,
    KEYWORDS,
    KINDS,
    MIRACLE,
    NODES,
    STEALTH,
    TYPE,
)
from ..language.definitions import TYPES
from ..meaning.keywords import intervenes
from .costs import broken_oath, payable
from .fate import equip_hosts
from .figures import covered, has, price, statics, whose, worshippers
from .model import DECLARE, GUST, HAND, LIMBO, PER_SEAT, PLAYED, REAR, SECRET, TEMPEST, TORNADO, WORD, Table
from .printed import targets
from .refusals import (
    FORBIDDEN,
    IN_ATTACK,
    NO_ANSWER,
    NO_EFFECT,
    NO_HOST,
    NO_STEALTH,
    NO_TARGET,
    NO_TEMPEST,
    NO_TORNADO,
    NOBODY_ABLE,
    NOT_A_MIRACLE,
    NOT_IN_HAND,
    NOT_INSTANT,
    NOT_SECRET,
    NOT_THE_WORD,
    ONE_ATTACK,
    ONE_UNVEILED,
    ONLY_INVOKED,
    ONLY_PHOENIX,
    ONLY_WORD,
    TOO_FEW,
)
from .stack import legal_targets

SECRET_PRICE: Final = 2  # F-189


# Moments


def main_time(table: Table, seat: int) -> bool:
    """Whether this seat could play an Angel now: its own Divine Word, nothing else under way (F-081)."""
    board = table.board
    return (
        board.active == seat
        and board.phase == WORD
        and not board.attack
        and not board.stack
        and not board.window
    )


def miracle_time(table: Table, seat: int) -> bool:
    """Whether this seat has the word and could play a Miracle (F-070)."""
    board = table.board
    if board.stack or board.window:
        return board.round.holder == seat
    return board.active == seat and board.phase == WORD and board.attack in (0, DECLARE)


def poor(table: Table, seat: int, cost: int) -> Refusal | None:
    have = table.seats[seat].energy
    return None if have >= cost else Refusal("F-040", ("too_poor", cost, have))


def held(table: Table, seat: int, piece: int) -> bool:
    """In the hand, or in Limbo, which is like the hand (F-015)."""
    zone = table.pieces[piece].zone
    return zone in (seat * PER_SEAT + HAND, seat * PER_SEAT + LIMBO)


def forbidden(table: Table, seat: int, what: int) -> bool:
    """Whether a card in play forbids this; Gust goes its own way (F-151)."""
    if n.CannotPlay.key not in table.statics:
        return False
    for node, scene in statics(table, n.CannotPlay):
        if TYPES[TYPE[what]] not in node.types or not whose(scene.seat, seat, node.whose):
            continue
        if (node.gust_too or n.Gust not in KINDS[what]) and holds(table, node.when, scene):
            return True
    return False


# Checks, one for each verb


def way_now(table: Table, seat: int, piece: int) -> int:
    """How a page would come into play if it were played now: 0 if it cannot be."""
    if main_time(table, seat):
        return PLAYED
    return quick_way(table, seat, piece) if miracle_time(table, seat) else 0


def quick_way(table: Table, seat: int, piece: int) -> int:
    """How a page could be played outside one's own Divine Word, when a Miracle could: 0 if it cannot."""
    what = table.pieces[piece].what
    if TYPE[what] == GOLEM:
        return TEMPEST if price(table, seat, piece, True) is not None else 0
    if has(table, piece, n.Tempest):
        return TEMPEST
    board = table.board
    if has(table, piece, n.Tornado) and not (board.attack and board.active != seat):
        return TORNADO  # F-251
    return GUST if has(table, piece, n.Gust) else 0


def may_play(table: Table, seat: int, piece: int) -> Refusal | None:
    """Play an Angel, Golem, Equipment or Blessing from hand or Limbo."""
    what = table.pieces[piece].what
    kind = TYPE[what]
    if not held(table, seat, piece):
        return NOT_IN_HAND
    if kind == MIRACLE:
        return NOT_IN_HAND
    if table.pieces[piece].zone % PER_SEAT == LIMBO and n.Phoenix in KINDS[what]:
        return ONLY_PHOENIX
    way = way_now(table, seat, piece)
    if not way:
        return _why_not_now(table, seat, piece)
    return may_pay_for(table, seat, piece, way)


def may_pay_for(table: Table, seat: int, piece: int, way: int) -> Refusal | None:
    """Whether a page that may come this way can be paid for and is not forbidden."""
    what = table.pieces[piece].what
    kind = TYPE[what]
    cost = price(table, seat, piece, way == TEMPEST)
    if cost is None:
        return ONLY_INVOKED
    if cost > table.seats[seat].energy:
        return poor(table, seat, cost)
    if forbidden(table, seat, what):
        return FORBIDDEN
    if kind == EQUIPMENT and not equip_hosts(table, seat):
        return NO_HOST
    return None


def _why_not_now(table: Table, seat: int, piece: int) -> Refusal:
    if not miracle_time(table, seat):
        return NOT_THE_WORD
    if TYPE[table.pieces[piece].what] == GOLEM:
        return NO_TEMPEST
    return NO_TORNADO if has(table, piece, n.Tornado) else NOT_INSTANT


def may_miracle(table: Table, seat: int, piece: int) -> Refusal | None:
    """Play a Miracle from hand or Limbo (F-067 to F-074)."""
    what = table.pieces[piece].what
    if not held(table, seat, piece):
        return NOT_IN_HAND  # first of all: a refusal must not tell what somebody else's page is
    if TYPE[what] != MIRACLE:
        return NOT_A_MIRACLE
    if not miracle_time(table, seat):
        return NOT_THE_WORD
    card: Any = CARDS[what]
    have = len(worshippers(table, seat))
    need = card.worshippers
    if n.FewerWorshippers.key in table.statics:
        need -= sum(node.number for node, scene in statics(table, n.FewerWorshippers) if scene.seat == seat)
    if have < need or have < card.revoke:
        return TOO_FEW
    if table.board.stack and intervenes(table, piece):
        return NO_ANSWER
    if forbidden(table, seat, what):
        return FORBIDDEN
    return broken_oath(table, seat, card.oaths, piece) or aimless(
        table, seat, piece, NODES.name(card.effect), True
    )


def aimless(
    table: Table, seat: int, piece: int, name: str, miracle: bool = False, reserve: int = 0
) -> Refusal | None:
    """Why an effect would do nothing at all: a target that must be chosen is not there."""
    wanted = targets(name)
    if not wanted:
        do = NODES.nodes[name]
        able = type(do) not in POSSIBLE or possible(table, do, Scene(seat, piece, other=1 - seat))
        return None if able else NO_EFFECT
    scene = Scene(seat, piece, other=1 - seat)
    energy = table.seats[seat].energy - reserve
    for node in wanted:
        if not node.may and not node.up_to and not legal_targets(table, node, scene, miracle, energy):
            return NO_TARGET
    return None


def may_hide(table: Table, seat: int, piece: int) -> Refusal | None:
    """Play a page in Secret (F-189)."""
    if not main_time(table, seat):
        return ONLY_WORD
    if not held(table, seat, piece):
        return NOT_IN_HAND
    if not has(table, piece, n.Stealth):
        return NO_STEALTH
    return poor(table, seat, SECRET_PRICE)


def may_unveil(table: Table, seat: int, piece: int) -> Refusal | None:
    """Take a page out of Secret: when one has the word, outside attack phases (F-193, FR-33)."""
    it = table.pieces[piece]
    if it.zone != seat * PER_SEAT + SECRET:
        return NOT_SECRET
    if not miracle_time(table, seat):
        return NOT_THE_WORD
    if table.board.attack:
        return IN_ATTACK
    if table.board.unveiled:
        return ONE_UNVEILED
    if STEALTH[it.what] < 0:
        return NO_STEALTH
    cost = STEALTH[it.what]
    if TYPE[it.what] == MIRACLE:  # F-195
        outs = [k for k in KEYWORDS[it.what] if isinstance(k, n.OutOfSecret)]
        if not outs:
            return NO_EFFECT
        extra = outs[0].cost
        whole = n.Cost(
            extra.energy + cost, extra.poseidor, extra.revoke, extra.discard, extra.tilt, extra.destroy_this
        )
        return payable(table, seat, whole, piece) or aimless(
            table, seat, piece, NODES.name(outs[0].do), True, whole.energy
        )
    return poor(table, seat, cost)


def may_announce(table: Table, seat: int, piece: int) -> Refusal | None:
    """Whether a card could be announced as attacker at all (F-092, F-095, F-205, FR-11)."""
    it = table.pieces[piece]
    if it.zone != seat * PER_SEAT + REAR:
        return Refusal("F-092", ("not_on_rear_guard",))
    kind = TYPE[it.what]
    if kind not in (ANGEL, ARCHANGEL):
        able = kind == GOLEM and it.link < 0
        if not able or not any(isinstance(a, n.MayAttack) for a in CARDS[it.what].abilities):
            return Refusal("F-095", ("no_attacker",))
    if it.tilted or it.frozen:
        return Refusal("F-205", ("already_tilted",))
    if has(table, piece, n.Guardian):
        return Refusal("F-202", ("guardian",))
    if has(table, piece, n.Pacifist):
        return Refusal("F-231", ("pacifist",))
    return FORBIDDEN if covered(table, n.CannotAttack, piece) else None


def able_attackers(table: Table, seat: int) -> list[int]:
    """The cards that could be announced."""
    return [i for i in table.ids(seat * PER_SEAT + REAR) if may_announce(table, seat, i) is None]


def may_attack(table: Table, seat: int) -> Refusal | None:
    """Declare the attack phase, once a turn (F-084)."""
    if not main_time(table, seat):
        return ONLY_WORD
    if table.board.attacked:
        return ONE_ATTACK
    for i in table.zones[seat * PER_SEAT + REAR].ids:
        if may_announce(table, seat, i) is None:
            return None
    return NOBODY_ABLE
