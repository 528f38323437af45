import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { asMedia, healthy, keyOf, mediaDouble, tokens } from '../testing/media-double.ts';

const clock = steeredClock();
const media = await mediaDouble();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let guest: Person;
let hook: ReturnType<typeof asMedia>;
let stream: string;
let matchId: number;
let count = 0;
beforeAll(async () => {
  app = await testApp({ accounts: true, clock, env: { MEDIA_URL: media.url } });
  const soon = new Date(clock.now().getTime() + 600_000).toISOString();
  const fixture = fixtureOf('match', soon);
  const { ids } = await app.db.transaction((tx) =>
    ingest(tx, [fixture], { source: 'test', now: clock.now() }),
  );
  matchId = ids.get('match')!.id;
  anchor = await makeAnchor(app);
  hook = asMedia(app);
  stream = (await keyOf(anchor)).stream;
  fan = await person(app).signInAs('fan');
  guest = person(app);
});
beforeEach(async () => {
  await anchor.get('/anchor/downcast');
  // Who played in the test before plays no more.
  clock.forward({ seconds: 61 });
});

const errorOf = async (answer: Promise<{ errorCode: number }>) => (await answer).errorCode;
const play = async (someone: Person, broadcastId: number, lease?: string, headers = {}) =>
  (await someone.post('/live/play', { broadcastId, ...(lease && { lease }) }, headers)).result;
const readToken = (grant: { token: string }) => tokens.read(grant.token)!;

/** A broadcast on air, and what its picture is recorded as. */
async function onAir(price: number | null = null, more: { matchId?: number } = {}) {
  await makeAnchor(app, { price, previewSeconds: 30, ...more });
  const begun = await anchor.get('/anchor/broadcast');
  expect(begun, JSON.stringify(begun)).toMatchObject({ status: 'success' });
  const { id } = begun.result as { id: number };
  const recording = `rec${++count}`;
  await hook.tell(stream, 'live', { recording });
  media.streams = [healthy(stream, recording)];
  return { id, recording };
}
async function end(recording: string, endedBy = 'downcast') {
  await anchor.get('/anchor/downcast');
  if (endedBy !== 'downcast') {
    await app.db.execute(sql`update broadcast set ended_by = ${endedBy}
      where id = (select max(id) from broadcast)`);
  }
  await hook.tell(stream, 'ended', { recording, reason: 'ended' });
}

describe('A free room', () => {
  test('is played by anyone for a minute, and on by its lease', async () => {
    const { id, recording } = await onAir();
    const grant = await play(guest, id);
    expect(grant).toMatchObject({ access: 'free', previewEndsAt: null, parts: [] });
    expect(grant.url).toBe(`${media.url}/live/${grant.token}/${stream}/index.m3u8`);
    expect(grant.dvrUrl).toBe(`${media.url}/live/${grant.token}/${stream}/dvr.m3u8`);
    const claims = readToken(grant);
    expect(claims).toMatchObject({ stream, recordings: [recording] });
    expect(claims.liveOnly).toBeUndefined();
    const left = claims.expires - clock.now().getTime();
    expect(left).toBeGreaterThan(55_000);
    expect(left).toBeLessThanOrEqual(60_000);
    clock.forward({ seconds: 20 });
    const renewed = await play(guest, id, grant.lease);
    expect(renewed.lease).toBe(grant.lease);
    expect(readToken(renewed).expires).toBeGreaterThan(claims.expires);
    expect(readToken(renewed).viewer).toBe(claims.viewer);
    expect(readToken(renewed).lease).toBe(claims.lease);
  });

  test('has leases that nobody else can name', async () => {
    const { id } = await onAir();
    const { lease, token } = await play(fan, id);
    const own = tokens.read(token)!.lease;
    expect(own).not.toBe(lease);
    for (const someone of [guest, anchor]) {
      for (const named of [lease, own]) {
        expect(readToken(await play(someone, id, named)).lease).not.toBe(own);
      }
    }
    expect(readToken(await play(fan, id, lease)).lease).toBe(own);
  });

  test('tells nothing of who watches, and tells watchers apart', async () => {
    const { id } = await onAir();
    const uid = fan.cookies.get('uid')!;
    const viewers = [];
    for (const someone of [fan, anchor, guest]) {
      viewers.push(readToken(await play(someone, id)).viewer);
    }
    expect(new Set(viewers).size).toBe(3);
    expect(viewers[0]).toMatch(/^[\w-]{22}$/);
    expect(viewers[0]).not.toContain(uid);
  });

  test('is played by one watcher in a few pages, not in many', async () => {
    const { id } = await onAir();
    const leases = [];
    for (let page = 0; page < 8; page++) leases.push((await play(fan, id)).lease);
    expect(await errorOf(fan.post('/live/play', { broadcastId: id }))).toBe(2608);
    expect((await play(fan, id, leases[0])).url).toBeTruthy();
    clock.forward({ seconds: 61 });
    expect((await play(fan, id)).url).toBeTruthy();
  });

  test('is not there before its first picture, nor one that nobody knows', async () => {
    await makeAnchor(app);
    const { id } = (await anchor.get('/anchor/broadcast')).result;
    expect(await errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2601);
    expect(await errorOf(guest.post('/live/play', { broadcastId: 999_999 }))).toBe(2601);
  });
});

