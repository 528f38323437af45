import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { person } from '#testing/people/person.ts';
import { serverProcess } from '#testing/processes/processes.ts';
import { rows } from '#testing/rows.ts';
import { film, hasFfmpeg, ownFolder } from '../testing/clips.ts';
import { codeOf, tusClient } from '../testing/tus-client.ts';
import { draftVideo, jobsOf, videoRow } from '../testing/video-rows.ts';
import { cancelJob, enqueue } from './enqueue.ts';

const clock = steeredClock();
const later = { timeout: 100_000, interval: 50 };
let folder: string;
let app: TestApp;
let uid: number;

beforeAll(async () => {
  folder = await ownFolder();
  app = await testApp({ accounts: true, clock, env: { DATA_DIR: folder } });
  uid = Number((await person(app).signInAs('editor')).cookies.get('uid'));
});

/** Another process of the same product, with this for ffmpeg. */
const another = (more: Record<string, string> = {}) =>
  serverProcess({
    ...{ NODE_ENV: 'test', DATABASE_URL: app.databaseUrl, DATA_DIR: folder, SECRET_KEY: testKey },
    ...more,
  });

/** A program that stands in for ffmpeg, whose process id it notes. */
async function fake(
  dataDir: string,
  script: string,
): Promise<{ program: string; pid: () => Promise<number> }> {
  const program = path.join(dataDir, 'fake-ffmpeg');
  const note = path.join(dataDir, 'fake-pid');
  await writeFile(program, `#!/bin/sh\necho $$ > ${note}\n${script}\n`);
  await chmod(program, 0o755);
  return { program, pid: async () => Number(await readFile(note, 'utf8').catch(() => '')) };
}
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function clip(dataDir: string): Promise<string> {
  const name = crypto.randomUUID();
  await mkdir(path.join(dataDir, 'incoming'), { recursive: true });
  film(path.join(dataDir, 'incoming', name), { seconds: 1, more: ['-f', 'mp4'] });
  return name;
}
async function send(given: TestApp, dataDir: string): Promise<number> {
  const source = await clip(dataDir);
  const videoId = await draftVideo(given, { authorId: uid });
  await given.db.transaction((tx) =>
    enqueue(tx, given.jobs, { videoId, kind: 'upload', source, bytes: 1, now: clock.now() }),
  );
  return videoId;
}
const job = async (given: TestApp, videoId: number) => (await jobsOf(given, videoId))[0]!;

