"""Cards that change what others are, who controls them, and what would happen."""

from __future__ import annotations

from tests.magic.arrange import arrange

FOUR_TYPES = ["garden-bear", "welcome-mat", "jump-scare", "manifest-dread"]


def test_unable_to_scream_leaves_a_toy_without_abilities() -> None:
    s = arrange({"lands": "U", "hand": ["unable-to-scream"]}, {"play": ["hedge-boar"]})
    s.cast("unable-to-scream").resolve()
    traits = s.traits("hedge-boar")
    assert (traits.power, traits.toughness) == (0, 2)
    assert not traits.keywords
    assert traits.types == ("creature", "artifact")
    assert traits.subtypes == ("boar", "toy")


def test_unable_to_scream_keeps_a_face_down_creature_face_down() -> None:
    s = arrange(
        {"lands": "UGGGGGGGG", "hand": ["unable-to-scream", "under-the-sheet"], "library": ["hedge-boar"]}
    )
    s.cast("under-the-sheet").resolve()
    boar = s["hedge-boar"]
    assert any(o[0] == "face_up" and o[1] == boar for o in s.options)
    s.cast("unable-to-scream").resolve()
    assert not any(o[0] == "face_up" for o in s.options)


def test_duskmourns_domination_takes_and_tames() -> None:
    s = arrange({"lands": "UUUUUU", "hand": ["duskmourns-domination"]}, {"play": ["old-oak"]})
    s.cast("duskmourns-domination").resolve()
    assert s.traits("old-oak").controller == 0
    assert s.size("old-oak") == (2, 5)


def test_leyline_of_transformation_adds_the_chosen_type_everywhere() -> None:
    s = arrange(
        {"lands": "UUUU", "hand": ["leyline-of-transformation", "garden-bear"], "play": ["hedge-boar"]}
    )
    s.cast("leyline-of-transformation").resolve()
    assert s.asked == "choose_creature_type"
    assert ("creature type", "room") not in s.options
    s.say(("creature type", "warrior"))
    assert "warrior" in s.traits("hedge-boar").subtypes
    assert "warrior" in s.traits("garden-bear").subtypes


def test_jump_scare_changes_a_creature_for_a_turn() -> None:
    s = arrange({"lands": "W", "hand": ["jump-scare"], "play": ["garden-bear"]})
    s.cast("jump-scare").resolve()
    traits = s.traits("garden-bear")
    assert (traits.power, traits.toughness) == (4, 4)
    assert traits.has("flying")
    assert traits.types == ("creature", "enchantment")
    assert traits.subtypes == ("bear", "horror")
    s.until("upkeep")
    assert s.size("garden-bear") == (2, 2)
    assert s.traits("garden-bear").types == ("creature",)


def test_vengeful_possession_borrows_a_creature_and_may_change_a_card() -> None:
    s = arrange({"lands": "RRR", "hand": ["vengeful-possession", "forest"]}, {"play": ["old-oak tapped"]})
    s.cast("vengeful-possession").resolve()
    assert s.asked == "may"
    s.say(True)
    assert s.where("forest") == "graveyard"
    assert s.hand(0) == 1
    assert s.traits("old-oak").controller == 0
    assert s.traits("old-oak").has("haste")
    assert not s.piece("old-oak").tapped
    s.until("upkeep")
    assert s.traits("old-oak").controller == 1


def test_leyline_of_the_void_exiles_what_would_go_to_their_graveyard() -> None:
    s = arrange(
        {
            "lands": "BBBB",
            "hand": ["blunt-end", "blunt-end"],
            "play": ["leyline-of-the-void", "lamp-lighter"],
        },
        {"play": ["garden-bear"]},
    )
    s.cast("blunt-end", "garden-bear").resolve()
    assert s.where("garden-bear") == "exile"
    s.cast("blunt-end").resolve()
    assert s.where("lamp-lighter") == "graveyard"


def test_leyline_of_hope_adds_one_life_and_strength_at_twenty_seven() -> None:
    s = arrange({"lands": "W", "hand": ["warm-soup"], "play": ["leyline-of-hope", "garden-bear"], "life": 23})
    assert s.size("garden-bear") == (2, 2)
    s.cast("warm-soup").resolve()
    assert s.life(0) == 27
    assert s.size("garden-bear") == (4, 4)


