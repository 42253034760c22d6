"""A line for each card of the Hollow Court, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "empty-crown": (
        "Long live the King. It was the least one could say.",
        "Vive le roi. C'était la moindre des choses.",
    ),
    "throne-of-dust": (
        "It is dusted every evening, and every evening there is more of him.",
        "On l'époussette chaque soir, et chaque soir il en tombe davantage.",
    ),
    "ossuary": (
        "Sorted by size, then by rank, then by appetite.",
        "Rangés par taille, puis par rang, puis par appétit.",
    ),
    "bone-palisade": (
        "The garrison never deserts. It is the wall.",
        "La garnison ne déserte jamais : c'est elle, le mur.",
    ),
    "wall-of-sighs": (
        "Archers lower their bows there. Someone has just said their name.",
        "Les archers y baissent leur arc : on vient de dire leur nom.",
    ),
    "family-reunion": (
        "Everyone came. Some had to be carried.",
        "Tout le monde est venu. Il a fallu en porter certains.",
    ),
    "bad-air": (
        "Do not open the window: that is where it comes from.",
        "N'ouvrez pas la fenêtre, c'est de là qu'il vient.",
    ),
    "drawn-curtains": (
        "The physicians were shown in, and then where to lie.",
        "On fit entrer les médecins, puis on leur montra où s'étendre.",
    ),
    "debt-day": (
        "The dead owe nothing; they collect.",
        "Les morts ne doivent rien ; ils recouvrent.",
    ),
    "court-is-in-session": (
        "The verdict was read first, to spare the witnesses.",
        "On lut d'abord la sentence, par égard pour les témoins.",
    ),
    "blood-moon": (
        "One sees wonderfully well by it, and thinks rather badly.",
        "On y voit à merveille, on y pense assez mal.",
    ),
    "doors-left-open": (
        "Against the dead one turns the key. The hinges never promised anything.",
        "Contre les morts, on ferme à clef. Les gonds, eux, n'ont rien promis.",
    ),
    "morvane-the-last-heir": (
        "He buried his whole line to inherit, then sent for them: it was too quiet at table.",
        "Il enterra toute sa lignée pour hériter, puis la fit rappeler : on s'ennuyait à table.",
    ),
    "count-vauquelin": (
        "He dines late, and never twice with the same guest.",
        "Il soupe tard, et jamais deux fois avec le même convive.",
    ),
    "mother-quarantine": (
        "She closed the gates of nine towns, always from the inside.",
        "Elle a fermé les portes de neuf villes, toujours de l'intérieur.",
    ),
    "lady-ossaline": (
        "She does not raise the dead. She raises her voice, and they come.",
        "Elle ne relève pas les morts. Elle élève la voix, et ils viennent.",
    ),
    "headsman-of-the-court": (
        "He apologizes beforehand. Afterwards there is nobody to hear it.",
        "Il s'excuse avant. Après, il n'y a plus personne pour l'entendre.",
    ),
    "hollow-page": (
        "He carries letters to people who died before he did.",
        "Il porte des lettres à des gens morts avant lui.",
    ),
    "rag-ghoul": (
        "The rags were a wedding dress. Nobody knows whose.",
        "Les haillons étaient une robe de noces. De qui, on l'ignore.",
    ),
    "bone-footman": (
        "Strike him, and he returns the gesture: it is good manners.",
        "Frappez-le, il rend la politesse : il a été bien élevé.",
    ),
    "grave-robber": (
        "He began with his own.",
        "Il a commencé par la sienne.",
    ),
    "ash-pilgrim": (
        "He walks to where the fire was, and asks it to give one back.",
        "Il marche jusqu'où fut le feu et lui demande d'en rendre un.",
    ),
    "plague-courtier": (
        "Kiss his hand. He insists.",
        "Baisez-lui la main. Il y tient.",
    ),
    "carrion-flock": (
        "They are never early. They are never wrong either.",
        "Jamais en avance, mais jamais pour rien.",
    ),
    "masked-duellist": (
        "First blood was hers four hundred years ago. She has been answering since.",
        "Le premier sang fut le sien, il y a quatre siècles. Elle riposte depuis.",
    ),
    "weeping-lady": (
        "You put down your sword to offer her a handkerchief.",
        "Vous posez l'épée pour lui tendre un mouchoir.",
    ),
    "blood-sworn": (
        "They swore to die together. It keeps happening.",
        "Ils ont juré de mourir ensemble. Cela n'en finit pas.",
    ),
    "gallows-knight": (
        "The rope was for someone else. A page took his place; he took the page's horse.",
        "La corde était pour un autre : un page prit sa place, lui le cheval du page.",
    ),
    "flesh-cart": (
        "It goes slowly, for it stops at every house.",
        "Elle va lentement : elle s'arrête à chaque maison.",
    ),
    "crypt-acolyte": (
        "He reads by the light of those who no longer need it.",
        "Il lit à la lumière de ceux qui n'en ont plus l'usage.",
    ),
    "velvet-tongue": (
        "She said nothing false. That is what was unforgivable.",
        "Elle n'a rien dit de faux. C'est bien ce qu'on ne lui pardonne pas.",
    ),
    "marrow-scribe": (
        "Ink dries. He found something that keeps.",
        "L'encre sèche. Il a trouvé plus durable.",
    ),
    "second-summons": (
        "The first was polite. It was called dying.",
        "La première était courtoise. Elle s'appelait mourir.",
    ),
    "rattle-the-pantry": (
        "Among the mutton bones, two hands began to clap.",
        "Parmi les os de gigot, deux mains se mirent à applaudir.",
    ),
    "wither": (
        "He aged one winter for every word of it.",
        "À chaque mot, il vieillit d'un hiver.",
    ),
    "last-word": (
        "It is short, and one cannot answer it.",
        "Il est bref, et l'on n'y répond pas.",
    ),
    "ballroom-miasma": (
        "The dancers thought it was the perfume. It was.",
        "Les danseurs crurent que c'était le parfum. C'était lui.",
    ),
    "dance-with-me": (
        "His feet had said yes before him.",
        "Ses pieds avaient dit oui avant lui.",
    ),
    "moth-in-the-heart": (
        "It eats only what was warm.",
        "Elle ne mange que ce qui tenait chaud.",
    ),
    "kiss-of-the-cellar": (
        "He struck, and something grateful bit him.",
        "Il frappa, et quelque chose, reconnaissant, le mordit.",
    ),
    "hungry-ground": (
        "The path is shorter than it was this morning. So was the scout.",
        "Le chemin est plus court que ce matin. L'éclaireur aussi.",
    ),
    "scapegoat": (
        "After you. I insist.",
        "Après vous. Je n'en ferai rien.",
    ),
    "forged-seal": (
        "The wax was still warm, the signature long since cold.",
        "La cire était encore tiède, la signature froide depuis longtemps.",
    ),
    "blood-tithe": (
        "One in ten drops. They count from the second.",
        "Une goutte sur dix. On commence à compter à la deuxième.",
    ),
    "the-long-supper": (
        "Nobody leaves the table hungry. One of them does not leave it.",
        "Nul ne sort de table affamé. L'un d'eux n'en sort pas.",
    ),
    "melt-the-tombs": (
        "Grandmother would have wanted it. She wanted everything.",
        "Grand-mère l'aurait voulu. Elle voulait tout.",
    ),
    "unpaid-debts": (
        "He lost at cards to a man who had been dead an hour.",
        "Il avait perdu aux cartes contre un homme mort depuis une heure.",
    ),
    "family-halberd": (
        "Handed down from father to son, usually point first.",
        "Transmise de père en fils, le plus souvent par la pointe.",
    ),
    "venom-ring": (
        "A gift for every hand you shake.",
        "Un cadeau pour chaque main qu'on serre.",
    ),
    "widows-veil": (
        "Five times worn, and each time sincerely.",
        "Porté cinq fois, et sincèrement chaque fois.",
    ),
    "skull-censer": (
        "He had always wanted to be thought of in church.",
        "Il avait toujours souhaité qu'on pensât à lui à la messe.",
    ),
}
