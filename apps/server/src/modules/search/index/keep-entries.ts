import { createHash } from 'node:crypto';
import type { FoundKind } from '@xiongmao/api/search/rules';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { knownNow } from '../names/known-names.ts';
import { fold, spellings, wordsOf } from '../text/fold.ts';
import { formsOf } from '../text/forms.ts';
import { longestWord, shortestWord, variantsOf } from '../text/spell.ts';
import type { Entry } from './entry.ts';
import { laneOf } from './weights.ts';

/** By which rules entries are written: another number has all of them written anew. */
const formRules = 3;
/** By which all of it was gone through: what our lists of names have is written by them. */
export const rulesNow = formRules * 1000 + (knownNow % 1000);

/** Of more names that are told the first. */
const mostNames = 12;

/** Makes what is kept of these ids what `entries` say: those that are not among them go, those that differ are written. */
export async function keepEntries(
  tx: Tx,
  kind: FoundKind,
  ids: readonly number[],
  entries: readonly Entry[],
): Promise<void> {
  const given = sql`${sql.param([...ids])}::int[]`;
  const known = await rows(
    tx,
    { id: int, digest: text },
    sql`select id, digest from search_entry where kind = ${kind} and id = any(${given})`,
  );
  const digests = new Map(known.map(({ id, digest }) => [id, digest]));
  const written = entries.map((entry) => ({ ...entry, digest: digestOf(entry) }));
  const changed = written.filter(({ id, digest }) => digests.get(id) !== digest);
  const there = new Set(entries.map(({ id }) => id));
  const gone = known.map(({ id }) => id).filter((id) => !there.has(id));
  await forget(tx, kind, [...gone, ...changed.map(({ id }) => id)]);
  if (changed.length > 0) await write(tx, kind, changed);
}

async function forget(tx: Tx, kind: FoundKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`kind = ${kind} and id = any(${sql.param([...ids])}::int[])`;
  await tx.execute(sql`delete from search_form where ${these}`);
  await tx.execute(sql`delete from search_entry where ${these}`);
}

async function write(
  tx: Tx,
  kind: FoundKind,
  entries: readonly (Entry & { digest: string })[],
): Promise<void> {
  const vocabulary = new Set<string>();
  const kept = entries.map(({ aliases, known = [], readings = [], ...entry }) => {
    const told = [entry.name, ...aliases].slice(0, mostNames);
    const names = [...new Set([...told, ...known])];
    const words = new Set(names.flatMap(spellings).flatMap((name) => wordsOf(fold(name))));
    for (const word of words) if (isSpelt(word)) vocabulary.add(word);
    return {
      ...entry,
      aliases: names.slice(1),
      words: [...words],
      forms: formsOf(names, readings),
    };
  });
  const forms = kept.flatMap(({ id, gameId, weight, forms }) =>
    forms.map(({ text, place }) => ({
      id,
      gameId,
      weight,
      lane: laneOf(place, weight),
      form: text,
    })),
  );
  await tx.execute(sql`
    insert into search_entry (kind, id, name, aliases, game_id, facts, weight, words, digest)
    select ${kind}, id, name, aliases, "gameId", facts, weight, words, digest
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given(id int, name text, aliases text[],
      "gameId" int, facts jsonb, weight smallint, words text[], digest text)`);
  await tx.execute(sql`
    insert into search_form (kind, lane, form, id, weight, game_id)
    select ${kind}, lane, form, id, weight, "gameId"
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb)
      as given(lane smallint, form text, id int, weight smallint, "gameId" int)`);
  const words = [...vocabulary].sort();
  await tx.execute(sql`
    insert into search_word (word, variants)
    select word, variants
    from jsonb_to_recordset(${JSON.stringify(words.map((word) => ({ word, variants: variantsOf(word) })))}::jsonb)
      as given(word text, variants int[])
    on conflict (word) do nothing`);
}

/** Whether it is a word that can be misspelt. */
const isSpelt = (word: string): boolean =>
  word.length >= shortestWord && word.length <= longestWord && /^\p{L}[\p{L}\p{N}]*$/u.test(word);

const digestOf = (entry: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([formRules, entry]))
    .digest('base64')
    .slice(0, 16);
