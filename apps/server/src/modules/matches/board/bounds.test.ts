import type { Board } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { dayOf } from '#platform/days.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { createBoardCache } from './board-cache.ts';

const first = '2031-05-01';
const second = '2031-05-02';
/** A day that fits once, and not twice. */
const ofFirst = 26_000;
const ofSecond = 24_500;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf('bound', `${first}T00:00:00Z`)], { source: 'test', now: new Date() }),
  );
  await app.db.execute(sql`
    insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
      time_known, date, moved_from, round, venue, fixture_version, status, periods, state_version, heard_at)
    select 'bounds', n, game_id, league_id, season_id, home_id, away_id,
      case when n <= ${ofFirst}::int then starts_at else starts_at + interval '1 day' end
        + n % 80000 * interval '1 second',
      true, case when n <= ${ofFirst}::int then date else date + 1 end, moved_from, round, venue,
      fixture_version, status, periods, state_version, heard_at
    from match, generate_series(2, ${ofFirst + ofSecond}::int) n where source_id = 'bound'`);
});

test('A list shows the first 2,000 matches, and counts no more', async () => {
  const page = async (pageIndex: number) => {
    const body = { gameIds: [202], status: 'upcoming', pageIndex, pageSize: 100 };
    const answer = await person(app).post('/v2/match/getPCGameMatchByCondition', body);
    return answer.result as Board & { total: number };
  };
  const last = await page(20);
  expect(last.total).toBe(2_000);
  expect(last.matches).toHaveLength(100);
  expect((await page(21)).matches).toEqual([]);
});

const newBoards = () =>
  createBoardCache({
    db: app.db,
    clock: systemClock,
    log: { version: () => 0, since: () => [] },
  });
const here = { now: new Date(), zone: 'UTC' };
const keyOf = (day: string) => ({ range: dayOf({ day }, here), gameIds: null });

test('Boards hold 50,000 matches together: another forgets the one that was used least recently', async () => {
  const boards = newBoards();
  const matchesOf = async (day: string) => {
    const bytes = await boards.get(keyOf(day));
    return (JSON.parse(bytes.plain.body.toString()) as { result: Board }).result.matches.length;
  };
  const isHeld = (day: string) => boards.follow(keyOf(day))() !== null;
  expect(await matchesOf(first)).toBe(ofFirst);
  expect(isHeld(first)).toBe(true);
  expect(await matchesOf(second)).toBe(ofSecond);
  expect([isHeld(first), isHeld(second)]).toEqual([false, true]);
});

test('There are 256 boards: another forgets the one that was used least recently', async () => {
  const boards = newBoards();
  // Each is made of the day's board of all games, which is one of them.
  const boardOf = (nth: number) => ({ ...keyOf('2032-01-01'), gameIds: [nth] });
  for (let nth = 1; nth <= 255; nth++) await boards.get(boardOf(nth));
  await boards.get(boardOf(1));
  await boards.get(boardOf(256));
  const isHeld = (nth: number) => boards.follow(boardOf(nth))() !== null;
  expect([1, 2, 3, 256].map(isHeld)).toEqual([true, false, true, true]);
});
