"""What is good for me: the value of a position for a seat, in points of Glory.

Glory scored, Glory of creatures that will probably live to score, and what the dice of a player will bring
in the turns that are left: a small model of an average turn (six dice, their quiddity, the creatures it
can pay for). For the seat itself, what it can still make of the turn under way.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from arbitre.games.weighing import weighed
from arbitre.games.weights import trained, weights_of
from arbitre.kernel.layers import traits

from ..cards.index import CARDS, KINDS
from ..rules import changes as did
from ..rules.model import ATTACK, BAG, CAPTURE, POOL, READY, ROLL, SPENT, USED, Table
from ..rules.payment import available
from ..rules.places import area, wilds_zone
from ..rules.turn import dice_to_draw

WON: Final = 1000.0
TURNS: Final = 8.0  # turns a player has before him when nobody has Glory yet
LIVES: Final = 0.65  # of creatures summoned in later turns
SKILL: Final = 0.10  # Glory that a creature's text is worth, per quiddity of its cost
MAGIC: Final = 0.10  # Glory that a spell is worth when cast, per quiddity of its cost
READIED: Final = 0.08  # the same, for one that waits in the Ready Area
LOCK: Final = 0.3  # Glory that locking a die is worth
GROWTH: Final = 0.11  # Glory a turn that a quiddity left for captures will bring
NOT_YET: Final = 0.95  # what can still be done this turn, against what is done

Sums = tuple[float, float, float, float, float, float]
"""Of a die, or of all dice of a player, on an average roll: Glory, what texts are worth, levels to pay,
attack, quiddity, draws."""


NOTHING: Final[Sums] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def promise(kind: int, card: int, worth: float) -> Sums:
    """What an average roll of a die brings. What its text is worth goes by its cost, and by what was learned
    of the card."""
    faces = KINDS[kind].faces
    it = CARDS[card]
    text = sum(
        worth + SKILL * it.cost
        if face.creature
        else worth + MAGIC * it.cost
        if face.spell
        else LOCK
        if face.lock
        else 0.0
        for face in faces
    )
    return (
        it.glory * sum(face.creature for face in faces) / 6,
        text / 6,
        sum(face.level for face in faces) / 6,
        sum(face.attack for face in faces) / 6,
        sum(face.quiddity for face in faces) / 6,
        sum(face.draw + 0.3 * (face.reroll > 0) for face in faces) / 6,
    )


@lru_cache(64)
def _promises(card_of: tuple[int, ...]) -> list[Sums]:
    """The same for each kind of die, with the cards of a game."""
    return _promises_if(card_of, WORTHS)


@lru_cache(64)
def _promises_if(card_of: tuple[int, ...], worths: tuple[float, ...]) -> list[Sums]:
    return [promise(kind, card, worths[card]) if card >= 0 else NOTHING for kind, card in enumerate(card_of)]


def promises_of(table: Table) -> list[Sums]:
    """What an average roll of each kind of die brings in this game."""
    return _promises(table.board.card_of)


def sums_of(table: Table, seat: int, promises: list[Sums]) -> tuple[Sums, int]:
    """The sums over the dice a player uses (a locked one is out of use), and their number."""
    pieces, zones = table.pieces, table.zones
    glory = texts = levels = attack = quiddity = draws = 0.0
    number = 0
    for which in (BAG, POOL, READY, SPENT, USED):
        for die in zones[area(seat, which)].ids:
            a, b, c, d, e, f = promises[pieces[die].what]
            glory += a
            texts += b
            levels += c
            attack += d
            quiddity += e
            draws += f
            number += 1
    return (glory, texts, levels, attack, quiddity, draws), number


def plus(sums: Sums, die: Sums) -> Sums:
    """The sums with a die more."""
    a, b, c, d, e, f = sums
    return (a + die[0], b + die[1], c + die[2], d + die[3], e + die[4], f + die[5])


def minus(sums: Sums, die: Sums) -> Sums:
    """The sums with a die less."""
    a, b, c, d, e, f = sums
    return (a - die[0], b - die[1], c - die[2], d - die[3], e - die[4], f - die[5])


def turns_left(table: Table) -> float:
    """About how many turns a player still has: the fewer the more Glory anybody has."""
    ahead = max(player.glory for player in table.seats)
    return 1 + (TURNS - 1) * (1 - ahead / table.board.goal)


def _outlook(sums: Sums, number: int, drawn: int, turns: float) -> tuple[float, float, float, float]:
    """The Glory that dice will bring in the turns left: by their creatures, by spells and other texts, and by
    what they will capture; and the attack of an average turn."""
    glory, texts, levels, attack, quiddity, draws = sums
    if not number:
        return 0.0, 0.0, 0.0, 0.0
    share = min(1.0, drawn * (1 + draws / number) / number)
    price, income = levels * share, quiddity * share
    paid = min(1.0, income / price) if price else 1.0
    left = income - price * paid
    growth = GROWTH * left * min(1.0, turns / TURNS)
    at_work = share * paid * LIVES * turns
    return glory * at_work, texts * at_work, growth * turns, attack * share * paid


def promised(sums: Sums, number: int, drawn: int, turns: float) -> float:
    """All the Glory that dice will bring."""
    outlook = _outlook(sums, number, drawn, turns)
    return outlook[0] + outlook[1] + outlook[2]


LEARNED: Final = trained("arbitre.games.quarriors.bot").cards
WORTHS: Final = tuple(LEARNED.get(card.slug, 0.0) for card in CARDS)
"""Glory that each card's text is worth beside what goes by its cost, each time it comes into play."""

