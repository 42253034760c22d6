"""The type line of a card: what it is, what it costs, its figures."""

from __future__ import annotations

from typing import Any, Final

from arbitre.words import LEXICON, NP, All, Clause, Figure, Join, Name, Paren, Phrase, Symbol, Words, noun

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
_HOUSE: Final = Name("house card", "carte maison")
_NAMED: Final = Name("known from the rulebook, completed by us", "connue des règles, complétée par nous")
_NO_TEMPEST: Final = Name("no Tempest", "pas de Tempête")


def type_line(slug: str) -> Phrase:
    """What a card is: Angel — Eondra, Dragon — cost 3 EC, ATQ 3, FV 3 (rare, house card).

    "House" means that no published text is known, and that the card is ours."""
    card = CARDS[CARD_NUMBER[slug]]
    kinds = tuple(([REALMS[card.realm]] if card.realm else []) + [CLASSES[name] for name in card.classes])
    parts: list[Phrase] = [TYPE_NAMES[card.type]]
    parts += [All(kinds, "")] if kinds else []
    parts += [All(facts, "")] if (facts := figures(card)) else []
    notes = All((_RARITIES[card.rarity], _HOUSE if card.house else _NAMED), "")
    return Words((Join(tuple(parts), "—"), Paren(notes)))


def _ec(amount: int) -> Symbol:
    return Symbol(f"{amount} EC")


def figures(card: Card) -> tuple[Phrase, ...]:
    """Cost and figures, as they are printed."""
    it: Any = card
    facts: list[Phrase] = []
    if getattr(it, "cost", None) is not None:
        facts.append(Figure("cost", _ec(it.cost)))
    if card.type == "golem":
        facts.append(
            Figure("seven_fallen.tempest_cost", _ec(it.tempest)) if it.tempest is not None else _NO_TEMPEST
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
        facts.append(_ec(it.energy))
    return tuple(facts)
