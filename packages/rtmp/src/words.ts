import { type AmfWritable, encodeAmf } from './amf0.ts';
import { encodeMessage, messageTypes } from './chunk-writer.ts';

/** What an encoder says, as bytes: version 3, and a handshake whose content nobody checks. */
export const handshakeBytes = (): Buffer =>
  Buffer.concat([Buffer.from([3]), Buffer.alloc(1536, 1), Buffer.alloc(1536, 2)]);

export const commandBytes = (stream: number, ...values: AmfWritable[]): Buffer =>
  encodeMessage(
    { type: messageTypes.command, stream, timestamp: 0, body: encodeAmf(...values) },
    3,
    128,
  );

export const connectBytes = (app = 'live', url = `rtmp://127.0.0.1/${app}`): Buffer =>
  commandBytes(0, 'connect', 1, { app, type: 'nonprivate', tcUrl: url });

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
