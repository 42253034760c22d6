"""What is good for me: the value of a position for a seat, about one point for a gold well spent.

Units by their cost, the life left and what they carry; the reinforcement queue; zones by their income, also
those that will turn at the end of the turn; cards and gold. Then the fight: each zone is weighed by the blows
that can reach it, and a Monarch by its life against the blows on their way to it. A unit the seat may not
know counts as an average one, and a Monarch it has not seen is looked for in the enemy's back row.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arbitre.games.weighing import weighed
from arbitre.games.weights import weights_of

from ..cards.index import CARDS, MASK, TYPE, XS
from ..language.definitions import Card
from ..language.keywords import (
    CHARGE,
    FAST_MARCH,
    FLYING,
    INFILTRATOR,
    MASS_ATTACK,
    PIERCING,
    POISON,
    RAPID_FIRE,
    SORCERER,
)
from ..rules.ground import LAYOUTS, Layout
from ..rules.model import EXILE, HAND, PER_SEAT, QUEUE, Table

WON: Final = 1000.0
DRAWN: Final = -300.0
GOLD: Final = 0.4  # a gold kept, where a gold spent on a unit is 1 …
PLENTY: Final = 8  # … up to so many
IDLE: Final = 0.08  # and each one beyond
GIVES: Final = 0.2  # a mana produced each turn, beside what a card costs
CASTS: Final = 0.5  # to cast at all: without a Sorcerer spells are dead cards
CARD: Final = 0.5  # a card in hand
WAITING: Final = 0.85  # a unit in the queue
AWAY: Final = 1.0  # a unit on an adventure comes back with something
LAID: Final = 1.1  # a latent spell of the opponent that lies in wait
IN_WAIT: Final = {"attacked": 2.6, "entered": 2.2, "targeted": 1.5, "latent": 1.0}  # the same of one's own …
AWAITED: Final = 3.0  # … half of it where so many blows can reach it, and the more the likelier its moment
QUIET: Final = 0.4  # … at least so much of it
LONELY: Final = 0.35  # of that, where its moment will hardly come: under a zone without a unit of one's own …
NEVER: Final = 0.1  # … or under a unit, when it waits for somebody to enter a zone
TREASURE: Final = 2.0  # the chance of a true one under a card nobody has captured
WOUND: Final = 0.6  # of a unit's worth goes with its life, the rest when it dies
HORIZON: Final = 2.5  # turns a zone's income is counted for
SOON: Final = 0.7  # of a zone that will turn if nobody comes before the end of the turn
RISK: Final = 0.30  # of what the blows that reach a zone can destroy there
HOPE: Final = 0.20  # the same of the opponent's: he moves first
TIRED: Final = 0.55  # the blow of a unit that is engaged, against one that may strike this turn
MARCHED: Final = 0.9  # the same for blows on their way to a Monarch, which have time
CROWN: Final = 1.5  # a life of a Monarch that has plenty
LAST: Final = 26.0  # what the last lives of a Monarch are worth more
WHOLE: Final = 15.0  # a Monarch not seen yet
GUARD: Final = 0.42  # of the blows on their way to one's own Monarch are taken for certain
PRESS: Final = 0.40  # of those on their way to the other
PATIENT: Final = 12  # turns; then one grows bolder …
BOLD: Final = 16  # … for so many turns, for two armies that wait for each other wait for ever:
DARING: Final = 0.8  # less of what is at risk counts by then, and one's Monarch leaves home
ARDENT: Final = 2.0  # more of the blows on their way to the other Monarch, to which one's own goes as well
LAZY: Final = 0.3  # of a Monarch's own blow counts against the other Monarch: let others go
AFAR: Final = 0.6  # of a shot counts on the way to a Monarch: who shoots need not be in front
STRAY: Final = 0.4  # for each step a Monarch is away from its command zone
NEAR: Final = (1.0, 0.85, 0.5, 0.34, 0.22, 0.12, 0.05)
"""How much a blow counts against a Monarch so many steps away."""
UNSEEN: Final = (3.0, 2.0, 3.0)
"""A unit nobody has seen: worth, blow, life."""


_NUMBERS: Final = {id(card): number for number, card in enumerate(CARDS)}


def _number(card: Card) -> int:
    return _NUMBERS[id(card)]


def _worth(card: Card) -> float:
    """What a card is worth in play."""
    worth = float(card.gold + len(card.costs))
    if card.type == "token":
        worth = 0.5 * card.melee + 0.25 * card.life
    elif card.type == "treasure":
        worth = 3.0
    worth += GIVES * card.produces.total + (CASTS if MASK[_number(card)] & SORCERER else 0.0)
    return worth + 0.3 if card.is_unit else worth * 0.9


def _blow(card: Card) -> float:
    """How hard a card makes a unit strike in melee, with what comes beside it."""
    mask, xs = MASK[_number(card)], XS[_number(card)]
    blow = float(card.melee)
    blow += 0.5 * xs.get(CHARGE, 0) + 0.5 * xs.get(POISON, 0) + (0.7 if mask & PIERCING else 0.0)
    return blow * (1 + 0.25 * max(0, xs.get(MASS_ATTACK, 1) - 1))


WORTH: Final = tuple(_worth(card) for card in CARDS)
BLOW: Final = tuple(_blow(card) for card in CARDS)
SHOT: Final = tuple(
    card.ranged * (1 + 0.35 * max(0, XS[number].get(RAPID_FIRE, 1) - 1)) for number, card in enumerate(CARDS)
)
ARMOUR: Final = tuple(card.armour for card in CARDS)
LIFE: Final = tuple(card.life for card in CARDS)
MONARCH: Final = tuple(sort == "monarch" for sort in TYPE)
LIGHT: Final = tuple(bool(mask & (FLYING | INFILTRATOR | FAST_MARCH)) for mask in MASK)
IN_HAND: Final = tuple(
    CARD * (1.1 if card.is_unit and 1 < card.gold < 6 else 0.9 if card.type in ("spell", "latent") else 1.0)
    for card in CARDS
)
INCOME: Final = tuple(
    card.gold * GOLD + card.draw * CARD + 0.3 * bool(card.does) if card.type == "zone" else 0.0
    for card in CARDS
)


def _waits(card: Card, here: bool, zone: bool) -> float:
    """What a latent spell of one's own is worth where it lies."""
    if card.type != "latent":
        return 0.0
    worth = IN_WAIT[card.on]
    if card.on == "entered":
        return worth if zone else worth * NEVER
    return worth if here else worth * LONELY


