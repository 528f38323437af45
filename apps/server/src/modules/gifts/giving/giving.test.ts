import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBroadcast } from '#modules/anchors/index.ts';
import { ledgerAccountOf, move, ownAccount, proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const clock = steeredClock();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let fan2: Person;
let broadcastId: number;
const gifts = new Map<string, { id: number; price: number }>();

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));

/** What the anchor has on, with a picture. */
async function onAir(): Promise<number> {
  const { id } = (await anchor.get('/anchor/broadcast')).result;
  await app.db.execute(sql`update broadcast set on_air_at = now() where id = ${id}`);
  return id;
}

async function pocket(someone: Person, amount: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [from, to] = [
      await ownAccount(tx, 'bonus'),
      await ledgerAccountOf(tx, 'user', uidOf(someone)),
    ];
    const why = { kind: 'welcome', reference: 'welcome', at: clock.now() } as const;
    await move(tx, { ...why, key: `pocket:${uidOf(someone)}:${Math.random()}`, from, to, amount });
  });
}

beforeAll(async () => {
  app = await testApp({
    accounts: true,
    clock,
    env: { ANCHOR_SHARE: '60', BRAND_ZONE: 'Asia/Shanghai' },
  });
  anchor = await makeAnchor(app);
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  await pocket(fan, 50_000);
  await pocket(fan2, 5_000);
  for (const { name, id, price } of (await fan.get('/gift', { 'accept-language': 'en' })).result
    .items) {
    gifts.set(name, { id, price });
  }
});
beforeEach(async () => {
  await anchor.get('/anchor/downcast');
  // A row of gifts of the test before goes on no longer.
  clock.forward({ seconds: 7 });
  broadcastId = await onAir();
});

const give = (
  someone: Person,
  name: string,
  {
    key,
    count = 1,
    ...more
  }: { key?: string; count?: number; price?: number; anchorId?: number; playhead?: string } = {},
) => {
  const { id: giftId, price } = gifts.get(name)!;
  const body = { anchorId: anchor.uid, giftId, count, price, ...more };
  return someone.post('/gift/send', body, key ? { 'idempotency-key': key } : {});
};
const codeOf = async (answer: Promise<{ status: string; errorCode: number }>) => {
  const { status, errorCode } = await answer;
  return status === 'success' ? 'success' : errorCode;
};
async function goldOf(someone: Person): Promise<number> {
  const [found] = await rows<{ balance: number }>(
    app.db,
    sql`select balance from ledger_account where kind = 'user' and owner_id = ${uidOf(someone)}`,
  );
  return found!.balance;
}
const has = async (kind: string, id = broadcastId) => {
  const [found] = await rows<{ sum: number }>(
    app.db,
    sql`select coalesce(sum(amount), 0)::int as sum from wallet.entry
      where kind = 'gift' and account_kind = ${kind} and reference = ${`broadcast:${id}`}`,
  );
  return found!.sum;
};
const said = () =>
  rows<{ gift: object; v: number; playhead: string | null }>(
    app.db,
    sql`select m.gift, m.v, m.playhead from chat_message m join chat_room r on r.id = m.room_id
      where r.anchor_id = ${anchor.uid} and m.gift is not null order by m.v`,
  );
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;

const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();

describe('The tray', () => {
  test('has what is on sale, by price, in the language of who looks', async () => {
    const { items } = (await person(app).get('/gift', { language: 'zh_CN' })).result;
    expect(items.map(({ price }: { price: number }) => price)).toEqual([
      1, 5, 10, 20, 50, 99, 520, 999, 1314, 5200,
    ]);
    expect(items[0]).toMatchObject({ name: '拍手', picture: '/uploads/gifts/clap.webp' });
    const { items: arabic } = (await person(app).get('/gift', { language: 'ar' })).result;
    expect(arabic[9].name).toBe('موكب الكأس');
    const { items: french } = (await person(app).get('/gift', { language: 'fr' })).result;
    expect(french[9].name).toBe('Trophy parade');
  });

  test('shows files that are the product’s own, and nothing else of the folder', async () => {
    const answer = await fetch(`${app.url}/uploads/gifts/clap.svga`);
    const file = path.join(import.meta.dirname, '../files/clap.svga');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(file));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    for (const other of ['none.svga', '..%2Ftable.ts', 'clap.ts', 'clap.svga%00']) {
      expect((await fetch(`${app.url}/uploads/gifts/${other}`)).status, other).toBe(404);
    }
  });
});

