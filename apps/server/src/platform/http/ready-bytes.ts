import type { IncomingMessage } from 'node:http';

/** An answer that stands ready as the bytes of the whole envelope, plain and compressed. */
export interface ReadyBytes {
  plain: Variant;
  brotli: Variant;
  etag: string;
}

interface Variant {
  body: Buffer;
  /** Names and values in turn. */
  headers: readonly string[];
}

export interface ReadyAnswer {
  status: 200 | 304;
  headers: readonly string[];
  body: Buffer | null;
}

/** Bytes with their headers, made once for all who will get them. */
export function readyBytes(plain: Buffer, brotli: Buffer, etag: string): ReadyBytes {
  const variant = (body: Buffer, ...more: string[]): Variant => ({
    body,
    headers: [
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(body.length),
      ...validation(etag),
      ...more,
    ],
  });
  return { plain: variant(plain), brotli: variant(brotli, 'content-encoding', 'br'), etag };
}

const validation = (etag: string) => [
  'etag',
  etag,
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding',
];

/** What to send of ready bytes: nothing to who has them, brotli to who reads it. */
export function answerOf({ headers }: Pick<IncomingMessage, 'headers'>, bytes: ReadyBytes): ReadyAnswer {
  if (headers['if-none-match'] === bytes.etag) {
    return { status: 304, headers: validation(bytes.etag), body: null };
  }
  const compressed = headers['accept-encoding']?.includes('br') ?? false;
  return { status: 200, ...(compressed ? bytes.brotli : bytes.plain) };
}
