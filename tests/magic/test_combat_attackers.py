"""Declaring attackers (508): who can, who must, whom, and what it costs."""

from __future__ import annotations

from tests.magic.arrange import Sitting, arrange
from tests.magic.fighting import (
    attack,
    attackers,
    blocks,
    enforce,
    laws_end,  # noqa: F401  (it runs after each test)
    player,
    to_attack,
)

from arbitre.games.magic import language as n
from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.combat.steps import enter_attacking, tidy, unblocked, why_not
from arbitre.games.magic.rules.model import Play
from arbitre.kernel.effects import It
from arbitre.kernel.pieces import NOBODY, Refusal

YOU = ("seat", 1)


def asked_about(s: Sitting) -> int:
    assert s.game.pending is not None
    return int(s.game.pending.say[1])


def reason(s: Sitting, *option: object) -> Refusal | None:
    return why_not(s.table, 0, option)


def test_only_untapped_creatures_that_are_not_new_attack() -> None:  # 508.1a, 302.6
    s = arrange(
        {
            "play": [
                "garden-bear tapped",
                "lamp-lighter sick",
                "bolted-door",
                "stove-imp sick",
                "welcome-mat",
                "old-oak",
            ]
        }
    )
    to_attack(s)
    imp, oak = s["stove-imp"], s["old-oak"]
    assert asked_about(s) == imp
    assert s.options == [("attack", imp, *YOU), ("stay", imp), ("done",)]
    s.say(("stay", imp))
    assert s.options == [("attack", oak, *YOU), ("stay", oak)]
    assert reason(s, "attack", s["garden-bear"], *YOU) == Refusal(
        "508.1a", ("attack_tapped", s["garden-bear"])
    )
    assert reason(s, "attack", s["lamp-lighter"], *YOU).rule == "302.6"  # type: ignore[union-attr]
    assert reason(s, "attack", s["bolted-door"], *YOU).rule == "702.3b"  # type: ignore[union-attr]
    assert reason(s, "attack", s["welcome-mat"], *YOU).say[0] == "attack_no_creature"  # type: ignore[union-attr]
    assert reason(s, "attack", oak, "seat", 0).rule == "508.1b"  # type: ignore[union-attr]
    assert reason(s, "attack", oak, *YOU) is None


def test_attackers_are_declared_in_their_step_only() -> None:  # 508.1
    s = arrange({"play": ["garden-bear"]})
    bear = s["garden-bear"]
    assert reason(s, "attack", bear, *YOU) == Refusal("508.1", ("attack_not_now", bear))
    assert reason(s, "stay", bear) is None
    assert reason(to_attack(s), "attack", bear, *YOU) is None


def test_attackers_tap_unless_vigilant_and_attack_together() -> None:  # 508.1f, 508.1k, 702.20b
    s = arrange({"play": ["garden-bear", "night-watchman", "old-oak"]})
    attack(s, "garden-bear", "night-watchman")
    assert s.piece("garden-bear").tapped
    assert not s.piece("night-watchman").tapped
    assert not s.piece("old-oak").tapped
    told = [k for k in s.table.events_since(0) if k.kind == did.ATTACKED]
    assert [(k.piece, k.host, k.other, k.seat) for k in told] == [
        (s["garden-bear"], player(1), 1, 0),
        (s["night-watchman"], player(1), 1, 0),
    ]
    assert told[0].batch == told[1].batch


def test_done_ends_the_declaration() -> None:
    s = arrange({"play": ["garden-bear", "old-oak", "lamp-lighter"]})
    to_attack(s).say(("attack", s["garden-bear"], *YOU)).say(("done",))
    assert attackers(s) == {s["garden-bear"]: player(1)}


def test_without_attackers_there_is_nothing_to_block() -> None:  # 508.8
    s = arrange({"play": ["garden-bear"]}, {"play": ["old-oak"]})
    attack(s)
    s.passing().passing()
    assert s.table.board.step == "end_combat"


