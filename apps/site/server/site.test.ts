import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteRequest } from '../app/entry.server.tsx';
import { readEnv } from './env.ts';
import { createSite } from './site.ts';

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
  server = createSite(readEnv({}), createBuild(), pathToFileURL(`${dist}/`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
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
    expect(asked[0]!.backend).toMatchObject({ cookie: '', address: '' });
  });

  test('who asks for a page that is not there gets 404, rendered anew each time', async () => {
    expect(await get('/a/b/c')).toMatchObject({ status: 404, text: 'render 1' });
    expect(await get('/a/b/c')).toMatchObject({ status: 404, text: 'render 2' });
  });
});

test('A signed-in visitor gets a page of their own, asked for with their cookies and address', async () => {
  const cookie = 'token=secret; uid=42';
  expect((await get('/', { cookie })).text).toBe('render 1');
  expect((await get('/', { cookie })).text).toBe('render 2');
  expect((await get('/')).text).toBe('render 3');
  expect(asked[0]).toMatchObject({
    viewer: { uid: 42 },
    backend: { cookie, address: '127.0.0.1' },
  });
});

test("Each route answers under a locale's prefix, in its language", async () => {
  await get('/ar/soccer/12');
  await get('/soccer/12', { 'accept-language': 'de' });
  expect(asked.map(({ viewer, matched }) => [viewer.locale, matched])).toEqual([
    ['ar', 'match'],
    ['de', 'match'],
  ]);
});

test('Machines find what they look for', async () => {
  expect((await get('/robots.txt')).text).toContain('Disallow: /java/');
  expect(JSON.parse((await get('/manifest.webmanifest')).text)).toMatchObject({ name: 'Xiongmao' });
  expect(JSON.parse((await get('/config.json')).text)).toMatchObject({ channel: 'xiongmao' });
  expect((await get('/healthz')).status).toBe(200);
  expect(asked).toEqual([]);
});
