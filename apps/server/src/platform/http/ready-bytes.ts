import type { IncomingMessage } from 'node:http';

/** An answer that stands ready as the bytes of the whole envelope, plain and compressed. */
export interface ReadyBytes {
  json: Buffer;
  brotli: Buffer;
  etag: string;
}

export interface ReadyAnswer {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer | null;
}

/** What to send of ready bytes: nothing to who has them, brotli to who reads it. */
export function answerOf(
  request: Pick<IncomingMessage, 'headers'>,
  bytes: ReadyBytes,
): ReadyAnswer {
  const headers = [
    'etag',
    bytes.etag,
    'cache-control',
    'no-cache',
    'vary',
    'accept-encoding',
    'x-content-type-options',
    'nosniff',
  ];
  if (request.headers['if-none-match'] === bytes.etag) return { status: 304, headers, body: null };
  const compressed = request.headers['accept-encoding']?.includes('br') ?? false;
  const body = compressed ? bytes.brotli : bytes.json;
  headers.push('content-type', 'application/json; charset=utf-8');
  headers.push('content-length', String(body.length));
  if (compressed) headers.push('content-encoding', 'br');
  return { status: 200, headers, body };
}
