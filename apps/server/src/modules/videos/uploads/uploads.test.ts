import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  mkdtemp,
  readFile,
  rm,
  statfs,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { createServerProxy } from '@xiongmao/api/hosting/server-proxy';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModuleContext } from '#platform/module.ts';
import { readEnv } from '#src/env.ts';
import { afterFile } from '#testing/after-file.ts';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { codeOf, tusClient, tusHeaders } from '../testing/tus-client.ts';
import { draftVideo, jobsOf, videoRow } from '../testing/video-rows.ts';
import { tidyUploads } from './tidy-uploads.ts';

const clock = steeredClock();
const size = 3_000_000;
const bytes = randomBytes(size);
let app: TestApp;
let folder: string;
let editor: Person;
let editorUid: number;
let client: ReturnType<typeof tusClient>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-uploads-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  // Nothing is encoded here.
  app = await testApp({ accounts: true, clock, env: settings() });
  await signIn();
});
beforeEach(() => app.db.execute(sql`delete from video`));

const settings = () => ({ DATA_DIR: folder, FFMPEG_PATH: '/nowhere/ffmpeg' });
async function signIn(): Promise<void> {
  editor = await person(app).signInAs('editor');
  editorUid = Number(editor.cookies.get('uid'));
  client = tusClient(editor);
}

const draft = () => draftVideo(app, { authorId: editorUid });
const create = (videoId: number, more: object = {}, someone = editor) =>
  someone.post('/video/upload', { videoId, size, name: 'final.mp4', ...more });
async function begin(): Promise<{ videoId: number; id: string; address: string }> {
  const videoId = await draft();
  const { result } = await create(videoId);
  return { videoId, ...result };
}
const incoming = (id: string) => path.join(folder, 'incoming', id);
const offsetOf = async (address: string) =>
  Number((await client.head(address)).headers.get('upload-offset'));
const fail = (name: keyof typeof errors) => ({
  status: errors[name].http,
  code: errors[name].code,
});

test('A file comes in parts, and waits to be encoded once its last byte is there', async () => {
  const { videoId, id, address } = await begin();
  expect(address).toBe(`/java/video/upload/${id}`);
  expect((await videoRow(app, videoId)).file).toBe('uploading');
  const first = await client.patch(address, 0, bytes.subarray(0, 1_000_001));
  expect(first.status).toBe(204);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    ...{ 'upload-offset': '1000001', 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
  });
  const head = await client.head(address);
  expect(head.status).toBe(200);
  expect(Object.fromEntries(head.headers)).toMatchObject({
    ...{ 'upload-offset': '1000001', 'upload-length': String(size), 'cache-control': 'no-store' },
  });
  expect((await create(videoId)).result).toMatchObject({ id, offset: 1_000_001 });
  expect((await client.patch(address, 1_000_001, bytes.subarray(1_000_001))).status).toBe(204);
  expect((await readFile(incoming(id))).equals(bytes)).toBe(true);
  const [job] = await jobsOf(app, videoId);
  expect(job).toMatchObject({ kind: 'upload', source: id });
  expect(await codeOf(await client.patch(address, size, ''))).toEqual(fail('uploadGone'));
  expect((await client.head(address)).status).toBe(410);
});

test('A connection that is cut leaves what has come, and sending goes on at that byte', async () => {
  const { id, address } = await begin();
  const socket = await client.begin(app.url, address, { offset: 0, length: size });
  socket.write(bytes.subarray(0, 1_234_567));
  await expect.poll(() => offsetOf(address)).toBeGreaterThan(1_000_000);
  socket.destroy();
  await expect.poll(() => offsetOf(address)).toBe(1_234_567);
  await expect
    .poll(async () => (await client.patch(address, 1_234_567, bytes.subarray(1_234_567))).status)
    .toBe(204);
  expect((await readFile(incoming(id))).equals(bytes)).toBe(true);
});

