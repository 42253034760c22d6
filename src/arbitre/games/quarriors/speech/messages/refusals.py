"""Why not: the reasons for which Quarriors! refuses an action, or a Wilds."""

from __future__ import annotations

from typing import Final

from arbitre.words import *
from arbitre.words.lines import filled
from arbitre.words.telling import Teller

from ..lexicon import NAMES

REFUSALS: Final = Catalogue()

_DIE: Final = NP("die", "this")
_SPELL: Final = NP("spell", "this")
_NOW: Final = (Adv("now"),)
_PER_TURN: Final = (PP("per", NP("turn")),)
_ATTACH_TO: Final = NP("creature", "a")
_MORE_DICE: Final = Bilingual(en=NP("die", "some", adj=("more",)), fr=NP("die", "some", adj=("other",)))

_PLAIN: Final[dict[str, Phrase]] = {
    "not_in_pool": Clause(_DIE, "be", PP("in", NP("quarriors.pool", "your")), neg="not"),
    "wrong_face": Clause(NP("face", "this"), "quarriors.allow", Pronoun(3), neg="not"),
    "wrong_phase": Clause(YOU, "do", Pronoun(3), modal="cannot", after=(PP("during", NP("phase", "this")),)),
    "nothing_to_draw": Clause(All((NP("bag", "your"), NP("quarriors.used", "your"))), "be", Adj("empty")),
    "immediate_not_ready": Join(
        (
            Clause(_SPELL, "be", Adj("quarriors.immediate")),
            Clause(None, "use", it("spell"), after=(THIS_TURN,)),
        ),
        ":",
    ),
    "ready_first": Clause(
        None, "quarriors.ready", _SPELL, after=(PP("before_doing", Clause(None, "cast", it("spell"))),)
    ),
    "one_summon_per_turn": Clause(
        YOU,
        "summon",
        NP("die", "one", of=NP("quarriors.kind", "this")),
        modal="can",
        only=True,
        after=_PER_TURN,
    ),
    "no_lock_face": Clause(_DIE, "quarriors.show", NP("quarriors.lock", "a"), neg="not"),
    "one_lock_per_turn": Clause(
        YOU, "quarriors.lock", NP("die", "one"), modal="can", only=True, after=_PER_TURN
    ),
    "not_elsewhere": Clause(
        _DIE,
        "quarriors.go",
        modal="cannot",
        after=(PP("to_zone", NP("quarriors.locked", "this")),),
    ),
    "not_locked": Clause(_DIE, "be", Adj("quarriors.locked"), neg="not"),
    "locked_this_turn": Join(
        (
            Clause(_DIE, "quarriors.lock", passive=True, tense="past", after=(THIS_TURN,)),
            Clause(YOU, "quarriors.unlock", it("die"), modal="cannot", after=_NOW),
        ),
        ":",
    ),
    "no_paid_unlock": Clause(
        _DIE, "quarriors.unlock", modal="cannot", passive=True, after=(PP("by", Clause(None, "pay")),)
    ),
    "not_ready": Clause(_SPELL, "be", PP("in", NP("quarriors.ready", "your")), neg="not"),
    "already_attached": Clause(_SPELL, "be", Adj("quarriors.attached", "quarriors.already"), to=_ATTACH_TO),
    "only_reaction": Join(
        (
            Clause(_SPELL, "be", NP("quarriors.reaction", "a")),
            Clause(YOU, "cast", it("spell"), modal="cannot", after=_NOW),
        ),
        ":",
    ),
    "no_creature_to_attach": Clause(YOU, "have", NP("creature", "no"), after=(PP("for", _SPELL),)),
    "no_effect_now": Clause(_SPELL, "have", NP("effect", "no"), after=_NOW),
    "only_after_attack": Clause(
        _SPELL,
        "cast",
        modal="can",
        passive=True,
        only=True,
        after=(PP("after", NP("attack", "your")),),
    ),
    "no_capture_left": Clause(YOU, "capture", _MORE_DICE, modal="cannot", after=(THIS_TURN,)),
    "empty_card": Clause(NP("card", "this"), "have", NP("die", "some"), neg="no longer"),
}
"""The reasons that are the same whatever they are about."""

for _key, _phrase in _PLAIN.items():
    REFUSALS.message(f"no.{_key}")(lambda teller, phrase=_phrase: Sentence(phrase))


@REFUSALS.message("no.too_poor")
def too_poor(teller: Teller, price: int, have: int) -> Phrase:
    needed = need(YOU, NP("quarriors.quiddity", count=price))
    return Sentence(Join((needed, Clause(YOU, "have", Some(have, "quarriors.quiddity"))), ","))


@REFUSALS.message("no.not_your_turn")
def not_your_turn(teller: Teller, active: int) -> Phrase:
    return Sentence(Clause(NP("player", "the", adj=("active",)), "be", teller.seat(active)))


# The Wilds

_OF_WILDS: Final[dict[str, tuple[str, str]]] = {
    "unknown_card": ("No card is called “{0}”.", "Aucune carte ne s'appelle « {0} »."),
    "not_for_the_wilds": (
        "{0} is a basic card: those come of themselves.",
        "{0} est une carte de base : celles-là viennent d'elles-mêmes.",
    ),
    "wilds_size": (
        "A Wilds is {0} spells and {1} creatures; this one has {2} and {3}.",
        "Il faut {0} sorts et {1} créatures ; il y en a {2} et {3}.",
    ),
    "same_kind": (
        "{0} and {1} use the same dice; a Wilds has one card of each kind.",
        "{0} et {1} utilisent les mêmes dés ; il y a une seule carte de chaque sorte.",
    ),
    "same_card": ("{0} is there twice.", "{0} y est deux fois."),
}
"""What is wrong with a Wilds, each with what it is about."""


def _word(part: object, lang: Language) -> str:
    return write(NAMES[part], lang) if isinstance(part, str) and part in NAMES else str(part)


filled(REFUSALS, "no", _OF_WILDS, _word)
