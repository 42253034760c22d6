"""Another deck of the Brass Ledger: it comes late, it comes heavy, and the roads are mended afterwards."""

from __future__ import annotations

from .deck import Deck

SIEGE_TRAIN = Deck(
    "siege-train",
    "open-ledger",
    "octavine-keeper-of-accounts",
    ("counting-house", "strong-room", "toll-gate", "clockwork-battlements"),
    (
        "quarter-day",
        "price-of-iron",
        "rush-on-recruits",
        "charged-air",
        "searchlights",
        "general-strike",
        "full-steam",
        "market-day",
        "frozen-roads",
        "dead-calm",
        "numb-fingers",
        "letters-from-home",
    ),
    (
        # units: 38
        ("coin-runner", 3),
        ("ledger-guard", 4),
        ("mine-prospector", 1),
        ("bonded-swordswoman", 3),
        ("shift-foreman", 2),
        ("brass-hound", 2),
        ("clockwork-warden", 3),
        ("kite-observer", 2),
        ("brass-colossus", 1),
        ("hand-mortar", 3),
        ("organ-gun", 2),
        ("long-margin", 2),
        ("boiler-stoker", 2),
        ("pay-clerk", 1),
        ("abacus-seer", 2),
        ("furnace-sage", 2),
        ("powder-pedlar", 2),
        ("diving-bell", 1),
        # heroes: 4
        ("bastien-on-strike", 1),
        ("doctor-calorique", 1),
        ("mirabelle-nine-fuses", 2),
        # spells: 11
        ("liquidation", 1),
        ("melting-point", 2),
        ("burst-boiler", 1),
        ("compound-interest", 1),
        ("frozen-assets", 1),
        ("steam-and-sums", 1),
        ("insured-against-loss", 1),
        ("tripwire-petard", 1),
        ("counter-clause", 1),
        ("chalk-circle", 1),
        # events: 3
        ("foreclosure", 1),
        ("night-shift", 1),
        ("sealed-bid", 1),
        # equipment: 4
        ("boiler-plate", 1),
        ("pocket-cannon", 1),
        ("spring-blade", 1),
        ("borrowed-sword", 1),
    ),
)
