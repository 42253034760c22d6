"""The kinds of ability (113.3): triggered, activated, static, and what statics allow or forbid."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.conditions import Not
from arbitre.kernel.effects import Ability, Node, This

from .amounts import Fits, WordChosen
from .changes import Change, Has
from .filters import ENCHANTMENT_YOU_CONTROL, Permanents
from .happenings import (
    AnyHappens,
    Attacks,
    BeginningOf,
    ChapterReached,
    Enters,
    FullyUnlocks,
    Happens,
    SetInMotion,
    UnlocksThisDoor,
)
from .instead import ArriveAsCopy, ArriveTapped, ArriveWith
from .players import YOURS, You

BATTLEFIELD: Final = ("battlefield",)
HAND: Final = ("hand",)
GRAVEYARD: Final = ("graveyard",)


class Triggered(Ability, frozen=True, kw_only=True):
    """When it happens (and `if_` holds, then and on resolution, 603.4), do this.

    `one_or_more`: heard once for all that happens together (for each player, if it is about players).
    `once`: only once for this object. `word` is an ability word in front ("eerie", "survival", "delirium").
    """

    when: Happens
    do: Node
    if_: Node | None = None
    one_or_more: bool = False
    once_per_turn: bool = False
    once: bool = False
    zones: tuple[str, ...] = BATTLEFIELD
    word: str = ""


class Activated(Ability, frozen=True, kw_only=True):
    """Pay the costs: do this. `timing` is "instant" or "sorcery"; `loyalty` makes a loyalty ability (606);
    `once`: only once for this object."""

    costs: tuple[Node, ...]
    do: Node
    timing: str = "instant"
    if_: Node | None = None
    once_per_turn: bool = False
    once: bool = False
    zones: tuple[str, ...] = BATTLEFIELD
    mana: bool = False
    loyalty: int | None = None
    anyone: bool = False
    word: str = ""


class Replacement(Ability, frozen=True, kw_only=True):
    """If this would happen, something else happens instead (614), or damage is prevented (615).

    `by` is played with the event in the scene and changes it. `itself`: about this object as it enters
    (614.12). With `may` its controller decides; `next_time`: only the next time it would happen.
    """

    of: Happens
    by: Node
    if_: Node | None = None
    may: bool = False
    itself: bool = False
    next_time: bool = False
    zones: tuple[str, ...] = BATTLEFIELD
    word: str = ""


class StaticAbility(Ability, frozen=True, kw_only=True):
    """Objects are changed while this is in force (611.3), and while a condition holds."""

    do: tuple[Change, ...]
    who: Node = This()
    while_: Node | None = None
    zones: tuple[str, ...] = BATTLEFIELD
    word: str = ""


class Cannot(Ability, frozen=True, kw_only=True):
    """Objects or players cannot do something (101.2): "attack", "block", "be_blocked", "attack_alone",
    "block_alone", "be_countered", "turn_face_up", "untap", "untap_in_own_step", "gain_life", "lose",
    "lose_by_life", "cast", "trigger_ward", "have_draw_step" …"""

    deed: str
    who: Node = This()
    by: Node | None = None  # be_blocked by these, be_targeted by these
    while_: Node | None = None
    word: str = ""


class Must(Ability, frozen=True, kw_only=True):
    """Creatures do this if able: "attack", "block", "be_blocked" (508.1d, 509.1c)."""

    deed: str
    who: Node = This()
    by: Node | None = None
    while_: Node | None = None
    word: str = ""


class Can(Ability, frozen=True, kw_only=True):
    """A permission: "look_at" face-down things, "no_hand_limit", "untap_with_others" (in each other player's
    untap step), "attack_as_though_not_defender", "be_targeted_as_though_not_hexproof",
    "cast_as_though_flash", "spend_as_any_colour" (mana, on these spells) …"""

    deed: str
    who: Node = This()
    while_: Node | None = None
    word: str = ""


class CountersStay(Ability, frozen=True, kw_only=True):
    """Counters of a kind can't be removed from these permanents, nor moved from them (101.2)."""

    kind: str
    who: Node
    word: str = ""


class HandSize(Ability, frozen=True, kw_only=True):
    """The maximum hand size of players is this (402.2); of several effects the one with the latest timestamp
    counts."""

    size: int | Node
    who: Node = You()
    while_: Node | None = None
    word: str = ""


