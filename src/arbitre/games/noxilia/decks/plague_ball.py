"""Another deck of the Hollow Court: everybody dances with everybody, and it is catching."""

from __future__ import annotations

from .deck import Deck

PLAGUE_BALL = Deck(
    "plague-ball",
    "empty-crown",
    "morvane-the-last-heir",
    ("ruined-keep", "ossuary", "bone-palisade", "wall-of-sighs"),
    (
        "family-reunion",
        "bad-air",
        "drawn-curtains",
        "debt-day",
        "court-is-in-session",
        "blood-moon",
        "doors-left-open",
        "knee-deep-mud",
        "thick-fog",
        "numb-fingers",
        "letters-from-home",
        "full-moon",
    ),
    (
        # units: 37
        ("hollow-page", 2),
        ("rag-ghoul", 4),
        ("bone-footman", 2),
        ("plague-courtier", 4),
        ("carrion-flock", 3),
        ("belfry-watcher", 3),
        ("masked-duellist", 2),
        ("weeping-lady", 3),
        ("blood-sworn", 3),
        ("gallows-knight", 1),
        ("crypt-acolyte", 1),
        ("bog-candle", 1),
        ("velvet-tongue", 1),
        ("marrow-scribe", 3),
        ("tomb-crawler", 2),
        ("restless-drummer", 2),
        # heroes: 5
        ("vauquelin-fasting", 1),
        ("mother-quarantine", 2),
        ("headsman-of-the-court", 2),
        # spells: 10
        ("wither", 1),
        ("last-word", 1),
        ("ballroom-miasma", 2),
        ("dance-with-me", 1),
        ("moth-in-the-heart", 1),
        ("kiss-of-the-cellar", 2),
        ("hungry-ground", 1),
        ("forged-seal", 1),
        # events: 3
        ("blood-tithe", 1),
        ("the-long-supper", 1),
        ("rust-in-the-night", 1),
        # equipment: 5
        ("family-halberd", 1),
        ("venom-ring", 2),
        ("widows-veil", 1),
        ("skull-censer", 1),
    ),
)
