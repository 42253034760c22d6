"""What the keywords do, written in the language of the cards: nothing a card could not say itself."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.conditions import AtLeast
from arbitre.kernel.effects import Choose, If, It, May, Node, This

from .definitions import VALKYR
from .filters import YOURS, Cards, CountOf, EventAmount, Figure
from .verbs import Chill, ChooseOne, Damage, Destroy, Mark, MoveTo, OpponentDoes, Target


class OnThatLine(Node, frozen=True):
    """Pages on the line where the defender stood, without the defender (and its pair) and Archangels."""


ARCHERY: Final = Target(Cards(types=("angel", "golem")), Damage(It(), EventAmount()), may=True)  # F-132
ASSASSIN: Final = Target(
    Cards(types=("angel",)), If(AtLeast(Figure(It(), "damage"), 1), Destroy(It())), may=True
)  # F-136, F-139
CATALYST: Final = Target(
    Cards(YOURS, ("angel", "golem"), other=True),
    If(
        AtLeast(CountOf(Cards(types=("angel",), among=It())), 1),
        ChooseOne((Mark(It(), atq=1), Mark(It(), fv=1))),
        Mark(It(), bou=1),
    ),
    may=True,
)  # F-153
COLLATERAL: Final = Target(OnThatLine(), Damage(It(), EventAmount()), may=True)  # F-155
FLAME: Final = OpponentDoes(Choose(Cards(YOURS, ("angel",)), Damage(It(), 1)))  # F-185
FREEZE: Final = Target(Cards(types=("angel",)), Chill(It()), may=True)  # F-204
HONOUR: Final = May(Mark(This(), atq=EventAmount(), fv=EventAmount()))  # F-209
VALHALLA: Final = Target(
    Cards(YOURS, ("angel",), ("purgatory",), without_classes=(VALKYR,), destroyed_this_turn=True),
    MoveTo(It(), "limbo"),
    may=True,
)  # F-262

SENTENCES: Final = {
    "archery": ARCHERY,
    "assassin": ASSASSIN,
    "catalyst": CATALYST,
    "collateral": COLLATERAL,
    "flame": FLAME,
    "freeze": FREEZE,
    "honour": HONOUR,
    "valhalla": VALHALLA,
}
