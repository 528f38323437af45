import type { ResourceRow } from '@xiongmao/api/resource';
import type { channelGoldResource, channelWaterResource } from '@xiongmao/api/wallet/resources';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { holdGold, releaseHolds } from '#modules/wallet/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import type { Person } from '#testing/people/person.ts';
import { type Channel, type Office, office } from '../testing/office.ts';
import { recharge } from '../testing/recharge.ts';
import { visitor } from '../testing/visitor.ts';

type GoldDay = ResourceRow<typeof channelGoldResource>;
type Water = ResourceRow<typeof channelWaterResource>;

/** Where it is always another day than in the other. */
const [early, late] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;

let app: TestApp;
let admin: Office;
let manager: Office;
let other: Office;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  await app.db.execute(sql`update account set roles = '{user,manager}' where username = 'fan2'`);
  admin = await office(app, 'admin');
  manager = await office(app, 'manager');
  other = await office(app, 'fan2');
});

const goldOf = async (someone: Person): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;

let people = 0;
/** Someone whom a channel brought, and who has the welcome gold. */
async function brought({ id, code }: Channel) {
  const someone = await visitor(app).visit(code);
  await someone.register(`gold${++people}@example.org`);
  await vi.waitFor(
    async () => {
      expect(await goldOf(someone)).toBe(200);
      expect(await admin.list('channel-users', { channelId: id })).toHaveLength(1);
    },
    { timeout: 10_000 },
  );
  return someone;
}

let intents = 0;
function hold(someone: Person, amount: number): Promise<number> {
  const ownerId = Number(someone.cookies.get('uid'));
  const given = { key: `intent-${++intents}`, ownerId, amount, reference: 'plan:7' };
  return app.db.transaction((tx) => holdGold(tx, { ...given, at: new Date() }));
}

const release = (holdId: number) =>
  app.db.transaction((tx) => releaseHolds(tx, [holdId], new Date()));

const daysOf = (who: Office, channelId: number, more: object = {}) =>
  who.list<GoldDay>('channel-gold', { channelId, ...more });
const waterOf = (who: Office, channelId: number, more: object = {}) =>
  who.list<Water>('channel-water', { channelId, ...more });

const nothing = {
  payers: 0,
  recharges: 0,
  rechargedFen: 0,
  rechargedGold: 0,
  welcomeGold: 0,
  spentGold: 0,
};

describe('Gold by day', () => {
  test('tells what the users of a channel recharged, were given and spent', async () => {
    const channel = await manager.makeChannel();
    const someone = await brought(channel);
    await recharge(someone);
    await recharge(someone);
    await hold(someone, 28);
    const [today, ...before] = await daysOf(manager, channel.id);
    const day = zonedDay(new Date(), channel.zone);
    expect(today).toEqual({
      id: `${channel.id}:${day}`,
      channelId: channel.id,
      channel: channel.name,
      day,
      payers: 1,
      recharges: 2,
      rechargedFen: 2_000,
      rechargedGold: (await goldOf(someone)) - 200 + 28,
      welcomeGold: 200,
      spentGold: 28,
    });
    expect(today!.rechargedGold).toBeGreaterThan(0);
    expect(before[0]).toEqual({
      ...nothing,
      id: `${channel.id}:${addDays(day, -1)}`,
      channelId: channel.id,
      channel: channel.name,
      day: addDays(day, -1),
    });
  });

  test('has every day of the span, newest first, or oldest', async () => {
    const channel = await manager.makeChannel({ zone: 'UTC' });
    const span = { day_gte: '2026-01-30', day_lte: '2026-02-02' };
    const days = ['2026-02-02', '2026-02-01', '2026-01-31', '2026-01-30'];
    expect((await daysOf(manager, channel.id, span)).map(({ day }) => day)).toEqual(days);
    const asked = { ...span, _sort: 'day', _order: 'ASC' };
    const oldestFirst = await daysOf(manager, channel.id, asked);
    expect(oldestFirst.map(({ day }) => day)).toEqual(days.toReversed());
  });

  test("goes by the channel's calendar", async () => {
    const channels = [
      await manager.makeChannel({ zone: early }),
      await manager.makeChannel({ zone: late }),
    ];
    for (const channel of channels) await recharge(await brought(channel));
    const all = await manager.list<GoldDay>('channel-gold', { _end: 500 });
    for (const { id, zone } of channels) {
      const days = all.filter(({ channelId, recharges }) => channelId === id && recharges > 0);
      expect(days.map(({ day }) => day)).toEqual([zonedDay(new Date(), zone)]);
    }
  });

  test('stays on its day when the channel moves to another zone, and counts there from then on', async () => {
    const channel = await manager.makeChannel({ zone: early });
    const someone = await brought(channel);
    await recharge(someone);
    const before = zonedDay(new Date(), early);
    const rechargedOn = async () =>
      (await daysOf(manager, channel.id))
        .filter(({ recharges }) => recharges > 0)
        .map(({ day, recharges }) => [day, recharges]);
    expect(await rechargedOn()).toEqual([[before, 1]]);

    await manager.send('PATCH', `channels/${channel.id}`, { zone: late });
    await recharge(someone);
    const after = zonedDay(new Date(), late);
    const span = { day_gte: addDays(after, -1), day_lte: before };
    const found = await daysOf(manager, channel.id, span);
    expect(found.find(({ day }) => day === after)).toMatchObject({ recharges: 1 });
    const [entry] = await manager.list<ResourceRow<typeof channelWaterResource>>('channel-water', {
      channelId: channel.id,
      day_gte: after,
      day_lte: after,
    });
    expect(entry).toMatchObject({ day: after, zone: late });
    await manager.send('PATCH', `channels/${channel.id}`, { zone: early });
    expect(await rechargedOn()).toEqual([
      [before, 1],
      [after, 1],
    ]);
  });

  test('takes off what is given back', async () => {
    const channel = await manager.makeChannel();
    const someone = await brought(channel);
    const holds = [await hold(someone, 30), await hold(someone, 8)];
    expect((await daysOf(manager, channel.id))[0]!.spentGold).toBe(38);
    await release(holds[0]!);
    expect((await daysOf(manager, channel.id))[0]!.spentGold).toBe(8);
  });

  test('counts those whose registration is filtered, as they are listed', async () => {
    const channel = await manager.makeChannel();
    const someone = visitor(app);
    await (await someone.visit(channel.code)).register('oncegold@example.org');
    const again = await someone.anew().visit(channel.code);
    await again.register('twicegold@example.org');
    await recharge(again);
    const users = () =>
      admin.list<{ filtered: string | null }>('channel-users', { channelId: channel.id });
    await expect.poll(users, { timeout: 10_000 }).toHaveLength(2);
    expect((await users()).filter(({ filtered }) => filtered !== null)).toHaveLength(1);
    expect((await daysOf(manager, channel.id))[0]).toMatchObject({ payers: 1, recharges: 1 });
  });

  test('is for those whose channel it is', async () => {
    const channel = await manager.makeChannel();
    await recharge(await brought(channel));
    expect(await daysOf(other, channel.id)).toEqual([]);
    const all = await other.list<GoldDay>('channel-gold', { _end: 500 });
    expect(all.filter(({ channelId }) => channelId === channel.id)).toEqual([]);
    expect((await daysOf(admin, channel.id))[0]).toMatchObject({ recharges: 1 });
  });
});

