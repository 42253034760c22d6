"""What abilities forbid and allow: can't block, may play cards from the graveyard."""

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
    All,
    Bilingual,
    Clause,
    Deeds,
    Join,
    Phrase,
    Some,
    Text,
    Words,
    may,
    numeral,
)
from arbitre.words.orders import permit, unless, until
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import counter_kind, text
from .abilities import worded
from .amounts import value
from .changes import alone, never_alone
from .conditions import holds
from .costs import paying
from .filters import COUNT, EACH, THOSE, How, about, bare, found, group, zone_of
from .groups import put
from .idioms import ANY_TIME, FREELY, FROM_EXILE, IF_ABLE, THIS_WAY
from .players import is_player, player
from .tale import DONE, Tale, behind, it, it_again, itself, led, say, says, sentences, that_one, this

DEEDS: Final[dict[str, tuple[str, bool]]] = {
    "attack": ("attack", False),
    "block": ("block", False),
    "be_blocked": ("block", True),
    "be_countered": ("magic.counter", True),
    "be_targeted": ("magic.target", True),
    "turn_face_up": ("magic.turn_up", True),
    "cast": ("cast", True),
    "untap": ("magic.untap_self", False),
}
_CARD: Final = Bilingual(NP("card", "some"), NP("card", "a"))
_ABILITY: Final = Bilingual(NP("ability", "some"), NP("ability", "a"))
OTHER_DEEDS: Final[dict[str, Phrase]] = {
    "gain_life": Clause(None, "gain", NP("magic.life", "some", plural=True), modal="cannot"),
    "lose_life": Clause(None, "lose", NP("magic.life", "some", plural=True), modal="cannot"),
    "lose": Clause(None, "lose", NP("game", "the"), modal="cannot"),
    "win": Clause(None, "win", NP("game", "the"), modal="cannot"),
    "search": Bilingual(
        Clause(None, "magic.search", NP("magic.library", "some"), modal="cannot"),
        Clause(None, "magic.search", after=(PP("in", NP("magic.library", "generic")),), modal="cannot"),
    ),
    "draw": Clause(None, "draw", _CARD, modal="cannot"),
    "activate": Clause(None, "magic.activate", _ABILITY, modal="cannot"),
    "attack_alone": Clause(None, "attack", after=(Adj("magic.alone"),), modal="cannot"),
    "block_alone": Clause(None, "block", after=(Adj("magic.alone"),), modal="cannot"),
    "be_regenerated": Clause(None, "magic.regenerate", modal="cannot", passive=True),
}
"""What one may not do in more than a word."""


def _untaps(subject: Phrase) -> Phrase:
    """It doesn't untap during its controller's untap step."""
    step = NP("magic.untap_step", owner=NP("magic.controller", owner=Again(subject)))
    return Clause(subject, "magic.untap_self", neg="not", after=(PP("during", step),))


@says(n.Cannot)
def cannot(node: n.Cannot, tale: Tale) -> Phrase:
    if node.deed == "lose_by_life":
        assert isinstance(node.who, n.You), "you don't lose"
        unsaid(node, "while_", "by")
        low = Clause(YOU, "have", Text("", "0 point de vie ou moins"))
        after = Bilingual(Text("for having 0 or less life", ""), Text("", "si {0}", (low,)))
        return Clause(YOU, "lose", NP("game", "the"), neg="not", after=(after,))
    if node.deed == "have_draw_step":
        assert isinstance(node.who, n.You), "your own draw step"
        unsaid(node, "while_", "by")
        return text("skip {0}", NP("magic.step.draw", "your"))
    if node.deed == "trigger_ward":
        unsaid(node, "while_", "by")
        return _no_ward(found(node.who, tale, THOSE))
    sat = isinstance(node.while_, n.Fits) and isinstance(node.while_.which, n.Attached)
    subject = _restricted(node.who, tale._replace(sat=sat))
    if node.deed == "be_countered" and isinstance(node.who, This):
        subject = NP("spell", "this")  # only a spell is countered, whatever it becomes
    if node.deed in DEEDS:
        verb, passive = DEEDS[node.deed]
        said: Phrase = Clause(subject, verb, modal="cannot", passive=passive)
        if is_player(node.by):
            assert node.deed == "attack" and isinstance(node.by, n.You), "you are not attacked"
            said = Clause(subject, verb, YOU, modal="cannot")
        elif node.by is not None:
            said = until(said, PP("by_agent", found(node.by, tale, THOSE)))
    else:
        unsaid(node, "by")
        untaps = node.deed == "untap_in_own_step"
        said = _untaps(subject) if untaps else Deeds(subject, (OTHER_DEEDS[node.deed],))
    if node.while_ is None:
        return worded(node.word, said)
    if isinstance(node.while_, n.Not):
        return worded(node.word, behind(said, "unless", unless(holds(node.while_.of, tale))))
    return worded(node.word, led("while", holds(node.while_, tale), said))


