"""Every card of Quarriors! in both languages, written from the tree that is played."""

import pytest
from tests.every import every
from tests.words.card_texts import both, check_card, check_found, check_written
from tests.words.traps import LANGUAGES, check

from arbitre.games.quarriors.cards.index import CARDS, KINDS, NODES
from arbitre.games.quarriors.language import nodes
from arbitre.games.quarriors.rules.setup import OPTIONS as TABLE_OPTIONS
from arbitre.games.quarriors.rules.turn import TURN
from arbitre.games.quarriors.speech.lexicon import NAMES as CALLED
from arbitre.games.quarriors.speech.lexicon import OPTIONS, PHASES, find, name
from arbitre.games.quarriors.speech.texts.abilities import EVENTS
from arbitre.games.quarriors.speech.texts.card import card_text, clause_text, face_text, provenance, type_line
from arbitre.games.quarriors.speech.texts.filters import AMOUNTS, FILTERS
from arbitre.games.quarriors.speech.texts.tale import SAYS
from arbitre.kernel import effects
from arbitre.kernel.effects import Ability, Modifier, Node, Static
from arbitre.words import LEXICON, Language, write

SLUGS = [card.slug for card in CARDS]
ABSTRACT = (Node, Ability, Static, Modifier)


def test_every_node_can_be_written() -> None:
    known = {*SAYS, *FILTERS, *AMOUNTS, *EVENTS}
    check_written((nodes, effects), ABSTRACT, known, 40)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_well(lang: Language) -> None:
    def check_one(slug: str) -> None:
        for line in check_card(type_line(slug), card_text(slug), lang, "★"):
            assert line.endswith(".")

    every(SLUGS, check_one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_a_card_says_something_else(lang: Language) -> None:
    def check_one(slug: str) -> None:
        bodies = [line.partition(":")[2] or line for line in write(card_text(slug), lang).split("\n")]
        assert len(set(bodies)) == len(bodies)

    every(SLUGS, check_one)


def test_cards_of_one_kind_differ_in_what_they_say() -> None:
    for lang in LANGUAGES:
        for kind in KINDS:
            texts = [write(card_text(card.slug), lang) for card in CARDS if card.kind == kind.slug]
            assert len(set(texts)) == len(texts), kind.slug


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "death-incantation",
            "★: Destroy a creature with level 2 or less.\n★★: Destroy a creature.",
            "★\u00a0: Détruisez une créature de niveau 2 ou moins.\n★★\u00a0: Détruisez une créature.",
        ),
        (
            "deathdealer",
            "When this creature scores, you may swap it for a die from an opponent’s Used Pile.",
            "Quand cette créature marque, vous pouvez l’échanger contre un dé de la défausse d’un "
            "adversaire.",
        ),
        (
            "frost-howler",
            "Locked: Opponents pay 1 more quiddity for each creature they summon.",
            "Verrouillée\u00a0: Les adversaires paient 1 Quiddité de plus pour chaque créature qu’ils "
            "invoquent.",
        ),
        (
            "quaxos-eye",
            "When this die is about to be locked, you may put it in an opponent’s Locked Area instead of "
            "yours; it belongs to them from then on.\nLocked: You draw 5 dice instead of 6 in phase 2.\n"
            "Locked ★★: This die can’t be unlocked by paying.",
            "Quand ce dé va être verrouillé, vous pouvez le mettre dans la zone verrouillée d’un "
            "adversaire au lieu de la vôtre\u00a0; il lui appartient désormais.\n"
            "Verrouillée\u00a0: Vous piochez 5 dés au lieu de 6 en phase 2.\n"
            "Verrouillée ★★\u00a0: Ce dé ne peut pas être déverrouillé en payant.",
        ),
        (
            "shaping-cantrip",
            "Cast this spell when one of your creatures is destroyed.\n"
            "Return that creature to your Ready Area.",
            "Lancez ce sort quand une de vos créatures est détruite.\n"
            "Remettez cette créature dans votre zone de combat.",
        ),
        (
            "life-incantation",
            "Cast this spell when you are attacked.\n"
            "Choose an opposing creature: its attack is 0 until end of turn.",
            "Lancez ce sort quand vous êtes attaqué.\n"
            "Choisissez une créature adverse\u00a0: son attaque est de 0 jusqu’à la fin du tour.",
        ),
        (
            "chaos-cantrip",
            "Gain 1 Glory for each locked opposing creature, then destroy them.",
            "Gagnez 1 point de gloire pour chaque créature adverse verrouillée, puis détruisez-les.",
        ),
        (
            "victory-charm",
            "If you scored at least 2 creatures this turn, gain 1 Glory for each of them.",
            "Si vous avez marqué au moins 2 créatures ce tour-ci, gagnez 1 point de gloire pour chacune "
            "d’elles.",
        ),
    ],
)
def test_the_text_of(slug: str, english: str, french: str) -> None:
    assert both(card_text(slug)) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_ability_can_be_named_in_a_prompt(lang: Language) -> None:
    for key, node in NODES.nodes.items():
        if type(node) in SAYS:
            check(write(clause_text(key), lang), lang)
            assert clause_text(node) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_faces_of_a_die_read_differently(lang: Language) -> None:
    for kind in KINDS:
        faces = set(kind.faces)
        texts = {write(face_text(face), lang) for face in faces}
        assert len(texts) == len(faces), kind.slug
        for text in texts:
            check(text, lang)


def test_what_is_ours_is_said_apart_from_the_type_line() -> None:
    assert write(type_line("deathdealer"), "en") == "Creature\u00a0— Deathdealer, cost 3, 2 Glory"
    assert both(provenance("deathdealer")) == ("", "")
    assert both(type_line("qladiator"))[0] == "Creature\u00a0— Qladiator, cost 6, 3 Glory"
    assert both(provenance("qladiator")) == (
        "house text and dice, figures from a single source",
        "texte et dés maison, chiffres d’une seule source",
    )
    assert write(provenance("strong-quake-dragon"), "en") == "sources disagree on its figures"


def test_a_die_that_does_nothing_more_has_an_empty_text() -> None:
    assert both(card_text("portal")) == ("", "")


def test_a_name_is_found_in_either_language() -> None:
    check_found(CALLED, name, find)
    assert find("oeil de quaxos") == find("Quaxos’ Eye") == "quaxos-eye"
    assert find("Forte Sorciere de minuit") == "strong-witching-hag"


def test_every_kind_card_phase_and_option_has_a_name() -> None:
    assert CALLED.keys() >= {kind.slug for kind in KINDS} | set(SLUGS)
    assert OPTIONS.keys() == TABLE_OPTIONS.keys()
    assert PHASES.keys() == TURN.keys()
    assert len({called.en for called in CALLED.values()}) == len(CALLED)
    assert len({called.fr for called in CALLED.values()}) == len(CALLED)


def test_every_word_of_the_game_can_be_inflected() -> None:
    LEXICON.check()
