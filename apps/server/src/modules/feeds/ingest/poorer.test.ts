import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { dump } from '../dump.ts';
import { ingest } from './ingest.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const now = new Date('2026-05-02T12:00:00Z');
/** A file's messages: the later it is read, the higher the version, whatever it knows. */
const read = (...messages: FeedMessage[]) =>
  db.transaction((tx) => ingest(tx, messages, { source: 'wyscout', now }));

const matchOf = async (id: string) =>
  (
    await rows<Record<string, unknown>>(
      db,
      sql`select m.*, l.name as league, s.name as season, h.name as home, h.source_id as home_key
        from match m join league l on l.id = m.league_id join season s on s.id = m.season_id
        join team h on h.id = m.home_id where m.source_id = ${id}`,
    )
  )[0]!;

const rich = (id: string, rest: Partial<FixtureMessage> = {}) =>
  fixtureOf(id, '2026-05-01T12:00:00Z', {
    league: { id: 'league', name: 'Test League', country: 'DE' },
    round: 'Matchday 3',
    venue: 'Test Park',
    ...rest,
  });
/** Events alone know the sides' ids, and not which of them is at home. */
const bare = (id: string, version = 2): FixtureMessage => ({
  type: 'fixture',
  match: id,
  version,
  gameId: 202,
  league: null,
  season: null,
  home: { id: `${id}-home`, name: null },
  away: { id: `${id}-away`, name: null },
  sidesGuessed: true,
  startsAt: null,
  date: null,
});

describe('A source that knows less', () => {
  test('takes neither day nor league, season, round, place or names from a match', async () => {
    await read(rich('kept'));
    const before = await matchOf('kept');
    await read(bare('kept'));
    expect(await matchOf('kept')).toEqual({ ...before, fixture_version: 2 });
  });

  test('is completed by one that knows more, whichever comes first', async () => {
    await read(bare('later', 1));
    expect(await matchOf('later')).toMatchObject({ date: null, starts_at: null, league: '–' });
    await read(rich('later', { version: 2 }));
    expect(await matchOf('later')).toMatchObject({
      date: '2026-05-01',
      league: 'Test League',
      season: '2026',
      home: 'Home of later',
      moved_from: '{}',
    });
  });

  test('of the sides turns what it says to those that are known', async () => {
    await read(rich('turned'));
    const { home, away, ...rest } = bare('turned');
    await read(
      { ...rest, home: away, away: home },
      stateOf('turned', 2, { status: 'ended', score: { home: 0, away: 2 }, winner: 'away' }),
      incidentsOf('turned', 2, [goalOf('a', { side: 'away', score: { home: 0, away: 1 }, x: 5 })]),
    );
    const match = await matchOf('turned');
    expect(match).toMatchObject({ home_key: 'turned-home', score_home: 2, winner: 'home' });
    const [goal] = await rows(db, sql`select * from incident where match_id = ${match.id}`);
    expect(goal).toMatchObject({ side: 'home', score_home: 1, x: 95 });
  });

  test('the day alone keeps the time that is known; another day has none', async () => {
    await read(rich('day'));
    await read(fixtureOf('day', null, { version: 3, date: '2026-05-01' }));
    expect(await matchOf('day')).toMatchObject({ time_known: true });
    await read(fixtureOf('day', null, { version: 4, date: '2026-05-09' }));
    expect(await matchOf('day')).toMatchObject({ time_known: false, date: '2026-05-09' });
  });

  test('puts no open side in the place of a team', async () => {
    await read(rich('sides'));
    const open = { id: 'tbd', name: 'TBD', undecided: true };
    await read(rich('sides', { version: 2, home: open }));
    expect(await matchOf('sides')).toMatchObject({ home_key: 'sides-home' });
  });
});

