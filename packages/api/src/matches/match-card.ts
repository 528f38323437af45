import type { PageMatch } from './shapes.ts';

/** px of the picture that stands for a match where it is shared. */
export const matchCardSize = { width: 1_200, height: 630 };

type Shown = Pick<PageMatch, 'timeKnown' | 'startsAt' | 'date'> & {
  state: Pick<PageMatch['state'], 'status' | 'score'>;
};

/**
 * What the picture of a match shows, in the letters of its address: whoever keeps a picture by its address fetches
 * another one when the score is another. `masked`: it tells no result, nor that there is one.
 */
export function shownOnCard(match: Shown, masked = false): string {
  const { status, score } = match.state;
  const start = match.timeKnown ? Math.round(Date.parse(match.startsAt!) / 60_000) : match.date;
  const when = start === null ? '' : `-${start}`;
  if (masked) return `masked${when}`;
  return score ? `${status}-${score.home}-${score.away}` : status + when;
}

/** Where the picture of a match stands, in a language. */
export const matchCardAddress = (
  match: Shown & { id: number },
  locale: string,
  masked = false,
): string => `/cards/match/${match.id}/${locale}/${shownOnCard(match, masked)}.jpg`;
