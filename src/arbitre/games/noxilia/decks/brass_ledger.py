"""The deck of the Brass Ledger: guards who stay put, guns behind them, and a bill for everybody."""

from __future__ import annotations

from .deck import Deck

BRASS_LEDGER = Deck(
    "brass-ledger",
    "open-ledger",
    "octavine-keeper-of-accounts",
    ("counting-house", "strong-room", "brass-portcullis", "clockwork-battlements"),
    (
        "quarter-day",
        "price-of-iron",
        "rush-on-recruits",
        "charged-air",
        "searchlights",
        "general-strike",
        "full-steam",
        "market-day",
        "letters-from-home",
        "thick-fog",
        "open-hostility",
        "full-moon",
    ),
    (
        # units: 34
        ("coin-runner", 1),
        ("ledger-guard", 3),
        ("mine-prospector", 2),
        ("debt-collector", 2),
        ("bonded-swordswoman", 3),
        ("tunnel-surveyor", 3),
        ("shift-foreman", 2),
        ("brass-hound", 3),
        ("clockwork-warden", 2),
        ("brass-colossus", 1),
        ("hand-mortar", 2),
        ("organ-gun", 1),
        ("long-margin", 1),
        ("spring-mender", 1),
        ("boiler-stoker", 1),
        ("pay-clerk", 1),
        ("abacus-seer", 3),
        ("furnace-sage", 2),
        # heroes: 5
        ("foreman-bastien", 1),
        ("mirabelle-nine-fuses", 1),
        ("the-repossessor", 2),
        ("bastien-on-strike", 1),
        # spells: 14
        ("liquidation", 2),
        ("melting-point", 2),
        ("burst-boiler", 1),
        ("letter-of-recall", 1),
        ("hostile-takeover", 2),
        ("steam-and-sums", 1),
        ("insured-against-loss", 1),
        ("return-to-sender", 1),
        ("tripwire-petard", 2),
        ("small-print", 1),
        # events: 3
        ("foreclosure", 1),
        ("golden-handshake", 1),
        ("night-shift", 1),
        # equipment: 4
        ("spring-blade", 1),
        ("boiler-plate", 1),
        ("pocket-cannon", 1),
        ("thinking-cap", 1),
    ),
)
