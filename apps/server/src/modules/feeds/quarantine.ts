import { sql } from 'drizzle-orm';
import { type Database, instant, type Tx } from '#platform/db/database.ts';

export interface QuarantineEntry {
  /** File and place in it, or the place in a push. */
  place: string;
  reason: string;
  raw: unknown;
}

/** A dead letter queue: keeps what could not be understood, with its reason. The same entry is kept once, and counted. */
export async function quarantine(
  tx: Pick<Tx, 'execute'>,
  source: string,
  entries: QuarantineEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const given = entries.map(({ place, reason, raw }) => ({
    place: place.replaceAll('\0', '\ufffd').toWellFormed().slice(0, longest),
    reason: reason.replaceAll('\0', '\ufffd').toWellFormed().slice(0, longest),
    raw: storable(raw, deepest),
  }));
  // What was ignored stays ignored; what was taken up and comes again waits again.
  await tx.execute(sql`
    insert into feed_quarantine as held (source, place, reason, raw, at, last_at, count)
    select ${source}, place, reason, raw, ${instant(now)}, ${instant(now)}, count(*)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(place text, reason text, raw jsonb)
    group by place, reason, raw order by place, reason, raw
    on conflict (source, md5(place || '/' || reason || '/' || coalesce(raw::text, ''))) do update set
      last_at = excluded.last_at, count = held.count + excluded.count,
      state = case when held.state = 'retried' then 'open' else held.state end`);
}

/** Characters of a place or a reason: one that lists everything tells nothing. */
const longest = 2_000;

/** Deeper than any format's entries are; without a bound neither JSON nor PostgreSQL would take what is deeper. */
const deepest = 12;

/** Stand for what can't be stored: a character, and what is nested deeper. */
const [unknownCharacter, left] = ['\ufffd', '…'];

/** Whether what is kept as `q` is not what was said: nobody takes that up as if it had been. */
export const isAltered = sql`(coalesce(q.raw::text, '') like ${`%${unknownCharacter}%`}
  or coalesce(jsonb_path_exists(q.raw, ${`$.** ? (@ == "${left}")`}::jsonpath), false))`;

/** What came, as far as it can be stored. */
function storable(raw: unknown, depth: number): unknown {
  if (typeof raw === 'string') return raw.replaceAll('\0', unknownCharacter).toWellFormed();
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth === 0) return left;
  if (Array.isArray(raw)) return raw.map((inner) => storable(inner, depth - 1));
  return Object.fromEntries(
    Object.entries(raw).map(([name, inner]) => [storable(name, 0), storable(inner, depth - 1)]),
  );
}

/** What nobody took up and no source said again for so long is forgotten; so is more than this of one source. */
export const kept = { days: 90, ofSource: 10_000 };

/** Forgets what is old, and of each source what is too much: what was taken up goes first, then what was said longest ago. */
export async function forgetQuarantined(
  db: Pick<Database, 'execute'>,
  now: Date,
  { days, ofSource } = kept,
): Promise<void> {
  await db.execute(sql`
    delete from feed_quarantine where last_at < ${instant(now)} - make_interval(days => ${days}) or id in (
      select id from (
        select id, row_number() over (
          partition by source order by state = 'retried', last_at desc, id desc) as place
        from feed_quarantine) ranked
      where place > ${ofSource})`);
}
