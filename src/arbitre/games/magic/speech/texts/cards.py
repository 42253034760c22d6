"""What is done with cards: drawn, discarded, searched for, put somewhere; tokens and copies."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    All,
    Bilingual,
    Clause,
    Join,
    Name,
    Phrase,
    Symbol,
    Text,
    Words,
    numeral,
)

from ... import language as n
from ...cards.index import CARD_NUMBER, CARDS
from ...language.definitions import BASIC_LAND_TYPES, Face, colours_of
from ..terms import NAMES, counter_kind, text
from .amounts import measured, of_each, value
from .changes import colours, excepted, french_type, granted, identity
from .costs import cost
from .filters import EACH, How, found, group, put, subtype
from .players import actor
from .tale import Tale, it, itself, say, says, sentences, that_one, this

_BATTLEFIELD: Final = NP("magic.battlefield", "the")
_REFERENCES: Final = (This, It, n.That, n.Targeted, n.Made)


def _onto(verb: str) -> Phrase:
    return Bilingual(text("to the battlefield" if verb == "return" else "onto the battlefield", ""),
                     text("", "sur le champ de bataille"))  # fmt: skip


def _their(key: str, tale: Tale) -> Phrase:
    return Bilingual(NP(key, "their"), NP(key, "his")) if tale.theirs else NP(key, "your")


# Moving


@says(n.PutOntoBattlefield)
def put_onto_battlefield(node: n.PutOntoBattlefield, tale: Tale) -> Phrase:
    """Return it to the battlefield under its owner's control with a finality counter on it."""
    from_own = isinstance(node.which, n.Target) and getattr(node.which.among, "whose", "") == n.YOURS
    returned = (isinstance(node.which, _REFERENCES) and tale.chosen is None) or from_own
    verb = "return" if returned else "put"
    what = _moved(node.which, tale)
    after: list[Phrase] = []
    if isinstance(node.which, This):
        after.append(text("from your graveyard", "depuis votre cimetière"))
        if node.under == "owner":
            after.clear()
    after.append(_onto(verb))
    if node.tapped:
        after.append(
            text("tapped", "engagée")
            if not node.attacking
            else text("tapped and attacking", "engagée et attaquante")
        )
    if node.under == "owner":
        after.append(text("under its owner's control", "sous le contrôle de son propriétaire"))
    elif not from_own and not isinstance(node.which, This):
        after.append(text("under your control", "sous votre contrôle"))
    pronoun: Phrase = _pronoun(node.which, tale)
    for kind, number in node.counters:
        counters = measured("magic.counter", number, tale, counter_kind(kind))
        after += [PP("magic.with", counters), PP("on", pronoun)]
    order = Clause(None, verb, what, after=tuple(after))
    noun = identity(node.becoming, False) if node.becoming else None
    return order if noun is None else sentences(order, Words((text("it's", "c'est"), noun)))


def _moved(which: Node, tale: Tale) -> Phrase:
    if isinstance(which, n.That):
        return Bilingual(NP("card", "that"), NP("card", "this"))
    if isinstance(which, This) and not tale.named:
        return Bilingual(NP("card", "this"), this(tale))
    return found(which, tale, How("all", moving=True))


def _pronoun(which: Node, tale: Tale) -> Phrase:
    if isinstance(which, This):
        return itself(tale)
    return it(tale._replace(about=("card",), many=False))


@says(n.PutIntoHand)
def put_into_hand(node: n.PutIntoHand, tale: Tale) -> Phrase:
    """Return target creature to its owner's hand; cards go to hand from elsewhere."""
    owner = text("its owner's hand", "la main de son propriétaire")
    if isinstance(node.which, n.ExiledWith):
        return Clause(
            None, "put", found(node.which, tale, EACH), after=(Words((text("into", "dans"), owner)),)
        )
    if isinstance(node.which, n.Made):
        yours = Words((text("into", "dans"), _their("hand", tale)))
        return Clause(None, "put", found(node.which, tale), after=(yours,))
    return Clause(None, "return", found(node.which, tale), after=(Words((text("to", "dans"), owner)),))


