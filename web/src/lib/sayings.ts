/** Words about reading cards, about what happened, about coming back and about building decks: English, French. */

const ROWS = {
  read_here: ["Point at a card to read it here.", "Montrez une carte pour la lire ici."],
  reader: ["The card", "La carte"],
  makes: ["Makes", "Crée"],
  carries: ["With it", "Avec elle"],
  tap_again: ["Tap again, or use a button.", "Touchez encore une fois, ou un bouton."],
  whole_card: ["Whole card", "La carte entière"],
  sounds: ["Sounds", "Sons"],
  turn_mine: ["Your turn", "À vous de jouer"],
  turn_of: ["{name}’s turn", "Au tour de {name}"],
  plays: ["{name} plays", "{name} joue"],
  won_n: ["games won: {n}", "parties gagnées : {n}"],
  after_turns: ["After {n} turns.", "Après {n} tours."],
} as const satisfies Record<string, readonly [string, string]>;

export type Saying = keyof typeof ROWS;

const side = (at: 0 | 1): Record<Saying, string> => Object.fromEntries(Object.entries(ROWS).map(([key, row]) => [key, row[at]])) as Record<Saying, string>;

export const SAYINGS = { en: side(0), fr: side(1) };
