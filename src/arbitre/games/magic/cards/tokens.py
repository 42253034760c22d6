"""The tokens and emblems these cards make: what the effect that makes them says they are."""

from ..language import *

TOY: Final = card("toy-token", "artifact creature: toy", size=(1, 1), colours="W", token=True)

SPIRIT: Final = card("spirit-token", "creature: spirit", Flying(), size=(0, 0), colours="U", token=True)
"""Misty Salon says how big it is."""

EVERYWHERE_LAND: Final = card(
    "everywhere-token", f"land: {' '.join(BASIC_LAND_TYPES)}", colours="", token=True
)

SHARD: Final = card(
    "shard-token",
    "enchantment: shard",
    Activated(costs=(Mana("{2}"), SacrificeSelf()), do=Seq((Scry(1), Draw(1)))),
    colours="",
    token=True,
)

KAITO_EMBLEM: Final = card(
    "kaito-emblem",
    "emblem",
    StaticAbility(do=(Gets(1, 1),), who=Permanents(whose=YOURS, subtypes=("ninja",)), zones=("command",)),
    colours="",
    token=True,
)

NAMELESS: Final = card("nameless-token", "creature", size=(2, 2), colours="", token=True)
"""What is printed, so to speak, on a copy of something face down: what the copy is has no name (708.2)."""

GREMLIN: Final = card("gremlin-token", "creature: gremlin", size=(1, 1), colours="R", token=True)

DEMON: Final = card("demon-token", "creature: demon", Flying(), size=(5, 5), colours="B", token=True)

SPIDER: Final = card("spider-token", "creature: spider", Reach(), size=(2, 2), colours="G", token=True)

BEAST: Final = card(
    "beast-token",
    "creature: beast",
    Cannot(deed="attack_alone"),
    Cannot(deed="block_alone"),
    size=(4, 4),
    colours="W",
    token=True,
)

DEVIL: Final = card(
    "devil-token",
    "creature: devil",
    Triggered(when=Dies(), do=DealDamage(Target(ANY_TARGET), 1)),
    size=(1, 1),
    colours="R",
    token=True,
)

BIRD: Final = card("bird-token", "creature: bird", Flying(), size=(2, 2), colours="B", token=True)

OOZE: Final = card("ooze-token", "creature: ooze", size=(0, 0), colours="G", token=True)
"""Convert to Slime says how big it is."""

HORROR: Final = card("horror-token", "enchantment creature: horror", size=(2, 2), colours="B", token=True)

SHAPESHIFTER: Final = card(
    "shapeshifter-token",
    "creature: shapeshifter",
    Changeling(),
    Deathtouch(),
    size=(0, 0),
    colours="",
    token=True,
)
"""Formless Genesis says how big it is."""
GLIMMER: Final = card("glimmer-token", "enchantment creature: glimmer", size=(1, 1), colours="W", token=True)

SCARECROW: Final = card(
    "scarecrow-token", "artifact creature: scarecrow", Vigilance(), size=(4, 4), colours="", token=True
)

PRIMO: Final = card("primo-token", "legendary creature: fractal", size=(0, 0), colours="GU", token=True)

CARDS: Final = (
    TOY,
    SPIRIT,
    EVERYWHERE_LAND,
    SHARD,
    KAITO_EMBLEM,
    NAMELESS,
    GREMLIN,
    DEMON,
    SPIDER,
    BEAST,
    DEVIL,
    BIRD,
    OOZE,
    GLIMMER,
    SCARECROW,
    PRIMO,
    HORROR,
    SHAPESHIFTER,
)
