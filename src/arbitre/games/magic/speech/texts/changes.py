"""What becomes of objects: gets +2/+2, has flying, is a Toy artifact in addition to its other types."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.effects import Ability, Node
from arbitre.words import (
    NP,
    YOU,
    Adj,
    All,
    Bilingual,
    Clause,
    Deeds,
    Join,
    Phrase,
    Pronoun,
    Quoted,
    Sentence,
    Symbol,
    Text,
    Unwritten,
    Words,
    write,
)
from arbitre.words.saying import only_says, unsaid

from ... import language as n
from ...language.keywords import Keyword, Protection
from ..terms import text
from .amounts import value
from .costs import COSTS, cost, mana
from .filters import THOSE, found, subtype
from .keywords import quality
from .nouns import keyword_noun, type_noun
from .tale import Tale, it, say

_IDENTITY: Final = (n.IsAlso, n.Becomes, n.HasColours)


def keyword(node: Keyword, tale: Tale) -> Phrase:
    """A keyword that something has, with its cost or quality: flying / le vol; ward {2} / parade {2}."""
    said = keyword_noun(type(node))
    of = [getattr(node, field) for field in node.__struct_fields__]
    match of:
        case []:
            return said
        case [Node() as price] if type(price) in COSTS:
            return _at_cost(node, cost(price, tale))
        case [str() as price]:
            return _at_cost(node, mana(price))
        case [int() as number]:
            return _at_cost(node, Symbol(str(number)))
        case [n.Filter() as what] if isinstance(node, Protection):
            return text("{0} from {1}", said, quality(what))
        case _:
            raise Unwritten(f"{type(node).__name__} with {of} is not granted in words yet")


def _at_cost(node: Keyword, price: Phrase) -> Phrase:
    """Ward {2} / parade {2}; with a cost in words: ward — Pay 3 life."""
    said = NP(f"magic.keyword.{node.word}")
    if isinstance(price, Symbol):
        return Words((said, price))
    paid = Sentence(price, end="")
    english = Text(f"{write(said, 'en')}\u2014{write(paid, 'en')}", "")  # no space around this dash
    return Bilingual(english, Join((said, paid), "—"))


def beside(*parts: Phrase | None) -> Text:
    """What stands beside a noun, in this order: 1/1 red Balloon; what is not there is not said."""
    said = tuple(part for part in parts if part is not None)
    slots = " ".join(f"{{{place}}}" for place in range(len(said)))
    return Text(slots, slots, said)


def shade(colours: str) -> Phrase | None:
    """Red, or white and blue, as what it is said of wants it."""
    return All(tuple(Adj(f"magic.colour.{colour}") for colour in colours)) if colours else None


def sorts(subtypes: tuple[str, ...]) -> Phrase | None:
    """Subtypes beside a type: Toy / Jouet."""
    names = [subtype(word) for word in subtypes]
    return Text(" ".join(en for en, _ in names), " ".join(fr for _, fr in names)) if names else None


def kind_of(types: tuple[str, ...], subtypes: tuple[str, ...], size: str = "", colours: str = "") -> NP:
    """A 1/1 red Balloon creature / une créature 1/1 rouge Ballon; only a subtype is a noun: a Reflection."""
    if not types:
        assert len(subtypes) == 1 and not size and not colours, "only one subtype is a noun by itself"
        return NP(f"magic.sub.{subtypes[0]}", "a")
    figures = Symbol(size) if size else None
    return NP(type_noun(types), "a", called=beside(figures, shade(colours), sorts(subtypes)))


def sizes(node: n.HasBase) -> str:
    """Base power and toughness in figures, or nothing."""
    if isinstance(node.power, int) and isinstance(node.toughness, int):
        return f"{node.power}/{node.toughness}"
    return ""


def identity(do: tuple[Node, ...], many: bool, tale: Tale, changed: bool = False) -> NP | None:
    """What changes of types, colours and base figures make of something, as one noun: a 3/4 Ninja creature;
    of what is `changed` that is a creature already: a Toy artifact creature with base power and toughness."""
    also = next((c for c in do if isinstance(c, n.IsAlso | n.Becomes)), None)
    if also is None or (isinstance(also, n.IsAlso) and also.chosen_type):
        return None
    if isinstance(also, n.IsAlso):
        unsaid(also, "supertypes")
    colour = next((c for c in do if isinstance(c, n.HasColours)), None)
    size = next((c for c in do if isinstance(c, n.HasBase)), None)
    base = "" if size is None else sizes(size)
    creature = "creature" in also.types and not changed
    kind = kind_of(also.types, also.subtypes, base if creature else "", colour.colours if colour else "")
    mods: list[Phrase] = []
    if base and not creature:
        mods.append(
            text(
                "with base power and toughness {0}",
                Symbol(base),
            )
        )
    if size is not None and not base:
        assert isinstance(size.power, Node) and size.toughness == size.power, (
            "two amounts are not written yet"
        )
        mods.append(
            text(
                "with power and toughness each equal to {0}",
                value(size.power, tale),
            )
        )
    elif isinstance(also, n.IsAlso):
        mods.append(_in_addition(many, colour is not None and colour.also))
    several = many and not base and size is None and colour is None
    return msgspec.structs.replace(kind, det="some" if several else kind.det, mods=tuple(mods))


def _in_addition(many: bool, colours: bool = False) -> Phrase:
    """In addition to its other (colors and) types."""
    whose = Pronoun(3, plural=many)
    others = NP("magic.type", owner=whose, adj=("other",), plural=True)
    if not colours:
        return text("in addition to {0}", others)
    shades = NP("color", owner=whose, adj=("other",), plural=True)
    both = Bilingual(All((shades, NP("magic.type", plural=True))), All((shades, others)))
    return text("in addition to {0}", both)


def predicates(
    do: tuple[Node, ...], tale: Tale, gains: bool, many: bool, changed: bool
) -> tuple[Phrase, ...]:
    """Each change as a verb without subject; types, colours and base figures that go together are one."""
    parts: list[Phrase] = []
    noun = identity(do, many, tale, changed)
    placed = False
    for change in do:
        merged = isinstance(change, (*_IDENTITY, n.HasBase))
        if noun is not None and merged:
            if not placed:
                parts.append(Clause(None, "become" if gains else "be", noun))
                placed = True
            continue
        parts.append(_predicate(change, tale, gains, many))
    return tuple(parts)


def _predicate(change: Node, tale: Tale, gains: bool, many: bool) -> Phrase:
    match change:
        case n.Gets():
            return Clause(None, "get", bonus(change))
        case n.Has():
            return Clause(None, "magic.acquire" if gains else "have", granted(change.abilities, tale))
        case n.LosesAllAbilities():
            theirs = NP("ability", "all their" if many else "all his")
            return Clause(None, "lose", Bilingual(NP("ability", "all"), theirs))
        case n.Loses():
            assert issubclass(change.keyword, Keyword)
            return Clause(None, "lose", keyword_noun(change.keyword))
        case n.HasActivatedAbilitiesOf():
            of = found(change.of, tale, THOSE)
            every = text("all activated abilities of {0}", of)
            return Clause(None, "have", every)
        case n.HasBase():
            return _base(change, tale, many)
        case n.IsAlso(chosen_type=True):
            only_says(change, "chosen_type")
            chosen = NP("magic.type", "the", ("magic.chosen",), mods=(_in_addition(many),))
            return Bilingual(Clause(None, "be", chosen), Clause(None, "have", chosen))
        case n.HasColours():
            unsaid(change, "also")
            shades = All(tuple(Adj(f"magic.colour.{colour}") for colour in change.colours))
            return Clause(None, "become" if gains else "be", shades)
        case n.IsNot():
            nouns: list[Phrase] = [NP(f"magic.{word}", "a") for word in change.types]
            nouns += [Adj(f"magic.{word}") for word in change.supertypes]
            return Clause(None, "be", All(tuple(nouns), "or"), neg="not")
        case n.Switched():
            return Clause(
                None,
                "have",
                text("its power and toughness switched"),
            )
        case n.ControlledBy():
            return Clause(None, "magic.control", passive=True, by=YOU)
        case _:
            raise TypeError(f"{type(change).__name__} is not written")


CHANGES: Final = (
    n.Gets, n.Has, n.LosesAllAbilities, n.Loses, n.HasActivatedAbilitiesOf, n.HasBase, n.IsAlso, n.Becomes,
    n.HasColours, n.IsNot, n.Switched, n.ControlledBy,
)  # fmt: skip
"""The changes that are written."""


def bonus(node: n.Gets) -> Symbol:
    """+2/+0, -3/-0, +X/+X."""
    fall = any(isinstance(part, int) and part < 0 for part in (node.power, node.toughness))

    def one(part: int | Node) -> str:
        if isinstance(part, n.DoneThisWay | n.CardTypesAmong):
            return "+1"  # for each of them, which is said behind it
        if not isinstance(part, int):
            return "+X"
        return "-0" if part == 0 and fall else f"{part:+d}"

    return Symbol(f"{one(node.power)}/{one(node.toughness)}")


def granted(abilities: tuple[Node, ...], tale: Tale) -> Phrase:
    """Keywords by name, other abilities in quotation marks."""
    quoted = Tale(tale.kind)
    parts: list[Phrase] = []
    if never_alone(abilities):
        return Quoted(alone(NP(tale.kind, "this")))
    for ability in abilities:
        if isinstance(ability, Keyword):
            parts.append(keyword(ability, tale))
        else:
            assert isinstance(ability, Ability)
            parts.append(Quoted(say(ability, quoted)))
    return All(tuple(parts), serial=True)


def never_alone(abilities: tuple[Node, ...]) -> bool:
    """Whether two abilities say together that this can't attack or block alone."""
    return abilities == (n.Cannot(deed="attack_alone"), n.Cannot(deed="block_alone"))


