import { errors } from '@xiongmao/api/errors';
import type { channelDayResource } from '@xiongmao/api/promotion/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { type Channel, type Office, office, ordinary } from '../testing/office.ts';
import { visitor } from '../testing/visitor.ts';

type Day = ResourceRow<typeof channelDayResource>;

let app: TestApp;
let admin: Office;
let manager: Office;
let managerId: number;
let other: Office;
let otherId: number;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  await app.db.execute(sql`update account set roles = '{user,manager}' where username = 'fan2'`);
  admin = await office(app, 'admin');
  manager = await office(app, 'manager');
  other = await office(app, 'fan2');
  managerId = Number(manager.who.cookies.get('uid'));
  otherId = Number(other.who.cookies.get('uid'));
});

describe('A manager', () => {
  let own: Channel;
  let foreign: Channel;
  beforeEach(async () => {
    own = await manager.makeChannel({ name: 'Mine' });
    foreign = await other.makeChannel({ name: 'Not mine' });
  });

  test('makes a channel of their own, with a short code and its link', () => {
    expect(own).toMatchObject({ ...ordinary, name: 'Mine', managerId, manager: 'manager' });
    expect(own.code).toMatch(/^[a-z][a-z2-9]{6}$/);
    expect(own.link).toBe(`http://localhost:3000/java/promotion/visit/${own.code}`);
    expect(own.active).toBe(true);
    expect(own.figures).toEqual({
      rawVisits: 0,
      visits: 0,
      registeredVisits: 0,
      registrations: 0,
      downloads: 0,
      firstRecharges: 0,
    });
  });

  test('sees their own channels and no others', async () => {
    const listed = await manager.list<Channel>('channels', { _end: 100 });
    expect(listed.some(({ id }) => id === own.id)).toBe(true);
    expect(listed.every((channel) => channel.managerId === managerId)).toBe(true);
    expect((await manager.send('GET', `channels/${own.id}`)).status).toBe(200);
    expect((await manager.send('GET', `channels/${foreign.id}`)).status).toBe(404);
  });

  test('sees no figures, users or statements of others', async () => {
    await visitor(app).visit(foreign.code);
    for (const resource of ['channel-days', 'channel-totals', 'channel-users', 'statements']) {
      expect(await manager.list(resource, { channelId: foreign.id }), resource).toEqual([]);
    }
    const totals = await manager.list<{ id: number }>('channel-totals', { _end: 500 });
    expect(totals.some(({ id }) => id === foreign.id)).toBe(false);
    const days = await manager.list<Day>('channel-days', { _end: 500 });
    expect(days.some(({ channelId }) => channelId === foreign.id)).toBe(false);
  });

  test('changes their own channels and no others', async () => {
    const changed = await manager.send('PATCH', `channels/${own.id}`, { name: 'Renamed' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Renamed', code: own.code } });
    const refused = await manager.send('PATCH', `channels/${foreign.id}`, { name: 'Taken' });
    expect(refused.status).toBe(404);
    expect((await other.send('GET', `channels/${foreign.id}`)).body.name).toBe('Not mine');
  });

  test('sends whole rows back, as their tables do', async () => {
    const { status, body } = await manager.send('PUT', `channels/${own.id}`, {
      ...own,
      active: false,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...own, active: false, version: expect.any(String) });
  });

  test('gives no channel to another, nor away', async () => {
    for (const wished of [otherId, null]) {
      const given = await manager.send('PATCH', `channels/${own.id}`, { managerId: wished });
      expect(given.body.managerId ?? managerId).toBe(managerId);
    }
    const made = await manager.send('POST', 'channels', { ...ordinary, managerId: otherId });
    expect(made.status).toBe(403);
    expect((await manager.send('GET', `channels/${own.id}`)).body.managerId).toBe(managerId);
  });
});

describe('An administrator', () => {
  test('sees and changes all, and gives them to whom it may be', async () => {
    const channel = await manager.makeChannel();
    const { body } = await admin.send('PATCH', `channels/${channel.id}`, { managerId: otherId });
    expect(body).toMatchObject({ managerId: otherId, manager: 'fan2' });
    expect((await manager.send('GET', `channels/${channel.id}`)).status).toBe(404);
    expect((await other.send('GET', `channels/${channel.id}`)).status).toBe(200);
    const freed = await admin.send('PATCH', `channels/${channel.id}`, { managerId: null });
    expect(freed.body).toMatchObject({ managerId: null, manager: null });
  });

  test('gives none to who may not manage channels, or is not there', async () => {
    const fan = await person(app).signInAs('fan');
    for (const wished of [Number(fan.cookies.get('uid')), 999_999]) {
      const made = await admin.send('POST', 'channels', { ...ordinary, managerId: wished });
      expect(made).toMatchObject({ status: 422, body: { errorCode: errors.noManager.code } });
    }
  });

  test('finds channels by text, type, source and use, in any order', async () => {
    const odd = { name: 'Zebra 100%_ crossing', type: 'brand', source: 'partner' };
    const zebra = await admin.makeChannel(odd);
    await admin.send('PATCH', `channels/${zebra.id}`, { active: false });
    const idsOf = async (query: { [filter: string]: string | undefined }) =>
      (await admin.list<Channel>('channels', { _end: 500, ...(query as object) })).map(
        ({ id }) => id,
      );
    for (const query of [
      { q: '100%_ CROSS' },
      { q: zebra.code },
      { type: 'brand' },
      { source: 'partner' },
      { active: 'false', q: 'zebra' },
    ]) {
      expect(await idsOf(query), JSON.stringify(query)).toEqual([zebra.id]);
    }
    expect(await idsOf({ q: '100a' })).toEqual([]);
    const newest = await idsOf({});
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const names = await admin.list<Channel>('channels', { _sort: 'name', _order: 'DESC' });
    expect(names[0]!.id).toBe(zebra.id);
  });

  test('has every write kept in the audit log', async () => {
    const channel = await admin.makeChannel();
    await admin.send('PATCH', `channels/${channel.id}`, { name: 'Other' });
    const entries = await admin.list<{ action: string }>('audit-entries', {
      target: `channels/${channel.id}`,
    });
    expect(entries.map(({ action }) => action)).toEqual(['channels.update', 'channels.create']);
  });
});

test.each([
  [{ zone: 'Mars/Olympus' }, 2201],
  [{ name: ' ' }, 1001],
  [{ type: 'other' }, 1001],
  [{ code: 'mine' }, errors.invalidInput.code],
])('A channel with %j is refused', async (more, errorCode) => {
  const made = await admin.send('POST', 'channels', { ...ordinary, ...more });
  expect(made).toMatchObject({ status: 422, body: { errorCode } });
});

describe.each(['channels', 'channel-days', 'channel-totals', 'channel-users', 'statements'])(
  'To %s',
  (resource) => {
    const statusFor = async (who: Person) => (await who.send(`/java/console/${resource}`)).status;

    test('managers and administrators have access', async () => {
      expect(await statusFor(manager.who)).toBe(200);
      expect(await statusFor(admin.who)).toBe(200);
    });

    test.each(['fan', 'expert', 'anchor', 'support'])('%s has none', async (name) => {
      expect(await statusFor(await person(app).signInAs(name))).toBe(403);
    });

    test('a guest has none', async () => {
      expect(await statusFor(person(app))).toBe(401);
    });
  },
);

test.each(['fan', 'expert', 'anchor', 'support'])(
  '%s makes and changes no channel',
  async (name) => {
    const channel = await admin.makeChannel();
    const someone = name === 'fan2' ? other : await office(app, name);
    expect((await someone.send('POST', 'channels', ordinary)).status).toBe(403);
    expect((await someone.send('PATCH', `channels/${channel.id}`, { name: 'x' })).status).toBe(403);
    expect((await someone.send('GET', `channels/${channel.id}`)).status).toBe(403);
  },
);

describe('Statistics', () => {
  test('have a row for each day, in the zone of the channel, those without figures too', async () => {
    const zone = 'Pacific/Kiritimati';
    const channel = await admin.makeChannel({ zone });
    await visitor(app).visit(channel.code);
    const today = zonedDay(new Date(), zone);
    const days = await admin.list<Day>('channel-days', { channelId: channel.id, _end: 500 });
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, ago) => addDays(today, -ago)),
    );
    expect(days[0]).toMatchObject({ id: `${channel.id}:${today}`, rawVisits: 1, visits: 1 });
    expect(days[1]).toMatchObject({ rawVisits: 0, visits: 0, filtered: { bot: 0, flood: 0 } });
  });

  test('cover the days asked for, 366 at most, a page at a time', async () => {
    const channel = await admin.makeChannel();
    const span = { channelId: channel.id, day_gte: '2020-01-01', day_lte: '2021-12-31' };
    const path = `/java/console/channel-days?${new URLSearchParams({
      ...span,
      channelId: String(channel.id),
      _start: '360',
      _end: '380',
      _sort: 'day',
      _order: 'ASC',
    })}`;
    const answer = await admin.who.send(path);
    expect(answer.headers.get('x-total-count')).toBe('366');
    const days = (await answer.json()) as Day[];
    expect(days.map(({ day }) => day)).toEqual([
      '2021-12-26',
      '2021-12-27',
      '2021-12-28',
      '2021-12-29',
      '2021-12-30',
      '2021-12-31',
    ]);
    const ahead = { channelId: channel.id, day_gte: '2199-01-01', day_lte: '2199-01-02' };
    expect(await admin.list('channel-days', ahead)).toEqual([]);
    const early = { channelId: channel.id, day_gte: '1800-01-01', day_lte: '1800-01-02' };
    expect(await admin.list('channel-totals', early)).toMatchObject([{ visits: 0 }]);
  });

  test('of a span can be set against those of another', async () => {
    const channel = await admin.makeChannel();
    await visitor(app).visit(channel.code);
    const today = zonedDay(new Date(), channel.zone);
    const before = { day_gte: addDays(today, -7), day_lte: addDays(today, -1) };
    const query = { channelId: channel.id };
    const now = await admin.list('channel-totals', { ...query, day_gte: today, day_lte: today });
    expect(now).toMatchObject([{ visits: 1 }]);
    expect(await admin.list('channel-totals', { ...query, ...before })).toMatchObject([
      { visits: 0 },
    ]);
  });

  test('stand beside the channel in the list, since its beginning', async () => {
    const channel = await admin.makeChannel();
    await visitor(app).visit(channel.code);
    await app.db.execute(sql`
      update channel_visit set day = '2021-03-04' where channel_id = ${channel.id}`);
    const [listed] = await admin.list<Channel>('channels', { q: channel.code });
    expect(listed!.figures).toMatchObject({ rawVisits: 1, visits: 1 });
  });

  test('come in the order asked for', async () => {
    const [few, many] = [await admin.makeChannel(), await admin.makeChannel()];
    for (let visits = 0; visits < 3; visits += 1) await visitor(app).visit(many.code);
    await visitor(app).visit(few.code);
    const ids = async (query: Record<string, string>) => {
      const totals = await admin.list<{ id: number }>('channel-totals', { _end: 500, ...query });
      return totals.map(({ id }) => id).filter((id) => id === few.id || id === many.id);
    };
    expect(await ids({})).toEqual([many.id, few.id]);
    expect(await ids({ _sort: 'visits', _order: 'ASC' })).toEqual([few.id, many.id]);
  });
});

