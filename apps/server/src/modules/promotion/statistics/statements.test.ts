import type { statementResource } from '@xiongmao/api/promotion/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Channel, type Office, office } from '../testing/office.ts';
import { visitor } from '../testing/visitor.ts';
import { closeDays } from './close-days.ts';
import { hashStatement } from './statement-chain.ts';

type Row = ResourceRow<typeof statementResource>;

let app: TestApp;
let admin: Office;
let channel: Channel;
/** Made at noon of 1 May on its own calendar. */
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await office(app, 'admin');
});
beforeEach(async () => {
  channel = await admin.makeChannel({ zone: 'Asia/Shanghai' });
  await app.db.execute(sql`
    update channel set created_at = '2026-05-01T04:00:00Z' where id = ${channel.id}`);
});

const close = (at: string) => closeDays(app.db, new Date(at));
const statements = () =>
  admin.list<Row>('statements', { channelId: channel.id, _sort: 'day', _order: 'ASC', _end: 500 });
const intact = async () => (await statements()).map((row) => row.intact);

/** Moves what was counted to a day of the past. */
async function movedTo(day: string): Promise<void> {
  const of = sql`set day = ${day}::date where channel_id = ${channel.id} and day > '2026-06-01'`;
  await app.db.execute(sql`update channel_visit ${of}`);
  await app.db.execute(sql`update channel_download ${of}`);
}

describe('A day is closed', () => {
  test('two hours after it is over in the zone of the channel, and once', async () => {
    // Midnight there is 16:00 in UTC.
    await close('2026-05-01T17:59:59Z');
    expect(await statements()).toEqual([]);
    await close('2026-05-01T18:00:00Z');
    expect(await statements()).toMatchObject([{ day: '2026-05-01' }]);
    await Promise.all([close('2026-05-04T18:00:00Z'), close('2026-05-04T18:00:00Z')]);
    expect((await statements()).map(({ day }) => day)).toEqual([
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
      '2026-05-04',
    ]);
  });

  test('from the day on that it was made on in the zone that it was made with', async () => {
    // There it was still 30 April.
    await admin.send('PATCH', `channels/${channel.id}`, { zone: 'UTC' });
    await app.db.execute(sql`update channel_zone_change set before = 'Pacific/Honolulu'
      where channel_id = ${channel.id}`);
    await close('2026-05-01T02:00:00Z');
    expect((await statements()).map(({ day }) => day)).toEqual(['2026-04-30']);
  });

  test('with its figures, and what was filtered by reason', async () => {
    const someone = await visitor(app).visit(channel.code);
    await someone.take('ios');
    await someone.visit(channel.code);
    await visitor(app, { userAgent: 'curl/8' }).follow(channel.code);
    await movedTo('2026-05-02');
    await close('2026-05-03T18:00:00Z');
    const [first, second, third] = await statements();
    expect(first).toMatchObject({ rawVisits: 0, visits: 0 });
    expect(second).toMatchObject({
      rawVisits: 3,
      visits: 1,
      downloads: 1,
      filtered: { repeat: 1, bot: 1, prefetch: 0 },
    });
    expect(third).toMatchObject({ rawVisits: 0 });
  });

  test('and stays as it was, in the statistics too', async () => {
    await visitor(app).visit(channel.code);
    await movedTo('2026-05-01');
    await close('2026-05-01T18:00:00Z');
    await app.db.execute(sql`delete from channel_visit where channel_id = ${channel.id}`);
    const span = { channelId: channel.id, day_gte: '2026-05-01', day_lte: '2026-05-01' };
    expect(await admin.list('channel-days', span)).toMatchObject([{ rawVisits: 1, visits: 1 }]);
    expect(await admin.list('channel-totals', span)).toMatchObject([{ rawVisits: 1, visits: 1 }]);
  });

  test('and what is still told of it counts on the next', async () => {
    const someone = visitor(app);
    await someone.follow(channel.code);
    await close(new Date(Date.now() + 3 * 86_400_000).toISOString());
    const closed = (await statements()).at(-1)!.day;
    await someone.look();
    const { rows: late } = await app.db.$client.query(
      'select filtered from channel_visit where channel_id = $1',
      [channel.id],
    );
    expect(late).toEqual([{ filtered: 'unconfirmed' }]);
    await someone.visit(channel.code);
    const days = await admin.list<{ day: string; visits: number }>('channel-days', {
      channelId: channel.id,
      day_lte: '2199-01-01',
      _end: 500,
    });
    expect(days.every(({ visits }) => visits === 0)).toBe(true);
    const [listed] = await admin.list<Channel>('channels', { q: channel.code });
    expect(listed!.figures).toMatchObject({ rawVisits: 2, visits: 1 });
    expect((await statements()).at(-1)!.day).toBe(closed);
  });
});

describe('The chain of statements', () => {
  beforeEach(async () => {
    await visitor(app).visit(channel.code);
    await movedTo('2026-05-03');
    await close('2026-05-05T18:00:00Z');
    await close('2026-05-06T18:00:00Z');
  });

  test('can be checked by anyone from what the rows say', async () => {
    const rows = await statements();
    expect(rows).toHaveLength(6);
    expect(rows.every((row) => row.intact)).toBe(true);
    let before = '0'.repeat(64);
    for (const row of rows) {
      const given = Object.entries(row.filtered).filter(([, count]) => count > 0);
      const filtered = Object.fromEntries(given);
      expect(row.previousHash).toBe(before);
      expect(hashStatement({ ...row, filtered }, before)).toBe(row.hash);
      before = row.hash;
    }
  });

  test.each([
    ['figures', sql`visits = visits + 100`],
    ['reasons', sql`filtered = '{"bot": 3}'`],
    ['time', sql`closed_at = closed_at + interval '1 second'`],
    ['place in the chain', sql`previous_hash = repeat('1', 64)`],
    ['hash', sql`hash = repeat('2', 64)`],
  ])('shows where an old row was changed (its %s), from there on', async (_, change) => {
    await app.db.execute(sql`
      update channel_statement set ${change}
      where channel_id = ${channel.id} and day = '2026-05-03'`);
    const found = await intact();
    expect(found.slice(0, 3)).toEqual([true, true, false]);
  });

  test('shows a change from there on, in every row that follows', async () => {
    await app.db.execute(sql`
      update channel_statement set downloads = 7
      where channel_id = ${channel.id} and day = '2026-05-03'`);
    expect(await intact()).toEqual([true, true, false, false, false, false]);
  });

  test('shows a change whose row was given a fitting hash', async () => {
    const row = (await statements())[2]!;
    const hash = hashStatement({ ...row, visits: 9, filtered: {} }, row.previousHash);
    await app.db.execute(sql`
      update channel_statement set visits = 9, filtered = '{}', hash = ${hash} where id = ${row.id}`);
    expect(await intact()).toEqual([true, true, true, false, false, false]);
  });

  test('shows that a row was taken out', async () => {
    await app.db.execute(sql`
      delete from channel_statement where channel_id = ${channel.id} and day = '2026-05-02'`);
    expect(await intact()).toEqual([true, false, false, false, false]);
  });

  test('shows it on every page', async () => {
    await app.db.execute(sql`
      update channel_statement set visits = 9
      where channel_id = ${channel.id} and day = '2026-05-01'`);
    const last = await admin.list<Row>('statements', { channelId: channel.id, _end: 1 });
    expect(last).toMatchObject([{ day: '2026-05-06', intact: false }]);
  });
});
