"""The sentences a first game needs, each from one tree."""

import pytest

from arbitre.words import (
    IF_YOU_DO,
    NP,
    PP,
    THIS_TURN,
    UNTIL_END_OF_TURN,
    YOU,
    All,
    Bonus,
    Clause,
    Figure,
    Headed,
    If,
    Join,
    Mine,
    Name,
    Paragraphs,
    Paren,
    Phrase,
    Sentence,
    Some,
    Symbol,
    Words,
    ask,
    it,
    label,
    may,
    need,
    pair,
    player,
    remaining,
    they,
    when,
    write,
)

THIS = NP("creature", "this")
DEALER = Name("Deathdealer", "Marchand de mort")
WARRIOR = Name("Warrior of the Quay", "Guerrier du Quai")
TO_READY = PP("to_zone", NP("test.ready_area", "your"))
FROM_USED = PP("from", NP("test.used_pile", "your"))
BASIC = NP("die", "a", called=Name("Basic Quiddity", "Quiddité de base"))

SENTENCES: list[tuple[Phrase, str, str]] = [
    (
        Sentence(Clause(None, ("draw", "roll"), NP("die", count=2))),
        "Draw and roll 2 dice.",
        "Piochez et lancez 2 dés.",
    ),
    (
        Sentence(Clause(None, "destroy", NP("creature", "a", of=Figure("level", 2, "or less")))),
        "Destroy a creature with level 2 or less.",
        "Détruisez une créature de niveau 2 ou moins.",
    ),
    (
        Sentence(Clause(NP("creature", "all your"), "get", Bonus(2, "attack"), after=(UNTIL_END_OF_TURN,))),
        "All your creatures get +2 attack until end of turn.",
        "Toutes vos créatures gagnent +2 en attaque jusqu’à la fin du tour.",
    ),
    (
        Sentence(
            Join(
                (
                    Clause(
                        None, "attach", it("die"), to=Some(1, "creature", NP("creature", "your", plural=True))
                    ),
                    Clause(it("creature"), "get", pair(3, 3)),
                ),
                ":",
            )
        ),
        "Attach it to one of your creatures: it gets +3/+3.",
        "Attachez-le à une de vos créatures\u00a0: elle gagne +3/+3.",
    ),
    (
        Sentence(
            when(Clause(THIS, "score"), may(Clause(None, "test.cull", NP("die", "a"), after=(FROM_USED,))))
        ),
        "When this creature scores, you may cull a die from your used pile.",
        "Quand cette créature marque, vous pouvez écarter un dé de votre défausse.",
    ),
    (
        Sentence(
            Clause(
                None,
                "destroy",
                NP(
                    "creature",
                    "a",
                    of=Figure("defense", 6, "or less"),
                    mods=(PP("in", NP("test.ready_area", owner=NP("opponent", "each"))),),
                ),
            )
        ),
        "Destroy a creature with defense 6 or less in each opponent’s ready area.",
        "Détruisez une créature de défense 6 ou moins dans la zone de combat de chaque adversaire.",
    ),
    (
        Sentence(
            Clause(
                NP("opponent", "generic"),
                "pay",
                NP("test.quiddity", count=1, adj=("more",)),
                after=(PP("for", NP("creature", "each", that=Clause(they("opponent"), "summon"))),),
            )
        ),
        "Opponents pay 1 more quiddity for each creature they summon.",
        "Les adversaires paient 1 quiddité de plus pour chaque créature qu’ils invoquent.",
    ),
    (
        Sentence(
            Clause(
                THIS,
                "get",
                Bonus(3, "attack"),
                after=(
                    PP(
                        "against",
                        NP("player", "a", that=Clause(None, "have", NP("creature", "one", adv="exactly"))),
                    ),
                ),
            )
        ),
        "This creature gets +3 attack against a player who has exactly one creature.",
        "Cette créature gagne +3 en attaque contre un joueur qui a exactement une créature.",
    ),
    (
        Sentence(Clause(NP("creature", "your", plural=True, adj=("other",)), "get", pair(1, 1))),
        "Your other creatures get +1/+1.",
        "Vos autres créatures gagnent +1/+1.",
    ),
    (
        Sentence(
            when(
                Clause(THIS, "destroy", passive=True),
                Join(
                    (
                        may(
                            Clause(
                                None,
                                "return",
                                BASIC,
                                after=(FROM_USED, PP("to_zone", NP("test.wilds", "the"))),
                            )
                        ),
                        If(IF_YOU_DO, Clause(None, "return", it("creature"), after=(TO_READY,))),
                    ),
                    ":",
                ),
            )
        ),
        "When this creature is destroyed, you may return a Basic Quiddity die from your used pile to the "
        "Wilds: if you do, return it to your ready area.",
        "Quand cette créature est détruite, vous pouvez renvoyer un dé Quiddité de base de votre défausse "
        "dans les Étendues Sauvages\u00a0: si vous le faites, renvoyez-la dans votre zone de combat.",
    ),
    (
        Sentence(
            may(
                Clause(
                    None,
                    "reroll",
                    NP("die", count=2, adv="up_to", adj=("other",), of=NP("test.active_pool", "your")),
                )
            )
        ),
        "You may reroll up to 2 other dice of your active pool.",
        "Vous pouvez relancer jusqu’à 2 autres dés de votre réserve.",
    ),
    (
        Sentence(
            Clause(
                None,
                "gain",
                All((NP("test.quiddity", count=2), NP("test.capture", "one", adj=("extra",)))),
                after=(THIS_TURN,),
            )
        ),
        "Gain 2 quiddity and one extra capture this turn.",
        "Gagnez 2 quiddités et une capture supplémentaire ce tour-ci.",
    ),
    (
        Sentence(
            Join(
                (
                    Clause(
                        None,
                        "put",
                        NP("die", "this"),
                        after=(PP("in", NP("test.locked_area", owner=NP("opponent", "a"))),),
                    ),
                    Clause(it("die"), "become", Mine(it("opponent"), "die")),
                )
            )
        ),
        "Put this die in an opponent’s locked area; it becomes his.",
        "Mettez ce dé dans la zone verrouillée d’un adversaire\u00a0; il devient le sien.",
    ),
    (
        Sentence(
            Clause(
                it("creature"),
                "test.unlock",
                modal="cannot",
                passive=True,
                after=(PP("by", Clause(None, "pay")),),
            )
        ),
        "It can’t be unlocked by paying.",
        "Elle ne peut pas être déverrouillée en payant.",
    ),
    (
        Sentence(
            Words(
                (
                    Clause(
                        None,
                        "choose",
                        NP("creature", "the", that=Clause(None, "suffer", NP("damage", "the"))),
                    ),
                    Paren(remaining(7)),
                )
            )
        ),
        "Choose the creature that takes the damage (7 left).",
        "Choisissez la créature qui encaisse les dégâts (reste 7).",
    ),
    (
        label(Clause(None, "summon", DEALER), Symbol("2")),
        "Summon Deathdealer (2)",
        "Invoquer Marchand de mort (2)",
    ),
    (
        Sentence(Clause(player("Alice"), "summon", DEALER)),
        "Alice summons Deathdealer.",
        "Alice invoque Marchand de mort.",
    ),
    (
        Sentence(Clause(NP(WARRIOR, owner=player("Bob")), "destroy", passive=True)),
        "Bob’s Warrior of the Quay is destroyed.",
        "Guerrier du Quai de Bob est détruit.",
    ),
    (
        Sentence(Clause(NP(WARRIOR, owner=YOU), "destroy", passive=True)),
        "Your Warrior of the Quay is destroyed.",
        "Votre Guerrier du Quai est détruit.",
    ),
    (
        Sentence(Clause(player("Alice"), "draw", NP("die", count=6))),
        "Alice draws 6 dice.",
        "Alice pioche 6 dés.",
    ),
    (Sentence(Clause(YOU, "draw", NP("die", count=6))), "You draw 6 dice.", "Vous piochez 6 dés."),
    (
        Sentence(
            Join(
                (need(YOU, NP("test.quiddity", count=3)), Clause(YOU, "have", Some(2, "test.quiddity"))),
                ",",
            )
        ),
        "You need 3 quiddity, you have 2.",
        "Il vous faut 3 quiddités, vous en avez 2.",
    ),
    (
        Sentence(
            Clause(
                YOU,
                "test.lock",
                NP("creature", "one"),
                modal="can",
                only=True,
                after=(PP("per", NP("turn")),),
            )
        ),
        "You can only lock one creature per turn.",
        "Vous ne pouvez verrouiller qu’une créature par tour.",
    ),
    (
        Paragraphs(
            (
                Headed(Symbol("★"), Clause(None, "draw", NP("die", "a"))),
                Headed(Symbol("★★"), Clause(None, "draw", NP("die", count=2))),
            )
        ),
        "★: Draw a die.\n★★: Draw 2 dice.",
        "★\u00a0: Piochez un dé.\n★★\u00a0: Piochez 2 dés.",
    ),
    (
        Headed(Symbol("★"), Words((Sentence(Clause(None, "draw")), Sentence(Clause(None, "roll"))))),
        "★: Draw. Roll.",
        "★\u00a0: Piochez. Lancez.",
    ),
    (
        Sentence(Clause(THIS, "destroy", passive=True, modal="about to")),
        "This creature is about to be destroyed.",
        "Cette créature va être détruite.",
    ),
    (
        Sentence(Clause(None, "destroy", NP("creature", "all their", adj=("test.unlocked",)))),
        "Destroy all their unlocked creatures.",
        "Détruisez toutes leurs créatures non verrouillées.",
    ),
    (
        Sentence(Clause(NP("opponent", "no"), "have", NP("creature", "a"))),
        "No opponent has a creature.",
        "Aucun adversaire n’a de créature.",
    ),
    (ask(Clause(None, "reroll", NP("die", "this"))), "Reroll this die?", "Relancer ce dé\u00a0?"),
    (
        Sentence(
            All((Clause(None, "draw", NP("card", "a")), Clause(None, "discard", NP("card", "a"))), "then")
        ),
        "Draw a card, then discard a card.",
        "Piochez une carte, puis défaussez-vous d’une carte.",
    ),
]


@pytest.mark.parametrize(("phrase", "english", "french"), SENTENCES, ids=[row[1][:40] for row in SENTENCES])
def test_sentence(phrase: Phrase, english: str, french: str) -> None:
    assert write(phrase, "en") == english
    assert write(phrase, "fr") == french