def test_the_rollercrusher_ride_doubles_damage_of_your_sources_with_delirium() -> None:
    for graveyard, life in (([], 17), (FOUR_TYPES, 14)):
        s = arrange(
            {
                "lands": "R",
                "hand": ["sharp-retort"],
                "play": ["the-rollercrusher-ride"],
                "graveyard": graveyard,
            }
        )
        s.cast("sharp-retort", ("player", 1)).resolve()
        assert s.life(1) == life


def test_the_rollercrusher_ride_hits_up_to_x_creatures() -> None:
    s = arrange(
        {"lands": "RRRRR", "hand": ["the-rollercrusher-ride"]}, {"play": ["garden-bear", "hedge-boar"]}
    )
    s.say(("cast", s["the-rollercrusher-ride"], "")).say(2).resolve()
    s.aim("garden-bear", "hedge-boar").resolve()
    assert s.where("garden-bear") == "graveyard"
    assert s.piece("hedge-boar").damage == 2


def test_the_mindskinner_turns_damage_into_milling() -> None:
    s = arrange({"lands": "R", "hand": ["sharp-retort"], "play": ["the-mindskinner"]})
    s.cast("sharp-retort", ("player", 1)).resolve()
    assert s.life(1) == 20
    assert len(s.all("wastes", 1, "graveyard")) == 3


def test_scorching_dragonfire_exiles_what_would_die() -> None:
    s = arrange({"lands": "RR", "hand": ["scorching-dragonfire"]}, {"play": ["hedge-boar"]})
    s.cast("scorching-dragonfire").resolve()
    assert s.where("hedge-boar") == "exile"


def test_scorching_dragonfire_exiles_for_any_reason_this_turn() -> None:
    s = arrange({"lands": "RRBB", "hand": ["scorching-dragonfire", "blunt-end"]}, {"play": ["old-oak"]})
    s.cast("scorching-dragonfire").resolve()
    assert s.where("old-oak") == "battlefield"
    s.cast("blunt-end").resolve()
    assert s.where("old-oak") == "exile"


def test_resurrected_cultist_comes_back_with_delirium_and_a_finality_counter() -> None:
    s = arrange({"lands": "BBBB", "graveyard": ["resurrected-cultist"]})
    assert not s.offered("activate", "resurrected-cultist")
    s = arrange({"lands": "BBBBBB", "hand": ["blunt-end"], "graveyard": ["resurrected-cultist", *FOUR_TYPES]})
    s.use("resurrected-cultist").resolve()
    assert s.counters("resurrected-cultist") == {"finality": 1}
    s.cast("blunt-end").resolve()
    assert s.where("resurrected-cultist") == "exile"


def test_grievous_wound_halves_and_forbids_to_gain() -> None:
    s = arrange(
        {"lands": "BBBBBR", "hand": ["grievous-wound", "sharp-retort"]},
        {"lands": "W", "hand": ["warm-soup"], "life": 13},
    )
    s.cast("grievous-wound", ("player", 1)).resolve()
    s.cast("sharp-retort", ("player", 1)).resolve()
    assert s.life(1) == 5
    s.passing()
    s.cast("warm-soup").resolve()
    assert s.life(1) == 5


def test_the_tools_cut_a_manifested_creature_out_and_equip_by_sacrifice() -> None:
    s = arrange({"lands": "CCCCC", "hand": ["dissection-tools"], "play": ["garden-bear", "lamp-lighter"]})
    s.cast("dissection-tools").resolve().say(s.options[0])
    tools = s["dissection-tools"]
    made = s.piece(tools).host
    assert s.size(made) == (4, 4)
    assert s.traits(made).has("deathtouch")
    assert s.traits(made).has("lifelink")
    s.use(tools, 0, "garden-bear").say((s["lamp-lighter"],)).resolve()
    assert s.piece(tools).host == s["garden-bear"]
    assert s.where("lamp-lighter") == "graveyard"


def test_march_of_the_machines_wakes_artifacts() -> None:
    s = arrange({"play": ["march-of-the-machines", "cursed-recording"]})
    assert s.traits("cursed-recording").types == ("artifact", "creature")
    assert s.size("cursed-recording") == (4, 4)
