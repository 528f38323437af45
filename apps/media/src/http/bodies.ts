import type { IncomingMessage, ServerResponse } from 'node:http';
import { unframed } from '@xiongmao/api/hosting/unframed';

/** A request's body as text; null beyond so many bytes, of which no more is read. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    length += (piece as Buffer).length;
    if (length > most) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString();
}

export function answerJson(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...unframed,
  });
  response.end(JSON.stringify(content));
}
