"""Symbols are drawn wherever they stand, and said in words; nobody reads {3}{G}{G}."""

from __future__ import annotations

from collections.abc import Callable

from . import positions
from .browser import Server
from .table import Table

RAW = r"""() => {
  const raw = /\{[^{}\s]{1,5}\}/, found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (raw.test(texts.currentNode.data)) found.push(texts.currentNode.data);
  for (const element of document.querySelectorAll('*')) for (const name of ['aria-label', 'title', 'alt'])
    if (raw.test(element.getAttribute(name) ?? '')) found.push(element.getAttribute(name));
  return found;
}"""
"""Every text and every label of the page in which a symbol is written out."""

POSITION = """\
title: A large creature and too little mana
game: magic
given:
  step: main 1
  Alice:
    battlefield: [2 Forest, Enduring Vitality]
    hand: [Balustrade Wurm, Splitskin Doll]
  Bob:
    battlefield: [2 Island]
then:
  - over: no
"""


def test_nobody_reads_symbols_as_they_are_written(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, POSITION, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url, locale="fr-FR")
    table.sit(made["room"], made["places"])
    page = table.page
    assert table.ready()
    assert page.evaluate(RAW) == []
    page.click("[data-all]")
    assert page.evaluate(RAW) == []
    drawn = 0
    for piece in page.locator(".hand [data-piece]").all():
        piece.focus()
        page.keyboard.press("w")
        page.wait_for_selector("[data-why] p:not(.soft)")
        assert page.evaluate(RAW) == []
        drawn += page.locator("[data-why] .pip").count()
        page.keyboard.press("Escape")
        piece.focus()
        page.keyboard.press("i")
        page.wait_for_selector("dialog[open]")
        assert page.evaluate(RAW) == []
        page.locator("dialog[open]").press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert drawn > 0, "one of them cannot be paid"
    page.click("[data-lists]")
    assert page.evaluate(RAW) == []
