import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createSecret } from '#platform/secret.ts';
import { createStorage } from '#platform/storage.ts';
import { readEnv } from '#src/env.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { seedDemoAnchors, tendRooms } from './rooms.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-rooms-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const send = (messages: Parameters<typeof ingest>[1]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'demo', now: new Date() }));

test("The demo's anchors show matches that are played, others once they are over, and announce some", async () => {
  const given = {
    db: app.db,
    jobs: app.jobs,
    clock: systemClock,
    env: readEnv({ NODE_ENV: 'test' }),
    log: silent,
    secret: createSecret('a key of this test'),
    storage: createStorage(createFolderStore(folder)),
  };
  const tend = () => tendRooms(given as unknown as ModuleContext);
  const shown = async () => {
    const { items } = (await person(app).get('/anchor/list')).result;
    return Object.fromEntries(
      items.map((item: { id: number; username: string }) => [item.username, item]),
    );
  };
  const names = async () => (await tend()).map(({ name }) => name);

  await seedDemoAnchors(given as unknown as ModuleContext);
  const uid = (await person(app).signInAs('anchor')).cookies.get('uid');
  expect(await person(app).get(`/live/room?id=${uid}`)).toMatchObject({ status: 'success' });
  // Without a match only a room that needs none is on.
  expect(await names()).toEqual(['PandaLounge']);
  const matches = ['first', 'second', 'third'];
  await send([
    ...matches.map((name) => fixtureOf(name, inHours(-1))),
    ...['evening', 'night'].map((name, number) => fixtureOf(name, inHours(4 + number))),
    ...matches.slice(0, 2).map((name) => stateOf(name, 1, { status: 'live', phase: '1H' })),
  ]);
  const all = ['PitchsideLiu', 'MayaOnTheBall', 'PandaLounge'];
  expect(await names()).toEqual(all);
  expect(await names()).toEqual(all);

  await send([
    ...matches
      .slice(0, 2)
      .map((name) =>
        stateOf(name, 2, { status: 'ended', phase: null, score: { home: 1, away: 0 } }),
      ),
    stateOf('third', 1, { status: 'live', phase: '1H' }),
  ]);
  expect(await names()).toEqual(['PitchsideLiu', 'PandaLounge']);

  const anchors = await shown();
  expect(Object.keys(anchors).sort()).toEqual([
    'MayaOnTheBall',
    'PandaLounge',
    'PitchsideLiu',
    'anchor',
  ]);
  const { result: profile } = await person(app).post('/V2/anchor/user', {
    userId: anchors.anchor.id,
  });
  expect(profile.reservations).toHaveLength(2);
});
