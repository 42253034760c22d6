"""What the active player may do in phases 2 and 4, why not, and doing it.

Each verb has a check that returns the reason it fails, or nothing. Legality, the greyed-out die and
"why not?" all read that one value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.effects import Ability, Scene, Static
from arbitre.kernel.meaning import play, possible
from arbitre.kernel.pieces import NOBODY, Event, Option, Refusal

from .. import language as n
from ..cards.index import CARDS, KIND_NUMBER, KINDS, NODES, TWIN_SIDE
from ..language.definitions import Face
from . import changes as did
from .capturing import take
from .copying import model_for
from .model import BAG, CAPTURE, LOCKED, PER_SEAT, POOL, READY, ROLL, SPENT, USED, Table
from .payment import available, pay
from .places import area, area_of, wilds_zone
from .reactions import attach_spell, resolve_spell

UNLOCK_PRICE: Final = 2

NOT_IN_POOL: Final = Refusal("Q-042", ("not_in_pool",))
WRONG_FACE: Final = Refusal("Q-042", ("wrong_face",))
WRONG_PHASE: Final = Refusal("Q-048", ("wrong_phase",))
NOTHING_TO_DRAW: Final = Refusal("Q-017", ("nothing_to_draw",))
IMMEDIATE: Final = Refusal("Q-013", ("immediate_not_ready",))
NOT_IMMEDIATE: Final = Refusal("Q-020", ("ready_first",))
ONE_OF_KIND: Final = Refusal("Q-042", ("one_summon_per_turn",))
LOCK_FACE: Final = Refusal("Q-054", ("no_lock_face",))
ONE_LOCK: Final = Refusal("Q-066", ("one_lock_per_turn",))
NOT_ELSEWHERE: Final = Refusal("Q-073", ("not_elsewhere",))
UNLOCK_PHASES: Final = Refusal("Q-086", ("wrong_phase",))
NOT_LOCKED: Final = Refusal("Q-082", ("not_locked",))
LOCKED_NOW: Final = Refusal("Q-069", ("locked_this_turn",))
NOT_PAYABLE: Final = Refusal("Q-083", ("no_paid_unlock",))
NOT_READY: Final = Refusal("Q-020", ("not_ready",))
ALREADY_ATTACHED: Final = Refusal("Q-031", ("already_attached",))
ONLY_REACTION: Final = Refusal("Q-031", ("only_reaction",))
NO_HOST: Final = Refusal("Q-031", ("no_creature_to_attach",))
NO_EFFECT: Final = Refusal("Q-031", ("no_effect_now",))
AFTER_ATTACK: Final = Refusal("Q-031", ("only_after_attack",))
NO_CAPTURE_LEFT: Final = Refusal("Q-034", ("no_capture_left",))
EMPTY_CARD: Final = Refusal("Q-035", ("empty_card",))


def clause(table: Table, die: int, ability: type[Static]) -> Any:
    """The ability of this class that the die's card gives it with the face it shows, or None."""
    bursts = did.face_of(table, die).bursts
    for part in did.card_of(table, die).clauses:
        if type(part.does) is ability and (not part.bursts or bursts in part.bursts):
            return part.does
    return None


def total_static(table: Table, ability: type[n.SummonTax], payer: int) -> int:
    """The sum of a tax on this seat: each opponent's effect counts."""
    return sum(
        getattr(NODES.ability(effect.ability), "more", 0)
        for effect in table.statics.get(ability.key, ())
        if table.seats[effect.seat].team != table.seats[payer].team
    )


def _poor(table: Table, seat: int, price: int, rule: str) -> Refusal | None:
    have = available(table, seat)
    return None if have >= price else Refusal(rule, ("too_poor", price, have))


def _in_pool(table: Table, seat: int, die: int) -> Refusal | None:
    if table.board.phase != ROLL:
        return WRONG_PHASE
    return None if table.pieces[die].zone == area(seat, POOL) else NOT_IN_POOL


# Checks, one for each verb


def may_reroll(table: Table, seat: int, die: int) -> Refusal | None:
    """Use a reroll face (Q-011)."""
    return _in_pool(table, seat, die) or (None if did.face_of(table, die).reroll else WRONG_FACE)


