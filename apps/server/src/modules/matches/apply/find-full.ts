import { sql } from 'drizzle-orm';
import { bool, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** Several times what the longest match has: whoever opens one is sent all of it. */
const most = { incidents: 5_000, actions: 20_000 } as const;
type Part = keyof typeof most;

/** Of a source's matches, by its ids, those of whose timeline or actions there are so many that no more are taken. */
export async function findFull(
  tx: Tx,
  source: string,
  matches: readonly string[],
): Promise<Record<Part, ReadonlySet<string>>> {
  if (matches.length === 0) return { incidents: new Set(), actions: new Set() };
  const found = await rows(
    tx,
    { match: text, incidents: bool, actions: bool },
    sql`select source_id as match,
        (select count(*) from incident where match_id = match.id) >= ${most.incidents} as incidents,
        (select count(*) from action where match_id = match.id) >= ${most.actions} as actions
      from match where source = ${source} and source_id = any(${sql.param([...new Set(matches)])}::text[])`,
  );
  const full = (part: Part) => new Set(found.filter((row) => row[part]).map(({ match }) => match));
  return { incidents: full('incidents'), actions: full('actions') };
}
