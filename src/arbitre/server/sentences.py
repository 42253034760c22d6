"""What the server itself says, in both languages; what a game says comes from the game."""

from __future__ import annotations

from typing import Final

from arbitre.words.typography import typeset

from .protocol import Lang

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "malformed": ("This message cannot be read: {what}.", "Ce message est illisible : {what}."),
    "operator": ("Arbitre: the server", "Arbitre : le serveur"),
    "operator_figure": ("Figure", "Mesure"),
    "operator_value": ("Now", "Maintenant"),
    "operator_rooms": ("Rooms that are awake", "Salles éveillées"),
    "operator_faults": ("Newest faults", "Dernières fautes"),
    "operator_room": ("Room", "Salle"),
    "operator_game": ("Game", "Jeu"),
    "operator_status": ("Status", "État"),
    "operator_people": ("People", "Personnes"),
    "operator_entries": ("Entries", "Entrées"),
    "operator_quiet": ("Quiet for", "Calme depuis"),
    "operator_when": ("When (UTC)", "Quand (UTC)"),
    "operator_what": ("What", "Quoi"),
    "too_large": ("This message is too large.", "Ce message est trop grand."),
    "too_much": ("That is more than any table needs.", "C'est plus qu'aucune table n'en demande."),
    "too_many_cards": (
        "A deck has at most {most} cards here.",
        "Un deck compte ici {most} cartes au plus.",
    ),
    "too_slow": (
        "This came too slowly.",
        "C'est venu trop lentement.",
    ),
    "too_many_rooms": (
        "You have made many rooms; wait a moment before the next one.",
        "Vous avez ouvert beaucoup de salles ; patientez avant la suivante.",
    ),
    "too_long": (
        "This takes too long to read.",
        "C'est trop long à lire.",
    ),
    "busy": (
        "The server has its hands full; try again in a moment.",
        "Le serveur est débordé ; réessayez dans un instant.",
    ),
    "too_fast": (
        "Too many messages at once; wait a moment.",
        "Trop de messages à la fois ; patientez un instant.",
    ),
    "too_many": ("There are too many connections here.", "Il y a trop de connexions ici."),
    "late": ("This question is no longer open.", "Cette question n'est plus ouverte."),
    "duplicate": ("This message was taken before.", "Ce message a déjà été reçu."),
    "not_yours": ("It is {name} who decides now.", "C'est {name} qui décide maintenant."),
    "spectator": ("Spectators only look on.", "Les spectateurs ne font que regarder."),
    "foreign": ("This token opens no seat of this room.", "Ce jeton n'ouvre aucune place de cette salle."),
    "no_spectators": ("This room admits no spectators.", "Cette salle n'admet pas de spectateurs."),
    "hello_first": ("Say hello first.", "Commencez par hello."),
    "hello_once": ("You have said hello already.", "Vous avez déjà dit hello."),
    "illegal": ("This is not one of the answers offered.", "Ce n'est pas une des réponses proposées."),
    "waiting": (
        "The game has not begun: a seat is free.",
        "La partie n'a pas commencé : une place est libre.",
    ),
    "gave_up": (
        "You gave up; a bot plays on for you.",
        "Vous avez abandonné ; un bot joue à votre place.",
    ),
    "no_time_to_undo": (
        "You had no more time left than you have thought since.",
        "Il ne vous restait pas plus de temps que vous n'en avez pris depuis.",
    ),
    "over": ("The game is over.", "La partie est finie."),
    "not_over": ("The game is not over yet.", "La partie n'est pas finie."),
    "nothing_again": (
        "There is nothing you could do again here.",
        "Il n'y a rien que vous puissiez refaire ici.",
    ),
    "nothing_to_undo": ("There is nothing to take back.", "Il n'y a rien à reprendre."),
    "undo_pending": (
        "Somebody's wish to take back is still open.",
        "Une demande de reprise est encore ouverte.",
    ),
    "no_wish": ("Nobody asks you that.", "Personne ne vous le demande."),
    "not_stored": (
        "Your answer could not be kept, so it was not taken. Try again.",
        "Votre réponse n'a pas pu être enregistrée, elle n'a donc pas été prise. Réessayez.",
    ),
    "fault": (
        "Something went wrong here; nothing has changed.",
        "Une erreur est survenue ici ; rien n'a changé.",
    ),
    "bad_deck": ("{what}", "{what}"),
    "shared_deck": ("In this game all share one Wilds.", "Dans ce jeu, tous partagent les mêmes Étendues."),
    "all_offered": ("Everything one might do here is offered.", "Tout ce qu'on peut y faire est proposé."),
    "nothing_there": ("There is nothing to do with it.", "Il n'y a rien à en faire."),
    "bot_sits": (
        "A bot plays for you; take your seat back first.",
        "Un bot joue pour vous ; reprenez d'abord votre place.",
    ),
    "muted": (
        "Somebody who would have to agree does not want to be asked.",
        "Une personne qui devrait accepter ne veut pas qu'on le lui demande.",
    ),
    "nothing_to_mute": ("That is so already.", "C'est déjà le cas."),
    "while_playing": ("Not while a game is being played.", "Pas pendant une partie."),
    "own_seat": (
        "You made this room: nobody could take this seat after you.",
        "Vous avez ouvert cette salle : personne ne pourrait prendre cette place après vous.",
    ),
    "host_only": (
        "Only whoever made the room may do that.",
        "Seule la personne qui a ouvert la salle le peut.",
    ),
    "nobody_there": ("Nobody has taken that seat.", "Personne n'occupe cette place."),
    "not_away": (
        "That seat cannot be given to a bot now.",
        "Cette place ne peut pas être confiée à un bot maintenant.",
    ),
    "too_late_to_abort": (
        "Everybody has played already: the game can be given up, not called off.",
        "Tout le monde a déjà joué : on peut abandonner la partie, non l'annuler.",
    ),
    "left": ("{name} leaves the table.", "{name} quitte la table."),
    "kicked": ("{name} is asked to leave.", "{name} est prié de partir."),
    "removed": ("This seat is no longer yours.", "Cette place n'est plus la vôtre."),
    "aborted": (
        "{name} calls the game off; nobody wins.",
        "{name} annule la partie ; personne ne gagne.",
    ),
    "replaced": ("A bot plays for {name}.", "Un bot joue pour {name}."),
    "back": ("{name} is back.", "{name} est de retour."),
    "again": (
        "{name} does it again ({times} ×).",
        "{name} recommence ({times} ×).",
    ),
    "undone": ("{name} took back a move.", "{name} a repris un coup."),
    "undo_refused": ("{name} does not agree to taking back.", "{name} refuse la reprise."),
    "conceded": ("{name} gives up.", "{name} abandonne."),
    "plays_on": ("{name} gives up; a bot plays on.", "{name} abandonne ; un bot joue à sa place."),
    "out_of_time": ("{name} has no time left.", "{name} n'a plus de temps."),
    "wins": ("{names} wins.", "{names} gagne."),
    "new_game": ("A new game begins.", "Une nouvelle partie commence."),
    "joined": ("{name} sits down.", "{name} s'assied."),
    "shutdown": (
        "The server stops; come back in a moment.",
        "Le serveur s'arrête ; revenez dans un instant.",
    ),
    "idle": ("Nothing was said for a long time.", "Rien n'a été dit depuis longtemps."),
    "elsewhere": (
        "This seat is open in too many places; this one is let go.",
        "Cette place est ouverte à trop d'endroits ; celui-ci est fermé.",
    ),
    "foreign_host": (
        "This server does not go by that name.",
        "Ce serveur ne porte pas ce nom.",
    ),
    "foreign_origin": (
        "Pages of other sites may not speak to this server.",
        "Les pages d'autres sites ne peuvent pas parler à ce serveur.",
    ),
    "no_room": ("There is no such room.", "Cette salle n'existe pas."),
    "damaged": (
        "What was kept of this room cannot be read; it was set aside, and the server's keeper is told.",
        "Ce qui restait de cette salle est illisible ; elle est mise de côté, et le responsable est averti.",
    ),
    "no_game": ("There is no such game.", "Ce jeu n'existe pas."),
    "no_scenario": ("There is no such scenario.", "Ce scénario n'existe pas."),
    "no_replay": ("There is no such replay.", "Cette rediffusion n'existe pas."),
    "no_eyes": ("These eyes may not be borrowed.", "Ces yeux ne se prêtent pas."),
    "no_page": ("There is nothing at this address.", "Il n'y a rien à cette adresse."),
    "full_house": ("There are too many rooms; try later.", "Il y a trop de salles ; réessayez plus tard."),
    "seat_taken": ("This seat is taken.", "Cette place est prise."),
    "deck_given": (
        "The deck of this seat was chosen by whoever invited you.",
        "Le deck de cette place a été choisi par celui qui vous invite.",
    ),
    "bad_code": ("This link joins no seat of this room.", "Ce lien ne mène à aucune place de cette salle."),
    "bad_seats": ("{game} is for {seats} players.", "{game} se joue à {seats}."),
    "bad_bot": (
        "There is no bot “{given}”; there is {bots}.",
        "Il n'y a pas de bot « {given} » ; il y a {bots}.",
    ),
    "bad_seed": (
        "A seed would show what others hold; it is only for playing alone.",
        "Une graine montrerait le jeu des autres ; elle n'est permise que pour jouer seul.",
    ),
    "secret": (
        "While others play, the record would show what they hold; it can be had after the game.",
        "Tant que d'autres jouent, l'enregistrement montrerait leur jeu ; vous l'aurez après la partie.",
    ),
    "bad_record": ("This record cannot be used: {what}", "Cet enregistrement est inutilisable : {what}"),
    "bad_position": (
        "This position cannot be played from: {what}",
        "On ne peut pas jouer cette position : {what}",
    ),
    "bad_options": ("{what}", "{what}"),
    "bad_option": ("Option “{name}”: {wrong}", "Option « {name} » : {wrong}"),
    "no_option": (
        "This table has no option “{given}”; it has {options}.",
        "Cette table n'a pas d'option « {given} » ; elle a {options}.",
    ),
    "odd_options": (
        "An option or a deck is not written as this game expects.",
        "Une option ou un deck n'est pas écrit comme ce jeu l'attend.",
    ),
    "wants_flag": ("yes or no is wanted (true, false).", "il faut oui ou non (true, false)."),
    "wants_number": (
        "a whole number from {least} to {most} is wanted.",
        "il faut un nombre entier de {least} à {most}.",
    ),
    "wants_seat": (
        "a seat from 0 to {last} is wanted, or -1 for chance.",
        "il faut une place de 0 à {last}, ou -1 pour le hasard.",
    ),
    "wants_word": ("one of these is wanted: {words}.", "il faut l'un de ces mots : {words}."),
    "wants_words": (
        "one or more of these are wanted: {words}.",
        "il faut un ou plusieurs de ces mots : {words}.",
    ),
    "bot_greedy": ("Bot", "Robot"),
    "bot_random": ("Random bot", "Robot au hasard"),
    "player": ("Player {number}", "Joueur {number}"),
    "exported": (
        "The record holds the whole game; `arbitre replay` shows it.",
        "L'enregistrement contient toute la partie ; `arbitre replay` la montre.",
    ),
}


def bot_name(bot: str, lang: Lang) -> str:
    """What a bot is called at the table."""
    key = f"bot_{bot}"
    return say(key, lang) if key in SENTENCES else bot.capitalize()


def say(key: str, lang: Lang, **about: object) -> str:
    """A sentence; French high marks follow a no-break space."""
    return typeset(SENTENCES[key][lang == "fr"].format(**about))