class MayPlay(Ability, frozen=True, kw_only=True):
    """You may play these cards (cast them, or play them as lands) from where they are; `paying` replaces the
    mana cost, an empty tuple is "without paying its mana cost"; `besides` is paid in addition to all other
    costs. What is so cast bears the `mark`."""

    cards: Node
    lands: bool = True
    spells: bool = True
    paying: tuple[Node, ...] | None = None
    besides: tuple[Node, ...] = ()
    mark: str = ""
    while_: Node | None = None
    zones: tuple[str, ...] = BATTLEFIELD
    word: str = ""


class CostChange(Ability, frozen=True, kw_only=True):
    """Spells cost more or less generic mana to cast (601.2f): `of` is "spell", "unlock", "ability" or
    "face_up"; `who` the spells (This: this very spell, read wherever it is), `by` whose."""

    amount: int | Node
    of: str = "spell"
    who: Node = This()
    by: str = YOURS
    while_: Node | None = None
    word: str = ""


class AdditionalCost(Ability, frozen=True):
    """As an additional cost to cast this spell, pay this (or that, `or_`); `optional` for kicker and the
    like."""

    costs: tuple[Node, ...]
    mark: str = ""
    optional: bool = False
    or_: tuple[Node, ...] = ()


class AlternativeCost(Ability, frozen=True):
    """You may pay this rather than the mana cost, casting it from one of these zones; what was cast so is
    marked with the word."""

    costs: tuple[Node, ...]
    mark: str
    if_: Node | None = None
    zones: tuple[str, ...] = HAND


class PayInstead(Ability, frozen=True, kw_only=True):
    """You may pay this rather than the mana cost of spells you cast (118.9): of all of them or of those cast
    from these zones, or (`once_per_turn`) of one such spell each turn."""

    costs: tuple[Node, ...]
    cast_from: tuple[str, ...] = ()
    once_per_turn: bool = False
    while_: Node | None = None
    word: str = ""


class TriggersAgain(Ability, frozen=True):
    """A triggered ability of an object like this triggers an additional time (603.2d); `when` narrows what
    made it trigger."""

    who: Node
    when: Happens | None = None


class MayBeginInPlay(Ability, frozen=True):
    """If this card is in your opening hand, you may begin the game with it on the battlefield (103.6)."""


# Sentences that many cards share


def when_enters(do: Node, if_: Node | None = None) -> Triggered:
    """When this enters."""
    return Triggered(when=Enters(), do=do, if_=if_)


def when_enters_or_attacks(do: Node, if_: Node | None = None, word: str = "") -> Triggered:
    """Whenever this enters or attacks."""
    return Triggered(when=AnyHappens((Enters(), Attacks())), do=do, if_=if_, word=word)


def when_unlocked(do: Node) -> Triggered:
    """When you unlock this door."""
    return Triggered(when=UnlocksThisDoor(), do=do)


def survival(do: Node, once: bool = False) -> Triggered:
    """At the beginning of your second main phase, if this is tapped."""
    tapped = Fits(This(), Permanents(tapped=True))
    return Triggered(when=BeginningOf("second main"), do=do, if_=tapped, once=once, word="survival")


def when_set_in_motion(do: Node) -> Triggered:
    """When you set this scheme in motion."""
    return Triggered(when=SetInMotion(), do=do)


def eerie(do: Node) -> Triggered:
    """Whenever an enchantment you control enters and whenever you fully unlock a Room."""
    return Triggered(when=AnyHappens((Enters(ENCHANTMENT_YOU_CONTROL), FullyUnlocks())), do=do, word="eerie")


def enters_tapped(unless: Node | None = None) -> Replacement:
    """This enters tapped, unless a condition holds."""
    return Replacement(
        of=Enters(), by=ArriveTapped(), if_=None if unless is None else Not(unless), itself=True
    )


def enters_with(kind: str, number: int | Node = 1, if_: Node | None = None) -> Replacement:
    """This enters with counters."""
    return Replacement(of=Enters(), by=ArriveWith(kind, number), if_=if_, itself=True)


def may_enter_as_copy(of: Node, *except_: Change) -> Replacement:
    """You may have this enter as a copy of something on the battlefield (707.5)."""
    return Replacement(of=Enters(), by=ArriveAsCopy(of, except_), may=True, itself=True)


def as_enters(do: Node) -> Replacement:
    """As this enters, choose something; the permanent remembers it."""
    return Replacement(of=Enters(), by=do, itself=True)


def anchored(word: str, ability: Ability) -> StaticAbility:
    """What it has if this anchor word was chosen for it (614.12c)."""
    return StaticAbility(do=(Has((ability,)),), while_=WordChosen(word))


def chapter(*numbers: int, do: Node) -> Triggered:
    """A chapter ability of a Saga (714.2)."""
    return Triggered(when=ChapterReached(numbers), do=do)
