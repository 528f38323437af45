import { expect, test } from 'vitest';
import { audioConfig, audioFrame, avcRecord, videoConfig, videoFrame } from '../../testing/h264.ts';
import { readAudioTag, readVideoTag } from '../rtmp/wire/media-tags.ts';
import { createPackager, type PackagedPart, partTarget } from './packager.ts';

interface SeenSegment {
  at: number;
  discontinuity: boolean;
  parts: PackagedPart[];
  whole: boolean;
}

/** A packager, what it has made, and a clock that goes with the media. */
function packaging(codecs = true) {
  const segments: SeenSegment[] = [];
  const seen = { drops: 0, time: 1_000_000 };
  const packager = createPackager(
    {
      segment: ({ at, discontinuity }) =>
        segments.push({ at, discontinuity, parts: [], whole: false }),
      part(part) {
        segments.at(-1)!.parts.push(part);
      },
      segmentEnd() {
        segments.at(-1)!.whole = true;
      },
      drop(count) {
        seen.drops += count;
      },
      frame: () => undefined,
    },
    () => seen.time,
  );
  if (codecs) {
    packager.video(readVideoTag(videoConfig()), 0);
    packager.audio(readAudioTag(audioConfig()), 0);
  }

  /** Frames of a rate, each `keyEvery` of them a key frame. */
  function play(seconds: number, { rate = 30, keyEvery = 60, from = 0 } = {}) {
    const wall = seen.time;
    for (let frame = 0; frame < seconds * rate; frame++) {
      const at = from + Math.round((frame * 1000) / rate);
      seen.time = wall + at - from;
      packager.audio(readAudioTag(audioFrame()), at);
      packager.video(readVideoTag(videoFrame(frame % keyEvery === 0)), at);
    }
  }
  return { packager, segments, seen, play };
}

const durations = (segment: SeenSegment) =>
  segment.parts.map(({ duration }) => Math.round(duration * 1000));

test.each([24, 25, 29.97, 30, 50, 59.94, 60])(
  'At %f frames a second no part outgrows its target',
  (rate) => {
    const { segments, play, packager } = packaging();
    play(8, { rate, keyEvery: Math.round(rate * 2) });
    packager.finish();
    const all = segments.slice(0, -1).flatMap(durations);
    expect(Math.max(...all)).toBeLessThanOrEqual(partTarget * 1000);
    // All but the last of a segment are 85 % of the target at least (RFC 8216bis §4.4.4.9).
    const inner = segments.flatMap((segment) => durations(segment).slice(0, -1));
    expect(Math.min(...inner)).toBeGreaterThanOrEqual(0.85 * partTarget * 1000);
  },
);

test('Segments begin at key frames, and only what begins at one is independent', () => {
  const { segments, play } = packaging();
  play(7);
  expect(segments).toHaveLength(4);
  for (const { parts, whole } of segments.slice(0, 3)) {
    expect(whole).toBe(true);
    expect(parts.map(({ independent }) => independent)).toEqual([true, false, false, false, false]);
    expect(parts.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(2, 2);
  }
});

test('Key frames that are half a second apart begin a segment each second', () => {
  const { segments, play } = packaging();
  play(4.1, { keyEvery: 15 });
  expect(segments.slice(0, 3).map((one) => durations(one).reduce((a, b) => a + b))).toEqual([
    1000, 1000, 1000,
  ]);
});

test('Where key frames are rare a segment ends in time all the same', () => {
  const { segments, play } = packaging();
  play(20, { keyEvery: 300 });
  for (const segment of segments.slice(0, -1)) {
    const length = durations(segment).reduce((a, b) => a + b);
    expect(Math.round(length / 1000)).toBeLessThanOrEqual(4);
  }
});

test('The clock of a segment is this process’, put right by the frame that came soonest', () => {
  const { segments, play, seen, packager } = packaging();
  seen.time += 300; // the first frames come late
  packager.video(readVideoTag(videoFrame(true)), 0);
  seen.time -= 300;
  play(4.1, { from: 33 });
  const [first, second] = segments;
  expect(first!.at).toBe(1_000_300);
  expect(second!.at - 1_000_000).toBeLessThan(2_100);
});

test('A publisher that comes back goes on where the last one was, marked as discontinuous', () => {
  const { segments, play, packager } = packaging();
  play(3);
  packager.finish();
  play(3, { from: 123_456_789 });
  packager.finish();
  expect(segments.map(({ discontinuity }) => discontinuity)).toEqual([false, false, true, false]);
  expect(segments.every(({ whole }) => whole)).toBe(true);
  const starts = segments.map(({ parts }) => startOf(parts[0]!.bytes));
  expect(starts).toEqual([0, 180_000, 270_000, 450_000].map((at) => expect.closeTo(at, -4)));
});

test('A change of the picture or a leap in time is a discontinuity, too', () => {
  const { segments, play, packager } = packaging();
  play(1.5);
  packager.video(readVideoTag(videoConfig(avcRecord(0x28))), 1_500);
  play(1.5, { from: 1_533 });
  play(1.5, { from: 60_000 });
  expect(segments.map(({ discontinuity }) => discontinuity)).toEqual([false, true, true]);
});

test('Timestamps wrap around', () => {
  const { segments, play } = packaging();
  play(4.2, { from: 2 ** 32 - 2_000 });
  expect(segments.map(({ discontinuity }) => discontinuity)).toEqual([false, false, false]);
});

test('Frames that are missing or unusable are counted', () => {
  const { seen, play, packager } = packaging();
  play(1);
  packager.video(readVideoTag(videoFrame(false).subarray(0, 50)), 1_000);
  expect(seen.drops).toBe(1);
  packager.video(readVideoTag(videoFrame(false)), 1_100);
  expect(seen.drops).toBe(1 + 3);
});

test('Before a configuration and a key frame nothing is made', () => {
  const bare = packaging(false);
  bare.play(2);
  expect(bare.segments).toEqual([]);
  const { packager, segments } = packaging();
  for (let frame = 0; frame < 60; frame++) {
    packager.video(readVideoTag(videoFrame(false)), frame * 33);
  }
  expect(segments).toEqual([]);
});

test('A picture too large to be held is refused', () => {
  const { packager } = packaging();
  const huge = videoFrame(true, { size: 4_000_000 });
  expect(() => {
    for (let frame = 0; frame < 5; frame++) packager.video(readVideoTag(huge), frame * 33);
  }).toThrow('bitrateTooHigh');
});

/** When a part's picture begins, by its first `tfdt`. */
function startOf(bytes: Buffer): number {
  return Number(bytes.readBigUInt64BE(bytes.indexOf('tfdt') + 8)); // behind its version and flags
}
