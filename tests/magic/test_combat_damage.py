"""Combat damage (510): who deals how much to whom, and when."""

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
from arbitre.games.magic.language.keywords import KEYWORD_COUNTERS, FirstStrike
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.combat.steps import enter_attacking
from arbitre.games.magic.rules.model import Play
from arbitre.kernel.effects import It


def grow(s: Sitting, name: str, power: int, toughness: int) -> None:
    enforce(s, n.StaticAbility(who=It(), do=(n.Gets(power, toughness),)), name)


def gain(s: Sitting, name: str, *keywords: str) -> None:
    abilities = tuple(KEYWORD_COUNTERS[word] for word in keywords)
    enforce(s, n.StaticAbility(who=It(), do=(n.Has(abilities),)), name)


def to_damage(s: Sitting, step: str = "damage") -> Sitting:
    """Pass until a damage step; its question, if it has one, is open."""
    for _ in range(20):
        if s.table.board.step == step or s.asked == "assign" or s.game.pending is None:
            return s
        s.passing()
    raise AssertionError(s.asked)


def number_asked(s: Sitting) -> tuple[int, int]:
    assert s.game.pending is not None
    assert s.asked == "assign"
    return s.game.pending.least, s.game.pending.most


def test_unblocked_attackers_hit_the_player() -> None:  # 510.1b
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak"]})
    attack(s, "garden-bear", "hedge-boar").until("end_combat")
    assert s.life(1) == 15
    dealt = [k for k in s.table.events_since(0) if k.kind == did.DAMAGED]
    assert len({k.batch for k in dealt}) == 1, "dealt at the same time (510.2)"
    assert all(k.combat for k in dealt)


def test_fighters_kill_each_other_at_the_same_time() -> None:  # 510.2
    s = arrange({"play": ["garden-bear"]}, {"play": ["doorstep-mastiff"]})
    attack(s, "garden-bear")
    blocks(s, ("doorstep-mastiff", "garden-bear"))
    s.until("end_combat")
    assert s.where("garden-bear") == s.where("doorstep-mastiff") == "graveyard"
    assert s.life(1) == 20


def test_a_blocked_creature_stays_blocked() -> None:  # 509.1h, 510.1c
    s = arrange({"play": ["old-oak", "stove-imp"]}, {"play": ["garden-bear"], "lands": "R"})
    attack(s, "old-oak")
    blocks(s, ("garden-bear", "old-oak"))
    enforce(s, n.StaticAbility(who=It(), do=(n.Gets(0, -2),)), "garden-bear")
    s.table.own_board().restless = True
    s.until("end_combat")
    assert s.where("garden-bear") == "graveyard"
    assert s.life(1) == 20


def test_with_trample_and_no_blocker_left_all_of_it_goes_through() -> None:  # 702.19e
    s = arrange({"play": ["hedge-boar"]}, {"play": ["garden-bear"]})
    attack(s, "hedge-boar")
    blocks(s, ("garden-bear", "hedge-boar"))
    enforce(s, n.StaticAbility(who=It(), do=(n.Gets(0, -2),)), "garden-bear")
    s.table.own_board().restless = True
    s.until("end_combat")
    assert s.life(1) == 17


def test_trample_gives_the_rest_to_the_player() -> None:  # 702.19b
    s = arrange({"play": ["hedge-boar"]}, {"play": ["garden-bear"]})
    attack(s, "hedge-boar")
    blocks(s, ("garden-bear", "hedge-boar"))
    to_damage(s)
    assert number_asked(s) == (2, 3), "lethal damage first; more is allowed"
    s.say(2)
    assert s.life(1) == 19
    assert s.where("garden-bear") == "graveyard"


def test_damage_already_marked_counts_for_lethal() -> None:  # 510.1c
    s = arrange({"play": ["hedge-boar"]}, {"play": ["old-oak"]})
    s.table.own(s["old-oak"]).damage = 4
    attack(s, "hedge-boar")
    blocks(s, ("old-oak", "hedge-boar"))
    to_damage(s)
    assert number_asked(s) == (1, 3)


def test_trample_goes_through_to_a_planeswalker() -> None:  # 702.19b
    s = arrange({"play": ["hedge-boar"]}, {"play": ["kaito-bane-of-nightmares loyalty=4", "lamp-lighter"]})
    kaito = s["kaito-bane-of-nightmares"]
    attack(s, ("hedge-boar", ("piece", kaito)))
    blocks(s, ("lamp-lighter", "hedge-boar"))
    to_damage(s).say(1)
    assert s.counters(kaito) == {"loyalty": 2}
    assert s.life(1) == 20


