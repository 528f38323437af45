import { over } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { oneOf } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { announceOdds, nextVersion } from './announce-odds.ts';

/** Freezes the odds of those matches that are over. One that goes on after all, its next odds free again. */
export async function freezeOdds(db: Database, matchIds: number[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const frozen = await rows(
      tx,
      { id: int },
      sql`update odds_match o set frozen_at = ${instant(now)}
        from (select o.match_id from odds_match o join matches.shown_match m on m.id = o.match_id
          where o.match_id in (
              select matches.rows_of(decided) from unnest(${sql.param(matchIds)}::int[]) decided)
            and o.frozen_at is null and m.status in ${oneOf(over)}
          order by 1 for update of o) due
        where o.match_id = due.match_id
        returning o.match_id as id`,
    );
    await announceOdds(
      tx,
      frozen.map(({ id }) => id),
      await nextVersion(tx),
    );
  });
}

/** Tells who looks at matches that are shown otherwise now, as one or apart, to look anew. */
export async function tellAnew(db: Database, matchIds: number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await rows(
      tx,
      { id: int },
      sql`insert into odds_match (match_id)
        select distinct near from odds_match o, matches.rows_of(o.match_id) as near
        where o.match_id in (
          select matches.rows_of(shown) from unnest(${sql.param(matchIds)}::int[]) shown) order by 1
        on conflict (match_id) do update set v = odds_match.v
        returning match_id as id`,
    );
    await announceOdds(
      tx,
      held.map(({ id }) => id),
      await nextVersion(tx),
    );
  });
}
