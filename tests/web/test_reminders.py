"""What keywords mean stands in brackets and italics on a card that is read, until somebody turns it off."""

from __future__ import annotations

from collections.abc import Callable

from . import positions
from .browser import Server
from .table import Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
BOARD = """
title: A unit with keywords
game: seven_fallen
rules: [F-001]
given:
  Alice: { rear guard: [Siege Drake] }
then:
  - over: no
"""
REMINDER = "(Takes no double damage when it defends in the Firing Line.)"


def test_reminders_are_read_and_can_be_turned_off(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, BOARD, PEOPLE)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    assert table.ready()
    zones = table.tables[-1]["view"]["zones"]
    drake = next(p["id"] for zone in zones for p in zone["pieces"] if p.get("card") == "siege-drake")

    def read() -> str:
        page.locator(f"[data-piece='{drake}']").first.focus()
        page.keyboard.press("i")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("heading", name="Siege Drake", exact=True).wait_for()
        text = page.locator("dialog[open]").inner_text()
        italics = page.locator("dialog[open] p i").all_inner_texts()
        assert (REMINDER in text) == (REMINDER in italics)
        page.keyboard.press("Escape")
        return text

    assert REMINDER in read()
    page.locator("[data-reminders]").click()
    page.wait_for_selector("[data-reminders][aria-pressed=false]")
    bare = read()
    assert REMINDER not in bare and "Collateral, Valiant." in bare
    page.reload()
    page.wait_for_selector("[data-reminders][aria-pressed=false]")  # kept for the next time
