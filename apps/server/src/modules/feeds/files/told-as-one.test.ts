import type { Ranking, SquadRecord } from '@xiongmao/api/library/lines/shapes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import type { FeedAdapter } from '../adapters/adapter.ts';
import { adapterOf } from '../adapters/all.ts';
import { scratch } from '../adapters/fixtures/adapter-runs.ts';
import { dump } from '../dump.ts';
import { ingest } from '../ingest/ingest.ts';
import { replayFiles } from '../replay/replay-files.ts';
import { importFiles } from './import-files.ts';

let app: TestApp;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  desk = backOffice(await person(app).signInAs('admin'));
});
const files = scratch();
afterAll(files.remove);

const match = (date: string, team1: string, team2: string) => ({
  ...{ round: 'Matchday 1', date, team1, team2 },
  score: { ft: [2, 1] },
});

async function read(): Promise<void> {
  const openfootball = (await adapterOf('openfootball'))!;
  files.file('2019-20/uefa.cl.json', {
    name: 'UEFA Champions League 2019/20',
    matches: [match('2019-09-18', 'Arsenal (ENG)', 'Real Madrid (ESP)')],
  });
  files.file('2024-25/en.1.json', {
    name: 'English Premier League 2024/25',
    matches: [match('2024-08-17', 'Arsenal FC', 'Wolverhampton Wanderers FC')],
  });
  files.file('2024-25/uefa.cl.json', {
    name: 'UEFA Champions League 2024/25',
    matches: [match('2024-09-18', 'Arsenal FC (ENG)', 'Real Madrid CF (ESP)')],
  });
  await importFiles(app.db, systemClock, openfootball, [files.folder], () => undefined);
}

const shownAs = () =>
  rows<{ name: string; shown: string }>(
    app.db,
    sql`select told_name as name, name as shown from catalogue.team where source = 'openfootball' order by 1`,
  );

const asRead = [
  { name: 'Arsenal (ENG)', shown: 'Arsenal FC' },
  { name: 'Arsenal FC', shown: 'Arsenal FC' },
  { name: 'Arsenal FC (ENG)', shown: 'Arsenal FC' },
  { name: 'Real Madrid (ESP)', shown: 'Real Madrid (ESP)' },
  { name: 'Real Madrid CF (ESP)', shown: 'Real Madrid (ESP)' },
  { name: 'Wolverhampton Wanderers FC', shown: 'Wolverhampton Wanderers FC' },
];

test('All names by which a source calls a club are one team, and are told as they were', async () => {
  await read();
  expect(await shownAs()).toEqual(asRead);
  const lines: string[] = [];
  await dump(app.db, 'openfootball', (line) => lines.push(line));
  expect(lines.map((line) => JSON.parse(line).home)).toEqual([
    'Arsenal (ENG)',
    'Arsenal FC',
    'Arsenal FC (ENG)',
  ]);
  await read();
  expect(await shownAs()).toEqual(asRead);
  expect((await desk.list('links', { kind: 'team', made: 'hand' })).body).toEqual([]);
});

test('Somebody may undo that, for ever', async () => {
  const { body } = await desk.list('links', { kind: 'team', made: 'rule', q: 'real madrid' });
  expect(body).toMatchObject([
    { by: null, rule: 'oneClub', because: null, row: { name: 'Real Madrid CF (ESP)' } },
  ]);
  const undone = { ended: true, reason: 'They are two' };
  expect((await desk.update('links', body[0].id, undone)).status).toBe(200);
  await read();
  expect((await shownAs())[4]).toEqual({
    name: 'Real Madrid CF (ESP)',
    shown: 'Real Madrid CF (ESP)',
  });
});

