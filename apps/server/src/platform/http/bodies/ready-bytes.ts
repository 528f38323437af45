import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** An answer that stands ready as the bytes of the whole envelope, plain and compressed. */
export interface ReadyBytes {
  plain: Variant;
  readonly brotli: Variant;
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

/**
 * The envelope of a result that is JSON already, made ready once for all who will get it; compressed when
 * the first of them reads that.
 */
export function readyBytes(result: string): ReadyBytes {
  const plain = Buffer.from(`{"status":"success","result":${result}}`);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
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
  let brotli: Variant | null = null;
  return {
    plain: variant(plain),
    get brotli() {
      brotli ??= variant(compressed(plain), 'content-encoding', 'br');
      return brotli;
    },
    etag,
  };
}

/** The envelope of a result, made ready. */
export function readyEnvelope(result: unknown): ReadyBytes {
  return readyBytes(JSON.stringify(result));
}

const compressed = (plain: Buffer) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const validation = (etag: string) => [
  'etag',
  etag,
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding',
];

/** What to send of ready bytes: nothing to who has them, brotli to who reads it. */
export function answerOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  bytes: ReadyBytes,
): ReadyAnswer {
  if (headers['if-none-match'] === bytes.etag) {
    return { status: 304, headers: validation(bytes.etag), body: null };
  }
  const reads = headers['accept-encoding']?.includes('br') ?? false;
  return { status: 200, ...(reads ? bytes.brotli : bytes.plain) };
}