def _no_ward(those: Phrase) -> Phrase:
    return text("ward abilities of {0} don't trigger", those)


def lays_bare(abilities: tuple[Node, ...]) -> bool:
    """Whether two abilities say of the same creatures that hexproof and ward do not help them."""
    match abilities:
        case (
            n.Can(deed="be_targeted_as_though_not_hexproof", who=these),
            n.Cannot(deed="trigger_ward", who=those),
        ):
            return bool(these == those)
    return False


def wards_of_those(node: Node, tale: Tale) -> Phrase:
    """Ward abilities of those creatures don't trigger."""
    assert isinstance(node, n.Cannot), "said of those who were just named"
    return _no_ward(that_one(about(node.who, tale)._replace(many=True)))


def _restricted(who: Node, tale: Tale) -> Phrase:
    if who == n.OPPONENT:
        return NP("opponent", "your", plural=True)
    if is_player(who):
        return player(who, tale)
    if isinstance(who, n.Spells):
        return put(group(who, tale, THOSE), THOSE)
    return found(who, tale, THOSE)


def cannot_both(one: n.Cannot, other: n.Cannot, tale: Tale) -> Phrase:
    """Two restrictions in one sentence: this creature can't attack or block unless …"""
    subject = _restricted(one.who, tale)
    if never_alone((one, other)):
        return alone(subject)
    (first, passive), (second, also) = DEEDS[one.deed], DEEDS[other.deed]
    assert passive == also, "either both are done to it or none"
    said = Clause(subject, (first, second), modal="cannot", passive=passive)
    if isinstance(one.while_, n.Not):
        return worded(one.word, behind(said, "unless", unless(holds(one.while_.of, tale))))
    return said if one.while_ is None else led("while", holds(one.while_, tale), said)


def are_yours(abilities: tuple[Node, ...]) -> bool:
    """Whether two abilities say what holds for you, and can share a sentence."""
    mine = [node for node in abilities if isinstance(node, n.Can | n.Cannot) and node.deed in _YOURS]
    return len(mine) == len(abilities) == 2


_YOURS: Final = ("no_hand_limit", "lose_by_life")


def yours_both(one: Node, other: Node, tale: Tale) -> Phrase:
    """You have no maximum hand size and don't lose the game for having 0 or less life."""
    first, second = say(one, tale), say(other, tale)
    assert isinstance(second, Clause), "said of you"
    bare = msgspec.structs.replace(second, subject=None, mood="indicative")
    return All((first, Bilingual(bare, second)))


_EACH_COMBAT: Final = text("each combat if able")


def until_able(node: n.Must, tale: Tale, *end: Phrase) -> Phrase:
    """Each of them attacks its owner this turn if able."""
    each = Some("each", tale.about[0], it_again(node.who, tale))
    return Clause(each, "attack", text("its owner"), after=(*end, IF_ABLE))


@says(n.Must)
def must(node: n.Must, tale: Tale) -> Phrase:
    unsaid(node, "by", "while_")
    if node.deed == "attack_owner":
        return until_able(node, tale)
    who = found(node.who, tale, EACH)
    if node.deed == "be_blocked":
        return Clause(who, "block", passive=True, modal="must", after=(IF_ABLE,))
    verb, passive = DEEDS[node.deed]
    return Clause(who, verb, passive=passive, after=(_EACH_COMBAT,))


