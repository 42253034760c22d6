"""The traps of French: elision, contraction, agreement, clitics, negation, spacing."""

import pytest

from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    All,
    Clause,
    If,
    Join,
    Name,
    Phrase,
    Sentence,
    Some,
    Symbol,
    Words,
    it,
    may,
    player,
    they,
    write,
)

EYE = Name("Eye", "Œil du guet")
ASSISTANT = Name("Assistant", "Assistant")

TRAPS: list[tuple[str, Phrase]] = [
    ("l’adversaire", NP("opponent", "the")),
    ("d’un adversaire", PP("of", NP("opponent", "a"))),
    ("de l’adversaire", PP("of", NP("opponent", "the"))),
    ("à l’attaque", PP("to", NP("attack", "the"))),
    ("du joueur", PP("of", NP("player", "the"))),
    ("des joueurs", PP("of", NP("player", "the", plural=True))),
    ("au joueur", PP("to", NP("player", "the"))),
    ("aux créatures", PP("to", NP("creature", "the", plural=True))),
    ("jusqu’au tour", PP("until", NP("turn", "the"))),
    ("jusqu’à la fin", PP("until", NP("end", "the"))),
    ("au lieu du dé", PP("instead_of", NP("die", "the"))),
    ("au début de votre tour", PP("at", NP("start", "the", of=NP("turn", "your")))),
    ("toutes les créatures", NP("creature", "all")),
    ("tous les dés", NP("die", "all")),
    ("toutes les autres créatures", NP("creature", "all other")),
    ("de l’Œil du guet", PP("of", NP(EYE, "the"))),
    ("d’Œil du guet", PP("of", EYE)),
    ("de l’Assistant", PP("of", NP(ASSISTANT, "the"))),
    ("d’elfe", PP("of", NP("test.elf"))),
    ("cet elfe", NP("test.elf", "this")),
    ("ces elfes", NP("test.elf", "this", plural=True)),
    ("cet elfe-là", NP("test.elf", "that")),
    ("le onze", NP("test.eleven", "the")),
    ("du onze", PP("of", NP("test.eleven", "the"))),
    ("le héros", NP("hero", "the")),
    ("du héros", PP("of", NP("hero", "the"))),
    ("l’héroïne", NP("heroine", "the")),
    ("l’heure", NP("test.hour", "the")),
    ("les yeux", NP("test.eye", "the", plural=True)),
    ("l’œil", NP("test.eye", "the")),
    ("d’Alice", PP("of", player("Alice"))),
    ("de Bob", PP("of", player("Bob"))),
    ("de Hugo", PP("of", player("Hugo"))),
    ("d’Yves", PP("of", player("Yves"))),
    ("de Yann", PP("of", player("Yann"))),
    ("de l’Hydre", PP("of", NP(Name("Hydra", "Hydre", "f"), "the"))),
    ("du Hibou", PP("of", NP(Name("Owl", "Hibou"), "the"))),
    ("la tour", NP("test.tower", "the")),
    ("le tour", NP("turn", "the")),
    ("son attaque", NP("attack", owner=it("creature"))),
    ("sa carte", NP("card", owner=it("player"))),
    ("leurs cartes", NP("card", owner=they("player"), plural=True)),
    ("la main de son propriétaire", NP("hand", owner=NP("owner", owner=it("card")))),
    ("un nouvel elfe", NP("test.elf", "a", adj=("new",))),
    ("une vieille carte rouge", NP("card", "a", adj=("red", "old"))),
    ("d’autres créatures", NP("creature", "some", adj=("other",))),
    ("un autre dé", NP("die", "another")),
    ("des dés", NP("die", "some")),
    ("le nombre de dés", NP("number", "the", of=NP("die", "some"))),
    ("le nombre d’elfes", NP("number", "the", of=NP("test.elf", "some"))),
    ("les créatures verrouillées", NP("creature", "the", plural=True, adj=("test.locked",))),
    ("2 coups d’éclat", NP("test.burst", count=2)),
    ("1 dé", NP("die", count=1)),
    ("0 dé", NP("die", count=0)),
    ("X dés", NP("die", count=Symbol("X"))),
    ("1 dégât", NP("damage", count=1)),
    ("aux joueurs et aux créatures", PP("to", All((NP("player", "generic"), NP("creature", "generic"))))),
    ("un dé Assistant", NP("die", "a", called=ASSISTANT)),
    ("chacune de vos créatures", Some("each", "creature", NP("creature", "your", plural=True))),
    ("n’importe quelle carte", NP("card", "any")),
    ("2 d’entre elles", Some(2, "card", they("card"))),
    ("chacune d’elles", Some("each", "card", they("card"))),
    ("des dégâts égaux à son attaque", NP("damage", "some", mods=(
        Words((Adj("equal"), PP("to", NP("attack", owner=it("creature"))))),))),
]  # fmt: skip

