import { NoAnswer } from '@xiongmao/api/client';
import type { AccountChannel, StreamChannel, Versioned } from '@xiongmao/api/realtime/channels';
import { type Closing, closes } from '@xiongmao/api/realtime/closes';
import type { Followed, Following } from '@xiongmao/api/realtime/follow';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { loadCode } from './start/load-code.ts';
import { whenIdle } from './when-idle.ts';
import { endKept } from './worker/kept.ts';

/** `lost` is tried again by itself, later each time; `reconnecting`: because somebody asked for it. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost' | 'reconnecting';

const listeners = new Set<() => void>();
let connection: Connection = 'idle';
let opening: ReturnType<typeof connect> | undefined;

function turn(next: Connection): void {
  connection = next;
  if (next === 'connected') endKept();
  for (const listener of listeners) listener();
}

/** What connects and follows, fetched once the page shows what it holds. */
const load = () =>
  Promise.all([
    import('@xiongmao/api/realtime/open-live'),
    import('@xiongmao/api/realtime/follow'),
  ]);

/** The visit's one connection, opened when something first wants to follow; where it can't be, by the next. */
function theLive() {
  opening ??= connect().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function connect() {
  turn('connecting');
  const [{ openLive }, { follow }] = await loadCode(load, () => turn('lost'));
  const live = openLive((connected) => turn(connected ? 'connected' : 'lost'));
  signedIn().subscribe((news) => {
    if (news === 'began' || news === 'beganElsewhere') live.renew();
  });
  live.on('closed', ({ code }: Closing) => {
    if (code === closes.sessionEnded) signedIn().doubt();
  });
  return { live, follow };
}

/** Begins something on the connection once the page is idle; answers what ends it. */
function whenLive(begin: (given: Awaited<ReturnType<typeof connect>>) => () => void): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  whenIdle(async () => {
    const given = await theLive();
    if (!gone) stop = begin(given);
  });
  return () => {
    gone = true;
    stop?.();
  };
}

/**
 * Follows a stream while the component is there, from the version of the snapshot it shows. The version
 * counts when the stream changes; afterwards following keeps its own. Answers how something is said on it: again
 * under the same key, it is said once.
 */
export function useStream<Name extends string, Message extends Versioned>(
  channel: StreamChannel<Name, Message>,
  stream: Name,
  version: number,
  handlers: Following<Message>,
): Followed['send'] {
  const followed = useRef<Followed>(null);
  const onDelta = useEffectEvent(handlers.onDelta);
  const resync = useEffectEvent(handlers.resync);
  const from = useEffectEvent(() => version);

  useEffect(
    () =>
      whenLive(({ live, follow }) => {
        followed.current = follow(live, channel, stream, from(), {
          onDelta: (delta) => onDelta(delta),
          resync: () => resync(),
        });
        return followed.current.stop;
      }),
    [channel, stream],
  );
  return async (body, key) => {
    if (!followed.current) throw new NoAnswer('not connected yet', false);
    return await followed.current.send(body, key);
  };
}

interface Hearing<Message> {
  onNews: (news: Message) => void;
  /** The connection is back; what was told meanwhile went unheard. */
  onReturn: () => void;
}

/** Hears what a channel tells who is signed in, while the component is there. */
export function useLiveNews<Message>(
  channel: AccountChannel<Message>,
  { onNews, onReturn }: Hearing<Message>,
): void {
  const heard = useEffectEvent(onNews);
  const returned = useEffectEvent(onReturn);

  useEffect(
    () =>
      whenLive(({ live }) => {
        const hear = (news: Message) => heard(news);
        const again = () => returned();
        live.on(channel.event, hear);
        live.on('connect', again);
        return () => {
          live.off(channel.event, hear);
          live.off('connect', again);
        };
      }),
    [channel],
  );
}

/** Tries at once to have the connection back. */
export async function reconnect(): Promise<void> {
  if (connection !== 'lost') return;
  turn('reconnecting');
  (await theLive()).live.renew();
}

/** Has the server see anew who is behind the connection, and what they want hidden. */
export async function renewLive(): Promise<void> {
  if (opening) (await opening).live.renew();
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
