"""What is made or copied: tokens, copies, emblems; and what may be cast."""

from __future__ import annotations

import msgspec

from arbitre.kernel.effects import Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Agreed,
    Bilingual,
    Clause,
    Join,
    Phrase,
    Pronoun,
    Symbol,
    Text,
    Words,
    numeral,
)
from arbitre.words.moves import move
from arbitre.words.orders import permit, until
from arbitre.words.saying import unsaid

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import BASIC_LAND_TYPES, Face, colours_of
from ...language.keywords import Haste
from ..terms import NAMES, text
from .amounts import each_counter, measured, of_each, where_x
from .cards import as_it_lies
from .changes import beside, excepted, granted, shade, sorts
from .costs import cost
from .filters import found, subtype
from .groups import ANY_NUMBER
from .idioms import FREELY, so_long_as
from .nouns import keyword_noun, type_noun
from .players import THAT_PLAYER, actor
from .tale import (
    DONE,
    Tale,
    it,
    led,
    owners,
    say,
    says,
    sentences,
    that_one,
    undone,
)


@says(n.CreateTokens)
def create_tokens(node: n.CreateTokens, tale: Tale) -> Phrase:
    """Create a 1/1 white Toy artifact creature token."""
    face = CARDS[CARD_NUMBER[node.token]].faces[0]
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    where: tuple[Phrase, ...] = ()
    if isinstance(node.power, Node):
        size = "X/X"
        where = (where_x(node.power, tale),)
        assert node.toughness == node.power, "power and toughness that differ are not written yet"
    else:
        unsaid(node, "power", "toughness")
    each = of_each(node.number, tale)
    if isinstance(node.number, n.CountersOn):
        each = (PP("for", each_counter(node.number, tale)),)
        node = msgspec.structs.replace(node, number=1)
    if node.whom is None:
        token = _token(node, face, size, tale)
    else:
        assert node.attacking and isinstance(node.whom, n.ThatPlayer), "attacking that player"
        so = Text("that's {0} {1}", "", (as_it_lies(node.tapped, True) or Text("", ""), THAT_PLAYER))
        bare_one = msgspec.structs.replace(node, tapped=False, attacking=False)
        english = with_mods(_token(bare_one, face, size, tale), (so,))
        token = Bilingual(english, with_mods(_token(node, face, size, tale), (THAT_PLAYER,)))
    if "legendary" in face.supertypes:
        token = Join((NAMES[face.slug], token), ",")
    order = Clause(actor(node.who, tale), "magic.create", token, after=each)
    return Join((order, *where), ",") if where else order


def _token(node: n.CreateTokens, face: Face, size: str, tale: Tale) -> Phrase:
    name = NAMES[face.slug]
    subs = [subtype(word) for word in face.subtypes]
    so = as_it_lies(node.tapped, node.attacking)
    named = Text(name.en, name.fr)
    if "creature" not in face.types and [sub[0] for sub in subs] == [name.en]:
        return measured("token", node.number, tale, Bilingual(beside(so, named), beside(named, so)))
    every_land = set(face.subtypes) == set(BASIC_LAND_TYPES)
    legendary = Adj("magic.legendary") if "legendary" in face.supertypes else None
    kind = NP(type_noun(face.types))
    figures = Symbol(size) if size else None
    colours = Agreed(shade(colours_of(face)) or Adj("magic.colorless"), kind)
    kinds = None if every_land else sorts(face.subtypes)
    of = Text("", "de {0}", (kind,))
    behind_all = so if face.abilities and node.attacking else None
    so = None if behind_all is not None else so
    grand = None if legendary is None else Agreed(legendary, kind)
    called = Bilingual(
        beside(so, grand, figures, colours, kinds, kind), beside(of, grand, figures, colours, kinds, so)
    )
    mods: list[Phrase] = []
    if name.en not in [sub[0] for sub in subs] and legendary is None:
        mods.append(text("named {0}", named))
    if every_land:
        mods.append(text("that is every basic land type"))
    if face.abilities:
        having: Phrase = PP("magic.with", granted(face.abilities, Tale(f"magic.{face.types[-1]}")))
        if behind_all is not None:
            token = NP("token")
            having = Bilingual(
                Words((having, Text("that's", ""), behind_all)),
                Join((having, Agreed(behind_all, token)), ","),
            )
        mods.append(having)
    return with_mods(measured("token", node.number, tale, called), tuple(mods))


def with_mods(what: Phrase, mods: tuple[Phrase, ...]) -> Phrase:
    """A noun with more behind it."""
    if isinstance(what, Bilingual):
        return Bilingual(with_mods(what.en, mods), with_mods(what.fr, mods))
    assert isinstance(what, NP), "only a noun has anything behind it"
    return msgspec.structs.replace(what, mods=(*mods, *what.mods))


