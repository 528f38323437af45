import { describe, expect, test } from 'vitest';
import type { BoardDelta } from '../events.ts';
import type { AnyMatchDetail, Board, Incident, Lobby, MatchDetail, ShownState } from '../shapes.ts';
import { applyBoardDelta } from './apply-board.ts';
import { applyMatchDelta } from './apply-match.ts';

const delta = (v: number, p: number): BoardDelta => ({ stream: 'all', v, p, matches: [] });

/** When it was told. */
const at = '2026-05-01T12:00:00.000Z';
const state = (home: number) => ({ status: 'live', score: { home, away: 0 } }) as ShownState;

describe('applying a delta', () => {
  const board = {
    version: 1,
    leagues: {},
    teams: {},
    matches: [{ id: 1, gameId: 202, state: state(0) }],
  } as unknown as Board;

  test('changes the matches it names, and leaves the others the same objects', () => {
    const two = { ...board, matches: [...board.matches, { ...board.matches[0]!, id: 2 }] };
    const next = applyBoardDelta(two, {
      ...delta(2, 1),
      matches: [{ id: 2, gameId: 202, state: state(1) }],
    });
    expect(next.version).toBe(2);
    expect(next.matches[1]!.state.score).toEqual({ home: 1, away: 0 });
    expect(next.matches[0]).toBe(two.matches[0]);
  });

  test('leaves out matches it does not hold', () => {
    const next = applyBoardDelta(board, {
      ...delta(2, 1),
      matches: [{ id: 9, gameId: 202, state: state(0), fixture: { id: 9 } as never }],
    });
    expect(next.matches.map((match) => match.id)).toEqual([1]);
  });

  test('replaces a lobby whole', () => {
    const held = { version: 1, match: board.matches[0], incidents: [], lobby: null };
    const lobby = { rounds: 5 } as Lobby;
    const delta_ = { stream: 'match:1', v: 2, p: 1, at, lobby } as const;
    const next = applyMatchDelta(held as unknown as AnyMatchDetail, delta_);
    expect(next.lobby).toBe(lobby);
    expect(next.at).toBe(at);
    expect(applyMatchDelta(next, { stream: 'match:1', v: 3, p: 2, at }).lobby).toBe(lobby);
  });

  test('puts entries in their order and replaces those it knows', () => {
    const entry = (key: string, order: number, withdrawn = false) =>
      ({ key, order, state: withdrawn ? 'withdrawn' : 'current' }) as Incident;
    const detail = {
      version: 1,
      match: board.matches[0],
      incidents: [entry('a', 1), entry('c', 3)],
      lineups: [],
      coverage: {},
    } as unknown as MatchDetail;
    const next = applyMatchDelta(detail, {
      stream: 'match:1',
      v: 2,
      p: 1,
      at,
      incidents: [entry('b', 2), entry('a', 1, true)],
    });
    expect(next.incidents.map(({ key, state: told }) => [key, told])).toEqual([
      ['a', 'withdrawn'],
      ['b', 'current'],
      ['c', 'current'],
    ]);
  });
});
