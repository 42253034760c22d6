"""Every card of Seven Fallen in both languages, written from the tree that is played."""

import re

import pytest
from tests.every import every
from tests.words.card_texts import both, check_card, check_found, check_written
from tests.words.traps import LANGUAGES, check

from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import CARD_NUMBER, CARDS, NODES
from arbitre.games.seven_fallen.cards.names import NAMES as GIVEN
from arbitre.games.seven_fallen.decks import DECKS as READY_MADE
from arbitre.games.seven_fallen.language.definitions import REALMS as ALL_REALMS
from arbitre.games.seven_fallen.language.definitions import TYPES
from arbitre.games.seven_fallen.rules.model import AREAS as AREA_ORDER
from arbitre.games.seven_fallen.rules.setup import OPTIONS as TABLE_OPTIONS
from arbitre.games.seven_fallen.rules.turn import TURN
from arbitre.games.seven_fallen.speech.lexicon import (
    AREA_NAMES,
    AREAS,
    CLASSES,
    DECKS,
    KEYWORD_NAMES,
    OPTIONS,
    PHASES,
    REALMS,
    TYPE_NAMES,
    find,
    name,
)
from arbitre.games.seven_fallen.speech.lexicon import NAMES as CALLED
from arbitre.games.seven_fallen.speech.texts.abilities import EVENTS
from arbitre.games.seven_fallen.speech.texts.amounts import AMOUNTS, CONDITIONS
from arbitre.games.seven_fallen.speech.texts.card import (
    card_text,
    clause_text,
    keyword_name,
    provenance,
    reminded,
    reminder,
    reminders,
    type_line,
)
from arbitre.games.seven_fallen.speech.texts.filters import FILTERS
from arbitre.games.seven_fallen.speech.texts.tale import SAYS, Tale, say
from arbitre.kernel import effects
from arbitre.kernel.effects import (
    Ability,
    Choose,
    If,
    It,
    Lasting,
    May,
    Modifier,
    Node,
    Seq,
    Static,
    This,
    Trigger,
)
from arbitre.words import LEXICON, Language, write

SLUGS = [card.slug for card in CARDS]
ABSTRACT = (Node, Ability, Static, Modifier, n.Keyword)


