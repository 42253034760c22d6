"""How many, and how that is said: two cards, that much life, damage equal to its power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    LEXICON,
    NP,
    PP,
    YOU,
    Adj,
    Agreed,
    All,
    Bilingual,
    Clause,
    Join,
    Phrase,
    Symbol,
    Text,
    That,
    Words,
    numeral,
)
from arbitre.words.phrase import Called, Determiner
from arbitre.words.quantity import as_many_as, equal_to, number_of

from ... import language as n
from ..terms import counter_kind, text
from .filters import COUNT, EACH, THOSE, found
from .idioms import THIS_WAY
from .nouns import YOU_CONTROL
from .players import is_player, player
from .tale import THIS_TURN, Tale, it, it_again, itself, that_one, this

_FIGURES: Final = ("magic.life", "magic.damage", "magic.combat_damage")
"""What is counted in figures: 4 damage, 2 life."""


def of_each(amount: int | Node, tale: Tale) -> tuple[Phrase, ...]:
    """« For each … » behind the verb, for what is counted."""
    if isinstance(amount, n.Times):
        return of_each(amount.amount, tale)
    if isinstance(amount, n.CountOf):
        each = player(amount.of, tale) if is_player(amount.of) else found(amount.of, tale, EACH)
        return (PP("for", each),)
    if isinstance(amount, n.DiscardedThisTurn):
        return (PP("for", _cards_discarded("each")),)
    if isinstance(amount, n.DoneThisWay):
        return (PP("for", _done(tale)),)
    return ()


def measured(noun_key: str, amount: int | Node, tale: Tale, called: Called | None = None) -> Phrase:
    """So much of something. What is counted is said by `of_each` behind it."""
    in_figures = noun_key in _FIGURES
    if isinstance(amount, n.ThatMuch | n.SacrificedThisTurn | n.ThatMany):
        adv = "magic.that_much" if LEXICON.noun(noun_key).mass else "magic.that_many"
        return NP(noun_key, adv=adv, plural=True, called=called)
    if isinstance(amount, n.X):
        return NP(noun_key, count=Symbol("X"), called=called)
    if isinstance(amount, n.Times) and isinstance(amount.amount, n.X):
        assert amount.by == 2, "twice X"
        return NP(noun_key, count=Text("twice X", "deux fois X"), called=called)
    number = figure(amount)
    if number is None:
        return all_of(noun_key, amount, tale, called)
    if in_figures:
        return NP(noun_key, count=number, called=called)
    if number == 1:
        return NP(noun_key, "a", called=called)
    return NP(noun_key, count=numeral(number, LEXICON.noun(noun_key).gender), called=called)


def all_of(noun_key: str, amount: int | Node, tale: Tale, called: Called | None = None) -> Phrase:
    """As much of something as an amount: damage equal to the number of cards in your hand."""
    french = as_many_as(NP(noun_key, "some", called=called), value(amount, tale))
    if noun_key in _FIGURES:
        return Bilingual(equal_to(noun_key, value(amount, tale)), french)
    return french


def figure(amount: int | Node) -> int | None:
    """The number that is said: itself, or that for each thing counted; None for an amount of its own."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, n.Times):
        return amount.by
    return 1 if isinstance(amount, n.CountOf | n.DiscardedThisTurn | n.DoneThisWay) else None


def _done(tale: Tale, det: Determiner = "each") -> Phrase:
    """Each creature tapped this way / chaque créature engagée de cette manière."""
    noun = tale.about[0]
    how = Words((Adj(tale.done), THIS_WAY))
    way = Agreed(how, NP(noun, plural=det != "each"))
    return NP(noun, det, mods=(way,))


def where_x(amount: int | Node, tale: Tale) -> Phrase:
    """What X is, behind a sentence that says X."""
    return text("where X is {0}", value(amount, tale))


def value(amount: int | Node, tale: Tale) -> Phrase:
    """An amount as a thing: the number of creatures you control, its power."""
    return Symbol(str(amount)) if isinstance(amount, int) else AMOUNTS[type(amount)](amount, tale)


def _x(node: n.X, tale: Tale) -> Phrase:
    return Symbol("X")


