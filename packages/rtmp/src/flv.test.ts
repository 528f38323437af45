import { expect, test } from 'vitest';
import { readFlv } from './flv.ts';
import { type Due, loopOf } from './loop.ts';

const tag = (type: number, at: number, body: number[]): Buffer => {
  const head = Buffer.alloc(11);
  head[0] = type;
  head.writeUIntBE(body.length, 1, 3);
  head.writeUIntBE(at & 0xffffff, 4, 3);
  head[7] = at >>> 24;
  const back = Buffer.alloc(4);
  back.writeUInt32BE(11 + body.length);
  return Buffer.concat([head, Buffer.from(body), back]);
};
const file = (...tags: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'), ...tags]);

const clip = file(
  tag(18, 0, [2, 0]),
  tag(9, 0, [0x17, 0]),
  tag(8, 0, [0xaf, 0]),
  tag(9, 0, [0x17, 1, 7]),
  tag(8, 20, [0xaf, 1, 8]),
  tag(9, 16_777_217, [0x27, 1, 9]),
);

test('Pictures and sound are read with their times, what is told beside them is not', () => {
  expect(readFlv(clip).map(({ kind, at, isConfig }) => [kind, at, isConfig])).toEqual([
    ['video', 0, true],
    ['audio', 0, true],
    ['video', 0, false],
    ['audio', 20, false],
    ['video', 16_777_217, false],
  ]);
});

test('What is no such file, or is cut off, is named', () => {
  expect(() => readFlv(Buffer.from('RIFF....'))).toThrow('no FLV file');
  expect(() => readFlv(clip.subarray(0, clip.length - 8))).toThrow('cut off');
});

test('A loop tells how frames are decoded once, and its times go on', () => {
  const loop = loopOf(readFlv(clip), 1);
  const sent = Array.from({ length: 6 }, () => loop.next().value as Due);
  expect(sent.map(({ at, tag: { isConfig } }) => [at, isConfig])).toEqual([
    [0, true],
    [0, true],
    [0, false],
    [20, false],
    [1000, false],
    [1020, false],
  ]);
});
