"""Only I Know What Awaits."""

from ...language import *

CARD = scheme("only-i-know-what-awaits", when_set_in_motion(OnePerType(Permanents(whose=OPPONENTS))))
