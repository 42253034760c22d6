"""What is attached to something, and the Vehicle: Auras, Equipment, the Hovership."""

from __future__ import annotations

from ..language import *

_FACE_DOWN: Final = Fits(Attached(), Permanents(face_down=True))

ATTACHMENTS: Final = (
    card(
        "unable-to-scream",
        "enchantment: aura",
        Enchant(CREATURE),
        StaticAbility(
            do=(
                LosesAllAbilities(),
                IsAlso(types=("artifact", "creature"), subtypes=("toy",)),
                HasBase(0, 2),
            ),
            who=Attached(),
        ),
        Cannot(deed="turn_face_up", who=Attached(), while_=_FACE_DOWN),
        cost="{U}",
    ),
    card(
        "duskmourns-domination",
        "enchantment: aura",
        Enchant(CREATURE),
        StaticAbility(do=(ControlledBy(),), who=Attached()),
        StaticAbility(do=(Gets(-3, 0), LosesAllAbilities()), who=Attached()),
        cost="{4}{U}{U}",
    ),
    card(
        "grievous-wound",
        "enchantment: aura",
        Enchant(PLAYER),
        Cannot(deed="gain_life", who=EnchantedPlayer()),
        Triggered(
            when=DealsDamage(to=EnchantedPlayer()),
            do=LoseLife(Half(Life(EnchantedPlayer()), up=True), EnchantedPlayer()),
            one_or_more=True,
        ),
        cost="{3}{B}{B}",
    ),
    card(
        "dissection-tools",
        "artifact: equipment",
        when_enters(Seq((ManifestDread(), Attach(Made())))),
        StaticAbility(do=(Gets(2, 2), Has((Deathtouch(), Lifelink()))), who=Attached()),
        Equip(SacrificeSome(CREATURE_YOU_CONTROL)),
        cost="{5}",
    ),
    card(
        "unidentified-hovership",
        "artifact: vehicle",
        Flying(),
        when_enters(Exile(Target(Permanents(types=("creature",), toughness_at_most=5), up_to=True))),
        Triggered(when=Leaves(), do=Each(OwnersOf(ExiledWith()), ManifestDread())),
        Crew(1),
        cost="{1}{W}{W}",
        size=(2, 2),
    ),
)
