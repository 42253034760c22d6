"""What is done with cards: drawn, discarded, searched for, put somewhere; tokens and copies."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Again,
    Agreed,
    All,
    Bilingual,
    Clause,
    Join,
    Phrase,
    Pronoun,
    Text,
    Words,
    numeral,
)
from arbitre.words.moves import move
from arbitre.words.saying import known, unsaid

from ... import language as n
from ..terms import counter_kind, text
from .amounts import figure, measured, of_each, value, where_x
from .changes import identity
from .filters import AMONG_THEM, EACH, How, found, group, is_own, is_own_card
from .groups import ANY_NUMBER, put
from .idioms import AT_RANDOM, into_place, on_top_of
from .players import THAT_PLAYER, actor, player
from .tale import (
    Tale,
    behind,
    it,
    itself,
    owners,
    say,
    says,
    sentences,
    that_one,
    this,
    to_owner,
)

_BATTLEFIELD: Final = NP("magic.battlefield", "the")
_REFERENCES: Final = (This, It, n.That, n.Targeted, n.Made)


def _onto(verb: str) -> Phrase:
    """To the battlefield, or onto it / sur le champ de bataille."""
    return Text("to {0}" if verb == "return" else "onto {0}", "sur {0}", (_BATTLEFIELD,))


def _their(key: str, tale: Tale) -> Phrase:
    return Bilingual(NP(key, "their"), NP(key, "his")) if tale.theirs else NP(key, "your")


# Moving


@says(n.PutOntoBattlefield)
def put_onto_battlefield(node: n.PutOntoBattlefield, tale: Tale) -> Phrase:
    """Return it to the battlefield under its owner's control with a finality counter on it."""
    if isinstance(node.which, n.That) and tale.card:
        return _put_those(node)
    from_own = is_own_card(node.which)
    returned = (isinstance(node.which, _REFERENCES) and tale.chosen is None) or from_own
    verb = "return" if returned else "put"
    what = _moved(node.which, tale)
    own = isinstance(node.which, This)
    under: Phrase | None = None
    if known(node.under, "you", "owner") == "owner":
        under = PP("under", owners("magic.control", what))
    elif not from_own and not own and not (tale.own and tale.chosen is not None):
        under = PP("under", NP("magic.control", "your"))
    origin = PP("magic.from", NP("magic.graveyard", "your")) if own and node.under != "owner" else None
    so = _arriving(node.tapped, node.attacking, what)
    manner: tuple[Phrase, ...] = ()
    pronoun: Phrase = _pronoun(node.which, tale)
    for kind, number in node.counters:
        counters = measured("magic.counter", number, tale, counter_kind(kind))
        manner += (PP("magic.with", counters), PP("on", pronoun))
    ahead = not (isinstance(what, NP) and what.mods == (AMONG_THEM,))
    order = move(verb, what, _onto(verb), origin=origin, arriving=so, under=under, manner=manner, ahead=ahead)
    noun = identity(node.becoming, False, tale) if node.becoming else None
    return order if noun is None else sentences(order, Words((text("it's"), noun)))


def _put_those(node: n.PutOntoBattlefield) -> Phrase:
    """Put them onto the battlefield tapped, of one or more cards / mettez-la sur le champ de bataille."""
    unsaid(node, "under", "attacking", "counters", "becoming")
    those = Bilingual(Pronoun(3, plural=True), Pronoun(3, "card"))
    return move("put", those, _onto("put"), arriving=_arriving(node.tapped, False, those))


def as_it_lies(tapped: bool, attacking: bool) -> Phrase | None:
    """How tokens arrive, beside their noun."""
    how = ("magic.tapped",) * tapped + ("magic.attacking",) * attacking
    return All(tuple(Adj(key) for key in how)) if how else None


def _arriving(tapped: bool, attacking: bool, what: Phrase) -> Phrase | None:
    """Tapped, attacking, or both, as what arrives wants it."""
    so = as_it_lies(tapped, attacking)
    return None if so is None else Agreed(so, what)


