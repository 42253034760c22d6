"""The Rooms: what each door does when it is opened, and while it is open."""

from __future__ import annotations

from tests.magic.arrange import arrange

FOUR_TYPES = ["garden-bear", "welcome-mat", "jump-scare", "manifest-dread"]


def test_bottomless_pool_returns_a_creature_when_its_door_opens() -> None:
    s = arrange({"lands": "U", "hand": ["bottomless-pool-locker-room"]}, {"play": ["garden-bear"]})
    s.cast("bottomless-pool-locker-room", way="bottomless-pool").resolve()
    assert s.piece("bottomless-pool-locker-room").doors == 1
    s.aim("garden-bear").resolve()
    assert s.where("garden-bear") == "hand"


def test_bottomless_pool_may_return_nothing() -> None:
    s = arrange({"lands": "U", "hand": ["bottomless-pool-locker-room"]}, {"play": ["garden-bear"]})
    s.cast("bottomless-pool-locker-room", way="bottomless-pool").resolve().aim("none").resolve()
    assert s.where("garden-bear") == "battlefield"


def test_a_locked_door_is_opened_for_its_cost() -> None:
    s = arrange({"lands": "UUUUU", "play": ["bottomless-pool-locker-room door0"]})
    room = s["bottomless-pool-locker-room"]
    s.say(("unlock", room, 1))
    assert s.piece(room).doors == 3
    assert s.traits(room).names == ("bottomless-pool", "locker-room")
    assert s.traits(room).value == 6


def test_mirror_room_copies_a_creature_as_a_reflection_too() -> None:
    s = arrange({"lands": "UUU", "hand": ["mirror-room-fractured-realm"], "play": ["hedge-boar"]})
    s.cast("mirror-room-fractured-realm", way="mirror-room").resolve()
    if s.asked == "target":
        s.aim("hedge-boar")
    s.resolve()
    copy = next(i for i in s.all("hedge-boar") if s.piece(i).token)
    assert s.traits(copy).subtypes == ("boar", "reflection")
    assert s.size(copy) == (3, 3)
    assert s.traits(copy).has("trample")


def test_fractured_realm_makes_triggers_happen_once_more() -> None:
    s = arrange(
        {"lands": "CCC", "hand": ["welcome-mat"], "play": ["mirror-room-fractured-realm door1"], "life": 10}
    )
    s.cast("welcome-mat").resolve()
    assert s.life(0) == 12


def test_porcelain_gallery_makes_all_your_creatures_as_big_as_they_are_many() -> None:
    s = arrange(
        {"play": ["dollmakers-shop-porcelain-gallery door1", "garden-bear", "lamp-lighter", "old-oak"]},
        {"play": ["garden-bear"]},
    )
    assert s.size((0, "garden-bear")) == s.size("lamp-lighter") == s.size("old-oak") == (3, 3)
    assert s.size((1, "garden-bear")) == (2, 2)


def test_central_elevator_finds_a_room_of_another_name() -> None:
    s = arrange(
        {
            "lands": "UUUU",
            "hand": ["central-elevator-promising-stairs"],
            "library": ["central-elevator-promising-stairs", "mirror-room-fractured-realm", "garden-bear"],
        }
    )
    s.cast("central-elevator-promising-stairs", way="central-elevator").resolve()
    mirror = s["mirror-room-fractured-realm"]
    assert s.options == [mirror]
    s.say((mirror,))
    assert s.hand(0) == 1


def test_promising_stairs_wins_with_eight_names() -> None:
    rooms = [
        "central-elevator-promising-stairs door1",
        "mirror-room-fractured-realm open",
        "dazzling-theater-prop-room open",
        "smoky-lounge-misty-salon open",
        "walk-in-closet-forgotten-cellar door0",
    ]
    s = arrange({"play": rooms}, step="end", active=1)
    s.until("upkeep")
    s.resolve()
    while s.game.pending is not None and s.asked == "surveil":
        s.say(())
        s.resolve()
    assert s.game.state.result is not None
    assert s.game.state.result.winners == (0,)


def test_promising_stairs_does_not_win_with_seven_names() -> None:
    rooms = [
        "central-elevator-promising-stairs door1",
        "mirror-room-fractured-realm open",
        "dazzling-theater-prop-room open",
        "smoky-lounge-misty-salon open",
    ]
    s = arrange({"play": rooms}, step="end", active=1)
    s.until("upkeep")
    s.resolve()
    assert s.asked == "surveil"
    s.say(())
    assert s.game.state.result is None


def test_dazzling_theater_lets_creatures_help_to_cast_creatures() -> None:
    s = arrange(
        {
            "play": ["dazzling-theater-prop-room door0", "garden-bear sick", "hedge-boar"],
            "hand": ["ivy-climber", "manifest-dread"],
        }
    )
    assert s.offered("cast", "ivy-climber")
    assert not s.offered("cast", "manifest-dread")
    s.cast("ivy-climber").resolve()
    assert s.where("ivy-climber") == "battlefield"
    assert s.piece("garden-bear").tapped
    assert s.piece("hedge-boar").tapped


def test_prop_room_untaps_in_the_others_untap_step() -> None:
    s = arrange({"play": ["dazzling-theater-prop-room door1", "garden-bear tapped"]}, step="end")
    s.until("upkeep")
    assert s.table.board.active == 1
    assert not s.piece("garden-bear").tapped


def test_smoky_lounge_makes_mana_for_rooms_only() -> None:
    s = arrange(
        {
            "play": ["smoky-lounge-misty-salon door0", "island", "island"],
            "hand": ["furnace-ogre", "smoky-lounge-misty-salon"],
        },
        step="end",
        active=1,
    )
    s.until("main_1")
    assert not s.offered("cast", "furnace-ogre")
    s.resolve()
    assert [m.symbol for m in s.table.seats[0].pool] == ["R", "R"]
    assert s.offered("unlock", s.all("smoky-lounge-misty-salon", where="battlefield")[0], 1)
    assert not s.offered("cast", "furnace-ogre")


def test_misty_salon_makes_a_spirit_as_big_as_there_are_open_doors() -> None:
    s = arrange(
        {"lands": "UUUU", "play": ["smoky-lounge-misty-salon door0", "dazzling-theater-prop-room open"]}
    )
    s.say(("unlock", s["smoky-lounge-misty-salon"], 1)).resolve()
    spirit = s["spirit-token"]
    assert s.size(spirit) == (4, 4)
    assert s.traits(spirit).has("flying")
    assert s.traits(spirit).colours == "U"


def test_walk_in_closet_lets_you_play_lands_from_your_graveyard() -> None:
    s = arrange({"play": ["walk-in-closet-forgotten-cellar door0"], "graveyard": ["forest", "garden-bear"]})
    assert s.offered("play", "forest")
    assert not s.offered("cast", "garden-bear")
    s.say(("play", s["forest"]))
    assert s.where("forest") == "battlefield"


def test_forgotten_cellar_casts_from_the_graveyard_and_exiles_what_would_go_there() -> None:
    s = arrange(
        {
            "lands": "GGGGGGG",
            "play": ["walk-in-closet-forgotten-cellar door0"],
            "graveyard": ["manifest-dread"],
        }
    )
    assert not s.offered("cast", "manifest-dread")
    s.say(("unlock", s["walk-in-closet-forgotten-cellar"], 1)).resolve()
    assert s.offered("cast", "manifest-dread")
    s.cast("manifest-dread").resolve()
    s.say(s.options[0])
    assert s.where("manifest-dread") == "exile"