test('One writes at a time, and where the last byte is', async () => {
  const { address } = await begin();
  const socket = await client.begin(app.url, address, { offset: 0, length: size });
  socket.write(bytes.subarray(0, 10));
  // Not only once much has come.
  await expect.poll(() => offsetOf(address)).toBe(10);
  const busy = fail('uploadBusy');
  expect(await codeOf(await client.patch(address, 10, bytes.subarray(10, 20)))).toEqual(busy);
  expect(await codeOf(await client.delete(address))).toEqual(busy);
  socket.destroy();
  const wrong = fail('uploadOffset');
  await expect
    .poll(async () => codeOf(await client.patch(address, 5, bytes.subarray(5, 20))))
    .toEqual(wrong);
  expect(await codeOf(await client.patch(address, 11, 'x'))).toEqual(wrong);
});

test('A file is no longer than it was said to be, whatever its sender says', async () => {
  const { address } = await begin();
  const whole = Buffer.concat([bytes, Buffer.from('x')]);
  expect(await codeOf(await client.patch(address, 0, whole))).toEqual(fail('videoTooLarge'));
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(whole);
      controller.close();
    },
  });
  // Without a length that could be looked at before.
  expect(await codeOf(await client.patch(address, 0, stream))).toEqual(fail('videoTooLarge'));
  expect(await offsetOf(address)).toBe(0);
});

test('Nobody else sends to an upload, sees how far it is, or gives it up', async () => {
  const { address } = await begin();
  const other = tusClient(await person(app).signInAs('admin'));
  const guest = tusClient(person(app));
  const fan = tusClient(await person(app).signInAs('fan'));
  for (const [someone, name] of [
    [other, 'uploadGone'],
    [guest, 'signInRequired'],
    [fan, 'forbidden'],
  ] as const) {
    const answer = { status: name === 'uploadGone' ? 410 : 403, code: errors[name].code };
    expect(await codeOf(await someone.patch(address, 0, 'x'))).toEqual(answer);
    expect(await codeOf(await someone.delete(address))).toEqual(answer);
    const head = await someone.head(address);
    expect(head.status).toBe(answer.status);
    expect(head.headers.get('upload-offset')).toBeNull();
  }
  expect(await offsetOf(address)).toBe(0);
});

test('Without the product’s header, from another origin or by another protocol nothing is taken', async () => {
  const { address } = await begin();
  const refused = { ...fail('forbidden'), status: 403 };
  expect(await codeOf(await client.patch(address, 0, 'x', { 'x-xiongmao': '' }))).toEqual(refused);
  const foreign = { origin: 'https://elsewhere.example' };
  expect(await codeOf(await client.patch(address, 0, 'x', foreign))).toEqual(refused);
  const version = await client.patch(address, 0, 'x', { 'tus-resumable': '0.2.2' });
  expect(version.headers.get('tus-version')).toBe('1.0.0');
  expect(await codeOf(version)).toEqual(fail('uploadVersion'));
  for (const type of ['application/json', 'text/plain']) {
    const answer = await client.patch(address, 0, '{}', { 'content-type': type });
    expect(await codeOf(answer)).toEqual(fail('unsupportedMediaType'));
  }
  for (const offset of ['', '-1', '1e3', '0x1', '1,1'])
    expect(await codeOf(await client.patch(address, 0, 'x', { 'upload-offset': offset }))).toEqual(
      fail('invalidInput'),
    );
  for (const id of ['x', '../../etc/passwd', crypto.randomUUID()]) {
    const answer = await client.head(`/java/video/upload/${encodeURIComponent(id)}`);
    expect({ id, status: answer.status }).toEqual({ id, status: 410 });
  }
  const options = await editor.send(address, { method: 'OPTIONS' });
  expect(options.status).toBe(204);
  expect(options.headers.get('tus-version')).toBe('1.0.0');
  expect((await editor.send(address, { headers: tusHeaders })).status).toBe(404);
});

test('Who gives an upload up has it forgotten, with its file', async () => {
  const { videoId, id, address } = await begin();
  await client.patch(address, 0, 'some');
  expect((await client.delete(address)).status).toBe(204);
  expect(existsSync(incoming(id))).toBe(false);
  expect(await codeOf(await client.delete(address))).toEqual(fail('uploadGone'));
  expect((await videoRow(app, videoId)).file).toBe('none');
});

test('Another file takes the place of one that was on its way', async () => {
  const { videoId, id, address } = await begin();
  await client.patch(address, 0, 'some');
  const { result } = await create(videoId, { name: 'better.mp4' });
  expect(result.id).not.toBe(id);
  expect(existsSync(incoming(id))).toBe(false);
  expect((await client.head(address)).status).toBe(410);
});

