"""A line for each card of Nuit Sans Fin, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "nyxane-of-the-closed-eyes": (
        "She closed them once, out of pity, and found that she saw better.",
        "Elle les ferma un jour, par pitié, et s'aperçut qu'elle y voyait mieux.",
    ),
    "ossuary-of-stars": (
        "Each light that went out up there was carried down here, and labeled.",
        "Chaque lumière éteinte là-haut fut descendue ici, et étiquetée.",
    ),
    "obscura-archqueen": (
        "'The Ambush? I am delighted to explain it. Turn round.'",
        "« L'Embuscade ? Je vous explique volontiers. Retournez-vous. »",
    ),
    "gravedigger": (
        "He digs a little deeper than paid for. Professional courtesy.",
        "Il creuse un peu plus que payé. Politesse du métier.",
    ),
    "candle-thief": (
        "For every flame she steals, somebody below finds the stairs.",
        "Pour chaque flamme qu'elle vole, quelqu'un en bas retrouve l'escalier.",
    ),
    "weeping-chorister": (
        "Heaven hears her, and it hurts.",
        "Le ciel l'entend, et cela lui fait mal.",
    ),
    "pawned-soul": (
        "The ticket is lost, the interest is not.",
        "Le reçu est perdu, pas les intérêts.",
    ),
    "gnawling": (
        "Its last word is a bite.",
        "Son dernier mot est une morsure.",
    ),
    "cellar-ghoul": (
        "She dies with her pockets full, as was agreed.",
        "Elle meurt les poches pleines, comme convenu.",
    ),
    "grave-knife": (
        "She does not wound. She finishes other people's sentences.",
        "Elle ne blesse pas. Elle finit les phrases des autres.",
    ),
    "pallbearer": (
        "He has buried himself so often that he does it without a mirror.",
        "Il s'est enterré si souvent qu'il le fait sans miroir.",
    ),
    "tomb-lid": (
        "'Here lies.' And there it goes on lying.",
        "« Ci-gît. » Et elle continue de gésir.",
    ),
    "one-night-bride": (
        "Till death do us part: she had asked about the hour.",
        "Jusqu'à ce que la mort nous sépare : elle s'était fait préciser l'heure.",
    ),
    "damned-champion": (
        "Undefeated, until the once. There was no second once.",
        "Invaincu, sauf une fois. Il n'y eut pas de seconde fois.",
    ),
    "bargain-peddler": (
        "All three offers are bad. He is delighted to let you choose.",
        "Les trois offres sont mauvaises. Il se réjouit de vous laisser choisir.",
    ),
    "night-terror": (
        "You checked under the bed. That was kind of you; it had been waiting.",
        "Vous avez regardé sous le lit. C'est gentil : elle attendait.",
    ),
    "imperial-cantor": (
        "He needs only one voice from the choir, but he needs all of it.",
        "Il ne lui faut qu'une voix du chœur, mais il la lui faut toute.",
    ),
    "court-medium": (
        "The Emperor speaks through her. She would like to finish her soup.",
        "L'Empereur parle par sa bouche. Elle voudrait finir son potage.",
    ),
    "hollow-emperor": (
        "He reigned over everything except the inside.",
        "Il régnait sur tout, hormis le dedans.",
    ),
    "carrion-duke": (
        "He keeps a good table and never asks what happened on it.",
        "Il tient bonne table, et ne demande jamais ce qui s'y est passé.",
    ),
    "moth-assassin": (
        "First the dust on the lamp, then the dark.",
        "D'abord la poussière sur la lampe, ensuite le noir.",
    ),
    "coffin-golem": (
        "Made to measure for somebody else. It will do.",
        "Taillé sur mesure pour un autre. Il fera l'affaire.",
    ),
    "gallows-golem": (
        "From up there one sees over any shield.",
        "De là-haut, on voit par-dessus tous les boucliers.",
    ),
    "cold-kiss": (
        "He felt nothing. That was the first symptom.",
        "Il ne sentit rien. Ce fut le premier symptôme.",
    ),
    "exhume": (
        "The earth had barely learned his name.",
        "La terre avait à peine appris son nom.",
    ),
    "blood-tithe": (
        "One of mine, one of yours. The night keeps no smaller change.",
        "Un des miens, un des vôtres. La nuit n'a pas de plus petite monnaie.",
    ),
    "bury-alive": (
        "There was room for one more, between an old friend and oblivion.",
        "Il restait une place, entre un vieil ami et l'oubli.",
    ),
    "mourning-veil": (
        "Under it everyone is somebody's widow, and nobody is a target.",
        "Dessous, chacun est veuf de quelqu'un, et personne n'est visé.",
    ),
    "book-of-debts": (
        "Whoever dies is crossed out on the left and written down on the right.",
        "Qui meurt est rayé à gauche et inscrit à droite.",
    ),
    "oathbound-ghoul": (
        "She eats with her own kind, or not at all, or you.",
        "Elle mange avec les siens, ou pas du tout, ou vous.",
    ),
    "faceless-guest": (
        "Everyone at the table was sure he had come with somebody else.",
        "Chacun à table était sûr qu'il était venu avec un autre.",
    ),
    "ghoul-matriarch": (
        "Forty at table, and she carves.",
        "Quarante couverts, et c'est elle qui découpe.",
    ),
    "lullaby-golem": (
        "It rocks slowly. It cannot be hurried, and neither can you any more.",
        "Il berce lentement. On ne le presse pas, et vous non plus, désormais.",
    ),
    "midnight-feast": (
        "Waste nothing, said the old cook, and looked at the cemetery.",
        "Rien ne se perd, dit la vieille cuisinière en regardant le cimetière.",
    ),
    "letter-from-below": (
        "'We are well. We are coming up.'",
        "« Tout va bien ici. Nous remontons. »",
    ),
    "wake-without-dawn": (
        "They promised to sit with him until morning.",
        "Ils avaient promis de le veiller jusqu'au matin.",
    ),
}
