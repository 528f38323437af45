import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type All, gatherTransactions } from '#platform/gather/gather-transactions.ts';
import type { ModuleContext } from '#platform/module.ts';
import { refusalOf, type UnlockOrder, unlockRoom } from './unlock-room.ts';

/**
 * As `unlockRoom`; what is unlocked in the same moment becomes one transaction (`unlock_rooms`), so that a hot
 * room's viewers wait for the disk together.
 */
export const gatherUnlocks = ({ db, log }: Pick<ModuleContext, 'db' | 'log'>) =>
  gatherTransactions({
    ...{ db, log, refusalOf },
    name: 'unlock-rooms',
    row: { id: int },
    statement: (all: All<UnlockOrder>) => sql`select nth, unlock_id as id, refusal
      from unlock_rooms(${all(({ broadcastId }) => broadcastId)}::int[],
        ${all(({ accountId }) => accountId)}::int[],
        ${all(({ price }) => price)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ now }) => now.toISOString())}::timestamptz[])`,
    resultOf: ({ id }) => id,
    alone: (order) => unlockRoom(db, order),
  });
