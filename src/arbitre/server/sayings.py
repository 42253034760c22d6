"""What the server itself says, in both languages; what a game says comes from the game."""

from __future__ import annotations

from typing import Final

from arbitre.words.typography import typeset

from .protocol import Lang

SAYINGS: Final[dict[str, tuple[str, str]]] = {
    "malformed": ("This message cannot be read: {what}.", "Ce message est illisible : {what}."),
    "too_large": ("This message is too large.", "Ce message est trop grand."),
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
    "no_room": ("There is no such room.", "Cette salle n'existe pas."),
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
    "wants_flag": ("yes or no is wanted (true, false).", "il faut oui ou non (true, false)."),
    "wants_number": (
        "a whole number of at least {least} is wanted.",
        "il faut un nombre entier, au moins {least}.",
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
    return say(key, lang) if key in SAYINGS else bot.capitalize()


def say(key: str, lang: Lang, **about: object) -> str:
    """A sentence; French high marks follow a no-break space."""
    return typeset(SAYINGS[key][lang == "fr"].format(**about))
