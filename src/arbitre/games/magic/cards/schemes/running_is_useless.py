"""Running Is Useless."""

from ...language import *

CARD = scheme("running-is-useless", when_set_in_motion(ChooseDifferent(CREATURE, Destroy(It()))))
