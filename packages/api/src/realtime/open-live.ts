import { subscribeToNetwork } from '../http/network.ts';
import { keepLive, type Live, type Network } from './live.ts';
import { socketIo } from './socket-io.ts';
import { webSocket } from './web-socket.ts';

const browser: Network = { isOnline: () => navigator.onLine, subscribe: subscribeToNetwork };

/** The connection of a page: to where it says (`data-socket`), else its own origin, which has the server's sockets. */
export function openLive(tell: (connected: boolean) => void): Live {
  const { dataset, lang: language } = document.documentElement;
  const origin = dataset.socket || location.origin;
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&language=${language}`;
  return keepLive([webSocket(address), socketIo(origin, { language })], browser, tell);
}
