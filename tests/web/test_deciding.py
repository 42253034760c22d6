"""Undo, why not, and a turn without a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from . import positions
from .browser import Server
from .table import Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]

BLOCKED = """
title: Two attackers, each with two blockers
game: magic
rules: ["509.2"]
given:
  step: main 1
  Alice: { battlefield: [Balustrade Wurm, Acrobatic Cheerleader] }
  Bob: { battlefield: [Hired Hand, Acrobatic Cheerleader, Balustrade Wurm, Vicious Clown] }
then:
  - over: no
"""


def _noxilia(server: Server, open_table: Callable[..., Table]) -> Table:
    decks = ["aubeterre", "hollow-court"]
    seats = [{**seat, "deck": deck} for seat, deck in zip(PEOPLE, decks, strict=True)]
    made = server.room("noxilia", seats, seed=5)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    return table


def _seven(server: Server, open_table: Callable[..., Table]) -> Table:
    """Seven Fallen, as far as the first question with cards in hand that can and cannot be played."""
    decks = ["ember-host", "drowned-treasury"]
    seats = [{**seat, "deck": deck} for seat, deck in zip(PEOPLE, decks, strict=True)]
    made = server.room("seven_fallen", seats, seed=5)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    chance = Random(5)
    for _ in range(60):
        assert table.ready()
        if table.page.locator(".hand [data-piece]:not([data-offered])").count() > 1:
            break
        table.click_something(chance)
    return table


def test_undo_takes_back_the_last_answer(server: Server, open_table: Callable[..., Table]) -> None:
    table = _noxilia(server, open_table)
    page = table.page
    before = page.inner_text("[data-prompt] .words"), page.inner_text("[data-prompt] .options")
    asked = table.decision
    page.locator("[data-option]").first.click()
    page.wait_for_selector(f"[data-ready]:not([data-ready='{asked}'])")
    after = table.decision
    assert (page.inner_text("[data-prompt] .words"), page.inner_text("[data-prompt] .options")) != before
    page.click("[data-undo]")
    page.wait_for_selector(f"[data-ready]:not([data-ready='{after}'])")
    assert (page.inner_text("[data-prompt] .words"), page.inner_text("[data-prompt] .options")) == before


def test_why_not_answers_with_a_rule(server: Server, open_table: Callable[..., Table]) -> None:
    table = _seven(server, open_table)
    page = table.page
    page.click("[data-why-mode]")
    page.locator(".hand [data-piece]:not([data-offered])").first.click()
    page.wait_for_selector("[data-why] strong")
    assert re.search(r"Rule F-\d+", page.inner_text("[data-why]")), page.inner_text("[data-why]")


def test_a_turn_by_keyboard_alone(server: Server, open_table: Callable[..., Table]) -> None:
    table = _noxilia(server, open_table)
    page = table.page
    by_digit = by_piece = 0
    for _ in range(14):
        if not table.ready():
            break
        before = table.decision
        page.keyboard.press("Escape")
        page.keyboard.press("n")  # the next thing that can be chosen
        focus = page.evaluate("document.activeElement.dataset.offered")
        if focus and by_piece < 3:
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", "the focus can be seen"
            page.keyboard.press("Enter")
            if page.locator("[data-menu]").count():
                page.keyboard.press("ArrowDown")
                page.keyboard.press("ArrowUp")
                page.keyboard.press("Enter")
            by_piece += 1
        elif page.locator("[data-confirm]").count():
            page.keyboard.press("1")
            page.locator("[data-confirm]").focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
            by_digit += 1
        page.wait_for_selector(f"[data-ready]:not([data-ready='{before}']), [data-over]")
    assert by_piece >= 2
    assert by_digit >= 2


def test_arrows_move_within_a_zone_and_tab_leaves_it(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = _seven(server, open_table)
    page = table.page
    page.locator(".hand [data-piece]").first.focus()
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.piece")
    assert first != second
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.piece") == first
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.hand')") is None
    page.locator(".hand [data-piece]").first.focus()
    page.keyboard.press("i")
    assert page.locator("dialog[open] h2").inner_text()


def test_two_orders_in_a_row_are_each_asked_with_their_own_pieces(
    server: Server, open_table: Callable[..., Table]
) -> None:
    game = positions.begun(BLOCKED)
    blocked: list[tuple[object, ...]] = []
    while game.pending is not None and game.pending.kind != "order":
        options = game.pending.options
        wanted = [o for o in options if o[0] == "attack"] or [o for o in options if o[0] == "block"]
        if wanted and wanted[0][0] == "block":
            attackers = sorted({option[2] for option in wanted})
            wanted = [option for option in wanted if option[2] == attackers[len(blocked) // 2]]
            blocked.append(wanted[0])
        game.answer(wanted[0] if wanted else ("pass",))
    made = positions.room_of(server, game, PEOPLE)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.heard(lambda: table.cards > 0)  # the pieces are called by their names
    page, seen = table.page, []
    for _ in range(2):
        before = table.decision
        seen.append(page.locator("[data-prompt] .order .label").all_inner_texts())
        page.locator("[data-prompt] .order .button.main").click()
        page.wait_for_selector(f"[data-ready]:not([data-ready='{before}']), [data-over]")
    assert [len(each) for each in seen] == [2, 2]
    assert not set(seen[0]) & set(seen[1]), "the second question shows its own blockers"
