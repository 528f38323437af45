import type { BoardMatch, MatchStatus } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { groupByLeague, inOrder, rankLeagues } from './league-groups.ts';

const league = (id: number) => ({ id, gameId: 202, name: `League ${id}`, country: null });
const match = (id: number, leagueId: number, hour: number, status: MatchStatus = 'notStarted') =>
  ({
    id,
    leagueId,
    startsAt: `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`,
    state: { status },
  }) as BoardMatch;

const leagues = { 1: league(1), 2: league(2), 3: league(3) };
const order = (matches: BoardMatch[], favourites: number[] = []) =>
  rankLeagues(groupByLeague({ leagues, matches }), new Set(favourites));

describe('the matches of a board by league', () => {
  it('start in order within a league', () => {
    const [group] = groupByLeague({
      leagues,
      matches: [match(3, 1, 20), match(2, 1, 18), match(1, 1, 20)],
    });
    expect(group?.matches.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('are left out where the board does not name the league', () => {
    expect(groupByLeague({ leagues, matches: [match(1, 9, 12)] })).toEqual([]);
  });
});

describe('the order of leagues', () => {
  it('is by size, then by start', () => {
    expect(order([match(1, 1, 12), match(2, 2, 11), match(3, 3, 20), match(4, 3, 21)])).toEqual([
      3, 2, 1,
    ]);
  });

  it('puts leagues with a live match first, and those with a favourite before them', () => {
    const matches = [match(1, 1, 12), match(2, 2, 13, 'live'), match(3, 3, 20), match(4, 3, 21)];
    expect(order(matches)).toEqual([2, 3, 1]);
    expect(order(matches, [1])).toEqual([1, 2, 3]);
  });

  it('stays as it was when matches begin, and takes newcomers at the end', () => {
    const before = order([match(1, 1, 12, 'live'), match(2, 2, 13)]);
    const now = groupByLeague({
      leagues,
      matches: [match(9, 3, 9, 'live'), match(1, 1, 12, 'ended'), match(2, 2, 13, 'live')],
    });
    expect(inOrder(now, before).map(({ league }) => league.id)).toEqual([1, 2, 3]);
  });
});
