import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBroadcast } from '#modules/anchors/index.ts';
import { ledgerAccountOf, move, ownAccount, proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { asMedia, healthy, keyOf, mediaDouble } from '../testing/media-double.ts';
import { settleMissed } from './settle-unlocks.ts';

const clock = steeredClock();
const media = await mediaDouble();
const price = 33;
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let fan2: Person;
let hook: ReturnType<typeof asMedia>;
let stream: string;
let count = 0;
beforeAll(async () => {
  app = await testApp({ accounts: true, clock, env: { MEDIA_URL: media.url, ANCHOR_SHARE: '60' } });
  anchor = await makeAnchor(app, { price });
  hook = asMedia(app);
  stream = (await keyOf(anchor)).stream;
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  await app.db.transaction(async (tx) => {
    const from = await ownAccount(tx, 'bonus');
    for (const uid of [uidOf(fan), uidOf(fan2)]) {
      const to = await ledgerAccountOf(tx, 'user', uid);
      const gift = { kind: 'welcome', reference: 'welcome', at: clock.now() } as const;
      await move(tx, { ...gift, key: `gift:${uid}`, from, to, amount: 1_000 });
    }
  });
});
let recording: string;
beforeEach(async () => {
  await anchor.get('/anchor/downcast');
});

/** A paid broadcast on air. */
async function onAir(): Promise<number> {
  const { id } = (await anchor.get('/anchor/broadcast')).result;
  recording = `rec${++count}`;
  await hook.tell(stream, 'live', { recording });
  media.streams = [healthy(stream, recording)];
  return id;
}
const unlock = (someone: Person, broadcastId: number, key?: string, at = price) =>
  someone.post(
    '/orderpay/match/pay/liveUnlock',
    { broadcastId, price: at },
    key ? { 'idempotency-key': key } : {},
  );
const codeOf = async (answer: Promise<{ status: string; errorCode: number }>) => {
  const { status, errorCode } = await answer;
  return status === 'success' ? 'success' : errorCode;
};
const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
async function goldOf(someone: Person): Promise<number> {
  const [found] = await rows<{ balance: number }>(
    app.db,
    sql`select balance from ledger_account where kind = 'user' and owner_id = ${uidOf(someone)}`,
  );
  return found!.balance;
}
const holds = async (id: number) =>
  (
    await rows<{ state: string }>(
      app.db,
      sql`select state from hold where reference = ${`broadcast:${id}`} order by id`,
    )
  ).map(({ state }) => state);
const end = (id: number, endedBy: 'downcast' | 'lapsed' | 'cut' | 'banned') =>
  app.db.transaction((tx) => {
    const of = { reason: null, by: null, now: clock.now() };
    return closeBroadcast(tx, app.jobs, { broadcastId: id, endedBy, ...of });
  });
const earned = async (id: number, kind: string) => {
  const [found] = await rows<{ sum: number }>(
    app.db,
    sql`select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e
      join ledger_account a on a.id = e.account_id and a.kind = ${kind}
      join transfer t on t.id = e.transfer_id where t.reference = ${`broadcast:${id}`}`,
  );
  return found!.sum;
};
const settle = () => settleMissed({ db: app.db, clock, log: silent, anchorShare: 60 });
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;

describe('Who unlocks a room', () => {
  test('has its gold held, once, whatever is asked again', async () => {
    const id = await onAir();
    const before = await goldOf(fan);
    const first = await unlock(fan, id, 'an-intent-of-a-fan');
    const again = await unlock(fan, id, 'an-intent-of-a-fan');
    const other = await unlock(fan, id);
    expect([again.result, other.result]).toEqual([first.result, first.result]);
    expect(await goldOf(fan)).toBe(before - price);
    expect(await holds(id)).toEqual(['held']);
    const [entry] = (await fan.get('/orderpay/gold/list')).result.items;
    expect(entry.link).toEqual({ page: 'broadcast', id, within: anchor.uid });
    expect(await violations()).toEqual([]);
  });

  test('at once and often has it held once', async () => {
    const id = await onAir();
    const before = await goldOf(fan);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => unlock(fan, id, `intent-number-${place}-x`)),
    );
    expect(new Set(answers.map(({ result }) => result?.unlockId)).size).toBe(1);
    expect(await goldOf(fan)).toBe(before - price);
  });

  test('is refused what can’t be', async () => {
    const id = await onAir();
    expect(await codeOf(unlock(person(app), id))).toBe(2000);
    expect(await codeOf(unlock(fan, 999_999))).toBe(2601);
    expect(await codeOf(unlock(fan, id, undefined, price + 1))).toBe(2604);
    expect(await codeOf(unlock(anchor, id))).toBe(2605);
    expect(await codeOf(unlock(fan, id, 'a-key-for-two-rooms'))).toBe('success');
    await end(id, 'cut');
    expect(await codeOf(unlock(fan2, id))).toBe(2606);
    const next = await onAir();
    expect(await codeOf(unlock(fan, next, 'a-key-for-two-rooms'))).toBe(errors.keyReused.code);
    await end(next, 'downcast');
    await makeAnchor(app, { price: 9_999 });
    const dear = await onAir();
    expect(await codeOf(unlock(fan, dear, undefined, 9_999))).toBe(errors.notEnoughGold.code);
    await end(dear, 'downcast');
    await makeAnchor(app, { price: null });
    const free = await onAir();
    expect(await codeOf(unlock(fan, free))).toBe(2603);
    await makeAnchor(app, { price });
    await end(free, 'downcast');
    const { id: unseen } = (await anchor.get('/anchor/broadcast')).result;
    expect(await codeOf(unlock(fan, unseen))).toBe(2601);
  });
});