def _moved(which: Node, tale: Tale) -> Phrase:
    if isinstance(which, n.That):
        return Bilingual(NP("card", "that"), NP("card", "this"))
    if isinstance(which, This) and not tale.named:
        return Bilingual(NP("card", "this"), this(tale))
    return found(which, tale, How("all", moving=True))


def _pronoun(which: Node, tale: Tale) -> Phrase:
    if isinstance(which, This):
        return itself(tale)
    return it(tale._replace(about=("card",), many=False))


@says(n.PutIntoHand)
def put_into_hand(node: n.PutIntoHand, tale: Tale) -> Phrase:
    """Return target creature to its owner's hand; cards go to hand from elsewhere."""
    if isinstance(node.which, n.Made) or (isinstance(node.which, n.That) and tale.chosen is not None):
        return move("put", found(node.which, tale), PP("into", _their("hand", tale)))
    if isinstance(node.which, n.ExiledWith):
        each = found(node.which, tale, EACH)
        return move("put", each, PP("into", owners("hand", each)), ahead=False)
    apart = isinstance(node.which, n.Permanents) and node.which.chosen_parity
    what = found(node.which, tale, EACH if apart else How("all", moving=True))
    if is_own(node.which) or (tale.own and tale.chosen is not None):
        return move("return", what, into_place(_their("hand", tale)))
    return move("return", what, to_owner("hand", what), ahead=False)


@says(n.PutOnLibrary)
def put_on_library(node: n.PutOnLibrary, tale: Tale) -> Phrase:
    what = found(node.which, tale, How("all", moving=True))
    made = isinstance(node.which, n.Made)
    whose: Phrase = _their("magic.library", tale) if made else owners("magic.library", what)
    side = on_top_of(whose)
    if node.bottom:
        side = text("on the bottom of {0}", whose)
    manner: tuple[Phrase, ...] = (text("in a random order"),) if node.random else ()
    if node.ordered:
        assert not node.random, "chosen or at random"
        choice = NP("magic.choice", "your")
        manner = (Bilingual(Text("in any order", ""), Text("", "dans l'ordre de {0}", (choice,))),)
    return move("put", what, side, manner=manner, ahead=False)


@says(n.TakeDifferent)
def take_different(node: n.TakeDifferent, tale: Tale) -> Phrase:
    """Put any number of creature cards with different powers from among them into your hand."""
    assert isinstance(node.among, n.Made), "those that were revealed"
    cards = found(node.like, tale, How("a", ANY_NUMBER, placed=False))
    among = text("with different powers from among them")
    return Clause(None, "put", Words((cards, among)), after=(PP("into", _their("hand", tale)),))


@says(n.LookAtTop)
def look_at_top(node: n.LookAtTop, tale: Tale) -> Phrase:
    """Look at the top six cards of your library. Put up to two creature cards from among them onto the
    battlefield. Put the rest on the bottom of your library in any order."""
    assert isinstance(node.card, n.Cards), "cards are looked for"
    look = Clause(None, "look_at", found(n.TopCards(node.number), tale))
    how = How("a", node.most, placed=False)
    some = put(group(node.card, tale, how), how)
    assert isinstance(some, NP), "of one sort"
    among = text("from among them")
    some = msgspec.structs.replace(some, adv="up_to", mods=(*some.mods, among))
    said = tale._replace(about=("card",), many=node.most != 1, own=True)
    taken = say(node.do, said._replace(chosen=some))
    left = say(node.rest, said._replace(chosen=text("the rest")))
    if isinstance(node.rest, n.PutOnLibrary) and not node.rest.random:
        chosen = Text("", "dans l'ordre de {0}", (NP("choice", "your"),))
        left = Bilingual(Words((left, Text("in any order", ""))), Join((left, chosen), ","))
    return sentences(look, taken, left)


@says(n.ShuffleIn)
def shuffle_in(node: n.ShuffleIn, tale: Tale) -> Phrase:
    """Shuffle this and target creature into their owners' libraries; the owner of a target shuffles it in."""
    if len(node.which) == 1:
        return _shuffled_alone(node.which[0], tale)
    parts = tuple(found(part, tale) for part in node.which)
    what = All(parts) if len(parts) > 1 else parts[0]
    many = len(parts) > 1
    owner = NP("owner", owner=Again(what), plural=many)
    return move("shuffle", what, PP("into", NP("magic.library", owner=owner, plural=many)), ahead=False)


