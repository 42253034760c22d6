"""The Tale of Tamiyo."""

from ...language import *

_STORIES: Final = AnyOf(
    (
        Cards(whose=YOURS, types=("instant", "sorcery")),
        Cards(whose=YOURS, types=("planeswalker",), subtypes=("tamiyo",)),
    )
)


CARD = card(
    "the-tale-of-tamiyo",
    "legendary enchantment: saga",
    chapter(1, 2, 3, do=Repeat(Mill(2), while_=ShareCardType(Made()), then=Draw())),
    chapter(4, do=Seq((Exile(Target(_STORIES, ANY_NUMBER, up_to=True)), CastCopies(Made())))),
    cost="{2}{U}",
)
