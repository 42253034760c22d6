/** Decks somebody built, kept in this browser by name. */

export interface Kept {
  name: string;
  text: string;
}

const key = (game: string): string => `arbitre.decks.${game}`;

export function keptDecks(game: string): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepDeck(game: string, deck: Kept): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...keptDecks(game).filter((one) => one.name !== deck.name), deck]));
  } catch {
    // Without storage a deck can still be saved as a file.
  }
}

export function dropDeck(game: string, name: string): void {
  localStorage.setItem(key(game), JSON.stringify(keptDecks(game).filter((one) => one.name !== name)));
}
