"""What is good for me: the value of a position for a seat, about one point for a mana well spent.

What lies on the stack is taken as resolved, and a combat under way is fought to its end in the head. Then
lives, creatures and other permanents, lands, cards; last the danger of the next attack from either side, with
the blockers that will be untapped then. A card the seat cannot see is an average one.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.weighing import weighed
from arbitre.games.weights import weights_of
from arbitre.kernel.ask import Asked
from arbitre.kernel.decisions import NUMBER, ORDER, PICK, YES, Decision
from arbitre.kernel.pieces import NOBODY, Answer, Option, Over, Stalled
from arbitre.kernel.view import sees

from ..cards.index import CARDS
from ..rules.by_print import LAND, QUICK
from ..rules.commanders import DAMAGE, dealt_by, is_commander, tax
from ..rules.continuous.layers import traits_of
from ..rules.model import (
    ATTACKERS,
    BEGIN_COMBAT,
    COMMAND,
    DRAW,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MAIN_1,
    MULLIGANS,
    UNTAP,
    UPKEEP,
    Table,
)
from ..rules.refs import is_piece, is_seat, seat_of, unnamed, zone
from ..rules.stack.resolve import resolve_top
from ..rules.state_based import settle
from .combat import fight_on, life_worth, onslaught, walkers_worth
from .habits import NONE, idle, sensible, usual
from .units import CARD_COLOURS, CARD_COST, WALKER, Field, Unit, creature_worth, fields

WON: Final = 1000.0
DRAWN: Final = -300.0
CARD: Final = 1.3  # a card in hand that is no land, or one nobody has seen
EVERY_TYPE: Final = tuple(dict.fromkeys(word for card in CARDS for word in card.faces[0].types))
CASTABLE: Final = 0.4  # one whose colours one's lands make
TAXED: Final = 0.15  # each mana of a commander's tax
STILL: Final = 0.05  # one that untapped lands could pay for: pay with those that are not needed
HEAVY: Final = 0.03  # and each mana it costs: of two cards, keep the greater
LANDS: Final = (2.6, 2.5, 2.3, 2.0, 1.6, 1.1, 0.7, 0.4)
"""What each land on the battlefield is worth: the first ones let everything else be cast."""
MORE_LAND: Final = 0.25  # each land beyond those
LAND_IN_HAND: Final = 0.5  # of what it will be worth on the battlefield
SCREW: Final = 2.0  # for each land short of …
KEEPABLE: Final = 2  # … these in an opening hand
MULLIGAN: Final = 1.3  # a card to be put to the bottom
MANA_KEPT: Final = 0.01  # an untapped land: nothing is tapped for nothing …
MANA_READY: Final = 0.05  # … and a little more on another's turn, with an instant in hand
GRAVE: Final = 0.12  # each card type in one's graveyard, up to …
TYPES: Final = 4  # … those of delirium
THIN: Final = 5  # cards left in a library, below which each one missing …
STARVING: Final = 1.5  # … costs this
RISK: Final = 0.35  # of the damage of an attack of all is expected
DANGER: Final = 9.0  # if that attack would kill
CLOSE: Final = 4  # lives left after it that still frighten
HOPE: Final = 0.6  # the same fears for others count this much
OUT: Final = -60.0  # a player who has left
MATE: Final = 0.6  # what is a teammate's counts this much
STACK_DEPTH: Final = 8
AIMS: Final = 1  # triggers aimed well while the stack resolves in the head
QUESTIONS: Final = 4  # asked while the stack resolves in the head, and answered plainly


PARTS: Final = 11
OUTCOME, LIFE, PERIL, THREAT, CREATURES, FOES, OTHERS, LAND_PART, CARDS_PART, HELD, REST = range(PARTS)
"""The parts of the value: how the game ended; lives, the danger to one's own and to others', creatures and
those of others, other permanents, lands, cards and those others hold, and all that is small."""

APART: Final = {PERIL: THREAT, CREATURES: FOES, CARDS_PART: HELD}
AGAINST: Final = [APART.get(at, at) for at in range(PARTS)]
"""Where what an opponent has is counted."""

WEIGHTS: Final = weights_of("arbitre.games.magic.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat."""
    return weighed(parts(table, seat), WEIGHTS)


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of."""
    if not table.board.stack or table.result is not None:
        return _judged(table, table, seat)
    return _resolved(table, seat, [], AIMS)


def _weight(found: list[float]) -> float:
    return weighed(found, WEIGHTS)


def _resolved(table: Table, seat: int, given: list[Answer], aims: int) -> list[float]:
    """The value when everybody lets the stack resolve. Questions on the way are answered plainly, but up to
    `aims` triggers are aimed well. What is drawn or milled on the way is what a dream has dealt."""
    for _ in range(QUESTIONS):
        after = table.fork()
        after.answers, after.cursor, after.twist = given[:], 0, None
        after.limit = after.count + after.rules.step_budget
        try:
            for _ in range(STACK_DEPTH):
                if not after.board.stack:
                    break
                resolve_top(after)
                settle(after)
        except Asked as asked:
            decision = asked.decision
            if decision.say[0] != "target":
                given = [*after.answers, _plainly(decision)]
                continue
            if aims:
                known = after.answers
                likely = _likely(after, decision)
                worths = [_resolved(table, seat, [*known, option], aims - 1) for option in likely]
                return max(worths, key=_weight) if decision.seat == seat else min(worths, key=_weight)
        except (Over, Stalled):
            pass
        break
    return _judged(table, after, seat)


def _likely(table: Table, decision: Decision) -> list[Option]:
    """The targets most worth a look: of each player the best creature, or himself; or none at all."""
    best: dict[int, tuple[float, Option]] = {}
    for option in decision.options:
        ref = unnamed(option) if option != NONE else NOBODY
        side, worth = -1, 0.0
        if is_piece(ref):
            traits = traits_of(table, ref)
            side, worth = traits.controller, creature_worth(traits)
        elif is_seat(ref):
            side = seat_of(ref)
        if side not in best or worth > best[side][0]:
            best[side] = (worth, option)
    return [option for _, option in best.values()]


def _judged(before: Table, table: Table, seat: int) -> list[float]:
    """The value of a table with an empty stack; `before` is what the seat has really seen."""
    result = table.result
    if result is not None:
        if not result.winners:
            return [DRAWN]
        return [WON if seat in result.winners else -WON]
    found = fields(table, seat)
    lives = [player.life for player in table.seats]
    fight_on(table, found, lives)
    team = table.seats[seat].team
    foes = sum(player.team != team for player in table.seats)
    total = [0.0] * PARTS
    for player in table.seats:
        share = 1.0 if player.id == seat else MATE if player.team == team else -1.0 / foes
        if player.out and player.id != seat:
            total[LIFE] += share * OUT
            continue
        worth = _holdings(before, table, player.id, seat, found[player.id])
        worth[LIFE], worth[PERIL] = _fate(table, player.id, seat, found, lives)
        for at in range(PARTS):
            total[at if share > 0 else AGAINST[at]] += share * worth[at]
    return total


def _plainly(decision: Decision) -> Answer:
    """Yes, the first, the least."""
    if decision.single:
        return decision.options[0]
    if decision.kind == PICK:
        return tuple(decision.options[: decision.least])
    if decision.kind == YES:
        return True
    if decision.kind == NUMBER:
        return decision.least
    if decision.kind == ORDER:
        return tuple(decision.options)
    return next(iter(decision.answers()))


def _holdings(before: Table, table: Table, side: int, seat: int, field: Field) -> list[float]:
    """What a player has: permanents, lands, cards."""
    worth = [0.0] * PARTS
    worth[OTHERS] = field.others + walkers_worth(field, WALKER)
    for unit in field.creatures:
        worth[CREATURES] += unit.worth
    lands = field.lands
    worth[LAND_PART] = _lands_worth(0, lands)
    hand = table.zones[zone(side, HAND)].ids
    quick = False
    cards = 0.0
    rest = 0.0
    if side == seat:
        pieces = before.pieces
        more = 0
        for i in hand:
            if not sees(before, seat, i):
                cards += CARD
                continue
            what = pieces[i].what
            if LAND[what]:
                more += 1
            else:
                cards += CARD + HEAVY * CARD_COST[what]
                if not CARD_COLOURS[what] & ~field.colours:
                    cards += CASTABLE
                if CARD_COST[what] <= field.untapped and not CARD_COLOURS[what] & ~field.open:
                    rest += STILL
                quick = quick or QUICK[what]
        worth[LAND_PART] += LAND_IN_HAND * _lands_worth(lands, lands + more)
        if table.board.step == MULLIGANS:
            rest -= SCREW * max(0, KEEPABLE - more) + SCREW * max(0, more - 5)
    else:
        cards += CARD * len(hand)
    player = table.seats[side]
    board = table.board
    if board.step == MULLIGANS and not player.kept:
        rest -= MULLIGAN * player.mulligans
    if board.active == side and board.step in (UNTAP, UPKEEP):
        cards += CARD  # about to be drawn: nobody gains by waiting for it
    if board.commanders:
        cards += _commanders_worth(table, side, field)
    rest += field.untapped * (MANA_READY if quick and board.active != side else MANA_KEPT)
    rest += GRAVE * min(TYPES, _buried_types(table, side))
    left = len(table.ids(zone(side, LIBRARY)))
    if left < THIN:
        rest -= STARVING * (THIN - left)
    worth[CARDS_PART] = cards
    worth[REST] = rest
    return worth


def _commanders_worth(table: Table, side: int, field: Field) -> float:
    """Commanders that wait in the command zone: cards nobody can discard, the less the dearer they are."""
    worth = 0.0
    for i in table.zones[zone(side, COMMAND)].ids:
        if is_commander(table, i):
            what = table.pieces[i].what
            worth += CARD + HEAVY * CARD_COST[what] - TAXED * tax(table, i)
            if not CARD_COLOURS[what] & ~field.colours:
                worth += CASTABLE
    return worth


_LANDS: Final[dict[int, float]] = {}
"""What some lands more are worth, for the numbers that were asked about."""


def _lands_worth(frm: int, to: int) -> float:
    """What it is worth to have so many lands where there were so many."""
    key = frm * 1000 + to
    found = _LANDS.get(key)
    if found is None:
        worths = [LANDS[k] if k < len(LANDS) else MORE_LAND for k in range(frm, to)]
        found = _LANDS[key] = float(sum(worths))
    return found


def _buried_types(table: Table, side: int) -> int:
    """How many card types lie in a graveyard."""
    pieces = table.pieces
    kinds = 0
    for i in table.zones[zone(side, GRAVEYARD)].ids:
        kinds |= CARD_TYPE_MASKS[pieces[i].what]
    return kinds.bit_count()


CARD_TYPE_MASKS: Final = tuple(
    sum(1 << EVERY_TYPE.index(word) for word in card.faces[0].types) for card in CARDS
)
"""The types of each card, as a mask."""


def _fate(table: Table, side: int, seat: int, found: list[Field], lives: list[int]) -> tuple[float, float]:
    """The life of a player, and what the next attack may do to it."""
    life = lives[side]
    coming = 0
    for other in table.seats:
        if other.team != table.seats[side].team and not other.out:
            attackers, blockers = _next_attack(table, other.id, side, found)
            coming = max(coming, onslaught(attackers, blockers))
    share = 1.0 if side == seat else HOPE
    worth = life_worth(life)
    if life <= 0:
        return worth, 0.0
    peril = 0.0
    struck = dealt_by(table, table.seats[side], seat) if table.seats[side].dealt else {}
    if struck:
        peril -= share * DANGER * (max(struck.values()) / DAMAGE) ** 2
    rest = max(0.5, life - RISK * coming)
    peril -= share * (worth + peril - life_worth(rest))
    after = life - coming
    if after < CLOSE:
        peril -= share * DANGER * min(1.0, (CLOSE - after) / (2 * CLOSE))
    return worth, peril


def _next_attack(table: Table, attacker: int, side: int, found: list[Field]) -> tuple[list[Unit], list[Unit]]:
    """Who could attack next, and who could block then: those who attack now are tapped when the other's turn
    comes, and untap before one's own."""
    board = table.board
    raiders = [unit for unit in found[attacker].creatures if unit.attacks and unit.power]
    guards = [unit for unit in found[side].creatures if unit.blocks]
    if board.active == attacker:
        if board.step in EARLY or (board.step == ATTACKERS and board.round.holder < 0):
            raiders = [unit for unit in raiders if unit.ready]
            guards = [unit for unit in guards if unit.untapped]
    else:
        guards = [unit for unit in guards if unit.untapped]
    return raiders, guards


EARLY: Final = (UPKEEP, DRAW, MAIN_1, BEGIN_COMBAT)
"""Steps in which this turn's attack is still to come."""

__all__ = ["idle", "sensible", "usual", "value"]
