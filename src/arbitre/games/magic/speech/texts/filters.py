"""What the filters of a card mean, as noun phrases: a creature you control, target nonland permanent …"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from arbitre.kernel.effects import It, Node, This
from arbitre.words import NP, PP, All, Bilingual, Clause, Join, Phrase, Pronoun, Symbol, Text
from arbitre.words.idioms import numeral
from arbitre.words.orders import THEY
from arbitre.words.phrase import That, Words
from arbitre.words.saying import known, unsaid

from ... import language as n
from ..terms import NAMES, TYPES, text
from .groups import put
from .idioms import THE_OTHER
from .nouns import (
    COUNT,
    EACH,
    ONE,
    ONE_OR_MORE,
    PLURAL,
    THOSE,
    YOU_CAST,
    Group,
    How,
    beside,
    kinds,
    listed,
    nouns_of,
    of_type,
    place_of,
    subtype,
    whose,
    with_what,
    zone_of,
)
from .tale import Tale, it, itself, this

AMONG_THEM: Final = text("from among them")


def _likeness(node: n.Filter, tale: Tale, how: How, many: bool) -> tuple[Phrase, ...]:
    """What is said in a relative clause: names, the type or name chosen."""
    if node.among is not None:
        assert isinstance(node.among, n.Made) and not how.placed, "among those just spoken of"
        return (AMONG_THEM,)
    if node.chosen_type:
        return (text("of the chosen type"),)
    if node.chosen_name:
        return (text("with the chosen name"),)
    if node.chosen_parity:
        return (text("with power of the chosen quality"),)
    if node.no_name_in_common_with is not None:
        same = text("that don't have the same name as" if many else "that doesn't have the same name as")
        like = node.no_name_in_common_with
        other = NP(tale.kind, "this") if isinstance(like, This) else found(like, tale)
        return (Words((same, other)),)
    if node.shares_name_with is not None:
        same = text("with the same name as")
        return (Words((same, found(node.shares_name_with, tale))),)
    if isinstance(node, n.Spells) and node.targets_only is not None:
        noun, its = nouns_of(node.targets_only)[0], whose(node.targets_only, False)  # type: ignore[arg-type]
        single = NP(noun, "a", ("magic.single",), mods=its)
        return (text("that targets only {0}", single),)
    return ()


def group(node: n.Filter, tale: Tale, how: How) -> Group:
    """A filter, taken apart."""
    unsaid(node, *_UNWRITTEN)
    known(node.whose, n.YOURS, n.OPPONENTS, n.OTHERS, n.ANYONES)
    known(node.not_whose, "", n.YOURS)
    if not isinstance(node, n.Permanents):
        unsaid(node, "all_types")
    if node.no_name_in_common_with is not None:
        unsaid(node, "shares_name_with")
    if node.whose != n.ANYONES:
        unsaid(node, "not_whose")
    if node.whose != n.ANYONES or not isinstance(node, n.Permanents):
        unsaid(node, "controlled_by")
    if node.owned != n.YOURS or node.whose != n.ANYONES:
        unsaid(node, "owned")
    if not isinstance(node, n.Permanents) or node.whose != n.ANYONES or node.controlled_by is not None:
        unsaid(node, "owned_by")
    many = how.det in PLURAL or (how.det == "target" and how.number != 1)
    nouns = nouns_of(node)
    if isinstance(node, n.Cards | n.Spells):
        en, fr = kinds(node, many)
    else:
        left, right = beside(node)
        en, fr = " ".join(left), " ".join(right)
    adj = [
        f"magic.{yes if wish else no}"
        for field, yes, no in _STATES
        if (wish := getattr(node, field, None)) is not None
    ]
    adj += [f"magic.colour.{colour}" for colour in node.colours]
    adj += [f"magic.noncolour.{colour}" for colour in node.without_colours]
    adj += ["magic.colorless"] if node.colourless else []
    if isinstance(node, n.Cards) and node.suspended:
        assert node.where == ("exile",), "suspended cards are in exile"
        adj.append("magic.suspended")
    said = ("basic",) if isinstance(node, n.Cards | n.Spells) else ()  # beside the type: basic land card
    adj += [f"magic.{word}" for word in node.supertypes if word not in said]
    if node.named:
        name = NAMES[node.named]
        en, fr = f"{name.en} {en}".strip(), f"{name.fr} {fr}".strip()
    theirs = many or how.det == "each"
    place = place_of(node, tale, how) if isinstance(node, n.Cards) else whose(node, theirs)
    if isinstance(node.controlled_by, n.ThatPlayer) and tale.his_turn:
        place = (That(Clause(THEY, "magic.control")),)
    if isinstance(node, n.Spells) and node.whose == n.YOURS:
        place = (YOU_CAST,) if how.det != "each" else place
    quality = with_what(node, nouns[0], many)
    mods = (*quality, *place) if isinstance(node, n.Cards) else _in_order(node, place, quality)
    mods += _likeness(node, tale, how, many)
    apart = node.other_than
    just_named = isinstance(apart, n.Targeted | n.Target)
    if apart is not None and not just_named:
        mods = (text("other than {0}", found(apart, tale)), *mods)
    return Group(nouns, en, fr, tuple(adj), mods, node.other or just_named)


def _in_order(node: n.Filter, place: tuple[Phrase, ...], quality: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Creatures you control with power 2 or less / créatures avec une force … que vous contrôlez."""
    if not place or not quality or (isinstance(node, n.Permanents) and node.counters):
        return (*place, *quality)
    return (Bilingual(Words((*place, *quality)), Words((*quality, *place))),)


