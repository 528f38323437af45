import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';

/**
 * How it goes with a source. `failing`: it does not answer, or not as it should; `refused`: it does not take our
 * key; `spent`: the requests of its plan are used up.
 */
export type SourceState = 'heard' | 'failing' | 'refused' | 'spent';

/** A source was heard; noted every other second at most. */
export async function noteHeard(tx: Pick<Tx, 'execute'>, name: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into feed_source (name, state, heard_at) values (${name}, 'heard', ${instant(now)})
    on conflict (name) do update set state = 'heard', heard_at = excluded.heard_at
      where feed_source.state <> 'heard' or feed_source.heard_at is null
        or feed_source.heard_at < excluded.heard_at - interval '2 seconds'`);
}

/** Nothing could be had from a source, and why, in words that hold no key. */
export async function noteTrouble(
  tx: Pick<Tx, 'execute'>,
  name: string,
  trouble: { state: Exclude<SourceState, 'heard'>; error: string },
  now: Date,
): Promise<void> {
  const { state, error } = trouble;
  await tx.execute(sql`
    insert into feed_source (name, state, error, error_at)
    values (${name}, ${state}, ${error.slice(0, 500)}, ${instant(now)})
    on conflict (name) do update set state = excluded.state, error = excluded.error,
      error_at = excluded.error_at`);
}