describe('Who gives', () => {
  test('pays at once: the anchor has their share, the house the rest', async () => {
    const before = await goldOf(fan);
    const { result } = await give(fan, 'Cheering panda', {
      count: 10,
      playhead: ago(30_000),
    });
    expect(result).toMatchObject({ gold: 990, combo: { id: result.id, count: 10 } });
    expect(await goldOf(fan)).toBe(before - 990);
    expect(await has('earnings')).toBe(594);
    expect(await has('house')).toBe(396);
    const { result: total } = await anchor.get('/anchor/goldTotal');
    expect(total).toMatchObject({ gifts: 594 });
    const { result: entries } = await anchor.get('/anchor/goldDetail');
    expect(entries.items[0]).toMatchObject({ kind: 'gift', amount: 594, broadcastId });
    const { result: coins } = await fan.get('/orderpay/gold/list');
    const reference = `broadcast:${broadcastId}`;
    expect(coins.items.slice(0, 2)).toMatchObject([
      { kind: 'gift', amount: -396, reference },
      { kind: 'gift', amount: -594, reference },
    ]);
    const { body } = await backOffice(anchor, 'studio').list('broadcasts');
    expect(body[0]).toMatchObject({ id: broadcastId, unlocks: 0, revenue: 594 });
    expect(await violations()).toEqual([]);
  });

  test('gives the smallest gift to the anchor alone, as no coin can be shared', async () => {
    expect(await give(fan, 'Clap')).toMatchObject({ status: 'success' });
    expect([await has('earnings'), await has('house')]).toEqual([1, 0]);
    expect(await violations()).toEqual([]);
  });

  test('shares by whole coins, the nearest', async () => {
    // 60 % of 99 are 59.4, of 66 are 39.6.
    await give(fan, 'Cheering panda');
    expect([await has('earnings'), await has('house')]).toEqual([59, 40]);
    await give(fan, 'Clap', { count: 66 });
    expect([await has('earnings'), await has('house')]).toEqual([59 + 40, 40 + 26]);
    expect(await violations()).toEqual([]);
  });

  test('has it said in the room, once, with the moment of the picture', async () => {
    const before = (await said()).length;
    const playhead = ago(30_000);
    const { result } = await give(fan, 'Heart', { count: 10, playhead, key: 'said-in-the-room' });
    await give(fan, 'Heart', { count: 10, playhead, key: 'said-in-the-room' });
    const all = await said();
    expect(all).toHaveLength(before + 1);
    const { id: giftId } = gifts.get('Heart')!;
    const combo = { id: result.id, count: 10 };
    expect(all.at(-1)).toMatchObject({ gift: { giftId, count: 10, gold: 50, combo } });
    expect(new Date(all.at(-1)!.playhead!).toISOString()).toBe(playhead);
    const { result: room } = await fan2.get(`/live/getChatroomSpeech?room=anchor-${anchor.uid}`);
    expect(room.messages.at(-1)).toMatchObject({
      text: '',
      gift: { giftId, count: 10, gold: 50, combo },
      from: { username: 'fan', level: 0, label: null },
      playhead,
    });
    await give(fan, 'Heart', { playhead: ago(-3_600_000) });
    expect((await said()).at(-1)!.playhead).toBeNull();
  });

  test('has words that nobody takes away or mutes them for: it was paid for', async () => {
    await give(fan, 'Heart');
    const [{ id }] = (await rows<{ id: number }>(
      app.db,
      sql`select max(id)::int as id from chat_message where gift is not null`,
    )) as [{ id: number }];
    for (const who of [fan, anchor]) {
      expect(await codeOf(who.get(`/chatroom/delete?id=${id}&rule=spoiler`))).toBe(
        errors.unknownMessage.code,
      );
    }
    const mute = anchor.post('/chatroom/operate', {
      ...{ operation: 'mute', room: `anchor-${anchor.uid}`, userId: uidOf(fan) },
      ...{ rule: 'abuse', minutes: 5, messageId: id },
    });
    expect(await codeOf(mute)).toBe(errors.unknownMessage.code);
    const { result: room } = await fan2.get(`/live/getChatroomSpeech?room=anchor-${anchor.uid}`);
    expect(room.messages.at(-1)).toMatchObject({ id, gift: { count: 1 } });
  });

  test('by a double tap gives once', async () => {
    const before = await goldOf(fan);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => give(fan, 'Crown', { key: 'tapped-again-and-again' })),
    );
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await goldOf(fan)).toBe(before - 999);
    expect(await codeOf(give(fan, 'Rocket', { key: 'tapped-again-and-again' }))).toBe(
      errors.keyReused.code,
    );
    expect(await codeOf(give(fan, 'Crown', { key: 'tapped-again-and-again', count: 10 }))).toBe(
      errors.keyReused.code,
    );
    expect(await violations()).toEqual([]);
  });

  test('with a key of before is answered also when gift, gold and broadcast are gone', async () => {
    const { result } = await give(fan2, 'Football', { key: 'answered-afterwards' });
    await anchor.get('/anchor/downcast');
    await app.db.execute(
      sql`update gift set on_sale = false where id = ${gifts.get('Football')!.id}`,
    );
    expect(await give(fan2, 'Football', { key: 'answered-afterwards' })).toMatchObject({ result });
    await app.db.execute(
      sql`update gift set on_sale = true where id = ${gifts.get('Football')!.id}`,
    );
  });

  test('two gifts at once with gold for one gives one', async () => {
    await pocket(fan2, 5_200 - (await goldOf(fan2)) + 10);
    const answers = await Promise.all([
      codeOf(give(fan2, 'Trophy parade', { key: 'first-of-two-at-once' })),
      codeOf(give(fan2, 'Trophy parade', { key: 'second-of-two-at-once' })),
    ]);
    expect(answers.sort()).toEqual([errors.notEnoughGold.code, 'success']);
    expect(await goldOf(fan2)).toBe(10);
    expect(await has('earnings')).toBe(3_120);
    expect(await violations()).toEqual([]);
  });

  test('is refused what can’t be, and pays nothing', async () => {
    const before = [await goldOf(fan), (await said()).length];
    expect(await codeOf(give(person(app), 'Clap'))).toBe(2000);
    expect(await codeOf(give(anchor, 'Clap'))).toBe(errors.ownGift.code);
    expect(await codeOf(give(fan, 'Clap', { price: 2 }))).toBe(errors.giftPriceChanged.code);
    expect(await codeOf(give(fan, 'Clap', { count: 2 }))).toBe(errors.invalidInput.code);
    expect(await codeOf(give(fan, 'Clap', { anchorId: uidOf(fan2) }))).toBe(
      errors.noBroadcast.code,
    );
    expect(await codeOf(give(fan, 'Trophy parade', { count: 520 }))).toBe(
      errors.notEnoughGold.code,
    );
    await app.db.execute(sql`update gift set on_sale = false where id = ${gifts.get('Clap')!.id}`);
    expect(await codeOf(give(fan, 'Clap'))).toBe(errors.unknownGift.code);
    await app.db.execute(sql`update gift set on_sale = true where id = ${gifts.get('Clap')!.id}`);
    await anchor.post('/user/block', { userId: uidOf(fan), blocked: true });
    expect(await codeOf(give(fan, 'Clap'))).toBe(errors.blockedByThem.code);
    await anchor.post('/user/block', { userId: uidOf(fan), blocked: false });
    await app.db.execute(sql`update broadcast set on_air_at = null where id = ${broadcastId}`);
    expect(await codeOf(give(fan, 'Clap'))).toBe(errors.noBroadcast.code);
    await anchor.get('/anchor/downcast');
    expect(await codeOf(give(fan, 'Clap'))).toBe(errors.noBroadcast.code);
    expect([await goldOf(fan), (await said()).length]).toEqual(before);
    expect(await violations()).toEqual([]);
  });

  test('has no way to once banned', async () => {
    const banned = await person(app).register('banned@example.org');
    await pocket(banned, 100);
    expect(await codeOf(give(banned, 'Clap'))).toBe('success');
    const admin = backOffice(await person(app).signInAs('admin'));
    await admin.create('bans', { userId: uidOf(banned), reason: 'Fraud', until: null });
    const before = await has('user');
    expect(await codeOf(give(banned, 'Clap'))).not.toBe('success');
    expect(await has('user')).toBe(before);
  });

  test('has nothing back of a broadcast that is cut: what was given is given', async () => {
    const before = await goldOf(fan);
    await give(fan, 'Fireworks');
    await app.db.transaction((tx) =>
      closeBroadcast(tx, app.jobs, {
        broadcastId,
        endedBy: 'cut',
        reason: null,
        now: clock.now(),
      }),
    );
    expect(await goldOf(fan)).toBe(before - 520);
    expect(await has('earnings')).toBe(312);
    expect(await violations()).toEqual([]);
  });
});

