import { backoff } from '../http/backoff.ts';
import type { StreamChannel, Versioned, WatchAnswer } from './channels.ts';
import type { Live } from './live.ts';
import { send } from './send.ts';
import { classifyDelta } from './versions.ts';

export interface Following<Message> {
  /** Takes the messages to apply, in order, none twice, none missing. */
  onDelta: (delta: Message) => void;
  /** Fetches a snapshot, shows it, and answers its version. Called after a gap. */
  resync: () => Promise<number>;
}

/** A stream that is followed. */
export interface Followed {
  /** Says something on it: see `send.ts`. */
  send(body: unknown, key?: string): Promise<unknown>;
  stop(): void;
}

const pause = { first: 500, longest: 15_000 };

/** How many follow a stream on a connection: the last one to stop leaves it. */
const followers = new WeakMap<Live, Map<string, number>>();

/**
 * Follows one stream from the version of the snapshot in hand, through reconnects and gaps. What
 * fails is tried again after ever longer pauses; a stream that is refused for good is asked for anew when
 * the connection is.
 */
export function follow<Name extends string, Message extends Versioned>(
  live: Live,
  channel: StreamChannel<Name, Message>,
  stream: Name,
  version: number,
  { onDelta, resync }: Following<Message>,
): Followed {
  let current = version;
  let joined = false;
  let stopped = false;
  let resyncing = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;
  const joinListeners = new Set<() => void>();

  function receive(delta: Message): void {
    if (delta.stream !== stream || !joined) return;
    const fit = classifyDelta(current, delta);
    if (fit === 'gap') void recover();
    if (fit !== 'apply') return;
    failures = 0;
    current = delta.v;
    onDelta(delta);
  }

  function join(): void {
    clearTimeout(timer);
    joined = false;
    if (!live.connected || resyncing) return;
    live.emit('watch', stream, current, (answer: WatchAnswer) => {
      if (stopped) return;
      if (answer.ok) succeed();
      else if (answer.why === 'busy') timer = setTimeout(join, nextPause());
      else if (answer.why === 'behind') void recover();
    });
  }

  function succeed(): void {
    joined = true;
    for (const listener of joinListeners) listener();
  }

  /** Calls at once where the stream is joined on this connection, and at each join from then on. */
  function whenJoined(listener: () => void): () => void {
    joinListeners.add(listener);
    if (joined) listener();
    return () => joinListeners.delete(listener);
  }

  function nextPause(): number {
    failures += 1;
    return backoff(failures, pause);
  }

  const wait = () =>
    new Promise((resolve) => {
      timer = setTimeout(resolve, nextPause());
    });

  async function recover(): Promise<void> {
    if (resyncing || stopped) return;
    resyncing = true;
    joined = false;
    // A snapshot that is behind again, as when processes differ for a moment, is no reason to hurry.
    if (failures > 0) await wait();
    failures += 1;
    while (!stopped) {
      try {
        current = await resync();
        break;
      } catch {
        // The screen shows the failure by itself; here only time helps.
        await wait();
      }
    }
    resyncing = false;
    if (!stopped) join();
  }

  const counts = followers.get(live) ?? new Map<string, number>();
  followers.set(live, counts.set(stream, (counts.get(stream) ?? 0) + 1));
  live.on(channel.event, receive);
  live.on('connect', join);
  join();

  return {
    send: (body, key) => send(live, stream, body, whenJoined, key),
    stop() {
      if (stopped) return;
      stopped = true;
      joined = false;
      clearTimeout(timer);
      live.off(channel.event, receive);
      live.off('connect', join);
      const left = counts.get(stream)! - 1;
      counts.set(stream, left);
      if (left > 0) return;
      counts.delete(stream);
      live.emit('unwatch', stream);
    },
  };
}
