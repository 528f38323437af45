import type { Tx } from '#platform/db/database.ts';

/** Those who gain or lose by how matches are shown, by uid: they don't say which are one. */
export type Stake = (tx: Tx, matchIds: readonly number[]) => Promise<readonly number[]>;
