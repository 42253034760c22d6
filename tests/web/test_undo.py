"""Taking back a move where several people play: whoever it concerns is asked, and may say no."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from .browser import Server
from .table import CLICK, PATIENCE, Table, asked

WAITING = "Waiting for the others to agree"
WORDS = """() => [...document.querySelectorAll('[data-prompt] :is(.ask, [data-option], .label)')]
  .map((it) => it.innerText)"""


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


def words(table: Table) -> list[str]:
    """What is asked and what is offered, whatever is marked."""
    said: list[str] = table.page.evaluate(WORDS)
    return said


def turn_over(tables: list[Table]) -> tuple[Table, list[str], Table]:
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
    number = table.tables[-1]["question"]["id"]
    chance = Random(3)
    while page.get_attribute("[data-prompt]", "data-ready") == str(number):
        page.evaluate(CLICK, chance.random())
    table.heard(lambda: bool((table.tables[-1]["question"] or {}).get("id") != number))


def wish(first: Table, *others: Table) -> None:
    """Take back; wait until whoever wishes it and all who are asked see that it is wished."""
    first.page.click("[data-undo]")
    first.page.get_by_text(WAITING).wait_for()
    for other in others:
        other.page.get_by_role("alertdialog").wait_for()


def wait_for_end_of(table: Table) -> None:
    """The wish to take back is no longer open."""
    table.page.get_by_text(WAITING).wait_for(state="detached")
    table.page.get_by_role("alertdialog").wait_for(state="detached")


def is_asked_again(table: Table, before: list[str]) -> None:
    """What was asked before the move that is taken back is asked again."""
    until = time.monotonic() + PATIENCE
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
    wish(first, other)
    dialog = other.page.get_by_role("alertdialog")
    dialog.get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert words(other) == theirs, "nothing was taken back"
    wish(first, other)
    dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)
    other.page.wait_for_selector("[data-ready]", state="detached")


def test_after_another_answered_he_is_asked_and_both_moves_go(
    server: Server, open_table: Callable[..., Table]
) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, before, other = turn_over(tables)
    click(other)
    asked(*tables)
    told = other.page.inner_text("[data-log]")
    wish(first, other)
    dialog = other.page.get_by_role("alertdialog")
    dialog.get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert other.page.inner_text("[data-log]") == told, "refused: nothing was taken back"
    wish(first, other)
    dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)


def test_who_plays_on_instead_lets_the_wish_lapse_and_is_asked_again(
    server: Server, open_table: Callable[..., Table]
) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, before, other = turn_over(tables)
    wish(first, other)
    click(other)
    for table in tables:
        wait_for_end_of(table)
    wish(first, other)
    other.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    is_asked_again(first, before)


def test_who_does_not_want_to_be_asked_is_not(server: Server, open_table: Callable[..., Table]) -> None:
    tables = seated(server, open_table, "quarriors", "Ada", "Bob")
    first, _, other = turn_over(tables)
    wish(first, other)
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
    wish(first, *others)
    dialogs[0].get_by_role("button", name="Agree").click()
    dialogs[0].wait_for(state="detached")
    assert first.page.get_by_text(WAITING).count() == 1, "one is not enough"
    dialogs[1].get_by_role("button", name="Decline").click()
    for table in tables:
        wait_for_end_of(table)
    assert first.page.query_selector("[data-prompt][data-ready]") is None
    wish(first, *others)
    for dialog in dialogs:
        dialog.get_by_role("button", name="Agree").click()
    is_asked_again(first, before)
