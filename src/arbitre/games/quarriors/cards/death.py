"""Death: strike harder, or strike outright."""

from __future__ import annotations

from ..language import *

KIND = Kind("death", "spell", (quiddity(1), quiddity(2), quiddity(2), spell(1), spell(1), spell(2)))

CARDS = (
    Card(
        "death-cantrip",
        "death",
        cost=4,
        timing="cast",
        strength="cantrip",
        clauses=(
            Clause(Lasting(Modify(who=Creatures(YOURS), attack=2)), bursts=(1,)),
            Clause(Lasting(Modify(who=Creatures(YOURS), attack=3)), bursts=(2,)),
        ),
    ),
    Card(
        "death-charm",
        "death",
        cost=5,
        timing="attach",
        strength="charm",
        clauses=(
            Clause(Modify(who=Host(), attack=3, defense=3), bursts=(1,)),
            Clause(Modify(who=Host(), attack=5, defense=5), bursts=(2,)),
        ),
    ),
    Card(
        "death-incantation",
        "death",
        cost=5,
        timing="cast",
        strength="incantation",
        clauses=(
            Clause(Choose(Creatures(ANYONES, level_at_most=2), Destroy(It())), bursts=(1,)),
            Clause(Choose(Creatures(ANYONES), Destroy(It())), bursts=(2,)),
        ),
    ),
    Card(
        "death-spell",
        "death",
        cost=6,
        timing="cast",
        strength="spell",
        clauses=(Clause(EachOpponent(Choose(Creatures(THEIRS, defense_at_most=6), Destroy(It())))),),
    ),
)
