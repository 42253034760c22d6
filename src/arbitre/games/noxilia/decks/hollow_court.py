"""The deck of the Hollow Court: cheap deaths, dear revenge, and a little something in the wine."""

from __future__ import annotations

from .deck import Deck

HOLLOW_COURT = Deck(
    "hollow-court",
    "empty-crown",
    "morvane-the-last-heir",
    ("throne-of-dust", "ossuary", "bone-palisade", "wall-of-sighs"),
    (
        "family-reunion",
        "bad-air",
        "drawn-curtains",
        "debt-day",
        "court-is-in-session",
        "blood-moon",
        "doors-left-open",
        "market-day",
        "thick-fog",
        "numb-fingers",
        "letters-from-home",
        "full-moon",
    ),
    (
        # units: 31
        ("hollow-page", 2),
        ("rag-ghoul", 3),
        ("bone-footman", 1),
        ("grave-robber", 1),
        ("ash-pilgrim", 1),
        ("plague-courtier", 2),
        ("carrion-flock", 2),
        ("belfry-watcher", 2),
        ("masked-duellist", 2),
        ("weeping-lady", 2),
        ("blood-sworn", 3),
        ("gallows-knight", 2),
        ("flesh-cart", 1),
        ("crypt-acolyte", 2),
        ("velvet-tongue", 2),
        ("marrow-scribe", 2),
        ("tomb-crawler", 1),
        # heroes: 5
        ("count-vauquelin", 2),
        ("mother-quarantine", 1),
        ("lady-ossaline", 1),
        ("headsman-of-the-court", 1),
        # spells: 14
        ("second-summons", 1),
        ("rattle-the-pantry", 1),
        ("wither", 2),
        ("last-word", 2),
        ("ballroom-miasma", 1),
        ("dance-with-me", 1),
        ("moth-in-the-heart", 2),
        ("kiss-of-the-cellar", 2),
        ("hungry-ground", 1),
        ("scapegoat", 1),
        # events: 5
        ("blood-tithe", 1),
        ("the-long-supper", 1),
        ("melt-the-tombs", 1),
        ("unpaid-debts", 1),
        ("bribed-gatekeeper", 1),
        # equipment: 5
        ("family-halberd", 2),
        ("venom-ring", 1),
        ("widows-veil", 1),
        ("skull-censer", 1),
    ),
)
