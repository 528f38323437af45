import { backoff } from '../http/backoff.ts';
import { type Closing, comesBack } from './closes.ts';
import { broken, type Line, type OpenLine } from './line.ts';

type Listener = (...args: never[]) => void;

/** A connection that is kept: tried again until it is closed, or the server says not to come back. */
export interface Live {
  readonly connected: boolean;
  /** Says something while connected; a function at the end gets the answer, unless the line is lost. */
  emit(event: string, ...args: unknown[]): void;
  /** Hears an event of the server's; `connect`; or `closed`, with a `Closing`. */
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
  /** Opens it anew: who is behind it, its handshake says. */
  renew(): void;
  close(): void;
}

/** Whether the device has a network at all. */
export interface Network {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
}

const pause = { first: 1_000, longest: 15_000 };

/**
 * Keeps a connection by the first way that gets through, and tells when it stands, and when not or no
 * longer. Ways are tried in turn until one has stood; then that one is tried again.
 */
export function keepLive(
  ways: readonly OpenLine[],
  network: Network,
  tell: (connected: boolean) => void,
): Live {
  const listeners = new Map<string, Set<Listener>>();
  let line: Line;
  let way = 0;
  let hasStood = false;
  let connected = false;
  let ended = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;

  function report(event: string, ...args: unknown[]): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      (listener as (...given: unknown[]) => void)(...args);
    }
  }

  function open(): void {
    ended = false;
    line = ways[way]!({
      hear: report,
      opened() {
        connected = hasStood = true;
        failures = 0;
        tell(true);
        report('connect');
      },
      lost: lose,
    });
  }

  function drop(): void {
    clearTimeout(timer);
    line.close();
    connected = false;
  }

  function lose(closing: Closing): void {
    drop();
    ended = !comesBack(closing);
    if (!ended) timer = setTimeout(open, Math.max(nextPause(), closing.after));
    tell(false);
    report('closed', closing);
  }

  /** ms before the next attempt: none before another way that was not tried yet. */
  function nextPause(): number {
    if (!hasStood && network.isOnline()) {
      way = (way + 1) % ways.length;
      if (way > 0) return 0;
    }
    failures += 1;
    return backoff(failures, pause);
  }

  function heedNetwork(): void {
    if (ended) return;
    if (!network.isOnline()) lose(broken);
    else if (!connected) {
      drop();
      open();
    }
  }
  const ignoreNetwork = network.subscribe(heedNetwork);
  open();

  return {
    get connected() {
      return connected;
    },
    emit(event, ...args) {
      if (connected) line.emit(event, ...args);
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    renew() {
      const stood = connected;
      drop();
      if (stood) tell(false);
      open();
    },
    close() {
      ignoreNetwork();
      drop();
    },
  };
}
