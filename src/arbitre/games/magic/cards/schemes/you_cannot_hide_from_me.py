"""You Cannot Hide from Me."""

from ...language import *

CARD = scheme(
    "you-cannot-hide-from-me",
    Triggered(
        when=BeginningOf("combat"),
        do=Seq(
            (
                Affect(Target(CREATURE, up_to=True), (Gets(2, 2), Has((Vigilance(),)))),
                Enforce(Cannot(deed="be_blocked", who=It()), about=Targeted()),
            )
        ),
    ),
    Triggered(when=BeginningOf("end", OPPONENTS), if_=LessThanHalf(ThatPlayer()), do=Abandon()),
    ongoing=True,
)
