import { expect, test } from 'vitest';
import { avcRecord } from '../../testing/h264.ts';
import { readAvcConfig } from '../codecs/avc.ts';
import type { Init } from '../packaging/packager.ts';
import { dvrPlaylist } from '../recording/recorded-playlist.ts';
import { readAddress } from './addresses.ts';
import { livePlaylist } from './live-playlist.ts';
import { createLiveWindow, windowBounds } from './live-window.ts';
import { availabilityIn, readPosition } from './playlist-position.ts';

const init: Init = {
  codecs: { video: readAvcConfig(avcRecord()), audio: null },
  bytes: Buffer.from('init'),
  sound: null,
};
const start = Date.parse('2026-11-22T10:00:00Z');

/** A window with segments of two seconds, five parts each, and `more` parts of one that is not whole. */
function filled(whole: number, more = 0, bounds = windowBounds) {
  const window = createLiveWindow(bounds, () => 50_000);
  const add = (independent: boolean) =>
    window.add({ duration: 0.4, independent, bytes: Buffer.alloc(100), sound: Buffer.alloc(10) });
  for (let count = 0; count < whole; count++) {
    window.begin({ init, discontinuity: false, at: start + count * 2_000 });
    for (let part = 0; part < 5; part++) add(part === 0);
    window.endSegment();
  }
  if (more > 0) window.begin({ init, discontinuity: true, at: start + whole * 2_000 });
  for (let part = 0; part < more; part++) add(part === 0);
  return window;
}

test('The live playlist says what a low-latency player needs', () => {
  expect(livePlaylist(filled(1, 2), 'rec')).toBe(`#EXTM3U
#EXT-X-VERSION:9
#EXT-X-TARGETDURATION:4
#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.23,HOLD-BACK=12
#EXT-X-PART-INF:PART-TARGET=0.41
#EXT-X-MEDIA-SEQUENCE:50
#EXT-X-DISCONTINUITY-SEQUENCE:0
#EXT-X-MAP:URI="rec/i0.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-11-22T10:00:00.000Z
#EXT-X-PART:DURATION=0.4,URI="rec/p0.m4s",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.4,URI="rec/p1.m4s"
#EXT-X-PART:DURATION=0.4,URI="rec/p2.m4s"
#EXT-X-PART:DURATION=0.4,URI="rec/p3.m4s"
#EXT-X-PART:DURATION=0.4,URI="rec/p4.m4s"
#EXTINF:2,
rec/s50.m4s
#EXT-X-DISCONTINUITY
#EXT-X-PROGRAM-DATE-TIME:2026-11-22T10:00:02.000Z
#EXT-X-PART:DURATION=0.4,URI="rec/p5.m4s",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.4,URI="rec/p6.m4s"
#EXT-X-PRELOAD-HINT:TYPE=PART,URI="rec/p7.m4s"
`);
});

test('Parts are listed at the end alone, segments for a good while', () => {
  const text = livePlaylist(filled(40), 'rec');
  expect(text.match(/#EXTINF/g)).toHaveLength(23);
  expect(text.match(/#EXT-X-PART:/g)).toHaveLength(6 * 5);
  expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:67');
});

test('A stream that has ended says so, and hints at nothing', () => {
  const window = filled(2);
  window.end();
  const text = livePlaylist(window, 'rec');
  expect(text).toContain('#EXT-X-ENDLIST');
  expect(text).not.toContain('PRELOAD-HINT');
});

test('Memory holds a minute, and less where that is too much', () => {
  const { segments, bytes } = filled(60);
  expect(segments).toHaveLength(30);
  expect(bytes).toBe(30 * 550);
  const tight = filled(60, 0, { ...windowBounds, bytes: 2_000 });
  expect(tight.segments).toHaveLength(8);
});

test('Discontinuities that are listed no more are counted', () => {
  const window = filled(0);
  for (let count = 0; count < 40; count++) {
    window.begin({ init, discontinuity: true, at: start });
    window.add({ duration: 2, independent: true, bytes: Buffer.alloc(1), sound: Buffer.alloc(0) });
    window.endSegment();
  }
  const text = livePlaylist(window, 'rec');
  const listed = text.match(/#EXT-X-DISCONTINUITY\n/g)!.length;
  expect(text).toContain(`#EXT-X-DISCONTINUITY-SEQUENCE:${40 - listed}\n`);
});

test.each([
  ['_HLS_msn=12', { segment: 12, part: null }],
  ['_HLS_msn=12&_HLS_part=3', { segment: 12, part: 3 }],
  ['', null],
  ['_HLS_part=3', 'invalid'],
  ['_HLS_msn=-1', 'invalid'],
  ['_HLS_msn=1e9', 'invalid'],
  ['_HLS_msn=12&_HLS_part=x', 'invalid'],
])('A reload of %j names its place', (query, place) => {
  expect(readPosition(new URLSearchParams(query))).toEqual(place);
});

test.each([
  [50, null, 'here'],
  [51, 1, 'here'],
  [51, 2, 'ahead'],
  [51, null, 'ahead'],
  // Beyond the last part of a whole segment stands the next one's first.
  [50, 5, 'here'],
  [52, null, 'ahead'],
  [53, null, 'ahead'],
  [54, null, 'tooFar'],
  [51, 9, 'ahead'],
  [51, 10, 'tooFar'],
])('Segment %i, part %j is %s', (segment, part, where) => {
  expect(availabilityIn(filled(1, 2), { segment, part })).toBe(where);
});

test('Nobody waits for a stream that has ended', () => {
  const window = filled(1);
  window.end();
  expect(availabilityIn(window, { segment: 99, part: null })).toBe('here');
});

test('The DVR playlist goes back two hours', () => {
  const segments = Array.from({ length: 4_000 }, (_, index) => ({
    number: 50 + index,
    at: start + index * 2_000,
    duration: 2,
    init: 0,
    discontinuity: index === 10,
  }));
  const text = dvrPlaylist('rec', segments, false);
  expect(text.match(/#EXTINF/g)).toHaveLength(3_600);
  expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:400\n');
  expect(text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
  expect(text).not.toContain('#EXT-X-PART');
});

test.each(['../secret', 'rec/../x', 'rec/s-1.m4s', 'rec/s1.mp4', 'REC/s1.m4s', 'live.m3u8/x', ''])(
  'The address %j is none',
  (path) => {
    expect(readAddress(path)).toBeNull();
  },
);
