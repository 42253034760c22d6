/** What the pages for newcomers say themselves, in both languages. The guided games are written on the server. */

import { settings } from "../lib/settings.svelte";
import { fill } from "../lib/words";

const WORDS = {
  learn: ["Learn by playing", "Apprendre en jouant"],
  learn_short: ["Guided first game (10 min)", "Première partie guidée (10 min)"],
  how: ["How to play", "Comment jouer"],
  coach: ["Your guide", "Votre guide"],
  next: ["Next", "Suite"],
  back: ["Back", "Retour"],
  leave: ["Leave", "Quitter"],
  free: ["Play on freely", "Jouer librement"],
  go_on: ["Go on from here against a bot", "Continuer d’ici contre un robot"],
  step: ["{n} of {all}", "{n} sur {all}"],
  nudge: ["That can be done too. For now, do what is marked; or go on freely from here.", "C’est possible aussi. Pour l’instant, faites ce qui est entouré ; ou bien continuez librement d’ici."],
  here: ["Marked: {what}", "Entouré : {what}"],
  done: ["You know the game now.", "Vous connaissez le jeu."],
} as const;

export type LearnWord = keyof typeof WORDS;

export function learned(word: LearnWord, about: Record<string, string | number> = {}): string {
  return fill(WORDS[word][settings.lang === "fr" ? 1 : 0], about);
}