def test_a_creature_that_must_attack_is_declared_unasked() -> None:  # 508.1d
    s = arrange({"play": ["eager-pup"]})
    to_attack(s)
    assert s.asked == "priority"
    assert attackers(s) == {s["eager-pup"]: player(1)}


def test_one_that_must_attack_leaves_the_others_free() -> None:  # 508.1d
    s = arrange({"play": ["garden-bear", "eager-pup"]})
    to_attack(s)
    bear = s["garden-bear"]
    assert s.options == [("attack", bear, *YOU), ("stay", bear)]
    s.say(("stay", bear))
    assert attackers(s) == {s["eager-pup"]: player(1)}


def test_a_tapped_creature_need_not_attack() -> None:  # 508.1d: only if able
    s = arrange({"play": ["eager-pup tapped", "garden-bear"]})
    assert asked_about(to_attack(s)) == s["garden-bear"]


def test_a_goaded_creature_attacks_somebody_else() -> None:  # 701.38b
    s = arrange({"play": ["garden-bear"]}, seats=3)
    s.table.own(s["garden-bear"]).goaders = (1,)
    to_attack(s)
    assert attackers(s) == {s["garden-bear"]: player(2)}


def test_goaded_by_all_it_attacks_one_of_them() -> None:  # 701.38b: what can be obeyed is
    s = arrange({"play": ["garden-bear"]}, seats=3)
    bear = s["garden-bear"]
    s.table.own(bear).goaders = (1, 2)
    to_attack(s)
    assert s.options == [("attack", bear, "seat", 1), ("attack", bear, "seat", 2)]
    assert reason(s, "stay", bear) == Refusal("508.1d", ("attack_required", bear))


def test_goaded_by_the_only_opponent_it_attacks_him() -> None:
    s = arrange({"play": ["garden-bear"]})
    s.table.own(s["garden-bear"]).goaders = (1,)
    assert attackers(to_attack(s)) == {s["garden-bear"]: player(1)}


def test_goad_asks_for_a_player_not_a_planeswalker() -> None:  # 701.38b
    s = arrange(
        {"play": ["garden-bear", "old-oak"]}, {"play": ["kaito-bane-of-nightmares loyalty=4"]}, seats=3
    )
    bear, kaito = s["garden-bear"], s["kaito-bane-of-nightmares"]
    s.table.own(bear).goaders = (2,)
    to_attack(s)
    assert attackers(s) == {}
    assert asked_about(s) == s["old-oak"]
    assert ("attack", s["old-oak"], "piece", kaito) in s.options
    s.say(("attack", s["old-oak"], "piece", kaito))
    assert attackers(s) == {bear: player(1), s["old-oak"]: kaito}
    assert [a.defender for a in s.table.board.attacks] == [1, 1]


def test_a_creature_that_must_attack_a_player_attacks_that_one() -> None:  # 508.1d
    s = arrange({"play": ["garden-bear"]}, seats=3)
    enforce(s, n.Must(deed="attack", who=It(), by=n.You()), "garden-bear", seat=2)
    assert attackers(to_attack(s)) == {s["garden-bear"]: player(2)}


def test_the_most_requirements_are_obeyed() -> None:  # 508.1d
    s = arrange({"play": ["garden-bear"]}, seats=3)
    for seat in (1, 2, 2):
        enforce(s, n.Must(deed="attack", who=It(), by=n.You()), "garden-bear", seat=seat)
    assert attackers(to_attack(s)) == {s["garden-bear"]: player(2)}


def test_a_restriction_beats_a_requirement() -> None:  # 508.1c, 508.1d
    s = arrange({"play": ["eager-pup"]}, seats=3)
    enforce(s, n.Cannot(deed="attack", who=It(), by=n.You()), "eager-pup", seat=1)
    assert reason(s, "attack", s["eager-pup"], *YOU).rule == "508.1c"  # type: ignore[union-attr]
    assert attackers(to_attack(s)) == {s["eager-pup"]: player(2)}
    t = arrange({"play": ["eager-pup"]})
    enforce(t, n.Cannot(deed="attack", who=It()), "eager-pup")
    assert attackers(to_attack(t)) == {}


