import { errors } from '@xiongmao/api/errors';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type {
  MatchLine,
  PlayerRecord,
  Ranking,
  SeasonChoice,
  SquadRecord,
} from '@xiongmao/api/library/lines/shapes';
import type { SeasonTables } from '@xiongmao/api/library/shapes';
import type { AnyMatchDetail, LineupPlayer, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { endLink, openLink } from '#modules/catalogue/index.ts';
import { ingest } from '#modules/feeds/index.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { makeLines } from './make-lines.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});

const tell = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));

async function get<Result>(path: string): Promise<Result> {
  // Seasons are read for all who ask within some seconds.
  clock.forward({ minutes: 1 });
  return (await answerOf<Result>(await fetch(`${app.url}/java${path}`))).result;
}

/** Once the lines of what was told last are made. */
const after = <Result>(read: () => Promise<Result>, check: (result: Result) => void) =>
  vi.waitFor(async () => check(await read()), { timeout: 20_000, interval: 100 });

async function idOf(
  table: 'match' | 'player' | 'team' | 'league',
  sourceId: string,
): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from ${sql.identifier(table)} where source_id = ${sourceId}`,
  );
  return found!.id;
}
const seasonOf = async (gameId: number, name: string, more = '') =>
  (await get<SeasonChoice>(`/library/seasons?of=team&gameId=${gameId}${more}`)).seasons.find(
    (season) => season.name === name,
  )!.id;
const recordOf = async (sourceId: string) =>
  get<PlayerRecord>(`/player/info?id=${await idOf('player', sourceId)}`);

const player = (playerId: string, given: Partial<LineupPlayer> = {}): LineupPlayer => ({
  ...{ playerId, name: playerId.toUpperCase(), number: 7, position: null },
  ...{ starter: true, cameOn: null, wentOff: null, statistics: {} },
  ...given,
});
const lineupOf = (
  match: string,
  version: number,
  side: Side,
  players: LineupPlayer[],
): FeedMessage => ({
  type: 'lineup',
  match,
  version,
  lineup: { side, formation: null, coach: null, players },
});
const over = (match: string, home: number, away: number) =>
  stateOf(match, 1, {
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : 'away',
  });
const wholeOf = (match: string, version: number, figures: Record<string, [number, number]>) => ({
  type: 'statistics' as const,
  match,
  version,
  statistics: Object.entries(figures).map(
    ([key, [home, away]]): Statistic => ({ period: 'all', key, home, away }),
  ),
});

const hawks = { id: 'hawks', name: 'Hawks' };
const bulls = { id: 'bulls', name: 'Bulls' };
const box = (points: number, made: number, attempted: number, minutes = 30) => ({
  statistics: { points, fieldGoalsMade: made, fieldGoalsAttempted: attempted, minutes },
});

describe('Basketball', () => {
  const game = (match: string, day: string) =>
    fixtureOf(match, `2026-01-${day}T18:00:00Z`, {
      gameId: 201,
      league: { id: 'hoops', name: 'Hoops' },
      season: '2025-26',
      home: hawks,
      away: bulls,
    });

  test('adds matches up to a season: sums as they are, shares of what they are shares of', async () => {
    await tell(
      game('b1', '10'),
      over('b1', 90, 80),
      lineupOf('b1', 1, 'home', [
        player('ann', box(30, 10, 12)),
        player('eve', box(4, 2, 2)),
        player('bench', box(0, 0, 0, 0)),
      ]),
      lineupOf('b1', 1, 'away', [player('bob', box(20, 8, 20))]),
      wholeOf('b1', 1, { fieldGoalsMade: [34, 30], fieldGoalsAttempted: [70, 80] }),
      game('b2', '12'),
      over('b2', 70, 75),
      lineupOf('b2', 1, 'home', [player('ann', { ...box(10, 2, 12), starter: false })]),
      lineupOf('b2', 1, 'away', [player('bob', box(26, 10, 20))]),
    );
    await after(
      () => recordOf('ann'),
      ({ career, seasons, team, player: shown, tables }) => {
        expect(career.matches).toBe(2);
        expect(career.figures).toMatchObject({
          points: [40, 2],
          minutes: [60, 2],
          starts: [1, 2],
          // Not the mean of 83.3 % and 16.7 %.
          fieldGoalPercentage: [12, 24],
        });
        expect(seasons).toHaveLength(1);
        expect(team?.name).toBe('Hawks');
        expect(shown).toMatchObject({ name: 'ANN', number: 7 });
        // Nobody tells rebounds: there is no table of them.
        expect(tables).toEqual(['general', 'shooting']);
      },
    );
    const squad = await get<SquadRecord>(`/squad/info?id=${await idOf('team', 'hawks')}`);
    expect(squad.career).toMatchObject({
      matches: 2,
      figures: { wins: [1, 2], losses: [1, 2], scored: [160, 2], fieldGoalPercentage: [34, 70] },
    });
    expect(squad.rosters.map(({ name }) => name)).toEqual(['2025-26']);
  });

  test('makes means of what is done in matches, not of how many are won or begun', async () => {
    const season = await seasonOf(201, '2025-26');
    const keysOf = async (of: 'player' | 'squad', rest: string) =>
      (await get<Ranking>(`/${of}/library?seasonId=${season}${rest}`)).keys;
    expect(await keysOf('squad', '')).toEqual(expect.arrayContaining(['wins', 'scored']));
    const means = await keysOf('squad', '&means=means');
    expect(means).toContain('scored');
    for (const key of ['wins', 'draws', 'losses']) expect(means).not.toContain(key);
    expect(await keysOf('player', '&means=means')).not.toContain('starts');
  });

  test('ranks a season, and leaves who has hardly tried out of a comparison of shares', async () => {
    const season = await seasonOf(201, '2025-26');
    const of = (rest: string) => get<Ranking>(`/player/library?seasonId=${season}&${rest}`);
    const names = ({ items }: Ranking) => items.map(({ player, place }) => [place, player?.name]);
    const byPoints = await of('sort=points');
    expect(names(byPoints)).toEqual([
      [1, 'BOB'],
      [2, 'ANN'],
      [3, 'EVE'],
    ]);
    expect(byPoints.teams.map(({ name }) => name)).toEqual(['Bulls', 'Hawks']);
    // Eve made both of her two; the most have tried forty times.
    expect(names(await of('table=shooting&sort=fieldGoalPercentage'))).toEqual([
      [1, 'ANN'],
      [2, 'BOB'],
      [null, 'EVE'],
    ]);
    expect(names(await of('sort=points&q=an'))).toEqual([[2, 'ANN']]);
    expect(names(await of(`teamId=${await idOf('team', 'bulls')}`))).toEqual([[1, 'BOB']]);
    expect(names(await of('sort=points&order=asc')).at(0)).toEqual([1, 'EVE']);
    const { ranks } = await recordOf('ann');
    expect(ranks).toContainEqual({ table: 'general', key: 'points', place: 2, of: 3 });
    const squads = await get<Ranking>(`/squad/library?seasonId=${season}&sort=scored`);
    expect(squads.items.map(({ team, place }) => [place, team?.name])).toEqual([
      [1, 'Hawks'],
      [2, 'Bulls'],
    ]);
  });

  test("tells a player's matches, by day and by what was done in them, and a season's best", async () => {
    const id = await idOf('player', 'ann');
    const of = async (rest: string) =>
      (await get<{ items: MatchLine[]; total: number }>(`/player/matches?${rest}`)).items;
    expect((await of(`id=${id}`)).map(({ match }) => match.score)).toEqual([
      { home: 70, away: 75 },
      { home: 90, away: 80 },
    ]);
    const [best] = await of(`id=${id}&sort=points`);
    expect(best).toMatchObject({ side: 'home', figures: { points: [30, 1] } });
    expect(best!.match.away.name).toBe('Bulls');
    const all = await of(`seasonId=${await seasonOf(201, '2025-26')}&sort=points`);
    expect(all.map(({ player: who, figures }) => [who?.name, figures.points?.[0]])).toEqual([
      ['ANN', 30],
      ['BOB', 26],
      ['BOB', 20],
      ['ANN', 10],
      ['EVE', 4],
    ]);
    const squads = await get<{ items: MatchLine[] }>(
      `/squad/matches?id=${await idOf('team', 'hawks')}`,
    );
    expect(squads.items.map(({ figures }) => figures.scored?.[0])).toEqual([70, 90]);
  });

  test('tells no matches of what there is not, nor of nothing', async () => {
    for (const [asked, name] of [
      ['/player/matches?id=99999999', 'unknownPlayer'],
      ['/player/matches?seasonId=99999999', 'unknownSeason'],
      ['/squad/matches?id=99999999', 'unknownTeam'],
      ['/player/matches', 'invalidInput'],
    ] as const) {
      const { errorCode } = await person(app).get(asked);
      expect(errorCode, asked).toBe(errors[name].code);
    }
  });

  test('follows a correction, takes nothing twice, and drops a match that is over no more', async () => {
    await tell(lineupOf('b1', 2, 'home', [player('ann', box(31, 10, 12))]));
    await after(
      () => recordOf('ann'),
      ({ career }) => expect(career.figures.points).toEqual([41, 2]),
    );
    // With what wrote them last: what comes to the same is not even written.
    const lines = () =>
      rows(app.db, sql`select *, xmin::text from season_line order by season_id, "of", subject_id`);
    const before = await lines();
    await makeLines(app.db, [await idOf('match', 'b1'), await idOf('match', 'b2')]);
    expect(await lines()).toEqual(before);
    // Who was taken off the sheet has no season of it.
    expect((await recordOf('eve')).seasons).toEqual([]);
    await tell(stateOf('b2', 2, { status: 'cancelled', phase: null, score: null }));
    await after(
      () => recordOf('ann'),
      ({ career }) => expect(career.figures.points).toEqual([31, 1]),
    );
  });

  test('shows two rows as one player while somebody says that they are', async () => {
    await tell(
      game('b3', '14'),
      over('b3', 60, 50),
      lineupOf('b3', 1, 'home', [player('ann-too', box(12, 5, 10))]),
    );
    await after(
      () => recordOf('ann-too'),
      ({ career }) => expect(career.matches).toBe(1),
    );
    const [shownId, rowId] = [await idOf('player', 'ann'), await idOf('player', 'ann-too')];
    const said = { by: 1, reason: 'one person', now: new Date() };
    const link = await app.db.transaction((tx) =>
      openLink(tx, { kind: 'player', rowId, shownId }, said),
    );
    const both = await recordOf('ann-too');
    expect(both.player).toMatchObject({ id: shownId, name: 'ANN' });
    expect(both.career).toMatchObject({ matches: 2, figures: { points: [43, 2] } });
    const season = await seasonOf(201, '2025-26');
    const { items } = await get<Ranking>(`/player/library?seasonId=${season}&q=ann`);
    expect(items.map(({ matches }) => matches)).toEqual([2]);
    const detail = await get<AnyMatchDetail>(`/basketball/${await idOf('match', 'b3')}`);
    expect(detail.lineups[0]!.players[0]).toMatchObject({ id: shownId, name: 'ANN' });
    await app.db.transaction((tx) => endLink(tx, 'player', link, said));
    expect((await recordOf('ann-too')).career.matches).toBe(1);
  });
});

describe('Tennis', () => {
  const match = (id: string, home: string, away: string) =>
    fixtureOf(id, '2026-02-01T10:00:00Z', {
      gameId: 203,
      league: { id: 'open', name: 'Open' },
      season: '2026',
      home: { id: home.toLowerCase(), name: home },
      away: { id: away.toLowerCase(), name: away },
    });

  test('knows who plays alone as a player, and what was served', async () => {
    await tell(
      match('t1', 'Ivy', 'Joan'),
      over('t1', 2, 0),
      wholeOf('t1', 1, {
        ...{ aces: [5, 1], servicePoints: [60, 50], firstServes: [40, 30] },
        ...{
          firstServePointsWon: [30, 15],
          secondServePointsWon: [10, 5],
          fastestServe: [180, 171],
        },
        ...{ breakPoints: [8, 4], breakPointsWon: [4, 1], breakPointsSaved: [3, 4] },
      }),
      match('t2', 'Ivy', 'Kay'),
      over('t2', 1, 2),
      wholeOf('t2', 1, { aces: [2, 3], servicePoints: [40, 40], fastestServe: [190, 160] }),
    );
    await after(
      () => recordOf('ivy'),
      ({ career, tables }) => {
        expect(career.matches).toBe(2);
        expect(career.figures).toMatchObject({
          wins: [1, 2],
          losses: [1, 2],
          aces: [7, 2],
          fastestServe: [190, 2],
          // Of the second match nobody tells which serves were first ones.
          firstServePercentage: [40, 60],
          firstServeWonPercentage: [30, 40],
          secondServeWonPercentage: [10, 20],
          breakPointsSavedShare: [3, 4],
        });
        expect(tables).toEqual(['general', 'service', 'return']);
      },
    );
  });

  test('tells the two of a pair apart, and what each did', async () => {
    await tell(
      match('t3', 'Ivy / Joan', 'Kay / Liz'),
      over('t3', 2, 1),
      lineupOf('t3', 1, 'home', [
        player('ivy', { statistics: { aces: 4 } }),
        player('joan', { statistics: { aces: 1 } }),
      ]),
    );
    await after(
      () => recordOf('ivy'),
      ({ career }) => expect(career.figures).toMatchObject({ wins: [2, 3], aces: [11, 3] }),
    );
    const pair = await get<SquadRecord>(`/squad/info?id=${await idOf('team', 'ivy / joan')}`);
    expect(pair.career.figures).toMatchObject({ wins: [1, 1] });
    expect(await rows(app.db, sql`select from player where source_id = 'ivy / joan'`)).toHaveLength(
      0,
    );
  });
});

describe('Other sports', () => {
  test('a match decided otherwise than by its score is won in the table by whom the library says', async () => {
    const alpha = { id: 'alpha', name: 'Alpha' };
    const bravo = { id: 'bravo', name: 'Bravo' };
    const rest = { gameId: 210, season: '2026 reset', league: { id: 'reset', name: 'Reset' } };
    const decided = { phase: null, winner: 'away', note: 'D/L' } as const;
    await tell(
      fixtureOf('r1', '2026-03-01T10:00:00Z', { ...rest, home: alpha, away: bravo }),
      stateOf('r1', 1, { ...decided, status: 'ended', score: { home: 203, away: 131 } }),
      fixtureOf('r2', '2026-03-02T10:00:00Z', { ...rest, home: alpha, away: bravo }),
      stateOf('r2', 1, { ...decided, status: 'awarded', score: null }),
      // A season of fewer has no page of tables.
      ...['r3', 'r4'].map((name) =>
        fixtureOf(name, '2035-03-01T10:00:00Z', { ...rest, home: alpha, away: bravo }),
      ),
    );
    const season = await vi.waitFor(() => seasonOf(210, '2026 reset'), { timeout: 20_000 });
    const { groups } = await get<SeasonTables>(`/league/tables?seasonId=${season}`);
    const { items } = await get<Ranking>(`/squad/library?seasonId=${season}`);
    expect(
      groups[0]!.rows.map(({ team, played, won, lost }) => [team.name, played, won, lost]),
    ).toEqual([
      ['Bravo', 2, 2, 0],
      ['Alpha', 2, 0, 2],
    ]);
    const wins = items.map(({ team, figures }) => [team!.name, figures.wins, figures.losses]);
    expect(wins.toSorted()).toEqual([
      ['Alpha', [0, 2], [2, 2]],
      ['Bravo', [2, 2], [0, 2]],
    ]);
  });

  test('its teams are searched by the names that readers of any language see', async () => {
    await tell(
      fixtureOf('n1', '2026-03-01T10:00:00Z', {
        ...{ gameId: 210, season: '2026 nations', league: { id: 'nations', name: 'Nations' } },
        home: { id: 'spain', name: 'Spain', country: 'ES' },
        away: { id: 'norway', name: 'Norway', country: 'NO' },
      }),
      stateOf('n1', 1, { status: 'ended', phase: null, score: { home: 203, away: 131 } }),
    );
    const season = await vi.waitFor(() => seasonOf(210, '2026 nations'), { timeout: 20_000 });
    const found = async (q: string) =>
      (
        await get<Ranking>(`/squad/library?seasonId=${season}&q=${encodeURIComponent(q)}`)
      ).items.map(({ team }) => team!.name);
    await after(
      () => found('Испания'),
      (names) => expect(names).toEqual(['Spain']),
    );
    expect(await found('ノルウェー')).toEqual(['Norway']);
    expect(await found('pai')).toEqual(['Spain']);
    expect(await found('سويسرا')).toEqual([]);
  });

  test('what the table counts the library counts: no result of cricket, a level match with a shoot-out, none in dispute', async () => {
    const of = (gameId: number) => ({
      ...{ gameId, season: '2026 level', league: { id: `level ${gameId}`, name: 'Level' } },
      home: { id: `alpha ${gameId}`, name: 'Alpha' },
      away: { id: `bravo ${gameId}`, name: 'Bravo' },
    });
    const none = { phase: null, winner: null } as const;
    const level = { ...none, status: 'ended', score: { home: 1, away: 1 } } as const;
    await tell(
      fixtureOf('no-result', '2026-03-01T10:00:00Z', of(210)),
      stateOf('no-result', 1, { ...none, status: 'abandoned', score: { home: 40, away: 0 } }),
      fixtureOf('with-result', '2026-03-02T10:00:00Z', of(210)),
      stateOf('with-result', 1, {
        ...none,
        status: 'ended',
        score: { home: 90, away: 80 },
        winner: 'home',
      }),
      fixtureOf('shoot-out', '2026-03-01T10:00:00Z', of(202)),
      stateOf('shoot-out', 1, {
        ...{ ...level, winner: 'away' },
        periods: [{ key: 'pen', home: 3, away: 4 }],
      }),
      fixtureOf('in-dispute', '2026-03-02T10:00:00Z', of(202)),
      stateOf('in-dispute', 1, { ...level, score: { home: 2, away: 0 }, winner: 'away' }),
      ...[202, 210].flatMap((gameId) =>
        ['later', 'last'].map((name) =>
          fixtureOf(`${name} ${gameId}`, '2035-03-01T10:00:00Z', of(gameId)),
        ),
      ),
    );
    const results = async (gameId: number) => {
      const season = await vi.waitFor(() => seasonOf(gameId, '2026 level'), { timeout: 20_000 });
      const { groups } = await get<SeasonTables>(`/league/tables?seasonId=${season}`);
      const { items } = await get<Ranking>(`/squad/library?seasonId=${season}`);
      const table = groups[0]!.rows.map(({ team, won, drawn, lost }) => [
        team.name,
        won,
        drawn,
        lost,
      ]);
      const library = items.map(({ team, figures }) => [
        team!.name,
        ...['wins', 'draws', 'losses'].map((key) => figures[key]?.[0]),
      ]);
      return [table.toSorted(), library.toSorted()];
    };
    const inCricket = [
      ['Alpha', 1, 1, 0],
      ['Bravo', 0, 1, 1],
    ];
    await after(
      () => results(210),
      (found) => expect(found).toEqual([inCricket, inCricket]),
    );
    const inSoccer = [
      ['Alpha', 0, 1, 0],
      ['Bravo', 0, 1, 0],
    ];
    await after(
      () => results(202),
      (found) => expect(found).toEqual([inSoccer, inSoccer]),
    );
  });

  test("cricket's averages are runs for each time out; overs are counted in balls", async () => {
    const batter = (runs: number, out: boolean) => ({
      ...{ player: 'PAT', playerId: 'pat', runs, balls: 20, fours: 1, sixes: 0, crease: null },
      out: out ? { way: 'bowled' as const, bowler: null, fielders: [] } : null,
    });
    const sheetOf = (match: string, runs: number, out: boolean, overs: string): FeedMessage => ({
      type: 'sheet',
      match,
      version: 1,
      sheet: {
        ...{ kind: 'scorecard', format: 'T20', limit: 20, ballsPerOver: 6, toss: null },
        officials: { umpires: [], tvUmpires: [], reserveUmpires: [], matchReferees: [] },
        ...{ playersOfMatch: [], result: null, bowlOut: [] },
        parts: [
          {
            ...{ key: 'innings1', period: 'innings1', side: 'home', runs, wickets: 1 },
            ...{ overs: '20', target: null, closed: null, followOn: false },
            extras: { byes: 0, legByes: 0, wides: 0, noBalls: 0, penalty: 0 },
            batting: [batter(runs, out)],
            ...{ toBat: [], fall: [], partnerships: [], byOver: [], powerplays: [] },
            bowling: [
              {
                ...{ player: 'QUIN', playerId: 'quin', overs, maidens: 0, runs: 9, wickets: 1 },
                ...{ wides: 0, noBalls: 0, dots: 2 },
              },
            ],
            replacements: [],
          },
        ],
      },
    });
    const told = (match: string, runs: number, out: boolean, overs: string): FeedMessage[] => [
      fixtureOf(match, '2026-03-01T10:00:00Z', { gameId: 210, season: '2026 T20' }),
      over(match, runs, 10),
      lineupOf(match, 1, 'home', [player('pat', { statistics: { runs, ballsFaced: 20 } })]),
      lineupOf(match, 1, 'away', [player('quin', { statistics: { wickets: 1, runsConceded: 9 } })]),
      sheetOf(match, runs, out, overs),
    ];
    await tell(...told('c1', 50, true, '3.5'), ...told('c2', 30, false, '1.2'));
    await after(
      () => recordOf('pat'),
      ({ career, tables }) => {
        expect(career.figures).toMatchObject({
          runs: [80, 2],
          battingAverage: [80, 1],
          highestScore: [50, 2],
          strikeRate: [80, 40],
        });
        expect(tables).toEqual(['batting']);
      },
    );
    expect((await recordOf('quin')).career.figures).toMatchObject({
      overs: [31, 2],
      economy: [18, 31],
      bowlingAverage: [18, 2],
    });
  });

  test('a cricket match without a result counts for its players; extras are those that a side bowled', async () => {
    const season = { gameId: 210, season: '2026 rain', league: { id: 'rain', name: 'Rain' } };
    const pairs = {
      home: { id: 'rain-home', name: 'Rains' },
      away: { id: 'rain-away', name: 'Suns' },
    };
    const bat = (match: string, runs: number) =>
      lineupOf(match, 1, 'home', [player('rain-rob', { statistics: { runs, ballsFaced: 10 } })]);
    await tell(
      fixtureOf('rain1', '2026-04-01T10:00:00Z', { ...season, ...pairs }),
      over('rain1', 90, 80),
      bat('rain1', 30),
      wholeOf('rain1', 1, { runs: [90, 80], extras: [5, 9], wides: [2, 7], noBalls: [1, 0] }),
      fixtureOf('rain2', '2026-04-02T10:00:00Z', { ...season, ...pairs }),
      stateOf('rain2', 1, { status: 'abandoned', phase: null, score: { home: 20, away: 0 } }),
      bat('rain2', 20),
    );
    await after(
      () => recordOf('rain-rob'),
      ({ career }) => expect(career.figures).toMatchObject({ runs: [50, 2], ballsFaced: [20, 2] }),
    );
    const league = `&leagueId=${await idOf('league', 'rain')}`;
    const ofSeason = await vi.waitFor(() => seasonOf(210, '2026 rain', league), {
      timeout: 20_000,
    });
    const { items } = await get<Ranking>(`/squad/library?seasonId=${ofSeason}&table=bowling`);
    const told = new Map(items.map(({ team, figures }) => [team!.name, figures]));
    expect(told.get('Rains')).toMatchObject({ extras: [9, 1], wides: [7, 1], noBalls: [0, 1] });
    expect(told.get('Suns')).toMatchObject({ extras: [5, 1], wides: [2, 1], noBalls: [1, 1] });
  });

  test("shooters' kills stand by weapon", async () => {
    const kill = (key: string, order: number, text: string) => ({
      ...{ key, order, kind: 'kill' as const, period: 'game1', side: 'home' as const },
      ...{ minute: null, added: null, seconds: null, playerId: 'max', player: 'MAX', other: 'X' },
      ...{ score: null, text, x: null, y: null },
    });
    await tell(
      fixtureOf('g1', '2026-03-02T10:00:00Z', { gameId: 2, season: '2026 maps' }),
      over('g1', 1, 0),
      lineupOf('g1', 1, 'home', [player('max', { statistics: { kills: 3, deaths: 0 } })]),
      incidentsOf('g1', 1, [
        kill('k1', 1, 'AK-47, headshot'),
        kill('k2', 2, 'AK-47'),
        kill('k3', 3, 'Knife'),
      ]),
    );
    await after(
      () => recordOf('max'),
      ({ career, tables }) => {
        expect(career.weapons).toEqual({ 'AK-47': [2, 1], Knife: [1, 0] });
        expect(tables).toContain('weapons');
      },
    );
  });

  test('whoever is sent off or comes on plays as long as that, and goals are those of the score', async () => {
    const entry = (key: string, kind: 'goal' | 'redCard', minute: number, playerId: string) => ({
      ...{ key, order: minute, kind, period: 'h1', side: 'home' as const, minute, playerId },
      ...{ added: null, seconds: null, player: playerId, other: null },
      ...{ score: null, text: null, x: null, y: null },
    });
    await tell(
      fixtureOf('s1', '2026-03-03T10:00:00Z', { season: '2026 cup' }),
      over('s1', 1, 0),
      lineupOf('s1', 1, 'home', [
        player('off', { wentOff: 60, statistics: { passes: 9 } }),
        player('on', { starter: false, cameOn: 60 }),
        player('sent', {}),
        player('unused', { starter: false }),
      ]),
      incidentsOf('s1', 1, [entry('1', 'goal', 10, 'off'), entry('2', 'redCard', 30, 'sent')]),
    );
    await after(
      () => recordOf('off'),
      ({ career }) =>
        expect(career.figures).toMatchObject({ goals: [1, 1], minutes: [60, 1], passes: [9, 1] }),
    );
    expect((await recordOf('on')).career.figures).toMatchObject({
      ...{ goals: [0, 1], minutes: [30, 1], starts: [0, 1], passes: [0, 1] },
    });
    expect((await recordOf('sent')).career.figures.minutes).toEqual([30, 1]);
    expect((await recordOf('unused')).career.matches).toBe(0);
  });

  test('what there is not is not found', async () => {
    for (const path of [
      '/player/info?id=999999',
      '/squad/info?id=999999',
      '/player/library?seasonId=999999',
    ])
      expect((await fetch(`${app.url}/java${path}`)).status).toBe(404);
  });
});
