"""The index of Magic: every ruling of the release notes once, each said in one sentence."""

from __future__ import annotations

from arbitre import rulebook


def test_every_ruling_is_in_the_index() -> None:
    kinds: dict[str, int] = {}
    for entry in rulebook.index("magic").values():
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
    assert kinds["rule"] == 587


def test_each_row_says_one_thing() -> None:
    for entry in rulebook.index("magic").values():
        assert entry.topic and entry.source and entry.certainty
        assert entry.text.endswith("."), entry.id
        assert entry.text[:1] in "+-" or not entry.text[:1].islower(), entry.id
        assert len(entry.text) < 260, entry.id
        if entry.kind == "rule":
            assert entry.id.rpartition("/")[0] == entry.topic
            assert entry.source == "release notes"


def test_the_rulings_of_a_topic_are_numbered_from_one() -> None:
    numbers: dict[str, list[int]] = {}
    for entry in rulebook.index("magic").values():
        if entry.kind == "rule":
            numbers.setdefault(entry.topic, []).append(int(entry.id.rpartition("/")[2]))
    assert all(sorted(found) == list(range(1, len(found) + 1)) for found in numbers.values())
