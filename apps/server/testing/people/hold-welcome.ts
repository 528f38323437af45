import { sql } from 'drizzle-orm';
import { holdGold, welcomeCheck } from '#modules/wallet/index.ts';

import { rows } from '#testing/rows.ts';
import type { TestApp } from '../app.ts';

/** Has someone's welcome gold wait for a review, once they have it. */
export async function holdWelcome(app: TestApp, uid: number): Promise<void> {
  const at = new Date();
  for (let tries = 0; tries < 200; tries++) {
    const held = await app.db.transaction(async (tx) => {
      const given = await rows(
        tx,
        sql`select 1 from welcome where account_id = ${uid} and state = 'given' for update`,
      );
      if (given.length === 0) return false;
      const key = `welcome:${uid}:check`;
      const hold = { key, ownerId: uid, amount: 200, reference: welcomeCheck, at };
      await tx.execute(sql`
        update welcome set state = 'held', reason = 'network', hold_id = ${await holdGold(tx, hold)}
        where account_id = ${uid}`);
      return true;
    });
    if (held) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no welcome came');
}
