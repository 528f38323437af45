import { createServer, type Server, type Socket } from 'node:net';
import type { StreamKey } from '@xiongmao/api/live/stream-key';
import {
  type Connection,
  createConnection,
  type EndPublisher,
  type PublishResult,
} from './connection.ts';
import { createWaitingRoom, type WaitingBounds } from './waiting-room.ts';

/** What strangers may use of this process. */
export interface RtmpBudgets {
  /** Open connections that publish nothing yet. */
  waiting: WaitingBounds;
  /** ms from the first byte to an accepted key. */
  publishWithin: number;
}

export const rtmpBudgets: RtmpBudgets = {
  waiting: { ofHost: 20, ofNetwork: 80, inAll: 500 },
  publishWithin: 10_000,
};

export interface RtmpOptions {
  budgets: RtmpBudgets;
  /** Asks whether a key may publish; `end` cuts its publisher later on. */
  publish(key: StreamKey, address: string, end: EndPublisher): Promise<PublishResult>;
  /** A connection was refused or cut, in one word; `error` is what nobody expected. */
  onCut(reason: string, address: string, error?: unknown): void;
}

/** Bytes that wait for a peer that does not read: an encoder is told a few hundred. */
const mostUnread = 64 * 1024;

/** Takes encoders' connections, within budgets for those that have proved nothing yet. */
export function createRtmpServer({ budgets, publish, onCut }: RtmpOptions): Server {
  const enter = createWaitingRoom(budgets.waiting);

  return createServer({ noDelay: true }, (socket) => {
    const address = socket.remoteAddress ?? '';
    socket.on('error', () => undefined); // its close follows
    const refuse = () => {
      onCut('tooManyConnections', address);
      socket.destroy();
    };
    const settle = enter(address, refuse);
    if (!settle) return refuse();

    const connection = serve(socket, {
      publish: async (key, end) => {
        const result = await publish(key, address, end);
        if (result.accepted) settle();
        return result;
      },
      onCut: (reason, error) => onCut(reason, address, error),
    });
    const slow = setTimeout(() => {
      if (connection.isPublishing) return;
      onCut('slowHandshake', address);
      socket.destroy();
    }, budgets.publishWithin);
    socket.once('close', () => {
      clearTimeout(slow);
      settle();
      connection.closed();
    });
  });
}

interface Serving {
  publish(key: StreamKey, end: EndPublisher): Promise<PublishResult>;
  onCut(reason: string, error?: unknown): void;
}

function serve(socket: Socket, { publish, onCut }: Serving): Connection {
  const connection = createConnection({
    write(data) {
      if (socket.writableLength > mostUnread) socket.destroy();
      else if (socket.writable) socket.write(data);
    },
    close() {
      // A socket that is destroyed with bytes unread would take back what its peer was told last.
      socket.end();
      socket.resume();
      setTimeout(() => socket.destroy(), 2_000).unref();
    },
    pause: (paused) => void (paused ? socket.pause() : socket.resume()),
    publish,
    onFault: (fault, error) => onCut(fault, fault === 'unexpected' ? error : undefined),
  });
  socket.on('data', (data) => connection.push(data));
  return connection;
}
