"""The rules text of a card, written from the same tree that is played.

How each node is written is in `verbs`, `units` (effects), `abilities` and `filters`;
the keyword abilities and their reminders are in `skills`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from arbitre.games.card_names import house_mark
from arbitre.kernel.effects import Ability, Choose, It, Node, walk
from arbitre.words import *
from arbitre.words.idioms import gets

from ... import language as n
from ...cards.index import CARDS, NODES, NUMBER
from ...language.definitions import Card, Placement
from ...language.keywords import SKILLS, Adventure, Aquatic, Skill
from ..lexicon import CLANS, COLOURS, KIND_NAMES, KINDS, NAMES, RACES, TYPES
from . import abilities as _abilities  # noqa: F401  (teaches `say` the abilities)
from . import units as _units  # noqa: F401  (and the effects on units)
from .filters import COVER, COVERED
from .skills import reminder, skill_name, skill_title
from .tale import UNIT, Tale, say
from .units import figures
from .verbs import FLOW, cards, mana_of

LEXICON.add(
    adverb("noxilia.once_per_unit", "active once per unit", "actif une fois par unité"),
    preposition("noxilia.produces", "produces", "produit"),
    adverb("noxilia.per_zone", "per zone", "par zone"),
    adverb("noxilia.from_the_game", "from the game", "de la partie"),
    adverb("noxilia.only_they", "only", "seules"),
)

__all__ = [
    "card_text",
    "clause_text",
    "glossary",
    "provenance",
    "reminded",
    "reminder",
    "reminders",
    "skill_name",
    "skill_title",
    "type_line",
]

NOUNS: Final[dict[str, str]] = {
    "banner": "noxilia.banner",
    "zone": "zone",
    "fate": "noxilia.fate",
    "treasure": "noxilia.treasure",
    "monarch": UNIT,
    "hero": UNIT,
    "unit": UNIT,
    "token": UNIT,
    "spell": "spell",
    "latent": "noxilia.latent",
    "event": "noxilia.event",
    "equipment": "noxilia.equipment",
}
"""How a card calls itself."""
_EXTRA: Final = Name("Additional cost", "Coût supplémentaire")
_SPELLS: Final = {"spell": Name("active", "actifs"), "latent": Name("latent", "latents")}
_THAT_UNIT: Final = Bilingual(en=NP(UNIT, "that"), fr=NP(UNIT, "this"))


def _covered(verb: str, by: Phrase | None = None) -> Clause:
    """The unit it lies under, or one of your units in the zone it lies under, is attacked."""
    yours = Some(1, UNIT, NP(UNIT, "your", plural=True, mods=(PP("noxilia.in_zone", COVERED),)))
    either = msgspec.structs.replace(COVER, mods=(*COVER.mods, Text(", or {0},", ", ou {0},", (yours,))))
    return Clause(either, verb, passive=True, by=by)


def _enters(clause: Clause, zone: Phrase) -> Phrase:
    """Somebody enters a zone / entre dans une zone."""
    into = msgspec.structs.replace(clause, after=(PP("in", zone),))
    return Bilingual(en=msgspec.structs.replace(clause, object=zone), fr=into)


_ENEMY: Final = ("noxilia.enemy",)
_MOMENTS: Final[dict[str, Phrase]] = {
    "attacked": _covered("attack"),
    "targeted": _covered("noxilia.target", All((NP("spell", "a", _ENEMY), NP("ability", "a", _ENEMY)), "or")),
    "entered": _enters(Clause(NP(UNIT, "a", _ENEMY), "enter"), COVERED),
    "latent": Clause(
        NP("opponent", "your"),
        "reveal",
        NP(
            "noxilia.latent",
            "a",
            that=Clause(None, "noxilia.concern", All((NP(UNIT, "the"), COVERED), "or")),
        ),
    ),
}
"""When a latent spell may be revealed."""
assert _MOMENTS.keys() == set(n.MOMENTS), "a moment has no words"


def _tale(card: Card) -> Tale:
    if card.type == "latent":
        told = None if card.on == "latent" else _THAT_UNIT
        return Tale(NOUNS["latent"], it=told, moment=card.on)
    return Tale(NOUNS[card.type])


# The text of a card, line by line


@cache
def card_text(slug: str) -> Phrase:
    """All a card says, a line for each sentence; nothing where figures say it all."""
    card = CARDS[NUMBER[slug]]
    return _written(card, _skills(card, _tale(card)))


@cache
def reminded(slug: str) -> Phrase:
    """The same with reminders in brackets: each keyword ability of a unit on a line with what it does, those
    that are only spoken of below."""
    card = CARDS[NUMBER[slug]]
    own = _explained(card) if card.is_unit else _skills(card, _tale(card))
    spoken = _spoken(card)
    return _written(card, own, [Paren(Join((name, about), ":")) for name, about in spoken])


def _written(card: Card, skills: list[Phrase], notes: Sequence[Phrase] = ()) -> Phrase:
    tale = _tale(card)
    lines: list[Phrase] = []
    if card.costs:
        paid = tuple(say(cost, tale) for cost in card.costs)
        lines.append(Headed(_EXTRA, All(paid) if len(paid) > 1 else paid[0]))
    if card.type == "banner":
        lines += _banner(card)
    if card.type == "latent":
        lines.append(Sentence(may(Clause(None, "reveal", NP("spell", "this"), after=(_when(card.on),)))))
    lines += skills
    deeds = tuple(node for node in card.does if not isinstance(node, Ability))
    if card.type == "zone":
        lines += _zone(card, deeds, tale)
    elif card.type == "treasure":
        lines += _treasure(card, deeds, tale)
    elif card.type == "banner":
        lines += [_placed(deed, tale) for deed in deeds]
    else:
        lines += _deeds(deeds, tale)
    lines += [_line(say(node, tale)) for node in card.does if isinstance(node, Ability)]
    if card.once:
        lines.append(Sentence(Adv("noxilia.once_per_unit")))
    return Paragraphs((*lines, *notes))


def _line(phrase: Phrase) -> Phrase:
    return phrase if isinstance(phrase, Headed) else Sentence(phrase)


def _when(moment: str) -> Phrase:
    return If(_MOMENTS[moment], Words(()), "when", last=True)


def _deeds(deeds: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    """What a card does, a sentence for each node; what was chosen first is « it » afterwards."""
    lines: list[Phrase] = []
    for deed in deeds:
        lines.append(Sentence(say(deed, tale)))
        if tale.it is not None and _speaks_of_it(deed):
            tale = tale._replace(it=None)
    return lines


def _speaks_of_it(deed: Node) -> bool:
    return not isinstance(deed, Choose) and any(isinstance(node, It) for node in walk(deed))


def _skills(card: Card, tale: Tale) -> list[Phrase]:
    """Keyword abilities in one line; of an equipment with the figures it gives; adventures each in their
    own."""
    plain = [skill_name(s) for s in card.skills if isinstance(s, Skill) and not isinstance(s, Adventure)]
    journeys = [say(skill, tale) for skill in card.skills if isinstance(skill, Adventure)]
    if card.is_unit:
        return [*([Sentence(All(tuple(plain), ""))] if plain else []), *journeys]
    gains = figures(card.melee, card.ranged, card.armour, card.life)
    if card.type not in ("equipment", "treasure") or not (gains or plain):
        return journeys
    return [Sentence(gets(NP("noxilia.bearer", "the"), tuple(gains), tuple(plain), "have")), *journeys]


def _zone(card: Card, deeds: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    """Income first, all of it at the start of the turn."""
    lines: list[Phrase] = []
    income: list[Phrase] = []
    if card.draw:
        income.append(Clause(None, "draw", cards(card.draw)))
    if card.gold:
        income.append(Clause(None, "gain", NP("noxilia.gold", count=card.gold)))
    dawn = Adv("noxilia.each_dawn")
    if income:
        lines.append(Sentence(Join((dawn, All(tuple(income))), ",")))
    lines += [Sentence(Join((dawn, say(deed, tale)), ",")) for deed in deeds]
    if card.water:
        swimmers = NP(UNIT, "generic", mods=(PP("noxilia.having", skill_title(Aquatic)),))
        enter = _enters(Clause(swimmers, "enter", modal="can"), NP("zone", "this"))
        lines.append(Headed(Name("Water", "Eau", "f"), Words((Adv("noxilia.only_they"), enter))))
    return lines


def _treasure(card: Card, deeds: tuple[Node, ...], tale: Tale) -> list[Phrase]:
    captured = Clause(NP("noxilia.treasure", "this"), "capture", passive=True)
    if card.false:
        removed = Clause(None, "remove", it("noxilia.treasure"), after=(Adv("noxilia.from_the_game"),))
        return [Sentence(when(captured, removed))]
    return [Sentence(when(captured, FLOW.row(FLOW.parts(deeds, tale))))] if deeds else []


# Banners


def _banner(card: Card) -> list[Phrase]:
    """What a deck under this Banner may hold, and where starting units may be placed."""
    races = All(tuple(RACES[race] for race in card.races), "")
    colours = All(tuple(COLOURS[colour] for colour in card.colours), "")
    spells = All(tuple(_SPELLS[sort] for sort in card.spells), "")
    return [
        Headed(Name("Races", "Races", "f"), races),
        Headed(Name("Spells", "Sorts"), Words((colours, Paren(spells)))),
        Sentence(_allowance(card.gold, card.placement)),
        Sentence(
            Clause(None, "place", NP("noxilia.monarch", "your"), after=(_kinds(card.placement.monarch),))
        ),
    ]


def _allowance(gold: int, placement: Placement) -> Phrase:
    """Place starting units for at most 17 gold in your command zone or your ramparts."""
    units = NP(UNIT, "some", adj=("noxilia.starting",))
    worth = PP("for", NP("noxilia.gold", count=gold, adv="at_most"))
    order = Clause(None, "place", units, after=(worth, _kinds(placement.units)))
    if not placement.at_most:
        return order
    apiece = Words((NP(UNIT, count=placement.at_most, adv="at_most"), Adv("noxilia.per_zone")))
    return Join((order, apiece), ",")


def _kinds(kinds: tuple[str, ...]) -> PP:
    """Where something may be placed: in your command zone or your ramparts."""
    return PP("in", All(tuple(NP(KINDS[kind], "your", plural=kind == "rampart") for kind in kinds), "or"))


def _placed(deed: Node, tale: Tale) -> Phrase:
    units = NP(UNIT, "your", adj=("noxilia.starting",), plural=True)
    return Sentence(when(Clause(units, "place", passive=True), say(deed, tale)))


# The type line


def type_line(slug: str) -> Phrase:
    """What a card is, with its figures: Common unit — human, Oath of Aubeterre, 4 gold, melee 3 …"""
    card = CARDS[NUMBER[slug]]
    kin: list[Phrase] = [KIND_NAMES[card.kind]] if card.kind else []
    kin += [_version(card.version_of)] if card.version_of else []
    kin += [RACES[card.race]] if card.race and card.type != "banner" else []
    kin += [CLANS[card.clan]] if card.clan else []
    facts: list[Phrase] = []
    if card.gold and card.type not in ("banner", "zone"):
        facts.append(NP("noxilia.gold", count=card.gold))
    if card.mana.total:
        facts.append(mana_of(card.mana))
    if card.reach >= 0:
        facts.append(Figure("noxilia.reach", card.reach))
    if card.is_unit:
        facts += _body(card)
    if card.produces.total:
        facts.append(PP("noxilia.produces", mana_of(card.produces)))
    head: Phrase = TYPES[card.type]
    if kin or facts:
        head = Join((head, All((*kin, *facts), "")), "—")
    return head


def _version(first: str) -> Phrase:
    """Of whom a Hero is another version: only one of them is under your control at a time (N-018)."""
    called = NAMES[first]
    whom = Bilingual(called, called if called.bare else NP(called, "the"))
    return Words((Name("version", "version", "f"), PP("of", whom)))


def provenance(slug: str) -> Phrase:
    """Whether a card is ours."""
    return house_mark(CARDS[NUMBER[slug]].house)


def _body(card: Card) -> list[Phrase]:
    """The figures of a unit; a Hero's second melee in brackets."""
    melee: Phrase = Figure("noxilia.melee", card.melee)
    if card.wounded != card.melee:
        melee = Words((melee, Paren(Words((Name("wounded", "blessé"), Symbol(str(card.wounded)))))))
    facts = [melee]
    if card.ranged:
        facts.append(Figure("noxilia.ranged", card.ranged))
    if card.armour:
        facts.append(Figure("noxilia.armour", card.armour))
    return [*facts, Figure("noxilia.vitality", card.life)]


