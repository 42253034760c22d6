"""Another deck of the Oath: crossbows, cavalry, and the fire that is kept under the cathedral."""

from __future__ import annotations

from .deck import Deck

EMBERS = Deck(
    "embers-of-aubeterre",
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
        "full-moon",
        "frozen-roads",
        "thick-fog",
        "dead-calm",
    ),
    (
        # units: 34
        ("aubeterre-levy", 2),
        ("oath-pikeman", 4),
        ("pavise-bearer", 2),
        ("gate-sergeant", 4),
        ("standard-bearer", 1),
        ("oath-knight", 4),
        ("candle-inquisitor", 1),
        ("wall-crossbow", 4),
        ("twin-string-archer", 3),
        ("grey-sister", 1),
        ("lantern-cleric", 2),
        ("pyre-warden", 2),
        ("breach-sapper", 1),
        ("hired-blade", 2),
        ("questing-squire", 1),
        # heroes: 5
        ("thibaud-in-the-ranks", 2),
        ("short-fuse-margot", 2),
        ("the-lamplighter", 1),
        # spells: 12
        ("lance-of-morning", 1),
        ("cellar-ember", 2),
        ("fire-takes-no-oath", 1),
        ("tempered-in-the-pyre", 1),
        ("hymn-at-dawn", 1),
        ("mend-the-line", 1),
        ("martyrs-mantle", 1),
        ("powder-cellar", 1),
        ("plain-speech", 1),
        ("aegis-of-dawn", 1),
        ("hush", 1),
        # events: 3
        ("call-the-ban", 1),
        ("hold-the-line", 1),
        ("midnight-oil", 1),
        # equipment: 6
        ("oath-blade", 1),
        ("hammered-cuirass", 1),
        ("bell-destrier", 2),
        ("surgeons-kit", 1),
        ("borrowed-sword", 1),
    ),
)