@says(n.CreateCopies)
def create_copies(node: n.CreateCopies, tale: Tale) -> Phrase:
    """Create a token that's a copy of target creature you control, except it has flying."""
    of = found(node.of, tale)
    unsaid(node, "number")
    copy = text("that's a copy of {0}", of)
    token = NP("token", "a", called=beside(as_it_lies(node.tapped, node.attacking)), mods=(copy,))
    order = Clause(None, "magic.create", token)
    if not node.except_:
        return order
    exceptions = excepted(node.except_, tale._replace(about=("token",), many=False, chosen=None))
    return Join((order, Words((text("except"), exceptions))), ",")


@says(n.CopySpell)
def copy_spell(node: n.CopySpell, tale: Tale) -> Phrase:
    which = that_one(tale) if isinstance(node.which, n.That | n.Targeted) else found(node.which, tale)
    order = Clause(None, "magic.copy", which)
    if not node.new_targets:
        return order
    unsaid(node, "number")
    targets = text("new targets for the copy")
    return sentences(order, permit(Clause(None, "choose", targets)))


@says(n.CastCopies)
def cast_copies(node: n.CastCopies, tale: Tale) -> Phrase:
    """Copy those cards; you may cast the copies."""
    order = Clause(None, "magic.copy", found(node.of, tale))
    free = FREELY
    copies = text("any number of the copies")
    if isinstance(node.of, n.ExiledWith) or not tale.many:
        copies = text("the copy")
    return sentences(order, permit(Clause(None, "cast", copies, after=(free,) if node.free else ())))


@says(n.MayCast)
def may_cast(node: n.MayCast, tale: Tale) -> Phrase:
    """You may cast it without paying its mana cost. If you don't, put it into its owner's graveyard."""
    what = it(tale) if isinstance(node.which, This) else found(node.which, tale)
    if node.most is not None or (isinstance(node.which, n.Made) and tale.many):
        return _may_cast_some(node, tale)
    if node.transformed:
        assert not isinstance(node.which, n.Filter), "this card"
        what = text("that card")
    price: Phrase = FREELY
    if node.transformed:
        price = text("transformed without paying its mana cost")
    if node.paying:
        price = text("for {0}", Words(tuple(cost(each, tale) for each in node.paying)))
    told: list[Phrase] = [Clause(YOU, "cast", what, modal="may", after=(price,))]
    if node.otherwise is not None:
        told.append(led("if", undone(YOU), say(node.otherwise, tale)))
    if node.haste is not None:
        creature = Pronoun(3, "magic.creature")
        hasty = Clause(creature, "have", keyword_noun(Haste))
        control = Clause(YOU, "magic.control", creature)
        lasts = so_long_as(control)
        told.append(led("if", text("it's a creature"), until(hasty, lasts)))
    unsaid(node, "then")
    return sentences(*told)


def _may_cast_some(node: n.MayCast, tale: Tale) -> Phrase:
    """You may cast up to three spells from your hand without paying their mana costs."""
    unsaid(node, "paying", "otherwise", "haste", "transformed")
    if isinstance(node.which, n.Made):
        unsaid(node, "most")
        spells: Phrase = NP("spell", count=ANY_NUMBER)
        among: Phrase = text("from among cards exiled this way")
    else:
        assert node.which == n.Cards(whose=n.YOURS, where=("hand",)), "cards of your hand"
        assert node.most is not None
        spells = NP("spell", "a") if node.most == 1 else NP("spell", count=numeral(node.most), adv="up_to")
        among = PP("magic.from", NP("hand", "your"))
    one = node.most == 1
    price = text("without paying its mana cost") if one else text("without paying their mana costs")
    told: list[Phrase] = [Clause(YOU, "cast", spells, modal="may", after=(among, price))]
    if node.then is not None:
        told.append(led("if", DONE, say(node.then, tale)))
    return sentences(*told)


@says(n.Bury)
def bury(node: n.Bury, tale: Tale) -> Phrase:
    what = it(tale) if isinstance(node.which, This) else found(node.which, tale)
    return move("put", what, PP("into", owners("magic.graveyard", what)), ahead=False)


@says(n.GetEmblem)
def get_emblem(node: n.GetEmblem, tale: Tale) -> Phrase:
    face = CARDS[CARD_NUMBER[node.emblem]].faces[0]
    emblem = NP("magic.emblem", "a", mods=(PP("magic.with", granted(face.abilities, Tale("magic.emblem"))),))
    return Clause(YOU, "get", emblem)
