"""What the visitors are called: in English, in French, and the gender of the French name."""

from __future__ import annotations

NAMES: dict[str, tuple[str, str, str]] = {
    "homunculus-of-reason": ("Homunculus of Reason", "Homoncule de raison", "m"),
    "perpetual-engine": ("Perpetual Engine", "Moteur perpétuel", "m"),
    "lantern-inquisitor": ("Lantern Inquisitor", "Inquisitrice à la lanterne", "f"),
    "candle-for-each": ("A Candle for Each", "Un cierge pour chacun", "m bare"),
    "anayas-dove": ("Anaya's Dove", "Colombe d'Anaya", "f"),
    "spotless-veil": ("Spotless Veil", "Voile sans tache", "m"),
    "pilgrim-of-the-wind": ("Pilgrim of the Wind", "Pèlerin du vent", "m"),
    "master-of-the-unasked": ("Master of the Unasked", "Maître des questions tues", "m"),
    "vanaris": ("Vanaris", "Vanaris", "m bare"),
    "ragwell": ("Ragwell", "Ragwell", "m bare"),
    "wandering-idol": ("Wandering Idol", "Idole errante", "f"),
    "silence-in-heaven": ("Silence in Heaven", "Silence au ciel", "m"),
    "call-to-retreat": ("Call to Retreat", "Sonnez la retraite", "f bare"),
    "borrowed-halo": ("Borrowed Halo", "Auréole d'emprunt", "f"),
    "seventh-bell": ("Seventh Bell", "Septième cloche", "f"),
}
