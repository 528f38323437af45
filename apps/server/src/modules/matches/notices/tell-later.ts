import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, orNull, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import { turn } from '../apply/changes.ts';
import { fansOfMatch, hasFollowedPlayer, isAnnounced } from './fans.ts';

/** What fans may be told of a match. */
const what = z.enum([...turn.options, 'goal', 'withdrawn', 'lineup']);
export interface Happened {
  matchId: number;
  what: z.output<typeof what>;
  /** Of an entry of the timeline. */
  key: string | null;
}

/** Tells those whose matches these are. */
export const tellFans = defineJob<{ happened: Happened[] }>('tell-fans');

/** The same cause tells once; what is withdrawn was told by the cause of the goal. */
export const causeOf = ({ matchId, what, key }: Happened): string =>
  ['match', matchId, what, key].filter((part) => part !== null).join(':');

/**
 * Leaves the work for later if anyone would be told; a tick waits for nothing more. Of the rows that several sources have
 * of a match only the shown one is told of.
 */
export async function tellLater(
  tx: Tx,
  jobs: Jobs,
  happened: Happened[],
  now: Date,
): Promise<void> {
  if (happened.length === 0) return;
  const { certain, isNews } = fansOfMatch(sql`m.id`, now);
  const told = await rows(
    tx,
    { matchId: int, what, key: orNull(text) },
    sql`with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(happened.map((each, place) => ({ ...each, place })))}::jsonb)
          as given("matchId" int, what text, key text, place int)
      ), shown as materialized (
        select m.id, ${certain} as certain, ${isNews} as news from match m
        where m.same_as is null and m.id in (select "matchId" from given)
      )
      select given."matchId", given.what, given.key from given join shown on shown.id = given."matchId"
      where (shown.certain
          or shown.news and ${hasFollowedPlayer({ id: sql`shown.id`, what: sql`given.what`, key: sql`given.key` })})
        and (given.what <> 'lineup' or ${isAnnounced(sql`shown.id`)})
      order by given.place`,
  );
  if (told.length > 0) await jobs.send(tx, tellFans, { happened: told });
}
