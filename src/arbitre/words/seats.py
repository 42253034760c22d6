"""A sentence of a card, read from another seat.

Cards speak to their own player: you, your hand, your opponent. Whoever is asked about somebody else's card
must read the same words the other way round: Ada draws a card, Ada's hand, you. That is a change of persons
in the phrase, so it is made on phrase nodes; plain words that name a person are refused (`Unwritten`).
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

import msgspec

from .lexicon import LEXICON
from .orders import THEY
from .phrase import *

_PERSONS: Final = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtres?)\b|-vous\b", re.I)
_OPPONENTS: Final = ("your", "a", "the", "each", "any", "this", "that", "")
_HIS: Final[dict[str, tuple[Determiner, Determiner]]] = {
    "your": ("their", "his"),
    "all your": ("all their", "all his"),
}
_YOURS: Final[dict[str, Determiner]] = {
    "his": "your",
    "their": "your",
    "all his": "all your",
    "all their": "all your",
}
Acting: TypeAlias = Literal["", "player", "opponent"]
"""Who is the subject of the clause: the card's player, the reader, or neither."""


class Seat(NamedTuple):
    """Who is who for the reader of somebody else's card."""

    player: Phrase
    """The card's player, by name."""
    alone: bool
    """Whether the reader is his only opponent, so that « your opponent » is you."""
    opposing: tuple[str, ...] = ()
    """The adjectives by which the game means what is an opponent's: opposing, enemy."""


def read_from(phrase: Phrase, seat: Seat) -> Phrase:
    """The words of a card, as this seat must read them."""
    return _Reading(seat).read(phrase)


def _is_bare_order(phrase: Phrase) -> bool:
    """Whether a phrase is one order and nothing else."""
    if isinstance(phrase, Bilingual):
        return _is_bare_order(phrase.en) and _is_bare_order(phrase.fr)
    return isinstance(phrase, Clause) and phrase.subject is None and phrase.mood in ("", "imperative")


