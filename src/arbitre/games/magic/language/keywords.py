"""The keywords of Magic (702): those that are read by their word, and those that stand for other abilities.

`expand` says for the second sort what sentences a keyword is short for; both sorts are in force through the
traits of the object that has them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.kernel.conditions import AtLeast, AtMost, Both
from arbitre.kernel.effects import Ability, If, It, Node, Seq, This

from .abilities import (
    GRAVEYARD,
    HAND,
    Activated,
    AdditionalCost,
    AlternativeCost,
    MayPlay,
    Replacement,
    StaticAbility,
    Triggered,
    enters_with,
)
from .amounts import CastIt, CountersOn
from .changes import Gets, Has, IsAlso, IsNot, Loses
from .choices import MayPay
from .costs import DiscardSelf, DiscardSome, ExileSome, Mana, OwnManaCost, ReturnSome, RevealSelf, TapSome
from .filters import CREATURE_YOU_CONTROL, Cards, Permanents, Spells, Target, ThatSource
from .happenings import (
    BecomesTarget,
    BeginningOf,
    Casts,
    DealsDamage,
    Dies,
    Discarded,
    Enters,
    ExiledByItself,
    LastCounterGone,
    LeavesStack,
    RevealedAsDrawn,
)
from .instead import ArriveAndLater, ExileInstead, Prevent
from .players import ANYONES, OPPONENTS, YOURS, ControllersOf
from .verbs.cards import Bury, CounterSpell, Draw, MayCast, PutOntoBattlefield
from .verbs.permanents import Affect, Attach, RemoveCounters, Sacrifice


class Keyword(Ability, frozen=True):
    """A keyword ability; `word` is the word traits know it by."""

    word: ClassVar[str] = ""


class Deathtouch(Keyword, frozen=True):
    word: ClassVar[str] = "deathtouch"


class Defender(Keyword, frozen=True):
    word: ClassVar[str] = "defender"


class DoubleStrike(Keyword, frozen=True):
    word: ClassVar[str] = "double strike"


class FirstStrike(Keyword, frozen=True):
    word: ClassVar[str] = "first strike"


class Flash(Keyword, frozen=True):
    word: ClassVar[str] = "flash"


class Flying(Keyword, frozen=True):
    word: ClassVar[str] = "flying"


class Haste(Keyword, frozen=True):
    word: ClassVar[str] = "haste"


class Hexproof(Keyword, frozen=True):
    word: ClassVar[str] = "hexproof"


class Indestructible(Keyword, frozen=True):
    word: ClassVar[str] = "indestructible"


class Lifelink(Keyword, frozen=True):
    word: ClassVar[str] = "lifelink"


class Menace(Keyword, frozen=True):
    word: ClassVar[str] = "menace"


class Reach(Keyword, frozen=True):
    word: ClassVar[str] = "reach"


class Shroud(Keyword, frozen=True):
    word: ClassVar[str] = "shroud"


class Trample(Keyword, frozen=True):
    word: ClassVar[str] = "trample"


class Vigilance(Keyword, frozen=True):
    word: ClassVar[str] = "vigilance"


class Convoke(Keyword, frozen=True):
    """Your creatures can help pay (702.51)."""

    word: ClassVar[str] = "convoke"


class Protection(Keyword, frozen=True):
    """Protection from a quality (702.16)."""

    word: ClassVar[str] = "protection"
    from_: Node


class Enchant(Keyword, frozen=True):
    """What an Aura can be attached to and targets as a spell (702.5)."""

    word: ClassVar[str] = "enchant"
    what: Node


class Ward(Keyword, frozen=True):
    """Countered unless that player pays (702.21)."""

    word: ClassVar[str] = "ward"
    cost: Node


class Impending(Keyword, frozen=True):
    """Cast for less, and no creature before its time counters are gone (702.176)."""

    word: ClassVar[str] = "impending"
    number: int
    cost: str


class Flashback(Keyword, frozen=True):
    """Cast once more from the graveyard (702.34)."""

    word: ClassVar[str] = "flashback"
    cost: str


class Ninjutsu(Keyword, frozen=True):
    """Put onto the battlefield in place of an unblocked attacker (702.49)."""

    word: ClassVar[str] = "ninjutsu"
    cost: str


class Equip(Keyword, frozen=True):
    """Attach to a creature you control, as a sorcery (702.6)."""

    word: ClassVar[str] = "equip"
    cost: Node


class Crew(Keyword, frozen=True):
    """Tap creatures with this total power: the Vehicle becomes a creature (702.122)."""

    word: ClassVar[str] = "crew"
    number: int


class Cycling(Keyword, frozen=True):
    """Pay and discard this card: draw one (702.29)."""

    word: ClassVar[str] = "cycling"
    cost: str


class Kicker(Keyword, frozen=True):
    """An optional additional cost (702.33); `CastIt("kicker")` asks for it."""

    word: ClassVar[str] = "kicker"
    cost: str


class Prowess(Keyword, frozen=True):
    """+1/+1 whenever you cast a noncreature spell (702.108)."""

    word: ClassVar[str] = "prowess"


class Morph(Keyword, frozen=True):
    """May be cast face down for {3}, and turned up for its morph cost (702.37)."""

    word: ClassVar[str] = "morph"
    cost: str


class Disguise(Keyword, frozen=True):
    """May be cast face down for {3} with ward {2}, and turned up for its disguise cost (702.168)."""

    word: ClassVar[str] = "disguise"
    cost: str


class Suspend(Keyword, frozen=True):
    """Exiled from the hand with time counters, and cast for nothing when the last is gone (702.62)."""

    word: ClassVar[str] = "suspend"
    number: int
    cost: str


class Escape(Keyword, frozen=True):
    """Cast from the graveyard for mana (its own mana cost, if none is said) and the exile of so many other
    cards from there (702.138)."""

    word: ClassVar[str] = "escape"
    number: int
    cost: str = ""


class Undying(Keyword, frozen=True):
    """Comes back with a +1/+1 counter if it had none when it died (702.93)."""

    word: ClassVar[str] = "undying"


class Miracle(Keyword, frozen=True):
    """Revealed as it is drawn, first of the turn, it may be cast for this (702.94)."""

    word: ClassVar[str] = "miracle"
    cost: Node


class Madness(Keyword, frozen=True):
    """Exiled when it is discarded, and cast from there for its madness cost or buried (702.35)."""

    word: ClassVar[str] = "madness"
    cost: str


class Blitz(Keyword, frozen=True):
    """Cast for this, it has haste, draws a card when it dies and is sacrificed at the next end step
    (702.152)."""

    word: ClassVar[str] = "blitz"
    cost: str


class Changeling(Keyword, frozen=True):
    """This is every creature type, in every zone (702.73)."""

    word: ClassVar[str] = "changeling"


class Retrace(Keyword, frozen=True):
    """May be cast from the graveyard by discarding a land card besides (702.81)."""

    word: ClassVar[str] = "retrace"


class Persist(Keyword, frozen=True):
    """Returns with a -1/-1 counter when it dies without one (702.79)."""

    word: ClassVar[str] = "persist"


PLAIN: Final = (
    Deathtouch,
    Defender,
    DoubleStrike,
    FirstStrike,
    Flash,
    Flying,
    Haste,
    Hexproof,
    Indestructible,
    Lifelink,
    Menace,
    Reach,
    Shroud,
    Trample,
    Vigilance,
)
"""The keywords without a parameter that a keyword counter can give as well (122.1b)."""

KEYWORD_COUNTERS: Final[dict[str, Keyword]] = {kind.word: kind() for kind in PLAIN}
"""The keyword each kind of keyword counter gives."""

EXILE: Final = ("exile",)

_EXPANDED: Final[dict[Keyword, tuple[Ability, ...]]] = {}


def expand(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities a keyword stands for (equal keywords share them); none for those read by word."""
    found = _EXPANDED.get(keyword)
    if found is None:
        found = _EXPANDED[keyword] = _expansion(keyword)
    return found


