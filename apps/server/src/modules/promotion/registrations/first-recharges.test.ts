import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rechargePaid } from '#modules/wallet/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { type Office, office } from '../testing/office.ts';
import { recharge } from '../testing/recharge.ts';
import { visitor } from '../testing/visitor.ts';
import { countFirstRecharge } from './count-first-recharge.ts';

let app: TestApp;
let admin: Office;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await office(app, 'admin');
});

describe('The first recharge of a person', () => {
  test('counts for the channel that brought them, once however often they recharge', async () => {
    const channel = await admin.makeChannel();
    const someone = await visitor(app).visit(channel.code);
    await someone.register('recharger@example.org');
    await admin.untilTotals(channel.id, { registrations: 1 });
    expect(await admin.totalsOf(channel.id)).toMatchObject({ firstRecharges: 0 });
    await recharge(someone);
    await admin.untilTotals(channel.id, { firstRecharges: 1 });
    await recharge(someone);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await admin.totalsOf(channel.id)).toMatchObject({ registrations: 1, firstRecharges: 1 });
  });

  test('does not count where the registration does not', async () => {
    const channel = await admin.makeChannel();
    const someone = await visitor(app).visit(channel.code);
    await someone.register('counted@example.org');
    await admin.untilTotals(channel.id, { registrations: 1 });
    const again = await someone.anew().visit(channel.code);
    await again.register('notcounted@example.org');
    await recharge(again);
    await recharge(someone);
    await admin.untilTotals(channel.id, { firstRecharges: 1 });
    expect(await admin.totalsOf(channel.id)).toMatchObject({ registrations: 1, firstRecharges: 1 });
  });

  test('stays on the day on which it was counted', async () => {
    const channel = await admin.makeChannel();
    const someone = await visitor(app).visit(channel.code);
    await someone.register('everyday@example.org');
    await admin.untilTotals(channel.id, { registrations: 1 });
    const told = async (at: Date) => {
      const accountId = Number(someone.cookies.get('uid'));
      const paid = { paymentId: 1, accountId, fen: 600, at: at.toISOString() };
      await app.db.transaction((tx) => countFirstRecharge(tx, paid));
      return rows<{ day: string }>(
        app.db,
        sql`select recharged_on as day from channel_registration where account_id = ${accountId}`,
      );
    };
    const [counted] = await told(new Date());
    expect(counted!.day).not.toBeNull();
    expect(await told(new Date(Date.now() + 2 * 86_400_000))).toEqual([counted]);
  });

  test('keeps reaching us under the name of its event', () => {
    expect(rechargePaid.name).toBe('recharge-paid');
  });
});
