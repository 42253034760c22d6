"""My Crushing Masterstroke."""

from ...language import *

_THEIRS: Final = Permanents(whose=OPPONENTS, without_types=("land",))

CARD = scheme(
    "my-crushing-masterstroke",
    when_set_in_motion(
        ForThese(
            _THEIRS,
            Seq(
                (
                    Affect(It(), (ControlledBy(),)),
                    Untap(It()),
                    Affect(It(), (Has((Haste(),)),)),
                    Enforce(Must(deed="attack_owner", who=It()), about=It()),
                )
            ),
        )
    ),
)
