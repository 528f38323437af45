import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { playerColumns, playerTables, sortPlayers } from './player-table.ts';

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

  it('is one for all, or where players do different things one for each of them', () => {
    const [thrower, catcher, odd] = [
      player('Eve', { passingYards: 220, rushingYards: 0, points: 6 }),
      player('Fay', { receivingYards: 80, rushingYards: 4 }),
      player('Gil', { tackles: 0 }),
    ];
    const tables = (sport: 'americanFootball' | 'basketball') =>
      playerTables([thrower, catcher, odd], sport).map(
        ({ key, columns, players }) => `${key}: ${columns.join(' ')}: ${names(players)}`,
      );
    expect(tables('americanFootball')).toEqual([
      'passing: passingYards: Eve',
      'rushing: rushingYards: Fay',
      'receiving: receivingYards: Fay',
      'others: points: Eve',
    ]);
    expect(tables('basketball')).toHaveLength(1);
  });
});
