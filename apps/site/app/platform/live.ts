import { connectLive, type Live, liveAddress } from '@xiongmao/api/live-socket';
import type {
  BoardDelta,
  MatchDelta,
  ServerToClientEvents,
  StreamName,
} from '@xiongmao/api/matches/events';
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

/** The visit's one socket, opened when something first wants to follow. */
function openSocket(): Promise<LiveSocket> {
  opening ??= connect();
  return opening;
}

async function connect(): Promise<LiveSocket> {
  turn('connecting');
  const { promise: outcome, resolve } = Promise.withResolvers<boolean>();
  let socket = connectLive(liveAddress(), (connected) => {
    turn(connected ? 'connected' : 'lost');
    resolve(connected);
  });
  signedIn().subscribe((news) => {
    if (news === 'began' || news === 'beganElsewhere') socket.renew();
  });
  if (!(await outcome) && navigator.onLine) socket = await connectByPolling(socket);
  socket.on('sessionEnded', () => signedIn().doubt());
  return socket;
}

/** Some networks let no WebSocket through: there socket.io's own client takes over, which needs none. */
async function connectByPolling(barred: Live): Promise<Live> {
  const client = await import('socket.io-client').catch(() => null);
  if (!client || barred.connected) return barred;
  barred.close();
  const socket = client.io();
  socket.on('connect', () => turn('connected'));
  socket.on('disconnect', (reason) => {
    turn('lost');
    // The server closes the sockets of a session that is over: one comes back as a guest.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', () => turn('lost'));
  return Object.assign(socket, { renew: () => socket.disconnect().connect() }) as Live;
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

/** What sockets are told of who is signed in. */
type OwnNews = Pick<ServerToClientEvents, 'notice' | 'payment'>;

interface Hearing<Name extends keyof OwnNews> {
  onNews: OwnNews[Name];
  /** The socket is back; what was told meanwhile went unheard. */
  onReturn: () => void;
}

/** Hears news of one kind of who is signed in while the component is there. */
export function useLiveNews<Name extends keyof OwnNews>(
  name: Name,
  { onNews, onReturn }: Hearing<Name>,
): void {
  const heard = useEffectEvent(onNews as (told: never) => void);
  const returned = useEffectEvent(onReturn);

  useEffect(() => {
    const listener = (told: never) => heard(told);
    const again = () => returned();
    let stop: (() => void) | undefined;
    let gone = false;
    whenIdle(async () => {
      const socket = await openSocket();
      if (gone) return;
      socket.on(name, listener as ServerToClientEvents[Name]);
      socket.on('connect', again);
      stop = () => {
        socket.off(name, listener as ServerToClientEvents[Name]);
        socket.off('connect', again);
      };
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [name]);
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
