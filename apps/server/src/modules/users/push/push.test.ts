import { errors } from '@xiongmao/api/errors';
import type { PushMessage } from '@xiongmao/api/users/push/message';
import { type PushService, type Subscription, startPushService } from '@xiongmao/push/push-service';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { type TestApp, testApp, testVapid } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { eraseUser, notify } from '../index.ts';
import { passwordChanged, welcome } from '../notices/notice-types.ts';
import { forgetEndedSubscriptions } from './forget-subscriptions.ts';

let app: TestApp;
let service: PushService;
/** ms by which it is later than it is. */
let later = 0;
const clock = { ...systemClock, now: () => new Date(Date.now() + later) };
beforeAll(async () => {
  service = await startPushService();
  app = await testApp({ env: { PUSH_SERVICES: service.origin }, clock });
});
afterAll(() => service.stop());

let count = 0;
let fan: Person;
let browser: Subscription;
beforeEach(async () => {
  count++;
  later = 0;
  fan = await person(app).register(`pushed${count}@example.org`);
  browser = service.subscribe(testVapid.publicKey);
  await isWelcomed(fan);
});
afterEach(() => forgetWaiting());

/** On a busy machine, too. */
const until = (holds: () => boolean | Promise<boolean>, timeout = 10_000) =>
  vi.waitUntil(holds, { timeout });
/** Every newcomer is welcomed: that is not what is told here. */
const isWelcomed = (who: Person) =>
  until(async () => (await who.get('/user/notices')).result.total === 1);
const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const subscribe = (more: object = {}, headers: Record<string, string> = {}, who = fan) =>
  who.post('/user/push/subscribe', { ...browser, ...more }, headers);
const devicesOf = async (who = fan) => (await who.get('/user/push')).result.devices;
const prefer = (changes: object) => fan.post('/user/saveUserDataStatus', changes);
/** What has come for a browser, oldest first; an endpoint names it. */
const shown = (endpoint = browser.endpoint): PushMessage[] =>
  service.taken
    .filter((pushed) => pushed.endpoint === endpoint)
    .map(({ text }) => JSON.parse(text) as PushMessage);
const bodies = () => shown().map(({ body }) => body);
const tell = (type: typeof welcome, who = fan, at = clock.now()) =>
  app.db.transaction((tx) =>
    notify(tx, app.jobs, uidOf(who), { type, values: {}, cause: null, at }),
  );
/** Waits until nothing is on its way. */
const settled = () =>
  until(async () => {
    const left = sql`select from pgboss.job
      where name = 'push-notices' and state in ('created', 'active') and start_after <= now()`;
    return (await rows(app.db, left)).length === 0;
  });
/** When what waits is to be sent again, in seconds from now. */
async function waits(): Promise<number[]> {
  const found = await rows<{ seconds: number }>(
    app.db,
    sql`select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
      where name = 'push-notices' and state = 'created' and start_after > now() order by 1`,
  );
  return found.map(({ seconds }) => seconds);
}
/** Jobs that are not done yet. */
async function waiting(): Promise<number> {
  const query = sql`select from pgboss.job where name = 'push-notices' and state in ('created', 'active')`;
  return (await rows(app.db, query)).length;
}
const forgetWaiting = () =>
  app.db.execute(sql`delete from pgboss.job where name = 'push-notices' and state = 'created'`);

const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));
/** A match of its own, in play. */
async function favourite(
  name = `pushed ${count}`,
  more: Parameters<typeof fixtureOf>[2] = {},
): Promise<{ name: string; id: number }> {
  await send(fixtureOf(name, new Date(Date.now() + 3_600_000).toISOString(), more));
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  await fan.post('/match/attention', { matchIds: [match!.id] });
  await send(stateOf(name, 1, { status: 'live' }));
  return { name, id: match!.id };
}

