"""Sentences of Magic that no card at hand says: written with nodes, templated as print would."""

import pytest
from tests.words.card_texts import both

from arbitre.games.magic import language as nodes
from arbitre.games.magic.language import keywords
from arbitre.games.magic.language.definitions import COLOURS
from arbitre.games.magic.speech.texts import card as _card  # noqa: F401  (teaches `say` everything)
from arbitre.games.magic.speech.texts.reminders import token_note
from arbitre.games.magic.speech.texts.tale import Tale, say
from arbitre.kernel.effects import Choose, If, It, May, Node, Seq, This
from arbitre.words import Name, Unwritten

YOUR_CREATURES = nodes.CREATURE_YOU_CONTROL
SENTENCES: list[tuple[Node, str, str]] = [
    (
        nodes.DealDamage(nodes.Target(nodes.CREATURE), nodes.CountOf(YOUR_CREATURES)),
        "this creature deals 1 damage to target creature for each creature you control",
        "cette créature inflige 1 blessure à une créature ciblée pour chaque créature que vous contrôlez",
    ),
    (
        nodes.Discard(2, nodes.Players(nodes.OPPONENTS)),
        "each opponent discards two cards",
        "chaque adversaire se défausse de deux cartes",
    ),
    (
        May(Seq((nodes.Draw(2), nodes.Discard()))),
        "you may draw two cards, then discard a card",
        "vous pouvez piocher deux cartes, puis vous défausser d’une carte",
    ),
    (
        If(nodes.AtLeast(nodes.CountOf(YOUR_CREATURES), 3), nodes.GainLife(1)),
        "if you control three or more creatures, you gain 1 life",
        "si vous contrôlez au moins trois créatures, vous gagnez 1 point de vie",
    ),
    (
        nodes.Exile(nodes.Target(nodes.Permanents(types=("artifact", "enchantment"), whose=nodes.OPPONENTS))),
        "exile target artifact or enchantment an opponent controls",
        "exilez une cible qu’un adversaire contrôle, artefact ou enchantement",
    ),
    (
        nodes.Destroy(nodes.Target(nodes.Permanents(types=("creature",), keyword=keywords.Flying))),
        "destroy target creature with flying",
        "détruisez une créature ciblée avec le vol",
    ),
    (
        nodes.Triggered(when=nodes.Attacks(), do=nodes.Draw(), once_per_turn=True),
        "whenever this creature attacks, draw a card. This ability triggers only once each turn",
        "à chaque fois que cette créature attaque, piochez une carte. Cette capacité ne se déclenche "
        "qu’une seule fois par "
        "tour",
    ),
    (
        nodes.Must(deed="attack", who=YOUR_CREATURES),
        "each creature you control attacks each combat if able",
        "chaque créature que vous contrôlez attaque à chaque combat si possible",
    ),
    (
        nodes.Delayed(
            nodes.Triggered(when=nodes.BeginningOf("upkeep"), do=nodes.Sacrifice(It())), about=This()
        ),
        "sacrifice it at the beginning of your next upkeep",
        "sacrifiez-la au début de votre prochain entretien",
    ),
]


@pytest.mark.parametrize(("node", "english", "french"), SENTENCES)
def test_what_no_card_says_yet_can_be_said(node: Node, english: str, french: str) -> None:
    assert both(say(node, Tale("magic.creature"))) == (english, french)


