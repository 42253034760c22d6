"""My Laughter Echoes."""

from ...language import *

CARD = scheme(
    "my-laughter-echoes",
    Triggered(
        when=SetInMotion(Objects(types=("scheme",), without_supertypes=("ongoing",))),
        do=May(Abandon(), SetInMotionAgain(That())),
    ),
    ongoing=True,
)
