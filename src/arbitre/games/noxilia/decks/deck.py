"""What a player brings: a Banner and all that goes with it."""

from __future__ import annotations

import msgspec


class Deck(msgspec.Struct, frozen=True):
    """Slugs of cards. `cards` are the sixty, each with its number of copies (N-215); `zones` are command,
    complementary, rampart 1 and rampart 2 (N-056)."""

    slug: str
    banner: str
    monarch: str
    zones: tuple[str, str, str, str]
    fates: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
