"""Manifest dread, and the words survival, eerie and delirium."""

from __future__ import annotations

from tests.magic.arrange import arrange

FOUR_TYPES = ["garden-bear", "welcome-mat", "jump-scare", "manifest-dread"]


def test_manifest_dread_puts_one_of_two_cards_face_down() -> None:
    s = arrange({"lands": "GG", "hand": ["manifest-dread"], "library": ["hedge-boar", "old-oak"]})
    s.cast("manifest-dread").resolve()
    assert sorted(s.options) == sorted([s["hedge-boar"], s["old-oak"]])
    s.say(s["old-oak"])
    assert s.where("old-oak") == "battlefield"
    assert s.where("hedge-boar") == "graveyard"
    assert s.size("old-oak") == (2, 2)
    assert s.traits("old-oak").names == ()
    assert s.piece("old-oak").hidden


def test_innocuous_rat_manifests_dread_when_it_dies() -> None:
    s = arrange({"lands": "BB", "hand": ["blunt-end"], "play": ["innocuous-rat"]})
    s.cast("blunt-end").resolve()
    assert s.where("innocuous-rat") == "graveyard"
    assert s.asked == "manifest_dread"


def test_unwanted_remake_gives_the_controller_a_dread() -> None:
    s = arrange(
        {"lands": "W", "hand": ["unwanted-remake"]},
        {"play": ["garden-bear"], "library": ["old-oak", "hedge-boar"]},
    )
    s.cast("unwanted-remake").resolve()
    assert s.where("garden-bear") == "graveyard"
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    s.say(s["old-oak"])
    assert s.traits("old-oak").controller == 1


def test_hauntwoods_shrieker_turns_a_creature_card_face_up() -> None:
    s = arrange(
        {
            "lands": "GGGG",
            "hand": ["manifest-dread"],
            "play": ["hauntwoods-shrieker"],
            "library": ["old-oak", "hedge-boar"],
        }
    )
    s.cast("manifest-dread").resolve().say(s["old-oak"])
    s.use("hauntwoods-shrieker").resolve()
    assert s.asked == "may"
    s.say(True)
    assert not s.piece("old-oak").hidden
    assert s.size("old-oak") == (5, 5)


def test_found_footage_surveils_and_draws() -> None:
    s = arrange({"lands": "CC", "play": ["found-footage"]})
    s.use("found-footage")
    assert s.where("found-footage") == "graveyard"
    s.resolve()
    assert s.asked == "surveil"


def test_overgrown_zealot_pays_two_for_turning_up_only() -> None:
    s = arrange({"lands": "G", "play": ["overgrown-zealot"], "hand": ["hedge-boar", "garden-bear"]})
    assert s.offered("cast", "garden-bear")
    assert not s.offered("cast", "hedge-boar")


def test_cautious_survivor_gains_life_if_tapped_in_the_second_main_phase() -> None:
    for tapped, life in (("tapped", 22), ("", 20)):
        s = arrange({"play": [f"cautious-survivor {tapped}"]})
        s.until("main_2").resolve()
        assert s.life(0) == life


def test_reluctant_role_model_gets_a_counter_of_your_choice() -> None:
    s = arrange({"play": ["reluctant-role-model tapped"]})
    s.until("main_2").resolve()
    assert s.asked == "choose_one"
    assert len(s.options) == 3
    s.say(s.options[0])
    assert s.counters("reluctant-role-model") == {"flying": 1}
    assert s.traits("reluctant-role-model").has("flying")


def test_reluctant_role_model_hands_counters_on() -> None:
    s = arrange(
        {
            "lands": "BBB",
            "hand": ["blunt-end", "wither"],
            "play": ["reluctant-role-model", "old-oak", "hedge-boar"],
        }
    )
    s.cast("wither", "old-oak").resolve()
    assert s.size("old-oak") == (4, 4)
    s.cast("blunt-end", "old-oak").resolve()
    s.aim("hedge-boar").resolve()
    assert s.counters("hedge-boar") == {"-1/-1": 1}


def test_acrobatic_cheerleader_learns_to_fly_only_once() -> None:
    s = arrange({"play": ["acrobatic-cheerleader tapped"]})
    s.until("main_2").resolve()
    assert s.counters("acrobatic-cheerleader") == {"flying": 1}
    assert len(s.table.board.spent) == 1


def test_optimistic_scavenger_feels_an_enchantment_come_in() -> None:
    s = arrange({"lands": "W", "hand": ["bare-wall"], "play": ["optimistic-scavenger"]})
    s.cast("bare-wall").resolve()
    assert s.counters("optimistic-scavenger") == {"+1/+1": 1}


def test_eerie_hears_a_room_opened_for_good() -> None:
    s = arrange({"lands": "UUUUU", "play": ["optimistic-scavenger", "bottomless-pool-locker-room door0"]})
    s.say(("unlock", s["bottomless-pool-locker-room"], 1)).resolve()
    assert s.counters("optimistic-scavenger") == {"+1/+1": 1}


