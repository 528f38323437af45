import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

/** An event, made once for all who hear it: as the WebSocket frame that is sent, in one piece. */
export interface Frame {
  readonly bytes: Buffer;
  /** How socket.io's own adapter hands on a frame, too; the option is not in the types. */
  readonly options: { compress: boolean; wsPreEncodedFrame: [Buffer] };
}

/** What a message is to engine.io, and an event to socket.io. */
const kinds = { message: '4', event: '2' };

export function frameOf(event: string, data: unknown): Frame {
  const bytes = textFrame(`${kinds.message}${kinds.event}${JSON.stringify([event, data])}`);
  return { bytes, options: { compress: true, wsPreEncodedFrame: [bytes] } };
}

/** The message in a frame, for long-polling. */
function textOf({ bytes }: Frame): string {
  return bytes.toString('utf8', headLength(bytes) + kinds.message.length);
}

/** Sends a frame after what is unsent; `onSent` runs once it has left this process. */
export function enqueue(connection: Connection, frame: Frame, onSent?: () => void): void {
  const isPolling = connection.transport.name === 'polling';
  connection.write(isPolling ? textOf(frame) : '', frame.options, onSent);
}

/**
 * Sends a frame to connections, for less than `io.to(room).emit` does (docs/benchmarks.md): each idle
 * WebSocket gets it straight. Those with unsent data, and long-polling, get it after what is unsent.
 */
export function broadcast(connections: Iterable<Connection>, frame: Frame): void {
  const packets = [{ type: 'message' as const, options: frame.options }];
  for (const connection of connections) {
    if (isIdleWebSocket(connection)) connection.transport.send(packets);
    else enqueue(connection, frame);
  }
}

/** While it can be written to, nothing waits in its queue. */
function isIdleWebSocket({ readyState, transport }: Connection): boolean {
  return readyState === 'open' && transport.name === 'websocket' && transport.writable;
}

/** A text as one unmasked WebSocket frame (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([frameHead(payload.length), payload]);
}

function frameHead(length: number): Buffer {
  const finalText = 0x81;
  if (length < 126) return Buffer.from([finalText, length]);
  const long = length > 0xffff;
  const head = Buffer.alloc(long ? 10 : 4);
  head[0] = finalText;
  head[1] = long ? 127 : 126;
  if (long) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}

const headLength = (frame: Buffer): number => (frame[1]! < 126 ? 2 : frame[1] === 126 ? 4 : 10);
