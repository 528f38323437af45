import { expect, test } from 'vitest';
import { aacRecord, avcRecord, videoFrame } from '../../testing/h264.ts';
import { readAacConfig } from './aac.ts';
import { readAvcConfig, readAvcFrame } from './avc.ts';
import { MediaError } from './bit-reader.ts';

test('An encoder tells the size of its picture', () => {
  const { width, height, codec, lengthSize } = readAvcConfig(avcRecord());
  expect({ width, height, codec, lengthSize }).toEqual({
    width: 1280,
    height: 720,
    codec: 'avc1.64001f',
    lengthSize: 4,
  });
});

test('An encoder tells rate and channels of its sound', () => {
  expect(readAacConfig(aacRecord)).toMatchObject({
    sampleRate: 48_000,
    channels: 2,
    samplesPerFrame: 1024,
    codec: 'mp4a.40.2',
  });
});

test('A configuration that ends too early is refused wherever it ends', () => {
  const record = avcRecord();
  for (let length = 0; length < 28; length++) {
    expect(() => readAvcConfig(record.subarray(0, length)), `${length}`).toThrow(MediaError);
  }
  expect(() => readAacConfig(Buffer.from([0x11]))).toThrow(MediaError);
});

test.each([
  ['another object type', [0x09, 0x90]],
  ['no channels', [0x11, 0x80]],
  ['a reserved rate', [0x16, 0x90]],
])('Sound of %s is refused', (_, bytes) => {
  expect(() => readAacConfig(Buffer.from(bytes))).toThrow(MediaError);
});

test('A frame is its NAL units and nothing else', () => {
  const data = videoFrame(true).subarray(5);
  expect(readAvcFrame(data, 4)).toEqual({ ok: true, key: true });
  expect(readAvcFrame(videoFrame(false).subarray(5), 4)).toEqual({ ok: true, key: false });
  expect(readAvcFrame(data.subarray(0, -1), 4).ok).toBe(false);
  expect(readAvcFrame(Buffer.concat([data, Buffer.from([0])]), 4).ok).toBe(false);
  expect(readAvcFrame(Buffer.alloc(0), 4).ok).toBe(false);
});
