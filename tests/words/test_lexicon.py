"""The lexicon refuses gaps, and pyrealb's global state stays where it was."""

import re

import pytest

from arbitre.words import LEXICON, NP, YOU, Clause, Lexicon, Sentence, UnknownWord, adverb, noun, verb, write

from .test_english import CASES
from .test_french import CLAUSES, TRAPS
from .test_sentences import SENTENCES

EVERYTHING = [row[0] for row in SENTENCES] + [row[1] for row in [*CASES, *TRAPS, *CLAUSES]]


def test_every_word_inflects_in_both_languages() -> None:
    LEXICON.check()
    assert len(LEXICON) > 150


@pytest.mark.parametrize(
    "term", [noun("x", "x", "", "m"), noun("x", "", "x", "m"), verb("x", "", "x"), adverb("x", "x", " ")]
)
def test_a_word_missing_in_a_language_is_refused(term: object) -> None:
    with pytest.raises(ValueError, match="has no"):
        Lexicon().add(term)  # type: ignore[arg-type]


def test_a_key_has_one_meaning() -> None:
    lexicon = Lexicon()
    lexicon.add(noun("x", "ice", "glace", "f"))
    lexicon.add(noun("x", "ice", "glace", "f"))
    with pytest.raises(ValueError, match="already means"):
        lexicon.add(noun("x", "ice", "gel", "m"))


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(KeyError, match="gizmo"):
        write(NP("gizmo", "a"), "en")


def test_a_verb_that_cannot_be_conjugated_is_refused() -> None:
    lexicon = Lexicon()
    lexicon.add(verb("x", "go", "zzzoire"))
    with pytest.raises(UnknownWord):
        lexicon.check()


def test_texts_are_clean_in_both_languages() -> None:
    for phrase in EVERYTHING:
        for lang in ("en", "fr"):
            text = write(phrase, lang)
            assert "[[" not in text
            assert "  " not in text
            assert text == text.strip()
            assert not re.search(r"\s[,.)]", text), text
            assert not re.search(r"\( ", text), text
        assert not re.search(r"\s[:;?!]", write(phrase, "en"))
        assert not re.search(r"[^\u00a0][:;?!]", write(phrase, "fr"))


def test_languages_do_not_leak() -> None:
    import pyrealb

    write.cache_clear()
    phrase = Sentence(Clause(YOU, "draw", NP("die", count=3)))
    for before in ("en", "fr"):
        pyrealb.load(before)
        for _ in range(3):
            write.cache_clear()
            assert write(phrase, "fr") == "Vous piochez 3 dés."
            assert write(phrase, "en") == "You draw 3 dice."
        assert pyrealb.getLanguage() == before
    assert pyrealb.getLemma("reroll", "en") is None
    assert pyrealb.getLemma("die", "en")["N"]["tab"] == "n1"


def test_text_is_cached_by_value() -> None:
    write.cache_clear()
    for _ in range(2):
        write(Sentence(Clause(None, "draw", NP("die", count=2))), "fr")
    assert write.cache_info().hits == 1
    assert write.cache_info().misses == 1