def _expansion(keyword: Keyword) -> tuple[Ability, ...]:
    match keyword:
        case Ward(cost):
            pays = MayPay((cost,), otherwise=CounterSpell(ThatSource()), who=ControllersOf(ThatSource()))
            return (Triggered(when=BecomesTarget(of_whose=OPPONENTS), do=pays, word="ward"),)
        case Impending(number, cost):
            return _impending(number, cost)
        case Flashback(cost):
            return (
                AlternativeCost((Mana(cost),), "flashback", zones=GRAVEYARD),
                Replacement(
                    of=LeavesStack(),
                    by=ExileInstead(),
                    if_=CastIt("flashback"),
                    itself=True,
                    zones=("stack",),
                ),
            )
        case Suspend():
            return _suspended()
        case Escape(number, cost):
            price = Mana(cost) if cost else OwnManaCost()
            others = ExileSome(Cards(whose=YOURS, other=True), number)
            return (AlternativeCost((price, others), "escape", zones=GRAVEYARD),)
        case Undying():
            back = PutOntoBattlefield(which=This(), under="owner", counters=(("+1/+1", 1),))
            bare = AtMost(CountersOn(This(), "+1/+1"), 0)
            return (Triggered(when=Dies(), do=back, if_=bare, word="undying"),)
        case Miracle(cost):
            return (
                Triggered(when=RevealedAsDrawn(), do=MayCast(This(), (cost,)), zones=HAND, word="miracle"),
            )
        case Madness(cost):
            instead = Replacement(of=Discarded(This()), by=ExileInstead(), zones=HAND)
            cast = MayCast(This(), (Mana(cost),), otherwise=Bury(This()))
            return (instead, Triggered(when=ExiledByItself(), do=cast, zones=EXILE, word="madness"))
        case Ninjutsu(cost):
            attacker = ReturnSome(Permanents(whose=YOURS, types=("creature",), unblocked=True))
            do = PutOntoBattlefield(which=This(), tapped=True, attacking=True)
            return (
                Activated(costs=(Mana(cost), RevealSelf(), attacker), do=do, zones=HAND, word="ninjutsu"),
            )
        case Equip(cost):
            attach = Attach(Target(CREATURE_YOU_CONTROL))
            return (Activated(costs=(cost,), do=attach, timing="sorcery", word="equip"),)
        case Crew(number):
            becomes = Affect(This(), (IsAlso(types=("artifact", "creature")),))
            return (Activated(costs=(TapSome(total_power=number),), do=becomes, word="crew"),)
        case Cycling(cost):
            return (Activated(costs=(Mana(cost), DiscardSelf()), do=Draw(), zones=HAND, word="cycling"),)
        case Kicker(cost):
            return (AdditionalCost((Mana(cost),), "kicker", optional=True),)
        case Blitz(cost):
            return _blitz(cost)
        case Retrace():
            land = DiscardSome(1, Cards(whose=YOURS, where=("hand",), types=("land",)))
            return (MayPlay(cards=This(), lands=False, besides=(land,), mark="retrace", zones=GRAVEYARD),)
        case Persist():
            back = PutOntoBattlefield(which=This(), under="owner", counters=(("-1/-1", 1),))
            unworn = AtMost(CountersOn(This(), "-1/-1"), 0)
            return (Triggered(when=Dies(), do=back, if_=unworn, word="persist"),)
        case Protection(from_):
            return (Replacement(of=DealsDamage(from_, This()), by=Prevent()),)
        case Prowess():
            spell = Casts(Spells(whose=YOURS, without_types=("creature",)))
            return (Triggered(when=spell, do=Affect(This(), (Gets(1, 1),))),)
        case _:
            return ()


