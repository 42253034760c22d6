"""The Equipment that brings its own bearer: dread is manifested to carry it."""

from ...language import *


def _carried(slug: str, cost: str, equip: str, *given: Change) -> Card:
    """When this Equipment enters, manifest dread, then attach this Equipment to that creature."""
    return card(
        slug,
        "artifact: equipment",
        when_enters(Seq((ManifestDread(), Attach(Made())))),
        StaticAbility(do=given, who=Attached()),
        Equip(Mana(equip)),
        cost=cost,
    )


CARDS: Final = (
    _carried("cursed-windbreaker", "{2}{U}", "{3}", Has((Flying(),))),
    _carried("killers-mask", "{2}{B}", "{2}", Has((Menace(),))),
    _carried("conductive-machete", "{4}", "{4}", Gets(2, 1)),
)
