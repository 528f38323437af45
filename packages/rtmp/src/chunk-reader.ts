import { ProtocolError } from './protocol-error.ts';

export interface Message {
  type: number;
  stream: number;
  /** ms, 32 bits: it wraps around after 49 days. */
  timestamp: number;
  body: Buffer;
}

export interface ChunkLimits {
  /** Bytes of one message. */
  message: number;
  /** Bytes of all messages that are not complete. */
  incomplete: number;
}

interface ChunkStream {
  timestamp: number;
  delta: number;
  length: number;
  type: number;
  stream: number;
  /** The 32 bits that stand in place of 24, where they were needed. */
  extended: number | null;
  parts: Buffer[];
  received: number;
}

const mostChunkStreams = 16;
const extendedMark = 0xffffff;
const headerSizes = [11, 7, 3, 0] as const;

export interface ChunkReader {
  /** Takes bytes as they come; tells each message once it is whole. */
  push(data: Buffer): void;
  setChunkSize(size: number): void;
  /** The peer gives up the message that it had begun there. */
  abort(chunkStream: number): void;
  setLimits(limits: ChunkLimits): void;
}

/** Puts messages together of the chunks that a peer sends. Throws ProtocolError on what can't be read. */
export function createChunkReader(
  limits: ChunkLimits,
  onMessage: (message: Message) => void,
): ChunkReader {
  const streams = new Map<number, ChunkStream>();
  let chunkSize = 128;
  let incomplete = 0;
  /** Of a header that is not whole. */
  let rest: Buffer = Buffer.alloc(0);
  /** The message whose chunk is being read, and how much of that chunk is still to come. */
  let current: ChunkStream | null = null;
  let left = 0;

  function drop(stream: ChunkStream): void {
    incomplete -= stream.received;
    stream.parts = [];
    stream.received = 0;
  }

  function complete(stream: ChunkStream): void {
    const [only] = stream.parts;
    const body = stream.parts.length === 1 ? only! : Buffer.concat(stream.parts);
    drop(stream);
    const { type, timestamp } = stream;
    onMessage({ type, stream: stream.stream, timestamp, body });
  }

  /** Reads a chunk's header; its length, or 0 when it is not whole. */
  function header(input: Buffer, from: number): number {
    const basic = basicHeader(input, from);
    if (!basic) return 0;
    const { format, id } = basic;
    let at = from + basic.length;
    const size = headerSizes[format];
    if (input.length < at + size) return 0;

    let stream = streams.get(id);
    if (!stream) {
      if (format > 1) throw new ProtocolError('badChunk');
      if (streams.size >= mostChunkStreams) throw new ProtocolError('tooManyChunkStreams');
      stream = newChunkStream();
    }
    const continues = format === 3 && stream.received > 0;

    let field = format === 3 ? null : input.readUIntBE(at, 3);
    let extended = format === 3 ? stream.extended : null;
    if (field === extendedMark) {
      if (input.length < at + size + 4) return 0;
      extended = field = input.readUInt32BE(at + size);
    }
    const given = format < 2 ? { length: input.readUIntBE(at + 3, 3), type: input[at + 6]! } : null;
    const owner = format === 0 ? input.readUInt32LE(at + 7) : stream.stream;
    at += size;
    if (format === 3 && extended !== null) {
      // Some encoders repeat the extended timestamp, some don't.
      if (input.length < at + 4) return 0;
      if (input.readUInt32BE(at) === extended) at += 4;
    } else if (extended !== null) at += 4;

    if (!continues) {
      drop(stream);
      Object.assign(stream, given, { stream: owner, extended });
      if (field !== null) stream.delta = field;
      stream.timestamp = format === 0 ? field! : (stream.timestamp + stream.delta) >>> 0;
      if (stream.length > limits.message) throw new ProtocolError('messageTooLarge');
    }
    streams.set(id, stream);
    current = stream;
    left = Math.min(chunkSize, stream.length - stream.received);
    return at - from;
  }

  return {
    push(data) {
      const input = rest.length > 0 ? Buffer.concat([rest, data]) : data;
      rest = Buffer.alloc(0);
      let at = 0;
      while (at < input.length) {
        if (left === 0) {
          const length = header(input, at);
          if (length === 0) {
            rest = input.subarray(at);
            return;
          }
          at += length;
        }
        const stream = current!;
        const part = input.subarray(at, at + left);
        at += part.length;
        left -= part.length;
        if (part.length > 0) stream.parts.push(part);
        stream.received += part.length;
        incomplete += part.length;
        if (incomplete > limits.incomplete) throw new ProtocolError('messageTooLarge');
        if (stream.received === stream.length) complete(stream);
      }
    },

    setChunkSize(size) {
      if (size < 1) throw new ProtocolError('badChunk');
      chunkSize = size;
    },

    abort(chunkStream) {
      const stream = streams.get(chunkStream);
      if (stream) drop(stream);
    },

    setLimits(next) {
      limits = next;
    },
  };
}

const newChunkStream = (): ChunkStream => ({
  timestamp: 0,
  delta: 0,
  length: 0,
  type: 0,
  stream: 0,
  extended: null,
  parts: [],
  received: 0,
});

function basicHeader(input: Buffer, from: number) {
  const first = input[from]!;
  const format = (first >> 6) as 0 | 1 | 2 | 3;
  const id = first & 0x3f;
  if (id > 1) return { format, id, length: 1 };
  const length = id === 0 ? 2 : 3;
  if (input.length < from + length) return null;
  const more = id === 0 ? input[from + 1]! : input.readUInt16LE(from + 1);
  return { format, id: more + 64, length };
}
