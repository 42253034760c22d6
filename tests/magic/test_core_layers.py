"""Continuous effects: layers, timestamps, dependency, and what follows from traits."""

from __future__ import annotations

from tests.magic.arena import Arena, table_of

from arbitre.games.magic.rules.continuous.layers import traits_of


def test_an_effect_that_takes_abilities_is_waited_for_by_the_ability_it_takes() -> None:
    """The Rescuer gives hexproof in layer 6 and loses its abilities in layer 6. Its own timestamp is older,
    but what it gives depends on whether it still has the ability (613.8a)."""
    arena = Arena()
    rescuer, tapped = arena.put(0, "the-wandering-rescuer", "garden-bear")
    arena.table.own(tapped).tapped = True
    table = table_of(arena.game())
    assert traits_of(table, tapped).has("hexproof")
    silenced = Arena()
    rescuer, tapped = silenced.put(0, "the-wandering-rescuer", "garden-bear")
    silenced.table.own(tapped).tapped = True
    silenced.put(0, "unable-to-scream", host=rescuer)
    table = table_of(silenced.game())
    assert not traits_of(table, rescuer).has("double strike")
    assert not traits_of(table, tapped).has("hexproof")


def test_setting_power_comes_before_changing_it_whatever_is_older() -> None:
    """Layer 7b before 7c: Dissection Tools gives +2/+2 on top of 0/2 although it was there first."""
    arena = Arena()
    bear = arena.put(0, "garden-bear")[0]
    arena.put(0, "dissection-tools", host=bear)
    arena.put(0, "unable-to-scream", host=bear)
    traits = traits_of(table_of(arena.game()), bear)
    assert (traits.power, traits.toughness) == (2, 4)


def test_of_two_effects_that_set_power_the_newer_one_holds() -> None:
    """Porcelain Gallery: creatures are as big as their number. The Aura that came later makes it 0/2."""
    arena = Arena()
    _, oak = arena.put(0, "garden-bear", "old-oak")
    arena.put(0, "dollmakers-shop-porcelain-gallery", doors=2)
    table = table_of(arena.game())
    assert (traits_of(table, oak).power, traits_of(table, oak).toughness) == (2, 2)
    arena = Arena()
    _, oak = arena.put(0, "garden-bear", "old-oak")
    arena.put(0, "dollmakers-shop-porcelain-gallery", doors=2)
    arena.put(0, "unable-to-scream", host=oak)
    table = table_of(arena.game())
    assert (traits_of(table, oak).power, traits_of(table, oak).toughness) == (0, 2)
    arena = Arena()
    _, oak = arena.put(0, "garden-bear", "old-oak")
    arena.put(0, "unable-to-scream", host=oak)
    arena.put(0, "dollmakers-shop-porcelain-gallery", doors=2)
    table = table_of(arena.game())
    assert (traits_of(table, oak).power, traits_of(table, oak).toughness) == (2, 2)


def test_counters_count_after_setting() -> None:
    arena = Arena()
    bear = arena.put(0, "garden-bear", counters=(("+1/+1", 3),))[0]
    arena.put(0, "unable-to-scream", host=bear)
    traits = traits_of(table_of(arena.game()), bear)
    assert (traits.power, traits.toughness) == (3, 5)


def test_a_keyword_counter_newer_than_the_loss_of_abilities_still_gives_its_keyword() -> None:
    arena = Arena()
    bear = arena.put(0, "garden-bear")[0]
    arena.put(0, "unable-to-scream", host=bear)
    it = arena.table.own(bear)
    it.counters, it.stamps = (("flying", 1),), (("flying", arena.table.serial),)
    assert traits_of(table_of(arena.game()), bear).has("flying")
    arena = Arena()
    bear = arena.put(0, "garden-bear")[0]
    it = arena.table.own(bear)
    it.counters, it.stamps = (("flying", 1),), (("flying", arena.table.serial),)
    arena.table.serial += 1
    arena.put(0, "unable-to-scream", host=bear)
    assert not traits_of(table_of(arena.game()), bear).has("flying")


def test_control_follows_the_aura() -> None:
    arena = Arena()
    oak = arena.put(1, "old-oak")[0]
    arena.put(0, "duskmourns-domination", host=oak)
    game = arena.game()
    game.answer(("pass",))
    table = table_of(game)
    traits = traits_of(table, oak)
    assert (traits.controller, traits.power, traits.abilities) == (0, 2, ())
    assert table.pieces[oak].under == 0 and table.pieces[oak].held != 0  # it may not attack yet


def test_a_locked_room_has_no_name_and_no_ability_and_each_open_door_adds_its_own() -> None:
    arena = Arena()
    rooms = [arena.put(0, "bottomless-pool-locker-room", doors=doors)[0] for doors in (0, 1, 2, 3)]
    table = table_of(arena.game())
    seen = [(len(traits_of(table, i).names), traits_of(table, i).value) for i in rooms]
    assert seen == [(0, 0), (1, 1), (1, 5), (2, 6)]
    hand = arena.hand(0, "bottomless-pool-locker-room")[0]
    assert traits_of(table_of(arena.game()), hand).value == 6


def test_a_face_down_permanent_is_a_creature_without_a_name() -> None:
    arena = Arena()
    oak = arena.put(0, "old-oak", facing="manifest", hidden=True, known=1)[0]
    traits = traits_of(table_of(arena.game()), oak)
    assert (traits.names, traits.types, traits.subtypes, traits.power, traits.toughness, traits.value) == (
        (),
        ("creature",),
        (),
        2,
        2,
        0,
    )


def test_a_cloaked_creature_has_ward_and_a_manifested_one_has_not() -> None:
    arena = Arena()
    cloaked, manifested = (
        arena.put(0, "old-oak", facing=facing, hidden=True, known=1)[0] for facing in ("cloak", "manifest")
    )
    table = table_of(arena.game())
    assert traits_of(table, cloaked).has("ward") and not traits_of(table, manifested).has("ward")
