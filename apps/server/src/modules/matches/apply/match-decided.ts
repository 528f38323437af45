import { defineEvent } from '#platform/jobs.ts';

/** Matches that won't be played on as they stand; told again when what is known of one changes. */
export const matchDecided = defineEvent<{ matchIds: number[] }>('match-decided');
