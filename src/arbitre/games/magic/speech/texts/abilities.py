"""How abilities are written: when something happens, for a cost, or simply so."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, Seq, This, walk
from arbitre.words import *
from arbitre.words.orders import permit, until
from arbitre.words.saying import known, unsaid

from ... import language as n
from ...language.keywords import Escape
from ..terms import ABILITY_WORDS, ANCHOR_WORDS, KEYWORD_WORDS, text
from .amounts import figure, of_each, value
from .changes import identity, statement
from .conditions import holds
from .costs import cost, head, headed_by, paying, paying_either
from .events import Told as Telling
from .events import after, beginning, happens, numerals, word_for
from .filters import EACH, THOSE, bare, found, is_creature
from .groups import put
from .idioms import FROM_EXILE, ONCE_EACH_TURN
from .nouns import YOU_CAST, YOU_CONTROL, keyword_noun
from .tale import Tale, behind, led, say, says, sentences, this


def worded(word: str, sentence: Phrase) -> Phrase:
    """An ability word in front: Delirium — …"""
    if not word or word in KEYWORD_WORDS:  # what a keyword was unfolded into has the keyword's name elsewhere
        return sentence
    if word not in ABILITY_WORDS:
        raise Unwritten(f"the ability word {word!r} has no name")
    return Join((Name(*ABILITY_WORDS[word]), Sentence(sentence)), "—")


# Triggered


@says(n.Triggered)
def triggered(node: n.Triggered, tale: Tale) -> Phrase:
    return trigger(node, tale, None)


def trigger(node: n.Triggered, tale: Tale, done: Phrase | None) -> Phrase:
    """When it happens, if so, do this; `done` replaces what is done by the head of a list."""
    spoken = after(node.when, tale)
    condition = () if node.if_ is None else (Words((Adv("magic.if"), holds(node.if_, spoken))),)
    if node.if_ is not None and _about_this(node.if_):
        spoken = spoken._replace(named=True)
    elif node.if_ is not None and any(isinstance(part, n.Permanents) for part in walk(node.if_)):
        spoken = spoken._replace(named=False)  # other permanents were spoken of in between
    effect = say(node.do, spoken) if done is None else done
    if isinstance(node.when, n.ChapterReached):
        figures = numerals(node.when.chapters)
        return Join((Symbol(figures), Sentence(effect)), "—")
    if isinstance(node.when, n.BeginningOf):
        lead: Phrase = beginning(node.when)
    else:
        told = Telling(many=node.one_or_more and not _is_about_player(node.when))
        event = happens(node.when, tale, told)
        if told.many and event == happens(node.when, tale):
            raise Unwritten(f"one or more of {node.when} is not written")
        ends = isinstance(node.do, n.Destroy) and isinstance(node.do.which, n.That)
        ends = ends or (isinstance(node.do, Seq) and node.do.parts[-1] == n.Abandon())
        word = "when" if ends else word_for(node.when)  # what destroys it happens to it but once
        lead = Words((Adv(f"magic.{word}"), event))
    whole: Phrase = Join((lead, *condition, effect), ",")
    if node.once_per_turn:
        whole = sentences(
            whole,
            text("this ability triggers only once each turn"),
        )
    if node.once:
        whole = sentences(whole, text("this ability triggers only once"))
    return worded(node.word, whole)


def _about_this(condition: Node) -> bool:
    return isinstance(condition, n.Fits) and isinstance(condition.which, This)


def _is_about_player(event: Node) -> bool:
    """Whether « one or more » goes without saying: a player is dealt damage, or loses life."""
    return isinstance(event, n.LosesLife | n.GainsLife) or (
        isinstance(event, n.DealsDamage) and event.source is None
    )


# Activated


@says(n.Activated)
def activated(node: n.Activated, tale: Tale) -> Phrase:
    unsaid(node, "anyone")
    effect = say(node.do, tale._replace(apart=node.loyalty is not None))
    notes = _limits(node, tale)
    return headed(node, tale, sentences(effect, *notes) if notes else effect)


def headed(node: n.Activated, tale: Tale, body: Phrase) -> Phrase:
    """What is paid, a colon, and this: {2}, sacrifice this creature: choose one —"""
    return worded(node.word, Headed(_head(node, tale), body))


def _head(node: n.Activated, tale: Tale) -> Phrase:
    if node.loyalty is not None:
        sign = "" if node.loyalty == 0 else "+" if node.loyalty > 0 else "\u2212"
        return Symbol(f"{sign}{abs(node.loyalty)}")
    if node.zones in (n.GRAVEYARD, n.HAND) and not node.word and _takes_itself(node.costs):
        return headed_by(tuple(_by_name(part, tale) for part in node.costs))
    return head(node.costs, tale)


def _takes_itself(costs: tuple[Node, ...]) -> bool:
    return any(isinstance(part, n.ExileSelf | n.DiscardSelf) for part in costs)


def _by_name(node: Node, tale: Tale) -> Phrase:
    """A card that is exiled or discarded for its own ability: this card / Altanak."""
    card = Bilingual(NP("card", "this"), this(tale))
    if isinstance(node, n.DiscardSelf):
        return Clause(None, "magic.discard", card)
    if not isinstance(node, n.ExileSelf):
        return cost(node, tale)
    return Clause(None, "magic.exile", card, after=(PP("magic.from", NP("magic.graveyard", "your")),))


def _limits(node: n.Activated, tale: Tale) -> tuple[Phrase, ...]:
    """When it may be activated, and how often; what X is."""
    notes: list[Phrase] = [
        text("X is {0}", value(part.amount, tale)) for part in node.costs if isinstance(part, n.GenericMana)
    ]
    known(node.timing, "instant", "sorcery")
    if node.if_ is not None:
        only = text("if {0}", holds(node.if_, tale))
        if node.timing == "sorcery":
            only = text("{0} and only {1}", only, SORCERY_TIME)
        notes.append(_activate(only))
    elif node.timing == "sorcery" and node.loyalty is None:
        notes.append(_activate(SORCERY_TIME))
    if node.once_per_turn:
        notes.append(_activate(ONCE_EACH_TURN))
    if node.once:
        notes.append(_activate(text("once")))
    return tuple(notes)


SORCERY_TIME: Final = Bilingual(
    Text("as a sorcery", ""),
    Text("", "lorsque {0}", (Clause(YOU, "cast", NP("magic.sorcery", "a"), modal="could"),)),
)


def _activate(only: Phrase) -> Phrase:
    """Activate only … / n'activez que …"""
    return Bilingual(
        Clause(None, "magic.activate", after=(Text("only {0}", "", (only,)),)),
        Clause(None, "magic.activate", only=True, after=(only,)),
    )


