import { libraryCardAddress } from '@xiongmao/api/library/cards';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { rows } from '#testing/rows.ts';

test('Leagues, teams and players have a picture to be shared by, under the id that is shown', async () => {
  const app = await testApp();
  const id = await newMatch(app, { minutes: 60 });
  const [match] = await rows<{ league: number; home: number; away: number }>(
    app.db,
    sql`select league_id as league, home_id as home, away_id as away from match where id = ${id}`,
  );
  const { league, home, away } = match!;
  const [player] = await rows<{ id: number }>(
    app.db,
    sql`insert into player (game_id, source, source_id, name) values (202, 'test', 'one', 'Ann <b>&') returning id`,
  );
  const ask = (address: string) => fetch(app.url + address, { redirect: 'manual' });
  const of = { league, team: home, player: player!.id };
  for (const [kind, shown] of Object.entries(of)) {
    const answer = await ask(libraryCardAddress(kind as 'team', shown, 'ar'));
    expect([kind, answer.status]).toEqual([kind, 200]);
    const drawn = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1_200, height: 630 });
  }
  await app.db.execute(sql`update team set same_as = ${home} where id = ${away}`);
  const led = await ask(libraryCardAddress('team', away, 'ar'));
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    libraryCardAddress('team', home, 'ar'),
  ]);
  for (const wrong of ['/cards/team/999999/ar.jpg', '/cards/team/1/klingon.jpg']) {
    expect((await ask(wrong)).status, wrong).toBe(404);
  }
});
