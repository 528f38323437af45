import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { leagueSections } from '@xiongmao/api/library/sections';
import { describe, expect, test, vi } from 'vitest';
import { readExpertsAddress } from '../app/features/experts/api/experts-address.ts';
import { readHistoryFilter } from '../app/features/experts/api/history-filter.ts';
import { readPlanFilter } from '../app/features/experts/api/plan-filter.ts';
import { readAnchorsAddress } from '../app/features/live/api/anchors-address.ts';
import { readReplay } from '../app/features/live/api/room-address.ts';
import { readRoomsAddress } from '../app/features/live/api/rooms-address.ts';
import { readShopAddress } from '../app/features/mall/api/shop-address.ts';
import { readBoardAddress } from '../app/features/matches/api/board/board-address.ts';
import { readWeekView } from '../app/features/matches/api/board/week-view.ts';
import { readPayment } from '../app/features/wallet/read-payment.ts';
import { knownAddresses } from '../app/known-addresses.ts';
import { appContext } from '../app/platform/app-context.ts';
import table from '../app/routes.ts';
import { createAddresses } from './addresses.ts';
import type { RouteEntry } from './rendering/renderer.ts';

interface Route {
  pattern: string;
  file: string;
}

const readsOne = /\b(?:search|searchParams|useSearchParams\(\)\[0\])\.get\('(\w+)'\)/g;
const app = path.join(import.meta.dirname, '../app');
const read = createAddresses(flat(table));
const urlOf = (url: string) => read(url).url;

/** The table as a build has it: flat, by id. */
function flat(entries: RouteConfigEntry[]): RouteEntry[] {
  const routes: RouteEntry[] = [{ id: 'root', path: '' }];
  const add = (list: RouteConfigEntry[], parentId: string) => {
    for (const { id: named, file, path, index, children = [] } of list) {
      const id = named ?? file;
      routes.push({ id, path, index, parentId });
      add(children, id);
    }
  };
  add(entries, 'root');
  return routes;
}

function routesIn(entries: RouteConfigEntry[], parent = ''): Route[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const pattern = [parent, path].filter(Boolean).join('/');
    return children ? routesIn(children, pattern) : [{ pattern: `/${pattern}`, file }];
  });
}

describe('The one address of a page', () => {
  test.each([
    ['/?x=1&utm_source=a', '/'],
    ['/?tab=live&junk=1', '/?tab=live'],
    ['/?games=203,202&day=2026-11-20', '/?day=2026-11-20&games=202%2C203'],
    ['/?day=2026-02-30&tab=nothing&games=9999', '/'],
    ['/?tab=live&tab=today', '/?tab=live'],
    ['/MATCH/Soccer/?view=results', '/match/soccer?view=results'],
    ['/CS:GO?view=results&x=1', '/csgo?view=results'],
    ['/soccer/12?tab=lineups&tab=', '/soccer/12?tab=lineups'],
    ['/expert/allExperts?q=%20wang%20&page=0&order=fans', '/expert/allExperts?order=fans&q=wang'],
    ['/expert/allExperts?q=%00', '/expert/allExperts'],
    ['/userInfo/12?tab=fans', '/userInfo/12?tab=fans'],
    ['/userInfo/focus?tab=team', '/userInfo/focus?tab=team'],
    ['/s/%20wang%20', '/s/wang'],
    ['/s/%20%20%20', '/s'],
    ['/ar/search/%20?kind=team', '/ar/search?kind=team'],
    ['/ar?x=1', '/ar'],
    ['/forbidden.data?_routes=routes/forbidden&x=1', '/forbidden.data'],
    ['/_root.data?tab=live&x=1', '/_root.data?tab=live'],
    ['/ar/_root.data', '/ar/_root.data'],
    ['/ar/soccer/12.data?tab=lineups&x=1', '/ar/soccer/12.data?tab=lineups'],
    ['/nowhere/at/all.data', '/404.data'],
    ['/ar/soccer/12?junk', '/ar/soccer/12'],
  ])('%s is %s', (asked, url) => {
    expect(read(asked)).toMatchObject({ url, exists: true });
  });

  test.each([
    '/a',
    '/a/b/c',
    '/curling',
    '/curling/12',
    '/soccer/one',
    '/soccer/012',
    '/match/curling',
    '/protocol/else',
    '/expert/%00',
    '/%E0%A4%A',
    '//host/12',
    'http://host/soccer/12',
    `/?${'x'.repeat(2000)}`,
  ])('%s is where all pages are that do not exist', (asked) => {
    expect(read(asked)).toEqual({ url: '/404', exists: false, personal: false });
  });

  test('keeps the language of its prefix, there or not', () => {
    expect(urlOf('/ar/a/b/c')).toBe('/ar/404');
  });
});

test('Beyond as many addresses as are remembered the oldest alone is forgotten', () => {
  const readAnew = createAddresses(flat(table));
  const [first, second] = [readAnew('/soccer/1'), readAnew('/soccer/2')];
  for (let id = 3; id <= 2_001; id++) readAnew(`/soccer/${id}`);
  expect(readAnew('/soccer/2')).toBe(second);
  expect(readAnew('/soccer/1')).not.toBe(first);
});

