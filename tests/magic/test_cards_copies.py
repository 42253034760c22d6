"""Cards that copy, and cards that leave and come back."""

from __future__ import annotations

from tests.magic.arrange import arrange


def test_phantasmal_image_is_the_creature_and_an_illusion() -> None:
    s = arrange({"lands": "UU", "hand": ["phantasmal-image"]}, {"play": ["hedge-boar"]})
    image = s["phantasmal-image"]
    s.cast(image).resolve()
    assert s.asked == "may"
    s.say(True)
    assert s.size(image) == (3, 3)
    assert s.traits(image).names == ("hedge-boar",)
    assert s.traits(image).subtypes == ("boar", "illusion")


def test_phantasmal_image_is_sacrificed_when_targeted() -> None:
    s = arrange({"lands": "UUG", "hand": ["phantasmal-image", "well-fed"]}, {"play": ["hedge-boar"]})
    image = s["phantasmal-image"]
    s.cast(image).resolve().say(True)
    s.cast("well-fed", image).resolve()
    assert s.where(image) == "graveyard"


def test_phantasmal_image_may_stay_itself_and_die() -> None:
    s = arrange({"lands": "UU", "hand": ["phantasmal-image"]}, {"play": ["hedge-boar"]})
    image = s["phantasmal-image"]
    s.cast(image).resolve().say(False)
    assert s.where(image) == "graveyard"


def test_the_jolly_balloon_man_makes_a_red_balloon_for_a_turn() -> None:
    s = arrange({"lands": "C", "play": ["the-jolly-balloon-man", "old-oak"]})
    s.use("the-jolly-balloon-man").resolve()
    balloon = next(i for i in s.all("old-oak") if s.piece(i).token)
    traits = s.traits(balloon)
    assert (traits.power, traits.toughness) == (1, 1)
    assert traits.colours == "RG"
    assert traits.subtypes == ("treefolk", "balloon")
    assert traits.has("flying")
    assert traits.has("haste")
    s.until("end").resolve()
    assert s.where("old-oak") == "battlefield"
    assert not [i for i in s.all("old-oak", where="battlefield") if s.piece(i).token]


def test_niko_makes_shards_that_become_the_exiled_creature() -> None:
    s = arrange({"lands": "WWUU", "hand": ["niko-light-of-hope"]})
    s.cast("niko-light-of-hope").resolve()
    assert len(s.all("shard-token")) == 2
    shards = ["shard-token", "shard-token"]
    s = arrange({"lands": "CC", "play": ["niko-light-of-hope", "old-oak", *shards]})
    shards = s.all("shard-token")
    s.use("niko-light-of-hope").resolve()
    assert s.where(s.all("old-oak", where="exile")[0]) == "exile"
    assert [s.size(i) for i in shards] == [(5, 5), (5, 5)]
    s.until("end").resolve()
    assert all(s.traits(i).types == ("enchantment",) for i in shards)
    assert s.all("old-oak", where="battlefield") != []


def test_marvin_has_the_activated_abilities_of_your_other_creatures() -> None:
    s = arrange(
        {"lands": "CCGG", "play": ["marvin-murderous-mimic", "hauntwoods-shrieker", "overgrown-zealot"]}
    )
    names = s.traits("marvin-murderous-mimic").abilities
    assert len([n for n in names if n.startswith("overgrown-zealot")]) == 2
    assert len([n for n in names if n.startswith("hauntwoods-shrieker")]) == 1


def test_leyline_of_resonance_copies_a_spell_at_one_of_your_creatures() -> None:
    s = arrange({"lands": "W", "hand": ["jump-scare"], "play": ["leyline-of-resonance", "garden-bear"]})
    s.cast("jump-scare").resolve()
    assert s.size("garden-bear") == (6, 6)


def test_leyline_of_resonance_ignores_a_spell_at_their_creature() -> None:
    s = arrange(
        {"lands": "W", "hand": ["jump-scare"], "play": ["leyline-of-resonance"]}, {"play": ["garden-bear"]}
    )
    s.cast("jump-scare").resolve()
    assert s.size("garden-bear") == (4, 4)


def test_cursed_recording_copies_the_next_spell_and_counts() -> None:
    s = arrange({"lands": "RR", "hand": ["sharp-retort", "sharp-retort"], "play": ["cursed-recording"]})
    s.use("cursed-recording").resolve()
    s.cast("sharp-retort", ("player", 1))
    while s.asked != "priority" or s.table.board.stack:
        s.resolve()
        if s.asked == "next_trigger":
            s.say(s.options[0])
        elif s.asked == "new_target":
            s.say(("keep",))
    assert s.life(1) == 14
    assert s.counters("cursed-recording") == {"time": 1}
    s.cast("sharp-retort", ("player", 1)).resolve()
    assert s.life(1) == 11


