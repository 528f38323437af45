import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gameBackground, gameLogo, gameLogos, games } from '@xiongmao/api/catalogue/games';
import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { i18nOf } from '@xiongmao/i18n/node';
import { type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteRequest } from '../app/entry.server.tsx';
import { readEnv } from './env.ts';
import { createRenderer } from './rendering/renderer.ts';
import { createSite } from './site.ts';

const proof = createFrontEndProof('one key of the tests');
let dist: string;
let asked: (SiteRequest & { matched: string })[];
let server: Server;
let origin: string;

/** An app of two routes whose pages count how often they were rendered. */
function createBuild(): ServerBuild {
  let site: SiteRequest;
  const route = (id: string, rest: object) => [
    id,
    { id, module: { default: () => null }, ...rest },
  ];
  const module = {
    handleError: () => {},
    createContext: (request: SiteRequest) => {
      site = request;
      return new RouterContextProvider();
    },
    default: (
      _: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext }: EntryContext,
    ) => {
      const matched = staticHandlerContext.matches.at(-1)!.route.id;
      asked.push({ ...site, matched });
      return new Response(`render ${asked.length}`, { status, headers });
    },
  };
  return {
    entry: { module },
    routes: Object.fromEntries([
      route('root', { path: '' }),
      route('home', { parentId: 'root', index: true }),
      route('match', { parentId: 'root', path: ':game/:id' }),
    ]),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

beforeEach(async () => {
  asked = [];
  dist = mkdtempSync(path.join(tmpdir(), 'xiongmao-site-'));
  await open();
});

async function open(variables: Record<string, string> = {}): Promise<void> {
  close();
  const env = readEnv(variables);
  server = createSite(env, createRenderer(createBuild(), env), pathToFileURL(`${dist}/`), proof);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(): void {
  server?.close();
  server?.closeAllConnections();
}

afterEach(() => {
  close();
  rmSync(dist, { recursive: true });
});

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('A guest', () => {
  test('gets the page that was rendered for another, with the same safe headers', async () => {
    const first = await get('/');
    const second = await get('/', { cookie: 'visits=2' });
    expect([first.text, second.text]).toEqual(['render 1', 'render 1']);
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is not named to the server: what all share is asked for on nobody’s behalf', async () => {
    await get('/', { cookie: 'visits=2' });
    const { cookie, behalf } = asked[0]!.backend;
    expect([cookie, proof.check(behalf)]).toEqual(['', 'shared']);
  });

  test('gets the same page whatever is added to its address', async () => {
    await get('/?tab=live');
    for (const junk of ['a=1&tab=live', 'tab=live&b=2', 'tab=live&tab=today']) {
      expect((await get(`/?${junk}`)).text).toBe('render 1');
    }
    expect((await get('/?tab=today')).text).toBe('render 2');
  });

  test('who asks for what can not be there gets 404, rendered once for all such addresses', async () => {
    for (const address of ['/a/b/c', '/a/b/d?x=1', '/curling/12', '/soccer/x']) {
      expect(await get(address)).toMatchObject({ status: 404, text: 'render 1' });
    }
    expect(asked[0]).toMatchObject({ viewer: { favourites: [], games: '' } });
  });
});

test('A signed-in visitor gets a page of their own, asked for with their cookies and address', async () => {
  const cookie = 'token=secret; uid=42';
  expect((await get('/', { cookie })).text).toBe('render 1');
  expect((await get('/', { cookie })).text).toBe('render 2');
  expect((await get('/')).text).toBe('render 3');
  expect(asked[0]).toMatchObject({
    viewer: { uid: 42 },
    backend: { cookie },
  });
  expect(proof.check(asked[0]!.backend.behalf)).toEqual({ address: '127.0.0.1' });
});

test("Each route answers under a locale's prefix, in its language", async () => {
  await get('/ar/soccer/12');
  await get('/soccer/12', { 'accept-language': 'de' });
  expect(asked.map(({ viewer, matched }) => [viewer.locale, matched])).toEqual([
    ['ar', 'match'],
    ['de', 'match'],
  ]);
});

test.each([
  ['/en_us/soccer/12?tab=lineups', '/en_US/soccer/12?tab=lineups'],
  ['/EN_US', '/en_US'],
  ['/zh_TW/', '/zh_tw/'],
  ['/Ar?day=2026-03-01', '/ar?day=2026-03-01'],
  ['/JP//evil.example', '/jp//evil.example'],
])('A prefix in other letters leads to its one spelling: %s', async (url, location) => {
  const response = await fetch(origin + url, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(asked).toEqual([]);
});

test('What only begins like a prefix leads nowhere', async () => {
  for (const url of ['/en_USA', '/arab/12', '/en-us', '/ar', '/en_US/soccer/12']) {
    const response = await fetch(origin + url, { redirect: 'manual' });
    expect([200, 404], url).toContain(response.status);
  }
});

describe('A caller with more renders than anybody needs', () => {
  const from = (address: string, rest: Record<string, string> = {}) => ({
    'x-forwarded-for': address,
    ...rest,
  });
  const exhaust = async (address: string) => {
    for (let id = 1; id <= 5; id++) await get(`/soccer/${id}`, from(address));
  };
  beforeEach(() => open({ RENDER_LIMIT: '10' }));

  test('is told when to come back, in their language, by a page that costs nothing', async () => {
    await exhaust('203.0.113.9');
    const refused = await get('/soccer/6', from('203.0.113.9', { 'accept-language': 'ar' }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.text).toContain('<html lang="ar" dir="rtl">');
    expect(refused.text).toContain('طلبات كثيرة');
    const inChinese = await get('/soccer/6', from('203.0.113.9', { 'accept-language': 'zh-CN' }));
    expect(inChinese.text).toContain(`· ${i18nOf('zh_CN').t('product.name')}</title>`);
    expect(asked).toHaveLength(5);
  });

  test('gets what is kept, and leaves all others theirs', async () => {
    await exhaust('203.0.113.9');
    expect((await get('/soccer/1', from('203.0.113.9'))).status).toBe(200);
    expect((await get('/soccer/6', from('198.51.100.7'))).status).toBe(200);
    expect((await get('/soccer/6', from('203.0.113.9'))).status).toBe(200);
  });

  test('is not believed to be signed in, or somebody else’s favourite', async () => {
    await exhaust('203.0.113.9');
    for (const cookie of ['token=x1', 'uid=7', 'favourites=1.2', 'zone=Asia/Tokyo']) {
      expect((await get('/', from('203.0.113.9', { cookie }))).status).toBe(429);
    }
  });

  test('is not counted for pages that are kept', async () => {
    for (let visit = 1; visit <= 30; visit++) await get('/', from('203.0.113.9'));
    expect(asked).toHaveLength(1);
    expect((await get('/soccer/1', from('203.0.113.9'))).status).toBe(200);
  });
});

test('Browsers that came by HTTPS are told to stay with it', async () => {
  await open({ SITE_URL: 'https://site.example' });
  for (const address of ['/', '/config.json', '/robots.txt', '/a/b/c']) {
    const { headers } = await get(address);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  }
});

test('Machines find what they look for, whatever was not found before', async () => {
  await get('/not/there');
  asked = [];
  expect((await get('/robots.txt')).text).toContain('Disallow: /java/');
  expect(JSON.parse((await get('/config.json')).text)).toMatchObject({ channel: 'xiongmao' });
  expect((await get('/healthz')).status).toBe(200);
  expect(asked).toEqual([]);
});

test('Sitemaps are named by robots.txt, written once, and sent packed', async () => {
  await open({ SITE_URL: 'https://site.example' });
  expect((await get('/robots.txt')).text).toContain('Sitemap: https://site.example/sitemap.xml\n');
  const first = await get('/sitemaps/ar/pages-0.xml', { 'accept-encoding': 'gzip' });
  expect(first.text).toContain('<loc>https://site.example/ar/match/soccer</loc>');
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = first.headers.get('etag')!;
  expect((await get('/sitemaps/ar/pages-0.xml', { 'if-none-match': etag })).status).toBe(304);
  expect(asked).toEqual([]);
  await open({ BRAND_MODE: 'dev' });
  expect((await get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemaps/ar/pages-0.xml')).status).toBe(404);
});

test('Sitemaps cost what pages cost: who has had too many gets none', async () => {
  await open({ RENDER_LIMIT: '4' });
  const statuses = [];
  for (const locale of ['ar', 'fr', 'de', 'ar']) {
    statuses.push((await get(`/sitemaps/${locale}/pages-0.xml`)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});

describe('Whoever installs the site', () => {
  const manifestIn = async (locale: string) =>
    JSON.parse((await get(`/manifest.webmanifest?locale=${locale}`)).text);

  test('gets one app, in the language of the page, of the brand’s colour', async () => {
    await open({ BRAND_THEME_COLOUR: '#1b1030' });
    const english = await manifestIn('en_US');
    const arabic = await manifestIn('ar');
    expect(english).toMatchObject({
      ...{ id: '/', name: 'Xiongmao', short_name: 'Xiongmao', lang: 'en-US', dir: 'ltr' },
      ...{ start_url: '/', scope: '/', display: 'standalone' },
      ...{ background_color: '#1b1030', theme_color: '#1b1030' },
    });
    expect(arabic).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl' });
    expect(
      english.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]),
    ).toEqual([
      ['Live', '/?tab=live'],
      ['Matches', '/match'],
      ['Favourites', '/?tab=favourites'],
    ]);
    await open({ BRAND_NAME: 'Bamboo Sports' });
    expect((await manifestIn('ar')).name).toBe('Bamboo Sports');
  });

  test('gets the brand’s logo in each size, whole under any mask', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>';
    writeFileSync(path.join(dist, 'logo.svg'), logo);
    await open({ BRAND_ICON: '/logo.svg?v=2', BRAND_THEME_COLOUR: '#001020' });
    const { icons } = await manifestIn('en_US');
    expect(icons).toHaveLength(4);
    for (const { src, sizes, type, purpose } of icons) {
      const answer = await fetch(origin + src);
      expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      const { width, height } = await picture.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      const { data, info } = await picture
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (share: number) => [
        ...data
          .subarray(
            (Math.floor(height * share) * width + Math.floor(width * share)) * info.channels,
          )
          .subarray(0, 3),
      ];
      expect(at(0.5)).toEqual([255, 0, 0]);
      expect(at(0.1)).toEqual(purpose === 'maskable' ? [0, 16, 32] : [255, 0, 0]);
    }
    expect((await get('/icons/badge.png')).status).toBe(200);
    expect((await get('/icons/193.png')).status).toBe(404);
  });

  test('gets a page for when there is no network, in their language, that runs nothing but what leads back', async () => {
    const { status, headers, text } = await get('/offline.html?locale=ar');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<!--kept-->');
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(scripts).toEqual([expect.stringContaining('location.reload()')]);
    const hash = createHash('sha256').update(scripts[0]!).digest('base64');
    const policy = headers.get('content-security-policy')!;
    expect(policy.split('; ').slice(0, 3)).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "connect-src 'self'",
    ]);

    // Online or not, and what is answered.
    const turns: [onLine: boolean, answer: { ok: boolean } | null][] = [
      [true, null],
      [true, { ok: false }],
      [false, { ok: true }],
      [true, { ok: true }],
    ];
    const pauses: number[] = [];
    const navigator = { onLine: true };
    const reloaded = new Promise<void>((reload) => {
      runInNewContext(scripts[0]!, {
        navigator,
        location: { reload },
        addEventListener: () => undefined,
        setTimeout(resolve: () => void, pause: number) {
          pauses.push(pause);
          navigator.onLine = turns[pauses.length - 1]![0];
          resolve();
        },
        async fetch() {
          const [, answer] = turns[pauses.length - 1]!;
          if (!answer) throw new TypeError('Failed to fetch');
          return answer;
        },
      });
    });
    await reloaded;
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
  });
});

describe('A page tells the browser’s worker', () => {
  const kept = async (address: string, cookie = '') => {
    const { headers } = await get(address, { cookie });
    return [headers.get('x-keep-for'), headers.get('x-keep-as')];
  };

  test('of a guest that it may be kept, under its one address', async () => {
    expect(await kept('/?junk=1&tab=live')).toEqual(['guest', '/?tab=live']);
    expect(await kept('/soccer/12', 'favourites=1.2')).toEqual(['guest', '/soccer/12']);
    expect(await kept('/a/b/c')).toEqual(['guest', null]);
  });

  test('which pages were made without results, whoever they are of', async () => {
    const isHidden = async (address: string, cookie = '') =>
      (await get(address, { cookie })).headers.get('x-keep-hidden') === '1';
    expect(await isHidden('/soccer/12')).toBe(false);
    for (const choice of ['all', '202-7']) {
      const cookie = `spoilers=${choice}`;
      expect(await isHidden('/soccer/12', cookie), choice).toBe(true);
      expect(await isHidden('/', `${cookie}; favourites=1.2`), choice).toBe(true);
      expect(await isHidden('/', `${cookie}; token=secret; uid=42`), choice).toBe(true);
    }
    // As somebody shared it, under the address that it has otherwise.
    expect(await isHidden('/soccer/12?spoiler=1')).toBe(true);
    expect(await kept('/soccer/12?spoiler=1')).toEqual(['guest', '/soccer/12']);
    // An account of whom nothing is known here is shown what the server tells it.
    expect(await isHidden('/?spoiler=1', 'token=secret; uid=42')).toBe(false);
  });

  test('that what was revealed to somebody may not be kept', async () => {
    const cookie = 'spoilers=all; revealed=match-12';
    expect(await kept('/', `${cookie}; token=secret; uid=42`)).toEqual(['42', null]);
    expect(await kept('/', `${cookie}; favourites=1.2`)).toEqual(['guest', null]);
    // Guests' pages are the same for all.
    expect(await kept('/soccer/12', cookie)).toEqual(['guest', '/soccer/12']);
  });

  test('of an account that its boards may, and nothing else', async () => {
    const cookie = 'token=secret; uid=42';
    expect(await kept('/', cookie)).toEqual(['42', '/']);
    expect(await kept('/soccer/12', cookie)).toEqual(['42', null]);
    expect(await kept('/soccer/12', 'token=secret')).toEqual(['unknown', null]);
  });
});

test('Every game of the catalogue has its logo and background, in the brand’s colours, for a week', async () => {
  await open({ BRAND_ACCENT_COLOUR: '#12ab34' });
  const addresses = games.flatMap(({ slug }) => [gameLogo(slug), gameBackground(slug)]);
  expect(new Set(addresses).size).toBe(72);
  const drawn = new Set<string>();
  for (const address of addresses) {
    const { status, headers, text } = await get(address);
    expect([address, status]).toEqual([address, 200]);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
    expect(text).toMatch(/^<svg [^>]+>.*#12ab34.*<\/svg>$/);
    drawn.add(text);
  }
  expect(drawn.size).toBe(72);
  const { headers, text } = await get(gameLogos, { 'accept-encoding': 'gzip, br' });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(headers.get('content-type')).toBe('image/svg+xml');
  const symbols = [...text.matchAll(/<symbol id="([^"]+)" [^>]+>(.+?)<\/symbol>/g)];
  expect(symbols.map(([, slug]) => slug)).toEqual(games.map(({ slug }) => slug));
  // Each is drawn as in the file of its own.
  for (const [, slug, shapes] of symbols) {
    expect((await get(gameLogo(slug!))).text).toContain(`>${shapes}<`);
  }
  expect(asked).toEqual([]);
});