YOUR_GRAVEYARD = nodes.Cards(whose=nodes.YOURS, types=("creature",))
SMALL = nodes.Permanents(whose=nodes.YOURS, types=("creature",), power_at_most=2)
NONTOKEN = nodes.Permanents(types=("creature",), token=False)
THIS, SPELL = Tale("magic.creature"), Tale("spell")
WURM = Tale("magic.creature", Name("Balustrade Wurm", "Guivre de balustrade", "f"))
PROBES: list[tuple[Node, Tale, str, str]] = [
    (
        Seq((nodes.LoseLife(1, nodes.OPPONENT), nodes.GainLife(1))),
        THIS,
        "each opponent loses 1 life and you gain 1 life",
        "chaque adversaire perd 1 point de vie et vous gagnez 1 point de vie",
    ),
    (
        nodes.Triggered(
            when=nodes.Dies(),
            do=Seq((nodes.DealDamage(nodes.Target(nodes.ANY_TARGET), 1), nodes.GainLife(1))),
        ),
        THIS,
        "when this creature dies, it deals 1 damage to any target and you gain 1 life",
        "quand cette créature meurt, elle inflige 1 blessure à n’importe quelle cible et vous gagnez "
        "1 point de vie",
    ),
    (
        Seq((nodes.DealDamage(nodes.Target(nodes.CREATURE), 2), nodes.GainLife(2))),
        SPELL,
        "this spell deals 2 damage to target creature. You gain 2 life",
        "ce sort inflige 2 blessures à une créature ciblée. Vous gagnez 2 points de vie",
    ),
    (
        Seq((nodes.Draw(2), nodes.LoseLife(2))),
        THIS,
        "you draw two cards and you lose 2 life",
        "vous piochez deux cartes et vous perdez 2 points de vie",
    ),
    (
        Seq((nodes.PutCounters(This(), "+1/+1"), nodes.Draw())),
        THIS,
        "put a +1/+1 counter on this creature and draw a card",
        "mettez un marqueur +1/+1 sur cette créature et piochez une carte",
    ),
    (
        Seq((nodes.DealDamage(nodes.OPPONENT, nodes.CountOf(SMALL)), nodes.GainLife(nodes.CountOf(SMALL)))),
        THIS,
        "this creature deals X damage to each opponent and you gain X life, where X is the number of "
        "creatures "
        "you control with power 2 or less",
        "cette créature inflige X blessures à chaque adversaire et vous gagnez X points de vie, X "
        "étant le nombre "
        "de créatures avec une force inférieure ou égale à 2 que vous contrôlez",
    ),
    (
        Seq((nodes.CreateTokens("toy-token"), nodes.Mill(2))),
        THIS,
        "create a 1/1 white Toy artifact creature token, then mill two cards",
        "créez un jeton de créature-artefact 1/1 blanche Jouet, puis meulez deux cartes",
    ),
    (
        Seq((nodes.ShuffleIn((nodes.Attached(),)), nodes.ManifestDread())),
        Tale("magic.sub.aura"),
        "shuffle enchanted creature into its owner’s library, then manifest dread",
        "mélangez la créature enchantée dans la bibliothèque de son propriétaire, puis manifestez l’effroi",
    ),
    (
        Seq((nodes.PutIntoHand(nodes.Target(nodes.NONLAND_PERMANENT, up_to=True)), nodes.ManifestDread())),
        SPELL,
        "return up to one target nonland permanent to its owner’s hand. Manifest dread",
        "renvoyez jusqu’à un permanent non-terrain ciblé dans la main de son propriétaire. "
        "Manifestez l’effroi",
    ),
    (
        Seq((nodes.Mill(4), Choose(YOUR_GRAVEYARD, nodes.PutIntoHand(It()), up_to=True))),
        THIS,
        "mill four cards, then you may return a creature card from your graveyard to your hand",
        "meulez quatre cartes, puis vous pouvez renvoyer dans votre main une carte de créature depuis votre "
        "cimetière",
    ),
    (
        Seq(
            (
                nodes.SacrificeOf(nodes.ENCHANTMENT_YOU_CONTROL, who=nodes.OPPONENT),
                nodes.SacrificeOf(NONTOKEN, who=nodes.OPPONENT),
            )
        ),
        THIS,
        "each opponent sacrifices an enchantment of their choice, then sacrifices a nontoken "
        "creature of their "
        "choice",
        "chaque adversaire sacrifie un enchantement, puis sacrifie une créature non-jeton",
    ),
    (
        Seq((nodes.Discard(nodes.ALL), nodes.Draw(nodes.CardTypesAmong(nodes.Cards(whose=nodes.YOURS))))),
        SPELL,
        "discard your hand. Then draw X cards, where X is the number of card types among cards in "
        "your graveyard",
        "défaussez-vous de votre main. Puis piochez X cartes, X étant le nombre de types de carte "
        "parmi les cartes "
        "de votre cimetière",
    ),
    (
        nodes.GainLife(nodes.CardTypesAmong(nodes.Cards(whose=nodes.YOURS))),
        THIS,
        "you gain life equal to the number of card types among cards in your graveyard",
        "vous gagnez un nombre de points de vie égal au nombre de types de carte parmi les cartes de votre "
        "cimetière",
    ),
    (
        nodes.PutOntoBattlefield(which=nodes.Target(YOUR_GRAVEYARD)),
        THIS,
        "return target creature card from your graveyard to the battlefield",
        "renvoyez sur le champ de bataille une carte de créature ciblée depuis votre cimetière",
    ),
    (
        nodes.PutOntoBattlefield(
            which=nodes.Target(nodes.Cards(whose=nodes.YOURS, types=("creature",), mana_value_at_most=3))
        ),
        THIS,
        "return target creature card with mana value 3 or less from your graveyard to the battlefield",
        "renvoyez sur le champ de bataille une carte de créature ciblée avec une valeur de mana "
        "inférieure ou "
        "égale à 3 depuis votre cimetière",
    ),
    (
        nodes.PutOntoBattlefield(
            which=nodes.Target(nodes.Cards(whose=nodes.YOURS, types=("land",))), tapped=True
        ),
        THIS,
        "return target land card from your graveyard to the battlefield tapped",
        "renvoyez sur le champ de bataille, engagée, une carte de terrain ciblée depuis votre cimetière",
    ),
    (
        nodes.PutOntoBattlefield(which=nodes.Cards(whose=nodes.YOURS, types=("artifact", "enchantment"))),
        SPELL,
        "return all artifact and enchantment cards from your graveyard to the battlefield",
        "renvoyez sur le champ de bataille toutes les cartes d’artefact et d’enchantement depuis "
        "votre cimetière",
    ),
    (
        nodes.PutOntoBattlefield(which=This(), counters=(("finality", 1),)),
        WURM,
        "return this card from your graveyard to the battlefield with a finality counter on it",
        "renvoyez sur le champ de bataille, depuis votre cimetière, la Guivre de balustrade avec un marqueur "
        "«\u00a0fatalité\u00a0» sur elle",
    ),
    (
        nodes.Cannot(deed="be_countered", who=This()),
        WURM,
        "this spell can’t be countered",
        "ce sort ne peut pas être contrecarré",
    ),
    (
        nodes.StaticAbility(
            do=(nodes.Gets(1, 0), nodes.Has((keywords.Lifelink(), keywords.Ward(nodes.Mana("{2}"))))),
            who=nodes.Attached(),
        ),
        Tale("magic.sub.aura"),
        "enchanted creature gets +1/+0 and has lifelink and ward {2}",
        "la créature enchantée gagne +1/+0 et a le lien de vie et parade {2}",
    ),
    (
        nodes.CreateTokens("toy-token", nodes.CountersOn(This())),
        THIS,
        "create a 1/1 white Toy artifact creature token for each counter on this creature",
        "créez un jeton de créature-artefact 1/1 blanche Jouet pour chaque marqueur sur cette créature",
    ),
    (
        nodes.PutCounters(This(), "nest"),
        THIS,
        "put a nest counter on this creature",
        "mettez un marqueur «\u00a0nid\u00a0» sur cette créature",
    ),
    (
        nodes.Triggered(
            when=nodes.Enters(),
            do=May(
                nodes.SacrificeOf(nodes.OTHER_CREATURE_YOU_CONTROL),
                then=nodes.WhenYouDo(
                    nodes.Triggered(
                        when=nodes.YouDid(), do=nodes.DealDamage(nodes.Target(nodes.ANY_TARGET), 2)
                    )
                ),
            ),
        ),
        THIS,
        "when this creature enters, you may sacrifice another creature. When you do, this creature "
        "deals 2 damage "
        "to any target",
        "quand cette créature arrive, vous pouvez sacrifier une autre créature. Quand vous faites "
        "ainsi, cette "
        "créature inflige 2 blessures à n’importe quelle cible",
    ),
    (
        nodes.StaticAbility(do=(nodes.Has((keywords.FirstStrike(),)),), while_=nodes.YourTurn()),
        THIS,
        "during your turn, this creature has first strike",
        "cette créature a l’initiative pendant votre tour",
    ),
    (
        nodes.Triggered(when=nodes.Drawn(nodes.OPPONENT), do=nodes.DealDamage(nodes.ThatPlayer(), 1)),
        THIS,
        "whenever an opponent draws a card, this creature deals 1 damage to them",
        "à chaque fois qu’un adversaire pioche une carte, cette créature lui inflige 1 blessure",
    ),
]


@pytest.mark.parametrize(("node", "tale", "english", "french"), PROBES)
def test_sentences_of_cards_to_come_are_templated_like_print(
    node: Node, tale: Tale, english: str, french: str
) -> None:
    assert both(say(node, tale)) == (english, french)


def test_a_counter_without_a_name_is_refused() -> None:
    with pytest.raises(Unwritten):
        say(nodes.PutCounters(This(), "gloom"), THIS)


def test_the_reminder_of_a_token_says_what_it_is_and_how_many() -> None:
    ability = nodes.Activated(costs=(nodes.SacrificeSelf(),), do=nodes.AddMana(any_of=COLOURS))
    treasure = nodes.card("treasure-token", "artifact: treasure", ability, token=True).faces[0]
    assert both(token_note(treasure, 1)) == (
        'it’s an artifact with "Sacrifice this artifact: Add one mana of any color."',
        "c’est un artefact avec «\u00a0Sacrifiez cet artefact\u00a0: Ajoutez un mana de la couleur de votre "
        "choix.\u00a0»",
    )
    assert [text[:24] for text in both(token_note(treasure, 2))] == [
        'they’re artifacts with "',
        "ce sont des artefacts av",
    ]
