"""Another deck of the Willow Choir: it is slow, it is wet, and it was here before the wall."""

from __future__ import annotations

from .deck import Deck

DEEP_ROOTS = Deck(
    "deep-roots",
    "silver-leaf",
    "naielle-the-voice",
    ("council-willow", "drowned-garden", "reed-maze", "thorn-hedge"),
    (
        "spring-tide",
        "following-wind",
        "ivy-on-the-walls",
        "lucid-dream",
        "white-mist",
        "week-of-rain",
        "green-hour",
        "market-day",
        "letters-from-home",
        "knee-deep-mud",
        "full-moon",
        "numb-fingers",
    ),
    (
        # units: 33
        ("reed-runner", 1),
        ("pool-harpooner", 4),
        ("otter-scout", 2),
        ("net-warden", 4),
        ("mist-knife", 2),
        ("willow-archer", 3),
        ("root-warden", 3),
        ("moss-elder", 1),
        ("moth-rider", 2),
        ("dragonfly-dancer", 2),
        ("seed-bearer", 1),
        ("spring-singer", 2),
        ("dream-listener", 2),
        ("wisp-lantern", 1),
        ("kingfisher-warden", 1),
        ("old-snapper", 2),
        # heroes: 5
        ("ondelin-of-two-rivers", 2),
        ("orrin-becalmed", 1),
        ("aubegrise-the-sleeper", 1),
        ("grandfather-oakdebt", 1),
        # spells: 11
        ("briar-lash", 2),
        ("spring-rain", 2),
        ("hailstones", 1),
        ("the-river-moves-in", 1),
        ("needle-of-thought", 1),
        ("borrowed-wings", 1),
        ("coat-of-thorns", 1),
        ("undertow", 1),
        ("face-in-the-water", 1),
        # events: 4
        ("the-choir-remembers", 2),
        ("buried-legend", 1),
        ("flight-of-herons", 1),
        # equipment: 7
        ("bark-mail", 2),
        ("reed-bow", 1),
        ("oilskin-cloak", 2),
        ("glass-tear", 1),
        ("rope-and-hooks", 1),
    ),
)
