"""A position laid out by dragging: the text follows, and says what it said before besides."""

from __future__ import annotations

import pytest

from arbitre.kernel.rules import BadInput
from arbitre.server.arranging import arranged
from arbitre.server.positions import EXAMPLES
from arbitre.server.rest import Drag

MAGIC = EXAMPLES["magic"]


def test_a_card_is_added_to_the_list_of_its_place() -> None:
    after = arranged("magic", MAGIC, Drag("forest", "Forêt", to=5))
    assert after == MAGIC.replace("hand: [Splitskin Doll]", "hand: [Splitskin Doll, Forêt]")


def test_a_land_dropped_among_the_creatures_lies_with_the_lands() -> None:
    after = arranged("magic", MAGIC, Drag("island", "Island", to=14))
    assert after == MAGIC.replace("Acrobatic Cheerleader]", "Acrobatic Cheerleader, Island]")


def test_one_of_several_is_taken() -> None:
    after = arranged("magic", MAGIC, Drag("plains", "Plains", start=16, to=6))
    assert after is not None
    assert "[2 Plains, Acrobatic Cheerleader]" in after
    assert "graveyard: [Plains]" in after


def test_a_card_keeps_what_is_said_of_it() -> None:
    text = MAGIC.replace("Acrobatic Cheerleader", "Acrobatic Cheerleader tapped")
    after = arranged("magic", text, Drag("acrobatic-cheerleader", "x", start=14, to=17))
    assert after is not None
    assert "[2 Island, Toy, Acrobatic Cheerleader tapped]" in after


def test_a_list_of_nothing_goes() -> None:
    after = arranged("seven_fallen", EXAMPLES["seven_fallen"], Drag("rime-siren", "x", start=16))
    assert after == EXAMPLES["seven_fallen"].replace("    rear guard: [Rime Siren]\n", "")


def test_a_monarch_moves_though_it_must_always_lie_somewhere() -> None:
    after = arranged("noxilia", EXAMPLES["noxilia"], Drag("regent-ysende", "x", start=0, to=1))
    assert after is not None
    assert "complementary: [Regent Ysende]" in after


def test_a_player_nothing_is_said_of_and_lists_in_lines() -> None:
    text = "title: t\ngame: quarriors\ngiven:\n  Alice:\n    ready:\n      - Assistant\nthen:\n  - over: no\n"
    after = arranged("quarriors", text, Drag("assistant", "Assistant", to=9))
    assert after is not None
    assert "  Bob:\n    ready: [Assistant]\nthen:" in after
    more = arranged("quarriors", after, Drag("assistant", "Assistant", to=2))
    assert more is not None
    assert "      - Assistant\n      - Assistant\n" in more


@pytest.mark.parametrize(
    "drag",
    [Drag("plains", "Plains", to=399), Drag("plains", "Plains", start=17), Drag("nobody", "Nobody: [", to=5)],
)
def test_what_cannot_be_is_refused(drag: Drag) -> None:
    assert arranged("magic", MAGIC, drag) is None


@pytest.mark.parametrize("text", ["given: [", "game: magic\ngiven: 3", "a: b", "x" * 100])
def test_a_text_nobody_can_read_is_told(text: str) -> None:
    with pytest.raises(BadInput):
        arranged("magic", text, Drag("plains", "Plains", to=5))
