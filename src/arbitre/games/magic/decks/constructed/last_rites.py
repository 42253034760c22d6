"""White and black: what was buried too early is called back, larger than before."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Valgavoth's Faithful
4 Cynical Loner
3 Victor, Valgavoth's Seneschal
3 Innocuous Rat
3 Cult Healer
3 Enduring Tenacity
3 Rite of the Moth
2 Fear of Abduction
2 Miasma Demon
2 Overlord of the Balemurk
2 Vile Mutilator
2 Unwanted Remake
2 Withering Torment
1 Funeral Room // Awakening Hall
12 Plains
12 Swamp
"""
