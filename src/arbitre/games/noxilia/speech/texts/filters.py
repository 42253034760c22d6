"""What the filters and amounts of a card mean, as noun phrases: one of your wounded units …"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import *
from arbitre.words.quantity import COUNT, ONE, Quantified
from arbitre.words.saying import known

from ... import language as n
from ...language.definitions import BATTLEFIELD, COMMAND, COMPLEMENTARY, ZONE_KINDS
from ..lexicon import CLANS, KINDS, PLACES, RACES
from .skills import skill_title
from .tale import GEAR, UNIT, Tale, actor, here, this

LEXICON.add(
    preposition("noxilia.carried_by", "carried by", "porté par"),
    preposition("noxilia.within", "within", "à au plus"),
    preposition("noxilia.top_of", "on top of", "du dessus de"),
    adverb("noxilia.on_the_ground", "on the ground", "au sol"),
    adverb("noxilia.or_adjacent", "or an adjacent one", "ou d'une zone adjacente"),
    adverb("noxilia.covering", "it lies under", "sous laquelle il est posé"),
    adverb("noxilia.that_much", "that much", "autant de"),
)

OPPONENT: Final = NP("opponent", "your")
COVER: Final = NP(UNIT, "the", mods=(Adv("noxilia.covering"),))
"""The unit a latent spell lies under."""
COVERED: Final = NP("zone", "the", mods=(Adv("noxilia.covering"),))
"""The zone it lies under."""


_FACES: Final = ("noxilia.face_up", "noxilia.face_down")


def _french(noun: str, det: Any, adj: tuple[str, ...], **rest: Any) -> NP:
    """Behind the noun the order turns round; two states are coordinated: engagées et face visible."""
    states = tuple(key for key in adj if key in _EVERY_STATE)
    if len(states) < 2:
        return NP(noun, det, adj[::-1], **rest)
    plain = tuple(key for key in adj[::-1] if key not in states)
    row = sorted(states, key=lambda key: key in _FACES)
    so = All(tuple(Adj(key) for key in row))
    return NP(noun, det, plain, **{**rest, "mods": (so, *rest.get("mods", ()))})


def _np(noun: str, det: Any, adj: tuple[str, ...], **rest: Any) -> Phrase:
    """English heaps adjectives up before the noun, French behind it in the other order."""
    if len(adj) < 2:
        return NP(noun, det, adj, **rest)
    return Bilingual(en=NP(noun, det, adj, **rest), fr=_french(noun, det, adj, **rest))


def _plain(noun: str, how: Quantified, adj: tuple[str, ...] = (), **rest: Any) -> Phrase:
    """A noun in this quantity that belongs to nobody in particular."""
    if how.target:
        adj = ("noxilia.target", *adj)
        if how.how == "a" and how.number == 1:
            return Bilingual(en=NP(noun, "", adj, **rest), fr=_french(noun, "a", adj, **rest))
    if how.how == "any":
        return NP("number", "any", of=_np(noun, "some", adj, **rest))
    if how.how == "up to":
        return _np(noun, "", adj, count=how.number, adv="up_to", **rest)
    if how.how == "a" and how.number == 1 and "other" in adj:
        return _np(noun, "another", tuple(key for key in adj if key != "other"), **rest)
    if how.how == "a" and how.number > 1:
        return _np(noun, "", adj, count=how.number, **rest)
    det = {"a": "a", "all": "all", "each": "each", "count": "some", "those": "generic"}[how.how]
    return _np(noun, det, adj, **rest)


def _owned(noun: str, whose: str, how: Quantified, adj: tuple[str, ...], **rest: Any) -> Phrase:
    """Something of a player's: one of your units, an enemy unit, target allied unit."""
    if whose == n.OPPONENTS:
        return _plain(noun, how, (*adj, "noxilia.enemy"), **rest)
    if known(whose, n.YOURS, n.ANYONES) == n.ANYONES:
        return _plain(noun, how, adj, **rest)
    if how.target:
        return _plain(noun, how, (*adj, "noxilia.allied"), **rest)
    if how.how == "count":
        return _plain(noun, how, adj, **rest)
    if how.how == "all":
        return _np(noun, "all your", adj, **rest)
    group = _np(noun, "your", adj, plural=True, **rest)
    if how.how == "those":
        return group
    return Some("each" if how.how == "each" else how.number, noun, group, "up_to" * (how.how == "up to"))