describe('A paid room', () => {
  test('shows a fan its beginning, once, and the whole to who unlocked it', async () => {
    const { id, recording } = await onAir(40);
    const room = async () => (await fan.get(`/live/room?id=${anchor.uid}`)).result.access;
    expect(await room()).toBe('preview');
    const first = await play(fan, id);
    expect(first).toMatchObject({ access: 'preview', dvrUrl: null });
    const ends = Date.parse(first.previewEndsAt);
    expect(ends - clock.now().getTime()).toBeLessThanOrEqual(30_000);
    expect(readToken(first)).toMatchObject({
      liveOnly: true,
      expires: ends + 3_000,
      recordings: [recording],
    });
    clock.forward({ seconds: 10 });
    expect((await play(fan, id)).previewEndsAt).toBe(first.previewEndsAt);
    clock.forward({ seconds: 21 });
    expect(await play(fan, id, first.lease)).toMatchObject({
      access: 'locked',
      url: null,
      token: '',
    });
    expect(await room()).toBe('locked');
    await fan.post('/orderpay/match/pay/liveUnlock', { broadcastId: id, price: 40 });
    const whole = await play(fan, id, first.lease);
    expect(whole).toMatchObject({ access: 'unlocked', lease: first.lease, previewEndsAt: null });
    expect(readToken(whole).liveOnly).toBeUndefined();
    expect(await room()).toBe('unlocked');
    expect(await play(anchor, id)).toMatchObject({ access: 'own' });
  });

  test('shows a network of guests its beginning once, and then asks them to sign in', async () => {
    const { id } = await onAir(40);
    const from = (address: string, agent: string) => ({
      'x-forwarded-for': address,
      'user-agent': agent,
    });
    const first = await play(guest, id, undefined, from('203.0.113.7', 'one'));
    expect(first.access).toBe('preview');
    const other = await play(person(app), id, undefined, from('203.0.113.99', 'two'));
    expect(other.previewEndsAt).toBe(first.previewEndsAt);
    clock.forward({ seconds: 31 });
    const late = await play(person(app), id, undefined, from('203.0.113.8', 'three'));
    expect(late).toMatchObject({ access: 'signIn', url: null });
    const elsewhere = await play(person(app), id, undefined, from('198.51.100.9', 'one'));
    expect(elsewhere.access).toBe('preview');
  });

  test('begins one preview for many requests at once', async () => {
    const { id } = await onAir(40);
    const grants = await Promise.all(Array.from({ length: 6 }, () => play(fan, id)));
    expect(new Set(grants.map(({ previewEndsAt }) => previewEndsAt)).size).toBe(1);
  });
});

