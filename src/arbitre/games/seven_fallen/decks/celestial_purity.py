"""Pureté Céleste. The starter stands, heals and prays; three Feathers are a long way to fall."""

from __future__ import annotations

from ..language.definitions import Deck

LONG_VIGIL = Deck(
    slug="long-vigil",
    divinity="anaya-the-unstained",
    temple="spring-without-shadow",
    archangel="ivoire-the-kept-promise",
    register=(
        ("font-keeper", 2),
        ("veil-weaver", 3),
        ("soprano-orphan", 2),
        ("orchard-sister", 2),
    ),
    book=(
        # Angels: 28
        ("anayas-dove", 1),
        ("alabaster-page", 3),
        ("lily-warden", 3),
        ("snow-cantor", 2),
        ("sister-of-the-threshold", 3),
        ("oathkeeper-swan", 3),
        ("mirror-of-mercy", 3),
        ("white-hart", 2),
        ("cherub-of-second-thoughts", 2),
        ("spotless-lancer", 3),
        ("unarmed-general", 1),
        ("seraph-of-first-snow", 1),
        ("vanaris", 1),
        # Golems: 5
        ("cradle-golem", 3),
        ("pillar-of-salt", 2),
        # Miracles: 6
        ("wash-clean", 2),
        ("turn-the-other-cheek", 2),
        ("vow-of-peace", 1),
        ("no-stone-thrown", 1),
        # Equipment and a Blessing: 3
        ("spotless-veil", 2),
        ("year-of-quiet", 1),
    ),
)
