import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ModuleContext } from '#platform/module.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { newMatch } from '#testing/matches.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { film, hasFfmpeg, ownFolder, told } from '../testing/clips.ts';
import { draftVideo, jobsOf, videoRow } from '../testing/video-rows.ts';
import { cancelJob, enqueue, retryJob } from './enqueue.ts';
import { redrawPoster } from './poster.ts';
import { removeWaste } from './waste.ts';

const clock = steeredClock();
let folder: string;
let app: TestApp;
let uid: number;
const later = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  folder = await ownFolder();
  app = await testApp({ accounts: true, clock, env: { DATA_DIR: folder } });
  uid = Number((await person(app).signInAs('editor')).cookies.get('uid'));
});

/** Has what stands in a file be made a video. */
async function send(
  made: (file: string) => unknown,
  given: { videoId?: number; matchId?: number } = {},
): Promise<number> {
  const name = crypto.randomUUID();
  await made(path.join(folder, 'incoming', name));
  const videoId = given.videoId ?? (await draftVideo(app, { authorId: uid, ...given }));
  await app.db.transaction((tx) =>
    enqueue(tx, app.jobs, { videoId, kind: 'upload', source: name, bytes: 1, now: clock.now() }),
  );
  return videoId;
}
/** Films what is sent; names are without an ending. */
const filmed =
  (given: Parameters<typeof film>[1] = {}) =>
  (file: string) =>
    film(file, { ...given, more: [...(given?.more ?? []), '-f', 'mp4'] });
const over = (videoId: number) =>
  expect.poll(async () => (await videoRow(app, videoId)).file, later).toMatch(/^(ready|failed)$/);
async function made(videoId: number) {
  await over(videoId);
  const video = await videoRow(app, videoId);
  expect({ failure: video.failure, log: (await jobsOf(app, videoId))[0]?.log }).toEqual({
    failure: null,
    log: null,
  });
  return video;
}
const kept = (key: string | null, ...names: string[]) =>
  path.join(folder, 'videos', key!, ...names);
const picture = async (address: string) => sharp(await readFile(path.join(folder, address)));
const context = () =>
  ({
    db: app.db,
    clock,
    log: console,
    objects: createFolderStore(folder),
  }) as never as ModuleContext;

