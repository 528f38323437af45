import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import type { Bracket, MatchDetail, MatchStatus, Standings } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const side = (name: string, sameAs?: string) => ({
  id: name,
  name,
  ...(sameAs && { sameAs }),
  ...(name === 'TBD' && { undecided: true }),
});

const tell = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) =>
    ingest(tx, messages, { source: 'standings', now: new Date('2025-03-20T12:00:00Z') }),
  );

type Rest = Partial<FixtureMessage> & { status?: MatchStatus };

/** `[home, away, score, rest]` of a league's season, told by a feed; answers what a fan is shown of it. */
async function shown(
  league: NonNullable<FixtureMessage['league']>,
  told: readonly [home: string, away: string, score: [number, number], rest?: Rest][],
  clubs: Record<string, string> = {},
) {
  const messages = told.flatMap(([home, away, [ours, theirs], rest], index) => {
    const match = `${league.id}-${index}`;
    const { status = 'ended', ...fixture }: Rest = { round: 'Matchday 1', ...rest };
    return [
      fixtureOf(match, `2025-03-${10 + index}T12:00:00Z`, {
        league,
        season: '2025',
        home: side(home, clubs[home]),
        away: side(away, clubs[away]),
        ...fixture,
      }),
      stateOf(match, 1, { status, phase: null, score: { home: ours, away: theirs } }),
    ];
  });
  await tell(...messages);
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${`${league.id}-0`}`,
  );
  const guest = person(app);
  const detail = (await guest.get(`/soccer/${match!.id}`)).result as MatchDetail;
  const tables = (await guest.get(`/match/standings?matchId=${match!.id}`)).result as Standings;
  return {
    hasTab: detail.coverage.standings,
    tables: tables.groups,
    brackets: tables.brackets,
    sides: tables.groups.map(({ rows: sides }) =>
      sides.map(({ team, points, live }) => [team.name, points, live]),
    ),
  };
}

describe('the standings of a match', () => {
  test('have no row for a side that is still to be found', async () => {
    const { sides } = await shown({ id: 'open', name: 'Open League' }, [
      ['Ann', 'Bob', [1, 0]],
      ['Bob', 'Cat', [0, 0]],
      ['Cat', 'Ann', [0, 2]],
      ['Bob', 'Ann', [0, 1]],
      ['TBD', 'Cat', [0, 0], { status: 'notStarted' }],
    ]);
    expect(sides[0]!.map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cat']);
  });

  test('are of its season, by the rules of its country, with running matches', async () => {
    const { hasTab, sides, tables } = await shown({ id: 'ar', name: 'Liga', country: 'ES' }, [
      ['Lugo', 'Soria', [0, 1]],
      ['Lugo', 'Baeza', [5, 0]],
      ['Baeza', 'Soria', [1, 0]],
      ['Lugo', 'Baeza', [0, 0], { status: 'live' }],
    ]);
    expect(hasTab).toBe(true);
    expect(sides).toEqual([
      [
        ['Lugo', 4, true],
        ['Baeza', 4, true],
        ['Soria', 3, false],
      ],
    ]);
    expect(tables[0]).toMatchObject({ orderKnown: true, split: false });
  });

  test('count a club once that its source calls by two names', async () => {
    const { sides } = await shown(
      { id: 'two-names', name: 'Liga', country: 'DE' },
      [
        ['Hof', 'Ulm', [1, 0]],
        ['Ulm', 'Gera', [1, 0]],
        ['Gera', 'Hof FC', [0, 1]],
        ['Ulm', 'Hof FC', [0, 1]],
      ],
      { Hof: 'club:hof', 'Hof FC': 'club:hof' },
    );
    expect(sides[0]).toHaveLength(3);
    expect(sides[0]![0]![1]).toBe(9);
  });

  test('are a bracket where who loses is out', async () => {
    const { hasTab, tables, brackets } = await shown({ id: 'cup', name: 'Test Cup' }, [
      ['Hof', 'Ulm', [1, 0], { round: 'Quarter-finals' }],
      ['Gera', 'Jena', [1, 0], { round: 'Quarter-finals' }],
      ['Bonn', 'Kiel', [1, 0], { round: 'Quarter-finals' }],
      ['Suhl', 'Lahr', [1, 0], { round: 'Quarter-finals', status: 'live' }],
      ['Hof', 'Gera', [1, 0], { round: 'Semi-finals' }],
    ]);
    expect({ hasTab, tables }).toEqual({ hasTab: true, tables: [] });
    const [{ rounds, thirdPlace }] = brackets as [Bracket];
    expect(rounds.map(({ teams, linked, ties }) => [teams, linked, ties.length])).toEqual([
      [8, false, 4],
      [4, true, 2],
      [2, true, 1],
    ]);
    const [first, open] = rounds[1]!.ties;
    expect(first!.home).toMatchObject({ team: { name: 'Hof' }, from: 0 });
    expect(open).toMatchObject({
      home: { team: null, from: 2 },
      away: { team: null, from: 3 },
      legs: [],
    });
    expect(rounds[0]!.ties[3]!.legs).toMatchObject([{ status: 'live', score: { home: 1 } }]);
    expect(thirdPlace).toBeNull();
  });

  test('are none of matches that belong to no table and no bracket', async () => {
    const { hasTab, tables, brackets } = await shown({ id: 'friendly', name: 'Club Friendlies' }, [
      ['Hof', 'Ulm', [1, 0]],
      ['Gera', 'Jena', [1, 0]],
      ['Bonn', 'Kiel', [1, 0]],
      ['Suhl', 'Lahr', [1, 0]],
    ]);
    expect({ hasTab, tables, brackets }).toEqual({ hasTab: false, tables: [], brackets: [] });
  });

  test('are looked for once, however often a match without any changes, and never among matches of no season', async () => {
    await shown({ id: 'testimonial', name: 'Testimonials' }, [
      ['Hof', 'Ulm', [1, 0], { status: 'live' }],
      ['Gera', 'Jena', [1, 0]],
    ]);
    const read = vi.spyOn(app.db.$client, 'query');
    onTestFinished(() => read.mockRestore());
    // The library reads seasons, too, when it comes to it.
    const readsOf = (season: number) =>
      read.mock.calls.flatMap(([query], nth) => {
        const { name, values } = query as { name?: string; values?: unknown[] };
        return name === 'matches of a season' && values!.includes(season) ? [nth] : [];
      });
    const find = async (sourceId: string) =>
      (
        await rows<{ id: number; season: number }>(
          app.db,
          sql`select id, season_id as season from match where source_id = ${sourceId}`,
        )
      )[0]!;
    const match = await find('testimonial-0');
    const scoreOf = async () =>
      ((await person(app).get(`/soccer/${match.id}`)).result as MatchDetail).match.state.score;
    await tell(stateOf('testimonial-0', 2, { status: 'live', score: { home: 2, away: 0 } }));
    await expect.poll(scoreOf).toEqual({ home: 2, away: 0 });
    expect(readsOf(match.season)).toEqual([]);

    await tell(fixtureOf('of-no-season', '2025-03-12T12:00:00Z', { season: null }));
    const alone = await find('of-no-season');
    await person(app).get(`/soccer/${alone.id}`);
    const [nth] = readsOf(alone.season);
    expect((await read.mock.results[nth!]!.value).rowCount).toBe(0);
  });
});
