import { subscribeToNetwork } from '../network.ts';
import { keepLive, type Live, type Network } from './live.ts';
import { socketIo } from './socket-io.ts';
import { webSocket } from './web-socket.ts';

const browser: Network = { isOnline: () => navigator.onLine, subscribe: subscribeToNetwork };

/** The connection of a page: each front end has the server's sockets on its own origin. */
export function openLive(tell: (connected: boolean) => void): Live {
  const { origin } = location;
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  return keepLive([webSocket(address), socketIo(origin)], browser, tell);
}
