import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { expect, test } from 'vitest';
import { turnSides } from './turn-sides.ts';

const at = '2026-05-01T12:00:00Z';
const [one, two] = [
  { id: '1', name: 'One' },
  { id: '2', name: 'Two' },
];
const fixture = { gameId: 202, league: null, season: null, startsAt: at, date: null };
const state = { status: 'live', phase: null, clock: null, note: null };
const incident = {
  ...{ key: 'g', order: 1, period: 'h1', minute: 3, added: null, seconds: 150, kind: 'goal' },
  ...{ playerId: null, player: 'Ada', other: null, text: null },
};
const action = { order: 1, period: 'h1', second: 9, kind: 'pass', player: null, success: true };
const lineup = { formation: null, coach: 'Ada', players: [] };
const figure = { period: 'all', key: 'shots' };
const absence = { player: 'Ada', kind: 'injured' };
const bookmaker = { bookmaker: 'B', at };

const rallies = (told: object[]) => ({ kind: 'rallies', parts: [{ key: 'set1', rallies: told }] });

/** What a source says of a match, and what that is where the match has its sides the other way round. */
const kinds: [kind: FeedMessage['type'], what: string, said: object, turned: object][] = [
  ['fixture', 'sides', { ...fixture, home: one, away: two }, { ...fixture, home: two, away: one }],
  [
    'state',
    'score, columns and winner',
    {
      state: {
        ...state,
        ...{ score: { home: 1, away: 2 }, winner: 'home', periods: [] },
        columns: [{ key: 'points', home: '40', away: 'A' }],
      },
    },
    {
      state: {
        ...state,
        ...{ score: { home: 2, away: 1 }, winner: 'away', periods: [] },
        columns: [{ key: 'points', home: 'A', away: '40' }],
      },
    },
  ],
  [
    'state',
    'periods',
    {
      state: {
        ...{ ...state, score: null, winner: 'draw', columns: [] },
        periods: [
          { key: 'set1', home: 7, away: 6, winner: 'home', tieBreak: { home: 7, away: 4 } },
          { key: 'inning9', home: 0, away: 3, unplayed: 'home' },
          {
            ...{ key: 'game1', home: 0, away: 1, homeSide: 'radiant' },
            picks: [{ side: 'home', kind: 'ban', name: 'Axe' }],
          },
        ],
      },
    },
    {
      state: {
        ...{ ...state, score: null, winner: 'draw', columns: [] },
        periods: [
          { key: 'set1', home: 6, away: 7, winner: 'away', tieBreak: { home: 4, away: 7 } },
          { key: 'inning9', home: 3, away: 0, unplayed: 'away' },
          {
            ...{ key: 'game1', home: 1, away: 0, homeSide: 'dire' },
            picks: [{ side: 'away', kind: 'ban', name: 'Axe' }],
          },
        ],
      },
    },
  ],
  [
    'incidents',
    'sides, scores and places',
    {
      items: [
        { ...incident, side: 'home', score: { home: 1, away: 0 }, x: 90, y: 40 },
        { ...incident, key: 'h', side: null, score: null, x: null, y: null },
      ],
    },
    {
      items: [
        { ...incident, side: 'away', score: { home: 0, away: 1 }, x: 10, y: 60 },
        { ...incident, key: 'h', side: null, score: null, x: null, y: null },
      ],
    },
  ],
  [
    'actions',
    'sides and places',
    {
      items: [
        { ...action, side: 'home', x: 90, y: 40, toX: 80, toY: 5 },
        { ...action, side: 'away', x: 1, y: 2, toX: null, toY: null },
      ],
    },
    {
      items: [
        { ...action, side: 'away', x: 10, y: 60, toX: 20, toY: 95 },
        { ...action, side: 'home', x: 99, y: 98, toX: null, toY: null },
      ],
    },
  ],
  [
    'lineup',
    'side',
    { lineup: { ...lineup, side: 'home' } },
    { lineup: { ...lineup, side: 'away' } },
  ],
  [
    'statistics',
    'figures',
    { statistics: [{ ...figure, home: 9, away: 4 }] },
    { statistics: [{ ...figure, home: 4, away: 9 }] },
  ],
  [
    'absences',
    'sides',
    { absences: [{ ...absence, side: 'home' }] },
    { absences: [{ ...absence, side: 'away' }] },
  ],
  [
    'sheet',
    'rallies',
    {
      sheet: rallies([
        {
          ...{ server: 'home', winner: 'away', score: { home: 0, away: 1 } },
          court: { home: [1, 2, 3, 4, 5, 6], away: [7, 8, 9, 10, 11, 12] },
        },
      ]),
    },
    {
      sheet: rallies([
        {
          ...{ server: 'away', winner: 'home', score: { home: 1, away: 0 } },
          court: { home: [7, 8, 9, 10, 11, 12], away: [1, 2, 3, 4, 5, 6] },
        },
      ]),
    },
  ],
  [
    'odds',
    'a winner’s prices',
    { odds: { ...bookmaker, market: 'winner', prices: { home: 1_500, draw: 4_000, away: 6_000 } } },
    { odds: { ...bookmaker, market: 'winner', prices: { home: 6_000, draw: 4_000, away: 1_500 } } },
  ],
  [
    'odds',
    'a handicap’s line and prices',
    {
      odds: { ...bookmaker, market: 'handicap', line: -1.5, prices: { home: 1_800, away: 2_100 } },
    },
    { odds: { ...bookmaker, market: 'handicap', line: 1.5, prices: { home: 2_100, away: 1_800 } } },
  ],
];

const messageOf = (type: FeedMessage['type'], content: object) =>
  feedMessage.parse({ type, match: 'm', version: 1, ...content });

test.each(kinds)('%s: %s are of the other side, and their own again', (type, _, said, turned) => {
  const [before, after] = [messageOf(type, said), messageOf(type, turned)];
  expect(turnSides(before)).toEqual(after);
  expect(turnSides(after)).toEqual(before);
});

test('What knows no sides stays as it is', () => {
  const total = { ...bookmaker, market: 'total', line: 2.5, prices: { over: 1_900, under: 1_950 } };
  for (const message of [
    messageOf('odds', { odds: total }),
    messageOf('heartbeat', {}),
    messageOf('links', { links: [] }),
  ]) {
    expect(turnSides(message)).toEqual(message);
  }
});

test('A side of the map by a word that we lack is told of nobody', () => {
  const period = { key: 'game1', home: 1, away: 0 };
  const told = (periods: object[]) =>
    messageOf('state', { state: { ...state, score: null, winner: null, columns: [], periods } });
  expect(turnSides(told([{ ...period, homeSide: 'upstairs' }]))).toEqual(
    told([{ ...period, home: 0, away: 1 }]),
  );
});
