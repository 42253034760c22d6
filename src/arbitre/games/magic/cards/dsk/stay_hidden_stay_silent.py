"""Stay Hidden, Stay Silent."""

from ...language import *

CARD = card(
    "stay-hidden-stay-silent",
    "enchantment: aura",
    Enchant(CREATURE),
    when_enters(Tap(Attached())),
    Cannot(deed="untap_in_own_step", who=Attached()),
    Activated(
        costs=(Mana("{4}{U}{U}"),),
        do=Seq((ShuffleIn((Attached(),)), ManifestDread())),
        timing="sorcery",
    ),
    cost="{1}{U}",
)
