"""Choose Your Demise."""

from ...language import *

CARD = scheme(
    "choose-your-demise",
    when_set_in_motion(
        FacedPiles(TopCards(4), PutIntoHand(Made()), PutOnLibrary(Made(), bottom=True, ordered=True))
    ),
)
