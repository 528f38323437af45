import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import { defineEvent } from '#platform/jobs.ts';

/** Somebody scored in matches that are live. */
export const goalScored = defineEvent<{ matchIds: number[] }>('goal-scored');

export const goalKinds: readonly IncidentKind[] = ['goal', 'penaltyGoal', 'ownGoal'];

export const isGoal = (kind: IncidentKind): boolean => goalKinds.includes(kind);
