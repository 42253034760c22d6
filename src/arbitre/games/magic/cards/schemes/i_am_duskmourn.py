"""I Am Duskmourn."""

from ...language import *

CARD = scheme(
    "i-am-duskmourn",
    Triggered(
        when=BeginningOf("end"),
        do=MayCast(Cards(whose=YOURS, where=("hand",)), most=1, then=Abandon()),
    ),
    ongoing=True,
)
