/** The largest cards at which the table needs no scrolling, where it lies in a frame of its own.
 *
 * Every try makes the browser lay everything out anew, so the size of the last moment is where the next begins. */

const SCALES = [0.7, 0.76, 0.82, 0.88, 0.94, 1, 1.1, 1.2, 1.3];
const GAP = 8;

export function fit(node: HTMLElement, _moment: unknown): { update: (moment: unknown) => void; destroy: () => void } {
  const frame = node.closest<HTMLElement>("[data-frame]");
  let at = SCALES.indexOf(1);
  let applied = -1;
  /** The size that could not be raised, and how much the table needed then. */
  let stuck = { at: -1, need: 0 };
  let wide = 0;
  let high = 0;

  function apply(): void {
    if (applied === at) return;
    applied = at;
    node.style.setProperty("--scale", String(SCALES[at]));
  }

  /** What the table needs, without the air between its parts. */
  function needed(): number {
    let sum = 0;
    for (const child of node.children) sum += (child as HTMLElement).offsetHeight + GAP;
    return sum;
  }

  function measure(): void {
    if (!frame || getComputedStyle(frame).overflowY !== "auto") {
      applied = -1;
      node.style.removeProperty("--scale");
      return;
    }
    if (wide !== frame.clientWidth || high !== frame.clientHeight) stuck = { at: -1, need: 0 };
    wide = frame.clientWidth;
    high = frame.clientHeight;
    apply();
    let need = needed();
    if (need > high) {
      while (need > high && at > 0) {
        at -= 1;
        apply();
        need = needed();
      }
      return;
    }
    while (at + 1 < SCALES.length && (at !== stuck.at || need < stuck.need - GAP)) {
      const before = need;
      at += 1;
      apply();
      need = needed();
      if (need > high) {
        at -= 1;
        apply();
        stuck = { at, need: before };
        return;
      }
    }
  }

  const watching = new ResizeObserver(() => {
    if (frame && (frame.clientWidth !== wide || frame.clientHeight !== high)) measure();
  });
  if (frame) watching.observe(frame);
  measure();
  return { update: measure, destroy: () => watching.disconnect() };
}