describe('Coin details', () => {
  let channel: Channel;
  let someone: Person;
  beforeAll(async () => {
    channel = await manager.makeChannel({ zone: early });
    someone = await brought(channel);
    await recharge(someone);
    await release(await hold(someone, 28));
  });

  test("are each movement of its users' wallets, newest first, signed", async () => {
    const listed = await waterOf(manager, channel.id);
    expect(listed.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
      ['release', 28, 'plan:7'],
      ['hold', -28, 'plan:7'],
      ['recharge', expect.any(Number), expect.stringMatching(/^recharge:\d+$/)],
      ['welcome', 200, 'welcome'],
    ]);
    expect(listed.reduce((sum, { amount }) => sum + amount, 0)).toBe(await goldOf(someone));
    const userId = Number(someone.cookies.get('uid'));
    for (const entry of listed) {
      expect(entry).toMatchObject({ channelId: channel.id, channel: channel.name, userId });
      expect(Date.now() - Date.parse(entry.at)).toBeLessThan(60_000);
    }
  });

  test('can be narrowed by kind, name and day', async () => {
    const kinds = async (more: object) =>
      (await waterOf(manager, channel.id, more)).map(({ kind }) => kind);
    const all = ['release', 'hold', 'recharge', 'welcome'];
    const [{ username } = { username: '' }] = await waterOf(manager, channel.id);
    const today = zonedDay(new Date(), early);
    expect(await kinds({ kind: 'hold' })).toEqual(['hold']);
    expect(await kinds({ q: username })).toEqual(all);
    expect(await kinds({ q: `${username}x` })).toEqual([]);
    expect(await kinds({ day_gte: today, day_lte: today })).toEqual(all);
    expect(await kinds({ day_gte: addDays(today, 1) })).toEqual([]);
    expect(await kinds({ day_lte: addDays(today, -1) })).toEqual([]);
    expect(await kinds({ _sort: 'id', _order: 'ASC' })).toEqual(all.toReversed());
    expect(await kinds({ _start: 1, _end: 3 })).toEqual(['hold', 'recharge']);
  });

  test('are for those whose channel it is', async () => {
    expect(await waterOf(other, channel.id)).toEqual([]);
    const all = await other.list<Water>('channel-water', { _end: 500 });
    expect(all.filter(({ channelId }) => channelId === channel.id)).toEqual([]);
    expect(await waterOf(admin, channel.id)).toHaveLength(4);
  });

  test.each(['channel-gold', 'channel-water', 'channel-users', 'statements'])(
    'and %s take days long past for what they are: empty',
    async (resource) => {
      const span = { channelId: channel.id, day_gte: '1800-01-01', day_lte: '1801-01-01' };
      expect(await admin.list(resource, span)).toEqual([]);
    },
  );
});
