"""Who can block whom (509.1a-c): evasion, what is forbidden, what is demanded."""

from __future__ import annotations

from arbitre.kernel.meaning import find
from arbitre.kernel.pieces import NOBODY

from ...cards.index import NODES
from ...language.keywords import Protection
from ..continuous.abilities import CAN, CANNOT, MUST
from ..continuous.layers import derive
from ..continuous.traits import Traits
from ..model import BATTLEFIELD, Play, Table, Thing
from ..teams import together
from .laws import Said, about, number_about, said, wholly


class Watcher:
    """A creature that can be declared as a blocker."""

    __slots__ = ("can", "lonely", "most", "piece", "seat")

    def __init__(
        self, piece: int, can: list[int], most: int = 1, lonely: bool = False, seat: int = NOBODY
    ) -> None:
        self.piece = piece
        self.can = can  # attackers it can block
        self.most = most
        self.lonely = lonely  # it cannot block alone
        self.seat = seat  # whose it is


class Demand:
    """One requirement (509.1c): one of these blockers blocks one of these attackers."""

    __slots__ = ("attackers", "blockers")

    def __init__(self, blockers: frozenset[int], attackers: frozenset[int]) -> None:
        self.blockers = blockers
        self.attackers = attackers


class BlockLaws:
    """What statics say about blocking now."""

    __slots__ = ("alone", "cannot", "evades", "guarded", "more")

    def __init__(
        self,
        cannot: list[Said],
        evades: list[Said],
        alone: list[Said],
        more: list[Said],
        guarded: dict[int, frozenset[int]],
    ) -> None:
        self.cannot = cannot
        self.evades = evades
        self.alone = alone
        self.more = more
        self.guarded = guarded  # for attackers with protection, what it is from


def block_laws(table: Table, attackers: list[int]) -> BlockLaws:
    """What statics and the attackers' protection say about blocking."""
    derive(table)
    return BlockLaws(
        said(table, CANNOT + "block"),
        said(table, CANNOT + "be_blocked"),
        said(table, CANNOT + "block_alone"),
        said(table, CAN + "block_another"),
        {a: _protected_from(table, a) for a in attackers if "protection" in table.current[a].keywords},
    )


def _protected_from(table: Table, piece: int) -> frozenset[int]:
    """What cannot block a creature with protection (702.16f)."""
    traits = table.current[piece]
    scene = Play(traits.controller, piece, life=table.pieces[piece].life)
    nodes = [NODES.nodes[name] for name in traits.abilities]
    return frozenset(
        i for node in nodes if isinstance(node, Protection) for i in find(table, node.from_, scene)
    )


def block_bar(laws: BlockLaws, it: Thing, traits: Traits) -> str:
    """Why a permanent of a defending player cannot block anything (509.1a, 509.1b); empty if it can."""
    if "creature" not in traits.types:
        return "block_no_creature"
    if it.tapped:
        return "block_tapped"
    return "block_forbidden" if laws.cannot and wholly(laws.cannot, it.id) else ""


def pair_bar(table: Table, laws: BlockLaws, blocker: int, attacker: int) -> str:
    """Why this creature cannot block that one (509.1b); empty if it can."""
    current = table.current
    if "flying" in current[attacker].keywords:
        has = current[blocker].keywords
        if "flying" not in has and "reach" not in has:
            return "block_flying"
    if laws.evades and about(laws.evades, attacker, blocker):
        return "block_unblockable"
    if laws.cannot and about(laws.cannot, blocker, attacker):
        return "block_forbidden"
    if laws.guarded and blocker in laws.guarded.get(attacker, ()):
        return "block_protection"
    return ""


def attackers_of(table: Table, seat: int) -> list[int]:
    """The attackers a player may block: those that attack him or a planeswalker of his, or a player with whom
    he takes his turns (509.1a, 802.4, 805.10)."""
    mates = together(table, seat)
    return [attack.piece for attack in table.board.attacks if attack.defender in mates]


def watchers(table: Table, seat: int, attackers: list[int]) -> list[Watcher]:
    """The creatures a player, or his team together (805.10), can declare as blockers, each with what it can
    block."""
    laws = block_laws(table, attackers)
    pieces, current = table.pieces, table.current
    found = []
    for mate in together(table, seat):
        for i in table.ids(BATTLEFIELD):
            if current[i].controller != mate or block_bar(laws, pieces[i], current[i]):
                continue
            can = [attacker for attacker in attackers if not pair_bar(table, laws, i, attacker)]
            if can:
                most = min(len(can), 1 + number_about(laws.more, i)) if laws.more else 1
                alone = bool(laws.alone) and number_about(laws.alone, i) > 0
                found.append(Watcher(i, can, most, alone, mate))
    return found


def wanted(table: Table, attacker: int) -> int:
    """The fewest creatures that can block an attacker together: two against menace (702.111b)."""
    return 2 if "menace" in table.current[attacker].keywords else 1


def demands(table: Table, found: list[Watcher], attackers: list[int]) -> list[Demand]:
    """The requirements that concern these blockers and attackers: "blocks if able", "blocks this creature",
    "must be blocked"."""
    if MUST + "block" not in table.statics and MUST + "be_blocked" not in table.statics:
        return []
    mine = frozenset(watcher.piece for watcher in found)
    theirs = frozenset(attackers)
    result = []
    for law in said(table, MUST + "block"):
        whom = theirs if law.by is None else theirs & law.by
        result += [Demand(frozenset((i,)), whom) for i in sorted(law.who & mine) if whom]
    for law in said(table, MUST + "be_blocked"):
        by = mine if law.by is None else mine & law.by
        result += [Demand(by, frozenset((i,))) for i in sorted(law.who & theirs) if by]
    return result
