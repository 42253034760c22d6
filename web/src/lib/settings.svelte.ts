/** What a person prefers, kept in the browser: language, light or dark, reminders, sounds, a name. */

import type { Label } from "../protocol";
import { fill, WORDS, type Word } from "./words";

export type Lang = "en" | "fr";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`arbitre.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`arbitre.${key}`, value);
  } catch {
    // A private window without storage: the preference lasts as long as the page.
  }
}

function firstLang(): Lang {
  const said = kept("lang");
  if (said === "en" || said === "fr") return said;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function firstTheme(): "light" | "dark" {
  const said = kept("theme");
  if (said === "light" || said === "dark") return said;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<"light" | "dark">(firstTheme());
  name = $state(kept("name") ?? "");
  /** Whether cards say in brackets what their keywords mean. */
  reminders = $state(kept("reminders") !== "no");

  /** Who wants little motion is not startled by sounds either, until he says so. */
  sound = $state(kept("sound") === null ? !calm() : kept("sound") === "yes");

  setSound(wanted: boolean): void {
    this.sound = wanted;
    keep("sound", wanted ? "yes" : "no");
  }

  /** Whether words other players write themselves are shown. */
  words = $state(kept("words") !== "no");

  setWords(wanted: boolean): void {
    this.words = wanted;
    keep("words", wanted ? "yes" : "no");
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
  }

  setTheme(theme: "light" | "dark"): void {
    this.theme = theme;
    keep("theme", theme);
  }

  setReminders(wanted: boolean): void {
    this.reminders = wanted;
    keep("reminders", wanted ? "yes" : "no");
  }

  /** What somebody else at this screen is called. */
  nameAt(seat: number): string {
    return kept(`name.${seat}`) ?? "";
  }

  setNameAt(seat: number, name: string): void {
    keep(`name.${seat}`, name);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }
}

export const settings = new Settings();

/** A word of the interface. */
export function t(word: Word, about: Record<string, string | number> = {}): string {
  return fill(WORDS[settings.lang][word], about);
}

/** A heading the server sent in both languages. */
export function said(label: Label): string {
  return settings.lang === "fr" ? label.fr : label.en;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A word and the name it stands before; in French "de" loses its e before a vowel. */
export function before(label: string, name: string): string {
  const elides = settings.lang === "fr" && label.endsWith(" de") && /^[aeiouy]/i.test(name.normalize("NFD"));
  return elides ? `${label.slice(0, -1)}’` : `${label} `;
}
