import { connect } from 'node:net';
import { decodeAmf } from './amf0.ts';
import { createChunkReader } from './chunk-reader.ts';
import { messageTypes } from './chunk-writer.ts';
import { chunkSizeBytes, connectBytes, handshakeBytes, publishBytes } from './words.ts';

export interface Publisher {
  /** The code that answered `publish`, and why; null where the connection just ended. */
  readonly answer: Promise<{ code: string; why: string } | null>;
  /** Codes of all that it was told. */
  readonly told: string[];
  readonly ended: Promise<void>;
  readonly isEnded: boolean;
  /** Bytes that wait to be sent. */
  readonly unsent: number;
  write(bytes: Buffer): void;
  /** Hangs up. */
  close(): void;
}

export interface Target {
  host: string;
  port: number;
  app?: string;
  /** The stream key. */
  key: string;
  /** Whence it connects, where the machine has several addresses. */
  localAddress?: string;
}

/** What `answer` tells of a stream that may begin. */
export const publishStart = 'NetStream.Publish.Start';

const handshakeLength = 1 + 1536 + 1536;

/** Connects to an RTMP server and asks to publish, as OBS does. Messages in chunks of 4096 bytes may follow. */
export function createPublisher({ host, port, app, key, localAddress }: Target): Publisher {
  const socket = connect({ port, host, localAddress });
  const told: string[] = [];
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  // Its end says all that there is to say.
  socket.on('error', () => undefined);
  socket.write(Buffer.concat([handshakeBytes(), connectBytes(app), publishBytes(key)]));
  socket.write(chunkSizeBytes(4096));

  const answer = new Promise<{ code: string; why: string } | null>((resolve) => {
    socket.once('close', () => resolve(null));
    const reader = createChunkReader({ message: 65_536, incomplete: 65_536 }, ({ type, body }) => {
      if (type === messageTypes.setChunkSize) reader.setChunkSize(body.readUInt32BE(0));
      if (type !== messageTypes.command) return;
      const [name, , , fields] = decodeAmf(body);
      if (name !== 'onStatus' || !(fields instanceof Map)) return;
      const code = String(fields.get('code'));
      told.push(code);
      resolve({ code, why: String(fields.get('description')) });
    });
    let skipped = 0;
    socket.on('data', (data) => {
      const left = Math.min(handshakeLength - skipped, data.length);
      skipped += left;
      if (data.length > left) reader.push(data.subarray(left));
    });
  });

  return {
    answer,
    told,
    ended,
    get isEnded() {
      return socket.destroyed;
    },
    get unsent() {
      return socket.writableLength;
    },
    write: (bytes) => void socket.write(bytes),
    close: () => socket.destroy(),
  };
}
