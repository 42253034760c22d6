"""What statics say about attacking and blocking: read once for a declaration, where anything is said."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.meaning import find

from ... import language as n
from ..continuous.index import statics
from ..model import Play, Table
from ..refs import is_piece

REASONS: Final = {
    "attack_no_creature": "508.1a",
    "attack_not_yours": "508.1a",
    "attack_tapped": "508.1a",
    "attack_sick": "302.6",
    "attack_defender": "702.3b",
    "attack_forbidden": "508.1c",
    "attack_whom": "508.1b",
    "attack_whom_forbidden": "508.1c",
    "attack_alone": "508.1c",
    "attack_required": "508.1d",
    "attack_not_now": "508.1",
    "block_no_creature": "509.1a",
    "block_not_yours": "509.1a",
    "block_tapped": "509.1a",
    "block_forbidden": "509.1b",
    "block_alone": "509.1b",
    "block_not_attacked": "509.1a",
    "block_unblockable": "509.1b",
    "block_flying": "702.9b",
    "block_protection": "702.16f",
    "block_menace": "702.111b",
    "block_required": "509.1c",
    "block_not_now": "509.1",
}
"""Why a creature may not attack or block: the word of the reason, and the rule that gives it."""


class Said:
    """One static: about whom, and (if it names them) against whom."""

    __slots__ = ("by", "who")

    def __init__(self, who: frozenset[int], by: frozenset[int] | None) -> None:
        self.who = who
        self.by = by

    def speaks(self, ref: int, other: int) -> bool:
        """Whether it is about these two."""
        return ref in self.who and (self.by is None or other in self.by)


def said(table: Table, key: str) -> list[Said]:
    """All statics of a key, with whom they are about found once."""
    if key not in table.statics:
        return []
    return [_said(table, node, scene) for node, scene in statics(table, key)]


def _said(table: Table, node: Any, scene: Play) -> Said:
    """Whom a static is about; what an effect demanded of creatures, it demands of those they were then."""
    if isinstance(node, n.MustAttack):
        who = frozenset(ref for ref in scene.it if is_piece(ref))
        return Said(who, frozenset(scene.it) - who)
    by = getattr(node, "by", None)
    return Said(
        frozenset(find(table, node.who, scene)), None if by is None else frozenset(find(table, by, scene))
    )


def wholly(laws: list[Said], ref: int) -> bool:
    """Whether one of them is about this object, whoever the other is."""
    return any(law.by is None and ref in law.who for law in laws)


def about(laws: list[Said], ref: int, other: int) -> bool:
    """Whether one of them is about these two."""
    return any(law.speaks(ref, other) for law in laws)


def number_about(laws: list[Said], ref: int) -> int:
    """How many of them are about this object."""
    return sum(ref in law.who for law in laws)
