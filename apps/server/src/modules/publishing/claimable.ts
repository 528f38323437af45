import { sql } from 'drizzle-orm';
import type { Claimable } from '#modules/takedowns/index.ts';
import { affected, type Tx } from '#platform/db/database.ts';
import { move } from './move.ts';
import type { Publication } from './publication.ts';

/** What is published can be taken down for rights-holders, and is restored to what it was before. */
export const claimable = (publication: Publication, find: Claimable['find']): Claimable => ({
  kind: publication.of,
  find,
  async takeDown(tx, jobs, key, { by, reason, now }) {
    const id = Number(key);
    // Also what was withdrawn since it was claimed, and whatever became of it then.
    const wasSeen = sql`select from ${publication.table}
      where id = ${id} and published_at is not null and state <> 'takenDown' for update`;
    if ((await affected(tx, wasSeen)) === 0) return false;
    const taken = { event: 'takeDown', by: 'claim', uid: by, reason, now } as const;
    await move(tx, jobs, publication, id, taken);
    return true;
  },
  async restore(tx, jobs, key, { by, now }) {
    const id = Number(key);
    // Whose author has left is withdrawn for good.
    const isDown = sql`select from ${publication.table} where id = ${id} and state = 'takenDown' for update`;
    if ((await affected(tx, isDown)) === 0) return;
    const event = (await wasShown(tx, publication, id)) ? 'restore' : 'putBack';
    await move(tx, jobs, publication, id, { event, by: 'claim', uid: by, now });
  },
});

/** Whether people saw what is taken down until then: by the step before. */
const wasShown = async (tx: Tx, { steps, key }: Publication, id: number): Promise<boolean> =>
  (await affected(
    tx,
    sql`select from (select state from ${steps} where ${key} = ${id} order by id desc offset 1 limit 1) before
      where state = 'published'`,
  )) > 0;
