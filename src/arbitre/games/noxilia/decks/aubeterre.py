"""The deck of the Oath: a wall of pikes that walks, crossbows behind it, sisters behind those."""

from __future__ import annotations

from .deck import Deck

AUBETERRE = Deck(
    "aubeterre",
    "oath-of-aubeterre",
    "regent-ysende",
    ("dawn-hall", "grey-infirmary", "pavise-wall", "crossbow-tower"),
    (
        "day-of-truce",
        "blessing-of-wells",
        "muster-bells",
        "vow-of-silence",
        "not-one-step-back",
        "eye-to-eye",
        "polished-steel",
        "market-day",
        "letters-from-home",
        "knee-deep-mud",
        "open-hostility",
        "full-moon",
    ),
    (
        # units: 31
        ("aubeterre-levy", 1),
        ("oath-pikeman", 3),
        ("pavise-bearer", 3),
        ("gate-sergeant", 3),
        ("standard-bearer", 2),
        ("oath-knight", 3),
        ("candle-inquisitor", 2),
        ("wall-crossbow", 3),
        ("twin-string-archer", 2),
        ("grey-sister", 2),
        ("lantern-cleric", 3),
        ("pyre-warden", 2),
        ("breach-sapper", 1),
        ("hedge-falconer", 1),
        # heroes: 5
        ("isaut-the-unbent", 2),
        ("brother-odon", 1),
        ("short-fuse-margot", 1),
        ("captain-thibaud", 1),
        # spells: 14
        ("mend-the-line", 2),
        ("hymn-at-dawn", 1),
        ("lance-of-morning", 3),
        ("blinding-dawn", 1),
        ("cellar-ember", 2),
        ("fire-takes-no-oath", 1),
        ("tempered-in-the-pyre", 1),
        ("aegis-of-dawn", 1),
        ("martyrs-mantle", 1),
        ("powder-cellar", 1),
        # events: 4
        ("call-the-ban", 2),
        ("hold-the-line", 1),
        ("regents-writ", 1),
        # equipment: 6
        ("oath-blade", 2),
        ("hammered-cuirass", 1),
        ("aubeterre-lantern", 1),
        ("bell-destrier", 1),
        ("rope-and-hooks", 1),
    ),
)