describe('A browser that has subscribed', () => {
  test('is told of a notice: signed, encrypted, in its language, with where it leads', async () => {
    expect(await subscribe({}, { language: 'ar' })).toMatchObject({ status: 'success' });
    const { id } = await favourite();
    await until(() => shown().length === 1);
    expect(shown()[0]).toMatchObject({
      ...{ kind: 'match', title: 'Xiongmao', lang: 'ar', dir: 'rtl', tag: `match-${id}` },
      body: `بدأت مباراة Home of pushed ${count} – Away of pushed ${count}.`,
      link: { page: 'match', id, within: 202 },
    });
    const pushed = service.taken.at(-1)!;
    expect(pushed).toMatchObject({ ttl: 1_800, urgency: 'high', topic: `match-${id}` });
    expect(service.faults).toEqual([]);
  });

  test('hears of a goal at once, and that it does not count under the same tag', async () => {
    await subscribe();
    const { name, id } = await favourite();
    await until(() => shown().length === 1);
    await send(incidentsOf(name, 1, [goalOf('g1')]));
    await until(() => shown().length === 2);
    await send(incidentsOf(name, 2, [{ ...goalOf('g1'), withdrawn: true, reason: 'VAR' }]));
    await until(() => shown().length === 3);
    const [home, away] = [`Home of ${name}`, `Away of ${name}`];
    expect(bodies()).toEqual([
      `${home} vs ${away} has started.`,
      `A. Scorer scores! ${home} 1–0 ${away}`,
      `Goal disallowed: ${home} 0–0 ${away}`,
    ]);
    const tag = `match-${id}`;
    expect(shown().map((message) => message.tag)).toEqual([tag, tag, tag]);
    const ids = shown().map((message) => message.id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('is one of the devices, by name, until it is removed', async () => {
    const { result } = await subscribe({}, { 'user-agent': 'Mozilla (Android) Chrome/150' });
    expect((await fan.get('/user/push')).result).toEqual({
      key: testVapid.publicKey,
      devices: [
        {
          ...{ id: result.id, device: 'Chrome, Android', current: true },
          seenAt: expect.any(String),
        },
      ],
    });
    const other = await person(app).register(`other${count}@example.org`);
    const remove = (who: Person) => who.post('/user/push/unsubscribe', { id: result.id });
    expect(await remove(other)).toMatchObject({
      code: 404,
      errorCode: errors.unknownPushDevice.code,
    });
    expect(await remove(fan)).toMatchObject({ status: 'success' });
    expect(await devicesOf()).toEqual([]);
    expect(await remove(fan)).toMatchObject({
      code: 404,
      errorCode: errors.unknownPushDevice.code,
    });
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
  });

  test('that says so again stays one; by another endpoint it is the same browser', async () => {
    const first = await subscribe();
    expect((await subscribe()).result).toEqual(first.result);
    browser = service.subscribe();
    const second = await subscribe();
    expect((await devicesOf()).map(({ id }: { id: number }) => id)).toEqual([second.result.id]);
  });

  test('is told nothing of who was signed in there before', async () => {
    await subscribe();
    const next = await person(app).register(`next${count}@example.org`);
    await isWelcomed(next);
    await subscribe({}, {}, next);
    expect(await devicesOf()).toEqual([]);
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
    await tell(welcome, next);
    await until(() => shown().length === 1);
  });

  test('is forgotten once its service knows it no longer', async () => {
    for (const status of [404, 410]) {
      browser = service.subscribe();
      await subscribe();
      service.answer(browser.endpoint, { status });
      await tell(welcome);
      await until(async () => (await devicesOf()).length === 0);
    }
  });

  test('is told nothing once its session is over, however that ended', async () => {
    await subscribe();
    const [session] = (await fan.get('/user/sessions')).result;
    const elsewhere = await person(app).register(`pushed${count}@example.org`);
    await elsewhere.post('/user/sessions/end', { id: session.id });
    expect(await devicesOf(elsewhere)).toEqual([]);
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
    const left = await rows(
      app.db,
      sql`select from push_subscription where endpoint = ${browser.endpoint}`,
    );
    expect(left).toEqual([]);

    browser = service.subscribe();
    await subscribe({}, {}, elsewhere);
    await elsewhere.post('/login/out', {});
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
  });

  test('is forgotten by the next morning once its session is over', async () => {
    await subscribe();
    const kept = () =>
      rows(app.db, sql`select from push_subscription where endpoint = ${browser.endpoint}`);
    await forgetEndedSubscriptions(app.db, new Date());
    expect(await kept()).toHaveLength(1);
    await app.db.execute(sql`
      update session set ended_at = now() - interval '1 minute' where account_id = ${uidOf(fan)}`);
    await forgetEndedSubscriptions(app.db, new Date());
    expect(await kept()).toEqual([]);
  });

  test('goes with its account', async () => {
    await subscribe();
    const leaving = { now: clock.now(), jobs: app.jobs };
    await app.db.transaction((tx) => eraseUser(tx, uidOf(fan), leaving));
    expect(await devicesOf()).toEqual([]);
  });
});

describe('Subscribing', () => {
  test.each([
    ['an address within the network', 'http://169.254.169.254/latest/meta-data'],
    ['this machine, by another port', 'http://127.0.0.1:1/'],
    ['a stranger', 'https://push.example.org/1'],
    ['a host that begins like a service', 'https://fcm.googleapis.com.example.org/1'],
    ['a host that ends like one', 'https://evilpush.apple.com/1'],
    ['a service in the clear', 'http://fcm.googleapis.com/1'],
    ['a service by another port', 'https://fcm.googleapis.com:8443/1'],
    ['a service with a password', 'https://a:b@fcm.googleapis.com/1'],
  ])('is refused for %s', async (_what, endpoint) => {
    expect(await subscribe({ endpoint })).toMatchObject({
      status: 'fail',
      errorCode: errors.unknownPushService.code,
    });
    expect(await devicesOf()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://db5p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])('is taken for a browser’s own service: %s', async (endpoint) => {
    expect(await subscribe({ endpoint: `${endpoint}${count}` })).toMatchObject({
      status: 'success',
    });
  });

  test('is refused for keys that nothing can be encrypted for', async () => {
    const { auth, p256dh } = browser.keys;
    for (const keys of [
      { auth, p256dh: 'short' },
      { auth, p256dh: `B${'A'.repeat(86)}` },
      { auth: 'x', p256dh },
    ]) {
      expect(await subscribe({ keys })).toMatchObject({ code: 400 });
    }
  });

  test('is refused for guests, and after sixty times in an hour', async () => {
    expect(await subscribe({}, {}, person(app))).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    for (let tries = 0; tries < 60; tries++) await subscribe();
    expect(await subscribe()).toMatchObject({ code: 429 });
  });
});

describe('What is pushed', () => {
  test('is chosen by kind; what one does not want at all is not pushed either', async () => {
    await subscribe();
    await prefer({ pushes: { account: false } });
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
    await prefer({ pushes: { account: true }, notices: { account: false } });
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
    await tell(passwordChanged);
    await until(() => shown().length === 1);
  });

  test('comes in the language that one has chosen', async () => {
    await subscribe();
    await prefer({ locale: 'zh_CN' });
    await tell(passwordChanged);
    await until(() => shown().length === 1);
    expect(shown()[0]).toMatchObject({ lang: 'zh-CN', body: expect.stringContaining('密码') });
  });

  test('in quiet hours waits for their end; of a match nothing comes, of one’s safety all', async () => {
    await subscribe({ zone: 'Asia/Tokyo' });
    const hour = (ahead: number) => {
      const at = new Date(Date.now() + (9 + ahead) * 3_600_000);
      return `${String(at.getUTCHours()).padStart(2, '0')}:00`;
    };
    expect(await prefer({ quietHours: { from: hour(0), to: hour(2) } })).toMatchObject({
      result: { quietHours: { from: hour(0) } },
    });
    await tell(passwordChanged);
    await until(() => shown().length === 1);
    await favourite();
    await until(async () => {
      const told = sql`select from notice where account_id = ${uidOf(fan)} and name = 'matchBegun'`;
      return (await rows(app.db, told)).length === 1;
    });
    await settled();
    expect(await waits()).toEqual([]);
    await tell(welcome);
    await settled();
    expect(shown()).toHaveLength(1);
    const [seconds] = await waits();
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(7_200);
    await forgetWaiting();
    expect(await prefer({ quietHours: { from: '22:00', to: '22:00' } })).toMatchObject({
      code: 400,
    });
  });

  test('has no score for who hides results by then, whatever they were told before', async () => {
    await subscribe();
    const { name, id } = await favourite(`hidden ${count}`, {
      league: { id: 'hidden', name: 'Hidden League' },
    });
    const other = await favourite();
    const hidden = `Home of ${name} vs Away of ${name}`;
    await send(incidentsOf(name, 1, [goalOf('g1')]), incidentsOf(other.name, 1, [goalOf('g1')]));
    await until(() => shown().length === 4);
    const [{ league } = { league: 0 }] = await rows<{ league: number }>(
      app.db,
      sql`select league_id as league from match where id = ${id}`,
    );
    await fan.post('/user/spoilers', { all: false, games: [], leagues: [league] });
    const withdrawn = { ...goalOf('g1'), withdrawn: true, reason: 'VAR' };
    await send(incidentsOf(name, 2, [withdrawn]));
    await until(() => shown().length === 5);
    expect(shown().at(-1)).toMatchObject({
      ...{ body: `There’s news from ${hidden}.`, tag: `match-${id}` },
      link: { page: 'match', id, within: 202 },
    });
    await send(incidentsOf(other.name, 2, [withdrawn]));
    await until(() => shown().length === 6);
    expect(bodies().at(-1)).toBe(
      `Goal disallowed: Home of ${other.name} 0–0 Away of ${other.name}`,
    );
    // What could not be sent before they hid it.
    await fan.post('/user/spoilers', { all: false, games: [], leagues: [] });
    service.answer(browser.endpoint, { status: 503 });
    await send(stateOf(name, 2, { status: 'ended', score: { home: 4, away: 3 } }));
    await until(async () => (await waits()).length === 1);
    await fan.post('/user/spoilers', { all: true, games: [], leagues: [] });
    await until(() => shown().length === 7, 30_000);
    expect(bodies().at(-1)).toBe(`${hidden} has finished.`);
  }, 40_000);

  test('is not more than sixty notices in an hour, but of one’s safety', async () => {
    await subscribe();
    await app.db.execute(sql`insert into notice (account_id, kind, name, at)
      select ${uidOf(fan)}, 'account', 'welcome', now() from generate_series(1, 60)`);
    await tell(welcome);
    await settled();
    expect(shown()).toEqual([]);
    await tell(passwordChanged);
    await until(() => shown().length === 1);
  });
});

describe('A service that can’t take a message', () => {
  test('is asked again, and at last gets it', async () => {
    await subscribe();
    service.answer(browser.endpoint, { status: 503 }, { status: 429 });
    await tell(welcome);
    await until(() => shown().length === 1, 30_000);
    expect(await waits()).toEqual([]);
  }, 40_000);

  test('is asked again no sooner than it says', async () => {
    await subscribe();
    service.answer(browser.endpoint, { status: 429, headers: { 'retry-after': '120' } });
    await tell(welcome);
    await until(async () => (await waits()).length === 1);
    const [seconds] = await waits();
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(120);
  });

  test('is left alone with what has been told otherwise since', async () => {
    await subscribe();
    const { name } = await favourite();
    await until(() => shown().length === 1);
    service.answer(browser.endpoint, { status: 500 });
    await send(incidentsOf(name, 1, [goalOf('g1')]));
    await until(async () => (await waits()).length === 1);
    await send(incidentsOf(name, 2, [{ ...goalOf('g1'), withdrawn: true, reason: 'VAR' }]));
    await until(() => shown().length === 2);
    await app.db.execute(sql`update pgboss.job set start_after = now()
      where name = 'push-notices' and state = 'created'`);
    await until(async () => (await waiting()) === 0, 35_000);
    await settled();
    expect(bodies().at(-1)).toMatch(/^Goal disallowed/);
    expect(shown()).toHaveLength(2);
  }, 40_000);

  test('is given up where what it refuses is the message', async () => {
    await subscribe();
    service.answer(browser.endpoint, { status: 413 });
    await tell(welcome);
    await settled();
    expect(await waits()).toEqual([]);
    expect(await devicesOf()).toHaveLength(1);
  });
});
