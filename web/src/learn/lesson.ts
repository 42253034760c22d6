/** What is to be clicked at a moment of a guided game, found from the answers that lead on. */

import { same } from "../decide/options";
import type { Choice, GuideFrame, Question } from "../protocol";

/** Whether an answer is one of those that lead on; where several things are chosen, in whatever order. */
export function leadsOn(moment: GuideFrame, answer: unknown): boolean {
  if (moment.answers.some((wanted) => same(wanted, answer))) return true;
  const question = moment.frame.question;
  if (question?.kind !== "pick" || question.single || !Array.isArray(answer)) return false;
  const sorted = (parts: unknown[]): string[] => parts.map((part) => JSON.stringify(part)).sort();
  return moment.answers.some((wanted) => Array.isArray(wanted) && same(sorted(wanted), sorted(answer)));
}

/** The parts of the answer that are to be chosen now: of a gesture those of all the moments it answers at once. */
export function wantedParts(frames: readonly GuideFrame[], step: number, question: Question | null, gesture: boolean): unknown[] {
  const now = frames[step];
  if (!now || !question) return [];
  if (!gesture) return question.kind === "pick" && !question.single ? ((now.answers[0] as unknown[]) ?? []) : now.answers.slice(0, 1);
  const parts: unknown[] = [];
  for (let at = step; frames[at]?.answers.length && frames[at]?.text === now.text; at += 1) parts.push(frames[at]?.answers[0]);
  return parts;
}

/** Where to click for a choice, best place first: its piece, else its zone (by its title, where it has one), else its button. */
export function placesOf(choice: Choice, number: number): string[] {
  const places: string[] = [];
  const [piece, zone] = [choice.pieces?.[0], choice.zones?.[0]];
  if (piece !== undefined) places.push(`[data-piece="${piece}"]`);
  else if (zone !== undefined) places.push(`[data-zone="${zone}"] > button`, `[data-zone="${zone}"] > header button`, `[data-zone="${zone}"]`);
  return [...places, `[data-option="${number}"]`];
}
