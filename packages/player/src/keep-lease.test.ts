import type { PlayGrant } from '@xiongmao/api/live/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLease, LeaseRefused } from './keep-lease.ts';

const grant = (more: Partial<PlayGrant> = {}): PlayGrant => ({
  access: 'free',
  price: null,
  lease: 'the-lease',
  token: 'a.b',
  url: 'http://media/live/a.b/pitch/index.m3u8',
  dvrUrl: null,
  renewUrl: 'http://media/leases',
  renewAfter: 20,
  previewEndsAt: null,
  parts: [],
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function keep(answers: (PlayGrant | Error)[], renewals: (Error | null)[] = []) {
  const asked: (string | undefined)[] = [];
  const granted: string[] = [];
  const failed: [string, boolean][] = [];
  const kept = keepLease({
    async ask(lease) {
      asked.push(lease);
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async renew() {
      const refusal = renewals.shift();
      if (refusal) throw refusal;
    },
    onGrant: ({ access }) => granted.push(access),
    onFailure: (error, ends) => failed.push([(error as Error).message, ends]),
    isPassing: (error) => error instanceof TypeError,
    now: () => Date.now(),
  });
  return { kept, asked, granted, failed };
}

test('A lease is renewed with itself, as often as the server says', async () => {
  const { asked, granted } = keep([grant()]);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(asked).toEqual([undefined, 'the-lease', 'the-lease']);
  expect(granted).toHaveLength(3);
});

test('A preview is asked about when it ends, and no more once it is locked', async () => {
  const previewEndsAt = new Date(Date.now() + 5_000).toISOString();
  const { asked, granted } = keep([
    grant({ access: 'preview', previewEndsAt }),
    grant({ access: 'locked', url: null }),
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(granted).toEqual(['preview', 'locked']);
  expect(asked).toHaveLength(2);
});

test('Without a network it is tried again, later each time', async () => {
  const { asked, failed } = keep([new TypeError('fetch failed')]);
  await vi.advanceTimersByTimeAsync(8_000);
  // At once, after 1, 2 and 4 seconds.
  expect(asked).toHaveLength(4);
  expect(failed.every(([, ends]) => !ends)).toBe(true);
});

test('What the server refuses is told, and not tried again', async () => {
  const { asked, failed } = keep([new Error('no broadcast')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(failed).toEqual([['no broadcast', true]]);
});

test('A lease that media refuses is renewed once, then it is told', async () => {
  const refused = () => new LeaseRefused('elsewhere');
  const { asked, failed } = keep([grant()], [refused(), refused()]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(3);
  expect(failed).toEqual([
    ['elsewhere', false],
    ['elsewhere', true],
  ]);
});

test('Nothing is asked once it was stopped', async () => {
  const { kept, asked } = keep([grant()]);
  await vi.advanceTimersByTimeAsync(1_000);
  kept.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
