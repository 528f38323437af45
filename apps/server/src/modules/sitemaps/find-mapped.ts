import type { CallResult } from '@xiongmao/api/call';
import type { getMapped, getMappedRange } from '@xiongmao/api/sitemaps/calls';
import { mappedLength } from '@xiongmao/api/sitemaps/rules';
import { sql } from 'drizzle-orm';
import { int, listOf } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { Mapped } from './mapped.ts';

/** The ranges of ids in which something is shown, kind by kind. */
export async function findMapped(
  db: Database,
  now: Date,
  all: readonly Mapped[],
): Promise<CallResult<typeof getMapped>> {
  const kinds: CallResult<typeof getMapped>['kinds'] = [];
  for (const { kind, ids, shown } of all) {
    const range = { from: sql`r.n * ${mappedLength}`, to: sql`(r.n + 1) * ${mappedLength}` };
    const found = await rows(
      db,
      { n: int },
      // `limit`: a range is left at the first that is shown.
      sql`select r.n from generate_series(0, (select max(i.id) from (${ids}) i) / ${mappedLength}) r(n)
        cross join lateral (select from (${shown(range, now)}) s limit 1) one order by r.n`,
    );
    kinds.push({ kind, ranges: found.map(({ n }) => n) });
  }
  return { kinds };
}

/** What is shown in the n-th range. */
export async function findMappedRange(
  db: Database,
  now: Date,
  { ids: _, shown, hasGame, hasChanged }: Mapped,
  n: number,
): Promise<CallResult<typeof getMappedRange>> {
  const from = n * mappedLength;
  const range = { from: sql`${from}::bigint`, to: sql`${from + mappedLength}::bigint` };
  const column = (value: ReturnType<typeof sql>) =>
    sql`coalesce(json_agg(${value} order by s.id), '[]')`;
  const none = sql`'[]'::json`;
  const [found] = await rows(
    db,
    { ids: listOf(int), gameIds: listOf(int), changed: listOf(int) },
    sql`select ${column(sql`s.id`)} as ids, ${hasGame ? column(sql`s.game_id`) : none} as "gameIds",
        ${hasChanged ? column(sql`extract(epoch from s.changed_at)::bigint`) : none} as changed
      from (${shown(range, now)}) s`,
  );
  return found!;
}
