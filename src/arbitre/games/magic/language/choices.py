"""Who decides what: paying or not, modes, chance, votes, piles, and what is remembered."""

from __future__ import annotations

from arbitre.kernel.effects import Ability, May, Node

from .players import You


class MayPay(Node, frozen=True):
    """A player may pay this (or that, `or_`); if so, do this, else that. "Unless a player pays" is
    `otherwise` alone."""

    costs: tuple[Node, ...]
    do: Node | None = None
    otherwise: Node | None = None
    who: Node = You()
    or_: tuple[Node, ...] = ()


class MayOr(Node, frozen=True):
    """A player may do this; if he doesn't or can't, that happens. In both he is `You()` for what he does, and
    the controller of the ability for what happens."""

    do: Node
    otherwise: Node
    who: Node = You()


class EachChooses(Node, frozen=True):
    """Each player in turn order, beginning with your next opponent, chooses one of these; then this is done
    with all that were chosen (`Made()`). Everybody sees what was chosen before him."""

    among: Node
    do: Node


class ControllersMay(Node, frozen=True):
    """For each of these permanents, its controller may do this with it: all are asked in turn order from your
    next opponent on, then it is done to all of them (`It()`) at the same time. Those that are still
    there are `Made()`."""

    which: Node
    do: Node


class Each(Node, frozen=True):
    """Each of these players does this in turn order; inside it they are `You()`."""

    who: Node
    do: Node


class MaySacrificeOrDiscard(Node, frozen=True):
    """Each of these players may sacrifice a permanent like this or discard a card: all choose in turn order,
    then all of it happens at the same time (101.4). Those who did are `Made()`."""

    among: Node
    who: Node


class WhenYouDo(Node, frozen=True):
    """A reflexive trigger (603.12): the ability goes on the stack once this has happened."""

    ability: Ability


class ChooseTargets(Node, frozen=True):
    """Choose these targets, of which the sentences behind speak: nothing else happens by it."""

    targets: tuple[Node, ...]


class Modes(Node, frozen=True):
    """Choose so many of these modes when the spell or ability is put on the stack (700.2); `most` if fewer
    may be chosen than that; `unchosen`: only modes not chosen before for this object; `again`: the same mode
    may be chosen more than once (700.2d)."""

    modes: tuple[Node, ...]
    number: int = 1
    most: int | None = None
    unchosen: bool = False
    again: bool = False


class ChooseOne(Node, frozen=True):
    """Choose one of these on resolution."""

    parts: tuple[Node, ...]


class FlipCoin(Node, frozen=True):
    """Flip a coin (705): if you win the flip, this, else that."""

    won: Node
    lost: Node | None = None


class RollDie(Node, frozen=True):
    """Roll a die with so many sides (706): of the results, each with the least it asks for, the highest that
    was reached happens. Without any, the sentences behind speak of the result (`Rolled()`)."""

    sides: int
    results: tuple[tuple[int, Node], ...] = ()


class Vote(Node, frozen=True):
    """Starting with you, each player votes for one of these (701.32); the one with the most votes happens,
    the last of them in a tie."""

    parts: tuple[Node, ...]


class Ballot(Node, frozen=True):
    """What is voted for under a word, and what is done for each such vote; in it `Voter()` cast the vote."""

    word: str
    do: Node


class VoteForEach(Node, frozen=True):
    """Starting with you, each player votes for one of these words (701.32); then, in the order they are
    written, each vote has its effect."""

    parts: tuple[Ballot, ...]


class IntoPiles(Node, frozen=True):
    """An opponent separates objects into two piles (700.3); you choose one for this, the other one for that
    (`Made()` is the pile)."""

    which: Node
    chosen: Node
    other: Node


class AtRandom(Node, frozen=True):
    """Choose at random among objects, then do something with them (`Made()`)."""

    among: Node
    do: Node
    number: int = 1


class NthTime(Node, frozen=True):
    """What this ability does the first time it resolves this turn, the second, the third …"""

    parts: tuple[Node, ...]


class OnceEachTurn(Node, frozen=True):
    """What may be done, but only once each turn: once it was done the ability no longer triggers, and one
    that waits resolves to no effect (603.2i)."""

    may: May


class Repeat(Node, frozen=True):
    """Do this; while the condition holds, do `then` and begin again."""

    do: Node
    while_: Node
    then: Node | None = None


class ChooseCreatureType(Node, frozen=True):
    """Choose a creature type; this object remembers it."""


class ChooseWord(Node, frozen=True):
    """Choose one of these anchor words; this object remembers it (614.12c)."""

    words: tuple[str, ...]


class ChooseParity(Node, frozen=True):
    """Choose odd or even; this object remembers it."""


class ChooseCardName(Node, frozen=True):
    """Choose a card name; this object remembers it."""

    nonland: bool = False
