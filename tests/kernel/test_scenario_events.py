"""In every game an event tells which piece it was about, and a phrase that asks for more is refused."""

from __future__ import annotations

import pytest

from arbitre.kernel.scenario import check
from arbitre.rulebook import words_of

ROBBER = (
    "title: t\ngame: noxilia\n"
    "given: { active: Bob, Bob: { rampart 1: [Grave Robber, Grave Robber wounds 1], gold: 3 } }\n"
    "when: [{ Bob: send Grave Robber wounds 1 on adventure }]\n"
)
EEL = (
    "title: t\ngame: seven_fallen\n"
    "given: { phase: attack, Alice: { firing line: [Mirror Eel announced] }, "
    "Bob: { rear guard: [Tomb Lid fv 1, Tomb Lid] } }\n"
    "when: [{ Alice: Mirror Eel attacks first Tomb Lid }]\n"
)


def problem(played: str, then: str) -> str:
    (outcome,) = check(f"{played}then: [{{ {then} }}]\n", "t.yaml", words_of)
    return outcome.problem


@pytest.mark.parametrize(
    ("played", "event", "so"),
    [
        (ROBBER, "engaged Grave Robber", True),
        (ROBBER, "engaged Bob's Grave Robber", True),
        (ROBBER, "engaged Alice's Grave Robber", False),
        (ROBBER, "engaged second Grave Robber", True),
        (ROBBER, "engaged first Grave Robber", False),
        (EEL, "destroyed Tomb Lid", True),
        (EEL, "destroyed first Tomb Lid", True),
        (EEL, "destroyed second Tomb Lid", False),
        (EEL, "destroyed Alice's Tomb Lid", False),
    ],
)
def test_an_event_tells_which_piece_it_was_about(played: str, event: str, so: bool) -> None:
    assert (problem(played, f"happened: {event}") == "") is so
    assert (problem(played, f"did not happen: {event}") == "") is not so


@pytest.mark.parametrize(
    ("played", "event", "said"),
    [
        (ROBBER, "engagd Grave Robber", "perhaps 'engaged'?"),
        (ROBBER, "engaged Grave Robber wounds 1", "how it lay there is not remembered"),
        (ROBBER, "gold Grave Robber", "it can never match"),
        (EEL, "destroid Tomb Lid", "perhaps 'destroyed'?"),
        (EEL, "destroyed Tomb Lid tilted", "how it lay there is not remembered"),
        (EEL, "phase Tomb Lid", "it can never match"),
    ],
)
def test_an_event_that_can_never_match_is_refused(played: str, event: str, said: str) -> None:
    assert said in problem(played, f"did not happen: {event}")


@pytest.mark.parametrize(
    ("played", "then", "said"),
    [
        (ROBBER, "Grave Robber wounds 0 has adventur: no", "perhaps 'adventure'?"),
        (EEL, "Mirror Eel has Berserc: no", "perhaps 'berserk'?"),
        (EEL, "Mirror Eel class dragn zone: x", "perhaps 'dragon'?"),
    ],
)
def test_a_misspelt_keyword_is_refused(played: str, then: str, said: str) -> None:
    assert said in problem(played, then)


@pytest.mark.parametrize("game", ["noxilia", "seven_fallen"])
@pytest.mark.parametrize(
    ("option", "said"), [("decks: random", "does nothing"), ("turn_limt: 3", "turn_limit")]
)
def test_an_option_that_does_nothing_is_refused(game: str, option: str, said: str) -> None:
    head = f"title: t\ngame: {game}\noptions: {{ {option} }}\n"
    (outcome,) = check(f"{head}then: [not over]\n", "t.yaml", words_of)
    assert outcome.bad and said in outcome.problem


@pytest.mark.parametrize(
    ("played", "line"),
    [(ROBBER, "Bob's log contains"), (EEL, "log in French contains"), (EEL, "Alice's prompt")],
)
def test_what_is_told_can_be_checked(played: str, line: str) -> None:
    assert "expected Nonsense" in problem(played, f"{line}: Nonsense")
