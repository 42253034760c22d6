"""Every card of Noxilia in both languages, written from the tree that is played."""

import re

import pytest
from tests.every import every
from tests.words.card_texts import both, check_card, check_found, check_written
from tests.words.traps import LANGUAGES, check

from arbitre.games.noxilia import language as nodes
from arbitre.games.noxilia.cards import CARDS
from arbitre.games.noxilia.cards.index import NODES
from arbitre.games.noxilia.decks import READY
from arbitre.games.noxilia.language import keywords
from arbitre.games.noxilia.language.definitions import COLOURS, TYPES, ZONE_KINDS, Card
from arbitre.games.noxilia.language.keywords import SKILLS, Adventure, Skill
from arbitre.games.noxilia.rules.ground import LAYOUTS
from arbitre.games.noxilia.rules.model import PLACES as PLACE_ORDER
from arbitre.games.noxilia.rules.setup import OPTIONS as TABLE_OPTIONS
from arbitre.games.noxilia.rules.turn import TURN
from arbitre.games.noxilia.speech.lexicon import (
    CLANS,
    DECKS,
    KIND_NAMES,
    KINDS,
    OPTIONS,
    PHASES,
    PLACE_NAMES,
    PLACES,
    SPACES,
    find,
    name,
)
from arbitre.games.noxilia.speech.lexicon import COLOURS as COLOUR_NAMES
from arbitre.games.noxilia.speech.lexicon import NAMES as CALLED
from arbitre.games.noxilia.speech.lexicon import TYPES as TYPE_NAMES
from arbitre.games.noxilia.speech.texts.abilities import ABOUT
from arbitre.games.noxilia.speech.texts.amounts import AMOUNTS
from arbitre.games.noxilia.speech.texts.card import (
    card_text,
    clause_text,
    reminded,
    reminder,
    reminders,
    skill_name,
    skill_title,
    type_line,
)
from arbitre.games.noxilia.speech.texts.filters import FILTERS
from arbitre.games.noxilia.speech.texts.skills import WORDS
from arbitre.games.noxilia.speech.texts.tale import SAYS, Tale, say
from arbitre.kernel import effects
from arbitre.kernel.effects import Ability, It, Modifier, Node, Static, This
from arbitre.words import LEXICON, Language, write

SLUGS = [card.slug for card in CARDS]
ABSTRACT = (Node, Ability, Static, Modifier, Skill)


