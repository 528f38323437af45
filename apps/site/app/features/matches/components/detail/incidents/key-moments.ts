import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { Incident, IncidentKind } from '@xiongmao/api/matches/shapes';
import { endsGame, type Gains } from '../scoring.ts';

const moments = new Set<IncidentKind>([
  'goal',
  'penaltyGoal',
  'ownGoal',
  'penaltyMissed',
  'shootoutScored',
  'shootoutMissed',
  'yellowCard',
  'secondYellow',
  'redCard',
  'videoReview',
  'periodStart',
  'periodEnd',
  'delay',
  'ejection',
  'threePoints',
  'wicket',
  'homeRun',
  'triplePlay',
  'touchdown',
  'fieldGoal',
  'fieldGoalMissed',
  'conversionMissed',
  'safety',
  'interception',
  'fumble',
  'gameEnd',
]);
/** Scores that come by the dozen. */
const frequent = new Set<IncidentKind>(['twoPoints', 'freeThrow', 'point', 'kill', 'round']);
const boundaries = new Set<IncidentKind>(['periodStart', 'periodEnd']);

/** What one tells a friend who missed it; whatever was taken back or put right is told, too. */
export function isKeyMoment(
  { key, kind, state, minute }: Incident,
  gains: Gains,
  sport: Pick<Sport, 'inner'>,
): boolean {
  // A dragon is news, a bomb is planted every other round.
  if (kind === 'objective' && state === 'current') return sport.inner !== 'rounds';
  if (moments.has(kind) || state !== 'current') return true;
  // A change is news where there are few: in soccer, which alone is told by the minute.
  if (kind === 'substitution') return minute !== null;
  return gains.has(key) && !frequent.has(kind);
}

/** Entries that only say that a period began or ended: headings say it as well. */
export function isBoundary({ kind }: Incident): boolean {
  return boundaries.has(kind);
}

/**
 * The entries that sum up a period: where games are played inside it (tennis), their ends; else all that
 * scored, the key moments, and who won the period.
 */
export function summaryOf(
  entries: readonly Incident[],
  gains: Gains,
  sport: Pick<Sport, 'inner'>,
): Incident[] {
  const ends = entries.filter(endsGame);
  if (ends.length > 1) return ends;
  return entries.filter((entry) =>
    isBoundary(entry) ? endsGame(entry) : gains.has(entry.key) || isKeyMoment(entry, gains, sport),
  );
}