def test_every_node_can_be_written() -> None:
    known = {*SAYS, *FILTERS, *AMOUNTS, *CONDITIONS, *EVENTS}
    check_written((n, effects), ABSTRACT, known, 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_well(lang: Language) -> None:
    def check_one(slug: str) -> None:
        for line in check_card(type_line(slug), card_text(slug), lang):
            assert line.endswith(".")

    every(SLUGS, check_one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_a_card_says_something_else(lang: Language) -> None:
    def check_one(slug: str) -> None:
        lines = write(card_text(slug), lang).split("\n")
        assert len(set(lines)) == len(lines)

    every(SLUGS, check_one)


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "lance-of-flame",
            "Target an Angel or Golem → deal 2 damage to it.",
            "Ciblez un Ange ou Golem → infligez-lui 2 dégâts.",
        ),
        (
            "comet-lance",
            "The equipped Angel gets +2 ATK and has Archery (1).",
            "L’Ange équipé gagne +2 en ATQ et Archerie (1).",
        ),
        (
            "boarding-captain",
            "Treasure.\n"
            "Combat Phase: Spend 2 Poseidor markers and target an opposing Angel → deal 2 damage to it.",
            "Trésor.\nPhase de combat\u00a0: Dépensez 2 marqueurs Poseidor et ciblez un Ange adverse → "
            "infligez-lui 2 dégâts.",
        ),
        (
            "thanator-the-gold",
            "Phoenix (10).\n"
            "This Angel’s Phoenix cost is reduced by 1 CE for each of your Dragon Angels with Flame.",
            "Phoenix (10).\n"
            "Le coût Phoenix de cet Ange est réduit de 1 EC pour chacun de vos Anges Dragon avec Flamme.",
        ),
        (
            "exhume",
            "Oath: One of your Angels was destroyed this turn.\n"
            "Target an Angel with cost 4 or less in your Purgatory → put it into play.",
            "Serment\u00a0: Un de vos Anges a été détruit ce tour-ci.\n"
            "Ciblez un Ange de coût 4 ou moins de votre Purgatoire → mettez-le en jeu.",
        ),
        (
            "call-to-retreat",
            "Move all your Angels and Archangels in the Firing Line back to the Rear Guard.",
            "Ramenez en Arrière-garde tous vos Anges et Archanges en Ligne de feu.",
        ),
        (
            "spawning-night",
            "Put up to 3 Coral Angels with cost 2 or less from your hand into play.",
            "Mettez en jeu jusqu’à 3 Anges Corail de coût 2 ou moins de votre main.",
        ),
        (
            "message-in-a-bottle",
            "Stealth (1).\nDraw 2 pages.\nAfter you take this page out of Secret, target an opposing Angel "
            "with cost 4 or less → put it on top of your opponent’s Sacred Book.\n"
            "After your opponent takes this page out of Secret, draw 2 pages.",
            "Furtif (1).\nPiochez 2 pages.\nAprès que vous avez sorti cette page du Secret, ciblez un Ange "
            "adverse de coût 4 ou moins → mettez-le sur le Livre Sacré adverse.\n"
            "Après que votre adversaire a sorti cette page du Secret, piochez 2 pages.",
        ),
        (
            "salamander-duellist",
            "Withdrawal.\nCombat Phase: Pay 1 CE → this Angel gets +2 ATK until the end of the attack phase.",
            "Retrait.\nPhase de combat\u00a0: Payez 1 EC → cet Ange gagne +2 en ATQ jusqu’à la fin de la "
            "Phase d’attaque.",
        ),
        (
            "harpoon-volley",
            "Target an Angel → if it is tilted, deal 3 damage to it; otherwise, deal 1 damage to it.",
            "Ciblez un Ange → s’il est incliné, infligez-lui 3 dégâts\u00a0; sinon, infligez-lui 1 dégât.",
        ),
        (
            "court-medium",
            "Fervor: You may put an Angel from your hand into your Purgatory, then draw a page.",
            "Ferveur\u00a0: Vous pouvez mettre dans votre Purgatoire un Ange de votre main, puis piocher une "
            "page.",
        ),
        (
            "ragwell",
            "When an opposing Angel comes into play other than by Gust, you may target it → deal 1 damage to "
            "it.",
            "Quand un Ange adverse arrive en jeu autrement que par Bourrasque, vous pouvez le cibler → "
            "infligez-lui 1 dégât.",
        ),
        (
            "vanaris",
            "Your opponent can’t play Angels during attack phases (except with Gust).",
            "Votre adversaire ne peut pas jouer d’Ange pendant les Phases d’attaque (sauf avec Bourrasque).",
        ),
    ],
)
def test_the_text_of(slug: str, english: str, french: str) -> None:
    assert both(card_text(slug)) == (english, french)


