import { type BoardChange, matchDetails } from '@xiongmao/api/matches/events';
import { expect, test } from 'vitest';
import type { Tick } from './live/tick.ts';
import { matchChannels } from './sockets.ts';

const change = (id: number, venue: string) =>
  ({
    ...{ id, gameId: 202, fixture: { venue } },
    state: { status: 'live', score: { home: 1, away: 0 } },
  }) as unknown as BoardChange;

/** Ticks from version 1 on; each tells of match 7, and every second one of match 8. */
function ticksOf(count: number, venue = ''): Tick[] {
  return Array.from({ length: count }, (_, nth) => {
    const ids = nth % 2 ? [7, 8] : [7];
    const streams = ['all', 'game:202', ...ids.map((id) => `match:${id}`)];
    return {
      ...{ version: nth + 1, at: '2026-11-30T12:00:00.000Z', reset: false },
      previous: Object.fromEntries(streams.map((name) => [name, nth])) as Tick['previous'],
      matches: ids.map((id) => ({ board: change(id, venue), onBoard: true, detail: {} })),
    } as Tick;
  });
}

function historyOf(ticks: Tick[]) {
  const log = {
    version: () => ticks.length,
    kept: () => ticks,
    since: (version: number) => ticks.filter((tick) => tick.version > version),
  };
  return matchChannels(log, async () => false).history;
}

test('What somebody missed of a hidden stream is made once, for all who ask', () => {
  const history = historyOf(ticksOf(300));
  const asked = history.missed('match:7:hidden', 200)!;
  expect(asked).toHaveLength(100);
  const again = history.missed('match:7:hidden', 200)!;
  for (const [nth, frame] of again.entries()) expect(frame).toBe(asked[nth]);
  expect(history.missed('match:8:hidden', 200)).toHaveLength(50);
});

test('Who missed more of it than an open stream keeps takes a snapshot: by messages, and by bytes', () => {
  const history = historyOf(ticksOf(300));
  const { messages } = matchDetails.history!;
  expect(history.missed('match:7:hidden', 300 - messages)).toHaveLength(messages);
  expect(history.missed('match:7:hidden', 299 - messages)).toBeNull();

  const long = historyOf(ticksOf(100, 'x'.repeat(4_096)));
  const frames = long.missed('game:202:hidden', 95)!;
  expect(frames).toHaveLength(5);
  expect(long.missed('game:202:hidden', 50)).toBeNull();
});
