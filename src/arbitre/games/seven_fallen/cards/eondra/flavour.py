"""A line for each card of Eondra, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "ignarra-hearth-of-heaven": (
        "She lights nothing for herself. She merely stands close to those who burn.",
        "Elle n'allume rien pour elle-même. Elle se tient près de ceux qui brûlent.",
    ),
    "first-forge": (
        "Bring what you no longer read; even an unsaid prayer makes good kindling.",
        "Apportez ce que vous ne lisez plus : même une prière non dite prend bien.",
    ),
    "carmine-who-strikes-first": (
        "Ask her who strikes second. She has never stayed to see.",
        "Demandez-lui qui frappe en second : elle n'est jamais restée pour voir.",
    ),
    "cinder-acolyte": (
        "He sweeps the altar every morning, and every morning it is worth it.",
        "Chaque matin il balaie l'autel, et chaque matin l'autel le mérite.",
    ),
    "powder-monk": (
        "A life of silence, with one loud exception.",
        "Toute une vie de silence, à une détonation près.",
    ),
    "war-bell-ringer": (
        "The rope has burned her hands to the shape of the rope.",
        "La corde lui a brûlé les mains jusqu'à leur donner sa forme.",
    ),
    "tongs-novice": (
        "He is not yet trusted with the hammer. The fire already knows him.",
        "On ne lui confie pas encore le marteau. Le feu, lui, le connaît déjà.",
    ),
    "spark-drake": (
        "It sneezes. Somewhere across the field, somebody chooses who suffers.",
        "Il éternue. De l'autre côté du champ, on choisit qui en pâtira.",
    ),
    "ember-recruit": (
        "Give her a sword and by evening she will have earned it.",
        "Donnez-lui une épée : le soir venu, elle l'aura méritée.",
    ),
    "hearthguard": (
        "Asked to advance, he adds a log.",
        "On lui dit d'avancer : il remet une bûche.",
    ),
    "cinder-archer": (
        "She aims at one and thanks the other for standing so near.",
        "Elle vise l'un, et remercie l'autre de s'être tenu si près.",
    ),
    "ash-fledgling": (
        "Dying is the easy part. The down itches terribly afterwards.",
        "Mourir n'est rien. C'est après, le duvet, qui démange.",
    ),
    "sudden-ember": (
        "Between two heartbeats there is room for a soldier.",
        "Entre deux battements de cœur, il y a place pour un soldat.",
    ),
    "brand-dragon": (
        "It signs its work, then goes home to admire it from afar.",
        "Il signe son ouvrage, puis rentre l'admirer de loin.",
    ),
    "elora-of-eondra": (
        "She was a name on a list. She asked to see the list.",
        "Elle n'était qu'un nom sur une liste. Elle demanda à voir la liste.",
    ),
    "twin-axe-zealot": (
        "The first blow is faith. The second is to be sure.",
        "Le premier coup, c'est la foi. Le second, c'est pour être sûr.",
    ),
    "pyre-valkyr": (
        "She calls the roll of the dead, and tonight one of them answers.",
        "Elle fait l'appel des morts, et ce soir l'un d'eux répond.",
    ),
    "siege-drake": (
        "Walls are a matter of opinion, and it shares none of them.",
        "Les murs sont affaire d'opinion. Il n'en partage aucune.",
    ),
    "longbow-captain": (
        "'Loose' is a word she has been saying since before you were in range.",
        "« Lâchez », dit-elle. Elle le disait déjà que vous étiez hors de portée.",
    ),
    "thanator-the-gold": (
        "Every spark of his kin is a coin laid toward his return.",
        "Chaque étincelle des siens est un sou mis de côté pour son retour.",
    ),
    "brick-golem": (
        "Baked once. Everything since has been lukewarm.",
        "Cuit une fois. Depuis, tout lui paraît tiède.",
    ),
    "crucible-golem": (
        "Stand in its lee and your blade comes out brighter.",
        "Mettez-vous sous son vent : la lame en sort plus vive.",
    ),
    "lance-of-flame": (
        "A prayer with a point to it.",
        "Une prière qui va droit au but.",
    ),
    "rain-of-cinders": (
        "Nobody was hit. Everybody was reached.",
        "Personne ne fut visé. Tout le monde fut touché.",
    ),
    "last-charge": (
        "It was announced as the last one. It was also the next to last.",
        "On l'avait annoncée dernière. Elle fut aussi l'avant-dernière.",
    ),
    "verdict-by-fire": (
        "The wound is the evidence. The flame merely reads it aloud.",
        "La blessure est la preuve. La flamme ne fait qu'en donner lecture.",
    ),
    "dawnsteel-sabre": (
        "Drawn at daybreak, so that nobody could say which of the two was shining.",
        "Tiré au point du jour : nul ne sut dire lequel des deux brillait.",
    ),
    "drake-scale": (
        "The drake sheds; the seamstress says thank you from a distance.",
        "Le drac mue ; la couturière remercie, de loin.",
    ),
    "hymn-of-the-anvil": (
        "One note, struck until it means something.",
        "Une seule note, frappée jusqu'à ce qu'elle veuille dire quelque chose.",
    ),
    "elora-captain-of-the-elite": (
        "Of each kind she takes one, and learns its name.",
        "De chaque sorte elle n'en prend qu'un, et retient son nom.",
    ),
    "salamander-duellist": (
        "She pays for her riposte in advance and never asks for change.",
        "Elle paie sa riposte d'avance et ne demande jamais la monnaie.",
    ),
    "furnace-wyrm": (
        "Its shadow is the coolest place for a mile around. Briefly.",
        "Son ombre est l'endroit le plus frais à une lieue. Un court instant.",
    ),
    "emberglass-golem": (
        "Handle with care, they wrote. The enemy does not read.",
        "« Fragile », avait-on écrit. L'ennemi ne lit pas.",
    ),
    "smelt-the-guilty": (
        "It pleaded clay. The court found iron.",
        "Il plaida l'argile. La cour conclut au fer.",
    ),
    "arms-of-the-fallen": (
        "Still warm at the hilt, as if only lent.",
        "Encore tièdes à la poignée, comme simplement prêtées.",
    ),
    "comet-lance": (
        "It has been falling toward you for nine hundred years.",
        "Voilà neuf cents ans qu'elle tombe vers vous.",
    ),
    "kindling-choir": (
        "They sing until a dragon joins in. Then they sing faster.",
        "Ils chantent jusqu'à ce qu'un dragon s'y mette. Alors ils pressent le tempo.",
    ),
}
