import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createPageCache, type Page, type PageCacheOptions } from './page-cache.ts';

function page(text: string, rest: Partial<Page> = {}): Page {
  const body = { etag: text, bytes: text.length, in: () => Buffer.from(text) };
  return { status: 200, headers: {}, body, ...rest };
}

function setUp(options: Partial<PageCacheOptions> = {}) {
  const clock = { now: 0 };
  const onError = vi.fn();
  const cache = createPageCache({
    maxBytes: 100_000,
    freshFor: 1000,
    staleFor: 10_000,
    now: () => clock.now,
    onError,
    ...options,
  });
  let renders = 0;
  const render = vi.fn(async () => page(`render ${++renders}`));
  return { cache, clock, render, onError };
}

const settled = () => pause(1);

describe('A guest page', () => {
  test('is rendered once while it is fresh', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    clock.now = 1000;
    expect((await cache.get('/', render)).body.etag).toBe('render 1');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is served stale while exactly one render replaces it', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    clock.now = 1001;
    expect(cache.peek('/', () => render)?.body.etag).toBe('render 1');
    expect(cache.peek('/', () => render)?.body.etag).toBe('render 1');
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.peek('/', () => render)?.body.etag).toBe('render 2');
  });

  test('is served stale without a render to one who may have none', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    clock.now = 1001;
    expect(cache.peek('/', () => null)?.body.etag).toBe('render 1');
    await settled();
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('takes no room once it is too old to be served', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    clock.now = 10_001;
    await cache.get('/match', render);
    expect(cache.size().entries).toBe(1);
  });

  test('older than ten seconds is waited for', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    clock.now = 10_001;
    expect(cache.peek('/', () => render)).toBeUndefined();
    expect((await cache.get('/', render)).body.etag).toBe('render 2');
  });

  test('ages from when its render began', async () => {
    const { cache, clock } = setUp();
    const slow = vi.fn(async () => {
      clock.now += 1500;
      return page('slow');
    });
    await cache.get('/', slow);
    cache.peek('/', () => slow);
    expect(slow).toHaveBeenCalledTimes(2);
  });

  test('is rendered once for all who wait for it', async () => {
    const { cache, render } = setUp();
    const pages = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
    expect(pages.map(({ body }) => body.etag)).toEqual(['render 1', 'render 1', 'render 1']);
  });

  test('stays as it was when the render behind it fails, and the failure is told', async () => {
    const { cache, clock, render, onError } = setUp();
    await cache.get('/', render);
    render.mockRejectedValueOnce(new Error('no backend'));
    clock.now = 2000;
    cache.peek('/', () => render);
    await settled();
    expect(onError).toHaveBeenCalledOnce();
    expect(cache.peek('/', () => render)?.body.etag).toBe('render 1');
  });
});

test('A page stays as it was, until it is too old, when its renewal finds the server in trouble', async () => {
  const { cache, clock, render } = setUp();
  await cache.get('/', render);
  render.mockResolvedValue(page('trouble', { status: 503 }));
  clock.now = 2000;
  cache.peek('/', () => render);
  await settled();
  expect(cache.peek('/', () => render)?.body.etag).toBe('render 1');
  clock.now = 10_001;
  expect((await cache.get('/', render)).status).toBe(503);
});

describe('Never kept', () => {
  test.each([
    ['a page that was not found', { status: 404 }],
    ['a failed page', { status: 500 }],
    ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ])('%s', async (_, rest) => {
    const { cache } = setUp();
    const render = vi.fn(async () => page('x', rest));
    await cache.get('/', render);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  test('a good page once its renewal is not found', async () => {
    const { cache, clock, render } = setUp();
    await cache.get('/', render);
    render.mockResolvedValueOnce(page('gone', { status: 404 }));
    clock.now = 2000;
    cache.peek('/', () => render);
    await settled();
    expect(cache.peek('/', () => render)).toBeUndefined();
  });
});

test("One visitor's cookie is not handed to those who waited along", async () => {
  const { cache } = setUp();
  let visitors = 0;
  const render = async () => page('x', { headers: { 'set-cookie': `visitor=${++visitors}` } });
  const pages = await Promise.all([cache.get('/', render), cache.get('/', render)]);
  expect(new Set(pages.map(({ headers }) => headers['set-cookie'])).size).toBe(2);
});

test('The least recently used pages make room', async () => {
  const { cache } = setUp({ maxBytes: 1250 });
  const render = async () => page('x'.repeat(333));
  for (const key of ['/1', '/2', '/3']) await cache.get(key, render);
  cache.peek('/1', () => render);
  await cache.get('/4', render);
  expect(['/1', '/2', '/3', '/4'].filter((key) => cache.peek(key, () => render))).toEqual([
    '/1',
    '/3',
    '/4',
  ]);
  expect(cache.size().bytes).toBeLessThanOrEqual(1250);
});

test('A page larger than the whole cache is served but not kept', async () => {
  const { cache } = setUp({ maxBytes: 100 });
  expect((await cache.get('/', async () => page('x'.repeat(100)))).status).toBe(200);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