describe.skipIf(!hasFfmpeg())('with an encoder', () => {
  let first: number;
  let match: number;
  beforeAll(async () => {
    match = await newMatch(app, { minutes: 60 });
    first = await send(filmed({ seconds: 9, size: '640x480' }), { matchId: match });
  });

  test('What was sent plays in all sizes up to its own, cut at the same instants', async () => {
    const video = await made(first);
    expect(video).toMatchObject({ file: 'ready', heights: [480, 360], width: 640, height: 480 });
    expect(video.seconds).toBeCloseTo(9, 0);
    const master = await readFile(kept(video.key, 'master.m3u8'), 'utf8');
    expect(master).toMatch(
      /^#EXTM3U\n#EXT-X-VERSION:7\n.*\n#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=480x360,CODECS="avc1\.64\w{4},mp4a\.40\.2"\n360\/index\.m3u8\n#EXT.*RESOLUTION=640x480.*\n480\/index\.m3u8\n$/,
    );
    const lengths = [];
    for (const height of ['480', '360']) {
      const playlist = await readFile(kept(video.key, height, 'index.m3u8'), 'utf8');
      expect(playlist).toContain('#EXT-X-ENDLIST');
      lengths.push([...playlist.matchAll(/EXTINF:([\d.]+)/g)].map(([, text]) => Number(text)));
      expect(
        told(kept(video.key, height, 'index.m3u8'), '-show_entries', 'stream=codec_name'),
      ).toMatch(/h264\naac/);
      expect((await readdir(kept(video.key, height))).sort()).toEqual([
        ...['0.m4s', '1.m4s', '2.m4s', 'index.m3u8', 'init.mp4'],
      ]);
    }
    expect(lengths[0]).toEqual(lengths[1]);
    expect(lengths[0]!.slice(0, 2)).toEqual([4, 4]);
  });

  test('It has a poster and small pictures', async () => {
    const { poster, sheet } = await made(first);
    expect(poster).toMatchObject({ width: 640, height: 480 });
    expect((await (await picture(poster!.address)).metadata()).format).toBe('webp');
    expect(sheet).toMatchObject({ width: 160, height: 120, columns: 10, count: 9, interval: 1 });
    const whole = await (await picture(sheet!.address)).metadata();
    expect([whole.width, whole.height]).toEqual([9 * 160, 120]);
  });

  test('Nothing is left of the work but what plays', async () => {
    await made(first);
    const [job] = await jobsOf(app, first);
    expect(job).toMatchObject({ state: 'done', progress: 100, attempts: 1, source: null });
    await expect.poll(() => readdir(path.join(folder, 'encoding'))).toEqual([]);
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
    expect(await rows(app.db, sql`select key from video_waste`)).toEqual([]);
  });

  test('A poster of another second takes the place of the one before', async () => {
    const before = (await made(first)).poster!.address;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`update video set poster_at = 7.5 where id = ${first}`);
      await redrawPoster(tx, app.jobs, first);
    });
    const now = async () => (await videoRow(app, first)).poster!.address;
    await expect.poll(now, later).not.toBe(before);
    await expect.poll(() => existsSync(path.join(folder, before))).toBe(false);
    const [one] = await Promise.all([(await picture(await now())).metadata()]);
    expect(one.width).toBe(640);
  });

  test('What is sent anew takes the place of what plays, which plays on for an hour', async () => {
    const videoId = await send(filmed({ seconds: 2 }));
    const before = await made(videoId);
    await send(filmed({ seconds: 3, sound: false }), { videoId });
    expect(await videoRow(app, videoId)).toMatchObject({ key: before.key });
    await expect.poll(async () => (await videoRow(app, videoId)).key, later).not.toBe(before.key);
    const after = await made(videoId);
    expect(await readFile(kept(after.key, 'master.m3u8'), 'utf8')).not.toContain('mp4a');
    await removeWaste(context());
    expect(existsSync(kept(before.key))).toBe(true);
    clock.forward({ minutes: 61 });
    await removeWaste(context());
    expect(existsSync(kept(before.key))).toBe(false);
    expect(existsSync(kept(after.key))).toBe(true);
  });

  test('Pictures that are turned, odd, small, or of changing speed just work', async () => {
    const turned = await send(async (file) => {
      filmed({ seconds: 2 })(file);
      const bytes = await readFile(file);
      // By the matrix of its first track's header.
      const matrix = [0, 0x1_0000, 0, -0x1_0000, 0, 0, 180 << 16, 0, 0x4000_0000];
      for (const [index, value] of matrix.entries())
        bytes.writeInt32BE(value, bytes.indexOf('tkhd') + 44 + 4 * index);
      await writeFile(file, bytes);
    });
    const odd = await send(filmed({ seconds: 2, size: '121x67', more: ['-pix_fmt', 'yuv444p'] }));
    const changing = await send(
      filmed({ seconds: 3, more: ['-vf', "select='not(mod(n,3))+lt(t,1)'", '-fps_mode', 'vfr'] }),
    );
    expect(await made(turned)).toMatchObject({ width: 180, height: 320, heights: [320] });
    expect(await made(odd)).toMatchObject({ heights: [144], height: 144 });
    expect((await made(changing)).seconds).toBeCloseTo(3, 0);
    const webm = await send((file) =>
      film(file, { seconds: 2, more: ['-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm'] }),
    );
    expect(await made(webm)).toMatchObject({ heights: [180] });
  });

  const broken: [string, string, (file: string) => unknown][] = [
    ['nothing', 'notVideo', (file) => writeFile(file, '')],
    ['noise', 'notVideo', (file) => writeFile(file, randomBytes(5_000))],
    [
      'a picture',
      'notVideo',
      async (file) => {
        const png = { width: 9, height: 9, channels: 3 as const, background: 'red' };
        await writeFile(file, await sharp({ create: png }).png().toBuffer());
      },
    ],
    [
      'a playlist',
      'notVideo',
      (file) =>
        writeFile(
          file,
          '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
        ),
    ],
    [
      'a playlist that begins as a video does',
      'broken',
      (file) =>
        writeFile(
          file,
          `\0\0\0\u0018ftypisom#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n`,
        ),
    ],
    [
      'sound alone',
      'notVideo',
      async (file) => {
        film(`${file}.whole`, { seconds: 2, more: ['-f', 'mp4'] });
        execFileSync('ffmpeg', [
          '-v',
          'error',
          '-i',
          `${file}.whole`,
          '-vn',
          '-c',
          'copy',
          '-f',
          'mp4',
          file,
        ]);
      },
    ],
    [
      'a video whose end is missing',
      'broken',
      async (file) => {
        filmed({ seconds: 30, rate: 5, more: ['-movflags', '+faststart'] })(file);
        await truncate(file, 60_000);
      },
    ],
    [
      'a video without its beginning',
      'broken',
      async (file) => {
        filmed({ seconds: 3 })(file);
        await truncate(file, 30_000);
      },
    ],
    ['a picture that is too large', 'tooLarge', filmed({ seconds: 1, rate: 1, size: '4500x400' })],
  ];
  test.each(broken)('Of %s nothing is made, and why is told: %s', async (_what, failure, make) => {
    const videoId = await send(make);
    await over(videoId);
    expect(await videoRow(app, videoId)).toMatchObject({ file: 'failed', failure, key: null });
    const [job] = await jobsOf(app, videoId);
    expect(job).toMatchObject({ state: 'failed', attempts: 1, failure });
    expect(job!.log ?? '').not.toContain('root:');
  });

  test('What plays plays on where a file sent in its place is of no use', async () => {
    const videoId = await send(filmed({ seconds: 1 }));
    const { key, poster } = await made(videoId);
    await send((file) => writeFile(file, 'no video'), { videoId });
    await over(videoId);
    const failed = { file: 'failed', failure: 'notVideo', key, poster };
    expect(await videoRow(app, videoId)).toMatchObject(failed);
    expect(await readdir(kept(key))).toContain('master.m3u8');
    expect(await picture(poster!.address)).toBeDefined();
  });

  test('What has failed is tried again when it is asked for, while its file is kept', async () => {
    const videoId = await send((file) => writeFile(file, 'no video'));
    await over(videoId);
    const [job] = await jobsOf(app, videoId);
    await copyFile(
      kept((await made(first)).key, '360', 'init.mp4'),
      path.join(folder, 'incoming', job!.source!),
    );
    filmed({ seconds: 1 })(path.join(folder, 'incoming', job!.source!));
    await app.db.transaction((tx) => retryJob(tx, app.jobs, job!.id, clock.now()));
    expect(await made(videoId)).toMatchObject({ file: 'ready' });
    await expect(
      app.db.transaction((tx) => retryJob(tx, app.jobs, job!.id, clock.now())),
    ).rejects.toMatchObject({ errorName: 'videoMoved' });
    await expect(
      app.db.transaction((tx) => cancelJob(tx, job!.id, clock.now())),
    ).rejects.toMatchObject({ errorName: 'videoMoved' });
  });
});

