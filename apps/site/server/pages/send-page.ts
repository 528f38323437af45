import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Coding, chooseCoding } from '../content-coding.ts';
import type { Page } from './page-cache.ts';
import { isSharedWithout, leadOnWithout } from './shared-without.ts';

const vary = 'accept-encoding, accept-language, cookie';
const prepared = new WeakMap<Page, Map<Coding, string[]>>();

/** Header lines of a page by coding, made once: a cached page is sent many times. */
function headersOf(page: Page, coding: Coding, length: number): string[] {
  const byCoding = prepared.get(page) ?? new Map<Coding, string[]>();
  prepared.set(page, byCoding);
  let lines = byCoding.get(coding);
  if (!lines) {
    lines = [
      ...Object.entries({ ...page.headers, etag: page.body.etag, vary }).flat(),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-length',
      String(length),
    ];
    byCoding.set(coding, lines);
  }
  return lines;
}

/** Sends a page past the framework: what is computed here, is so for the first who asks for it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const coding = chooseCoding(request.headers['accept-encoding'] as string | undefined);
  if (page.status === 200 && request.headers['if-none-match'] === page.body.etag) {
    response.writeHead(304, { etag: page.body.etag, vary });
    response.end();
    return;
  }
  const body = page.body.in(coding);
  const send = (ready: Buffer) => {
    const lines = headersOf(page, coding, ready.length);
    const leads = page.headers.location !== undefined && isSharedWithout(request.url ?? '');
    response.writeHead(page.status, leads ? leadOnWithout(lines) : lines);
    response.end(request.method === 'HEAD' ? undefined : ready);
  };
  if (Buffer.isBuffer(body)) send(body);
  else body.then(send, (error: Error) => response.destroy(error));
}
