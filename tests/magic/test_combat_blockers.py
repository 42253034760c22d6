"""Declaring blockers (509): who can block whom, who must, and the orders that follow."""

from __future__ import annotations

from tests.magic.arrange import Sitting, arrange
from tests.magic.fighting import (
    attack,
    blocks,
    enforce,
    laws_end,  # noqa: F401  (it runs after each test)
    player,
)

from arbitre.games.magic import language as n
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.combat.steps import is_blocking, unblocked, why_not
from arbitre.kernel.effects import It
from arbitre.kernel.pieces import Refusal


def blocked(s: Sitting) -> dict[int, tuple[int, ...]]:
    """Who is blocked by whom."""
    return {a.piece: a.blockers for a in s.table.board.attacks if a.blocked}


def reason(s: Sitting, blocker: str, attacker: str) -> Refusal | None:
    return why_not(s.table, 1, ("block", s[1, blocker], s[0, attacker]))


def test_untapped_creatures_of_the_attacked_player_block() -> None:  # 509.1a
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak tapped", "lamp-lighter sick", "welcome-mat"]})
    attack(s, "garden-bear").until("blockers")
    lighter, bear = s["lamp-lighter"], s["garden-bear"]
    assert s.options == [("block", lighter, bear), ("stay", lighter)]
    assert reason(s, "old-oak", "garden-bear") == Refusal("509.1a", ("block_tapped", s["old-oak"], bear))
    assert reason(s, "welcome-mat", "garden-bear").say[0] == "block_no_creature"  # type: ignore[union-attr]
    s.say(("block", lighter, bear))
    assert blocked(s) == {bear: (lighter,)}
    assert is_blocking(s.table, lighter)
    assert unblocked(s.table) == []


def test_blocks_are_told_together() -> None:  # 509.1g, 509.1h, 509.4
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["lamp-lighter"]})
    attack(s, "garden-bear", "hedge-boar")
    blocks(s, ("lamp-lighter", "garden-bear"))
    kinds = (did.BLOCKED, did.BECAME_BLOCKED, did.UNBLOCKED)
    told = [k for k in s.table.events_since(0) if k.kind in kinds]
    assert [(k.kind, k.piece, k.refs) for k in told] == [
        (did.BLOCKED, s["lamp-lighter"], (s["garden-bear"],)),
        (did.BECAME_BLOCKED, s["garden-bear"], (s["lamp-lighter"],)),
        (did.UNBLOCKED, s["hedge-boar"], ()),
    ]
    assert len({k.batch for k in told}) == 1
    assert unblocked(s.table) == [s["hedge-boar"]]


def test_flying_is_blocked_by_flying_and_reach() -> None:  # 702.9b, 702.17b
    s = arrange(
        {"play": ["moth-of-the-attic"]}, {"play": ["garden-bear", "ivy-climber", "moth-of-the-attic"]}
    )
    attack(s, (s[0, "moth-of-the-attic"], ("seat", 1))).until("blockers")
    asked = []
    while s.asked == "block":
        piece = s.game.pending.say[1]  # type: ignore[union-attr]
        asked.append(piece)
        s.say(("stay", piece))
    assert asked == [s["ivy-climber"], s[1, "moth-of-the-attic"]]
    assert reason(s, "garden-bear", "moth-of-the-attic").rule == "702.9b"  # type: ignore[union-attr]


def test_menace_takes_two() -> None:  # 702.111b
    s = arrange({"play": ["grinning-pair"]}, {"play": ["garden-bear"]})
    attack(s, "grinning-pair").until("blockers")
    assert s.asked == "priority", "one creature alone cannot block it"
    assert reason(s, "garden-bear", "grinning-pair").rule == "702.111b"  # type: ignore[union-attr]
    s = arrange({"play": ["grinning-pair"]}, {"play": ["garden-bear", "old-oak", "lamp-lighter"]})
    attack(s, "grinning-pair").until("blockers")
    pair = s["grinning-pair"]
    s.say(("block", s["garden-bear"], pair))
    assert s.options == [("block", s["old-oak"], pair), ("stay", s["old-oak"])], "not done with one"
    s.say(("stay", s["old-oak"]))
    assert s.asked == "order_blockers", "the last one had to join"
    assert set(blocked(s).get(pair, ())) in ({s["garden-bear"], s["lamp-lighter"]}, set())