describe('without an encoder', () => {
  let bare: TestApp;
  let own: string;
  beforeAll(async () => {
    own = await ownFolder();
    bare = await testApp({
      accounts: true,
      env: { DATA_DIR: own, FFMPEG_PATH: '/nowhere/ffmpeg' },
    });
  });
  async function sendBare(make: (file: string) => unknown): Promise<number> {
    const name = crypto.randomUUID();
    await make(path.join(own, 'incoming', name));
    const videoId = await draftVideo(bare, { authorId: uid });
    await bare.db.transaction((tx) =>
      enqueue(tx, bare.jobs, { videoId, kind: 'upload', source: name, bytes: 1, now: new Date() }),
    );
    await expect
      .poll(async () => (await videoRow(bare, videoId)).file, later)
      .toMatch(/^(ready|failed)$/);
    return videoId;
  }

  test.skipIf(!hasFfmpeg())('An MP4 that browsers play is played as it was sent', async () => {
    let size = 0;
    const videoId = await sendBare(async (file) => {
      filmed({ seconds: 2 })(file);
      size = (await readFile(file)).length;
    });
    const video = await videoRow(bare, videoId);
    expect(video).toMatchObject({
      heights: [],
      width: 320,
      height: 180,
      poster: null,
      sheet: null,
    });
    expect(video.seconds).toBeCloseTo(2, 1);
    const original = await readFile(path.join(own, 'videos', video.key!, 'original.mp4'));
    expect(original.length).toBe(size);
    const other = await sendBare((file) =>
      film(file, { seconds: 1, more: ['-c:v', 'mpeg4', '-f', 'mp4'] }),
    );
    expect(await videoRow(bare, other)).toMatchObject({ failure: 'unsupported' });
  });

  test('Anything else is refused', async () => {
    for (const [content, failure] of [
      ['', 'notVideo'],
      ['#EXTM3U\n', 'notVideo'],
      [`\0\0\0\u0018ftypisom${'x'.repeat(200)}`, 'notVideo'],
    ] as const) {
      const videoId = await sendBare((file) => writeFile(file, content));
      expect(await videoRow(bare, videoId)).toMatchObject({ file: 'failed', failure });
    }
  });
});
