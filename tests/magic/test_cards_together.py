"""Cards that meet: what one leaves to the other."""

from __future__ import annotations

from tests.magic.arrange import arrange

SIX_TYPES = ["garden-bear", "welcome-mat", "jump-scare", "manifest-dread", "forest", "bare-wall"]


def test_tenacity_and_exquisite_blood_run_until_somebody_has_lost() -> None:
    s = arrange({"lands": "W", "hand": ["warm-soup"], "play": ["enduring-tenacity", "exquisite-blood"]})
    s.cast("warm-soup").resolve()
    assert s.game.state.result is not None
    assert s.game.state.result.winners == (0,)


def test_an_ability_gained_after_unable_to_scream_is_kept() -> None:
    s = arrange(
        {"lands": "UW", "hand": ["unable-to-scream", "jump-scare"], "play": ["moth-of-the-attic"]},
    )
    s.cast("unable-to-scream").resolve()
    assert not s.traits("moth-of-the-attic").has("flying")
    s.cast("jump-scare").resolve()
    assert s.traits("moth-of-the-attic").has("flying")
    assert s.size("moth-of-the-attic") == (2, 4)


def test_the_later_effect_sets_the_size() -> None:
    s = arrange(
        {
            "lands": "U",
            "hand": ["unable-to-scream"],
            "play": ["dollmakers-shop-porcelain-gallery door1", "old-oak"],
        }
    )
    assert s.size("old-oak") == (1, 1)
    s.cast("unable-to-scream").resolve()
    assert s.size("old-oak") == (0, 2)


def test_flytrap_doubles_counters_with_six_types() -> None:
    s = arrange(
        {
            "lands": "GGG",
            "hand": ["omnivorous-flytrap"],
            "graveyard": SIX_TYPES,
            "play": ["hedge-boar +1/+1=3"],
        }
    )
    s.cast("omnivorous-flytrap").resolve()
    s.aim("hedge-boar", "none").resolve()
    assert s.counters("hedge-boar") == {"+1/+1": 10}


def test_an_overlord_that_is_no_creature_is_nothing_to_copy() -> None:
    s = arrange({"lands": "GGGUU", "hand": ["overlord-of-the-hauntwoods", "phantasmal-image"]})
    s.cast("overlord-of-the-hauntwoods", way="impending").resolve()
    image = s["phantasmal-image"]
    s.cast(image).resolve()
    assert s.asked == "priority"
    assert s.where(image) == "graveyard"


def test_mirror_room_copies_an_overlord_without_its_counters() -> None:
    s = arrange(
        {
            "lands": "UUU",
            "hand": ["mirror-room-fractured-realm"],
            "play": ["overlord-of-the-hauntwoods time=2"],
        }
    )
    s.cast("mirror-room-fractured-realm", way="mirror-room").resolve()
    copy = next(i for i in s.all("overlord-of-the-hauntwoods") if s.piece(i).token)
    assert s.counters(copy) == {}
    assert "creature" in s.traits(copy).types


def test_a_token_still_dies_under_forgotten_cellar() -> None:
    s = arrange(
        {
            "lands": "GGGGGBB",
            "hand": ["blunt-end"],
            "play": ["walk-in-closet-forgotten-cellar door0", "toy-token", "meathook-massacre-ii"],
        }
    )
    s.say(("unlock", s["walk-in-closet-forgotten-cellar"], 1)).resolve()
    s.cast("blunt-end").resolve()
    assert s.asked == "may_pay"


def test_fear_of_abduction_leaving_first_gives_nothing_back() -> None:
    s = arrange(
        {"lands": "WWWWWW", "hand": ["fear-of-abduction"], "play": ["garden-bear"]},
        {"lands": "BB", "hand": ["blunt-end"], "play": ["hedge-boar"]},
    )
    s.cast("fear-of-abduction").passing().passing()
    assert len(s.table.board.stack) == 1
    s.passing().cast("blunt-end", "fear-of-abduction").resolve()
    assert s.where("garden-bear") == "exile"
    assert s.where("hedge-boar") == "exile"


