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
        ("damned-champion", 1),
        ("bargain-peddler", 3),
        ("night-terror", 2),
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
        # Angels: 24
        ("gnawling", 2),
        ("cellar-ghoul", 2),
        ("oathbound-ghoul", 3),
        ("pallbearer", 2),
        ("faceless-guest", 2),
        ("grave-knife", 1),
        ("tomb-lid", 2),
        ("one-night-bride", 2),
        ("damned-champion", 2),
        ("bargain-peddler", 1),
        ("night-terror", 2),
        ("ghoul-matriarch", 1),
        ("carrion-duke", 1),
        ("moth-assassin", 1),
        # Golems: 8
        ("lullaby-golem", 3),
        ("coffin-golem", 3),
        ("gallows-golem", 2),
        # Miracles: 11
        ("cold-kiss", 2),
        ("blood-tithe", 2),
        ("exhume", 1),
        ("midnight-feast", 3),
        ("letter-from-below", 2),
        ("bury-alive", 1),
        # Equipment and Blessings: 7
        ("mourning-veil", 3),
        ("book-of-debts", 2),
        ("wake-without-dawn", 2),
    ),
    format="constructed",
)
