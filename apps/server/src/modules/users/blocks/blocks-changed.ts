import { defineEvent } from '#platform/jobs.ts';

export interface BlocksChanged {
  accountId: number;
}

/** Somebody blocks another person, or no longer does. */
export const blocksChanged = defineEvent<BlocksChanged>('blocks-changed');
