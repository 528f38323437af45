import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountRegistered, accountRegistered } from '#modules/identity/index.ts';
import { createSecret } from '#platform/secret.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { type Channel, type Office, office } from '../testing/office.ts';
import { recharge } from '../testing/recharge.ts';
import { type Visitor, visitor } from '../testing/visitor.ts';
import { markChannel } from '../visits/channel-mark.ts';
import { confirmVisits } from '../visits/confirm-visits.ts';
import { createIsBot } from '../visits/unwatched.ts';
import { countRegistration } from './count-registration.ts';

let app: TestApp;
let admin: Office;
let channel: Channel;
let other: Channel;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await office(app, 'admin');
});
beforeEach(async () => {
  channel = await admin.makeChannel();
  other = await admin.makeChannel();
});

let names = 0;
const address = () => `came${++names}@example.org`;

/** Why those who registered by a channel do not count, in their order; null for who does. */
async function reasons(): Promise<(string | null)[]> {
  const found = await admin.list<{ filtered: string | null }>('channel-users', {
    channelId: channel.id,
    _sort: 'registeredAt',
    _order: 'ASC',
    _end: 100,
  });
  return found.map(({ filtered }) => filtered);
}

const goldOf = async (someone: Visitor): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;

async function untilReasons(expected: (string | null)[]): Promise<void> {
  await expect.poll(reasons, { timeout: 10_000 }).toEqual(expected);
}