describe('A file that was written earlier', () => {
  const ended: Partial<MatchState> = {
    status: 'ended',
    phase: null,
    score: { home: 1, away: 0 },
    winner: 'home',
    periods: [
      { key: 'h1', home: 1, away: 0 },
      { key: 'h2', home: 0, away: 0 },
    ],
  };

  test('leaves a match postponed of which it knows nothing', async () => {
    await read(rich('off'), stateOf('off', 1, { status: 'postponed', phase: null, score: null }));
    await read(stateOf('off', 2, { status: 'unknown', phase: null, score: null }));
    expect(await matchOf('off')).toMatchObject({ status: 'postponed' });
  });

  test('takes back no result, and periods stay with a score that is the same', async () => {
    await read(rich('result'), stateOf('result', 1, ended));
    for (const status of ['notStarted', 'unknown', 'live'] as const) {
      await read(stateOf('result', 2, { status, phase: null, score: null }));
      expect(await matchOf('result')).toMatchObject({ status: 'ended', score_home: 1 });
    }
    await read(stateOf('result', 3, { ...ended, periods: [], winner: null }));
    expect(await matchOf('result')).toMatchObject({ periods: ended.periods, winner: 'home' });
  });

  test('tells of extra time what it lacks of the halves, which stay', async () => {
    const et1 = { key: 'et1', home: 0, away: 2 };
    const pen = { key: 'pen', home: 1, away: 3 };
    const late = { ...ended, score: { home: 1, away: 2 }, winner: 'away' } as const;
    await read(rich('extra'), stateOf('extra', 1, { ...late, periods: [...ended.periods!, et1] }));
    await read(stateOf('extra', 2, { ...late, periods: [et1, pen] }));
    const whole = [...ended.periods!, et1, pen];
    expect(await matchOf('extra')).toMatchObject({ periods: whole });
    await read(rich('filled'), stateOf('filled', 1, { ...late, periods: [et1] }));
    await read(stateOf('filled', 2, { ...late, periods: whole }));
    expect(await matchOf('filled')).toMatchObject({ periods: whole });
  });

  test('has only cards, and leaves the goals of a fuller timeline', async () => {
    const card = goalOf('card', { kind: 'yellowCard', score: null });
    await read(rich('outline'), incidentsOf('outline', 1, [goalOf('a'), card], true));
    await read(incidentsOf('outline', 2, [card], true));
    const { id } = await matchOf('outline');
    const found = await rows(
      db,
      sql`select from incident where match_id = ${id} and state = 'current'`,
    );
    expect(found).toHaveLength(2);
  });

  test('has fewer statistics, which add to those that are known', async () => {
    const shots = { period: 'all', key: 'shots', home: 3, away: 2 };
    const cards = { period: 'all', key: 'yellowCards', home: 1, away: 0 };
    const told = (version: number, ...statistics: (typeof shots)[]) =>
      ({ type: 'statistics', match: 'figures', version, statistics }) as const;
    await read(rich('figures'), told(1, shots, cards));
    await read(told(2, { ...cards, home: 2 }));
    const { id } = await matchOf('figures');
    const [row] = await rows<{ statistics: unknown[] }>(
      db,
      sql`select statistics from match_statistics where match_id = ${id}`,
    );
    expect(row!.statistics).toEqual([{ ...cards, home: 2 }, shots]);
  });
});

test('A dump tells what is not known as null', async () => {
  await read(bare('dumped'));
  const lines: string[] = [];
  await dump(db, 'wyscout', (line) => lines.push(line));
  const line = lines.map((text) => JSON.parse(text)).find(({ sourceId }) => sourceId === 'dumped');
  expect(line).toMatchObject({ league: null, season: null, startsAt: null });
});

describe('A file that stops at an earlier point of a match', () => {
  const half = (key: string, home: number, away: number) => ({ key, home, away });
  const whole = [half('h1', 1, 0), half('h2', 1, 1)];
  const goals = [
    goalOf('a', { score: { home: 1, away: 0 } }),
    goalOf('b', { side: 'away', period: 'h2', score: { home: 1, away: 1 } }),
    goalOf('c', { period: 'h2', score: { home: 2, away: 1 } }),
  ];
  const full = (id: string, version: number) => [
    fixtureOf(id, '2026-05-01T12:00:00Z'),
    stateOf(id, version, {
      ...{ status: 'ended', phase: null, score: { home: 2, away: 1 } },
      ...{ winner: 'home', periods: whole },
    }),
    incidentsOf(id, version, goals),
  ];
  const cut = (id: string, version: number, status: MatchState['status']) => [
    fixtureOf(id, '2026-05-01T12:00:00Z', { version }),
    stateOf(id, version, {
      ...{ status, phase: null, score: { home: 1, away: 0 }, periods: whole.slice(0, 1) },
      note: 'Incomplete',
    }),
    incidentsOf(id, version, goals.slice(0, 1)),
  ];
  const entriesOf = async (id: number) =>
    (
      await rows<{ key: string }>(
        db,
        sql`select key from incident where match_id = ${id} and state <> 'withdrawn' order by key`,
      )
    ).map(({ key }) => key);

  test.each(['abandoned', 'ended', 'live'] as const)(
    'and calls it %s takes nothing from the result, whichever is read first',
    async (status) => {
      const [before, later] = [`${status} before`, `${status} later`];
      await read(...cut(before, 1, status));
      await read(...full(before, 2));
      await read(...full(later, 1));
      await read(...cut(later, 2, status));
      for (const match of await Promise.all([before, later].map(matchOf))) {
        expect(match).toMatchObject({
          ...{ status: 'ended', score_home: 2, score_away: 1, winner: 'home', periods: whole },
          ...{ note: null, disputed: [] },
        });
        expect(await entriesOf(match.id as number)).toEqual(['a', 'b', 'c']);
      }
      expect((await matchOf(later)).amended).toBeNull();
    },
  );

  test('tells what is not known of the match at all', async () => {
    await read(...full('scored alone', 1).slice(0, 2));
    await read(...cut('scored alone', 2, 'abandoned'));
    const match = await matchOf('scored alone');
    expect(match).toMatchObject({ status: 'ended', score_home: 2 });
    expect(await entriesOf(match.id as number)).toEqual(['a']);
  });
});
