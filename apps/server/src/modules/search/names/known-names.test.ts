import { describe, expect, test } from 'vitest';
import { americanFootball, baseball, basketball } from './american.ts';
import { football } from './football.ts';
import { knownOfLeague, knownOfTeam } from './known-names.ts';
import { leagues } from './leagues.ts';
import { cricket, esports } from './others.ts';

const team = (name: string, country: string | null = null, gameId = 202) =>
  knownOfTeam({ gameId, country, names: [name] });
const league = (name: string, country: string | null, gameId = 202) =>
  knownOfLeague({ gameId, country, names: [name] });

describe('A team is known', () => {
  test('by each of the names that its sources have, whatever stands around them', () => {
    const told = ['FC Barcelona', 'Barcelona', 'FC Barcelona (ESP)'];
    for (const name of told) expect(team(name)).toContain('巴萨');
    for (const name of ['FC Bayern München', 'Bayern Munich']) {
      expect(team(name, 'DE')).toContain('Бавария');
    }
    expect(team('Athletics', 'US', 205)).toContain('运动家');
  });

  test('where it plays, and in its game alone', () => {
    expect(team('Everton', 'GB-ENG')).toContain('埃弗顿');
    expect(team('Everton', 'CL')).toEqual([]);
    expect(team('Arsenal', null, 201)).toEqual([]);
    expect(team('FC Barcelona', 'ES', 201)).toEqual([]);
  });

  test('in every language, if it is a country’s', () => {
    const names = team('Spain', 'ES');
    for (const name of ['西班牙', 'إسبانيا', 'スペイン', 'Испания', 'Spanien', 'İspanya']) {
      expect(names).toContain(name);
    }
    expect(team('France', 'FR')).toContain('法国');
    expect(team('Wales', 'GB-WLS')).toContain('威尔士');
    expect(team('Turkey')).toContain('土耳其');
    expect(team('Georgia', 'US', 209)).toEqual([]);
  });

  test('not by what nobody lists', () => {
    expect(team('Halden Town')).toEqual([]);
    expect(team('西班牙')).toEqual([]);
  });
});

test('A league is known by its short and its full names, in its country', () => {
  const names = league('English Premier League', 'GB-ENG');
  for (const name of ['英超', '英格兰足球超级联赛', 'EPL', 'プレミアリーグ']) {
    expect(names).toContain(name);
  }
  expect(league('Premier League', 'RU')).not.toContain('英超');
  expect(league('Wimbledon, Mixed Doubles', 'GB', 203)).toContain('温布尔登');
});

const tables = Object.entries({
  ...{ football, basketball, americanFootball, baseball, cricket, esports },
  ...leagues,
}).map(([name, table]) => ({
  name,
  rows: table.split('\n').filter((row) => row !== '' && !row.startsWith('#')),
}));

test.each(tables)('The list $name has all columns, and each name once', ({ rows }) => {
  const keys: string[] = [];
  for (const row of rows) {
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells, row).toHaveLength(9);
    expect(row, row).not.toMatch(/[，、؛;]| {2}/);
    const names = cells.slice(1).flatMap((cell) => cell.split(', ').filter(Boolean));
    expect(new Set(names).size, row).toBeGreaterThan(1);
    keys.push(...cells[1]!.split(', ').map((name) => `${cells[0]} ${name}`));
  }
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
