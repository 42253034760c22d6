"""Questions answered in the usual way: who casts and whose mana pays is not worth a thought of its own, for a
spell is judged by what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer

PAYING: Final = ("caster", "pay_mana")
"""Questions of an action that has begun which are answered in the usual way."""
MANNERS: Final = 2


def usual(decision: Decision) -> Sequence[Answer]:
    """Who casts, and who gives mana: whoever comes first, or whoever comes last."""
    if decision.say[0] not in PAYING:
        return ()
    return decision.options[: MANNERS - 1] + decision.options[MANNERS - 1 :][-1:]
