import type { LiveSocket } from './matches/follow.ts';
import { subscribeToNetwork } from './network.ts';

/** A socket that can be closed for good, or opened anew: who is behind it, its handshake says. */
export interface Live extends LiveSocket {
  renew(): void;
  close(): void;
}

type Listener = (...args: never[]) => void;
type Call = (...args: unknown[]) => void;

/** ms in which a server that was called has to answer. */
const patience = 20_000;
/** ms before the first new attempt, and at most. */
const pause = { first: 1000, longest: 5000 };
/** What messages begin with: a digit of engine.io's, and after its 4 one of socket.io's. */
const words = {
  open: '0',
  ping: '2',
  pong: '3',
  connect: '40',
  event: '42',
  answer: '43',
} as const;

/** Where the server's sockets are: on each front end's own origin. */
export const liveAddress = (): string =>
  `${location.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/**
 * As much of a socket.io client as following takes, over a WebSocket alone: socket.io's own weighs ten
 * times as much. It connects until it is closed, and tells when it has, and when not or no longer.
 * Whatever else the server says (an end, a refusal) counts as a lost connection.
 */
export function connectLive(address: string, tell: (connected: boolean) => void): Live {
  const listeners = new Map<string, Set<Listener>>();
  const answers = new Map<number, Call>();
  let socket: WebSocket;
  let connected = false;
  let failures = 0;
  let calls = 0;
  let silence = patience;
  /** Until the server counts as gone, or until the next attempt. */
  let timer: ReturnType<typeof setTimeout>;

  function open(): void {
    silence = patience;
    socket = new WebSocket(address);
    socket.onmessage = ({ data }) => hear(data as string);
    socket.onclose = lose;
    awaitWord();
  }

  function drop(): void {
    clearTimeout(timer);
    const old = socket;
    old.onmessage = old.onclose = null;
    // On its way yet (0), it is let arrive: browsers complain of one that is closed before.
    if (old.readyState === 0) old.onopen = () => old.close();
    else old.close();
    connected = false;
    answers.clear();
  }

  function lose(): void {
    drop();
    const wait = Math.min(pause.first * 2 ** failures, pause.longest) * (0.5 + Math.random());
    failures += 1;
    timer = setTimeout(open, wait);
    tell(false);
  }

  function awaitWord(): void {
    clearTimeout(timer);
    timer = setTimeout(lose, silence);
  }

  function hear(text: string): void {
    awaitWord();
    const [, word, id, body] = /^(4?\d)(\d*)(.*)$/s.exec(text) as unknown as string[];
    const read = () => JSON.parse(body!) as unknown;
    switch (word) {
      case words.open:
        greet(read() as Record<'pingInterval' | 'pingTimeout', number>);
        break;
      case words.ping:
        socket.send(words.pong);
        break;
      case words.connect:
        connected = true;
        failures = 0;
        tell(true);
        report('connect');
        break;
      case words.event:
        report(...(read() as [string, ...unknown[]]));
        break;
      case words.answer:
        answers.get(Number(id))?.(...(read() as unknown[]));
        answers.delete(Number(id));
        break;
      default:
        lose();
    }
  }

  function greet(beat: { pingInterval: number; pingTimeout: number }): void {
    silence = beat.pingInterval + beat.pingTimeout;
    socket.send(words.connect);
  }

  function report(name: string, ...args: unknown[]): void {
    for (const listener of [...(listeners.get(name) ?? [])]) (listener as Call)(...args);
  }

  function renew(): void {
    const stood = connected;
    drop();
    if (stood) tell(false);
    open();
  }

  function heedNetwork(): void {
    if (!navigator.onLine) lose();
    else if (!connected) {
      drop();
      open();
    }
  }
  const ignoreNetwork = subscribeToNetwork(heedNetwork);
  open();

  return {
    get connected() {
      return connected;
    },
    emit(name, ...args) {
      if (!connected) return;
      const answer = args.at(-1);
      const isAsked = typeof answer === 'function';
      if (isAsked) answers.set(++calls, answer as Call);
      const said = JSON.stringify([name, ...(isAsked ? args.slice(0, -1) : args)]);
      socket.send(words.event + (isAsked ? calls : '') + said);
    },
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off(name: string, listener: Listener) {
      listeners.get(name)?.delete(listener);
    },
    renew,
    close() {
      ignoreNetwork();
      drop();
    },
  };
}
