import { feedFormats } from '@xiongmao/api/feeds/messages';
import type { SourceKind, SourceTrouble } from '@xiongmao/api/feeds/sources';
import { sql } from 'drizzle-orm';
import { originOf } from '#modules/matches/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';

const minuteMs = 60_000;

/**
 * A source was heard, with so many messages: each batch counts in one row, however much is said. What says nothing is
 * noted every other second at most.
 */
export async function noteHeard(
  tx: Pick<Tx, 'execute'>,
  name: string,
  now: Date,
  count = 0,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  await tx.execute(sql`
    insert into feed_source as held (name, state, heard_at, minute, count)
    values (${name}, 'heard', ${instant(now)}, ${instant(minute)}, ${count})
    on conflict (name) do update set state = 'heard', heard_at = excluded.heard_at, minute = excluded.minute,
      count = excluded.count + case when held.minute = excluded.minute then held.count else 0 end,
      before = case excluded.minute - held.minute
        when interval '0' then held.before
        when interval '1 minute' then held.count
        else 0 end
      where excluded.count > 0 or held.state <> 'heard' or held.heard_at is null
        or held.heard_at < excluded.heard_at - interval '2 seconds'`);
}

/** Nothing could be had from a source, and why, in words that hold no key. */
export async function noteTrouble(
  tx: Pick<Tx, 'execute'>,
  name: string,
  trouble: { state: SourceTrouble; error: string },
  now: Date,
): Promise<void> {
  const { state, error } = trouble;
  const kept = error.replaceAll('\0', '\ufffd').toWellFormed().slice(0, 500);
  await tx.execute(sql`
    insert into feed_source (name, state, error, error_at)
    values (${name}, ${state}, ${kept}, ${instant(now)})
    on conflict (name) do update set state = excluded.state, error = excluded.error,
      error_at = excluded.error_at`);
}

interface Counted {
  minute: string | null;
  count: number;
  before: number;
}

/** Messages of the last 60 seconds: what was said this minute, and of the one before it the share that falls in. */
export function rateOf({ minute, count, before }: Counted, now: Date): number {
  if (minute === null) return 0;
  const age = (now.getTime() - Date.parse(minute)) / minuteMs;
  if (age >= 2) return 0;
  return Math.round(age < 1 ? count + before * (1 - age) : count * (2 - age));
}

/** By which way what a source says comes; providers are asked, and note how far that is. */
export function kindOf(source: string, isAsked = false): SourceKind {
  if (isAsked) return 'provider';
  const origin = originOf(source);
  if (origin === 'demo' || origin === 'replay') return origin;
  return feedFormats.some((format) => format === source) ? 'file' : 'push';
}
