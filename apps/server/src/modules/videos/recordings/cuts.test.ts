import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { folderOf } from '@xiongmao/api/live/recording-index';
import type { VideoKind } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { draftedVideo } from '#testing/factories.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { enqueue } from '../encoding/enqueue.ts';
import { hasFfmpeg, ownFolder, told } from '../testing/clips.ts';
import { aired, noteIndex, recorded, stream } from '../testing/recorded.ts';
import { draftVideo, jobsOf, videoRow } from '../testing/video-rows.ts';
import { checkCut } from './check-cut.ts';

const clock = steeredClock();
const later = { timeout: 30_000, interval: 50 };
const minute = 60_000;
/** Of the first picture of the first recording. */
const kickOff = new Date(Math.floor(clock.now().getTime() / 1000) * 1000 - 10 * minute);
const at = (seconds: number) => new Date(kickOff.getTime() + seconds * 1000);
let folder: string;
let app: TestApp;
let anchor: Person & { uid: number };
let other: Person & { uid: number };
let editor: Person;
let match: number;

beforeAll(async () => {
  folder = await ownFolder();
  app = await testApp({ accounts: true, clock, env: { DATA_DIR: folder } });
  anchor = await makeAnchor(app);
  other = await makeAnchor(app, { name: 'expert' });
  editor = await person(app).signInAs('editor');
  match = await newMatch(app, { minutes: -20, state: { status: 'live' } });
});

const rowsOfOne = { recording: 'one', from: at(0), to: at(10) };
const rowsOfTwo = { recording: 'two', from: at(20), to: at(26) };

