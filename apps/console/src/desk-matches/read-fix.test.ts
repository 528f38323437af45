import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';
import { readFix, startIn, winnerEntered } from './read-fix.ts';
import type { DeskMatch } from './words.ts';

const match = {
  gameId: 202,
  home: { name: 'Union' },
  away: { name: 'Town' },
  status: 'live',
  startsAt: '2026-03-14T12:45:00.000Z',
  score: { home: 1, away: 0 },
  periods: [{ key: 'h1', home: 1, away: 0 }],
  winner: null,
} as unknown as DeskMatch;

/** Reads a form that stands as it was begun, but for what is entered. */
function read(entered: Record<string, string>, begun = match) {
  const entries = new FormData();
  const text = (value: number | undefined) => String(value ?? '');
  const stands = {
    'score.home': text(begun.score?.home),
    'score.away': text(begun.score?.away),
    'h1.home': text(begun.periods[0]?.home),
    'h1.away': text(begun.periods[0]?.away),
    'h2.home': '',
    'h2.away': '',
    winner: begun.winner ?? '',
    status: begun.status,
    startsAt: startIn(begun),
  };
  for (const [name, value] of Object.entries({ ...stands, ...entered })) entries.set(name, value);
  return readFix(entries, begun, ['h1', 'h2']);
}

const untold = { ...match, score: null, periods: [] };

test('Only what was written over is set', () => {
  expect(read({})).toEqual({ fix: {}, faults: {} });
  expect(read({ status: 'ended' })).toEqual({ fix: { status: 'ended' }, faults: {} });
  expect(read({ 'score.away': '1', winner: 'draw' }).fix).toEqual({
    score: { score: { home: 1, away: 1 }, periods: match.periods, winner: 'draw' },
  });
  expect(read({ 'h1.home': '', 'h1.away': '' }).fix).toMatchObject({ score: { periods: [] } });
});

test('A score of one side alone is refused at the side that is missing', () => {
  expect(read({ 'score.away': '' }).faults).toEqual({ 'score.away': 'bothSides' });
  expect(read({ 'h2.home': '1' }).faults).toEqual({ 'h2.away': 'bothSides' });
  expect(read({ 'score.home': '2' }, untold).faults).toEqual({ 'score.away': 'bothSides' });
});

test('Who won, and how a period ended, is refused without a score rather than left out', () => {
  expect(read({ winner: 'home' }, untold).faults).toEqual({ 'score.home': 'scoreFirst' });
  const half = read({ 'h1.home': '1', 'h1.away': '0' }, untold);
  expect(half.faults).toEqual({ 'score.home': 'scoreFirst' });
});

test('A score and a start can’t be emptied', () => {
  expect(read({ 'score.home': '', 'score.away': '' }).faults).toEqual({ 'score.home': 'kept' });
  expect(read({ startsAt: '' }).faults).toEqual({ startsAt: 'kept' });
});

test('What may be played behind the regular periods can be told, in the order of the sport', () => {
  const of = (gameId: number, ...told: string[]) =>
    periodsOf({ gameId, periods: told.map((key) => ({ key })) } as unknown as DeskMatch);
  expect(of(202)).toEqual(['h1', 'h2', 'et1', 'et2', 'pen']);
  expect(of(202, 'h1', 'h2', 'pen')).toEqual(['h1', 'h2', 'et1', 'et2', 'pen']);
  expect(of(201, 'q1', 'ot1')).toEqual(['q1', 'q2', 'q3', 'q4', 'ot1', 'ot2']);
  expect(of(203, 'set1')).toEqual(['set1', 'set2']);
});

test('The winner of a match that is over follows its score, and a shoot-out where it came to one', () => {
  const won = (entered: Record<string, string>, gameId = 202) => {
    const entries = new FormData();
    const stands = { status: 'ended', 'score.home': '1', 'score.away': '1' };
    for (const [name, value] of Object.entries({ ...stands, ...entered })) entries.set(name, value);
    return winnerEntered(entries, gameId, ['h1', 'h2', 'et1', 'et2', 'pen', 'superOver1']);
  };
  expect(won({})).toBe('draw');
  expect(won({ 'score.away': '2' })).toBe('away');
  expect(won({ 'pen.home': '4', 'pen.away': '' })).toBe('draw');
  expect(won({ 'pen.home': '4', 'pen.away': '3' })).toBe('home');
  // Of a score that is not level a shoot-out turns nothing by itself.
  expect(won({ 'score.home': '3', 'pen.home': '4', 'pen.away': '5' })).toBe('home');
  expect(won({ status: 'live', 'score.away': '2' })).toBeUndefined();
  expect(won({ 'score.away': '' })).toBeUndefined();
  expect(won({ 'score.away': '2' }, 210)).toBeUndefined();
});
