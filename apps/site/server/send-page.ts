import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './content-coding.ts';
import type { Page } from './page-cache.ts';

const vary = 'accept-encoding, accept-language, cookie';
const prepared = new WeakMap<Page, Record<keyof Page['bodies'], string[]>>();

/** Header lines of a page by coding, made once: a cached page is sent many times. */
function headersOf(page: Page): Record<keyof Page['bodies'], string[]> {
  let headers = prepared.get(page);
  if (!headers) {
    const common = Object.entries({ ...page.headers, etag: page.etag, vary }).flat();
    const lines = (coding: keyof Page['bodies']) => [
      ...common,
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-length',
      String(page.bodies[coding].length),
    ];
    headers = { identity: lines('identity'), br: lines('br'), gzip: lines('gzip') };
    prepared.set(page, headers);
  }
  return headers;
}

/** Sends a page past the framework: nothing is computed here that could be made ready before. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const coding = chooseCoding(request.headers['accept-encoding'] as string | undefined);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { etag: page.etag, vary });
    response.end();
    return;
  }
  response.writeHead(page.status, headersOf(page)[coding]);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding]);
}