@says(n.PutOnLibrary)
def put_on_library(node: n.PutOnLibrary, tale: Tale) -> Phrase:
    side = text("on the bottom of", "au-dessous de") if node.bottom else text("on top of", "au-dessus de")
    if isinstance(node.which, n.Made):
        whose: Phrase = _their("magic.library", tale)
    else:
        whose = text("its owner's library", "la bibliothèque de son propriétaire")
    order = text("in a random order", "dans un ordre aléatoire") if node.random else None
    after = (Words((side, whose)), *((order,) if order else ()))
    return Clause(None, "put", found(node.which, tale, How("all", moving=True)), after=after)


@says(n.ShuffleIn)
def shuffle_in(node: n.ShuffleIn, tale: Tale) -> Phrase:
    what = All(tuple(found(part, tale) for part in node.which))
    into = text("into their owners' libraries", "dans les bibliothèques de leurs propriétaires")
    return Clause(None, "shuffle", what, after=(into,))


@says(n.Draw)
def draw(node: n.Draw, tale: Tale) -> Phrase:
    return Clause(
        actor(node.who, tale), "draw", measured("card", node.number, tale), after=of_each(node.number, tale)
    )


@says(n.Discard)
def discard(node: n.Discard, tale: Tale) -> Phrase:
    subject = actor(node.who, tale)
    if node.number == n.ALL:
        hand = NP("hand", "your") if subject is None else Bilingual(NP("hand", "their"), NP("hand", "his"))
        return Clause(subject, "magic.discard", hand)
    after = (text("at random", "au hasard"),) if node.random else ()
    return Clause(subject, "magic.discard", measured("card", node.number, tale), after=after)


@says(n.Mill)
def mill(node: n.Mill, tale: Tale) -> Phrase:
    return Clause(actor(node.who, tale), "magic.mill", measured("card", node.number, tale))


@says(n.Surveil)
def surveil(node: n.Surveil, tale: Tale) -> Phrase:
    return Clause(None, "magic.surveil", value(node.number, tale))


@says(n.Scry)
def scry(node: n.Scry, tale: Tale) -> Phrase:
    """French names it with a noun: Regard 1."""
    return Bilingual(
        Clause(None, "magic.scry", value(node.number, tale)),
        Words((text("", "regard"), value(node.number, tale))),
    )


@says(n.Search)
def search(node: n.Search, tale: Tale) -> Phrase:
    """Search your library for a Demon card, reveal it, put it into your hand, then shuffle."""
    card = _sought(node, tale)
    many = node.number != 1
    said = tale._replace(about=("card",), many=many, chosen=None)
    library = _their("magic.library", tale)
    seek = Bilingual(
        Clause(None, "magic.search", library, after=(PP("for", card),)),
        Words((Clause(None, "magic.search"), PP("in", library), card)),
    )
    parts: list[Phrase] = [seek]
    if node.reveal and node.to == "hand":
        parts.append(Clause(None, "reveal", it(said)))
    parts.append(Clause(None, "put", it(said), after=_found_goes(node, tale)))
    parts.append(Clause(None, "shuffle"))
    return All(tuple(parts), "then")


def _sought(node: n.Search, tale: Tale) -> Phrase:
    if node.card is None:
        return NP("card", "a")
    assert isinstance(node.card, n.Cards), "only cards are searched for"
    how = How("a", placed=False)
    one = group(node.card, tale, how)
    if node.number == 1:
        return put(one, how)
    if isinstance(node.number, int):
        count = numeral(node.number, "f")
    else:
        count = Text("that many", "autant de")
    called = Name(one.en, one.fr) if one.en else None
    return NP("card", count=count, adv="up_to", called=called, mods=one.mods)


