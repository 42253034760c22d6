"""How effects hang together: one after the other, you may, if, choose, each opponent, until end of turn.

The kernel plays these nodes for every game (`kernel/effects`), so they are written here for every game. A
game makes one `Flow` of its sayings and says in a subclass what its own cards say otherwise:

    class _Flow(Flow[Tale]):
        def chosen(self, node, tale): ...      what is chosen, and the tale in which a pronoun will do

    FLOW = _Flow(SAYS)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, Literal, NamedTuple, TypeVar

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node

from .idioms import IF_YOU_DO, OTHERWISE, UNTIL_END_OF_TURN
from .orders import is_order, permit, told_of, until
from .phrase import NP, All, Clause, If, Join, Phrase, Unwritten
from .saying import Sayings

T = TypeVar("T")


class Chosen(NamedTuple, Generic[T]):
    """What is chosen in so many words, and how the tale goes on."""

    what: Phrase
    again: T
    """The tale in which it was named: a pronoun will do."""
    here: T
    """The tale in which it is said in full where it is used first."""


class Flow(Generic[T]):
    """The nodes every game shares, as sentences; a game overrides what it says otherwise."""

    mark: ClassVar[Literal[";", "."]] = ";"
    """What stands between parts that are not said in one breath."""
    done: ClassVar[Phrase] = IF_YOU_DO
    opponents: ClassVar[Phrase] = NP("opponent", "each")
    ends: ClassVar[dict[str, Phrase]] = {"turn": UNTIL_END_OF_TURN}

    def __init__(self, sayings: Sayings[T]) -> None:
        self.sayings = sayings
        sayings.says(k.Seq)(self.seq)
        sayings.says(k.May)(self.may)
        sayings.says(k.If)(self.if_so)
        sayings.says(k.Choose)(self.choose)
        sayings.says(k.EachOpponent)(self.each_opponent)
        sayings.says(k.Lasting)(self.lasting)

    def say(self, node: Node, tale: T) -> Phrase:
        return self.sayings.say(node, tale)

    # What a game knows

    def after(self, node: Node, tale: T) -> T:
        """The tale once this was said."""
        return tale

    def holds(self, node: Node, tale: T) -> Phrase:
        """A condition as a statement."""
        return self.say(node, tale)

    def theirs(self, tale: T) -> T:
        """The tale of what an opponent does."""
        return tale

    def chosen(self, node: k.Choose, tale: T) -> Chosen[T]:
        """What is chosen."""
        raise Unwritten("nothing is chosen in this game")

    def apart(self, first: Node, tale: T) -> bool:
        """Whether a choice is said by itself, before what is done with it: choose a creature: it gets …"""
        return isinstance(first, k.Lasting | k.If | k.May)

    def end(self, node: k.Lasting) -> Phrase:
        """How long something lasts."""
        if node.until not in self.ends:
            raise Unwritten(f"there are no words for what lasts until {node.until!r}")
        return self.ends[node.until]

    # One after the other

    def seq(self, node: k.Seq, tale: T) -> Phrase:
        return self.row(self.parts(node.parts, tale))

    def parts(self, nodes: Sequence[Node], tale: T) -> list[Phrase]:
        """Each effect, told after those before it."""
        said: list[Phrase] = []
        for node in nodes:
            said.append(self.say(node, tale))
            tale = self.after(node, tale)
        return said

    def row(self, parts: Sequence[Phrase]) -> Phrase:
        """Orders in one breath (draw a card, then discard one); anything else apart."""
        if len(parts) == 1:
            return parts[0]
        if all(is_order(part) for part in parts):
            return All(tuple(parts), "then")
        return self.apiece(parts)

    def apiece(self, parts: Sequence[Phrase]) -> Phrase:
        """Parts that are not all orders."""
        return self.told(*parts)

    def told(self, *parts: Phrase) -> Phrase:
        """One part after the other, each by itself."""
        return Join(parts, self.mark) if len(parts) > 1 else parts[0]

    # May, if, choose

    def may(self, node: k.May, tale: T) -> Phrase:
        allowed = permit(self.say(node.do, tale), self.done)
        if node.then is None:
            return allowed
        return self.told(allowed, self.if_done(self.say(node.then, self.after(node.do, tale))))

    def if_done(self, then: Phrase) -> Phrase:
        """If you do, …"""
        return If(self.done, then)

    def if_so(self, node: k.If, tale: T) -> Phrase:
        yes = If(self.holds(node.when, tale), self.say(node.do, self.asked(node.when, tale)))
        if node.otherwise is None:
            return yes
        return self.told(yes, Join((OTHERWISE, self.say(node.otherwise, tale)), ","))

    def asked(self, condition: Node, tale: T) -> T:
        """The tale once a condition was told."""
        return tale

    def choose(self, node: k.Choose, tale: T) -> Phrase:
        """What is chosen becomes the object of what is done; « you may » if one may be chosen."""
        first = node.do.parts[0] if isinstance(node.do, k.Seq) else node.do
        chosen = self.chosen(node, tale)
        if self.apart(first, tale):
            order: Phrase = Join((Clause(None, "choose", chosen.what), self.say(node.do, chosen.again)), ":")
        else:
            order = self.say(node.do, chosen.here)
        return permit(order, self.done) if node.up_to and node.number == 1 else order

    # Each opponent, until end of turn

    def each_opponent(self, node: k.EachOpponent, tale: T) -> Phrase:
        return told_of(self.say(node.do, self.theirs(tale)), self.opponents)

    def lasting(self, node: k.Lasting, tale: T) -> Phrase:
        return until(self.say(node.ability, tale), self.end(node))
