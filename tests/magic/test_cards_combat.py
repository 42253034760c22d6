"""What cards do when creatures attack, block and deal damage."""

from __future__ import annotations

from tests.magic.arrange import arrange

FOUR_TYPES = ["garden-bear", "welcome-mat", "jump-scare", "manifest-dread"]


def test_locker_room_draws_once_for_all_that_hit_a_player() -> None:
    s = arrange({"play": ["bottomless-pool-locker-room door1", "garden-bear", "hedge-boar"]})
    s.attack("garden-bear", "hedge-boar").until("end_combat")
    assert s.life(1) == 15
    assert s.hand(0) == 1


def test_dollmakers_shop_makes_a_toy_for_attackers_that_are_no_toys() -> None:
    s = arrange({"play": ["dollmakers-shop-porcelain-gallery door0", "garden-bear", "hedge-boar"]})
    s.attack("garden-bear", "hedge-boar").resolve()
    assert len(s.all("toy-token")) == 1
    assert s.traits("toy-token").types == ("artifact", "creature")


def test_overlord_of_the_boilerbilges_hits_as_it_enters() -> None:
    s = arrange({"lands": "RRRRRR", "hand": ["overlord-of-the-boilerbilges"]})
    s.cast("overlord-of-the-boilerbilges").resolve().aim(("player", 1)).resolve()
    assert s.life(1) == 16
    assert s.size("overlord-of-the-boilerbilges") == (5, 5)


def test_an_overlord_cast_for_impending_is_no_creature_until_its_time_comes() -> None:
    s = arrange({"lands": "GGG", "hand": ["overlord-of-the-hauntwoods"]})
    s.cast("overlord-of-the-hauntwoods", way="impending").resolve()
    assert s.counters("overlord-of-the-hauntwoods") == {"time": 4}
    assert s.traits("overlord-of-the-hauntwoods").types == ("enchantment",)
    everywhere = s["everywhere-token"]
    assert s.piece(everywhere).tapped
    assert len(s.traits(everywhere).abilities) == 5
    s.until("end").resolve()
    assert s.counters("overlord-of-the-hauntwoods") == {"time": 3}


def test_hauntwoods_shrieker_manifests_dread_when_it_attacks() -> None:
    s = arrange({"play": ["hauntwoods-shrieker"], "library": ["old-oak", "hedge-boar"]})
    s.attack("hauntwoods-shrieker").resolve()
    assert s.asked == "manifest_dread"


def test_patchwork_beastie_attacks_only_with_delirium() -> None:
    for graveyard, able in (([], False), (FOUR_TYPES, True)):
        s = arrange({"play": ["patchwork-beastie"], "graveyard": graveyard})
        s.attack("patchwork-beastie")
        assert bool(s.table.board.attacks) is able


def test_fear_of_missing_out_brings_a_second_combat() -> None:
    s = arrange({"play": ["fear-of-missing-out"], "graveyard": FOUR_TYPES})
    s.attack("fear-of-missing-out").resolve()
    assert not s.piece("fear-of-missing-out").tapped
    s.until("end_combat").attack("fear-of-missing-out")
    assert s.table.board.step == "attackers"
    s.resolve().until("main_2")
    assert s.life(1) == 16


def test_silent_hallcreeper_chooses_another_mode_each_time() -> None:
    s = arrange({"play": ["silent-hallcreeper", "old-oak"]}, {"play": ["garden-bear"]})
    s.attack("silent-hallcreeper")
    while s.asked == "priority" and not (s.table.board.step == "damage" and s.table.board.stack):
        s.passing()
    assert s.asked == "mode"
    assert s.options == [("mode", 0), ("mode", 1), ("mode", 2)]
    s.say(("mode", 2)).resolve()
    assert s.size("silent-hallcreeper") == (5, 5)
    assert s.traits("silent-hallcreeper").names == ("old-oak",)