def test_trapped_in_the_screen_leaving_first_takes_nothing() -> None:
    s = arrange(
        {"lands": "WWW", "hand": ["trapped-in-the-screen"]},
        {"lands": "UUU", "hand": ["swept-away"], "play": ["old-oak"]},
    )
    s.cast("trapped-in-the-screen").passing().passing()
    s.passing().cast("swept-away", "trapped-in-the-screen")
    while s.asked == "priority" and s.table.board.stack:
        s.passing()
        if s.asked == "may_pay":
            s.say(True)
    assert s.where("trapped-in-the-screen") == "hand"
    assert s.where("old-oak") == "battlefield"


def test_role_model_and_ozolith_both_get_the_counters() -> None:
    s = arrange(
        {
            "lands": "BB",
            "hand": ["blunt-end"],
            "play": ["reluctant-role-model", "the-ozolith", "old-oak +1/+1=2", "hedge-boar"],
        }
    )
    s.cast("blunt-end", "old-oak").resolve()
    while s.asked in ("next_trigger", "target"):
        if s.asked == "target":
            s.aim("hedge-boar")
        else:
            s.say(s.options[0])
    s.resolve()
    assert s.counters("hedge-boar") == {"+1/+1": 2}
    assert s.counters("the-ozolith") == {"+1/+1": 2}


def test_warriors_by_leyline_enter_with_the_paragons_counter() -> None:
    s = arrange(
        {
            "lands": "UUUUGG",
            "hand": ["leyline-of-transformation", "runeclaw-bear"],
            "play": ["bramblewood-paragon"],
        }
    )
    s.cast("leyline-of-transformation").resolve().say(("creature type", "warrior"))
    s.cast("runeclaw-bear").resolve()
    assert s.counters("runeclaw-bear") == {"+1/+1": 1}
    assert s.traits("runeclaw-bear").has("trample")


def test_marvin_shuffles_himself_away_with_the_drowners_words() -> None:
    s = arrange(
        {"lands": "UU", "play": ["marvin-murderous-mimic", "floodpits-drowner"]}, {"play": ["old-oak stun=1"]}
    )
    s.use("marvin-murderous-mimic").resolve()
    assert s.all("marvin-murderous-mimic", where="battlefield") == []
    assert s.all("old-oak", where="battlefield") == []
    assert s.where("floodpits-drowner") == "battlefield"


def test_leyline_of_the_void_leaves_the_discard_to_be_heard() -> None:
    s = arrange(
        {"lands": "B", "hand": ["empty-pockets"], "play": ["leyline-of-the-void", "gossip"]},
        {"hand": ["forest", "old-oak"]},
    )
    s.cast("empty-pockets", ("player", 1)).resolve()
    assert s.where("old-oak") == "exile"
    assert s.life(0) == 22


def test_a_token_shuffled_away_takes_no_card_with_it() -> None:
    s = arrange(
        {"lands": "UU", "play": ["floodpits-drowner"]}, {"play": ["toy-token stun=1"], "library": ["old-oak"]}
    )
    s.use("floodpits-drowner").resolve()
    assert s.all("toy-token") == []
    assert len(s.all("wastes", 1, "library")) == 20
    assert len(s.all("old-oak", 1, "library")) == 1


def test_shards_copy_what_the_exiled_creature_was_a_copy_of() -> None:
    s = arrange(
        {
            "lands": "UUCC",
            "hand": ["same-face"],
            "play": ["niko-light-of-hope", "garden-bear", "shard-token"],
        },
        {"play": ["old-oak"]},
    )
    bear = s["garden-bear"]
    s.cast("same-face", bear, "old-oak").resolve()
    assert s.size(bear) == (5, 5)
    s.use("niko-light-of-hope").resolve()
    assert s.where(bear) == "exile"
    assert s.size("shard-token") == (5, 5)
