import { addDays, dayBounds } from '@xiongmao/i18n/zoned-day';
import { sql } from 'drizzle-orm';
import type { Days } from '#platform/days.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { ofGames } from './repository.ts';

/** How many matches start on each day of a viewer's zone, by game; days without any are left out. */
export async function countMatches(db: Database, days: Days, gameIds: number[] | null) {
  const bounds: { day: string; from: string; to: string }[] = [];
  for (let day = days.firstDay; day <= days.lastDay; day = addDays(day, 1)) {
    const { from, to } = dayBounds(day, days.zone);
    bounds.push({ day, from: from.toISOString(), to: to.toISOString() });
  }
  const found = await rows<{ day: string; game_id: number; count: number }>(
    db,
    sql`select day, m.game_id, count(*) as count
      from jsonb_to_recordset(${JSON.stringify(bounds)}::jsonb)
        as given(day date, "from" timestamptz, "to" timestamptz)
      join match m on ${ofGames(gameIds)} and (
        (m.time_known and m.starts_at >= given."from" and m.starts_at < given."to")
        or (not m.time_known and m.date = given.day))
      group by 1, 2 order by 1, 2`,
  );
  const counts = new Map<string, { day: string; total: number; games: Record<string, number> }>();
  for (const { day, game_id, count } of found) {
    const held = counts.get(day) ?? { day, total: 0, games: {} };
    held.total += count;
    held.games[game_id] = count;
    counts.set(day, held);
  }
  return { days: [...counts.values()] };
}