ANGELS = n.Cards(n.YOURS, ("angel",))
THEIRS = n.Cards(n.OPPONENTS, ("angel",))
SENTENCES: list[tuple[Node, str, str]] = [
    (n.Tilt(THEIRS), "tilt all opposing Angels", "inclinez tous les Anges adverses"),
    (n.Straighten(ANGELS), "straighten all your Angels", "redressez tous vos Anges"),
    (
        n.Target(ANGELS, n.Advance(It())),
        "target one of your Angels → move it to the Firing Line",
        "ciblez un de vos Anges → avancez-le en Ligne de feu",
    ),
    (
        n.LookAt(n.Cards(n.OPPONENTS, where=("hand",)), Choose(It(), n.Reveal(It()))),
        "look at all pages in your opponent’s hand; reveal one of them",
        "regardez toutes les pages de la main adverse\u00a0; révélez-en une",
    ),
    (n.ShuffleBook(), "shuffle your Sacred Book", "mélangez votre Livre Sacré"),
    (
        n.LoseEnergy(2, n.Cards(n.OPPONENTS, ("temple",), ("adoration",))),
        "remove 2 CE from the opposing Temple",
        "retirez 2 EC du Temple adverse",
    ),
    (
        n.MayPay(n.Cost(energy=2), n.Draw(2)),
        "you may pay 2 CE; if you do, draw 2 pages",
        "vous pouvez payer 2 EC\u00a0; si vous le faites, piochez 2 pages",
    ),
    (
        n.OpponentDoes(Choose(ANGELS, n.Destroy(It()))),
        "your opponent chooses one of their Angels: destroy it",
        "votre adversaire choisit un de ses Anges\u00a0: détruisez-le",
    ),
    (
        n.Repeat(2, n.Damage(n.Attackers(), 1)),
        "deal 1 damage to the attackers 2 times",
        "infligez 1 dégât aux attaquants 2 fois",
    ),
    (
        n.Damage(n.Defender(), n.Figure(This(), "atq")),
        "deal a number of damage equal to this Angel’s ATK to the defender",
        "infligez un nombre de dégâts égal à l’ATQ de cet Ange au défenseur",
    ),
    (
        n.GainEnergy(n.CountOf(ANGELS)),
        "put 1 CE on your Temple for each of your Angels",
        "mettez 1 EC sur votre Temple pour chacun de vos Anges",
    ),
    (
        If(n.Not(n.YourTurn()), n.Draw(1)),
        "if it is not your turn, draw a page",
        "si ce n’est pas votre tour, piochez une page",
    ),
    (
        If(n.Mortal(n.OPPONENTS), n.Draw(1)),
        "if the opposing Divinity is mortal, draw a page",
        "si la Divinité adverse est mortelle, piochez une page",
    ),
    (
        n.when_it_damages(n.Heal(This(), n.EventAmount()), ("angel",)),
        "when this Angel deals combat damage to an Angel, remove that much damage from this Angel",
        "quand cet Ange inflige des dégâts au combat à un Ange, retirez autant de dégâts à cet Ange",
    ),
    (
        n.when_drawn(n.OPPONENTS, n.GainEnergy(1)),
        "when your opponent draws a page, put 1 CE on your Temple",
        "quand votre adversaire pioche une page, mettez 1 EC sur votre Temple",
    ),
    (
        Lasting(n.Lose(keyword=n.Berserk, who=THEIRS)),
        "opposing Angels lose Berserk until end of turn",
        "les Anges adverses perdent Berserk jusqu’à la fin du tour",
    ),
    (n.CannotAttack(THEIRS), "opposing Angels can’t attack", "les Anges adverses ne peuvent pas attaquer"),
    (
        n.Untargetable(This()),
        "your opponent can’t target this Angel with Miracles",
        "votre adversaire ne peut pas cibler cet Ange avec des Miracles",
    ),
    (
        May(Seq((n.Draw(2), n.Discard(1)))),
        "you may draw 2 pages, then discard a page",
        "vous pouvez piocher 2 pages, puis vous défausser d’une page",
    ),
    (
        n.Target(n.Cards(types=("angel",), wounded=True, tilted=False, realms=("eondra",)), n.Banish(It())),
        "target a wounded untilted Angel from Eondra → banish it",
        "ciblez un Ange blessé non incliné d’Eondra → bannissez-le",
    ),
    (
        Trigger("linked", n.Draw(1), n.AboutThis()),
        "when this Angel is linked, draw a page",
        "quand cet Ange est lié, piochez une page",
    ),
]


@pytest.mark.parametrize(("node", "english", "french"), SENTENCES)
def test_what_no_card_says_yet_can_be_said(node: Node, english: str, french: str) -> None:
    assert both(say(node, Tale("seven_fallen.angel"))) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_ability_can_be_named_in_a_prompt(lang: Language) -> None:
    for key, node in NODES.nodes.items():
        if type(node) in SAYS and node != n.FREE:
            check(write(clause_text(key), lang), lang)
            assert clause_text(node) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_has_a_name_and_a_reminder(lang: Language) -> None:
    def check_one(keyword: type[Node]) -> None:
        assert keyword in KEYWORD_NAMES
        text = write(reminder(keyword), lang)
        check(text, lang)
        assert text.endswith(".") and text[0].isupper()

    every(n.KEYWORDS, check_one)