test('Users of a channel are listed with shortened addresses', async () => {
  const channel = await manager.makeChannel();
  const someone = await visitor(app).visit(channel.code);
  await someone.register('someone-private@example.org');
  await admin.untilTotals(channel.id, { registrations: 1 });
  const uid = Number(someone.cookies.get('uid'));
  const [user] = await manager.list('channel-users', { channelId: channel.id });
  expect(user).toMatchObject({
    id: uid,
    channelId: channel.id,
    channel: channel.name,
    contact: 's***@example.org',
    filtered: null,
  });
  const found = await manager.list('channel-users', { channelId: channel.id, q: String(uid) });
  expect(found).toHaveLength(1);
  const none = { channelId: channel.id, day_lte: '2020-01-01' };
  expect(await manager.list('channel-users', none)).toEqual([]);
  for (const _sort of ['registeredAt', 'lastSeenAt']) {
    expect(await manager.list('channel-users', { channelId: channel.id, _sort })).toHaveLength(1);
  }
});

test('Of two channels made at once, each has a code of its own', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => admin.makeChannel()));
  expect(new Set(made.map(({ code }) => code)).size).toBe(8);
  const [kept] = await rows<{ count: number }>(
    app.db,
    sql`select count(distinct code) - count(*) as count from channel`,
  );
  expect(kept!.count).toBe(0);
});
