"""What a player is asked about another player's card is written from his own seat."""

from tests.magic.arrange import Sitting, arrange

from arbitre.games import teller

NAMES = ("Hugo", "Ada")


def asked(s: Sitting) -> tuple[str, str]:
    """The question put to the opponent of whoever plays the card, in both languages."""
    assert s.game.pending is not None and s.game.pending.seat == 1
    return teller(s.game, 1, "en", NAMES).prompt(), teller(s.game, 1, "fr", NAMES).prompt()


def test_piles_are_asked_of_whoever_makes_them() -> None:
    s = arrange(
        {"lands": "UUUU", "hand": ["two-trunks"], "library": ["old-oak", "forest", "swamp", "island"]}
    )
    s.cast("two-trunks").resolve()
    assert asked(s) == (
        "Two Trunks: you separate them into two piles. Hugo puts one pile into their hand and puts the other "
        "on the bottom of their library.",
        "Deux malles\u00a0: vous les séparez en deux tas. Hugo met l’un des tas dans sa main et met l’autre "
        "au-dessous de sa bibliothèque.",
    )


def test_votes_begin_with_the_cards_player() -> None:
    s = arrange({"lands": "WWW", "hand": ["house-meeting"], "play": ["garden-bear"]})
    s.cast("house-meeting").resolve()
    s.say(s.options[0])
    assert "starting with Hugo, each player votes" in asked(s)[0]
    assert [teller(s.game, 1, "fr", NAMES).label(option) for option in s.options] == [
        "Chaque joueur gagne 5 points de vie",
        "Hugo détruit toutes les créatures",
    ]


def test_who_may_pay_reads_what_happens_otherwise() -> None:
    s = arrange({"lands": "BBBBBB", "hand": ["meathook-massacre-ii"]}, {"play": ["hedge-boar"]})
    s.say(("cast", s["meathook-massacre-ii"], "")).say(1).resolve()
    s.resolve()
    english, french = asked(s)
    assert "If they don’t, Hugo returns that card to the battlefield under their control" in english
    assert "Hugo renvoie cette carte sur le champ de bataille sous son contrôle" in french