describe('Gifts in a row', () => {
  test('go on while the next comes in six seconds by the server’s clock, each paid for itself', async () => {
    const before = await goldOf(fan);
    const first = (await give(fan, 'Whistle', { count: 10 })).result;
    clock.forward({ seconds: 5 });
    const second = (await give(fan, 'Whistle')).result;
    clock.forward({ seconds: 5 });
    const third = (await give(fan, 'Whistle', { count: 66 })).result;
    expect([first, second, third].map(({ combo }) => [combo.id, combo.count])).toEqual([
      [first.id, 10],
      [first.id, 11],
      [first.id, 77],
    ]);
    expect(
      Math.abs(new Date(third.combo.endsAt).getTime() - clock.now().getTime() - 6_000),
    ).toBeLessThan(500);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(await goldOf(fan)).toBe(before - 770);
    clock.forward({ seconds: 6 });
    const late = (await give(fan, 'Whistle')).result;
    expect(late.combo).toMatchObject({ id: late.id, count: 1 });
  });

  test('are of one gift and one person', async () => {
    const { combo } = (await give(fan, 'Clap')).result;
    expect((await give(fan2, 'Clap')).result.combo.id).not.toBe(combo.id);
    expect((await give(fan, 'Heart')).result.combo.count).toBe(1);
    expect((await give(fan, 'Clap')).result.combo).toMatchObject({ id: combo.id, count: 2 });
  });

  test('of twenty taps at once count each', async () => {
    const before = await goldOf(fan);
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(fan, 'Clap')));
    expect(answers.map(({ result }) => result.combo.count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(await goldOf(fan)).toBe(before - 20);
    expect(await violations()).toEqual([]);
  });
});

