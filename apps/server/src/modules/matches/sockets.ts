import { gameById } from '@xiongmao/api/catalogue/games';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
  StreamName,
} from '@xiongmao/api/matches/events';
import type { Server, Socket } from 'socket.io';
import { broadcast } from '#platform/broadcast.ts';
import { deltaFor, type Tick } from './tick.ts';
import type { TickLog } from './tick-log.ts';

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents>;
type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/** Streams one client may follow at a time. */
const mostStreams = 20;

function isStream(name: unknown): name is StreamName {
  if (name === 'all') return true;
  const found = typeof name === 'string' && /^(game|match):(\d{1,9})$/.exec(name);
  if (!found) return false;
  return found[1] === 'match' || gameById(Number(found[2])) !== undefined;
}

/** Lets clients join streams. Joining and telling what was missed are one step, so nothing falls between. */
export function welcome(socket: LiveSocket, log: TickLog): void {
  socket.on('watch', (name, version, answer) => {
    if (typeof answer !== 'function') return;
    if (!isStream(name) || !Number.isSafeInteger(version) || version < 0) {
      return answer({ ok: false });
    }
    // Every socket is in a room of its own, too.
    if (!socket.rooms.has(name) && socket.rooms.size > mostStreams) return answer({ ok: false });
    const missed = log.missed(name, version);
    if (missed.ok) void socket.join(name);
    answer(missed);
  });
  socket.on('unwatch', (name) => {
    if (isStream(name)) void socket.leave(name);
  });
}

/** Tells a tick to this process's clients; each process does so for its own. */
export function tell(io: LiveServer, tick: Tick): void {
  const { rooms } = io.sockets.adapter;
  const names: Iterable<StreamName> = tick.reset
    ? ([...rooms.keys()].filter(isStream) as StreamName[])
    : (Object.keys(tick.previous) as StreamName[]);
  for (const name of names) {
    const delta = rooms.has(name) && deltaFor(tick, name);
    if (delta) broadcast(io, name, name.startsWith('match:') ? 'match' : 'board', delta);
  }
}