# Units

SORTS: Final[dict[tuple[str, ...], str]] = {
    (): UNIT,
    ("unit",): "noxilia.common",
    ("hero",): "noxilia.hero",
    ("token",): "token",
    ("monarch",): "noxilia.monarch",
    ("unit", "token"): "noxilia.common_or_token",
    ("unit", "hero"): "noxilia.common_or_hero",
}
"""The noun for the types of card a filter asks for."""
_EITHER: Final = {
    "noxilia.common_or_token": ("noxilia.common", "token"),
    "noxilia.common_or_hero": ("noxilia.common", "noxilia.hero"),
}
"""French names the two apart: une unité commune ou un jeton."""
_BUT_MONARCHS: Final = ("unit", "hero", "token")
_STATES: Final = {
    "engaged": ("noxilia.engaged", "noxilia.disengaged"),
    "face_down": ("noxilia.face_down", "noxilia.face_up"),
    "wounded": ("noxilia.wounded", "noxilia.unwounded"),
    "poisoned": ("noxilia.poisoned", "noxilia.not_poisoned"),
    "cursed": ("noxilia.cursed", "noxilia.not_cursed"),
}
_EVERY_STATE: Final = frozenset(key for pair in _STATES.values() for key in pair)


def _unit_noun(node: n.Units) -> str:
    if known(node.producer, None, True):
        return "noxilia.producer"
    if node.common:
        return "noxilia.common"
    return UNIT if node.types == _BUT_MONARCHS else SORTS[node.types]


def _units(node: n.Units, tale: Tale, how: Quantified) -> Phrase:
    adj: tuple[str, ...] = ("other",) if node.other else ()
    for field, (yes, no) in _STATES.items():
        state = getattr(node, field)
        if state is not None:
            adj += (yes if state else no,)
    if node.types == _BUT_MONARCHS:
        adj += ("noxilia.no_monarch",)
    mods: list[Phrase] = []
    if node.skill is not None:
        mods.append(PP("noxilia.having", skill_title(node.skill)))
    if node.clan:
        mods.append(PP("of", CLANS[node.clan]))
    if node.at:
        mods += _at(node.at, tale, "in" if how is COUNT else "noxilia.in_zone")
    called: Name | None = RACES[node.race] if node.race else None
    rest = {"mods": tuple(mods), "of": _limit(node), "called": called}
    noun = _unit_noun(node)
    said = _owned(noun, node.whose, how, adj, **rest)
    if noun not in _EITHER or how.how != "a" or how.number > 1:
        return said
    first, second = _EITHER[noun]
    each = (_owned(first, node.whose, how, adj), _owned(second, node.whose, how, adj, **rest))
    return Bilingual(en=said, fr=All(each, "or"))


def _limit(node: n.Units | n.Cards) -> Figure | None:
    if node.cost_at_most < 99:
        return Figure("cost", node.cost_at_most, "or less")
    if isinstance(node, n.Cards):
        return None
    if node.melee_at_most < 99:
        return Figure("noxilia.melee", node.melee_at_most, "or less")
    return Figure("noxilia.vitality", node.life_at_most, "or less") if node.life_at_most < 99 else None


def _at(at: str, tale: Tale, prep: str = "noxilia.in_zone") -> list[Phrase]:
    """Where something stands."""
    if at == "it":
        return [PP(prep, tale.it or Bilingual(en=NP("zone", "that"), fr=NP("zone", "this")))]
    if at in ("here", "near"):
        return [PP(prep, here(tale)), *([Adv("noxilia.or_adjacent")] if at == "near" else [])]
    return [PP(prep, NP(KINDS[at], "a"))]


