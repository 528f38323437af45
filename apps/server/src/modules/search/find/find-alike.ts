import type { FoundKind } from '@xiongmao/api/search/shapes';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { type Database, preparedRows, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { type Folded, fold, isOfCharacters, wordsOf } from '../text/fold.ts';
import { cut, spokenForm } from '../text/forms.ts';
import { editsBetween, longestWord, shortestWord, variantsOf } from '../text/spell.ts';
import { type EntryRow, entryRow, findEntries, last } from './find-entries.ts';

/** Words of a text that are looked for each by itself. */
const mostWords = 6;
/** A letter may be missing. */
const leastSpelt = shortestWord - 1;
/** Words that one may be meant for. */
const mostMeant = 6;
/** Words that the last one, which may not be whole, can become. */
const mostCompleted = 30;
/** Entries that are compared. */
const mostCompared = 200;

export interface Alike {
  kinds: readonly FoundKind[];
  gameId: number | null;
  /** Of each kind. */
  count: number;
}

/**
 * What is not written so, but nearly: a word is one edit away, words stand in another order or between others, characters
 * sound alike. The nearest first.
 */
export async function findAlike(
  db: Database,
  text: Folded,
  { kinds, gameId, count }: Alike,
): Promise<EntryRow[]> {
  const words = wordsOf(text).slice(0, mostWords);
  const meant = await meantBy(db, words);
  const compared = words.length > 1 ? await findByWords(db, meant, { kinds, gameId }) : [];
  const near = nearest(text.joined, compared);
  const spoken = spokenForm(text);
  const forms = [
    ...(words.length === 1 ? [...(meant.get(words[0]!) ?? [])] : []),
    ...(spoken ? [spoken] : []),
  ].map(cut);
  if (forms.length === 0) return near;
  const deep = 2 * count;
  return [...near, ...(await findEntries(db, { kinds, forms, gameId, start: 0, count, deep }))];
}

/** The words that each of these may be meant for, the nearest first; of the last one also what begins with it. */
async function meantBy(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const spelt = words.filter(
    (word) => !isOfCharacters(word) && word.length >= leastSpelt && word.length <= longestWord,
  );
  const meant = new Map(words.filter(isOfCharacters).map((word) => [word, [word]]));
  if (spelt.length === 0) return meant;
  const final = spelt.includes(words.at(-1)!) ? words.at(-1)! : null;
  const found = await preparedRows(
    db,
    'words like these',
    { word: text },
    sql`select word from search_word where variants && ${sql.param(spelt.flatMap(variantsOf))}::int[]
      union all (select word from search_word where word > ${final}::text and word < ${final}::text || ${last}::text
        order by word limit ${mostCompleted})`,
  );
  const known = [...new Set(found.map(({ word }) => word))];
  for (const word of spelt) {
    const near = known
      .filter((other) => Math.abs(other.length - word.length) <= 1)
      .map((other) => ({ other, edits: editsBetween(word, other) }))
      .filter(({ edits }) => edits <= 1)
      .sort((a, b) => a.edits - b.edits)
      .slice(0, mostMeant)
      .map(({ other }) => other);
    const whole = word === final ? known.filter((other) => other.startsWith(word)) : [];
    meant.set(word, [...new Set([...near, ...whole])]);
  }
  return meant;
}

const comparedRow = { ...entryRow, weight: int };

/** Entries that have of each word one that it may be meant for; words that mean none ask for nothing. */
async function findByWords(
  db: Database,
  meant: ReadonlyMap<string, readonly string[]>,
  { kinds, gameId }: Pick<Alike, 'kinds' | 'gameId'>,
) {
  const asked = [...meant.values()].filter((words) => words.length > 0);
  if (asked.length === 0) return [];
  const where = every(
    ...asked.map((words) => sql`words && ${sql.param(words)}::text[]`),
    sql`kind = any(${sql.param([...kinds])}::text[])`,
    gameId !== null && sql`game_id = ${gameId}`,
  );
  return rows(
    db,
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
