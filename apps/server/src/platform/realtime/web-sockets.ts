import type { IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { lastWords } from './limits.ts';

/** What engine.io makes its WebSocket server with. */
type Options = ConstructorParameters<typeof WebSocketServer>[0];
type Handle = WebSocketServer['handleUpgrade'];

/** engine.io's WebSocket server; `opened` is told of each before anything of it is read. */
export function webSocketServer(opened: (socket: WebSocket, request: IncomingMessage) => void) {
  return class extends WebSocketServer {
    constructor(options: Options) {
      super({
        ...options,
        // A ping is answered by who counts it.
        autoPong: false,
        closeTimeout: lastWords.usual,
        // Frames in many pieces would each be kept by themselves until they are whole.
        maxBufferedChunks: 64,
        maxFragments: 16,
      } as Options);
    }

    override handleUpgrade(...[request, socket, head, done]: Parameters<Handle>): void {
      super.handleUpgrade(request, socket, head, (opening, ...more) => {
        opened(opening, request);
        done(opening, ...more);
      });
    }
  };
}

/** What ws parses with; not in its types. */
interface Receiver {
  _loop: boolean;
  _opcode: number;
  _state: number;
}

/**
 * Reads nothing more, not even what has come already, which may be ten thousand frames. Its last words may
 * still be sent.
 */
export function deafen(socket: WebSocket): void {
  socket.pause();
  const { _receiver } = socket as unknown as { _receiver: Receiver };
  // As after a close frame, behind which ws ignores all that comes.
  Object.assign(_receiver, { _loop: false, _opcode: 8, _state: 0 } satisfies Receiver);
  setTimeout(() => socket.terminate(), lastWords.deaf).unref();
}
