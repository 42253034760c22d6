/** What a person has here without any account: the seats he holds, the games he finished, and all of it as one key
 * that can be carried to another device. */

import type { Place } from "../protocol";
import { heldPlaces } from "./places";

const PREFIX = "arbitre.";
const ROOM = /^arbitre\.room\.([a-z0-9]+)$/;

export interface Mine {
  room: string;
  places: Place[];
  /** When it was begun, in milliseconds. */
  at: number;
}

/** A game that is over. */
export interface Result {
  room: string;
  round: number;
  game: string;
  deck: string;
  won: boolean;
  turns: number;
  at: number;
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** The rooms in which this browser holds a seat, the newest first. */
export function myRooms(): Mine[] {
  return keys()
    .flatMap((key) => ROOM.exec(key)?.[1] ?? [])
    .map((room) => ({ room, places: heldPlaces(room), at: Number(localStorage.getItem(`arbitre.room.${room}.at`) ?? 0) }))
    .filter((mine) => mine.places.length > 0)
    .sort((a, b) => b.at - a.at);
}

/** The seat is given up here; the room goes on without this browser. */
export function forget(room: string): void {
  for (const end of ["", ".at", ".joins"]) localStorage.removeItem(`arbitre.room.${room}${end}`);
}

export function results(): Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem("arbitre.results") ?? "[]");
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

/** Whether this browser has yet to see a game of this kind won: then the first steps come first. */
export function newTo(game: string): boolean {
  return !results().some((result) => result.game === game && result.won);
}

const MOST = 500;

/** Keep how a game ended, once. */
export function keepResult(result: Result): void {
  const all = results();
  if (all.some((one) => one.room === result.room && one.round === result.round)) return;
  try {
    localStorage.setItem("arbitre.results", JSON.stringify([...all, result].slice(-MOST)));
  } catch {
    // Without storage nothing is counted.
  }
}

export interface Count {
  game: string;
  deck: string;
  played: number;
  won: number;
}

/** Games played and won, for each game and each deck of it; a deck without a name stands for the whole game. */
export function counts(all: readonly Result[]): Count[] {
  const found = new Map<string, Count>();
  for (const one of all)
    for (const deck of new Set(["", one.deck])) {
      const key = `${one.game}/${deck}`;
      const count = found.get(key) ?? { game: one.game, deck, played: 0, won: 0 };
      found.set(key, { ...count, played: count.played + 1, won: count.won + Number(one.won) });
    }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || Number(a.deck !== "") - Number(b.deck !== "") || b.played - a.played);
}

/** Everything this browser keeps, as one text. Whoever has it has these seats. */
export function key(): string {
  return JSON.stringify({ arbitre: 1, kept: Object.fromEntries(keys().map((name) => [name, localStorage.getItem(name)])) });
}

/** Take over what another device kept; what is only here stays. False where it is no such key. */
export function useKey(text: string): boolean {
  try {
    const { arbitre, kept } = JSON.parse(text) as { arbitre?: unknown; kept?: unknown };
    if (arbitre !== 1 || typeof kept !== "object" || kept === null) return false;
    const before = results();
    for (const [name, value] of Object.entries(kept)) if (name.startsWith(PREFIX) && typeof value === "string") localStorage.setItem(name, value);
    for (const one of before) keepResult(one);
    return true;
  } catch {
    return false;
  }
}