def test_who_cannot_attack_alone_attacks_with_another() -> None:  # 508.1c
    alone = n.Cannot(deed="attack_alone", who=It())
    s = arrange({"play": ["garden-bear"]})
    enforce(s, alone, "garden-bear")
    assert to_attack(s).asked == "priority"
    assert reason(s, "attack", s["garden-bear"], *YOU).say[0] == "attack_alone"  # type: ignore[union-attr]
    s = arrange({"play": ["garden-bear", "old-oak"]})
    enforce(s, alone, "garden-bear")
    to_attack(s).say(("attack", s["garden-bear"], *YOU))
    assert set(attackers(s)) == {s["garden-bear"], s["old-oak"]}, "the other one follows unasked"
    s = arrange({"play": ["old-oak", "garden-bear"]})
    enforce(s, alone, "garden-bear")
    to_attack(s).say(("stay", s["old-oak"]))
    assert attackers(s) == {}
    assert s.asked == "priority"


def test_two_that_cannot_attack_alone_attack_together() -> None:  # 508.1c
    s = arrange({"play": ["garden-bear", "old-oak"]})
    enforce(s, n.Cannot(deed="attack_alone", who=It()), "garden-bear", "old-oak")
    attack(s, "garden-bear", "old-oak")
    assert len(attackers(s)) == 2


def test_one_that_must_attack_but_not_alone_takes_another_along() -> (
    None
):  # 508.1d: the most that can be obeyed
    s = arrange({"play": ["old-oak", "eager-pup"]})
    enforce(s, n.Cannot(deed="attack_alone", who=It()), "eager-pup")
    to_attack(s)
    assert set(attackers(s)) == {s["old-oak"], s["eager-pup"]}


def test_each_attacker_may_attack_another_opponent() -> None:  # 802.2
    s = arrange({"play": ["garden-bear", "old-oak"]}, seats=4)
    attack(s, ("garden-bear", ("seat", 3)), ("old-oak", ("seat", 1)))
    assert attackers(s) == {s["garden-bear"]: player(3), s["old-oak"]: player(1)}


TOLL = n.CostChange(amount=2, of="attack", who=n.CREATURE, by=n.OPPONENTS)


def test_attacking_costs_mana_where_an_effect_says_so() -> None:  # 508.1h
    s = arrange({"play": ["garden-bear", "old-oak", "lamp-lighter"], "lands": "GGG"})
    enforce(s, TOLL, seat=1)
    to_attack(s).say(("attack", s["garden-bear"], *YOU))
    assert s.asked == "priority", "the second attacker could not be paid for"
    assert list(attackers(s)) == [s["garden-bear"]]
    assert sum(s.piece(i).tapped for i in s.all("forest")) == 2


def test_nobody_is_made_to_pay_for_an_attack() -> None:  # 508.1d
    s = arrange({"play": ["eager-pup"], "lands": "GG"})
    enforce(s, TOLL, seat=1)
    pup = s["eager-pup"]
    assert to_attack(s).options == [("attack", pup, *YOU), ("stay", pup)]


def test_who_cannot_pay_cannot_attack() -> None:  # 508.1i
    s = arrange({"play": ["garden-bear"], "lands": "G"})
    enforce(s, TOLL, seat=1)
    assert to_attack(s).asked == "priority"
    assert attackers(s) == {}


def test_another_player_is_attacked_for_nothing() -> None:
    s = arrange({"play": ["garden-bear"], "lands": "G"}, seats=3)
    enforce(s, TOLL, seat=1)
    bear = s["garden-bear"]
    assert to_attack(s).options == [("attack", bear, "seat", 2), ("stay", bear)]


def test_a_creature_put_onto_the_battlefield_attacking_was_not_declared() -> None:  # 508.4
    s = arrange({"play": ["garden-bear", "old-oak sick"]}, {"play": ["lamp-lighter"]})
    attack(s, "garden-bear")
    before = [k for k in s.table.events_since(0) if k.kind == did.ATTACKED]
    enter_attacking(s.table, Play(0), (s["old-oak"],), NOBODY)
    assert attackers(s) == {s["garden-bear"]: player(1), s["old-oak"]: player(1)}
    assert [k for k in s.table.events_since(0) if k.kind == did.ATTACKED] == before
    assert unblocked(s.table) == []