test('A whole file whose process ended before that was noted is found whole', async () => {
  const { videoId, id, address } = await begin();
  await writeFile(incoming(id), bytes);
  expect(await offsetOf(address)).toBe(size);
  expect(await jobsOf(app, videoId)).toHaveLength(1);
});

test('A full disk is told, and leaves the upload where it was', async () => {
  const { id, address } = await begin();
  await symlink('/dev/full', incoming(id));
  expect(await codeOf(await client.patch(address, 0, 'some'))).toEqual(fail('storageFull'));
  await rm(incoming(id));
  expect(await offsetOf(address)).toBe(0);
});

test('A front end passes a file on as it comes, and an answer that comes before all of it', async () => {
  const proxy = createServerProxy({
    serverUrl: app.url,
    callerAddress: () => '203.0.113.9',
    proof: createFrontEndProof(testKey),
  });
  const front = createServer((request, response) => proxy.forward(request, response));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  afterFile(() => {
    front.closeAllConnections();
    front.close();
    proxy.close();
  });
  const { port } = front.address() as AddressInfo;
  const there = { ...app, url: `http://127.0.0.1:${port}` };
  const { id, address } = await begin();
  const through = person(there);
  for (const [name, value] of editor.cookies) through.cookies.set(name, value);
  const office = tusClient(through);
  const socket = await office.begin(there.url, address, { offset: 0, length: size });
  socket.write(bytes.subarray(0, 2_000_000));
  // It is at the server before it is whole.
  await expect.poll(() => offsetOf(address)).toBe(2_000_000);
  socket.destroy();
  await expect
    .poll(async () => (await office.patch(address, 2_000_000, bytes.subarray(2_000_000))).status)
    .toBe(204);
  expect((await readFile(incoming(id))).equals(bytes)).toBe(true);
  const late = await tusClient(person(there)).patch(address, 0, bytes);
  expect(await codeOf(late)).toMatchObject({ code: errors.signInRequired.code });
});

test('A video is sent by who may change it, while that may be', async () => {
  const studio = await person(app).signInAs('expert');
  const uid = Number(studio.cookies.get('uid'));
  const own = await draftVideo(app, { authorId: uid, origin: 'studio' });
  expect((await create(own, {}, studio)).status).toBe('success');
  // A maker's draft is no more to an editor than what there is not.
  expect((await create(own)).errorCode).toBe(errors.unknownVideo.code);
  const review = await draftVideo(app, { authorId: uid, origin: 'studio', state: 'review' });
  expect((await create(review, {}, studio)).errorCode).toBe(errors.videoFixed.code);
  expect((await create(review)).errorCode).toBe(errors.videoFixed.code);
  const { errorCode } = await create(await draft(), {}, studio);
  expect(errorCode).toBe(errors.unknownVideo.code);
  expect((await create(999_999_999)).errorCode).toBe(errors.unknownVideo.code);
  const guest = person(app);
  expect((await create(own, {}, guest)).errorCode).toBe(errors.signInRequired.code);
  const fan = await person(app).signInAs('fan');
  expect((await create(own, {}, fan)).errorCode).toBe(errors.forbidden.code);
});

test('One person sends a few files at once, of bounded size', async () => {
  const large = { size: videoLimits.bytes + 1 };
  expect((await create(await draft(), large)).errorCode).toBe(errors.videoTooLarge.code);
  for (let count = 0; count < videoLimits.openUploads; count++)
    expect((await create(await draft())).status).toBe('success');
  expect((await create(await draft())).errorCode).toBe(errors.tooManyUploads.code);
});

test('Where the disk has no room for a file, and for what is made of it, none is begun', async () => {
  const full = await testApp({
    clock,
    database: { db: app.db, url: app.databaseUrl },
    env: { ...settings(), VIDEO_DISK_RESERVE: '1000000' },
  });
  const someone = await person(full).signInAs('editor');
  expect((await create(await draft(), {}, someone)).errorCode).toBe(errors.storageFull.code);
});

