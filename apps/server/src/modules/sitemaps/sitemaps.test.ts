import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { mappedLength } from '@xiongmao/api/sitemaps/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { newMatch } from '#testing/matches.ts';
import { draftArticle } from '#testing/people/articles.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ accounts: true, clock });
});
// What was answered before is too old to be answered again.
beforeEach(() => clock.toNext(600));

async function told(path: string, url = app.url) {
  const headers = createFrontEndProof(testKey).forSharedRender();
  const answer = await fetch(`${url}/java/sitemap/${path}`, { headers });
  return ((await answer.json()) as Awaited<ReturnType<Person['get']>>).result;
}
const idsOf = async (kind: string, n = 0): Promise<number[]> =>
  (await told(`range?kind=${kind}&n=${n}`)).ids;

test('A match is told of with its game, under the id that is shown for it alone', async () => {
  const [one, other] = [
    await newMatch(app, { minutes: 60 }),
    await newMatch(app, { minutes: 90, fixture: { gameId: 201 } }),
  ];
  const { ids, gameIds, changed } = await told('range?kind=match&n=0');
  expect([gameIds[ids.indexOf(one)], gameIds[ids.indexOf(other)]]).toEqual([202, 201]);
  expect(changed).toEqual([]);
  await app.db.execute(sql`update match set same_as = ${one} where id = ${other}`);
  clock.toNext(600);
  const later = await idsOf('match');
  expect(later).toContain(one);
  expect(later).not.toContain(other);
});

test('Leagues, teams and players are told of that have a name and are shown', async () => {
  const id = await newMatch(app, { minutes: 60 });
  const [row] = await rows<{ league: number; home: number; away: number }>(
    app.db,
    sql`select league_id as league, home_id as home, away_id as away from match where id = ${id}`,
  );
  const [hidden, nameless] = await rows<{ id: number }>(
    app.db,
    sql`insert into player (game_id, source, source_id, name, same_as)
      values (202, 'test', 'shown', 'Ann', null), (202, 'test', 'nameless', '–', null) returning id`,
  );
  expect(await idsOf('league')).toContain(row!.league);
  expect(await idsOf('team')).toEqual(expect.arrayContaining([row!.home, row!.away]));
  const players = await idsOf('player');
  expect(players).toContain(hidden!.id);
  expect(players).not.toContain(nameless!.id);
});

test('Who plays alone is told of as a player, not as a team', async () => {
  const id = await newMatch(app, { minutes: 60, fixture: { gameId: 203 } });
  const [side] = await rows<{ id: number; who: number }>(
    app.db,
    sql`select home_id as id, catalogue.who_is(home_id) as who from match where id = ${id}`,
  );
  expect(await idsOf('team')).not.toContain(side!.id);
  expect(await idsOf('player')).toContain(side!.who);
});

test('An expert and an anchor are told of until they are banned', async () => {
  const fan = await person(app).signInAs('fan');
  await makeExpert(app, fan);
  const uid = await newAnchor(app, fan);
  expect(await idsOf('expert')).toContain(uid);
  expect(await idsOf('anchor')).toContain(uid);
  await app.db.execute(
    sql`insert into ban (account_id, reason, "from", banned_by) values (${uid}, 'x', ${clock.now().toISOString()}::timestamptz, ${uid})`,
  );
  clock.toNext(600);
  expect(await idsOf('expert')).not.toContain(uid);
  expect(await idsOf('anchor')).not.toContain(uid);
});

test('An article is told of, with when it was changed, from its publication to its withdrawal', async () => {
  const editor = await person(app).signInAs('editor');
  const id = await draftArticle(editor);
  expect(await idsOf('article')).not.toContain(id);
  const desk = backOffice(editor);
  await desk.update('news-articles', id, { event: 'publish' });
  clock.toNext(600);
  const { ids, gameIds, changed } = await told('range?kind=article&n=0');
  expect(ids).toContain(id);
  expect(gameIds[ids.indexOf(id)]).toBe(202);
  expect(Math.abs(changed[ids.indexOf(id)] - clock.now().getTime() / 1000)).toBeLessThan(1_300);
  await desk.update('news-articles', id, { event: 'withdraw', reason: 'Wrong' });
  clock.toNext(600);
  expect(await idsOf('article')).not.toContain(id);
});

test('A post is told of until it is deleted', async () => {
  const fan = await newFan(app);
  const { id } = (await fan.post('/post/create', { text: 'What a day' })).result;
  expect(await idsOf('post')).toContain(id);
  await fan.post('/post/delete', { id });
  clock.toNext(600);
  expect(await idsOf('post')).not.toContain(id);
});

test('A video is told of while it is published', async () => {
  const editor = await person(app).signInAs('editor');
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into video (kind, origin, author_id, game_id, title, description, locale, state, created_at, changed_at, file, heights)
      values ('clip', 'desk', ${uidOf(editor)}, 202, 'A goal', '', 'en_US', 'draft', now(), now(), 'none', '{}') returning id`,
  );
  const { id } = made!;
  expect(await idsOf('video')).not.toContain(id);
  await app.db.execute(sql`update video set state = 'published', published_at = now(), file = 'ready',
    key = 'a key', seconds = 10, width = 640, height = 360 where id = ${id}`);
  clock.toNext(600);
  const { ids, gameIds } = await told('range?kind=video&n=0');
  expect(gameIds[ids.indexOf(id)]).toBe(202);
  await app.db.execute(sql`update video set state = 'takenDown' where id = ${id}`);
  clock.toNext(600);
  expect(await idsOf('video')).not.toContain(id);
});

test('The index names the ranges in which something is shown, and no other', async () => {
  const id = await newMatch(app, { minutes: 60 });
  const far = 3 * mappedLength + 7;
  await app.db.execute(sql`
    insert into match (id, source, source_id, game_id, league_id, season_id, home_id, away_id, time_known, heard_at)
    overriding system value
    select ${far}, 'test', 'far', game_id, league_id, season_id, home_id, away_id, false, now() from match where id = ${id}`);
  const { kinds } = await told('mapped');
  const rangesOf = (kind: string) =>
    kinds.find((each: { kind: string }) => each.kind === kind).ranges;
  expect(rangesOf('match')).toEqual([0, 3]);
  expect(rangesOf('plan')).toEqual([]);
  expect(await idsOf('match', 3)).toEqual([far]);
  expect(await idsOf('match', 1)).toEqual([]);
});

test('A stranger gets a few ranges a minute, and any that stands ready', async () => {
  const stranger = (n: number) => person(app).send(`/java/sitemap/range?kind=match&n=${n}`);
  const answers = [];
  for (let n = 0; n < 8; n++) answers.push((await stranger(100 + n)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await stranger(105)).status).toBe(200);
  expect((await told('range?kind=match&n=300')).ids).toEqual([]);
  expect((await person(app).send('/java/sitemap/range?kind=match&n=53688')).status).toBe(400);
  expect((await person(app).send('/java/sitemap/range?kind=rumour&n=0')).status).toBe(400);
});

test('A brand without live rooms has no anchors', async () => {
  const other = await testApp({
    env: { BRAND_LIVE: '0' },
    database: { db: app.db, url: app.databaseUrl },
  });
  const { kinds } = await told('mapped', other.url);
  expect(kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('anchor');
  const answer = await person(other).send('/java/sitemap/range?kind=anchor&n=0');
  expect(answer.status).toBe(404);
});
