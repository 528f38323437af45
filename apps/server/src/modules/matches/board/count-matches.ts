import { addDays, dayBounds } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import type { Days } from '#platform/days.ts';
import { day, int } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { ofGames } from '../repository.ts';

/** How many matches start on each day of a viewer's zone, by game; days without any are left out. */
export async function countMatches(db: Database, days: Days, gameIds: number[] | null) {
  const { firstDay, lastDay, from, to, zone } = days;
  const begins: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    begins.push(dayBounds(day, zone).from.toISOString());
  }
  // A match without a time stands at noon UTC of its day, which no zone puts further off than a day.
  const found = await rows(
    db,
    { day: day, game_id: int, count: int },
    sql`select ${firstDay}::date + place as day, game_id, count(*) as count
      from (
        select m.game_id, case when m.time_known
            then width_bucket(m.starts_at, ${sql.param(begins)}::timestamptz[]) - 1
            else (m.starts_at at time zone 'UTC')::date - ${firstDay}::date end as place
        from match m
        where m.same_as is null and m.starts_at >= ${instant(from)} - interval '1 day'
          and m.starts_at < ${instant(to)} + interval '1 day' and ${ofGames(gameIds)}
          and (not m.time_known or (m.starts_at >= ${instant(from)} and m.starts_at < ${instant(to)}))
      ) placed
      where place between 0 and ${begins.length - 1}
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