def _count_of(node: n.CountOf, tale: Tale) -> Phrase:
    return number_of(found(node.of, tale, COUNT))


def _owned(noun_key: str, of: Node, tale: Tale) -> Phrase:
    """Its power, the mana value of the exiled card."""
    if isinstance(of, This):
        return NP(noun_key, owner=itself(tale))
    if isinstance(of, n.PaidWith) and isinstance(tale.paid, All):
        noun = LEXICON.noun(noun_key)
        return Bilingual(
            Text(f"the {noun.en[0]} of {{0}}", "", (tale.paid,)), NP(noun_key, "the", owner=tale.paid)
        )
    said = isinstance(of, n.ExiledWith | n.Attached | n.PaidWith | n.YourCommander)
    owner = found(of, tale) if said else it_again(of, tale)
    if isinstance(of, n.That) and tale.about == ("spell",):
        owner = that_one(tale)
    return NP(noun_key, "the", owner=owner)


def _power(node: n.PowerOf, tale: Tale) -> Phrase:
    return _owned("magic.power", node.of, tale)


def _greatest_power(node: n.GreatestPower, tale: Tale) -> Phrase:
    return text("the greatest power among {0}", found(node.of, tale, THOSE))


def _mana_value(node: n.ManaValueOf, tale: Tale) -> Phrase:
    if isinstance(node.of, n.Made) and tale.done:
        return text("the total mana value of {0}", _done(tale, "generic"))
    if tale.many and isinstance(node.of, It):
        return text("their total mana value")
    return _owned("magic.mana_value", node.of, tale)


def each_counter(node: n.CountersOn, tale: Tale) -> Phrase:
    """Each counter on this creature."""
    kind = counter_kind(node.kind) if node.kind else None
    return NP("magic.counter", "each", called=kind, mods=(_on(node.of, tale),))


def _on(of: Node, tale: Tale) -> Phrase:
    return PP("on", this(tale) if isinstance(of, This) else it(tale))


def _counters(node: n.CountersOn, tale: Tale) -> Phrase:
    kind = counter_kind(node.kind) if node.kind else None
    on = _on(node.of, tale)
    return number_of(NP("magic.counter", "some", called=kind, mods=(on,)))


def _that_much(node: n.ThatMuch, tale: Tale) -> Phrase:
    return text("that much")


def _life(node: n.Life, tale: Tale) -> Phrase:
    if isinstance(node.who, n.You) and not tale.theirs:
        return NP("magic.life_total", "your")
    if tale.player:
        return Bilingual(NP("magic.life_total", "their"), NP("magic.life_total", "his"))
    return NP("magic.life_total", "the", owner=player(node.who, tale))


def _starting_life(node: n.StartingLife, tale: Tale) -> Phrase:
    return NP("magic.starting_life", "your")


def _discarded(node: n.DiscardedThisTurn, tale: Tale) -> Phrase:
    return number_of(_cards_discarded("some"))


def _cards_discarded(det: Determiner) -> NP:
    """Cards you've discarded this turn / cartes dont vous vous êtes défaussé ce tour-ci."""
    discarded = Clause(YOU, "magic.discard_of", tense="perfect", after=(THIS_TURN,))
    return NP("card", det, mods=(Bilingual(That(discarded), Text("", "dont {0}", (discarded,))),))


def _sacrificed(node: n.SacrificedThisTurn, tale: Tale) -> Phrase:
    done = That(Clause(YOU, "sacrifice", tense="perfect", after=(THIS_TURN,)))
    return number_of(NP("magic.permanent", "some", mods=(done,)))


def _lands_entered(node: n.LandsThisTurn, tale: Tale) -> Phrase:
    under = text("under {0}", NP("magic.authority", "your"))
    came = That(Clause(None, "magic.come", tense="past", after=(under, THIS_TURN)))
    return number_of(NP("magic.land", "some", mods=(came,)))


def _that_many(node: n.ThatMany, tale: Tale) -> Phrase:
    return text("that number")


def _rolled(node: n.Rolled, tale: Tale) -> Phrase:
    return text("the result")


