"""The table of builders that write a card, and what they hand on to each other.

A card speaks of itself as printed cards do: in English by what it is (this creature) or, if legendary, by its
first name; in French by its name (le Rat inoffensif), and as « cette créature » in quotation marks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arbitre.kernel.effects import Node
from arbitre.words import (
    LEXICON,
    NP,
    YOU,
    Adv,
    Again,
    All,
    Bilingual,
    Clause,
    Join,
    Name,
    Phrase,
    Pronoun,
    Text,
    Unwritten,
    Words,
)
from arbitre.words.saying import Sayings

from ..terms import text


class Tale(NamedTuple):
    """What has been said so far, on which the next words depend."""

    kind: str = "magic.permanent"
    """The noun for what speaks: creature, Aura, spell, door."""
    name: Name | None = None
    """Its French name; None where it is « cette créature »."""
    article: bool = True
    called: str = ""
    """Its English name where that is said: a legendary permanent, a spell."""
    named: bool = False
    """Whether it was named just before, so that « it » will do."""
    about: tuple[str, ...] = ("card",)
    """The nouns of what the sentence speaks of (a target, what entered, what was made)."""
    many: bool = False
    """Whether that is several."""
    enchanted: str = "magic.creature"
    """What an Aura or Equipment sits on."""
    how: str = "magic.enchanted"
    """And how: enchanted, equipped."""
    sat: bool = False
    """Whether that was named just before."""
    chosen: Phrase | None = None
    """What is chosen here and now, said in full where it is used; None where a pronoun will do."""
    theirs: bool = False
    """Whether another player acts, so that « your » is theirs."""
    player: bool = False
    """Whether a player was named just before: he, that player."""
    apart: bool = False
    """Whether each effect is a sentence of its own, as in a loyalty ability."""
    own: bool = False
    """Whether what is chosen is a card of your own, so that its owner's hand is yours."""
    card: bool = False
    """Whether that was a card all along, not a permanent of which a card was left."""
    instead: bool = False
    """Whether this is done instead of something narrower: any card."""
    his_turn: bool = False
    """Whether the turn of another player was just spoken of: « il » is him."""
    aims: tuple[Node, ...] = ()
    """The targets that were chosen beforehand, each spoken of by what it is."""
    paid: Phrase | None = None
    """What the additional cost was paid with: the sacrificed creature."""
    done: str = ""
    """What was done just before, as a participle: (tapped) this way."""
    person: str = ""
    """The noun of who speaks, where English says he or she."""


SAYS: Final = Sayings[Tale]()
"""For each effect and ability, the function that writes it, without capital or full stop."""
says: Final = SAYS.says
say: Final = SAYS.say


# What phrases are made of

THIS_TURN: Final = text("this turn")
DONE: Final = Bilingual(Clause(YOU, "do"), Clause(YOU, "do", after=(Text("", "ainsi"),)))
"""The condition of « if you do »."""
INSTEAD: Final = text("instead")


def this(tale: Tale) -> Phrase:
    """This creature, Valgavoth / le Rat inoffensif; « it » where it was just named."""
    if tale.named:
        return itself(tale)
    plain = NP(tale.kind, "this")
    en: Phrase = Name(tale.called) if tale.called else plain
    fr: Phrase = plain
    if tale.name is not None:
        fr = NP(tale.name, "the") if tale.article else tale.name
    return Bilingual(en, fr)


def itself(tale: Tale) -> Phrase:
    """The pronoun for what speaks."""
    if tale.name is None:
        return Pronoun(3, tale.kind)
    return Bilingual(Pronoun(3, tale.person), Pronoun(3, gender=tale.name.gender, plural=tale.name.plural))


def it(tale: Tale) -> Phrase:
    """The pronoun for what the sentence speaks of; of nouns of both genders the French one is masculine."""
    if len({LEXICON.noun(key).gender for key in tale.about}) > 1:
        return Bilingual(Pronoun(3, plural=tale.many), Pronoun(3, gender="m", plural=tale.many))
    return Pronoun(3, tale.about[0], plural=tale.many)


def it_again(node: Node, tale: Tale) -> Phrase:
    """The same pronoun for a node that only points at what was spoken of; any other would be lost in it."""
    if any(not isinstance(getattr(node, field), int) for field in node.__struct_fields__):
        raise Unwritten(f"{type(node).__name__} was not spoken of before")
    return it(tale)


def that_one(tale: Tale) -> Phrase:
    """The same with its noun: that creature / cette créature, those creatures."""

    def each(key: str, first: bool) -> Phrase:
        return Bilingual(
            NP(key, "that" if first else "", plural=tale.many), NP(key, "this", plural=tale.many)
        )

    parts = tuple(each(key, place == 0) for place, key in enumerate(tale.about))
    return All(parts, "or", serial=True) if len(parts) > 1 else parts[0]


def undone(who: Phrase) -> Phrase:
    """You don't / vous ne le faites pas."""
    return Bilingual(Clause(who, "do", neg="not"), Clause(who, "do", Pronoun(3), neg="not"))


def owners(key: str, what: Phrase) -> NP:
    """Its owner's hand, their owners' libraries: what belongs to whoever owns this."""
    return NP(key, owner=NP("owner", owner=Again(what)))


def to_owner(key: str, what: Phrase) -> Phrase:
    """To its owner's hand / dans la main de son propriétaire."""
    return text("to {0}", owners(key, what))


def led(word: str, condition: Phrase, then: Phrase) -> Phrase:
    """When …, …: a word of the lexicon, what it leads in, a comma, and what follows."""
    return Join((Words((Adv(f"magic.{word}"), condition)), then), ",")


def behind(then: Phrase, word: str, condition: Phrase) -> Phrase:
    """The same the other way round: … as long as …"""
    return Words((then, Adv(f"magic.{word}"), condition))


def sentences(*parts: Phrase) -> Phrase:
    """One sentence after the other, as one phrase."""
    return Join(parts, ".") if len(parts) > 1 else parts[0]