/** Where `room` bytes of the disk may still be written. */
async function withRoom(room: number) {
  const { bavail, bsize } = await statfs(folder);
  const tight = await testApp({
    clock,
    database: { db: app.db, url: app.databaseUrl },
    env: { ...settings(), VIDEO_DISK_RESERVE: String((bavail * bsize - room) / 1024 ** 3) },
  });
  const someone = await person(tight).signInAs('editor');
  const makers = await Promise.all(
    ['expert', 'anchor'].map((name) => person(tight).signInAs(name)),
  );
  const announce = async (by: Person, size: number) => {
    const authorId = Number(by.cookies.get('uid'));
    const videoId = await draftVideo(app, { authorId, origin: 'studio' });
    return create(videoId, { size: Math.floor(size) }, by);
  };
  const ask = async (size: number) => {
    const { status, errorCode } = await create(await draft(), { size: Math.floor(size) }, someone);
    return { status, errorCode };
  };
  return { makers, announce, ask };
}

test('Files that were announced and never come keep the disk from nobody', async () => {
  const { bavail, bsize } = await statfs(folder);
  const unit = Math.min(1024 ** 3, (bavail * bsize) / 10);
  const { makers, announce, ask } = await withRoom(8 * unit);
  for (const maker of makers) {
    for (let count = 0; count < 3; count++)
      expect((await announce(maker, unit)).status).toBe('success');
  }
  expect((await ask(1.5 * unit)).status).toBe('success');
  // Nor is there more room than there is.
  expect((await ask(4.2 * unit)).errorCode).toBe(errors.storageFull.code);
});

test('A file that comes has its room, and one that stands still no more than a share of it', async () => {
  const { bavail, bsize } = await statfs(folder);
  const unit = Math.min(1024 ** 3, (bavail * bsize) / 10);
  const { makers, announce, ask } = await withRoom(8 * unit);
  const { result } = await announce(makers[0]!, 3.5 * unit);
  // As long, without being written.
  await writeFile(incoming(result.id), '');
  await truncate(incoming(result.id), unit);
  const seen = clock.now();
  await utimes(incoming(result.id), seen, seen);
  expect((await ask(3.3 * unit)).errorCode).toBe(errors.storageFull.code);
  await utimes(incoming(result.id), 0, 0);
  expect((await ask(3.3 * unit)).status).toBe('success');
});

test('A file that stops coming is forgotten after a day, and files that nothing names', async () => {
  const { videoId, id, address } = await begin();
  await client.patch(address, 0, 'some');
  const stray = incoming(crypto.randomUUID());
  await writeFile(stray, 'left behind');
  const context = { db: app.db, clock, env: readEnv(settings()) } as never as ModuleContext;
  await tidyUploads(context);
  expect([existsSync(incoming(id)), existsSync(stray)]).toEqual([true, true]);
  await utimes(stray, 0, 0);
  clock.forward({ hours: 25 });
  await signIn();
  expect((await client.head(address)).status).toBe(410);
  await tidyUploads(context);
  expect([existsSync(incoming(id)), existsSync(stray)]).toEqual([false, false]);
  expect((await videoRow(app, videoId)).file).toBe('none');
  const left = await rows(app.db, sql`select from video_upload where id = ${id}`);
  expect(left).toEqual([]);
});

test('A file of which no byte comes is forgotten within minutes, and sending nothing renews nothing', async () => {
  const { videoId, address } = await begin();
  clock.forward({ minutes: 10 });
  await signIn();
  expect((await client.patch(address, 0, '')).status).toBe(204);
  clock.forward({ minutes: 6 });
  await signIn();
  expect((await client.head(address)).status).toBe(410);
  expect((await create(videoId)).result.offset).toBe(0);

  const other = await begin();
  await client.patch(other.address, 0, 'some');
  clock.forward({ hours: 20 });
  await signIn();
  expect((await client.patch(other.address, 4, '')).status).toBe(204);
  clock.forward({ hours: 5 });
  await signIn();
  expect((await client.head(other.address)).status).toBe(410);
});

test('Files that lapsed count among nobody’s', async () => {
  for (let count = 0; count < videoLimits.openUploads; count++) await create(await draft());
  expect((await create(await draft())).errorCode).toBe(errors.tooManyUploads.code);
  clock.forward({ minutes: 16 });
  await signIn();
  expect((await create(await draft())).status).toBe('success');
});