describe.skipIf(!hasFfmpeg())('with an encoder', () => {
  let broadcastId: number;
  beforeAll(async () => {
    await recorded(folder, { recording: 'one', beganAt: at(0), seconds: 10 });
    await recorded(folder, {
      recording: 'two',
      beganAt: at(20),
      seconds: 6,
      size: '240x180',
      sound: false,
    });
    const recordings = [rowsOfOne, rowsOfTwo];
    broadcastId = await aired(app, { anchorId: anchor.uid, matchId: match, recordings });
  });

  async function cut(from: number, to: number, kind: VideoKind = 'highlight', of = broadcastId) {
    const cut = { broadcastId: of, from: at(from), to: at(to) };
    const videoId = await draftVideo(app, { authorId: anchor.uid, kind, cut });
    await app.db.transaction((tx) =>
      enqueue(tx, app.jobs, { videoId, kind: 'cut', now: clock.now() }),
    );
    return videoId;
  }
  async function made(videoId: number) {
    await expect
      .poll(async () => (await videoRow(app, videoId)).file, later)
      .toMatch(/^(ready|failed)$/);
    const video = await videoRow(app, videoId);
    expect({ failure: video.failure, log: (await jobsOf(app, videoId))[0]?.log }).toEqual({
      failure: null,
      log: null,
    });
    return video;
  }
  const file = (key: string | null, ...names: string[]) =>
    path.join(folder, 'videos', key!, ...names);

  test('A moment is cut to the frame, wherever segments begin', async () => {
    const video = await made(await cut(3.2, 7.4));
    expect(video).toMatchObject({ heights: [180], width: 320, height: 180 });
    expect(video.seconds).toBeCloseTo(4.2, 1);
    expect(video.poster).not.toBeNull();
    expect(video.sheet).toMatchObject({ count: 5, interval: 1 });
  });

  test('Where the picture was away a moment goes on without a gap, in one size and with sound', async () => {
    const video = await made(await cut(8, 23));
    expect(video).toMatchObject({ width: 320, height: 180 });
    expect(video.seconds).toBeCloseTo(2 + 3, 1);
    const playlist = file(video.key, '180', 'index.m3u8');
    expect(told(playlist, '-show_entries', 'stream=codec_name')).toMatch(/h264\naac/);
  });

  test('A whole match is copied as it is, with what breaks it marked', async () => {
    const video = await made(await cut(0, 26, 'playback'));
    expect(video).toMatchObject({ heights: [180], width: 320, height: 180 });
    expect(video.seconds).toBeCloseTo(16, 1);
    const playlist = await readFile(file(video.key, '180', 'index.m3u8'), 'utf8');
    expect(playlist.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(playlist).toContain('#EXT-X-MAP:URI="init-1.mp4"');
    const copied = await readFile(file(video.key, '180', '3.m4s'));
    expect(
      copied.equals(await readFile(path.join(folder, folderOf(stream, 'one'), 's3.m4s'))),
    ).toBe(true);
    expect(video.sheet).toMatchObject({ count: 16 });
  });

  test('A recording that is gone, or a part of it, is told', async () => {
    const segments = await recorded(folder, { recording: 'three', beganAt: at(40), seconds: 6 });
    const three = { recording: 'three', from: at(40), to: at(46) };
    const of = await aired(app, { anchorId: anchor.uid, recordings: [three] });
    await rm(path.join(folder, folderOf(stream, 'three'), 's1.m4s'));
    const lost = async (from: number, to: number, kind?: VideoKind) => {
      const videoId = await cut(from, to, kind, of);
      const job = async () => (await jobsOf(app, videoId))[0]!;
      // It may be written yet: it is tried again.
      await expect.poll(async () => (await job()).failure, later).toBe('lost');
      await app.db.execute(
        sql`update video_job set attempts = 3, state = 'waiting', due_at = now() where video_id = ${videoId}`,
      );
      return videoId;
    };
    await lost(41, 45);
    await lost(40, 46, 'playback');
    // What could not be kept is in no index.
    await noteIndex(
      folder,
      'three',
      segments
        .filter(({ number }) => number !== 1)
        .map((one) => ({ ...one, discontinuity: one.number === 2 })),
    );
    expect((await made(await cut(41, 45, 'highlight', of))).seconds).toBeCloseTo(2, 1);
    await rm(path.join(folder, folderOf(stream, 'three'), 'index.json'));
    await lost(41, 45);
  });

  test('What is on air is cut as soon as it is noted', async () => {
    const segments = await recorded(folder, { recording: 'four', beganAt: at(50), seconds: 8 });
    await noteIndex(folder, 'four', segments.slice(0, 1));
    const four = { recording: 'four', from: at(50), to: null };
    const of = await aired(app, { anchorId: other.uid, recordings: [four], endedBy: null });
    const span = (await other.get(`/video/moments?broadcastId=${of}`)).result;
    expect(span.from).toBe(at(50).toISOString());
    expect(Date.parse(span.to)).toBeGreaterThan(clock.now().getTime() - minute);
    const make = (someone: Person, to: Date) =>
      backOffice(someone, 'studio').create('videos', {
        ...{ ...draftedVideo, kind: 'highlight' },
        cut: { broadcastId: of, from: at(51).toISOString(), to: to.toISOString() },
      });
    const yetToCome = new Date(clock.now().getTime() + minute);
    expect((await make(other, yetToCome)).body).toMatchObject({
      errorCode: errors.nothingRecorded.code,
    });
    expect((await make(anchor, at(56))).body).toMatchObject({
      errorCode: errors.nothingRecorded.code,
    });
    const { id: videoId } = (await make(other, at(56))).body;
    await expect.poll(async () => (await jobsOf(app, videoId))[0]!.failure, later).toBe('lost');
    expect((await videoRow(app, videoId)).file).toBe('queued');
    await noteIndex(folder, 'four', segments);
    clock.forward({ minutes: 2 });
    expect((await made(videoId)).seconds).toBeCloseTo(5, 1);
  });

  test('What ended in a gap of a picture that has come back is cut at once', async () => {
    const segments = await recorded(folder, { recording: 'five', beganAt: at(70), seconds: 6 });
    // Its picture was away for 20 s after 4 s of it.
    const back = segments.map((one, index) =>
      index < 2 ? one : { ...one, at: one.at + 20_000, discontinuity: true },
    );
    await noteIndex(folder, 'five', back);
    const five = { recording: 'five', from: at(70), to: null };
    const of = await aired(app, { anchorId: anchor.uid, recordings: [five], endedBy: null });
    expect((await made(await cut(71, 80, 'highlight', of))).seconds).toBeCloseTo(3, 1);
  });

  test('Only what is kept, one’s own and not too long is to be cut', async () => {
    const check = async (more: object) => {
      const usual = { broadcastId, from: at(1), to: at(9), kind: 'highlight' as const, uid: null };
      await checkCut(app.db, { ...usual, ...more }, clock.now());
      return 'allowed';
    };
    const refused = { errorName: 'nothingRecorded' };
    expect(await check({})).toBe('allowed');
    expect(await check({ uid: anchor.uid })).toBe('allowed');
    await expect(check({ uid: other.uid })).rejects.toMatchObject(refused);
    await expect(check({ broadcastId: 999_999 })).rejects.toMatchObject(refused);
    await expect(check({ from: at(-1) })).rejects.toMatchObject(refused);
    await expect(check({ to: at(27) })).rejects.toMatchObject(refused);
    await expect(check({ to: at(1) })).rejects.toMatchObject(refused);
    const long = { recording: 'long', from: at(100), to: at(2_000) };
    const of = await aired(app, { anchorId: anchor.uid, recordings: [long] });
    const whole = { broadcastId: of, from: at(100), to: at(900) };
    await expect(check(whole)).rejects.toMatchObject(refused);
    expect(await check({ ...whole, kind: 'playback' })).toBe('allowed');
    await app.db.execute(sql`insert into hidden_replay (broadcast_id, at) values (${of}, now())`);
    await expect(check({ ...whole, kind: 'playback' })).rejects.toMatchObject(refused);
  });

  test('Moments of a match are those seen in its recordings, as late as the picture is', async () => {
    const heard = async (key: string, seconds: number, state = 'current') =>
      app.db.execute(sql`insert into incident (match_id, key, place, minute, added, kind, player, state, at, version)
        values (${match}, ${key}, 1, 45, 3, 'goal', 'Striker', ${state}, ${at(seconds).toISOString()}::timestamptz, 1)`);
    await heard('early', -5);
    await heard('first', 4);
    await heard('between', 15);
    await heard('second', 21);
    await heard('undone', 5, 'withdrawn');
    const videoId = await draftVideo(app, {
      authorId: anchor.uid,
      matchId: match,
      incident: 'second',
    });
    const ask = (someone: Person, id = broadcastId) =>
      someone.get(`/video/moments?broadcastId=${id}`);
    const { result } = await ask(anchor);
    expect(result).toMatchObject({
      from: at(0).toISOString(),
      to: at(26).toISOString(),
      matchId: match,
    });
    const text = '45+3′ Goal Striker';
    expect(result.moments).toEqual([
      {
        incident: 'first',
        text,
        at: at(4).toISOString(),
        from: at(0).toISOString(),
        to: at(10).toISOString(),
        videoId: null,
      },
      {
        incident: 'second',
        text,
        at: at(21).toISOString(),
        from: at(20).toISOString(),
        to: at(26).toISOString(),
        videoId,
      },
    ]);
    await app.db.execute(sql`insert into room (account_id, state, broadcast_id, picture_offset)
      values (${anchor.uid}, 'ended', ${broadcastId}, 6000) on conflict (account_id)
      do update set broadcast_id = excluded.broadcast_id, picture_offset = excluded.picture_offset`);
    const late = (await ask(editor)).result.moments;
    expect(
      late.map(({ incident, at: seen }: { incident: string; at: string }) => [incident, seen]),
    ).toEqual([
      ['early', at(1).toISOString()],
      ['first', at(10).toISOString()],
      ['between', at(21).toISOString()],
    ]);
    expect((await ask(other)).errorCode).toBe(errors.nothingRecorded.code);
    expect((await ask(editor, 999_999)).errorCode).toBe(errors.nothingRecorded.code);
    expect((await ask(person(app))).errorCode).toBe(errors.signInRequired.code);
    expect((await ask(await person(app).signInAs('fan'))).errorCode).toBe(errors.forbidden.code);
  });
});

test('Without an encoder nothing is cut, and the offices say so', async () => {
  const env = { DATA_DIR: folder, FFMPEG_PATH: '/nowhere/ffmpeg' };
  const without = await testApp({ clock, env, database: { db: app.db, url: app.databaseUrl } });
  const editor = await person(without).signInAs('editor');
  const { result } = await editor.get('/video/encoder');
  expect(result).toEqual({ available: false });
  const given = { broadcastId: 1, from: at(0), to: at(1), kind: 'clip' as const, uid: null };
  await expect(checkCut(app.db, given, clock.now())).rejects.toMatchObject({
    errorName: 'noEncoder',
  });
});
