"""The table as it is drawn: rows of the one battlefield, moments that go by, what one might try."""

from __future__ import annotations

import random
from typing import Any

from tests.magic.arena import Arena, act
from tests.magic.arrange import arrange

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.games import spec
from arbitre.games import teller as teller_of
from arbitre.games.magic.decks.lobby import deck
from arbitre.games.magic.deeds import DEEDS
from arbitre.games.magic.rules.model import TURN_STEPS
from arbitre.games.magic.table.layout import LAYOUT, dress
from arbitre.games.magic.table.stops import QUIET, stop, trifle
from arbitre.games.magic.table.words import translate
from arbitre.games.stops import nothing_else, passing
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput
from arbitre.kernel.view import View, sees


def dressed(game: Game, seat: int, lang: Any = "en") -> View:
    view = game.view(seat)
    dress(view)
    translate(view, lang)
    return view


def row(view: View, name: str, seat: int) -> list[dict[str, Any]]:
    return next(zone.pieces for zone in view.zones if zone.name == name and zone.owner == seat)


def test_what_is_no_creature_shows_no_power() -> None:
    arena = Arena()
    arena.put(0, "overlord-of-the-boilerbilges", counters=(("time", 3),), marks=("impending",))
    arena.put(0, "unidentified-hovership")
    arena.put(0, "kaito-bane-of-nightmares", counters=(("loyalty", 4),))
    view = dressed(arena.game(), 1)
    shown = {piece["card"]: piece for zone in view.zones for piece in zone.pieces if "card" in piece}
    assert shown["overlord-of-the-boilerbilges"]["figures"] == []
    assert "figures" not in shown["unidentified-hovership"]  # what is printed: it may be crewed
    assert shown["kaito-bane-of-nightmares"]["figures"] == [3, 4]  # a creature during its player's turn


def test_who_protects_a_battle_is_a_player_and_no_number() -> None:
    arena = Arena()
    arena.put(1, "assault-on-the-attic", counters=(("defense", 4),), chosen=(("protector", "0"),))
    arena.put(1, "metamorphosis-fanatic")
    view = dressed(arena.game(), 0)
    shown = {piece["card"]: piece for zone in view.zones for piece in zone.pieces if "card" in piece}
    assert shown["assault-on-the-attic"]["protector"] == 0
    assert "choices" not in shown["assault-on-the-attic"]
    assert "protector" not in shown["metamorphosis-fanatic"]
    assert [mark.how for mark in LAYOUT.marks if mark.key == "protector"] == ["seat"]


def test_permanents_lie_in_rows_and_what_is_attached_with_its_host() -> None:
    arena = Arena()
    (bear,) = arena.put(1, "patchwork-beastie", damage=1, counters=(("+1/+1", 2),))
    (land,) = arena.put(0, "forest", tapped=True)
    (tools,) = arena.put(0, "dissection-tools", host=bear)
    (room,) = arena.put(0, "bottomless-pool-locker-room", doors=2)
    view = dressed(arena.game(), 0)
    assert [piece["id"] for piece in row(view, "creatures", 1)] == [bear, tools]
    assert [piece["id"] for piece in row(view, "lands", 0)] == [land]
    assert [piece["id"] for piece in row(view, "others", 0)] == [room]
    assert row(view, "battlefield", -1) == []
    beast, worn = row(view, "creatures", 1)
    assert (beast["figures"], beast["left"], beast["counted"]) == ([7, 7], 6, ["2 +1/+1"])
    assert beast["gains"] == ["deathtouch", "lifelink"]
    assert worn["host"] == bear
    assert row(view, "others", 0)[0]["open"] == ["2"]
    assert row(view, "lands", 0)[0]["tapped"] is True


def test_every_zone_keeps_its_place_and_every_piece_stays_in_the_view() -> None:
    """Options and events call zones by their place."""
    game = arbitre.new("magic", seed=8)
    for _ in range(300):
        if game.pending is None:
            break
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    for seat in (0, 1, -1):
        plain, drawn = game.view(seat), dressed(game, seat, "fr")
        assert [zone.name for zone in drawn.zones[: len(plain.zones)]] == [zone.name for zone in plain.zones]
        ids = [sorted(piece["id"] for zone in view.zones for piece in zone.pieces) for view in (plain, drawn)]
        assert ids[0] == ids[1]
        assert drawn.board["phase"] in LAYOUT.phases


def test_a_face_down_creature_shows_others_nothing_of_its_card() -> None:
    arena = Arena()
    arena.put(0, "patchwork-beastie", facing="manifest", hidden=True, known=1)
    game = arena.game()
    (mine,), (theirs,) = (row(dressed(game, seat), "creatures", 0) for seat in (0, 1))
    assert mine["card"] == "patchwork-beastie" and mine["face_down"]
    assert "card" not in theirs and theirs["figures"] == [2, 2]


def test_what_is_exiled_lies_with_its_owner() -> None:
    sitting = arrange({"exile": ["forest"]}, {"exile": ["island"]})
    view = dressed(sitting.game, 0)
    assert [[piece["card"] for piece in row(view, "exiled", seat)] for seat in (0, 1)] == [
        ["forest"],
        ["island"],
    ]