@says(n.Can)
def can(node: n.Can, tale: Tale) -> Phrase:
    unsaid(node, "while_")
    match node.deed:
        case "look_at":
            what = Clause(None, "look_at", found(node.who, tale, THOSE), after=(ANY_TIME,))
            return may(what)
        case "no_hand_limit":
            assert isinstance(node.who, n.You), "your own hand"
            return Bilingual(
                Clause(YOU, "have", NP("magic.hand_size", "no")),
                Text("", "il n'y a pas de limite au nombre de cartes dans {0}", (NP("hand", "your"),)),
            )
        case "play_more_lands":
            assert isinstance(node.who, n.You), "your own lands"
            land = NP("magic.land", "a", ("magic.additional",))
            during = text("on each of {0}", NP("turn", "your", plural=True))
            return permit(Clause(None, "play", land, after=(during,)))
        case "untap_with_others":
            during = text("during each other player's untap step")
            return Clause(None, "magic.untap", found(node.who, tale, EACH), after=(during,))
        case "attack_as_though_not_defender":
            assert isinstance(node.who, This), "this creature"
            without = Clause(itself(tale), "have", neg="not", tense="imperfect")
            though = Bilingual(
                Text("as though {0} defender", "", (without,)),
                Text("", "comme si {0} le défenseur", (without,)),
            )
            return Clause(this(tale), "attack", modal="can", after=(though,))
        case "be_targeted_as_though_not_hexproof":
            goal = text("the targets of spells and abilities")
            those = found(node.who, tale, THOSE)
            pretend = text("as though they didn't have hexproof")
            return Clause(those, "be", goal, modal="can", after=(pretend,))
        case "spend_as_any_colour":
            pretend = text("mana as though it were mana of any color")
            assert isinstance(node.who, n.Spells) and node.who.whose == n.YOURS, "your own spells"
            spells = put(bare(node.who, tale, COUNT, "whose"), COUNT)
            cast = Clause(None, "cast", spells, mood="infinitive")
            return permit(Clause(None, "magic.spend", pretend, after=(Text("to {0}", "pour {0}", (cast,)),)))
        case "cast_as_though_flash":
            flash = text("as though they had flash")
            return permit(Clause(None, "cast", found(node.who, tale, COUNT), after=(flash,)))
        case _:
            raise KeyError(f"the permission {node.deed!r} is not written")


@says(n.CountersStay)
def counters_stay(node: n.CountersStay, tale: Tale) -> Phrase:
    """Stun counters can't be removed from permanents your opponents control."""
    kind = counter_kind(node.kind)
    counters = NP("magic.counter", "generic", called=Text(kind.en, kind.fr))
    those = found(node.who, tale, THOSE)
    removed = Bilingual(
        Clause(counters, "remove", passive=True, modal="cannot", after=(PP("from", those),)),
        Clause(counters, "remove", passive=True, modal="cannot", after=(PP("of", those),)),
    )
    return worded(node.word, removed)


@says(n.HandSize)
def hand_size(node: n.HandSize, tale: Tale) -> Phrase:
    """Your maximum hand size is two; each opponent's is equal to seven minus the number of card types."""
    size = Bilingual(
        NP("magic.hand_size", "your"), Text("", "la taille maximale de {0}", (NP("hand", "your"),))
    )
    if not isinstance(node.who, n.You):
        whose = player(node.who, tale)
        size = Bilingual(
            NP("magic.hand_size", owner=whose), Text("", "la taille de main maximum de {0}", (whose,))
        )
    if isinstance(node.size, int):
        said: Phrase = Clause(size, "be", numeral(node.size))
    else:
        said = Words((size, text("is equal to {0}", _size(node, tale))))
    return worded(node.word, said if node.while_ is None else led("while", holds(node.while_, tale), said))


def _size(node: n.HandSize, tale: Tale) -> Phrase:
    """Seven minus the number of card types; of those just spoken of, « those card types »."""
    size, so = node.size, node.while_
    counted = so.amount if isinstance(so, n.AtLeast) else None
    if isinstance(size, n.Minus) and isinstance(size.one, int) and size.other == counted:
        assert isinstance(counted, n.CardTypesAmong), "card types are counted"
        less = text("the number of those card types")
        return text("{0} minus {1}", numeral(size.one), less)
    return value(size, tale)


@says(n.MayPlay)
def may_play(node: n.MayPlay, tale: Tale) -> Phrase:
    return play(node, tale, None)


