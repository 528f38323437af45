import { defineEvent } from '#platform/jobs.ts';

/** Rows of matches that are shown as others than before, by somebody's word: as one, or apart. */
export const matchesJoined = defineEvent<{ matchIds: number[] }>('matches-joined');
