import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ChunkLimits, createChunkReader, type Message } from './chunk-reader.ts';
import { encodeMessage } from './chunk-writer.ts';
import { ProtocolError } from './protocol-error.ts';

const roomy: ChunkLimits = { message: 100_000, incomplete: 100_000 };

/** All messages that come of bytes which are pushed in pieces of a size. */
function read(bytes: Buffer, { size = bytes.length, limits = roomy, chunkSize = 128 } = {}) {
  const messages: Message[] = [];
  const reader = createChunkReader(limits, (message) => messages.push(message));
  reader.setChunkSize(chunkSize);
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  return messages;
}

const message = (timestamp: number, length: number): Message => ({
  type: 9,
  stream: 1,
  timestamp,
  body: randomBytes(length),
});

test.each([1, 2, 3, 7, 100, 5_000])('Messages are whole when bytes come by %i', (size) => {
  const sent = [message(0, 10), message(40, 1_000), message(80, 0), message(0x1000000, 700)];
  const bytes = Buffer.concat(sent.map((one) => encodeMessage(one, 6, 128)));
  expect(read(bytes, { size })).toEqual(sent);
});

test('Two chunk streams may take turns', () => {
  const [one, other] = [message(5, 200), message(6, 150)];
  const [a, b] = [encodeMessage(one, 6, 128), encodeMessage(other, 7, 128)];
  const turns = [a.subarray(0, 140), b.subarray(0, 140), a.subarray(140), b.subarray(140)];
  expect(read(Buffer.concat(turns))).toEqual([one, other]);
});

test('Shorter headers take the rest from the one before', () => {
  const first = Buffer.from([0x06, 0, 0, 10, 0, 0, 1, 9, 1, 0, 0, 0, 0xaa]);
  const delta = Buffer.from([0x86, 0, 0, 33, 0xbb]); // of the same length
  const nothing = Buffer.from([0xc6, 0xcc]);
  const other = Buffer.from([0x46, 0, 0, 7, 0, 0, 2, 8, 0xdd, 0xee]);
  const messages = read(Buffer.concat([first, delta, nothing, other]));
  expect(messages.map(({ timestamp }) => timestamp)).toEqual([10, 43, 76, 83]);
  expect(messages.map(({ type }) => type)).toEqual([9, 9, 9, 8]);
  expect(messages.every(({ stream }) => stream === 1)).toBe(true);
});

test('An extended timestamp may be repeated before each chunk, or not', () => {
  const sent = message(0x01020304, 300);
  const repeated = encodeMessage(sent, 6, 128);
  const once = Buffer.concat([
    repeated.subarray(0, 16 + 128),
    Buffer.from([0xc6]),
    sent.body.subarray(128, 256),
    Buffer.from([0xc6]),
    sent.body.subarray(256),
  ]);
  expect(read(repeated)).toEqual([sent]);
  expect(read(once)).toEqual([sent]);
});

test('Chunk stream ids of two and three bytes are read', () => {
  const body = Buffer.from([0xaa]);
  const header = Buffer.from([0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0]);
  const two = Buffer.concat([Buffer.from([0x00, 10]), header, body]);
  const three = Buffer.concat([Buffer.from([0x01, 10, 1]), header, body]);
  expect(read(Buffer.concat([two, three]))).toHaveLength(2);
});

test('What is too much is refused before it is kept', () => {
  const limits = { message: 1_000, incomplete: 1_500 };
  const large = encodeMessage(message(0, 1_001), 6, 128);
  expect(() => read(large.subarray(0, 12), { limits })).toThrow(
    new ProtocolError('messageTooLarge'),
  );
  const begun = [6, 7].map((id) => encodeMessage(message(0, 1_000), id, 900).subarray(0, 912));
  expect(() => read(Buffer.concat(begun), { limits, chunkSize: 900 })).toThrow(
    new ProtocolError('messageTooLarge'),
  );
  const ids = Array.from({ length: 17 }, (_, id) => encodeMessage(message(0, 1), id + 3, 128));
  expect(() => read(Buffer.concat(ids))).toThrow(new ProtocolError('tooManyChunkStreams'));
});

test('A header that leans on none is refused', () => {
  expect(() => read(Buffer.from([0xc6, 1, 2, 3]))).toThrow(new ProtocolError('badChunk'));
});
