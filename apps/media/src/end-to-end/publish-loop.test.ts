import { publishLoop } from '@xiongmao/rtmp/publish-loop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audioConfig, audioFrame, videoConfig, videoFrame } from '../../testing/h264.ts';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await testMedia();
});
afterAll(() => media.stop());

/** Two seconds at 25 pictures a second, with sound. */
const clip = [
  { kind: 'video' as const, at: 0, body: videoConfig(), isConfig: true },
  { kind: 'audio' as const, at: 0, body: audioConfig(), isConfig: true },
  ...Array.from({ length: 50 }, (_, frame) => [
    { kind: 'video' as const, at: frame * 40, body: videoFrame(frame % 25 === 0), isConfig: false },
    ...[0, 1].map((half) => ({
      kind: 'audio' as const,
      at: frame * 40 + half * 20,
      body: audioFrame(),
      isConfig: false,
    })),
  ]).flat(),
];

function publish(stream: string, secret: string) {
  const stopped: (string | null)[] = [];
  const ending = new AbortController();
  const done = publishLoop({
    target: { host: '127.0.0.1', port: media.rtmpPort, key: `${stream}?key=${secret}` },
    tags: clip,
    seconds: 2,
    signal: ending.signal,
    onStop: (code) => stopped.push(code),
  });
  return {
    stopped,
    stop() {
      ending.abort();
      return done;
    },
  };
}

test('A clip that is sent over and over is one stream without a break', async () => {
  const stream = media.name();
  const { stop, stopped } = publish(stream, 'good');
  const playlist = await media.until(stream, /(#EXTINF[\s\S]*){5}/);
  expect(playlist).not.toMatch(/^#EXT-X-DISCONTINUITY$/m);
  expect(stopped).toEqual([]);
  await stop();
});

test('Who is refused is told so, and stops at once when it is told to', async () => {
  const { stop, stopped } = publish(media.name(), 'bad');
  await expect.poll(() => stopped, { timeout: 10_000 }).toEqual(['NetStream.Publish.Denied']);
  await stop();
});
