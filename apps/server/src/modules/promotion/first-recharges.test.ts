import { beforeAll, describe, expect, test } from 'vitest';
import { rechargePaid } from '#modules/wallet/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Office, office } from './testing/office.ts';
import { recharge } from './testing/recharge.ts';
import { visitor } from './testing/visitor.ts';

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

  test('keeps reaching us under the name of its event', () => {
    expect(rechargePaid.name).toBe('recharge-paid');
  });
});
