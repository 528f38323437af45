import { describe, expect, test, vi } from 'vitest';
import type { BoardDelta, WatchAnswer } from './events.ts';
import { applyBoardDelta, applyMatchDelta, follow, judge, type LiveSocket } from './follow.ts';
import type { Board, Incident, MatchDetail, ShownState } from './shapes.ts';

const delta = (v: number, p: number): BoardDelta => ({ stream: 'all', v, p, matches: [] });

/** A server at the other end of a socket, in memory. */
function fakeSocket() {
  const listeners = new Map<string, Set<(value?: unknown) => void>>();
  const watches: { stream: string; version: number; answer: (answer: WatchAnswer) => void }[] = [];
  const socket = {
    connected: true,
    emit(name: string, stream: string, version: number, answer: (answer: WatchAnswer) => void) {
      if (name === 'watch') watches.push({ stream, version, answer });
    },
    on(name: string, listener: (value?: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off(name: string, listener: (value?: unknown) => void) {
      listeners.get(name)?.delete(listener);
    },
  };
  return {
    socket: socket as unknown as LiveSocket,
    watches,
    tell: (name: string, value?: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(value);
    },
  };
}

describe('judging a delta', () => {
  test('one that continues what is held applies, an old one is a double, a later one shows a gap', () => {
    expect(judge(5, { v: 6, p: 5 })).toBe('apply');
    expect(judge(5, { v: 9, p: 2 })).toBe('apply');
    expect(judge(5, { v: 5, p: 4 })).toBe('double');
    expect(judge(5, { v: 7, p: 6 })).toBe('gap');
    expect(judge(5, { v: 7, p: 7 })).toBe('gap');
  });
});

describe('following a stream', () => {
  test('applies what was missed, then what comes, and nothing twice', () => {
    const server = fakeSocket();
    const onDelta = vi.fn();
    follow(server.socket, 'all', 3, { onDelta, resync: async () => 0 });
    expect(server.watches).toMatchObject([{ stream: 'all', version: 3 }]);
    server.watches[0]!.answer({ ok: true, missed: [delta(4, 3)] });
    server.tell('board', delta(4, 3));
    server.tell('board', delta(5, 4));
    expect(onDelta.mock.calls.map(([one]) => one.v)).toEqual([4, 5]);
  });

  test('takes a snapshot after a gap, and goes on from its version', async () => {
    const server = fakeSocket();
    const onDelta = vi.fn();
    const resync = vi.fn(async () => 9);
    follow(server.socket, 'all', 3, { onDelta, resync });
    server.watches[0]!.answer({ ok: true, missed: [] });
    server.tell('board', delta(8, 7));
    await vi.waitFor(() => expect(server.watches).toHaveLength(2));
    expect(resync).toHaveBeenCalledOnce();
    expect(server.watches[1]).toMatchObject({ version: 9 });
    server.watches[1]!.answer({ ok: true, missed: [] });
    server.tell('board', delta(10, 9));
    expect(onDelta.mock.calls.map(([one]) => one.v)).toEqual([10]);
  });

  test('asks again with the version it holds when the connection comes back', () => {
    const server = fakeSocket();
    follow(server.socket, 'all', 3, { onDelta: () => undefined, resync: async () => 0 });
    server.watches[0]!.answer({ ok: true, missed: [delta(4, 3)] });
    server.tell('connect');
    expect(server.watches[1]).toMatchObject({ version: 4 });
  });

  test('tries a failed snapshot again until it succeeds', async () => {
    vi.useFakeTimers();
    const server = fakeSocket();
    let failures = 2;
    const resync = vi.fn(async () => {
      if (failures-- > 0) throw new Error('offline');
      return 7;
    });
    follow(server.socket, 'all', 3, { onDelta: () => undefined, resync });
    server.watches[0]!.answer({ ok: false });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(resync).toHaveBeenCalledTimes(3);
    expect(server.watches[1]).toMatchObject({ version: 7 });
  });

  test('hears nothing more once stopped', () => {
    const server = fakeSocket();
    const onDelta = vi.fn();
    const stop = follow(server.socket, 'all', 3, { onDelta, resync: async () => 0 });
    server.watches[0]!.answer({ ok: true, missed: [] });
    stop();
    server.tell('board', delta(4, 3));
    expect(onDelta).not.toHaveBeenCalled();
  });
});

const state = (home: number) => ({ status: 'live', score: { home, away: 0 } }) as ShownState;

describe('applying a delta', () => {
  const board = {
    version: 1,
    leagues: {},
    teams: {},
    matches: [{ id: 1, gameId: 202, state: state(0) }],
  } as unknown as Board;

  test('changes the matches it names, and leaves the others the same objects', () => {
    const two = { ...board, matches: [...board.matches, { ...board.matches[0]!, id: 2 }] };
    const next = applyBoardDelta(two, {
      ...delta(2, 1),
      matches: [{ id: 2, gameId: 202, state: state(1) }],
    });
    expect(next.version).toBe(2);
    expect(next.matches[1]!.state.score).toEqual({ home: 1, away: 0 });
    expect(next.matches[0]).toBe(two.matches[0]);
  });

  test('leaves out matches it does not hold', () => {
    const next = applyBoardDelta(board, {
      ...delta(2, 1),
      matches: [{ id: 9, gameId: 202, state: state(0), fixture: { id: 9 } as never }],
    });
    expect(next.matches.map((match) => match.id)).toEqual([1]);
  });

  test('puts entries in their order and replaces those it knows', () => {
    const entry = (key: string, order: number, withdrawn = false) =>
      ({ key, order, state: withdrawn ? 'withdrawn' : 'current' }) as Incident;
    const detail = {
      version: 1,
      match: board.matches[0],
      incidents: [entry('a', 1), entry('c', 3)],
      lineups: [],
      coverage: {},
    } as unknown as MatchDetail;
    const next = applyMatchDelta(detail, {
      stream: 'match:1',
      v: 2,
      p: 1,
      incidents: [entry('b', 2), entry('a', 1, true)],
    });
    expect(next.incidents.map(({ key, state: told }) => [key, told])).toEqual([
      ['a', 'withdrawn'],
      ['b', 'current'],
      ['c', 'current'],
    ]);
  });
});
