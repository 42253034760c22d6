"""Cards that manifest dread, and cards that deal with what lies face down."""

from __future__ import annotations

from ..language import *

_CREATURE_CARD: Final = Cards(types=("creature",))

DREAD: Final = (
    card("manifest-dread", "sorcery", cost="{1}{G}", effect=ManifestDread()),
    card(
        "innocuous-rat",
        "creature: rat",
        Triggered(when=Dies(), do=ManifestDread()),
        cost="{1}{B}",
        size=(1, 1),
    ),
    card(
        "unwanted-remake",
        "instant",
        cost="{W}",
        effect=Seq((Destroy(Target(CREATURE)), Each(ControllersOf(Targeted()), ManifestDread()))),
    ),
    card(
        "hauntwoods-shrieker",
        "creature: beast mutant",
        Triggered(when=Attacks(), do=ManifestDread()),
        Activated(
            costs=(Mana("{1}{G}"),),
            do=Seq(
                (
                    Reveal(Target(Permanents(face_down=True))),
                    If(IsCard(Targeted(), _CREATURE_CARD), May(TurnFaceUp(Targeted()))),
                )
            ),
        ),
        cost="{1}{G}{G}",
        size=(3, 3),
    ),
    card(
        "found-footage",
        "artifact: clue",
        Can(deed="look_at", who=Permanents(whose=OPPONENTS, types=("creature",), face_down=True)),
        Activated(costs=(Mana("{2}"), SacrificeSelf()), do=Seq((Surveil(2), Draw()))),
        cost="{1}",
    ),
    card(
        "overgrown-zealot",
        "creature: elf druid",
        Activated(costs=(TapSelf(),), do=AddMana(any_of=COLOURS), mana=True),
        Activated(
            costs=(TapSelf(),), do=AddMana(any_of=COLOURS, amount=2, only_for=(ToTurnFaceUp(),)), mana=True
        ),
        cost="{1}{G}",
        size=(0, 4),
    ),
)
