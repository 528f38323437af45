// A load generator: asks for one thing again and again, one request at a time on each connection.
import { connect } from 'node:net';
import { answer } from '../ipc.ts';

export interface Load {
  port: number;
  /** The request as it goes over the wire. */
  request: string;
  connections: number;
  /** How many answers to ask for, or for how long. */
  until: { answers: number } | { ms: number };
}

export interface Loaded {
  answers: number;
  /** Length of the last answer's body. */
  bytes: number;
}

answer({
  async load({ port, request, connections, until }: Load): Promise<Loaded> {
    const deadline = 'ms' in until ? performance.now() + until.ms : Number.POSITIVE_INFINITY;
    let left = 'answers' in until ? until.answers : Number.POSITIVE_INFINITY;
    const loaded: Loaded = { answers: 0, bytes: 0 };
    const next = (bytes: number | null): boolean => {
      if (bytes !== null) {
        loaded.answers += 1;
        loaded.bytes = bytes;
      }
      left -= 1;
      return left >= 0 && performance.now() < deadline;
    };
    await Promise.all(Array.from({ length: connections }, () => repeat(port, request, next)));
    return loaded;
  },
});

/** Sends the request as long as `next` says so; it is told the length of each answer's body. */
function repeat(
  port: number,
  request: string,
  next: (bytes: number | null) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const wire = Buffer.from(request);
    let held: Buffer | null = null;
    const ask = (bytes: number | null) => {
      if (next(bytes)) socket.write(wire);
      else socket.end();
    };
    socket.on('connect', () => ask(null));
    socket.on('data', (chunk: Buffer) => {
      held = held ? Buffer.concat([held, chunk]) : chunk;
      const end = held.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = held.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head);
      if (!head.startsWith('HTTP/1.1 200 ') || !length) {
        reject(new Error(`an answer is not as expected:\n${head}`));
        return socket.destroy();
      }
      if (held.length < end + 4 + Number(length[1])) return;
      held = null;
      ask(Number(length[1]));
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}
