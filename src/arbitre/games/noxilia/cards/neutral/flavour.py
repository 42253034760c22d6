"""A line for each card without a clan, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "hedge-falconer": (
        "The bird is noble. She is merely accurate.",
        "L'oiseau est de haute lignée. Elle, elle ne rate pas.",
    ),
    "breach-sapper": (
        "He knows walls the way a miller knows flour: from breathing them.",
        "Il connaît les murs comme le meunier la farine : pour les avoir respirés.",
    ),
    "hired-blade": (
        "Loyal to the last coin. Count them before dusk.",
        "Fidèle jusqu'à la dernière pièce. Comptez-les avant le soir.",
    ),
    "questing-squire": (
        "He left to find a sword and came back with an opinion. Also a sword.",
        "Parti chercher une épée, il revint avec un avis. Et une épée.",
    ),
    "the-lamplighter": (
        "She lights them one by one. When she reaches the stars, step aside.",
        "Elle les allume un à un. Quand elle en sera aux étoiles, écartez-vous.",
    ),
    "tomb-crawler": (
        "It pays for its passage with whatever you kept under the bed.",
        "Il paie son passage avec ce que vous gardiez sous le lit.",
    ),
    "bog-candle": (
        "It lights the way for those who have nowhere else to go.",
        "Elle éclaire le chemin de qui n'en a plus d'autre.",
    ),
    "restless-drummer": (
        "The battle ended long ago. Nobody dared to tell the drum.",
        "La bataille est finie depuis longtemps. Nul n'ose le dire au tambour.",
    ),
    "kingfisher-warden": (
        "A blue line, a splash, and one wing fewer in the sky.",
        "Un trait bleu, une gerbe d'eau, une aile de moins dans le ciel.",
    ),
    "wisp-lantern": (
        "Hold it by the handle, or it will hold you.",
        "Tenez-la par l'anse, sans quoi c'est elle qui vous tient.",
    ),
    "old-snapper": (
        "Islands have been drawn on maps for less.",
        "Pour moins que cela, on a dessiné des îles sur les cartes.",
    ),
    "the-first-word": (
        "Everything that exists is an echo of it. This one has stopped.",
        "Tout ce qui existe en est l'écho. Celui-ci s'est tu.",
    ),
    "chalk-circle": (
        "A line anyone could cross. Nobody has.",
        "Un trait que n'importe qui franchirait. Personne ne l'a fait.",
    ),
    "hush": (
        "A finger to the lips, and the whole trap forgot its line.",
        "Un doigt sur les lèvres, et le piège oublia sa réplique.",
    ),
    "bribed-gatekeeper": (
        "He sold the gate twice, and slept well both nights.",
        "Il a vendu la porte deux fois, et bien dormi les deux nuits.",
    ),
    "buried-legend": (
        "Dig where the song stops.",
        "Creusez là où la chanson s'arrête.",
    ),
    "midnight-oil": (
        "It burns without light, for those who read inside themselves.",
        "Elle brûle sans lumière, pour ceux qui lisent en eux-mêmes.",
    ),
    "rust-in-the-night": (
        "In the morning he drew the hilt, all of it.",
        "Au matin, il tira la poignée. Rien que la poignée.",
    ),
    "borrowed-sword": (
        "The lender asked when he would have it back. Everyone looked at their boots.",
        "Le prêteur demanda quand il la reverrait. Chacun regarda ses bottes.",
    ),
    "rope-and-hooks": (
        "A door for people who are not expected.",
        "Une porte, pour les gens qu'on n'attend pas.",
    ),
    "surgeons-kit": (
        "Thread, needle, brandy. The brandy is for the surgeon.",
        "Du fil, une aiguille, de l'eau-de-vie. L'eau-de-vie est pour la chirurgienne.",
    ),
    "oilskin-cloak": (
        "Rain, spells and bad advice run off it alike.",
        "La pluie, les sorts et les conseils y glissent pareillement.",
    ),
    "drowned-garden": (
        "The roses still bloom, for the pike.",
        "Les roses y fleurissent encore, pour les brochets.",
    ),
    "toll-gate": (
        "One pays to enter. To leave, one pays attention.",
        "On paie pour entrer. Pour sortir, on prie.",
    ),
    "ruined-keep": (
        "Too many windows, too few walls, an excellent library.",
        "Trop de fenêtres, pas assez de murs, une bibliothèque admirable.",
    ),
    "market-day": (
        "War may wait until the cheese is sold.",
        "La guerre attendra que le fromage soit vendu.",
    ),
    "letters-from-home": (
        "The cow has calved. The roof holds. Come back.",
        "La vache a vêlé. Le toit tient. Reviens.",
    ),
    "thick-fog": (
        "The archers shot where the shouting was. So did the others.",
        "Les archers tirèrent au bruit. Ceux d'en face aussi ; alors on cessa.",
    ),
    "knee-deep-mud": (
        "The earth was in no hurry to let them go, or to let them in.",
        "La terre n'était pressée ni de les lâcher, ni de les prendre.",
    ),
    "frozen-roads": (
        "By frost all roads are paved.",
        "Par grand gel, tous les chemins sont pavés.",
    ),
    "open-hostility": (
        "At least nobody was pretending any more.",
        "Au moins, plus personne ne faisait semblant.",
    ),
    "numb-fingers": (
        "Both armies dropped their swords, and both pretended it was mercy.",
        "Les deux armées lâchèrent l'épée, et chacune appela cela de la clémence.",
    ),
    "full-moon": (
        "Spells read aloud tonight are answered.",
        "Cette nuit, les formules qu'on lit tout haut reçoivent une réponse.",
    ),
    "dead-calm": (
        "Nothing would catch, neither sail nor spell. We opened our books.",
        "Rien ne prenait, ni la voile ni le sort. On ouvrit les livres.",
    ),
    "crown-of-the-drowned-king": (
        "It is heavier than it looks, and always a little wet.",
        "Plus lourde qu'elle n'en a l'air, et toujours un peu mouillée.",
    ),
    "prism-of-the-first-night": (
        "It splits darkness into its seven colors.",
        "Il décompose l'obscurité en ses sept couleurs.",
    ),
    "couriers-boots": (
        "The message is lost; the boots are still delivering it.",
        "Le message s'est perdu ; les bottes le portent encore.",
    ),
    "whalebone-bow": (
        "When it is drawn one hears the sea, then somebody else does.",
        "Qui le bande entend la mer ; qui le reçoit aussi.",
    ),
    "cup-of-second-mornings": (
        "Drink, and yesterday has not quite happened.",
        "Buvez, et hier n'a pas tout à fait eu lieu.",
    ),
    "thirsty-knife": (
        "It shares, to its credit.",
        "À sa décharge, il partage.",
    ),
    "saints-jawbone": (
        "Silent for six hundred years. It still has the last say.",
        "Muette depuis six cents ans, elle a toujours le dernier mot.",
    ),
    "drum-of-the-ninth-hill": (
        "The first eight hills are still running.",
        "Les huit premières collines courent encore.",
    ),
    "key-to-every-helm": (
        "There is always a gap. This is its key.",
        "Il y a toujours un défaut. En voici la clef.",
    ),
    "map-of-another-map": (
        "X marks the place where the X is.",
        "La croix indique l'endroit de la croix.",
    ),
    "empty-chest": (
        "Carefully locked, all the same.",
        "Soigneusement fermé à clef, toutefois.",
    ),
    "painted-lead": (
        "It fooled two kings and, for a moment, you.",
        "Il a trompé deux rois et, un instant, vous.",
    ),
    "mocking-letter": (
        "'You are the fourth,' it says. The ink is fresh.",
        "« Vous êtes le quatrième », dit-elle. L'encre est fraîche.",
    ),
    "nest-of-mice": (
        "To them it was a treasure.",
        "Pour elles, c'en était un.",
    ),
    "battlefield": (
        "It was a meadow. It intends to be one again.",
        "C'était un pré. Il compte bien le redevenir.",
    ),
    "aubeterre-recruit": (
        "He was told which end. He is nearly sure.",
        "On lui a montré le bon bout. Il en est presque sûr.",
    ),
    "bone-servant": (
        "It carries the tray with whatever it has left.",
        "Il porte le plateau avec ce qui lui reste.",
    ),
    "pond-wisp": (
        "A thought that nobody was thinking.",
        "Une pensée que personne ne pensait.",
    ),
}
