"""What every board has: the battlefields, which nobody brings."""

from __future__ import annotations

from ..language import *

CARDS = (zone("battlefield", kind=BATTLEFIELD),)
