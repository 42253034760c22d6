"""Plain creatures of our own, one keyword each, to build positions and decks with."""

from ..language import *


def _creature(slug: str, cost: str, kind: str, size: tuple[int, int], *abilities: Node) -> Card:
    sort = "artifact " if kind == "construct" else ""
    return card(slug, f"{sort}creature: {kind}", *abilities, cost=cost, size=size, house=True)


CARDS: Final = (
    _creature("lamp-lighter", "{W}", "human", (1, 1)),
    _creature("doorstep-mastiff", "{1}{W}", "dog", (2, 2)),
    _creature("moth-of-the-attic", "{1}{W}", "insect", (1, 2), Flying()),
    _creature("hat-stand-duellist", "{1}{W}", "human knight", (2, 1), FirstStrike()),
    _creature("twin-blade-butler", "{2}{W}", "human knight", (2, 2), DoubleStrike()),
    _creature("night-watchman", "{2}{W}", "human soldier", (2, 3), Vigilance()),
    _creature("bedside-nurse", "{1}{W}", "human cleric", (2, 2), Lifelink()),
    _creature("cellar-crab", "{1}{U}", "crab", (1, 4)),
    _creature("curtain-lurker", "{1}{U}", "illusion", (2, 1), Flash()),
    _creature("sealed-portrait", "{2}{U}", "spirit", (2, 2), Ward(Mana("{2}"))),
    _creature("reader-by-candle", "{1}{U}", "human wizard", (1, 3), Prowess()),
    _creature("unseen-lodger", "{2}{U}", "spirit", (3, 1), Hexproof()),
    _creature("stair-spider", "{1}{B}", "spider", (1, 1), Deathtouch()),
    _creature("grinning-pair", "{2}{B}", "human rogue", (3, 2), Menace()),
    _creature("pantry-rats", "{B}", "rat", (1, 1)),
    _creature("stove-imp", "{R}", "devil", (1, 1), Haste()),
    _creature("chandelier-swinger", "{1}{R}", "human", (2, 2), Haste()),
    _creature("furnace-ogre", "{3}{R}", "ogre", (4, 3)),
    _creature("ivy-climber", "{1}{G}", "plant", (1, 3), Reach()),
    _creature("hedge-boar", "{2}{G}", "boar", (3, 3), Trample()),
    _creature("garden-bear", "{1}{G}", "bear", (2, 2)),
    _creature("old-oak", "{4}{G}", "treefolk", (5, 5)),
    _creature("bolted-door", "{2}", "construct", (0, 4), Defender()),
    _creature("iron-bust", "{4}", "construct", (2, 2), Indestructible()),
    _creature("wind-up-soldier", "{3}", "construct", (3, 3)),
)
