/** Who looks elsewhere learns that he is asked: in the title of the page, and as a notification where he allowed it. */

import { t } from "./settings.svelte";

export const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission === "granted";
export const canAsk = (): boolean => "Notification" in globalThis && Notification.permission === "default";

export async function askToNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

let shown: Notification | null = null;

/** Somebody is asked while the page is not looked at. */
export function call(title: string, text: string): void {
  if (!document.hidden || !mayNotify()) return;
  shown?.close();
  try {
    shown = new Notification(`${t("turn_mine")} · ${title}`, { body: text, tag: "arbitre", icon: "/icon.svg" });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // Some browsers let only a service worker notify: the title has to do.
  }
}
