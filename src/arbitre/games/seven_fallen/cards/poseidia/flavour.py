"""A line for each card of Poseidia, in English and in French."""

from __future__ import annotations

FLAVOUR: dict[str, tuple[str, str]] = {
    "o-god-of-poseidia": (
        "A name as short as a gasp, said by everyone who ever fell in.",
        "Un nom bref comme un souffle coupé : tous ceux qui sont tombés l'ont dit.",
    ),
    "sunken-treasury": (
        "The doors are always open. It is leaving that takes time.",
        "Les portes n'y ferment jamais. C'est d'en sortir qui prend du temps.",
    ),
    "living-reef": (
        "Nobody built it. Everybody in it did.",
        "Personne ne l'a bâti. Tous ceux qui l'habitent, oui.",
    ),
    "thalasse-the-ninth-wave": (
        "Sailors count eight and hold their breath.",
        "Les marins en comptent huit et retiennent leur souffle.",
    ),
    "salt-banker": (
        "He accepts tears, at a discount.",
        "Il accepte les larmes, avec une décote.",
    ),
    "pearl-diver": (
        "What she brings up is always worth less than the breath, and she always goes back.",
        "Ce qu'elle remonte vaut toujours moins que le souffle ; elle replonge toujours.",
    ),
    "lighthouse-keeper": (
        "One sweep of the lamp and they stand there, caught like fish in a lantern.",
        "Un tour de lampe et les voilà figés, comme poissons au lamparo.",
    ),
    "customs-clerk": (
        "A miracle? From abroad? There is a form for that.",
        "Un miracle ? D'importation ? Il y a un formulaire.",
    ),
    "reef-polyp": (
        "Alone it is a flower. It is never alone.",
        "Seul, c'est une fleur. Il n'est jamais seul.",
    ),
    "gangway-corsair": (
        "First aboard, first ashore, and the silverware somewhere in between.",
        "Premier à bord, premier à terre, et l'argenterie quelque part entre les deux.",
    ),
    "rime-siren": (
        "Her song has one verse. Nobody has moved by the end of it.",
        "Sa chanson n'a qu'un couplet. À la fin, plus personne n'a bougé.",
    ),
    "squall-rider": (
        "She arrives with the weather and is sorry about neither.",
        "Elle arrive avec le temps qu'il fait, et ne regrette ni l'un ni l'autre.",
    ),
    "abyssal-usurer": (
        "At that depth interest is compounded by pressure.",
        "À cette profondeur, c'est la pression qui calcule les intérêts.",
    ),
    "whirlpool-dancer": (
        "Three turns to the left, and the map is no longer right.",
        "Trois tours à gauche, et la carte n'est plus juste.",
    ),
    "mirror-eel": (
        "To strike it you must first pay to know which one it is.",
        "Pour la frapper, il faut d'abord payer pour savoir laquelle est-ce.",
    ),
    "anchor-warden": (
        "He was told to wait here. That was another sea.",
        "On lui a dit d'attendre ici. C'était une autre mer.",
    ),
    "trickster-manta": (
        "It passes under the shield, under the boat, under suspicion.",
        "Elle passe sous le bouclier, sous la coque, sous tous les soupçons.",
    ),
    "fog-smuggler": (
        "What is in the crate? Fog. And what is in the fog?",
        "Et dans la caisse ? De la brume. Et dans la brume ?",
    ),
    "surge-sentinel": (
        "The shore was empty. Then the wave stood up and saluted.",
        "Le rivage était vide. Puis la vague se dressa et salua.",
    ),
    "boarding-captain": (
        "She tips well: two gold pieces, both of them fast.",
        "Elle laisse de bons pourboires : deux pièces, lancées fort.",
    ),
    "leviathan-calf": (
        "It only wants to play with the fleet.",
        "Il veut seulement jouer avec la flotte.",
    ),
    "barnacle-golem": (
        "It holds on. That is its whole philosophy, and it is enough.",
        "Il s'accroche. C'est toute sa philosophie, et elle suffit.",
    ),
    "strongbox-golem": (
        "Break it open: that was the only key it ever had.",
        "Brisez-le : il n'a jamais eu d'autre clef.",
    ),
    "harpoon-volley": (
        "Whoever stands still is a fish.",
        "Qui ne bouge pas est un poisson.",
    ),
    "undertow": (
        "You came by sea; the sea remembers the way.",
        "Vous êtes venu par la mer ; elle se souvient du chemin.",
    ),
    "sudden-calm": (
        "The sails fell, the drums stopped, and somebody coughed.",
        "Les voiles tombèrent, les tambours se turent, et quelqu'un toussa.",
    ),
    "frozen-strait": (
        "Two armies learned to skate. One of them had been warned.",
        "Deux armées apprirent à patiner. L'une d'elles était prévenue.",
    ),
    "sentence-of-the-sea": (
        "Guilty of having gone too far out.",
        "Coupable de s'être trop éloigné du bord.",
    ),
    "coral-trident": (
        "One point for the fish, one for the rival, one for the tax.",
        "Une pointe pour le poisson, une pour le rival, une pour l'impôt.",
    ),
    "charter-of-salvage": (
        "Article one: it was already like that when we found it.",
        "Article premier : c'était déjà comme ça quand on l'a trouvé.",
    ),
    "coral-swarmling": (
        "Count them. Count them again. You see.",
        "Comptez-les. Recomptez. Vous voyez.",
    ),
    "reef-mother": (
        "She knows every one of them by taste.",
        "Elle les reconnaît tous, au goût.",
    ),
    "brine-oracle": (
        "He sees two tomorrows and drowns the worse one.",
        "Il voit deux lendemains et noie le moins bon.",
    ),
    "brain-coral-golem": (
        "It thinks once a year, about you.",
        "Il pense une fois l'an, et c'est à vous.",
    ),
    "spawning-night": (
        "One full moon, one warm current, and the sea is out of breath.",
        "Une lune pleine, un courant tiède, et la mer en perd le souffle.",
    ),
    "message-in-a-bottle": (
        "'Do not open', it said, on the inside.",
        "« Ne pas ouvrir », disait-il, à l'intérieur.",
    ),
    "pursers-key": (
        "It opens one lock and a great many conversations.",
        "Elle ouvre une serrure et bien des conversations.",
    ),
    "tide-tables": (
        "Whoever reads them knows at what hour you will be unable to move.",
        "Qui les lit sait à quelle heure vous ne pourrez plus bouger.",
    ),
}
