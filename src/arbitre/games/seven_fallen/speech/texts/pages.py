"""How effects that move pages, energy and Poseidor are written."""

from __future__ import annotations

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.moves import move

from ... import language as n
from ..lexicon import AREAS
from .amounts import for_each, measured
from .filters import apiece, found, pile_of, whole
from .nouns import several, whose
from .tale import OPPONENT, Tale, say, says
from .verbs import give, meant

LEXICON.add(preposition("seven_fallen.on_top_of", "on top of", "sur"))


def _by(who: str, order: Clause, tale: Tale) -> Phrase:
    """An order, or what somebody else does."""
    if who == n.YOURS:
        return order
    doer = OPPONENT if who == n.OPPONENTS else NP("player", "each")
    return Clause(doer, order.verb, order.object, after=order.after)


@says(n.Draw)
def draw(node: n.Draw, tale: Tale) -> Phrase:
    pages = measured("seven_fallen.page", node.number, tale)
    return _by(node.whose, Clause(None, "draw", pages, after=for_each(node.number, tale)), tale)


@says(n.Discard)
def discard(node: n.Discard, tale: Tale) -> Phrase:
    pages = measured("seven_fallen.page", node.number, tale)
    after = (Adv("at_random"),) if node.random else ()
    return _by(node.whose, Clause(None, "discard", pages, after=after), tale)


def there(to: str, node: Node, tale: Tale) -> Phrase:
    """Into your hand, under its owner's Sacred Book."""
    mine = whose(node, tale)
    area = "book" if to in ("top", "under") else to
    if mine == n.ANYONES:
        place: Phrase = NP(AREAS[area], owner=_owner(tale))
    else:
        place = pile_of(area, mine)
    prep = {"top": "seven_fallen.on_top_of", "under": "under"}.get(to, "into")
    return PP(prep, place)


def _owner(tale: Tale) -> Phrase:
    return NP("owner", owner=Pronoun(3, plural=tale.many))


@says(n.MoveTo)
def move_to(node: n.MoveTo, tale: Tale) -> Phrase:
    loose = whose(node.which, tale) == n.ANYONES
    return move("put", whole(node.which, tale), there(node.to, node.which, tale), ahead=not loose)


@says(n.PutIntoPlay)
def put_into_play(node: n.PutIntoPlay, tale: Tale) -> Phrase:
    return move("put", whole(node.which, tale), Adv("seven_fallen.into_play"))


@says(n.PutInSecret)
def put_in_secret(node: n.PutInSecret, tale: Tale) -> Phrase:
    return move("put", whole(node.which, tale), Adv("seven_fallen.into_secret"))


@says(n.Reveal)
def reveal(node: n.Reveal, tale: Tale) -> Phrase:
    return Clause(None, "reveal", whole(node.which, tale))


@says(n.LookAt)
def look_at(node: n.LookAt, tale: Tale) -> Phrase:
    many = several(node.which)
    looked = Clause(None, "look_at", whole(node.which, tale))
    after = meant(node.which, tale, 2 if many else 1)
    return Join((looked, say(node.do, after)), ";")


@says(n.ShuffleBook)
def shuffle(node: n.ShuffleBook, tale: Tale) -> Phrase:
    if node.whose == n.ANYONES:
        own = Bilingual(en=NP(AREAS[node.pile], "their"), fr=NP(AREAS[node.pile], "his"))
        return Clause(NP("player", "each"), "shuffle", own)
    side = "his" if tale.theirs and node.whose == n.YOURS else node.whose
    return Clause(None, "shuffle", pile_of(node.pile, side))


@says(n.GainEnergy)
def gain_energy(node: n.GainEnergy, tale: Tale) -> Phrase:
    much = measured("seven_fallen.ec", node.amount, tale)
    onto = PP("on", apiece(node.onto, tale))
    return Clause(None, "put", much, after=(onto, *for_each(node.amount, tale)))


@says(n.LoseEnergy)
def lose_energy(node: n.LoseEnergy, tale: Tale) -> Phrase:
    much = measured("seven_fallen.ec", node.amount, tale)
    off = PP("from", apiece(node.off, tale))
    return Clause(None, "remove", much, after=(off, *for_each(node.amount, tale)))


@says(n.GainPoseidor)
def gain_poseidor(node: n.GainPoseidor, tale: Tale) -> Phrase:
    much = measured("seven_fallen.marker", node.amount, tale, Name("Poseidor", "Poseidor"))
    return give(much, node.which, for_each(node.amount, tale), tale)


# Inside a guard


@says(n.Prevent)
def prevent(node: n.Prevent, tale: Tale) -> Phrase:
    if node.amount is None:
        return Clause(None, "prevent", Bilingual(en=NP("damage", "this"), fr=NP("damage", "this")))
    much = measured("damage", node.amount, tale)
    return Clause(None, "prevent", much, after=for_each(node.amount, tale))


@says(n.SendTo)
def send_to(node: n.SendTo, tale: Tale) -> Phrase:
    to = there(node.to, k.This(), tale)
    return move("put", found(k.This(), tale), to, manner=(Adv("instead"),), ahead=False)
