import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOfflinePage } from './offline-page.ts';
import { choose, fetchPage, keepPage, listPages, seePage } from './pages.ts';

const origin = 'https://site.test';
let fetched: { address: string; credentials: RequestCredentials | undefined }[];
/** What the site answers: a page with results, or without where it is asked for that. */
let answer: (address: string) => Response;

/** Caches as a browser has them, as far as they are used. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | URL | Request) =>
    new URL(key instanceof Request ? key.url : key, origin).href;
  return {
    async open(name: string) {
      const held = all.get(name) ?? new Map<string, Response>();
      all.set(name, held);
      return {
        match: async (key: string | Request) => held.get(urlOf(key))?.clone(),
        put: async (key: string, response: Response) => void held.set(urlOf(key), response),
        delete: async (key: string) => held.delete(urlOf(key)),
        keys: async () => [...held.keys()].map((url) => new Request(url)),
      };
    },
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(urlOf(key))?.clone(),
    delete: async (name: string) => all.delete(name),
  };
}

beforeEach(() => {
  vi.useRealTimers();
  fetched = [];
  answer = (address) => page({ address, hidden: address.includes('spoiler=1') });
  vi.stubGlobal('caches', createCaches());
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('buildVersion', 'one');
  vi.stubGlobal('fetch', async (asked: string | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(asked, origin);
    if (pathname === '/offline.html') {
      const locale = searchParams.get('locale');
      return new Response(`<html lang="${locale}"><ul><!--kept--></ul></html>`);
    }
    fetched.push({ address: pathname + search, credentials: init?.credentials });
    return answer(pathname + search);
  });
});

function page({ address = '/soccer/12', owner = 'guest', hidden = false }) {
  const score = hidden ? 'vs' : '1–1';
  return new Response(`<html lang="en"><title>A ${score} B</title></html>`, {
    headers: {
      'x-keep-for': owner,
      'x-keep-as': address.replace(/[?&]spoiler=1/, ''),
      ...(hidden && { 'x-keep-hidden': '1' }),
    },
  });
}

const comes = (given: Parameters<typeof page>[0] = {}, asked = given.address ?? '/soccer/12') =>
  keepPage(origin + asked, Promise.resolve(page(given)));
const sees = (more: { guest?: boolean; address?: string } = {}) =>
  seePage({
    ...{ type: 'seen', address: '/soccer/12', locale: 'en_US', language: 'en', keep: true },
    ...{ guest: true, ...more },
  });
const titles = async () => (await listPages()).map(({ title }) => title);
const noNetwork = () => Promise.reject(new TypeError('no network'));
/** What is shown of an address without a network. */
const offline = async (path = '/soccer/12') => (await fetchPage(origin + path, noNetwork())).text();

describe('A page that is kept', () => {
  test('is shown when there is no network, and listed', async () => {
    await choose('');
    await comes();
    expect(await titles()).toEqual(['A 1–1 B']);
    expect(await offline()).toContain('1–1');
  });

  test('is shown when the network takes too long', async () => {
    await choose('');
    await comes();
    vi.useFakeTimers();
    const shown = fetchPage(`${origin}/soccer/12`, new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await (await shown).text()).toContain('1–1');
  });

  test('is gone when somebody else comes', async () => {
    await choose('');
    await comes();
    await comes({ owner: '42', address: '/' });
    expect((await listPages()).map(({ address }) => address)).toEqual(['/']);
  });
});

describe('Who wants no results', () => {
  test('is shown none that were kept before, from that moment on', async () => {
    await choose('');
    await comes();
    await choose('all');
    expect(await titles()).toEqual([]);
    expect(await offline()).not.toContain('1–1');
  });

  test('not even by a page that waits for the network since before', async () => {
    await choose('');
    await comes();
    vi.useFakeTimers();
    const shown = fetchPage(
      `${origin}/soccer/12`,
      new Promise((resolve) => setTimeout(resolve, 9_000, page({ hidden: true }))),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await choose('202-');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await (await shown).text()).toContain('A vs B');
  });

  test('is shown what was made without, and kept nothing else', async () => {
    await choose('all');
    await comes({ hidden: true });
    // On its way since before.
    await comes({ address: '/soccer/13' });
    expect(await titles()).toEqual(['A vs B']);
    expect(await offline()).toContain('A vs B');
  });

  test('of other things now, is shown nothing that was made for what they wanted before', async () => {
    await choose('202-');
    const late = Promise.withResolvers<Response>();
    const kept = keepPage(`${origin}/`, late.promise);
    await comes({ hidden: true });
    await choose('all');
    late.resolve(page({ address: '/', hidden: true }));
    await kept;
    expect(await titles()).toEqual([]);
  });

  test('and is signed in, has the page of a guest kept who wants none either', async () => {
    await choose('202-');
    await sees({ guest: false });
    expect(fetched).toEqual([{ address: '/soccer/12?spoiler=1', credentials: 'omit' }]);
    expect(await titles()).toEqual(['A vs B']);
    expect((await listPages())[0]!.address).toBe('/soccer/12');
  });

  test('and is a guest, has their own kept, as their cookies say', async () => {
    answer = (address) => page({ address, hidden: true });
    await choose('all');
    await sees();
    expect(fetched).toEqual([{ address: '/soccer/12', credentials: 'same-origin' }]);
    expect(await titles()).toEqual(['A vs B']);
  });

  test('is shown nothing kept once the server says so, until a page tells what', async () => {
    await choose('');
    await comes();
    await comes({ address: '/soccer/13', hidden: true });
    expect(await titles()).toEqual([]);
    expect(await offline()).not.toContain('1–1');
    await comes();
    expect(await titles()).toEqual([]);
  });
});

describe('Who wants results', () => {
  test('keeps what they have, though somebody has sent them a page without any', async () => {
    await choose('');
    await comes();
    await comes({ address: '/soccer/13', hidden: true }, '/soccer/13?spoiler=1');
    expect(await titles()).toEqual(['A 1–1 B']);
    await sees({ address: '/soccer/13?spoiler=1' });
    expect(fetched).toEqual([{ address: '/soccer/13', credentials: 'same-origin' }]);
    expect(await titles()).toEqual(['A 1–1 B', 'A 1–1 B']);
  });

  test('is shown none without once they want them again', async () => {
    await choose('all');
    await comes({ hidden: true });
    await choose('');
    expect(await titles()).toEqual([]);
  });
});

test('As long as nobody has told what is wanted, nothing is kept, nor shown of what was', async () => {
  await comes();
  await sees();
  expect(fetched).toEqual([]);
  expect(await titles()).toEqual([]);
});

describe('What says that there is no network', () => {
  test('says it in the language of the address, else of the page that was seen last', async () => {
    await keepOfflinePage('pl');
    await keepOfflinePage('ko');
    expect(await offline('/pl/soccer/12')).toContain('<html lang="pl">');
    expect(await offline('/soccer/12')).toContain('<html lang="ko">');
    vi.stubGlobal('fetch', noNetwork);
    await keepOfflinePage('ar');
    expect(await offline('/ar/soccer/12')).toContain('<html lang="ko">');
  });

  test('lists a page once, by whichever address it came last', async () => {
    await keepOfflinePage('pl');
    await choose('');
    for (const address of ['/soccer/12', '/pl/soccer/12', '/pl/soccer/12?tab=lineups'])
      await comes({ address });
    await comes({ address: '/soccer/13' });
    const links = [...(await offline('/pl/news')).matchAll(/href="([^"]+)"/g)];
    expect(links.map(([, address]) => address)).toHaveLength(2);
  });
});