describe('A registration', () => {
  test('counts for the channel whose link the visitor followed, once in each statistic', async () => {
    const someone = await visitor(app).visit(channel.code);
    await someone.register(address());
    await someone.take('ios');
    const found = await admin.untilTotals(channel.id, { registrations: 1, downloads: 1 });
    expect(found).toMatchObject({
      rawVisits: 1,
      visits: 1,
      registeredVisits: 1,
      registrations: 1,
      downloads: 1,
    });
    expect(await reasons()).toEqual([null]);
  });

  test.each(['visitor', 'channel'])('bears a cookie %s that is none of ours', async (name) => {
    const someone = visitor(app);
    someone.cookies.set(name, '%00');
    await expect(someone.register(address())).resolves.toBe(someone);
  });

  test('counts for the last of several links', async () => {
    const someone = await visitor(app).visit(other.code);
    await someone.visit(channel.code);
    await someone.register(address());
    await untilReasons([null]);
    expect(await admin.totalsOf(other.id)).toMatchObject({ visits: 1, registrations: 0 });
  });

  test('counts for what the server has set, whatever the browser claims', async () => {
    const someone = await visitor(app).visit(channel.code);
    await someone.register(address(), { promotionChannelId: String(other.id) });
    await untilReasons([null]);
    expect(await admin.totalsOf(other.id)).toMatchObject({ registrations: 0 });
  });

  test('counts for what the visitor is known to have followed, when the mark is gone', async () => {
    const someone = await visitor(app).visit(channel.code);
    someone.cookies.delete('channel');
    await someone.register(address(), { promotionChannelId: String(other.id) });
    await untilReasons([null]);
  });

  test('counts for no channel that a forged mark names', async () => {
    const someone = await visitor(app).visit(channel.code);
    const mark = someone.cookies.get('channel')!;
    someone.cookies.set('channel', mark.replace(/^\d+/, String(other.id)));
    await someone.register(address());
    await untilReasons([null]);
  });

  test.each(['id', 'code'] as const)(
    'is kept, and not counted, for the %s that the browser merely claims',
    async (name) => {
      const someone = visitor(app);
      await someone.register(address(), { promotionChannelId: String(channel[name]) });
      await untilReasons(['claimed']);
      await recharge(someone);
      await expect.poll(() => goldOf(someone)).toBeGreaterThan(200);
      expect(await admin.totalsOf(channel.id)).toMatchObject({
        rawVisits: 0,
        registrations: 0,
        firstRecharges: 0,
        filtered: { claimed: 1 },
      });
      const listed = await admin.list<{ rechargedFen: number }>('channel-gold', {
        channelId: channel.id,
      });
      expect(listed.every(({ rechargedFen }) => rechargedFen === 0)).toBe(true);
      expect(await admin.list('channel-water', { channelId: channel.id })).toEqual([]);
    },
  );

  test('that is claimed takes nothing from the one that is not', async () => {
    const someone = visitor(app);
    await someone.register(address(), { promotionChannelId: String(channel.id) });
    await untilReasons(['claimed']);
    const again = await someone.anew().visit(channel.code);
    await again.register(address());
    await untilReasons(['claimed', null]);
  });

  test('is not counted beyond what one host is believed to bring in a day', async () => {
    const ip = '203.0.113.77';
    for (let number = 1; number <= 12; number++) {
      const someone = await visitor(app, { ip, userAgent: `Mozilla/5.0 Rotated/${number}` }).visit(
        channel.code,
      );
      await someone.register(address());
    }
    await expect.poll(async () => (await reasons()).length, { timeout: 20_000 }).toBe(12);
    const counted = (await reasons()).filter((reason) => reason === null);
    expect(counted).toHaveLength(10);
    expect((await reasons()).filter((reason) => reason === 'network')).toHaveLength(2);
  });

  test('counts for nobody who is claimed and is not there, or not in use', async () => {
    await admin.send('PATCH', `channels/${other.id}`, { active: false });
    await visitor(app).register(address(), { promotionChannelId: String(other.id) });
    await visitor(app).register(address(), { promotionChannelId: 'nobody' });
    const someone = await visitor(app).visit(channel.code);
    await someone.register(address());
    await untilReasons([null]);
    expect(await admin.totalsOf(other.id)).toMatchObject({ registrations: 0 });
  });

  test('counts for a channel that went out of use since its link was followed', async () => {
    const someone = await visitor(app).visit(channel.code);
    await admin.send('PATCH', `channels/${channel.id}`, { active: false });
    await someone.register(address());
    await untilReasons([null]);
  });

  test('does not count for the same visitor again, for no channel', async () => {
    const someone = await visitor(app).visit(other.code);
    await someone.register(address());
    await admin.untilTotals(other.id, { registrations: 1 });
    someone.cookies.delete('token');
    await someone.visit(channel.code);
    await someone.register(address());
    await untilReasons(['repeat']);
  });

  test('does not count again for who cleared their cookies', async () => {
    const someone = await visitor(app).visit(channel.code);
    await someone.register(address());
    await untilReasons([null]);
    const again = await someone.anew().visit(channel.code);
    await again.register(address());
    await untilReasons([null, 'samePerson']);
    expect(await admin.totalsOf(channel.id)).toMatchObject({ visits: 1, registrations: 1 });
  });

  test('does not count for a bot', async () => {
    const bot = visitor(app, { userAgent: 'python-requests/2.32' });
    await bot.register(address(), { promotionChannelId: String(channel.id) });
    await untilReasons(['bot']);
  });

  test("does not count in the manager's own browser", async () => {
    const manager = await office(app, 'manager');
    channel = await manager.makeChannel();
    const someone = visitor(app);
    await someone.signInAs('manager');
    await someone.visit(channel.code);
    someone.cookies.delete('token');
    await someone.register(address());
    await untilReasons(['self']);
    await someone.take('android');
    expect(await manager.totalsOf(channel.id)).toMatchObject({
      visits: 0,
      registrations: 0,
      downloads: 0,
    });
  });
});