def may_draw(table: Table, seat: int, die: int) -> Refusal | None:
    """Use a draw face, if there is anything to draw (Q-012)."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    face = did.face_of(table, die)
    if not face.draw or face.reroll:
        return WRONG_FACE
    return None if table.ids(area(seat, BAG)) or table.ids(area(seat, USED)) else NOTHING_TO_DRAW


def may_use(table: Table, seat: int, die: int) -> Refusal | None:
    """Use an immediate spell from the Active Pool (Q-013)."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    if not did.face_of(table, die).spell:
        return WRONG_FACE
    return None if did.card_of(table, die).timing == "immediate" else NOT_IMMEDIATE


def may_use_ability(table: Table, seat: int, die: int) -> Refusal | None:
    """Use what the card lets a die in the Active Pool do with this face."""
    return _in_pool(table, seat, die) or (None if clause(table, die, n.FromPool) else WRONG_FACE)


def may_ready(table: Table, seat: int, die: int) -> Refusal | None:
    """Ready a spell, free (Q-020)."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    if not did.face_of(table, die).spell:
        return WRONG_FACE
    return IMMEDIATE if did.card_of(table, die).timing == "immediate" else None


def summon_price(table: Table, seat: int, die: int) -> int:
    """The level, and what opponents' cards add (Q-019)."""
    tax = total_static(table, n.SummonTax, seat) if n.SummonTax.key in table.statics else 0
    return did.face_of(table, die).level + tax


def may_summon(table: Table, seat: int, die: int, have: int | None = None) -> Refusal | None:
    """Summon a creature for quiddity equal to its level. `have` spares counting the quiddity again."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    if not did.face_of(table, die).creature:
        return WRONG_FACE
    only_one = clause(table, die, n.OneSummonOf)
    if only_one and KIND_NUMBER[only_one.kind] in table.board.summoned:
        return ONE_OF_KIND
    price = summon_price(table, seat, die)
    have = available(table, seat) if have is None else have
    return None if have >= price else Refusal("Q-019", ("too_poor", price, have))


def may_lock(table: Table, seat: int, die: int) -> Refusal | None:
    """Lock a die at home: once per turn, in phase 2, free, whatever forbids summoning (Q-052, Q-053)."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    if not did.face_of(table, die).lock:
        return LOCK_FACE
    return None if table.board.lock_made == NOBODY else ONE_LOCK


def may_place(table: Table, seat: int, die: int, target: int) -> Refusal | None:
    """Put a die in another player's Locked Area, as often as possible (Q-073)."""
    refusal = _in_pool(table, seat, die)
    if refusal:
        return refusal
    if not did.face_of(table, die).lock:
        return LOCK_FACE
    fits = target in table.opponents(seat) and clause(table, die, n.PlaceElsewhere)
    return None if fits else NOT_ELSEWHERE


def may_unlock(table: Table, seat: int, die: int) -> Refusal | None:
    """Pay to unlock anybody's die, in phases 2 and 4 (Q-082, Q-086)."""
    if table.board.phase not in (ROLL, CAPTURE):
        return UNLOCK_PHASES
    if area_of(table, table.pieces[die].zone) != LOCKED:
        return NOT_LOCKED
    if die == table.board.lock_made:
        return LOCKED_NOW
    if any(effect.source == die for effect in table.statics.get(n.NoPaidUnlock.key, ())):
        return NOT_PAYABLE
    return _poor(table, seat, UNLOCK_PRICE, "Q-082")


def may_cast(table: Table, seat: int, die: int) -> Refusal | None:
    """Cast a readied spell in one's own turn: one that does something now."""
    if table.board.phase not in (ROLL, CAPTURE):
        return WRONG_PHASE
    piece = table.pieces[die]
    if piece.zone != area(seat, READY) or not did.face_of(table, die).spell:
        return NOT_READY
    if piece.host >= 0:
        return ALREADY_ATTACHED
    card = did.card_of(table, die)
    if card.timing == "reaction":
        return ONLY_REACTION
    if card.timing == "attach":
        return None if hosts(table, seat) else NO_HOST
    if table.board.phase != CAPTURE and clause(table, die, n.CastLate):
        return AFTER_ATTACK
    bursts = did.face_of(table, die).bursts
    scene = Scene(seat, die)
    for part in card.clauses:
        wanted = not part.bursts or bursts in part.bursts
        if wanted and not isinstance(part.does, Ability) and possible(table, part.does, scene):
            return None
    return NO_EFFECT


