"""What waits on the stack is named, though its source is no more."""

from __future__ import annotations

from collections.abc import Callable

from . import positions
from .browser import Server
from .table import Table

SPENT = """
title: A Shard can be sacrificed
game: magic
rules: ["602.2"]
given:
  step: main 1
  Alice: { battlefield: [2 Plains, Shard], hand: [] }
  Bob: { battlefield: [Old Oak] }
then:
  - over: no
"""


def test_the_ability_of_a_token_that_was_sacrificed_is_seen(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = positions.room(server, SPENT, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}])
    ada, bob = open_table(server.url), open_table(server.url)
    ada.sit(made["room"], made["places"][:1])
    bob.sit(made["room"], made["places"][1:])
    assert ada.ready()
    ada.page.locator("[data-option]").filter(has_text="Shard").first.click()
    for table in (ada, bob):
        table.page.wait_for_selector("[data-stack] [data-item]:has-text('Shard')")
        table.page.wait_for_selector("[data-stack] [data-item] svg.card")
        assert "a card" not in table.page.inner_text("aside").lower()