def test_a_moment_is_called_by_what_everybody_sees() -> None:
    """The same step with another hand, with more to do, is the same moment."""
    for step in ("upkeep", "main_1", "end"):
        empty = arrange({"lands": "RR"}, step=step).game
        armed = arrange(
            {"lands": "RR", "hand": ["unholy-heat"]}, {"play": ["patchwork-beastie"]}, step=step
        ).game
        assert len(armed.pending.options) > len(empty.pending.options)  # type: ignore[union-attr]
        assert stop(empty) == stop(armed) == f"priority-mine-{step}"
        assert nothing_else(empty) and not nothing_else(armed)
    sitting = arrange({"lands": "RR", "hand": ["unholy-heat"]}, {"play": ["patchwork-beastie"]})
    sitting.cast("unholy-heat")
    assert stop(sitting.game) == "priority-own"
    sitting.passing()
    assert stop(sitting.game) == "priority-answer"


def test_what_usually_goes_by_is_real_and_leaves_the_main_phases() -> None:
    steps = {f"priority-{whose}-{step}" for whose in ("mine", "theirs") for step in TURN_STEPS}
    idle = {"priority-mine-attackers-idle", "priority-theirs-attackers-idle"}
    assert set(QUIET) <= steps | idle | {"priority-own"}
    asked = {"priority-mine-main_1", "priority-mine-main_2", "priority-theirs-attackers", "priority-answer"}
    assert not asked & set(QUIET)
    assert spec("magic").table.stops.quiet == QUIET and not spec("quarriors").table.stops.quiet


def test_with_the_usual_stops_a_game_asks_much_less_and_passes_legally() -> None:
    game = arbitre.new("magic", seed=3)
    asked = by_itself = 0
    while game.pending is not None and len(game.history) < 600:
        way = passing(game)
        if way is not None and stop(game) in QUIET:
            game.answer(way)
            by_itself += 1
            continue
        asked += 1
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    assert by_itself > asked / 2


def test_only_tapping_for_mana_is_a_trifle() -> None:
    game = arrange({"lands": "R", "hand": ["mountain"]}).game
    assert game.pending is not None
    trifles = [option for option in game.pending.options if trifle(option)]
    assert [isinstance(option, tuple) and option[0] for option in trifles] == ["activate"]
    assert not trifle(("pass",)) and not trifle(("play", 3))


def test_tries_are_about_what_the_seat_sees_and_have_words_and_reasons() -> None:
    game = arbitre.new("magic", seed=5)
    luck = random.Random(2)
    reasons = 0
    while game.pending is not None and len(game.history) < 400:
        for seat in (0, 1):
            if luck.random() < 0.1:
                tries = DEEDS.expected(game.view(seat))
                assert sorted(map(str, tries)) == sorted(map(str, DEEDS.expected(dressed(game, seat))))
                for option in tries:
                    assert isinstance(option, tuple) and sees(game.state, seat, option[1])
                    teller = teller_of(game, seat, "fr", ["Ada", "Bo"])
                    assert teller.label(option)
                    refusal = game.why_not(seat, option)
                    if refusal is not None:
                        reasons += 1
                        assert teller.refusal(refusal)
        game.answer(by_name("random", len(game.history), game.pending.seat).choose(Glimpse(game)))
    assert reasons > 100


def test_a_target_that_is_a_player_points_at_no_piece() -> None:
    from arbitre.server.showing import Showing

    sitting = arrange({"lands": "R"})
    showing = Showing(sitting.game, 0, "en", ["Ada", "Bo"])
    assert showing.points(("target", "seat", 1)) == [("seat", 1)]
    assert showing.points(("target", "piece", 7)) == [("piece", 7)]
    assert showing.points(("attack", 3, "seat", 1)) == [("piece", 3), ("seat", 1)]
    assert showing.points(("attack", 3, "piece", 9)) == [("piece", 3), ("piece", 9)]


def test_a_deck_of_the_lobby_is_checked_before_it_is_dealt() -> None:
    assert deck("house-of-rooms") == "house-of-rooms"
    wrong: list[Any] = ["no-such-deck", {"slug": "pasted", "main": [["forest", 59]]}, {"main": 3}]
    wrong.append({"slug": "pasted", "main": [["forest", 55], ["unholy-heat", 5]]})
    for written in wrong:
        try:
            arbitre.new("magic", seed=1, decks=[deck(written), "restless-graves"])
        except BadInput as error:
            assert str(error)
        else:
            raise AssertionError(written)
    fine = deck({"slug": "pasted", "main": [["forest", 56], ["unholy-heat", 4]]})
    game = arbitre.new("magic", seed=1, decks=[fine, "restless-graves"])
    assert len(game.view(0).zones[4].pieces) + len(game.view(0).zones[5].pieces) == 60


def test_a_fight_is_marked_on_both_sides() -> None:
    sitting = arrange({"play": ["spineseeker-centipede"]}, {"play": ["spineseeker-centipede"]})
    mine, theirs = sitting.all("spineseeker-centipede")
    sitting.until("attackers")
    act(sitting.game, ("attack", mine, "seat", 1))
    while sitting.asked == "priority":
        sitting.passing()
    act(sitting.game, ("block", theirs, mine))
    view = dressed(sitting.game, 1)
    assert row(view, "creatures", 0)[0]["attacking"] and row(view, "creatures", 1)[0]["blocking"]
