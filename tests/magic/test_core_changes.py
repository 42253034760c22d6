"""Why a permanent is what it is: the effects that apply to it, told to whoever may know their sources."""

from tests.magic.arrange import Sitting, arrange

from arbitre.server.protocol import Change
from arbitre.server.showing import Showing

NAMES = ["Alice", "Hugo"]


def told(s: Sitting, name: str, seat: int = 0) -> Change | None:
    changes = Showing(s.game, seat, "en", NAMES).changes()
    return next((change for change in changes if change.piece == s[name]), None)


def reasons(s: Sitting, name: str, seat: int = 0) -> list[str]:
    change = told(s, name, seat)
    return [] if change is None else [reason.text.partition(":")[0] for reason in change.reasons]


def test_each_effect_that_makes_a_creature_larger_is_named_with_its_source() -> None:
    s = arrange(
        {"play": ["garden-bear +1/+1=2", "moving-shelves"], "hand": ["well-fed"], "lands": "G"},
        {"play": ["old-oak"]},
    )
    s.cast("well-fed", "garden-bear").resolve()
    assert s.size("garden-bear") == (8, 8)
    change = told(s, "garden-bear", seat=1)
    assert change is not None
    assert change.printed == {"power": 2, "toughness": 2}
    assert reasons(s, "garden-bear", seat=1) == ["Moving Shelves", "Second Helping", "+1/+1 counter"]
    sources = [piece for reason in change.reasons for piece in reason.pieces]
    assert sources == [s["moving-shelves"], s["well-fed"], s["garden-bear"]]
    assert told(s, "old-oak") is None


def test_lost_abilities_and_keyword_counters_are_explained_too() -> None:
    s = arrange({"play": ["ivy-climber flying=1", "old-oak"], "hand": ["blank-stare"], "lands": "U"})
    s.cast("blank-stare", "ivy-climber").resolve()
    assert reasons(s, "ivy-climber") == ["Blank Stare", "Flying counter"]


def test_a_source_that_nobody_else_sees_any_more_is_told_to_its_owner_only() -> None:
    mine = {"play": ["enduring-courage"], "hand": ["stove-imp", "swept-away"], "lands": "RU"}
    s = arrange(mine)
    s.cast("stove-imp").resolve()
    s.calm()
    assert s.size("stove-imp") == (3, 1)
    assert reasons(s, "stove-imp", seat=1) == ["Enduring Courage"]
    s.cast("swept-away", "enduring-courage").resolve()
    assert s.where("enduring-courage") == "hand" and s.size("stove-imp") == (3, 1)
    assert reasons(s, "stove-imp", seat=0) == ["Enduring Courage"]
    assert reasons(s, "stove-imp", seat=1) == []


def test_looking_at_the_reasons_changes_nothing() -> None:
    s = arrange({"play": ["garden-bear", "moving-shelves"]})
    before = s.traits("garden-bear")
    Showing(s.game, 0, "en", NAMES).changes()
    assert s.traits("garden-bear") is before
    assert s.game.rules.invariants(s.table) == []