def test_norin_lets_a_blocked_creature_slip_away_and_be_played_again() -> None:
    s = arrange({"lands": "GG", "play": ["norin-swift-survivalist", "garden-bear"]}, {"play": ["old-oak"]})
    s.attack("garden-bear").block(old_oak="garden-bear").resolve()
    assert s.asked == "may"
    s.say(True)
    bear = s["garden-bear"]
    assert s.where(bear) == "exile"
    s.until("main_2")
    assert s.offered("cast", bear)


def test_the_mindskinner_cannot_be_blocked_and_mills_ten() -> None:
    s = arrange({"play": ["the-mindskinner"]}, {"play": ["garden-bear"]})
    s.attack("the-mindskinner").until("end_combat")
    assert s.life(1) == 20
    assert len(s.all("wastes", 1, "graveyard")) == 10


def test_abhorrent_oculus_manifests_dread_in_their_upkeep() -> None:
    s = arrange({"play": ["abhorrent-oculus"]}, step="end")
    s.until("upkeep").resolve()
    assert s.asked == "manifest_dread"
    assert s.game.pending is not None
    assert s.game.pending.seat == 0


def test_kaito_comes_as_a_ninja_in_place_of_an_unblocked_attacker() -> None:
    s = arrange({"lands": "CUB", "hand": ["kaito-bane-of-nightmares"], "play": ["garden-bear"]})
    s.attack("garden-bear")
    assert not s.offered("activate", "kaito-bane-of-nightmares")
    while s.table.board.step != "blockers":
        s.passing()
    s.use("kaito-bane-of-nightmares")
    assert s.where("garden-bear") == "hand"
    s.resolve()
    kaito = s["kaito-bane-of-nightmares"]
    assert s.where(kaito) == "battlefield"
    assert s.piece(kaito).tapped
    assert s.traits(kaito).types == ("creature",)
    assert s.size(kaito) == (3, 4)
    s.until("end_combat")
    assert s.life(1) == 17


def test_kaito_is_a_planeswalker_in_their_turn() -> None:
    s = arrange({"play": ["kaito-bane-of-nightmares loyalty=4"]}, active=1)
    assert s.traits("kaito-bane-of-nightmares").types == ("planeswalker",)


def test_kaitos_loyalty_abilities() -> None:
    s = arrange({"play": ["kaito-bane-of-nightmares loyalty=4"]}, {"play": ["old-oak"]})
    kaito = s["kaito-bane-of-nightmares"]
    s.use(kaito, 0).resolve()
    assert s.counters(kaito) == {"loyalty": 5}
    assert s.size(kaito) == (4, 5)
    assert not s.offered("activate", kaito)
    s = arrange({"play": ["kaito-bane-of-nightmares loyalty=4"]}, {"play": ["old-oak"]})
    s.use("kaito-bane-of-nightmares", 2, "old-oak").resolve()
    assert s.counters("old-oak") == {"stun": 2}
    assert s.piece("old-oak").tapped


def test_unidentified_hovership_needs_a_crew() -> None:
    s = arrange({"play": ["unidentified-hovership", "lamp-lighter"]})
    ship = s["unidentified-hovership"]
    assert s.traits(ship).types == ("artifact",)
    s.use(ship).resolve()
    assert s.traits(ship).types == ("artifact", "creature")
    assert s.piece("lamp-lighter").tapped
    s.attack(ship).until("end_combat")
    assert s.life(1) == 18


def test_unidentified_hovership_abducts_and_its_owner_gets_a_dread() -> None:
    s = arrange(
        {"lands": "WWW", "hand": ["unidentified-hovership"]},
        {"lands": "U", "hand": ["swept-away"], "play": ["old-oak"]},
    )
    s.cast("unidentified-hovership").resolve().aim("old-oak").resolve()
    assert s.where("old-oak") == "exile"
    s.passing().cast("swept-away").resolve()
    assert s.asked == "manifest_dread"
    assert s.game.pending is not None
    assert s.game.pending.seat == 1