def alone(who: Phrase) -> Phrase:
    """It can't attack or block alone."""
    return Clause(who, ("attack", "block"), modal="cannot", after=(Adj("magic.alone"),))


def _base(node: n.HasBase, tale: Tale, many: bool) -> Phrase:
    if sizes(node):
        figures = sizes(node)
        return Clause(
            None,
            "have",
            text("base power and toughness {0}", figures),
        )
    assert isinstance(node.power, Node) and node.toughness == node.power, "two amounts are not written yet"
    each = text(
        "base power and toughness each equal to {0}",
        value(node.power, tale),
    )
    return Clause(None, "have", each)


def statement(
    subject: Phrase,
    do: tuple[Node, ...],
    tale: Tale,
    gains: bool = False,
    many: bool = False,
    changed: bool = False,
) -> Phrase:
    """What is so of something, or becomes so; `changed`: of what is a creature already."""
    if do == (n.ControlledBy(),):
        return Clause(YOU, "magic.control", subject)
    parts = predicates(do, tale, gains, many, changed)
    return Deeds(subject, parts, serial=True)


def excepted(do: tuple[Node, ...], tale: Tale) -> Phrase:
    """The exceptions of a copy: it's a Reflection …, and it has flying."""
    noun = identity(do, False, tale)
    parts: list[Phrase] = [] if noun is None else [Words((text("it's"), noun))]
    for change in do:
        merged = isinstance(change, (*_IDENTITY, n.HasBase))
        if noun is None or not merged:
            said = Deeds(it(tale), (_predicate(change, tale, False, False),))
            parts.append(said if not parts else Bilingual(said, Words((Text("", "que"), said))))
    return All(tuple(parts))
