"""Cards of our own for rulings about Rooms, copies, delirium and names that no printed card here shows."""

from __future__ import annotations

from ..language import *


def _spell(slug: str, types: str, cost: str, effect: Node) -> Card:
    return card(slug, types, cost=cost, effect=effect, house=True)


_ENCHANTMENT_CARDS: Final = Cards(whose=YOURS, types=("enchantment",))
_WHO_CAN_RETURN: Final = Cards(whose=YOURS, types=("creature", "enchantment"))
_NAMESAKES: Final = Permanents(types=("creature",), shares_name_with=Targeted())

MECHANICS: Final = (
    _spell("echo-in-the-hall", "instant", "{U}", CopySpell(Target(Spells()))),
    _spell("all-doors-open", "sorcery", "{2}", UnlockDoor(Target(ROOM_YOU_CONTROL), both=True)),
    _spell("inventory", "sorcery", "{W}", GainLife(CountOf(_ENCHANTMENT_CARDS))),
    _spell("house-warming", "sorcery", "{W}", PutOntoBattlefield(which=_WHO_CAN_RETURN)),
    _spell("second-copy", "sorcery", "{1}{U}", CreateCopies(Target(Permanents()))),
    _spell("roll-call", "sorcery", "{1}{B}", Destroy(AnyOf((Target(CREATURE), _NAMESAKES)))),
    _spell("last-word", "instant", "{1}{U}", Seq((CounterSpell(Target(Spells())), If(DELIRIUM, Draw())))),
    _spell("grave-remark", "instant", "{1}{B}", Seq((Destroy(Target(CREATURE)), If(DELIRIUM, Draw())))),
    _spell("family-feud", "kindred instant: rat", "{R}", GainLife(1)),
    card("stuffed-owl", "creature: bird", enters_with("+1/+1"), cost="{1}{G}", size=(1, 1), house=True),
    card(
        "dust-cover",
        "creature: shapeshifter",
        Morph("{2}{G}"),
        Replacement(of=TurnedFaceUp(), by=PutCounters(It(), "+1/+1"), itself=True),
        cost="{2}{G}",
        size=(2, 2),
        house=True,
    ),
    card(
        "fever-dreamer",
        "creature: human",
        Activated(costs=(Mana("{1}"),), do=GainLife(2), if_=DELIRIUM, word="delirium"),
        cost="{1}{B}",
        size=(2, 2),
        house=True,
    ),
    card(
        "kindling-box",
        "artifact",
        Activated(costs=(SacrificeSome(ENCHANTMENT_YOU_CONTROL),), do=AddMana("W"), mana=True),
        cost="{1}",
        house=True,
    ),
    card(
        "cold-hearth",
        "enchantment",
        StaticAbility(
            do=(Has((Activated(costs=(SacrificeSelf(),), do=AddMana("W"), mana=True),)),),
            who=ENCHANTMENT_YOU_CONTROL,
        ),
        cost="{1}{W}",
        house=True,
    ),
    card(
        "deep-sleep",
        "enchantment: aura",
        Enchant(CREATURE),
        Cannot(deed="untap_in_own_step", who=Attached()),
        cost="{1}{U}",
        house=True,
    ),
    card(
        "gravel-path",
        "land",
        Activated(costs=(TapSelf(),), do=AddMana("C"), mana=True),
        Cycling("{1}"),
        house=True,
    ),
)
