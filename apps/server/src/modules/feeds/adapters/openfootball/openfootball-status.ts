import type { MatchStatus } from '@xiongmao/api/matches/shapes';

/** Words for what is unusual about a match, without case, blanks and strokes. */
const unusual: Partial<Record<MatchStatus, string>> = {
  live: 'live inplay inprogress playing 1h 2h ht halftime et',
  interrupted: 'interrupted int suspended susp paused',
  awarded: 'awarded awd walkover wo forfeit forfeited technicalloss',
  postponed: 'postponed ppd pst rescheduled',
  cancelled: 'cancelled canceled canc annulled void nullandvoid',
  abandoned: 'abandoned abd aban',
};

/** Words that say no more than score and date do. */
const usual =
  'notstarted ns scheduled timed fixture tbd finished played completed final fulltime ft aet pen replay';

const meanings = new Map<string, MatchStatus | 'usual'>([
  ...usual.split(' ').map((word): [string, 'usual'] => [word, 'usual']),
  ...Object.entries(unusual).flatMap(([status, words]) =>
    words.split(' ').map((word): [string, MatchStatus] => [word, status as MatchStatus]),
  ),
]);

/** What a source's word means (`Cancelled`, `canceled`, `W/O`); undefined for one that is not known. */
export function meaningOf(word: string): MatchStatus | 'usual' | undefined {
  return meanings.get(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
}
