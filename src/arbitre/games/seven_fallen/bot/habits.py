"""What a player of Seven Fallen need not think about: questions whose answers the value cannot tell apart.
Read from the question alone."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer

ROUTINE: Final = ("class", "next_effect", "pay", "pay_poseidor", "put_back")
"""The last option is as good as any; of those looked at and put back it is to put one under."""


def sensible(decision: Decision) -> list[Answer] | None:
    """The answers worth a look; nothing where all of them are."""
    return [decision.options[-1]] if _routine(decision) else None


def usual(decision: Decision) -> tuple[Answer, ...]:
    """How an action that has begun goes on without looking further."""
    return (decision.options[-1],) if _routine(decision) else ()


def _routine(decision: Decision) -> bool:
    return decision.single and decision.say[0] in ROUTINE