def hosts(table: Table, seat: int) -> list[int]:
    """The creatures a spell may be attached to; a locked one is still a creature (Q-057)."""
    return did.creatures(table, seat) + table.ids(area(seat, LOCKED))


def capture_price(table: Table, slot: int) -> int:
    """The card's cost, less what a card of yours takes off it this turn."""
    return max(0, CARDS[table.board.wilds[slot]].cost - table.board.discount)


def may_capture(table: Table, seat: int, slot: int) -> Refusal | None:
    """Capture a die from the Wilds (Q-033 to Q-035)."""
    if table.board.phase != CAPTURE:
        return WRONG_PHASE
    if table.board.captures < 1:
        return NO_CAPTURE_LEFT
    if not table.ids(wilds_zone(table, slot)):
        return EMPTY_CARD
    return _poor(table, seat, capture_price(table, slot), "Q-033")


CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "reroll": may_reroll,
    "draw": may_draw,
    "use": may_use,
    "ability": may_use_ability,
    "ready": may_ready,
    "summon": may_summon,
    "lock": may_lock,
    "place": may_place,
    "unlock": may_unlock,
    "cast": may_cast,
    "capture": may_capture,
}


def pool_verbs(table: Table, die: int) -> tuple[str, ...]:
    """The verbs a face in the Active Pool suggests, whether or not they are legal now."""
    it = table.pieces[die]
    verbs = VERBS[it.what][it.face]
    if verbs == SPELL_VERBS:
        return ("use",) if did.card_of(table, die).timing == "immediate" else ("ready",)
    if "ability" in verbs and not clause(table, die, n.FromPool):
        return verbs[:-1]
    return verbs


SPELL_VERBS: Final = ("ready", "use")


def _verbs(face: Face) -> tuple[str, ...]:
    if face.creature:
        return ("summon",)
    if face.spell:
        return SPELL_VERBS
    if face.lock:
        return ("lock",)
    plain = ("reroll",) if face.reroll else ("draw",) if face.draw else ()
    return (*plain, "ability") if face.bursts else plain


VERBS: Final = tuple(tuple(_verbs(face) for face in kind.faces) for kind in KINDS)
"""For each kind and side, what the face suggests to do with it."""

BUSY: Final = tuple(tuple(bool(verbs) for verbs in sides) for sides in VERBS)
"""For each kind and side: whether the face can do anything but give quiddity."""


def offers(table: Table, seat: int) -> list[Option]:
    """Everything the active player may do now; leaving the phase is always among it.

    It is made fast, not other: a test holds it against the checks, option by option.
    """
    found: list[Option] = []
    board = table.board
    pieces, zones = table.pieces, table.zones
    home = area(seat, 0)
    if board.phase == ROLL:
        # One die for each face that shows: twins offer the same.
        busy = {
            (pieces[die].what, TWIN_SIDE[pieces[die].what][pieces[die].face]): die
            for die in zones[home + POOL].ids
            if BUSY[pieces[die].what][pieces[die].face]
        }
        have = None
        for die in busy.values():
            for verb in pool_verbs(table, die):
                if verb == "summon":
                    have = available(table, seat) if have is None else have
                    if may_summon(table, seat, die, have) is None:
                        found.append((verb, die))
                elif CHECKS[verb](table, seat, die) is None:
                    found.append((verb, die))
                if verb == "lock":
                    found += [
                        ("place", die, other)
                        for other in table.opponents(seat)
                        if may_place(table, seat, die, other) is None
                    ]
    elif board.captures > 0:
        reach = available(table, seat) + board.discount
        wilds = len(table.seats) * PER_SEAT
        found += [
            ("capture", slot)
            for slot, card in enumerate(board.wilds)
            if COSTS[card] <= reach and zones[wilds + slot].ids
        ]
    for die in zones[home + READY].ids:
        if did.SPELL[pieces[die].what][pieces[die].face] and may_cast(table, seat, die) is None:
            found.append(("cast", die))
    for other in range(LOCKED, len(table.seats) * PER_SEAT, PER_SEAT):
        for die in zones[other].ids:
            if may_unlock(table, seat, die) is None:
                found.append(("unlock", die))
    found.append(("done",))
    return found


