import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closes } from './closes.ts';
import type { LineListener } from './line.ts';
import { keepLive, type Live, type Network } from './live.ts';
import { webSocket } from './web-socket.ts';

/** The browser's sockets, and what a server would do at their other ends. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  says(text: string) {
    this.onmessage?.({ data: text });
  }
  ends(code = 1006, reason = '') {
    this.onclose?.({ code, reason });
  }
  letsIn() {
    this.says('0{"sid":"a","pingInterval":25000,"pingTimeout":20000}');
    this.says('40{"sid":"b"}');
  }
}

const last = () => FakeSocket.all.at(-1)!;
const tell = vi.fn();
let isOnline = true;
const heeding = new Set<() => void>();
const network: Network = {
  isOnline: () => isOnline,
  subscribe(listener) {
    heeding.add(listener);
    return () => heeding.delete(listener);
  },
};
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('WebSocket', FakeSocket);
  isOnline = true;
  heeding.clear();
  FakeSocket.all = [];
  tell.mockClear();
  live = keepLive([webSocket('ws://site/socket.io/')], network, tell);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turnNetwork(state: 'online' | 'offline'): void {
  isOnline = state === 'online';
  for (const heed of [...heeding]) heed();
}

describe('A connection', () => {
  test('stands once the server has let it into its namespace', () => {
    const onConnect = vi.fn();
    live.on('connect', onConnect);
    last().says('0{"pingInterval":25000,"pingTimeout":20000}');
    expect(last().sent).toEqual(['40']);
    expect(live.connected).toBe(false);
    last().says('40{"sid":"b"}');
    expect(live.connected).toBe(true);
    expect(tell.mock.calls).toEqual([[true]]);
    expect(onConnect).toHaveBeenCalledOnce();
  });

  test('brings events to those who listen, and answers to those who asked', () => {
    const onBoard = vi.fn();
    const answer = vi.fn();
    live.on('board', onBoard);
    last().letsIn();
    live.emit('watch', 'all', 7, answer);
    live.emit('unwatch', 'match:1');
    expect(last().sent.slice(1)).toEqual(['421["watch","all",7]', '42["unwatch","match:1"]']);
    last().says('42["board",{"v":8}]');
    last().says('431[{"ok":true}]');
    expect(onBoard.mock.calls).toEqual([[{ v: 8 }]]);
    expect(answer.mock.calls).toEqual([[{ ok: true }]]);
    live.off('board', onBoard);
    last().says('42["board",{"v":9}]');
    expect(onBoard).toHaveBeenCalledOnce();
  });

  test('answers the server’s pings, and counts as lost when they stay away', () => {
    last().letsIn();
    vi.advanceTimersByTime(44_000);
    last().says('2');
    expect(last().sent.at(-1)).toBe('3');
    vi.advanceTimersByTime(44_000);
    expect(live.connected).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(live.connected).toBe(false);
    expect(FakeSocket.all[0]!.closed).toBe(true);
  });
});

describe('When a connection is lost', () => {
  test('another is tried after ever longer pauses, and says what it holds anew', () => {
    const onConnect = vi.fn();
    live.on('connect', onConnect);
    last().letsIn();
    for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const opened = FakeSocket.all.length;
      last().ends();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(opened + 1);
    }
    last().letsIn();
    expect(onConnect).toHaveBeenCalledTimes(2);
    last().ends();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(8);
  });

  test.each([
    ['by the server’s word', '41'],
    ['because it was refused', '44{"message":"no"}'],
    ['because its transport ends', '1'],
  ])('%s, it comes back', (_, word) => {
    last().letsIn();
    last().says(word);
    expect(tell).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    last().letsIn();
    expect(tell).toHaveBeenLastCalledWith(true);
  });

  test('a question that was open gets no answer meant for another', () => {
    const answer = vi.fn();
    last().letsIn();
    live.emit('watch', 'all', 7, answer);
    last().ends();
    vi.advanceTimersByTime(1000);
    last().letsIn();
    last().says('431[{"ok":true}]');
    expect(answer).not.toHaveBeenCalled();
  });

  test('nothing is sent', () => {
    live.emit('watch', 'all', 7, vi.fn());
    expect(last().sent).toEqual([]);
  });
});

describe('When the server closes it', () => {
  const onClosed = vi.fn();
  beforeEach(() => {
    onClosed.mockClear();
    live.on('closed', onClosed);
    last().letsIn();
  });

  test('it says why, and comes back no sooner than it is told', () => {
    last().ends(closes.restarting, '9000');
    expect(onClosed.mock.calls).toEqual([[{ code: closes.restarting, after: 9_000 }]]);
    vi.advanceTimersByTime(8_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('for good, nothing brings it back but who opens it anew', () => {
    last().ends(closes.notUnderstood, '0');
    expect(tell).toHaveBeenLastCalledWith(false);
    turnNetwork('offline');
    turnNetwork('online');
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    live.renew();
    last().letsIn();
    expect(live.connected).toBe(true);
  });
});

describe('Where one way does not get through', () => {
  /** Ways that only count how often they are tried. */
  const countedWays = () => {
    const tried: string[] = [];
    const lines: LineListener[] = [];
    const ways = ['socket', 'polling'].map((name) => (listener: LineListener) => {
      tried.push(name);
      lines.push(listener);
      return { emit: vi.fn(), close: vi.fn() };
    });
    const kept = keepLive(ways, network, tell);
    return { tried, kept, end: () => lines.at(-1)!.lost({ code: 1006, after: 0 }), lines };
  };

  test('the next is tried at once, and both in turn until one has stood', () => {
    const { tried, end } = countedWays();
    end();
    vi.advanceTimersByTime(0);
    expect(tried).toEqual(['socket', 'polling']);
    end();
    vi.advanceTimersByTime(999);
    expect(tried).toHaveLength(2);
    vi.advanceTimersByTime(1);
    end();
    vi.advanceTimersByTime(0);
    expect(tried).toEqual(['socket', 'polling', 'socket', 'polling']);
  });

  test('the one that has stood is kept to', () => {
    const { tried, end, lines, kept } = countedWays();
    end();
    vi.advanceTimersByTime(0);
    lines.at(-1)!.opened();
    expect(kept.connected).toBe(true);
    end();
    vi.advanceTimersByTime(1_000);
    expect(tried).toEqual(['socket', 'polling', 'polling']);
  });
});

test('A server that never answers is called anew', () => {
  vi.advanceTimersByTime(20_000);
  expect(tell.mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('Without a network it is lost at once, and tried at once when there is one', () => {
  last().letsIn();
  turnNetwork('offline');
  expect(live.connected).toBe(false);
  turnNetwork('online');
  expect(FakeSocket.all).toHaveLength(2);
  last().letsIn();
  expect(live.connected).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('It is opened anew for somebody else; one that did not stand yet is none that was lost', () => {
  live.renew();
  expect(FakeSocket.all).toHaveLength(2);
  expect(tell).not.toHaveBeenCalled();
  last().letsIn();
  live.renew();
  expect(FakeSocket.all.slice(0, -1).every(({ closed }) => closed)).toBe(true);
  last().letsIn();
  expect(tell.mock.calls).toEqual([[true], [false], [true]]);
});

test('Closed, it stays so', () => {
  last().letsIn();
  live.close();
  turnNetwork('offline');
  turnNetwork('online');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.all[0]!.closed).toBe(true);
});
