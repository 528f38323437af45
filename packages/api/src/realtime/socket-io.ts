import type { Socket } from 'socket.io-client';
import type { Closing } from './closes.ts';
import { broken, type Line, type LineListener, type OpenLine } from './line.ts';

type Transports = ('polling' | 'websocket')[];

/**
 * socket.io's own client, fetched when it is needed: for networks that let no WebSocket through, where
 * long-polling does.
 */
export const socketIo =
  (
    origin: string,
    {
      transports = ['polling', 'websocket'],
      ...query
    }: { transports?: Transports; language?: string } = {},
  ): OpenLine =>
  (listener) => {
    let socket: Socket | undefined;
    let ended = false;
    import('socket.io-client').then(
      ({ io }) => {
        if (ended) return;
        socket = io(origin, {
          transports,
          query,
          forceNew: true,
          reconnection: false,
          withCredentials: true,
        });
        bind(socket, listener);
      },
      () => {
        if (!ended) listener.lost(broken);
      },
    );
    return {
      emit: (event, ...args) => void socket?.emit(event, ...args),
      close() {
        ended = true;
        socket?.off().offAny().close();
      },
    } satisfies Line;
  };

function bind(socket: Socket, listener: LineListener): void {
  let said: Closing | undefined;
  // Over a WebSocket the close code tells; over long-polling an event before the end does.
  socket.on('closing', (code: number, after: number) => {
    said = { code, after };
  });
  socket.onAny((event: string, ...args: unknown[]) => {
    if (event !== 'closing') listener.hear(event, ...args);
  });
  socket.on('connect', () => listener.opened());
  socket.on('connect_error', (error) => {
    socket.off().offAny().close();
    listener.lost(refusalOf(error));
  });
  socket.on('disconnect', (_reason, details) => {
    socket.off().offAny().close();
    listener.lost(said ?? closingOf(details));
  });
}

const closingOf = (details: unknown): Closing => {
  const { context } = (details ?? {}) as { context?: Partial<CloseEvent> };
  return context?.code ? { code: context.code, after: Number(context.reason) || 0 } : broken;
};

/** A refused handshake says when to come back: `{"message": "<why> <ms>"}`. */
function refusalOf(error: Error): Closing {
  const { context } = error as { context?: { responseText?: string } };
  const [, after] = /"message":"\w+ (\d+)"/.exec(context?.responseText ?? '') ?? [];
  return { ...broken, after: Number(after ?? 0) };
}