describe('The server renders the one address, and the browser takes over at the one it was asked for', () => {
  const readers: Record<string, (search: URLSearchParams) => unknown> = {
    '/': (search) => readBoardAddress(search, '202,203'),
    '/match': readWeekView,
    '/expert': readPlanFilter,
    '/expert/allExperts': readExpertsAddress,
    '/expert/7': readHistoryFilter,
    '/live': (search) => readRoomsAddress('match', search),
    '/live/7': readReplay,
    '/anchor': readAnchorsAddress,
    '/mall': readShopAddress,
    '/userInfo/water': readPayment,
  };
  const odd = [
    ...['games=203,207,206', 'games=207,203,207', 'games=esports', 'games=0,1,2', 'games=curling'],
    ...[
      'games=',
      'games=all',
      'games=recommended',
      'tab=x&day=x',
      'game=CS:GO',
      'game=202',
      'game=x',
    ],
    ...['page=007', 'page=1e2', 'page=0', 'page=5000', 'page=12345', 'page=%202', 'page=1'],
    ...['q=%00a%00b', 'q=%20%20', `q=${'a'.repeat(39)}%20b`, `q=${'a'.repeat(39)}%F0%9F%98%80`],
    ...['category=0', 'category=12345678901', 'kind=x&sort=x', 'afford=2', 'free=yes', 'last=007'],
    ...['replay=0', 'replay=1234567890', 'payment=01', 'language=ZH', 'view=x', 'order=x'],
  ];

  test.each(Object.entries(readers))('%s reads the same in both', (path, readSearch) => {
    const readOf = (url: string) => readSearch(new URL(url, 'http://site').searchParams);
    const apart = odd
      .map((search) => `${path}?${search}`)
      .filter((asked) => JSON.stringify(readOf(asked)) !== JSON.stringify(readOf(urlOf(asked))));
    expect(apart).toEqual([]);
  });
});

describe("The list of known addresses, and the routes' code", () => {
  const routes = routesIn(table);

  test('name the same patterns and parts of paths', () => {
    const varying = routes.filter(({ pattern }) => pattern.includes(':'));
    for (const { pattern } of varying) {
      const parts = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      expect(Object.keys(knownAddresses[pattern]?.path ?? {}), pattern).toEqual(parts);
    }
    const patterns = routes.map(({ pattern }) => pattern);
    expect(Object.keys(knownAddresses).filter((pattern) => !patterns.includes(pattern))).toEqual(
      [],
    );
  });

  test.each(routes)(
    '$pattern reads on the server only what is listed',
    async ({ pattern, file }) => {
      const listed = Object.keys(knownAddresses[pattern]?.search ?? {});
      const { loader } = await import(path.join(app, file));
      const asked = await parametersRead(loader, pattern);
      expect(asked.filter((name) => !listed.includes(name))).toEqual([]);
    },
  );

  test('know all the parameters that anything in the app reads', () => {
    const listed = Object.values(knownAddresses).flatMap(({ search = {} }) => Object.keys(search));
    const used = sourcesIn(app).flatMap((source) =>
      [...source.matchAll(readsOne)].map(([, name]) => name!),
    );
    expect(new Set(used)).toEqual(new Set(listed));
  });
});

/** The parameters that a loader looks for, whatever the server answers. */
async function parametersRead(loader: unknown, pattern: string): Promise<string[]> {
  if (typeof loader !== 'function') return [];
  const get = vi.spyOn(URLSearchParams.prototype, 'get');
  const params = {
    game: 'soccer',
    id: pattern === '/protocol/:id?' ? 'service' : '1',
    planId: '1',
  };
  const request = new Request(`http://site${pattern.replace(/[:?]/g, '')}`);
  const match = { id: 1, gameId: 202, startsAt: null, state: { status: 'ended' } };
  const detail = {
    id: 1,
    match,
    user: { uid: 1 },
    league: { id: 1 },
    player: { id: 1 },
    playerId: null,
    team: { id: 1 },
    rosters: [{ id: 1 }],
    ranks: [],
    tables: [],
    seasons: [{ id: 1, played: 1, sections: leagueSections, season: { id: 1 } }],
    coverage: {},
    incidents: [],
    links: [],
    absences: [],
    cards: {},
    items: [],
  };
  const queries = {
    ensureQueryData: async () => detail,
    fetchQuery: async () => detail,
    setQueryData: () => undefined,
    prefetchQuery: async () => undefined,
    prefetchInfiniteQuery: async () => undefined,
    getQueryData: () => undefined,
    getQueryState: () => undefined,
  };
  const viewer = { locale: 'en_US', prefix: null, zone: 'UTC', games: '', favourites: [], uid: 1 };
  const config = { live: true };
  const context = {
    get: (key: unknown) =>
      key === appContext && { api: async () => detail, queries, viewer, config },
  };
  try {
    await loader({ params, request, context });
  } catch (thrown) {
    // Pages that are never there, or elsewhere, say so by throwing; anything else would hide what is read after it.
    if (
      !(thrown instanceof Response) &&
      !(thrown && typeof thrown === 'object' && 'init' in thrown)
    )
      throw thrown;
  }
  const names = get.mock.calls.map(([name]) => name);
  get.mockRestore();
  return names;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
