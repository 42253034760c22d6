"""What abilities forbid and allow: can't block, may play cards from the graveyard."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import It, Node
from arbitre.words import NP, All, Bilingual, Clause, Join, Phrase, Words, may
from arbitre.words.orders import subjunctive, until

from . import nodes as n
from .lexicon_names import text
from .texts_abilities import worded
from .texts_conditions import holds
from .texts_costs import paying
from .texts_filters import COUNT, EACH, THOSE, How, found, group, put, zone_of
from .texts_players import is_player, player
from .texts_tale import Tale, behind, it, led, says, sentences, this

DEEDS: Final[dict[str, tuple[str, bool]]] = {
    "attack": ("attack", False),
    "block": ("block", False),
    "be_blocked": ("block", True),
    "be_countered": ("magic.counter", True),
    "be_targeted": ("magic.target", True),
    "turn_face_up": ("magic.turn_up", True),
    "cast": ("cast", True),
    "untap": ("magic.untap_self", False),
}
_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "gain_life": ("can't gain life", "ne peut pas gagner de points de vie"),
    "lose_life": ("can't lose life", "ne peut pas perdre de points de vie"),
    "lose": ("can't lose the game", "ne peut pas perdre la partie"),
    "win": ("can't win the game", "ne peut pas gagner la partie"),
    "search": ("can't search libraries", "ne peut pas chercher dans les bibliothèques"),
    "draw": ("can't draw cards", "ne peut pas piocher de carte"),
    "activate": ("can't activate abilities", "ne peut pas activer de capacité"),
    "attack_alone": ("can't attack alone", "ne peut pas attaquer seule"),
    "block_alone": ("can't block alone", "ne peut pas bloquer seule"),
    "untap_in_own_step": (
        "doesn't untap during its controller's untap step",
        "ne se dégage pas pendant l'étape de dégagement de son contrôleur",
    ),
    "be_regenerated": ("can't be regenerated", "ne peut pas être régénérée"),
}


@says(n.Cannot)
def cannot(node: n.Cannot, tale: Tale) -> Phrase:
    if node.deed == "lose_by_life":
        return text(
            "you don't lose the game for having 0 or less life",
            "vous ne perdez pas la partie si vous avez 0 point de vie ou moins",
        )
    sat = isinstance(node.while_, n.Fits) and isinstance(node.while_.which, n.Attached)
    subject = _restricted(node.who, tale._replace(sat=sat))
    if node.deed in DEEDS:
        verb, passive = DEEDS[node.deed]
        said: Phrase = Clause(subject, verb, modal="cannot", passive=passive)
        if node.by is not None:
            said = until(said, Words((text("by", "par"), found(node.by, tale, THOSE))))
    else:
        said = Words((subject, text(*_TEXTS[node.deed])))
    if node.while_ is None:
        return worded(node.word, said)
    if isinstance(node.while_, n.Not):
        return worded(node.word, behind(said, "unless", subjunctive(holds(node.while_.of, tale))))
    return worded(node.word, led("while", holds(node.while_, tale), said))


def _restricted(who: Node, tale: Tale) -> Phrase:
    if is_player(who):
        return player(who, tale)
    if isinstance(who, n.Spells):
        return put(group(who, tale, THOSE), THOSE)
    return found(who, tale, THOSE)


def cannot_both(one: n.Cannot, other: n.Cannot, tale: Tale) -> Phrase:
    """Two restrictions in one sentence: this creature can't attack or block unless …"""
    subject = _restricted(one.who, tale)
    verbs = All(
        (
            Clause(None, DEEDS[one.deed][0], mood="infinitive"),
            Clause(None, DEEDS[other.deed][0], mood="infinitive"),
        ),
        "or",
    )
    said = Bilingual(
        Words((subject, text("can't", ""), verbs)), Words((subject, text("", "ne peut pas"), verbs))
    )
    if isinstance(one.while_, n.Not):
        return worded(one.word, behind(said, "unless", subjunctive(holds(one.while_.of, tale))))
    return said if one.while_ is None else led("while", holds(one.while_, tale), said)


