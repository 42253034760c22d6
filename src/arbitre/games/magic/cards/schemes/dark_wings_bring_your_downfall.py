"""Dark Wings Bring Your Downfall."""

from ...language import *

CARD = scheme(
    "dark-wings-bring-your-downfall",
    Triggered(when=YouAttack(), do=CreateTokens("demon-token", tapped=True, attacking=True)),
    Triggered(when=BeginningOf("end", ANYONES), if_=AtLeast(DiedThisTurn(), 2), do=Abandon()),
    ongoing=True,
)
