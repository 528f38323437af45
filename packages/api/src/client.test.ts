import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors } from '@xiongmao/api/errors';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, ApiError, type ClientOptions, createClient, NoAnswer } from './client.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked++;
  if (request.url?.includes('/league/library')) return void response.end('{"result":{"items":[]}}');
  if (request.url?.includes('/user/userGold')) return void response.end('<html>');
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"status":');
  setTimeout(() => response.destroy(), 20);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const client = () =>
  createClient({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'en_US',
  });

test('An answer that is cut off on its way is none: it is asked for again', async () => {
  asked = 0;
  await expect(client()('GET /game/getPCGameSource', {})).rejects.toThrow(NoAnswer);
  expect(asked).toBe(4);
});

test('An answer that is not ours is an error, and the same when it is asked for again', async () => {
  asked = 0;
  await expect(client()('GET /user/userGold', {})).rejects.toThrow(ApiError);
  expect(asked).toBe(1);
});

test('A result is seen to before whoever asked has it', async () => {
  const seen: unknown[] = [];
  const seeing = createClient({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'en_US',
    onResult: async (result) => void seen.push(result),
  });
  const result = await seeing('GET /league/library', { query: {} });
  expect(seen).toEqual([result]);
});

const answer = (status: number, content: object): Answer => ({
  ...{ status, ok: status < 400 },
  json: async () => content,
});
const failure = (status: number, errorCode: number) =>
  answer(status, { status: 'fail', errorCode, errorMsg: 'no' });
const success = answer(200, { status: 'success', result: { items: [] } });
const late = () => new DOMException('too late', 'TimeoutError');

/** A client whose every try is answered by the next of these, the last again and again. */
function asking(answers: readonly (Answer | Error)[], options: Partial<ClientOptions> = {}) {
  const tries: RequestInit[] = [];
  const told: string[] = [];
  const call = createClient({
    language: () => 'en_US',
    onSessionEnd: () => void told.push('session over'),
    onSignInNeeded: () => void told.push('sign in'),
    onActivity: (event) => void told.push(event),
    fetch: async (_, init) => {
      const given = answers[Math.min(tries.length, answers.length - 1)]!;
      tries.push(init);
      if (given instanceof Error) throw given;
      return given;
    },
    ...options,
  });
  return { call, tries, told };
}

describe('Without waiting', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterAll(() => void vi.useRealTimers());
  afterEach(() => void vi.restoreAllMocks());

  /** How a call ends, once all its pauses are over. */
  async function end(called: Promise<unknown>): Promise<unknown> {
    const ended = called.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return ended;
  }

  test('What one keeps hidden oneself is refused without a failure', async () => {
    const hidden = { name: 'match-1', title: null };
    const refused = {
      status: 'fail',
      errorCode: errors.resultsHidden.code,
      errorMsg: 'no',
      hidden,
    };
    const asked = asking([answer(200, refused)]);
    expect(await end(asked.call('GET /league/library', { query: {} }))).toMatchObject({ hidden });
    expect(asked.told).toEqual(['start', 'finish']);
  });

  test.each([
    ['a gateway that has no server', failure(502, 0), 4],
    ['a server that is starting', failure(503, 0), 4],
    ['a gateway that waited', failure(504, 0), 4],
    ['no network', new TypeError('fetch failed'), 4],
    ['a fault', failure(500, 1), 1],
    ['too many requests', failure(429, 1006), 1],
    ['a refusal', failure(200, errors.invalidInput.code), 1],
    ['silence for all its time', late(), 1],
    ['an end of the page', new DOMException('gone', 'AbortError'), 1],
  ])('of %s a call has so many tries', async (_, given, tries) => {
    const asked = asking([given]);
    expect(await end(asked.call('GET /league/library', { query: {} }))).toBeInstanceOf(Error);
    expect(asked.tries).toHaveLength(tries);
    expect(asked.told).toEqual(['start', 'fail']);
  });

  test('a try that is answered at last is all that is told of', async () => {
    const asked = asking([failure(503, 0), new TypeError('fetch failed'), success]);
    const ended = await end(asked.call('GET /league/library', { query: {} }));
    expect(ended).toEqual({ items: [] });
    expect(asked.told).toEqual(['start', 'finish']);
  });

  test.each([
    [3000, ['start', 'fail', 'session over']],
    [3001, ['start', 'fail', 'session over']],
    [2000, ['start', 'fail', 'sign in']],
    [2001, ['start', 'fail']],
  ])('of the error %i is told what is to be done', async (errorCode, told) => {
    const asked = asking([failure(200, errorCode)]);
    const ended = await end(asked.call('GET /league/library', { query: {} }));
    expect(ended).toMatchObject({ errorCode });
    expect(asked.told).toEqual(told);
  });

  test('nobody is asked again for who has gone', async () => {
    const gone = new AbortController();
    const asked = asking([failure(503, 0)]);
    const called = asked.call('GET /league/library', { query: {} }, { signal: gone.signal });
    gone.abort();
    await end(called);
    expect(asked.tries).toHaveLength(1);
  });

  test('a read is waited for fifteen seconds, or until who asked goes; a write as long as it takes', async () => {
    const time = new AbortController();
    const reader = new AbortController();
    const writer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const asked = asking([success]);
    await end(asked.call('GET /league/library', { query: {} }));
    await end(asked.call('GET /league/library', { query: {} }, { signal: reader.signal }));
    expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
    const written = { body: { kind: 'picture' as const, content: 'AAAA' } };
    const once = { idempotencyKey: 'k', signal: writer.signal };
    await end(asked.call('POST /gift/file', written, once));
    expect(timeout).toHaveBeenCalledTimes(2);
    const ended = () => asked.tries.map(({ signal }) => signal!.aborted);
    expect(ended()).toEqual([false, false, false]);
    reader.abort();
    expect(ended()).toEqual([false, true, false]);
    time.abort(late());
    expect(ended()).toEqual([true, true, false]);
    writer.abort();
    expect(ended()).toEqual([true, true, true]);
  });

  test('what took too long says so', async () => {
    const asked = asking([late()]);
    const ended = await end(asked.call('GET /league/library', { query: {} }));
    expect(ended).toMatchObject({ name: 'NoAnswer', isLate: true });
  });
});
