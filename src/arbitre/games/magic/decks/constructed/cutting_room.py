"""Black and red: everything is there to be sacrificed, and every sacrifice hurts."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Fear of Missing Out
4 Undead Sprinter
2 Innocuous Rat
4 Sawblade Skinripper
2 Disturbing Mirth
3 Enduring Tenacity
3 Enduring Courage
2 Popular Egotist
3 Boilerbilges Ripper
3 Overlord of the Boilerbilges
3 Scorching Dragonfire
3 Withering Torment
12 Swamp
12 Mountain
"""