def _found_goes(node: n.Search, tale: Tale) -> tuple[Phrase, ...]:
    tapped = (text("tapped", "engagées"),) if node.tapped else ()
    match node.to:
        case "battlefield":
            return (_onto("put"), *tapped)
        case "graveyard":
            return (PP("into", _their("magic.graveyard", tale)),)
        case "top":
            return (text("on top of your library", "au-dessus de votre bibliothèque"),)
        case _:
            return (PP("into", _their("hand", tale)),)


@says(n.ManifestDread)
def manifest_dread(node: n.ManifestDread, tale: Tale) -> Phrase:
    return Clause(None, "magic.manifest", Bilingual(Text("dread", ""), Text("", "l'effroi")))


@says(n.Manifest)
def manifest(node: n.Manifest, tale: Tale) -> Phrase:
    return Clause(None, "magic.cloak" if node.cloak else "magic.manifest", found(node.which, tale))


# Tokens, copies, emblems


@says(n.CreateTokens)
def create_tokens(node: n.CreateTokens, tale: Tale) -> Phrase:
    """Create a 1/1 white Toy artifact creature token."""
    face = CARDS[CARD_NUMBER[node.token]].faces[0]
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    where: tuple[Phrase, ...] = ()
    if isinstance(node.power, Node):
        size = "X/X"
        where = (Words((text("where X is", "X étant"), value(node.power, tale))),)
    token = _token(node, face, size)
    order = Clause(actor(node.who, tale), "magic.create", token, after=of_each(node.number, tale))
    return Join((order, *where), ",") if where else order


def _token(node: n.CreateTokens, face: Face, size: str) -> Phrase:
    name = NAMES[face.slug]
    subs = [subtype(word) for word in face.subtypes]
    en_tapped, fr_tapped = _arriving(node.tapped, node.attacking)
    if "creature" not in face.types and [sub[0] for sub in subs] == [name.en]:
        called = Name(f"{en_tapped} {name.en}".strip(), f"{name.fr} {fr_tapped}".strip())
        return _counted(node.number, called)
    noun_fr, gender = french_type(face.types)
    shade_en, shade_fr = colours(colours_of(face), gender)
    if not shade_en:
        shade_en, shade_fr = "colorless", "incolore"
    every_land = set(face.subtypes) == set(BASIC_LAND_TYPES)
    kinds_en = [] if every_land else [sub[0] for sub in subs]
    kinds_fr = [] if every_land else [sub[1] for sub in subs]
    en = " ".join((en_tapped, size, shade_en, *kinds_en, *face.types)).split()
    elided = f"d'{noun_fr}" if noun_fr[0] in "aeé" else f"de {noun_fr}"
    fr = " ".join((elided, size, shade_fr, *kinds_fr, fr_tapped)).split()
    mods: list[Phrase] = []
    if name.en not in [sub[0] for sub in subs]:
        mods.append(text(f"named {name.en}", f"appelé {name.fr}"))
    if every_land:
        mods.append(text("that is every basic land type", "qui a tous les types de terrain de base"))
    if face.abilities:
        mods.append(PP("magic.with", granted(face.abilities, Tale(f"magic.{face.types[-1]}"))))
    return _counted(node.number, Name(" ".join(en), " ".join(fr)), tuple(mods))


def _arriving(tapped: bool, attacking: bool) -> tuple[str, str]:
    if tapped and attacking:
        return "tapped and attacking", "engagé et attaquant"
    return ("tapped", "engagé") if tapped else ("attacking", "attaquant") if attacking else ("", "")


def _counted(number: int | Node, called: Name, mods: tuple[Phrase, ...] = ()) -> NP:
    if isinstance(number, int) and number > 1:
        return NP("token", count=numeral(number), called=called, mods=mods)
    if isinstance(number, n.X):
        return NP("token", count=Symbol("X"), called=called, mods=mods)
    return NP("token", "a", called=called, mods=mods)