def _died(node: n.DiedThisTurn, tale: Tale) -> Phrase:
    control = text("under {0}", NP("magic.authority", "your"))
    done = That(Clause(None, "die", tense="past", after=(control, THIS_TURN)))
    return number_of(NP("magic.creature", "some", mods=(done,)))


def _drawn_last_turn(node: n.DrawnLastTurn, tale: Tale) -> Phrase:
    done = That(Clause(YOU, "draw", tense="past", after=(text("last turn"),)))
    return number_of(NP("card", "some", mods=(done,)))


def _card_types(node: n.CardTypesAmong, tale: Tale) -> Phrase:
    assert node.of == n.Cards(whose=n.YOURS), "card types are counted in your graveyard"
    among = text("among cards in {0}", NP("magic.graveyard", "your"))
    return number_of(NP("magic.card_type", "some", mods=(among,)))


def each_card_type(node: n.CardTypesAmong) -> Phrase:
    """Each card type among cards in your graveyard."""
    assert node.of == n.Cards(whose=n.YOURS), "card types are counted in your graveyard"
    among = Text("among cards in {0}", "parmi les cartes dans {0}", (NP("magic.graveyard", "your"),))
    return NP("magic.card_type", "each", mods=(among,))


def _doors(node: n.OpenDoors, tale: Tale) -> Phrase:
    assert node.of == n.ROOM_YOU_CONTROL, "doors of Rooms you control"
    rooms = NP("magic.sub.room", "generic", mods=(YOU_CONTROL,))
    if node.names:
        return text(
            "the number of different names among unlocked doors of {0}",
            rooms,
        )
    return text("the number of unlocked doors among {0}", rooms)


def _mana_spent(node: n.ManaSpentOn, tale: Tale) -> Phrase:
    assert isinstance(node.of, n.That), "the spell that was cast"
    return text("the amount of mana spent to cast it")


def _minus(node: n.Minus, tale: Tale) -> Phrase:
    if isinstance(node.other, n.DoneThisWay):
        return text("the difference")
    if isinstance(node.one, n.ManaValueOf) and node.other == n.ManaSpentOn(n.That()):
        return text("the difference")
    return text("{0} minus {1}", value(node.one, tale), value(node.other, tale))


def _times(node: n.Times, tale: Tale) -> Phrase:
    return text("{0} times {1}", numeral(node.by), value(node.amount, tale))


def _half(node: n.Half, tale: Tale) -> Phrase:
    rounded = text("rounded up")
    if not node.up:
        rounded = text("rounded down")
    of = value(node.amount, tale)
    if isinstance(node.amount, n.Life):
        of = Bilingual(NP("magic.life", "their"), NP("magic.life", "his", plural=True))
        if isinstance(node.amount.who, n.You):
            of = NP("magic.life", "your", plural=True)
    return Join((text("half {0}", of), rounded), ",")


def _depending(node: n.Depending, tale: Tale) -> Phrase:
    return value(node.no, tale)


def _excess(node: n.ExcessDamage, tale: Tale) -> Phrase:
    return text("the excess damage dealt this way")


def _done_this_way(node: n.DoneThisWay, tale: Tale) -> Phrase:
    return number_of(_done(tale, "some"))


AMOUNTS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.X: _x,
    n.CountOf: _count_of,
    n.PowerOf: _power,
    n.GreatestPower: _greatest_power,
    n.ManaValueOf: _mana_value,
    n.ManaSpentOn: _mana_spent,
    n.CountersOn: _counters,
    n.ThatMuch: _that_much,
    n.DoneThisWay: _done_this_way,
    n.ExcessDamage: _excess,
    n.Life: _life,
    n.StartingLife: _starting_life,
    n.DiscardedThisTurn: _discarded,
    n.SacrificedThisTurn: _sacrificed,
    n.LandsThisTurn: _lands_entered,
    n.ThatMany: _that_many,
    n.Rolled: _rolled,
    n.DiedThisTurn: _died,
    n.DrawnLastTurn: _drawn_last_turn,
    n.CardTypesAmong: _card_types,
    n.OpenDoors: _doors,
    n.Minus: _minus,
    n.Times: _times,
    n.Half: _half,
    n.Depending: _depending,
}
"""For each amount, what it is."""
