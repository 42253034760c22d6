"""What happens to players: life, mana, turns, the game."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import NP, PP, YOU, All, Bilingual, Clause, Join, Phrase, Symbol, Text, numeral
from arbitre.words.saying import known, unsaid

from ... import language as n
from ...language.definitions import COLOURS
from ..terms import text
from .amounts import measured, of_each, value, where_x
from .filters import ONE, How, bare
from .groups import put
from .nouns import kind_words, listed
from .players import player
from .tale import Tale, says, sentences


@says(n.GainLife)
def gain_life(node: n.GainLife, tale: Tale) -> Phrase:
    much = measured("magic.life", node.amount, tale)
    if isinstance(node.amount, n.ExcessDamage):
        as_much = Text(
            "", "autant de {0} que {1}", (NP("magic.life", "", plural=True), value(node.amount, tale))
        )
        much = Bilingual(much, as_much)
    return Clause(player(node.who, tale), "gain", much, after=of_each(node.amount, tale))


@says(n.LoseLife)
def lose_life(node: n.LoseLife, tale: Tale) -> Phrase:
    if isinstance(node.amount, n.Half):
        inner = node.amount.amount
        assert not isinstance(inner, n.Life) or inner.who == node.who, "one loses half one's own life"
        return Clause(player(node.who, tale), "lose", value(node.amount, tale))
    much = measured("magic.life", node.amount, tale)
    return Clause(player(node.who, tale), "lose", much, after=of_each(node.amount, tale))


@says(n.SetLife)
def set_life(node: n.SetLife, tale: Tale) -> Phrase:
    """Target player's life total becomes 10."""
    total = NP("magic.life_total", "the", owner=player(node.who, tale))
    return Clause(total, "become", value(node.amount, tale))


@says(n.AddMana)
def add_mana(node: n.AddMana, tale: Tale) -> Phrase:
    order: Phrase = Clause(None, "add", _mana(node, tale), after=of_each(node.amount, tale))
    if not isinstance(node.amount, int) and not of_each(node.amount, tale) and node.any_of == COLOURS:
        order = Join((order, where_x(node.amount, tale)), ",")
    if not node.only_for:
        return order
    single = node.amount == 1 and len(node.symbols) < 2  # one mana is spent on one thing
    uses = tuple(_use(use, single, tale) for use in node.only_for)
    listed = All(uses, "or", serial=True) if single else All(uses)
    spend = Bilingual(
        Clause(None, "magic.spend_mana", after=(Text("only to {0}", "", (listed,)),)),
        Clause(None, "magic.spend_mana", only=True, after=(Text("", "pour {0}", (listed,)),)),
    )
    return sentences(order, spend)


@says(n.AddSameMana)
def add_same_mana(node: n.AddSameMana, tale: Tale) -> Phrase:
    """That player adds one mana of any type that land produced."""
    same = text("one mana of any type that land produced")
    return Clause(player(node.who, tale), "add", same)


def _mana(node: n.AddMana, tale: Tale) -> Phrase:
    if node.symbols or (isinstance(node.amount, int) and node.any_of != COLOURS):
        unsaid(node, "amount")
    if node.symbols:
        unsaid(node, "any_of")
        return Symbol("".join("{" + symbol + "}" for symbol in node.symbols))
    if len(node.any_of) == 1 and isinstance(node.amount, n.ManaValueOf):
        symbol = Symbol("{" + node.any_of + "}")
        much = value(node.amount, tale)
        return Bilingual(
            Text("an amount of {0} equal to {1}", "", (symbol, much)),
            Text("", "une quantité de {0} égale à {1}", (symbol, much)),
        )
    if node.any_of != COLOURS:
        return All(tuple(Symbol("{" + symbol + "}") for symbol in node.any_of), "or", serial=True)
    choice = NP("choice", "your")
    if node.amount == 1:
        return Bilingual(
            Text("one mana of any color", ""), Text("", "un mana de la couleur de {0}", (choice,))
        )
    words = numeral(node.amount) if isinstance(node.amount, int) else Text("X", "X")
    return Bilingual(
        Text(f"{words.en} mana of any one color", ""),
        Text("", f"{words.fr} manas d'une seule couleur de {{0}}", (choice,)),
    )


def _spells(which: Node, how: How, tale: Tale) -> Phrase:
    """Room spells; instant, sorcery, Demon, and Spirit spells."""
    parts = which.parts if isinstance(which, n.AnyOf) else (which,)
    sorts = []
    for part in parts:
        assert isinstance(part, n.Spells), "only spells are cast"
        assert part.whose == n.YOURS, "mana is spent on one's own spells"
        sorts.append(bare(part, tale, how, "whose"))
    if len(sorts) == 1:
        return put(sorts[0], how)
    assert not any(one.adj or one.mods for one in sorts), "sorts of spells"
    words = [kind_words(part) for part in parts if isinstance(part, n.Spells)]
    en = listed([word for left, _ in words for word in left], "and", True)
    fr = listed([word for _, right in words for word in right], "et", False)
    return put(sorts[0]._replace(en=en, fr=fr), how)


def _use(use: object, single: bool, tale: Tale) -> Phrase:
    """What mana may be spent on: cast Room spells, unlock doors; an enchantment spell, a door."""
    match use:
        case n.ToCast():
            how = ONE if single else How("count")
            return Clause(None, "cast", _spells(use.spell, how, tale), mood="infinitive")
        case n.ToUnlock():
            return Clause(
                None, "magic.unlock", NP("magic.door", "a" if single else "some"), mood="infinitive"
            )
        case n.ToTurnFaceUp() if single:
            return text("turn a permanent face up")
        case n.ToTurnFaceUp():
            return text("turn permanents face up")
        case _:
            raise TypeError(f"{type(use).__name__} is no use of mana")


USES: Final = (n.ToCast, n.ToUnlock, n.ToTurnFaceUp)
"""The uses of mana that are written."""


@says(n.ExtraPhase)
def extra_phase(node: n.ExtraPhase, tale: Tale) -> Phrase:
    more = text("an additional combat phase")
    if known(node.phase, "combat", "combat and main") != "combat":
        more = text("an additional combat phase followed by an additional main phase")
    there = Clause(Text("there", ""), "be", more)
    return Bilingual(
        Join((Text("after this phase", ""), there), ","),
        Clause(NP("phase", "this"), "magic.follow", passive=True, after=(PP("of", more),)),
    )


@says(n.ExtraTurn)
def extra_turn(node: n.ExtraTurn, tale: Tale) -> Phrase:
    after = text("after this one")
    who = None if isinstance(node.who, n.You) else player(node.who, tale)
    return Bilingual(
        Clause(who, "take", NP("magic.extra_turn", "a"), after=(after,)),
        Clause(who, "play", NP("magic.extra_turn", "a"), after=(after,)),
    )


@says(n.WinGame)
def win_game(node: n.WinGame, tale: Tale) -> Phrase:
    return Clause(YOU, "win", NP("game", "the"))


@says(n.LoseGame)
def lose_game(node: n.LoseGame, tale: Tale) -> Phrase:
    return Clause(player(node.who, tale), "lose", NP("game", "the"))