def play(node: n.MayPlay, tale: Tale, end: Phrase | None) -> Phrase:
    """You may cast spells from your graveyard this turn."""
    assert node.lands or node.spells, "something is played"
    free = (FREELY,) if node.paying == () else ()
    after = (*(() if end is None else (end,)), *free)
    verb = "play" if node.lands else "cast"
    was = isinstance(node.cards, It) and node.lands and not tale.card
    exiled = (FROM_EXILE,) if was else ()
    if node.besides:
        after = (*after, _besides(node.besides, tale))
    said = permit(Clause(None, verb, _played(node, tale), after=(*exiled, *after)))
    if isinstance(node.cards, This):
        return _from_graveyard(node, tale)
    unsaid(node, "mark", "zones")
    if node.while_ is not None:
        assert node.while_ == n.YourTurn(), "only one's turn is a time to play"
        said = Join((PP("during", NP("turn", "your")), said), ",")
    if not node.paying:
        return said
    rather = text("rather than pay its mana cost")
    this_way = THIS_WAY
    cast = Clause(YOU, "cast", NP("spell", "a"), after=(this_way,))
    return sentences(said, led("if", cast, until(paying(node.paying, tale), rather)))


def _besides(costs: tuple[Node, ...], tale: Tale) -> Phrase:
    """By sacrificing a nonland permanent in addition to paying their other costs."""
    more = text("in addition to paying their other costs")
    return Words((PP("by", paying(costs, tale)), more))


def _from_graveyard(node: n.MayPlay, tale: Tale) -> Phrase:
    """You may cast this card from your graveyard if a creature died this turn."""
    assert node.zones == n.GRAVEYARD and not node.lands and node.paying is None, "a spell, for its cost"
    card = Bilingual(NP("card", "this"), this(tale))
    more = (_besides(node.besides, tale),) if node.besides else ()
    after = (PP("magic.from", NP("magic.graveyard", "your")), *more)
    said = permit(Clause(None, "cast", card, after=after))
    return said if node.while_ is None else behind(said, "if", holds(node.while_, tale))


def is_cast_so(abilities: tuple[Node, ...]) -> bool:
    """Whether a permission to cast this card is followed by how what was so cast enters."""
    match abilities:
        case (n.MayPlay(mark=mark), n.Replacement(of=n.Enters(), if_=n.CastIt(paying=paid))):
            return bool(mark) and mark == paid
    return False


def cast_so(one: Node, other: Node, tale: Tale) -> Phrase:
    """You may cast this card from your graveyard. If you do, it enters with a +1/+1 counter on it."""
    assert isinstance(other, n.Replacement)
    enters = say(msgspec.structs.replace(other, if_=None), tale)
    return sentences(say(one, tale), led("if", DONE, enters))


def _played(node: n.MayPlay, tale: Tale) -> Phrase:
    """What may be played: that card, cards exiled with this, spells from your graveyard."""
    if isinstance(node.cards, n.Cards):
        one = group(node.cards, tale, How("count", placed=False))
        plain = not (one.en or one.adj or one.other or len(node.cards.where) > 1)
        assert plain, "cards of one place and of any kind are played so far"
        where = PP("magic.from", zone_of(node.cards.where[0], node.cards.whose, tale))
        key = "magic.land" if not node.spells else "card" if node.lands else "spell"
        return NP(key, "some", mods=(*one.mods, where))
    assert node.spells, "lands alone are not written of these yet"
    if isinstance(node.cards, n.TopCards):
        assert node.cards.number == 1 and not node.lands, "spells from the top of your library"
        top = Text("from the top of {0}", "depuis le dessus de {0}", (NP("magic.library", "your"),))
        return NP("spell", "some", mods=(top,))
    if isinstance(node.cards, It):
        left = node.lands and not tale.card
        return Bilingual(NP("card", "that"), NP("card", "this")) if left else it(tale)
    return found(node.cards, tale, THOSE)


@says(n.MayBeginInPlay)
def may_begin(node: n.MayBeginInPlay, tale: Tale) -> Phrase:
    """If this card is in your opening hand, you may begin the game with it on the battlefield."""
    me = Bilingual(NP("card", "this"), this(tale))
    here = Clause(me, "be", PP("in", NP("magic.opening_hand", "your")))
    there = PP("on", NP("magic.battlefield", "the"))
    start = Text("", "au début de la partie")
    begin = Bilingual(
        Clause(None, "magic.begin", NP("game", "the"), after=(PP("magic.with", itself(tale)), there)),
        Clause(None, "have", itself(tale), after=(there, start)),
    )
    return led("if", here, permit(begin))
