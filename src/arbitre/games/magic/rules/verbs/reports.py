"""What verbs tell the scene they were played in, and which things are still there."""

from __future__ import annotations

from collections.abc import Iterable

from ..model import BATTLEFIELD, Play, Table
from ..refs import is_piece, role


def report(scene: Play, done: Iterable[int], number: int | None = None) -> tuple[int, ...]:
    """Tell the scene what a verb really did."""
    scene.that = tuple(done)
    scene.number = len(scene.that) if number is None else number
    scene.did = bool(scene.number)
    return scene.that


def there(table: Table, refs: Iterable[int]) -> list[int]:
    """The pieces among refs that still exist, each once."""
    return [i for i in dict.fromkeys(refs) if is_piece(i) and role(table.pieces[i].zone) != "ceased"]


def permanents(table: Table, refs: Iterable[int]) -> list[int]:
    """The permanents among refs, each once."""
    return [i for i in dict.fromkeys(refs) if is_piece(i) and table.pieces[i].zone == BATTLEFIELD]


def moment_of(scene: Play, moment: str) -> str:
    """A moment an effect lasts until, of the player it belongs to: whose turn "your next turn" is."""
    return moment.replace("your next turn", f"turn of {scene.seat}")