# Reminders


def _explained(card: Card) -> list[Phrase]:
    """Each keyword ability of a unit with what it does in brackets; an adventure behind its effect."""
    lines: list[Phrase] = []
    for skill in card.skills:
        if isinstance(skill, Skill):
            journey = isinstance(skill, Adventure)
            named = say(skill, _tale(card)) if journey else Sentence(skill_name(skill), end="")
            lines.append(Words((named, Paren(reminder(skill)))))
    return lines


def _spoken(card: Card) -> list[tuple[Phrase, Phrase]]:
    """The keyword abilities a card gives or speaks of without having explained them, each once."""
    told = {type(skill) for skill in card.skills} if card.is_unit else set()
    found: dict[type[Skill], Skill | type[Skill]] = {}
    for node in walk((card.does, card.costs, card.skills)):
        if isinstance(node, Skill):
            found.setdefault(type(node), node)
        for field in node.__struct_fields__:
            held = getattr(node, field)
            for kind in held if isinstance(held, tuple) else (held,):
                if isinstance(kind, type) and issubclass(kind, Skill):
                    found.setdefault(kind, kind)
    if card.water:
        found.setdefault(Aquatic, Aquatic)
    return [
        (skill_title(skill) if isinstance(skill, type) else skill_name(skill), reminder(skill))
        for kind, skill in found.items()
        if kind not in told
    ]


def reminders(slug: str) -> list[tuple[Phrase, Phrase]]:
    """The keyword abilities of a card, each with its reminder."""
    card = CARDS[NUMBER[slug]]
    return [(skill_name(skill), reminder(skill)) for skill in card.skills if isinstance(skill, Skill)]


def glossary() -> list[tuple[Name, Phrase]]:
    """Every keyword ability with what it does."""
    return [(skill_title(skill), reminder(skill)) for skill in SKILLS]


# Parts of a card


def clause_text(node: str | Node) -> Phrase:
    """What an effect or ability of a card says by itself, without capital or full stop; prompts use it.

    A node is given by its name in the register, or itself.
    """
    return _clause_text(node if isinstance(node, str) else NODES.name(node))


@cache
def _clause_text(name: str) -> Phrase:
    card = CARDS[NUMBER[name.partition("/")[0]]]
    node = NODES.nodes[name]
    return skill_name(node) if isinstance(node, Skill) else say(node, _tale(card))
