"""How effects and costs are written: orders to the player. Those about units are in `units`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.flow import Chosen, Flow
from arbitre.words.moves import move
from arbitre.words.orders import is_order, permit
from arbitre.words.quantity import ALL, COUNT, Quantified, chosen

from ... import language as n
from ...language.definitions import BATTLEFIELD, Mana
from ..lexicon import COLOURS, KINDS, NAMES, PLACES
from .amounts import amount_of
from .filters import OPPONENT, again, found, noun_of, several
from .tale import SAYS, UNIT, Tale, say, says

LEXICON.add(
    noun("noxilia.control", "control", "contrôle", "m"),
    adverb("noxilia.of_their_choice", "of their choice", "de son choix"),
    verb("noxilia.shuffle_next", "shuffle", "mélanger ensuite"),
    adverb("noxilia.into_play", "into play", "en jeu"),
)


def cards(number: int, noun: str = "card") -> NP:
    """A card; 2 cards."""
    return NP(noun, "a") if number == 1 else NP(noun, count=number)


def mana_of(mana: Mana) -> Phrase:
    """An amount of mana: 2 light mana and 1 mana of any type."""
    parts = zip(COLOURS, mana.counts, strict=True)
    return All(tuple(NP(f"noxilia.mana.{colour}", count=number) for colour, number in parts if number))


# Effects of the kernel


class _Flow(Flow[Tale]):
    """What is chosen first is « it » afterwards."""

    def after(self, node: Node, tale: Tale) -> Tale:
        used = any(isinstance(inner, k.It) for inner in k.walk(node))
        return tale._replace(it=None) if used else tale

    def apiece(self, parts: Sequence[Phrase]) -> Phrase:
        """An order and what it brings about in one breath."""
        first, *rest = parts
        plain = not any(isinstance(part, Join | If) for part in parts)
        if plain and is_order(first) and not any(is_order(part) for part in rest):
            return All(tuple(parts), "then")
        return self.told(*parts)

    def chosen(self, node: k.Choose | n.Target, tale: Tale) -> Chosen[Tale]:
        assert isinstance(node.number, int), "a number that is counted is not written here"
        how = chosen(node.number, node.up_to, isinstance(node, n.Target))
        what = found(node.among, tale, how)
        said = again(node.among, tale, several(how))
        return Chosen(what, said, said._replace(it=what))

    def lasting(self, node: k.Lasting, tale: Tale) -> Phrase:
        return super().lasting(node, tale._replace(lasting=True))

    def end(self, node: k.Lasting) -> Phrase:
        end = super().end(node)
        return THIS_TURN if isinstance(node.ability, n.Rule) else end


FLOW: Final = _Flow(SAYS)
says(n.Target)(FLOW.choose)


# Players


def does(whose: str, verb: str, what: Phrase, after: tuple[Phrase, ...] = ()) -> Clause:
    """You do something (an order), your opponent does it, or each player."""
    subject = {n.YOURS: None, n.OPPONENTS: OPPONENT, n.ANYONES: NP("player", "each")}[whose]
    return Clause(subject, verb, what, after=after)


@says(n.GainGold)
def gain_gold(node: n.GainGold, tale: Tale) -> Phrase:
    amount = amount_of(node.amount, "noxilia.gold", tale)
    return does(node.whose, "gain", amount.what, amount.after)


@says(n.LoseGold)
def lose_gold(node: n.LoseGold, tale: Tale) -> Phrase:
    amount = amount_of(node.amount, "noxilia.gold", tale)
    if not node.steal:
        return does(node.whose, "lose", amount.what, amount.after)
    assert node.whose == n.OPPONENTS, "gold is stolen from an opponent"
    return Bilingual(
        en=Clause(None, "noxilia.steal", amount.what, after=(PP("from", OPPONENT), *amount.after)),
        fr=Clause(None, "noxilia.steal", amount.what, to=OPPONENT, after=amount.after),
    )


@says(n.DrawCards)
def draw_cards(node: n.DrawCards, tale: Tale) -> Phrase:
    if isinstance(node.number, int):
        return does(node.whose, "draw", cards(node.number))
    amount = amount_of(node.number, "card", tale)
    return does(node.whose, "draw", amount.what, amount.after)


@says(n.Discard)
def discard(node: n.Discard, tale: Tale) -> Phrase:
    how = (Adv("at_random"),) if node.random else (Adv("noxilia.of_their_choice"),)
    return does(
        node.whose, "discard", cards(node.number), how if node.whose != n.YOURS or node.random else ()
    )


@says(n.Search)
def search(node: n.Search, tale: Tale) -> Phrase:
    """You may fail to find; the library is shuffled all the same."""
    taken = permit(move("put", found(node.among, tale), PP("into", _place(node.to))))
    library = NP("noxilia.library", "your")
    shuffled = Bilingual(
        en=Words((Adv("then"), Clause(None, "shuffle", library))),
        fr=Clause(None, "noxilia.shuffle_next", library),
    )
    return Join((taken, shuffled), ";")


def _place(to: str, whose: str = n.YOURS) -> Phrase:
    """Your hand; its owner's hand."""
    noun = "noxilia.command" if to == "command" else PLACES[to]
    if whose in (n.YOURS, ""):
        return NP(noun, "your")
    return NP(noun, owner=OPPONENT if whose == n.OPPONENTS else NP("owner", owner=NP(UNIT, "the")))