# Zones and other cards


def _zones(node: n.Zones, tale: Tale, how: Quantified) -> Phrase:
    mods: list[Phrase] = []
    adj = ("empty",) if node.empty_of == n.ANYONES else ()
    if node.near >= 0:
        mods.append(PP("noxilia.within", NP("noxilia.step", count=node.near)))
    that = None
    if node.whose != n.ANYONES:
        that = Clause(YOU if node.whose == n.YOURS else OPPONENT, "noxilia.control")
    if known(node.empty_of, "", n.ANYONES, n.YOURS, n.OPPONENTS) in (n.YOURS, n.OPPONENTS):
        mods.append(_without_units(node))
        that = None
    if node.home != n.ANYONES:
        owner = YOU if node.home == n.YOURS else OPPONENT
        if len(node.kinds) == 1 and node.kinds[0] in (COMMAND, COMPLEMENTARY):
            return NP(KINDS[node.kinds[0]], owner=owner, mods=tuple(mods), that=that)
        mods.insert(0, PP("of", NP("noxilia.camp", owner=owner)))
    if not node.kinds or len(node.kinds) == len(ZONE_KINDS):
        return _plain("zone", how, adj, mods=tuple(mods), that=that)
    *first, last = node.kinds
    parts = [_plain(KINDS[kind], how, adj) for kind in first]
    parts.append(_plain(KINDS[last], how, adj, mods=tuple(mods), that=that))
    return All(tuple(parts), "and" if how.how == "all" else "or") if len(parts) > 1 else parts[0]


def _without_units(node: n.Zones) -> Text:
    """Of a zone: … that your opponent controls and where they have no units."""
    who: Phrase = YOU if node.empty_of == n.YOURS else OPPONENT
    if node.whose == n.ANYONES:
        return Text("where {0}", "où {0}", (_has_no_unit(who),))
    controls = Clause(YOU if node.whose == n.YOURS else OPPONENT, "noxilia.control")
    if node.whose == node.empty_of == n.OPPONENTS:
        who = Bilingual(en=they("opponent"), fr=it("opponent"))
    return Text("that {0} and where {1}", "que {0} et où {1}", (controls, _has_no_unit(who)))


def _has_no_unit(who: Phrase) -> Phrase:
    return Bilingual(
        en=Clause(who, "have", NP(UNIT, "no", plural=True)), fr=Clause(who, "have", NP(UNIT, "a"), neg="not")
    )


HOME: Final = {*ZONE_KINDS} - {BATTLEFIELD}
"""The kinds of zone of a camp."""


def _here(node: n.Here, tale: Tale, how: Quantified) -> Phrase:
    return here(tale)


def _equipment(node: n.Equipment, tale: Tale, how: Quantified) -> Phrase:
    mods = tuple(_at(node.at, tale)) if node.at else ()
    if node.carried is False:
        return _plain("noxilia.equipment", how, mods=(Adv("noxilia.on_the_ground"), *mods))
    if node.carried is None:
        return _owned("noxilia.equipment", node.whose, how, (), mods=mods)
    bearer = PP("noxilia.carried_by", _units(n.Units(node.whose), tale, ONE))
    return _plain("noxilia.equipment", how, mods=(bearer, *mods))


def _latents(node: n.Latents, tale: Tale, how: Quantified) -> Phrase:
    mods = tuple(_at(node.at, tale)) if node.at else ()
    return _owned("noxilia.latent", node.whose, how, (), mods=mods)


CARD_SORTS: Final[dict[tuple[str, ...], str]] = {
    **SORTS,
    (): "card",
    ("spell",): "noxilia.active",
    ("latent",): "noxilia.latent",
    ("spell", "latent"): "spell",
    ("event",): "noxilia.event",
    ("equipment",): "noxilia.equipment",
}


