import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Push, probe, pushTestPicture, withoutFfmpeg } from '../../testing/ffmpeg.ts';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

/** Without ffmpeg these are named as skipped, in the counts of `npm test`, too. */
describe.skipIf(withoutFfmpeg)(`ffmpeg as OBS (${withoutFfmpeg ?? 'installed'})`, () => {
  let media: TestMedia;
  let stream: string;
  let push: Push;
  const url = (name: string, secret = 'good') =>
    `rtmp://127.0.0.1:${media.rtmpPort}/live/${name}?key=${secret}`;

  beforeAll(async () => {
    media = await testMedia();
    stream = media.name();
    push = pushTestPicture(url(stream));
    await media.until(stream, /EXTINF[\s\S]*EXTINF[\s\S]*EXTINF/);
  }, 60_000);
  afterAll(async () => {
    await push.stop();
    await media.stop();
  });

  const bytesOf = async (file: string) =>
    Buffer.from(await (await media.get(stream, file)).arrayBuffer());
  async function decoded(files: string[]) {
    const file = path.join(media.folder, `${files.length}-${files.at(-1)!.replace('/', '-')}.mp4`);
    await writeFile(file, Buffer.concat(await Promise.all(files.map(bytesOf))));
    return probe(file);
  }
  const filesOf = (playlist: string, kind: string) =>
    playlist.match(new RegExp(`\\w+/${kind}\\d+\\.m(?:p4|4s)`, 'g')) ?? [];

  test('Segments decode to every frame and second that they claim', async () => {
    const playlist = await media.until(stream, /EXTINF/);
    const [init] = filesOf(playlist, 'i');
    const segments = filesOf(playlist, 's');
    const durations = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, text]) => Number(text));
    const claimed = durations.reduce((sum, each) => sum + each, 0);
    const { video, audio, complaints } = await decoded([init!, ...segments]);
    expect(complaints).toBe('');
    expect(video.width).toBe(640);
    expect(video.frames).toBe(Math.round(claimed * 30));
    expect(audio.frames).toBeGreaterThan((claimed - 0.3) * 46.8);
  }, 30_000);

  test('Each independent part decodes by itself', async () => {
    const playlist = await media.until(stream, /INDEPENDENT=YES/);
    const [init] = filesOf(playlist, 'i');
    const independent = [...playlist.matchAll(/URI="([^"]+)",INDEPENDENT=YES/g)].map(
      ([, uri]) => uri!,
    );
    for (const part of independent.slice(0, 2)) {
      const { video, complaints } = await decoded([init!, part]);
      expect(complaints).toBe('');
      expect(video.frames).toBeGreaterThanOrEqual(11);
    }
  }, 30_000);

  test('Its sound alone decodes, and has no picture', async () => {
    const master = await media.until(stream, /EXT-X-STREAM-INF/, 'index.m3u8');
    expect(master).toMatch(/BANDWIDTH=\d{5,6},CODECS="mp4a\.40\.2"\nsound\.m3u8\n$/);
    const playlist = await media.until(stream, /EXTINF/, 'sound.m3u8');
    const [init] = filesOf(playlist, 'ai');
    const segments = filesOf(playlist, 'as');
    const durations = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, text]) => Number(text));
    const claimed = durations.reduce((sum, each) => sum + each, 0);
    const { video, audio, complaints } = await decoded([init!, ...segments]);
    expect(complaints).toBe('');
    expect(video.width).toBeUndefined();
    expect(audio.frames).toBeGreaterThan((claimed - 0.3) * 46.8);
    const hinted = /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(playlist)![1]!;
    expect((await bytesOf(hinted)).length).toBeGreaterThan(1_000);
  }, 30_000);

  test('Dates tell when pictures came in', async () => {
    const playlist = await media.until(stream, /EXT-X-PART/);
    const last = Date.parse(/.*DATE-TIME:(\S+)/s.exec(playlist)![1]!);
    const tail = playlist.slice(playlist.lastIndexOf('DATE-TIME'));
    const parts = [...tail.matchAll(/DURATION=([\d.]+)/g)].map(([, text]) => Number(text) * 1000);
    const edge = parts.reduce((sum, each) => sum + each, last);
    expect(Date.now() - edge).toBeLessThan(10_000);
    expect(Date.now() - edge).toBeGreaterThan(-200);
  });

  test('What comes back after a break decodes on, as one recording', async () => {
    await push.stop();
    push = pushTestPicture(url(stream), { size: '320x180', reordered: 2 });
    const playlist = await media.until(stream, /DISCONTINUITY\n[\s\S]*EXTINF[\s\S]*EXTINF/);
    expect(filesOf(playlist, 'i')).toHaveLength(2);
    await media.cut(stream, 'ended');
    await push.ended;
    const recording = /URI="(\w+)\//.exec(playlist)![1]!;
    await media.until(stream, /ENDLIST/, `replay-${recording}.m3u8`);
    const token = media.token(stream);
    const replay = await probe(`${media.origin}/live/${token}/${stream}/replay-${recording}.m3u8`);
    expect(replay.video.frames).toBeGreaterThan(100);
  }, 60_000);

  test('A wrong key and a foreign codec are refused', async () => {
    const wrong = pushTestPicture(url(media.name(), 'wrong'));
    await wrong.ended;
    const name = media.name();
    const mpeg = pushTestPicture(url(name), { codec: ['flv1'] });
    await mpeg.ended;
    await sleep(50);
    expect((await media.get(name, 'live.m3u8')).status).toBe(404);
  }, 30_000);
});