def test_only_creatures_of_the_attacking_player_enter_attacking() -> None:  # 508.4a, 508.4b
    s = arrange({"play": ["garden-bear", "welcome-mat"]}, {"play": ["lamp-lighter"]})
    attack(s, "garden-bear")
    enter_attacking(s.table, Play(0), (s["welcome-mat"], s["lamp-lighter"]), player(1))
    assert list(attackers(s)) == [s["garden-bear"]]


def test_who_is_no_creature_any_more_leaves_combat() -> None:  # 506.4
    s = arrange({"play": ["garden-bear", "old-oak"]}, {"play": ["lamp-lighter"]})
    attack(s, "garden-bear", "old-oak")
    blocks(s, ("lamp-lighter", "garden-bear"))
    enforce(s, n.StaticAbility(who=It(), do=(n.IsNot(types=("creature",)),)), "garden-bear")
    assert tidy(s.table)
    assert list(attackers(s)) == [s["old-oak"]]
    assert s.table.board.blocks[0][2] == ()
    assert not tidy(s.table)


def test_an_attacked_planeswalker_that_is_gone_leaves_its_attacker_fighting_nothing() -> None:  # 506.4c
    s = arrange({"play": ["garden-bear"]}, {"play": ["kaito-bane-of-nightmares loyalty=4"]})
    attack(s, ("garden-bear", ("piece", s["kaito-bane-of-nightmares"])))
    enforce(s, n.StaticAbility(who=It(), do=(n.IsNot(types=("planeswalker",)),)), "kaito-bane-of-nightmares")
    assert tidy(s.table)
    assert attackers(s) == {s["garden-bear"]: NOBODY}
    assert s.table.board.attacks[0].defender == 1
    s.until("end_combat")
    assert s.life(1) == 20
    assert s.counters("kaito-bane-of-nightmares") == {"loyalty": 4}


def test_a_ninja_attacks_what_the_creature_it_replaces_attacked() -> None:  # 702.49c
    kaito = "kaito-bane-of-nightmares"
    s = arrange(
        {"play": ["garden-bear", "old-oak"], "hand": [kaito], "lands": "UBCC"},
        {"play": [f"{kaito} loyalty=4", "lamp-lighter"]},
    )
    ninja, walker = s[0, kaito], s[1, kaito]
    attack(s, ("garden-bear", ("piece", walker)), "old-oak")
    assert not s.offered("activate", ninja), "nobody is unblocked before blocks"
    blocks(s, ("lamp-lighter", "old-oak"))
    s.use(ninja, 0).resolve()
    assert s.where("garden-bear") == "hand"
    assert attackers(s)[ninja] == walker
    assert s.piece(ninja).tapped
    s.until("end_combat")
    assert s.counters(walker) == {"loyalty": 1}


def test_who_entered_attacking_before_the_declaration_still_attacks() -> None:  # 508.4
    s = arrange({"play": ["garden-bear", "old-oak sick"]}).until("begin_combat")
    enter_attacking(s.table, Play(0), (s["old-oak"],), player(1))
    attack(s, "garden-bear")
    assert set(attackers(s)) == {s["old-oak"], s["garden-bear"]}


def test_a_creature_tapped_to_attack_pays_for_nothing() -> None:  # 508.1f, 508.1j
    s = arrange({"play": ["overgrown-zealot"], "lands": "G"})
    zealot = s["overgrown-zealot"]
    assert "creature" in s.traits(zealot).types
    enforce(s, TOLL, seat=1)
    assert to_attack(s).asked == "priority"
    s = arrange({"play": ["overgrown-zealot", "garden-bear"], "lands": "G"})
    enforce(s, TOLL, seat=1)
    bear, zealot = s["garden-bear"], s["overgrown-zealot"]
    to_attack(s)
    assert s.options == [("attack", bear, *YOU), ("stay", bear)], "the zealot makes the other mana"
