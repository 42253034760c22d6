"""Oblivious Bookworm."""

from ...language import *

CARD = card(
    "oblivious-bookworm",
    "creature: human wizard",
    Triggered(
        when=BeginningOf("end"),
        do=May(Draw(), then=If(Not(FacesThisTurn()), Discard())),
    ),
    cost="{G}{U}",
    size=(2, 3),
)
