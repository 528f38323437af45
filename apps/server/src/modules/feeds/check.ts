import { sql } from 'drizzle-orm';
import { checkMatches } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';

/** Contradictions by whether fans are told of them and settlement waits for them. */
export interface CheckCounts {
  matches: number;
  marked: number;
  unmarked: number;
}

const pageSize = 500;

/** Holds every match against itself and writes one JSON object a line for each contradiction. */
export async function check(db: Database, write: (line: string) => void): Promise<CheckCounts> {
  const counts: CheckCounts = { matches: 0, marked: 0, unmarked: 0 };
  for (let last = 0; ; ) {
    const page = await checkMatches(db, sql`m.id > ${last}`, pageSize);
    for (const { id, source, sourceId, marked, contradictions } of page) {
      for (const { field, rule, values } of contradictions) {
        const isMarked = marked.includes(field);
        counts[isMarked ? 'marked' : 'unmarked'] += 1;
        write(
          JSON.stringify({ match: id, source, sourceId, field, rule, values, marked: isMarked }),
        );
      }
    }
    counts.matches += page.length;
    if (page.length < pageSize) return counts;
    last = page.at(-1)!.id;
  }
}