class _Reading:
    """One phrase being read; it knows who was named, so that « they » will do."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.named = False
        self.addressed = False
        """Whether the reader was spoken of: what was « theirs » is then yours."""

    def read(self, node: Phrase, acting: Acting = "") -> Phrase:
        match node:
            case Pronoun(person=2):
                return THEY if acting == "player" else self.player()
            case Quoted():  # what is in quotation marks speaks to whoever will have it
                return node
            case Bilingual():
                return self._both(node, acting)
            case Clause():
                return self._clause(node)
            case Join(items=(PP(prep="for", of=whom), *rest), mark=",") if self._is_reader(whom):
                self.addressed = True  # « for each opponent » is for you alone, who need not be told
                return self.read(rest[0], acting) if len(rest) == 1 else self.read(Join(tuple(rest), ","))
            case All(word="and" | "then" | "or" as word) if all(_is_bare_order(part) for part in node.items):
                deeds = tuple(self._without_subject(part, "player") for part in node.items)
                return Deeds(self.player(), deeds, word, node.serial)
            case Deeds():
                subject, acting = self._subject(node.subject)
                deeds = tuple(self._without_subject(part, acting) for part in node.clauses)
                return msgspec.structs.replace(node, subject=subject, clauses=deeds)
            case NP():
                return self._noun(node, acting)
            case Mine(owner=Pronoun(person=2)):
                return msgspec.structs.replace(node, owner=Pronoun(3, "player"))
            case PP(of=Clause()) | That():
                return self._governed(node, acting)
            case Text() | Adv() | Adj():
                self._check(node)
        return self._parts(node, acting)

    def player(self) -> Phrase:
        """The card's player: by name; then English says they. French would have to guess between il and elle,
        so it says the name again."""
        if self.named:
            return Bilingual(Pronoun(3, plural=True), self.seat.player)
        self.named = True
        return self.seat.player

    def _both(self, node: Bilingual, acting: Acting) -> Phrase:
        """Each language hears the name for itself."""
        before = self.named, self.addressed
        en = self.read(node.en, acting)
        self.named, self.addressed = before
        return Bilingual(en, self.read(node.fr, acting))

    def _parts(self, node: Phrase, acting: Acting) -> Phrase:
        """Any other node, with what is in it read."""
        changed: dict[str, Any] = {}
        for field in node.__struct_fields__:
            value = getattr(node, field)
            if isinstance(value, Phrase):
                changed[field] = self.read(value, acting)
            elif isinstance(value, tuple) and value and isinstance(value[0], Phrase):
                changed[field] = tuple(self._item(node, part, acting) for part in value)
        return msgspec.structs.replace(node, **changed) if changed else node

    def _item(self, node: Phrase, part: Phrase, acting: Acting) -> Phrase:
        hung = isinstance(node, All | Join) and isinstance(part, Clause) and part.mood == "infinitive"
        return self._without_subject(part, "player") if hung else self.read(part, acting)

    # Clauses

    def _clause(self, node: Clause) -> Phrase:
        if node.subject is None and node.mood in ("infinitive", "gerund"):
            return self._without_subject(node, "player")
        acting: Acting = "player"
        if node.subject is None:
            subject = self.player()
        else:
            subject, acting = self._subject(node.subject)
        mood = "indicative" if node.mood == "imperative" else node.mood
        rest = self._without_subject(msgspec.structs.replace(node, subject=None, mood=mood), acting)
        return msgspec.structs.replace(cast("Clause", rest), subject=subject)

    def _subject(self, subject: Phrase) -> tuple[Phrase, Acting]:
        if subject == YOU:
            return self.player(), "player"
        if self._is_reader(subject):
            self.addressed = True
            return YOU, "opponent"
        return self.read(subject), ""

    def _is_reader(self, node: Phrase) -> bool:
        return self.seat.alone and isinstance(node, NP) and node.noun == "opponent" and node.det in _OPPONENTS

    def _without_subject(self, node: Phrase, acting: Acting) -> Phrase:
        """A clause whose subject stands elsewhere: what a noun does, what one may do."""
        if isinstance(node, Bilingual):
            return Bilingual(self._without_subject(node.en, acting), self._without_subject(node.fr, acting))
        return self._parts(node, acting)

    def _governed(self, node: PP | That, acting: Acting) -> Phrase:
        if isinstance(node, PP):
            return msgspec.structs.replace(node, of=self._without_subject(node.of, acting or "player"))
        return msgspec.structs.replace(node, clause=self._relative(node.clause))

    def _relative(self, clause: Clause) -> Clause:
        read = self._without_subject(clause, "") if clause.subject is None else self._clause(clause)
        return cast("Clause", read)

    # Nouns

    def _noun(self, node: NP, acting: Acting) -> Phrase:
        if self._is_reader(node):
            self.addressed = True
            return YOU
        that = None if node.that is None else self._relative(node.that)
        owner = node.owner
        bare = msgspec.structs.replace(node, that=None, owner=None)
        inner = cast("NP", self._parts(bare, acting))
        inner = msgspec.structs.replace(inner, that=that)
        if owner == YOU:
            return self._his(inner, "your", acting)
        if owner is not None:
            return msgspec.structs.replace(inner, owner=YOU if self._is_reader(owner) else self.read(owner))
        if node.det in _HIS:
            return self._his(inner, node.det, acting)
        if (acting == "opponent" or self.addressed) and node.det in _YOURS:
            return msgspec.structs.replace(inner, det=_YOURS[node.det])
        if self.seat.alone and set(node.adj) & set(self.seat.opposing):
            return self._yours(inner)
        if node.noun == "opponent" and not self.seat.alone and node.det in _OPPONENTS:
            det: Determiner = "a" if node.det in ("", "your") else node.det
            return msgspec.structs.replace(inner, det=det, of=self.seat.player)
        return inner

    def _his(self, node: NP, det: str, acting: Acting) -> Phrase:
        """Your hand: his own, where he is the one who acts; else Ada's."""
        if acting == "player" or self.named:
            en, fr = _HIS[det]
            return Bilingual(msgspec.structs.replace(node, det=en), msgspec.structs.replace(node, det=fr))
        self.named = True
        whole: Determiner = "all" if det == "all your" else ""
        return msgspec.structs.replace(node, det=whole, owner=self.seat.player)

    def _yours(self, node: NP) -> Phrase:
        """What is opposing to the card's player is the reader's."""
        adj = tuple(key for key in node.adj if key not in self.seat.opposing)
        mine = msgspec.structs.replace(node, adj=adj, det="your", count=None, adv="")
        if node.det in ("a", "each", "another", "one", "any") or node.count is not None:
            if not isinstance(node.noun, str):
                raise Unwritten(f"one of {node} is not written from another seat")
            group = msgspec.structs.replace(mine, plural=True)
            number = node.count if isinstance(node.count, int) else 1
            return Some("each" if node.det == "each" else number, node.noun, group, node.adv)
        if node.det in ("all", "generic", "some"):
            return msgspec.structs.replace(mine, det="all your" if node.det == "all" else "your", plural=True)
        return mine

    # Plain words

    def _check(self, node: Text | Adv | Adj) -> None:
        """Refuse plain words that speak to somebody: nobody could turn them round."""
        if isinstance(node, Text):
            words = f"{node.en} {node.fr}"
        else:
            term = LEXICON.adverb(node.key) if isinstance(node, Adv) else LEXICON.adjective(node.key)
            words = f"{term.en} {term.fr}"
        if _PERSONS.search(words):
            raise Unwritten(f"« {words} » speaks to its own player only")
