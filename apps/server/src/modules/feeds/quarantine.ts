import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';

export interface QuarantineEntry {
  /** File and place in it, or the place in a push. */
  place: string;
  reason: string;
  raw: unknown;
}

/** Keeps what could not be understood, with its reason. The same entry is kept once. */
export async function quarantine(
  tx: Tx,
  source: string,
  entries: QuarantineEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`
    insert into feed_quarantine (source, place, reason, raw, at)
    select ${source}, place, reason, raw, ${instant(now)}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as given(place text, reason text, raw jsonb)
    where not exists (
      select from feed_quarantine held
      where held.source = ${source} and held.place = given.place and held.reason = given.reason)`);
}
