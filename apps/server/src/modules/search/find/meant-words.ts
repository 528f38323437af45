import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { isOfCharacters } from '../text/fold.ts';
import { editsBetween, longestWord, shortestWord, variantsOf } from '../text/spell.ts';
import { last } from './find-entries.ts';

/** A letter may be missing. */
const leastSpelt = shortestWord - 1;
/** Shorter ones ask for nothing beside others: names come with and without "FC", and a letter makes it another. */
const leastAsked = 4;
/** Words that one may be meant for: alone, and beside others, which narrow down what is found. */
const mostMeant = { alone: 6, beside: 12 };
/** Words that the last one, which may not be whole, can become. */
const mostCompleted = 30;

/**
 * For each word of a text those that it may be meant for, the nearest first: of one that means none, the two that it
 * would be with a space for one of its letters. Words that mean none, and short ones beside others, are left out.
 */
export async function meantBy(db: Database, words: readonly string[]): Promise<string[][]> {
  const spelt = words.filter(
    (word) => !isOfCharacters(word) && word.length >= leastSpelt && word.length <= longestWord,
  );
  const most = words.length > 1 ? mostMeant.beside : mostMeant.alone;
  const known = spelt.length > 0 ? await wordsLike(db, spelt, words.at(-1)!) : [];
  const meant = words.flatMap((word) => {
    if (isOfCharacters(word)) return [[word]];
    if (!spelt.includes(word)) return [];
    const near = nearOf(word, known).slice(0, most);
    const whole = word === words.at(-1) ? known.filter((other) => other.startsWith(word)) : [];
    const all = [...new Set([...near, ...whole])];
    return all.length > 0 ? [all] : twoOf(word, known);
  });
  const long = meant.filter(([first]) => isOfCharacters(first!) || first!.length >= leastAsked);
  return long.length > 0 ? long : meant;
}

async function wordsLike(db: Database, spelt: readonly string[], final: string): Promise<string[]> {
  const found = await preparedRows(
    db,
    'words like these',
    { word: text },
    sql`select word from search_word where variants && ${sql.param(spelt.flatMap(variantsOf))}::int[]
      union select word from search_word
        where word = any(${sql.param(spelt.flatMap((word) => splitsOf(word).flat()))}::text[])
      union (select word from search_word where word > ${final}::text and word < ${final}::text || ${last}::text
        order by word limit ${mostCompleted})`,
  );
  return found.map(({ word }) => word);
}

const nearOf = (word: string, known: readonly string[]): string[] =>
  known
    .filter((other) => Math.abs(other.length - word.length) <= 1)
    .map((other) => ({ other, edits: editsBetween(word, other) }))
    .filter(({ edits }) => edits <= 1)
    .sort((a, b) => a.edits - b.edits)
    .map(({ other }) => other);

function twoOf(word: string, known: readonly string[]): string[][] {
  const two = splitsOf(word).find((pieces) => pieces.every((piece) => known.includes(piece)));
  return two ? two.map((piece) => [piece]) : [];
}

const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestWord) }, (_, place) => {
    const at = place + shortestWord;
    return [word.slice(0, at), word.slice(at + 1)];
  });
