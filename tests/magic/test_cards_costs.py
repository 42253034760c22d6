"""Cards with unusual costs and permissions, the Saga, and lands."""

from __future__ import annotations

from tests.magic.arrange import arrange


def test_abhorrent_oculus_asks_for_six_cards_of_the_graveyard() -> None:
    s = arrange({"lands": "UUU", "hand": ["abhorrent-oculus"], "graveyard": ["forest"] * 5})
    assert not s.offered("cast", "abhorrent-oculus")
    s = arrange({"lands": "UUU", "hand": ["abhorrent-oculus"], "graveyard": ["forest"] * 6})
    s.cast("abhorrent-oculus").resolve()
    assert s.where("abhorrent-oculus") == "battlefield"
    assert len(s.all("forest", where="exile")) == 6


def test_inquisitive_glimmer_makes_enchantments_and_doors_cheaper() -> None:
    s = arrange({"lands": "UUUU", "play": ["inquisitive-glimmer", "bottomless-pool-locker-room door0"]})
    assert s.offered("unlock", "bottomless-pool-locker-room", 1)
    s = arrange({"lands": "UUU", "play": ["inquisitive-glimmer"], "hand": ["leyline-of-transformation"]})
    assert s.offered("cast", "leyline-of-transformation")
    s = arrange(
        {"lands": "U", "play": ["inquisitive-glimmer"], "hand": ["cellar-crab", "silent-hallcreeper"]}
    )
    assert s.offered("cast", "silent-hallcreeper")
    assert not s.offered("cast", "cellar-crab")


def test_the_wandering_rescuer_is_convoked_in_response_and_protects_the_tapped() -> None:
    s = arrange(
        {"play": ["lamp-lighter"] * 5, "hand": ["the-wandering-rescuer"]},
        {"lands": "BBBB", "hand": ["blunt-end"]},
        active=1,
    )
    s.passing()
    s.cast("the-wandering-rescuer").resolve()
    assert s.where("the-wandering-rescuer") == "battlefield"
    lighter = s["lamp-lighter"]
    assert s.piece(lighter).tapped
    assert s.traits(lighter).has("hexproof")
    assert not s.traits("the-wandering-rescuer").has("hexproof")


def test_valgavoth_exiles_what_dies_and_lets_you_cast_it_for_life() -> None:
    s = arrange(
        {"lands": "BB", "hand": ["blunt-end"], "play": ["valgavoth-terror-eater"]}, {"play": ["hedge-boar"]}
    )
    s.cast("blunt-end", "hedge-boar").resolve()
    boar = s["hedge-boar"]
    assert s.where(boar) == "exile"
    s.cast(boar).resolve()
    assert s.where(boar) == "battlefield"
    assert s.traits(boar).controller == 0
    assert s.life(0) == 17


def test_rite_of_the_moth_returns_a_creature_and_comes_back_once() -> None:
    s = arrange({"lands": "WWWBBB", "hand": [], "graveyard": ["rite-of-the-moth", "old-oak"]})
    s.cast("rite-of-the-moth", way="flashback").resolve()
    assert s.counters("old-oak") == {"finality": 1}
    assert s.where("rite-of-the-moth") == "exile"


def test_noxious_revival_may_be_paid_with_life() -> None:
    s = arrange({"hand": ["noxious-revival"], "graveyard": ["old-oak"]})
    s.cast("noxious-revival").resolve()
    assert s.life(0) == 18
    assert s.where("old-oak") == "library"
    s = arrange({"hand": ["noxious-revival"], "graveyard": ["old-oak"], "life": 1})
    assert not s.offered("cast", "noxious-revival")


def test_marina_vendrells_grimoire_draws_and_keeps_alive() -> None:
    s = arrange(
        {"lands": "UUUUUU", "hand": ["marina-vendrells-grimoire"]}, {"lands": "R", "hand": ["sharp-retort"]}
    )
    s.cast("marina-vendrells-grimoire").resolve()
    assert s.hand(0) == 5
    s.passing().cast("sharp-retort", ("player", 0)).resolve()
    assert s.life(0) == 17
    assert s.asked == "discard"


