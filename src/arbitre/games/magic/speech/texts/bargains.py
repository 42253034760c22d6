"""What players choose for each other, and choices among things that must differ, in words."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import It
from arbitre.words import NP, PP, YOU, All, Bilingual, Clause, Join, Phrase, Pronoun, Text, Words, numeral
from arbitre.words.orders import permit

from ... import language as n
from ..terms import text
from .conditions import holds
from .filters import THOSE, How, about, bare, found
from .groups import ANY_NUMBER, put
from .players import player
from .tale import Tale, behind, led, say, says, sentences, that_one

_CHOSEN: Final = text("the chosen player")
_THIS_WAY: Final = text("this way")
_BATTLEFIELD: Final = PP("onto", NP("magic.battlefield", "the"))


@says(n.ChoosesPlayer)
def chooses_player(node: n.ChoosesPlayer, tale: Tale) -> Phrase:
    """Target opponent chooses a player. Until your next turn, …"""
    assert node.among == n.Players(), "any player is chosen"
    chooses = Clause(player(node.by, tale), "choose", NP("player", "a"))
    return sentences(chooses, say(node.do, tale))


_DEEDS: Final = {
    "cast": Clause(None, "cast", NP("spell", "some", plural=True), mood="infinitive"),
    "attack": Clause(
        None,
        "attack",
        after=(PP("magic.with", NP("magic.creature", "some", plural=True)),),
        mood="infinitive",
    ),
}


@says(n.Only)
def only(node: n.Only, tale: Tale) -> Phrase:
    """Only you and the chosen player may cast spells and attack with creatures."""
    assert node.who == (n.You(), It()), "you and a player who was chosen"
    pair = text("only {0} and {1}", YOU, _CHOSEN)
    return Words((pair, text("may"), All(tuple(_DEEDS[deed] for deed in node.deeds))))


@says(n.Spares)
def spares(node: n.Spares, tale: Tale) -> Phrase:
    """Target opponent chooses one of those permanents. You gain control of the rest."""
    assert isinstance(node.among, It), "one of those chosen before"
    assert node.rest == n.Affect(n.Made(), (n.ControlledBy(),), until="game"), "control of the rest"
    those = Bilingual(NP("magic.permanent", "that", plural=True), NP("magic.permanent", "this", plural=True))
    one = text("one of {0}", those)
    rest = text("the rest")
    return sentences(Clause(player(node.by, tale), "choose", one), Clause(YOU, "magic.gain_control", rest))


@says(n.FacedPiles)
def faced_piles(node: n.FacedPiles, tale: Tale) -> Phrase:
    """Look at the top four cards and separate them into a face-down and a face-up pile …"""
    under = n.PutOnLibrary(n.Made(), bottom=True, ordered=True)
    assert (node.chosen, node.other) == (n.PutIntoHand(n.Made()), under), "one pile for the hand"
    piles = text("into a face-down pile and a face-up pile")
    looks = Clause(None, "look_at", found(node.which, tale))
    splits = Clause(None, "magic.separate", Pronoun(3, "card", plural=True), after=(piles,))
    chooses = Clause(NP("opponent", "a"), "choose", text("one of those piles"))
    rest = Bilingual(
        Text("and the rest on the bottom of {0} in any order", "", (NP("magic.library", "your"),)),
        Text(
            "",
            "et le reste au-dessous de {0} dans l'ordre de {1}",
            (NP("magic.library", "your"), NP("magic.choice", "your")),
        ),
    )
    pile = text("the cards in that pile")
    hand = PP("into", NP("hand", "your"))
    return sentences(All((looks, splits)), chooses, Clause(None, "put", pile, after=(hand, rest)))


@says(n.ChooseDifferent)
def choose_different(node: n.ChooseDifferent, tale: Tale) -> Phrase:
    """Choose any number of creatures with different mana values. Destroy those creatures."""
    some = found(node.among, tale, How("a", n.ANY_NUMBER))
    apart = text("with different mana values")
    those = about(node.among, tale)._replace(many=True)
    return sentences(
        Clause(None, "choose", Words((some, apart))),
        say(node.do, those._replace(chosen=that_one(those))),
    )


@says(n.OnePerType)
def one_per_type(node: n.OnePerType, tale: Tale) -> Phrase:
    """For each card type among permanents your opponents control, you may put a permanent card of that type
    from your hand onto the battlefield."""
    each = text("for each card type among {0}", found(node.of, tale, THOSE))
    card = text("a permanent card of that type")
    origin = PP("magic.from", NP("hand", "your"))
    english = Clause(None, "put", card, after=(origin, _BATTLEFIELD))
    french = Clause(None, "put", after=(_BATTLEFIELD, card, origin))
    return Join((each, permit(Bilingual(english, french))), ",")


@says(n.RepeatOnce)
def repeat_once(node: n.RepeatOnce, tale: Tale) -> Phrase:
    again = Clause(None, "magic.repeat", text("this process once"))
    once = led("if", holds(node.if_, tale), again)
    return sentences(say(node.do, tale), Words((text("then"), once)))


@says(n.ForThese)
def for_these(node: n.ForThese, tale: Tale) -> Phrase:
    """Gain control of all … Untap those permanents. They gain haste …"""
    assert isinstance(node.do, k.Seq), "several things are done with them"
    spoken = about(node.which, tale)._replace(many=True)
    said = [
        spoken._replace(chosen=found(node.which, tale, How("all"))),
        spoken._replace(chosen=that_one(spoken)),
    ]
    tales = [*said, *(spoken for _ in node.do.parts[2:])]
    return sentences(*(say(part, each) for part, each in zip(node.do.parts, tales, strict=False)))


@says(n.DiscardAndRedraw)
def discard_and_redraw(node: n.DiscardAndRedraw, tale: Tale) -> Phrase:
    """Any number of target players each discard their hand …"""
    assert node.who == n.Target(n.Players(), n.ANY_NUMBER, up_to=True), "any number of players"
    who = NP("player", "", ("magic.targeted",), count=ANY_NUMBER)
    first = Clause(who, "magic.discard_each", text("their hands"))
    number = text("cards equal to the number of cards they discarded minus one")
    draws = Clause(NP("opponent", "each"), "draw", number)
    did = Clause(YOU, "magic.discard", NP("card", "a"), tense="past", after=(_THIS_WAY,))
    then = led("if", did, Clause(None, "draw", NP("card", count=numeral(node.yours))))
    return sentences(first, draws, Words((text("then"), then)))


@says(n.CopiesOrElse)
def copies_or_else(node: n.CopiesOrElse, tale: Tale) -> Phrase:
    """Choose up to two target creatures. For each of them, create a token that's a copy of it …"""
    assert isinstance(node.of, n.Target) and isinstance(node.of.number, int), "so many targets"
    spoken = about(node.of, tale)
    one = spoken._replace(many=False)
    each = text("for each of them")
    copy = Bilingual(
        Text("a token that's a copy of {0}", "", (that_one(one),)), Text("", "un jeton qui en est une copie")
    )
    fewer = numeral(node.of.number)
    few = Clause(
        YOU,
        "magic.create",
        text("fewer than {0} tokens", fewer),
        tense="past",
        after=(_THIS_WAY,),
    )
    others = n.CreateTokens(node.token, n.Minus(node.of.number, n.DoneThisWay()))
    return sentences(
        Clause(None, "choose", found(node.of, tale)),
        Join((each, Clause(None, "magic.create", copy)), ","),
        led("if", few, say(others, tale)),
    )


@says(n.RedistributeLife)
def redistribute(node: n.RedistributeLife, tale: Tale) -> Phrase:
    totals = Bilingual(
        Text("any number of players' life totals", ""), NP("magic.life_total", count=ANY_NUMBER)
    )
    return permit(Clause(None, "magic.redistribute", totals))


@says(n.ExileUntil)
def exile_until(node: n.ExileUntil, tale: Tale) -> Phrase:
    """Exile cards from the top of your library until you exile a nonland card. You may cast that card …"""
    assert isinstance(node.card, n.Cards), "only cards are exiled"
    assert (node.card.whose, node.card.where) == (n.YOURS, ("library",)), "one's own library"
    how = How("a", placed=False)
    library = NP("magic.library", "your")
    cards = Bilingual(
        Text("cards from the top of {0}", "", (library,)), Text("", "les cartes du dessus de {0}", (library,))
    )
    first = Clause(YOU, "magic.exile", put(bare(node.card, tale, how, "whose"), how), mood="subjunctive")
    said = tale._replace(about=("card",), many=False, card=True)
    order = behind(Clause(None, "magic.exile", cards), "until", first)
    return sentences(order, say(node.do, said._replace(chosen=that_one(said))))
