"""A line for each card of Aubeterre, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "oath-of-aubeterre": (
        "Nobody remembers the words. Everybody remembers having sworn.",
        "Des mots, plus personne ne se souvient. D'avoir juré, tout le monde.",
    ),
    "dawn-hall": (
        "It faces east, so that good news comes in first.",
        "Elle donne au levant, pour que les bonnes nouvelles entrent les premières.",
    ),
    "grey-infirmary": (
        "The beds are short. One does not stay.",
        "Les lits y sont courts : on n'est pas là pour rester.",
    ),
    "pavise-wall": (
        "Each family painted its own shield. From afar it looks like laundry.",
        "Chaque famille a peint le sien. De loin, on croirait une lessive.",
    ),
    "crossbow-tower": (
        "The stairs turn to the right, the door is low, and you are expected upstairs.",
        "L'escalier tourne à droite, la porte est basse, et l'on vous attend en haut.",
    ),
    "day-of-truce": (
        "They counted the dead together, to be sure of the sum.",
        "On a compté les morts ensemble, pour être sûrs du total.",
    ),
    "blessing-of-wells": (
        "The water tastes of iron, of mint, of being spared.",
        "L'eau a un goût de fer, de menthe et de sursis.",
    ),
    "muster-bells": (
        "One ring: fire. Two: flood. Three: put your boots on.",
        "Un coup, le feu. Deux coups, la crue. Trois, chaussez-vous.",
    ),
    "vow-of-silence": (
        "Today the monks answer nobody, not even heaven.",
        "Aujourd'hui les moines ne répondent à personne, pas même au ciel.",
    ),
    "not-one-step-back": (
        "Behind us there is only home.",
        "Derrière nous, il n'y a que la maison.",
    ),
    "eye-to-eye": (
        "At three paces nobody calls it archery any more.",
        "À trois pas, on n'appelle plus cela du tir.",
    ),
    "polished-steel": (
        "Bored soldiers make bright armor.",
        "Soldat qui s'ennuie, armure qui brille.",
    ),
    "regent-ysende": (
        "She keeps the throne warm for a child who will not be born. She keeps it very well.",
        "Elle garde le trône au chaud pour un enfant qui ne naîtra pas. Elle le garde bien.",
    ),
    "isaut-the-unbent": (
        "She was wounded once. It made her punctual.",
        "On l'a blessée, une fois. Depuis, elle est ponctuelle.",
    ),
    "brother-odon": (
        "He asks the wounded their names, then argues with heaven about each one.",
        "Il demande leur nom aux blessés, puis le dispute au ciel, un par un.",
    ),
    "short-fuse-margot": (
        "Seven fingers, and never a complaint from the other three.",
        "Sept doigts, et les trois autres ne se sont jamais plaints.",
    ),
    "captain-thibaud": (
        "'Again!' is the only order he ever learned. It has been enough.",
        "« Encore ! » est le seul ordre qu'il ait appris. Il a toujours suffi.",
    ),
    "aubeterre-levy": (
        "He had a field on Monday. On Tuesday he had a pike.",
        "Lundi, il avait un champ. Mardi, il avait une pique.",
    ),
    "oath-pikeman": (
        "Courage is having no room to turn round.",
        "Le courage, c'est de n'avoir pas la place de se retourner.",
    ),
    "pavise-bearer": (
        "She has never seen a battle, only the back of her door.",
        "De la bataille, elle n'a jamais vu que le dos de sa porte.",
    ),
    "gate-sergeant": (
        "Thirty years of 'Who goes there?', and no answer he liked.",
        "Trente ans de « Qui va là ? » et pas une réponse qui lui ait plu.",
    ),
    "standard-bearer": (
        "Both hands full, he is the bravest man in the field.",
        "Les deux mains prises : c'est le plus brave de la plaine.",
    ),
    "oath-knight": (
        "It takes one squire to arm her and three horses to stop her.",
        "Il faut un écuyer pour l'armer et trois chevaux pour l'arrêter.",
    ),
    "candle-inquisitor": (
        "He blows out the candle last, when everything has been said.",
        "Il souffle la chandelle en dernier, quand tout est avoué.",
    ),
    "wall-crossbow": (
        "Two turns of the crank, one of fate.",
        "Deux tours de manivelle, un du destin.",
    ),
    "twin-string-archer": (
        "The first arrow is a question. The second does not wait.",
        "La première flèche pose la question. La seconde n'attend pas.",
    ),
    "grey-sister": (
        "White would show the blood, black would show despair.",
        "Le blanc montrerait le sang, le noir le désespoir.",
    ),
    "lantern-cleric": (
        "He preaches little and lights much.",
        "Il prêche peu, il éclaire beaucoup.",
    ),
    "pyre-warden": (
        "In winter nobody asks the fire where it comes from.",
        "L'hiver, on ne demande pas au feu d'où il vient.",
    ),
    "mend-the-line": (
        "A rank is a cloth: it tears at the edge, it is sewn from the middle.",
        "Un rang est une étoffe : il cède au bord, on le reprend par le milieu.",
    ),
    "hymn-at-dawn": (
        "Off key, all of them, and not one voice missing.",
        "Faux, tous autant qu'ils sont, et pas une voix ne manque.",
    ),
    "lance-of-morning": (
        "The sun rises for everyone; it may also be aimed.",
        "Le soleil se lève pour tout le monde ; on peut aussi le pointer.",
    ),
    "blinding-dawn": (
        "They had planned everything except to face east.",
        "Ils avaient tout prévu, sauf d'arriver face à l'est.",
    ),
    "cellar-ember": (
        "Every cathedral has a cellar. Theirs is warm.",
        "Toute cathédrale a son cellier. Le leur est tiède.",
    ),
    "fire-takes-no-oath": (
        "Friend or foe is a distinction made by those who do not burn.",
        "Ami, ennemi : distinction de ceux qui ne brûlent pas.",
    ),
    "tempered-in-the-pyre": (
        "Out of the flames came a better soldier, and a quieter one.",
        "Il sortit des flammes meilleur soldat, et plus taiseux.",
    ),
    "aegis-of-dawn": (
        "The blade stopped where the light began.",
        "La lame s'arrêta où commençait la lumière.",
    ),
    "martyrs-mantle": (
        "Embroidered with names. There is still room on the left sleeve.",
        "Brodé de noms. Il reste de la place sur la manche gauche.",
    ),
    "powder-cellar": (
        "Do come in. Mind the step, the spark, the rest.",
        "Entrez donc. Attention à la marche, à l'étincelle, au reste.",
    ),
    "plain-speech": (
        "A curse needs long words. He gave it a short one.",
        "Il faut de grands mots pour maudire. Il en trouva un petit.",
    ),
    "call-the-ban": (
        "The miller, the miller's son, and, if need be, the mill.",
        "Le meunier, le fils du meunier et, s'il le faut, le moulin.",
    ),
    "hold-the-line": (
        "It is only a line in the mud. It is ours.",
        "Ce n'est qu'un trait dans la boue. C'est le nôtre.",
    ),
    "regents-writ": (
        "Three words and a seal. The hero was already saddling.",
        "Trois mots et un sceau. Le héros sellait déjà.",
    ),
    "oath-blade": (
        "Engraved on the side that only its bearer sees.",
        "Gravée du côté que seul voit celui qui la porte.",
    ),
    "hammered-cuirass": (
        "Every dent is somebody else's opinion.",
        "Chaque bosse est l'avis d'un autre.",
    ),
    "aubeterre-lantern": (
        "It has gone out once. We still do not speak of that night.",
        "Elle s'est éteinte une fois. De cette nuit-là, on ne parle toujours pas.",
    ),
    "bell-destrier": (
        "So that they hear it coming. It is kinder, and worse.",
        "Pour qu'on l'entende venir. C'est plus charitable, et c'est pire.",
    ),
}
