import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';

/** Players stand on other origins, and send no cookie. */
export const fromAnywhere = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Counter {
  gave(bytes: number): void;
}

/** A refusal in one word, which no cache keeps. */
export function answerFailure(response: ServerResponse, status: number, error: string): void {
  const headers = {
    ...fromAnywhere,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  response.writeHead(status, headers).end(JSON.stringify({ error }));
}

/** The same bytes for all who ask at this moment: compressed once. */
const compressed = new WeakMap<Buffer, Buffer>();

export function answerPlaylist(
  { request, response }: Exchange,
  playlist: string | Buffer,
  counter: Counter | null,
): void {
  const plain = typeof playlist === 'string' ? Buffer.from(playlist) : playlist;
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  let body = takesGzip ? compressed.get(plain) : plain;
  if (!body) {
    body = gzipSync(plain, { level: 1 });
    compressed.set(plain, body);
  }
  response.writeHead(200, {
    ...fromAnywhere,
    'content-type': 'application/vnd.apple.mpegurl',
    'content-length': body.length,
    'cache-control': 'max-age=1',
    vary: 'accept-encoding',
    ...(takesGzip && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  counter?.gave(body.length);
}

const mediaHeaders = (length: number, seconds: number) => ({
  ...fromAnywhere,
  'content-type': 'video/mp4',
  'content-length': length,
  'cache-control': `max-age=${seconds}`,
});

export function answerPieces(
  { request, response }: Exchange,
  pieces: readonly Buffer[],
  seconds: number,
  counter: Counter | null,
): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(200, mediaHeaders(length, seconds));
  if (request.method !== 'HEAD') {
    for (const piece of pieces) response.write(piece);
    counter?.gave(length);
  }
  response.end();
}

export async function answerStored(
  { request, response }: Exchange,
  { size, content }: { size: number; content: Readable },
  seconds: number,
  counter: Counter | null,
): Promise<void> {
  response.writeHead(200, mediaHeaders(size, seconds));
  if (request.method === 'HEAD') {
    content.destroy();
    return void response.end();
  }
  counter?.gave(size);
  // Who has gone reads no more; there is nobody to tell.
  await pipeline(content, response).catch(() => response.destroy());
}
