import type { IncomingMessage, ServerResponse } from 'node:http';

const minutes = 60;

/**
 * Lets the product's own pages, and nobody else's, read what they call on another host than theirs
 * (`API_URL`), by CORS: true where a preflight was all that was asked.
 */
export function createOwnPages(origins: readonly string[]) {
  return function answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return false;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('vary', 'origin');
    if (request.method !== 'OPTIONS') return false;
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': String(10 * minutes),
    });
    response.end();
    return true;
  };
}
