import { backoff } from '@xiongmao/api/http/backoff';
import { WebSocket } from 'ws';
import { parseBounded } from './bounded-json.ts';
import type { Stream } from './provider.ts';

const pause = { first: 1_000, longest: 30_000 };
/** ms that a socket may say nothing: frames come every other second. */
const longestSilence = 60_000;
/** ms after which one that was closed in order, or not let in, is tried again. */
const closedFor = { inOrder: 60_000, refused: 15 * 60_000 };
const mostBytes = 4 * 1024 * 1024;
/** Characters that are held until they are read, of all streams: who sends more waits until they are. */
const mostHeld = 16 * 1024 * 1024;
/** Characters that a message takes beside its own, so that many small ones are held up, too. */
const perMessage = 1_000;
/** No more are ever in play at once. */
const mostSockets = 200;

interface Open {
  stream: Stream;
  socket: WebSocket | null;
  failures: number;
  notBefore: number;
  heardAt: number;
  waiting: unknown[];
}

/** Keeps sockets to a provider open, and what came over them until it is read. */
export function createStreams(options: {
  now(): number;
  onMessage(): void;
  onTrouble(stream: Stream, reason: string): void;
  /** Of what must be held nowhere. */
  clean(text: string): string;
}) {
  const { now, onMessage, onTrouble, clean } = options;
  const open = new Map<string, Open>();
  let heldSize = 0;

  function connect(one: Open): void {
    const { stream } = one;
    const socket = new WebSocket(stream.url, { handshakeTimeout: 8_000, maxPayload: mostBytes });
    one.socket = socket;
    one.heardAt = now();
    socket.on('open', () => {
      for (const message of stream.greeting) socket.send(message);
    });
    socket.on('message', (data) => {
      if (one.socket !== socket) return;
      one.heardAt = now();
      one.failures = 0;
      const text = clean(String(data));
      one.waiting.push(parsed(text));
      heldSize += text.length + perMessage;
      if (heldSize > mostHeld) socket.pause();
      onMessage();
    });
    // What is wrong is told by the close that follows; its own words may have the address in them, and so the token.
    socket.on('error', () => undefined);
    let isRefused = false;
    socket.on('unexpected-response', (_request, { statusCode }) => {
      isRefused = statusCode === 401 || statusCode === 403;
      socket.terminate();
    });
    socket.on('close', (code) => {
      if (one.socket !== socket) return;
      one.socket = null;
      one.failures += 1;
      const wait =
        code === 1000
          ? closedFor.inOrder
          : isRefused || code === 4001 || code === 4003
            ? closedFor.refused
            : backoff(one.failures, pause);
      one.notBefore = now() + wait;
      if (code !== 1000) onTrouble(stream, `the socket closed: ${code}`);
      onMessage();
    });
  }

  return {
    /** Opens what is wanted and is not, and closes what is not wanted any more. Returns when to look again. */
    tend(all: readonly Stream[]): number {
      const wanted = all.slice(0, mostSockets);
      const names = new Set(wanted.map(({ name }) => name));
      for (const [name, one] of open) {
        if (names.has(name) || one.waiting.length > 0) continue;
        open.delete(name);
        end(one);
      }
      let next = Number.POSITIVE_INFINITY;
      for (const stream of wanted) {
        const one = open.get(stream.name) ?? {
          stream,
          socket: null,
          failures: 0,
          notBefore: 0,
          heardAt: 0,
          waiting: [],
        };
        one.stream = stream;
        open.set(stream.name, one);
        if (one.socket && now() - one.heardAt > longestSilence) one.socket.terminate();
        else if (!one.socket && one.notBefore <= now()) connect(one);
        next = Math.min(next, one.socket ? one.heardAt + longestSilence + 1 : one.notBefore);
      }
      return next;
    },
    /** What came since, stream by stream. */
    take(): { stream: Stream; messages: unknown[] }[] {
      heldSize = 0;
      return [...open.values()].flatMap((one) => {
        one.socket?.resume();
        if (one.waiting.length === 0) return [];
        const messages = one.waiting;
        one.waiting = [];
        return [{ stream: one.stream, messages }];
      });
    },
    stop(): void {
      for (const one of open.values()) end(one);
      open.clear();
    },
  };
}

function end(one: Open): void {
  const { socket } = one;
  one.socket = null;
  socket?.terminate();
}

function parsed(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return text.slice(0, 1_000);
  }
}
