// The ceiling of talk: a server of `ws` that frames each message once, and writes those bytes to each socket.
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../ipc.ts';

export interface Framed {
  messages: string[];
  seconds: number;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

answer({
  listen: () => (server.address() as AddressInfo).port,

  /** Writes the messages, one after the other, evenly over the seconds; answers how many it wrote. */
  async tell({ messages, seconds }: Framed): Promise<number> {
    const begin = performance.now();
    for (const [told, message] of messages.entries()) {
      const due = begin + (told * seconds * 1_000) / messages.length;
      await sleep(Math.max(0, due - performance.now()));
      const frame = frameOf(message);
      for (const client of server.clients) socketOf(client).write(frame);
    }
    return messages.length * server.clients.size;
  },
});

const socketOf = (client: WebSocket) => (client as unknown as { _socket: Socket })._socket;

/** A text of 126 bytes to 64 KiB as one unmasked frame. */
function frameOf(message: string): Buffer {
  const payload = Buffer.from(message);
  const head = Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
}
