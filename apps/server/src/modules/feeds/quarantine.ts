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
  const given = entries.map(({ place, reason, raw }) => ({
    place: place.replaceAll('\0', '\ufffd').toWellFormed(),
    reason: reason.replaceAll('\0', '\ufffd').toWellFormed(),
    raw: storable(raw, deepest),
  }));
  await tx.execute(sql`
    insert into feed_quarantine (source, place, reason, raw, at)
    select ${source}, place, reason, raw, ${instant(now)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(place text, reason text, raw jsonb)
    where not exists (
      select from feed_quarantine held
      where held.source = ${source} and held.place = given.place and held.reason = given.reason)`);
}

/** Deeper than any format's entries are; without a bound neither JSON nor PostgreSQL would take what is deeper. */
const deepest = 12;

/** What came, as far as it can be stored. */
function storable(raw: unknown, depth: number): unknown {
  if (typeof raw === 'string') return raw.replaceAll('\0', '\ufffd').toWellFormed();
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth === 0) return '…';
  if (Array.isArray(raw)) return raw.map((inner) => storable(inner, depth - 1));
  return Object.fromEntries(
    Object.entries(raw).map(([name, inner]) => [storable(name, 0), storable(inner, depth - 1)]),
  );
}
