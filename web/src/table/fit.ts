/** The largest cards at which the table needs no scrolling, where it lies in a frame of its own.
 *
 * Every try makes the browser lay everything out anew, so the size of the last moment is where the next begins. */

import { tick } from "svelte";

const SCALES = [0.48, 0.54, 0.6, 0.65, 0.7, 0.76, 0.82, 0.88, 0.94, 1, 1.1, 1.2, 1.3, 1.42, 1.55];
/** What happens to a table whose cards became larger or smaller. */
export const FITTED = "fitted";
const LARGER = [1.12, 1.25, 1.4, 1.6];
const GAP = 8;
const CALM = 900;
/** How much of the height of a table grows with its cards, at least. */
const CARDS = 0.6;

export function fit(node: HTMLElement, _moment: unknown): { update: (moment: unknown) => void; destroy: () => void } {
  const frame = node.closest<HTMLElement>("[data-frame]");
  let at = SCALES.indexOf(1);
  let applied = -1;
  /** The size that could not be raised, and how much the table needed then. */
  let stuck = { at: -1, need: 0 };
  let wide = 0;
  let high = 0;
  let room = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  let told = -1;

  function apply(): void {
    if (applied === at) return;
    applied = at;
    node.style.setProperty("--scale", String(SCALES[at]));
  }

  /** Sizes that were only tried concern nobody: the hand would give way to them and take its room back. */
  function tell(): void {
    if (applied < 0 || told === applied) return;
    told = applied;
    node.dispatchEvent(new CustomEvent(FITTED, { bubbles: true, detail: SCALES[at] }));
  }

  /** What the table needs, without the air between its parts. */
  function needed(): number {
    let sum = 0;
    for (const child of node.children) sum += (child as HTMLElement).offsetHeight + GAP;
    return sum;
  }

  /** Where the whole page scrolls, the cards are only made larger, as long as the page does not scroll. */
  function fill(): void {
    node.style.removeProperty("--scale");
    const base = Number(getComputedStyle(node).getPropertyValue("--scale")) || 1;
    const page = document.documentElement;
    const scrolls = (): boolean => page.scrollHeight > page.clientHeight + 1;
    let best = 1;
    if (!scrolls()) {
      for (const larger of LARGER) {
        node.style.setProperty("--scale", String(base * larger));
        if (scrolls()) break;
        best = larger;
      }
      if (best > 1) node.style.setProperty("--scale", String(base * best));
      else node.style.removeProperty("--scale");
    }
    node.dispatchEvent(new CustomEvent(FITTED, { bubbles: true, detail: 1 }));
  }

  /** Smaller until it fits; false where the table has no frame of its own. */
  function shrink(): boolean {
    if (!frame || getComputedStyle(frame).overflowY !== "auto") {
      if (applied >= 0) node.style.removeProperty("--scale");
      applied = -1;
      clearTimeout(later);
      if (frame) later = setTimeout(fill, CALM);
      return false;
    }
    if (wide !== frame.clientWidth || high !== frame.clientHeight) stuck = { at: -1, need: 0 };
    wide = frame.clientWidth;
    high = frame.clientHeight;
    room = high - GAP;
    apply();
    let need = needed();
    while (need > room && at > 0) {
      at -= 1;
      apply();
      need = needed();
    }
    return true;
  }

  /** Larger while there is room. */
  function grow(): void {
    let need = needed();
    while (at + 1 < SCALES.length && need <= room && (at !== stuck.at || need < stuck.need - GAP)) {
      const before = need;
      const more = (SCALES[at + 1] ?? 1) / (SCALES[at] ?? 1) - 1;
      if (need * (1 + more * CARDS) > room) return;
      at += 1;
      apply();
      need = needed();
      if (need > room) {
        at -= 1;
        apply();
        stuck = { at, need: before };
        return;
      }
    }
  }

  /** What comes and goes makes the cards smaller at once, but larger only when the table has been calm for a while. */
  function settle(): void {
    clearTimeout(later);
    if (shrink()) {
      later = setTimeout(() => {
        grow();
        tell();
      }, CALM);
    }
    tell();
  }

  /** In another frame the size of before says nothing. */
  function measure(): void {
    clearTimeout(later);
    at = SCALES.indexOf(1);
    if (shrink()) grow();
    tell();
  }

  const watching = new ResizeObserver(() => {
    if (frame && (frame.clientWidth !== wide || frame.clientHeight !== high)) measure();
    else if (room > 0 && needed() > room) settle();
  });
  if (frame) watching.observe(frame);
  watching.observe(node);
  measure();
  return {
    update: () => void tick().then(settle),
    destroy: () => {
      clearTimeout(later);
      watching.disconnect();
    },
  };
}