test('Names that come later are shown as what the club is shown as by hand', async () => {
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf('a', '2024-08-17T12:00:00Z', { home: { id: 'ars', name: 'Arsenal' } })], {
      source: 'push',
      now: new Date(),
    }),
  );
  const [own] = await rows<{ id: number }>(
    app.db,
    sql`select id from team where source_id = 'ars'`,
  );
  const [lead] = await rows<{ id: number }>(
    app.db,
    sql`select id from team where name = 'Arsenal FC'`,
  );
  const merged = { kind: 'team', shownId: own!.id, rowId: lead!.id, reason: 'They are' };
  expect((await desk.create('links', merged)).status).toBe(201);
  files.file('2025-26/uefa.cl.json', {
    name: 'UEFA Champions League 2025/26',
    matches: [match('2025-09-18', 'FC Arsenal (ENG)', 'Real Madrid CF (ESP)')],
  });
  await read();
  const shown = await shownAs();
  const arsenals = shown.filter(({ name }) => /^(FC )?Arsenal/.test(name));
  expect(arsenals).toHaveLength(4);
  expect(new Set(arsenals.map(({ shown }) => shown))).toEqual(new Set(['Arsenal']));
});

test('A replay of a file is of its league, teams and players, and counts in none of its tables', async () => {
  const now = new Date('2020-01-01T00:00:00Z');
  const fixture = fixtureOf('final', '2018-06-30T14:00:00Z', {
    league: { id: 'liga', name: 'Liga Once' },
    season: '2017-18',
    home: { id: 'ones', name: 'Ones' },
    away: { id: 'twos', name: 'Twos' },
  });
  const ended = stateOf('final', 1, {
    status: 'ended',
    phase: null,
    score: { home: 2, away: 1 },
    winner: 'home',
  });
  await app.db.transaction((tx) => ingest(tx, [fixture, ended], { source: 'wyscout', now }));
  const adapter: FeedAdapter = {
    format: 'wyscout',
    async *read() {},
    async *timed() {
      const timed = {
        ...{ match: 'final', title: 'Ones – Twos', gameId: 202, opening: [fixture] },
        timeline: [{ at: 0, messages: [ended] }],
      };
      yield { match: 'final', replay: () => timed };
    },
  };
  const replay = () =>
    replayFiles({
      ...{ db: app.db, clock: systemClock, log: silent, adapter, speed: 60, match: undefined },
      paths: [files.file('again.json', {})],
    });
  await replay();
  const guest = person(app);
  const { items } = (await guest.get('/league/library?gameId=202&q=liga%20once')).result;
  expect(items).toMatchObject([{ name: 'Liga Once', seasons: 1 }]);
  const [told] = await rows<{ id: number; season: number }>(
    app.db,
    sql`select home_id as id, season_id as season from match where source_id = 'final'`,
  );
  const id = told!.id;
  const schedule = await rows<{ source: string; shown: number }>(
    app.db,
    sql`select m.source, t.shown_id as shown from match m join catalogue.team t on t.id = m.home_id
      where t.name = 'Ones' order by 1`,
  );
  expect(schedule).toEqual([
    { source: 'replay:wyscout', shown: id },
    { source: 'wyscout', shown: id },
  ]);
  await expect
    .poll(async () => {
      const { career } = (await guest.get(`/squad/info?id=${id}`)).result as SquadRecord;
      return career.matches;
    })
    .toBe(1);
  const ranking = (await guest.get(`/squad/library?seasonId=${told!.season}`)).result as Ranking;
  expect(ranking.items.map(({ team, matches }) => [team?.name, matches])).toEqual([
    ['Ones', 1],
    ['Twos', 1],
  ]);
  const [again] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'replay:wyscout'`,
  );
  const { home } = (await guest.get(`/match/headToHead?matchId=${again!.id}`)).result;
  expect(home.matches.map((before: { startsAt: string }) => before.startsAt)).toEqual([
    '2018-06-30T14:00:00.000Z',
  ]);
  await replay();
  expect(await rows(app.db, sql`select from link where reason = 'playedAgain'`)).toHaveLength(3);
});