# Static


@says(n.StaticAbility)
def static(node: n.StaticAbility, tale: Tale) -> Phrase:
    match node:
        case n.StaticAbility(do=(n.Has(abilities=(ability,)),), who=This(), while_=n.WordChosen(word=word)):
            return _anchored(word, ability, tale)
        case n.StaticAbility(do=(n.Has(abilities=(n.Miracle(cost=n.OwnManaCost() as price),)),)):
            return _miraculous(node, price, tale)
    if any(isinstance(change, n.Has) and _is_escape(change.abilities) for change in node.do):
        return worded(node.word, _while(_escaping(node, tale), node.while_, node, tale))
    subject, many, more = _subject(node.who, tale)
    said = statement(subject, node.do, tale, many=many, changed=is_creature(node.who, tale))
    if more is not None:
        said = sentences(said, text("the same is true for {0}", more))
    return worded(node.word, _while(said, node.while_, node, tale))


def _anchored(word: str, ability: Node, tale: Tale) -> Phrase:
    """• Believe — Whenever …"""
    return Words((Symbol("•"), Join((Name(*ANCHOR_WORDS[word]), Sentence(say(ability, tale))), "—")))


def _miraculous(node: n.StaticAbility, price: n.OwnManaCost, tale: Tale) -> Phrase:
    """Each enchantment card in your hand has miracle. Its miracle cost is equal to its mana cost reduced by
    {4}."""
    unsaid(node, "while_")
    has = Clause(found(node.who, tale, EACH), "have", keyword_noun(n.Miracle))
    own = NP("magic.mana_cost", owner=Pronoun(3))
    less = "{" + str(price.less) + "}"
    equal = text("its miracle cost is equal to {0} reduced by {1}", own, less)
    return worded(node.word, sentences(has, equal))


def _is_escape(abilities: tuple[Node, ...]) -> bool:
    return len(abilities) == 1 and isinstance(abilities[0], Escape) and not abilities[0].cost


