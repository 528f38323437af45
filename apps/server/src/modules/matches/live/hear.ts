import { inPlay } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Change } from '../apply/changes.ts';
import type { wordsOf } from '../apply/precedence.ts';
import { oneOf } from '../statuses.ts';

/** Who says something, and when it was heard. */
export interface Heard {
  source: string;
  now: Date;
  demo: boolean;
  /** For which fields what it says stands, and to which it adds. */
  words: ReturnType<typeof wordsOf>;
}

/** The sources of these matches are alive; of all live matches of the source when none is named. */
export async function hear(
  tx: Tx,
  { source, now }: Heard,
  ids: number[] | 'live',
): Promise<Change[]> {
  const which =
    ids === 'live' ? sql`status in ${oneOf(inPlay)}` : sql`id = any(${sql.param(ids)}::int[])`;
  const revived = await rows(
    tx,
    { id: int, revived: bool },
    sql`update match set heard_at = ${instant(now)}, stale = false
      where source = ${source} and ${which}
        and (stale or heard_at < ${instant(now)} - interval '2 seconds')
      returning new.id, old.stale as revived`,
  );
  return revived
    .filter((row) => row.revived)
    .map((row) => ({ matchId: row.id, part: 'state', ref: null }));
}
