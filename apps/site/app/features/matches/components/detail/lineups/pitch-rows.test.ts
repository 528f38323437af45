import type { Lineup } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { pitchRows } from './pitch-rows.ts';

function lineup(formation: string | null, positions: (string | null)[]): Lineup {
  return {
    side: 'home',
    formation,
    coach: null,
    players: positions.map((position, index) => ({
      playerId: `${index}`,
      name: `${position}`,
      number: index + 1,
      position,
      starter: index < 11,
      cameOn: null,
      wentOff: null,
      statistics: {},
    })),
  };
}

const names = (rows: ReturnType<typeof pitchRows>) =>
  rows?.map((row) => row.map((player) => player.name).join(' '));

describe('the rows of a line-up', () => {
  it('follow the formation when it accounts for everyone', () => {
    const eleven = ['FW', 'GK', 'DF', 'DF', 'MD', 'MD', 'DF', 'MD', 'MD', 'DF', 'MD', 'DF'];
    expect(names(pitchRows(lineup('4-2-3-1', eleven)))).toEqual([
      'GK',
      'DF DF DF DF',
      'MD MD',
      'MD MD MD',
      'FW',
    ]);
  });

  it('keep the order of the list when a formation comes without positions', () => {
    const rows = pitchRows(lineup('4-4-2', Array(11).fill(null)));
    expect(rows?.map((row) => row.map((player) => player.number))).toEqual([
      [1],
      [2, 3, 4, 5],
      [6, 7, 8, 9],
      [10, 11],
    ]);
  });

  it('follow the positions without a formation, each row from right to left', () => {
    const eleven = ['GK', 'LB', 'CB', 'CB', 'RB', 'DM', 'CM', 'CM', 'LW', 'ST', 'RW'];
    expect(names(pitchRows(lineup(null, eleven)))).toEqual([
      'GK',
      'RB CB CB LB',
      'DM',
      'CM CM',
      'RW ST LW',
    ]);
  });

  it('fall back to the positions when the formation does not add up', () => {
    const ten = ['GKP', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'MID', 'FWD', 'FWD'];
    expect(names(pitchRows(lineup('4-4-2', ten)))).toEqual([
      'GKP',
      'DEF DEF DEF',
      'MID MID MID MID',
      'FWD FWD',
    ]);
  });

  it('are not guessed when nothing tells them', () => {
    expect(pitchRows(lineup(null, Array(11).fill(null)))).toBeNull();
    expect(pitchRows(lineup('4-4-2', []))).toBeNull();
  });
});
