"""Demonic Covenant."""

from ...language import *

_DEMONS: Final = Permanents(whose=YOURS, subtypes=("demon",))


CARD = card(
    "demonic-covenant",
    "kindred enchantment: demon",
    Triggered(when=Attacks(_DEMONS, player=PLAYER), do=Seq((Draw(), LoseLife(1))), one_or_more=True),
    Triggered(
        when=BeginningOf("end"),
        do=Seq(
            (
                CreateTokens("demon-token"),
                Mill(2),
                If(ShareCardType(Made(), wholly=True), Sacrifice(This())),
            )
        ),
    ),
    cost="{4}{B}{B}",
)