describe('A replay', () => {
  test('is played in its parts, by who may', async () => {
    const { id, recording } = await onAir();
    await hook.tell(stream, 'ended', { recording, reason: 'gone' });
    await hook.tell(stream, 'live', { recording: `${recording}b` });
    await end(`${recording}b`);
    const grant = await play(guest, id);
    expect(grant.dvrUrl).toBeNull();
    expect(grant.url).toContain(`/replay-${recording}.m3u8`);
    expect(grant.parts).toEqual([expect.stringContaining(`/replay-${recording}b.m3u8`)]);
    expect(readToken(grant).recordings).toEqual([recording, `${recording}b`]);
    const { items } = (await guest.get('/liveRecord')).result;
    expect(items[0]).toMatchObject({ id, anchor: { id: anchor.uid } });
  });

  test('is found by its number among those of its anchor', async () => {
    const { items } = (await guest.get(`/liveRecord?userId=${anchor.uid}`)).result;
    const { id } = items.at(-1);
    const of = async (userId: number) =>
      (await guest.get(`/liveRecord?userId=${userId}&broadcastId=${id}`)).result;
    expect(await of(anchor.uid)).toEqual({ items: [items.at(-1)], total: 1 });
    expect(await of(anchor.uid + 1)).toEqual({ items: [], total: 0 });
  });

  test('of a paid room wants its unlock, which can be had afterwards', async () => {
    const { id, recording } = await onAir(10);
    await end(recording);
    const next = await onAir();
    expect((await play(guest, next.id)).price).toBeNull();
    expect(await play(guest, id)).toMatchObject({ access: 'signIn', price: 10, url: null });
    expect(await play(fan, id)).toMatchObject({ access: 'locked', price: 10, url: null });
    const order = { broadcastId: id, price: 10 };
    expect((await fan.post('/orderpay/match/pay/liveUnlock', order)).status).toBe('success');
    expect(await play(fan, id)).toMatchObject({ access: 'unlocked' });
  });

  test.each(['cut', 'banned'])('of what was %s is not there', async (endedBy) => {
    const { id, recording } = await onAir();
    await end(recording, endedBy);
    expect(await errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2602);
    const { items } = (await guest.get('/liveRecord')).result;
    expect(items.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  test('of what staff cut is not there, and those of earlier broadcasts are', async () => {
    const earlier = await onAir();
    await end(earlier.recording);
    const { id, recording } = await onAir();
    const admin = backOffice(await person(app).signInAs('admin'));
    const cut = await admin.update('broadcasts', id, { state: 'cut', reason: 'Another’s logo' });
    expect(cut.status).toBe(200);
    const asked = () =>
      media.asked.flatMap(({ path, content }) => (path === '/control/cut' ? [content] : []));
    await expect.poll(asked).toContainEqual({ stream, reason: 'banned', recording });
    // Without a recording all of the stream would be meant, its earlier ones, too.
    expect(asked().filter((content) => !content.recording)).toEqual([]);
    await hook.tell(stream, 'ended', { recording, reason: 'banned' });
    expect(await errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2602);
    const { items } = (await guest.get(`/liveRecord?userId=${anchor.uid}`)).result;
    expect(items.map((item: { id: number }) => item.id)).toContain(earlier.id);
    const grant = await play(guest, earlier.id);
    expect(readToken(grant).recordings).toEqual([earlier.recording]);
  });

  test('of who is banned is not there while the ban lasts, nor sold', async () => {
    const { id, recording } = await onAir(10);
    await end(recording);
    const fan2 = await person(app).signInAs('fan2');
    const shown = async () => {
      const { items } = (await guest.get('/liveRecord')).result;
      const { replayable } = (await guest.get(`/live/room?id=${anchor.uid}`)).result;
      return [items.some((item: { id: number }) => item.id === id), replayable];
    };
    const unlock = () =>
      errorOf(fan2.post('/orderpay/match/pay/liveUnlock', { broadcastId: id, price: 10 }));
    expect(await shown()).toEqual([true, true]);
    const bans = [
      sql`update anchor set ban_reason = 'x', banned_at = ${clock.now().toISOString()},
        banned_until = ${new Date(clock.now().getTime() + 3_600_000).toISOString()}`,
      sql`insert into ban (account_id, reason, "from", until, banned_by)
        values (${anchor.uid}, 'x', ${clock.now().toISOString()},
          ${new Date(clock.now().getTime() + 7_200_000).toISOString()}, ${anchor.uid})`,
    ];
    for (const ban of bans) {
      await app.db.execute(ban);
      expect(await shown()).toEqual([false, false]);
      expect(await errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2602);
      expect(await unlock()).toBe(2606);
      clock.forward({ hours: 1, seconds: 1 });
    }
    expect(await shown()).toEqual([true, true]);
    expect(await play(guest, id)).toMatchObject({ access: 'signIn' });
    expect(await unlock()).toBeUndefined();
  });

  test('of who is no anchor any more is not there, nor sold', async () => {
    const { id, recording } = await onAir(10);
    await end(recording);
    const leaves = (state: string) => app.db.execute(sql`update anchor set state = ${state}`);
    await leaves('ended');
    const order = { broadcastId: id, price: 10 };
    expect(await errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2602);
    expect(await errorOf(fan.post('/orderpay/match/pay/liveUnlock', order))).toBe(2606);
    await leaves('approved');
    expect(await play(guest, id)).toMatchObject({ access: 'signIn' });
  });

  test('is deleted when it is old, and a preview at once', async () => {
    const { id, recording } = await onAir();
    await end(recording);
    await hook.tell(stream, 'live', { recording: 'private1' });
    await hook.tell(stream, 'ended', { recording: 'private1' });
    const forget = () => app.jobs.send(app.db as never, { name: 'live-forget' }, {});
    const forgotten = () =>
      media.asked.filter(({ path }) => path === '/control/forget').map(({ content }) => content);
    await forget();
    await expect.poll(forgotten).toContainEqual({ stream, recording: 'private1' });
    expect(forgotten()).not.toContainEqual({ stream, recording });
    clock.forward({ days: 31 });
    await forget();
    await expect.poll(forgotten).toContainEqual({ stream, recording });
    await expect.poll(() => errorOf(guest.post('/live/play', { broadcastId: id }))).toBe(2602);
  });
});

describe('Lists', () => {
  test('tell which rooms a match has', async () => {
    fan = await person(app).signInAs('fan');
    anchor = Object.assign(await person(app).signInAs('anchor'), { uid: anchor.uid });
    const soon = new Date(clock.now().getTime() + 600_000);
    await app.db.execute(
      sql`update match set starts_at = ${soon.toISOString()}, status = 'notStarted' where id = ${matchId}`,
    );
    const empty = (await guest.get(`/user/isMatchLive/${matchId}/202`)).result;
    expect(empty).toEqual({ live: false, rooms: 0 });
    const { id } = await onAir(20, { matchId });
    expect((await guest.get(`/user/isMatchLive/${matchId}/202`)).result).toEqual({
      live: true,
      rooms: 1,
    });
    const { items } = (await guest.get(`/getAnchorMatchLive?matchId=${matchId}`)).result;
    expect(items).toMatchObject([
      { id: anchor.uid, broadcastId: id, price: 20, match: { id: matchId } },
    ]);
    const ids = async (query: string) =>
      (await guest.get(`/live/rooms?${query}`)).result.items.map((item: { id: number }) => item.id);
    expect(await ids('kind=match')).toEqual([anchor.uid]);
    expect(await ids('kind=custom')).toEqual([]);
    expect(await ids('free=1')).toEqual([]);
    expect(await ids('free=0&language=en&gameId=202')).toEqual([anchor.uid]);
    expect(await ids('gameId=201')).toEqual([]);
    expect(await ids('language=ar')).toEqual([]);
  });

  test('are empty, and nothing plays, where the brand has no rooms', async () => {
    const { id } = await onAir();
    const database = { db: app.db, url: app.databaseUrl };
    const without = await testApp({ database, clock, env: { BRAND_LIVE: '0' } });
    const someone = person(without);
    expect((await someone.get('/live/rooms')).result).toEqual({ items: [], total: 0 });
    expect((await someone.get('/liveRecord')).result).toEqual({ items: [], total: 0 });
    await someone.signInAs('editor');
    expect((await someone.get('/live/recordings')).result).toEqual({ items: [], total: 0 });
    expect(await errorOf(someone.get(`/live/room?id=${anchor.uid}`))).toBe(2600);
    expect(await errorOf(someone.post('/live/play', { broadcastId: id }))).toBe(2601);
    expect(await errorOf(someone.post('/live/previewRecording', { broadcastId: id }))).toBe(2601);
    const gift = { anchorId: anchor.uid, giftId: 1, count: 1, price: 1 };
    const key = { 'idempotency-key': 'key-of-a-gift-0001' };
    expect(await errorOf(someone.post('/gift/send', gift, key))).toBe(2601);
    await without.stop();
  });

  test('know no room of who is no anchor', async () => {
    expect(await errorOf(guest.get(`/live/room?id=${fan.cookies.get('uid')}`))).toBe(2600);
  });
});

describe('One’s own stream', () => {
  test('is played by its anchor before anybody else', async () => {
    media.streams = [healthy(stream, 'private2')];
    await hook.tell(stream, 'live', { recording: 'private2' });
    const grant = (await anchor.post('/anchor/preview', {})).result;
    expect(grant).toMatchObject({ access: 'own' });
    expect(readToken(grant).recordings).toEqual(['private2']);
    await hook.tell(stream, 'ended', { recording: 'private2' });
    expect((await anchor.post('/anchor/preview', {})).result).toMatchObject({ url: null });
  });

  test('is no fan’s, and nobody’s without a key', async () => {
    expect(await errorOf(fan.post('/anchor/preview', {}))).toBe(2500);
    expect(await errorOf(guest.post('/anchor/preview', {}))).toBe(2000);
    const other = await makeAnchor(app, { name: 'fan2' });
    await other.signInAs('fan2');
    expect(await errorOf(other.post('/anchor/preview', {}))).toBe(2607);
    expect(await rows(app.db, sql`select 1 from stream_key`)).toHaveLength(1);
  });
});

describe('A recording', () => {
  const preview = (who: Person, broadcastId: number, lease?: string) =>
    who.post('/live/previewRecording', { broadcastId, ...(lease && { lease }) });
  const offered = async (who: Person, query = '') =>
    (await who.get(`/live/recordings?${query}`)).result;
  let editor: Person;
  let other: Person & { uid: number };
  beforeAll(async () => {
    editor = await person(app).signInAs('editor');
    other = await makeAnchor(app, { name: 'expert' });
    await other.signInAs('expert');
  });

  test('is played by who cuts videos from it, whatever it costs others, on air and afterwards', async () => {
    const { id, recording } = await onAir(50);
    const soFar = (await preview(editor, id)).result;
    expect(soFar.url).toContain(`/replay-${recording}.m3u8`);
    expect(readToken(soFar)).toMatchObject({ stream, recordings: [recording] });
    await end(recording);
    expect(await play(editor, id)).toMatchObject({ access: 'locked', url: null });
    const { result: grant } = await preview(editor, id);
    expect(grant.url).toContain(`/replay-${recording}.m3u8`);
    expect(readToken(grant)).toMatchObject({ stream, recordings: [recording] });
    expect((await preview(editor, id, grant.lease)).result.lease).toBe(grant.lease);
    expect(await errorOf(preview(editor, 999_999))).toBe(2601);
  });

  test('is offered to be cut from while it is on air, before all others, and grows', async () => {
    const over = await onAir();
    await end(over.recording);
    const { id } = await onAir();
    clock.forward({ seconds: 40 });
    const { items } = await offered(editor);
    expect(items.slice(0, 2)).toMatchObject([
      { id, onAir: true, anchor: { id: anchor.uid } },
      { id: over.id, onAir: false },
    ]);
    expect(items[0].seconds).toBeGreaterThanOrEqual(40);
    clock.forward({ seconds: 20 });
    const grown = await offered(editor, `broadcastId=${id}`);
    expect(grown).toMatchObject({ items: [{ id }], total: 1 });
    expect(grown.items[0].seconds).toBeGreaterThanOrEqual(items[0].seconds + 20);
    const replays = (await guest.get('/liveRecord')).result.items;
    expect(replays.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  test('is not there before its first picture, nor hidden, nor once staff cut it', async () => {
    const ids = async () => (await offered(editor)).items.map((item: { id: number }) => item.id);
    await makeAnchor(app);
    const { id: dark } = (await anchor.get('/anchor/broadcast')).result;
    expect(await ids()).not.toContain(dark);
    expect(await errorOf(preview(editor, dark))).toBe(2601);
    await anchor.get('/anchor/downcast');
    const { id, recording } = await onAir();
    expect(await ids()).toContain(id);
    await app.db.execute(sql`insert into hidden_replay (broadcast_id, at) values (${id}, now())`);
    expect(await ids()).not.toContain(id);
    expect(await errorOf(preview(editor, id))).toBe(2602);
    await app.db.execute(sql`delete from hidden_replay`);
    await end(recording, 'cut');
    expect(await ids()).not.toContain(id);
    expect(await errorOf(preview(editor, id))).toBe(2602);
  });

  test('is its own anchor’s alone in the studio', async () => {
    const { id } = await onAir();
    expect((await offered(anchor)).items[0]).toMatchObject({ id, onAir: true });
    expect((await preview(anchor, id)).result.url).toContain('/replay-');
    for (const query of ['', `userId=${anchor.uid}`, `broadcastId=${id}`])
      expect(await offered(other, query)).toEqual({ items: [], total: 0 });
    expect(await errorOf(preview(other, id))).toBe(2601);
  });

  test('is nobody else’s', async () => {
    for (const [who, code] of [
      [guest, errors.signInRequired.code],
      [fan, errors.forbidden.code],
    ] as const) {
      expect(await errorOf(who.get('/live/recordings'))).toBe(code);
      expect(await errorOf(preview(who, 1))).toBe(code);
    }
  });
});
