import type { BoardChange } from '@xiongmao/api/matches/events';
import type { BoardMatch, Fixture, ShownState } from '@xiongmao/api/matches/shapes';
import { expect, it } from 'vitest';
import { hasNews } from './board-news.ts';
import type { Asked } from './board-query.ts';

const day: Asked = { kind: 'day', day: '2026-03-01', zone: 'UTC', games: [202] };
const board = { matches: [{ id: 1 }] as BoardMatch[] };

function change(id: number, more: Partial<BoardChange> = {}): BoardChange {
  return { id, gameId: 202, state: { status: 'live' } as ShownState, ...more };
}
const tells = (asked: Asked, ...matches: BoardChange[]) =>
  hasNews(asked, board, { stream: 'all', v: 2, p: 1, matches });

it('a change of a held match is no news', () => {
  expect(tells(day, change(1, { fixture: {} as Fixture }))).toBe(false);
});

it('a new match is, if it is of a game that is shown', () => {
  expect(tells(day, change(2, { fixture: {} as Fixture }))).toBe(true);
  expect(tells(day, change(2, { fixture: {} as Fixture, gameId: 201 }))).toBe(false);
});

it("another day's match that changes is none, but on the live list one that begins is", () => {
  expect(tells(day, change(2))).toBe(false);
  expect(tells({ kind: 'live', games: null }, change(2))).toBe(true);
  const ended = change(2, { state: { status: 'ended' } as ShownState });
  expect(tells({ kind: 'live', games: null }, ended)).toBe(false);
});

it('favourites are asked for by their ids: nothing else can belong to them', () => {
  expect(tells({ kind: 'favourites', ids: [1] }, change(2, { fixture: {} as Fixture }))).toBe(
    false,
  );
});