CLAUSES: list[tuple[str, Phrase]] = [
    ("si elle est verrouillée, piochez un dé", If(
        Clause(it("creature"), "be", Adj("test.locked")), Clause(None, "draw", NP("die", "a")))),
    ("s’il attaque, perdez 1 point", If(
        Clause(it("die"), "attack"), Clause(None, "lose", NP("point", count=1)))),
    ("les créatures sont détruites", Clause(NP("creature", "the", plural=True), "destroy", passive=True)),
    ("il n’est pas détruit", Clause(it("die"), "destroy", passive=True, neg="not")),
    ("elles ont été détruites", Clause(they("creature"), "destroy", passive=True, tense="past")),
    ("vous êtes bloqué", Clause(YOU, "block", passive=True)),
    ("elle est devenue rouge", Clause(it("card"), "become", Adj("red"), tense="past")),
    ("elle est entrée", Clause(it("card"), "enter", tense="past")),
    ("vous les avez détruites", Clause(YOU, "destroy", they("creature"), tense="past")),
    ("la carte que vous avez choisie", NP("card", "the", that=Clause(YOU, "choose", tense="past"))),
    ("la carte qu’il joue", NP("card", "the", that=Clause(it("player"), "play"))),
    ("la carte qu’Alice joue", NP("card", "the", that=Clause(player("Alice"), "play"))),
    ("renvoyez-le", Clause(None, "return", it("die"))),
    ("ne le renvoyez pas", Clause(None, "return", it("die"), neg="not")),
    ("donnez-la-lui", Clause(None, "give", it("card"), to=it("player"))),
    ("vous la lui donnez", Clause(YOU, "give", it("card"), to=it("player"))),
    ("il vous inflige 2 dégâts", Clause(it("die"), "deal", NP("damage", count=2), to=YOU)),
    ("il inflige 2 dégâts au joueur", Clause(
        it("die"), "deal", NP("damage", count=2), to=NP("player", "the"))),
    ("vous pouvez l’attaquer", may(Clause(None, "attack", it("creature")))),
    ("vous n’avez pas de créature", Clause(YOU, "have", NP("creature", "a"), neg="not")),
    ("il n’a aucune carte", Clause(it("player"), "have", NP("card", "no"))),
    ("vous n’avez aucun dé", Clause(YOU, "have", NP("die", "no", plural=True))),
    ("ne piochez que 2 dés", Clause(None, "draw", NP("die", count=2), only=True)),
    ("aucune créature n’attaque", Clause(NP("creature", "no"), "attack")),
    ("elle n’attaque plus", Clause(it("creature"), "attack", neg="no longer")),
    ("elle ne peut pas attaquer", Clause(it("creature"), "attack", modal="cannot")),
    ("il doit se cacher", Clause(it("die"), "test.hide", modal="must")),
    ("cachez-vous", Clause(None, "test.hide")),
    ("détruisez-en 2", Clause(None, "destroy", Some(2, "creature"))),
    ("vous pouvez en détruire une", may(Clause(None, "destroy", Some(1, "creature", they("creature"))))),
    ("piochez une carte sans payer", Clause(
        None, "draw", NP("card", "a"), after=(PP("without", Clause(None, "pay")),))),
    ("Alice et Bob gagnent", Clause(All((player("Alice"), player("Bob"))), "win")),
    ("la carte et la créature sont détruites", Clause(
        All((NP("card", "the"), NP("creature", "the"))), "destroy", passive=True)),
    ("elle est détruite par un adversaire", Clause(
        it("creature"), "destroy", passive=True, by=NP("opponent", "a"))),
]  # fmt: skip


@pytest.mark.parametrize(("french", "phrase"), TRAPS, ids=[row[0] for row in TRAPS])
def test_noun_phrase(french: str, phrase: Phrase) -> None:
    assert write(phrase, "fr") == french


@pytest.mark.parametrize(("french", "phrase"), CLAUSES, ids=[row[0] for row in CLAUSES])
def test_clause(french: str, phrase: Phrase) -> None:
    assert write(phrase, "fr") == french


def test_capitals_survive_elision() -> None:
    assert write(Sentence(Clause(NP("opponent", "the"), "win")), "fr") == "L’adversaire gagne."
    assert write(Sentence(PP("to", NP("turn", "the"))), "fr") == "Au tour."
    assert (
        write(Sentence(If(Clause(it("die"), "attack"), Clause(None, "pass"))), "fr")
        == "S’il attaque, passez."
    )


@pytest.mark.parametrize("mark", [":", ";"])
def test_high_marks_take_a_no_break_space(mark: str) -> None:
    phrase = Join((Clause(None, "draw"), Clause(None, "roll")), mark)  # type: ignore[arg-type]
    assert write(phrase, "fr") == f"piochez\u00a0{mark} lancez"
    assert write(phrase, "en") == f"draw{mark} roll"
