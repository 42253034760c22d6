"""Running text, quotations, several verbs of one subject, numbers in words."""

import pytest

from arbitre.words import (
    NP,
    PP,
    YOU,
    All,
    Clause,
    Deeds,
    Join,
    Name,
    Phrase,
    Quoted,
    Sentence,
    Symbol,
    Text,
    Words,
    numeral,
    write,
)

CREATURE = NP("creature", "this")
DRAW = Clause(None, "draw", NP("card", "a"))


@pytest.mark.parametrize(
    ("phrase", "english", "french"),
    [
        (
            Sentence(Words((Text("this way", "de cette manière"), DRAW))),
            "This way draw a card.",
            "De cette manière piochez une carte.",
        ),
        (Words((Text("the", "tant que"), NP("opponent", "a"))), "the an opponent", "tant qu’un adversaire"),
        (NP("card", count=numeral(2, "f")), "two cards", "deux cartes"),
        (NP("card", count=Text("one or two", "une ou deux")), "one or two cards", "une ou deux cartes"),
        (NP("card", "a", called=Text("red", "rouge")), "a red card", "une carte rouge"),
        (
            Sentence(NP("card", "some", called=Text("red", "rouges"))),
            "Red cards.",
            "Des cartes rouges.",
        ),
        (Quoted(DRAW), '"Draw a card."', "«\u00a0Piochez une carte.\u00a0»"),
        (
            Sentence(Clause(CREATURE, "have", Quoted(DRAW))),
            'This creature has "Draw a card."',
            "Cette créature a «\u00a0Piochez une carte.\u00a0»",
        ),
        (
            Deeds(NP("creature", "all"), (Clause(None, "die"), Clause(None, "attack", YOU)), "or"),
            "all creatures die or attack you",
            "toutes les créatures meurent ou vous attaquent",
        ),
        (
            All((NP("die", "a"), NP("card", "a"), NP("token", "a")), "or", serial=True),
            "a die, a card, or a token",
            "un dé, une carte ou un jeton",
        ),
        (
            Clause(NP("player", "a"), "have", NP("card", count=2), mood="subjunctive"),
            "a player has 2 cards",
            "un joueur ait 2 cartes",
        ),
        (Clause(CREATURE, "destroy", passive=True, modal="would"), "this creature would be destroyed",
         "cette créature devait être détruite"),
        (PP("of", Name("The Tale", "Le Conte")), "of The Tale", "du Conte"),
        (PP("to", Name("The Doors", "Les Portes")), "to The Doors", "aux Portes"),
        (PP("of", Name("Leo", "Léo")), "of Leo", "de Léo"),
        (Join((NP("creature", "a", called=Text("X/X", "X/X")), Symbol("1")), ","), "an X/X creature, 1",
         "une créature X/X, 1"),
    ],
)  # fmt: skip
def test_a_phrase_is_written(phrase: Phrase, english: str, french: str) -> None:
    assert write(phrase, "en") == english
    assert write(phrase, "fr") == french
