import { type FeedFormat, feedFormats } from '@xiongmao/api/feeds/messages';

/** What may be told of a match again, by whom, and be less than what is known. */
export const tellable = [
  'status',
  'periods',
  'columns',
  'winner',
  'note',
  'timeline',
  'statistics',
  'formation',
  'coach',
  'playerFigures',
] as const;
export type Tellable = (typeof tellable)[number];

/** `stands`: what is said replaces what was known. `adds`: what it lacks stays as it was known. */
type Word = 'stands' | 'adds';

const every = (word: Word) =>
  Object.fromEntries(tellable.map((field) => [field, word])) as Record<Tellable, Word>;

/**
 * For which fields whose word stands, within a source. A live feed tells all that is so. Nothing tells which of two
 * files was written later: none of them takes away what another knew, a status goes on and never back, and of
 * the state they add only to the result that they confirm.
 */
export const words: Readonly<Record<'live' | 'file', Readonly<Record<Tellable, Word>>>> = {
  live: every('stands'),
  file: every('adds'),
};

export const wordsOf = (source: string) =>
  words[feedFormats.some((format) => format === source) ? 'file' : 'live'];

/**
 * Between sources: which one's row is shown of a match that several tell of. Live feeds go first, then
 * files by how much they know: of one sport, these. No row is stored as filled from another’s.
 */
const fullest: readonly FeedFormat[] = ['nba', 'wyscout', 'worldcup', 'openfootball'];
export const rankOf = (source: string): number => {
  const format = feedFormats.find((format) => format === source);
  if (!format) return -1;
  return fullest.includes(format) ? fullest.indexOf(format) : fullest.length;
};
