"""The rules text of a card, written from the same tree that is played.

How each node is written is in the other files: verbs, cards, life and flow (effects), abilities,
instead (replacements), events, changes, costs, filters, players, amounts, conditions and keywords.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node, walk
from arbitre.words import *
from arbitre.words.saying import unsaid

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS, FACE_SLUGS, NODES
from ...cards.names import NAMES_OF
from ...language import Activated, AddMana, TapSelf
from ...language import keywords as kw
from ...language.definitions import BASIC_LAND_TYPES, ROOM, Card, Face
from ..terms import NAMES as CALLED
from ..terms import PERSONS, text
from . import bargains as _bargains  # noqa: F401  (teaches `say` what players choose for each other)
from . import cards as _cards  # noqa: F401  (teaches `say` the verbs about cards)
from . import copies as _copies  # noqa: F401  (and what is made of them)
from . import instead as _instead  # noqa: F401  (and replacements)
from . import life as _life  # noqa: F401  (and what happens to players)
from . import schemes as _schemes  # noqa: F401  (and schemes)
from . import verbs as _verbs
from .abilities import headed, trigger, worded
from .choices import bullets, choose_header, roll_header, roll_rows, vote_header
from .costs import paid_with
from .events import after as told_after
from .flow import after, rather
from .keywords import PLAIN, name
from .meanings import MEANINGS, reminder
from .permissions import (
    are_yours,
    cannot_both,
    cast_so,
    is_cast_so,
    lays_bare,
    wards_of_those,
    yours_both,
)
from .reminders import notes, ongoing_note, room_note, saga_note
from .rows import apart
from .tale import SAYS, Tale, say, sentences
from .types import figures, provenance, type_line, types

__all__ = ["card_text", "clause_text", "face_text", "keyword_name", "meaning", "provenance", "type_line"]

_SORTS: Final = ("vehicle", "equipment", "aura", "saga", "room")
"""Subtypes a card calls itself by."""


def tale_of(card: Card, face: Face) -> Tale:
    """How a card speaks of itself."""
    called = CALLED[face.slug]
    kind = next((f"magic.sub.{word}" for word in _SORTS if word in face.subtypes), "")
    if not kind:
        first = next(word for word in face.types if word != "kindred")
        kind = f"magic.{'creature' if 'creature' in face.types else first}"
    if any(isinstance(node, kw.Impending) for node in face.abilities):
        kind = "magic.permanent"  # it may be no creature
    spell = {"instant", "sorcery"} & set(face.types)
    legendary = "legendary" in face.supertypes
    named = spell or _returns_otherwise(face)
    english = called.en if named else called.en.partition(",")[0] if legendary else ""
    french = called.fr.partition(",")[0] if "planeswalker" in face.types else called.fr
    enchant = next((node for node in face.abilities if isinstance(node, kw.Enchant)), None)
    host = "magic.creature"
    if enchant is not None and isinstance(enchant.what, n.Filter) and enchant.what.types:
        host = f"magic.{enchant.what.types[0]}"
    return Tale(
        "spell" if spell else kind,
        None
        if card.token or card.layout == ROOM or "scheme" in face.types
        else Name(called.en, french, called.gender, called.plural),
        not NAMES_OF[face.slug].bare,
        english if card.layout != ROOM else "",
        enchanted=host,
        how="magic.enchanted" if enchant is not None else "magic.equipped",
        person=_person(face) if "planeswalker" in face.types else "",
        paid=_paid(face),
    )


def _paid(face: Face) -> Phrase | None:
    """What the additional cost of a spell is paid with: the sacrificed creature."""
    for ability in face.abilities:
        if isinstance(ability, n.AdditionalCost):
            nouns = [said for cost in (*ability.costs, *ability.or_) if (said := paid_with(cost)) is not None]
            return None if not nouns else nouns[0] if len(nouns) == 1 else All(tuple(nouns), "or")
    return None


def _returns_otherwise(face: Face) -> bool:
    """Whether it may come back as no creature, so that it calls itself by its name."""
    return any(isinstance(node, n.PutOntoBattlefield) and node.becoming for node in walk(face.abilities))


def _person(face: Face) -> str:
    """The noun of a planeswalker English calls he or she."""
    return next((f"magic.sub.{word}" for word in face.subtypes if word in PERSONS), "")


@cache
def card_text(slug: str) -> Phrase:
    """All a card says, a line for each paragraph; a Room both doors, each under its name."""
    card = CARDS[CARD_NUMBER[slug]]
    if card.layout != ROOM:
        return Paragraphs(tuple(line for face in card.faces for line in _side_lines(card, face)))
    lines: list[Phrase] = []
    for face in card.faces:
        cost = Name(f"{CALLED[face.slug].en} {face.cost}", f"{CALLED[face.slug].fr} {face.cost}")
        lines += [cost, *_face_lines(card, face)]
    return Paragraphs((*lines, Paren(Sentence(room_note()))))


def _side_lines(card: Card, face: Face) -> list[Phrase]:
    """What one side says; the back of a card under its name and types."""
    lines = _face_lines(card, face)
    if face is card.faces[0]:
        return lines
    en, fr = types(face)
    called, size = CALLED[face.slug], figures(face)
    return [Name(f"{called.en} — {en} {size}".strip(), f"{called.fr} — {fr} {size}".strip()), *lines]


@cache
def face_text(slug: str) -> Phrase:
    """What one face says: a door of a Room, or a whole card."""
    number, place = FACE_SLUGS[slug]
    lines = _face_lines(CARDS[number], CARDS[number].faces[place])
    return Paragraphs(tuple(lines))


def _face_lines(card: Card, face: Face) -> list[Phrase]:
    tale = tale_of(card, face)
    stays = any(isinstance(node, n.CountersStay) for node in face.abilities)
    told: set[str] = {"stun"} if stays else set()  # where they are never removed, that is told instead
    lines = _first_lines(face, tale)
    at = 0
    while at < len(face.abilities):
        run = _run(face.abilities[at:])
        group = face.abilities[at : at + run]
        at += run
        lines += _ability_lines(group, tale, told)
    if face.effect is not None:
        spell = _effect_lines(face.effect, tale)
        spell[-1] = _noted(spell[-1], face.effect, tale, told)
        before = [
            node
            for node in face.abilities
            if not isinstance(node, kw.Keyword) or isinstance(node, kw.Changeling)
        ]
        keep = len(_first_lines(face, tale)) + len(before)
        lines[keep:keep] = spell
    return lines


def _first_lines(face: Face, tale: Tale) -> list[Phrase]:
    """What stands above all: how a Saga works, what Phyrexian mana is."""
    first: list[Phrase] = []
    if "saga" in face.subtypes:
        first.append(Paren(Sentence(saga_note(face))))
    if "ongoing" in face.supertypes:
        first.append(Paren(Sentence(ongoing_note())))
    basics = [BASIC_LAND_TYPES[word] for word in face.subtypes if word in BASIC_LAND_TYPES]
    if basics:
        said = Activated(costs=(TapSelf(),), do=AddMana(any_of="".join(basics)), mana=True)
        first.append(Paren(Sentence(say(said, tale))))
    if face.cost is not None and "/P}" in face.cost:
        symbol = next(part for part in face.cost.split("}") if part.endswith("/P")) + "}"
        plain = "{" + symbol[1] + "}"
        first.append(Paren(Sentence(text("{0} can be paid with either {1} or 2 life", symbol, plain))))
    return first


def _run(abilities: tuple[Node, ...]) -> int:
    """How many abilities from the first share its line: plain keywords, or two restrictions."""
    run = 1
    first = abilities[0]
    if isinstance(first, PLAIN) and not isinstance(first, kw.Flash):
        while run < len(abilities) and isinstance(abilities[run], PLAIN):
            run += 1
    elif isinstance(first, n.Cannot) and len(abilities) > 1:
        second = abilities[1]
        alike = isinstance(second, n.Cannot) and (second.who, second.while_) == (first.who, first.while_)
        run = 2 if alike else 1
    elif are_yours(abilities[:2]) or lays_bare(abilities[:2]) or is_cast_so(abilities[:2]):
        run = 2
    return run


def _ability_lines(group: tuple[Node, ...], tale: Tale, told: set[str]) -> list[Phrase]:
    first = group[0]
    if isinstance(first, kw.Keyword):
        return [_keyword_line(group, tale)]
    if len(group) == 2:
        second = group[1]
        if are_yours(group):
            return [Sentence(yours_both(first, second, tale))]
        if is_cast_so(group):
            return [Sentence(cast_so(first, second, tale))]
        if lays_bare(group):
            return [Sentence(sentences(say(first, tale), wards_of_those(second, tale)))]
        assert isinstance(first, n.Cannot) and isinstance(second, n.Cannot)
        return [Sentence(cannot_both(first, second, tale))]
    listed = _listed(first, tale)
    if listed:
        return listed
    return [_noted(Sentence(say(first, tale)), first, tale, told)]


def _keyword_line(group: tuple[Node, ...], tale: Tale) -> Phrase:
    words = tuple(name(node, tale) for node in group if isinstance(node, kw.Keyword))
    line: Phrase = Sentence(All(words, ""), end="")
    only = group[0]
    if len(group) == 1 and isinstance(only, kw.Keyword):
        said = reminder(only, tale)
        if said is not None:
            return Words((line, Paren(said)))
    return line


def _listed(ability: Node, tale: Tale) -> list[Phrase]:
    """An ability with modes: the head of the list, and a line for each."""
    if isinstance(ability, n.Triggered) and isinstance(ability.do, n.Modes):
        lead = trigger(ability, tale, choose_header(ability.do))
        head = Sentence(lead) if ability.do.again else Sentence(lead, end="")
        return [head, *bullets(ability.do.modes, tale)]
    if isinstance(ability, n.Activated) and isinstance(ability.do, n.Modes):
        unsaid(ability, "timing", "if_", "once_per_turn", "anyone")
        lead = headed(ability, tale, Sentence(choose_header(ability.do), end=""))
        return [Sentence(lead, end=""), *bullets(ability.do.modes, tale)]
    return []


def _effect_lines(effect: Node, tale: Tale) -> list[Phrase]:
    """What an instant or sorcery does; modes, results and what delirium changes have lines of their own."""
    match effect:
        case n.Modes():
            return [Sentence(choose_header(effect), end=""), *bullets(effect.modes, tale)]
        case n.Vote():
            return [Sentence(vote_header(), end=""), *bullets(effect.parts, tale)]
        case n.RollDie():
            return [Sentence(roll_header(effect)), *roll_rows(effect, tale)]
        case k.If(when=n.DELIRIUM, otherwise=Node()):
            assert effect.otherwise is not None
            return [Sentence(say(effect.otherwise, tale)), Sentence(worded("delirium", rather(effect, tale)))]
        case k.Seq(parts=(*first, k.If(when=n.DELIRIUM, otherwise=None) as last)):
            whole, spoken = k.Seq(tuple(first)) if len(first) > 1 else first[0], tale
            for part in first:
                spoken = after(part, spoken)
            then = apart(first[-1], last, say(last, spoken), spoken)
            return [Sentence(say(whole, tale)), Sentence(worded("delirium", then))]
        case n.DealDamage(amount=n.Depending(on=n.DELIRIUM) as depends):
            least = n.DealDamage(effect.to, depends.no, effect.source)
            more = worded("delirium", _verbs.more_damage(effect, tale))
            return [Sentence(say(least, tale)), Sentence(more)]
        case k.Seq(parts=(n.VoteForEach(), *_)):
            return [Sentence(worded("council's dilemma", say(effect, tale)))]
        case k.Seq() if any(_is_delirious(part) for part in effect.parts):
            return _delirious_lines(effect.parts, tale)
        case _:
            return [Sentence(say(effect, tale))]


def _is_delirious(part: Node) -> bool:
    """Whether this happens besides, with delirium."""
    return isinstance(part, k.If) and part.when == n.DELIRIUM and part.otherwise is None


def _delirious_lines(parts: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    """What happens anyway, and on a line of its own what happens with delirium."""
    lines: list[Phrase] = []
    for part in parts:
        said = say(part, tale)
        lines.append(Sentence(worded("delirium", said) if _is_delirious(part) else said))
        tale = after(part, tale)
    return lines


def _noted(line: Phrase, node: Node, tale: Tale, told: set[str]) -> Phrase:
    """The line with what it needs to be understood, in brackets; each note once on a card."""
    more = [Paren(Sentence(note)) for key, note in notes(node, tale) if key not in told and not told.add(key)]  # type: ignore[func-returns-value]
    return Words((line, *more)) if more else line


def keyword_name(node: kw.Keyword) -> Phrase:
    """A keyword by name."""
    return name(node, Tale("magic.creature"))


def meaning(node: kw.Keyword) -> Phrase:
    """What a keyword means, for whoever asks."""
    said = reminder(node, Tale("magic.creature"))
    return MEANINGS[type(node)] if said is None else said


@cache
def clause_text(name_of: str) -> Phrase:
    """What a node of a card says by itself, without capital or full stop; prompts use it."""
    node = NODES.nodes[name_of]
    assert type(node) in SAYS, f"{type(node).__name__} is no sentence"
    slug = name_of.partition("/")[0]
    if slug not in FACE_SLUGS:
        return say(node, Tale("magic.permanent"))
    number, place = FACE_SLUGS[slug]
    card = CARDS[number]
    return say(node, _spoken(node, tale_of(card, card.faces[place]), card.faces[place]))


def _spoken(node: Node, tale: Tale, face: Face) -> Tale:
    """The tale at a node inside a card: what the sentence around it has named."""
    for outer in (*face.abilities, *(() if face.effect is None else (face.effect,))):
        if not any(inner is node for inner in walk(outer)) or outer is node:
            continue
        if isinstance(outer, n.Triggered):
            tale = told_after(outer.when, tale)
        for part in walk(outer):
            if isinstance(part, k.Seq):
                for step in part.parts:
                    if any(inner is node for inner in walk(step)):
                        break
                    tale = after(step, tale)
    return tale
