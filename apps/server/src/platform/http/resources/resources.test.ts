import { errors } from '@xiongmao/api/errors';
import { defineResource } from '@xiongmao/api/resource';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { createTurns } from '#platform/http/limits/turns.ts';
import { createOwnCookies } from '../access/own-cookies.ts';
import type { Principal } from '../access/principal.ts';
import { createConcealing } from '../concealing/concealing.ts';
import { CodedError } from '../errors.ts';
import { type AuditEntry, type ListQuery, serveResource } from './resources.ts';

const plants = defineResource({
  office: 'console',
  name: 'plants',
  summary: 'Plants',
  row: z.object({
    id: z.int(),
    name: z.string(),
    height: z.int(),
    secretly: z.string().optional(),
  }),
  actions: {
    list: { permission: 'readUsers' },
    get: { permission: 'readUsers' },
    create: { permission: 'manageUsers' },
    update: { permission: 'manageUsers', proof: true, byOthers: true },
    remove: { permission: 'manageUsers' },
  },
  filters: z.object({ q: z.string().max(10).optional() }),
  sortable: ['-id', 'id', 'name'],
  volatile: ['height'],
  create: z.strictObject({ name: z.string().trim().min(1) }),
  createMost: 3,
  update: z.strictObject({ name: z.string().trim().min(1).optional() }),
  updateMost: 2,
});

const origin = 'http://console.test';
const writing = { 'x-xiongmao': '1', origin, token: 'admin' };
let app: FastifyInstance;
let asked: ListQuery<typeof plants>[];
let written: unknown[];
let audited: AuditEntry[];
let commits: number;
let now: Date;
let extra: object;
let bamboo: { id: number; name: string; height: number };
/** Uids of whom the plant concerns. */
let planters: number[];

beforeEach(async () => {
  asked = [];
  written = [];
  audited = [];
  commits = 0;
  extra = {};
  now = new Date('2026-05-01T12:00:00Z');
  bamboo = { id: 1, name: 'bamboo', height: 9 };
  planters = [];
  const people: Record<string, Principal> = Object.fromEntries(
    (['support', 'admin'] as const).map((role, index) => [
      role,
      { uid: index + 1, roles: ['user', role], sessionId: role, provenAt: new Date(now) },
    ]),
  );
  app = Fastify();
  const served = { siteUrl: 'http://localhost:3000', cookieDomain: undefined, cookies: [] };
  app.decorate('ownCookies', createOwnCookies(served));
  app.decorateRequest('cookies');
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const db = {
    transaction: async (work: (tx: unknown) => Promise<unknown>) => {
      const result = await work({ execute: async () => undefined });
      commits += 1;
      return result;
    },
  } as unknown as Database;
  const identify = Object.assign(async (token?: string) => people[token ?? ''] ?? null, {
    forget: () => undefined,
  });
  const front = { answers: () => false, remember: () => undefined };
  serveResource(
    app,
    {
      db,
      clock: { now: () => now },
      caller: {
        checkResults: true,
        origins: [origin],
        front,
        identify,
        inTurn: createTurns().inTurn,
        refusals: [],
        shieldedOf: async () => null,
        concealing: createConcealing({ whereabouts: [], concealments: [], tellings: [] }),
      },
      audit: async (_tx, entry) => {
        audited.push(entry);
      },
      queues: new Map(),
    },
    plants,
    {
      async list(_db, query) {
        asked.push(query);
        return { rows: [{ ...bamboo, ...extra }], total: 41 };
      },
      // Another number of it leads to it, too.
      get: async (_db, id) => ([1, 11].includes(id) ? bamboo : null),
      concerns: async () => planters,
      async create(_tx, { name }) {
        if (name === 'weed') throw new CodedError('notFound');
        if (name === 'stone') throw new Error('no plant');
        return { id: 2, name, height: 0 };
      },
      async update(_tx, before, input) {
        written.push(input);
        return { ...before, ...input };
      },
      remove: async () => bamboo,
      committed: () => {
        written.push('committed');
      },
    },
  );
  await app.ready();
});