def test_cursed_recording_burns_you_at_seven() -> None:
    s = arrange({"lands": "R", "hand": ["sharp-retort"], "play": ["cursed-recording time=6"], "life": 25})
    s.cast("sharp-retort", ("player", 1)).resolve()
    assert s.life(0) == 5
    assert s.counters("cursed-recording") == {}


def test_untimely_malfunction_has_three_modes() -> None:
    s = arrange(
        {"lands": "RR", "hand": ["untimely-malfunction"]},
        {"play": ["welcome-mat", "garden-bear", "hedge-boar"]},
    )
    s.say(("cast", s["untimely-malfunction"], ""))
    assert s.options == [("mode", 0), ("mode", 2)]
    s.say(("mode", 0)).resolve()
    assert s.where("welcome-mat") == "graveyard"


def test_untimely_malfunction_turns_a_spell_elsewhere() -> None:
    s = arrange({"lands": "R", "hand": ["sharp-retort"]}, {"lands": "RR", "hand": ["untimely-malfunction"]})
    s.cast("sharp-retort", ("player", 1)).passing()
    s.cast("untimely-malfunction")
    s.resolve()
    assert s.life(0) == 17
    assert s.life(1) == 20


def test_enduring_courage_hastens_and_comes_back_as_an_enchantment() -> None:
    s = arrange({"lands": "GGBB", "hand": ["garden-bear", "blunt-end"], "play": ["enduring-courage"]})
    s.cast("garden-bear").resolve()
    assert s.size("garden-bear") == (4, 2)
    assert s.traits("garden-bear").has("haste")
    s.cast("blunt-end", "enduring-courage").resolve()
    assert s.where("enduring-courage") == "battlefield"
    assert s.traits("enduring-courage").types == ("enchantment",)
    assert s.traits("enduring-courage").subtypes == ()


def test_enduring_tenacity_drains() -> None:
    s = arrange({"lands": "W", "hand": ["warm-soup"], "play": ["enduring-tenacity"]})
    s.cast("warm-soup").resolve()
    assert (s.life(0), s.life(1)) == (23, 17)


def test_meathook_massacre_makes_all_sacrifice_and_brings_back_for_life() -> None:
    s = arrange(
        {"lands": "BBBBBB", "hand": ["meathook-massacre-ii"], "play": ["garden-bear"]},
        {"play": ["hedge-boar"]},
    )
    s.say(("cast", s["meathook-massacre-ii"], "")).say(1).resolve()
    while s.asked != "priority" or s.table.board.stack:
        assert s.asked in ("may_pay", "next_trigger", "priority")
        if s.asked == "may_pay":
            s.say(s.game.pending is not None and s.game.pending.seat == 0)
        elif s.asked == "next_trigger":
            s.say(s.options[0])
        else:
            s.resolve()
    assert s.life(0) == 17
    assert s.life(1) == 20
    for name in ("garden-bear", "hedge-boar"):
        assert s.traits(name).controller == 0
        assert s.counters(name) == {"finality": 1}


def test_fear_of_abduction_takes_two_and_gives_back_the_one_its_ability_exiled() -> None:
    """Only what a triggered or activated ability exiled was exiled with it, no cost (607.2a)."""
    s = arrange(
        {"lands": "WWWWWWBB", "hand": ["fear-of-abduction", "blunt-end"], "play": ["garden-bear"]},
        {"play": ["hedge-boar"]},
    )
    s.cast("fear-of-abduction")
    assert s.where("garden-bear") == "exile"
    s.resolve()
    assert s.where("hedge-boar") == "exile"
    s.cast("blunt-end").resolve()
    assert s.where("garden-bear") == "exile"
    assert s.where("hedge-boar") == "hand"


def test_trapped_in_the_screen_holds_until_it_leaves() -> None:
    s = arrange(
        {"lands": "WWW", "hand": ["trapped-in-the-screen"]},
        {"lands": "UUU", "hand": ["swept-away"], "play": ["old-oak"]},
    )
    s.cast("trapped-in-the-screen").resolve()
    assert s.where("old-oak") == "exile"
    s.passing()
    s.cast("swept-away").resolve()
    assert s.asked == "may_pay"
    s.say(True).resolve()
    assert s.where("trapped-in-the-screen") == "hand"
    assert s.where("old-oak") == "battlefield"


def test_ward_counters_what_is_not_paid_for() -> None:
    s = arrange({"play": ["sealed-portrait"]}, {"lands": "BBBB", "hand": ["blunt-end"]}, active=1)
    s.cast("blunt-end").resolve().say(False).resolve()
    assert s.where("sealed-portrait") == "battlefield"
    assert s.where("blunt-end") == "graveyard"