def test_keywords_are_named_with_their_figures() -> None:
    assert write(keyword_name(n.Archery(2)), "fr") == "Archerie (2)"
    assert write(keyword_name(n.Swarm(8)), "en") == "Swarm (8)"
    said = [(write(word, "en"), write(text, "en")) for word, text in reminders("comet-lance")]
    archery = (
        "When this card declares an attack against a page or an Archangel, you may target an Angel or Golem "
        "→ deal X damage to it."
    )
    assert said == [("Archery (1)", archery)]


def test_the_type_line_says_what_is_printed() -> None:
    assert write(type_line("spark-drake"), "en") == (
        "Angel\u00a0— Eondra, Dragon\u00a0— cost 1 CE, ATK 1, VF 2 (common)"
    )
    assert "Tempête 2 EC" in write(type_line("brick-golem"), "fr")
    assert "no Tempest" in write(type_line("wandering-idol"), "en")
    assert "4 Adorateurs, révoquer 1" in write(type_line("bury-alive"), "fr")
    assert "known from the rulebook" in write(provenance("thanator-the-gold"), "en")
    assert both(provenance("spark-drake")) == ("house card", "carte maison")


def test_a_name_is_found_in_either_language() -> None:
    check_found(CALLED, name, find)
    assert find("elora d’eondra") == "elora-of-eondra"


def test_everything_has_a_name() -> None:
    assert CALLED.keys() >= set(SLUGS)
    assert GIVEN.keys() >= {card.slug for card in CARDS}
    assert DECKS.keys() >= READY_MADE.keys()
    assert CLASSES.keys() >= {word for card in CARDS for word in card.classes}
    assert REALMS.keys() == set(ALL_REALMS)
    assert TYPE_NAMES.keys() == set(TYPES)
    assert OPTIONS.keys() == TABLE_OPTIONS.keys()
    assert PHASES.keys() == TURN.keys()
    assert AREAS.keys() == set(AREA_ORDER) == AREA_NAMES.keys() - {"stack"}
    for lang in LANGUAGES:
        assert len({name(card.slug, lang) for card in CARDS}) == len(CARDS)


def test_every_word_of_the_game_can_be_inflected() -> None:
    LEXICON.check()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_of_a_card_is_explained_on_it_once(lang: Language) -> None:
    def check_one(slug: str) -> None:
        lines = check_card(type_line(slug), reminded(slug), lang, "(")
        assert len(set(lines)) == len(lines)
        for called, _ in reminders(slug):
            name = write(called, lang)
            assert any(line.removeprefix("(").startswith(name) and line.endswith(".)") for line in lines)

    every(SLUGS, check_one)


def test_a_reminder_has_the_printed_figure_and_agrees_with_it() -> None:
    english, french = both(reminded("siege-drake"))
    assert english.splitlines()[0].startswith("Collateral (When this attacker hits a page and survives, ")
    assert french.splitlines()[1] == (
        "Vaillant (Ne subit pas le double de dégâts quand il défend en Ligne de feu.)"
    )
    texts = [write(reminded(slug), lang) for slug in SLUGS for lang in LANGUAGES]
    assert not [
        text for text in texts if re.search(r"\bX\b|\b1 (dégâts|marqueurs|markers)|\b1 \S+ markers", text)
    ]


def test_an_effect_quoted_without_its_event_says_what_it_is_about() -> None:
    ragwell = next(ability for ability in CARDS[CARD_NUMBER["ragwell"]].abilities)
    assert isinstance(ragwell, Trigger)
    quoted = clause_text(ragwell.do)
    assert write(quoted, "en") == "you may target that Angel → deal 1 damage to it"
    assert write(quoted, "fr") == "vous pouvez cibler cet Ange → infligez-lui 1 dégât"
