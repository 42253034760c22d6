import { describe, expect, it } from "vitest";
import { evenly, moved } from "../src/decide/arrange";
import { complete, dropped, offersOf } from "../src/decide/options";
import type { Choice, Question } from "../src/protocol";

const choice = (answer: unknown, pieces: number[] = [], zones: number[] = [], verb = "", seats: number[] = [], items: number[] = []): Choice => ({ answer, label: JSON.stringify(answer), pieces, zones, verb, seats, items, trifle: false });

function question(options: Choice[], more: Partial<Question> = {}): Question {
  return { id: 1, kind: "pick", single: true, least: 1, most: 1, stop: "act", prompt: "", options, rule: "", rule_text: "", piece: -1, pieces: [], can_pass: false, ahead: [], again: "", leads: "", twins: {}, ends: false, ...more };
}

describe("offers", () => {
  const move = choice(["move", 5], [5], [], "move");
  const hit = choice(["attack", 5, 9], [5, 9], [], "attack");
  const to = choice(["to", 3], [], [3], "to");
  const pass = choice(["pass"], [], [], "pass");
  const offers = offersOf(question([move, hit, to, pass]));

  it("are found by each piece and zone they name", () => {
    expect(offers.byPiece.get(5)).toEqual([move, hit]);
    expect(offers.byPiece.get(9)).toEqual([hit]);
    expect(offers.byZone.get(3)).toEqual([to]);
    expect(offers.plain).toEqual([pass]);
  });

  it("about a player alone are found by him, and are buttons too", () => {
    const aim = choice(["target", "seat", 1], [], [], "target", [1]);
    const found = offersOf(question([aim, pass]));
    expect(found.bySeat.get(1)).toEqual([aim]);
    expect(found.plain).toEqual([aim, pass]);
  });

  it("about an ability on the stack are found by it, and by what it comes from", () => {
    const aim = choice(["target", "item", 3], [8], [], "target", [], [3]);
    const found = offersOf(question([aim, pass]));
    expect(found.byItem.get(3)).toEqual([aim]);
    expect(found.byPiece.get(8)).toEqual([aim]);
  });

  it("of a drag onto a player are those that name him", () => {
    const him = choice(["attack", 5, "seat", 1], [5], [], "attack", [1]);
    const her = choice(["attack", 5, "seat", 2], [5], [], "attack", [2]);
    expect(dropped(offersOf(question([him, her])), 5, -1, -1, 2)).toEqual([her]);
  });

  it("of a drag are those that name where it ends", () => {
    expect(dropped(offers, 5, 9, -1)).toEqual([hit]);
    expect(dropped(offers, 5, -1, 8)).toEqual([move]);
    expect(dropped(offers, 9, 5, -1)).toEqual([]);
  });

  it("are none where the question is a number or an order", () => {
    expect(offersOf(question([move], { kind: "order" })).byPiece.size).toBe(0);
    expect(offersOf(null).plain).toEqual([]);
  });
});

describe("complete", () => {
  const three = [choice(1, [1]), choice(2, [2]), choice(3, [3])];
  it("knows how many are wanted", () => {
    const several = question(three, { single: false, least: 1, most: 2 });
    expect(complete(several, [])).toBe(false);
    expect(complete(several, [1, 2])).toBe(true);
    expect(complete(several, [1, 2, 3])).toBe(false);
  });
  it("wants the whole amount shared out", () => {
    const split = question(three, { kind: "split", single: false, most: 4, least: 4 });
    expect(complete(split, [2, 1, 1])).toBe(true);
    expect(complete(split, [2, 1, 0])).toBe(false);
    expect(complete(split, [5, -1, 0])).toBe(false);
  });
});

describe("arranging", () => {
  it("moves one item and keeps the others in order", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b"], 1, 5)).toEqual(["a", "b"]);
  });
  it("shares evenly, all of it", () => {
    expect(evenly(7, 3)).toEqual([3, 2, 2]);
    expect(evenly(0, 2)).toEqual([0, 0]);
  });
});