def bare(node: n.Filter, tale: Tale, how: How, *said: str) -> Group:
    """A filter some of whose fields are said elsewhere (whose it is, by the subject); the rest is kept."""
    fields = {field.name: field.default for field in msgspec.structs.fields(node) if field.name in said}
    return group(msgspec.structs.replace(node, **fields), tale, how)


_STATES: Final = (
    ("tapped", "tapped", "untapped"),
    ("attacking", "attacking", "nonattacking"),
    ("blocking", "blocking", "nonblocking"),
    ("unblocked", "unblocked", "blocked"),
    ("face_down", "face_down", "face_up"),
    ("modified", "modified", "unmodified"),
)
_UNWRITTEN: Final = ("attached_to", "cast_from")
"""What no card asks of a filter yet; it must not go unsaid when one does."""


# The other references


def _filter(node: n.Filter, tale: Tale, how: How) -> Phrase:
    return put(group(node, tale, how), how)


_SINGLE_TARGET: Final = Bilingual(
    Text("target spell or ability with a single target", ""),
    All((Text("", "un sort ciblé"), Text("", "une capacité ciblée avec une cible unique")), "or"),
)


def _on_stack(node: n.OnStack, tale: Tale, how: How) -> Phrase:
    unsaid(node, "whose")
    if node.single_target:
        assert node.spells and node.abilities and how.det == "target", "a spell or ability"
        return _SINGLE_TARGET
    nouns = (*(("spell",) if node.spells else ()), *(("ability",) if node.abilities else ()))
    if nouns == ("ability",) and how.det == "target":
        return text("target activated or triggered ability")
    return put(Group(nouns), how)


_ANY_TARGET: Final = text("any target")


_ANY_OTHER_TARGET: Final = text("any other target")


def _is_any_other(node: n.AnyOf) -> bool:
    """Whether any target is meant but this object itself."""
    first, *rest = node.parts
    same = msgspec.structs.replace(first, other=False) if isinstance(first, n.Permanents) else first
    return bool(getattr(first, "other", False)) and n.AnyOf((same, *rest)) == n.ANY_TARGET


def _any_of(node: n.AnyOf, tale: Tale, how: How) -> Phrase:
    if _is_any_other(node):
        assert how.number == 1 and not how.up_to, "several of any target are not written yet"
        return _ANY_OTHER_TARGET
    if node == n.ANY_TARGET:
        assert how.number == 1 and not how.up_to, "several of any target are not written yet"
        return _ANY_TARGET
    cards = [part for part in node.parts if isinstance(part, n.Cards)]
    if len(cards) == len(node.parts) and len({part.where for part in cards}) == 1:
        if how.det == "a" and how.number == 1:
            *first, last = cards
            there = tuple(found(part, tale, how._replace(placed=False)) for part in first)
            return All((*there, found(last, tale, how)), "or")
        return put(_merged(cards, tale, how), how)
    word: Literal["and", "or"] = "and" if how.det in PLURAL else "or"
    return All(tuple(found(part, tale, how) for part in node.parts), word, serial=True)


def _merged(cards: list[n.Cards], tale: Tale, how: How) -> Group:
    """Cards of several sorts in one place: instant, sorcery, and/or Tamiyo planeswalker cards."""
    en: list[str] = []
    fr: list[str] = []
    for part in cards:
        if len(part.types) > 1 and not part.subtypes:
            en += [TYPES[word].en for word in part.types]
            fr += [of_type(TYPES[word].fr) for word in part.types]
        else:
            left, right = kinds(part)
            en.append(left)
            fr.append(right)
    return Group(
        ("card",), listed(en, "and/or", True), listed(fr, "et/ou", False), mods=place_of(cards[0], tale, how)
    )


def _this(node: This, tale: Tale, how: How) -> Phrase:
    return this(tale)


def _it(node: Node, tale: Tale, how: How) -> Phrase:
    return it(tale) if tale.chosen is None else tale.chosen


