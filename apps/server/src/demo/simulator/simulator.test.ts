import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysAround } from './programme/programme.ts';
import { startSimulator } from './simulator.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const clock = { now: () => new Date() };
const zone = 'Asia/Shanghai';

interface Sent {
  at: number;
  messages: FeedMessage[];
}

function start(send: (messages: FeedMessage[]) => Promise<void>) {
  return startSimulator({ send, clock, log, zone });
}

const of = <Type extends FeedMessage['type']>(sent: readonly Sent[], type: Type) =>
  sent
    .flatMap(({ messages }) => messages)
    .filter((message): message is Extract<FeedMessage, { type: Type }> => message.type === type);

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('three minutes of the simulator', () => {
  const began = Date.parse('2026-05-04T12:00:00Z');
  const sent: Sent[] = [];
  const first: Sent[] = [];
  const news: Sent[] = [];
  const past: FeedMessage[] = [];
  let sentAfterStop = 0;

  beforeAll(async () => {
    vi.useFakeTimers({ now: began });
    const simulator = start(async (messages) => {
      sent.push({ at: Date.now(), messages });
    });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(180_000);
    await simulator.stop();
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(10_000);
    sentAfterStop = sent.length - before;
    first.push(...sent.filter(({ at }) => at === began));
    const isNear = ({ match }: FeedMessage) => match!.split(':')[1]! >= daysAround(began, zone)[0]!;
    const later = sent.filter(({ at }) => at > began);
    news.push(...later.map(({ at, messages }) => ({ at, messages: messages.filter(isNear) })));
    past.push(...sent.flatMap(({ messages }) => messages.filter((message) => !isNear(message))));
  });

  it('begin with yesterday, today and the coming days', () => {
    const days = of(first, 'fixture').map(({ date }) => date);
    expect(days).toEqual(expect.arrayContaining(daysAround(began, zone)));
    const statuses = of(first, 'state').map(({ state }) => state.status);
    expect(statuses.filter((status) => status === 'live').length).toBeGreaterThan(8);
    expect(statuses.filter((status) => status === 'ended').length).toBeGreaterThan(100);
  });

  it('tell much at once in batches, and then only what is new', () => {
    expect(Math.max(...first.map(({ messages }) => messages.length))).toBeLessThan(1_300);
    const told = news.flatMap(({ messages }) => messages);
    expect(told.length).toBeLessThan(1000);
    for (const message of told) feedMessage.parse(message);
  });

  it('tell the results of earlier in the season by and by, and no more of them', () => {
    const matchesOf = (told: FeedMessage['type']) =>
      new Set(past.filter(({ type }) => type === told).map(({ match }) => match)).size;
    expect(matchesOf('fixture')).toBeGreaterThan(1000);
    expect(matchesOf('state')).toBe(matchesOf('fixture'));
    // Those put off to these days are told in full.
    expect(matchesOf('lineup')).toBeLessThan(20);
  });

  it('announce a match where it was before they tell that it has moved', () => {
    const dates = new Map<string, string[]>();
    for (const { match, date } of of(first, 'fixture')) {
      dates.set(match, [...(dates.get(match) ?? []), date!]);
    }
    const moved = [...dates.values()].filter((told) => new Set(told).size > 1);
    expect(moved.length).toBeGreaterThan(2);
    for (const [before, after] of moved) expect(before! < after!).toBe(true);
  });

  it('let no live match go unheard for more than 20 seconds, unless its feed is silent', () => {
    const heard = new Map<string, number>();
    const gaps: number[] = [];
    for (const { at, messages } of news) {
      for (const match of new Set(messages.map((message) => message.match!))) {
        const before = heard.get(match);
        if (before) gaps.push(at - before);
        heard.set(match, at);
      }
    }
    expect(of(news, 'heartbeat').length).toBeGreaterThan(50);
    expect(heard.size).toBeGreaterThan(8);
    expect(gaps.filter((gap) => gap > 20_000).length).toBeLessThan(5);
  });

  it('end when they are stopped', () => {
    expect(sentAfterStop).toBe(0);
  });
});

it('says again what could not be sent', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
  const sent: Sent[] = [];
  let fails = true;
  const simulator = start(async (messages) => {
    if (fails) throw new Error('no database');
    sent.push({ at: Date.now(), messages });
  });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(log.warn).toHaveBeenCalled();
  fails = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(of(sent, 'fixture').length).toBeGreaterThan(600);
  await simulator.stop();
});

it('tells to its end what an earlier run left open', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
  const sent: Sent[] = [];
  const ids = ['soccer:2026-04-20:2', 'soccer:2026-05-04:2', 'soccer:2026-04-20:999', 'chess:x:1'];
  const simulator = startSimulator({
    clock,
    log,
    zone,
    unfinished: async () => ids,
    send: async (messages) => {
      sent.push({ at: Date.now(), messages });
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  const states = of(sent, 'state').filter(({ match }) => ids.includes(match));
  expect(states.map(({ match }) => match).sort()).toEqual(ids.slice(0, 2));
  expect(states.find(({ match }) => match === ids[0])?.state.status).toBe('ended');
  await simulator.stop();
});

it('announces the next day when one begins', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T15:59:50Z') });
  const sent: Sent[] = [];
  const simulator = start(async (messages) => {
    sent.push({ at: Date.now(), messages });
  });
  await vi.advanceTimersByTimeAsync(0);
  const before = sent.splice(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(of(before, 'fixture').map(({ date }) => date)).not.toContain('2026-05-09');
  const days = of(sent, 'fixture').map(({ date }) => date);
  expect(days.filter((day) => day === '2026-05-07').length).toBeGreaterThan(100);
  await simulator.stop();
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
