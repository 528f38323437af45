import type { FoundKind } from '@xiongmao/api/search/rules';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { lanes } from '../index/weights.ts';
import { fold } from '../text/fold.ts';
import { cut } from '../text/forms.ts';
import { last } from './find-entries.ts';

/** Of each lane so many are looked at. */
const deep = 2_000;

/**
 * For lists of other domains that can be narrowed: the ids, of those given or of all, of which a name begins with a text
 * from any of its words on, in any of our languages.
 */
export async function findCalled(
  db: Database,
  kind: FoundKind,
  text: string,
  among?: readonly number[],
): Promise<Set<number>> {
  const form = cut(fold(text).joined);
  if (form === '') return new Set();
  const begins = sql`s.kind = ${kind} and s.form >= ${form} and s.form < ${form + last}`;
  const query: SQL = among
    ? sql`select distinct s.id from search_form s where ${begins} and s.id = any(${sql.param([...among])}::int[])`
    : sql`select distinct f.id from generate_series(0, ${lanes - 1}::int) as l(lane) cross join lateral (
        select s.id from search_form s where ${begins} and s.lane = l.lane order by s.form limit ${deep}::int) f`;
  return new Set((await rows(db, { id: int }, query)).map(({ id }) => id));
}
