import type { ModuleContext } from '#platform/module.ts';
import { makeDemoAccount } from '../identity/accounts.ts';
import { makeDemoRecharge } from '../wallet/recharge.ts';

const buyers = 14;
const month = 30 * 24 * 3_600_000;

/** Fans with gold that they recharged a month ago. */
export async function makeBuyers(context: ModuleContext): Promise<number[]> {
  const { db, clock } = context;
  const at = new Date(clock.now().getTime() - month);
  const ids: number[] = [];
  for (let number = 1; number <= buyers; number++) {
    const fan = { name: `DemoFan${number}`, roles: ['user' as const], at };
    const accountId = await db.transaction((tx) => makeDemoAccount(tx, fan));
    if (accountId === null) continue;
    ids.push(accountId);
    await makeDemoRecharge(context, { accountId, at });
  }
  return ids;
}
