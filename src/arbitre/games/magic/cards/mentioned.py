"""Cards that rulings of others name: they are here so that those rulings can be shown."""

from __future__ import annotations

from ..language import *

_COUNTERS: Final = Permanents(counters="any")
_LAND_CARD: Final = Cards(whose=YOURS, where=("library",), types=("land",))
_ITS_VALUE: Final = ManaValueOf(It())

MENTIONED: Final = (
    card(
        "panharmonicon",
        "artifact",
        TriggersAgain(PERMANENT_YOU_CONTROL, Enters(Permanents(types=("artifact", "creature")))),
        cost="{4}",
    ),
    card("breeding-pool", "land: forest island", as_enters(PayOrArriveTapped((PayLife(2),)))),
    card(
        "scapeshift",
        "sorcery",
        cost="{2}{G}{G}",
        effect=Seq(
            (
                SacrificeOf(Permanents(types=("land",)), ANY_NUMBER, up_to=True),
                Search(_LAND_CARD, to="battlefield", number=CountOf(Made()), tapped=True),
            )
        ),
    ),
    card(
        "attack-in-the-box",
        "artifact creature: toy",
        Triggered(
            when=Attacks(),
            do=May(
                Affect(This(), (Gets(4, 0),)),
                then=Delayed(Triggered(when=BeginningOf("end", ANYONES), do=Sacrifice(It())), about=This()),
            ),
        ),
        cost="{3}",
        size=(2, 4),
    ),
    card(
        "shardmages-rescue",
        "enchantment: aura",
        Flash(),
        Enchant(CREATURE_YOU_CONTROL),
        StaticAbility(do=(Has((Hexproof(),)),), who=Attached(), while_=CameThisTurn(This())),
        StaticAbility(do=(Gets(1, 1),), who=Attached()),
        cost="{W}",
    ),
    card(
        "elite-arcanist",
        "creature: human wizard",
        when_enters(
            May(Choose(Cards(whose=YOURS, where=("hand",), types=("instant",)), Exile(It()), openly=True))
        ),
        Activated(
            costs=(GenericMana(ManaValueOf(ExiledWith())), TapSelf()), do=CastCopies(ExiledWith(), free=True)
        ),
        cost="{3}{U}",
        size=(1, 1),
    ),
    card(
        "march-of-the-machines",
        "enchantment",
        StaticAbility(
            do=(IsAlso(types=("artifact", "creature")), HasBase(_ITS_VALUE, _ITS_VALUE)),
            who=Permanents(types=("artifact",), without_types=("creature",)),
        ),
        cost="{3}{U}",
    ),
    card(
        "bramblewood-paragon",
        "creature: elf warrior",
        Replacement(
            of=Enters(Permanents(whose=YOURS, types=("creature",), subtypes=("warrior",), other=True)),
            by=ArriveWith("+1/+1"),
        ),
        StaticAbility(
            do=(Has((Trample(),)),), who=Permanents(whose=YOURS, types=("creature",), counters="+1/+1")
        ),
        cost="{1}{G}",
        size=(2, 2),
    ),
    card("runeclaw-bear", "creature: bear", cost="{1}{G}", size=(2, 2)),
    card(
        "hollow-one",
        "artifact creature: golem",
        CostChange(amount=Times(DiscardedThisTurn(), -2)),
        Cycling("{2}"),
        cost="{5}",
        size=(4, 4),
    ),
    card(
        "exquisite-blood",
        "enchantment",
        Triggered(when=LosesLife(OPPONENT), do=GainLife(ThatMuch())),
        cost="{4}{B}",
    ),
    card(
        "meddling-mage",
        "creature: human wizard",
        as_enters(ChooseCardName(nonland=True)),
        Cannot(deed="cast", who=Spells(chosen_name=True)),
        cost="{W}{U}",
        size=(2, 2),
    ),
    card(
        "floodpits-drowner",
        "creature: merfolk",
        Flash(),
        Vigilance(),
        when_enters(Seq((Tap(Target(CREATURE_AN_OPPONENT_CONTROLS)), PutCounters(Targeted(), "stun")))),
        Activated(
            costs=(Mana("{1}{U}"), TapSelf()),
            do=ShuffleIn((This(), Target(Permanents(types=("creature",), counters="stun")))),
        ),
        cost="{1}{U}",
        size=(2, 1),
    ),
    card(
        "the-ozolith",
        "legendary artifact",
        Triggered(
            when=Leaves(CREATURE_YOU_CONTROL),
            do=PutSameCounters(This(), as_=That()),
            if_=Fits(That(), _COUNTERS),
        ),
        Triggered(
            when=BeginningOf("combat"),
            do=May(MoveCounters(This(), Target(CREATURE))),
            if_=Fits(This(), _COUNTERS),
        ),
        cost="{1}",
    ),
)
