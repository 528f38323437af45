import type { FoundKind } from '@xiongmao/api/search/rules';
import { foundKind } from '@xiongmao/api/search/shapes';
import { sql } from 'drizzle-orm';
import { int, listOf, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { facts } from '../index/entry.ts';
import { lanes, lanesOfPlace } from '../index/weights.ts';

export const entryRow = {
  kind: foundKind,
  id: int,
  name: text,
  aliases: listOf(text),
  gameId: orNull(int),
  facts,
};
/** An entry that was found. */
export type FoundEntry = RowOf<typeof entryRow> & {
  /** The other name that it was found by. */
  matched: string | null;
  /** Not written so, but nearly. */
  isAlike: boolean;
};
export type EntryRow = RowOf<typeof entryRow>;

export interface Wanted {
  kinds: readonly FoundKind[];
  /** What a form begins with (`forms.ts`), the better first. */
  forms: readonly string[];
  gameId: number | null;
  /** Of each kind. */
  start: number;
  count: number;
  /** Of each lane so many are looked at. */
  deep: number;
}

const foundRow = { ...entryRow, total: int };

/**
 * Entries of which a form begins with what is wanted: those named so before others, the whole name before what begins
 * with it, that before what has it within or is spoken so; then by weight. It looks at a bounded number of each lane,
 * in the index alone.
 */
export async function findEntries(
  db: Database,
  { kinds, forms, gameId, start, count, deep }: Wanted,
): Promise<RowOf<typeof foundRow>[]> {
  return preparedRows(
    db,
    'entries by form',
    foundRow,
    sql`with hit as (
        select k.kind, f.id, max(f.weight) as weight, min(length(f.form)) as length,
          min(8 * q.number + 2 * (l.lane / ${lanesOfPlace}::int) + (f.form <> q.form)::int) as rank
        from unnest(${sql.param([...forms])}::text[]) with ordinality as q(form, number)
        cross join unnest(${sql.param([...kinds])}::text[]) as k(kind)
        cross join generate_series(0, ${lanes - 1}::int) as l(lane)
        cross join lateral (
          select s.id, s.weight, s.form from search_form s
          where s.kind = k.kind and s.lane = l.lane
            and s.form >= q.form and s.form < q.form || ${last}::text
            and (${gameId}::int is null or s.game_id = ${gameId}::int)
          order by s.form limit ${deep}::int
        ) f
        group by k.kind, f.id
      ), placed as (
        select kind, id, row_number() over (partition by kind order by rank, weight desc, length, id) as place,
          count(*) over (partition by kind) as total
        from hit
      )
      select p.kind, p.id, p.total, e.name, to_jsonb(e.aliases) as aliases, e.game_id as "gameId", e.facts
      from placed p join search_entry e on e.kind = p.kind and e.id = p.id
      where p.place > ${start}::int and p.place <= ${start + count}::int order by p.kind, p.place`,
  );
}

/** Behind all that begins with the same. */
export const last = '\u{10ffff}';