def _targeted_again(node: n.Targeted, tale: Tale, how: How) -> Phrase:
    """It; of several targets that were chosen beforehand, the one that is meant: the creature you control."""
    if node.place >= len(tale.aims):
        return it(tale)
    target = tale.aims[node.place]
    assert isinstance(target, n.Target) and isinstance(target.among, n.Filter), "one object was targeted"
    what = put(group(target.among, tale, ONE), ONE)
    assert isinstance(what, NP), "of one sort"
    return msgspec.structs.replace(what, det="the")


def _those(node: n.Those, tale: Tale, how: How) -> Phrase:
    return Bilingual(NP("magic.creature", "that", plural=True), NP("magic.creature", "this", plural=True))


def _source(node: n.ThatSource, tale: Tale, how: How) -> Phrase:
    return text("that spell or ability")


def _attached(node: n.Attached, tale: Tale, how: How) -> Phrase:
    if tale.sat:
        return Pronoun(3, tale.enchanted)
    return Bilingual(NP(tale.enchanted, "", (tale.how,)), NP(tale.enchanted, "the", (tale.how,)))


def _paid_with(node: n.PaidWith, tale: Tale) -> Phrase:
    """The sacrificed creature; the creature you chose or the card you revealed."""
    return tale.paid if tale.paid is not None else it(tale)


def _exiled_with(node: n.ExiledWith, tale: Tale, how: How) -> Phrase:
    """The cards exiled with this object; « the exiled card » where that is enough."""
    if how.det == "each":
        me = Bilingual(PP("magic.with", _short(tale)), PP("by_agent", itself(tale)))
        return NP("card", "each", (), mods=(Words((text("exiled"), me)),))
    if how.det in PLURAL:
        me = Bilingual(PP("magic.with", _short(tale)), PP("by_agent", _short(tale)))
        return NP("card", "some", ("magic.exiled",) if how.det == "count" else (), mods=(
            Words((Text("exiled", "exilées"), me)),
        ))  # fmt: skip
    return NP("card", "the", ("magic.exiled",))


def _short(tale: Tale) -> Phrase:
    """The name as it is told in passing: without what stands behind a comma."""
    name = tale.name
    if name is not None:
        name = msgspec.structs.replace(name, fr=name.fr.partition(",")[0])
    return this(tale._replace(named=False, name=name))


def _target(node: n.Target, tale: Tale, how: How) -> Phrase:
    unsaid(node, "divided")
    if node.same_controller:
        unsaid(node, "each_opponent")
        return _of_one_player(node, tale)
    if node.each_opponent:
        return _of_each_opponent(node, tale)
    number: int | Symbol | Text = node.number if isinstance(node.number, int) else Symbol("X")
    if node.number == n.CountOf(It()):
        number = Text("that many", "autant de")
    if node.least is not None:
        assert (node.least, node.number) == (1, 2), "one or two are the only such choice so far"
        number = Text("one or two", "une ou deux")
    return found(node.among, tale, How("target", number, node.up_to, moving=how.moving))


def _of_one_player(node: n.Target, tale: Tale) -> Phrase:
    """Two target creatures controlled by the same opponent."""
    unsaid(node, "up_to", "least", "divided")
    assert isinstance(node.among, n.Permanents) and node.among.whose == n.OPPONENTS, "of one opponent"
    assert isinstance(node.number, int) and node.number > 1, "several targets"
    how = How("target", node.number)
    one = bare(node.among, tale, how, "whose")
    by = text("controlled by the same opponent")
    assert one.nouns == ("magic.creature",), "creatures"
    return put(one._replace(mods=(*one.mods, by)), how)


def _of_each_opponent(node: n.Target, tale: Tale) -> Phrase:
    """(For each opponent, choose) up to one target artifact or enchantment that player controls."""
    unsaid(node, "least", "divided")
    assert isinstance(node.among, n.Permanents) and node.among.whose == n.OPPONENTS, "of each opponent"
    assert node.number == 1, "one target of each opponent"
    how = How("target", 1, node.up_to)
    one = bare(node.among, tale, how, "whose")
    player = Bilingual(NP("player", "that"), NP("player", "this"))
    his = That(Clause(player, "magic.control"))
    english = put(one._replace(mods=(*one.mods, his)), how)
    return Bilingual(english, Join((put(one, how), his), ",")) if len(one.nouns) > 1 else english


def _not_chosen(node: n.NotChosen, tale: Tale, how: How) -> Phrase:
    assert isinstance(node.of, n.Targeted) and node.of.place == 0, "the other of two that were targeted"
    return THE_OTHER


