import { type CloseName, closes } from '@xiongmao/api/realtime/closes';
import type { Socket } from 'socket.io';
import type WebSocket from 'ws';
import { Budget } from './budgets/budgets.ts';
import type { Caller } from './handshakes.ts';
import { messages, packetOverhead } from './limits.ts';
import { deafen } from './web-sockets.ts';

export type Connection = Socket['conn'];

/** A client's connection, and what is counted of it. */
export interface Peer {
  connection: Connection;
  caller: Caller;
  /** When its handshake began (ms since the epoch). */
  came: number;
  budget: Budget;
  /** Streams whose backlog it was given and that is not sent yet. */
  pending: Set<string>;
}

export const peerOf = (connection: Connection, caller: Caller, came: number): Peer => ({
  connection,
  caller,
  came,
  budget: new Budget(messages.socket),
  pending: new Set(),
});

/** What engine.io keeps of a WebSocket; not in its types. */
export const webSocketOf = ({ transport }: Connection): WebSocket | null =>
  transport.name === 'websocket' ? (transport as unknown as { socket: WebSocket }).socket : null;

interface Queued {
  data?: string;
  options?: { wsPreEncodedFrame?: [Buffer] };
}

/** Backpressure, in bytes that are unsent: in engine.io's queue, in ws's, and what queueing itself takes. */
export function unsentOf(connection: Connection): number {
  const { writeBuffer } = connection as unknown as { writeBuffer: readonly Queued[] };
  let bytes = webSocketOf(connection)?.bufferedAmount ?? 0;
  for (const { data, options } of writeBuffer) {
    bytes += packetOverhead + (options?.wsPreEncodedFrame?.[0].length ?? data?.length ?? 0);
  }
  return bytes;
}

/** Calls back once nothing of a closed connection is open any more: who is cut may still read why. */
export function onceGone(connection: Connection, then: () => void): void {
  const socket = webSocketOf(connection);
  if (socket && socket.readyState !== socket.CLOSED) socket.once('close', then);
  else then();
}

/**
 * Ends a connection and says why. It leaves all rooms at once and what is unsent is dropped, but for the
 * message on its way. `deaf` reads nothing more of a client that says too much.
 */
export function closePeer(
  { connection }: Peer,
  name: CloseName,
  { after = 0, deaf = false }: { after?: number; deaf?: boolean } = {},
): void {
  const socket = webSocketOf(connection);
  if (socket) {
    socket.close(closes[name], String(Math.ceil(after)));
    if (deaf) deafen(socket);
  } else if (connection.transport.writable) {
    connection.write(`2${JSON.stringify(['closing', closes[name], Math.ceil(after)])}`);
  }
  connection.close(true);
}
