import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { eraseFavourites } from '../module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

let count = 0;
let fan: Person;
let match: string;
let ids: { match: number; home: number; away: number; league: number };
beforeEach(async () => {
  count++;
  fan = await person(app).register(`subscriber${count}@example.org`);
  match = `c${count}`;
  ids = await made(match, days(3));
});

/** At noon, so many days from now. */
const days = (count: number) =>
  `${new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));
async function made(
  name: string,
  startsAt: string | null,
  more: Parameters<typeof fixtureOf>[2] = {},
) {
  await send(fixtureOf(name, startsAt, { league: { id: `league ${name}`, name }, ...more }));
  const [found] = await rows<typeof ids>(
    app.db,
    sql`select id as match, home_id as home, away_id as away, league_id as league from match
      where source_id = ${name}`,
  );
  return found!;
}
const follow = (kind: string, id: number) => fan.get(`/user/followUser?kind=${kind}&id=${id}`);
const make = async (who = fan) => (await who.post('/match/calendar', {})).result.address as string;
/** As a calendar asks: without a cookie. */
const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${new URL(address).pathname}`, { headers });
async function eventsOf(address: string) {
  const text = await (await read(address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      isDay: event.startDate.isDate,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

describe('A calendar', () => {
  test('has the matches of what one follows and has starred, once each', async () => {
    const starred = await made(`starred ${match}`, days(5));
    await made(`of nobody ${match}`, days(4));
    await follow('team', ids.home);
    await follow('league', ids.league);
    await fan.post('/match/attention', { matchIds: [starred.match, ids.match] });
    const events = await eventsOf(await make());
    expect(events).toEqual([
      {
        uid: `match-${ids.match}@localhost`,
        sequence: 0,
        summary: `Home of ${match} – Away of ${match}`,
        start: days(3),
        isDay: false,
        status: 'CONFIRMED',
      },
      expect.objectContaining({ uid: `match-${starred.match}@localhost` }),
    ]);
  });

  test('moves a match that is moved, and keeps saying which it is', async () => {
    await follow('team', ids.home);
    const address = await make();
    const [before] = await eventsOf(address);
    await send(
      fixtureOf(match, days(9), { version: 2, league: { id: `league ${match}`, name: match } }),
    );
    const [after] = await eventsOf(address);
    expect(after).toEqual({ ...before, start: days(9), sequence: before!.sequence + 1 });
    // By an hour alone, too.
    const later = days(9).replace('T12', 'T13');
    await send(
      fixtureOf(match, later, { version: 3, league: { id: `league ${match}`, name: match } }),
    );
    expect((await eventsOf(address))[0]).toMatchObject({
      start: later,
      sequence: before!.sequence + 2,
    });
  });

  test('says that a match is postponed or cancelled, or on again', async () => {
    await follow('team', ids.home);
    const address = await make();
    const become = async (version: number, status: 'postponed' | 'cancelled' | 'notStarted') => {
      await send(stateOf(match, version, { status, phase: null, score: null }));
      return (await eventsOf(address))[0]!;
    };
    const title = `Home of ${match} – Away of ${match}`;
    expect(await become(1, 'postponed')).toMatchObject({
      status: 'TENTATIVE',
      summary: `Postponed: ${title}`,
      sequence: 1,
    });
    expect(await become(2, 'cancelled')).toMatchObject({
      status: 'CANCELLED',
      summary: `Cancelled: ${title}`,
      sequence: 2,
    });
    expect(await become(3, 'notStarted')).toMatchObject({
      status: 'CONFIRMED',
      summary: title,
      sequence: 3,
    });
  });

  test('has a match without a time as a day, and none beyond its bounds', async () => {
    const date = days(6).slice(0, 10);
    const home = { id: `${match}-home`, name: `Home of ${match}` };
    await made(`day ${match}`, null, { date, home });
    await made(`far ${match}`, days(70), { home });
    await made(`long ago ${match}`, days(-20), { home });
    await follow('team', ids.home);
    const events = await eventsOf(await make());
    expect(events.map(({ summary }) => summary)).toEqual([
      `Home of ${match} – Away of ${match}`,
      `Home of ${match} – Away of day ${match}`,
    ]);
    expect(events[1]!.isDay).toBe(true);
    expect(await (await read(await make())).text()).toContain(
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    );
  });

  test('is one line to a name, whatever stands in it', async () => {
    const name = 'United\r\nBEGIN:VEVENT\r\nUID:x, Town; City\\';
    const odd = await made(`odd ${match}`, days(2), { home: { id: `odd ${match}`, name } });
    await follow('team', odd.home);
    const events = await eventsOf(await make());
    expect(events).toHaveLength(1);
    expect(events[0]!.summary).toContain('Town; City\\');
  });

  test('is folded within characters of no script, and ends each line', async () => {
    const name = `${'熊猫足球俱乐部'.repeat(8)} 🐼🐼🐼 ${'نادي الباندا '.repeat(8)}end`;
    const long = await made(`long ${match}`, days(2), { home: { id: `long ${match}`, name } });
    await follow('team', long.home);
    const address = await make();
    const text = await (await read(address)).text();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await eventsOf(address))[0]!.summary).toBe(`${name} – Away of long ${match}`);
  });

  test('goes on without a match that is moved beyond its bounds, and has it again when it is nearer', async () => {
    await follow('team', ids.home);
    const address = await make();
    const league = { id: `league ${match}`, name: match };
    await send(fixtureOf(match, days(70), { version: 2, league }));
    expect(await eventsOf(address)).toEqual([]);
    await send(fixtureOf(match, days(20), { version: 3, league }));
    expect(await eventsOf(address)).toEqual([
      expect.objectContaining({
        uid: `match-${ids.match}@localhost`,
        start: days(20),
        sequence: 2,
      }),
    ]);
  });

  test('has the 1,000 nearest of more', async () => {
    await app.db.execute(sql`
      insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
        time_known, date, round, venue, fixture_version, status, periods, state_version, heard_at)
      select source, source_id || ' ' || n, game_id, league_id, season_id, home_id, away_id,
        starts_at + n * interval '1 minute', true, date, round, venue, fixture_version, status, periods,
        state_version, heard_at
      from match, generate_series(1, 1_000) n where id = ${ids.match}`);
    await follow('league', ids.league);
    const events = await eventsOf(await make());
    expect(events).toHaveLength(1_000);
    expect(events[0]!.start).toBe(days(3));
    const last = new Date(Date.parse(days(3)) + 999 * 60_000);
    expect(events.at(-1)!.start).toBe(last.toISOString());
  });

  test('is in its person’s language, and tells nothing else of them', async () => {
    await follow('team', ids.home);
    await fan.post('/user/saveUserDataStatus', { locale: 'zh_CN' });
    await send(stateOf(match, 1, { status: 'postponed', phase: null, score: null }));
    const address = await make();
    const text = await (await read(address)).text();
    expect(text).toContain('延期：');
    expect(text).toContain(`/zh_CN/soccer/${ids.match}`);
    const uid = fan.cookies.get('uid')!;
    const { username } = (await fan.get(`/user/info?userId=${uid}`)).result.user;
    for (const own of [username, address.split('/').at(-1)!.slice(0, -4)])
      expect(text).not.toContain(own);
  });

  test('is in the language of the page it was made on while its person has chosen none', async () => {
    await follow('team', ids.home);
    const ask = async (language: string) =>
      (await fan.post('/match/calendar', {}, { language })).result.address as string;
    const pageOf = async (address: string) =>
      /\/([\w]+)\/soccer\//.exec((await (await read(address)).text()).replaceAll('\r\n ', ''))?.[1];
    expect(await pageOf(await ask('ar'))).toBe('ar');
    const address = await ask('zh_CN');
    expect(await pageOf(address)).toBe('zh_CN');
    await fan.post('/user/saveUserDataStatus', { locale: 'ar' });
    expect(await pageOf(address)).toBe('ar');
  });

  test('is called what the product is, and says rounds, as the site does', async () => {
    const league = { id: `league ${match}`, name: match };
    await send(fixtureOf(match, days(3), { league, round: 'Final', version: 2 }));
    await follow('team', ids.home);
    const address = await make();
    const readIn = async (locale: string) => {
      await fan.post('/user/saveUserDataStatus', { locale });
      return (await read(address)).text();
    };
    const english = await readIn('en_US');
    expect(english).toContain('NAME:Xiongmao');
    expect(english).toContain('· Final');
    const chinese = await readIn('zh_CN');
    expect(chinese).toContain('NAME:熊猫');
    expect(chinese).toContain('· 决赛');
    await send(fixtureOf(match, days(3), { league, round: 'Round 3', version: 3 }));
    expect(await readIn('de')).toContain('· 3. Spieltag');
  });

  test('that did not change is not sent again', async () => {
    await follow('team', ids.home);
    const address = await make();
    const first = await read(address);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toContain('private');
    const again = await read(address, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await send(stateOf(match, 1, { status: 'cancelled', phase: null, score: null }));
    expect((await read(address, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('Its address', () => {
  test('is told once, is kept by its hash alone, and ends with another or by itself', async () => {
    expect((await fan.get('/match/calendar')).result).toEqual({ calendar: null });
    const first = await make();
    expect(first).toMatch(/^http:\/\/localhost:\d+\/calendar\/[\w-]{43}\.ics$/);
    const token = first.slice(-47, -4);
    const kept = await rows<{ kept: string }>(
      app.db,
      sql`select row_to_json(c)::text as kept from match_calendar c`,
    );
    expect(kept.map((row) => row.kept).join()).not.toContain(token);
    expect((await fan.get('/match/calendar')).result.calendar).toMatchObject({ readAt: null });
    expect((await read(first)).status).toBe(200);
    expect((await fan.get('/match/calendar')).result.calendar.readAt).not.toBeNull();

    const second = await make();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await fan.post('/match/calendar/end', {});
    expect((await read(second)).status).toBe(404);
    expect((await fan.get('/match/calendar')).result).toEqual({ calendar: null });
  });

  test('that is none is not found', async () => {
    for (const file of ['x.ics', `${'x'.repeat(43)}.ics`, 'x'.repeat(43), '%00.ics'])
      expect((await fetch(`${app.url}/calendar/${file}`)).status, file).toBe(404);
  });

  test('is read some times a minute, and others’ beside it', async () => {
    const other = await person(app).register(`beside${count}@example.org`);
    const [address, theirs] = [await make(), await make(other)];
    const answers = await Promise.all(Array.from({ length: 13 }, () => read(address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(theirs)).status).toBe(200);
  });

  test('opens nothing while its person is banned', async () => {
    const address = await make();
    const uid = Number(fan.cookies.get('uid'));
    const ban = sql`insert into ban (account_id, reason, "from", until, banned_by)
      values (${uid}, 'Spam', now(), null, ${uid}) returning id`;
    const [{ id }] = (await rows<{ id: number }>(app.db, ban)) as [{ id: number }];
    expect((await read(address)).status).toBe(404);
    await app.db.execute(
      sql`update ban set lifted_at = now(), lifted_by = ${uid} where id = ${id}`,
    );
    expect((await read(address)).status).toBe(200);
  });

  test('goes with its person', async () => {
    const address = await make();
    const uid = Number(fan.cookies.get('uid'));
    await app.db.transaction((tx) => eraseFavourites(tx, uid));
    expect((await read(address)).status).toBe(404);
  });
});
