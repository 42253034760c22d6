/** How large the cards in the hand are: large enough to be read, as long as the table above them has room. */

import { FITTED } from "./fit";

/** Below this size of its cards the table needs the room of a large hand; above the other it can give it. */
const CRAMPED = 0.76;
const ROOMY = 1.1;
/** Parts of the height of the screen: a large hand, one that can just be read, and what the style sheet says. */
const PARTS = [0.19, 0.155, 0];
/** From this width on the words of a card can be read. */
export const READABLE = 150;

export class HandSize {
  #tall = $state(innerHeight);
  #wide = $state(innerWidth);
  #step = $state(0);
  /** In pixels; 0: what the style sheet says. */
  width = $derived(this.#wide > 1000 && this.#tall >= 700 ? Math.min(212, Math.round(this.#tall * (PARTS[this.#step] ?? 0))) : 0);

  /** Watch the window and the table; an effect. */
  watch(): () => void {
    const size = (): void => {
      this.#tall = innerHeight;
      this.#wide = innerWidth;
    };
    const fitted = (event: Event): void => {
      const scale = (event as CustomEvent<number>).detail;
      if (scale < CRAMPED) this.#step = Math.min(PARTS.length - 1, this.#step + 1);
      else if (scale >= ROOMY) this.#step = Math.max(0, this.#step - 1);
    };
    addEventListener("resize", size);
    addEventListener(FITTED, fitted);
    return () => {
      removeEventListener("resize", size);
      removeEventListener(FITTED, fitted);
    };
  }
}