def _top(node: n.TopCards, tale: Tale, how: How) -> Phrase:
    library = Bilingual(NP("magic.library", "their"), NP("magic.library", "his"))
    whose_library = library if tale.theirs or node.of != n.You() else NP("magic.library", "your")
    if node.number == 1:
        return Bilingual(
            Words((Text("the top card of", ""), whose_library)),
            NP("card", "the", mods=(Text("", "du dessus de"), whose_library)),
        )
    count = numeral(node.number) if isinstance(node.number, int) else Symbol("X")
    top = count.en if isinstance(count, Text) else count.text
    return Bilingual(
        Words((Text(f"the top {top} cards of", ""), whose_library)),
        NP("card", "the", (), count, mods=(Text("", "du dessus de"), whose_library)),
    )


def _all_but_bottom(node: n.AllButBottom, tale: Tale, how: How) -> Phrase:
    """All but the bottom six cards of their library."""
    word = numeral(node.number, "f")
    every = Text("", "toutes les cartes de {0}", (NP("magic.library", "his"),))
    but = Text("", f"à l'exception des {word.fr} cartes du dessous")
    return Bilingual(
        Text(f"all but the bottom {word.en} cards of their library", ""), Join((every, but), ",")
    )


def _your_commander(node: n.YourCommander, tale: Tale, how: How) -> Phrase:
    return NP("magic.commander", "your")


FILTERS: Final[dict[type[Node], Callable[[Any, Tale, How], Phrase]]] = {
    n.Permanents: _filter,
    n.Cards: _filter,
    n.Spells: _filter,
    n.Objects: _filter,
    n.OnStack: _on_stack,
    n.AnyOf: _any_of,
    This: _this,
    It: _it,
    n.That: _it,
    n.Made: _it,
    n.Targeted: _targeted_again,
    n.Those: _those,
    n.ThatSource: _source,
    n.Attached: _attached,
    n.ExiledWith: _exiled_with,
    n.PaidWith: lambda node, tale, how: _paid_with(node, tale),
    n.Target: _target,
    n.TopCards: _top,
    n.AllButBottom: _all_but_bottom,
    n.NotChosen: _not_chosen,
    n.YourCommander: _your_commander,
}
"""For each filter and reference, what it finds."""


def found(node: Node, tale: Tale, how: How = ONE) -> Phrase:
    """What a filter finds, in this quantity."""
    return FILTERS[type(node)](node, tale, how)


def is_creature(node: Node, tale: Tale) -> bool:
    """Whether what is meant is a creature already: target creature, enchanted creature."""
    meant = node.among if isinstance(node, n.Target) else node
    if isinstance(meant, n.Attached):
        return tale.enchanted == "magic.creature"
    return isinstance(meant, n.Permanents) and meant.types == ("creature",)


def is_own_card(node: Node) -> bool:
    """Whether these are cards in your own graveyard (or another zone of yours), aimed at or not."""
    cards = node.among if isinstance(node, n.Target) else node
    if isinstance(cards, n.AnyOf):
        return all(is_own_card(part) for part in cards.parts)
    return isinstance(cards, n.Cards) and cards.whose == n.YOURS


def is_own(node: Node) -> bool:
    """Whether these can only go to a hand or library of your own: cards of yours, permanents you own."""
    what = node.among if isinstance(node, n.Target) else node
    return is_own_card(node) or (isinstance(what, n.Permanents) and what.owned == n.YOURS)


def whole(node: Node, tale: Tale, moving: bool = False) -> Phrase:
    """All a filter finds: the object of a verb that takes the filter itself."""
    return found(node, tale, How("all", moving=moving))


# What the next sentence calls it


def about(node: Node, tale: Tale) -> Tale:
    """The tale after these were named: a pronoun will do for them."""
    if isinstance(node, n.Target):
        inner = about(node.among, tale)
        return inner._replace(many=node.number != 1)
    if isinstance(node, n.Filter):
        nouns = tuple("card" if key == "magic.source" else key for key in nouns_of(node))
        return tale._replace(about=nouns, many=False)
    if isinstance(node, This):
        return tale._replace(named=True)
    if isinstance(node, n.AnyOf):
        return _about_any(node, tale)
    if isinstance(node, n.OnStack):
        return tale._replace(about=("spell", "ability"), many=False)
    if isinstance(node, n.TopCards):
        return tale._replace(about=("card",), many=node.number != 1)
    return tale


def _about_any(node: n.AnyOf, tale: Tale) -> Tale:
    """This creature or another: French speaks of both as its name and the noun want."""
    first, *rest = node.parts
    if not isinstance(first, This) or not rest:
        return about(first, tale)
    other = about(rest[0], tale)
    masculine = tale.name is not None and tale.name.gender == "m"
    return other._replace(about=("magic.permanent", *other.about)) if masculine else other


__all__ = [
    "COUNT",
    "EACH",
    "FILTERS",
    "ONE",
    "ONE_OR_MORE",
    "THOSE",
    "How",
    "about",
    "bare",
    "found",
    "group",
    "is_creature",
    "is_own_card",
    "kinds",
    "put",
    "subtype",
    "whole",
    "zone_of",
]
