import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import WebSocket from 'ws';
import type { Field, Tally } from './attack.ts';

const host = '127.0.0.1';
/** How the product's own refusals begin, which come as 200. */
const failure = '{"status":"fail"';

export interface WireRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Asks from addresses of one's own, on a few kept connections each, and counts what comes back. */
export function asker({ over, tally }: Pick<Field, 'over' | 'tally'>, connections = 8) {
  const agents = new Map<string, Agent>();
  const agentOf = (localAddress: string) => {
    let agent = agents.get(localAddress);
    if (!agent) {
      agent = new Agent({ keepAlive: true, maxSockets: connections });
      agents.set(localAddress, agent);
    }
    return agent;
  };
  let waiting = 0;
  over.addEventListener('abort', () => {
    for (const agent of agents.values()) agent.destroy();
  });

  return function ask(localAddress: string, port: number, asked: WireRequest): void {
    // Who is kept waiting does not pile up requests of their own.
    if (waiting >= 200 || over.aborted) return;
    waiting += 1;
    const { method = 'GET', path, headers = {}, body } = asked;
    const agent = agentOf(localAddress);
    const sent = request({ host, port, localAddress, agent, method, path, headers });
    let answered = false;
    sent.on('response', (response) => {
      answered = true;
      tally.tried += 1;
      response.once('data', (bytes: Buffer) => {
        const status = response.statusCode ?? 500;
        const isFailure = bytes.toString('latin1', 0, failure.length) === failure;
        // What is not there was looked for all the same.
        if (status === 404 || (status < 400 && !isFailure)) tally.served += 1;
        else tally.refused += 1;
      });
      response.resume().on('error', () => undefined);
    });
    sent.on('error', () => undefined);
    sent.on('close', () => {
      waiting -= 1;
      if (answered || over.aborted) return;
      tally.tried += 1;
      tally.cut += 1;
    });
    sent.end(body);
  };
}

/** A connection from an address of one's own; counted as cut when the product ends it. */
export function connectFrom(
  { over, tally }: Pick<Field, 'over' | 'tally'>,
  localAddress: string,
  port: number,
): Socket {
  tally.tried += 1;
  const socket = connect({ host, port, localAddress, noDelay: true });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    if (!over.aborted) tally.cut += 1;
  });
  const status = /^HTTP\/1\.1 (\d)/;
  socket.on('data', (bytes) => {
    const [, first] = status.exec(bytes.toString('latin1', 0, 12)) ?? [];
    if (first === '4' || first === '5') tally.refused += 1;
  });
  if (over.aborted) socket.destroy();
  else over.addEventListener('abort', () => socket.destroy(), { once: true });
  return socket;
}

/**
 * A socket that follows scores, as far as `ready` (engine.io 4, socket.io 5); null when it was refused.
 * Counted as cut when the product ends it.
 */
export function openSocket(
  { over, tally }: { over: AbortSignal; tally: Tally },
  localAddress: string,
  port: number,
  origin?: string,
): Promise<WebSocket | null> {
  tally.tried += 1;
  const socket = new WebSocket(`ws://${host}:${port}/socket.io/?EIO=4&transport=websocket`, {
    localAddress,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    handshakeTimeout: 60_000,
    ...(origin && { origin }),
  });
  const end = () => socket.terminate();
  over.addEventListener('abort', end, { once: true });
  return new Promise((resolve) => {
    let isOpen = false;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      over.removeEventListener('abort', end);
      if (!over.aborted && isOpen) tally.cut += 1;
      else if (!over.aborted) tally.refused += 1;
      resolve(null);
    });
    socket.on('message', (data: Buffer) => {
      const [first, second] = [data[0], data[1]];
      if (first === 0x30) socket.send('40');
      else if (first === 0x32 && data.length === 1) socket.send('3');
      else if (first === 0x34 && second === 0x30) {
        isOpen = true;
        tally.served += 1;
        resolve(socket);
      }
    });
  });
}

/** The frame that asks for a stream from a version on. */
export const watching = (id: number, name: string, version: number): string =>
  `42${id}${JSON.stringify(['watch', name, version])}`;
