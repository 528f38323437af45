import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { readEnv } from '#src/env.ts';
import { testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { clips } from './clips.ts';
import { tendDemoVideos } from './videos.ts';

test("The demo's videos are sent once, made of what they were sent as, and published, one of a goal among them", async () => {
  const variables = {
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'xiongmao-demo-')),
    // What is sent plays as it is.
    FFMPEG_PATH: 'no-such-program',
  };
  const app = await testApp({ accounts: true, env: variables });
  const context = {
    ...{ db: app.db, jobs: app.jobs, clock: systemClock },
    env: readEnv({ NODE_ENV: 'test', ...variables }),
  } as unknown as ModuleContext;
  await Promise.all([tendDemoVideos(context), tendDemoVideos(context)]);
  const matchId = await newMatch(app, { minutes: -120, state: { status: 'ended' } });
  await app.db.execute(sql`
    insert into incident (match_id, key, place, kind) values (${matchId}, 'g1', 1, 'goal')`);
  await tendDemoVideos(context);
  await tendDemoVideos(context);

  const guest = person(app);
  const listed = async () => (await guest.get('/video/list')).result;
  await vi.waitUntil(
    async () => {
      await tendDemoVideos(context);
      return (await listed()).total === clips.filter(({ origin }) => origin === 'desk').length + 1;
    },
    { timeout: 60_000, interval: 500 },
  );
  const { items } = (await guest.get(`/video/ofMatch?matchId=${matchId}`)).result;
  expect(items).toEqual([
    expect.objectContaining({ kind: 'highlight', match: { id: matchId, incident: 'g1' } }),
  ]);
  const shown = (await guest.get(`/soccer/video${items[0].id}`)).result;
  expect(shown).toMatchObject({ play: { width: 640, height: 360, playlist: null } });
  expect(shown.play.file).toMatch(/\/original\.mp4$/);
  expect(Math.round(shown.seconds)).toBe(19);
  const desk = backOffice(await person(app).signInAs('editor'));
  const waiting = await desk.list('videos', { state: 'review' });
  expect(waiting.body).toEqual([expect.objectContaining({ origin: 'studio', author: 'expert' })]);
});
