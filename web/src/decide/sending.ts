/** What the button says that sends what was marked. */

import { fill } from "../lib/words";
import { said, t } from "../lib/settings.svelte";
import type { Gesture } from "../protocol";

/** Nobody is marked; whoever was declared one by one before makes it nobody else. */
export function nobody(gesture: Gesture, given: number): string {
  return given ? t("nobody_else") : fill(said(gesture.none), { n: 0 });
}

export function sending(gesture: Gesture, marked: number, given: number): string {
  return marked ? fill(said(gesture.some), { n: marked + given }) : nobody(gesture, given);
}
