"""I Am Untouchable."""

from ...language import *

CARD = scheme(
    "i-am-untouchable",
    StaticAbility(do=(Has((Hexproof(),)),), who=AnyOf((You(), PERMANENT_YOU_CONTROL))),
    Triggered(
        when=DealsDamage(to=You(), combat=True),
        one_or_more=True,
        do=Seq((CreateTokens("scarecrow-token"), Abandon())),
    ),
    ongoing=True,
)
