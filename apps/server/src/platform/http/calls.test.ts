import { type Call, defineCall } from '@xiongmao/api/call';
import { contract } from '@xiongmao/api/contract';
import { errors } from '@xiongmao/api/errors';
import { resources } from '@xiongmao/api/resources';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTurns } from '#platform/http/limits/turns.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { operationsOf } from '#testing/operations.ts';
import { readyEnvelope } from './bodies/ready-bytes.ts';
import { Ready, serve } from './calls.ts';
import { createConcealing } from './concealing/concealing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(`${app.url}/java${path}`, init);
  return { status: response.status, headers: response.headers, answer: await answerOf(response) };
}

const post = (path: string, body: string, type = 'application/json') =>
  call(path, { method: 'POST', headers: { 'content-type': type }, body });

const invalid = {
  status: 400,
  answer: { status: 'fail', code: 400, errorCode: errors.invalidInput.code },
};

describe('the contract', () => {
  test('is what the document lists, and nothing else', async () => {
    const response = await fetch(`${app.url}/openapi.json`);
    const document = (await response.json()) as { paths: Record<string, object> };
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = Object.values(contract).map(
      ({ method, path }) => `${method} /java${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(listed.sort()).toEqual([...calls, ...resources.flatMap(operationsOf)].sort());
  });

  test('answers every public read without parameters as success, or says what is missing', async () => {
    const reads = (Object.values(contract) as Call[]).filter(
      ({ permission, effect, path }) =>
        permission === 'public' && effect === 'read' && !path.includes(':'),
    );
    for (const { method, path, query, body } of reads) {
      const { status, answer } = method === 'GET' ? await call(path) : await post(path, '{}');
      const needs = [query, body].some((given) => given && !given.safeParse({}).success);
      expect({ path, status, said: answer.status }).toEqual(
        needs ? { path, status: 400, said: 'fail' } : { path, status: 200, said: 'success' },
      );
    }
  });
});

test('nobody shows an answer in a frame: one that is made, stands ready, or fails', async () => {
  const ready = '/match/gameLivingFuture?day=2026-03-04&zone=UTC';
  for (const path of ['/game/getPCGameSource', ready, ready, '/soccer/999999', '/console/users']) {
    const { headers } = await call(path);
    expect(headers.get('content-security-policy'), path).toBe("frame-ancestors 'none'");
  }
});

test('a connection is kept for longer than proxies keep it', async () => {
  const { headers } = await call('/game/getPCGameSource');
  expect(headers.get('keep-alive')).toBe('timeout=72');
});

describe('a page on another origin', () => {
  const asked = (origin: string, init: RequestInit = {}) =>
    call('/game/getPCGameSource', { ...init, headers: { origin, ...init.headers } });
  const preflight = (origin: string) =>
    asked(origin, { method: 'OPTIONS', headers: { 'access-control-request-headers': 'language' } });

  test.each(['http://localhost:3000', 'http://localhost:3001', 'http://localhost:3002'])(
    "reads answers and may send the product's headers where it is one of the product's: %s",
    async (origin) => {
      const { headers } = await asked(origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      const response = await fetch(`${app.url}/java/game/getPCGameSource`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'language,x-xiongmao' },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toBe('language,x-xiongmao');
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  test('reads nothing where it is a stranger', async () => {
    const { headers } = await asked('https://stranger.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight('https://stranger.example')).status).toBe(404);
  });

  test('reads what stands ready, too', async () => {
    const path = '/match/gameLivingFuture?day=2026-03-05&zone=UTC';
    for (let times = 0; times < 3; times += 1) {
      const { headers } = await call(path, { headers: { origin: 'http://localhost:3000' } });
      expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    }
  });
});

describe('bad input', () => {
  test('unknown calls, games and matches are 404 in the envelope', async () => {
    for (const path of [
      '/nothing/here/at/all',
      '/chess/12',
      '/soccer/999999',
      '/soccer/12x',
      '/soc%00cer/12',
      '/app/nothing',
      '/anchor/nothing',
      '/login/mobileandpw',
      '/console/nosuch',
      '/feeds/No%20Feed/messages',
      '/match/headToHead?matchId=999999',
      '/game/getPCGameSource?gameId=999',
      '/game/getPCGameSource?abbr=chess',
      '/match/gameLivingFuture?gameIds=202,999',
      '/expert_plan/expertLibraryPC?gameId=999',
    ]) {
      const { status, answer } = await call(path);
      expect({ path, status, said: answer.status }).toEqual({ path, status: 404, said: 'fail' });
      expect(answer.errorMsg.length).toBeGreaterThan(3);
    }
  });

  test('days and zones that there are not are refused', async () => {
    const days = [
      '2026-13-40',
      '2026-02-30',
      '2026-2-8',
      'garbage',
      '',
      '1799-12-31',
      '2200-01-01',
    ];
    const zones = ['Mars/X', '+08:00', '', 'x'.repeat(65)];
    const asked = [...days.map((day) => ({ day })), ...zones.map((zone) => ({ zone }))];
    const lists = ['pcMatches', 'getSevenDayMatch', 'getSevenDayResults'];
    for (const one of asked) {
      const query = new URLSearchParams(one);
      expect(await call(`/match/gameLivingFuture?${query}`), String(query)).toMatchObject(invalid);
    }
    for (const list of lists) {
      for (const one of [asked[0]!, asked.at(-4)!]) {
        const body = JSON.stringify(one);
        expect(await post(`/match/${list}`, body), `${list} ${body}`).toMatchObject(invalid);
      }
    }
    const paths = [
      '/match/getSeriesCount',
      '/league/match_leagues',
      '/sprots_league/match_leagues',
    ];
    for (const path of paths) {
      for (const span of ['from=2026-05-09&to=2026-05-01', 'from=garbage', 'to=x', 'zone=Mars/X']) {
        expect(await call(`${path}?${span}`), `${path} ${span}`).toMatchObject(invalid);
      }
      expect((await call(`${path}?from=1800-01-01&to=2199-12-31`)).status).toBe(200);
      expect((await call(`${path}?from=2026-05-01&to=2026-05-01&zone=gb`)).status).toBe(200);
    }
  });

  test('games that are no numbers are refused', async () => {
    expect(await call('/match/gameLivingFuture?gameIds=soccer')).toMatchObject(invalid);
  });

  test('malformed, deep, poisoned or wrongly typed bodies are 400', async () => {
    const path = '/v2/match/getPCGameMatchByCondition';
    for (const body of [
      '{',
      '[',
      '"text"',
      'null',
      '{"gameId":"x"}',
      '{"pageSize":100000}',
      '{"__proto__":{"x":1}}',
      `${'['.repeat(15_000)}${']'.repeat(15_000)}`,
      `{"note":${'['.repeat(40)}${']'.repeat(40)}}`,
      `{"day":"${'x'.repeat(1000)}"}`,
    ]) {
      expect(await post(path, body), body.slice(0, 40)).toMatchObject(invalid);
    }
  });

  test('text may have as many brackets as it likes', async () => {
    const signIn = await call('/login/V2/mobileOrNameToLogin', {
      method: 'POST',
      headers: { 'x-xiongmao': '1', 'content-type': 'application/json' },
      body: `{"name":"${'[{'.repeat(20)}","password":"Demo1234"}`,
    });
    expect(signIn.answer).toMatchObject({ errorCode: errors.wrongPassword.code });
  });

  test.each([
    ['a body', '/login/V2/mobileOrNameToLogin', { name: 'a\0b', password: 'Demo1234' }],
    ['half a pair', '/login/V2/mobileOrNameToLogin', { name: 'a\ud83d', password: 'Demo1234' }],
    ['a field that may miss', '/user/feedback', { kind: 'wish', text: 'x', contact: '\udc00' }],
    ['a query', '/expert_plan/expertLibraryPC?q=a%00b', null],
  ])('text that PostgreSQL can’t keep is 400: in %s', async (_, path, body) => {
    const headers = { 'x-xiongmao': '1', 'content-type': 'application/json' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    expect(await call(path, init ?? {})).toMatchObject(invalid);
  });

  test('are not even read of a stranger where one must be signed in', async () => {
    const headers = { 'content-type': 'application/json', 'x-xiongmao': '1' };
    const url = `${app.url}/java/user/avatar`;
    const body = '['.repeat(2_000_000);
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(await answerOf(response)).toMatchObject({
      status: 'fail',
      errorCode: errors.signInRequired.code,
    });
  });

  test('oversized bodies are 413, other types 415', async () => {
    const path = '/v2/match/getPCGameMatchByCondition';
    // Of strangers less is read than of who is signed in.
    for (const size of [40_000, 300_000]) {
      expect(await post(path, `{"day":"${'x'.repeat(size)}"}`)).toMatchObject({
        status: 413,
        answer: { code: 413 },
      });
    }
    expect(await post(path, 'a=1', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
    });
  });

  test('errors speak the caller’s language', async () => {
    const said = async (language: string) =>
      (await call('/soccer/999999', { headers: { language, cookie: 'locale=vi' } })).answer
        .errorMsg;
    const [chinese, english, arabic] = [await said('zh_CN'), await said('en_US'), await said('ar')];
    expect(chinese).toMatch(/[\u4e00-\u9fff]/);
    expect(english).toMatch(/^[\x20-\x7e]+$/);
    expect(arabic).toMatch(/[\u0600-\u06ff]/);
  });

  test('too many calls from one address are 429', async () => {
    const clock = steeredClock();
    const few = await testApp({ env: { RATE_LIMIT: '3' }, clock });
    clock.toNext(60);
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++) {
      statuses.push((await fetch(`${few.url}/java/game/getPCGameSource`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('ready bytes', () => {
  test('are sent once: who has them gets 304', async () => {
    const path = '/match/gameLivingFuture?day=2026-03-03&zone=UTC';
    const first = await call(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const etag = first.headers.get('etag')!;
    const response = await fetch(`${app.url}/java${path}`, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(first.headers.get('content-encoding')).toBe('br');
  });
});

describe('A result with a field that its contract does not tell of', () => {
  const getBamboo = defineCall({
    method: 'GET',
    path: '/bamboo',
    effect: 'read',
    permission: 'public',
    summary: 'Bamboo',
    result: z.object({ leaves: z.array(z.object({ length: z.int() })) }),
  });
  const leaking = { leaves: [{ length: 9, eatenBy: 'a secret' }] };

  test.each([
    ['made', leaking],
    ['that stands ready', new Ready(readyEnvelope(leaking))],
  ])('fails outside production, where it would leave the server: %s', async (_, result) => {
    const app = Fastify();
    const front = { answers: () => false, remember: () => undefined };
    const identify = Object.assign(async () => null, { forget: () => undefined });
    const caller = {
      checkResults: true,
      origins: [],
      front,
      identify,
      inTurn: createTurns().inTurn,
      refusals: [],
      shieldedOf: async () => null,
      concealing: createConcealing({ whereabouts: [], concealments: [], tellings: [] }),
    };
    serve(app, caller, getBamboo, async () => result);
    expect((await app.inject('/java/bamboo')).statusCode).toBe(500);
    caller.checkResults = false;
    expect((await app.inject('/java/bamboo')).body).toContain('a secret');
  });
});