def test_two_attackers_with_menace_do_not_share_a_blocker() -> None:  # 509.1b
    s = arrange(
        {"play": ["grinning-pair", "grinning-pair"]}, {"play": ["garden-bear", "old-oak", "lamp-lighter"]}
    )
    first, second = s.all("grinning-pair")
    attack(s, (first, ("seat", 1)), (second, ("seat", 1))).until("blockers")
    s.say(("block", s["garden-bear"], first))
    assert ("block", s["old-oak"], second) not in s.options, "only one blocker would be left for both"
    assert ("block", s["old-oak"], first) in s.options


def test_who_cannot_be_blocked_is_not_blocked() -> None:  # 509.1b
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak", "lamp-lighter"]})
    enforce(s, n.Cannot(deed="be_blocked", who=It()), "garden-bear")
    attack(s, "garden-bear").until("blockers")
    assert s.asked == "priority"
    assert reason(s, "old-oak", "garden-bear").say[0] == "block_unblockable"  # type: ignore[union-attr]


def test_cannot_be_blocked_by_some() -> None:  # 509.1b
    s = arrange({"play": ["garden-bear"]}, {"play": ["bolted-door", "lamp-lighter"]})
    artifacts = n.Permanents(types=("artifact",))
    enforce(s, n.Cannot(deed="be_blocked", who=It(), by=artifacts), "garden-bear")
    attack(s, "garden-bear").until("blockers")
    lighter = s["lamp-lighter"]
    assert s.options == [("block", lighter, s["garden-bear"]), ("stay", lighter)]


def test_who_cannot_block_is_not_asked() -> None:  # 509.1b
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]})
    enforce(s, n.Cannot(deed="block", who=It()), "old-oak")
    attack(s, "garden-bear").until("blockers")
    assert s.asked == "priority"


def test_who_cannot_block_alone_needs_another() -> None:  # 509.1b
    alone = n.Cannot(deed="block_alone", who=It())
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]})
    enforce(s, alone, "old-oak")
    attack(s, "garden-bear").until("blockers")
    assert s.asked == "priority"
    assert reason(s, "old-oak", "garden-bear").say[0] == "block_alone"  # type: ignore[union-attr]
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak", "lamp-lighter"]})
    enforce(s, alone, "old-oak")
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    s.say(("block", s["old-oak"], s["garden-bear"]))
    lighter = s["lamp-lighter"]
    assert s.options == [("block", lighter, s["garden-bear"]), ("block", lighter, s["hedge-boar"])]


def test_who_must_block_does() -> None:  # 509.1c
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak", "lamp-lighter"]})
    enforce(s, n.Must(deed="block", who=It()), "old-oak")
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    oak = s["old-oak"]
    assert s.options == [("block", oak, s["garden-bear"]), ("block", oak, s["hedge-boar"])]
    assert why_not(s.table, 1, ("stay", oak)) == Refusal("509.1c", ("block_required", oak))


def test_who_must_block_a_creature_blocks_that_one() -> None:  # 509.1c
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak"]})
    boars = n.Permanents(subtypes=("boar",))
    enforce(s, n.Must(deed="block", who=It(), by=boars), "old-oak")
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    assert blocked(s) == {s["hedge-boar"]: (s["old-oak"],)}


def test_who_must_be_blocked_is_blocked_by_somebody() -> None:  # 509.1c
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak", "lamp-lighter"]})
    enforce(s, n.Must(deed="be_blocked", who=It()), "garden-bear")
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    oak, lighter = s["old-oak"], s["lamp-lighter"]
    assert s.options == [
        ("block", oak, s["garden-bear"]),
        ("block", oak, s["hedge-boar"]),
        ("stay", oak),
    ], "nobody is not among them"
    s.say(("block", oak, s["hedge-boar"]))
    assert blocked(s) == {s["garden-bear"]: (lighter,), s["hedge-boar"]: (oak,)}


def test_the_most_requirements_are_obeyed_together() -> None:  # 509.1c
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["moth-of-the-attic", "lamp-lighter"]})
    enforce(s, n.Must(deed="be_blocked", who=It()), "garden-bear")
    enforce(s, n.Must(deed="be_blocked", who=It()), "hedge-boar")
    enforce(s, n.Cannot(deed="block", who=It(), by=n.Permanents(subtypes=("bear",))), "lamp-lighter")
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    assert blocked(s) == {s["garden-bear"]: (s["moth-of-the-attic"],), s["hedge-boar"]: (s["lamp-lighter"],)}


def test_a_demand_that_menace_forbids_is_not_made() -> None:  # 509.1c: without breaking a restriction
    s = arrange({"play": ["grinning-pair"]}, {"play": ["old-oak"]})
    enforce(s, n.Must(deed="block", who=It()), "old-oak")
    attack(s, "grinning-pair").until("blockers")
    assert s.asked == "priority"
    assert blocked(s) == {}


