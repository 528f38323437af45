import { expect, test } from 'vitest';
import { gameByName, games } from '../../catalogue/games.ts';
import { gameTables } from './game-tables.ts';

const counted = (name: string) =>
  (['team', 'player'] as const).flatMap((subject) =>
    gameTables(subject, gameByName(name)!.gameId).flatMap(({ figures }) =>
      figures.map(({ key }) => key),
    ),
  );

test('Draws are counted where there can be any', () => {
  for (const name of ['soccer', 'cricket', 'dota2']) expect(counted(name)).toContain('draws');
  for (const name of ['basketball', 'tennis', 'volleyball'])
    expect(counted(name)).not.toContain('draws');
});

test('A game has its own monsters and bombs alone', () => {
  const own = ['roshans', 'barons', 'dragons', 'denies', 'bombsPlanted', 'headshots', 'kills'];
  const of = (name: string) => own.filter((key) => counted(name).includes(key));
  expect(of('dota2')).toEqual(['roshans', 'denies', 'kills']);
  expect(of('lol')).toEqual(['barons', 'dragons', 'kills']);
  expect(of('kog')).toEqual(['kills']);
  expect(of('cs:go')).toEqual(['bombsPlanted', 'headshots', 'kills']);
  expect(of('valorant')).toEqual(['headshots', 'kills']);
  expect(of('Street Fighter 5')).toEqual([]);
});

test('Every table is led by a figure of its own', () => {
  for (const { gameId } of games)
    for (const { lead, figures } of [
      ...gameTables('team', gameId),
      ...gameTables('player', gameId),
    ])
      expect(figures.map(({ key }) => key)).toContain(lead);
});