def _impending(number: int, cost: str) -> tuple[Ability, ...]:
    """702.176a: four abilities in one."""
    chosen = CastIt("impending")
    time = CountersOn(This(), "time")
    last = If(AtMost(time, 0), Affect(This(), (Loses(Impending),), until="game"))
    return (
        AlternativeCost((Mana(cost),), "impending"),
        enters_with("time", number, if_=chosen),
        StaticAbility(do=(IsNot(types=("creature",)),), while_=Both((chosen, AtLeast(time, 1)))),
        Triggered(
            when=BeginningOf("end"),
            do=Seq((RemoveCounters(This(), "time", 1), last)),
            if_=chosen,
            word="impending",
        ),
    )


def _blitz(cost: str) -> tuple[Ability, ...]:
    """702.152a: another cost, what the permanent has while that was paid, and its sacrifice."""
    chosen = CastIt("blitz")
    draws = Triggered(when=Dies(), do=Draw())
    sacrifice = Triggered(when=BeginningOf("end", ANYONES), do=Sacrifice(It()))
    return (
        AlternativeCost((Mana(cost),), "blitz"),
        StaticAbility(do=(Has((Haste(), draws)),), while_=chosen),
        Replacement(of=Enters(), by=ArriveAndLater(sacrifice), if_=chosen, itself=True),
    )


def _suspended() -> tuple[Ability, ...]:
    """702.62a: what a suspended card does; suspending it is a special action and no ability that is used."""
    return (
        Triggered(
            when=BeginningOf("upkeep"),
            do=RemoveCounters(This(), "time", 1),
            if_=AtLeast(CountersOn(This(), "time"), 1),
            zones=EXILE,
            word="suspend",
        ),
        Triggered(
            when=LastCounterGone("time"),
            do=MayCast(This(), haste=Affect(It(), (Has((Haste(),)),), until="game")),
            zones=EXILE,
            word="suspend",
        ),
    )
