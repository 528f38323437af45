import type { Server, ServerOptions } from 'node:http';
import { keptByServer } from './keep-alive.ts';
import { hostOf, wideNetworkOf } from './network.ts';

/** How long and how much a caller may send before it is answered: options of every server of the product. */
export const patience: ServerOptions = {
  keepAliveTimeout: keptByServer,
  /** ms for the headers of a request, on a new connection from its first moment. */
  headersTimeout: 15_000,
  /** ms for the whole request. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** Headers of a request; one with more is refused. */
const mostHeaders = 100;
/** A network may have as many connections as so many of its hosts. */
const hostsInNetwork = 4;
/** Proxies that are remembered. */
const mostProxies = 1_000;

export interface ConnectionLimit {
  /** Whoever connects from there speaks for others: its connections are not limited. */
  exempt(peer: string): void;
}

/** Cuts connections beyond so many open ones of a host, or four times as many of its network. */
export function limitConnections(
  server: Server,
  perHost: number,
  onRefused: () => void = () => {},
): ConnectionLimit {
  server.maxHeadersCount = mostHeaders;
  const open = new Map<string, number>();
  const proxies = new Set<string>();

  const add = (key: string, by: 1 | -1): number => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
    return count;
  };

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
      onRefused();
      socket.destroy();
    }
  });

  return {
    exempt(peer) {
      if (proxies.size < mostProxies) proxies.add(hostOf(peer));
    },
  };
}
