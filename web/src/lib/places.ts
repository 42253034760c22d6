/** The seats a person holds, with their secret tokens, kept in this browser alone. */

import type { Place } from "../protocol";

const key = (room: string): string => `arbitre.room.${room}`;

export function heldPlaces(room: string): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(room)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it): it is Place => typeof (it as Place).token === "string" && typeof (it as Place).seat === "number") : [];
  } catch {
    return [];
  }
}

export function holdPlaces(room: string, places: readonly Place[]): void {
  try {
    localStorage.setItem(key(room), JSON.stringify(places));
    localStorage.setItem(`${key(room)}.at`, String(Date.now()));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export function heldJoins(room: string): [number, string][] {
  try {
    return JSON.parse(localStorage.getItem(`${key(room)}.joins`) ?? "[]") as [number, string][];
  } catch {
    return [];
  }
}

export function holdJoins(room: string, joins: readonly [number, string][]): void {
  try {
    localStorage.setItem(`${key(room)}.joins`, JSON.stringify(joins));
  } catch {
    // Shown once, then gone.
  }
}
