import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SendAnswer, streamChannel, type Versioned, type WatchAnswer } from './channels.ts';
import { type Following, follow } from './follow.ts';
import type { Live } from './live.ts';
import { classifyDelta } from './versions.ts';

const delta = (v: number, p: number): Versioned => ({ stream: 'all', v, p });
const channel = streamChannel<'all', Versioned>({
  event: 'board',
  pattern: /^all$/,
  history: null,
});

/** A server at the other end of a connection, in memory. */
function fakeLive() {
  const listeners = new Map<string, Set<(value?: unknown) => void>>();
  const watches: { version: number; answer: (answer: WatchAnswer) => void }[] = [];
  const sends: { key: string; body: unknown; answer: (answer: SendAnswer) => void }[] = [];
  const left: string[] = [];
  const ears = {
    watch: (_stream: string, version: number, answer: (answer: WatchAnswer) => void) =>
      watches.push({ version, answer }),
    send: (_stream: string, key: string, body: unknown, answer: (answer: SendAnswer) => void) =>
      sends.push({ key, body, answer }),
    unwatch: (stream: string) => left.push(stream),
  };
  const live = {
    connected: true,
    emit: (name: keyof typeof ears, ...args: never[]) =>
      (ears[name] as (...given: never[]) => void)(...args),
    on(name: string, listener: (value?: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off(name: string, listener: (value?: unknown) => void) {
      listeners.get(name)?.delete(listener);
    },
  } as unknown as Live;
  return {
    live,
    watches,
    sends,
    left,
    follows: (version: number, following: Partial<Following<Versioned>> = {}) =>
      follow(live, channel, 'all', version, {
        onDelta: () => undefined,
        resync: async () => 0,
        ...following,
      }),
    tell: (name: string, value?: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(value);
    },
  };
}

let server: ReturnType<typeof fakeLive>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = fakeLive();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('judging a message', () => {
  test('one that continues what is held applies, an old one is a double, a later one shows a gap', () => {
    expect(classifyDelta(5, { v: 6, p: 5 })).toBe('apply');
    expect(classifyDelta(5, { v: 9, p: 2 })).toBe('apply');
    expect(classifyDelta(5, { v: 5, p: 4 })).toBe('duplicate');
    expect(classifyDelta(5, { v: 7, p: 6 })).toBe('gap');
    expect(classifyDelta(5, { v: 7, p: 7 })).toBe('gap');
  });
});

describe('following a stream', () => {
  test('applies what comes once it has joined, and nothing twice', () => {
    const onDelta = vi.fn();
    server.follows(3, { onDelta });
    expect(server.watches).toMatchObject([{ version: 3 }]);
    server.tell('board', delta(9, 8));
    server.watches[0]!.answer({ ok: true });
    server.tell('board', delta(4, 3));
    server.tell('board', delta(4, 3));
    server.tell('board', { ...delta(5, 4), stream: 'another' });
    server.tell('board', delta(5, 4));
    expect(onDelta.mock.calls.map(([one]) => one.v)).toEqual([4, 5]);
  });

  test.each([
    ['after a gap', () => server.watches[0]!.answer({ ok: true })],
    ['when it is too far behind', () => server.watches[0]!.answer({ ok: false, why: 'behind' })],
  ])('takes a snapshot %s, and goes on from its version', async (_when, answer) => {
    const onDelta = vi.fn();
    const resync = vi.fn(async () => 9);
    server.follows(3, { onDelta, resync });
    answer();
    server.tell('board', delta(8, 7));
    await vi.advanceTimersByTimeAsync(0);
    expect(resync).toHaveBeenCalledOnce();
    expect(server.watches[1]).toMatchObject({ version: 9 });
    server.watches[1]!.answer({ ok: true });
    server.tell('board', delta(10, 9));
    expect(onDelta.mock.calls.map(([one]) => one.v)).toEqual([10]);
  });

  test('asks again with the version it holds when the connection comes back', () => {
    server.follows(3);
    server.watches[0]!.answer({ ok: true });
    server.tell('board', delta(4, 3));
    server.tell('connect');
    expect(server.watches[1]).toMatchObject({ version: 4 });
  });

  test('asks again after a pause while the server is busy', () => {
    server.follows(3);
    server.watches[0]!.answer({ ok: false, why: 'busy' });
    vi.advanceTimersByTime(499);
    expect(server.watches).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(server.watches[1]).toMatchObject({ version: 3 });
  });

  test('does not ask again for what is refused for good, before the connection comes back', async () => {
    const resync = vi.fn(async () => 3);
    server.follows(3, { resync });
    server.watches[0]!.answer({ ok: false, why: 'unknown' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.watches).toHaveLength(1);
    expect(resync).not.toHaveBeenCalled();
    server.tell('connect');
    expect(server.watches).toHaveLength(2);
  });

  test('does not hurry for snapshots that are behind again and again', async () => {
    const resync = vi.fn(async () => 3);
    server.follows(3, { resync });
    for (let round = 0; round < 4; round++) {
      server.watches.at(-1)!.answer({ ok: false, why: 'behind' });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(resync).toHaveBeenCalledTimes(2);
  });

  test('tries a failed snapshot again until it succeeds', async () => {
    let failures = 2;
    const resync = vi.fn(async () => {
      if (failures-- > 0) throw new Error('offline');
      return 7;
    });
    server.follows(3, { resync });
    server.watches[0]!.answer({ ok: false, why: 'behind' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(resync).toHaveBeenCalledTimes(3);
    expect(server.watches[1]).toMatchObject({ version: 7 });
  });

  test('hears nothing more once stopped; the last one to stop leaves the stream', () => {
    const onDelta = vi.fn();
    const one = server.follows(3, { onDelta });
    const other = server.follows(3);
    server.watches[0]!.answer({ ok: true });
    one.stop();
    one.stop();
    server.tell('board', delta(4, 3));
    expect(onDelta).not.toHaveBeenCalled();
    expect(server.left).toEqual([]);
    other.stop();
    expect(server.left).toEqual(['all']);
  });
});

describe('saying something on a stream', () => {
  test('waits until it is joined on this connection, and is repeated at each join until answered', async () => {
    const { send } = server.follows(3);
    const outcome = send({ text: 'hi' });
    expect(server.sends).toHaveLength(0);
    server.watches[0]!.answer({ ok: true });
    expect(server.sends).toMatchObject([{ body: { text: 'hi' } }]);
    server.tell('connect');
    expect(server.sends).toHaveLength(1);
    server.watches[1]!.answer({ ok: true });
    expect(server.sends[1]!.key).toBe(server.sends[0]!.key);
    server.sends[1]!.answer({ ok: true, result: 7 });
    expect(await outcome).toBe(7);
    server.tell('connect');
    server.watches[2]!.answer({ ok: true });
    expect(server.sends).toHaveLength(2);
  });

  test('happens at once while it is joined, and waits while a snapshot is taken', async () => {
    const { send } = server.follows(3, { resync: async () => 9 });
    server.watches[0]!.answer({ ok: true });
    void send('one');
    expect(server.sends).toHaveLength(1);
    server.sends[0]!.answer({ ok: true, result: null });
    await vi.advanceTimersByTimeAsync(0);
    server.tell('board', delta(8, 7));
    void send('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sends).toHaveLength(1);
    server.watches[1]!.answer({ ok: true });
    expect(server.sends).toMatchObject([{ body: 'one' }, { body: 'two' }]);
    server.sends[1]!.answer({ ok: true, result: null });
  });

  test('rejects with the words of a refusal, and is not said again', async () => {
    const { send } = server.follows(3);
    server.watches[0]!.answer({ ok: true });
    const outcome = send('spam');
    server.sends[0]!.answer({ ok: false, errorCode: 1004, errorMsg: 'Too many.' });
    await expect(outcome).rejects.toMatchObject({ errorCode: 1004, text: 'Too many.' });
    server.tell('connect');
    server.watches[1]!.answer({ ok: true });
    expect(server.sends).toHaveLength(1);
  });

  test('rejects as unavailable when nobody answers for half a minute', async () => {
    const outcome = server.follows(3).send('hello?');
    const rejected = expect(outcome).rejects.toMatchObject({ errorCode: 1006 });
    await vi.advanceTimersByTimeAsync(30_000);
    await rejected;
  });
});
