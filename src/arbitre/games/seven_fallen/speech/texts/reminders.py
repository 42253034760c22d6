"""What each keyword means, in the fewest words: written by hand where the game has no tree for it."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.lines import line

from ... import language as n

MOMENTS: Final[dict[str, Name]] = {
    "archery": Name(
        "When this card declares an attack against a page or an Archangel",
        "Quand cette carte déclare une attaque contre une page ou un Archange",
    ),
    "assassin": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "catalyst": Name("When this card has come into play", "Quand cette carte est arrivée en jeu"),
    "collateral": Name(
        "When this attacker hits a page and survives", "Quand cet attaquant touche une page et survit"
    ),
    "flame": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "freeze": Name("When this card comes into play", "Quand cette carte arrive en jeu"),
    "honour": Name(
        "When this card attacks with an Equipment", "Quand cette carte attaque avec un Équipement"
    ),
    "valhalla": Name("In your Divine Night", "Pendant votre Nuit divine"),
}
"""When the keywords that are played as sentences of the game happen."""

_TEXTS: Final[dict[type[Node], tuple[str, str]]] = {
    n.DivineAurora: (
        "Happens at the start of your Divine Aurora, if the card was in play then.",
        "A lieu au début de votre Aurore divine, si la carte était alors en jeu.",
    ),
    n.Berserk: (
        "May attack a second time, right after its first attack.",
        "Peut attaquer une seconde fois, juste après sa première attaque.",
    ),
    n.Gust: (
        "May be played whenever you could play a Miracle. In your opponent's turn it is Pacifist "
        "until the end of the turn.",
        "Peut être joué à tout moment où vous pourriez jouer un Miracle. Pendant le tour adverse il "
        "est Pacifiste jusqu'à la fin du tour.",
    ),
    n.Damned: (
        "Is banished when it is destroyed.",
        "Est banni quand il est détruit.",
    ),
    n.LastBreath: (
        "Happens when the card is destroyed and goes to the Purgatory or to Limbo, not when it is banished.",
        "A lieu quand la carte est détruite et va au Purgatoire ou dans les Limbes, pas quand elle "
        "est bannie.",
    ),
    n.Dilemma: (
        "When it comes into play, your opponent chooses one of these effects, and one more for each "
        "copy of it in your Purgatory.",
        "À son arrivée en jeu, votre adversaire choisit un de ces effets, et un de plus pour chaque "
        "exemplaire dans votre Purgatoire.",
    ),
    n.Doppelganger: (
        "Has every class in your Sacred Book and in your hand, and one class of your choice in play.",
        "A toutes les classes dans votre Livre Sacré et dans votre main, et une classe de votre choix "
        "en jeu.",
    ),
    n.Aegis: (
        "Each turn it is immune to the first opposing Miracle that targets it.",
        "À chaque tour, il est insensible au premier Miracle adverse qui le cible.",
    ),
    n.Evade: (
        "Your opponent pays X more CE to target it with a Miracle.",
        "Votre adversaire paie X EC de plus pour le cibler avec un Miracle.",
    ),
    n.Swarm: (
        "With a Structure - Extros Temple you may write up to X copies of it.",
        "Avec un Temple Structure - Extros, vous pouvez en écrire jusqu'à X exemplaires.",
    ),
    n.Fervour: (
        "Happens when the card comes into play.",
        "A lieu quand la carte arrive en jeu.",
    ),
    n.Trickery: (
        "Its damage ignores the Shield of a linked Golem.",
        "Ses dégâts ignorent le Bouclier d'un Golem lié.",
    ),
    n.Stealth: (
        "May be played in Secret for 2 CE. Outside attack phases you may take it out of Secret for X CE.",
        "Peut être joué en Secret pour 2 EC. Hors des Phases d'attaque, vous pouvez le sortir du "
        "Secret pour X EC.",
    ),
    n.Guardian: (
        "Cannot be announced as attacker, nor be put in the Firing Line.",
        "Ne peut pas être annoncé attaquant, ni être mis en Ligne de feu.",
    ),
    n.DivineIntervention: (
        "Nobody can answer its effects, and they answer nothing.",
        "Personne ne peut répondre à ses effets, et ils ne répondent à rien.",
    ),
    n.Invocation: (
        "Cannot be played. Once per turn, from your Purgatory: destroy an unwounded Imperial - "
        "Spiritist Angel of yours and pay what its cost lacks to X → put this card into play.",
        "Ne peut pas être joué. Une fois par tour, depuis votre Purgatoire : détruisez un de vos "
        "Anges Impérial - Spiritiste non blessés et payez ce qui manque à son coût pour atteindre X → "
        "mettez cette carte en jeu.",
    ),
    n.Leader: (
        "Every other page of your Sacred Book is limited to one copy.",
        "Toutes les autres pages de votre Livre Sacré sont limitées à un exemplaire.",
    ),
    n.Loyalist: (
        "All Angels of your Sacred Book must have exactly its classes.",
        "Tous les Anges de votre Livre Sacré doivent avoir exactement ses classes.",
    ),
    n.Light: (
        "An Angel it destroys is banished.",
        "Un Ange qu'elle détruit est banni.",
    ),
    n.SuddenDeath: (
        "Is destroyed at the end of the turn. A page to whose VF it deals damage is destroyed at once.",
        "Est détruite à la fin du tour. Une page dont elle blesse la FV est détruite aussitôt.",
    ),
    n.DivineNight: (
        "Happens at the start of your Divine Night, if the card was in play then.",
        "A lieu au début de votre Nuit divine, si la carte était alors en jeu.",
    ),
    n.Pacifist: (
        "Does not defend your Divinity and cannot attack.",
        "Ne défend pas votre Divinité et ne peut pas attaquer.",
    ),
    n.DivineWord: (
        "Once per turn, whenever you could play an Angel.",
        "Une fois par tour, à tout moment où vous pourriez jouer un Ange.",
    ),
    n.CombatPhase: (
        "Once per turn, in any attack phase, whenever you could play a Miracle.",
        "Une fois par tour, pendant toute Phase d'attaque, à tout moment où vous pourriez jouer un Miracle.",
    ),
    n.Phoenix: (
        "Destroyed by a card without Light, you may put it into your Limbo. From there you may play "
        "it in your Divine Word for X CE.",
        "Quand une carte sans Lumière la détruit, vous pouvez la mettre dans vos Limbes. De là, vous "
        "pouvez la jouer pendant votre Parole divine pour X EC.",
    ),
    n.Purgatory: (
        "Once per turn, while the card is in your Purgatory, whenever you could play an Angel.",
        "Une fois par tour, tant que la carte est dans votre Purgatoire, à tout moment où vous "
        "pourriez jouer un Ange.",
    ),
    n.Withdrawal: (
        "At the end of the attack phase it may go back to the Rear Guard if it was announced as attacker.",
        "À la fin de la Phase d'attaque, peut revenir sur l'Arrière-garde si elle a été annoncée attaquante.",
    ),
    n.Sacrifice: (
        "Once per turn, whenever you could play a Miracle and the Stack is empty: destroy one of your "
        "Angels, not of Celestial Purity and not in combat.",
        "Une fois par tour, à tout moment où vous pourriez jouer un Miracle et où la Pile est vide : "
        "détruisez un de vos Anges, ni de Pureté Céleste ni au combat.",
    ),
    n.Symbiosis: (
        "Gets +1 ATK for each other card with Symbiosis you have in play.",
        "Gagne +1 en ATQ pour chaque autre carte avec Symbiose que vous avez en jeu.",
    ),
    n.Tempest: (
        "May be played whenever you could play a Miracle.",
        "Peut être joué à tout moment où vous pourriez jouer un Miracle.",
    ),
    n.Tornado: (
        "May be played whenever you could play a Miracle, but not in an opposing attack phase.",
        "Peut être joué à tout moment où vous pourriez jouer un Miracle, sauf pendant une Phase "
        "d'attaque adverse.",
    ),
    n.Treasure: (
        "Gets a Poseidor marker for each combat damage it deals as attacker.",
        "Reçoit un marqueur Poseidor pour chaque dégât au combat qu'elle inflige comme attaquante.",
    ),
    n.Darkness: (
        "Cannot be banished, except by an Oath.",
        "Ne peut pas être bannie, sauf par un Serment.",
    ),
    n.Valiant: (
        "Takes no double damage when it defends in the Firing Line.",
        "Ne subit pas le double de dégâts quand elle défend en Ligne de feu.",
    ),
}

REMINDERS: Final[dict[type[Node], Name]] = {word: line(en, fr) for word, (en, fr) in _TEXTS.items()}
"""For each keyword that is no sentence of the game's own, what it means."""