def _shuffled_alone(which: Node, tale: Tale) -> Phrase:
    """The owner of target artifact shuffles it into their library; shuffle target cards from your graveyard
    into your library."""
    if is_own_card(which):
        what = found(which, tale, How("all", moving=True))
        return move("shuffle", what, PP("into", _their("magic.library", tale)), ahead=False)
    if isinstance(which, n.Target) and isinstance(which.among, n.Permanents):
        who = text("the owner of {0}", found(which, tale))
        one = it(tale._replace(about=("magic.target",), many=False))
        library = Bilingual(NP("magic.library", "their"), NP("magic.library", "his"))
        return Clause(who, "shuffle", one, after=(PP("into", library),))
    what = found(which, tale)
    owner = NP("owner", owner=Again(what))
    return move("shuffle", what, PP("into", NP("magic.library", owner=owner)), ahead=False)


@says(n.Draw)
def draw(node: n.Draw, tale: Tale) -> Phrase:
    """Draw two cards, a card for each creature; draw X cards, where X is an amount of its own."""
    if figure(node.number) is None and not isinstance(node.number, n.X | n.ThatMuch):
        order = Clause(actor(node.who, tale), "draw", measured("card", n.X(), tale))
        return Join((order, where_x(node.number, tale)), ",")
    return Clause(
        actor(node.who, tale), "draw", measured("card", node.number, tale), after=of_each(node.number, tale)
    )


@says(n.Discard)
def discard(node: n.Discard, tale: Tale) -> Phrase:
    subject = actor(node.who, tale)
    if node.number == n.ALL:
        unsaid(node, "random")
        hand = NP("hand", "your") if subject is None else Bilingual(NP("hand", "their"), NP("hand", "his"))
        return Clause(subject, "magic.discard", hand)
    if node.number == n.ANY_NUMBER:
        unsaid(node, "random")
        return Clause(subject, "magic.discard", NP("card", count=ANY_NUMBER))
    after = (AT_RANDOM,) if node.random else ()
    return Clause(subject, "magic.discard", measured("card", node.number, tale), after=after)


@says(n.ExileDiverse)
def exile_diverse(node: n.ExileDiverse, tale: Tale) -> Phrase:
    """Exile any number of cards from your graveyard with four or more card types among them."""
    cards = found(node.among, tale, How("a", n.ANY_NUMBER, moving=True))
    among = text("with {0} or more card types among them", numeral(node.types))
    return Clause(None, "magic.exile", cards, after=(among,))


@says(n.DiscardThese)
def discard_these(node: n.DiscardThese, tale: Tale) -> Phrase:
    assert isinstance(node.which, It), "a card that was chosen"
    return Clause(THAT_PLAYER, "magic.discard", Bilingual(NP("card", "that"), NP("card", "this")))


@says(n.LookAtHand)
def look_at_hand(node: n.LookAtHand, tale: Tale) -> Phrase:
    return Clause(None, "look_at", NP("hand", "the", owner=player(node.who, tale)))


@says(n.Mill)
def mill(node: n.Mill, tale: Tale) -> Phrase:
    return Clause(actor(node.who, tale), "magic.mill", measured("card", node.number, tale))


@says(n.Surveil)
def surveil(node: n.Surveil, tale: Tale) -> Phrase:
    return Clause(None, "magic.surveil", value(node.number, tale))


@says(n.Scry)
def scry(node: n.Scry, tale: Tale) -> Phrase:
    return Clause(None, "magic.scry", value(node.number, tale))


