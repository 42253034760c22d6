"""Who can attack whom (508.1a-d): what is forbidden, what is demanded, what it costs.

Apart from "can't attack alone" nothing one creature does changes what another may do, so the declaration that
obeys the most requirements is the one in which each creature obeys the most of its own (508.1d).
"""

from __future__ import annotations

from arbitre.kernel.meaning import count, find
from arbitre.kernel.pieces import NOBODY

from ... import language as n
from ..continuous.abilities import CAN, CANNOT, COST, MUST
from ..continuous.index import statics
from ..continuous.layers import derive
from ..continuous.standing import watched
from ..continuous.traits import Traits
from ..model import BATTLEFIELD, Table, Thing
from ..permissions import not_among_only
from ..refs import is_piece, is_seat, seat_of, seat_ref
from ..teams import together
from .battles import protector
from .laws import about, number_about, said, wholly


class Raider:
    """A creature that can be declared as an attacker."""

    def __init__(
        self, piece: int, whom: list[int], stays: bool = True, lonely: bool = False, seat: int = NOBODY
    ) -> None:
        self.piece = piece
        self.seat = seat  # whose it is
        self.whom = whom  # refs it may attack
        self.stays = stays  # it need not attack
        self.lonely = lonely  # it cannot attack alone
        self.tolls: dict[int, int] = {}  # what attacking each ref costs (508.1h), where it costs anything


class AttackLaws:
    """What statics say about attacking now."""

    def __init__(self, table: Table) -> None:
        self.cannot = said(table, CANNOT + "attack")
        self.alone = said(table, CANNOT + "attack_alone")
        self.must = said(table, MUST + "attack")
        self.home = said(table, MUST + "attack_owner")  # if able, the player who owns them
        self.barred = [s.id for s in table.seats if not_among_only(table, "attack", s.id)]
        self.eager = said(table, CAN + "attack_while_sick")  # although they came under control this turn
        self.moving = said(table, CAN + "attack_as_though_not_defender")  # although they have defender


def attack_bar(laws: AttackLaws, it: Thing, traits: Traits) -> str:
    """Why a permanent of the attacking player cannot attack anybody (508.1a, 508.1c); empty if it can."""
    if "creature" not in traits.types:
        return "attack_no_creature"
    if it.tapped:
        return "attack_tapped"
    if it.held != traits.controller and "haste" not in traits.keywords and not wholly(laws.eager, it.id):
        return "attack_sick"
    if "defender" in traits.keywords and not wholly(laws.moving, it.id):
        return "attack_defender"
    if traits.controller in laws.barred:
        return "attack_forbidden"
    return "attack_forbidden" if laws.cannot and wholly(laws.cannot, it.id) else ""


def attackable(table: Table, seat: int) -> list[int]:
    """The players and planeswalkers a player may attack: all opponents' (506.2, 802.2), and battles opponents
    protect, whoever controls them (310.8)."""
    derive(table)
    enemies = table.opponents(seat)
    current = table.current
    walkers = [
        i
        for i in watched(table)
        if ("planeswalker" in current[i].types and current[i].controller in enemies)
        or ("battle" in current[i].types and protector(table, i) in enemies)
    ]
    return [*(seat_ref(s) for s in enemies), *walkers]


def defender_of(table: Table, ref: int) -> int:
    """The defending player: the one attacked, or who controls the planeswalker or protects the battle that is
    attacked (508.5)."""
    if is_seat(ref):
        return seat_of(ref)
    traits = table.current[ref]
    return protector(table, ref) if "battle" in traits.types else traits.controller


def raiders(table: Table, seat: int) -> list[Raider]:
    """The creatures a player, or his team together (805.10), can declare as attackers, each with whom it may
    attack and whether it must."""
    derive(table)
    pieces, current = table.pieces, table.current
    laws = AttackLaws(table)
    able = []
    for mate in together(table, seat):
        for i, traits in current.items():
            it = pieces[i]
            if traits.controller == mate and it.zone == BATTLEFIELD and not attack_bar(laws, it, traits):
                able.append(i)
    if not able:
        return []
    refs = attackable(table, seat)
    found = []
    for i in able:
        whom = refs
        if laws.cannot:
            whom = [ref for ref in refs if not about(laws.cannot, i, ref)]
        if whom:
            lonely = number_about(laws.alone, i) > 0
            found.append(Raider(i, whom, lonely=lonely, seat=current[i].controller))
    if COST in table.statics and any(node.of == "attack" for node, _ in statics(table, COST)):
        for raider in found:
            raider.tolls = _tolls(table, raider.seat, raider)
    for raider in found:
        if laws.must or laws.home or pieces[raider.piece].goaders:
            _demand(table, laws, raider)
    return without_lonely(found) if laws.alone else found


def obeyed(table: Table, laws: AttackLaws, piece: int, ref: int) -> int:
    """How many requirements a creature obeys by attacking this player or planeswalker (508.1d). Each player
    who goaded it demands that it attacks, and that it attacks a player other than him (701.38b)."""
    number = sum(law.speaks(piece, ref) for law in laws.must)
    if is_seat(ref) and seat_of(ref) == table.pieces[piece].owner:
        number += number_about(laws.home, piece)
    for goader in table.pieces[piece].goaders:
        number += 1 + int(is_seat(ref) and seat_of(ref) != goader)
    return number


def _demand(table: Table, laws: AttackLaws, raider: Raider) -> None:
    """Keep what obeys the most; nobody is made to pay for it (508.1d)."""
    free = [ref for ref in raider.whom if not raider.tolls.get(ref)]
    goal = max((obeyed(table, laws, raider.piece, ref) for ref in free), default=0)
    if goal:
        raider.whom = [ref for ref in raider.whom if obeyed(table, laws, raider.piece, ref) >= goal]
        raider.stays = False


def without_lonely(found: list[Raider]) -> list[Raider]:
    """Who cannot attack alone is no attacker without another; and is not made to attack if every other one
    would have to pay."""
    if len(found) == 1:
        return [] if found[0].lonely else found
    forced = [raider for raider in found if not raider.stays]
    if len(forced) == 1 and forced[0].lonely:
        others = (raider for raider in found if raider is not forced[0])
        if not any(not other.tolls.get(ref) for other in others for ref in other.whom):
            forced[0].stays = True
    return found


def _tolls(table: Table, seat: int, raider: Raider) -> dict[int, int]:
    """The generic mana each attack of a creature costs: to attack the player an effect protects, or that
    player's planeswalkers (508.1h)."""
    found: dict[int, int] = {}
    for node, scene in statics(table, COST):
        if node.of != "attack" or raider.piece not in find(table, node.who, scene):
            continue
        if (node.by == n.YOURS and scene.seat != seat) or (node.by == n.OPPONENTS and scene.seat == seat):
            continue
        amount = count(table, node.amount, scene)
        for ref in raider.whom:
            if defender_of(table, ref) == scene.seat and not _is_battle(table, ref):
                found[ref] = found.get(ref, 0) + amount
    return found


def _is_battle(table: Table, ref: int) -> bool:
    """Whether what is attacked is a battle: no player and no planeswalker, whoever protects it (310.8)."""
    return is_piece(ref) and "battle" in table.current[ref].types
