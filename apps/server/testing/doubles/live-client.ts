import type { BoardDelta, MatchDelta } from '@xiongmao/api/matches/events';
import type { ClientEvents, WatchAnswer } from '@xiongmao/api/realtime/channels';
import { io, type Socket } from 'socket.io-client';
import { afterFile } from '../after-file.ts';

interface Told {
  board: (delta: BoardDelta) => void;
  match: (delta: MatchDelta) => void;
  notice: (told: { unread: number }) => void;
  payment: (told: { id: number; state: 'paid' | 'closed' }) => void;
}

export type LiveClient = Socket<Told, ClientEvents>;

/** A connected socket of a fan, or of who has these cookies; closed after the test file. */
export async function liveClient(
  url: string,
  options: { headers?: Record<string, string>; transports?: string[] } = {},
): Promise<LiveClient> {
  const { headers = {}, transports = ['websocket'] } = options;
  const socket: LiveClient = io(url, {
    transports,
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  afterFile(() => void socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

export const watch = (socket: LiveClient, stream: string, version: number): Promise<WatchAnswer> =>
  socket.emitWithAck('watch', stream, version);

/** Everything a socket is told, as it comes. */
export function recordDeltas(socket: LiveClient): (BoardDelta | MatchDelta)[] {
  const told: (BoardDelta | MatchDelta)[] = [];
  socket.on('board', (delta) => told.push(delta));
  socket.on('match', (delta) => told.push(delta));
  return told;
}

/** Waits until something holds, as long as `expect.poll` does. */
export async function until<T>(what: () => T | false | null | undefined): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = what();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`not so within 30 seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