def test_a_demand_against_menace_takes_another_along() -> None:  # 509.1c
    s = arrange({"play": ["grinning-pair"]}, {"play": ["lamp-lighter", "old-oak"]})
    enforce(s, n.Must(deed="be_blocked", who=It()), "grinning-pair")
    attack(s, "grinning-pair").until("blockers")
    assert s.asked == "order_blockers"
    s.say(tuple(s.options))
    assert blocked(s) == {s["grinning-pair"]: (s["lamp-lighter"], s["old-oak"])}


def test_all_that_are_able_block_a_lure() -> None:  # 509.1c
    s = arrange(
        {"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak", "lamp-lighter tapped", "stove-imp"]}
    )
    bears = n.Permanents(subtypes=("bear",))
    enforce(s, n.Must(deed="block", who=n.CREATURE, by=bears))
    attack(s, "garden-bear", "hedge-boar").until("blockers")
    assert s.asked == "order_blockers"
    s.say(tuple(s.options))
    assert blocked(s) == {s["garden-bear"]: (s["old-oak"], s["stove-imp"])}


def test_each_attacked_player_blocks_his_own_attackers() -> None:  # 802.4
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak"]}, seats=3)
    attack(s, ("garden-bear", ("seat", 1)), ("hedge-boar", ("seat", 2))).until("blockers")
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    assert s.options == [("block", s["old-oak"], s["garden-bear"]), ("stay", s["old-oak"])]
    assert reason(s, "old-oak", "hedge-boar").say[0] == "block_not_attacked"  # type: ignore[union-attr]


def test_who_defends_a_planeswalker_may_block() -> None:  # 509.1a
    s = arrange({"play": ["garden-bear"]}, {"play": ["kaito-bane-of-nightmares loyalty=4", "old-oak"]})
    attack(s, ("garden-bear", ("piece", s["kaito-bane-of-nightmares"])))
    blocks(s, ("old-oak", "garden-bear"))
    assert blocked(s) == {s["garden-bear"]: (s["old-oak"],)}


def test_a_creature_that_can_block_another_blocks_two_and_orders_them() -> None:  # 509.3
    s = arrange({"play": ["garden-bear", "hedge-boar", "lamp-lighter"]}, {"play": ["old-oak"]})
    enforce(s, n.Can(deed="block_another", who=It()), "old-oak")
    attack(s, "garden-bear", "hedge-boar", "lamp-lighter").until("blockers")
    bear, boar, oak = s["garden-bear"], s["hedge-boar"], s["old-oak"]
    s.say(("block", oak, bear))
    assert s.options == [
        ("block", oak, boar),
        ("block", oak, s["lamp-lighter"]),
        ("stay", oak),
    ]
    s.say(("block", oak, boar))
    assert s.asked == "order_attackers"
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    s.say((("next", boar), ("next", bear)))
    assert s.table.board.blocks == ((oak, s.piece(oak).life, (boar, bear)),)


def test_the_attacking_player_orders_the_blockers() -> None:  # 509.2
    s = arrange({"play": ["hedge-boar"]}, {"play": ["garden-bear", "lamp-lighter"]})
    attack(s, "hedge-boar")
    blocks(s, ("garden-bear", "hedge-boar"), ("lamp-lighter", "hedge-boar"))
    assert s.asked == "order_blockers"
    assert s.game.pending is not None
    assert s.game.pending.seat == 0
    s.say((("next", s["lamp-lighter"]), ("next", s["garden-bear"])))
    assert blocked(s) == {s["hedge-boar"]: (s["lamp-lighter"], s["garden-bear"])}


def test_a_planeswalker_attacked_is_told_as_such() -> None:  # 508.1b
    s = arrange({"play": ["garden-bear"]}, {"play": ["kaito-bane-of-nightmares loyalty=4"]})
    attack(s, ("garden-bear", ("piece", s["kaito-bane-of-nightmares"])))
    told = [k for k in s.table.events_since(0) if k.kind == did.ATTACKED]
    assert [(k.host, k.other) for k in told] == [(s["kaito-bane-of-nightmares"], 1)]
    assert told[0].host != player(1)


def test_protection_cannot_be_blocked_by_what_it_is_from() -> None:  # 702.16f
    s = arrange({"play": ["pale-cat"]}, {"play": ["pantry-rats", "lamp-lighter"]})
    attack(s, "pale-cat").until("blockers")
    assert s.options == [("block", s["lamp-lighter"], s["pale-cat"]), ("stay", s["lamp-lighter"])]
    assert reason(s, "pantry-rats", "pale-cat").rule == "702.16f"  # type: ignore[union-attr]
