"""Marina Vendrell's Grimoire."""

from ...language import *

_HAND: Final = Cards(whose=YOURS, where=("hand",))


CARD = card(
    "marina-vendrells-grimoire",
    "legendary artifact",
    when_enters(Draw(5), if_=CastIt()),
    Can(deed="no_hand_limit", who=You()),
    Cannot(deed="lose_by_life", who=You()),
    Triggered(when=GainsLife(), do=Draw(ThatMuch())),
    Triggered(
        when=LosesLife(),
        do=Seq((Discard(ThatMuch()), If(AtMost(CountOf(_HAND), 0), LoseGame()))),
    ),
    cost="{5}{U}",
)
