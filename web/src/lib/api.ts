/** The server over HTTP. */

import type { Cards, Checked, Export, Frames, Games, GameWords, GuideInfo, Hand, HowTo, Invitation, LabPage, Laid, LayOut, Made, NewRoom, Place, Problem, ReplayInfo, Review, RoomInfo, Rules, ScenarioFrames, Tables, Uploaded } from "../protocol";
import { t, type Lang } from "./settings.svelte";

/** A refusal, with the server's own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super([problem.text, ...(problem.faults ?? [])].join(" "));
  }
}

/** What only reads is tried again after so many milliseconds where the server is not reached. */
const AGAIN = [300, 1200];

async function reach(address: string, init?: RequestInit): Promise<Response> {
  for (const wait of init?.method ? [] : AGAIN) {
    try {
      return await fetch(address, init);
    } catch {
      await new Promise((then) => setTimeout(then, wait));
    }
  }
  try {
    return await fetch(address, init);
  } catch {
    throw new Error(t("unreachable")); // what a browser says of it is in its own language, and tells nobody anything
  }
}

async function call<T>(address: string, init?: RequestInit): Promise<T> {
  const reply = await reach(address, init);
  if (!reply.ok) {
    let problem: Problem = { reason: "http", text: `${reply.status} ${reply.statusText}`, faults: [] };
    try {
      problem = (await reply.json()) as Problem;
    } catch {
      // Not our server speaking: the status line has to do.
    }
    throw new Refusal(reply.status, problem);
  }
  return (await reply.json()) as T;
}

function post<T>(address: string, body: unknown): Promise<T> {
  return call<T>(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

const enc = encodeURIComponent;
/** A token travels in a header, never in an address, which is written down in too many places. */
const holding = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

export const api = {
  games: (): Promise<Games> => call("/api/games"),
  cards: (game: string, lang: Lang): Promise<Cards> => call(`/api/games/${enc(game)}/cards?lang=${lang}`),
  rules: (game: string, lang: Lang): Promise<Rules> => call(`/api/games/${enc(game)}/rules?lang=${lang}`),
  guide: (game: string, lang: Lang): Promise<GuideInfo> => call(`/api/games/${enc(game)}/guide?lang=${lang}`),
  how: (game: string, lang: Lang): Promise<HowTo> => call(`/api/games/${enc(game)}/how?lang=${lang}`),
  words: (game: string, lang: Lang): Promise<GameWords> => call(`/api/games/${enc(game)}/words?lang=${lang}`),
  scenario: (game: string, id: string, lang: Lang, seat: number): Promise<ScenarioFrames> =>
    call(`/api/scenarios/${enc(game)}/${enc(id)}?lang=${lang}&seat=${seat}`),
  newRoom: (room: NewRoom): Promise<Made> => post("/api/rooms", room),
  join: (room: string, code: string, name: string, deck: string | Record<string, unknown>, lang: Lang, words: string): Promise<Place> =>
    post(`/api/rooms/${enc(room)}/join`, { code, name, deck, lang, words }),
  room: (room: string, token: string): Promise<RoomInfo> => call(`/api/rooms/${enc(room)}`, { headers: holding(token) }),
  tables: (): Promise<Tables> => call("/api/tables"),
  check: (game: string, text: string, options: Record<string, unknown>, lang: Lang): Promise<Checked> => post("/api/decks/check", { game, text, options, lang }),
  hand: (game: string, deck: Record<string, unknown>, options: Record<string, unknown>, lang: Lang): Promise<Hand> => post("/api/decks/hand", { game, deck, options, lang }),
  invitation: (room: string, code: string, lang: Lang): Promise<Invitation> => post(`/api/rooms/${enc(room)}/invitation`, { code, lang }),
  exported: (room: string, token: string, note = ""): Promise<Export> => call(`/api/rooms/${enc(room)}/export`, { method: "POST", headers: { ...holding(token), "content-type": "application/json" }, body: JSON.stringify({ note }) }),
  lay: (asked: LayOut): Promise<Laid> => post("/api/positions", asked),
  replay: (id: string, lang: Lang): Promise<ReplayInfo> => call(`/api/replays/${enc(id)}?lang=${lang}`),
  frames: (id: string, seat: number, lang: Lang, first: number, last: number): Promise<Frames> =>
    call(`/api/replays/${enc(id)}/frames?seat=${seat}&lang=${lang}&first=${first}&last=${last}`),
  review: (id: string, lang: Lang): Promise<Review> => call(`/api/replays/${enc(id)}/review?lang=${lang}`),
  replayFile: (id: string): string => `/api/replays/${enc(id)}/file`,
  replayOf: (room: string, token: string): Promise<Uploaded> => call(`/api/rooms/${enc(room)}/replay`, { method: "POST", headers: holding(token) }),
  lab: (report: string, lang: Lang): Promise<LabPage> =>
    call(`/api/lab?lang=${lang}`, { method: "POST", headers: { "content-type": "application/json" }, body: report }),
  upload: (record: string): Promise<Uploaded> => call("/api/replays", { method: "POST", headers: { "content-type": "application/json" }, body: record }),
};

/** Hand the person a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
