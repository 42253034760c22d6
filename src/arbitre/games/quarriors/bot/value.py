"""What is good for me: the value of a position for a seat, in points of Glory.

Glory scored, Glory of creatures that will probably live to score, and what the dice of a player will bring
in the turns that are left: a small model of an average turn (six dice, their quiddity, the creatures it
can pay for). For the seat itself, what it can still make of the turn under way.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from arbitre.games.weights import weighed, weights_of
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

Sums = tuple[float, float, float, float, float]
"""Of a die, or of all dice of a player, on an average roll: Glory, levels to pay, attack, quiddity, draws."""


@cache
def promise(kind: int, card: int) -> Sums:
    """What an average roll of a die brings."""
    faces = KINDS[kind].faces
    it = CARDS[card]
    creature = it.glory + SKILL * it.cost
    glory = sum(
        creature if face.creature else MAGIC * it.cost if face.spell else LOCK if face.lock else 0.0
        for face in faces
    )
    return (
        glory / 6,
        sum(face.level for face in faces) / 6,
        sum(face.attack for face in faces) / 6,
        sum(face.quiddity for face in faces) / 6,
        sum(face.draw + 0.3 * (face.reroll > 0) for face in faces) / 6,
    )


def _dice(table: Table, seat: int) -> tuple[Sums, int]:
    """The sums over the dice a player uses (a locked one is out of use), and their number."""
    card_of = table.board.card_of
    pieces = table.pieces
    glory = levels = attack = quiddity = draws = 0.0
    number = 0
    for which in (BAG, POOL, READY, SPENT, USED):
        for die in table.ids(area(seat, which)):
            kind = pieces[die].what
            a, b, c, d, e = promise(kind, card_of[kind])
            glory += a
            levels += b
            attack += c
            quiddity += d
            draws += e
            number += 1
    return (glory, levels, attack, quiddity, draws), number


def _plus(sums: Sums, die: Sums) -> Sums:
    return (sums[0] + die[0], sums[1] + die[1], sums[2] + die[2], sums[3] + die[3], sums[4] + die[4])


def _outlook(sums: Sums, number: int, drawn: int, turns: float) -> tuple[float, float, float]:
    """The Glory that dice will bring in the turns left: by their creatures and spells, and by what they will
    capture; and the attack of an average turn."""
    glory, levels, attack, quiddity, draws = sums
    if not number:
        return 0.0, 0.0, 0.0
    share = min(1.0, drawn * (1 + draws / number) / number)
    price, income = levels * share, quiddity * share
    paid = min(1.0, income / price) if price else 1.0
    left = income - price * paid
    growth = GROWTH * left * min(1.0, turns / TURNS)
    return glory * share * paid * LIVES * turns, growth * turns, attack * share * paid


def _promised(sums: Sums, number: int, drawn: int, turns: float) -> float:
    """All the Glory that dice will bring."""
    outlook = _outlook(sums, number, drawn, turns)
    return outlook[0] + outlook[1]


CREATURES: Final = 1
"""Their place among a player's prospects."""

WEIGHTS: Final = weights_of("arbitre.games.quarriors.bot")


def value(table: Table, seat: int) -> float:
    """How good the position is for a seat: its own prospects less those of its strongest opponent."""
    return weighed(parts(table, seat), WEIGHTS)


def parts(table: Table, seat: int) -> list[float]:
    """What the value is made of: the outcome; Glory, creatures that wait to score and those of others, spells
    that wait, what dice will bring and capture, and what the turn under way can still bring."""
    result = table.result
    if result is not None:
        if seat in result.winners:
            return [WON / len(result.winners)]
        return [-WON if result.winners else 0.0]
    board = table.board
    ahead = max(player.glory for player in table.seats)
    turns = 1 + (TURNS - 1) * (1 - ahead / board.goal)
    dice = [_dice(table, s) for s in range(len(table.seats))]
    drawn = [dice_to_draw(table, s) for s in range(len(table.seats))]
    outlooks = [_outlook(*dice[s], drawn[s], turns) for s in range(len(table.seats))]
    force = [outlook[2] for outlook in outlooks]
    prospects: list[list[float]] = []
    for s in range(len(table.seats)):
        creatures, spells = _ready(table, s, seat, force)
        prospects.append([float(table.seats[s].glory), creatures, spells, outlooks[s][0], outlooks[s][1]])
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
        soon = NOT_YET * _this_turn(table, seat, *dice[seat], drawn[seat], turns)
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


def _this_turn(table: Table, seat: int, sums: Sums, number: int, drawn: int, turns: float) -> float:
    """What the turn under way can still bring: creatures in the pool to summon, then a capture."""
    board = table.board
    purse = available(table, seat)
    if not purse and board.discount == 0:
        return 0.0
    now = _promised(sums, number, drawn, turns)
    goods = []
    if board.captures > 0:
        for slot, card in enumerate(board.wilds):
            left = table.ids(wilds_zone(table, slot))
            if left:
                kind = table.pieces[left[-1]].what
                gain = _promised(_plus(sums, promise(kind, card)), number + 1, drawn, turns) - now
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
