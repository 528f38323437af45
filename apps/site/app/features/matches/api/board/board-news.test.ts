import type { BoardChange } from '@xiongmao/api/matches/events';
import type { BoardMatch, Fixture, ShownState } from '@xiongmao/api/matches/shapes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasNews } from './board-news.ts';
import type { BoardSelection } from './board-query.ts';

beforeEach(() => void vi.setSystemTime('2026-03-01T12:00:00Z'));
afterEach(() => void vi.useRealTimers());

const day: BoardSelection & { kind: 'day' } = {
  kind: 'day',
  day: '2026-03-01',
  zone: 'UTC',
  games: [202],
};
const board = { matches: [{ id: 1 }] as BoardMatch[] };

function change(id: number, more: Partial<BoardChange> = {}): BoardChange {
  return { id, gameId: 202, state: { status: 'live' } as ShownState, ...more };
}
/** A fixture that starts so, by the clock of the venue and of UTC. */
const on = (startsAt: string, more: Partial<Fixture> = {}) =>
  ({ startsAt, timeKnown: true, date: startsAt.slice(0, 10), movedFrom: [], ...more }) as Fixture;
const noon = on('2026-03-01T12:00:00Z');
const tells = (asked: BoardSelection, ...matches: BoardChange[]) =>
  hasNews(asked, board, { stream: 'all', v: 2, p: 1, matches });

it('a change of a held match is no news', () => {
  expect(tells(day, change(1, { fixture: noon }))).toBe(false);
});

it('a new match is, if it is of a game that is shown', () => {
  expect(tells(day, change(2, { fixture: noon }))).toBe(true);
  expect(tells(day, change(2, { fixture: noon, gameId: 201 }))).toBe(false);
});

it("another day's match is none, wherever the viewer's day ends", () => {
  const late = on('2026-03-01T23:30:00Z');
  expect(tells(day, change(2, { fixture: on('2026-03-02T12:00:00Z') }))).toBe(false);
  expect(tells(day, change(2, { fixture: late }))).toBe(true);
  expect(tells({ ...day, zone: 'Asia/Shanghai' }, change(2, { fixture: late }))).toBe(false);
  // Its time is open: the day is its venue's.
  const open = { ...late, timeKnown: false };
  expect(tells({ ...day, zone: 'Asia/Shanghai' }, change(2, { fixture: open }))).toBe(true);
});

it('a match that was moved to another day is', () => {
  const movedFrom = ['2026-03-01T12:00:00Z'];
  expect(tells(day, change(2, { fixture: on('2026-03-05T12:00:00Z', { movedFrom }) }))).toBe(true);
});

it("on today's list a match that is on since yesterday is, and on no other day's", () => {
  const fixture = on('2026-02-28T23:00:00Z');
  expect(tells(day, change(2, { fixture }))).toBe(true);
  expect(tells({ ...day, day: '2026-03-02' }, change(2, { fixture }))).toBe(false);
  const ended = { status: 'ended' } as ShownState;
  expect(tells(day, change(2, { fixture, state: ended }))).toBe(false);
});

it('a match of the days to come is on their list, one of the days before on theirs', () => {
  const [past, next] = [on('2026-02-23T12:00:00Z'), on('2026-03-07T12:00:00Z')];
  const state = { status: 'notStarted' } as ShownState;
  const isOn = (kind: 'schedule' | 'results', fixture: Fixture) =>
    tells({ kind, zone: 'UTC', game: null }, change(2, { fixture, state }));
  expect([isOn('schedule', next), isOn('results', past)]).toEqual([true, true]);
  expect([isOn('schedule', past), isOn('results', next)]).toEqual([false, false]);
  expect(isOn('schedule', on('2026-03-08T12:00:00Z'))).toBe(false);
  expect(isOn('results', on('2026-02-22T12:00:00Z'))).toBe(false);
});

it("another day's match that changes is none, but on the live list one that begins is", () => {
  expect(tells(day, change(2))).toBe(false);
  expect(tells({ kind: 'live', games: null }, change(2))).toBe(true);
  const ended = change(2, { state: { status: 'ended' } as ShownState });
  expect(tells({ kind: 'live', games: null }, ended)).toBe(false);
  const toCome = change(2, { fixture: noon, state: { status: 'notStarted' } as ShownState });
  expect(tells({ kind: 'live', games: null }, toCome)).toBe(false);
});

it('favourites are asked for by their ids: nothing else can belong to them', () => {
  expect(tells({ kind: 'favourites', ids: [1] }, change(2, { fixture: noon }))).toBe(false);
});
