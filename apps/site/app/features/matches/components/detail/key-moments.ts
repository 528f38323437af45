import type { Incident, IncidentKind } from '@xiongmao/api/matches/shapes';

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
  'substitution',
  'videoReview',
  'periodStart',
  'periodEnd',
  'delay',
  'ejection',
  'threePoints',
  'wicket',
  'touchdown',
  'fieldGoal',
  'objective',
  'gameEnd',
]);

/** What one tells a friend who missed it; whatever was taken back or put right is told, too. */
export function isKeyMoment({ kind, state, score }: Incident): boolean {
  return moments.has(kind) || state !== 'current' || (kind === 'run' && score !== null);
}
