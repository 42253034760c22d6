"""Black and red: everything is there to be sacrificed, and every sacrifice hurts."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Innocuous Rat
4 Ragged Playmate
4 Sawblade Skinripper
4 Disturbing Mirth
3 Popular Egotist
2 Vicious Clown
3 Boilerbilges Ripper
4 Enduring Tenacity
2 Overlord of the Boilerbilges
3 Scorching Dragonfire
3 Withering Torment
12 Swamp
12 Mountain
"""
