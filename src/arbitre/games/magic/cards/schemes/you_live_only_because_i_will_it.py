"""You Live Only Because I Will It."""

from ...language import *

CARD = scheme("you-live-only-because-i-will-it", when_set_in_motion(RedistributeLife()))
