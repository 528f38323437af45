import { expect, test } from 'vitest';
import { readRoomsAddress } from './rooms-address.ts';

const read = (text: string, kind: 'match' | 'custom' = 'match') =>
  readRoomsAddress(kind, new URLSearchParams(text));

test('An address without filters asks for all rooms of its kind', () => {
  expect(read('')).toEqual({ kind: 'match' });
});

test('Game, language and price are read, and what is none of them is not', () => {
  expect(read('game=soccer&language=zh&free=1')).toEqual({
    kind: 'match',
    gameId: 202,
    language: 'zh',
    free: '1',
  });
  expect(read('game=curling&language=chinese!&free=yes')).toEqual({ kind: 'match' });
});

test('Rooms without a match have no game', () => {
  expect(read('game=soccer', 'custom')).toEqual({ kind: 'custom' });
});
