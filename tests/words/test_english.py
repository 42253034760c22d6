"""English forms: a/an, plurals, the third person, the possessive, do-support."""

import pytest

from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    All,
    Clause,
    Mine,
    Name,
    Phrase,
    Some,
    it,
    player,
    they,
    write,
)

CASES: list[tuple[str, Phrase]] = [
    ("an opponent", NP("opponent", "a")),
    ("a creature", NP("creature", "a")),
    ("an hour", NP("test.hour", "a")),
    ("a unicorn", NP("test.unicorn", "a")),
    ("an elf", NP("test.elf", "a")),
    ("an Assistant die", NP("die", "a", called=Name("Assistant"))),
    ("an extra die", NP("die", "a", adj=("extra",))),
    ("the first 2 dice", NP("die", "the", adj=("first",), count=2)),
    ("only draw 2 dice", Clause(None, "draw", NP("die", count=2), only=True)),
    ("another die", NP("die", "another")),
    ("1 die", NP("die", count=1)),
    ("0 dice", NP("die", count=0)),
    ("2 damage", NP("damage", count=2)),
    ("2 abilities", NP("ability", count=2)),
    ("these elves", NP("test.elf", "this", plural=True)),
    ("the players’ dice", NP("die", owner=NP("player", "the", plural=True), plural=True)),
    ("Chris’s die", NP("die", owner=player("Chris"))),
    ("its owner’s hand", NP("hand", owner=NP("owner", owner=it("card")))),
    ("each of your creatures", Some("each", "creature", NP("creature", "your", plural=True))),
    ("one of them", Some(1, "creature", they("creature"))),
    ("Alice passes", Clause(player("Alice"), "pass")),
    ("Alice and Bob win", Clause(All((player("Alice"), player("Bob"))), "win")),
    ("it doesn’t attack", Clause(it("creature"), "attack", neg="not")),
    ("they don’t attack", Clause(they("creature"), "attack", neg="not")),
    ("it didn’t attack", Clause(it("creature"), "attack", neg="not", tense="past")),
    ("don’t draw", Clause(None, "draw", neg="not")),
    ("you aren’t blocked", Clause(YOU, "block", passive=True, neg="not")),
    ("it was destroyed by Bob", Clause(it("die"), "destroy", passive=True, tense="past", by=player("Bob"))),
    ("it no longer attacks", Clause(it("creature"), "attack", neg="no longer")),
    ("the Wilds are empty", Clause(NP("test.wilds", "the"), "be", Adj("empty"))),
    ("turn it over", Clause(None, "test.turn_over", it("die"))),
    ("turn over a die", Clause(None, "test.turn_over", NP("die", "a"))),
    ("it deals 2 damage to him", Clause(it("die"), "deal", NP("damage", count=2), to=it("player"))),
    ("it is yours", Clause(it("die"), "be", Mine(YOU, "die"))),
    ("the card he plays", NP("card", "the", that=Clause(it("player"), "play"))),
    ("instead of paying", PP("instead_of", Clause(None, "pay"))),
    ("to win", PP("in_order_to", Clause(None, "win"))),
]


@pytest.mark.parametrize(("english", "phrase"), CASES, ids=[row[0] for row in CASES])
def test_english(english: str, phrase: Phrase) -> None:
    assert write(phrase, "en") == english