COSTS: Final = tuple(card.cost for card in CARDS)


# Doing


def act(table: Table, seat: int, action: tuple[Any, ...]) -> None:
    """Do what was chosen, and then all that follows from it."""
    DOINGS[action[0]](table, seat, *action[1:])
    resolve_triggers(table, seat)


def _reroll(table: Table, seat: int, die: int) -> None:
    """This die, and one other if the face says so and there is one (Q-011, QG-06)."""
    face = did.face_of(table, die)
    dice = [die]
    others = [d for d in table.ids(area(seat, POOL)) if d != die]
    if face.reroll == 2 and others:
        choose = ask.pick_one(
            table,
            seat,
            lambda: [("with", d) for d in table.rules.alike(table, others)],
            ("reroll_with", die),
            die,
            "Q-011",
        )
        dice.append(choose[1])
    did.roll(table, seat, dice, again=True)
    if face.draw:
        did.roll(table, seat, did.refill_and_draw(table, seat, face.draw))


def _draw(table: Table, seat: int, die: int) -> None:
    """Spent first, so that it cannot be drawn again (Q-012); a face may give quiddity as well."""
    face = did.face_of(table, die)
    happen(table, Event(did.SPENT_FOR, seat, die, amount=face.quiddity))
    did.roll(table, seat, did.refill_and_draw(table, seat, face.draw))


def _use(table: Table, seat: int, die: int) -> None:
    resolve_spell(table, seat, die)


def _ability(table: Table, seat: int, die: int) -> None:
    play(table, clause(table, die, n.FromPool).do, Scene(seat, die))


def _ready(table: Table, seat: int, die: int) -> None:
    happen(table, Event(did.READIED, seat, die))


def _summon(table: Table, seat: int, die: int) -> None:
    pay(table, seat, summon_price(table, seat, die), die)
    happen(table, Event(did.SUMMONED, seat, die, extra=model_for(table, seat, die)))


def lock(table: Table, seat: int, die: int, target: int) -> None:
    """Lock a die. One already there is unlocked and goes to its owner's Used Pile (Q-071, QR-03, QR-14)."""
    for old in table.ids(area(target, LOCKED))[:]:
        happen(table, Event(did.UNLOCKED, seat, old, to=area(target, REPLACED_LOCK_GOES_TO)))
    happen(table, Event(did.LOCKED_DOWN, seat, die, other=target))


REPLACED_LOCK_GOES_TO: Final = USED


def _lock(table: Table, seat: int, die: int) -> None:
    lock(table, seat, die, seat)


def _place(table: Table, seat: int, die: int, target: int) -> None:
    lock(table, seat, die, target)


def _unlock(table: Table, seat: int, die: int) -> None:
    """Spent Pile of the active player, else the owner's Used Pile (Q-055, Q-056, Q-078)."""
    pay(table, seat, UNLOCK_PRICE, die)
    owner = table.pieces[die].owner
    pile = SPENT if owner == table.board.active else USED
    happen(table, Event(did.UNLOCKED, seat, die, to=area(owner, pile)))


def _cast(table: Table, seat: int, die: int) -> None:
    if did.card_of(table, die).timing != "attach":
        resolve_spell(table, seat, die)
        return
    able = hosts(table, seat)
    host = ask.pick_one(table, seat, lambda: [("attach", h) for h in able], ("attach", die), die, "Q-031")
    attach_spell(table, seat, die, host[1])


def _capture(table: Table, seat: int, slot: int) -> None:
    die = table.ids(wilds_zone(table, slot))[-1]
    pay(table, seat, capture_price(table, slot), die)
    take(table, seat, slot, area(seat, USED), paid=True)


DOINGS: Final[dict[str, Callable[..., None]]] = {
    "reroll": _reroll,
    "draw": _draw,
    "use": _use,
    "ability": _ability,
    "ready": _ready,
    "summon": _summon,
    "lock": _lock,
    "place": _place,
    "unlock": _unlock,
    "cast": _cast,
    "capture": _capture,
}
