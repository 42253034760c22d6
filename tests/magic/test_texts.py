"""Every card of Magic in both languages, written from the tree that is played."""

import inspect

import pytest
from tests.every import every
from tests.words.card_texts import both, check_card, check_written
from tests.words.traps import LANGUAGES, check

from arbitre.games.magic import language as nodes
from arbitre.games.magic.cards.index import CARDS, NODES
from arbitre.games.magic.decks import DECKS as READY_MADE
from arbitre.games.magic.language import keywords
from arbitre.games.magic.language.definitions import CARD_TYPES, OTHER_TYPES, ROOM
from arbitre.games.magic.language.definitions import SUPERTYPES as ALL_SUPERTYPES
from arbitre.games.magic.language.keywords import Keyword
from arbitre.games.magic.rules.model import ROLES, TURN_STEPS
from arbitre.games.magic.rules.options import Options
from arbitre.games.magic.speech.lexicon import DECKS, OPTIONS, STEPS, ZONE_NAMES, ZONES, find, name
from arbitre.games.magic.speech.terms import KEYWORD_NAMES, SUBTYPES, SUPERTYPES, TYPES
from arbitre.games.magic.speech.texts.amounts import AMOUNTS
from arbitre.games.magic.speech.texts.card import (
    card_text,
    clause_text,
    face_text,
    keyword_name,
    meaning,
    provenance,
    type_line,
)
from arbitre.games.magic.speech.texts.changes import CHANGES
from arbitre.games.magic.speech.texts.conditions import CONDITIONS
from arbitre.games.magic.speech.texts.costs import COSTS
from arbitre.games.magic.speech.texts.events import EVENTS
from arbitre.games.magic.speech.texts.filters import FILTERS
from arbitre.games.magic.speech.texts.instead import WRITTEN
from arbitre.games.magic.speech.texts.life import USES
from arbitre.games.magic.speech.texts.meanings import MEANINGS, REMINDERS
from arbitre.games.magic.speech.texts.players import PLAYERS
from arbitre.games.magic.speech.texts.tale import SAYS
from arbitre.kernel.effects import Ability, Node
from arbitre.words import LEXICON, Language, write

SLUGS = [card.slug for card in CARDS]
ABSTRACT = (Node, Ability, Keyword, nodes.Change, nodes.Filter, nodes.Happens)
KNOWN = {
    *SAYS, *FILTERS, *AMOUNTS, *CONDITIONS, *EVENTS, *COSTS, *PLAYERS, *CHANGES, *WRITTEN, *USES,
}  # fmt: skip


