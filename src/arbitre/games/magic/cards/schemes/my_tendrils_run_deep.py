"""My Tendrils Run Deep."""

from ...language import *

CARD = scheme(
    "my-tendrils-run-deep",
    Can(deed="play_more_lands", who=You()),
    Triggered(
        when=BeginningOf("end"),
        if_=AtLeast(CountOf(Permanents(whose=YOURS, types=("land",))), 6),
        do=Seq((Draw(2), Abandon())),
    ),
    ongoing=True,
)
