"""A small game's lexicon, as `games/<game>/lexicon.py` would add it."""

from arbitre.words import LEXICON, adjective, noun, verb

LEXICON.add(
    noun("test.quiddity", "quiddity", "quiddité", "f", mass="en"),
    noun("test.capture", "capture", "capture", "f"),
    noun("test.active_pool", "active pool", "réserve", "f"),
    noun("test.ready_area", "ready area", "zone de combat", "f"),
    noun("test.locked_area", "locked area", ("zone verrouillée", "zones verrouillées"), "f"),
    noun("test.used_pile", "used pile", "défausse", "f"),
    noun("test.wilds", ("Wilds", "Wilds"), ("Étendues Sauvages", "Étendues Sauvages"), "f", plural="both"),
    noun("test.burst", "burst", "coup d’éclat", "m"),
    noun("test.elf", ("elf", "elves"), "elfe", "m"),
    noun("test.tower", "tower", "tour", "f"),
    noun("test.eye", "eye", ("œil", "yeux"), "m"),
    noun("test.eleven", "eleven", "onze", "m"),
    noun("test.hour", "hour", "heure", "f"),
    noun("test.unicorn", "unicorn", "licorne", "f"),
    verb("test.cull", "cull", "écarter"),
    verb("test.lock", "lock", "verrouiller"),
    verb("test.unlock", "unlock", "déverrouiller"),
    verb("test.turn_over", "turn over", "retourner"),
    verb("test.hide", "hide", "se cacher"),
    adjective("test.locked", "locked", "verrouillé"),
    adjective("test.unlocked", "unlocked", "non verrouillé"),
)
