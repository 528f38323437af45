import { sql } from 'drizzle-orm';
import { checkMatches } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';

export interface CheckCounts {
  matches: number;
  /** Those that are not marked: fans are not told of them, and settlement does not wait. */
  contradictions: number;
  marked: number;
}

const pageSize = 500;

/** Holds every match, of one source or all, against itself; each contradiction is told as one JSON object. */
export async function check(
  db: Database,
  source: string | null,
  tell: { unmarked(line: string): void; marked(line: string): void },
): Promise<CheckCounts> {
  const counts: CheckCounts = { matches: 0, contradictions: 0, marked: 0 };
  const asked = source === null ? sql`true` : sql`m.source = ${source}`;
  for (let last = 0; ; ) {
    const page = await checkMatches(db, sql`m.id > ${last} and ${asked}`, pageSize);
    for (const { id, source, sourceId, marked, contradictions } of page) {
      for (const { field, rule, values } of contradictions) {
        const isMarked = marked.includes(field);
        const line = JSON.stringify({ match: id, source, sourceId, field, rule, values });
        counts[isMarked ? 'marked' : 'contradictions'] += 1;
        tell[isMarked ? 'marked' : 'unmarked'](line);
      }
    }
    counts.matches += page.length;
    if (page.length < pageSize) return counts;
    last = page.at(-1)!.id;
  }
}
