import { errors } from '@xiongmao/api/errors';
import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import type { LibraryLeague, ListedLeague } from '@xiongmao/api/library/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const tell = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) =>
    ingest(tx, messages, { source: 'library', now: new Date('2025-06-01T12:00:00Z') }),
  );

type Told = [home: string, away: string, score: [number, number] | null];

/** The matches of a league's season, in rounds of their own, as a feed tells them; without a score to come. */
async function play(
  name: string,
  season: string,
  told: Told[],
  rest: Partial<FixtureMessage> = {},
) {
  const messages = told.flatMap(([home, away, score], index) => {
    const id = `${name} ${season} ${index}`;
    const year = season.slice(0, 4);
    return [
      fixtureOf(id, `${year}-03-${String(10 + index)}T12:00:00Z`, {
        league: { id: name, name, country: 'ES' },
        season,
        round: `Matchday ${index + 1}`,
        home: { id: home, name: home },
        away: { id: away, name: away },
        ...rest,
      }),
      stateOf(id, 1, {
        status: score ? 'ended' : 'notStarted',
        phase: null,
        score: score && { home: score[0], away: score[1] },
      }),
    ];
  });
  await tell(...messages);
}

const everyoneTwice: Told[] = [
  ['Lugo', 'Soria', [1, 0]],
  ['Soria', 'Baeza', [2, 2]],
  ['Baeza', 'Lugo', [0, 3]],
  ['Soria', 'Lugo', [0, 0]],
  ['Baeza', 'Soria', [1, 0]],
  ['Lugo', 'Baeza', [2, 1]],
];

const idOf = async (name: string) =>
  (await rows<{ id: number }>(app.db, sql`select id from league where name = ${name}`))[0]!.id;
const leagueOf = async (name: string) =>
  (await person(app).get(`/league/info?id=${await idOf(name)}`)).result as LibraryLeague;

describe('a league of the library', () => {
  test('has its seasons, the latest first, with who won them', async () => {
    await play('Liga', '2023', everyoneTwice);
    await play('Liga', '2024', everyoneTwice.with(5, ['Lugo', 'Baeza', null]));
    const { league, seasons } = await leagueOf('Liga');
    expect(league).toMatchObject({ name: 'Liga', country: 'ES' });
    expect(seasons).toMatchObject([
      { name: '2024', matches: 6, played: 5, teams: 3, champion: null },
      {
        name: '2023',
        from: '2023-03-10',
        to: '2023-03-15',
        matches: 6,
        played: 6,
        champion: { name: 'Lugo' },
        sections: ['groupTable', 'scheduleTable'],
      },
    ]);
  });

  test('has who won its Super Bowl, of whatever else no result is known', async () => {
    const football = { gameId: 209, season: '2011', league: { id: 'NFL', name: 'Football' } };
    const game = (
      day: string,
      round: string,
      [home, away]: [string, string],
      score: [number, number] | null,
    ): FeedMessage[] => {
      const id = `football ${day} ${home}`;
      const isFinal = !round.startsWith('Week');
      return [
        fixtureOf(id, `${day}T18:00:00Z`, {
          ...{ ...football, round, stage: isFinal ? 'Postseason' : 'Regular Season' },
          ...{ home: { id: home, name: home }, away: { id: away, name: away } },
        }),
        stateOf(id, 1, {
          ...{ status: score ? 'ended' : 'unknown', phase: null },
          winner: score && (score[0] > score[1] ? 'home' : 'away'),
          score: score && { home: score[0], away: score[1] },
        }),
      ];
    };
    const final = (score: [number, number] | null) =>
      game('2012-02-05', 'Super Bowl', ['Lugo', 'Baeza'], score);
    await tell(
      ...game('2011-09-11', 'Week 1', ['Lugo', 'Soria'], null),
      ...game('2011-09-18', 'Week 2', ['Soria', 'Baeza'], [20, 3]),
      ...game('2011-09-25', 'Week 3', ['Baeza', 'Ronda'], null),
      ...game('2011-10-02', 'Week 4', ['Ronda', 'Lugo'], null),
      ...game('2012-01-22', 'Conference Championships', ['Lugo', 'Soria'], [10, 7]),
      ...game('2012-01-22', 'Conference Championships', ['Baeza', 'Ronda'], [21, 20]),
      ...final(null),
    );
    expect((await leagueOf('Football')).seasons).toMatchObject([{ champion: null }]);
    const [fixture, state] = final([14, 17]) as [FixtureMessage, ReturnType<typeof stateOf>];
    await tell(fixture, { ...state, version: 2 });
    await expect
      .poll(async () => (await leagueOf('Football')).seasons, { timeout: 10_000 })
      .toMatchObject([{ champion: { name: 'Baeza' } }]);
  });

  test('is as its matches are: what was kept of a season goes with a change', async () => {
    await play('Copa', '2024', [
      ['Lugo', 'Soria', [1, 0]],
      ['Baeza', 'Ronda', [1, 0]],
      ['Lugo', 'Baeza', [0, 0]],
    ]);
    expect((await leagueOf('Copa')).seasons).toMatchObject([{ played: 3, champion: null }]);
    await tell(
      stateOf('Copa 2024 2', 2, { status: 'ended', phase: null, score: { home: 0, away: 4 } }),
      fixtureOf('Copa 2024 3', '2024-03-20T12:00:00Z', {
        league: { id: 'Copa', name: 'Copa', country: 'ES' },
        season: '2024',
        home: { id: 'Lugo', name: 'Lugo' },
        away: { id: 'Ronda', name: 'Ronda' },
      }),
    );
    await expect
      .poll(async () => (await leagueOf('Copa')).seasons[0])
      .toMatchObject({ matches: 4, played: 3, to: '2024-03-20' });
  });

  test('has a knock-out stage where who loses is out, and the winner of its final', async () => {
    await play(
      'Pokal',
      '2024',
      [
        ['Hof', 'Ulm', [1, 0]],
        ['Gera', 'Jena', [2, 0]],
      ],
      { round: 'Semi-finals' },
    );
    await tell(
      fixtureOf('Pokal final', '2024-05-20T12:00:00Z', {
        league: { id: 'Pokal', name: 'Pokal', country: 'ES' },
        season: '2024',
        home: { id: 'Hof', name: 'Hof' },
        away: { id: 'Gera', name: 'Gera' },
        round: 'Final',
      }),
      stateOf('Pokal final', 1, {
        status: 'ended',
        phase: null,
        score: { home: 0, away: 2 },
        winner: 'away',
      }),
      fixtureOf('Pokal third', '2024-05-19T12:00:00Z', {
        league: { id: 'Pokal', name: 'Pokal', country: 'ES' },
        season: '2024',
        home: { id: 'Ulm', name: 'Ulm' },
        away: { id: 'Jena', name: 'Jena' },
        round: 'Match for third place',
      }),
      stateOf('Pokal third', 1, { status: 'ended', phase: null, score: { home: 1, away: 2 } }),
    );
    expect((await leagueOf('Pokal')).seasons).toMatchObject([
      { sections: ['promotionTree', 'scheduleTable'], champion: { name: 'Gera' } },
    ]);
  });

  test('that nobody knows is not found', async () => {
    const answer = await person(app).get('/league/info?id=999999');
    expect(answer).toMatchObject({ status: 'fail', code: 404 });
  });
});

