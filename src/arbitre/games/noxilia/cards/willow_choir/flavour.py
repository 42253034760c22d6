"""A line for each card of the Willow Choir, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "silver-leaf": (
        "Turn it over: the other side is also listening.",
        "Retournez-la : l'autre face écoute aussi.",
    ),
    "council-willow": (
        "They sit under it until they agree. The longest sitting has moss on it.",
        "On y siège jusqu'à s'entendre. La plus longue séance est couverte de mousse.",
    ),
    "dreaming-pool": (
        "Throw in a stone, and someone far away forgets a word.",
        "Jetez-y une pierre : quelqu'un, au loin, oublie un mot.",
    ),
    "reed-maze": (
        "There is one way through. It was elsewhere yesterday.",
        "Il y a un passage. Hier, il était ailleurs.",
    ),
    "thorn-hedge": (
        "It flowers in May, white at first.",
        "Elle fleurit en mai, blanche au début.",
    ),
    "spring-tide": (
        "Every year the marsh takes back its maps.",
        "Chaque année, le marais reprend ses cartes.",
    ),
    "following-wind": (
        "Even the slowest arrived before their doubts.",
        "Même les plus lents arrivèrent avant leurs doutes.",
    ),
    "ivy-on-the-walls": (
        "A wall is a ladder that takes its time.",
        "Un mur n'est qu'une échelle qui prend son temps.",
    ),
    "lucid-dream": (
        "You know that you are asleep. So does the dream.",
        "Vous savez que vous dormez. Le rêve aussi.",
    ),
    "white-mist": (
        "Everyone became a voice, and then not even that.",
        "Chacun ne fut plus qu'une voix, et puis même plus.",
    ),
    "week-of-rain": (
        "Bowstrings, wings, tempers: all of it hung out to dry.",
        "Cordes d'arc, ailes, humeurs : tout sèche sur le même fil.",
    ),
    "green-hour": (
        "Between lamp and star, no spell quite takes.",
        "Entre chien et loup, aucun sort ne mord vraiment.",
    ),
    "naielle-the-voice": (
        "She speaks for all of us. We have not needed to since.",
        "Elle parle pour nous tous. Depuis, nous n'en avons plus besoin.",
    ),
    "ondelin-of-two-rivers": (
        "Born in one, drowned in the other, at home in both.",
        "Né dans l'une, noyé dans l'autre, chez lui dans les deux.",
    ),
    "aubegrise-the-sleeper": (
        "Do not wake her: you are what she is dreaming.",
        "Ne la réveillez pas : c'est vous qu'elle rêve.",
    ),
    "orrin-three-winds": (
        "The fourth one is still looking for him.",
        "Le quatrième le cherche encore.",
    ),
    "grandfather-oakdebt": (
        "He once lent his shade to a king. He has come for it.",
        "Il prêta jadis son ombre à un roi. Il vient la reprendre.",
    ),
    "reed-runner": (
        "The reeds close behind her like good friends.",
        "Les roseaux se referment derrière elle, en bons amis.",
    ),
    "pool-harpooner": (
        "He aims beside the fish, since the fish is never where it seems.",
        "Il vise à côté du poisson, le poisson n'étant jamais où l'on croit.",
    ),
    "otter-scout": (
        "She was there before she was sent.",
        "Elle y était avant qu'on l'y envoie.",
    ),
    "net-warden": (
        "The more you argue with a net, the more it agrees.",
        "Plus on discute avec une nasse, plus elle vous tient.",
    ),
    "mist-knife": (
        "The sentry felt the damp, then the cold, then nothing in particular.",
        "La sentinelle sentit l'humide, puis le froid, puis plus grand-chose.",
    ),
    "willow-archer": (
        "The tree weeps when the bow is cut, and again when it is drawn.",
        "L'arbre pleure quand on taille l'arc, et encore quand on le bande.",
    ),
    "root-warden": (
        "Cut off an arm. He has all winter.",
        "Coupez-lui un bras. Il a tout l'hiver.",
    ),
    "moss-elder": (
        "It takes one song to wake her and a whole village to apologize.",
        "Une chanson la réveille ; il faut tout un village pour s'en excuser.",
    ),
    "moth-rider": (
        "They fly at night, toward whatever you lit to be safe.",
        "Elles volent de nuit, vers ce que vous allumez pour être tranquilles.",
    ),
    "dragonfly-dancer": (
        "Strike where he is. He will show you where he was.",
        "Frappez où il est. Il vous montrera où il était.",
    ),
    "heron-lancer": (
        "Patience, patience, patience, lance.",
        "Patience, patience, patience, lance.",
    ),
    "seed-bearer": (
        "What he buries, he does not lose.",
        "Ce qu'il enterre, il ne le perd pas.",
    ),
    "spring-singer": (
        "She holds one note until the stone gives in and weeps.",
        "Elle tient la note jusqu'à ce que la pierre cède et pleure.",
    ),
    "dream-listener": (
        "Your secrets are safe. He has put them with the others.",
        "Vos secrets sont en sûreté. Il les a rangés avec les autres.",
    ),
    "briar-lash": (
        "Nothing in this wood is in a hurry, except the thorns.",
        "Rien ne presse, dans ce bois, sauf les ronces.",
    ),
    "spring-rain": (
        "It fell on the wounded and on the wound; only one grew.",
        "Elle tomba sur le blessé et sur la plaie ; l'un des deux repoussa.",
    ),
    "hailstones": (
        "The sky, too, keeps stones for its walls.",
        "Le ciel, lui aussi, garde des pierres pour ses remparts.",
    ),
    "the-river-moves-in": (
        "It brought its fish, its stones, its habits.",
        "Elle apporta ses poissons, ses galets, ses habitudes.",
    ),
    "needle-of-thought": (
        "It left no mark, except on the rest of his life.",
        "Elle ne laissa aucune trace, hormis sur le reste de sa vie.",
    ),
    "go-home": (
        "He remembered that he had left something on the fire.",
        "Il se souvint d'avoir laissé quelque chose sur le feu.",
    ),
    "borrowed-wings": (
        "To be returned before the moth wakes.",
        "À rendre avant le réveil du papillon.",
    ),
    "the-branch-bends": (
        "Strength met nothing at all, and fell over.",
        "La force ne rencontra rien du tout, et tomba.",
    ),
    "coat-of-thorns": (
        "Do embrace me.",
        "Embrassez-moi donc.",
    ),
    "undertow": (
        "The ford was shallow. What lived in it was not.",
        "Le gué n'était pas profond. Ce qui l'habitait, si.",
    ),
    "face-in-the-water": (
        "He struck at his own reflection, and somebody bled.",
        "Il frappa son reflet, et quelqu'un saigna.",
    ),
    "thought-already-had": (
        "We know what you were about to say. We said it yesterday.",
        "Nous savons ce que vous alliez dire. Nous l'avons dit hier.",
    ),
    "flight-of-herons": (
        "A hundred gray shawls thrown at once into the sky.",
        "Cent châles gris jetés d'un coup dans le ciel.",
    ),
    "the-choir-remembers": (
        "One of us learned it once; that is enough.",
        "L'un de nous l'a su, un jour ; cela suffit.",
    ),
    "back-into-the-mist": (
        "Ten lights came out of it. They had been eight going in.",
        "Il en ressortit dix lueurs. Elles y étaient entrées à huit.",
    ),
    "reed-bow": (
        "It makes the sound of a bird leaving.",
        "Il fait le bruit d'un oiseau qui s'en va.",
    ),
    "bark-mail": (
        "Count the rings if you want to know how many have tried.",
        "Comptez les cernes, pour savoir combien ont essayé.",
    ),
    "dragonfly-harness": (
        "Twelve of them pull. The thirteenth decides.",
        "Douze tirent. La treizième décide.",
    ),
    "glass-tear": (
        "Someone wept it before anyone had a reason to.",
        "On l'a versée avant que quiconque eût une raison de pleurer.",
    ),
}