def test_every_node_can_be_written() -> None:
    check_written((nodes, keywords), ABSTRACT, KNOWN, 200)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_well(lang: Language) -> None:
    def check_one(slug: str) -> None:
        for line in check_card(type_line(slug), card_text(slug), lang, "•({+\u22120123456789"):
            assert "()" not in line and '""' not in line

    every(SLUGS, check_one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_ends_with_a_full_stop(lang: Language) -> None:
    """Only a line of keywords, the head of a list and the name of a door do not."""

    def check_one(slug: str) -> None:
        card = next(card for card in CARDS if card.slug == slug)
        heads = (
            {f"{name(face.slug, lang)} {face.cost}" for face in card.faces} if card.layout == ROOM else set()
        )
        for line in write(card_text(slug), lang).split("\n"):
            if " " in line and line not in heads and not line.endswith("—"):
                words = [node for face in card.faces for node in face.abilities if isinstance(node, Keyword)]
                keywords_only = len(line) < 60 and any(
                    write(keyword_name(word), lang).split(" ")[0].lower() in line.lower() for word in words
                )
                assert (
                    line.endswith((".", ".)", '."', ".\u00a0»", '.")', ".\u00a0»)"))
                    or keywords_only
                    or card.faces[1:]
                ), line

    every(SLUGS, check_one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_a_card_says_something_else(lang: Language) -> None:
    for slug in SLUGS:
        lines = write(card_text(slug), lang).split("\n")
        assert len(set(lines)) == len(lines), slug


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "unwanted-remake",
            "Destroy target creature. Its controller manifests dread.",
            "Détruisez une créature ciblée. Son contrôleur manifeste l’effroi.",
        ),
        (
            "unholy-heat",
            "Unholy Heat deals 2 damage to target creature or planeswalker.\n"
            "Delirium\u00a0— Unholy Heat deals 6 damage instead if there are four or more card types among "
            "cards in "
            "your graveyard.",
            "La Chaleur impie inflige 2 blessures à une cible, créature ou planeswalker.\n"
            "Délire\u00a0— La Chaleur impie inflige 6 blessures à la place s’il y a au moins quatre types "
            "de carte "
            "parmi les cartes de votre cimetière.",
        ),
        (
            "jump-scare",
            "Until end of turn, target creature gets +2/+2, gains flying, and becomes a Horror enchantment "
            "creature in addition to its other types.",
            "Jusqu’à la fin du tour, une créature ciblée gagne +2/+2, acquiert le vol et devient une "
            "créature-enchantement Horreur en plus de ses autres types.",
        ),
        (
            "infernal-phantom",
            "Eerie\u00a0— Whenever an enchantment you control enters and whenever you fully unlock a Room, "
            "this creature "
            "gets +2/+0 until end of turn.\n"
            "When this creature dies, it deals damage equal to its power to any target.",
            "Angoisse\u00a0— À chaque fois qu’un enchantement que vous contrôlez arrive et à chaque fois "
            "que vous "
            "déverrouillez complètement une pièce, le Fantôme infernal gagne +2/+0 jusqu’à la fin du tour.\n"
            "Quand le Fantôme infernal meurt, il inflige un nombre de blessures égal à sa force à "
            "n’importe quelle "
            "cible.",
        ),
        (
            "scorching-dragonfire",
            "Scorching Dragonfire deals 3 damage to target creature or planeswalker. If that creature or "
            "planeswalker "
            "would die this turn, exile it instead.",
            "Le Feu du dragon dévastateur inflige 3 blessures à une cible, créature ou planeswalker. Si "
            "cette créature "
            "ou ce planeswalker devait mourir ce tour-ci, exilez-le à la place.",
        ),
        (
            "silent-hallcreeper",
            "This creature can’t be blocked.\n"
            "Whenever this creature deals combat damage to a player, choose one that hasn’t been chosen —\n"
            "• Put two +1/+1 counters on this creature.\n"
            "• Draw a card.\n"
            "• This creature becomes a copy of another target creature you control.",
            "Le Fureteur de couloir silencieux ne peut pas être bloqué.\n"
            "À chaque fois que le Fureteur de couloir silencieux inflige des blessures de combat à un "
            "joueur, choisissez "
            "l’un qui n’a pas été choisi —\n"
            "• Mettez deux marqueurs +1/+1 sur le Fureteur de couloir silencieux.\n"
            "• Piochez une carte.\n"
            "• Le Fureteur de couloir silencieux devient une copie d’une autre créature ciblée que vous "
            "contrôlez.",
        ),
        (
            "valgavoth-terror-eater",
            "Flying, lifelink\n"
            "Ward—Sacrifice three nonland permanents.\n"
            "If a card you didn’t control would be put into an opponent’s graveyard from anywhere, exile "
            "it instead.\n"
            "During your turn, you may play cards exiled with Valgavoth. If you cast a spell this way, pay "
            "life equal "
            "to its mana value rather than pay its mana cost.",
            "Vol, lien de vie\n"
            "Parade\u00a0— Sacrifiez trois permanents non-terrain.\n"
            "Si une carte que vous ne contrôliez pas devait être mise dans le cimetière d’un adversaire "
            "d’où qu’elle "
            "vienne, exilez-la à la place.\n"
            "Pendant votre tour, vous pouvez jouer des cartes exilées par Valgavoth. Si vous lancez un "
            "sort de cette "
            "manière, payez un nombre de points de vie égal à sa valeur de mana à la place de son coût de "
            "mana.",
        ),
        (
            "the-tale-of-tamiyo",
            "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after IV.)\n"
            "I, II, III\u00a0— Mill two cards. If two cards that share a card type were milled this way, "
            "draw a card and "
            "repeat this process.\n"
            "IV\u00a0— Exile any number of target instant, sorcery, and/or Tamiyo planeswalker cards from "
            "your graveyard. "
            "Copy them. You may cast any number of the copies.",
            "(Au moment où cette saga arrive et après votre étape de pioche, ajoutez un marqueur "
            "«\u00a0sapience\u00a0». Sacrifiez après IV.)\n"
            "I, II, III\u00a0— Meulez deux cartes. Si deux cartes qui partagent un type de carte ont été "
            "meulées de cette "
            "manière, piochez une carte et répétez ce processus.\n"
            "IV\u00a0— Exilez n’importe quel nombre de cartes d’éphémère, de rituel et/ou de planeswalker "
            "Tamiyo ciblées "
            "depuis votre cimetière. Copiez-les. Vous pouvez lancer n’importe quel nombre de ces copies.",
        ),
        (
            "lakeside-shack",
            "This land enters tapped unless a player has 13 or less life.\n{T}: Add {G} or {U}.",
            "La Cabane au bord du lac arrive engagée à moins qu’un joueur n’ait 13 points de vie ou moins.\n"
            "{T}\u00a0: Ajoutez {G} ou {U}.",
        ),
        (
            "phantasmal-image",
            "You may have this creature enter as a copy of any creature on the battlefield, except it’s an "
            "Illusion in "
            "addition to its other types and it has \"When this creature becomes the target of a spell or "
            "ability, "
            'sacrifice it."',
            "Vous pouvez faire que l’Image phantasmatique arrive comme une copie de n’importe quelle "
            "créature sur le "
            "champ de bataille, excepté que c’est une illusion en plus de ses autres types et qu’elle a "
            "«\u00a0Quand "
            "cette créature devient la cible d’un sort ou d’une capacité, sacrifiez-la.\u00a0»",
        ),
        (
            "trapped-in-the-screen",
            "Ward {2}\n"
            "When this enchantment enters, exile target artifact, creature, or enchantment an opponent "
            "controls until "
            "this enchantment leaves the battlefield.",
            "Parade {2}\n"
            "Quand Prisonnier de l’écran arrive, exilez une cible qu’un adversaire contrôle, artefact, "
            "créature ou "
            "enchantement, jusqu’à ce que Prisonnier de l’écran quitte le champ de bataille.",
        ),
        (
            "enduring-tenacity",
            "Whenever you gain life, target opponent loses that much life.\n"
            "When Enduring Tenacity dies, if it was a creature, return it to the battlefield under its "
            "owner’s control. "
            "It’s an enchantment.",
            "À chaque fois que vous gagnez des points de vie, un adversaire ciblé perd autant de points de "
            "vie.\n"
            "Quand la Ténacité perpétuelle meurt, si c’était une créature, renvoyez-la sur le champ de "
            "bataille sous le "
            "contrôle de son propriétaire. C’est un enchantement.",
        ),
        (
            "drawn-curtain",
            "Turn target creature face down.",
            "Retournez face cachée une créature ciblée.",
        ),
        (
            "growing-pains",
            "If one or more +1/+1 counters would be put on a creature you control, that many plus one of "
            "those counters are put on it instead.",
            "Si au moins un marqueur +1/+1 devait être mis sur une créature que vous contrôlez, autant de "
            "ces marqueurs plus un sont mis sur elle à la place.",
        ),
    ],
)  # fmt: skip
def test_the_text_of(slug: str, english: str, french: str) -> None:
    """Compared without what stands in brackets behind a line."""
    for lang, wanted in (("en", english), ("fr", french)):
        lines = write(card_text(slug), lang).split("\n")  # type: ignore[arg-type]
        assert [line if line[0] == "(" else line.split(" (")[0] for line in lines] == wanted.split("\n")