UNDER_UNIT: Final = tuple(_waits(card, here=True, zone=False) for card in CARDS)
UNDER_HELD: Final = tuple(_waits(card, here=True, zone=True) for card in CARDS)
UNDER_EMPTY: Final = tuple(_waits(card, here=False, zone=True) for card in CARDS)

WEIGHTS: Final = weights_of("arbitre.games.noxilia.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat."""
    return weighed(parts(table, seat), WEIGHTS)


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of: the outcome; units, what is at risk of one's own and of the other's, one's
    Monarch and the other one, zones, gold, cards, units on their way, and spells that lie in wait."""
    result = table.result
    if result is not None:
        if not result.winners:
            return [DRAWN]
        return [WON if seat in result.winners else -WON]
    board = table.board
    size = len(board.places)
    layout = LAYOUTS[board.layout]
    pieces, zones = table.pieces, table.zones
    total, traps = 0.0, 0.0
    bold = (board.turn - PATIENT) / BOLD
    bold = 0.0 if bold < 0 else 1.0 if bold > 1 else bold
    idle = LAZY + (1 - LAZY) * bold
    risks = [0.0, 0.0]
    crowns = [0.0, 0.0]
    # For each seat and zone: blows struck there, blows that can reach the zones next door, blows in all;
    # life and worth of the units.
    inside = [[0.0] * size, [0.0] * size]
    around = [[0.0] * size, [0.0] * size]
    forces = [[0.0] * size, [0.0] * size]
    lives = [[0.0] * size, [0.0] * size]
    worths = [[0.0] * size, [0.0] * size]
    lying = [0.0] * size  # spells of one's own that wait there, under units
    throne = [-1, -1]  # where each Monarch stands, as far as the seat knows
    crown = [WHOLE, WHOLE]
    for space in range(size):
        here = zones[space].ids
        if not here:
            continue
        fight = False
        first = pieces[here[0]].controller
        for unit in here:
            if pieces[unit].controller != first:
                fight = True
                break
        for unit in here:
            it = pieces[unit]
            side = it.controller
            for spell in it.under:
                lies = pieces[spell]
                if lies.controller == seat:
                    lying[space] += UNDER_UNIT[lies.what]
                else:
                    traps -= LAID
            ready, march = (TIRED, MARCHED) if it.engaged else (1.0, 1.0)
            if it.hidden and side != seat and not it.known >> seat & 1:
                worth, blow, life = UNSEEN
                shot = 0.0
                light = False
            else:
                what = it.what
                worth = WORTH[what]
                blow = BLOW[what] + it.melee + it.aura
                shot = SHOT[what] + it.ranged
                left = LIFE[what]
                armour = ARMOUR[what] + it.armour - it.worn
                light = LIGHT[what]
                for thing in it.gear:
                    gear = pieces[thing].what
                    if MONARCH[what]:  # whose own worth is his life, told below
                        total += WORTH[gear] if side == seat else -WORTH[gear]
                    worth += WORTH[gear]
                    blow += BLOW[gear]
                    shot += SHOT[gear]
                    left += LIFE[gear]
                    armour += ARMOUR[gear]
                if it.lost or it.poison:
                    full = left
                    left -= it.lost
                    worth *= 1 - WOUND + WOUND * (left - it.poison) / full if full > 0 else 1.0
                life = left + 0.7 * armour
                if MONARCH[what]:
                    throne[side] = space
                    crown[side] = left - it.poison + 0.5 * armour
                    inside[side][space] += blow * ready
                    forces[side][space] += blow * march * (idle if side == seat else LAZY)
                    continue
            total += worth if side == seat else -worth
            lives[side][space] += life if life > 0 else 0.0  # much negative armour is no less than nothing
            worths[side][space] += worth
            force = blow if blow > shot else shot
            inside[side][space] += blow * ready
            forces[side][space] += (blow if blow > AFAR * shot else AFAR * shot) * march
            around[side][space] += (0.9 * shot if fight and not light else force * 0.8) * ready
    adjacent = layout.adjacent
    for side in (0, 1):
        share = RISK * (1 - DARING * bold) if side == seat else -HOPE
        taken = GUARD * (1 - bold / 2) if side == seat else PRESS * (1 + ARDENT * bold)
        stray = STRAY * (1 - bold) if side == seat else STRAY
        there, beside = inside[1 - side], around[1 - side]
        mine, at_stake = lives[side], worths[side]
        for space in range(size):
            if at_stake[space]:
                force = there[space]
                for near in adjacent[space]:
                    force += beside[near]
                if force:
                    risks[side] -= share * at_stake[space] * force / (force + mine[space])
        crowns[side] = _crown(layout, side, taken, stray, throne[side], crown[side], forces[1 - side])
    ground = _ground(table, seat, size, worths, throne)
    traps += _lying(table, seat, layout, lying, worths[seat], (inside[1 - seat], around[1 - seat]), throne)
    gold, cards, coming = _stores(table, seat, size)
    fought = [total, risks[seat], risks[1 - seat], crowns[seat], -crowns[1 - seat]]
    return [0.0, *fought, ground, gold, cards, coming, traps]


def _crown(
    layout: Layout, side: int, taken: float, stray: float, where: int, left: float, forces: list[float]
) -> float:
    """The life of a Monarch, less what the blows on their way will take, so much of them; and less so much
    for each step away from home."""
    home = layout.command[side]
    if where < 0:  # not seen yet: whole, behind the walls
        where = home
    steps = layout.steps[where]
    coming = 0.0
    for space, force in enumerate(forces):
        if force:
            coming += force * NEAR[steps[space]]
    left -= coming * taken
    return (
        CROWN * left - LAST * exp(-0.175 * (left if left > -6 else -6.0)) - stray * layout.steps[home][where]
    )


def _lying(
    table: Table,
    seat: int,
    layout: Layout,
    lying: list[float],
    own: list[float],
    blows: tuple[list[float], list[float]],
    throne: list[int],
) -> float:
    """Spells that lie in wait, one's own by the blows that can reach them: nobody attacks where nobody is."""
    pieces, places = table.pieces, table.board.places
    inside, around = blows
    traps = 0.0
    for space in range(len(places)):
        waits = lying[space]
        for spell in pieces[places[space]].under:
            if pieces[spell].controller == seat:
                held = own[space] > 0 or throne[seat] == space
                waits += (UNDER_HELD if held else UNDER_EMPTY)[pieces[spell].what]
            else:
                traps -= LAID
        if waits:
            force = inside[space]
            for near in layout.adjacent[space]:
                force += around[near]
            traps += waits * max(QUIET, force / (force + AWAITED))
    return traps


def _ground(table: Table, seat: int, size: int, worths: list[list[float]], throne: list[int]) -> float:
    """Zones that bring something, and those about to turn; treasures for whoever holds the field."""
    pieces, places, zones = table.pieces, table.board.places, table.zones
    own, other = worths[seat], worths[1 - seat]
    total = 0.0
    for space in range(size):
        card = pieces[places[space]]
        income = INCOME[card.what] * HORIZON
        mine = own[space] > 0 or throne[seat] == space
        theirs = other[space] > 0 or throne[1 - seat] == space
        if income:
            held = 1.0 if card.controller == seat else -1.0 if card.controller >= 0 else 0.0
            if mine != theirs:
                to = 1.0 if mine else -1.0
                held += SOON * (to - held)
            total += held * income
        if mine != theirs and len(zones[size + space].ids) > 1:
            for thing in zones[size + space].ids[1:]:
                it = pieces[thing]
                if TYPE[it.what] == "treasure" and (it.hidden or it.primo):
                    chance = 0.5 if it.hidden else 0.0 if CARDS[it.what].false else 1.0
                    total += chance * TREASURE * (1.0 if mine else -1.0)
                    break
    return total


def _stores(table: Table, seat: int, size: int) -> tuple[float, float, float]:
    """Gold; hands, where cards of the opponent are only counted; queues and adventures."""
    pieces, zones = table.pieces, table.zones
    gold, cards, coming = 0.0, 0.0, 0.0
    for player in table.seats:
        side = player.id
        base = 2 * size + side * PER_SEAT
        mine = side == seat
        sign = 1.0 if mine else -1.0
        held = player.gold + (player.allowance if mine else 0)
        gold += sign * (GOLD * held if held < PLENTY else GOLD * PLENTY + IDLE * (held - PLENTY))
        hand = zones[base + HAND].ids
        if mine:
            for card in hand:
                cards += IN_HAND[pieces[card].what]
        else:
            cards -= CARD * len(hand)
        for unit in zones[base + QUEUE].ids:
            it = pieces[unit]
            known = mine or not it.hidden or it.known >> seat & 1
            coming += sign * WAITING * (WORTH[it.what] if known else UNSEEN[0]) / max(1, it.time)
        for unit in zones[base + EXILE].ids:
            it = pieces[unit]
            if it.away:
                coming += sign * (WORTH[it.what] + AWAY)
    return gold, cards, coming
