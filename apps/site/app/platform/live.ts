import type { BoardDelta, MatchDelta, StreamName } from '@xiongmao/api/matches/events';
import { type Following, follow, type LiveSocket } from '@xiongmao/api/matches/follow';
import { signedIn } from '@xiongmao/auth/signed-in';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export type Connection = 'idle' | 'connecting' | 'connected' | 'lost';

const listeners = new Set<() => void>();
let connection: Connection = 'idle';
let opening: Promise<LiveSocket> | undefined;

function turn(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

/** The visit's one socket; its code is fetched when something first wants to follow. */
function openSocket(): Promise<LiveSocket> {
  opening ??= fetchClient().then((io) => {
    turn('connecting');
    const socket = io({ transports: ['websocket', 'polling'] });
    socket.on('connect', () => turn('connected'));
    socket.on('disconnect', (reason) => {
      turn('lost');
      // The server closes the sockets of a session that is over: one comes back as a guest.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', () => turn('lost'));
    socket.on('sessionEnded', () => signedIn().doubt());
    signedIn().subscribe((news) => {
      // Who is behind a socket, its handshake says.
      if (news === 'began' || news === 'beganElsewhere') socket.disconnect().connect();
    });
    return socket as LiveSocket;
  });
  return opening;
}

/** Tries until the code comes: a page that lost the network this early has to follow later, too. */
async function fetchClient(): Promise<typeof import('socket.io-client').io> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 15_000)) {
    try {
      const { io } = await import('socket.io-client');
      return io;
    } catch {
      turn('lost');
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 1000 })
    : setTimeout(run, 200);

/**
 * Follows a stream while the component is there, from the version of the snapshot it shows; null
 * follows nothing. The version counts when the stream changes; afterwards following keeps its own.
 */
export function useStream<Stream extends StreamName>(
  stream: Stream | null,
  version: number,
  handlers: Following<Stream extends `match:${number}` ? MatchDelta : BoardDelta>,
): void {
  const onDelta = useEffectEvent(handlers.onDelta);
  const resync = useEffectEvent(handlers.resync);
  const from = useEffectEvent(() => version);

  useEffect(() => {
    if (stream === null) return;
    let stop: (() => void) | undefined;
    let gone = false;
    whenIdle(async () => {
      const socket = await openSocket();
      if (gone) return;
      stop = follow(socket, stream, from(), {
        onDelta: (delta) => onDelta(delta),
        resync: () => resync(),
      });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [stream]);
}

/** Whether what is on screen is kept current. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
    () => 'idle',
  );
}