def test_infernal_phantom_hits_with_the_power_it_had() -> None:
    s = arrange({"lands": "WBB", "hand": ["bare-wall", "blunt-end"], "play": ["infernal-phantom"]})
    s.cast("bare-wall").resolve()
    assert s.size("infernal-phantom") == (4, 3)
    s.cast("blunt-end").resolve().aim(("player", 1)).resolve()
    assert s.life(1) == 16


def test_victor_does_something_else_each_time() -> None:
    s = arrange(
        {
            "lands": "WWWW",
            "hand": ["bare-wall"] * 4,
            "play": ["victor-valgavoths-seneschal"],
            "graveyard": ["old-oak"],
        },
        {"hand": ["forest", "swamp"]},
    )
    s.cast("bare-wall").resolve()
    assert s.asked == "surveil"
    s.say(()).calm()
    s.cast("bare-wall").resolve()
    assert s.asked == "discard"
    s.say(s.options[0]).calm()
    assert s.hand(1) == 1
    s.cast("bare-wall").resolve()
    if s.asked == "choose":
        s.say(s["old-oak"])
    assert s.where("old-oak") == "battlefield"
    s.cast("bare-wall").resolve()
    assert s.asked == "priority"


def test_demonic_counsel_finds_a_demon_and_with_delirium_anything() -> None:
    for graveyard, found in (([], ["valgavoth-terror-eater"]), (FOUR_TYPES, None)):
        s = arrange(
            {
                "lands": "BB",
                "hand": ["demonic-counsel"],
                "graveyard": graveyard,
                "library": ["old-oak", "valgavoth-terror-eater"],
            }
        )
        s.cast("demonic-counsel").resolve()
        assert s.asked == "search"
        if found is None:
            assert (s["old-oak"],) in s.options
        else:
            assert s.options == [s["valgavoth-terror-eater"]]


def test_unholy_heat_is_hotter_with_delirium() -> None:
    for graveyard, where in (([], "battlefield"), (FOUR_TYPES, "graveyard")):
        s = arrange({"lands": "R", "hand": ["unholy-heat"], "graveyard": graveyard}, {"play": ["old-oak"]})
        s.cast("unholy-heat").resolve()
        assert s.where((1, "old-oak")) == where


def test_drag_to_the_roots_costs_two_less_with_delirium() -> None:
    for graveyard, able in (([], False), (FOUR_TYPES, True)):
        s = arrange(
            {"lands": "BG", "hand": ["drag-to-the-roots"], "graveyard": graveyard}, {"play": ["bare-wall"]}
        )
        assert s.offered("cast", "drag-to-the-roots") is able


def test_spineseeker_centipede_finds_a_basic_land_and_grows_with_delirium() -> None:
    s = arrange(
        {
            "lands": "GGG",
            "hand": ["spineseeker-centipede"],
            "library": ["forest", "old-oak", "lakeside-shack"],
        }
    )
    s.cast("spineseeker-centipede").resolve()
    assert s.asked == "search"
    assert all(
        s.table.pieces[i].what in (s.table.pieces[s["forest"]].what, s.table.pieces[s["wastes"]].what)
        for i in s.options
    )
    assert s.size("spineseeker-centipede") == (2, 1)
    s = arrange({"play": ["spineseeker-centipede"], "graveyard": FOUR_TYPES})
    assert s.size("spineseeker-centipede") == (3, 3)
    assert s.traits("spineseeker-centipede").has("vigilance")


def test_omnivorous_flytrap_distributes_counters_with_delirium() -> None:
    s = arrange(
        {"lands": "GGG", "hand": ["omnivorous-flytrap"], "graveyard": FOUR_TYPES, "play": ["garden-bear"]}
    )
    s.cast("omnivorous-flytrap").resolve()
    s.aim("garden-bear", "none").resolve()
    assert s.counters("garden-bear") == {"+1/+1": 2}


def test_omnivorous_flytrap_does_nothing_without_delirium() -> None:
    s = arrange({"lands": "GGG", "hand": ["omnivorous-flytrap"], "play": ["garden-bear"]})
    s.cast("omnivorous-flytrap").resolve()
    assert s.asked == "priority"
    assert not s.table.board.stack


def test_fear_of_missing_out_discards_then_draws() -> None:
    s = arrange({"lands": "RR", "hand": ["fear-of-missing-out", "forest"]})
    s.cast("fear-of-missing-out").resolve()
    assert s.where("forest") == "graveyard"
    assert s.hand(0) == 1


def test_patchwork_beastie_may_mill_in_your_upkeep() -> None:
    s = arrange({"play": ["patchwork-beastie"]}, step="end", active=1)
    s.until("upkeep").resolve()
    assert s.asked == "may"
    s.say(True)
    assert s.where(s.all("wastes", 0, "graveyard")[0]) == "graveyard"
