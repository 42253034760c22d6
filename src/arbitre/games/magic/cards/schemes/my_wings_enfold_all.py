"""My Wings Enfold All."""

from ...language import *

_COPY_IT: Final = Triggered(when=Casts(INSTANT_OR_SORCERY), do=CopySpell(That()))

CARD = scheme(
    "my-wings-enfold-all",
    when_set_in_motion(Modes((Draw(2), Delayed(_COPY_IT, until="turn", each_time=True)))),
)
