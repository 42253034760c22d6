"""Red and white: small, wound up and far too many."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Ragged Playmate
4 Splitskin Doll
4 Arabella, Abandoned Doll
4 Acrobatic Cheerleader
3 Irreverent Gremlin
3 The Jolly Balloon Man
2 Marvin, Murderous Mimic
3 Enduring Courage
2 Enduring Innocence
2 Unidentified Hovership
3 Scorching Dragonfire
2 Midnight Mayhem
12 Mountain
12 Plains
"""
