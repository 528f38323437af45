import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeAmf } from '../src/rtmp/wire/amf0.ts';
import { createChunkReader } from '../src/rtmp/wire/chunk-reader.ts';
import { messageTypes } from '../src/rtmp/wire/chunk-writer.ts';
import {
  chunkSizeBytes,
  connectBytes,
  handshakeBytes,
  mediaBytes,
  publishBytes,
} from './speech.ts';

export interface Encoder {
  /** The code that answered `publish`, and why; null where the connection just ended. */
  readonly answer: Promise<{ code: string; why: string } | null>;
  /** Codes of all that it was told. */
  readonly told: string[];
  readonly ended: Promise<unknown>;
  /** Sends pictures and sound as fast as they are due; `speed` times as fast. */
  send(
    seconds: number,
    options?: { from?: number; keyEvery?: number; speed?: number },
  ): Promise<void>;
  write(bytes: Buffer): void;
  /** Hangs up. */
  close(): void;
}

const handshakeLength = 1 + 1536 + 1536;

/** An encoder of ours that publishes with a key, from an address of loopback. */
export function createEncoder(port: number, key: string, localAddress = '127.0.0.1'): Encoder {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
  const told: string[] = [];
  const ended = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.write(Buffer.concat([handshakeBytes(), connectBytes(), publishBytes(key)]));
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
    async send(seconds, { speed = 1, ...options } = {}) {
      await answer;
      const begun = performance.now();
      const from = options.from ?? 0;
      for (const { at, bytes } of mediaBytes(seconds, options)) {
        const due = begun + (at - from) / speed;
        if (due - performance.now() > 5) await sleep(due - performance.now());
        if (socket.destroyed) return;
        socket.write(bytes);
      }
    },
    write: (bytes) => void socket.write(bytes),
    close: () => socket.destroy(),
  };
}
