/** Small questions in a row that are one thing to a player: he marks what he wants, then each is answered in turn.
 *
 * What can be marked comes from the server; what is sent is always one of the options of the question that is open. */

import type { Choice, Gesture, Layout, Question } from "../protocol";
import { same } from "./options";

/** The gesture a question begins or goes on with, if its moment is one. */
export function gestureOf(question: Question | null, layout: Layout): Gesture | null {
  if (!question?.single || question.kind !== "pick") return null;
  return layout.gestures?.[question.stop] ?? null;
}

/** All that can be marked: offered now, or by the questions to come. */
export function markable(question: Question, gesture: Gesture): Choice[] {
  return [...question.options, ...(question.ahead ?? [])].filter((choice) => gesture.marks.includes(choice.verb ?? ""));
}

/** The options behind answers, in this question or those to come. */
export function markedBy(question: Question, answers: readonly unknown[]): Choice[] {
  const all = [...question.options, ...(question.ahead ?? [])];
  return answers.flatMap((answer) => all.find((choice) => same(choice.answer, answer)) ?? []);
}

/** The marks with one more. A piece does one thing: what it was marked for before is gone. */
export function withMark(marks: readonly unknown[], choice: Choice, all: readonly Choice[]): unknown[] {
  const piece = choice.pieces?.[0];
  const rivals = all.filter((other) => other.pieces?.[0] === piece);
  return [...marks.filter((mark) => !rivals.some((other) => same(other.answer, mark))), choice.answer];
}

/** One mark for every piece that has only one thing to do. */
export function everyOne(all: readonly Choice[]): unknown[] {
  const pieces = new Set(all.map((choice) => choice.pieces?.[0]));
  return [...pieces].flatMap((piece) => {
    const own = all.filter((choice) => choice.pieces?.[0] === piece);
    return own.length === 1 && own[0] ? [own[0].answer] : [];
  });
}

/** A player or a piece that several pieces could be marked for, and their marks. */
export interface Target {
  seat: number;
  piece: number;
  answers: unknown[];
}

/** Of several targets those that more than one piece could be marked for. Where there is one alone, `everyOne` does. */
export function targets(all: readonly Choice[]): Target[] {
  const found = new Map<string, Target>();
  for (const choice of all) {
    const [seat, piece] = [choice.seats?.[0] ?? -1, choice.pieces?.[1] ?? -1];
    const at = found.get(`${seat} ${piece}`) ?? { seat, piece, answers: [] };
    at.answers.push(choice.answer);
    found.set(`${seat} ${piece}`, at);
  }
  return found.size > 1 ? [...found.values()].filter((target) => target.answers.length > 1) : [];
}

/** Whether an option lets the whole moment go by, for nobody in particular. */
export function letsGo(choice: Choice | undefined, gesture: Gesture): boolean {
  return choice !== undefined && gesture.skips.includes(choice.verb ?? "") && !(choice.pieces ?? []).length;
}

/** The answer to the open question: what was marked, or passing its piece over. Nothing where the player has to say
 * more: what he marked is not offered, or the same piece is asked about again. */
export function nextStep(plan: readonly unknown[], done: ReadonlySet<number>, question: Question, gesture: Gesture): unknown {
  const wanted = plan.find((answer) => question.options.some((choice) => same(choice.answer, answer)));
  if (wanted !== undefined) return wanted;
  if (done.has(question.piece ?? -1)) return undefined;
  const skips = gesture.skips.flatMap((verb) => question.options.filter((choice) => choice.verb === verb));
  const one = skips.filter((choice) => (choice.pieces ?? []).length > 0);
  return (plan.length ? one[0] : skips[0])?.answer;
}
