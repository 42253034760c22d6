"""What a spell or ability does with cards: moving and looking, tokens, copies and emblems, the stack."""

from __future__ import annotations

from arbitre.kernel.effects import Node

from ..changes import Change
from ..filters import Made
from ..players import You

# Moving cards


class PutOntoBattlefield(Node, frozen=True, kw_only=True):
    """Put cards onto the battlefield (return them there): under your control or their owner's, with
    counters, tapped, attacking; `becoming` changes it for good from the moment it enters."""

    which: Node
    under: str = "you"  # "you" or "owner"
    tapped: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    becoming: tuple[Change, ...] = ()


class PutIntoHand(Node, frozen=True):
    """Put (return) objects into their owners' hands."""

    which: Node


class PutOnLibrary(Node, frozen=True):
    """Put objects on top of (or under) their owners' libraries: several at random, or (`ordered`) in an order
    you choose."""

    which: Node
    bottom: bool = False
    random: bool = False
    ordered: bool = False


class TakeDifferent(Node, frozen=True):
    """Put any number of cards like this, with different powers, from among these into your hand; the rest of
    them is `Made()`."""

    among: Node
    like: Node


class LookAtTop(Node, frozen=True):
    """Look at the top cards of your library; choose up to so many cards like this among them and do something
    with those (`Made()`), then something with the rest (`Made()`)."""

    number: int | Node
    card: Node
    most: int = 1
    do: Node = PutIntoHand(Made())
    rest: Node = PutOnLibrary(Made(), bottom=True)


class ShuffleIn(Node, frozen=True):
    """Shuffle objects into their owners' libraries."""

    which: tuple[Node, ...]


class Draw(Node, frozen=True):
    """Players draw cards."""

    number: int | Node = 1
    who: Node = You()


class Discard(Node, frozen=True):
    """Players discard cards of their choice, or at random; `ALL`: their hand; `ANY_NUMBER`: at least one, if
    they do it at all."""

    number: int | Node = 1
    who: Node = You()
    random: bool = False


class ExileDiverse(Node, frozen=True):
    """Exile any number of cards like this with so many card types among them; they are `Made()`."""

    among: Node
    types: int


class DiscardThese(Node, frozen=True):
    """Their owners discard these cards."""

    which: Node


class LookAtHand(Node, frozen=True):
    """You look at the hands of players."""

    who: Node


class Mill(Node, frozen=True):
    """Players mill cards (701.13); they are `Made()`."""

    number: int | Node = 1
    who: Node = You()


class Surveil(Node, frozen=True):
    """Surveil (701.42)."""

    number: int | Node


class Scry(Node, frozen=True):
    """Scry (701.18)."""

    number: int | Node


class Search(Node, frozen=True):
    """Search your library for cards like this, put them somewhere ("hand", "battlefield", "top",
    "graveyard"), then shuffle. Nothing need be found unless any card would do (701.19b)."""

    card: Node | None = None
    to: str = "hand"
    reveal: bool = True
    number: int | Node = 1
    tapped: bool = False


class ManifestDread(Node, frozen=True):
    """Manifest dread (701.60), once or so many times in a row; what was manifested is `Made()`."""

    times: int | Node = 1


class Manifest(Node, frozen=True):
    """Manifest cards (701.34); `cloak` gives them ward {2} (701.56)."""

    which: Node
    cloak: bool = False


class Reveal(Node, frozen=True):
    """Reveal cards to all players."""

    which: Node


class RevealUntil(Node, frozen=True):
    """Reveal cards from the top of your library until one like this is revealed; do something with it
    (`Made()`), and put the rest on the bottom of your library in a random order."""

    card: Node
    do: Node


class ExileUntil(Node, frozen=True):
    """Exile cards from the top of your library until one like this is exiled; do something with it
    (`Made()`)."""

    card: Node
    do: Node


class TurnFaceUp(Node, frozen=True):
    """Turn permanents face up; an instant or sorcery card is only revealed (708.11)."""

    which: Node


class TurnFaceDown(Node, frozen=True):
    """Turn permanents face down; a double-faced one stays as it is (708.2a, 712.16)."""

    which: Node


# Tokens, copies, emblems


class CreateTokens(Node, frozen=True):
    """Create tokens of a definition (its slug); `power` and `toughness` where the sentence gives them as an
    amount. They are `Made()`."""

    token: str
    number: int | Node = 1
    power: int | Node | None = None
    toughness: int | Node | None = None
    tapped: bool = False
    attacking: bool = False
    who: Node = You()
    whom: Node | None = None  # the player they attack; else their controller chooses


class CreateCopies(Node, frozen=True):
    """Create tokens that are copies of an object, except for some changes. They are `Made()`."""

    of: Node
    number: int | Node = 1
    except_: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False


class CopySpell(Node, frozen=True):
    """Copy a spell (or ability) on the stack; you may choose new targets for the copy (707.10)."""

    which: Node
    number: int | Node = 1
    new_targets: bool = True


class CastCopies(Node, frozen=True):
    """Copy cards; you may cast any of the copies, one after the other, paying their costs unless `free`
    (707.12)."""

    of: Node
    free: bool = False


class MayCast(Node, frozen=True):
    """You may cast a card while this resolves (608.2g), paying these costs rather than its mana cost (none:
    without paying it); if you don't, `otherwise`, if you do, `then`. With `haste`, a creature so cast has it
    until you lose control of it; `transformed`: cast with its back face up. Of several cards you may cast
    any number, or up to `most`, one after the other."""

    which: Node
    paying: tuple[Node, ...] = ()
    otherwise: Node | None = None
    haste: Node | None = None
    transformed: bool = False
    most: int | None = None
    then: Node | None = None


class Bury(Node, frozen=True):
    """Put cards into their owners' graveyards."""

    which: Node


class GetEmblem(Node, frozen=True):
    """You get an emblem (its slug)."""

    emblem: str


# The stack


class CounterSpell(Node, frozen=True):
    """Counter spells or abilities."""

    which: Node


class ChangeTarget(Node, frozen=True):
    """Change the target of a spell or ability with a single target, if another legal one exists (115.7a)."""

    which: Node