def test_a_card_without_abilities_has_an_empty_text() -> None:
    assert both(card_text("garden-bear")) == both(provenance("forest")) == ("", "")
    assert both(provenance("garden-bear")) == ("house card", "carte maison")


def test_a_new_mechanic_is_explained_once_on_a_card() -> None:
    for slug in ("manifest-dread", "abhorrent-oculus", "unidentified-hovership"):
        assert write(card_text(slug), "en").count("top two cards") == 1
        assert write(card_text(slug), "fr").count("deux cartes du dessus") == 1
    assert "time counters" in write(card_text("overlord-of-the-hauntwoods"), "en")
    assert write(card_text("meathook-massacre-ii"), "fr").count("devait mourir") == 1


def test_a_room_has_two_halves_and_says_how_doors_open() -> None:
    lines = write(card_text("bottomless-pool-locker-room"), "fr").split("\n")
    assert lines[0] == "Piscine sans fond {U}"
    assert lines[2] == "Vestiaire {4}{U}"
    assert lines[-1].startswith("(Vous pouvez lancer la moitié de votre choix.")
    assert write(face_text("locker-room"), "en").startswith(
        "Whenever one or more creatures you control deal combat"
    )


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "overlord-of-the-boilerbilges",
            "{4}{R}{R} Enchantment Creature — Avatar Horror (5/5)",
            "{4}{R}{R} Créature-enchantement\u00a0: avatar et horreur (5/5)",
        ),
        ("forest", "Basic Land — Forest", "Terrain de base\u00a0: forêt"),
        (
            "kaito-bane-of-nightmares",
            "{2}{U}{B} Legendary Planeswalker — Kaito (4)",
            "{2}{U}{B} Planeswalker légendaire\u00a0: Kaito (4)",
        ),
        ("noxious-revival", "{G/P} Instant", "{G/P} Éphémère"),
        (
            "walk-in-closet-forgotten-cellar",
            "{2}{G} // {3}{G}{G} Enchantment — Room",
            "{2}{G} // {3}{G}{G} Enchantement\u00a0: pièce",
        ),
        (
            "patchwork-beastie",
            "{G} Artifact Creature — Beast (3/3)",
            "{G} Créature-artefact\u00a0: bête (3/3)",
        ),
    ],
)
def test_the_type_line_says_what_is_printed(slug: str, english: str, french: str) -> None:
    assert both(type_line(slug)) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_ability_can_be_named_in_a_prompt(lang: Language) -> None:
    for key, node in NODES.nodes.items():
        if type(node) in SAYS:
            check(write(clause_text(key), lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_has_a_name_and_a_meaning(lang: Language) -> None:
    kinds = [
        kind
        for _, kind in inspect.getmembers(keywords, inspect.isclass)
        if issubclass(kind, Keyword) and kind is not Keyword
    ]
    assert KEYWORD_NAMES.keys() == set(kinds)
    assert {*REMINDERS, *MEANINGS} == set(kinds)
    for node in NODES.nodes.values():
        if isinstance(node, Keyword):
            check(write(keyword_name(node), lang), lang)
            text = write(meaning(node), lang)
            check(text, lang)
            assert text.endswith(".") and (text[0].isupper() or text[0] == "{")


def test_a_name_is_found_in_either_language() -> None:
    for card in CARDS:
        for lang in LANGUAGES:
            assert find(name(card.slug, lang)) == card.slug
    assert find("HURLLEUR DE HANTEBOIS") == "hauntwoods-shrieker"
    assert find("dragon") is None


def test_everything_has_a_name() -> None:
    assert DECKS.keys() == READY_MADE.keys()
    assert {*CARD_TYPES, *OTHER_TYPES} == TYPES.keys()
    assert set(ALL_SUPERTYPES) == SUPERTYPES.keys()
    assert {word for card in CARDS for face in card.faces for word in face.subtypes} <= SUBTYPES.keys()
    assert {*Options.__struct_fields__, "format", "archenemy"} == OPTIONS.keys()
    assert set(TURN_STEPS) <= STEPS.keys()
    assert ZONES.keys() == ZONE_NAMES.keys() == set(ROLES) - {"ceased"}
    for lang in LANGUAGES:
        assert len({name(card.slug, lang) for card in CARDS}) == len(CARDS)


def test_every_word_of_the_game_can_be_inflected() -> None:
    LEXICON.check()