def test_with_deathtouch_one_is_lethal() -> None:  # 702.2c
    s = arrange({"play": ["hedge-boar"]}, {"play": ["old-oak"]})
    gain(s, "hedge-boar", "deathtouch")
    attack(s, "hedge-boar")
    blocks(s, ("old-oak", "hedge-boar"))
    to_damage(s)
    assert number_asked(s) == (1, 3)
    s.say(1)
    assert s.life(1) == 18
    assert s.where("old-oak") == "graveyard"


def test_the_first_in_order_gets_lethal_damage_before_the_next() -> None:  # 510.1c
    s = arrange({"play": ["old-oak"]}, {"play": ["garden-bear", "hat-stand-duellist", "lamp-lighter"]})
    attack(s, "old-oak")
    pairs = [(name, "old-oak") for name in ("garden-bear", "hat-stand-duellist", "lamp-lighter")]
    blocks(s, *pairs)
    order = ("lamp-lighter", "garden-bear", "hat-stand-duellist")
    s.say(tuple(("next", s[name]) for name in order))
    to_damage(s, "damage")
    assert s.game.pending is not None
    assert s.game.pending.say == ("assign", s["old-oak"], s["lamp-lighter"])
    assert number_asked(s) == (1, 5)
    s.say(1)
    assert number_asked(s) == (2, 4)
    s.say(2)
    assert s.asked == "priority", "the last one gets the rest"
    assert {s.where(name) for name in order} == {"graveyard"}


def test_too_little_to_kill_the_first_all_goes_there() -> None:  # 510.1c
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak", "lamp-lighter"]})
    attack(s, "garden-bear")
    blocks(s, ("old-oak", "garden-bear"), ("lamp-lighter", "garden-bear"))
    s.say((("next", s["old-oak"]), ("next", s["lamp-lighter"]))).until("end_combat")
    assert s.piece("old-oak").damage == 2
    assert s.where("lamp-lighter") == "battlefield"


def test_a_blocker_of_two_divides_in_its_order() -> None:  # 510.1d
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, {"play": ["old-oak"]})
    enforce(s, n.Can(deed="block_another", who=It()), "old-oak")
    attack(s, "garden-bear", "hedge-boar")
    blocks(s, ("old-oak", "garden-bear"), ("old-oak", "hedge-boar"))
    s.say((("next", s["hedge-boar"]), ("next", s["garden-bear"])))
    to_damage(s)
    while s.asked == "assign" and s.game.pending and s.game.pending.seat == 0:
        s.say(s.game.pending.least)
    assert number_asked(s) == (3, 5)
    s.say(3)
    assert s.where("hedge-boar") == s.where("garden-bear") == "graveyard"
    assert s.where("old-oak") == "graveyard", "two and three are five"


def test_first_strike_kills_before_it_is_struck() -> None:  # 510.4, 702.7b
    s = arrange({"play": ["hat-stand-duellist"]}, {"play": ["garden-bear"]})
    attack(s, "hat-stand-duellist")
    blocks(s, ("garden-bear", "hat-stand-duellist"))
    to_damage(s, "first_damage")
    assert s.table.board.step == "first_damage"
    s.until("end_combat")
    assert s.where("garden-bear") == "graveyard"
    assert s.where("hat-stand-duellist") == "battlefield"
    assert s.piece("hat-stand-duellist").damage == 0


def test_without_first_strike_there_is_one_damage_step() -> None:  # 510.4
    s = arrange({"play": ["garden-bear"]})
    attack(s, "garden-bear").until("end_combat")
    steps = [k.word for k in s.table.events_since(0) if k.kind == did.STEP]
    assert "first_damage" not in steps
    assert steps.count("damage") == 1


def test_double_strike_strikes_twice() -> None:  # 702.4b
    s = arrange({"play": ["twin-blade-butler", "garden-bear"]})
    attack(s, "twin-blade-butler", "garden-bear").until("damage")
    s.until("end_combat")
    assert s.life(1) == 20 - 2 - 2 - 2


