"""White and black: what was buried too early is called back, larger than before."""

from __future__ import annotations

from typing import Final

LIST: Final = """\
4 Osseous Sticktwister
3 Cynical Loner
3 Victor, Valgavoth's Seneschal
3 Surgical Suite // Hospital Room
2 Enduring Innocence
3 Enduring Tenacity
2 Savior of the Small
3 Persistent Constrictor
2 Fear of Abduction
1 Overlord of the Balemurk
2 Rite of the Moth
3 Sheltered by Ghosts
3 Winter's Intervention
2 Withering Torment
12 Plains
12 Swamp
"""