CREATURES: Final = 1
"""Their place among a player's prospects."""

WEIGHTS: Final = weights_of("arbitre.games.quarriors.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat: its own prospects less those of its strongest opponent."""
    return weighed(parts(table, seat), WEIGHTS)


def parts_if(table: Table, seat: int, worths: tuple[float, ...]) -> list[float]:
    """What the value would be made of, were the cards worth so."""
    return _parts(table, seat, _promises_if(table.board.card_of, worths))


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of."""
    return _parts(table, seat, promises_of(table))


def _parts(table: Table, seat: int, promises: list[Sums]) -> list[float]:
    """What the value is made of: the outcome; Glory, creatures that wait to score and those of others, spells
    that wait, what dice will bring, their texts, what they will capture, and what the turn under way can
    still bring."""
    result = table.result
    if result is not None:
        if seat in result.winners:
            return [WON / len(result.winners)]
        return [-WON if result.winners else 0.0]
    board = table.board
    turns = turns_left(table)
    dice = [sums_of(table, s, promises) for s in range(len(table.seats))]
    drawn = [dice_to_draw(table, s) for s in range(len(table.seats))]
    outlooks = [_outlook(*dice[s], drawn[s], turns) for s in range(len(table.seats))]
    force = [outlook[3] for outlook in outlooks]
    prospects: list[list[float]] = []
    for s in range(len(table.seats)):
        creatures, spells = _ready(table, s, seat, force)
        prospects.append([float(table.seats[s].glory), creatures, spells, *outlooks[s][:3]])
    others = [prospects[s] for s in table.opponents(seat)]
    strongest = max(others, key=sum)
    found = [0.0]
    for at, mine in enumerate(prospects[seat]):
        theirs = 0.7 * strongest[at] + 0.3 * sum(other[at] for other in others) / len(others)
        if at == CREATURES:  # whether they live is known better of one side than of the other
            found += [mine, -theirs]
        else:
            found.append(mine - theirs)
    soon = 0.0
    if board.active == seat and board.phase in (ROLL, ATTACK, CAPTURE) and board.rolled:
        soon = NOT_YET * _this_turn(table, seat, *dice[seat], drawn[seat], turns, promises)
    found.append(soon)
    return found


def _ready(table: Table, seat: int, judge: int, force: list[float]) -> tuple[float, float]:
    """The Glory in a Ready Area: each creature by its chance to live until it scores; and of its spells."""
    waiting, spells = 0.0, 0.0
    creatures = []
    for die in table.ids(area(seat, READY)):
        if did.face_of(table, die).spell:
            spells += READIED * did.card_of(table, die).cost if table.pieces[die].host < 0 else 0.0
        else:
            figures = traits(table, die)
            creatures.append((figures.glory, figures.defense))
    if not creatures:
        return waiting, spells
    creatures.sort()  # the cheapest is given up first
    sure, likely = _attackers(table, seat, judge, force)
    wall = 0
    for glory, defense in creatures:
        wall += defense
        lives = 0.0 if 0 < sure >= wall else 1.0
        for attack in likely:
            lives *= 1 - exp(-max(wall, 0.5) / attack)
        waiting += glory * lives
    return waiting, spells


def _attackers(table: Table, seat: int, judge: int, force: list[float]) -> tuple[int, list[float]]:
    """The attack that is certain to come before a seat's next turn, and the likely ones of later seats."""
    board = table.board
    number = len(table.seats)
    sure = 0
    likely = []
    attacker = board.active
    if attacker == seat:
        attacker = (attacker + 1) % number
    while attacker != seat:
        if attacker != board.active:
            likely.append(max(force[attacker], 0.1))
        elif board.phase < ATTACK or seat in board.to_attack:
            ready = [d for d in table.ids(area(attacker, READY)) if not did.face_of(table, d).spell]
            if attacker == judge or board.phase == ATTACK:
                sure = sum(traits(table, die).attack for die in ready)
            else:
                likely.append(max(force[attacker], 0.1))
        attacker = (attacker + 1) % number
    return sure, likely


def _this_turn(
    table: Table, seat: int, sums: Sums, number: int, drawn: int, turns: float, promises: list[Sums]
) -> float:
    """What the turn under way can still bring: creatures in the pool to summon, then a capture."""
    board = table.board
    purse = available(table, seat)
    if not purse and board.discount == 0:
        return 0.0
    now = promised(sums, number, drawn, turns)
    goods = []
    if board.captures > 0:
        for slot, card in enumerate(board.wilds):
            left = table.ids(wilds_zone(table, slot))
            if left:
                kind = table.pieces[left[-1]].what
                gain = promised(plus(sums, promises[kind]), number + 1, drawn, turns) - now
                if gain > 0:
                    goods.append((max(0, CARDS[card].cost - board.discount), gain))
    best = _best_buys(goods, purse)
    total = 0.0
    if board.phase == ROLL:
        wanted = []
        for die in table.ids(area(seat, POOL)):
            face = did.face_of(table, die)
            if face.creature:
                wanted.append((did.card_of(table, die).glory * LIVES / face.level, face.level))
        wanted.sort(reverse=True)
        for worth, level in wanted:
            if level <= purse and worth * level > best[purse] - best[purse - level]:
                purse -= level
                total += worth * level
    return total + best[purse]


def _best_buys(goods: list[tuple[int, float]], purse: int) -> list[float]:
    """For each amount of quiddity, the gain of the best capture it can pay."""
    best = [0.0] * (purse + 1)
    for price, gain in goods:
        for amount in range(price, purse + 1):
            best[amount] = max(best[amount], gain)
    return best