describe('The gold of a broadcast', () => {
  test('is shared when its anchor ends it', async () => {
    const id = await onAir();
    await unlock(fan, id);
    await unlock(fan2, id);
    await anchor.get('/anchor/downcast');
    await expect.poll(() => holds(id)).toEqual(['captured', 'captured']);
    expect(await earned(id, 'earnings')).toBe(2 * 19); // 60 % of 33, of each
    expect(await earned(id, 'house')).toBe(2 * 14);
    expect(await violations()).toEqual([]);
  });

  test.each(['cut', 'banned'] as const)('is given back when it is %s', async (endedBy) => {
    const id = await onAir();
    const before = await goldOf(fan);
    await unlock(fan, id);
    await end(id, endedBy);
    await expect.poll(() => holds(id)).toEqual(['released']);
    expect(await goldOf(fan)).toBe(before);
    expect(await earned(id, 'earnings')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('of one that lapsed is earned of those who could see ten minutes of it', async () => {
    const id = await onAir();
    await unlock(fan, id);
    clock.forward({ minutes: 9 });
    await unlock(fan2, id);
    clock.forward({ minutes: 2 });
    await hook.tell(stream, 'ended', { recording, reason: 'lapsed' });
    await expect.poll(() => holds(id)).toEqual(['captured', 'released']);
    expect(await violations()).toEqual([]);
  });

  test('unlocked in the moment of the end is settled alike', async () => {
    const id = await onAir();
    await end(id, 'cut');
    await app.db.execute(
      sql`update broadcast set ended_at = null, ended_by = null where id = ${id}`,
    );
    await settle();
    await unlock(fan, id);
    expect(await holds(id)).toEqual(['held']);
    await app.db.execute(
      sql`update broadcast set ended_at = now(), ended_by = 'cut' where id = ${id}`,
    );
    await settle();
    await settle();
    expect(await holds(id)).toEqual(['released']);
    const replayed = await onAir();
    await end(replayed, 'downcast');
    await unlock(fan, replayed);
    await settle();
    expect(await holds(replayed)).toEqual(['captured']);
    expect(await violations()).toEqual([]);
  });

  test('races of many who unlock while it ends leave none unsettled', async () => {
    const id = await onAir();
    await Promise.all([
      unlock(fan, id),
      anchor.get('/anchor/downcast'),
      unlock(fan2, id),
      settle(),
    ]);
    await settle();
    await expect.poll(async () => new Set(await holds(id))).not.toContain('held');
    expect(await violations()).toEqual([]);
  });
});

describe('Support', () => {
  test('gives one person’s gold back, once, whatever became of it', async () => {
    const admin = backOffice(await person(app).signInAs('admin'));
    const id = await onAir();
    const before = await goldOf(fan);
    const { unlockId } = (await unlock(fan, id)).result;
    await unlock(fan2, id);
    await anchor.get('/anchor/downcast');
    await expect.poll(() => holds(id)).toEqual(['captured', 'captured']);
    const given = { state: 'released', reason: 'No sound' };
    const back = await admin.update('live-unlocks', unlockId, given);
    expect(back).toMatchObject({ status: 200, body: { state: 'released', reason: 'No sound' } });
    expect(await goldOf(fan)).toBe(before);
    expect(await earned(id, 'earnings')).toBe(19);
    expect((await admin.update('live-unlocks', unlockId, given)).status).toBe(422);
    await settle();
    expect(await goldOf(fan)).toBe(before);
    expect(await violations()).toEqual([]);
    const listed = await admin.list('live-unlocks', { broadcastId: String(id), state: 'captured' });
    expect(listed).toMatchObject({ total: 1, body: [{ username: 'fan2', price }] });
    const support = backOffice(await person(app).signInAs('support'));
    expect((await support.list('live-unlocks')).status).toBe(200);
    expect((await support.change('live-unlocks', unlockId, given)).status).toBe(403);
  });
});

test('What was shared is given back as it was shared, also when the shares are others by now', async () => {
  const id = await onAir();
  const { unlockId } = (await unlock(fan, id)).result;
  await anchor.get('/anchor/downcast');
  await expect.poll(() => holds(id)).toEqual(['captured']);
  expect(await earned(id, 'earnings')).toBe(19);
  const database = { db: app.db, url: app.databaseUrl };
  const later = await testApp({ database, clock, env: { ANCHOR_SHARE: '90' } });
  const admin = backOffice(await person(later).signInAs('admin'));
  const given = { state: 'released', reason: 'No sound' };
  expect((await admin.update('live-unlocks', unlockId, given)).status).toBe(200);
  expect(await earned(id, 'earnings')).toBe(0);
  expect(await violations()).toEqual([]);
  await later.stop();
});

test('A room is reported once by each, and somebody says what was done', async () => {
  const id = await onAir();
  const report = (someone: Person, broadcastId = id) =>
    someone.post('/live/report', { broadcastId, kind: 'fraud', text: 'It is a film' });
  expect(await codeOf(report(person(app)))).toBe(2000);
  expect(await codeOf(report(fan, 999_999))).toBe(2601);
  const [one, other] = await Promise.all([report(fan), report(fan)]);
  expect([one.status, other.status].sort()).toEqual(['fail', 'success']);
  expect(await codeOf(report(fan))).toBe(2609);
  const fan2 = await person(app).signInAs('fan2');
  expect((await report(fan2)).status).toBe('success');
  const support = backOffice(await person(app).signInAs('support'));
  const { body } = await support.list('room-reports', { state: 'open', anchorId: `${anchor.uid}` });
  const like = { anchor: 'anchor', kind: 'fraud', answer: null };
  expect(body).toMatchObject([
    { reporter: 'fan2', ...like },
    { reporter: 'fan', ...like },
  ]);
  const closed = await support.update('room-reports', body[0].id, {
    state: 'closed',
    answer: 'Cut',
  });
  expect(closed.body).toMatchObject({ state: 'closed', answer: 'Cut', closedBy: 'support' });
  // All who reported the same are answered.
  expect((await support.list('room-reports', { state: 'open' })).total).toBe(0);
  for (const reporter of [fan, fan2]) {
    const { result } = await reporter.get('/user/notices');
    expect(result.items[0]).toMatchObject({ name: 'roomReportClosed' });
  }
  const codes: unknown[] = [];
  for (let count = 0; count < 16; count++) codes.push(await codeOf(report(fan2, 999_999)));
  expect(codes.at(-1)).toBe(errors.tooManyRequests.code);
  expect((await backOffice(fan).list('room-reports')).status).toBe(403);
});

test('The next report is one behind it that one may decide on; what breaks no rule is dismissed', async () => {
  const broadcastId = await onAir();
  const staff = await person(app).signInAs('support');
  const support = backOffice(staff);
  for (const reporter of [fan, staff]) {
    await reporter.post('/live/report', { broadcastId, kind: 'other', text: '' });
  }
  const after = (id: number) => support.list('room-reports', { state: 'open', after: String(id) });
  const { body, total } = await after(0);
  expect({ body, total }).toMatchObject({ body: [{ reporter: 'fan', broadcastId }], total: 1 });
  expect((await after(body[0].id)).total).toBe(0);
  const dismissed = await support.update('room-reports', body[0].id, {
    state: 'closed',
    answer: null,
  });
  expect(dismissed.body).toMatchObject({ state: 'closed', answer: null });
  const { result } = await fan.get('/user/notices');
  expect(result.items[0]).toMatchObject({ name: 'roomReportDismissed' });
});

test('The console sees what arrives', async () => {
  const id = await onAir();
  const support = backOffice(await person(app).signInAs('support'));
  const listed = async () => (await support.list('streams')).body;
  await expect.poll(listed, { timeout: 10_000 }).toMatchObject([
    {
      id: anchor.uid,
      anchor: 'anchor',
      broadcastId: id,
      state: 'live',
      viewers: 3,
      bitrate: 3_000_000,
    },
  ]);
  const [{ thumbnail }] = await listed();
  expect([null, `/console/streams/${anchor.uid}/thumbnail`]).toContain(thumbnail);
  expect((await support.get('streams', anchor.uid)).body).toMatchObject({ id: anchor.uid });
  const path = `/java/console/streams/${anchor.uid}/thumbnail`;
  const refused = async (someone: Person) =>
    ((await (await someone.send(path)).json()) as { errorCode: number }).errorCode;
  expect(await refused(person(app))).toBe(2000);
  expect(await refused(fan)).toBe(1005);
});

test('Who leaves takes key, room and recordings along', async () => {
  const leaver = await makeAnchor(app, { name: 'fan2' });
  const key = await keyOf(await leaver.signInAs('fan2'));
  await hook.tell(key.stream, 'live', { recording: 'theirs' });
  expect((await leaver.post('/user/delete', {})).status).toBe('success');
  const left = sql`select 1 from stream_key where account_id = ${leaver.uid}
    union all select 1 from room where account_id = ${leaver.uid}`;
  expect(await rows(app.db, left)).toEqual([]);
  const content = { stream: key.stream, reason: 'banned' };
  await expect.poll(() => media.asked).toContainEqual({ path: '/control/cut', content });
  await app.jobs.send(app.db as never, { name: 'live-forget' }, {});
  const forgotten = {
    path: '/control/forget',
    content: { stream: key.stream, recording: 'theirs' },
  };
  await expect.poll(() => media.asked).toContainEqual(forgotten);
  expect(await hook.publish(key.key)).toBe('unknownKey');
});
