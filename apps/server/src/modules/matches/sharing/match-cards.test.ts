import { matchCardAddress } from '@xiongmao/api/matches/match-card';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { lobbyFixtureOf, stateOf } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});
beforeEach(() => clock.toNext(60));

const live = (home: number, away: number): Partial<MatchState> => ({
  ...{ status: 'live', phase: 'h2', score: { home, away } },
});
const ask = (address: string) => fetch(app.url + address, { redirect: 'manual' });
const draw = async (address: string) => Buffer.from(await (await ask(address)).arrayBuffer());
const card = (id: number, shown: string, locale = 'en_US') =>
  `/cards/match/${id}/${locale}/${shown}.jpg`;

async function score(id: number, state: Partial<MatchState>): Promise<void> {
  const [{ name, version }] = (await rows<{ name: string; version: number }>(
    app.db,
    sql`select source_id as name, state_version as version from match where id = ${id}`,
  )) as [{ name: string; version: number }];
  await app.db.transaction((tx) =>
    ingest(tx, [stateOf(name, version + 1, state)], { source: 'test', now: new Date() }),
  );
}

describe('The picture of a match', () => {
  test('is as large as those who show it ask for, and kept for a day', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(2, 1) });
    const answer = await ask(card(id, 'live-2-1'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1_200, height: 630 },
    });
  });

  test('has another address, and other pixels, once the score is another', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(0, 0) });
    const before = await draw(card(id, 'live-0-0'));
    await score(id, live(1, 0));
    const old = await ask(card(id, 'live-0-0'));
    expect([old.status, old.headers.get('location')]).toEqual([302, card(id, 'live-1-0')]);
    expect(await draw(card(id, 'live-1-0'))).not.toEqual(before);
  });

  test('is drawn in each language', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(3, 1) });
    const drawn = [];
    for (const locale of ['en_US', 'ar', 'zh_CN'])
      drawn.push(await draw(card(id, 'live-3-1', locale)));
    expect(new Set(drawn.map(String)).size).toBe(3);
    expect((await ask(card(id, 'live-3-1', 'klingon'))).status).toBe(404);
  });

  test('that is masked tells no result: it is the same before and after', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(0, 0) });
    const spoiler = await ask(`${card(id, 'live-0-0')}?spoiler=1`);
    const masked = spoiler.headers.get('location')!;
    expect([spoiler.status, masked]).toEqual([302, expect.stringMatching(/\/masked-\d+\.jpg$/)]);
    const before = await draw(masked);
    await score(id, live(4, 0));
    const other = await testApp({ database: { db: app.db, url: app.databaseUrl } });
    const after = await fetch(other.url + masked);
    expect(after.status).toBe(200);
    expect(Buffer.from(await after.arrayBuffer())).toEqual(before);
  });

  test('is masked for who wants no results, whatever it was asked for', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(3, 1) });
    const fan = person(app);
    await fan.post('/user/spoilers', { all: true, games: [], leagues: [] });
    for (const shown of ['x', 'live-3-1']) {
      const led = await fan.send(card(id, shown), { redirect: 'manual' });
      expect(led.headers.get('location')).toMatch(/\/masked-\d+\.jpg$/);
      expect(led.headers.get('cache-control')).toBe('no-store');
      expect((await fan.send(led.headers.get('location')!)).status).toBe(200);
    }
    await fan.post('/user/spoilers/reveal', { name: `match-${id}` });
    expect((await fan.send(card(id, 'live-3-1'))).status).toBe(200);
  });

  test('of one to come is by its start, of many sides by its round', async () => {
    const id = await newMatch(app, { minutes: 60 });
    const shown = await ask(card(id, 'x'));
    expect(shown.headers.get('location')).toMatch(/\/notStarted-\d+\.jpg$/);
    expect((await ask(shown.headers.get('location')!)).status).toBe(200);
    await app.db.transaction((tx) =>
      ingest(tx, [lobbyFixtureOf('many sides', new Date().toISOString())], {
        ...{ source: 'test', now: new Date() },
      }),
    );
    const [lobby] = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id = 'many sides'`,
    );
    const led = await ask(card(lobby!.id, 'x'));
    expect((await ask(led.headers.get('location')!)).status).toBe(200);
  });

  test('of another source’s row leads to the one that is shown', async () => {
    const [one, other] = [
      await newMatch(app, { minutes: -60, state: live(1, 1) }),
      await newMatch(app, { minutes: -60, state: live(0, 1) }),
    ];
    await app.db.execute(sql`update match set same_as = ${one} where id = ${other}`);
    const led = await ask(card(other, 'live-0-1'));
    expect(led.headers.get('location')).toBe(card(one, 'live-1-1'));
  });

  test('of what there is not is not there', async () => {
    expect((await ask(card(999_999, 'live-0-0'))).status).toBe(404);
  });

  test('is where the page of the match says it is', async () => {
    const id = await newMatch(app, { minutes: -60, state: live(5, 2) });
    const { match } = (await person(app).get(`/soccer/${id}`)).result;
    expect((await ask(matchCardAddress(match, 'ar'))).status).toBe(200);
    expect((await ask(matchCardAddress(match, 'ar', true))).status).toBe(200);
  });
});

test('Who has had many pictures drawn waits, and gets what was drawn', async () => {
  const ids = [];
  for (let made = 0; made < 12; made++) {
    ids.push(await newMatch(app, { minutes: -60, state: live(made, 0) }));
  }
  const limited = await testApp({ clock, database: { db: app.db, url: app.databaseUrl } });
  const statuses: number[] = [];
  const kept: (string | null)[] = [];
  for (const locale of ['en_US', 'ar', 'fr']) {
    for (const [at, id] of ids.entries()) {
      const answer = await fetch(limited.url + card(id, `live-${at}-0`, locale));
      statuses.push(answer.status);
      kept.push(answer.headers.get('cache-control'));
    }
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(30)).toEqual(Array(6).fill(429));
  // Nobody on the way shows a refusal for a picture that is there in a minute.
  expect(kept.slice(30)).toEqual(Array(6).fill('no-store'));
  expect((await fetch(limited.url + card(ids[0]!, 'live-0-0'))).status).toBe(200);
});