def _escaping(node: n.StaticAbility, tale: Tale) -> Phrase:
    """Each enchantment card in your graveyard has escape, at its mana cost and three other cards."""
    has = node.do[0]
    assert isinstance(has, n.Has) and len(node.do) == 1, "escape alone is given"
    escape = has.abilities[0]
    assert isinstance(escape, Escape)
    each = Clause(found(node.who, tale, EACH), "have", keyword_noun(Escape))
    cost = text(
        "the escape cost is equal to the card's mana cost plus exile {0} other cards from {1}",
        numeral(escape.number, "f"),
        NP("magic.graveyard", "your"),
    )
    return sentences(each, cost)


def _subject(who: Node, tale: Tale) -> tuple[Phrase, bool, Phrase | None]:
    """Whom it is about, whether several, and of whom the same is true."""
    if isinstance(who, n.AnyOf) and len(who.parts) == 2 and not isinstance(who.parts[0], n.You):
        return All(tuple(_those(part, tale) for part in who.parts)), True, None
    if isinstance(who, n.AnyOf):
        first, *rest = who.parts
        if isinstance(first, n.You):
            assert len(rest) == 1, "you and what you control"
            mine = found(rest[0], tale, THOSE)
            return All((YOU, mine)), True, None
        also = All(tuple(_those(part, tale) for part in rest), serial=True)
        return found(first, tale, THOSE), True, also
    if isinstance(who, n.Filter):
        if isinstance(who, n.Permanents) and (who.without_types or who.counters):
            return found(who, tale, EACH), False, None
        return found(who, tale, THOSE), True, None
    return found(who, tale), False, None


def _those(part: Node, tale: Tale) -> Phrase:
    if isinstance(part, n.Spells):
        assert part.whose == n.YOURS, "spells you control"
        one = bare(part, tale, THOSE, "whose")
        return put(one._replace(mods=(YOU_CONTROL, *one.mods)), THOSE)
    return found(part, tale, THOSE)


def _while(said: Phrase, condition: Node | None, node: n.StaticAbility, tale: Tale) -> Phrase:
    """As long as …; in front where the condition is about the turn or about this object."""
    if condition is None:
        return said
    if isinstance(condition, n.Both) and isinstance(condition.parts[0], n.YourTurn):
        rest = holds(condition.parts[1], tale) if len(condition.parts) == 2 else None
        turn = PP("during", NP("turn", "your"))
        lead = (turn,) if rest is None else (turn, Words((Adv("magic.while"), rest)))
        return Join((*lead, _becomes(node, tale)), ",")
    if isinstance(condition, n.YourTurn):
        turn = PP("during", NP("turn", "your"))
        return Bilingual(Join((turn, said), ","), until(said, turn))
    amount = getattr(condition, "amount", None)
    if isinstance(condition, n.CameThisTurn) or isinstance(amount, n.Minus | n.CountOf):
        return led("while", holds(condition, tale), said)
    return behind(said, "while", holds(condition, tale))


def _becomes(node: n.StaticAbility, tale: Tale) -> Phrase:
    """It's a 3/4 Ninja creature and has hexproof, of this object just named."""
    me = this(tale._replace(named=True))
    noun = identity(node.do, False, tale)
    if noun is None:
        return statement(me, node.do, tale)
    is_so = Text(f"{write(me, 'en')}'s {{0}}", "c'est {0}", (noun,))
    rest = tuple(change for change in node.do if isinstance(change, n.Has | n.Gets))
    if not rest:
        return is_so
    and_has = statement(Text("and", ""), rest, tale)  # English says the subject once
    return Bilingual(Words((is_so, and_has)), All((is_so, statement(me, rest, tale))))


# Costs


@says(n.CostChange)
def cost_change(node: n.CostChange, tale: Tale) -> Phrase:
    """Enchantment spells you cast cost {1} less to cast."""
    number = figure(node.amount)
    assert number is not None, "a change of cost that is an amount is not written yet"
    much = "{" + str(abs(number)) + "}"
    cast = text("{0} less to cast" if number < 0 else "{0} more to cast", much)
    each = of_each(node.amount, tale)
    known(node.of, "spell", "attack", "unlock")
    if node.of == "attack":
        assert number > 0 and (node.by, node.who) == (n.OPPONENTS, n.CREATURE), "creatures that attack you"
        walkers = NP("magic.planeswalker", "generic", mods=(YOU_CONTROL,))
        said: Phrase = text(
            "creatures can't attack {0} or {1} unless their controller pays {2} for each of them",
            YOU,
            walkers,
            much,
        )
    elif node.of == "unlock":
        assert node.by == n.YOURS and node.who == n.Permanents(whose=n.YOURS), (
            "only your own unlock costs change"
        )
        costs = NP("magic.unlock_cost", "generic", mods=(That(Clause(YOU, "pay")),))
        said = Clause(costs, "cost", text("{0} less" if number < 0 else "{0} more", much))
    elif isinstance(node.who, This):
        unsaid(node, "by")
        said = Clause(
            NP("spell", "this"),
            "cost",
            cast,
            after=each,
        )
    else:
        assert node.by == getattr(node.who, "whose", n.ANYONES), "whose spells they are is said once"
        said = Clause(_costing(node.who, tale), "cost", cast)
    return worded(node.word, said if node.while_ is None else behind(said, "while", holds(node.while_, tale)))


