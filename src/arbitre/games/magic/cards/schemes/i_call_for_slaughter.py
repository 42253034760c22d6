"""I Call for Slaughter."""

from ...language import *

CARD = scheme(
    "i-call-for-slaughter",
    when_set_in_motion(
        Seq(
            (
                CreateTokens("devil-token", 3),
                Affect(Made(), (Has((Haste(),)),)),
                Enforce(Replacement(of=DealsDamage(source=Objects(whose=YOURS)), by=MuchMore(1))),
            )
        )
    ),
)
