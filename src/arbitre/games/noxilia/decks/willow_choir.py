"""The deck of the Willow Choir: wings over the wall, a few knives beyond it, and thorns lying face down."""

from __future__ import annotations

from .deck import Deck

WILLOW_CHOIR = Deck(
    "willow-choir",
    "silver-leaf",
    "naielle-the-voice",
    ("council-willow", "dreaming-pool", "reed-maze", "thorn-hedge"),
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
        "frozen-roads",
        "open-hostility",
        "dead-calm",
    ),
    (
        # units: 31
        ("reed-runner", 1),
        ("pool-harpooner", 2),
        ("otter-scout", 2),
        ("net-warden", 2),
        ("mist-knife", 3),
        ("willow-archer", 2),
        ("root-warden", 4),
        ("moss-elder", 2),
        ("moth-rider", 2),
        ("dragonfly-dancer", 2),
        ("heron-lancer", 2),
        ("seed-bearer", 1),
        ("spring-singer", 3),
        ("dream-listener", 2),
        ("kingfisher-warden", 1),
        # heroes: 6
        ("ondelin-of-two-rivers", 2),
        ("aubegrise-the-sleeper", 1),
        ("orrin-three-winds", 2),
        ("grandfather-oakdebt", 1),
        # spells: 14
        ("briar-lash", 2),
        ("spring-rain", 1),
        ("hailstones", 2),
        ("the-river-moves-in", 1),
        ("needle-of-thought", 2),
        ("the-first-word", 1),
        ("go-home", 1),
        ("borrowed-wings", 1),
        ("the-branch-bends", 1),
        ("coat-of-thorns", 1),
        ("thought-already-had", 1),
        # events: 4
        ("flight-of-herons", 2),
        ("the-choir-remembers", 1),
        ("back-into-the-mist", 1),
        # equipment: 5
        ("reed-bow", 1),
        ("bark-mail", 2),
        ("dragonfly-harness", 1),
        ("glass-tear", 1),
    ),
)
