"""Cards with unusual costs, permissions and replacements."""

from __future__ import annotations

from ..language import *

_HAND: Final = Cards(whose=YOURS, where=("hand",))

COSTS: Final = (
    card(
        "abhorrent-oculus",
        "creature: eye",
        AdditionalCost((ExileSome(Cards(whose=YOURS), 6),)),
        Flying(),
        Triggered(when=BeginningOf("upkeep", OPPONENTS), do=ManifestDread()),
        cost="{2}{U}",
        size=(5, 5),
    ),
    card(
        "inquisitive-glimmer",
        "enchantment creature: fox glimmer",
        CostChange(amount=-1, who=Spells(whose=YOURS, types=("enchantment",))),
        CostChange(amount=-1, of="unlock", who=Permanents(whose=YOURS)),
        cost="{W}{U}",
        size=(2, 3),
    ),
    card(
        "the-wandering-rescuer",
        "legendary creature: human samurai noble",
        Flash(),
        Convoke(),
        DoubleStrike(),
        StaticAbility(
            do=(Has((Hexproof(),)),),
            who=Permanents(whose=YOURS, types=("creature",), tapped=True, other=True),
        ),
        cost="{3}{W}{W}",
        size=(3, 4),
    ),
    card(
        "valgavoth-terror-eater",
        "legendary creature: elder demon",
        Flying(),
        Lifelink(),
        Ward(SacrificeSome(NONLAND_PERMANENT, 3)),
        Replacement(
            of=PutIntoGraveyard(Objects(owned=OPPONENTS, not_whose=YOURS)),
            by=ExileInstead(),
        ),
        MayPlay(cards=ExiledWith(), paying=(PayLifeForManaValue(),), while_=YourTurn()),
        cost="{6}{B}{B}{B}",
        size=(9, 9),
    ),
    card(
        "marina-vendrells-grimoire",
        "legendary artifact",
        when_enters(Draw(5), if_=CastIt()),
        Can(deed="no_hand_limit", who=You()),
        Cannot(deed="lose_by_life", who=You()),
        Triggered(when=GainsLife(), do=Draw(ThatMuch())),
        Triggered(
            when=LosesLife(),
            do=Seq((Discard(ThatMuch()), If(AtMost(CountOf(_HAND), 0), LoseGame()))),
        ),
        cost="{5}{U}",
    ),
    card(
        "the-rollercrusher-ride",
        "legendary enchantment",
        Replacement(
            of=DealsDamage(Objects(whose=YOURS), combat=False),
            by=TwiceAsMuch(),
            if_=DELIRIUM,
            word="delirium",
        ),
        when_enters(DealDamage(Target(CREATURE, X(), up_to=True), X())),
        cost="{X}{2}{R}",
    ),
    card(
        "the-mindskinner",
        "legendary enchantment creature: nightmare",
        Cannot(deed="be_blocked"),
        Replacement(
            of=DealsDamage(Objects(whose=YOURS), OPPONENT), by=Prevent(then=Mill(ThatMuch(), OPPONENT))
        ),
        cost="{U}{U}{U}",
        size=(10, 1),
    ),
    card(
        "lakeside-shack",
        "land",
        enters_tapped(unless=AtMost(Life(Players(ANYONES)), 13)),
        Activated(costs=(TapSelf(),), do=AddMana(any_of="GU"), mana=True),
    ),
)
