import { type AmfWritable, encodeAmf } from '../src/rtmp/wire/amf0.ts';
import { encodeMessage, messageTypes } from '../src/rtmp/wire/chunk-writer.ts';
import { audioConfig, audioFrame, videoConfig, videoFrame } from './h264.ts';

/** What an encoder says, as bytes. */
export const handshakeBytes = (): Buffer =>
  Buffer.concat([Buffer.from([3]), Buffer.alloc(1536, 1), Buffer.alloc(1536, 2)]);

export const commandBytes = (stream: number, ...values: AmfWritable[]): Buffer =>
  encodeMessage(
    { type: messageTypes.command, stream, timestamp: 0, body: encodeAmf(...values) },
    3,
    128,
  );

export const connectBytes = (app = 'live'): Buffer =>
  commandBytes(0, 'connect', 1, { app, type: 'nonprivate', tcUrl: `rtmp://127.0.0.1/${app}` });

export const publishBytes = (key: string): Buffer =>
  Buffer.concat([
    commandBytes(0, 'releaseStream', 2, null, key),
    commandBytes(0, 'FCPublish', 3, null, key),
    commandBytes(0, 'createStream', 4, null),
    commandBytes(1, 'publish', 5, null, key, 'live'),
  ]);

export const chunkSizeBytes = (size: number): Buffer => {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(size);
  return encodeMessage({ type: messageTypes.setChunkSize, stream: 0, timestamp: 0, body }, 2, 128);
};

export const videoBytes = (timestamp: number, body: Buffer, chunkSize = 4096): Buffer =>
  encodeMessage({ type: messageTypes.video, stream: 1, timestamp, body }, 6, chunkSize);

export const audioBytes = (timestamp: number, body: Buffer, chunkSize = 4096): Buffer =>
  encodeMessage({ type: messageTypes.audio, stream: 1, timestamp, body }, 4, chunkSize);

const frameMs = 40;
const audioMs = 1024 / 48;

/** Messages of a picture with sound, 25 frames a second, in the order in which they are due. */
export function* mediaBytes(
  seconds: number,
  { from = 0, keyEvery = 1 } = {},
): Generator<{
  at: number;
  bytes: Buffer;
}> {
  yield { at: from, bytes: videoBytes(from, videoConfig()) };
  yield { at: from, bytes: audioBytes(from, audioConfig()) };
  let audio = 0;
  for (let frame = 0; frame * frameMs < seconds * 1000; frame++) {
    const at = from + frame * frameMs;
    for (; audio * audioMs < frame * frameMs; audio++) {
      const due = Math.round(from + audio * audioMs);
      yield { at: due, bytes: audioBytes(due, audioFrame()) };
    }
    const key = frame % Math.round((keyEvery * 1000) / frameMs) === 0;
    yield { at, bytes: videoBytes(at, videoFrame(key)) };
  }
}
