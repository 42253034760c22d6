"""A line for each visitor, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "homunculus-of-reason": (
        "It has proved that it exists. Now it would like to be useful.",
        "Il a prouvé qu'il existe. À présent, il voudrait servir.",
    ),
    "perpetual-engine": (
        "It stops often. It has simply never stopped for good.",
        "Il s'arrête souvent. Il ne s'est seulement jamais arrêté pour de bon.",
    ),
    "lantern-inquisitor": (
        "What her light has touched casts no shadow, there or anywhere.",
        "Ce que sa lumière a touché ne jette plus d'ombre, ni là ni ailleurs.",
    ),
    "candle-for-each": (
        "Nobody was counted. Nobody was missing.",
        "On n'a compté personne. Personne ne manquait.",
    ),
    "anayas-dove": (
        "She fights for nobody. Every evening somebody is the better for it.",
        "Elle ne se bat pour personne. Chaque soir, quelqu'un s'en porte mieux.",
    ),
    "spotless-veil": (
        "The first stone slides off. Only the first; one must not ask too much of silk.",
        "La première pierre glisse. La première seulement : c'est de la soie.",
    ),
    "pilgrim-of-the-wind": (
        "He had not meant to come here, and will not have meant to leave.",
        "Il n'avait pas l'intention de venir ; il n'aura pas celle de partir.",
    ),
    "master-of-the-unasked": (
        "The answer was given before anyone could object that there had been no question.",
        "La réponse fut donnée avant qu'on pût objecter l'absence de question.",
    ),
    "vanaris": (
        "Where he stands, battles begin with the doors shut.",
        "Où il se tient, la bataille commence portes closes.",
    ),
    "ragwell": (
        "He greets newcomers from a distance, one at a time, by arrow.",
        "Il salue les arrivants de loin, un par un, d'une flèche.",
    ),
    "wandering-idol": (
        "Its people died out. It went looking for another, on foot.",
        "Son peuple s'est éteint. Elle est partie en chercher un autre, à pied.",
    ),
    "silence-in-heaven": (
        "For the space of half an hour, and just when you were praying.",
        "L'espace d'une demi-heure, et juste quand vous priiez.",
    ),
    "call-to-retreat": (
        "The bravest tune, for it is played walking backwards.",
        "Le plus brave des airs : il se joue à reculons.",
    ),
    "borrowed-halo": (
        "To be returned after use. It returns by itself.",
        "À rendre après usage. Elle rentre toute seule.",
    ),
    "seventh-bell": (
        "Six for the hours. The seventh asks what you have done with them.",
        "Six pour les heures. La septième demande ce que vous en avez fait.",
    ),
}
