"""Your Own Face Mocks You."""

from ...language import *

_TWO_OF_THEM: Final = Target(CREATURE_AN_OPPONENT_CONTROLS, 2, up_to=True)

CARD = scheme("your-own-face-mocks-you", when_set_in_motion(CopiesOrElse(_TWO_OF_THEM, "scarecrow-token")))
