/** What the pages for newcomers say themselves, in both languages. The guided games are written on the server. */

import { settings } from "../lib/settings.svelte";
import { fill } from "../lib/words";

const WORDS = {
  learn: ["Learn by playing", "Apprendre en jouant"],
  learn_short: ["Guided first game (10 min)", "Première partie guidée (10 min)"],
  learn_ten: ["Learn by playing (10 min)", "Apprendre en jouant (10 min)"],
  how: ["How to play", "Comment jouer"],
  coach: ["Your guide", "Votre guide"],
  next: ["Next", "Suite"],
  back: ["Back", "Retour"],
  leave: ["Leave", "Quitter"],
  free: ["Play on freely", "Jouer librement"],
  go_on: ["Go on from here against a bot", "Continuer d’ici contre un robot"],
  step: ["{n} of {all}", "{n} sur {all}"],
  nudge: ["That can be done too. For now, do what is marked; or go on freely from here.", "C’est possible aussi. Pour l’instant, faites ce qui est entouré ; ou bien continuez librement d’ici."],
  scene: ["See an example", "Voir un exemple"],
  icons: ["Signs", "Les signes"],
  words: ["Words of the game", "Les mots du jeu"],
  hint: ["What would the apprentice do?", "Que ferait l’apprenti ?"],
  hint_short: ["Hint", "Conseil"],
  apprentice: ["The apprentice would:", "L’apprenti ferait ceci :"],
  do_it: ["Do it", "Le faire"],
  chance: ["Chance of winning after it: about {n} %", "Chance de gagner ensuite : environ {n} %"],
  allow_hints: ["Hints at this table, if everybody wants them", "Des conseils à cette table, si tout le monde est d’accord"],
  story: ["The story of this game", "L’histoire de cette partie"],
  story_about: ["Who was ahead, turn by turn", "Qui menait, tour après tour"],
  no_turning: ["No single turn decided it.", "Aucun tour n’a décidé à lui seul."],
  turning: ["Where it turned", "Là où tout a basculé"],
  turn_n: ["Turn {n}", "Tour {n}"],
  gains: ["{name} gains {n} %", "{name} gagne {n} %"],
  speed: ["Speed", "Vitesse"],
  new_here: ["New here? Learn by playing:", "Premier pas ? Apprenez en jouant :"],
} as const;

export type LearnWord = keyof typeof WORDS;

export function learned(word: LearnWord, about: Record<string, string | number> = {}): string {
  return fill(WORDS[word][settings.lang === "fr" ? 1 : 0], about);
}
