"""Rendmaw, Creaking Nest."""

from ...language import *

CARD = card(
    "rendmaw-creaking-nest",
    "legendary artifact creature: scarecrow",
    Menace(),
    Reach(),
    Triggered(
        when=AnyHappens((Enters(), PlaysCard(Objects(card_types_at_least=2)))),
        do=Seq((CreateTokens("bird-token", tapped=True, who=PLAYER), Goad(Made(), until="game"))),
    ),
    cost="{3}{B}{G}",
    size=(5, 5),
)
