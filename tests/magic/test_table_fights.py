"""Fights on the drawn table: lines, attackers and blockers face to face, a declaration as one gesture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.magic.arrange import Sitting, arrange
from tests.magic.fighting import attack, blocks, to_attack
from tests.magic.test_table import dressed, row

from arbitre.games.magic.table.layout import LAYOUT, ahead
from arbitre.server.showing import Showing

ARMY = {"play": ["garden-bear", "hedge-boar", "pantry-rats"]}


def _sitting() -> Sitting:
    return arrange(ARMY, {"play": ["stove-imp", "lamp-lighter"]})


def _attackers(options: Iterable[Any]) -> set[Any]:
    return {option for option in options if option[0] == "attack"}


def test_what_is_ahead_is_what_the_later_questions_offer() -> None:
    sitting = to_attack(_sitting())
    game = sitting.game
    assert sitting.asked in LAYOUT.gestures
    seen = _attackers(ahead(game))
    asked: list[int] = []
    while sitting.asked == "attack":
        pending = game.pending
        assert pending is not None
        if asked:
            assert _attackers(pending.options) == {option for option in seen if option[1] == pending.piece}
        asked.append(pending.piece)
        sitting.say(("stay", pending.piece))
    assert {option[1] for option in seen} == set(asked[1:]), "all but the first were ahead"
    assert len(asked) == 3
    assert ahead(game) == []


def test_options_to_come_are_told_in_words_with_the_player_they_name() -> None:
    sitting = to_attack(_sitting())
    question = Showing(sitting.game, 0, "en", ["Ada", "Bo"]).question(1)
    assert question is not None and question.ahead
    for choice in question.ahead:
        assert choice.label and choice.verb == "attack"
        assert choice.seats == [1] and len(choice.pieces) == 1


def test_a_blocked_attacker_has_a_line_from_its_blocker_alone() -> None:
    sitting = attack(_sitting(), "garden-bear", "hedge-boar")
    bear, boar = sitting.ref("garden-bear"), sitting.ref("hedge-boar")
    lines = dressed(sitting.game, 1).board["lines"]
    assert lines == [
        {"sort": "attack", "from": ["piece", bear], "to": ["seat", 1]},
        {"sort": "attack", "from": ["piece", boar], "to": ["seat", 1]},
    ]
    lighter = sitting.ref("lamp-lighter")
    blocks(sitting, (lighter, boar))
    view = dressed(sitting.game, 1)
    assert view.board["lines"] == [
        {"sort": "attack", "from": ["piece", bear], "to": ["seat", 1]},
        {"sort": "block", "from": ["piece", lighter], "to": ["piece", boar]},
    ]
    assert [piece["id"] for piece in row(view, "creatures", 0)][:2] == [bear, boar]
    assert row(view, "creatures", 1)[0]["id"] == lighter, "who blocks stands before who does not"
