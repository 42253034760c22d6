"""My Will Is Irresistible."""

from ...language import *

_THEIRS: Final = Permanents(not_whose=YOURS, without_types=("land",))

CARD = scheme(
    "my-will-is-irresistible",
    when_set_in_motion(
        Choose(
            _THEIRS,
            Spares(Target(OPPONENT), It(), Affect(Made(), (ControlledBy(),), until="game")),
            number=3,
            up_to=True,
        )
    ),
)