def test_marina_vendrells_grimoire_survives_zero_life_but_not_an_empty_hand() -> None:
    for hand, lost in ((["forest"] * 4, False), (["forest"] * 3, True)):
        s = arrange(
            {"play": ["marina-vendrells-grimoire"], "hand": hand, "life": 3},
            {"lands": "R", "hand": ["sharp-retort"]},
            active=1,
        )
        s.cast("sharp-retort", ("player", 0)).resolve()
        if s.asked == "discard":
            s.say(tuple(s.options[:3]))
        assert s.life(0) == 0
        assert (s.game.state.result is not None) is lost


def test_the_tale_of_tamiyo_mills_and_draws_while_cards_share_a_type() -> None:
    s = arrange(
        {
            "lands": "UUU",
            "hand": ["the-tale-of-tamiyo"],
            "library": ["garden-bear", "hedge-boar", "forest", "old-oak", "jump-scare"],
        }
    )
    s.cast("the-tale-of-tamiyo").resolve()
    assert s.counters("the-tale-of-tamiyo") == {"lore": 1}
    assert s.where("garden-bear") == s.where("hedge-boar") == "graveyard"
    assert s.where("forest") == "hand"
    assert s.where("old-oak") == s.where("jump-scare") == "graveyard"


def test_the_tale_of_tamiyo_ends_with_copies_to_cast() -> None:
    s = arrange(
        {"lands": "R", "play": ["the-tale-of-tamiyo lore=3"], "graveyard": ["sharp-retort"]}, step="draw"
    )
    s.until("main_1")
    s.aim("sharp-retort")
    if s.asked == "target":
        s.aim("none")
    s.resolve()
    assert s.asked == "cast_now"
    s.say(s.options[0]).aim(("player", 1)).calm()
    assert s.life(1) == 17
    assert s.where(s.all("sharp-retort")[0]) == "exile"
    assert s.where("the-tale-of-tamiyo") == "graveyard"


def test_lakeside_shack_enters_untapped_once_somebody_is_at_thirteen() -> None:
    for life, tapped in ((14, True), (13, False)):
        s = arrange({"hand": ["lakeside-shack"]}, {"life": life})
        s.say(("play", s["lakeside-shack"]))
        assert s.piece("lakeside-shack").tapped is tapped


def test_breeding_pool_enters_tapped_unless_two_life_are_paid() -> None:
    for paid, life in ((True, 18), (False, 20)):
        s = arrange({"hand": ["breeding-pool"]})
        s.say(("play", s["breeding-pool"])).say(paid)
        assert s.piece("breeding-pool").tapped is not paid
        assert s.life(0) == life


def test_meddling_mage_forbids_the_named_card() -> None:
    s = arrange({"lands": "WU", "hand": ["meddling-mage"]}, {"lands": "R", "hand": ["sharp-retort"]})
    s.cast("meddling-mage").resolve().say(("name", "sharp-retort"))
    s.passing()
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
    assert not s.offered("cast", "sharp-retort")


def test_coins_dice_and_doubled_tokens() -> None:
    s = arrange({"lands": "UU", "play": ["second-mould", "attic-reader", "found-footage"]})
    s.use("found-footage").resolve().say(()).calm()
    assert len(s.all("toy-token")) == 2


def test_a_land_tapped_for_mana_gives_one_more() -> None:
    s = arrange({"lands": "GG", "hand": ["hedge-boar", "old-oak"], "play": ["kitchen-garden"]})
    forest = s["forest"]
    s.use(forest)
    assert [m.symbol for m in s.table.seats[0].pool] == ["G", "G"]


def test_losing_is_replaced_once() -> None:
    s = arrange({"play": ["hidden-passage"], "life": 2}, {"lands": "R", "hand": ["sharp-retort"]}, active=1)
    s.cast("sharp-retort", ("player", 0)).resolve()
    assert s.life(0) == 5
    assert s.where("hidden-passage") == "graveyard"
    assert s.game.state.result is None


def test_a_reflexive_trigger_aims_after_the_sacrifice() -> None:
    s = arrange({"lands": "BB", "hand": ["grim-cook"], "play": ["lamp-lighter"]})
    s.cast("grim-cook").resolve().say(True)
    assert s.where("lamp-lighter") == "graveyard"
    while s.asked == "next_trigger":
        s.say(s.options[0])
    assert s.asked == "target"
    s.aim(("player", 1)).resolve()
    assert s.life(1) == 18
    assert s.life(0) == 21