_MUSTS: Final[dict[str, tuple[str, str]]] = {
    "attack": ("attacks each combat if able", "attaque à chaque combat si possible"),
    "block": ("blocks each combat if able", "bloque à chaque combat si possible"),
    "be_blocked": ("must be blocked if able", "doit être bloquée si possible"),
}


@says(n.Must)
def must(node: n.Must, tale: Tale) -> Phrase:
    return Words((found(node.who, tale, EACH), text(*_MUSTS[node.deed])))


@says(n.Can)
def can(node: n.Can, tale: Tale) -> Phrase:
    match node.deed:
        case "look_at":
            what = Clause(
                None, "look_at", found(node.who, tale, THOSE), after=(text("any time", "à tout moment"),)
            )
            return may(what)
        case "no_hand_limit":
            return text(
                "you have no maximum hand size", "il n'y a pas de limite au nombre de cartes de votre main"
            )
        case "untap_with_others":
            during = text(
                "during each other player's untap step",
                "pendant l'étape de dégagement de chaque autre joueur",
            )
            return Clause(None, "magic.untap", found(node.who, tale, How("all")), after=(during,))
        case "attack_as_though_not_defender":
            return Words(
                (
                    this(tale),
                    text(
                        "can attack as though it didn't have defender",
                        "peut attaquer comme si elle n'avait pas le défenseur",
                    ),
                )
            )
        case "cast_as_though_flash":
            spells = found(node.who, tale, COUNT)
            return Bilingual(
                Words((text("you may cast", ""), spells, text("as though they had flash", ""))),
                Words((text("", "vous pouvez lancer"), spells, text("", "comme s'ils avaient le flash"))),
            )
        case _:
            raise KeyError(f"the permission {node.deed!r} is not written")


@says(n.MayPlay)
def may_play(node: n.MayPlay, tale: Tale) -> Phrase:
    return play(node, tale, None)


def play(node: n.MayPlay, tale: Tale, end: Phrase | None) -> Phrase:
    """You may cast spells from your graveyard this turn."""
    free = text("without paying its mana cost", "sans payer son coût de mana")
    after_: tuple[Phrase, ...] = (end,) if end is not None else ()
    if node.paying == ():
        after_ = (*after_, free)
    verb = "play" if node.lands and node.spells else "cast" if node.spells else "play"
    if isinstance(node.cards, It):
        that = Bilingual(NP("card", "that"), NP("card", "this"))
        return may(Clause(None, verb, that if verb == "play" else it(tale), after=after_))
    if isinstance(node.cards, n.ExiledWith):
        what = found(node.cards, tale, THOSE)
        allowed = may(Clause(None, verb, what, after=after_))
        said: Phrase = (
            allowed
            if node.while_ is None
            else Join((text("during your turn", "pendant votre tour"), allowed), ",")
        )
        if node.paying:
            pays = Words(
                (
                    paying(node.paying, tale),
                    text("rather than pay its mana cost", "à la place de son coût de mana"),
                )
            )
            said = sentences(
                said,
                led("if", text("you cast a spell this way", "vous lancez un sort de cette manière"), pays),
            )
        return said
    assert isinstance(node.cards, n.Cards), "cards are played"
    where = Words((text("from", "depuis"), zone_of(node.cards.where[0], node.cards.whose, tale)))
    key = "card" if node.lands and node.spells else "spell" if node.spells else "magic.land"
    one = group(node.cards, tale, How("count", placed=False))
    plain = NP(key, "some", mods=(*one.mods, where))
    return may(Clause(None, verb, plain, after=after_))


@says(n.MayBeginInPlay)
def may_begin(node: n.MayBeginInPlay, tale: Tale) -> Phrase:
    here = Clause(this(tale), "be", text("in your opening hand", "dans votre main de départ"))
    begin = Bilingual(
        Words(
            (
                text("you may begin the game with", ""),
                this(tale._replace(named=True)),
                text("on the battlefield", ""),
            )
        ),
        Words(
            (
                text("", "vous pouvez commencer la partie avec"),
                _with_it(tale),
                text("", "sur le champ de bataille"),
            )
        ),
    )
    return led("if", here, begin)


def _with_it(tale: Tale) -> Phrase:
    feminine = tale.name is not None and tale.name.gender == "f"
    return text("it", "elle" if feminine else "lui")
