"""What no pair of printed cards can show: abilities that meet on one unit only in theory."""

from __future__ import annotations

import pytest

from arbitre.games.noxilia.language.keywords import GUARDIAN_ANGEL, INSTINCTIVE

from .arena import FIELD, A, Arena, B


@pytest.mark.rule("N-141", "N-181")
@pytest.mark.parametrize("guarding", [True, False])
def test_a_guardian_angel_does_not_even_answer_by_instinct_the_attack_it_took(guarding: bool) -> None:
    arena = Arena()
    attacker = arena.unit("gate-sergeant", A, FIELD)
    pikeman = arena.unit("oath-pikeman", B, FIELD)
    angel = arena.unit("root-warden", B, FIELD, skills=GUARDIAN_ANGEL | INSTINCTIVE, xs=((INSTINCTIVE, 1),))
    armour = arena.figures(attacker).armour
    if guarding:
        arena.does(("melee", attacker), ("target", pikeman), ("guard", angel))
    else:
        arena.does(("melee", attacker), ("target", angel))
    assert arena.figures(attacker).armour == armour - (0 if guarding else 1)
