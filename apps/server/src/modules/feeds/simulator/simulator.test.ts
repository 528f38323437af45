import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysAround } from './programme.ts';
import { startSimulator } from './simulator.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const clock = { now: () => new Date() };

function start(send: (messages: FeedMessage[]) => Promise<void>) {
  return startSimulator({ send, clock, log, zone: 'Asia/Shanghai' });
}

const of = <Type extends FeedMessage['type']>(messages: FeedMessage[], type: Type) =>
  messages.filter(
    (message): message is Extract<FeedMessage, { type: Type }> => message.type === type,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('the simulator', () => {
  it('tells yesterday, today and the coming days in batches, then only what is new', async () => {
    const batches: FeedMessage[][] = [];
    const simulator = start(async (messages) => {
      batches.push(messages);
    });
    await vi.advanceTimersByTimeAsync(0);
    const first = batches.flat();
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThan(230);
    const days = of(first, 'fixture').map(({ date }) => date);
    expect(days).toEqual(expect.arrayContaining(daysAround(Date.now(), 'Asia/Shanghai')));
    const statuses = of(first, 'state').map(({ state }) => state.status);
    expect(statuses.filter((status) => status === 'live').length).toBeGreaterThan(8);
    expect(statuses.filter((status) => status === 'ended').length).toBeGreaterThan(100);

    batches.length = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    const news = batches.flat();
    expect(news.length).toBeLessThan(400);
    expect(of(news, 'heartbeat').length).toBeGreaterThan(8);
    for (const message of news) feedMessage.parse(message);
    await simulator.stop();

    batches.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches).toEqual([]);
  });

  it('lets no live match be silent for more than 20 seconds, but those whose feed is', async () => {
    const heard = new Map<string, number>();
    const gaps: number[] = [];
    const simulator = start(async (messages) => {
      for (const { match } of messages) {
        const before = heard.get(match!);
        if (before) gaps.push(Date.now() - before);
        heard.set(match!, Date.now());
      }
    });
    await vi.advanceTimersByTimeAsync(0);
    heard.clear();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(heard.size).toBeGreaterThan(8);
    expect(gaps.filter((gap) => gap > 20_000).length).toBeLessThan(5);
    await simulator.stop();
  });

  it('announces a match where it was before it tells that it has moved', async () => {
    const dates = new Map<string, string[]>();
    const simulator = start(async (messages) => {
      for (const { match, date } of of(messages, 'fixture')) {
        dates.set(match, [...(dates.get(match) ?? []), date]);
      }
    });
    await vi.advanceTimersByTimeAsync(0);
    const moved = [...dates.values()].filter((told) => new Set(told).size > 1);
    expect(moved.length).toBeGreaterThan(2);
    for (const [first, last] of moved) expect(first! < last!).toBe(true);
    await simulator.stop();
  });

  it('says again what could not be sent', async () => {
    const sent: FeedMessage[] = [];
    let fails = true;
    const simulator = start(async (messages) => {
      if (fails) throw new Error('no database');
      sent.push(...messages);
    });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(log.warn).toHaveBeenCalled();
    fails = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(of(sent, 'fixture').length).toBeGreaterThan(600);
    await simulator.stop();
  });

  it('announces the next day when one begins', async () => {
    vi.setSystemTime(new Date('2026-05-04T15:59:50Z'));
    let sent: FeedMessage[] = [];
    const simulator = start(async (messages) => {
      sent.push(...messages);
    });
    await vi.advanceTimersByTimeAsync(0);
    const before = of(sent, 'fixture').map(({ date }) => date);
    sent = [];
    await vi.advanceTimersByTimeAsync(15_000);
    const after = of(sent, 'fixture').map(({ date }) => date);
    expect(before).not.toContain('2026-05-09');
    expect(after.filter((date) => date === '2026-05-07').length).toBeGreaterThan(100);
    await simulator.stop();
  });

  it('needs little time for a second of the day', async () => {
    const simulator = start(async () => {});
    await vi.advanceTimersByTimeAsync(0);
    const began = process.cpuUsage();
    await vi.advanceTimersByTimeAsync(60_000);
    const { user } = process.cpuUsage(began);
    expect(user / 1000 / 60).toBeLessThan(20);
    await simulator.stop();
  });
});

describe('the days around now', () => {
  it('are yesterday to the day after tomorrow as the zone has them', () => {
    const at = (instant: string, zone: string) => daysAround(Date.parse(instant), zone);
    expect(at('2026-05-04T12:00:00Z', 'UTC')).toEqual([
      '2026-05-03',
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
    ]);
    // In Los Angeles the fourth has only just begun, and lasts until the fifth in UTC.
    expect(at('2026-05-04T08:00:00Z', 'America/Los_Angeles').at(-1)).toBe('2026-05-07');
    expect(at('2026-05-04T17:00:00Z', 'Asia/Shanghai')[0]).toBe('2026-05-03');
  });
});
