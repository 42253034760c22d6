"""What scenarios of every game may write before a name, and how actions are read."""

import pytest

from arbitre.kernel.scenario.phrasing import lead, longest

CARDS = {"bear", "old bear", "second wind", "a candle"}
SEATS = ["Bob", "Old Alice"]


def named(text: str) -> str | None:
    return text.lower() if text.lower() in CARDS else None


@pytest.mark.parametrize(
    ("text", "nth", "whose", "rest"),
    [
        ("bear tapped", None, None, "bear tapped"),
        ("the bear", None, None, "bear"),
        ("his second bear", 1, None, "bear"),
        ("the third Bob's old bear", 2, 0, "old bear"),
        ("Old Alice’s bear in hand", None, 1, "bear in hand"),
        ("Second Wind in hand", None, None, "Second Wind in hand"),
        ("second Second Wind", 1, None, "Second Wind"),
        ("A Candle in hand", None, None, "A Candle in hand"),
        ("Carol's bear", None, None, "Carol's bear"),
        ("", None, None, ""),
    ],
)
def test_articles_ordinals_and_owners_are_taken_off_a_name(
    text: str, nth: int | None, whose: int | None, rest: str
) -> None:
    assert lead(SEATS, text, named) == (nth, whose, rest.split())


def test_the_longest_name_counts() -> None:
    assert longest(["old", "bear", "tapped"], named) == ("old bear", ["tapped"])
    assert longest(["tapped", "bear"], named) is None
