import { QueryClient } from '@tanstack/react-query';
import type { OddsPoint, Quote } from '@xiongmao/api/odds/shapes';
import { expect, test } from 'vitest';
import { addMove } from './add-move.ts';

const point = (minute: number, home: number): OddsPoint => ({
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
  line: null,
  prices: { home, away: 1_900 },
  suspended: false,
});
const query = { queryKey: ['history'] } as unknown as Parameters<typeof addMove>[1];
const quote = (opening: OddsPoint, current: OddsPoint): Quote => ({
  ...{ bookmaker: 'Alder', market: 'winner', opening, current },
});

/** How a market stands after a move, by what was held, and whether it is asked for anew. */
function after(held: OddsPoint[] | null, moved: Quote) {
  const queries = new QueryClient();
  if (held) queries.setQueryData(query.queryKey, { points: held });
  addMove(queries, query, moved);
  const state = queries.getQueryState(query.queryKey);
  const homes = queries.getQueryData(query.queryKey)?.points.map(({ prices }) => prices.home);
  return { homes, isAskedAnew: state?.isInvalidated };
}

const [opening, later] = [point(0, 2_000), point(10, 2_100)];

test('A move is added to what is held', () => {
  const moved = after([opening, later], quote(opening, point(20, 2_200)));
  expect(moved).toEqual({ homes: [2_000, 2_100, 2_200], isAskedAnew: false });
});

test('What is told again is no move, and what comes of an earlier instant takes back what followed', () => {
  const again = after([opening, later], quote(opening, later));
  expect(again).toEqual({ homes: [2_000, 2_100], isAskedAnew: false });
  const corrected = after([opening, later], quote(opening, point(5, 2_050)));
  expect(corrected).toEqual({ homes: [2_000, 2_050], isAskedAnew: false });
});

test('How it moved is asked for anew where it opened earlier than was known, and where much was added', () => {
  const earlier = after([later], quote(opening, point(20, 2_200)));
  expect(earlier.isAskedAnew).toBe(true);
  const many = Array.from({ length: 500 }, (_, nth) => point(nth, 2_000 + nth));
  expect(after(many, quote(many[0]!, point(501, 3_000))).isAskedAnew).toBe(true);
});

test('Of a market that nobody has looked at nothing is held', () => {
  expect(after(null, quote(opening, later))).toEqual({ homes: undefined, isAskedAnew: undefined });
});
