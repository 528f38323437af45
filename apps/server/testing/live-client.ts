import type {
  BoardDelta,
  ClientToServerEvents,
  MatchDelta,
  ServerToClientEvents,
} from '@xiongmao/api/matches/events';
import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';

export type LiveClient = Socket<ServerToClientEvents, ClientToServerEvents>;

/** A connected socket of a fan; closed after the test file. */
export async function liveClient(url: string): Promise<LiveClient> {
  const socket: LiveClient = io(url, { transports: ['websocket'], forceNew: true });
  afterAll(() => void socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Everything a socket is told, as it comes. */
export function recordDeltas(socket: LiveClient): (BoardDelta | MatchDelta)[] {
  const told: (BoardDelta | MatchDelta)[] = [];
  socket.on('board', (delta) => told.push(delta));
  socket.on('match', (delta) => told.push(delta));
  return told;
}

/** Waits until something holds, at most five seconds. */
export async function until<T>(what: () => T | false | null | undefined): Promise<T> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const found = what();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`not so within five seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