def _costing(who: Node, tale: Tale) -> Phrase:
    """Enchantment spells you cast; of several subtypes, each spell you cast that's a Demon or Horror."""
    if not isinstance(who, n.Spells) or len(who.subtypes) < 2 or who.types or who.whose != n.YOURS:
        return found(who, tale, THOSE)
    one = bare(who, tale, EACH, "whose", "subtypes")
    sorts = tuple(
        Bilingual(NP(f"magic.sub.{word}", "a" if place == 0 else ""), NP(f"magic.sub.{word}", "a"))
        for place, word in enumerate(who.subtypes)
    )
    are = text("that's {0}", All(sorts, "or", serial=True))
    return put(one._replace(mods=(YOU_CAST, *one.mods, are)), EACH)


@says(n.AdditionalCost)
def additional_cost(node: n.AdditionalCost, tale: Tale) -> Phrase:
    lead = text("as an additional cost to cast this spell")
    order = paying_either(node.costs, node.or_, tale)
    if node.optional:
        unsaid(node, "or_")
        order = permit(order)
    return Join((lead, order), ",")


@says(n.AlternativeCost)
def alternative_cost(node: n.AlternativeCost, tale: Tale) -> Phrase:
    rather = text("rather than pay this spell's mana cost")
    said = until(permit(paying(node.costs, tale)), rather)
    return said if node.if_ is None else led("if", holds(node.if_, tale), said)


@says(n.PayInstead)
def pay_instead(node: n.PayInstead, tale: Tale) -> Phrase:
    """You may pay this rather than pay the mana cost for spells you cast; once each turn, for one of them."""
    if node.once_per_turn and node.while_ == n.YourTurn():
        return worded(node.word, _once_in_your_turns(node, tale))
    assert node.cast_from in ((), ("exile",)), "spells are cast from exile, or from anywhere"
    there = (FROM_EXILE,) if node.cast_from else ()
    spells = NP("spell", "a" if node.once_per_turn else "generic", mods=(YOU_CAST, *there))
    rather = Bilingual(
        Text("rather than pay the mana cost for {0}", "", (spells,)),
        Text("", "à la place de {0}", (NP("magic.mana_cost", "the", owner=spells),)),
    )
    said = until(permit(paying(node.costs, tale)), rather)
    if node.once_per_turn:
        said = Join((ONCE_EACH_TURN, said), ",")
    return worded(node.word, said if node.while_ is None else led("while", holds(node.while_, tale), said))


def _once_in_your_turns(node: n.PayInstead, tale: Tale) -> Phrase:
    """Once during each of your turns, you may cast a spell from your hand by paying … rather than …"""
    assert node.cast_from == ("hand",), "a spell from your hand"
    often = text("once during each of {0}", NP("turn", "your", plural=True))
    rather = text("rather than paying its mana cost")
    how = (PP("magic.from", NP("hand", "your")), PP("by", paying(node.costs, tale)), rather)
    return Join((often, permit(Clause(None, "cast", NP("spell", "a"), after=how))), ",")


@says(n.TriggersAgain)
def triggers_again(node: n.TriggersAgain, tale: Tale) -> Phrase:
    """If a triggered ability of a permanent you control triggers, it triggers an additional time."""
    ability = text("a triggered ability of {0}", found(node.who, tale))
    again = text("that ability triggers an additional time")
    if node.when is None:
        return led("if", Clause(ability, "magic.trigger"), again)
    cause = happens(node.when, tale)
    assert isinstance(cause, Clause)
    because = text(
        "{0} entering causes {1} to trigger",
        cause.subject or YOU,
        ability,
    )
    return led("if", because, again)