@says(n.Search)
def search(node: n.Search, tale: Tale) -> Phrase:
    """Search your library for a Demon card, reveal it, put it into your hand, then shuffle."""
    card = _sought(node, tale)
    many = node.number != 1
    said = tale._replace(about=("card",), many=many, chosen=None)
    library = _their("magic.library", tale)
    french: Phrase = Words((Clause(None, "magic.search"), PP("in", library), card))
    if card == NP("card", "a"):
        french = Clause(None, "magic.search", card, after=(PP("in", library),))
    seek = Bilingual(Clause(None, "magic.search", library, after=(PP("for", card),)), french)
    parts: list[Phrase] = [seek]
    if node.reveal and node.to in ("hand", "top"):
        parts.append(Clause(None, "reveal", it(said)))
    parts.append(Clause(None, "put", it(said), after=_found_goes(node, tale, it(said))))
    parts.append(Clause(None, "shuffle"))
    return All(tuple(parts), "then")


def _sought(node: n.Search, tale: Tale) -> Phrase:
    if node.card is None:
        unsaid(node, "number")
        return NP("card", "any" if tale.instead else "a")
    assert isinstance(node.card, n.Cards), "only cards are searched for"
    assert (node.card.whose, node.card.where) == (n.YOURS, ("library",)), "one searches one's own library"
    how = How("a", placed=False)
    one = group(node.card, tale, how)
    if node.number == 1:
        return put(one, how)
    if isinstance(node.number, int):
        count = numeral(node.number, "f")
    else:
        assert node.number == n.CountOf(n.Made()), "as many as before are the only such number so far"
        count = Text("that many", "autant de")
    assert not one.adj and not one.other, "several cards of this kind are not written yet"
    called = Text(one.en, one.fr) if one.en else None
    return NP("card", count=count, adv="up_to", called=called, mods=one.mods)


def _found_goes(node: n.Search, tale: Tale, what: Phrase) -> tuple[Phrase, ...]:
    if node.to == "battlefield":
        tapped = _arriving(node.tapped, False, what)
        return (_onto("put"),) if tapped is None else (_onto("put"), tapped)
    unsaid(node, "tapped")
    match node.to:
        case "graveyard":
            return (PP("into", _their("magic.graveyard", tale)),)
        case "top":
            return (on_top_of(_their("magic.library", tale)),)
        case _:
            assert node.to == "hand", f"no words for cards that go to {node.to!r}"
            return (PP("into", _their("hand", tale)),)


@says(n.RevealUntil)
def reveal_until(node: n.RevealUntil, tale: Tale) -> Phrase:
    """Reveal cards from the top of your library until you reveal a land card. Put that card into your hand
    and the rest on the bottom of your library in a random order."""
    assert isinstance(node.card, n.Cards), "only cards are revealed"
    assert (node.card.whose, node.card.where) == (n.YOURS, ("library",)), "one reveals one's own library"
    how = How("a", placed=False)
    library = _their("magic.library", tale)
    top = text("from the top of {0}", library)
    cards = Bilingual(NP("card", plural=True), NP("card", "some", plural=True))
    first = Clause(YOU, "reveal", put(group(node.card, tale, how), how), mood="subjunctive")
    order = behind(Clause(None, "reveal", cards, after=(top,)), "until", first)
    said = tale._replace(about=("card",), many=False)
    done = say(node.do, said._replace(chosen=that_one(said)))
    rest = text(
        "the rest on the bottom of {0} in a random order",
        library,
    )
    return sentences(order, All((done, rest)))


@says(n.ManifestDread)
def manifest_dread(node: n.ManifestDread, tale: Tale) -> Phrase:
    times = () if node.times == 1 else (text("{0} times", value(node.times, tale)),)
    return Clause(None, "magic.manifest", Bilingual(Text("dread", ""), Text("", "l'effroi")), after=times)


@says(n.Manifest)
def manifest(node: n.Manifest, tale: Tale) -> Phrase:
    return Clause(None, "magic.cloak" if node.cloak else "magic.manifest", found(node.which, tale))


# The stack


@says(n.CounterSpell)
def counter_spell(node: n.CounterSpell, tale: Tale) -> Phrase:
    which = found(node.which, tale)
    if isinstance(node.which, n.ThatSource):
        which = Bilingual(Pronoun(3), which)
    return Clause(None, "magic.counter", which)


@says(n.ChangeTarget)
def change_target(node: n.ChangeTarget, tale: Tale) -> Phrase:
    which = found(node.which, tale)
    return Clause(None, "magic.change", NP("magic.target", "the", of=which))
