import type { Translate } from '../types.ts';

/** Other words for the same, as letters. */
const others: Readonly<Record<string, string>> = {
  matchforthirdplace: 'thirdplacematch',
  thirdplaceplayoff: 'thirdplacematch',
  regularseason: 'regular',
};

/** Stands where a number would, and in no text. */
const gap = '\u0000';

/**
 * What a source says, in the reader's words as far as they are known ("Apertura, Matchday 4" in part),
 * else null. Which are known stands in the texts: `matches:sourceWords`, by the English words' letters.
 */
export function sourceWords(t: Translate<'matches'>, text: string): string | null {
  const whole = wordOf(t, text);
  // A sentence is no list of words: half of it in another language would be none at all.
  if (whole || /[.;()]/.test(text)) return whole ?? null;
  const parts = text.split(/,\s*/);
  const known = parts.map((part) => wordOf(t, part));
  return known.some(Boolean)
    ? parts.map((part, place) => known[place] || part).join(t('sourceJoin'))
    : null;
}

function wordOf(t: Translate<'matches'>, text: string): string | undefined {
  const group = /^Group ([A-Z]\d?|\d+)$/.exec(text)?.[1];
  const n = group ?? /\d+/.exec(text)?.[0];
  const letters = group ? 'group' : text.toLowerCase().replace(/[^a-z]/g, '');
  const singular = letters.replace(/s$/, '');
  const values = { n: n ?? gap, defaultValue: '' };
  return [letters, singular, others[letters]]
    .map((key) => (key ? t(`sourceWords.${key}` as 'sourceWords.final', values) : ''))
    .find((word) => word && word.includes(values.n) === (n !== undefined));
}
