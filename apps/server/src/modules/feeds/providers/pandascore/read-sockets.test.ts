import { describe, expect, test } from 'vitest';
import { seriesAt } from '#testing/providers/esports.ts';
import type { HeldMatch, View } from '../provider.ts';
import type { Kept } from './compose.ts';
import { readSocket } from './read-sockets.ts';
import { match } from './shapes.ts';

const series = {
  ...{ id: 1, beginAt: 0, modifiedAt: 0, status: 'running' as const },
  games: [{ status: 'running' }],
};
const viewOf = (kept: Kept): View => ({
  now: 0,
  pace: 0,
  askedAt: () => null,
  followed: new Map([['1', { kept } as HeldMatch]]),
});
const begun: Kept = {
  match: match.parse(seriesAt(series)),
  played: {},
  incidents: [],
  deleted: null,
};

const keptAfter = (channel: string, messages: readonly unknown[]) => {
  const { matches, quarantined } = readSocket('1', channel, messages, viewOf(begun));
  return { kept: (matches[0]?.kept ?? begun) as Kept, quarantined };
};

describe('What a socket tells', () => {
  const frame = (game: number, at: number, kills = 1) => ({
    game: { id: game },
    current_timestamp: at,
    blue: { id: 11, kills },
    red: { id: 12, kills: 0 },
  });

  test('of a moment that no game has is refused, and what follows counts', () => {
    const { kept, quarantined } = keptAfter('frames', [frame(101, 1e300), frame(101, 60, 3)]);
    expect(kept.played[101]?.score).toEqual({ home: 3, away: 0 });
    expect(quarantined).toHaveLength(1);
  });

  test('of more games than a match can have is not held', () => {
    const frames = Array.from({ length: 500 }, (_, game) => frame(game, 60));
    expect(Object.keys(keptAfter('frames', frames).kept.played)).toHaveLength(99);
  });

  test('of more than a timeline can have is refused', () => {
    const kill = (id: number) => ({ id, type: 'player_kill', game: { id: 101 }, payload: null });
    const { kept, quarantined } = keptAfter(
      'events',
      Array.from({ length: 4_010 }, (_, id) => kill(id)),
    );
    expect(kept.incidents).toHaveLength(4_000);
    expect(quarantined).toHaveLength(10);
  });
});
