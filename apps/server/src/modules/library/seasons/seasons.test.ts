import { errors } from '@xiongmao/api/errors';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { SeasonSchedule, SeasonTables, SeasonTree } from '@xiongmao/api/library/shapes';
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

type Told = [
  home: string,
  away: string,
  score: [number, number] | null,
  round: string | null,
  day: string,
];

/** The matches of a season of a league of its own; answers the season's id. */
async function play(name: string, told: Told[]): Promise<number> {
  const messages = told.flatMap(([home, away, score, round, day], index): FeedMessage[] => {
    const id = `${name} ${index}`;
    return [
      fixtureOf(id, `${day}T12:00:00Z`, {
        league: { id: name, name, country: 'ES' },
        season: '2024',
        ...(round !== null && { round }),
        home: { id: home, name: home },
        away: { id: away, name: away },
      }),
      stateOf(id, 1, {
        status: score ? 'ended' : 'notStarted',
        phase: null,
        score: score && { home: score[0], away: score[1] },
      }),
    ];
  });
  await app.db.transaction((tx) =>
    ingest(tx, messages, { source: 'library', now: new Date('2025-06-01T12:00:00Z') }),
  );
  const [season] = await rows<{ id: number }>(
    app.db,
    sql`select s.id from season s join league l on l.id = s.league_id where l.name = ${name}`,
  );
  return season!.id;
}

const ask = async <Result>(path: string) => (await person(app).get(path)).result as Result;

describe('the tables of a season', () => {
  const points = async (seasonId: number, scope: string) => {
    const { groups } = await ask<SeasonTables>(
      `/league/tables?seasonId=${seasonId}&scope=${scope}`,
    );
    return groups.map((group) =>
      group.rows.map(({ rank, team, played, points, scored, conceded }) =>
        [rank, team.name, played, points, scored - conceded].join(' '),
      ),
    );
  };

  test('are of all matches, or of those at home or away', async () => {
    const season = await play('Liga', [
      ['Lugo', 'Soria', [3, 0], 'Matchday 1', '2024-03-01'],
      ['Soria', 'Baeza', [2, 2], 'Matchday 2', '2024-03-02'],
      ['Baeza', 'Lugo', [1, 0], 'Matchday 3', '2024-03-03'],
      ['Soria', 'Lugo', [0, 1], 'Matchday 4', '2024-03-04'],
    ]);
    expect(await points(season, 'all')).toEqual([
      ['1 Lugo 3 6 3', '2 Baeza 2 4 1', '3 Soria 3 1 -4'],
    ]);
    expect(await points(season, 'home')).toEqual([
      ['1 Lugo 1 3 3', '2 Baeza 1 3 1', '3 Soria 2 1 -1'],
    ]);
    expect(await points(season, 'away')).toEqual([
      ['1 Lugo 2 3 0', '2 Baeza 1 1 0', '3 Soria 1 0 -3'],
    ]);
  });

  test('of form count the last five of each side', async () => {
    const days = Array.from({ length: 7 }, (_, index) => `2024-04-0${index + 1}`);
    const season = await play('Larga', [
      // Two wins of long ago that no longer count, then a defeat and four draws.
      ...days.map(
        (day, index): Told => [
          'Lugo',
          'Soria',
          index < 2 ? [4, 0] : index === 2 ? [0, 1] : [1, 1],
          `Matchday ${index + 1}`,
          day,
        ],
      ),
      ['Baeza', 'Lugo', [0, 0], 'Matchday 8', '2024-04-08'],
      ['Baeza', 'Soria', [0, 2], 'Matchday 9', '2024-04-09'],
    ]);
    expect(await points(season, 'form')).toEqual([
      ['1 Soria 5 7 2', '2 Lugo 5 5 0', '3 Baeza 2 1 -2'],
    ]);
  });

  test('are of no season that nobody knows', async () => {
    for (const page of ['tables', 'promotionTree', 'schedule']) {
      const answer = await person(app).get(`/league/${page}?seasonId=999999`);
      expect(answer).toMatchObject({
        status: 'fail',
        code: 404,
        errorCode: errors.unknownSeason.code,
      });
    }
  });
});

test('The knock-out stage of a season has its rounds', async () => {
  const season = await play('Copa', [
    ['Hof', 'Ulm', [1, 0], 'Semi-finals', '2024-05-01'],
    ['Gera', 'Jena', [2, 0], 'Semi-finals', '2024-05-02'],
    ['Hof', 'Gera', null, 'Final', '2024-05-09'],
  ]);
  const { brackets } = await ask<SeasonTree>(`/league/promotionTree?seasonId=${season}`);
  expect(brackets.map(({ rounds }) => rounds.map(({ teams }) => teams))).toEqual([[4, 2]]);
});

describe('the schedule of a season', () => {
  const schedule = (seasonId: number, rest = '') =>
    ask<SeasonSchedule>(`/league/schedule?seasonId=${seasonId}${rest}`);
  const pairs = ({ matches, teams }: SeasonSchedule) =>
    matches.map(({ homeId, awayId }) => `${teams[homeId!]!.name} ${teams[awayId!]!.name}`);

  test('is told round by round, the one that is played or next first', async () => {
    const season = await play('Ronda', [
      ['Lugo', 'Soria', [3, 0], 'Matchday 1', '2024-03-01'],
      ['Baeza', 'Ronda', [1, 1], 'Matchday 1', '2024-03-02'],
      ['Soria', 'Baeza', [2, 2], 'Matchday 2', '2024-03-08'],
      ['Ronda', 'Lugo', null, 'Matchday 2', '2024-03-09'],
      ['Baeza', 'Lugo', null, 'Matchday 3', '2024-03-15'],
    ]);
    const now = await schedule(season);
    expect(now).toMatchObject({ part: 2, total: 2 });
    expect(now.parts.map(({ round, matches }) => [round, matches])).toEqual([
      ['Matchday 1', 2],
      ['Matchday 2', 2],
      ['Matchday 3', 1],
    ]);
    expect(pairs(now)).toEqual(['Soria Baeza', 'Ronda Lugo']);
    expect(pairs(await schedule(season, '&part=1'))).toEqual(['Lugo Soria', 'Baeza Ronda']);
    expect(pairs(await schedule(season, '&status=upcoming'))).toEqual(['Ronda Lugo', 'Baeza Lugo']);
    const lugo = Object.values(now.teams).find(({ name }) => name === 'Lugo')!.id;
    const own = await schedule(season, `&teamId=${lugo}`);
    expect(own).toMatchObject({ part: null, total: 3 });
    expect(pairs(own)).toEqual(['Lugo Soria', 'Ronda Lugo', 'Baeza Lugo']);
    expect(own.matches[0]).toMatchObject({ status: 'ended', score: { home: 3, away: 0 } });
    for (const [rest, errorCode] of [
      ['part=4', 1002],
      ['teamId=999999', 3102],
    ]) {
      const answer = await person(app).get(`/league/schedule?seasonId=${season}&${rest}`);
      expect(answer, `${rest}`).toMatchObject({ code: 404, errorCode });
    }
  });

  test('goes by months where no source tells rounds', async () => {
    const season = await play('NBA', [
      ['Lugo', 'Soria', [99, 98], null, '2023-10-24'],
      ['Soria', 'Lugo', [90, 98], null, '2023-10-26'],
      ['Lugo', 'Soria', [99, 98], null, '2023-11-01'],
    ]);
    const { parts } = await schedule(season);
    expect(parts.map(({ month, matches }) => [month, matches])).toEqual([
      ['2023-10', 2],
      ['2023-11', 1],
    ]);
  });
});