def test_first_strike_lost_between_the_steps_is_no_second_strike() -> None:  # 702.7c
    s = arrange({"play": ["hat-stand-duellist"]})
    attack(s, "hat-stand-duellist").until("first_damage")
    while s.table.board.step != "first_damage" or s.asked != "priority":
        s.passing()
    assert s.life(1) == 18
    enforce(s, n.StaticAbility(who=It(), do=(n.Loses(FirstStrike),)), "hat-stand-duellist")
    s.until("end_combat")
    assert s.life(1) == 18


def test_first_strike_gained_between_the_steps_is_no_obstacle() -> None:  # 702.7c
    s = arrange({"play": ["hat-stand-duellist", "garden-bear"]})
    attack(s, "hat-stand-duellist", "garden-bear").until("first_damage")
    while s.table.board.step != "first_damage" or s.asked != "priority":
        s.passing()
    gain(s, "garden-bear", "first strike")
    s.until("end_combat")
    assert s.life(1) == 16


def test_a_planeswalker_loses_loyalty() -> None:  # 120.3c
    s = arrange({"play": ["garden-bear"]}, {"play": ["kaito-bane-of-nightmares loyalty=4"]})
    attack(s, ("garden-bear", ("piece", s["kaito-bane-of-nightmares"]))).until("end_combat")
    assert s.counters("kaito-bane-of-nightmares") == {"loyalty": 2}
    assert s.life(1) == 20


def test_lifelink_in_combat() -> None:  # 702.15b
    s = arrange({"play": ["bedside-nurse"]})
    attack(s, "bedside-nurse").until("end_combat")
    assert (s.life(0), s.life(1)) == (22, 18)


def test_no_power_no_damage() -> None:  # 510.1a
    s = arrange({"play": ["garden-bear"]}, {"play": ["bolted-door"]})
    grow(s, "garden-bear", -2, 0)
    attack(s, "garden-bear").until("end_combat")
    assert s.life(1) == 20
    assert not [k for k in s.table.events_since(0) if k.kind == did.DAMAGED]


def test_one_that_entered_attacking_after_blocks_is_unblocked() -> None:  # 508.4, 509.1h
    s = arrange({"play": ["garden-bear", "hedge-boar sick"]}, {"play": ["old-oak"]})
    attack(s, "garden-bear")
    blocks(s, ("old-oak", "garden-bear"))
    enter_attacking(s.table, Play(0), (s["hedge-boar"],), player(1))
    s.until("end_combat")
    assert s.life(1) == 17


def test_all_are_removed_as_combat_ends() -> None:  # 511.3
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]})
    attack(s, "garden-bear")
    blocks(s, ("old-oak", "garden-bear"))
    s.until("end_combat")
    assert s.table.board.blocks
    s.until("main_2")
    assert s.table.board.attacks == ()
    assert s.table.board.blocks == ()


def test_damage_goes_to_each_attacked_player() -> None:  # 802.2
    s = arrange({"play": ["garden-bear", "hedge-boar"]}, seats=3)
    attack(s, ("garden-bear", ("seat", 1)), ("hedge-boar", ("seat", 2))).until("end_combat")
    assert (s.life(1), s.life(2)) == (18, 17)


def boar_and_bear_against_the_oak(*keywords: str) -> Sitting:
    """A 5/3 with trample and a 2/2 (with these keywords) are both blocked by one 5/5."""
    s = arrange({"play": ["hedge-boar", "garden-bear"]}, {"play": ["old-oak"]})
    enforce(s, n.Can(deed="block_another", who=It()), "old-oak")
    grow(s, "hedge-boar", 2, 0)
    if keywords:
        gain(s, "garden-bear", *keywords)
    attack(s, "hedge-boar", "garden-bear")
    blocks(s, ("old-oak", "hedge-boar"), ("old-oak", "garden-bear"))
    return to_damage(s.say((("next", s["hedge-boar"]), ("next", s["garden-bear"]))))


def test_damage_other_attackers_assign_counts_for_lethal() -> None:  # 510.1c
    s = boar_and_bear_against_the_oak()
    assert number_asked(s) == (3, 5)
    s.say(3)
    s.say(3)  # the oak: three for the boar, the rest for the bear
    assert s.life(1) == 18
    assert s.where("old-oak") == "graveyard"


def test_deathtouch_of_another_attacker_is_lethal_already() -> None:  # 702.2c, 510.1c
    s = boar_and_bear_against_the_oak("deathtouch")
    assert number_asked(s) == (0, 5)
