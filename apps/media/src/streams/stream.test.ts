import type { MediaEvent } from '@xiongmao/api/live/media';
import { expect, test } from 'vitest';
import { audioConfig, videoConfig, videoFrame } from '../../testing/h264.ts';
import { noRecorder } from '../../testing/no-recorder.ts';
import { windowBounds } from '../hls/live-window.ts';
import type { Publisher } from '../rtmp/connection.ts';
import { readAudioTag, readVideoTag } from '../rtmp/wire/media-tags.ts';
import { createStream, streamLimits } from './stream.ts';

/** A stream at a clock that tests put on. */
function streaming(limits = {}) {
  const clock = { at: 1_000_000 };
  const told: string[] = [];
  const cut: string[] = [];
  const stream = createStream({
    name: 'pitch',
    recorder: noRecorder,
    limits: { window: windowBounds, ...streamLimits, ...limits },
    now: () => clock.at,
    tell: ({ kind, reason }: MediaEvent) => told.push(reason ? `${kind} ${reason}` : kind),
  });
  const open = (id: string) =>
    stream.open({ id, end: (reason, final) => cut.push(`${id} ${reason} ${final}`) });

  function play(publisher: Publisher, seconds: number, size = 200): void {
    publisher.video(readVideoTag(videoConfig()), 0);
    publisher.audio(readAudioTag(audioConfig()), 0);
    for (let frame = 0; frame < seconds * 25; frame++) {
      clock.at += 40;
      publisher.video(readVideoTag(videoFrame(frame % 25 === 0, { size })), frame * 40);
      stream.tick();
    }
  }
  return { stream, open, play, clock, told, cut };
}

test('The late end of a publisher that was replaced ends nothing', () => {
  const { stream, open, play, told, cut } = streaming();
  const first = open('first');
  play(first, 3);
  const second = open('second');
  play(second, 3);
  first.leave('closed');
  first.video(readVideoTag(videoFrame(true)), 99_000);
  expect(stream.state).toBe('live');
  expect(told).toEqual(['live']);
  expect(cut).toEqual(['first replaced true']);
});

test('Thirty seconds after its publisher has gone a stream ends, no sooner', () => {
  const { stream, open, play, clock, told } = streaming();
  const publisher = open('one');
  play(publisher, 3);
  publisher.leave('closed');
  clock.at += 29_999;
  stream.tick();
  expect(stream.state).toBe('interrupted');
  clock.at += 1;
  stream.tick();
  expect(told).toEqual(['live', 'interrupted closed', 'ended lapsed']);
  expect(stream.playlist('all').toString()).toContain('#EXT-X-ENDLIST');
  expect(stream.isOver).toBe(false);
  clock.at += 60_000;
  expect(stream.isOver).toBe(true);
});

test('Twelve seconds without a picture cut a publisher, which may come back', () => {
  const { stream, open, play, clock, told, cut } = streaming();
  play(open('one'), 3);
  clock.at += 12_000;
  stream.tick();
  expect(cut).toEqual(['one idle false']);
  play(open('two'), 1);
  expect(told).toEqual(['live', 'interrupted idle', 'resumed']);
});

test('Of a banned stream nothing is held', () => {
  const { stream, open, play, told, cut } = streaming();
  play(open('one'), 3);
  expect(stream.window.bytes).toBeGreaterThan(0);
  stream.cut('banned');
  expect([stream.window.bytes, stream.window.segments]).toEqual([0, []]);
  expect(cut).toEqual(['one banned true']);
  expect(told).toEqual(['live', 'ended banned']);
});

test('What waits is answered after a while, and so much may wait', async () => {
  const { stream, open, play, clock } = streaming({ waiting: 2 });
  play(open('one'), 3);
  const ahead = { segment: stream.window.segments.at(-1)!.number + 1, part: 0 };
  const [first, second, third] = [1, 2, 3].map(() => stream.untilPlace(ahead));
  expect(third).toBeNull();
  clock.at += 5_000;
  stream.tick();
  expect(await Promise.all([first, second])).toEqual([false, false]);
});

test('A bitrate that even a few seconds of fill memory with is cut off', () => {
  const { open, play } = streaming({ window: { ...windowBounds, bytes: 100_000 } });
  expect(() => play(open('one'), 20, 2_000)).toThrow('bitrateTooHigh');
});

test('A publisher that never showed a picture is no live stream', () => {
  const { stream, open, told } = streaming();
  open('one').leave('closed');
  expect(stream.window.isPlayable).toBe(false);
  expect(told).toEqual(['interrupted closed']);
});