describe('Told of', () => {
  const secret = createSecret('another');
  const told = async (more: Partial<AccountRegistered> = {}): Promise<AccountRegistered> => {
    const [made] = await rows<{ id: number }>(
      app.db,
      sql`insert into account (username, created_at) values (${`told${++names}`}, now())
        returning id`,
    );
    return {
      accountId: made!.id,
      at: new Date().toISOString(),
      visitorId: null,
      channelMark: null,
      promotionChannelId: null,
      inviteCode: null,
      ip: `198.18.0.${names}`,
      userAgent: 'Mozilla/5.0 (Android 16) Gecko/140 Firefox/140',
      ...more,
    };
  };
  const isBot = createIsBot({ production: true });
  /** In a browser that has just followed the channel's link. */
  const marked = (now = new Date()) => {
    const visitorId = randomUUID();
    const channelMark = markChannel(secret, { visitorId, channelId: channel.id, now });
    return { visitorId, channelMark };
  };
  /** Where its page came alive, too. */
  const seen = async (now = new Date()) => {
    const browser = marked(now);
    await app.db.execute(sql`
      insert into channel_visit (channel_id, visitor_id, person_hash, at, day, referrer, filtered,
        confirmed_at)
      values (${channel.id}, ${browser.visitorId}, ${browser.visitorId}, ${now.toISOString()},
        ${now.toISOString()}::date, '', null, ${now.toISOString()})`);
    return browser;
  };
  const count = (registered: AccountRegistered) =>
    app.db.transaction((tx) => countRegistration(tx, { secret, isBot }, registered));

  test('twice, a registration counts once', async () => {
    const registered = await told(await seen());
    await count(registered);
    await count(registered);
    expect(await reasons()).toEqual([null]);
  });

  test('whose page never came alive, a registration is kept and not counted', async () => {
    await count(await told(marked()));
    expect(await reasons()).toEqual(['unconfirmed']);
  });

  test('told before its page came alive, a registration counts once that has', async () => {
    const browser = marked();
    await app.db.execute(sql`
      insert into channel_visit (channel_id, visitor_id, person_hash, at, day, referrer, filtered)
      values (${channel.id}, ${browser.visitorId}, ${browser.visitorId}, now(), now()::date, '',
        'unconfirmed')`);
    await count(await told(browser));
    expect(await reasons()).toEqual(['unconfirmed']);
    const page = { visitorId: browser.visitorId, accountId: null, now: new Date() };
    await app.db.transaction((tx) => confirmVisits(tx, page));
    expect(await reasons()).toEqual([null]);
  });

  test('at once, all registrations of one person count once', async () => {
    for (let rounds = 1; rounds <= 5; rounds += 1) {
      const { ip } = await told();
      const crowd = await Promise.all(
        [1, 2, 3, 4, 5].map(async () => told({ ip, ...(await seen()) })),
      );
      await Promise.all(crowd.map(count));
      expect((await reasons()).filter((reason) => reason === null)).toHaveLength(rounds);
    }
  });

  test('late, a registration counts on the first day that no statement has closed', async () => {
    await app.db.execute(sql`
      insert into channel_statement (channel_id, day, raw_visits, visits, registered_visits,
        registrations, downloads, first_recharges, filtered, closed_at, previous_hash, hash)
      values (${channel.id}, '2026-05-02', 0, 0, 0, 0, 0, 0, '{}', now(), '', '')`);
    const at = '2026-05-01T12:00:00.000Z';
    await count(await told({ at, ...(await seen(new Date(at))) }));
    const [kept] = await rows<{ day: string }>(
      app.db,
      sql`select day from channel_registration where channel_id = ${channel.id}`,
    );
    expect(kept?.day).toBe('2026-05-03');
  });

  test('at once, those of one host count up to its budget and no further', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 14 }, async (_, number) =>
        told({ ip: '198.19.0.1', userAgent: `Mozilla/5.0 Crowd/${number}`, ...(await seen()) }),
      ),
    );
    await Promise.all(crowd.map(count));
    expect((await reasons()).filter((reason) => reason === null)).toHaveLength(10);
  });

  test('by its name, an event keeps reaching who subscribed under it', () => {
    expect(accountRegistered.name).toBe('account-registered');
  });
});
