"""Keywords as they stand on a card, with their cost, and what they mean in brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import Node
from arbitre.words import NP, Bilingual, Join, Phrase, Sentence, Symbol, Text, Words, numeral, write
from arbitre.words.saying import only_says

from ... import language as n
from ...language import keywords as kw
from ..terms import KEYWORD_NAMES, text
from .costs import cost
from .filters import How, found
from .players import is_player
from .tale import Tale, says

PLAIN: Final = (*kw.PLAIN, kw.Prowess)
"""Keywords that stand together on one line."""


def name(node: kw.Keyword, tale: Tale) -> Phrase:
    """A keyword with what it is of: ward {2}, impending 4—{2}{R}{R}, enchant creature."""
    sort = KEYWORD_NAMES[type(node)]
    word = Text(sort.en, sort.fr)
    match node:
        case kw.Ward():
            return _at_cost(word, node.cost, tale)
        case kw.Equip():
            return _at_cost(word, node.cost, tale)
        case kw.Impending() | kw.Suspend():
            head = Text(f"{sort.en} {node.number}", f"{sort.fr} {node.number}")
            return Bilingual(Text(f"{head.en}\u2014{node.cost}", ""), Join((head, Symbol(node.cost)), "—"))
        case (
            kw.Flashback()
            | kw.Ninjutsu()
            | kw.Cycling()
            | kw.Kicker()
            | kw.Madness()
            | kw.Morph()
            | kw.Disguise()
        ):
            return Words((word, Symbol(node.cost)))
        case kw.Crew():
            return Words((word, Symbol(str(node.number))))
        case kw.Enchant():
            what = _enchanted(node.what, tale)
            return Bilingual(Words((word, what)), Join((word, what), ":"))
        case kw.Protection():
            return Words((word, text("from", "contre"), quality(node.from_)))
        case _:
            return word


def _at_cost(word: Text, price: Node, tale: Tale) -> Phrase:
    """Ward {2}; with a cost in words: Ward—Sacrifice three nonland permanents."""
    said = cost(price, tale)
    if isinstance(said, Symbol):
        return Words((word, said))
    english = f"{word.en}\u2014{write(Sentence(said), 'en')}"  # no space around this dash
    return Bilingual(Text(english, ""), Join((word, Sentence(said)), "—"))


def _enchanted(what: Node, tale: Tale) -> Phrase:
    if is_player(what):
        only_says(what, "whose")
        return NP("player" if getattr(what, "whose", n.ANYONES) == n.ANYONES else "opponent")
    bare = found(what, tale, How("count"))
    assert isinstance(bare, NP), "an Aura enchants one sort of thing"
    return NP(bare.noun, "", bare.adj, called=bare.called, mods=bare.mods)


_QUALITIES: Final = {
    "W": ("white", "le blanc"),
    "U": ("blue", "le bleu"),
    "B": ("black", "le noir"),
    "R": ("red", "le rouge"),
    "G": ("green", "le vert"),
}


def quality(node: Node) -> Phrase:
    """What something is protected from: red, artifacts."""
    assert isinstance(node, n.Filter), "protection is from objects"
    if node.colours:
        only_says(node, "colours")
        return text(*_QUALITIES[node.colours])
    return found(node, Tale(), How("those"))


# Reminders

Reminder = Callable[[Any, Tale], Phrase]


def _fixed(en: str, fr: str) -> Reminder:
    said = text(en, fr)
    return lambda node, tale: said


def _ward(node: kw.Ward, tale: Tale) -> Phrase:
    said = cost(node.cost, tale)
    en, fr = (said.text, said.text) if isinstance(said, Symbol) else ("that cost", "ce coût")
    targets = text(
        "If an opponent's spell or ability targets", "Si un sort ou une capacité d'un adversaire cible"
    )
    unpaid = text(
        f"counter it unless that player pays {en}.", f"contrecarrez-le à moins que ce joueur ne paie {fr}."
    )
    return Join((Words((targets, NP(tale.kind, "this"))), unpaid), ",")


def _impending(node: kw.Impending, tale: Tale) -> Phrase:
    word = numeral(node.number)
    return text(
        f"Cast for its impending cost, it enters with {word.en} time counters on it and isn't a creature "
        f"while "
        "it has any. At the beginning of your end step, remove one of them.",
        f"Lancé pour son coût d'imminence, il arrive avec {word.fr} marqueurs « temps » sur lui et n'est "
        f"pas une "
        "créature tant qu'il lui en reste. Au début de votre étape de fin, retirez-en un.",
    )


def _suspend(node: kw.Suspend, tale: Tale) -> Phrase:
    word = numeral(node.number)
    some = ("counter", "marqueur") if node.number == 1 else ("counters", "marqueurs")
    return text(
        f"Instead of casting this card from your hand, you may pay {node.cost} and exile it with {word.en} "
        f"time {some[0]} on it. One goes at the beginning of each of your upkeeps. Once the last has gone, "
        "you may cast it without paying its mana cost; a creature then has haste.",
        f"Au lieu de lancer cette carte depuis votre main, vous pouvez payer {node.cost} et l'exiler avec "
        f"{word.fr} {some[1]} « temps » sur elle. Il en part un au début de chacun de vos entretiens. Une "
        "fois le dernier parti, vous pouvez la lancer sans payer son coût de mana ; une créature a alors la "
        "célérité.",
    )


def _madness(node: kw.Madness, tale: Tale) -> Phrase:
    return text(
        f"Discarded, this card goes into exile; cast it from there for {node.cost}, or put it into your "
        "graveyard.",
        f"Défaussée, cette carte va en exil ; lancez-la de là pour {node.cost}, ou mettez-la dans votre "
        "cimetière.",
    )


def _ninjutsu(node: kw.Ninjutsu, tale: Tale) -> Phrase:
    return text(
        f"{node.cost} and an unblocked attacker of yours, returned to hand: This card comes from your hand "
        f"onto "
        "the battlefield, tapped and attacking.",
        f"{node.cost} et un de vos attaquants non-bloqués, renvoyé en main : Cette carte passe de votre "
        f"main au "
        "champ de bataille, engagée et attaquante.",
    )


def _cycling(node: kw.Cycling, tale: Tale) -> Phrase:
    return text(
        f"{node.cost} and this card, discarded: Draw a card.",
        f"{node.cost} et cette carte, défaussée : Piochez une carte.",
    )


def _kicker(node: kw.Kicker, tale: Tale) -> Phrase:
    return text(
        f"It may be cast for {node.cost} more; then it is kicked.",
        f"Il peut être lancé pour {node.cost} de plus ; il est alors kické.",
    )


def _crew(node: kw.Crew, tale: Tale) -> Phrase:
    return text(
        f"Tap creatures you control with total power {node.number} or more: It's an artifact creature "
        f"until end "
        "of turn.",
        f"Engagez des créatures que vous contrôlez de force totale {node.number} ou plus : C'est une "
        "créature-artefact jusqu'à la fin du tour.",
    )


def _equip(node: kw.Equip, tale: Tale) -> Phrase:
    said = cost(node.cost, tale)
    price = said if isinstance(said, Symbol) else Sentence(said, end="")
    does = text(
        "Attach it to target creature you control, when you could cast a sorcery.",
        "Attachez-le à une créature ciblée que vous contrôlez, quand vous pourriez lancer un rituel.",
    )
    return Join((price, does), ":")


def _face_down(ward: str, garde: str) -> Reminder:
    """Morph and disguise: cast face down, turned up later."""

    def said(node: kw.Morph | kw.Disguise, tale: Tale) -> Phrase:
        return text(
            f"It may be cast face down for {{3}} as a 2/2 creature{ward}, and turned face up any time for "
            f"{node.cost}.",
            f"Elle peut être lancée face cachée pour {{3}} comme créature 2/2{garde}, et retournée face "
            f"visible "
            f"à tout moment pour {node.cost}.",
        )

    return said


REMINDERS: Final[dict[type[kw.Keyword], Reminder]] = {
    kw.Convoke: _fixed(
        "Each creature you tap while casting this spell pays for {1} or for one mana of its color.",
        "Chaque créature que vous engagez en lançant ce sort paie {1} ou un mana de sa couleur.",
    ),
    kw.Crew: _crew,
    kw.Cycling: _cycling,
    kw.Disguise: _face_down(" with ward {2}", " avec parade {2}"),
    kw.Equip: _equip,
    kw.Flashback: _fixed(
        "This card may be cast from your graveyard for its flashback cost; then it's exiled.",
        "Cette carte peut être lancée depuis votre cimetière pour son coût de flashback ; elle est ensuite "
        "exilée.",
    ),
    kw.Impending: _impending,
    kw.Kicker: _kicker,
    kw.Madness: _madness,
    kw.Morph: _face_down("", ""),
    kw.Ninjutsu: _ninjutsu,
    kw.Prowess: _fixed(
        "It gets +1/+1 until end of turn whenever you cast a noncreature spell.",
        "Elle gagne +1/+1 jusqu'à la fin du tour à chaque fois que vous lancez un sort non-créature.",
    ),
    kw.Suspend: _suspend,
    kw.Ward: _ward,
}
"""What a keyword means, for those that cards explain; evergreen ones are not explained there."""

MEANINGS: Final[dict[type[kw.Keyword], Text]] = {
    kw.Deathtouch: text(
        "A creature it deals any damage to is destroyed.",
        "Une créature à laquelle elle inflige la moindre blessure est détruite.",
    ),
    kw.Defender: text("It can't attack.", "Elle ne peut pas attaquer."),
    kw.DoubleStrike: text(
        "It deals combat damage twice: before the others, and with them.",
        "Elle inflige ses blessures de combat deux fois : avant les autres, et avec elles.",
    ),
    kw.Enchant: text(
        "The spell targets what it can enchant, and enters attached to it.",
        "Le sort cible ce qu'il peut enchanter, et arrive attaché à cela.",
    ),
    kw.FirstStrike: text(
        "It deals its combat damage before the others.",
        "Elle inflige ses blessures de combat avant les autres.",
    ),
    kw.Flash: text(
        "It may be cast whenever an instant could be.",
        "Il peut être lancé quand un éphémère pourrait l'être.",
    ),
    kw.Flying: text(
        "Only creatures with flying or reach can block it.",
        "Seules des créatures avec le vol ou la portée peuvent la bloquer.",
    ),
    kw.Haste: text(
        "It can attack and use {T} in the turn it comes.",
        "Elle peut attaquer et utiliser {T} le tour même où elle arrive.",
    ),
    kw.Hexproof: text("Your opponents can't target it.", "Vos adversaires ne peuvent pas la cibler."),
    kw.Indestructible: text(
        "Neither damage nor effects that destroy can destroy it.",
        "Ni les blessures ni les effets qui détruisent ne la détruisent.",
    ),
    kw.Lifelink: text(
        "You gain as much life as it deals damage.",
        "Vous gagnez autant de points de vie qu'elle inflige de blessures.",
    ),
    kw.Menace: text(
        "It takes two creatures or more to block it.", "Il faut deux créatures ou plus pour la bloquer."
    ),
    kw.Protection: text(
        "Nothing of that kind can damage, enchant, equip, block, or target it.",
        "Rien de ce genre ne peut la blesser, l'enchanter, l'équiper, la bloquer ou la cibler.",
    ),
    kw.Reach: text("It can block creatures with flying.", "Elle peut bloquer des créatures avec le vol."),
    kw.Shroud: text("Nobody can target it.", "Personne ne peut la cibler."),
    kw.Trample: text(
        "What its blockers don't need, it may deal to whom it attacks.",
        "Ce dont ses bloqueurs n'ont pas besoin, elle peut l'infliger à ce qu'elle attaque.",
    ),
    kw.Vigilance: text("It doesn't tap to attack.", "Elle attaque sans s'engager."),
}
"""What the other keywords mean, for whoever asks."""


def reminder(node: kw.Keyword, tale: Tale) -> Phrase | None:
    """What stands in brackets behind a keyword on a card, if anything."""
    build = REMINDERS.get(type(node))
    return None if build is None else build(node, tale)


@says(*KEYWORD_NAMES)
def keyword(node: kw.Keyword, tale: Tale) -> Phrase:
    """A keyword in a prompt is its name."""
    return name(node, tale)