const list = (query: string, token = 'support') =>
  app.inject({ url: `/java/console/plants${query}`, headers: { token } });
/** From the version that stands there, unless it says from which. */
async function update(payload: object, headers: Record<string, string> = writing, id = 1) {
  const url = `/java/console/plants/${id}`;
  const { version = 'of nothing' } = (
    await app.inject({ url, headers: { token: 'support' } })
  ).json();
  return app.inject({ method: 'PATCH', url, headers, payload: { version, ...payload } });
}

describe('A list', () => {
  test('is bare rows, with their number in a header', async () => {
    const answer = await list('');
    expect(answer.json()).toEqual([
      { id: 1, name: 'bamboo', height: 9, version: expect.any(String) },
    ]);
    expect(answer.headers).toMatchObject({ 'x-total-count': '41', 'cache-control': 'no-store' });
  });

  test('is asked for by range, order and filters', async () => {
    await list('?_start=40&_end=60&_sort=name&_order=DESC&q=x&height=3');
    await list('');
    await list('?_start=0&_end=100000');
    await list('?_start=9&_end=3');
    expect(asked).toEqual([
      { filter: { q: 'x' }, sort: { field: 'name', descending: true }, start: 40, count: 20 },
      { filter: {}, sort: { field: 'id', descending: true }, start: 0, count: 20 },
      expect.objectContaining({ count: 500 }),
      expect.objectContaining({ count: 0 }),
    ]);
  });

  test('that is taken away in a file is told to the audit log once, with what it was narrowed to', async () => {
    const ask = (query: string, headers: Record<string, string> = writing) =>
      app.inject({ url: `/java/console/plants?q=bam&_export=1&${query}`, headers });
    expect((await ask('_start=0&_end=500', { token: 'admin' })).statusCode).toBe(403);
    expect(audited).toEqual([]);
    expect((await ask('_start=0&_end=500')).statusCode).toBe(200);
    await ask('_start=500&_end=1000');
    expect(audited).toMatchObject([
      { action: 'plants.export', target: 'plants', before: null, after: { q: 'bam' } },
    ]);
  });

  test('is sorted only by what it names', async () => {
    for (const field of ['height', '-id', 'constructor', 'id;drop']) {
      await list(`?_sort=${field}&_order=asc`);
      expect(asked.pop()?.sort).toEqual({ field: 'id', descending: true });
    }
  });

  test('is refused with 422 where it is asked for wrongly', async () => {
    for (const query of ['?_start=-1', '?_end=x', '?_order=up', `?q=${'x'.repeat(11)}`]) {
      expect((await list(query)).statusCode).toBe(422);
    }
  });

  test('whose rows hold more than the contract names fails where results are checked', async () => {
    extra = { password: 'hash' };
    const answer = await list('');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hash');
  });
});

describe('Who asks', () => {
  test('is looked at before what is sent', async () => {
    const nonsense = { nothing: true };
    const noToken = { 'x-xiongmao': '1', origin };
    expect((await update(nonsense, noToken)).statusCode).toBe(401);
    expect((await update(nonsense, { ...writing, token: 'support' })).statusCode).toBe(403);
    expect((await update(nonsense)).statusCode).toBe(422);
    expect((await list('', 'nobody')).statusCode).toBe(401);
    expect((await list('?_start=x', 'nobody')).statusCode).toBe(401);
  });

  test('comes from a page of ours to write', async () => {
    const { 'x-xiongmao': _, ...bare } = writing;
    const foreign = { ...writing, origin: 'https://evil.example' };
    for (const headers of [bare, foreign]) {
      expect((await update({ name: 'x' }, headers)).statusCode).toBe(403);
      const options = { url: '/java/console/plants/1', headers };
      expect((await app.inject({ ...options, method: 'DELETE' })).statusCode).toBe(403);
    }
    expect(written).toEqual([]);
  });

  test('proves their password again where that is asked for', async () => {
    now = new Date(now.getTime() + 15 * 60_000 + 1);
    const answer = await update({ name: 'x' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: errors.proofRequired.code });
    const created = await app.inject({
      method: 'POST',
      url: '/java/console/plants',
      headers: writing,
      payload: { name: 'fern' },
    });
    expect(created.statusCode).toBe(201);
  });
});

