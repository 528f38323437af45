import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { expect, it } from 'vitest';
import { versus } from './match-head.tsx';

const team = (name: string) => ({ id: 1, name, abbr: null, country: null });

function title(gameId: number, state: Partial<MatchDetail['match']['state']>): string {
  const match = { gameId, state: { periods: [], columns: [], ...state } };
  const detail = { match, home: team('Lions'), away: team('Phoenix') };
  return versus(detail as unknown as MatchDetail).replace(/[\u2068\u2069]/g, '');
}

it('names both sides in the order of the league, with the score once there is one', () => {
  const score = { home: 82, away: 116 };
  expect(title(202, { status: 'notStarted', score: null })).toBe('Lions – Phoenix');
  expect(title(201, { status: 'notStarted', score: null })).toBe('Phoenix – Lions');
  for (const status of ['live', 'ended', 'awarded'] as const) {
    expect(title(202, { status, score })).toBe('82–116 Lions – Phoenix');
    expect(title(201, { status, score })).toBe('116–82 Phoenix – Lions');
  }
});

it('has a score for the side alone that has batted', () => {
  const columns = [
    { key: 'wickets', home: '4', away: '' },
    { key: 'overs', home: '10.0', away: '' },
  ];
  const score = { home: 65, away: 0 };
  expect(title(210, { status: 'live', score, columns })).toBe('65/4 Lions – Phoenix');
});
