"""Unable to Scream."""

from ...language import *

_FACE_DOWN: Final = Fits(Attached(), Permanents(face_down=True))


CARD = card(
    "unable-to-scream",
    "enchantment: aura",
    Enchant(CREATURE),
    StaticAbility(
        do=(LosesAllAbilities(), IsAlso(types=("artifact", "creature"), subtypes=("toy",)), HasBase(0, 2)),
        who=Attached(),
    ),
    Cannot(deed="turn_face_up", who=Attached(), while_=_FACE_DOWN),
    cost="{U}",
)
