import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { rows } from '#testing/rows.ts';
import { type Channel, type Office, office } from '../testing/office.ts';
import { visitor } from '../testing/visitor.ts';
import { createFloodGate } from './flood-gate.ts';

let app: TestApp;
let admin: Office;
let channel: Channel;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await office(app, 'admin');
});
beforeEach(async () => {
  channel = await admin.makeChannel();
});

const totals = () => admin.totalsOf(channel.id);

describe("A channel's link", () => {
  test.each([
    ['', '/'],
    ['/soccer/12?tab=live', '/soccer/12?tab=live'],
    ['/download?promotionChannelId=7&a=b', '/download?a=b'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['soccer', '/'],
    ['/java/promotion/visit/any', '/'],
  ])('with %j leads to %s of the site', async (to, path) => {
    const answer = await visitor(app).follow(`${channel.code}?to=${encodeURIComponent(to)}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000${path}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gives the visitor an id that no script can read, and keeps it', async () => {
    const someone = visitor(app);
    await someone.follow(channel.code);
    const [id, mark, marker] = someone.setCookies.map((line) => line.toLowerCase());
    expect(id).toMatch(/^visitor=[\da-f-]{36}; max-age=31536000; path=\/; httponly; samesite=lax$/);
    expect(mark).toMatch(/^channel=\d+\.[^;]+; max-age=2592000; path=\/; httponly; samesite=lax$/);
    expect(marker).toMatch(/^visit=1; max-age=1800; path=\/; samesite=lax$/);
    const before = someone.cookies.get('visitor');
    await someone.follow(channel.code);
    expect(someone.cookies.get('visitor')).toBe(before);
  });

  test('on https is followed with Secure cookies, on all subdomains of the brand', async () => {
    const env = { SITE_URL: 'https://www.example.org', COOKIE_DOMAIN: 'example.org' };
    const database = { db: app.db, url: app.databaseUrl };
    const other = await testApp({ env, database });
    const someone = visitor(other);
    const answer = await someone.follow(`${channel.code}?to=/download`);
    expect(answer.headers.get('location')).toBe('https://www.example.org/download');
    expect(someone.setCookies).toHaveLength(3);
    for (const line of someone.setCookies) {
      expect(line).toMatch(/^__Secure-/);
      expect(line).toContain('; Domain=example.org');
      expect(line).toContain('; Secure');
    }
  });

  test.each(['nosuchcode', 'no such code)', '\0'])(
    'that nobody has (%j) leads to the site just so',
    async (code) => {
      const someone = visitor(app);
      const answer = await someone.follow(encodeURIComponent(code));
      expect(answer.headers.get('location')).toBe('http://localhost:3000/');
      expect(someone.setCookies).toEqual([]);
    },
  );

  test('that is not in use leads to the site and counts nothing', async () => {
    await admin.send('PATCH', `channels/${channel.id}`, { active: false });
    const someone = visitor(app);
    const answer = await someone.follow(channel.code);
    expect(answer.status).toBe(302);
    expect(someone.setCookies).toEqual([]);
    expect(await totals()).toMatchObject({ rawVisits: 0 });
  });

  test('is followed in whatever case it was typed', async () => {
    await visitor(app).visit(channel.code.toUpperCase());
    expect(await totals()).toMatchObject({ visits: 1 });
  });
});

describe('A visit', () => {
  test('counts once its page has come alive, and not before', async () => {
    const someone = visitor(app);
    await someone.follow(channel.code);
    expect(await totals()).toMatchObject({
      rawVisits: 1,
      visits: 0,
      filtered: { unconfirmed: 1 },
    });
    await someone.look();
    expect(await totals()).toMatchObject({
      rawVisits: 1,
      visits: 1,
      registeredVisits: 0,
      filtered: { unconfirmed: 0 },
    });
    expect(someone.cookies.has('visit')).toBe(false);
  });

  test('counts once however often the link is followed', async () => {
    const someone = await visitor(app).visit(channel.code);
    for (let times = 0; times < 10; times += 1) await someone.visit(channel.code);
    expect(await totals()).toMatchObject({ rawVisits: 11, visits: 1, filtered: { repeat: 10 } });
    // There is nothing left to confirm.
    expect(someone.cookies.has('visit')).toBe(false);
  });

  test('counts once when the link is followed ten times before the page comes alive', async () => {
    const someone = visitor(app);
    for (let times = 0; times < 10; times += 1) await someone.follow(channel.code);
    await someone.look();
    expect(await totals()).toMatchObject({ rawVisits: 10, visits: 1, filtered: { repeat: 9 } });
  });

  test('counts once when its page says so many times at once', async () => {
    const someone = visitor(app);
    await Promise.all([1, 2, 3].map(() => someone.follow(channel.code)));
    const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await someone.follow(channel.code);
    await Promise.all(
      Array.from({ length: 8 }, () => someone.post('/promotion/beacon', {}, { cookie })),
    );
    expect(await totals()).toMatchObject({ rawVisits: 4, visits: 1 });
  });

  test('counts once for who cleared their cookies', async () => {
    const someone = await visitor(app).visit(channel.code);
    await someone.anew().visit(channel.code);
    expect(await totals()).toMatchObject({ rawVisits: 2, visits: 1, filtered: { samePerson: 1 } });
  });

  test('counts once for who cleared their cookies, also when both pages come alive at once', async () => {
    const someone = visitor(app);
    const crowd = [someone, ...Array.from({ length: 7 }, () => someone.anew())];
    for (const each of crowd) await each.follow(channel.code);
    await Promise.all(crowd.map((each) => each.look()));
    expect(await totals()).toMatchObject({ rawVisits: 8, visits: 1, filtered: { samePerson: 7 } });
  });

  test('counts for each of two people, also with the same browser or at the same address', async () => {
    await visitor(app, { ip: '203.0.113.7' }).visit(channel.code);
    await visitor(app, { ip: '203.0.113.8' }).visit(channel.code);
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/20.0 Safari/605';
    await visitor(app, { ip: '203.0.113.8', userAgent: safari }).visit(channel.code);
    expect(await totals()).toMatchObject({ visits: 3 });
  });

  test('counts for each channel that a person comes by', async () => {
    const other = await admin.makeChannel();
    const someone = await visitor(app).visit(channel.code);
    await someone.visit(other.code);
    expect(await totals()).toMatchObject({ visits: 1 });
    expect(await admin.totalsOf(other.id)).toMatchObject({ visits: 1 });
  });

  test('by someone signed in counts among registered users, once for all their devices', async () => {
    const fan = visitor(app);
    await fan.signInAs('fan');
    await fan.visit(channel.code);
    const phone = visitor(app, { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Safari/604' });
    await phone.signInAs('fan');
    await phone.visit(channel.code);
    expect(await totals()).toMatchObject({
      rawVisits: 2,
      visits: 1,
      registeredVisits: 1,
      filtered: { samePerson: 1 },
    });
  });

  test('by who signs in before the page comes alive counts among registered users', async () => {
    const fan = visitor(app);
    await fan.follow(channel.code);
    await fan.signInAs('fan2');
    await fan.look();
    expect(await totals()).toMatchObject({ visits: 1, registeredVisits: 1 });
  });

  test('with a session that is over counts as a guest’s', async () => {
    const someone = visitor(app);
    someone.cookies.set('token', 'of-a-session-long-over');
    await someone.visit(channel.code);
    expect(await totals()).toMatchObject({ visits: 1, registeredVisits: 0 });
  });

  test('keeps the host that led here, and no more of its address', async () => {
    await visitor(app).follow(channel.code, { referer: 'https://forum.example/thread?user=me' });
    const [kept] = await rows<{ referrer: string }>(
      app.db,
      sql`select referrer from channel_visit where channel_id = ${channel.id}`,
    );
    expect(kept?.referrer).toBe('forum.example');
  });
});

describe('Never counted, and shown with the reason, is', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
  ])('a crawler by its own name: %s', async (userAgent) => {
    const crawler = visitor(app, { userAgent });
    await crawler.follow(channel.code);
    expect(crawler.setCookies).toEqual([]);
    await crawler.look();
    expect(await totals()).toMatchObject({ rawVisits: 1, visits: 0, filtered: { bot: 1 } });
  });

  test("a bot with a browser's name, which brings no page to life", async () => {
    const bot = visitor(app);
    for (let times = 0; times < 5; times += 1) await bot.follow(channel.code);
    expect(await totals()).toMatchObject({ rawVisits: 5, visits: 0, filtered: { unconfirmed: 5 } });
  });

  test.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'preview' },
  ])('what a browser asks for ahead of time: %j', async (headers) => {
    const someone = visitor(app);
    await someone.follow(channel.code, headers as unknown as Record<string, string>);
    expect(someone.setCookies).toEqual([]);
    expect(await totals()).toMatchObject({ rawVisits: 1, visits: 0, filtered: { prefetch: 1 } });
    // Then it is really followed.
    await someone.visit(channel.code);
    expect(await totals()).toMatchObject({ rawVisits: 2, visits: 1 });
  });

  test('a request for the headers alone', async () => {
    const path = `/java/promotion/visit/${channel.code}`;
    const answer = await visitor(app).send(path, { method: 'HEAD' });
    expect(answer.status).toBe(302);
    expect(await totals()).toMatchObject({ rawVisits: 1, visits: 0, filtered: { prefetch: 1 } });
  });

  test("the channel's own manager, also before and after they sign in", async () => {
    const manager = await office(app, 'manager');
    const own = await manager.makeChannel();
    const someone = visitor(app);
    await someone.visit(own.code);
    expect(await manager.totalsOf(own.id)).toMatchObject({ visits: 1 });
    await someone.signInAs('manager');
    await someone.visit(own.code);
    expect(await manager.totalsOf(own.id)).toMatchObject({ visits: 0, filtered: { self: 2 } });
    someone.cookies.delete('token');
    const another = await manager.makeChannel();
    await someone.visit(another.code);
    expect(await manager.totalsOf(another.id)).toMatchObject({ visits: 0, filtered: { self: 1 } });
  });

  test("the channel's own manager in a fresh profile of the same browser, before and after", async () => {
    const manager = await office(app, 'manager');
    const own = await manager.makeChannel();
    const someone = visitor(app);
    await someone.anew().visit(own.code);
    expect(await manager.totalsOf(own.id)).toMatchObject({ visits: 1 });
    const signedIn = someone.anew();
    await signedIn.signInAs('manager');
    await signedIn.visit(own.code);
    await someone.anew().visit(own.code);
    const another = await manager.makeChannel();
    await someone.anew().visit(another.code);
    expect(await manager.totalsOf(own.id)).toMatchObject({ visits: 0, filtered: { self: 3 } });
    expect(await manager.totalsOf(another.id)).toMatchObject({ visits: 0, filtered: { self: 1 } });
  });

  test('a visit that is confirmed half an hour late', async () => {
    const someone = visitor(app);
    await someone.follow(channel.code);
    await app.db.execute(sql`
      update channel_visit set at = at - interval '31 minutes' where channel_id = ${channel.id}`);
    await someone.look();
    expect(await totals()).toMatchObject({ visits: 0, filtered: { unconfirmed: 1 } });
  });

  test('what a page says without a visit', async () => {
    const someone = visitor(app);
    someone.cookies.set('visitor', 'made up');
    await someone.look();
    someone.cookies.set('visitor', '5f0f1f5e-6a5b-4c3d-8e2f-000000000000');
    await someone.look();
    expect(await totals()).toMatchObject({ rawVisits: 0 });
  });
});

describe('Of one network and day', () => {
  let browsers = 0;
  const rotated = (ips: string[]) =>
    Promise.all(
      ips.map((ip) =>
        visitor(app, { ip, userAgent: `Mozilla/5.0 Rotated/${++browsers}` }).visit(channel.code),
      ),
    );
  const times = (count: number, ip: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => ip(number));

  test('rotated browsers of one address count up to its budget, also at once', async () => {
    await rotated(times(34, () => '203.0.113.50'));
    expect(await totals()).toMatchObject({ rawVisits: 34, visits: 30, filtered: { network: 4 } });
    const other = await admin.makeChannel();
    await visitor(app, { ip: '203.0.113.50' }).visit(other.code);
    expect(await admin.totalsOf(other.id)).toMatchObject({ visits: 1 });
  });

  test('those of one /64 count as one address', async () => {
    await rotated(times(32, (number) => `2001:db8:1:1::${number.toString(16)}`));
    expect(await totals()).toMatchObject({ visits: 30, filtered: { network: 2 } });
  });

  test.each([
    ['addresses of a /24', (number: number) => `192.0.2.${number + 1}`],
    ['/64s of a /48', (number: number) => `2001:db8:2:${number.toString(16)}::1`],
  ])('%s count up to the budget of their network', async (_what, ip) => {
    for (let begin = 0; begin < 152; begin += 38) {
      await rotated(times(38, (number) => ip(begin + number)));
    }
    expect(await totals()).toMatchObject({ visits: 150, filtered: { network: 2 } });
  });
});

test('A flood of one host fills no table, and its number is known', async () => {
  for (let times = 0; times < 100; times += 1) {
    await visitor(app, { ip: `2001:db8:f100::${times}` }).follow(channel.code);
  }
  const [kept] = await rows<{ count: number }>(
    app.db,
    sql`select count(*) from channel_visit where channel_id = ${channel.id}`,
  );
  // The minute may turn in between.
  expect(kept!.count).toBeGreaterThanOrEqual(60);
  expect(kept!.count).toBeLessThan(100);
  const dropped = 100 - kept!.count;
  const found = await admin.untilTotals(channel.id, { rawVisits: 100 });
  expect(found.filtered.flood).toBe(dropped);
});

test('What a flood counted while the database was away is written down once it is back', async () => {
  const execute = vi.fn(app.db.execute.bind(app.db)).mockRejectedValueOnce(new Error('away'));
  const gate = createFloodGate({ db: { execute } as unknown as Database, log: silent });
  onTestFinished(() => gate.stop());
  gate.drop(channel.id, '2020-02-01');
  gate.drop(channel.id, '2020-02-01');
  await expect(gate.keep()).rejects.toThrow('away');
  gate.drop(channel.id, '2020-02-01');
  await gate.keep();
  await gate.keep();
  const [kept] = await rows<{ calls: number }>(
    app.db,
    sql`select calls from channel_flood where channel_id = ${channel.id} and day = '2020-02-01'`,
  );
  expect(kept).toEqual({ calls: 3 });
});

test('A page that says so without the product’s header, or from elsewhere, is not heard', async () => {
  const someone = visitor(app);
  await someone.follow(channel.code);
  const path = '/java/promotion/beacon';
  const post = { method: 'POST', body: '{}' };
  const type = { 'content-type': 'application/json' };
  for (const headers of [
    { ...type, 'x-xiongmao': '' },
    { ...type, origin: 'https://evil.example' },
  ]) {
    const answer = await someone.send(path, { ...post, headers });
    expect(await answer.json()).toMatchObject({ status: 'fail', errorCode: errors.forbidden.code });
  }
  expect(await totals()).toMatchObject({ visits: 0 });
});
