"""Spells and permanents of our own that make one rule visible each; for positions, not for decks."""

from __future__ import annotations

from ..language import *


def _spell(slug: str, types: str, cost: str, effect: Node, *abilities: Node) -> Card:
    return card(slug, types, *abilities, cost=cost, effect=effect, house=True)


_SMALL: Final = Cards(whose=YOURS, mana_value_at_most=3)

WORKBENCH: Final = (
    _spell("slammed-shut", "instant", "{U}", CounterSpell(Target(Spells()))),
    _spell("hushed-voice", "instant", "{1}{U}", CounterSpell(Target(OnStack(spells=False)))),
    _spell("swept-away", "instant", "{U}", PutIntoHand(Target(Permanents(without_types=("land",))))),
    _spell("sharp-retort", "instant", "{R}", DealDamage(Target(ANY_TARGET), 3)),
    _spell("long-fuse", "sorcery", "{X}{R}", DealDamage(Target(ANY_TARGET), X())),
    _spell("blunt-end", "instant", "{1}{B}", Destroy(Target(CREATURE))),
    _spell("lights-out", "sorcery", "{2}{W}{W}", Destroy(CREATURE)),
    _spell("away-for-good", "instant", "{W}", Exile(Target(Permanents(without_types=("land",))))),
    _spell("warm-soup", "instant", "{W}", GainLife(3)),
    _spell("clean-slate", "sorcery", "{2}{W}", SetLife(10, Target(PLAYER))),
    _spell("wither", "sorcery", "{B}", PutCounters(Target(CREATURE), "-1/-1")),
    _spell("heavy-lids", "instant", "{U}", PutCounters(Target(CREATURE), "stun")),
    _spell("well-fed", "instant", "{G}", Affect(Target(CREATURE), (Gets(3, 3),))),
    _spell("upside-down", "instant", "{U}", Affect(Target(CREATURE), (Switched(),))),
    _spell("cut-to-size", "instant", "{U}", Affect(Target(CREATURE), (HasBase(1, 1),))),
    _spell("blank-stare", "instant", "{U}", Affect(Target(CREATURE), (LosesAllAbilities(),))),
    _spell("borrowed-key", "sorcery", "{R}", Affect(Target(Permanents()), (ControlledBy(),), until="game")),
    _spell("wake-up-call", "instant", "{W}", Untap(Target(CREATURE))),
    _spell("sit-down", "instant", "{W}", Tap(Target(CREATURE))),
    _spell("skeleton-key", "instant", "{1}", UnlockDoor(Target(ROOM_YOU_CONTROL))),
    _spell("bolt-the-door", "instant", "{1}", UnlockDoor(Target(ROOM_YOU_CONTROL), lock=True)),
    _spell("under-the-sheet", "sorcery", "{G}", Manifest(TopCards(1))),
    _spell("under-the-cloak", "sorcery", "{G}", Manifest(TopCards(1), cloak=True)),
    _spell("lifted-sheet", "instant", "{G}", TurnFaceUp(Target(Permanents(face_down=True)))),
    _spell("double-take", "sorcery", "{1}{U}", CreateCopies(Target(CREATURE))),
    _spell("same-face", "sorcery", "{1}{U}", BecomeCopy(Target(CREATURE_YOU_CONTROL), Target(CREATURE))),
    _spell("late-hour", "sorcery", "{3}{U}", ExtraTurn()),
    _spell("second-act", "sorcery", "{3}{R}", ExtraPhase("combat and main")),
    _spell("go-on-then", "sorcery", "{R}", Goad(Target(CREATURE))),
    _spell(
        "old-acquaintance", "sorcery", "{B}", PutOntoBattlefield(which=Target(Cards(types=("creature",))))
    ),
    _spell("empty-pockets", "sorcery", "{B}", Discard(ALL, Target(PLAYER))),
    _spell("good-book", "sorcery", "{U}", Draw(2)),
    _spell(
        "open-house",
        "sorcery",
        "{G}",
        Search(Cards(whose=YOURS, where=("library",), types=("land",)), to="battlefield", number=2),
    ),
    _spell(
        "short-list",
        "sorcery",
        "{B}",
        Search(Cards(whose=YOURS, where=("library",), mana_value_at_most=4)),
    ),
    _spell("dusty-shelf", "sorcery", "{B}", Enforce(MayPlay(cards=_SMALL, lands=False))),
    _spell(
        "favour-returned",
        "sorcery",
        "{U}",
        Choose(
            Cards(whose=YOURS, where=("hand",)),
            Enforce(MayPlay(cards=It(), lands=False, paying=()), about=It()),
            openly=True,
        ),
    ),
    _spell("padded-walls", "instant", "{W}", Enforce(Replacement(of=DealsDamage(), by=Prevent()))),
    _spell(
        "thick-curtain",
        "instant",
        "{W}",
        Enforce(Replacement(of=DealsDamage(to=It()), by=Prevent(2)), about=Target(CREATURE)),
    ),
    _spell("twice-told", "sorcery", "{1}{U}", Surveil(1), Flashback("{2}{U}")),
    _spell(
        "parting-gift",
        "instant",
        "{W}",
        Seq((GainLife(1), PutCounters(Target(CREATURE_YOU_CONTROL), "+1/+1"))),
    ),
    card(
        "attic-shape",
        "creature: shapeshifter",
        Morph("{1}{U}"),
        Triggered(when=TurnedFaceUp(), do=Draw()),
        cost="{3}{U}",
        size=(3, 3),
        house=True,
    ),
    card("masked-guest", "creature: human rogue", Disguise("{1}{B}"), cost="{3}{B}", size=(4, 2), house=True),
    card(
        "hired-hand",
        "creature: human soldier",
        Kicker("{2}"),
        enters_with("+1/+1", 2, if_=CastIt("kicker")),
        cost="{1}{W}",
        size=(2, 2),
        house=True,
    ),
    card(
        "growing-shadow",
        "creature: shade",
        enters_with("+1/+1", X()),
        cost="{X}{B}",
        size=(0, 0),
        house=True,
    ),
    card(
        "candle-stub",
        "creature: construct",
        Activated(costs=(SacrificeSelf(),), do=AddMana("W"), mana=True),
        cost="{1}",
        size=(1, 1),
        house=True,
    ),
    card(
        "lantern-bearer",
        "creature: human druid",
        Activated(costs=(TapSelf(),), do=AddMana("G"), mana=True),
        cost="{G}",
        size=(1, 1),
        house=True,
    ),
    card(
        "gossip",
        "creature: human",
        Triggered(when=Discarded(Cards(whose=OPPONENTS, where=("graveyard", "exile"))), do=GainLife(1)),
        cost="{B}",
        size=(1, 1),
        house=True,
    ),
    card("pale-cat", "creature: cat", Protection(Objects(colours="B")), cost="{W}", size=(2, 1), house=True),
    card(
        "moving-shelves",
        "enchantment",
        StaticAbility(do=(Gets(1, 1),), who=CREATURE_YOU_CONTROL),
        cost="{1}{W}",
        house=True,
    ),
    card("bare-wall", "enchantment", cost="{W}", house=True),
    card("welcome-mat", "artifact", when_enters(GainLife(1)), cost="{1}", house=True),
)
