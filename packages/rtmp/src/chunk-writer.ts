import { type AmfWritable, encodeAmf } from './amf0.ts';
import type { Message } from './chunk-reader.ts';

export const messageTypes = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  dataAmf3: 15,
  commandAmf3: 17,
  data: 18,
  command: 20,
} as const;

const controlChunkStream = 2;
const commandChunkStream = 3;

/** A message as chunks: the first with a full header, the others with none. */
export function encodeMessage(
  { type, stream, timestamp, body }: Message,
  chunkStream: number,
  chunkSize: number,
): Buffer {
  const isExtended = timestamp >= 0xffffff;
  const header = Buffer.alloc(12);
  header[0] = chunkStream;
  header.writeUIntBE(Math.min(timestamp, 0xffffff), 1, 3);
  header.writeUIntBE(body.length, 4, 3);
  header[7] = type;
  header.writeUInt32LE(stream, 8);
  const extended = Buffer.alloc(isExtended ? 4 : 0);
  if (isExtended) extended.writeUInt32BE(timestamp >>> 0);

  const pieces: Buffer[] = [header, extended, body.subarray(0, chunkSize)];
  for (let at = chunkSize; at < body.length; at += chunkSize) {
    pieces.push(Buffer.from([0xc0 | chunkStream]), extended, body.subarray(at, at + chunkSize));
  }
  return Buffer.concat(pieces);
}

/** A number that controls the connection; of the bandwidth with its kind, 2 for dynamic. */
export function controlMessage(type: number, value: number, kind?: number): Buffer {
  const body = Buffer.alloc(kind === undefined ? 4 : 5);
  body.writeUInt32BE(value);
  if (kind !== undefined) body[4] = kind;
  return encodeMessage({ type, stream: 0, timestamp: 0, body }, controlChunkStream, 128);
}

export function commandMessage(
  stream: number,
  values: AmfWritable[],
  chunkSize: number,
  type: number = messageTypes.command,
): Buffer {
  const body = encodeAmf(...values);
  return encodeMessage({ type, stream, timestamp: 0, body }, commandChunkStream, chunkSize);
}
