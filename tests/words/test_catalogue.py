"""Messages: a key and plain arguments become a phrase for one reader."""

import pytest

from arbitre.words import NP, YOU, Catalogue, Clause, Name, Phrase, Sentence, Speaker, player, write


class Reader:
    """Alice, in seat 0, who does not see piece 9."""

    def piece(self, piece: int, /) -> Phrase:
        return NP("die", "a") if piece == 9 else self.definition("dealer")

    def seat(self, seat: int, /) -> Phrase:
        return YOU if seat == 0 else player("Bob")

    def definition(self, name: str, /) -> Phrase:
        return {"dealer": Name("Deathdealer", "Marchand de mort")}[name]

    def zone(self, zone: int, /) -> Phrase:
        return NP("bag", "your")


MESSAGES = Catalogue()


@MESSAGES.message("summons")
def summons(speaker: Speaker, seat: int, piece: int) -> Phrase:
    return Sentence(Clause(speaker.seat(seat), "summon", speaker.piece(piece)))


def test_a_message_is_told_as_the_reader_sees_it() -> None:
    reader = Reader()
    assert write(MESSAGES.phrase(reader, ("summons", 0, 4)), "en") == "You summon Deathdealer."
    assert write(MESSAGES.phrase(reader, ("summons", 1, 4)), "fr") == "Bob invoque Marchand de mort."
    assert write(MESSAGES.phrase(reader, ("summons", 1, 9)), "fr") == "Bob invoque un dé."


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="explodes"):
        MESSAGES.phrase(Reader(), ("explodes", 1))


def test_keys_can_be_listed_and_inherited_but_not_redefined() -> None:
    assert set(MESSAGES.keys()) == {"summons"}
    assert "summons" in Catalogue(MESSAGES).keys()  # noqa: SIM118
    with pytest.raises(ValueError, match="summons"):
        MESSAGES.message("summons")(summons)


def test_a_builder_may_have_nothing_to_say() -> None:
    messages = Catalogue()
    messages.message("untold")(lambda speaker: None)
    assert messages.perhaps(Reader(), ("untold",)) is None
    with pytest.raises(KeyError, match="untold"):
        messages.phrase(Reader(), ("untold",))
