"""What becomes of objects: gets +2/+2, has flying, is a Toy artifact in addition to its other types."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, Node
from arbitre.words import (
    LEXICON,
    NP,
    YOU,
    Adj,
    All,
    Bilingual,
    Clause,
    Deeds,
    Join,
    Phrase,
    Quoted,
    Sentence,
    Symbol,
    Text,
    Unwritten,
    Words,
    write,
)
from arbitre.words.lexicon import french_adjective
from arbitre.words.phrase import Gender
from arbitre.words.saying import only_says, unsaid

from ... import language as n
from ...language.keywords import Keyword, Protection
from ..terms import COLOUR_NAMES, SUBTYPES, TYPES, text
from .amounts import value
from .costs import COSTS, cost
from .filters import THOSE, found, subtype
from .keywords import quality
from .nouns import keyword_noun
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
            return _at_cost(node, Symbol(price))
        case [int() as number]:
            return _at_cost(node, Symbol(str(number)))
        case [n.Filter() as what] if isinstance(node, Protection):
            return text("{0} from {1}", "{0} contre {1}", said, quality(what))
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


def an(words: str) -> str:
    """English a or an before these words."""
    return f"an {words}" if words[:1].lower() in "aeio" else f"a {words}"


def colours(symbols: str, gender: Gender) -> tuple[str, str]:
    """Red / rouge, in the gender asked for; nothing for no colour."""
    fr = [french_adjective(LEXICON.adjective(f"magic.colour.{c}"), gender, "s") for c in symbols]
    return " and ".join(COLOUR_NAMES[c][0] for c in symbols), " et ".join(fr)


def kind_of(types: tuple[str, ...], subtypes: tuple[str, ...], size: str = "", shade: str = "") -> Text:
    """A 1/1 red Balloon creature / une créature 1/1 rouge Ballon; only a subtype is a noun: a Reflection."""
    if not types:
        sort = SUBTYPES[subtypes[0]]
        return text(an(sort.en), f"{'une' if sort.gender == 'f' else 'un'} {sort.fr}")
    noun_fr, gender = french_type(types)
    shade_en, shade_fr = colours(shade, gender)
    subs = [subtype(word) for word in subtypes]
    en = " ".join((size, shade_en, *(sub[0] for sub in subs), *(TYPES[word].en for word in types)))
    fr = " ".join((noun_fr, size, shade_fr, *(sub[1] for sub in subs)))
    article = "une" if gender == "f" else "un"
    return text(an(" ".join(en.split())), f"{article} {' '.join(fr.split())}")


def french_type(types: tuple[str, ...]) -> tuple[str, Gender]:
    """Card types in French: créature-artefact; what is a creature leads."""
    order = sorted(types, key=lambda word: word != "creature")
    return "-".join(TYPES[word].fr for word in order), TYPES[order[0]].gender


def sizes(node: n.HasBase) -> str:
    """Base power and toughness in figures, or nothing."""
    if isinstance(node.power, int) and isinstance(node.toughness, int):
        return f"{node.power}/{node.toughness}"
    return ""


def identity(do: tuple[Node, ...], many: bool, tale: Tale, changed: bool = False) -> Phrase | None:
    """What changes of types, colours and base figures make of something, as one noun: a 3/4 Ninja creature;
    of what is `changed` that is a creature already: a Toy artifact creature with base power and toughness."""
    also = next((c for c in do if isinstance(c, n.IsAlso | n.Becomes)), None)
    if also is None or (isinstance(also, n.IsAlso) and also.chosen_type):
        return None
    colour = next((c for c in do if isinstance(c, n.HasColours)), None)
    size = next((c for c in do if isinstance(c, n.HasBase)), None)
    base = "" if size is None else sizes(size)
    creature = "creature" in also.types and not changed
    noun = kind_of(also.types, also.subtypes, base if creature else "", colour.colours if colour else "")
    en, fr = noun.en, noun.fr
    if base and not creature:
        en += f" with base power and toughness {base}"
        fr += f" avec une force et une endurance de base de {base}"
    if size is not None and not base:
        assert isinstance(size.power, Node) and size.toughness == size.power, (
            "two amounts are not written yet"
        )
        en += " with power and toughness each equal to {0}"
        fr += " avec une force et une endurance chacune égales à {0}"
        return Text(en, fr, (value(size.power, tale),))
    if isinstance(also, n.IsAlso):
        its, ses = ("their", "leurs") if many else ("its", "ses")
        shades = colour is not None and colour.also
        both = f"{its} other colors and types" if shades else f"{its} other types"
        en += f" in addition to {both}"
        fr += (
            f" en plus de {ses} autres couleurs et de {ses} autres types"
            if shades
            else f" en plus de {ses} autres types"
        )
    return Text(en, fr)


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
            every = text("all activated abilities of {0}", "toutes les capacités activées de {0}", of)
            return Clause(None, "have", every)
        case n.HasBase():
            return _base(change, tale, many)
        case n.IsAlso(chosen_type=True):
            only_says(change, "chosen_type")
            its, ses = ("their", "leurs") if many else ("its", "ses")
            return Bilingual(
                Clause(None, "be", text(f"the chosen type in addition to {its} other types", "")),
                Clause(None, "have", text("", f"le type choisi en plus de {ses} autres types")),
            )
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
                text("its power and toughness switched", "sa force et son endurance interverties"),
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
        if not isinstance(part, int):
            return "+X"
        return "-0" if part == 0 and fall else f"{part:+d}"

    return Symbol(f"{one(node.power)}/{one(node.toughness)}")


def granted(abilities: tuple[Node, ...], tale: Tale) -> Phrase:
    """Keywords by name, other abilities in quotation marks."""
    quoted = Tale(tale.kind)
    parts: list[Phrase] = []
    for ability in abilities:
        if isinstance(ability, Keyword):
            parts.append(keyword(ability, tale))
        else:
            assert isinstance(ability, Ability)
            parts.append(Quoted(say(ability, quoted)))
    return All(tuple(parts), serial=True)


def _base(node: n.HasBase, tale: Tale, many: bool) -> Phrase:
    if sizes(node):
        figures = sizes(node)
        return Clause(
            None,
            "have",
            text(f"base power and toughness {figures}", f"une force et une endurance de base de {figures}"),
        )
    assert isinstance(node.power, Node) and node.toughness == node.power, "two amounts are not written yet"
    each = text(
        "base power and toughness each equal to {0}",
        "une force et une endurance de base chacune égales à {0}",
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
    parts: list[Phrase] = [] if noun is None else [Words((text("it's", "c'est"), noun))]
    for change in do:
        merged = isinstance(change, (*_IDENTITY, n.HasBase))
        if noun is None or not merged:
            said = Deeds(it(tale), (_predicate(change, tale, False, False),))
            parts.append(said if not parts else Bilingual(said, Words((Text("", "que"), said))))
    return All(tuple(parts))