describe('Leaderboards', () => {
  const look = async (someone: Person, type: string, anchorId?: number) =>
    (await someone.get(`/gift/leaderboard/${type}${anchorId ? `?anchorId=${anchorId}` : ''}`))
      .result;
  /** As they are once those that were looked at before are held no longer. */
  const board: typeof look = (...asked) => {
    clock.forward({ seconds: 3 });
    return look(...asked);
  };

  test('are made once for all who look within seconds, where each stands is their own', async () => {
    const day = zonedDay(clock.now(), 'Asia/Shanghai');
    await app.db.execute(sql`
      with made as (insert into account (username, created_at)
        select 'leader' || n, now() from generate_series(1, 50) n returning id)
      insert into gift_day (anchor_id, day, account_id, gold)
      select 998, ${day}::date, id, 1000 from made
      union all select 998, ${day}::date, ${uidOf(fan)}, 3`);
    const before = await board(fan, 'day', 998);
    expect(before.you).toEqual({ rank: 51, gold: 3 });
    await app.db.execute(sql`update gift_day set gold = gold + 5000 where anchor_id = 998`);
    expect((await look(fan2, 'day', 998)).you).toBeNull();
    expect((await look(fan2, 'day', 998)).items).toEqual(before.items);
    expect((await look(fan, 'day', 998)).you).toEqual(before.you);
    expect((await board(fan, 'day', 998)).you).toEqual({ rank: 51, gold: 5_003 });
    await app.db.execute(sql`delete from gift_day where anchor_id = 998`);
  });

  test('tell who gave most today, this week, ever, and nobody who left', async () => {
    const other = await makeAnchor(app, { name: 'expert' });
    const { id } = (await other.get('/anchor/broadcast')).result;
    await app.db.execute(sql`update broadcast set on_air_at = now() where id = ${id}`);
    const to = { anchorId: other.uid };
    const leaver = await person(app).register('leaver@example.org');
    await pocket(leaver, 6_000);
    await pocket(fan2, 1_000);
    await give(fan, 'Football', to);
    await give(fan2, 'Cheering panda', to);
    await give(leaver, 'Fireworks', to);
    const named = ({
      items,
    }: {
      items: { rank: number; user: { username: string }; gold: number }[];
    }) => items.map(({ rank, user, gold }) => [rank, user.username, gold]);
    expect(named(await board(fan, 'day', other.uid)).slice(1)).toEqual([
      [2, 'fan2', 99],
      [3, 'fan', 20],
    ]);
    await leaver.post('/user/delete', {});
    expect(named(await board(fan, 'day', other.uid))).toEqual([
      [1, 'fan2', 99],
      [2, 'fan', 20],
    ]);
    // Yesterday counts for the week only where that began before it.
    const today = zonedDay(clock.now(), 'Asia/Shanghai');
    await app.db.execute(
      sql`update gift_day set day = day - 1 where anchor_id = ${other.uid} and account_id = ${uidOf(fan2)}`,
    );
    expect(named(await board(fan, 'day', other.uid))).toEqual([[1, 'fan', 20]]);
    const isMonday = new Date(`${today}T00:00Z`).getUTCDay() === 1;
    expect(named(await board(fan, 'week', other.uid))).toHaveLength(isMonday ? 1 : 2);
    await app.db.execute(
      sql`update gift_day set day = day - 7 where anchor_id = ${other.uid} and account_id = ${uidOf(fan2)}`,
    );
    expect(named(await board(fan, 'week', other.uid))).toEqual([[1, 'fan', 20]]);
    expect(named(await board(fan, 'all', other.uid))).toEqual([
      [1, 'fan2', 99],
      [2, 'fan', 20],
    ]);
    const anchors = named(await board(person(app), 'all'));
    expect(anchors.map(([, name]) => name)).toEqual(['anchor', 'expert']);
    await other.get('/anchor/downcast');
  });

  test('tell the caller where they stand who is not among the first fifty', async () => {
    await app.db.execute(sql`
      with made as (insert into account (username, created_at)
        select 'giver' || n, now() from generate_series(1, 60) n returning id)
      insert into gift_day (anchor_id, day, account_id, gold)
      select 999, ${zonedDay(clock.now(), 'Asia/Shanghai')}::date, id, 1000 + id from made`);
    await app.db.execute(sql`insert into gift_day (anchor_id, day, account_id, gold)
      values (999, ${zonedDay(clock.now(), 'Asia/Shanghai')}::date, ${uidOf(fan)}, 3)`);
    const { items, you } = await board(fan, 'day', 999);
    expect([items.length, you]).toEqual([50, { rank: 61, gold: 3 }]);
    expect((await board(person(app), 'day', 999)).you).toBeNull();
    await app.db.execute(sql`delete from gift_day where anchor_id = 999`);
    expect((await fan.get('/gift/leaderboard/month')).errorCode).toBe(errors.notFound.code);
  });
});
