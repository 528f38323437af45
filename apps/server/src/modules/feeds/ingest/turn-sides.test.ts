import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { describe, expect, test } from 'vitest';
import { fixtureOf, goalOf, incidentsOf, lobbyOf, sheetOf, stateOf } from '#testing/factories.ts';
import { turnSides } from './turn-sides.ts';

type Kind = FeedMessage['type'];
type Told<K extends Kind> = Extract<FeedMessage, { type: K }>;

const told = { match: 'a', version: 1 } as const;
const { home, away } = fixtureOf('a', null);

const odds = (given: object) =>
  ({
    ...{ type: 'odds', ...told },
    odds: { bookmaker: 'b', at: '2026-05-01T12:00:00Z', suspended: false, ...given },
  }) as Told<'odds'>;
const action = (given: Partial<Told<'actions'>['items'][number]>): Told<'actions'> => ({
  ...{ type: 'actions', ...told },
  items: [
    {
      ...{ order: 1, period: 'h1', second: 3, kind: 'pass', side: 'home', player: 'P' },
      ...{ x: 80, y: 25, toX: null, toY: null, success: true, ...given },
    },
  ],
});
const lineup = (side: 'home' | 'away'): Told<'lineup'> => ({
  ...{ type: 'lineup', ...told },
  lineup: { side, formation: '4-3-3', coach: 'C', players: [] },
});
const statistics = (home: number, away: number): Told<'statistics'> => ({
  ...{ type: 'statistics', ...told },
  statistics: [{ period: 'all', key: 'shots', home, away }],
});
const absence = (side: 'home' | 'away'): Told<'absences'> => ({
  ...{ type: 'absences', ...told },
  absences: [{ side, player: 'P', kind: 'injured' }],
});
const links: Told<'links'> = {
  ...{ type: 'links', ...told },
  links: [{ kind: 'highlight', title: 'A goal', url: 'https://videos.example.org/1' }],
};
const nobody = goalOf('g', { side: null, score: null, x: null, y: null });
const goal = goalOf('g', { side: 'home', score: { home: 1, away: 0 }, x: 90, y: 30 });

/** Of each kind a message, and the same with the other side at home; none where the sides are nothing to it. */
const turned: { [K in Kind]: readonly (readonly [Told<K>, Told<K>?])[] } = {
  fixture: [[fixtureOf('a', null), fixtureOf('a', null, { home: away, away: home })]],
  state: [
    [
      stateOf('a', 1, {
        ...{ score: { home: 2, away: 1 }, winner: 'home' },
        columns: [{ key: 'errors', home: '0', away: '3' }],
        periods: [
          { key: 'set1', home: 7, away: 6, winner: 'home', tieBreak: { home: 8, away: 6 } },
          { key: 'set2', home: 0, away: 4, unplayed: 'home', map: 'Dust' },
          {
            ...{ key: 'game3', home: 5, away: 2, homeSide: 'radiant' },
            picks: [{ side: 'home', kind: 'ban', name: 'Axe' }],
          },
        ],
      }),
      stateOf('a', 1, {
        ...{ score: { home: 1, away: 2 }, winner: 'away' },
        columns: [{ key: 'errors', home: '3', away: '0' }],
        periods: [
          { key: 'set1', home: 6, away: 7, winner: 'away', tieBreak: { home: 6, away: 8 } },
          { key: 'set2', home: 4, away: 0, unplayed: 'away', map: 'Dust' },
          {
            ...{ key: 'game3', home: 2, away: 5, homeSide: 'dire' },
            picks: [{ side: 'away', kind: 'ban', name: 'Axe' }],
          },
        ],
      }),
    ],
    [stateOf('a', 1, { score: null, winner: 'draw' })],
    [stateOf('a', 1, { score: null, winner: null })],
  ],
  incidents: [
    [
      incidentsOf('a', 1, [goal], true),
      incidentsOf(
        'a',
        1,
        [{ ...goal, side: 'away', score: { home: 0, away: 1 }, x: 10, y: 70 }],
        true,
      ),
    ],
    [incidentsOf('a', 1, [nobody])],
  ],
  lineup: [[lineup('home'), lineup('away')]],
  statistics: [[statistics(9, 3), statistics(3, 9)]],
  actions: [
    [
      action({ side: 'home', toX: 100, toY: 40 }),
      action({ side: 'away', x: 20, y: 75, toX: 0, toY: 60 }),
    ],
    [action({ side: 'home' }), action({ side: 'away', x: 20, y: 75 })],
  ],
  sheet: [[sheetOf('a', 1, ['home', 'away', 'home']), sheetOf('a', 1, ['away', 'home', 'away'])]],
  absences: [[absence('home'), absence('away')]],
  odds: [
    [
      odds({ market: 'winner', prices: { home: 1_500, draw: 4_000, away: 6_000 } }),
      odds({ market: 'winner', prices: { home: 6_000, draw: 4_000, away: 1_500 } }),
    ],
    [
      odds({ market: 'handicap', line: -1.5, prices: { home: 1_900, away: 2_000 } }),
      odds({ market: 'handicap', line: 1.5, prices: { home: 2_000, away: 1_900 } }),
    ],
    [odds({ market: 'total', line: 2.5, prices: { over: 1_900, under: 2_000 } })],
  ],
  links: [[links]],
  lobby: [[lobbyOf('a', 1, { Ants: [[1, 4]], Bees: [[2, 0]] })]],
  heartbeat: [[{ type: 'heartbeat', match: 'a' }]],
};

const cases = Object.entries(turned).flatMap(([kind, pairs]) =>
  (pairs as (readonly [FeedMessage, FeedMessage?])[]).map(
    ([given, other = given]) => [kind, given, other] as const,
  ),
);

describe('With the other side at home', () => {
  test.each(cases)('what is told of the %s is turned, and twice is itself', (_, given, other) => {
    expect(turnSides(given)).toEqual(other);
    expect(turnSides(other)).toEqual(given);
  });

  test('a side of the map by a word that we lack is known no more', () => {
    const period = { key: 'game1', home: 1, away: 0 };
    expect(turnSides(stateOf('a', 1, { periods: [{ ...period, homeSide: 'north' }] }))).toEqual(
      stateOf('a', 1, { periods: [{ ...period, home: 0, away: 1 }] }),
    );
  });
});
