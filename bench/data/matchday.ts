import { gameById } from '@xiongmao/api/catalogue/games';
import type { FixtureMessage, StateMessage } from '@xiongmao/api/feeds/messages';
import type { Board, MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Server } from '../product.ts';

const leagues = [
  { gameId: 202, name: 'Premier Division', country: 'GB-ENG', matches: 10, suffix: 'United' },
  { gameId: 202, name: 'Primera Liga', country: 'ES', matches: 8, suffix: 'Atlético' },
  { gameId: 202, name: 'Eredivisie', country: 'NL', matches: 6, suffix: 'Boys' },
  { gameId: 202, name: 'National League', country: 'BR', matches: 6, suffix: 'FC' },
  { gameId: 201, name: 'Basketball Association', country: 'US', matches: 8, suffix: 'Comets' },
  { gameId: 201, name: 'Basketball Cup', country: 'TR', matches: 4, suffix: 'Spor' },
  { gameId: 205, name: 'Baseball League', country: 'JP', matches: 6, suffix: 'Carp' },
  { gameId: 1, name: 'Champions Series', country: 'KR', matches: 6, suffix: 'Esports' },
  { gameId: 2, name: 'Masters', matches: 6, suffix: 'Gaming' },
];

const towns = [
  ...['Ashford', 'Brindale', 'Calverton', 'Dunmore', 'Eastleigh', 'Farrow', 'Glenholm'],
  ...['Harwick', 'Inverley', 'Jarrow', 'Kelmont', 'Lindale', 'Marston', 'Northgate', 'Oakham'],
  ...['Penrith', 'Quarley', 'Redmere', 'Stanwick', 'Thornby'],
];

const minute = 60_000;

/** A match of the day, as it was last told. */
export interface DayMatch {
  /** Id on the server. */
  id: number;
  gameId: number;
  /** The path of its page. */
  path: string;
  /** Says the state with some of it changed. */
  next(change: Partial<MatchState>): StateMessage;
  state(): MatchState;
}

/** Fills a server with `times` sixty matches of today, `live` of them in progress; answers these. */
export async function playMatchday(server: Server, live: number, times = 1): Promise<DayMatch[]> {
  const now = Date.now();
  const gap = 5 / times;
  const divisions = Array.from({ length: times }, (_, at) =>
    leagues.map((league) => {
      const number = at === 0 ? '' : ` ${at + 1}`;
      return { ...league, name: league.name + number, suffix: league.suffix + number };
    }),
  );
  const fixtures = divisions
    .flat()
    .flatMap((league) =>
      Array.from({ length: league.matches }, (_, index) => fixtureOf(league, index)),
    );
  const started = fixtures.map((fixture, index) => {
    // Those in progress are spread over all leagues.
    const turn = (index * 7) % fixtures.length;
    const place = turn - live;
    const isLive = place < 0;
    const startsIn = isLive ? -80 : place % 2 === 0 ? 30 + gap * place : -180 - gap * place;
    const startsAt = new Date(now + startsIn * minute).toISOString();
    const state = isLive ? liveState(fixture.gameId, now) : restState(fixture.gameId, startsIn < 0);
    return { fixture: { ...fixture, startsAt, date: startsAt.slice(0, 10) }, state, isLive };
  });
  await server.feed.push(started.map(({ fixture }) => fixture));
  await server.feed.push(
    started.map(({ fixture, state }) => ({
      type: 'state',
      match: fixture.match,
      version: 1,
      state,
    })),
  );

  const ids = await idsByHome(server, fixtures.length);
  return started
    .filter(({ isLive }) => isLive)
    .map(({ fixture, state }) => dayMatch(fixture, state, ids.get(fixture.home!.name!)!));
}

function fixtureOf(league: (typeof leagues)[number], index: number): FixtureMessage {
  const { gameId, name, country, suffix } = league;
  const team = (place: number) => {
    const title = `${towns[place % towns.length]} ${suffix}`;
    return { id: title, name: title };
  };
  return {
    type: 'fixture',
    match: `${name} ${index}`,
    version: 1,
    gameId,
    league: { id: name, name, ...(country ? { country } : {}) },
    season: '2025/26',
    home: team(2 * index),
    away: team(2 * index + 1),
    startsAt: null,
    date: '2025-01-01',
    round: 'Round 12',
    ...(gameId < 200 ? { bestOf: 5 } : {}),
  };
}

