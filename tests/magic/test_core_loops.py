"""Loops (104.4b): what is the same position, what is optional, and where the last limits are."""

import msgspec
from tests.magic.arrange import Sitting, arrange

from arbitre.games.magic.cards.index import NODES
from arbitre.games.magic.language import Triggered
from arbitre.games.magic.rules.stack.loops import DEEP, ENDLESS, FOR_EVER, optional, position


def soup(*play: str) -> Sitting:
    s = arrange({"play": list(play), "hand": ["warm-soup"], "lands": "W"})
    return s.cast("warm-soup").resolve()


def passed(s: Sitting) -> int:
    """Pass until the game is over or asks for more; how often."""
    number = 0
    while not s.game.over and s.asked == "priority" and s.table.board.stack:
        s.say(("pass",))
        number += 1
    return number


def test_a_loop_that_gains_something_each_time_is_a_draw_in_the_end() -> None:
    s = soup("overgrown-corridor")
    passed(s)
    assert s.game.result is not None
    assert (s.game.result.winners, s.game.result.reason, s.game.result.rule) == ((), "loop", "104.4b")
    assert s.life(0) > 20 + ENDLESS


def test_a_loop_that_comes_round_is_a_draw_long_before() -> None:
    s = soup("draughty-corridor")
    assert passed(s) < 40
    assert s.game.result is not None and s.game.result.reason == "loop"


def test_many_resolutions_that_lead_somewhere_are_no_loop() -> None:
    s = arrange({"play": ["cheering-crowd", *["garden-bear"] * 14]}, step="begin_combat")
    s.attack(*s.all("garden-bear"))
    passed(s)
    assert not s.game.over and s.life(0) == 34


def test_an_optional_loop_goes_on_for_as_long_as_it_is_chosen() -> None:
    s = soup("revolving-door")
    for _ in range(60):
        passed(s)
        assert s.asked == "may"
        s.say(True)
    assert not s.game.over
    passed(s)
    s.say(False)
    assert not s.game.over and not s.table.board.stack


def test_what_is_optional_is_read_from_the_ability() -> None:
    door = [NODES.nodes[name] for name in NODES.nodes if name.startswith("revolving-door/")]
    told = [NODES.name(node.do) for node in door if isinstance(node, Triggered)]
    assert [optional(name) for name in told] == [False, True]


def test_positions_differ_by_what_rules_read_and_not_by_the_objects_numbers() -> None:
    one = arrange({"play": ["garden-bear", "old-oak"]})
    other = arrange({"play": ["garden-bear", "old-oak"]})
    other.table.own(other["garden-bear"]).life += 2
    assert position(one.table) == position(other.table)
    other.table.own(other["garden-bear"]).tapped = True
    assert position(one.table) != position(other.table)


def test_deep_in_a_stack_items_are_told_apart_by_their_numbers_alone() -> None:
    """Thousands may lie there: they are not looked at again before each resolution, and no two that were put
    there at different times are taken for the same."""
    table = soup("draughty-corridor").table.fork()
    [item] = table.board.stack

    def stacked(first: int, above: int) -> int:
        numbers = (*range(first, first + 3_000), *range(above, above + DEEP))
        table.own_board().stack = tuple(msgspec.structs.replace(item, id=number) for number in numbers)
        return position(table)

    here = stacked(1, 5_000)
    assert stacked(1, 6_000) == here  # the same stack, but for what its top is called
    assert stacked(2, 5_000) != here


def _long_turn() -> Sitting:
    """A turn in which it has just been seen what there is left to use up, and is about to be seen again."""
    types = ["garden-bear", "plains", "unholy-heat", "cursed-recording"]
    s = arrange({"play": ["fever-dreamer"], "graveyard": types, "lands": "CC"})
    s.table.own_board().resolved = FOR_EVER - 1
    s.use("fever-dreamer").say(("pass",)).say(("pass",))
    assert not s.game.over and s.life(0) == 22
    s.table.own_board().resolved = 2 * FOR_EVER - 1
    return s


def test_a_turn_that_never_ends_is_a_draw_though_players_do_things_in_it() -> None:
    s = _long_turn()
    s.use("fever-dreamer").say(("pass",)).say(("pass",))
    assert s.game.result is not None and s.game.result.reason == "loop"


def test_a_turn_that_uses_something_up_goes_on() -> None:
    s = _long_turn()
    s.table.own_seat(1).life -= 1
    s.use("fever-dreamer").say(("pass",)).say(("pass",))
    assert not s.game.over and s.life(0) == 24
