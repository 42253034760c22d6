"""What every board has: the battlefields, which nobody brings."""

from __future__ import annotations

from ..definitions import BATTLEFIELD, zone

CARDS = (zone("battlefield", kind=BATTLEFIELD),)
