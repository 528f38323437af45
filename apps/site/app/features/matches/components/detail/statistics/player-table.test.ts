import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { playerColumns, sortPlayers } from './player-table.ts';

const player = (name: string, statistics: Record<string, number>): LineupPlayer => ({
  playerId: name,
  name,
  number: null,
  position: null,
  starter: true,
  cameOn: null,
  wentOff: null,
  statistics,
});
const names = (players: LineupPlayer[]) => players.map(({ name }) => name).join(' ');

describe('the table of players', () => {
  const squad = [
    player('Ann', { fouls: 1, points: 4, redCards: 0 }),
    player('Bea', { points: 12, rebounds: 3 }),
    player('Cil', {}),
    player('Dot', { fouls: 2 }),
  ];

  it('has a column for what anyone did, what is looked for first standing first', () => {
    expect(playerColumns(squad)).toEqual(['points', 'rebounds', 'fouls']);
  });

  it('is sorted by any column, both ways, without those who took no part', () => {
    expect(names(sortPlayers(squad, { key: 'points', descending: true }))).toBe('Bea Ann Dot');
    expect(names(sortPlayers(squad, { key: 'points', descending: false }))).toBe('Ann Bea Dot');
  });
});
