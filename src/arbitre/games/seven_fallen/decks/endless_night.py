"""Nuit Sans Fin. The starter spends its dead and calls an Emperor; the built deck seats none but ghouls."""

from __future__ import annotations

from ..language.definitions import Deck

COURT_WITHOUT_DAWN = Deck(
    slug="court-without-dawn",
    divinity="nyxane-of-the-closed-eyes",
    temple="ossuary-of-stars",
    archangel="obscura-archqueen",
    register=(
        ("gravedigger", 2),
        ("candle-thief", 3),
        ("weeping-chorister", 2),
        ("pawned-soul", 2),
    ),
    book=(
        # Angels: 28
        ("gnawling", 3),
        ("cellar-ghoul", 3),
        ("grave-knife", 2),
        ("pallbearer", 2),
        ("tomb-lid", 2),
        ("one-night-bride", 2),
        ("damned-champion", 3),
        ("bargain-peddler", 2),
        ("night-terror", 1),
        ("imperial-cantor", 2),
        ("court-medium", 2),
        ("hollow-emperor", 1),
        ("carrion-duke", 2),
        ("moth-assassin", 1),
        # Golems: 5
        ("coffin-golem", 3),
        ("gallows-golem", 2),
        # Miracles: 6
        ("cold-kiss", 2),
        ("exhume", 1),
        ("blood-tithe", 2),
        ("bury-alive", 1),
        # Equipment and a Blessing: 3
        ("mourning-veil", 2),
        ("book-of-debts", 1),
    ),
)

# Loyalists: every Angel is a ghoul, and nothing but a ghoul (F-221).
TABLE_OF_GHOULS = Deck(
    slug="table-of-ghouls",
    divinity="nyxane-of-the-closed-eyes",
    temple="ossuary-of-stars",
    archangel="obscura-archqueen",
    register=(
        ("gravedigger", 3),
        ("candle-thief", 3),
        ("weeping-chorister", 2),
        ("pawned-soul", 2),
    ),
    book=(
        # Angels: 33
        ("gnawling", 3),
        ("cellar-ghoul", 3),
        ("oathbound-ghoul", 3),
        ("pallbearer", 3),
        ("faceless-guest", 2),
        ("grave-knife", 2),
        ("tomb-lid", 2),
        ("one-night-bride", 2),
        ("damned-champion", 3),
        ("bargain-peddler", 2),
        ("night-terror", 2),
        ("ghoul-matriarch", 2),
        ("carrion-duke", 2),
        ("moth-assassin", 2),
        # Golems: 5
        ("lullaby-golem", 2),
        ("coffin-golem", 2),
        ("gallows-golem", 1),
        # Miracles: 8
        ("cold-kiss", 2),
        ("blood-tithe", 2),
        ("exhume", 1),
        ("midnight-feast", 1),
        ("letter-from-below", 1),
        ("bury-alive", 1),
        # Equipment and Blessings: 4
        ("mourning-veil", 2),
        ("book-of-debts", 1),
        ("wake-without-dawn", 1),
    ),
    format="constructed",
)
