import { describe, expect, test } from 'vitest';
import type { BoardDelta, MatchDelta } from '../events.ts';
import type { AnyMatchDetail, ShownState } from '../shapes.ts';
import {
  concealBoardDelta,
  concealDetail,
  concealMatch,
  concealMatchDelta,
  hiddenOf,
  openOf,
} from './conceal.ts';

const told = /7373|8484|tells/;
const state = (status: string) =>
  ({
    ...{ status, phase: 'pen', score: { home: 7373, away: 8484 }, winner: 'away', note: 'tells' },
    ...{
      clock: { at: '', seconds: 7373, running: true, speed: 1 },
      columns: [],
      amended: 'corrected',
    },
    ...{ periods: [{ key: 'pen', home: 7373, away: 8484 }], heardAt: '', stale: false },
    ...{ disputed: ['score'], fixed: ['winner'] },
    lobby: { teams: 2, round: 3, rounds: 5, leader: { name: 'tells', points: 7373 } },
  }) as unknown as ShownState;
const lineup = {
  ...{ side: 'home', formation: '4-4-2', coach: 'A. Coach' },
  players: [
    { name: 'Nine', starter: true, cameOn: 7373, wentOff: 8484, statistics: { goals: 7373 } },
  ],
};
const link = {
  kind: 'highlight',
  title: 'tells',
  url: 'https://videos.example',
  incident: 'tells',
};
const whole = { kind: 'playback', title: 'tells', url: 'https://videos.example/1', seconds: 7373 };
const detail = (status: string) =>
  ({
    ...{
      version: 1,
      match: { id: 12, state: state(status) },
      coverage: { sheet: true, standings: true },
    },
    ...{
      incidents: [{ text: 'tells' }],
      statistics: [{ home: 7373 }],
      sheet: { parts: ['tells'] },
    },
    ...{
      lineups: [lineup],
      links: [link, whole, link, { ...whole, url: 'https://videos.example/2' }],
      absences: [{ side: 'home', player: 'Ten', kind: 'suspended', reason: 'tells' }],
    },
    lobby: { teams: [{ team: { id: 2 } }, { team: { id: 1 } }], played: [{ key: 'tells' }] },
  }) as unknown as AnyMatchDetail;

describe('Without its result', () => {
  test.each(['live', 'interrupted', 'ended', 'awarded', 'abandoned', 'unknown'])(
    'a match tells nothing: %s',
    (status) => {
      const text = JSON.stringify(concealDetail(detail(status)));
      expect(text).not.toMatch(told);
      expect(text).not.toMatch(/awarded|abandoned|unknown|"pen"|away"|corrected|disputed|fixed/);
      expect(concealDetail(detail(status)).match.state.concealed).toBe(true);
    },
  );

  test('it still says who takes part, in no order that tells, and who began', () => {
    const { lobby, lineups } = concealDetail(detail('ended'));
    expect(lobby!.teams.map(({ team }) => team.id)).toEqual([1, 2]);
    expect(lineups[0]!.players[0]).toMatchObject({ name: 'Nine', starter: true });
  });

  test('it can be watched from its beginning: how many moments or parts there are would tell', () => {
    const { links } = concealDetail(detail('ended'));
    expect(links).toEqual([{ kind: 'playback', title: '', url: 'https://videos.example/1' }]);
  });

  test('a match that has not begun has none', () => {
    const match = { state: state('notStarted') };
    expect(concealMatch(match)).toBe(match);
  });

  test('a match that was put off, or called off, may have been played in part', () => {
    for (const status of ['postponed', 'cancelled']) {
      const { match, incidents } = concealDetail(detail(status));
      expect(match.state).toMatchObject({ status, score: null, note: null, concealed: true });
      expect(incidents).toEqual([]);
    }
  });

  test('what its streams tell is the same, on a stream of its own', () => {
    const board = {
      ...{ stream: 'game:202', v: 2, p: 1 },
      matches: [{ id: 12, gameId: 202, state: state('live') }],
    } as BoardDelta;
    const match = {
      ...detail('live'),
      stream: 'match:12',
      v: 2,
      p: 1,
      at: '',
    } as unknown as MatchDelta;
    const deltas = [
      concealBoardDelta(board),
      concealMatchDelta({ ...match, state: state('live') }),
    ];
    expect(JSON.stringify(deltas)).not.toMatch(told);
    expect(deltas[1]).not.toHaveProperty('links');
    expect(deltas.map(({ stream }) => stream)).toEqual(['game:202:hidden', 'match:12:hidden']);
    expect(deltas.map(({ v, p }) => [v, p])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect([openOf(hiddenOf('all')), openOf('all')]).toEqual(['all', null]);
  });
});
