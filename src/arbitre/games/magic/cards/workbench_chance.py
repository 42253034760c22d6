"""Cards of our own for chance, votes and piles, and for the rarer sorts of triggers and replacements."""

from __future__ import annotations

from ..language import *

_LAND: Final = Permanents(whose=YOURS, types=("land",))

CHANCE: Final = (
    card("heads-or-tails", "instant", cost="{R}", effect=FlipCoin(Draw(2), Discard()), house=True),
    card(
        "parlour-game",
        "sorcery",
        cost="{1}{R}",
        effect=RollDie(6, ((1, LoseLife(1)), (4, Draw(1)), (6, Draw(3)))),
        house=True,
    ),
    card(
        "house-meeting",
        "sorcery",
        cost="{2}{W}",
        effect=Vote((GainLife(5, PLAYER), Destroy(Permanents(types=("creature",))))),
        house=True,
    ),
    card(
        "two-trunks",
        "instant",
        cost="{3}{U}",
        effect=Seq(
            (Reveal(TopCards(4)), IntoPiles(Made(), PutIntoHand(Made()), PutOnLibrary(Made(), bottom=True)))
        ),
        house=True,
    ),
    card(
        "wrong-room",
        "sorcery",
        cost="{1}{R}",
        effect=AtRandom(Permanents(types=("creature",)), Exile(Made())),
        house=True,
    ),
    card(
        "kitchen-garden",
        "enchantment",
        Triggered(when=TappedForMana(_LAND), do=AddMana("G")),
        cost="{1}{G}",
        house=True,
    ),
    card(
        "second-mould",
        "enchantment",
        Replacement(of=TokensMade(), by=TwiceAsMuch()),
        Replacement(of=CountersPut(PERMANENT_YOU_CONTROL), by=TwiceAsMuch()),
        cost="{3}{G}",
        house=True,
    ),
    card(
        "closed-book",
        "enchantment",
        Replacement(of=Drawn(), by=Instead(Mill(2))),
        cost="{U}",
        house=True,
    ),
    card(
        "hidden-passage",
        "artifact",
        Replacement(of=LosesTheGame(You()), by=Instead(Seq((Sacrifice(This()), SetLife(5))))),
        cost="{3}",
        house=True,
    ),
    card(
        "grim-cook",
        "creature: human",
        Triggered(
            when=Enters(),
            do=May(
                Choose(
                    OTHER_CREATURE_YOU_CONTROL,
                    Seq(
                        (
                            Sacrifice(It()),
                            WhenYouDo(Triggered(when=YouDid(), do=DealDamage(Target(ANY_TARGET), 2))),
                        )
                    ),
                )
            ),
        ),
        Triggered(when=Sacrificed(PERMANENT_YOU_CONTROL), do=GainLife(1)),
        cost="{1}{B}",
        size=(2, 1),
        house=True,
    ),
    card(
        "eager-pup",
        "creature: dog",
        Must(deed="attack"),
        Triggered(when=Attacks(player=PLAYER), do=LoseLife(1, ThatPlayer())),
        Triggered(when=Blocks(), do=GainLife(1)),
        cost="{R}",
        size=(2, 1),
        house=True,
    ),
    card(
        "odd-job-man",
        "creature: human",
        Activated(costs=(DiscardSome(),), do=PutCounters(This(), "+1/+1")),
        Activated(costs=(RemoveSome("+1/+1"),), do=Draw()),
        Activated(costs=(UntapSelf(),), do=GainLife(1)),
        Activated(costs=(ExileSelf(),), do=GainLife(3), zones=GRAVEYARD),
        cost="{2}",
        size=(1, 1),
        house=True,
    ),
    card(
        "paranoid-guest",
        "creature: human",
        Triggered(when=ManifestsDread(), do=GainLife(1)),
        cost="{1}{G}",
        size=(2, 2),
        house=True,
    ),
    double(
        face("two-faced-guest", "creature: human", cost="{1}{R}", size=(3, 2)),
        face("other-face", "artifact", colours="R"),
    ),
    card(
        "attic-reader",
        "creature: human",
        Triggered(when=Surveils(), do=CreateTokens("toy-token")),
        cost="{1}{U}",
        size=(1, 2),
        house=True,
    ),
)
