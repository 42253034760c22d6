"""What stands in brackets behind a sentence: what is new, or easily forgotten. In our own words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.kernel.effects import Node, walk
from arbitre.words import Phrase

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import Face
from ..terms import text
from .events import ROMAN
from .tale import Tale, say

ROOM_REMINDER: Final = text(
    "cast either half: its door opens on the battlefield. Whenever you could cast a sorcery, you may pay "
    "the mana cost of a locked door to unlock it",
    "lancez l'une ou l'autre moitié : son accès s'ouvre sur le champ de bataille. Quand vous pourriez "
    "lancer un rituel, vous pouvez déverrouiller un accès en payant son coût de mana",
)

_DREAD: Final = text(
    "Of the top two cards of your library, put one onto the battlefield face down as a 2/2 creature and "
    "the other into your graveyard. A creature card can be turned face up any time for its mana cost.",
    "Des deux cartes du dessus de votre bibliothèque, mettez-en une face cachée sur le champ de bataille "
    "comme créature 2/2 et l'autre dans votre cimetière. Une carte de créature peut être retournée face "
    "visible à tout moment pour son coût de mana.",
)
_THEIR_DREAD: Final = text(
    "Of the top two cards of their library, that player puts one onto the battlefield face down as a 2/2 "
    "creature and the other into their graveyard. A creature card can be turned face up any time for its "
    "mana cost.",
    "Des deux cartes du dessus de sa bibliothèque, ce joueur en met une face cachée sur le champ de "
    "bataille comme créature 2/2 et l'autre dans son cimetière. Une carte de créature peut être retournée "
    "face visible à tout moment pour son coût de mana.",
)
_MANIFEST: Final = text(
    "It lies face down on the battlefield as a 2/2 creature. A creature card can be turned face up any "
    "time for its mana cost.",
    "Elle est mise face cachée sur le champ de bataille comme créature 2/2. Une carte de créature peut "
    "être retournée face visible à tout moment pour son coût de mana.",
)
_CLOAK: Final = text(
    "It lies face down on the battlefield as a 2/2 creature with ward {2}. A creature card can be turned "
    "face up any time for its mana cost.",
    "Elle est mise face cachée sur le champ de bataille comme créature 2/2 avec parade {2}. Une carte de "
    "créature peut être retournée face visible à tout moment pour son coût de mana.",
)
_FINALITY: Final = text(
    "A creature with a finality counter on it is exiled instead of dying.",
    "Une créature avec un marqueur « fatalité » sur elle est exilée au lieu de mourir.",
)
_STUN: Final = text(
    "Instead of untapping, a permanent with a stun counter on it loses one of them.",
    "Au lieu de se dégager, un permanent avec un marqueur « étourdissement » sur lui en perd un.",
)
_GOAD: Final = text(
    "Until your next turn it must attack, and somebody other than you if it can.",
    "Jusqu'à votre prochain tour, elle doit attaquer, et si possible quelqu'un d'autre que vous.",
)
_SURVEIL: Final = text(
    "Look at the top two cards of your library; put any of them into your graveyard and the others back in "
    "any order.",
    "Regardez les deux cartes du dessus de votre bibliothèque ; mettez celles que vous voulez dans votre "
    "cimetière et remettez les autres dans l'ordre de votre choix.",
)
_NOT_A_CREATURE: Final = text("It's not a creature.", "Ce n'est pas une créature.")
_CONVOKE: Final = text(
    "Each creature you tap while casting such a spell pays for {1} or for one mana of its color.",
    "Chaque créature que vous engagez en lançant un tel sort paie {1} ou un mana de sa couleur.",
)


def notes(node: Node, tale: Tale) -> Iterator[tuple[str, Phrase]]:
    """What a sentence needs to be understood, each with a key."""
    theirs = any(isinstance(part, n.Each) for part in walk(node))
    for part in walk(node):
        match part:
            case n.ManifestDread():
                yield "dread", _THEIR_DREAD if theirs else _DREAD
            case n.Manifest():
                yield "manifest", _CLOAK if part.cloak else _MANIFEST
            case n.PutOntoBattlefield(counters=(("finality", _), *_)):
                yield "finality", _FINALITY
            case n.PutOntoBattlefield(becoming=(n.Becomes(types=("enchantment",)), *_)):
                yield "no creature", _NOT_A_CREATURE
            case n.PutCounters(kind="stun"):
                yield "stun", _STUN
            case n.Goad():
                yield "goad", _GOAD
            case n.Surveil(number=2) if isinstance(node, n.Activated) and node.loyalty is None:
                yield "surveil", _SURVEIL
            case n.CreateTokens() if (
                "creature" not in _face(part.token).types and _face(part.token).abilities
            ):
                yield "token", _token_note(_face(part.token))
            case n.Has() if any(getattr(each, "word", "") == "convoke" for each in part.abilities):
                yield "convoke", _CONVOKE
            case _:
                continue


def _face(slug: str) -> Face:
    return CARDS[CARD_NUMBER[slug]].faces[0]


def _token_note(face: Face) -> Phrase:
    """What a token with a name of its own does."""
    from arbitre.words import Quoted, Words

    ability = say(face.abilities[0], Tale(f"magic.{face.types[0]}"))
    return Words((text("They're enchantments with", "Ce sont des enchantements avec"), Quoted(ability)))


def saga_note(face: Face) -> Phrase:
    """How a Saga goes on, up to its last chapter."""
    last = max(
        number
        for node in walk(face.abilities)
        if isinstance(node, n.ChapterReached)
        for number in node.chapters
    )
    return text(
        f"It gets a lore counter as it enters and after each of your draw steps. Sacrifice it after "
        f"{ROMAN[last]}.",
        "Elle reçoit un marqueur « sapience » quand elle arrive et après chacune de vos étapes de pioche. "
        f"Sacrifiez-la après {ROMAN[last]}.",
    )
