import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { asMedia, keyOf, mediaDouble } from '../testing/media-double.ts';

const secret = 'a-secret-of-the-hooks';
const media = await mediaDouble();
let app: TestApp;
let anchor: Person & { uid: number };
let hook: ReturnType<typeof asMedia>;
beforeAll(async () => {
  const env = { MEDIA_URL: media.url, MEDIA_HOOK_SECRET: secret };
  app = await testApp({ accounts: true, env });
  anchor = await makeAnchor(app);
  hook = asMedia(app);
});

describe('A stream key', () => {
  test('is told once, and kept as a hash', async () => {
    const { result } = await anchor.post('/anchor/streamKey', {});
    expect(result.address).toBe('rtmp://localhost:1935/live');
    const [, stream, given] = /^([0-9A-Za-z]{12})\?key=([\w-]{32})$/.exec(result.key)!;
    const told = (await anchor.get('/anchor/liveInfo')).result;
    expect(told).toMatchObject({ stream, state: 'none', health: null, advice: [] });
    expect(JSON.stringify(told)).not.toContain(given);
    const kept = await rows(app.db, sql`select * from stream_key`);
    expect(JSON.stringify(kept)).not.toContain(given);
  });

  test('is replaced by the next one, whose name stays, and its publisher is cut', async () => {
    const before = await keyOf(anchor);
    expect(await hook.publish(before.key)).toBe(true);
    const after = await keyOf(anchor);
    expect(after.stream).toBe(before.stream);
    expect(await hook.publish(before.key)).toBe('unknownKey');
    expect(await hook.publish(after.key)).toBe(true);
    const content = { stream: after.stream, reason: 'rotated' };
    await expect.poll(() => media.asked).toContainEqual({ path: '/control/cut', content });
  });

  test('is for anchors who may stream', async () => {
    const guest = person(app);
    expect(await guest.post('/anchor/streamKey', {})).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    const fan = await person(app).signInAs('fan');
    expect(await fan.post('/anchor/streamKey', {})).toMatchObject({
      errorCode: errors.notAnchor.code,
    });
    await app.db.execute(sql`update anchor set state = 'ended'`);
    expect(await anchor.post('/anchor/streamKey', {})).toMatchObject({
      errorCode: errors.notAnchor.code,
    });
    await app.db.execute(sql`update anchor set state = 'approved'`);
    await app.db.execute(
      sql`update anchor set ban_reason = 'x', banned_at = now() - interval '1 second'`,
    );
    expect(await anchor.post('/anchor/streamKey', {})).toMatchObject({
      errorCode: errors.anchorBanned.code,
    });
    await app.db.execute(sql`update anchor set ban_reason = null, banned_at = null`);
  });

  test('made twice at once is one key, of which the last one holds', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(anchor)));
    const verdicts = await Promise.all(keys.map(({ key }) => hook.publish(key)));
    expect(verdicts.filter((verdict) => verdict === true)).toHaveLength(1);
    expect(new Set(keys.map(({ stream }) => stream)).size).toBe(1);
  });
});

describe('Who publishes', () => {
  test('is refused without a right key, as who is no anchor, or banned', async () => {
    const { key, stream } = await keyOf(anchor);
    expect(await hook.publish(`${key}x`)).toBe('unknownKey');
    expect(await hook.publish(`another12345?key=${key.split('=')[1]}`)).toBe('unknownKey');
    expect(await hook.publish(key)).toBe(true);
    await app.db.execute(
      sql`update anchor set ban_reason = 'x', banned_at = now() - interval '1 second'`,
    );
    expect(await hook.publish(key)).toBe('banned');
    await app.db.execute(
      sql`update anchor set ban_reason = null, banned_at = null, state = 'ended'`,
    );
    expect(await hook.publish(key)).toBe('notAnchor');
    await app.db.execute(sql`update anchor set state = 'approved'`);
    expect(stream).toHaveLength(12);
  });

  test('is refused where the brand has no rooms', async () => {
    const database = { db: app.db, url: app.databaseUrl };
    const without = await testApp({ database, env: { MEDIA_URL: media.url, BRAND_LIVE: '0' } });
    const { key } = await keyOf(anchor);
    expect(await asMedia(without).publish(key)).toBe('liveOff');
    await without.stop();
  });
});

test('What media did not sign is heard by nobody', async () => {
  const { key, stream } = await keyOf(anchor);
  expect(await hook.publish(key, {})).toBe('1005');
  expect(await hook.publish(key, { 'x-media-proof': `${Date.now()}.forged` })).toBe('1005');
  expect(await hook.tell(stream, 'live', {}, {})).toBe(false);
  expect(await rows(app.db, sql`select 1 from stream_session`)).toEqual([]);
});

describe('Another engine', () => {
  const asEngine = async (engine: string, body: object | URLSearchParams, by = secret) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${app.url}/java/live/media/hook/${by}/${engine}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: isForm ? {} : { 'content-type': 'application/json' },
    });
    return response.status;
  };
  const sessions = () =>
    rows<{ state: string; engine: string }>(
      app.db,
      sql`select state, engine from stream_session order by began_at desc limit 1`,
    );

  /** How each asks for a key, and says that its publisher left. */
  const spoken: Record<string, (key: string, left: boolean) => object | URLSearchParams> = {
    'nginx-rtmp'(key, left) {
      const [name, secret = ''] = key.split('?key=');
      const call = left ? 'publish_done' : 'publish';
      return new URLSearchParams({ app: 'live', call, name: name!, key: secret, clientid: '7' });
    },
    srs(key, left) {
      const [stream, param] = key.split('?');
      const action = left ? 'on_unpublish' : 'on_publish';
      return { action, client_id: 'a1b2', app: 'live', stream, param: `?${param}` };
    },
    mediamtx(key, left) {
      const [stream, query] = key.split('?');
      if (left) return { action: 'unpublish', path: `live/${stream}`, id: 'c3d4' };
      return { action: 'publish', path: `live/${stream}`, query, protocol: 'rtmp', id: 'c3d4' };
    },
  };

  test.each(Object.entries(spoken))('%s asks as it is documented', async (engine, say) => {
    const { key } = await keyOf(anchor);
    expect(await asEngine(engine, say(`${key}x`, false))).toBeGreaterThan(400);
    expect(await asEngine(engine, say(key, false))).toBe(200);
    expect(await sessions()).toEqual([{ state: 'live', engine: 'other' }]);
    expect(await asEngine(engine, say(key, true))).toBe(200);
    expect(await sessions()).toEqual([{ state: 'ended', engine: 'other' }]);
  });

  test('is not answered without the secret', async () => {
    const { key } = await keyOf(anchor);
    const asked = spoken.srs!(key, false);
    expect(await asEngine('srs', asked, 'another-secret-of-it')).toBe(404);
    expect(await asEngine('wowza', asked)).toBe(404);
    const without = await testApp({ database: { db: app.db, url: app.databaseUrl } });
    const url = `${without.url}/java/live/media/hook/undefined/srs`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    await without.stop();
  });
});
