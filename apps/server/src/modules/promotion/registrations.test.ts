import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountRegistered, accountRegistered } from '#modules/identity/index.ts';
import { rows } from '#platform/db/database.ts';
import { createSecret } from '#platform/secret.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { countRegistration } from './count-registration.ts';
import { type Channel, type Office, office } from './testing/office.ts';
import { visitor } from './testing/visitor.ts';
import { createIsBot } from './unwatched.ts';

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
    'counts for the %s that the browser claims, when there is nothing else',
    async (name) => {
      await visitor(app).register(address(), { promotionChannelId: String(channel[name]) });
      await untilReasons([null]);
    },
  );

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
      promotionChannelId: channel.code,
      inviteCode: null,
      ip: `198.18.0.${names}`,
      userAgent: 'Mozilla/5.0 (Android 16) Gecko/140 Firefox/140',
      ...more,
    };
  };
  const isBot = createIsBot({ production: true });
  const count = (registered: AccountRegistered) =>
    app.db.transaction((tx) => countRegistration(tx, { secret, isBot }, registered));

  test('twice, a registration counts once', async () => {
    const registered = await told();
    await count(registered);
    await count(registered);
    expect(await reasons()).toEqual([null]);
  });

  test('at once, all registrations of one person count once', async () => {
    for (let rounds = 1; rounds <= 5; rounds += 1) {
      const { ip } = await told();
      const crowd = await Promise.all([1, 2, 3, 4, 5].map(() => told({ ip })));
      await Promise.all(crowd.map(count));
      expect((await reasons()).filter((reason) => reason === null)).toHaveLength(rounds);
    }
  });

  test('late, a registration counts on the first day that no statement has closed', async () => {
    await app.db.execute(sql`
      insert into channel_statement (channel_id, day, raw_visits, visits, registered_visits,
        registrations, downloads, first_recharges, filtered, closed_at, previous_hash, hash)
      values (${channel.id}, '2026-05-02', 0, 0, 0, 0, 0, 0, '{}', now(), '', '')`);
    await count(await told({ at: '2026-05-01T12:00:00.000Z' }));
    const [kept] = await rows<{ day: string }>(
      app.db,
      sql`select day from channel_registration where channel_id = ${channel.id}`,
    );
    expect(kept?.day).toBe('2026-05-03');
  });

  test('by its name, an event keeps reaching who subscribed under it', () => {
    expect(accountRegistered.name).toBe('account-registered');
  });
});
