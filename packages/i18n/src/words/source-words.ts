import type { Translate } from '../types.ts';

/** Other words for the same, as letters. */
const others: Readonly<Record<string, string>> = {
  matchforthirdplace: 'thirdplacematch',
  thirdplaceplayoff: 'thirdplacematch',
  regularseason: 'regular',
};

/** Stands where a number would, and in no text. */
const gap = '\u0000';

/** Who meets in a game: by that a "Round 3" is one of a league or one in which the beaten are out. */
export type PlayedBy = 'team' | 'esport' | 'player';

const isOfTeams = (by?: PlayedBy) => by && by !== 'player';

const leagueRound = /^Round (\d+)$/;

/**
 * What a source says, in the reader's words as far as they are known ("Apertura, Matchday 4" in part),
 * else null. Which are known stands in the texts: `matches:sourceWords`, by the English words' letters.
 */
export function sourceWords(t: Translate<'matches'>, text: string, by?: PlayedBy): string | null {
  const round = isOfTeams(by) && leagueRound.exec(text)?.[1];
  if (round) return t('sourceWords.round', { n: round, context: 'team' });
  const whole = wordOf(t, text, by);
  // A sentence is no list of words: half of it in another language would be none at all.
  if (whole || /[.;()]/.test(text)) return whole ?? null;
  const parts = text.split(/,\s*/);
  const known = parts.map((part) => wordOf(t, part, by));
  return known.some(Boolean)
    ? parts.map((part, place) => known[place] || part).join(t('sourceJoin'))
    : null;
}

/** Stages in which the beaten are out, as sources call them. */
const knockOut = /final(?!\s*(round|group|stage|phase)\b)|round of \d|play-?offs?$|knock-?outs?/i;

/** Who plays a stage's rounds, as far as that makes them days of a league: none is where the beaten are out. */
export function roundsBy(by: PlayedBy, stage: string | null): PlayedBy | undefined {
  return by !== 'player' && stage !== null && knockOut.test(stage) ? undefined : by;
}

/** Whether a round is a day of a league: its label is another than a final's. */
export function isMatchday(text: string, by?: PlayedBy): boolean {
  return /\bMatchday \d+$/.test(text) || Boolean(isOfTeams(by) && leagueRound.test(text));
}

/** The round of the last so many, by the name that a language has for it ("Achtelfinale"), else by the number. */
export function roundOf(t: Translate<'matches'>, n: number, by?: PlayedBy): string {
  return t('sourceWords.roundof', { n, context: by === 'player' ? `${n}_player` : `${n}` });
}

function wordOf(t: Translate<'matches'>, text: string, by?: PlayedBy): string | undefined {
  const group = /^Group ([A-Z]\d?|\d+)$/.exec(text)?.[1];
  const n = group ?? /(?<!\S)-?\d+|\d+/.exec(text)?.[0];
  const letters = group ? 'group' : text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === 'roundof' && n) return roundOf(t, Number(n), by);
  const singular = letters.replace(/s$/, '');
  // Of yards lost: as wide as a plus, and before the number in every script.
  const values = { n: n?.replace('-', '\u200e−') ?? gap, defaultValue: '' };
  return [letters, singular, others[letters]]
    .map((key) => (key ? t(`sourceWords.${key}` as 'sourceWords.final', values) : ''))
    .find((word) => word && word.includes(values.n) === (n !== undefined));
}