@says(n.CreateCopies)
def create_copies(node: n.CreateCopies, tale: Tale) -> Phrase:
    """Create a token that's a copy of target creature you control, except it has flying."""
    of = found(node.of, tale)
    copy = Words((text("that's a copy of", "qui est une copie"), Bilingual(of, PP("of", of))))
    order = Clause(None, "magic.create", NP("token", "a", mods=(copy,)))
    if not node.except_:
        return order
    exceptions = excepted(node.except_, tale._replace(about=("token",), many=False, chosen=None))
    return Join((order, Words((text("except", "excepté que"), exceptions))), ",")


@says(n.CopySpell)
def copy_spell(node: n.CopySpell, tale: Tale) -> Phrase:
    which = that_one(tale) if isinstance(node.which, n.That | n.Targeted) else found(node.which, tale)
    order = Clause(None, "magic.copy", which)
    if not node.new_targets:
        return order
    anew = text(
        "you may choose new targets for the copy", "vous pouvez choisir de nouvelles cibles pour la copie"
    )
    return sentences(order, anew)


@says(n.CastCopies)
def cast_copies(node: n.CastCopies, tale: Tale) -> Phrase:
    """Copy those cards; you may cast the copies."""
    order = Clause(None, "magic.copy", found(node.of, tale))
    free = text("without paying its mana cost", "sans payer son coût de mana")
    if isinstance(node.of, n.ExiledWith) or not tale.many:
        cast: Phrase = text("you may cast the copy", "vous pouvez lancer la copie")
    else:
        cast = text(
            "you may cast any number of the copies", "vous pouvez lancer n'importe quel nombre de ces copies"
        )
    return sentences(order, Words((cast, free)) if node.free else cast)


@says(n.MayCast)
def may_cast(node: n.MayCast, tale: Tale) -> Phrase:
    """You may cast it without paying its mana cost. If you don't, put it into its owner's graveyard."""
    what = it(tale) if isinstance(node.which, This) else found(node.which, tale)
    if node.transformed:
        what = text("that card", "cette carte")
    price: Phrase = text("without paying its mana cost", "sans payer son coût de mana")
    if node.transformed:
        price = text("transformed without paying its mana cost", "transformée sans payer son coût de mana")
    if node.paying:
        price = Words((text("for", "pour"), *(cost(each, tale) for each in node.paying)))
    told: list[Phrase] = [Clause(YOU, "cast", what, modal="may", after=(price,))]
    if node.otherwise is not None:
        unless = text("if you don't", "si vous ne le faites pas")
        told.append(Join((unless, say(node.otherwise, tale)), ","))
    if node.haste is not None:
        told.append(
            text(
                "if it's a creature, it has haste for as long as you control it",
                "si c'est une créature, elle a la célérité tant que vous la contrôlez",
            )
        )
    return sentences(*told)


@says(n.Bury)
def bury(node: n.Bury, tale: Tale) -> Phrase:
    what = it(tale) if isinstance(node.which, This) else found(node.which, tale)
    there = text("into its owner's graveyard", "dans le cimetière de son propriétaire")
    return Clause(None, "put", what, after=(there,))


@says(n.GetEmblem)
def get_emblem(node: n.GetEmblem, tale: Tale) -> Phrase:
    face = CARDS[CARD_NUMBER[node.emblem]].faces[0]
    emblem = NP("magic.emblem", "a", mods=(PP("magic.with", granted(face.abilities, Tale("magic.emblem"))),))
    return Clause(YOU, "get", emblem)


# The stack


@says(n.CounterSpell)
def counter_spell(node: n.CounterSpell, tale: Tale) -> Phrase:
    return Clause(None, "magic.counter", found(node.which, tale))


@says(n.ChangeTarget)
def change_target(node: n.ChangeTarget, tale: Tale) -> Phrase:
    which = found(node.which, tale)
    return Clause(None, "magic.change", Words((text("the target", "la cible"), PP("of", which))))
