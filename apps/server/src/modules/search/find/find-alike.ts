import type { FoundKind } from '@xiongmao/api/search/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { type Folded, fold, wordsOf } from '../text/fold.ts';
import { cut, spokenForm } from '../text/forms.ts';
import { editsBetween } from '../text/spell.ts';
import { type EntryRow, entryRow, findEntries } from './find-entries.ts';
import { meantBy } from './meant-words.ts';

/** Words of a text that are looked for each by itself. */
const mostWords = 6;
/** Entries that are compared. */
const mostCompared = 200;

export interface Alike {
  kinds: readonly FoundKind[];
  gameId: number | null;
  /** Of each kind. */
  count: number;
}

/**
 * Fuzzy search, of what is not written so, but nearly: a word is one edit away, words stand in another order or between others, characters
 * sound alike. The nearest first.
 */
export async function findAlike(
  db: Database,
  text: Folded,
  { kinds, gameId, count }: Alike,
): Promise<EntryRow[]> {
  const words = wordsOf(text).slice(0, mostWords);
  const meant = await meantBy(db, words);
  // One that is meant for another is looked for as that would be; several are compared with all that has them.
  const [alone] = words.length === 1 && meant.length === 1 ? meant : [];
  const compared = alone ? [] : await findByWords(db, meant, { kinds, gameId });
  const near = nearest(text.joined, compared);
  const spoken = spokenForm(text);
  const forms = [...(alone ?? []), ...(spoken ? [spoken] : [])].map(cut);
  if (forms.length === 0) return near;
  const deep = 2 * count;
  return [...near, ...(await findEntries(db, { kinds, forms, gameId, start: 0, count, deep }))];
}

const comparedRow = { ...entryRow, weight: int };

/** Entries that have of each word one that it may be meant for. */
async function findByWords(
  db: Database,
  meant: readonly string[][],
  { kinds, gameId }: Pick<Alike, 'kinds' | 'gameId'>,
) {
  if (meant.length === 0) return [];
  const where = every(
    ...meant.map((words) => sql`words && ${sql.param(words)}::text[]`),
    sql`kind = any(${sql.param([...kinds])}::text[])`,
    gameId !== null && sql`game_id = ${gameId}`,
  );
  return preparedRows(
    db,
    `entries of ${meant.length} words${gameId === null ? '' : ' of a game'}`,
    comparedRow,
    sql`select kind, id, name, to_jsonb(aliases) as aliases, game_id as "gameId", facts, weight
      from search_entry where ${where} order by weight desc, id limit ${mostCompared}`,
  );
}

/** By how little they differ from what was written. */
function nearest<Row extends EntryRow & { weight: number }>(
  joined: string,
  found: Row[],
): EntryRow[] {
  return found
    .map((row) => {
      const names = [row.name, ...row.aliases].map((name) => fold(name).joined);
      return { row, edits: Math.min(...names.map((name) => editsBetween(joined, name))) };
    })
    .sort((a, b) => a.edits - b.edits || b.row.weight - a.row.weight)
    .map(({ row: { weight: _, ...row } }) => row);
}
