"""Combat in tests: laws laid on creatures, and attacks and blocks declared by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.magic.arrange import Sitting

from arbitre.games.magic.cards.index import NODES
from arbitre.games.magic.rules.refs import seat_ref
from arbitre.kernel.effects import Ability
from arbitre.kernel.pieces import Effect


@pytest.fixture(autouse=True)
def laws_end() -> Iterator[None]:
    """The statics a test laid down are forgotten after it."""
    yield
    for name in [name for name in NODES.nodes if name.startswith("law/")]:
        del NODES.nodes[name]


def enforce(s: Sitting, ability: Ability, *names: Any, seat: int = 0) -> None:
    """Let a static be in force for the rest of the game, about these objects (`It`)."""
    name = f"law/{ability!r}"
    NODES.nodes[name] = ability
    table = s.table
    targets: tuple[int, ...] = ()
    for each in names:
        ref = s.ref(each)
        targets += (ref, table.pieces[ref].life if ref >= 0 else 0)
    table.effects = (*table.effects, Effect(table.serial, name, seat, -1, 0, "game", targets))
    table.serial += 1
    table.current_stamp = -1


def to_attack(s: Sitting) -> Sitting:
    """Go to the declare attackers step, and stop at its first question."""
    return s.until("attackers")


def attack(s: Sitting, *plan: Any) -> Sitting:
    """Declare these attackers: a name (it attacks player 1), or (name, ref); all others stay."""
    to_attack(s)
    wanted: dict[int, Any] = {}
    for each in plan:
        name, whom = each if isinstance(each, tuple) and isinstance(each[1], tuple) else (each, ("seat", 1))
        wanted[s.ref(name)] = whom
    while s.asked == "attack":
        piece = s.game.pending.say[1]  # type: ignore[union-attr]
        s.say(("attack", piece, *wanted[piece]) if piece in wanted else ("stay", piece))
    return s


def blocks(s: Sitting, *plan: tuple[Any, Any]) -> Sitting:
    """Go to the declare blockers step and declare these (blocker, attacker); all others stay."""
    s.until("blockers")
    wanted = [(s.ref(blocker), s.ref(attacker)) for blocker, attacker in plan]
    while s.asked == "block":
        piece = s.game.pending.say[1]  # type: ignore[union-attr]
        mine = next((pair for pair in wanted if pair[0] == piece), None)
        if mine is None:
            s.say(("stay", piece))
        else:
            wanted.remove(mine)
            s.say(("block", *mine))
    return s


def attackers(s: Sitting) -> dict[int, int]:
    """Who attacks what now."""
    return {a.piece: a.whom for a in s.table.board.attacks}


def player(seat: int) -> int:
    """The ref of a player."""
    return seat_ref(seat)
