"""Taking back a move where several people play: whoever it concerns is asked, and may say no."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from .browser import Server
from .table import CLICK, Table, asked

WAITING = "Waiting for the others to agree"


def seated(server: Server, open_table: Callable[..., Table], game: str, *names: str) -> list[Table]:
    """So many people at one table, each with a page of his own."""
    made = server.room(game, [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in names[1:])])
    tables = [open_table(server.url) for _ in names]
    for table, name, (_, code) in zip(tables[1:], names[1:], made["joins"], strict=True):
        table.page.goto(f"{server.url}/room/{made['room']}#join={code}")
        table.page.get_by_label("Your name").fill(name)
        table.page.click("[data-sit]")
    tables[0].sit(made["room"], made["places"])
    return tables


def words(table: Table) -> tuple[str, str]:
    """What is asked and what is offered."""
    return table.page.inner_text("[data-prompt] .ask"), table.page.inner_text("[data-prompt] .options")


def turn_over(tables: list[Table]) -> tuple[Table, tuple[str, str], Table]:
    """Play until the question goes to another: who moved last, what he was asked, and who is asked now."""
    first = asked(*tables)
    chance = Random(6)
    before = words(first)
    while asked(*tables) is first:
        before = words(first)
        first.page.evaluate(CLICK, chance.random())
    return first, before, asked(*tables)


def click(table: Table) -> None:
    """Answer whatever is asked, until something else is."""
    page = table.page
    number = page.get_attribute("[data-prompt]", "data-ready")
    chance = Random(3)
    while page.get_attribute("[data-prompt]", "data-ready") == number:
        page.evaluate(CLICK, chance.random())


def wait_for_end_of(table: Table) -> None:
    """The wish to take back is no longer open."""
    table.page.get_by_text(WAITING).wait_for(state="detached")
    table.page.get_by_role("alertdialog").wait_for(state="detached")


def is_asked_again(table: Table, before: tuple[str, str]) -> None:
    """What was asked before the move that is taken back is asked again."""
    until = time.monotonic() + 30
    while words(asked(table)) != before:
        assert time.monotonic() < until, words(table)


def test_what_nobody_has_seen_or_answered_is_taken_back_at_once(
    server: Server, open_table: Callable[..., Table]
) -> None:
    ada, bob = seated(server, open_table, "noxilia", "Ada", "Bob")
    first = asked(ada, bob)
    before = words(first)
    first.page.locator("[data-ready] [data-option]").first.click()
    first.page.wait_for_selector("[data-undo]:not(:disabled)")
    assert words(first) != before
    first.page.click("[data-undo]")
    first.page.wait_for_selector("[data-undo]:disabled")
    assert words(first) == before
    assert bob.page.get_by_role("alertdialog").count() == 0
    assert not any(room.get("undo") for table in (ada, bob) for room in table.rooms), "nobody was asked"


def test_dice_that_were_rolled_since_are_not_taken_back_unasked(
    server: Server, open_table: Callable[..., Table]
) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, before, other = turn_over(tables)
    theirs = words(other)
    first.page.click("[data-undo]")
    dialog = other.page.get_by_role("alertdialog")
    dialog.get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert words(other) == theirs, "nothing was taken back"
    first.page.click("[data-undo]")
    dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)
    other.page.wait_for_selector("[data-ready]", state="detached")


def test_after_another_answered_he_is_asked_and_both_moves_go(
    server: Server, open_table: Callable[..., Table]
) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, before, other = turn_over(tables)
    click(other)
    first.page.click("[data-undo]")
    dialog = other.page.get_by_role("alertdialog")
    dialog.wait_for()
    told = other.page.inner_text("[data-log]")
    dialog.get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert other.page.inner_text("[data-log]") == told, "refused: nothing was taken back"
    first.page.click("[data-undo]")
    dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)


def test_who_plays_on_instead_lets_the_wish_lapse_and_is_asked_again(
    server: Server, open_table: Callable[..., Table]
) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, before, other = turn_over(tables)
    first.page.click("[data-undo]")
    first.page.get_by_text(WAITING).wait_for()
    other.page.get_by_role("alertdialog").wait_for()
    click(other)
    for table in tables:
        wait_for_end_of(table)
    first.page.click("[data-undo]")
    other.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    is_asked_again(first, before)


def test_who_does_not_want_to_be_asked_is_not(server: Server, open_table: Callable[..., Table]) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, _, other = turn_over(tables)
    first.page.click("[data-undo]")
    other.page.click("[data-mute]")
    for table in tables:
        wait_for_end_of(table)
    first.page.click("[data-undo]")
    first.page.locator("[role=alert], [role=status]", has_text="does not want to be asked").wait_for()
    assert other.page.get_by_role("alertdialog").count() == 0


def test_of_three_all_whom_it_concerns_must_agree(server: Server, open_table: Callable[..., Table]) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob", "Cid")
    first, before, _ = turn_over(tables)
    others = [table for table in tables if table is not first]
    dialogs = [table.page.get_by_role("alertdialog") for table in others]
    first.page.click("[data-undo]")
    for dialog in dialogs:
        dialog.wait_for()
    dialogs[0].get_by_role("button", name="Agree").click()
    dialogs[0].wait_for(state="detached")
    assert first.page.get_by_text(WAITING).count() == 1, "one is not enough"
    dialogs[1].get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert first.page.query_selector("[data-prompt][data-ready]") is None
    first.page.click("[data-undo]")
    for dialog in dialogs:
        dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)