describe('the list of leagues', () => {
  const list = async (query: string) =>
    (await person(app).get(`/league/library?${query}`)).result as {
      items: ListedLeague[];
      total: number;
      countries: string[];
    };
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);

  test('is sorted, searched and narrowed to a game and a country', async () => {
    await play('Liga F', '2022', everyoneTwice);
    await play('Mundial', '2026', everyoneTwice, {
      league: { id: 'Mundial', name: 'Mundial' },
    });
    // What no source names is nothing to look up, and no season of its own.
    await play('Unnamed', '2022', everyoneTwice, { league: { id: 'Unnamed', name: null } });
    await play('Liga F', '2023', everyoneTwice, { season: null });
    expect((await list('gameId=202&q=liga%20f')).items).toMatchObject([{ seasons: 1 }]);
    expect(await names('gameId=202&q=ig')).toEqual(['Liga', 'Liga F']);
    expect(await names('gameId=202&country=none')).toEqual(['Mundial']);
    expect((await names('gameId=202'))[0]).toBe('Mundial');
    expect((await names('gameId=202&sort=-seasons'))[0]).toBe('Liga');
    expect(await names('gameId=202&sort=name&country=ES')).toEqual([
      'Copa',
      'Liga',
      'Liga F',
      'Pokal',
    ]);
    expect(await names('gameId=201')).toEqual([]);
    const { total, countries } = await list('gameId=202&page=2');
    expect({ total, countries }).toEqual({ total: 5, countries: ['ES'] });
  });

  test('is searched by the names that readers of any language see', async () => {
    await play('English Premier League', '2025', everyoneTwice, {
      league: { id: 'epl', name: 'English Premier League', country: 'GB-ENG' },
    });
    const found = (q: string) => names(`q=${encodeURIComponent(q)}`);
    // Once the index has heard of it.
    await expect
      .poll(() => found('Английская Премьер'), { timeout: 15_000 })
      .toEqual(['English Premier League']);
    for (const q of ['プレミア', 'الدوري الإنجليزي', '英超', 'premier']) {
      expect(await found(q), q).toEqual(['English Premier League']);
    }
    expect(await names(`gameId=201&q=${encodeURIComponent('英超')}`)).toEqual([]);
    expect(await found('!?')).toEqual([]);
  });

  test('says when a league was last played, whatever is to come', async () => {
    await play('Serie Vieja', '2024', [
      ['Lugo', 'Soria', [1, 0]],
      ['Soria', 'Lugo', null],
    ]);
    await play('Serie Nueva', '2025', [['Lugo', 'Soria', null]]);
    expect((await list('gameId=202&q=serie')).items).toMatchObject([
      { name: 'Serie Vieja', latest: '2024-03-10T12:00:00Z' },
      { name: 'Serie Nueva', latest: null },
    ]);
  });
});

test('A season of a league is shown as one of its rows; one of another league is none of its', async () => {
  await play('Serie', '2024', everyoneTwice);
  await play('Erste', '2024', everyoneTwice);
  const serie = await leagueOf('Serie');
  const [season] = serie.seasons;
  const shownOf = (leagueId: number, seasonId: number) =>
    person(app).get(`/league/season?id=${leagueId}&seasonId=${seasonId}`);
  const own = await shownOf(serie.league.id, season!.id);
  expect(own.result).toEqual({ shownId: season!.id });
  const [unnamed] = await rows<{ id: number }>(
    app.db,
    sql`insert into season (league_id, name, league_name)
      values (${serie.league.id}, '–', 'Serie') returning id`,
  );
  expect((await shownOf(serie.league.id, unnamed!.id)).result).toEqual({ shownId: null });
  const erste = await idOf('Erste');
  expect(await shownOf(erste, season!.id)).toMatchObject({ errorCode: errors.unknownSeason.code });
  expect(await shownOf(erste, 999_999)).toMatchObject({ errorCode: errors.unknownSeason.code });
  expect(await shownOf(999_999, season!.id)).toMatchObject({ status: 'fail', code: 404 });
});