describe.skipIf(!hasFfmpeg())('with an encoder', () => {
  test('A file that never ends, or ends its encoder, costs an attempt, and three have failed', async () => {
    for (const [script, failure] of [
      ['exec sleep 600', 'tooSlow'],
      ['kill -SEGV $$', 'crashed'],
    ] as const) {
      const own = await ownFolder();
      const { program, pid } = await fake(own, script);
      const env = { DATA_DIR: own, FFMPEG_PATH: program, VIDEO_ENCODING_HOURS: '0.0002' };
      const given = await testApp({ accounts: true, clock, env });
      const videoId = await send(given, own);
      for (const attempts of [1, 2, 3]) {
        await expect
          .poll(async () => {
            const { state, attempts: tried } = await job(given, videoId);
            return [state, tried];
          }, later)
          .toEqual([attempts < 3 ? 'waiting' : 'failed', attempts]);
        expect(isAlive(await pid())).toBe(false);
        expect(await job(given, videoId)).toMatchObject({ failure });
        await given.db.execute(sql`update video_job set due_at = now() - interval '1 hour'`);
        await given.db.transaction((tx) => given.jobs.send(tx, { name: 'video-encode' }, {}));
      }
      expect(await videoRow(given, videoId)).toMatchObject({ file: 'failed', failure, key: null });
      expect(await readdir(path.join(own, 'encoding'))).toEqual([]);
      await given.stop();
    }
  });

  test('What is cancelled ends its encoder within seconds', async () => {
    const own = await ownFolder();
    const { program, pid } = await fake(own, 'exec sleep 600');
    const given = await testApp({
      accounts: true,
      clock,
      env: { DATA_DIR: own, FFMPEG_PATH: program },
    });
    const videoId = await send(given, own);
    await expect.poll(async () => isAlive((await pid()) || 1e9), later).toBe(true);
    const { id } = await job(given, videoId);
    await given.db.transaction((tx) => cancelJob(tx, id, clock.now()));
    expect((await videoRow(given, videoId)).file).toBe('none');
    await expect.poll(async () => isAlive(await pid()), later).toBe(false);
    await expect.poll(() => readdir(path.join(own, 'encoding')), later).toEqual([]);
    expect(await job(given, videoId)).toMatchObject({ state: 'cancelled' });
    await given.stop();
  });

  test('The job of a process that is killed is done by another, and its encoder ends with it', async () => {
    await app.stop();
    const { program, pid } = await fake(folder, 'exec sleep 600');
    const first = await another({ FFMPEG_PATH: program });
    const videoId = await send(app, folder);
    await expect.poll(async () => isAlive((await pid()) || 1e9), later).toBe(true);
    await first.kill();
    await expect.poll(async () => isAlive(await pid()), later).toBe(false);
    expect((await videoRow(app, videoId)).file).toBe('encoding');
    clock.forward({ minutes: 1 });
    const second = await testApp({
      clock,
      env: { DATA_DIR: folder },
      database: { db: app.db, url: app.databaseUrl },
    });
    await expect.poll(async () => (await videoRow(app, videoId)).file, later).toBe('ready');
    expect(await job(app, videoId)).toMatchObject({ state: 'done', attempts: 2 });
    // It cleans up once all is said.
    await expect.poll(() => readdir(path.join(folder, 'encoding')), later).toEqual([]);
    await second.stop();
  });

  test('What a killed process had kept already is played by nobody, and known as waste', async () => {
    await app.db.execute(sql`delete from video_waste`);
    const first = await another();
    const videoId = await send(app, folder);
    // By the other process' clock, which is behind the one that was put forward.
    await app.db.execute(sql`update video_job set due_at = now() where video_id = ${videoId}`);
    await expect.poll(async () => (await job(app, videoId)).state, later).toBe('running');
    const waste = () => rows<{ key: string }>(app.db, sql`select key from video_waste`);
    await app.db.transaction(async (tx) => {
      // Its last statement waits for this.
      await tx.execute(sql`select from video where id = ${videoId} for update`);
      await expect
        .poll(async () => {
          const locks = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'select from video where id in%for update'`;
          return (await rows(app.db, locks)).length;
        }, later)
        .toBe(1);
      await first.kill();
    });
    expect(await videoRow(app, videoId)).toMatchObject({ file: 'encoding', key: null });
    const [half] = await waste();
    expect(await readdir(path.join(folder, 'videos', half!.key))).toContain('master.m3u8');
    clock.forward({ minutes: 1 });
    const second = await testApp({
      clock,
      env: { DATA_DIR: folder },
      database: { db: app.db, url: app.databaseUrl },
    });
    await expect.poll(async () => (await videoRow(app, videoId)).file, later).toBe('ready');
    expect((await videoRow(app, videoId)).key).not.toBe(half!.key);
    expect(await waste()).toEqual([half]);
    await second.stop();
  });
});

test('An upload goes on where it was when the process that took it was killed', async () => {
  const size = 2_000_000;
  const bytes = randomBytes(size);
  const env = { FFMPEG_PATH: '/nowhere/ffmpeg' };
  const first = await another(env);
  const editor = await person({ ...app, url: first.url }).signInAs('editor');
  const videoId = await draftVideo(app, { authorId: uid });
  const { result } = await editor.post('/video/upload', { videoId, size, name: 'a.mp4' });
  const client = tusClient(editor);
  const socket = await client.begin(first.url, result.address, { offset: 0, length: size });
  socket.write(bytes.subarray(0, 1_500_000));
  const offset = async (of: typeof client) =>
    Number((await of.head(result.address)).headers.get('upload-offset'));
  await expect.poll(() => offset(client), later).toBeGreaterThan(1_000_000);
  await first.kill();
  socket.destroy();

  const database = { db: app.db, url: app.databaseUrl };
  const second = await testApp({ clock, database, env: { ...env, DATA_DIR: folder } });
  const again = person({ ...app, url: second.url });
  for (const [name, value] of editor.cookies) again.cookies.set(name, value);
  const resumed = tusClient(again);
  const there = await offset(resumed);
  expect(there).toBeGreaterThan(1_000_000);
  // Nobody has given it back.
  const until = (end: string) =>
    app.db.execute(sql`update video_upload set writer_until = ${end}::timestamptz`);
  await until('2100-01-01');
  const busy = await resumed.patch(result.address, there, bytes.subarray(there));
  expect(await codeOf(busy)).toEqual({ status: 423, code: errors.uploadBusy.code });
  await until('2020-01-01');
  const whole = await resumed.patch(result.address, there, bytes.subarray(there));
  expect(whole.status).toBe(204);
  // Noise is no video; it is kept, to be looked at again.
  await expect.poll(async () => (await job(app, videoId)).failure, later).toBe('notVideo');
  expect((await readFile(path.join(folder, 'incoming', result.id))).equals(bytes)).toBe(true);
});