def _cards(node: n.Cards, tale: Tale, how: Quantified) -> Phrase:
    if node.whose == n.ANYONES:
        place = NP(PLACES[node.place], "a")
    else:
        place = NP(PLACES[node.place], owner=YOU if node.whose == n.YOURS else OPPONENT)
    prep = "from" if how is not COUNT else "in"
    where: tuple[Phrase, ...] = (PP(prep, place),)
    called = RACES[node.race] if node.race else None
    if node.clan:
        where = (PP("of", CLANS[node.clan]), *where)
    if node.top:
        if node.types or node.race or node.clan or node.cost_at_most < 99:
            raise Unwritten("the top cards are spoken of whatever they are")
        count = node.top if node.top > 1 else None
        return NP("card", "the", count=count, mods=(PP("noxilia.top_of", place),))
    return _plain(CARD_SORTS[node.types], how, of=_limit(node), called=called, mods=where)


# Single cards


def _it(node: It, tale: Tale, how: Quantified) -> Phrase:
    return tale.it or Pronoun(3, tale.about, plural=tale.several)


def _this(node: This, tale: Tale, how: Quantified) -> Phrase:
    return this(tale)


def _attacker(node: n.Attacker, tale: Tale, how: Quantified) -> Phrase:
    return NP("noxilia.attacker", "the")


def _attacked(node: n.Attacked, tale: Tale, how: Quantified) -> Phrase:
    return NP(UNIT, "the", adj=("noxilia.attacked",))


def _bearer(node: n.Bearer, tale: Tale, how: Quantified) -> Phrase:
    return COVER if tale.this == "noxilia.latent" else actor(tale)


def _caster(node: n.Caster, tale: Tale, how: Quantified) -> Phrase:
    return NP("noxilia.caster", "the")


def _your_monarch(node: n.YourMonarch, tale: Tale, how: Quantified) -> Phrase:
    return NP("noxilia.monarch", "your")


FILTERS: Final[dict[type[Node], Callable[[Any, Tale, Quantified], Phrase]]] = {
    n.Units: _units,
    n.Zones: _zones,
    n.Here: _here,
    n.Equipment: _equipment,
    n.Latents: _latents,
    n.Cards: _cards,
    n.Attacker: _attacker,
    n.Attacked: _attacked,
    n.Bearer: _bearer,
    n.Caster: _caster,
    n.YourMonarch: _your_monarch,
    It: _it,
    This: _this,
}
"""For each filter, what it finds."""


def found(node: Node, tale: Tale, how: Quantified = ONE) -> Phrase:
    """What a filter finds."""
    return FILTERS[type(node)](node, tale, how)


def noun_of(node: Node, tale: Tale) -> str:
    """The noun a pronoun for what a filter finds agrees with."""
    if isinstance(node, n.Units):
        return _unit_noun(node)
    if isinstance(node, n.Cards):
        return CARD_SORTS[node.types]
    if isinstance(node, n.Zones):
        return KINDS[node.kinds[-1]] if node.kinds else "zone"
    nouns = {
        n.Here: "zone",
        n.Equipment: "noxilia.equipment",
        n.Latents: "noxilia.latent",
        n.Attacker: "noxilia.attacker",
        n.YourMonarch: "noxilia.monarch",
        n.Caster: "noxilia.caster",
        This: "noxilia.bearer" if tale.this in GEAR else tale.this,
        It: tale.about,
    }
    return nouns.get(type(node), UNIT)


def several(how: Quantified) -> bool:
    """Whether the pronoun for what is so quantified is « they »."""
    return how.how in ("all", "those", "any", "up to") or how.number > 1


def again(node: Node, tale: Tale, plural: bool = False) -> Tale:
    """The tale once a filter was said: from now on it is « it », or « they »."""
    whose = getattr(node, "whose", "")
    return tale._replace(it=None, about=noun_of(node, tale), several=plural, whose=whose)