describe('A change', () => {
  const stale = { errorCode: errors.stale.code, errorMsg: expect.any(String) };

  test('is made from the version that was read; another one is 409, and changes nothing', async () => {
    const { version } = (await list('')).json()[0];
    bamboo.name = 'fern';
    const late = await update({ name: 'moss', version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual(stale);
    expect([written, audited]).toEqual([[], []]);
    const { version: next } = (await list('')).json()[0];
    expect((await update({ name: 'moss', version: next })).statusCode).toBe(200);
  });

  test('is made by a row’s own id: by another that leads to it, it would be somebody else’s turn', async () => {
    const { version } = (await list('')).json()[0];
    const led = await update({ name: 'moss', version }, writing, 11);
    expect([led.statusCode, written, audited]).toEqual([404, [], []]);
  });

  test('that takes a row away does so from the version that it names; another one is 409', async () => {
    const { version } = (await list('')).json()[0];
    bamboo.name = 'fern';
    const remove = (payload: object) =>
      app.inject({ method: 'DELETE', url: '/java/console/plants/1', headers: writing, payload });
    const late = await remove({ version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual(stale);
    expect([commits, audited]).toEqual([0, []]);
    const { version: next } = (await list('')).json()[0];
    expect((await remove({ version: next })).statusCode).toBe(200);
    expect(audited).toMatchObject([{ action: 'plants.remove' }]);
  });

  test('names its version', async () => {
    for (const version of [undefined, null, 7, 'x'.repeat(41)]) {
      expect((await update({ name: 'moss', version })).statusCode).toBe(422);
    }
    expect((await update({ name: 'moss', version: '' })).statusCode).toBe(409);
  });

  test('is not stale by what nobody edits', async () => {
    const { version } = (await list('')).json()[0];
    bamboo.height = 10;
    expect((await update({ name: 'moss', version })).statusCode).toBe(200);
  });

  test('is for others than those whom it concerns', async () => {
    planters = [7, 2];
    const answer = await update({ name: 'moss' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: errors.ownMatter.code });
    expect([written, audited]).toEqual([[], []]);
    planters = [7];
    expect((await update({ name: 'moss' })).statusCode).toBe(200);
    expect(audited).toMatchObject([{ about: [7] }]);
  });
});

describe('A write', () => {
  test('changes what can be changed, reads over the rest of the row, refuses what is no field', async () => {
    const whole = { id: 7, name: ' fern ', height: 1_000 };
    const answer = await update(whole);
    expect(answer.json()).toMatchObject({ id: 1, name: 'fern', height: 9 });
    expect(written).toEqual([{ name: 'fern' }, 'committed']);
    for (const field of ['admin', '__proto__x', 'constructor']) {
      expect((await update({ [field]: 1 })).statusCode).toBe(422);
    }
    const poisoned = await app.inject({
      method: 'PATCH',
      url: '/java/console/plants/1',
      headers: { ...writing, 'content-type': 'application/json' },
      payload: '{"__proto__":{"name":"x"}}',
    });
    expect(poisoned.statusCode).toBe(400);
  });

  test('is one transaction with its audit entry, which tells what changed', async () => {
    await update({ name: 'fern', height: 3 }, { ...writing, 'user-agent': 'curl/8' });
    expect(commits).toBe(1);
    expect(audited).toMatchObject([
      {
        action: 'plants.update',
        target: 'plants/1',
        principal: { uid: 2 },
        userAgent: 'curl/8',
        ip: '127.0.0.1',
      },
    ]);
    expect(audited[0]?.before).toEqual({ name: 'bamboo' });
    expect(audited[0]?.after).toEqual({ name: 'fern' });
  });

  test('keeps the whole row of what comes and of what goes', async () => {
    const url = '/java/console/plants';
    await app.inject({ method: 'POST', url, headers: writing, payload: { name: 'fern' } });
    await app.inject({ method: 'DELETE', url: `${url}/1`, headers: writing });
    expect(
      audited.map(({ action, target, before, after }) => [action, target, before, after]),
    ).toEqual([
      ['plants.create', 'plants/2', null, { id: 2, name: 'fern', height: 0 }],
      ['plants.remove', 'plants/1', { id: 1, name: 'bamboo', height: 9 }, null],
    ]);
  });

  test('of many is one of each: who may, by an entry each, and what fails leaves the others', async () => {
    const many = (names: string[], headers: Record<string, string> = writing) =>
      app.inject({
        ...{ method: 'POST', url: '/java/console/plants/many', headers },
        payload: names.map((name) => ({ name })),
      });
    expect((await many(['fern'], { ...writing, token: 'support' })).statusCode).toBe(403);
    expect((await many(['fern'], { ...writing, origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    for (const names of [[], [''], ['fern', 'ivy', 'moss', 'reed']])
      expect((await many(names)).statusCode).toBe(422);
    expect(audited).toEqual([]);
    expect((await many(['weed', 'stone', 'fern'])).json()).toEqual([
      { refused: { errorCode: errors.notFound.code, errorMsg: expect.any(String) } },
      { refused: { errorCode: errors.system.code, errorMsg: expect.any(String) } },
      { made: { id: 2, name: 'fern', height: 0, version: expect.any(String) } },
    ]);
    expect(audited).toMatchObject([{ action: 'plants.create', target: 'plants/2' }]);
    expect(commits).toBe(1);
  });

  test('changes many, each by itself, from the version that it names', async () => {
    const many = (changes: object[], headers: Record<string, string> = writing) =>
      app.inject({
        ...{ method: 'PATCH', url: '/java/console/plants/many', headers },
        payload: changes,
      });
    const { version } = (
      await app.inject({ url: '/java/console/plants/1', headers: { token: 'support' } })
    ).json();
    const fern = { id: 1, version, name: 'fern' };
    expect((await many([fern], { ...writing, token: 'support' })).statusCode).toBe(403);
    for (const changes of [
      [],
      [{ ...fern, name: '' }],
      [{ id: 1, name: 'fern' }],
      [fern, fern, fern],
    ])
      expect((await many(changes)).statusCode).toBe(422);
    expect(audited).toEqual([]);
    expect((await many([{ ...fern, id: 2 }, fern])).json()).toEqual([
      { refused: { errorCode: errors.notFound.code, errorMsg: expect.any(String) } },
      { changed: { id: 1, name: 'fern', height: 9, version: expect.any(String) } },
    ]);
    const { errorCode } = (await many([{ ...fern, version: 'of before' }])).json()[0].refused;
    expect(errorCode).toBe(errors.stale.code);
    planters = [2];
    const own = (await many([{ ...fern, version: 'any' }])).json()[0].refused;
    expect(own.errorCode).toBe(errors.ownMatter.code);
    expect(audited.map(({ action, target }) => [action, target])).toEqual([
      ['plants.update', 'plants/1'],
    ]);
  });

  test('that fails says so in the dialect, and leaves nothing', async () => {
    const answer = await update({ name: 'x' }, writing, 2);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      errorCode: errors.notFound.code,
      errorMsg: expect.any(String),
    });
    const named = await update({ name: '' }, { ...writing, language: 'en_US' });
    expect(named.statusCode).toBe(422);
    expect(named.json().errors).toEqual({ name: 'Please fill this in' });
    expect(audited).toEqual([]);
  });
});

test('A row that is not there is 404, an id that can’t be one 422', async () => {
  const get = (id: string) =>
    app.inject({ url: `/java/console/plants/${id}`, headers: { token: 'support' } });
  expect((await get('1')).json()).toMatchObject({ name: 'bamboo' });
  expect((await get('2')).statusCode).toBe(404);
  for (const id of ['x', '0', '-1', '1.5', '99999999999']) {
    expect((await get(id)).statusCode).toBe(422);
  }
});
