"""The map says of its zones what the story says: their names, and how they stand."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from . import positions
from .browser import Server
from .table import Table

FLOODED = """
title: A flooded Ford
game: noxilia
rules: [N-119]
given:
  flooded: { battlefield 1: 2 }
then:
  - over: no
"""


def test_zones_are_named_as_in_the_story_and_water_is_seen(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, FLOODED, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    page = table.page
    page.wait_for_selector("[data-cell]:has-text('Le Gué')")
    page.wait_for_selector("[data-cell]:has-text('La Jachère')")
    wet = page.locator("[data-cell].flooded")
    expect(wet).to_have_count(1)
    expect(wet).to_contain_text("inondée")
    expect(wet).to_contain_text("Le Gué")
    expect(wet).to_have_attribute("aria-label", re.compile("inondée"))
