import { describe, expect, it } from "vitest";
import { shifted } from "../src/decide/arrange";
import { everyOne, gestureOf, markable, nextStep, targets, withMark } from "../src/decide/gesture";
import type { Choice, Gesture, Layout, Question } from "../src/protocol";

const label = { en: "", fr: "" };
const gesture: Gesture = { marks: ["attack"], skips: ["done", "stay"], ask: label, some: label, none: label, every: label, every_at: label };
const attack = (piece: number, seat: number): Choice => ({ answer: ["attack", piece, seat], label: "", pieces: [piece], zones: [], verb: "attack", seats: [seat], items: [], trifle: false });
const stay = (piece: number): Choice => ({ answer: ["stay", piece], label: "", pieces: [piece], zones: [], verb: "stay", seats: [], items: [], trifle: false });
const done: Choice = { answer: ["done"], label: "", pieces: [], zones: [], verb: "done", seats: [], items: [], trifle: false };

function ask(piece: number, options: Choice[], ahead: Choice[] = []): Question {
  return { id: 1, kind: "pick", single: true, least: 1, most: 1, stop: "attack", prompt: "", options, rule: "", rule_text: "", piece, pieces: [], can_pass: false, ahead, again: "", leads: "", twins: {}, ends: false };
}

describe("a gesture", () => {
  const question = ask(4, [attack(4, 1), stay(4), done], [attack(5, 1), attack(6, 1), attack(6, 2)]);

  it("begins where the game's table says so", () => {
    const layout = { gestures: { attack: gesture } } as unknown as Layout;
    expect(gestureOf(question, layout)).toBe(gesture);
    expect(gestureOf({ ...question, stop: "block" }, layout)).toBeNull();
    expect(gestureOf(null, layout)).toBeNull();
  });

  it("marks what is offered now and by the questions to come", () => {
    expect(markable(question, gesture).map((choice) => choice.pieces[0])).toEqual([4, 5, 6, 6]);
  });

  it("lets a piece do one thing only", () => {
    const all = markable(question, gesture);
    const marks = withMark(withMark([["attack", 4, 1]], attack(6, 1), all), attack(6, 2), all);
    expect(marks).toEqual([["attack", 4, 1], ["attack", 6, 2]]);
    expect(everyOne(all)).toEqual([["attack", 4, 1], ["attack", 5, 1]]);
  });

  it("names those that several could be marked for, where there is a choice", () => {
    const all = [attack(4, 1), attack(4, 2), attack(5, 1), attack(5, 2), attack(6, 3)];
    expect(targets(all)).toEqual([
      { seat: 1, piece: -1, answers: [["attack", 4, 1], ["attack", 5, 1]] },
      { seat: 2, piece: -1, answers: [["attack", 4, 2], ["attack", 5, 2]] },
    ]);
    expect(targets([attack(4, 1), attack(5, 1)])).toEqual([]);
  });

  it("answers each question with what was marked, passes the others over, and ends early", () => {
    const plan = [["attack", 5, 1]];
    expect(nextStep(plan, new Set(), question, gesture)).toEqual(["stay", 4]);
    expect(nextStep(plan, new Set(), ask(5, [attack(5, 1), stay(5), done]), gesture)).toEqual(["attack", 5, 1]);
    expect(nextStep([], new Set([5]), ask(6, [attack(6, 1), stay(6), done]), gesture)).toEqual(["done"]);
    expect(nextStep([], new Set([5]), ask(6, [attack(6, 1), stay(6)]), gesture)).toEqual(["stay", 6]);
  });

  it("leaves to the player what he could not know", () => {
    expect(nextStep([], new Set(), ask(6, [attack(6, 1), attack(6, 2)]), gesture)).toBeUndefined();
    expect(nextStep([], new Set([6]), ask(6, [attack(6, 2), stay(6)]), gesture)).toBeUndefined();
  });
});

describe("an amount shared out", () => {
  it("gives one more, and takes it from the largest other share once all is given", () => {
    expect(shifted([1, 0, 0], 1, 3)).toEqual([1, 1, 0]);
    expect(shifted([1, 2, 0], 2, 3)).toEqual([1, 1, 1]);
    expect(shifted([0, 3], 1, 3)).toEqual([0, 3]);
  });
});
