"""Eondra. The starter strikes early and arms what comes home; the built deck follows one Captain."""

from __future__ import annotations

from ..language.definitions import Deck

EMBER_HOST = Deck(
    slug="ember-host",
    divinity="ignarra-hearth-of-heaven",
    temple="first-forge",
    archangel="carmine-who-strikes-first",
    register=(
        ("cinder-acolyte", 2),
        ("powder-monk", 3),
        ("war-bell-ringer", 2),
        ("tongs-novice", 2),
    ),
    book=(
        # Angels: 27
        ("spark-drake", 3),
        ("ember-recruit", 2),
        ("hearthguard", 2),
        ("cinder-archer", 3),
        ("ash-fledgling", 2),
        ("sudden-ember", 2),
        ("brand-dragon", 3),
        ("elora-of-eondra", 1),
        ("twin-axe-zealot", 2),
        ("pyre-valkyr", 2),
        ("siege-drake", 2),
        ("longbow-captain", 2),
        ("thanator-the-gold", 1),
        # Golems: 5
        ("brick-golem", 3),
        ("crucible-golem", 2),
        # Miracles: 6
        ("lance-of-flame", 3),
        ("rain-of-cinders", 1),
        ("last-charge", 1),
        ("verdict-by-fire", 1),
        # Equipment and a Blessing: 4
        ("dawnsteel-sabre", 2),
        ("drake-scale", 1),
        ("hymn-of-the-anvil", 1),
    ),
)

# With a Leader every other page is single: three Captains, and forty-seven who answer to her (F-218).
_SINGLES = (
    # Eondra: 20 Angels, Golems, Miracles, Equipment, Blessings of the starter, and all the rest of the realm
    "spark-drake ember-recruit hearthguard cinder-archer ash-fledgling sudden-ember brand-dragon "
    "elora-of-eondra twin-axe-zealot pyre-valkyr siege-drake longbow-captain thanator-the-gold "
    "salamander-duellist furnace-wyrm brick-golem crucible-golem emberglass-golem lance-of-flame "
    "rain-of-cinders last-charge verdict-by-fire smelt-the-guilty arms-of-the-fallen dawnsteel-sabre "
    "drake-scale comet-lance hymn-of-the-anvil kindling-choir "
    # guests of the other realms
    "homunculus-of-reason perpetual-engine lantern-inquisitor candle-for-each anayas-dove spotless-veil "
    "pilgrim-of-the-wind master-of-the-unasked "
    # wanderers
    "vanaris ragwell wandering-idol silence-in-heaven call-to-retreat borrowed-halo seventh-bell "
    # deserters
    "surge-sentinel damned-champion harpoon-volley"
)

ELORA_AND_THE_FORTY_SEVEN = Deck(
    slug="elora-and-the-forty-seven",
    divinity="ignarra-hearth-of-heaven",
    temple="first-forge",
    archangel="carmine-who-strikes-first",
    register=(
        ("cinder-acolyte", 3),
        ("powder-monk", 3),
        ("war-bell-ringer", 2),
        ("tongs-novice", 2),
    ),
    book=(("elora-captain-of-the-elite", 3), *((slug, 1) for slug in _SINGLES.split())),
    format="constructed",
)
