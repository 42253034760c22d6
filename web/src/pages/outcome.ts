/** What came of a game for whoever looks at it, in two words. */

import { t } from "../lib/settings.svelte";
import type { Room } from "../table/room.svelte";

export function outcome(room: Room): string {
  const winners = room.ending?.winners ?? [];
  if (room.seat < 0 || !winners.length) return t("over");
  return winners.includes(room.seat) ? t("won") : t("lost_game");
}