@says(n.Return)
def put_back(node: n.Return, tale: Tale) -> Phrase:
    """To a place of its owner's, or into play."""
    what = found(node.which, tale)
    whose = tale.whose if isinstance(node.which, k.It) else getattr(node.which, "whose", "")
    place = _place(node.to, whose)
    if node.to == "command":
        there = Words((Adv("noxilia.into_play"), Adv("face_down"), PP("in", place)))
        return move("put", what, there)
    verb = "noxilia.return" if node.to == "hand" else "put"
    own = whose in (n.YOURS, n.OPPONENTS, "")
    return move(verb, what, PP("to_zone" if node.to == "hand" else "into", place), ahead=own)


@says(n.Exile)
def exile(node: n.Exile, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.exile", found(node.which, tale, ALL))


@says(n.AddMana)
def add_mana(node: n.AddMana, tale: Tale) -> Phrase:
    return Clause(None, "gain", mana_of(node.mana), after=(UNTIL_END_OF_TURN,))


@says(n.LookAt)
def look_at(node: n.LookAt, tale: Tale) -> Phrase:
    return Clause(None, "look_at", found(node.which, tale, ALL))


# Zones


@says(n.Flood)
def flood(node: n.Flood, tale: Tale) -> Phrase:
    span = PP("noxilia.during", NP("turn", count=node.markers))
    return Clause(None, "noxilia.flood", found(node.which, tale, ALL), after=(span,))


@says(n.SeizeZone)
def seize_zone(node: n.SeizeZone, tale: Tale) -> Phrase:
    return take_control_of(found(node.which, tale, ALL))


def take_control_of(what: Phrase, *after: Phrase) -> Phrase:
    """Take control of something / prendre le contrôle de quelque chose."""
    behind = (PP("of", what), *after)
    return Bilingual(
        en=Clause(None, "take", NP("noxilia.control"), after=behind),
        fr=Clause(None, "take", NP("noxilia.control", "the"), after=behind),
    )


@says(n.BuryTreasure)
def bury_treasure(node: n.BuryTreasure, tale: Tale) -> Phrase:
    where = PP("on" if noun_of(node.which, tale) == KINDS[BATTLEFIELD] else "in", found(node.which, tale))
    return Clause(None, "noxilia.lay", NP("noxilia.treasure", "a"), after=(Adv("face_down"), where))


@says(n.CreateToken)
def create_token(node: n.CreateToken, tale: Tale) -> Phrase:
    called = NAMES[node.slug]
    if not isinstance(node.number, int):
        amount = amount_of(node.number, "token", tale)
        what, behind, one = amount.what, amount.after, False
    else:
        one = node.number == 1
        what = NP("token", "a" if one else "", count=None if one else node.number, called=called)
        behind = ()
    where = PP("in", found(node.to, tale, Quantified("a") if one else COUNT))
    subject = None if node.whose == n.YOURS else OPPONENT
    return Clause(subject, "noxilia.create", what, after=(where, *behind))


# Additional costs


def _some(number: int) -> Quantified:
    return Quantified("a", number)


@says(n.PayGold)
def pay_gold(node: n.PayGold, tale: Tale) -> Phrase:
    return Clause(None, "pay", NP("noxilia.gold", count=node.amount))


@says(n.EngageUnits)
def engage_units(node: n.EngageUnits, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.engage", found(node.among, tale, _some(node.number)))


@says(n.SacrificeUnits)
def sacrifice_units(node: n.SacrificeUnits, tale: Tale) -> Phrase:
    return Clause(None, "sacrifice", found(node.among, tale, _some(node.number)))


@says(n.HurtUnits)
def hurt_units(node: n.HurtUnits, tale: Tale) -> Phrase:
    """One's own unit loses life."""
    who = found(node.among, tale)
    return Clause(who, "lose", NP("noxilia.life", count=node.amount))


@says(n.DiscardCards)
def discard_cards(node: n.DiscardCards, tale: Tale) -> Phrase:
    return Clause(None, "discard", cards(node.number))


@says(n.ExileDead)
def exile_dead(node: n.ExileDead, tale: Tale) -> Phrase:
    return Clause(None, "noxilia.exile", found(node.among, tale, _some(node.number)))


def price(gold: int, mana: Mana, costs: tuple[Node, ...], tale: Tale) -> tuple[Phrase, ...]:
    """What an ability costs, part by part."""
    paid: list[Phrase] = [NP("noxilia.gold", count=gold)] if gold else []
    paid += [mana_of(mana)] if mana.total else []
    orders = (Clause(None, "pay", All(tuple(paid))),) if paid else ()
    return (*orders, *(say(cost, tale) for cost in costs))


# Answers to an attack or a spell


@says(n.CancelAttack)
def cancel_attack(node: n.CancelAttack, tale: Tale) -> Phrase:
    return Clause(None, "cancel", NP("attack", "the"))


@says(n.RedirectAttack)
def redirect_attack(node: n.RedirectAttack, tale: Tale) -> Phrase:
    to = PP("noxilia.towards", found(node.to, tale))
    return Clause(None, "noxilia.redirect", NP("attack", "the"), after=(to,))


@says(n.CancelSpell)
def cancel_spell(node: n.CancelSpell, tale: Tale) -> Phrase:
    if tale.moment == "latent":
        that = Bilingual(en=NP("noxilia.latent", "that"), fr=NP("noxilia.latent", "this"))
        return Clause(None, "cancel", that)
    return Clause(None, "cancel", All((NP("spell", "the"), NP("ability", "the")), "or"))
