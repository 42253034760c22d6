/** The keys of the table. Nothing can be done with a mouse that cannot be done with these. */

import type { Board } from "./board.svelte";

interface Actions {
  undo: () => void;
  lists: () => void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

/** The next thing that can be chosen, from where the focus is. */
function nextOffered(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-offered]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(at + (back ? all.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % Math.max(1, all.length)];
  next?.focus();
}

export function hotkeys(event: KeyboardEvent, board: Board, actions: Actions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog[open]")) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const question = board.question;
  if (digit && question && question.kind !== "number") {
    const choice = board.listed[digit - 1];
    if (choice && (question.kind === "pick" || question.kind === "yes")) board.choose(choice);
  } else if (event.key === "Escape") board.escape();
  else if (event.key === "u") actions.undo();
  else if (event.key === "l") actions.lists();
  else if (event.key === "n" || event.key === "N") nextOffered(event.key === "N");
  else if (event.key === "?" || event.key === "h") document.querySelector<HTMLElement>("[data-keys]")?.click();
  else if (event.key === "p") document.querySelector<HTMLElement>("[data-prompt] .button:not(:disabled)")?.focus();
  else if (event.key === "Enter" && event.shiftKey) document.querySelector<HTMLElement>("[data-confirm]:not(:disabled)")?.click();
  else return;
  event.preventDefault();
}
