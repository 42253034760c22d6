"""The type line of a card: what it is, what it costs, its figures."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.card_names import HOUSE
from arbitre.words import *

from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import Card
from ..lexicon import CLASSES, REALMS, TYPE_NAMES

LEXICON.add(
    noun("seven_fallen.will", "Divine Will", ("Volonté Divine", "Volontés Divines"), "f"),
    noun("seven_fallen.time_factor", "Time Factor", ("Facteur Temps", "Facteurs Temps"), "m"),
    noun("seven_fallen.tempest_cost", "Tempest", "Tempête", "f"),
)

_RARITIES: Final[dict[str, Name]] = {
    "common": Name("common", "commune", "f"),
    "uncommon": Name("uncommon", "peu commune", "f"),
    "rare": Name("rare", "rare", "f"),
    "legendary": Name("legendary", "légendaire", "f"),
}
_NAMED: Final = Name("known from the rulebook, completed by us", "connue des règles, complétée par nous")
_NO_TEMPEST: Final = Name("no Tempest", "pas de Tempête")


def type_line(slug: str) -> Phrase:
    """What a card is: Angel — Eondra, Dragon — cost 3 CE, ATK 3, VF 3 (rare)."""
    card = CARDS[CARD_NUMBER[slug]]
    kinds = tuple(([REALMS[card.realm]] if card.realm else []) + [CLASSES[name] for name in card.classes])
    parts: list[Phrase] = [TYPE_NAMES[card.type]]
    parts += [All(kinds, "")] if kinds else []
    parts += [All(facts, "")] if (facts := figures(card)) else []
    return Words((Join(tuple(parts), "—"), Paren(_RARITIES[card.rarity])))


def provenance(slug: str) -> Phrase:
    """Where a card comes from: no text of any is published, the names of a few are."""
    return HOUSE if CARDS[CARD_NUMBER[slug]].house else _NAMED


def _priced(noun: str, energy: int) -> Words:
    """Cost 3 CE / coût 3 EC."""
    return Words((NP(noun), NP("seven_fallen.ec", count=energy)))


def figures(card: Card) -> tuple[Phrase, ...]:
    """Cost and figures, as they are printed."""
    it: Any = card
    facts: list[Phrase] = []
    if getattr(it, "cost", None) is not None:
        facts.append(_priced("cost", it.cost))
    if card.type == "golem":
        facts.append(
            _priced("seven_fallen.tempest_cost", it.tempest) if it.tempest is not None else _NO_TEMPEST
        )
    if card.type == "miracle":
        facts.append(NP("seven_fallen.worshipper", count=it.worshippers))
        if it.revoke:
            facts.append(Clause(None, "seven_fallen.revoke", Symbol(str(it.revoke)), mood="infinitive"))
    if card.type in ("angel", "archangel") or getattr(it, "atq", 0) > 0:
        facts.append(Figure("seven_fallen.atq", it.atq))
    if hasattr(it, "fv"):
        facts.append(Figure("seven_fallen.fv", it.fv))
    if card.type == "golem":
        facts.append(Figure("seven_fallen.bou", it.shield))
    if card.type == "divinity":
        facts.append(NP("seven_fallen.feather", count=it.feathers))
        facts.append(Figure("seven_fallen.will", it.will))
    if card.type == "archangel":
        facts.append(Figure("seven_fallen.time_factor", it.time))
    if card.type in ("temple", "worshipper", "archangel"):
        facts.append(NP("seven_fallen.ec", count=it.energy))
    return tuple(facts)
