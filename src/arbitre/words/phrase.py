"""Phrase nodes: what is to be said, before any language is chosen.

Every node is frozen, hashable and plain data, so a card can hold one, a log can keep thousands, and the
realised text can be cached. Words are named by their key in the lexicon; only `Name` and `Symbol` carry text.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Language: TypeAlias = Literal["en", "fr"]
Gender: TypeAlias = Literal["m", "f"]
Determiner: TypeAlias = Literal[
    "", "a", "the", "this", "that", "each", "every", "all", "all your", "all his", "all their", "your", "his",
    "their", "any", "no", "another", "one", "some", "generic", "which", "all other", "the other",
]  # fmt: skip
"""`some` is the bare plural (dice / des dés); `generic` the whole kind (opponents / les adversaires)."""
Mood: TypeAlias = Literal[
    "", "indicative", "subjunctive", "unless", "imperative", "infinitive", "label", "gerund"
]  # fmt: skip
"""The subjunctive is French, and so is that of « unless », with a « ne » that denies nothing: à moins que ce
joueur ne paie; English says the indicative. A label is the infinitive of a button, which nobody in particular
does: se défausser."""
Modal: TypeAlias = Literal[
    "", "may", "can", "must", "cannot", "must not", "about to", "would", "then would", "could"
]
Negation: TypeAlias = Literal["", "not", "never", "no longer"]
Tense: TypeAlias = Literal["present", "past", "imperfect", "perfect", "future"]
"""The imperfect is French (que vous contrôliez), the perfect English (you've drawn); the other has a past."""
Bound: TypeAlias = Literal["", "or less", "or more"]


class Unwritten(TypeError):
    """There are no words for this yet; it is refused, because left out it would be a lie."""


class Phrase(msgspec.Struct, frozen=True, cache_hash=True):
    """The root of all nodes."""


class Name(Phrase, frozen=True, cache_hash=True):
    """A card's or a player's own name; `gender` and `plural` are those of the French name."""

    en: str
    fr: str = ""
    gender: Gender = "m"
    plural: bool = False
    person: bool = False
    aspirate: bool | None = None
    """Whether the French name refuses elision; `None` lets the spelling decide."""
    bare: bool = False
    """Whether the French name stands without an article: a person's, a sentence, one that brings its own."""


class Symbol(Phrase, frozen=True, cache_hash=True):
    """Text that is the same everywhere: bursts, `+3/+3`, a figure."""

    text: str


class Text(Phrase, frozen=True, cache_hash=True):
    """Plain words in both languages that need no grammar of their own: this way / de cette manière.

    With `slots`, {0}, {1} … stand for phrases, which meet the words around them as any others do:
    `Text("half of {0}", "la moitié de {0}", (NP("card", "the", plural=True),))` is « la moitié des cartes ».
    """

    en: str
    fr: str
    slots: tuple[Phrase, ...] = ()


class Pronoun(Phrase, frozen=True, cache_hash=True):
    """You, or a third person standing for `noun` (a lexicon key, which gives the gender)."""

    person: Literal[2, 3] = 3
    noun: str = ""
    plural: bool = False
    gender: Gender | None = None


class Again(Phrase, frozen=True, cache_hash=True):
    """The pronoun for what another phrase means, in its gender and number: it / il, elle, ils, elles."""

    of: Phrase


class Agreed(Phrase, frozen=True, cache_hash=True):
    """Words, adjectives among them, that agree with what another phrase means: tapped / engagée."""

    inner: Phrase
    to: Phrase


class That(Phrase, frozen=True, cache_hash=True):
    """A relative clause among the `mods` of a noun: (a card) you control / que vous contrôlez."""

    clause: Clause


class Figure(Phrase, frozen=True, cache_hash=True):
    """A characteristic and its value: level 2 or less / niveau 2 ou moins."""

    noun: str
    value: int | Symbol
    bound: Bound = ""


class Bonus(Phrase, frozen=True, cache_hash=True):
    """A signed change of a characteristic: +2 attack / +2 en attaque."""

    amount: int
    noun: str


class NP(Phrase, frozen=True, cache_hash=True):
    """A noun with all that goes around it."""

    noun: str | Name
    det: Determiner = ""
    adj: tuple[str, ...] = ()
    count: int | Symbol | Text | None = None
    """A figure, or a number in words (`idioms.numeral`): two cards / deux cartes."""
    plural: bool = False
    adv: str = ""
    """An adverb before the whole: exactly, at least, up to."""
    called: Called | None = None
    """A name that says which kind, or words that do: an Assistant die / un dé Assistant."""
    owner: Phrase | None = None
    of: Phrase | None = None
    mods: tuple[Phrase, ...] = ()
    that: Clause | None = None
    """A relative clause; without a subject the noun is its subject, with one the noun is its object."""


class Some(Phrase, frozen=True, cache_hash=True):
    """So many of a group: one of your creatures. With no group, a bare quantity: vous en avez 2."""

    count: int | Symbol | Literal["each"]
    noun: str
    of: Phrase | None = None
    adv: str = ""


class Mine(Phrase, frozen=True, cache_hash=True):
    """A possessive pronoun: yours, his / le vôtre, le sien; it agrees with `thing`."""

    owner: Pronoun
    thing: str
    plural: bool = False


class Adj(Phrase, frozen=True, cache_hash=True):
    """An adjective said of the subject: this creature is ready."""

    key: str
    adv: str = ""


class Adv(Phrase, frozen=True, cache_hash=True):
    key: str


class PP(Phrase, frozen=True, cache_hash=True):
    """A preposition and what it governs: a noun phrase, or a clause without subject (by paying)."""

    prep: str
    of: Phrase


class Clause(Phrase, frozen=True, cache_hash=True):
    """A verb and its companions. Without a subject it is an order, unless `mood` says otherwise."""

    subject: Phrase | None
    verb: str | tuple[str, ...]
    object: Phrase | None = None
    to: Phrase | None = None
    after: tuple[Phrase, ...] = ()
    modal: Modal = ""
    neg: Negation = ""
    only: bool = False
    passive: bool = False
    by: Phrase | None = None
    tense: Tense = "present"
    mood: Mood = ""


class All(Phrase, frozen=True, cache_hash=True):
    """Coordination: a, b and c."""

    items: tuple[Phrase, ...]
    word: Literal["and", "or", "then", ""] = "and"
    serial: bool = False
    """In English, a comma before the conjunction of three or more: a, b, and c."""


class Deeds(Phrase, frozen=True, cache_hash=True):
    """Several verbs of one subject: it moves and attacks. The clauses have no subject of their own."""

    subject: Phrase
    clauses: tuple[Phrase, ...]
    word: Literal["and", "or", "then"] = "and"
    serial: bool = False


class Words(Phrase, frozen=True, cache_hash=True):
    """Phrases simply one after the other."""

    items: tuple[Phrase, ...]


class Join(Phrase, frozen=True, cache_hash=True):
    """Clauses joined by a punctuation mark."""

    items: tuple[Phrase, ...]
    mark: Literal[",", ";", ":", ".", "—"] = ";"


class If(Phrase, frozen=True, cache_hash=True):
    """A condition, a trigger or a time, and what follows from it: if …, when …, as long as …"""

    condition: Phrase
    then: Phrase
    word: Literal["if", "when", "whenever", "while", "unless", "until", "after"] = "if"
    last: bool = False
    """Say the condition after the consequence."""


class Paren(Phrase, frozen=True, cache_hash=True):
    inner: Phrase


class Quoted(Phrase, frozen=True, cache_hash=True):
    """A sentence in quotation marks: "Draw a card." / « Piochez une carte. »"""

    inner: Phrase


class Sentence(Phrase, frozen=True, cache_hash=True):
    """Capital letter and full stop."""

    inner: Phrase
    end: Literal[".", "!", "?", "", ":"] = "."


class Headed(Phrase, frozen=True, cache_hash=True):
    """A heading, a colon and a sentence: the lines of a card that start with bursts or a keyword."""

    head: Phrase
    body: Phrase


class Paragraphs(Phrase, frozen=True, cache_hash=True):
    items: tuple[Phrase, ...]


class Bilingual(Phrase, frozen=True, cache_hash=True):
    """Two structures where the two languages really differ."""

    en: Phrase
    fr: Phrase


Called: TypeAlias = Name | Text | Bilingual
"""What may stand beside a noun to say which kind."""
YOU = Pronoun(2)


def it(noun: str) -> Pronoun:
    """The pronoun for one `noun`."""
    return Pronoun(3, noun)


def they(noun: str) -> Pronoun:
    """The pronoun for several."""
    return Pronoun(3, noun, plural=True)


def signed(amount: int) -> Symbol:
    """+2, -1, +0."""
    return Symbol(f"{amount:+d}")


def pair(attack: int, defense: int) -> Symbol:
    """+3/+3."""
    return Symbol(f"{attack:+d}/{defense:+d}")


def when(trigger: Phrase, then: Phrase) -> If:
    return If(trigger, then, "when")


def may(clause: Clause) -> Clause:
    """The same order as a permission: draw a die → you may draw a die."""
    return msgspec.structs.replace(clause, subject=clause.subject or YOU, modal="may", mood="indicative")


def label(clause: Clause, *notes: Phrase) -> Sentence:
    """A button: the infinitive in French, the plain verb in English, no full stop, `notes` in brackets."""
    head = msgspec.structs.replace(clause, mood="label")
    return Sentence(Words((head, *(Paren(note) for note in notes))), end="")


def ask(clause: Clause) -> Sentence:
    """A yes/no prompt: Reroll this die? / Relancer ce dé ?"""
    return Sentence(msgspec.structs.replace(clause, mood="label"), end="?")


def player(name: str) -> Name:
    """A player's name, the same in both languages."""
    return Name(name, name, person=True)