const nothing: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

function liveState(gameId: number, now: number): MatchState {
  const at = new Date(now).toISOString();
  const score = { home: 0, away: 0 };
  const state = { ...nothing, status: 'live' as const, score };
  switch (gameId) {
    case 202: {
      // In the second half, so that no minute reads like a score.
      const periods = [
        { key: 'h1', ...score },
        { key: 'h2', ...score },
      ];
      const clock = { at, seconds: 3_300, running: true, speed: 1 };
      return { ...state, phase: 'h2', clock, periods };
    }
    case 201: {
      const periods = [
        { key: 'q1', home: 24, away: 21 },
        { key: 'q2', home: 7, away: 9 },
      ];
      const clock = { at, seconds: 412, running: true, speed: 1 };
      return { ...state, phase: 'q2', clock, periods, score: { home: 31, away: 30 } };
    }
    case 205: {
      const columns = [
        { key: 'hits', home: '3', away: '2' },
        { key: 'outs', home: '1', away: '' },
      ];
      const periods = [
        { key: 'inning1', ...score },
        { key: 'inning2', ...score },
      ];
      return { ...state, phase: 'inning2', periods, columns };
    }
    default: {
      const periods = [{ key: 'game1', home: 13, away: 9, winner: 'home' as const }];
      return { ...state, phase: 'break', periods, score: { home: 1, away: 0 } };
    }
  }
}

/** Before the start, or after the end. */
function restState(gameId: number, ended: boolean): MatchState {
  if (!ended) return nothing;
  const periods = playedPeriods(gameId);
  const isSeries = gameId < 200;
  const of = (side: Side) =>
    periods.reduce((sum, { [side]: figure, winner }) => {
      return sum + (isSeries ? Number(winner === side) : figure);
    }, 0);
  const score = { home: of('home'), away: of('away') };
  return { ...nothing, status: 'ended', score, periods, winner: 'home' };
}

function playedPeriods(gameId: number): PeriodScore[] {
  const keyed = (prefix: string, ...figures: [home: number, away: number][]) =>
    figures.map(([home, away], index) => ({ key: `${prefix}${index + 1}`, home, away }));
  switch (gameId) {
    case 202:
      return keyed('h', [2, 0], [1, 1]);
    case 201:
      return keyed('q', [24, 21], [22, 19], [18, 25], [26, 20]);
    case 205:
      return keyed(
        'inning',
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 1],
        [0, 0],
        [2, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      );
    default:
      return keyed('game', [13, 9], [13, 11], [8, 13], [13, 7]).map((game) => ({
        ...game,
        winner: game.home > game.away ? ('home' as const) : ('away' as const),
      }));
  }
}

function dayMatch(fixture: FixtureMessage, begun: MatchState, id: number): DayMatch {
  let state = begun;
  let version = 1;
  return {
    id,
    gameId: fixture.gameId,
    path: `/${gameById(fixture.gameId)!.slug}/${id}`,
    state: () => state,
    next(change) {
      state = { ...state, ...change };
      version += 1;
      return { type: 'state', match: fixture.match, version, state };
    },
  };
}

/** Some goals (points, runs) more for the home side, in the running period, too: a match that contradicts itself is disputed. */
export function goal(match: DayMatch, more = 1): StateMessage {
  const { score, periods } = match.state();
  const home = (score?.home ?? 0) + more;
  const last = periods.at(-1);
  return match.next({
    score: { home, away: score?.away ?? 0 },
    periods: last ? [...periods.slice(0, -1), { ...last, home: last.home + more }] : periods,
  });
}

/** The board of today. */
export async function readBoard(server: Server): Promise<Board> {
  const response = await fetch(`${server.url}/java/match/gameLivingFuture`);
  return ((await response.json()) as { result: Board }).result;
}

/** Ids by the home team's name, once all matches stand on the board and what was pushed is told. */
async function idsByHome(server: Server, count: number): Promise<Map<string, number>> {
  for (;;) {
    const { matches, teams } = await readBoard(server);
    const told = matches.filter(({ state }) => state.status !== 'notStarted').length;
    if (matches.length === count && told > 0) {
      const disputed = matches.find(({ state }) => state.disputed);
      if (disputed) throw new Error(`match ${disputed.id} contradicts itself`);
      return new Map(matches.map(({ id, homeId }) => [teams[homeId!]!.name, id]));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