def test_every_node_can_be_written() -> None:
    known = {*SAYS, *FILTERS, *AMOUNTS, *ABOUT, *WORDS}
    # A moment of the turn is said by the trigger that waits for it.
    known |= {nodes.YourMoment}
    check_written((nodes, effects, keywords), ABSTRACT, known, 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_well(lang: Language) -> None:
    def check_one(slug: str) -> None:
        for line in check_card(type_line(slug), card_text(slug), lang):
            assert line.endswith(".")
        for called, about in reminders(slug):
            check(write(called, lang), lang)
            check(write(about, lang), lang)

    every(SLUGS, check_one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_a_card_says_something_else(lang: Language) -> None:
    def check_one(slug: str) -> None:
        lines = write(card_text(slug), lang).split("\n")
        assert len(set(lines)) == len(lines)

    every(SLUGS, check_one)


def _nothing_else(card: Card) -> tuple[object, ...]:
    return (card.type, card.kind, card.skills, card.does, card.costs, card.mana, card.on, card.reach)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_do_different_things_say_different_things(lang: Language) -> None:
    """Only for cards that are nothing but text: units also differ in their figures."""
    seen: dict[str, tuple[object, ...]] = {}
    for card in CARDS:
        if card.type in ("spell", "latent", "fate"):
            text = write(card_text(card.slug), lang) + write(type_line(card.slug), lang)
            assert seen.setdefault(text, _nothing_else(card)) == _nothing_else(card), card.slug


TREES = [
    (
        nodes.when_wounds(nodes.RestoreLife(This(), 2)),
        "when this unit wounds a unit by attacking, restore 2 life to this unit",
        "quand cette unité blesse une unité en attaquant, rendez 2 points de vie à cette unité",
    ),
    (
        nodes.when_ally_dies(nodes.DrawCards(1)),
        "when one of your other units dies, draw a card",
        "quand une de vos autres unités meurt, piochez une carte",
    ),
    (
        nodes.when_dies(nodes.Poisons(nodes.Units(nodes.OPPONENTS, at="here"), 2)),
        "when this unit dies, each enemy unit in its zone gets 2 poison markers (not cumulative)",
        "quand cette unité meurt, chaque unité ennemie de sa zone reçoit 2 marqueurs poison (non cumulables)",
    ),
    (
        nodes.Target(nodes.Units(nodes.OPPONENTS, engaged=False), nodes.Engage(It()), 2, True),
        "engage up to 2 target disengaged enemy units",
        "engagez jusqu’à 2 unités ennemies dégagées cibles",
    ),
    (
        nodes.Target(nodes.Zones(), nodes.Damage(nodes.Units(at="it"), 2, "infernal")),
        "deal 2 infernal damage to each unit in target zone",
        "infligez 2 dégâts infernaux à chaque unité d’une zone cible",
    ),
    (
        nodes.Target(nodes.Units(nodes.OPPONENTS), nodes.Damage(It(), 1, "death", piercing=True)),
        "deal 1 death damage to target enemy unit, ignoring armor",
        "infligez 1 dégât de mort à une unité ennemie cible, sans tenir compte de l’armure",
    ),
    (
        nodes.Target(nodes.Units(nodes.OPPONENTS, common=True, cost_at_most=4), nodes.TakeControl(It())),
        "take control of target enemy common unit with cost 4 or less until end of turn",
        "prenez le contrôle d’une unité commune ennemie cible de coût 4 ou moins jusqu’à la fin du tour",
    ),
    (
        nodes.Adjust(nodes.Units(nodes.YOURS), melee=1, armour=-1, skills=(keywords.Flying(),)),
        "your units get +1 melee and -1 armor and gain Flying until end of turn",
        "vos unités gagnent +1 attaque au CAC, -1 armure et Volant jusqu’à la fin du tour",
    ),
    (
        nodes.Modify(nodes.Bearer(), gets=(keywords.Resistance(2, "infernal"), keywords.Flying())),
        "this unit has Infernal Resistance 2 and Flying",
        "cette unité gagne Résistance infernale 2 et Volant",
    ),
    (
        nodes.Rule("steps", -1),
        "units move 1 fewer zone",
        "les déplacements font 1 zone de moins",
    ),
    (
        nodes.Target(nodes.Zones(empty_of=nodes.YOURS), nodes.Flood(It(), 2)),
        "flood target zone where you have no units for 2 turns",
        "inondez une zone cible où vous n’avez pas d’unité pendant 2 tours",
    ),
    (
        nodes.Discard(2, nodes.OPPONENTS),
        "your opponent discards 2 cards of their choice",
        "votre adversaire se défausse de 2 cartes de son choix",
    ),
    (
        nodes.Modify(This(), melee=nodes.CountOf(nodes.Units(nodes.YOURS, at="here", other=True))),
        "this unit gets +1 melee for each of your other units in this unit’s zone",
        "cette unité gagne +1 attaque au CAC pour chacune de vos autres unités de la zone de cette unité",
    ),
    (
        nodes.Damage(nodes.Attacker(), nodes.FigureOf(nodes.Attacked(), "melee")),
        "deal damage equal to the attacked unit’s melee to the attacker",
        "infligez des dégâts égaux à l’attaque au CAC de l’unité attaquée à l’attaquant",
    ),
    (
        nodes.SacrificeUnits(1, nodes.Units(nodes.YOURS, types=("unit", "token"))),
        "sacrifice one of your common units or tokens",
        "sacrifiez une de vos unités communes ou un de vos jetons",
    ),
    (
        nodes.Return(nodes.Units(nodes.OPPONENTS), "hand"),
        "return an enemy unit to your opponent’s hand",
        "remettez une unité ennemie dans la main de votre adversaire",
    ),
]


@pytest.mark.parametrize(("node", "english", "french"), TREES)
def test_the_words_of_a_tree(node: Node, english: str, french: str) -> None:
    assert both(say(node, Tale())) == (english, french)


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        (
            "captain-thibaud",
            "Attack Aura 1.\nOnce per turn, engage this unit and pay 1 gold: Disengage one of your "
            "engaged face-up common units in this unit’s zone.",
            "Aura attaque 1.\nUne fois par tour, engagez cette unité et payez 1 pièce d’or\u00a0: Dégagez "
            "une de vos unités communes engagées et face visible de la zone de cette unité.",
        ),
        (
            "grave-robber",
            "Go on adventure 2, pay 1 gold: Gain 4 gold, then put this unit into play face down in your "
            "command zone.",
            "Partir à l’aventure 2, payez 1 pièce d’or\u00a0: Gagnez 4 pièces d’or, puis mettez cette unité "
            "en jeu face cachée dans votre zone de commandement.",
        ),
        (
            "hush",
            "You may reveal this spell when your opponent reveals a latent spell that concerns the unit or "
            "the zone it lies under.\nCancel that latent spell.\nDraw a card.",
            "Vous pouvez révéler ce sort quand votre adversaire révèle un sort latent qui concerne l’unité "
            "ou la zone sous laquelle il est posé.\nAnnulez ce sort latent.\nPiochez une carte.",
        ),
        (
            "back-into-the-mist",
            "Turn face down all your units that have no enemy within one zone.\n"
            "Create 2 Pond Wisp tokens in zones you control.",
            "Mettez face cachée toutes vos unités qui n’ont aucun ennemi à moins d’une zone.\n"
            "Créez 2 jetons Feu follet de l’étang dans des zones que vous contrôlez.",
        ),
        (
            "bribed-gatekeeper",
            "Take control of target rampart that your opponent controls and where they have no units.",
            "Prenez le contrôle d’un rempart cible que votre adversaire contrôle et où il n’a pas d’unité.",
        ),
        (
            "thick-fog",
            "Units can’t make ranged attacks this turn.",
            "Les unités ne peuvent pas faire d’attaque à distance ce tour-ci.",
        ),
        (
            "drowned-garden",
            "At the start of each turn, gain 1 gold.\nWater: Only units with Aquatic can enter this zone.",
            "Au début de chaque tour, gagnez 1 pièce d’or.\n"
            "Eau\u00a0: Seules les unités ayant Aquatique peuvent entrer dans cette zone.",
        ),
    ],
)
def test_the_text_of(slug: str, english: str, french: str) -> None:
    assert both(card_text(slug)) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_ability_can_be_named_in_a_prompt(lang: Language) -> None:
    for key, node in NODES.nodes.items():
        about_an_event = any(type(part) in ABOUT and type(part) not in SAYS for part in effects.walk(node))
        if isinstance(node, nodes.Not | nodes.Both) and about_an_event:
            continue  # said by the trigger that waits for that event
        if type(node) in SAYS or isinstance(node, Skill):
            check(write(clause_text(key), lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_keyword_has_a_name_and_a_reminder(lang: Language) -> None:
    def check_one(kind: type[Skill]) -> None:
        titled = write(skill_title(kind), lang)
        check(titled, lang)
        for x in (1, 2) if "{x}" in WORDS[kind].en else (0,):
            skill = kind(x) if kind is not Adventure else Adventure(x, nodes.GainGold(1))
            check(write(skill_name(skill), lang), lang)
            check(write(reminder(skill), lang), lang)
            assert "{" not in write(skill_name(skill), lang) + write(reminder(skill), lang)
        about = write(reminder(kind), lang)
        assert about.endswith(".")
        assert ("X" in about) == ("{x" in WORDS[kind].about_fr)

    every(SKILLS, check_one)


def test_figures_are_on_the_type_line() -> None:
    assert (
        write(type_line("grey-sister"), "en")
        == "Common unit\u00a0— human, Oath of Aubeterre, 2 gold, melee 1, life 2, produces 1 light mana"
    )
    assert "(blessé 5)" in write(type_line("isaut-the-unbent"), "fr")
    assert "portée 1" in write(type_line("cellar-ember"), "fr")


def test_a_name_is_found_in_either_language() -> None:
    check_found(CALLED, name, find)
    assert find("soeur grise") == find("Sœur Grise") == "grey-sister"
    assert find("Martyr’s mantle") == "martyrs-mantle"


def test_everything_has_a_name() -> None:
    assert CALLED.keys() == set(SLUGS)
    assert len({called.en for called in CALLED.values()}) == len(CALLED)
    assert len({called.fr for called in CALLED.values()}) == len(CALLED)
    assert OPTIONS.keys() == TABLE_OPTIONS.keys()
    assert PHASES.keys() == TURN.keys()
    assert set(TYPE_NAMES) == set(TYPES)
    assert set(KINDS) == set(KIND_NAMES) == set(ZONE_KINDS)
    assert set(PLACES) == set(PLACE_NAMES) == set(PLACE_ORDER)
    assert tuple(COLOUR_NAMES)[:6] == COLOURS
    assert DECKS.keys() == {deck.slug for deck in READY}
    assert CLANS.keys() >= {card.clan for card in CARDS if card.clan}
    fields = {space.name for layout in LAYOUTS.values() for space in layout.spaces if space.home < 0}
    assert SPACES.keys() == fields


def test_every_word_of_the_game_can_be_inflected() -> None:
    LEXICON.check()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_a_card_has_or_speaks_of_is_explained_on_it_once(lang: Language) -> None:
    def check_one(slug: str) -> None:
        lines = check_card(type_line(slug), reminded(slug), lang, "(")
        assert len(set(lines)) == len(lines)
        for called, about in reminders(slug):
            explained = [line for line in lines if write(about, lang) in line]
            assert len(explained) == 1, (slug, write(called, lang))
        plain = write(card_text(slug), lang).splitlines()
        for title in (write(skill_title(kind), lang) for kind in SKILLS if kind is not Adventure):
            if any(re.search(rf"\b{re.escape(title)}\b", line) for line in plain):
                assert any("(" in line and title in line for line in lines), (slug, title)

    every(SLUGS, check_one)


def test_a_reminder_stands_behind_its_keyword_and_the_bare_text_has_none() -> None:
    english, french = both(reminded("hedge-falconer"))
    assert "Point-Blank Shot (May shoot at enemies in its own zone.)" in english.splitlines()
    assert "Tir de proximité (Peut tirer sur les ennemis de sa propre zone.)" in french.splitlines()
    assert "(" not in both(card_text("hedge-falconer"))[0]
