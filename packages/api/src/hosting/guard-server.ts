import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hostOf, wideNetworkOf } from './callers/network.ts';
import { keptByServer } from './keep-alive.ts';
import { isLongBody } from './long-bodies.ts';

/** How long and how much a caller may send before it is answered: options of every server of the product. */
export const serverLimits: ServerOptions = {
  keepAliveTimeout: keptByServer,
  /** ms for the headers of a request, on a new connection from its first moment. */
  headersTimeout: 15_000,
  /** Bodies have their time by `limitConnections`: some may take longer than others. */
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** Headers of a request; one with more is refused. */
const mostHeaders = 100;
/** A network may have as many connections as so many of its hosts. */
const hostsInNetwork = 4;
const minute = 60_000;
/** Proxies that are remembered. */
const mostProxies = 1_000;

/** Requests that one connection may have unanswered: browsers and proxies have one. */
const mostPipelined = 16;

/** ms for the whole body of a request. */
const bodyTimeout = minute;
/** A long one may take hours, as long as it goes on: so many bytes come within so many ms. */
const longest = 6 * 60 * minute;
const fewestBytes = 64 * 1024;
const standstill = 30_000;
const bodiesCheckInterval = 5_000;

export type Cut = 'pipelined' | 'unread';

export interface ConnectionEvents {
  onRefused?: () => void;
  /** `first` of this kind in a minute: so often it is worth a line of the log. */
  onCut?: (why: Cut, peer: string, first: boolean) => void;
  /** ms for which a reader may take nothing of an answer. */
  unreadFor?: number;
  /** ms for a body, for a long one, for `fewestBytes` of that, and between looks. */
  bodies?: { timeout: number; longest: number; standstill: number; interval: number };
}

export interface ConnectionLimit {
  /** Whether a request is to be answered; else its connection is cut. */
  admits(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whoever connects from there speaks for others: its connections are not limited. */
  exempt(peer: string): void;
}

/**
 * Cuts connections beyond so many open ones of a host, or four times as many of its network, and those that
 * ask without reading.
 */
export function limitConnections(
  server: Server,
  perHost: number,
  {
    onRefused,
    onCut,
    unreadFor = 30_000,
    bodies = { timeout: bodyTimeout, longest, standstill, interval: bodiesCheckInterval },
  }: ConnectionEvents = {},
): ConnectionLimit {
  server.maxHeadersCount = mostHeaders;
  const open = new Map<string, number>();
  const proxies = new Set<string>();
  const unanswered = new WeakMap<Socket, number>();
  const told: Partial<Record<Cut, number>> = {};
  const coming = new Map<IncomingMessage, Coming>();

  function cut(socket: Socket, why: Cut): void {
    const now = performance.now();
    const first = now - (told[why] ?? -minute) >= minute;
    if (first) told[why] = now;
    onCut?.(why, socket.remoteAddress ?? '', first);
    socket.destroy();
  }

  const add = (key: string, by: 1 | -1): number => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
    return count;
  };

  /** Ends what comes too slowly, as Node itself would by `requestTimeout`. */
  function endSlowBodies(): void {
    const now = performance.now();
    for (const [request, { response, began, bytes, at }] of coming) {
      const { socket } = request;
      if (request.complete || socket.destroyed) {
        coming.delete(request);
        continue;
      }
      // What is refused is not waited for.
      const isLong = isLongBody(request) && !response.writableEnded;
      if (isLong && socket.bytesRead - bytes >= fewestBytes) {
        coming.set(request, { response, began, bytes: socket.bytesRead, at: now });
      }
      const isSlow = isLong
        ? now - began > bodies.longest || now - at > bodies.standstill
        : now - began > bodies.timeout;
      if (!isSlow) continue;
      coming.delete(request);
      const error = new Error('the body came too slowly');
      const isHeard = server.emit(
        'clientError',
        Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
      if (!isHeard) socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    }
  }
  const looking = setInterval(endSlowBodies, bodies.interval).unref();
  server.on('close', () => clearInterval(looking));

  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    const [host, network] = [hostOf(peer), `of ${wideNetworkOf(peer)}`];
    const ofHost = add(host, 1);
    const ofNetwork = add(network, 1);
    socket.once('close', () => {
      add(host, -1);
      add(network, -1);
    });
    if (proxies.has(host)) return;
    if (ofHost > perHost || ofNetwork > perHost * hostsInNetwork) {
      onRefused?.();
      socket.destroy();
    }
  });

  return {
    admits(request, response) {
      const { socket } = request;
      // What came in one piece with the request that was one too many.
      if (socket.destroyed) return false;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > mostPipelined) {
        cut(socket, 'pipelined');
        return false;
      }
      unanswered.set(socket, count);
      if (hasBody(request)) {
        const now = performance.now();
        coming.set(request, { response, began: now, bytes: socket.bytesRead, at: now });
      }
      response.once('close', () => {
        unanswered.set(socket, unanswered.get(socket)! - 1);
        if (request.complete) coming.delete(request);
      });
      response.setTimeout(unreadFor, () => {
        if (socket.writableLength > 0) cut(socket, 'unread');
      });
      return true;
    },
    exempt(peer) {
      if (proxies.size < mostProxies) proxies.add(hostOf(peer));
    },
  };
}

/** A body on its way: since when, and what had come of its connection at the last look that found it going on. */
interface Coming {
  response: ServerResponse;
  began: number;
  bytes: number;
  at: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
