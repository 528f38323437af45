import { createServer, type Server, type Socket } from 'node:net';
import { hostOf } from '@xiongmao/api/hosting/callers/network';
import type { StreamKey } from '@xiongmao/api/live/stream-key';
import {
  type Connection,
  createConnection,
  type EndPublisher,
  type PublishResult,
} from './connection.ts';

/** What strangers may use of this process. */
export interface RtmpBudgets {
  /** Open connections that publish nothing yet: of one host, and of all. */
  waitingOfHost: number;
  waiting: number;
  /** ms from the first byte to an accepted key. */
  publishWithin: number;
}

export const rtmpBudgets: RtmpBudgets = {
  waitingOfHost: 20,
  waiting: 500,
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
  const waiting = new Map<string, number>();
  let waitingInAll = 0;

  function count(host: string, by: 1 | -1): void {
    const next = (waiting.get(host) ?? 0) + by;
    if (next === 0) waiting.delete(host);
    else waiting.set(host, next);
    waitingInAll += by;
  }

  return createServer({ noDelay: true }, (socket) => {
    const address = socket.remoteAddress ?? '';
    const host = hostOf(address);
    socket.on('error', () => undefined); // its close follows
    const isFull = waitingInAll >= budgets.waiting;
    if (isFull || (waiting.get(host) ?? 0) >= budgets.waitingOfHost) {
      onCut('tooManyConnections', address);
      return void socket.destroy();
    }
    count(host, 1);
    let isCounted = true;
    const settle = () => {
      if (isCounted) count(host, -1);
      isCounted = false;
    };

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
