"""Which players a card speaks of: you, each opponent, its controller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import NP, YOU, Bilingual, Clause, Phrase, Symbol, That
from arbitre.words.orders import THEY

from ... import language as n
from ..terms import text
from .filters import found
from .nouns import DEFENDER
from .tale import THIS_TURN, Tale, it_again, itself


def _you(node: n.You, tale: Tale, one: bool) -> Phrase:
    return THEY if tale.theirs else YOU


THAT_PLAYER: Final = Bilingual(NP("player", "that"), NP("player", "this"))


def _players(node: n.Players, tale: Tale, one: bool) -> Phrase:
    """Each opponent; an opponent, where an event is about one of them."""
    key = "player" if node.whose == n.ANYONES else "opponent"
    lost = Clause(None, "lose", NP("magic.life", "some"), tense="past", after=(THIS_TURN,))
    mods: tuple[Phrase, ...] = (That(lost),) if node.lost_life else ()
    if isinstance(node.but, n.Made):
        mods += (_WHO_DID_NOT,)
    elif node.but is not None:
        assert isinstance(node.but, n.EnchantedPlayer) and node.whose == n.OPPONENTS, "another opponent"
        yours = NP("opponent", "your", plural=True)
        return text("another one of {0}", yours)
    return NP(key, "a" if one else "each", mods=mods)


_WHO_DID_NOT: Final = text("who didn't sacrifice a permanent or discard a card this way")
"""Players who did not do what the sentence before allows them."""


def _that_player(node: n.ThatPlayer, tale: Tale, one: bool) -> Phrase:
    """That player; « they » of one whose turn was just spoken of."""
    return THEY if tale.his_turn else THAT_PLAYER


def _defending(node: n.DefendingPlayer, tale: Tale, one: bool) -> Phrase:
    return DEFENDER


def _controllers(node: n.ControllersOf, tale: Tale, one: bool) -> Phrase:
    if isinstance(node.of, n.ThatSource) or (tale.player and isinstance(node.of, n.Targeted)):
        return THAT_PLAYER
    if tale.player and isinstance(node.of, It | n.That):
        return THEY
    return NP("magic.controller", owner=_owning(node.of, tale))


def _owners(node: n.OwnersOf, tale: Tale, one: bool) -> Phrase:
    return NP("owner", owner=_owning(node.of, tale))


def _owning(of: Node, tale: Tale) -> Phrase:
    if isinstance(of, This):
        return itself(tale)
    return found(of, tale) if isinstance(of, n.ExiledWith | n.Target) else it_again(of, tale)


def _enchanted(node: n.EnchantedPlayer, tale: Tale, one: bool) -> Phrase:
    if tale.player:
        return THEY
    return Bilingual(NP("player", "", ("magic.enchanted",)), NP("player", "the", ("magic.enchanted",)))


def _target(node: n.Target, tale: Tale, one: bool) -> Phrase:
    assert isinstance(node.among, n.Players), "only players are targeted as players"
    key = "player" if node.among.whose == n.ANYONES else "opponent"
    if node.among.but is not None:
        assert node.number == 1 and isinstance(node.among.but, n.ThatPlayer), "one other than that player"
        return NP(key, "another", ("magic.targeted",))
    if node.number != 1:
        count = Symbol("X") if isinstance(node.number, Node) else node.number
        return NP(key, "", ("magic.targeted",), count)
    return Bilingual(NP(key, "", ("magic.targeted",)), NP(key, "a", ("magic.targeted",)))


def _voter(node: n.Voter, tale: Tale, one: bool) -> Phrase:
    return text("the voter")


PLAYERS: Final[dict[type[Node], Callable[[Any, Tale, bool], Phrase]]] = {
    n.You: _you,
    n.Players: _players,
    n.ThatPlayer: _that_player,
    n.DefendingPlayer: _defending,
    n.ControllersOf: _controllers,
    n.OwnersOf: _owners,
    n.EnchantedPlayer: _enchanted,
    n.Voter: _voter,
    n.Target: _target,
}
"""For each way to mean players, what it says."""


def player(node: Node, tale: Tale, one: bool = False) -> Phrase:
    """The players a node means: each opponent; with `one`, an opponent."""
    return PLAYERS[type(node)](node, tale, one)


def is_player(node: Node | None) -> bool:
    """Whether a node means players rather than objects."""
    if isinstance(node, n.Target):
        return isinstance(node.among, n.Players)
    return node is not None and type(node) in PLAYERS


def actor(node: Node, tale: Tale) -> Phrase | None:
    """The subject of what players are told to do: nobody, if it is you (an order)."""
    return None if isinstance(node, n.You) else player(node, tale)
