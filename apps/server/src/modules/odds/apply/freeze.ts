import type { MatchStatus } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { announceOdds } from './announce-odds.ts';

const over = [
  'ended',
  'awarded',
  'cancelled',
  'abandoned',
] as const satisfies readonly MatchStatus[];

export const isOver = (status: string): boolean => (over as readonly string[]).includes(status);

/** Freezes the odds of those matches that are over. One that goes on after all, its next odds free again. */
export async function freezeOdds(db: Database, matchIds: number[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const frozen = await rows(
      tx,
      { id: int },
      sql`update odds_match o set frozen_at = ${instant(now)}
        from (select o.match_id from odds_match o join matches.match m on m.id = o.match_id
          where o.match_id = any(${sql.param(matchIds)}::int[]) and o.frozen_at is null
            and m.status = any(${sql.param([...over])}::text[])
          order by 1 for update of o) due
        where o.match_id = due.match_id
        returning o.match_id as id`,
    );
    await announceOdds(
      tx,
      frozen.map(({ id }) => id),
    );
  });
}
