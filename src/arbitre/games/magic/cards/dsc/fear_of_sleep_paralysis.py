"""Fear of Sleep Paralysis."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("enchantment",), other=True)

CARD = card(
    "fear-of-sleep-paralysis",
    "enchantment creature: nightmare",
    Flying(),
    Triggered(
        when=AnyHappens((Enters(AnyOf((This(), _ANOTHER))), FullyUnlocks())),
        do=Seq((Tap(Target(CREATURE, up_to=True)), PutCounters(Targeted(), "stun"))),
        word="eerie",
    ),
    CountersStay(kind="stun", who=Permanents(whose=OPPONENTS)),
    cost="{5}{U}",
    size=(6, 6),
)
