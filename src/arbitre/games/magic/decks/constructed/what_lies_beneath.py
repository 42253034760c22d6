"""Green and blue: whatever comes out of the dark comes face down, and is turned up when it hurts most."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Oblivious Bookworm
4 Manifest Dread
2 Creeping Peeper
4 Abhorrent Oculus
4 Hauntwoods Shrieker
3 Under the Skin
3 Floodpits Drowner
3 Enduring Vitality
3 Balustrade Wurm
3 Overlord of the Hauntwoods
2 Spineseeker Centipede
1 Altanak, the Thrice-Called
4 Lakeside Shack
11 Forest
9 Island
"""
