import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { until, watch } from '#testing/doubles/live-client.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { hasRedis, redisProcess } from '#testing/processes/processes.ts';
import { createSnapshots } from '../rooms/snapshot.ts';
import { type Talker, talker } from '../testing/talker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const newRoom = async (): Promise<RoomName> => `match-${await newMatch(app, { minutes: 30 })}`;

/** Another process of the same product. */
const another = (env: Record<string, string> = {}) =>
  testApp({ database: { db: app.db, url: app.databaseUrl }, env });

/** What a talker heard, by version; fails where a version came twice, or out of order. */
function heard({ deltas }: Talker): number[] {
  let last = 0;
  for (const { v, p } of deltas) {
    if (p > last && last > 0) throw new Error(`a gap between ${last} and ${p}`);
    if (v <= last) throw new Error(`${v} came after ${last}`);
    last = v;
  }
  return deltas.flatMap(({ messages = [] }) => messages.map(({ v }) => v));
}

const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

/** Messages by turns at both, and all of them heard at both. */
async function talkAcross(one: Talker, two: Talker, count: number): Promise<void> {
  const begin = one.seen().length;
  for (let nth = 0; nth < count; nth += 1) {
    await (nth % 2 ? two : one).said(`turn ${begin + nth}`);
  }
  const all = begin + count;
  await until(() => one.seen().length === all && two.seen().length === all);
  expect(heard(one)).toEqual(upTo(all));
  expect(heard(two)).toEqual(upTo(all));
  expect(two.seen()).toEqual(one.seen());
}

describe('People at two processes', () => {
  test('hear each other without Redis, within a second or two', async () => {
    const other = await another();
    const room = await newRoom();
    const [fan, fan2] = [await newFan(app), await newFan(app)];
    await talkAcross(await talker(app, fan, room), await talker(other, fan2, room), 8);
  });

  test.skipIf(!hasRedis())(
    'hear each other over Redis at once, and go on without a gap while it is lost and when it is back',
    async () => {
      const redis = await redisProcess();
      const env = { REDIS_URL: redis.url };
      const [here, there] = [await another(env), await another(env)];
      const room = await newRoom();
      const [fan, fan2] = [await newFan(app), await newFan(app)];
      const one = await talker(here, fan, room);
      const two = await talker(there, fan2, room);
      await one.said('warm');
      await until(() => two.seen().length === 1);
      const taken: number[] = [];
      for (let count = 2; count < 6; count++) {
        const [from, to] = count % 2 ? [one, two] : [two, one];
        const begin = performance.now();
        await from.said(`quick ${count}`);
        await until(() => to.seen().length === count);
        taken.push(performance.now() - begin);
      }
      // By the sweep alone each but the first would take the second until the next one.
      expect(taken.filter((ms) => ms < 500).length).toBeGreaterThan(1);
      await talkAcross(one, two, 4);
      await redis.kill();
      await talkAcross(one, two, 4);
      await redis.restart();
      await talkAcross(one, two, 4);
    },
  );

  test('that write at once take versions by turns, none twice', async () => {
    const other = await another();
    const room = await newRoom();
    const people = await Promise.all(
      [app, other, app, other].map(async (at) => talker(at, await newFan(app), room)),
    );
    const said = await Promise.all(
      people.flatMap((one) => Array.from({ length: 8 }, (_, nth) => one.said(`mine ${nth}`))),
    );
    expect(said.map(({ v }) => v).sort((a, b) => a - b)).toEqual(upTo(32));
    for (const one of people) {
      await until(() => one.seen().length === 32);
      expect(heard(one)).toEqual(upTo(32));
    }
  });
});

describe('Whoever was away', () => {
  test('gets what they missed when they are back, or a whole new page when it is too much', async () => {
    const room = await newRoom();
    const fan = await newFan(app);
    const one = await talker(app, fan, room);
    // Each told alone: who is slow to read hears several at once.
    await one.said('before');
    await until(() => heard(one).length === 1);
    await one.said('while away');
    await until(() => heard(one).length === 2);
    const back = await talker(app, null, room);
    back.deltas.length = 0;
    await back.socket.emit('unwatch', `chat:${room}`);
    expect(await watch(back.socket, `chat:${room}`, 1)).toEqual({ ok: true });
    await until(() => back.deltas.length > 0);
    expect(back.deltas).toMatchObject([{ p: 1, v: 2, messages: [{ text: 'while away' }] }]);
    await app.db.execute(sql`update chat_room set v = v + 500 where name = ${room}`);
    for (const { deltas } of [one, back]) {
      await until(() => deltas.at(-1)!.v > 2);
      // Nobody holds the version before it, so everybody asks anew.
      expect(deltas.at(-1)).toEqual({ stream: `chat:${room}`, v: 502, p: 502 });
    }
  });

  test('from a room that nobody followed meanwhile, too', async () => {
    const room = await newRoom();
    const fan = await newFan(app);
    const one = await talker(app, fan, room);
    const texts = ['one', 'two', 'three'];
    for (const text of texts) await one.said(text);
    one.socket.close();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    const two = await talker(app, null, room);
    two.socket.emit('unwatch', `chat:${room}`);
    expect(await watch(two.socket, `chat:${room}`, 1)).toEqual({ ok: true });
    const told = () => two.deltas.flatMap(({ messages = [] }) => messages.map(({ text }) => text));
    await expect.poll(told).toEqual(expect.arrayContaining(['two', 'three']));
  });
});

describe('A process that ends', () => {
  test('after a commit, before it told anybody, leaves rows that others find', async () => {
    const uid = (await newFan(app)).uid;
    await app.db.execute(sql`
      insert into anchor (account_id, state, introduction, applied_at, approved_at)
      values (${uid}, 'approved', 'Talks', now(), now())`);
    const room: RoomName = `anchor-${uid}`;
    const other = await another();
    const hearers = await Promise.all([app, other].map((at) => talker(at, null, room)));
    // What its transaction does, and nothing of what comes after.
    const gift = { giftId: 1, count: 1, gold: 5, combo: { id: 1, count: 1 } };
    await app.db.execute(sql`select chat.say_gift(${uid}, ${(await newFan(app)).uid},
      ${JSON.stringify(gift)}::jsonb, null, null, 3, 'a key of its own', now())`);
    for (const hearer of hearers) {
      await until(() => hearer.seen().length === 1);
      expect(hearer.deltas).toMatchObject([{ p: 0, v: 1 }]);
      expect(hearer.seen()).toMatchObject([{ v: 1, text: '', gift, from: { level: 3 } }]);
    }
  });
});

describe('Five thousand who come at once', () => {
  test('have a room read once for all of them', async () => {
    const room = await newRoom();
    await (await talker(app, await newFan(app), room)).said('Welcome back');
    const snapshots = createSnapshots({ db: app.db, clock: systemClock });
    const read = await Promise.all(Array.from({ length: 5_000 }, () => snapshots.of(room)));
    expect(new Set(read).size).toBe(1);
    expect(read[0]!.messages).toMatchObject([{ text: 'Welcome back' }]);
    snapshots.forget(room);
    expect(await snapshots.of(room)).not.toBe(read[0]);
  });
});
