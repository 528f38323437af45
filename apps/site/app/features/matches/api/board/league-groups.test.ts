import type { BoardMatch, MatchStatus } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { groupByLeague, inOrder, rankBoard } from './league-groups.ts';

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
  rankBoard(groupByLeague({ leagues, matches }), new Set(favourites)).leagues;

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

  it('puts leagues with more live matches before those with fewer', () => {
    const matches = [match(1, 1, 12, 'live'), match(2, 2, 13, 'live'), match(3, 2, 14, 'live')];
    expect(order(matches)).toEqual([2, 1]);
  });
});

describe('a board', () => {
  const opened = [
    match(1, 1, 12, 'ended'),
    match(2, 1, 13, 'live'),
    match(3, 1, 14),
    match(4, 2, 9),
  ];
  const places = rankBoard(groupByLeague({ leagues, matches: opened }), new Set([3]));
  const shown = (matches: BoardMatch[]) =>
    inOrder(groupByLeague({ leagues, matches }), places).map((group) =>
      group.matches.map(({ id }) => id),
    );

  it('opens with favourites and live matches first in their league', () => {
    expect(shown(opened)).toEqual([[3, 2, 1], [4]]);
  });

  it('stays as it was when matches begin and end, and takes new ones at the end', () => {
    const later = [
      match(9, 3, 8, 'live'),
      match(1, 1, 12, 'ended'),
      match(2, 1, 13, 'ended'),
      match(3, 1, 14, 'live'),
      match(4, 2, 9, 'live'),
      match(5, 1, 11, 'live'),
    ];
    expect(shown(later)).toEqual([[3, 2, 1], [4], [9], [5]]);
  });
});
